//! Invariants checked at every step of random games.

use engine::{Game, Notation, Options, Rng, Seat, Seed, Silent, Viewer};
use serde_json::Value;
use teotihuacan::{Action, State, Teotihuacan};

use crate::sweep::sweep;

use super::play::{legal, text, try_step};
use super::position::{index, supports};

const OPTIONS: [&[&str]; 5] = [
    &[],
    &["dark_eclipse"],
    &["starting_tile_draft", "technology_three_per_row"],
    &["first_game"],
    &["random_pyramid_start"],
];

fn options(on: &[&str]) -> Options {
    Options(on.iter().map(|id| ((*id).to_owned(), "on".to_owned())).collect())
}

/// Plays random games in every configuration and calls `at` at every moment. Every other game prefers steps that gain
/// tiles, so that hands fill up and questions nest.
fn every_moment(mut at: impl FnMut(&State, &mut Rng)) {
    for (players, on) in [(2, 0), (3, 0), (4, 0), (3, 1), (4, 2), (2, 3), (4, 3), (2, 4)] {
        let options = options(OPTIONS[on]);
        for seed in 0..sweep(2, 6) {
            let mut rng = Rng::new(Seed::new(seed * 100 + u64::from(players)));
            let setup = Teotihuacan::deal(players, &options, &mut rng);
            let mut state = Teotihuacan::start(players, &options, &setup).unwrap();
            let mut actions = Vec::new();
            let mut steps = 0;
            loop {
                at(&state, &mut rng);
                let seats: Vec<Seat> = Teotihuacan::to_act(&state).iter().collect();
                if seats.is_empty() {
                    break;
                }
                let seat = seats[rng.index(seats.len())];
                actions.clear();
                Teotihuacan::legal(&state, seat, &mut actions);
                assert!(!actions.is_empty(), "a seat to act has an answer");
                let eager = |action: &&Action| {
                    matches!(action, Action::Claim(_) | Action::TakeBoth | Action::TakeDiscovery | Action::Worship(_))
                };
                let wanted: Vec<Action> = actions.iter().filter(eager).copied().collect();
                let from = if seed % 2 == 1 && !wanted.is_empty() { &wanted } else { &actions };
                Teotihuacan::apply(&mut state, seat, from[rng.index(from.len())], &mut Silent);
                steps += 1;
                assert!(steps < Teotihuacan::MAX_STEPS);
            }
            let outcome = Teotihuacan::outcome(&state).expect("a game that asks nobody is over");
            let mut ranking = outcome.ranking.clone();
            ranking.sort_unstable();
            assert_eq!(ranking, (1..=players).collect::<Vec<_>>(), "no shared places");
        }
    }
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("not a number: {value}"))
}

#[test]
fn components_are_conserved_and_limits_hold() {
    let supports = supports();
    every_moment(|state, _| {
        let value = Teotihuacan::describe(state);
        let seats = value["seats"].as_array().unwrap();
        for seat in seats {
            for good in ["cocoa", "wood", "stone", "gold", "vp"] {
                assert!(number(&seat[good]) < 1000, "{good}");
            }
            let workers = seat["workers"].as_array().unwrap();
            if value["phase"] != "keeping" && value["phase"] != "placing" {
                assert_eq!(workers.len(), 4);
            }
            for worker in workers {
                let power = number(&worker["power"]);
                assert!((1..=6).contains(&power));
                // Power 6 lasts only while a claim on the Avenue is pending.
                if power == 6 {
                    assert!(legal(state, Teotihuacan::to_act(state).first().unwrap()).len() > 1);
                }
            }
            assert!(number(&seat["avenue"]) <= 9 && number(&seat["pyramid_track"]) <= 9);
        }
        let mut spaces = std::collections::BTreeSet::new();
        for seat in seats {
            for worker in seat["workers"].as_array().unwrap().iter().filter(|worker| !worker["space"].is_null()) {
                let place = (worker["board"].to_string(), number(&worker["space"]));
                assert!(spaces.insert(place.clone()), "two workers on {place:?}");
            }
        }
        for temple in ["blue", "red", "green"] {
            let tops = seats.iter().filter(|seat| seat["temples"][temple] == 11).count();
            assert!(tops <= 1, "{temple} has room for one marker at the top");
        }

        let pyramid = value["pyramid"].as_object().unwrap();
        for (space, below) in &supports {
            let filled = pyramid.contains_key(space);
            assert!(!filled || below.iter().all(|id| pyramid.contains_key(id)), "{space} is not supported");
        }
        assert_eq!(
            pyramid.len() as u64
                + number(&value["pyramid_pile"])
                + value["pyramid_display"].as_array().unwrap().len() as u64,
            32
        );
        assert_eq!(
            value["decorations"].as_object().unwrap().len() as u64
                + number(&value["decoration_pile"])
                + value["decoration_display"].as_array().unwrap().len() as u64,
            15
        );
        let rows: u64 = value["nobles_rows"].as_array().unwrap().iter().map(number).sum();
        assert_eq!(rows + number(&value["buildings_left"]), 11);
        assert!(number(&value["light_disc"]) <= number(&value["dark_disc"]));

        // No discovery tile is in two places, and players' tiles never return to the stacks.
        let mut seen = std::collections::BTreeSet::new();
        let lists = value["discovery_stacks"].as_object().unwrap().values();
        let hands = seats.iter().flat_map(|seat| [&seat["discoveries"], &seat["discoveries_used"]]);
        for tile in lists.chain(hands).flat_map(|list| list.as_array().unwrap()) {
            assert!(seen.insert(tile.as_str().unwrap().to_owned()), "{tile} is there twice");
        }
        assert!(seen.len() as u64 + number(&value["discovery_pile"]) <= 54);
        assert!(seen.iter().all(|tile| index("discovery_tiles", tile) < 54));
    });
}

#[test]
fn points_are_the_sum_of_their_sources() {
    every_moment(|state, _| {
        let saved = serde_json::to_value(state).unwrap();
        for seat in saved["seats"].as_array().unwrap() {
            let sum: i64 = seat["scored"].as_array().unwrap().iter().map(|points| points.as_i64().unwrap()).sum();
            assert_eq!(sum, seat["vp"].as_i64().unwrap());
        }
    });
}

#[test]
fn only_legal_actions_are_accepted() {
    // Every notation that is legal at some moment is tried at all moments.
    let mut notations = std::collections::BTreeSet::new();
    every_moment(|state, rng| {
        let mut tried = *state;
        for seat in Teotihuacan::to_act(state).iter() {
            let listed = legal(state, seat);
            for step in &listed {
                assert_eq!(text(teotihuacan::Action::parse(step).unwrap()), *step, "notation is read as it is written");
            }
            let mut once = listed.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), listed.len(), "each answer is listed once: {listed:?}");
            if rng.below(8) == 0 {
                notations.extend(listed.iter().cloned());
                let any = notations.iter().nth(rng.index(notations.len())).unwrap();
                let accepted = try_step(&mut tried, seat, any).is_ok();
                assert_eq!(accepted, listed.contains(any), "{any}");
                assert!(accepted || tried == *state, "a refused step changes nothing");
                break;
            }
        }
        for seat in (0..Teotihuacan::seats(state)).filter(|seat| !Teotihuacan::to_act(state).contains(Seat::new(*seat)))
        {
            assert!(legal(state, Seat::new(seat)).is_empty());
        }
    });
}

#[test]
fn an_action_that_is_not_legal_never_panics() {
    let mut notations = std::collections::BTreeSet::new();
    every_moment(|state, rng| {
        for seat in Teotihuacan::to_act(state).iter() {
            notations.extend(legal(state, seat));
        }
        if !notations.is_empty() && rng.below(4) == 0 {
            let mut tried = *state;
            for _ in 0..8 {
                let any = notations.iter().nth(rng.index(notations.len())).unwrap();
                let seat = rng.below(9) as u8;
                Teotihuacan::apply(&mut tried, Seat::new(seat), teotihuacan::Action::parse(any).unwrap(), &mut Silent);
            }
        }
    });
}

#[test]
fn saved_states_load_as_they_were() {
    every_moment(|state, rng| {
        if rng.below(5) == 0 {
            let saved = serde_json::to_string(state).unwrap();
            let loaded: State = serde_json::from_str(&saved).unwrap();
            assert_eq!(loaded, *state);
            assert_eq!(serde_json::to_string(&loaded).unwrap(), saved);
        }
    });
}

#[test]
fn imagined_states_fit_the_view() {
    every_moment(|state, rng| {
        if rng.below(3) == 0 {
            let seats = Teotihuacan::seats(state);
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                let view = Teotihuacan::view(state, viewer);
                let imagined = Teotihuacan::imagine(&view, rng);
                assert_eq!(Teotihuacan::view(&imagined, viewer), view);
                assert_eq!(Teotihuacan::to_act(&imagined), Teotihuacan::to_act(state));
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(legal(&imagined, seat), legal(state, seat), "one knows one's own answers");
                }
            }
        }
    });
}

#[test]
fn turns_are_counted_upwards() {
    let mut before = 0;
    every_moment(|state, _| {
        let turn = Teotihuacan::turn(state);
        assert!(turn >= before || turn == 0);
        before = turn;
    });
}

#[test]
fn hidden_things_do_not_show_in_a_view() {
    every_moment(|state, rng| {
        if rng.below(10) > 0 {
            return;
        }
        let seats = Teotihuacan::seats(state);
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(seats - 1))] {
            // New hidden components never change a viewer's view, not even the second time.
            let view = Teotihuacan::view(state, viewer);
            let once = Teotihuacan::imagine(&view, rng);
            let twice = Teotihuacan::imagine(&Teotihuacan::view(&once, viewer), rng);
            let shown = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::to_string(&Teotihuacan::view(&twice, viewer)).unwrap(), shown);
        }
    });
}
