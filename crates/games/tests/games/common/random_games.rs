//! Random games of every registered title, checked at every step.

use std::collections::BTreeSet;

use engine::{Ahead, Options, Rng, Seat, Seed, Viewer};
use games::record::{Record, Step};
use games::{Position, Title, all};

use super::in_parallel;
use crate::sweep::sweep;

/// The slow checks run about once per game. In one of this many games they also run at each of the first ten steps, at
/// powers of two and now and then, so that all checks together take seconds.
const LOOKED_AT_CLOSELY: u64 = 50;

/// In one of this many games, the slow checks also try every step that was ever legal.
const FOREIGN_STEPS: u64 = 200;

/// One of this many games is replayed from its record.
const REPLAYED: u64 = 4;

#[test]
fn random_games_keep_the_promises_of_the_interface() {
    for title in all() {
        let known = known_steps(title);
        let games = sweep(600, 10_000);
        // Twelve consecutive games differ in seats and options, and share the same kind of check.
        in_parallel(games, |game| {
            let of = |stride: u64| (game / 12) % stride == 0;
            watch(
                title,
                Seed::new(game),
                of(LOOKED_AT_CLOSELY),
                if of(FOREIGN_STEPS) { &known } else { &[] },
                of(REPLAYED),
            );
        });
    }
}

/// Returns the seats and options of a game, so that all combinations occur.
fn form(title: &dyn Title, game: u64) -> (u8, Options) {
    let counts = u64::from(title.max_seats() - title.min_seats() + 1);
    let mut rest = game / counts;
    let mut options = Options::default();
    for spec in title.options() {
        let values = spec.values.len() as u64;
        options.0.insert(spec.id.to_owned(), spec.values[(rest % values) as usize].to_owned());
        rest /= values;
    }
    (title.min_seats() + (game % counts) as u8, options)
}

pub(super) fn deal(title: &dyn Title, seed: Seed) -> Record {
    let (seats, options) = form(title, seed.number());
    Record::deal(title, seats, &options, seed).unwrap()
}

/// Collects every step that is legal at some moment of some games.
fn known_steps(title: &dyn Title) -> Vec<String> {
    let mut known = BTreeSet::new();
    for seed in (0..12).map(Seed::new) {
        let mut rng = Rng::stream(seed, 7);
        let mut position = deal(title, seed).start().unwrap();
        while let Some(seat) = position.to_act().first() {
            let legal = position.legal(seat);
            position.play(seat, &legal[rng.index(legal.len())]).unwrap();
            known.extend(legal);
        }
    }
    known.into_iter().collect()
}

fn watch(title: &dyn Title, seed: Seed, closely: bool, known: &[String], replay: bool) {
    let mut record = deal(title, seed);
    let mut position = record.start().unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut turn = position.turn();
    let mut begins = true;
    loop {
        let step = record.steps.len();
        let context = || format!("{} with seed {seed}, before step {step}", title.id());
        assert!(step <= title.max_steps(), "{}: too many steps", context());
        let to_act = position.to_act();
        assert_eq!(to_act.is_empty(), position.outcome().is_some(), "{}", context());
        assert!(Seat::all(8).skip(position.seats().into()).all(|seat| !to_act.contains(seat)), "{}", context());
        for seat in Seat::all(position.seats()) {
            // Only seats in `to_act` have legal steps.
            let legal = position.legal(seat);
            assert_eq!(legal.is_empty(), !to_act.contains(seat), "{}, seat {seat}", context());
        }
        if rng.below(400) == 0 || (closely && (step < 10 || step.is_power_of_two() || rng.below(100) == 0)) {
            look_closely(title, &*position, &context(), Seed::new(rng.next_u64()));
            foreign_steps(&*position, known, &context());
            planned_ahead(title, &*position, begins, &context(), Seed::new(rng.next_u64()));
            for seat in to_act.iter() {
                nothing_is_revealed_silently(&*position, seat, &context(), Seed::new(rng.next_u64()));
            }
            for seat in to_act.iter() {
                let legal = position.legal(seat);
                assert_eq!(legal.iter().collect::<BTreeSet<_>>().len(), legal.len(), "{}: listed twice", context());
            }
        }
        let acting: Vec<_> = to_act.iter().collect();
        if acting.is_empty() {
            break;
        }
        let seat = acting[rng.index(acting.len())];
        let mut legal = position.legal(seat);
        let action = legal.swap_remove(rng.index(legal.len()));
        position.play(seat, &action).unwrap();
        assert!(position.turn() >= turn, "{}", context());
        begins = position.turn() > turn;
        turn = position.turn();
        record.steps.push(Step { seat, action });
    }
    if replay {
        ends_as_its_record(&*position, &record);
    }
}

/// Checks copies, saved games and imagined states.
fn look_closely(title: &dyn Title, position: &dyn Position, context: &str, seed: Seed) {
    let saved = position.save();
    let fork = position.fork();
    assert_eq!(fork.save(), saved, "{context}");
    let loaded = title.load(&saved).unwrap_or_else(|error| panic!("{context}: {error}"));
    assert_eq!(loaded.save(), saved, "{context}");
    assert_eq!(loaded.hash(), position.hash(), "{context}");
    assert_eq!(loaded.describe(), position.describe(), "{context}");
    let seats = Seat::all(position.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public]) {
        let imagined = position.imagine(viewer, seed);
        assert_eq!(imagined.view(viewer), position.view(viewer), "{context}, {viewer:?}");
        assert_eq!(imagined.view(Viewer::Public), position.view(Viewer::Public), "{context}, {viewer:?}");
        assert_eq!(imagined.describe(), position.describe(), "{context}, {viewer:?}");
        assert_eq!(imagined.to_act(), position.to_act(), "{context}, {viewer:?}");
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(imagined.legal(seat), position.legal(seat), "{context}");
        }
        title.load(&imagined.save()).unwrap_or_else(|error| panic!("{context}, {viewer:?}: {error}"));
    }
}

/// If the result of a step depends on hidden information, an event says so and the step completes a run. The bot then
/// plays the step only after the turn is final, so no one can peek and undo.
fn nothing_is_revealed_silently(position: &dyn Position, seat: Seat, context: &str, seed: Seed) {
    let viewer = Viewer::Seat(seat);
    let imagined = position.imagine(viewer, seed);
    for step in position.legal(seat) {
        let (mut here, mut there) = (position.fork(), imagined.fork());
        let events = here.play(seat, &step).unwrap();
        there.play(seat, &step).unwrap_or_else(|error| panic!("{context}: {error}"));
        if here.view(viewer) != there.view(viewer) {
            assert!(
                events.iter().any(|event| event.reveals),
                "{context}: `{step}` reveals something, no event says so"
            );
            assert!(here.turn() > position.turn(), "{context}: `{step}` reveals something within a draft");
        }
    }
}

/// Checks the positions in which players plan ahead. A waiting player plans on a position that is built from that
/// player's knowledge and reveals nothing more. A player whose turn `begins` plans on the real position.
fn planned_ahead(title: &dyn Title, position: &dyn Position, begins: bool, context: &str, seed: Seed) {
    for seat in Seat::all(position.seats()) {
        let boards = Ahead::ALL.iter().filter(|ahead| position.ahead(seat, **ahead).is_some()).count();
        assert!(boards <= 1, "{context}: {seat:?} could plan on a board on which the turn will not be played");
    }
    for (seat, ahead) in Seat::all(position.seats()).flat_map(|seat| Ahead::ALL.map(|ahead| (seat, ahead))) {
        let viewer = Viewer::Seat(seat);
        let planned = position.ahead(seat, ahead);
        let imagined = position.imagine(viewer, seed).ahead(seat, ahead);
        assert_eq!(planned.as_ref().map(|it| it.save()), imagined.map(|it| it.save()), "{context}: hidden things show");
        let Some(planned) = planned else { continue };
        assert_eq!(planned.to_act().iter().collect::<Vec<_>>(), [seat], "{context}, {ahead:?}");
        assert!(!planned.legal(seat).is_empty(), "{context}, {ahead:?}");
        title.load(&planned.save()).unwrap_or_else(|error| panic!("{context}, {ahead:?}: {error}"));
        if begins
            && ahead == Ahead::Now
            && position.to_act().contains(seat)
            && position.legal(seat) == planned.legal(seat)
        {
            assert_eq!(planned.view(viewer), position.view(viewer), "{context}: another table");
        }
    }
}

/// Accepts a step from elsewhere exactly if the step is legal here.
fn foreign_steps(position: &dyn Position, known: &[String], context: &str) {
    let mut here = position.fork();
    let hash = here.hash();
    for seat in Seat::all(position.seats()) {
        let legal = position.legal(seat);
        for step in known {
            if legal.contains(step) {
                position.fork().play(seat, step).unwrap_or_else(|error| panic!("{context}: {error}"));
            } else if let Ok(_events) = here.play(seat, step) {
                // Another spelling of a listed step leads to the same position.
                let same = legal.iter().any(|listed| {
                    let mut other = position.fork();
                    other.play(seat, listed).unwrap();
                    without_spelling(&*other) == without_spelling(&*here)
                });
                assert!(same, "{context}: seat {seat} was allowed `{step}`, which is not listed");
                here = position.fork();
            } else {
                assert_eq!(here.hash(), hash, "{context}: `{step}` was refused but changed the position");
            }
        }
    }
}

/// Returns all visible facts of a position, independent of spelling.
fn without_spelling(position: &dyn Position) -> (u32, serde_json::Value, Vec<Vec<String>>) {
    let legal = Seat::all(position.seats()).map(|seat| position.legal(seat)).collect();
    (position.turn(), position.describe(), legal)
}

/// Checks that the record leads to the same end, also after writing and reading it.
fn ends_as_its_record(position: &dyn Position, record: &Record) {
    let read = Record::read(&record.write()).unwrap();
    assert_eq!(&read, record);
    let replayed = read.replay(|_, _| {}).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(replayed.hash(), position.hash());
    assert_eq!(replayed.outcome(), position.outcome());
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.points.len(), usize::from(position.seats()));
    assert_eq!(outcome.ranking.iter().min(), Some(&1));
}
