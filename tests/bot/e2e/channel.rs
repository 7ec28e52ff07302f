//! What a channel looks like in the end: every turn told once, in order, and no stale buttons.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use daykeeper::discord::parts::emojis::{Emoji, Emojis};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::engine::{Event, Seat, fitted, summarize_turns};
use daykeeper::games::record::Record;
use daykeeper::sandbox::{BOT, Config};
use daykeeper::text::Texts;
use rusqlite::{Connection, OpenFlags};
use serde_json::Value;

/// Every public message of the bot in a channel, oldest first, as the HTTP API shows them.
pub async fn history(url: &str, channel: u64) -> Vec<Value> {
    let http = reqwest::Client::new();
    let mut messages: Vec<Value> = Vec::new();
    loop {
        let before = messages.last().map(|oldest| format!("&before={}", oldest["id"].as_str().unwrap()));
        let page = format!("{url}/api/v10/channels/{channel}/messages?limit=100{}", before.unwrap_or_default());
        let token = format!("Bot {}", Config::default().token);
        let response = http.get(page).header("authorization", token).send().await.unwrap();
        let page: Vec<Value> = response.error_for_status().unwrap().json().await.unwrap();
        if page.is_empty() {
            break;
        }
        messages.extend(page);
    }
    messages.reverse();
    messages.retain(|message| message["author"]["id"].as_str() == Some(&BOT.to_string()));
    messages
}

/// Waits until the bot owes no message any more. The database is asked, as a quiet channel proves nothing on a
/// machine that has much else to do.
pub async fn delivered(database: &Path) {
    let owed = || {
        let connection = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        let sql = "SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed')";
        connection.query_row(sql, [], |row| row.get::<_, u32>(0))
    };
    for _ in 0..3000 {
        if owed().unwrap() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{} messages are still owed", owed().unwrap());
}

/// The history of a channel, once only the newest message can be pressed: the edit that takes the buttons off the one
/// before follows the new one. After a minute as it is then.
pub async fn settled(url: &str, channel: u64) -> Vec<Value> {
    let mut messages = history(url, channel).await;
    for _ in 0..300 {
        if pressed_too_late(&messages).is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        messages = history(url, channel).await;
    }
    messages
}

/// The messages with buttons beside the newest one; the replay after the result never has any.
fn pressed_too_late(messages: &[Value]) -> Vec<&str> {
    let replay = |message: &&Value| {
        message["attachments"][0]["filename"].as_str().is_some_and(|name| name.starts_with("replay"))
    };
    let mut told = messages.iter().rev().filter(|message| !replay(message));
    told.next();
    told.filter(|message| pressable(message)).map(|message| message["id"].as_str().unwrap()).collect()
}

/// Whether a message has a button or a menu, also inside a frame or a section.
fn pressable(message: &Value) -> bool {
    let parts = |part: &Value| part["components"].as_array().into_iter().flatten().any(pressable);
    // Everything else is shown: a row (1), texts, pictures, separators.
    let pressed = matches!(message["type"].as_u64(), Some(2 | 3)) && message["custom_id"].is_string();
    pressed || parts(message) || message.get("accessory").is_some_and(pressable)
}

/// The lines about turns in messages, in order, with every name alike.
pub fn turns_told(messages: &[Value]) -> Vec<String> {
    messages.iter().flat_map(turns).collect()
}

/// The lines about turns in a message; the result has others.
fn turns(message: &Value) -> Vec<String> {
    let content = message["content"].as_str().unwrap();
    let lines = content.lines().skip(1).map(|line| nameless(&drawn(line)));
    lines.filter(|line| tells(line) && !content.starts_with('#')).collect()
}

/// Whether a nameless line begins with a player. The line of a new round is nothing but bold.
fn tells(line: &str) -> bool {
    line != "**X**" && line.trim_start_matches("◇ ").starts_with("**")
}

/// The line with "◇" for every emoji.
fn drawn(line: &str) -> String {
    let mut parts = line.split("<:");
    let mut drawn = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        drawn.push('◇');
        drawn.push_str(part.split_once('>').map_or("", |(_, rest)| rest));
    }
    drawn
}

/// The line with "X" for everything in bold, which is names.
fn nameless(line: &str) -> String {
    let parts = line.split("**").enumerate();
    parts.map(|(place, part)| if place % 2 == 1 { "**X**" } else { part }).collect()
}

/// What each turn of a recorded game did.
fn turns_played(record: &Record) -> Vec<Vec<Event>> {
    let (mut position, mut turns) = (record.start().unwrap(), Vec::new());
    let mut begun: BTreeMap<Seat, Vec<Event>> = BTreeMap::new();
    for step in &record.steps {
        let turn = position.turn();
        begun.entry(step.seat).or_default().extend(position.play(step.seat, &step.action).unwrap());
        if position.turn() > turn {
            turns.push(begun.remove(&step.seat).unwrap());
        }
    }
    turns
}

/// The lines that tell these turns in one message, in words and with emojis: those may be registered later than the
/// first messages.
fn expected(turns: &[Vec<Event>], record: &Record) -> Vec<[String; 2]> {
    let texts = Texts::embedded();
    let names = vec!["X".to_owned(); usize::from(record.seats)];
    let words = Localizer::new(&texts, "en", &names);
    let with_emojis = words.clone().with_emojis(Arc::new(emojis(record)));
    let told = summarize_turns(turns.iter().map(Vec::as_slice));
    let lines = told.into_iter().flat_map(|line| fitted(line, 120, |line| words.say(line).chars().count()));
    let said = lines.map(|line| [&words, &with_emojis].map(|by| nameless(&drawn(&by.say(&line)))));
    said.filter(|[line, _]| tells(line)).collect()
}

/// How many of these turns a message with these lines tells: the fewest.
fn count_told(lines: &[String], turns: &[Vec<Event>], record: &Record) -> Option<usize> {
    (1..=turns.len().min(MOST_TOLD)).find(|&count| {
        let expected = expected(&turns[..count], record);
        expected.len() == lines.len() && expected.iter().zip(lines).all(|(expected, line)| expected.contains(line))
    })
}

/// More turns than any message tells: those of a whole opening, or of computers that play on.
const MOST_TOLD: usize = 40;

/// How many turns of a seat are told in no line: that the calendar moves by one day goes without saying.
pub fn untold(record: &Record, seat: Seat) -> usize {
    let of_seat = |turn: &&Vec<Event>| turn.iter().any(|event| event.seat == Some(seat));
    let played = turns_played(record);
    played.iter().filter(of_seat).filter(|turn| expected(std::slice::from_ref(turn), record).is_empty()).count()
}

/// Emojis for everything that may have one.
fn emojis(record: &Record) -> Emojis {
    let icons = record.start().unwrap().title().word_icons();
    let emoji = || Emoji { id: 1, name: "x".to_owned() };
    Emojis {
        amounts: icons.amounts.into_iter().map(|(key, _)| (key, emoji())).collect(),
        pieces: icons.pieces.iter().map(|_| emoji()).collect(),
        ..Emojis::default()
    }
}

/// Checks that the turns of a game were told, each once and in order; that every message has its picture with alt
/// text; and that only the newest message can be pressed.
pub fn check(messages: &[Value], record: &Record) {
    let played = turns_played(record);
    let mut left = &played[..];
    for lines in messages.iter().map(turns).filter(|lines| !lines.is_empty()) {
        let next = expected(&left[..left.len().min(3)], record);
        let count = count_told(&lines, left, record);
        left = &left[count.unwrap_or_else(|| panic!("told {lines:#?} where this would come: {next:#?}"))..];
    }
    let untold = expected(left, record);
    assert!(untold.is_empty(), "turns that nobody was told of: {untold:#?}");
    let mut nonces = BTreeSet::new();
    for message in messages {
        if let Some(nonce) = message["nonce"].as_str() {
            assert!(nonces.insert(nonce.to_owned()), "the nonce {nonce} twice");
        }
        if !turns(message).is_empty() {
            let picture = &message["attachments"][0];
            assert!(picture["description"].as_str().is_some_and(|alt| !alt.is_empty()), "no picture: {message:#}");
        }
    }
    assert_eq!(pressed_too_late(messages), [""; 0], "old messages with buttons");
}
