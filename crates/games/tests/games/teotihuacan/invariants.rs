//! Invariants of Teotihuacan, checked in random games: components are neither lost nor created, and no pyramid tile
//! floats.

use engine::{Game, Options, Rng, Seed, Silent};
use serde_json::Value;
use teotihuacan::{State, Teotihuacan};

use crate::sweep::sweep;

use super::position::supports;
use crate::common::in_parallel;

#[test]
fn teotihuacan_keeps_its_invariants() {
    let supports = supports();
    in_parallel(sweep(400, 1_200), |seed| {
        let seats = 2 + (seed % 3) as u8;
        let mut options = Options::default();
        for (bit, spec) in Teotihuacan::OPTIONS.iter().enumerate() {
            // The draft and the fixed first game are alternative openings, so never both.
            let on = seed / 3 % 5 == bit as u64;
            options.0.insert(spec.id.to_owned(), if on { "on" } else { "off" }.to_owned());
        }
        let setup = Teotihuacan::deal(seats, &options, &mut Rng::new(Seed::new(seed)));
        let mut state = Teotihuacan::start(seats, &options, &setup).unwrap();
        let mut rng = Rng::stream(Seed::new(seed), 2);
        let mut actions = Vec::new();
        let mut before = None;
        while let Some(seat) = Teotihuacan::to_act(&state).first() {
            actions.clear();
            Teotihuacan::legal(&state, seat, &mut actions);
            Teotihuacan::apply(&mut state, seat, actions[rng.index(actions.len())], &mut Silent);
            // Serializing a state is slow. With this many games, an occasional check is enough.
            if rng.below(12) == 0 || Teotihuacan::to_act(&state).is_empty() {
                let now = Teotihuacan::describe(&state);
                invariants(&now, before.as_ref(), &state, &supports);
                before = Some(now);
            }
        }
    });
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("not a number: {value}"))
}

fn invariants(now: &Value, before: Option<&Value>, state: &State, supports: &[(String, Vec<String>)]) {
    let seats = now["seats"].as_array().unwrap();
    for seat in seats {
        // Amounts never grow this large: one below zero would have wrapped to a huge number.
        for good in ["cocoa", "wood", "stone", "gold", "vp"] {
            assert!(number(&seat[good]) < 1000, "{good}");
        }
        for worker in seat["workers"].as_array().unwrap() {
            assert!(number(&worker["power"]) <= 6, "a die");
        }
        assert!(number(&seat["avenue"]) <= 9 && number(&seat["pyramid_track"]) <= 9);
        for temple in ["blue", "red", "green"] {
            assert!(number(&seat["temples"][temple]) <= 11);
        }
    }
    let (light, dark, era) = (number(&now["light_disc"]), number(&now["dark_disc"]), number(&now["era"]));
    assert!(light <= dark && (1..=3).contains(&era));
    // The era determines the place of the dark disc. The light disc only moves forward within an era.
    assert_eq!(dark, 13 - era - (4 - u64::from(Teotihuacan::seats(state))));
    let pyramid = now["pyramid"].as_object().unwrap();
    for (space, below) in supports {
        assert!(!pyramid.contains_key(space) || below.iter().all(|id| pyramid.contains_key(id)), "{space} floats");
    }
    let count = |key: &str| now[key].as_array().map_or_else(|| now[key].as_object().map_or(0, |o| o.len()), Vec::len);
    assert_eq!(count("pyramid") as u64 + number(&now["pyramid_pile"]) + count("pyramid_display") as u64, 32);
    assert_eq!(count("decorations") as u64 + number(&now["decoration_pile"]) + count("decoration_display") as u64, 15);
    let rows: u64 = now["nobles_rows"].as_array().unwrap().iter().map(number).sum();
    assert_eq!(rows + number(&now["buildings_left"]), 11);
    let Some(before) = before else { return };
    assert!(era >= number(&before["era"]));
    assert!(era > number(&before["era"]) || light >= number(&before["light_disc"]), "the light disc goes back");
    for (space, tile) in before["pyramid"].as_object().unwrap() {
        assert_eq!(pyramid.get(space), Some(tile), "a tile of the pyramid has changed");
    }
    for (seat, was) in seats.iter().zip(before["seats"].as_array().unwrap()) {
        for temple in ["blue", "red", "green"] {
            assert!(number(&seat["temples"][temple]) >= number(&was["temples"][temple]), "a marker goes down");
        }
        assert!(number(&seat["avenue"]) >= number(&was["avenue"]));
        let owned = |seat: &Value| -> Vec<String> {
            let lists = [&seat["discoveries"], &seat["discoveries_used"]];
            lists.iter().flat_map(|list| list.as_array().unwrap()).map(|tile| tile.to_string()).collect()
        };
        let now_owned = owned(seat);
        assert!(owned(was).iter().all(|tile| now_owned.contains(tile)), "a discovery tile has gone");
    }
}
