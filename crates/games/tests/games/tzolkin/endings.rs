//! Recorded games for each way in which a game can end (rules 15).

use games::Position;
use serde_json::Value;

use crate::common::endings::ending;

/// The state before the last step, and the end.
fn replay(reason: &str) -> (Value, Box<dyn Position>) {
    let record = ending("tzolkin", reason);
    let (last, mut before) = (record.steps.len() - 1, None);
    let end = record.replay(|step, position| {
        if step.map_or(0, |step| step + 1) == last {
            before = Some(position.describe());
        }
    });
    (before.unwrap(), end.unwrap())
}

fn workers_on_gears(state: &Value) -> Vec<u64> {
    let seats = state["seats"].as_array().unwrap().iter();
    let space = &state["first_player_space"];
    seats
        .zip(0..)
        .map(|(seat, number)| {
            let out = seat["workers_in_play"].as_u64().unwrap() - seat["workers_in_hand"].as_u64().unwrap();
            out - u64::from(space.as_u64() == Some(number))
        })
        .collect()
}

#[test]
fn the_fourth_food_day() {
    let (before, end) = replay("fourth-food-day");
    assert_eq!((&before["day"], &end.describe()["phase"]), (&26.into(), &"over".into()));
}

#[test]
fn the_fourth_food_day_after_two_days_at_once() {
    let (before, _) = replay("fourth-food-day-late");
    assert_eq!(before["day"], 27);
}

#[test]
fn a_tie_that_workers_on_gears_break() {
    let (_, end) = replay("tie-by-workers");
    let (workers, outcome) = (workers_on_gears(&end.describe()), end.outcome().unwrap());
    let best = *outcome.points.iter().max().unwrap();
    let tied: Vec<usize> = (0..workers.len()).filter(|seat| outcome.points[*seat] == best).collect();
    let most = *tied.iter().map(|seat| &workers[*seat]).max().unwrap();
    for seat in tied {
        assert_eq!(outcome.ranking[seat] == 1, workers[seat] == most);
    }
}

#[test]
fn a_tie_that_nothing_breaks() {
    let (_, end) = replay("tie-shared");
    let (workers, outcome) = (workers_on_gears(&end.describe()), end.outcome().unwrap());
    let winners: Vec<u64> =
        outcome.ranking.iter().zip(&workers).filter(|(place, _)| **place == 1).map(|(_, workers)| *workers).collect();
    assert!(winners.len() > 1 && winners.iter().all(|workers| *workers == winners[0]));
}
