//! Sample records, played from the lobby to the result. Half of the turns use buttons and menus, half use one line, and
//! the stored game must equal the record.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use daykeeper::engine::{Options, Seat};
use daykeeper::games::{self, Position};
use daykeeper::table::TableId;
use serde::Deserialize;
use serde_json::Value;

use super::bot::{World, people};
use super::channel;
use super::person::{find, open_planner, press_turn, start_game, type_turn};
use crate::support::sweep::sweep;
use crate::support::{Seen, User};

#[derive(Deserialize)]
pub struct Record {
    pub game: String,
    seats: u8,
    options: BTreeMap<String, String>,
    pub setup: Value,
    steps: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Step {
    seat: Seat,
    #[serde(rename = "do")]
    step: String,
}

fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/games/tests/data/samples");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.to_str().unwrap().ends_with(".record.json"));
    paths.sort();
    for title in games::titles() {
        assert!(paths.iter().filter(|path| read(path).game == title.id()).count() >= 6, "sample records are missing");
    }
    let sample = ["teotihuacan-2p-66", "tzolkin-2p-10"];
    paths.retain(|path| sweep(sample.iter().any(|name| path.to_str().unwrap().contains(name)), true));
    paths
}

pub fn read(path: &Path) -> Record {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// One turn: its seat and steps, and the number of turns before the public message that asks for it.
pub struct Turn {
    pub seat: Seat,
    pub steps: Vec<String>,
    entries: u32,
    /// `true` if a planner offers exactly these steps. It offers one of several equal things, and one order of steps
    /// that lead to the same state. Other turns must be typed.
    offered: bool,
}

/// Returns `true` if each of these steps is available as a click.
fn offered(before: &dyn Position, seat: Seat, steps: &[String]) -> bool {
    let mut position = before.fork();
    let mut left = steps;
    while !left.is_empty() && position.turn() == before.turn() {
        let menus = games::menus(&*position, seat, None);
        let paths = menus.iter().flat_map(|menu| &menu.entries).filter(|path| left.starts_with(&path.steps));
        let Some(path) = paths.max_by_key(|path| path.steps.len()) else { return false };
        for step in &path.steps {
            position.play(seat, step).unwrap();
        }
        left = &left[path.steps.len()..];
        while let Some(step) = games::forced_step(&*position, seat).filter(|_| position.turn() == before.turn()) {
            if left.first() != Some(&step) {
                return false;
            }
            position.play(seat, &step).unwrap();
            left = &left[1..];
        }
    }
    true
}

/// Splits the steps into turns, in the order in which the turns end.
pub fn turns(record: &Record) -> Vec<Turn> {
    let title = games::title(&record.game).unwrap();
    let mut position = title.start(record.seats, &Options(record.options.clone()), &record.setup).unwrap();
    let mut turns: Vec<Turn> = Vec::new();
    let mut begun: [Vec<String>; 4] = Default::default();
    let mut starts: [Option<Box<dyn Position>>; 4] = Default::default();
    // Simultaneous choices share one public message, posted before the first of them.
    let (mut entries, mut asked) = (0, position.to_act());
    for Step { seat, step } in &record.steps {
        let before = position.turn();
        let start = starts[usize::from(*seat)].get_or_insert_with(|| position.fork()).fork();
        position.play(*seat, step).unwrap();
        begun[usize::from(*seat)].push(step.clone());
        if position.turn() > before {
            let steps = std::mem::take(&mut begun[usize::from(*seat)]);
            starts[usize::from(*seat)] = None;
            turns.push(Turn { seat: *seat, offered: offered(&*start, *seat, &steps), steps, entries });
            let now = position.to_act();
            let goes_on = asked.len() > 1 && now.iter().all(|other| other != *seat && asked.contains(other));
            if !goes_on {
                entries = u32::try_from(turns.len()).unwrap();
            }
            asked = now;
        }
    }
    assert!(begun.iter().all(Vec::is_empty) && position.outcome().is_some(), "the record is a whole game");
    turns
}

#[tokio::test(flavor = "multi_thread")]
async fn every_sample_record_is_played_to_its_end() {
    let world = World::start().await;
    let people = people(&world.client, 4).await;
    let mut games = Vec::new();
    for path in samples() {
        let record = read(&path);
        let name = path.file_stem().unwrap().to_str().unwrap().replace('.', "-");
        let channel = world.client.add_channel(&name).await.unwrap();
        let people = people[..usize::from(record.seats)].to_vec();
        *world.chance.setup.lock().unwrap() = Some(record.setup.clone());
        let options: Vec<_> = record.options.iter().map(|(name, value)| (name.replace('_', "-"), value)).collect();
        let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (&**name, value.as_str())).collect();
        let table = start_game(&people, channel, &record.game, &options).await;
        games.push((record, people, channel, table));
    }
    let playing =
        games.into_iter().map(|(record, people, channel, table)| play(&world, record, people, channel, table));
    futures::future::join_all(playing).await;
    world.end().await;
}

async fn play(world: &World, record: Record, people: Vec<User>, channel: u64, table: i64) {
    let turns = turns(&record);
    for (index, Turn { seat, steps, entries, offered }) in turns.iter().enumerate() {
        let person = &people[usize::from(*seat)];
        let answer = if *offered && (index + channel as usize).is_multiple_of(2) {
            let planner = open_planner(person, channel, table, *entries).await;
            press_turn(person, planner, steps).await
        } else {
            type_turn(person, channel, steps).await
        };
        assert!(answer.contains("Turn done") || answer.contains("Choice made"), "turn {index}, {steps:?}: {answer}");
    }
    let over = |seen: &[Seen]| find(seen, "Rematch");
    let last = people[0].wait_for(channel, "the final message", over).await.unwrap();
    assert!(last.content.contains(" wins "), "{}", last.content);
    let replay = |seen: &[Seen]| seen.iter().find(|message| message.content.contains("Replay of")).cloned();
    let replay = people[0].wait_for(channel, "the replay", replay).await.unwrap();
    assert!(replay.content.contains(&format!("all {} turns", turns.len())), "{}", replay.content);
    let kept = world.tables.export(TableId(table)).await.unwrap();
    assert_eq!(kept.setup, record.setup);
    assert_eq!(kept.seats, record.seats);
    let steps: Vec<Step> = kept.steps.iter().map(|step| Step { seat: step.seat, step: step.action.clone() }).collect();
    let in_turns = |Turn { seat, steps, .. }: &Turn| -> Vec<Step> {
        steps.iter().map(|step| Step { seat: *seat, step: step.clone() }).collect()
    };
    assert_eq!(steps, turns.iter().flat_map(in_turns).collect::<Vec<_>>());
    channel::check(&channel::settled(world.client.url(), channel).await, &kept);
}
