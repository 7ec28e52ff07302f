//! Tests of the opening of each game, and of new games that start from a position of another game.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::{Ahead, Rng, Seat, SeatSet, Seed, Viewer};
use games::record::{Record, Step};
use games::{Begun, Position, Title, all, go_on, titles};

use crate::sweep::sweep;

use super::in_parallel;
use super::random_games::deal;

/// Plays a random game and shows each position with the steps that led there.
fn walk(title: &dyn Title, seed: Seed, mut look: impl FnMut(&Record, &dyn Position)) {
    let mut record = deal(title, seed);
    let mut position = record.start().unwrap();
    let mut rng = Rng::stream(seed, 3);
    loop {
        look(&record, &*position);
        let acting: Vec<Seat> = position.to_act().iter().collect();
        if acting.is_empty() {
            break;
        }
        let seat = acting[rng.index(acting.len())];
        let mut legal = position.legal(seat);
        let action = legal.swap_remove(rng.index(legal.len()));
        position.play(seat, &action).unwrap();
        record.steps.push(Step { seat, action });
    }
}

/// Secret simultaneous choices are open to all players from the start of a game, and never come again. A player can
/// always make such a choice immediately, so it can't be queued.
#[test]
fn secret_choices_are_open_to_all_from_the_start_and_never_come_again() {
    for title in titles() {
        in_parallel(sweep(200, 600), |game| {
            let mut choosing = true;
            let mut waiting = None;
            walk(*title, Seed::new(game), |record, position| {
                let context = || format!("{} with seed {game}, before step {}", title.id(), record.steps.len());
                let asked = position.to_act();
                let together = asked.len() > 1 && position.face(Viewer::Public).secret();
                // The last player chooses alone, but before anything is revealed.
                let waiting = waiting.get_or_insert(if together { asked } else { SeatSet::EMPTY });
                let chosen: BTreeSet<Seat> = record.steps.iter().map(|step| step.seat).collect();
                let left: SeatSet = waiting.iter().filter(|seat| !chosen.contains(seat)).collect();
                choosing &= !left.is_empty();
                if choosing {
                    assert_eq!(asked, left, "{}: whoever has not chosen may choose at once", context());
                    let planned = asked.iter().find_map(|seat| position.ahead(seat, Ahead::Now));
                    assert!(planned.is_none(), "{}: nothing can be planned meanwhile", context());
                } else {
                    assert!(!together, "{}: somebody chooses in secret later in the game", context());
                }
            });
        });
    }
}

/// Another game can start from each position: the same steps lead there from a new deal, every player sees the same,
/// and only components unknown to all players differ.
#[test]
fn a_game_from_a_position_deals_hidden_things_again() {
    for title in all() {
        let (hidden, differ) = (AtomicU32::new(0), AtomicU32::new(0));
        in_parallel(sweep(20, 60), |game| {
            let mut rng = Rng::stream(Seed::new(game), 4);
            walk(title, Seed::new(game), |record, position| {
                let step = record.steps.len();
                if step % 7 != 0 && rng.below(40) != 0 {
                    return;
                }
                let context = format!("{} with seed {game}, before step {step}", title.id());
                let begun = Begun { setup: record.setup.clone(), steps: record.steps.clone() };
                let seed = Seed::new(rng.next_u64());
                let redeal = |seed| begun.redeal(title, record.seats, &record.options, seed);
                let Ok(setup) = redeal(seed) else {
                    let planned = Seat::all(record.seats).find_map(|seat| position.ahead(seat, Ahead::Now));
                    assert!(planned.is_none() && title.id() != "example", "{context}: the secret choices are over");
                    return;
                };
                assert_eq!(redeal(seed).unwrap(), setup, "{context}: a seed deals one setup");
                let start = title.start(record.seats, &record.options, &setup).unwrap();
                let there = go_on(start, &begun.steps).unwrap_or_else(|error| panic!("{context}: {error}"));
                let public = |position: &dyn Position| position.view(Viewer::Public);
                assert_eq!(public(&*there), public(position), "{context}");
                assert_eq!(there.describe(), position.describe(), "{context}");
                assert_eq!((there.to_act(), there.turn()), (position.to_act(), position.turn()), "{context}");
                title.load(&there.save()).unwrap_or_else(|error| panic!("{context}: {error}"));
                // Large hidden parts get another order, just as they do in an imagined state.
                if position.imagine(Viewer::Public, seed).save() != position.save() {
                    hidden.fetch_add(1, Ordering::Relaxed);
                    differ.fetch_add((there.save() != position.save()).into(), Ordering::Relaxed);
                }
            });
        });
        // With two hidden components, every other deal leaves them unchanged.
        let (hidden, differ) = (hidden.into_inner(), differ.into_inner());
        assert!(hidden > 50 && differ * 10 > hidden * 8, "{}: {differ} of {hidden} were dealt anew", title.id());
    }
}

/// Each seed gives another deal.
#[test]
fn hidden_things_are_dealt_in_many_ways() {
    for title in all() {
        let mut seen = BTreeSet::new();
        let mut record = deal(title, Seed::new(1));
        let mut position = record.start().unwrap();
        while begun(&record).redeal(title, record.seats, &record.options, Seed::new(0)).is_err() {
            let seat = position.to_act().first().unwrap();
            let action = position.legal(seat).swap_remove(0);
            position.play(seat, &action).unwrap();
            record.steps.push(Step { seat, action });
        }
        for seed in (0..200).map(Seed::new) {
            let setup = begun(&record).redeal(title, record.seats, &record.options, seed).unwrap();
            let start = title.start(record.seats, &record.options, &setup).unwrap();
            seen.insert(go_on(start, &record.steps).unwrap().save());
        }
        assert!(seen.len() > 190, "{}: only {} deals of 200 differ", title.id(), seen.len());
    }
}

fn begun(record: &Record) -> Begun {
    Begun { setup: record.setup.clone(), steps: record.steps.clone() }
}
