//! What a search remembers is what it would find again.

use std::collections::HashMap;

use daykeeper::ai::{Evaluate, Parts};
use daykeeper::engine::{Options, Rng, Seat, Silent};
use daykeeper::games::tzolkin::Tzolkin;

/// Positions with equal outlooks have equal values. Random steps from one position, played again
/// and again, meet many outlooks on different ways.
fn equal_outlooks_are_worth_the_same<G: Evaluate>(seats: u8, games: u64) {
    let (mut met, mut again) = (HashMap::<u64, (Parts, String)>::new(), 0);
    let mut legal = Vec::new();
    for seed in 0..games {
        let setup = G::deal(seats, &Options::default(), &mut Rng::new(seed));
        let mut state = G::start(seats, &Options::default(), &setup).unwrap();
        let mut rng = Rng::stream(seed, 3);
        while let Some(seat) = G::to_act(&state).first() {
            for _ in 0..3 {
                let mut trial = state.clone();
                for _ in 0..6 {
                    for seat in 0..seats {
                        let parts = G::parts(&trial, seat, G::weights());
                        let Some(outlook) = G::outlook(&trial, seat) else { continue };
                        let text = || serde_json::to_string(&trial).unwrap();
                        match met.get(&outlook) {
                            Some((before, at)) => {
                                again += 1;
                                assert_eq!(before, &parts, "seat {seat}:\n{at}\n{}", text());
                            }
                            None if met.len() < 40_000 => drop(met.insert(outlook, (parts, text()))),
                            None => {}
                        }
                    }
                    let Some(seat) = G::to_act(&trial).first() else { break };
                    legal.clear();
                    G::legal(&trial, seat, &mut legal);
                    G::apply(&mut trial, seat, legal[rng.index(legal.len())], &mut Silent);
                }
            }
            legal.clear();
            G::legal(&state, seat, &mut legal);
            G::apply(&mut state, seat, legal[rng.index(legal.len())], &mut Silent);
        }
        met.clear();
    }
    assert!(again > 1_000, "only {again} outlooks were met again");
}

/// Positions with equal prospects allow the same, and each of it leads to the same value.
fn equal_prospects_lead_to_the_same<G: Evaluate>(seats: u8, games: u64) {
    let (mut met, mut again) = (HashMap::<u64, (Vec<String>, String)>::new(), 0);
    for seed in 0..games {
        let setup = G::deal(seats, &Options::default(), &mut Rng::new(seed));
        let mut state = G::start(seats, &Options::default(), &setup).unwrap();
        let mut rng = Rng::stream(seed, 4);
        let any = |state: &mut G::State, rng: &mut Rng| {
            let Some(seat) = G::to_act(state).first() else { return };
            let mut legal = Vec::new();
            G::legal(state, seat, &mut legal);
            G::apply(state, seat, legal[rng.index(legal.len())], &mut Silent);
        };
        while !G::to_act(&state).is_empty() {
            for _ in 0..3 {
                let mut trial = state.clone();
                for _ in 0..6 {
                    let Some(seat) = G::to_act(&trial).first() else { break };
                    if let Some(prospect) = G::prospect(&trial, seat) {
                        let found = steps_and_values::<G>(&trial, seat);
                        let text = || serde_json::to_string(&trial).unwrap();
                        match met.get(&prospect) {
                            Some((before, at)) => {
                                again += 1;
                                assert_eq!(before, &found, "seat {seat}:\n{at}\n{}", text());
                            }
                            None if met.len() < 40_000 => drop(met.insert(prospect, (found, text()))),
                            None => {}
                        }
                    }
                    any(&mut trial, &mut rng);
                }
            }
            any(&mut state, &mut rng);
        }
        met.clear();
    }
    assert!(again > 1_000, "only {again} prospects were met again");
}

/// Every legal step, and the value after it; what only ends the turn has the value of before.
fn steps_and_values<G: Evaluate>(state: &G::State, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let value = |action: G::Action| {
        let mut after = state.clone();
        if !G::closes(action) {
            G::apply(&mut after, seat, action, &mut Silent);
        }
        format!("{action:?}: {:?}", G::parts(&after, seat, G::weights()))
    };
    legal.into_iter().map(value).collect()
}

#[test]
fn tzolkin_steps() {
    for seats in 2..=4 {
        equal_prospects_lead_to_the_same::<Tzolkin>(seats, 4);
    }
}

#[test]
fn tzolkin() {
    for seats in 2..=4 {
        equal_outlooks_are_worth_the_same::<Tzolkin>(seats, 6);
    }
}
