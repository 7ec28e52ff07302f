//! Tests that a computer player uses only its seat's view.

use ai::Strength;
use engine::{Seed, Viewer};
use games::all;

use super::{ask, in_parallel, random_positions};

/// With other hidden components, a seat's decision and the number of searched steps stay the same.
#[test]
fn decisions_do_not_depend_on_hidden_things() {
    for title in all() {
        let mut hidden = std::sync::atomic::AtomicU64::new(0);
        in_parallel(12, |seed| {
            let seats = title.min_seats() + (seed % u64::from(title.max_seats() - title.min_seats() + 1)) as u8;
            random_positions(title, seats, Seed::new(seed), 13, |position, seat| {
                for (strength, budget) in [(Strength::Easy, 300), (Strength::Medium, 400), (Strength::Hard, 900)] {
                    let ask = ask(strength, Seed::new(seed), budget);
                    let decision = position.coach().advise(seat, &ask, &mut || false);
                    for other in 1..=3 {
                        let dealt = position.imagine(Viewer::Seat(seat), Seed::new(other));
                        if dealt.save() != position.save() {
                            hidden.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        }
                        assert_eq!(
                            dealt.coach().advise(seat, &ask, &mut || false),
                            decision,
                            "{}, seed {seed}, seat {seat}, {strength:?}: {}",
                            title.id(),
                            position.save()
                        );
                    }
                }
            });
        });
        // The new deals must differ from the true state, or the test proves nothing.
        assert!(*hidden.get_mut() > 100, "{}: {hidden:?} positions with something hidden", title.id());
    }
}

/// Standings depend only on public knowledge.
#[test]
fn standings_do_not_depend_on_hidden_things() {
    for title in all() {
        random_positions(title, title.max_seats(), Seed::new(3), 17, |position, _| {
            let standings = position.coach().standings();
            assert_eq!(standings.len(), usize::from(position.seats()));
            let chances: f32 = standings.iter().map(|standing| standing.chance).sum();
            assert!((chances - 1.0).abs() < 0.01, "chances add up to {chances}");
            for seed in 1..=3 {
                assert_eq!(position.imagine(Viewer::Public, Seed::new(seed)).coach().standings(), standings);
            }
        });
    }
}
