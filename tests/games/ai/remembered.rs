//! What a search remembers is what it would find again.

use std::collections::HashMap;

use daykeeper::ai::{Evaluate, Memory};
use daykeeper::engine::{Options, Rng, Seat, Seed, Silent};
use daykeeper::games::teotihuacan::Teotihuacan;
use daykeeper::games::tzolkin::Tzolkin;

/// Shows every position that random steps lead to, trying other steps from each position of a game again
/// and again, as a search does.
fn wander<G: Evaluate>(seats: u8, seed: u64, mut show: impl FnMut(&G::State)) {
    let setup = G::deal(seats, &Options::default(), &mut Rng::new(Seed::new(seed)));
    let mut state = G::start(seats, &Options::default(), &setup).unwrap();
    let mut rng = Rng::stream(Seed::new(seed), 3);
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
                show(&trial);
                any(&mut trial, &mut rng);
            }
        }
        any(&mut state, &mut rng);
    }
}

/// What the evaluation keeps from other positions changes no value, also after other weights.
fn memory_changes_nothing<G: Evaluate>(seats: u8, games: u64) {
    let (mut memory, mut nothing) = (G::Memory::default(), G::Memory::default());
    let others: Vec<f32> = G::weights().iter().map(|weight| weight * 0.5 + 0.1).collect();
    for seed in 0..games {
        let weights = if seed % 2 == 0 { G::weights() } else { &others };
        memory.forget();
        wander::<G>(seats, seed, |state| {
            for seat in 0..seats {
                nothing.forget();
                let found = G::parts(state, Seat::new(seat), weights, &mut nothing);
                let text = || serde_json::to_string(state).unwrap();
                assert_eq!(G::parts(state, Seat::new(seat), weights, &mut memory), found, "seat {seat}:\n{}", text());
            }
        });
    }
}

/// What is told of single actions is true: also of such that were legal elsewhere.
fn what_is_allowed_is_legal<G: Evaluate>(seats: u8, games: u64) {
    let (mut met, mut told) = (Vec::<G::Action>::new(), [0, 0]);
    for seed in 0..games {
        wander::<G>(seats, seed, |state| {
            for seat in 0..seats {
                let mut legal = Vec::new();
                G::legal(state, Seat::new(seat), &mut legal);
                for &action in met.iter().chain(&legal) {
                    if let Some(allowed) = G::allows(state, Seat::new(seat), action) {
                        told[usize::from(allowed)] += 1;
                        let text = || serde_json::to_string(state).unwrap();
                        assert_eq!(allowed, legal.contains(&action), "seat {seat}, {action:?}:\n{}", text());
                    }
                }
                for action in legal {
                    if met.len() < 60 && !met.contains(&action) {
                        met.push(action);
                    }
                }
            }
        });
    }
    assert!(told.iter().all(|&told| told > 1_000), "{told:?}");
}

/// Positions with equal prospects allow the same, and each of it leads to the same value.
fn equal_prospects_lead_to_the_same<G: Evaluate>(seats: u8, games: u64) {
    let (mut met, mut again) = (HashMap::<u64, (Vec<String>, String)>::new(), 0);
    let mut memory = G::Memory::default();
    for seed in 0..games {
        memory.forget();
        wander::<G>(seats, seed, |state| {
            let Some(seat) = G::to_act(state).first() else { return };
            let Some(prospect) = G::prospect(state, seat) else { return };
            let found = steps_and_values::<G>(state, seat, &mut memory);
            let text = || serde_json::to_string(state).unwrap();
            match met.get(&prospect) {
                Some((before, at)) => {
                    again += 1;
                    assert_eq!(before, &found, "seat {seat}:\n{at}\n{}", text());
                }
                None if met.len() < 40_000 => drop(met.insert(prospect, (found, text()))),
                None => {}
            }
        });
        met.clear();
    }
    assert!(again > 1_000, "only {again} prospects were met again");
}

/// Every legal step, and the value after it; what only ends the turn has the value of before.
fn steps_and_values<G: Evaluate>(state: &G::State, seat: Seat, memory: &mut G::Memory) -> Vec<String> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let mut value = |action: G::Action| {
        let mut after = state.clone();
        if !G::closes(action) {
            G::apply(&mut after, seat, action, &mut Silent);
        }
        format!("{action:?}: {:?}", G::parts(&after, seat, G::weights(), memory))
    };
    legal.into_iter().map(&mut value).collect()
}

#[test]
fn memory() {
    for seats in 2..=4 {
        memory_changes_nothing::<Tzolkin>(seats, 6);
        memory_changes_nothing::<Teotihuacan>(seats, 6);
    }
}

#[test]
fn prospects() {
    for seats in 2..=4 {
        equal_prospects_lead_to_the_same::<Tzolkin>(seats, 4);
        equal_prospects_lead_to_the_same::<Teotihuacan>(seats, 4);
    }
}

#[test]
fn single_actions() {
    // Only Tzolk'in tells of them.
    for seats in 2..=4 {
        what_is_allowed_is_legal::<Tzolkin>(seats, 4);
    }
}
