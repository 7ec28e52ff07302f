//! The pictures of the documentation. `DAYKEEPER_IMAGES=write cargo test --locked --test bot images` draws all of them
//! again, for which it needs Chromium. Otherwise the tests compare what each picture shows now, a scene or messages, with
//! what it showed when it was drawn: `docs/images/shown.txt` has a fingerprint for each file.

mod drawn;
mod messages;
mod pages;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;

use daykeeper::games::record::Record;
use sha2::{Digest, Sha256};

use crate::support::{Seen, User};

use super::bot::{World, people};
use super::person::start_game;

/// The largest size of all pictures together, in bytes. Each of the sheets of messages takes a megabyte,
/// and those of the pages three together.
const ROOM: u64 = 13_000_000;
const LIST: &str = "shown.txt";

/// Guards the list, which parallel tests write.
static WRITING: Mutex<()> = Mutex::new(());

/// Returns `true` if the pictures must be drawn again.
fn writes() -> bool {
    std::env::var_os("DAYKEEPER_IMAGES").is_some_and(|value| value == "write")
}

fn path(file: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/images")).join(file)
}

/// Returns the fingerprint of each file in the list.
fn listed() -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(path(LIST)).unwrap_or_default();
    text.lines().filter_map(|line| line.split_once(' ')).map(|(print, file)| (file.into(), print.into())).collect()
}

/// Compares what pictures show now with the list, or writes it there.
fn compare(shown: &BTreeMap<String, String>) {
    let print = |shown: &str| {
        Sha256::digest(shown)[..8].iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    };
    let now = shown.iter().map(|(file, shown)| (file.clone(), print(shown)));
    if writes() {
        let _guard = WRITING.lock().unwrap();
        let mut listed = listed();
        listed.extend(now);
        let lines = listed.iter().map(|(file, print)| format!("{print} {file}\n"));
        std::fs::write(path(LIST), lines.collect::<String>()).unwrap();
        return;
    }
    let listed = listed();
    let stale: Vec<_> = now.filter(|(file, print)| listed.get(file) != Some(print)).map(|(file, _)| file).collect();
    assert!(stale.is_empty(), "the program no longer looks like these pictures, see CONTRIBUTING.md: {stale:?}");
}

#[test]
fn every_picture_of_the_docs_is_one_of_these() {
    if writes() {
        return;
    }
    let mut bytes = 0;
    let files = std::fs::read_dir(path("")).unwrap().map(|entry| {
        let entry = entry.unwrap();
        bytes += entry.metadata().unwrap().len();
        entry.file_name().into_string().unwrap()
    });
    // A browser draws the pages of games (`web::browser`).
    let ours = |file: &String| file != "README.md" && file != LIST && !file.ends_with(".webp");
    let mut files: Vec<_> = files.filter(ours).collect();
    files.sort();
    assert_eq!(files, listed().into_keys().collect::<Vec<_>>());
    assert!(bytes < ROOM, "the pictures take {bytes} bytes");
}

/// Describes what a reader sees of messages. Long numbers are ids and times, and long words of hexadecimal digits are
/// seals. Both differ from run to run.
fn describe(messages: &[Seen]) -> String {
    let mut text = String::new();
    for seen in messages {
        let _ = writeln!(text, "{}", seen.content);
        for button in seen.buttons() {
            let _ = writeln!(text, "[{}] {} {}", button.label, button.style, button.disabled);
        }
        for select in seen.selects() {
            let options: Vec<_> = select.options.iter().map(|option| (&option.label, &option.description)).collect();
            let _ = writeln!(text, "{:?} {options:?}", select.placeholder);
        }
        for file in &seen.attachments {
            let _ = writeln!(text, "{:?} {:?} {:?}", file.description, file.width, file.height);
        }
    }
    let words = text.split_inclusive(|letter: char| !letter.is_ascii_hexdigit());
    words.filter(|word| word.trim_end_matches(|letter: char| !letter.is_ascii_hexdigit()).len() < 9).collect()
}

pub fn sample_record(name: &str) -> Record {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("crates/games/tests/data/samples");
    Record::read(&std::fs::read_to_string(folder.join(format!("{name}.record.json"))).unwrap()).unwrap()
}

/// A turn of a sample game.
pub struct SampleTurn {
    pub seat: usize,
    pub steps: Vec<String>,
    /// The seat to act after the turn; `None` after the end.
    pub next: Option<usize>,
}

/// The turns of a sample game, in order.
pub fn turns(record: &Record) -> Vec<SampleTurn> {
    let mut position = record.start().unwrap();
    // In a simultaneous choice, several seats can be in the middle of their turns.
    let (mut turns, mut begun) = (Vec::new(), vec![Vec::new(); usize::from(record.seats)]);
    for step in &record.steps {
        let (seat, before) = (usize::from(step.seat), position.turn());
        position.play(step.seat, &step.action).unwrap();
        begun[seat].push(step.action.clone());
        if position.turn() > before {
            let next = position.to_act().first().map(usize::from);
            turns.push(SampleTurn { seat, steps: std::mem::take(&mut begun[seat]), next });
        }
    }
    turns
}

/// Starts a sample game. Returns its players by seat, and its channel.
pub async fn start_sample(game: &str, record: &Record) -> (World, Vec<User>, u64) {
    let world = World::start().await;
    let people = people(&world.client, usize::from(record.seats)).await;
    let channel = world.client.add_channel(&format!("{game}-1")).await.unwrap();
    *world.chance.setup.lock().unwrap() = Some(record.setup.clone());
    start_game(&people, channel, game, &[]).await;
    (world, people, channel)
}
