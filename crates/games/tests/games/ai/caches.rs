//! Tests that cached evaluations equal fresh ones.

use ai::{Cache, Evaluate};
use engine::{Options, Rng, Seat, Seed, Silent};
use teotihuacan::Teotihuacan;
use tzolkin::Tzolkin;

/// Shows every position of random games, and tries other steps from each position repeatedly, as a search does.
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

/// Entries from other positions or other weights never change a value.
fn a_cache_changes_nothing<G: Evaluate>(seats: u8, games: u64) {
    let (mut cache, mut nothing) = (G::Cache::default(), G::Cache::default());
    let others: Vec<f32> = G::weights().iter().map(|weight| weight * 0.5 + 0.1).collect();
    for seed in 0..games {
        let weights = if seed % 2 == 0 { G::weights() } else { &others };
        cache.clear();
        wander::<G>(seats, seed, |state| {
            for seat in 0..seats {
                nothing.clear();
                let found = G::parts(state, Seat::new(seat), weights, &mut nothing);
                let text = || serde_json::to_string(state).unwrap();
                assert_eq!(G::parts(state, Seat::new(seat), weights, &mut cache), found, "seat {seat}:\n{}", text());
            }
        });
    }
}

#[test]
fn caches() {
    for seats in 2..=4 {
        a_cache_changes_nothing::<Tzolkin>(seats, 6);
        a_cache_changes_nothing::<Teotihuacan>(seats, 6);
    }
}
