//! Tests of turning points: a planted blunder is among them, and most turns of a computer player are not.

use ai::Strength;
use engine::{Options, Rng, Seat, Seed};
use games::turning_points::{FinishedTurn, SearchPart, TurningPointSearch};
use games::{Position, Title, titles};

use super::{ask, in_parallel};
use crate::sweep::sweep;

/// Steps of the check; the scan has a tenth of them.
const BUDGET: u64 = 40_000;
/// Expected points that the blunder costs at least.
const BLUNDER: f32 = 12.0;
/// Random turns to choose the blunder from.
const TRIES: u64 = 30;
/// Deals to measure the blunder.
const DEALS: u64 = 60;

/// A turn of a game with the position before it.
struct Turn {
    before: Box<dyn Position>,
    seat: Seat,
    steps: Vec<String>,
}

/// Plays a turn with these choices of the next steps. Returns its steps.
fn play_turn(
    position: &mut Box<dyn Position>,
    seat: Seat,
    mut choose: impl FnMut(&dyn Position) -> Vec<String>,
) -> Vec<String> {
    let (before, mut steps) = (position.turn(), Vec::new());
    while position.turn() == before && position.to_act().contains(seat) {
        for step in choose(&**position) {
            if position.turn() > before || position.play(seat, &step).is_err() {
                break;
            }
            steps.push(step);
        }
    }
    steps
}

fn best_turn(position: &dyn Position, seat: Seat, seed: Seed) -> Vec<String> {
    position.coach().advise(seat, &ask(Strength::Medium, seed, 300), &mut || false).unwrap().turns.swap_remove(0).steps
}

/// A turn that loses many points against the best one, if a random one does, and the hundredths of points that it loses.
fn blunder(position: &dyn Position, seat: Seat, seed: Seed) -> Option<(Vec<String>, u32)> {
    let (mut good, mut rng) = (position.fork(), Rng::new(seed));
    let mut turns = vec![play_turn(&mut good, seat, |position| best_turn(position, seat, seed))];
    for _ in 0..TRIES {
        let mut bad = position.fork();
        turns.push(play_turn(&mut bad, seat, |position| {
            let mut legal = position.legal(seat);
            vec![legal.swap_remove(rng.index(legal.len()))]
        }));
    }
    let all: Vec<&[String]> = turns.iter().map(Vec::as_slice).collect();
    let points = position.coach().forecasts(seat, seed, DEALS, &all)?;
    let means: Vec<f32> = points.iter().map(|points| points.iter().sum::<f32>() / DEALS as f32).collect();
    let (worst, lowest) = means.iter().enumerate().min_by(|(_, a), (_, b)| a.total_cmp(b))?;
    let lost = means[0] - lowest;
    (lost >= BLUNDER).then(|| (turns.swap_remove(worst), (100.0 * lost) as u32))
}

/// A game of computer players with a blunder of the first seat, the index of the blunder, and what it loses.
fn game_with_blunder(title: &dyn Title, seed: Seed) -> (Vec<Turn>, usize, u32) {
    let (options, seats) = (Options::default(), title.min_seats());
    let mut position = title.start(seats, &options, &title.deal(seats, &options, seed).unwrap()).unwrap();
    let (mut turns, mut planted, mut rng) = (Vec::new(), None, Rng::new(seed));
    while let Some(seat) = position.to_act().first() {
        let (before, seed) = (position.fork(), rng.seed());
        let late = position.coach().progress() > 0.3 && seat == Seat::new(0) && planted.is_none();
        let bad = if late { blunder(&*position, seat, seed) } else { None };
        if let Some((_, lost)) = &bad {
            planted = Some((turns.len(), *lost));
        }
        let steps = match bad {
            Some((steps, _)) => play_turn(&mut position, seat, |_| steps.clone()),
            None => play_turn(&mut position, seat, |position| best_turn(position, seat, seed)),
        };
        turns.push(Turn { before, seat, steps });
    }
    let (index, lost) = planted.expect("some random turn is a blunder");
    (turns, index, lost)
}

/// Searches a whole game as the bot does.
fn search(turns: &[Turn], seed: Seed) -> TurningPointSearch {
    let people: Vec<Option<Seat>> = turns.iter().map(|turn| Some(turn.seat)).collect();
    let (mut search, ask) = (TurningPointSearch::default(), ask(Strength::Hard, seed, BUDGET));
    while let Some(part) = search.next(&people) {
        let (SearchPart::Scan(index) | SearchPart::Check(index)) = part;
        let Turn { before, seat, steps } = &turns[index];
        let turn = FinishedTurn { before: &**before, seat: *seat, steps };
        match part {
            SearchPart::Scan(_) => search.add_scan(turn.scan(&ask, &mut || false)),
            SearchPart::Check(_) => search.add_check(index, turn.check(&ask, &mut || false)),
        }
    }
    search
}

#[test]
fn a_planted_blunder_is_a_turning_point() {
    for title in titles() {
        in_parallel(sweep(1, 5), |seed| {
            let (turns, planted, cost) = game_with_blunder(*title, Seed::new(seed));
            let search = search(&turns, Seed::new(seed));
            let found = search.found();
            let (checked, failed) = search.checks();
            let lost = |(index, costly): &(usize, &games::turning_points::Costly)| (*index, costly.lost);
            let all: Vec<(usize, u32)> = found.iter().map(lost).collect();
            println!("{} {seed}: blunder {planted} ({cost}), found {all:?}, {failed} of {checked} failed", title.id());
            // The computer player can lose more with two of its turns.
            let worse = all.iter().filter(|(index, lost)| turns[*index].seat == Seat::new(0) && *lost > cost);
            let found = all.iter().any(|(index, _)| *index == planted) || worse.count() == 2;
            assert!(found, "{}: {all:?} without {planted}", title.id());
        });
    }
}
