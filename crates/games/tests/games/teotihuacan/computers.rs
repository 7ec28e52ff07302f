//! Tests of the evaluation for computer players.

use std::collections::BTreeSet;

use ai::{Ask, Evaluate, PlayerSpec, Strength};
use engine::{Game, Options, Rng, Seat, Seed, Silent};
use games::title;
use serde_json::{Map, Value};
use teotihuacan::{State, Teotihuacan};

use super::play::Record;

#[test]
fn the_file_has_exactly_the_weights_that_are_used() {
    let file: Map<String, Value> =
        serde_json::from_str(include_str!("../../../../../assets/weights/teotihuacan.json")).unwrap();
    let in_file: BTreeSet<&str> = file.keys().map(String::as_str).collect();
    let used: BTreeSet<&str> = Teotihuacan::WEIGHTS.iter().copied().collect();
    assert_eq!(in_file, used);
    assert_eq!(used.len(), Teotihuacan::WEIGHTS.len(), "a name stands twice");
}

/// Total scores of two kinds of players in four-player games, each in every other seat.
fn duel(one: &PlayerSpec, other: &PlayerSpec, games: u64) -> (i32, i32) {
    let title = title("teotihuacan").unwrap();
    let (mut sums, mut wins) = ([0, 0], [0, 0]);
    for seed in 0..games {
        let seats = [0, 1, 2, 3].map(|seat| if (seat + seed) % 2 == 0 { one.clone() } else { other.clone() });
        let played = title.play_game(&seats, &Options::default(), Seed::new(seed), &mut |_, _| {}).unwrap();
        for (seat, points) in (0..4).zip(played.outcome.points) {
            let side = usize::from((seat + seed) % 2 != 0);
            sums[side] += points;
            wins[side] += i32::from(played.outcome.ranking[seat as usize] == 1);
        }
    }
    println!("points {sums:?}, wins {wins:?}");
    (wins[0], wins[1])
}

#[test]
fn easy_beats_chance() {
    let (easy, chance) = duel(&PlayerSpec::computer(Strength::Easy), &PlayerSpec::Random, 12);
    assert_eq!((easy, chance), (12, 0));
}

#[test]
fn medium_beats_easy() {
    let medium = PlayerSpec::with_budget(Strength::Medium, 1_500);
    let (medium, easy) = duel(&medium, &PlayerSpec::computer(Strength::Easy), 8);
    assert!(medium >= 6, "{medium} to {easy}");
}

#[test]
fn every_position_has_a_value() {
    for path in ["samples/teotihuacan-4p-32.record.json", "samples/teotihuacan-2p-90.record.json"] {
        let record = Record::read(path);
        let (mut progress, mut memory) = (0.0, Default::default());
        record.replay(|index, state| {
            for seat in 0..Teotihuacan::seats(state) {
                let parts = Teotihuacan::parts(state, Seat::new(seat), Teotihuacan::weights(), &mut memory);
                let sum: f32 = parts.iter().sum();
                assert!(sum.is_finite() && (-150.0..400.0).contains(&sum), "step {index}, seat {seat}: {parts:?}");
            }
            let now = Teotihuacan::progress(state);
            assert!((0.0..=1.0).contains(&now), "step {index}: {now}");
            // Progress grows, except for small corrections when an ascension or an eclipse settles an estimate.
            assert!(now > progress - 0.2, "step {index}: from {progress} to {now}");
            progress = now;
        });
        assert_eq!(progress, 1.0);
    }
}

/// A position without the sources of points.
fn without_accounts(state: &State) -> Value {
    let mut value = serde_json::to_value(state).unwrap();
    for seat in value["seats"].as_array_mut().unwrap() {
        seat["scored"] = Value::Null;
    }
    value
}

#[test]
fn fingerprints_tell_the_positions_of_a_turn_apart() {
    let record = Record::read("samples/teotihuacan-4p-890.record.json");
    let mut compared = 0;
    record.replay(|index, state| {
        let Some(seat) = Teotihuacan::to_act(state).first().filter(|_| index % 7 == 0) else { return };
        let mut actions = Vec::new();
        Teotihuacan::legal(state, seat, &mut actions);
        let after: Vec<_> = actions
            .iter()
            .map(|action| {
                let mut after = *state;
                Teotihuacan::apply(&mut after, seat, *action, &mut Silent);
                after
            })
            .collect();
        for (number, a) in after.iter().enumerate() {
            assert_eq!(Teotihuacan::position_key(a), Teotihuacan::position_key(&a.clone()));
            for b in &after[..number] {
                // Within a turn nothing is drawn, so positions differ visibly or only in their accounts.
                let differ = without_accounts(a) != without_accounts(b);
                assert_eq!(Teotihuacan::position_key(a) != Teotihuacan::position_key(b), differ, "after step {index}");
                compared += 1;
            }
        }
    });
    assert!(compared > 300, "{compared}");
}

/// A tile that only permits a move is not part of a turn that is possible without it.
#[test]
fn no_advice_uses_a_tile_for_nothing() {
    let title = title("teotihuacan").unwrap();
    let (mut held, mut used) = (0, 0);
    for seed in 0..40 {
        let setup = title.deal(3, &Options::default(), Seed::new(seed)).unwrap();
        let mut position = title.start(3, &Options::default(), &setup).unwrap();
        let mut rng = Rng::new(Seed::new(seed));
        while let Some(seat) = position.to_act().first() {
            let legal = position.legal(seat);
            let litter = legal.iter().find(|step| step.starts_with("use disc_any_distance"));
            if litter.is_some() && held < 60 {
                held += 1;
                let ask = Ask { budget: 400, ..Ask::new(Strength::Medium, Seed::new(seed)) };
                for turn in position.coach().advise(seat, &ask, &mut || false).unwrap().turns {
                    let Some(place) = turn.steps.iter().position(|step| step.starts_with("use disc_any_distance"))
                    else {
                        continue;
                    };
                    used += 1;
                    let mut without = position.fork();
                    let rest = turn.steps.iter().enumerate().filter(|(other, _)| *other != place);
                    let possible = rest.map(|(_, step)| without.play(seat, step)).all(|played| played.is_ok());
                    assert!(!possible, "{:?} for nothing", turn.steps);
                }
            }
            // Seats keep the tile, so that it is often available.
            let wanted: Vec<&String> = legal.iter().filter(|step| !step.starts_with("use disc_any_distance")).collect();
            let step = if wanted.is_empty() { &legal[0] } else { wanted[rng.index(wanted.len())] };
            let step = step.clone();
            position.play(seat, &step).unwrap();
        }
    }
    assert!(held >= 20 && used > 0, "{held}, {used}");
}
