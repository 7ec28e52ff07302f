//! What hints say of their turns: gains on one scale, and no two turns that read the same.

use std::sync::Mutex;

use daykeeper::ai::Strength;
use daykeeper::engine::Seed;
use daykeeper::games::titles;

use super::{ask, in_parallel, random_positions};

/// Steps that a search may play: few, as on a busy machine, where the numbers of a search are worst.
const BUDGET: u64 = 3_000;

#[test]
fn gains_are_of_the_size_of_a_turn() {
    for title in titles() {
        let gains = Mutex::new(Vec::new());
        in_parallel(16, |seed| {
            random_positions(*title, title.max_seats(), Seed::new(seed), 31, |position, seat| {
                let seed = Seed::new(seed);
                let advice = position.advise(seat, &ask(Strength::Hard, seed, BUDGET), &mut || false).unwrap();
                let turns: Vec<&[String]> = advice.turns.iter().map(|turn| turn.steps.as_slice()).collect();
                let headlines: Vec<_> = turns.iter().map(|steps| position.describe_turn(steps)).collect();
                for (place, headline) in headlines.iter().enumerate() {
                    assert!(!headlines[..place].contains(headline), "twice: {headline:?}");
                }
                if turns.len() > 1
                    && let Some(points) = position.measure(seat, seed, &turns)
                {
                    let (least, most) =
                        points.iter().fold((f32::MAX, f32::MIN), |(least, most), p| (least.min(*p), most.max(*p)));
                    gains.lock().unwrap().push(most - least);
                }
            });
        });
        let mut gains = gains.into_inner().unwrap();
        gains.sort_by(f32::total_cmp);
        let (count, median, most) = (gains.len(), gains[gains.len() / 2], gains[gains.len() - 1]);
        let large = gains.iter().filter(|gain| **gain > 40.0).count();
        println!("{}: {count} hints, median {median:.1}, most {most:.1}, {large} above 40", title.id());
        assert!(count >= 100, "{}: only {count} hints", title.id());
        assert!(median < 15.0, "{}: the median gain is {median}", title.id());
        // Larger ones are not shown.
        assert!(large * 50 <= count, "{}: {large} of {count} gains are above 40", title.id());
    }
}
