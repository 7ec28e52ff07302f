//! Tests of the limits of a search: legal steps, step budget, clock and seed.

use ai::{LEAST_BUDGET, PlayerSpec, Strength};
use engine::{Options, Seat, Seed};
use games::all;
use games::simulate::play_record;

use super::{ask, in_parallel, random_positions};

#[test]
fn every_turn_that_is_named_can_be_begun_and_the_best_can_be_played() {
    for title in all() {
        in_parallel(6, |seed| {
            random_positions(title, title.max_seats(), Seed::new(seed), 11, |position, seat| {
                for strength in Strength::ALL {
                    let advice =
                        position.coach().advise(seat, &ask(strength, Seed::new(seed), 1_500), &mut || false).unwrap();
                    let legal = position.legal(seat);
                    for turn in &advice.turns {
                        assert!(legal.contains(&turn.steps[0]), "{strength:?}: `{}` of {legal:?}", turn.steps[0]);
                    }
                    let mut after = position.fork();
                    for step in &advice.turns[0].steps {
                        // A turn planned for another deal may stop early, but never with a broken step.
                        if after.play(seat, step).is_err() {
                            break;
                        }
                    }
                    assert_ne!(after.save(), position.save(), "{strength:?} changed nothing");
                }
            });
        });
    }
}

#[test]
fn only_players_to_act_get_hints() {
    for title in all() {
        random_positions(title, title.max_seats(), Seed::new(5), 29, |position, _| {
            for seat in Seat::all(position.seats()).filter(|&seat| !position.to_act().contains(seat)) {
                for strength in Strength::ALL {
                    assert_eq!(position.coach().advise(seat, &ask(strength, Seed::new(1), 300), &mut || false), None);
                }
            }
        });
    }
}

/// A search exceeds its budget by at most a tenth, even if the budget is small.
#[test]
fn budgets_are_kept() {
    for title in all() {
        in_parallel(8, |seed| {
            random_positions(title, title.max_seats(), Seed::new(seed), 19, |position, seat| {
                for strength in Strength::ALL {
                    for budget in [0, LEAST_BUDGET, 1_000, 4_000] {
                        let advice = position
                            .coach()
                            .advise(seat, &ask(strength, Seed::new(seed), budget), &mut || false)
                            .unwrap();
                        let most = budget.max(LEAST_BUDGET) * 11 / 10;
                        assert!(
                            advice.steps <= most,
                            "{}, {strength:?}: {} steps of {budget}: {}",
                            title.id(),
                            advice.steps,
                            position.save()
                        );
                    }
                }
            });
        });
    }
}

/// An expired clock soon ends any search, which still returns a turn.
#[test]
fn the_clock_stops_a_search() {
    for title in all() {
        random_positions(title, title.max_seats(), Seed::new(2), 23, |position, seat| {
            for strength in Strength::ALL {
                let mut looks = 0;
                let advice = position.coach().advise(seat, &ask(strength, Seed::new(1), 50_000_000), &mut || {
                    looks += 1;
                    looks > 3
                });
                let advice = advice.unwrap();
                assert!(advice.steps < 5_000, "{strength:?} played {} steps", advice.steps);
                assert!(position.legal(seat).contains(&advice.turns[0].steps[0]));
            }
        });
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    for title in all() {
        let players: Vec<PlayerSpec> = [Strength::Hard, Strength::Medium, Strength::Easy, Strength::Hard]
            .into_iter()
            .take(title.max_seats().into())
            .map(|strength| PlayerSpec::with_budget(strength, 400))
            .collect();
        let game = |seed| title.play_game(&players, &Options::default(), seed, &mut |_, _| {}).unwrap();
        let (first, again) = (game(Seed::new(4)), game(Seed::new(4)));
        assert_eq!(first, again, "{}", title.id());
        assert_ne!(first, game(Seed::new(5)), "{}: another seed is another game", title.id());

        let easy = || PlayerSpec::computer(Strength::Easy);
        let players = [easy(), PlayerSpec::Random, easy(), easy()];
        let record = |seed| play_record(title, &players, &Options::default(), seed).unwrap();
        assert_eq!(record(Seed::new(7)), record(Seed::new(7)), "{}", title.id());
    }
}
