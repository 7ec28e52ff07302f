//! Tests of hints: gains are on one scale, and the suggested turns differ.

use std::sync::Mutex;

use ai::Strength;
use engine::{Seat, Seed, Viewer};
use games::{Position, titles};

use super::{ask, in_parallel, random_positions};

/// Budget in steps: small, as on a busy machine, since a short search gives the least reliable numbers.
const BUDGET: u64 = 3_000;

#[test]
fn gains_are_of_the_size_of_a_turn() {
    for title in titles() {
        let gains = Mutex::new(Vec::new());
        in_parallel(16, |seed| {
            random_positions(*title, title.max_seats(), Seed::new(seed), 13, |position, seat| {
                let seed = Seed::new(seed);
                let advice = position.coach().advise(seat, &ask(Strength::Hard, seed, BUDGET), &mut || false).unwrap();
                let turns: Vec<&[String]> = advice.turns.iter().map(|turn| turn.steps.as_slice()).collect();
                differ(position, seat, &turns);
                if turns.len() > 1
                    && let Some(points) = position.coach().measure(seat, seed, &turns)
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
        assert!(count >= 200, "{}: only {count} hints", title.id());
        assert!(median < 15.0, "{}: the median gain is {median}", title.id());
        // Players don't see gains above 40.
        assert!(large * 50 <= count, "{}: {large} of {count} gains are above 40", title.id());
    }
}

/// Asserts that no two turns lead to the same state or play the same steps in another order.
fn differ(position: &dyn Position, seat: Seat, turns: &[&[String]]) {
    let mut seen = Vec::new();
    for steps in turns {
        let mut after = position.fork();
        for step in *steps {
            after.play(seat, step).unwrap();
        }
        let mut sorted = steps.to_vec();
        sorted.sort_unstable();
        let same = |(hash, other): &(u64, Vec<String>)| *hash == after.hash() || *other == sorted;
        assert!(!seen.iter().any(same), "{turns:?}");
        seen.push((after.hash(), sorted));
    }
}

#[test]
fn hints_of_the_setup_differ() {
    for title in titles() {
        in_parallel(4, |seed| {
            let options = Default::default();
            let seats = 2 + (seed % 3) as u8;
            let mut position =
                title.start(seats, &options, &title.deal(seats, &options, Seed::new(seed)).unwrap()).unwrap();
            while position.face(Viewer::Public).round().is_none() {
                let seat = position.to_act().first().unwrap();
                let advice = position
                    .coach()
                    .advise(seat, &ask(Strength::Hard, Seed::new(seed), BUDGET), &mut || false)
                    .unwrap();
                let turns: Vec<&[String]> = advice.turns.iter().map(|turn| turn.steps.as_slice()).collect();
                differ(&*position, seat, &turns);
                for step in turns[0] {
                    position.play(seat, step).unwrap();
                }
            }
        });
    }
}

/// The gains shown for one seat's first hints add up to roughly the points of the game.
#[test]
fn the_gains_of_a_game_are_of_the_size_of_its_points() {
    for title in titles() {
        let (shown, points) = (Mutex::new(0.0), Mutex::new(0.0));
        in_parallel(3, |game| {
            let (options, seed) = (Default::default(), Seed::new(game));
            let seats = title.min_seats();
            let mut position = title.start(seats, &options, &title.deal(seats, &options, seed).unwrap()).unwrap();
            let own = Seat::new((game % u64::from(seats)) as u8);
            while let Some(seat) = position.to_act().first() {
                let strength = if seat == own { Strength::Hard } else { Strength::Easy };
                let advice = position.coach().advise(seat, &ask(strength, seed, BUDGET), &mut || false).unwrap();
                let turns: Vec<&[String]> = advice.turns.iter().map(|turn| turn.steps.as_slice()).collect();
                let mut best = 0;
                if seat == own
                    && turns.len() > 1
                    && let Some(points) = position.coach().measure(seat, seed, &turns)
                {
                    let least = points.iter().copied().fold(f32::MAX, f32::min);
                    best = (0..points.len()).max_by(|a, b| points[*a].total_cmp(&points[*b])).unwrap();
                    *shown.lock().unwrap() += Some(points[best] - least).filter(|gain| *gain <= 40.0).unwrap_or(0.0);
                }
                let turn = position.turn();
                for step in turns[best] {
                    if position.turn() == turn && position.to_act().contains(seat) {
                        position.play(seat, step).unwrap();
                    }
                }
            }
            *points.lock().unwrap() += position.coach().standings()[own.index()].points;
        });
        let (shown, points) = (shown.into_inner().unwrap(), points.into_inner().unwrap());
        println!("{}: gains shown {shown:.0}, points {points:.0}", title.id());
        assert!(shown > points / 2.0 && shown < points * 2.0, "{}: {shown} shown, {points} made", title.id());
    }
}
