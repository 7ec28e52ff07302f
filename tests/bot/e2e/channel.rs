//! A channel's final state: it shows every turn once and in order, and has no stale buttons.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use daykeeper::discord::parts::emojis::{Emoji, Emojis};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::engine::{Event, Facts, Seat, Viewer, fitted};
use daykeeper::games::record::Record;
use daykeeper::sandbox::{BOT, Config};
use daykeeper::text::Texts;
use rusqlite::{Connection, OpenFlags};
use serde_json::Value;

/// Returns every public message of the bot in a channel, oldest first, as the HTTP API shows them.
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

/// Waits until the bot has delivered every message. It asks the database, because a quiet channel proves little on a
/// busy machine.
pub async fn delivered(database: &Path) {
    let pending = || {
        let connection = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        let sql = "SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed')";
        connection.query_row(sql, [], |row| row.get::<_, u32>(0))
    };
    for _ in 0..3000 {
        if pending().unwrap() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{} messages are still owed", pending().unwrap());
}

/// Returns the channel's history after only the newest message has buttons, since the bot removes the old buttons after
/// posting.
/// Gives up waiting after a minute.
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

/// Returns older messages that still have buttons. The replay after the result never has any.
fn pressed_too_late(messages: &[Value]) -> Vec<&str> {
    let replay = |message: &&Value| {
        message["attachments"][0]["filename"].as_str().is_some_and(|name| name.starts_with("replay"))
    };
    let mut announced = messages.iter().rev().filter(|message| !replay(message));
    announced.next();
    announced.filter(|message| pressable(message)).map(|message| message["id"].as_str().unwrap()).collect()
}

/// Returns `true` if a message has a button or a menu, also inside a container or a section.
fn pressable(message: &Value) -> bool {
    let parts = |part: &Value| part["components"].as_array().into_iter().flatten().any(pressable);
    // All other components are passive: a row (1), texts, pictures, separators.
    let pressed = matches!(message["type"].as_u64(), Some(2 | 3)) && message["custom_id"].is_string();
    pressed || parts(message) || message.get("accessory").is_some_and(pressable)
}

/// Returns the messages' lines about turns, in order and without names.
pub fn announced_turns(messages: &[Value]) -> Vec<String> {
    messages.iter().flat_map(turns).collect()
}

/// Returns a message's lines about turns. The result has other lines, and the line with the game's status, which can
/// start with a computer player, has a dot between its parts.
fn turns(message: &Value) -> Vec<String> {
    let content = message["content"].as_str().unwrap();
    let lines = content.lines().filter(|line| !line.contains(" · ")).map(|line| nameless(&drawn(line)));
    lines.filter(|line| tells(line) && !content.starts_with('#')).collect()
}

/// Returns `true` if a line starts with a player. The line of a new round is bold as a whole.
fn tells(line: &str) -> bool {
    line != "**X**" && line.trim_start_matches("◇ ").starts_with("**")
}

/// Replaces every emoji with "◇".
fn drawn(line: &str) -> String {
    let mut parts = line.split("<:");
    let mut drawn = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        drawn.push('◇');
        drawn.push_str(part.split_once('>').map_or("", |(_, rest)| rest));
    }
    drawn
}

/// Replaces everything in bold with "X", since only names are bold.
fn nameless(line: &str) -> String {
    let parts = line.split("**").enumerate();
    parts.map(|(place, part)| if place % 2 == 1 { "**X**" } else { part }).collect()
}

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

/// Returns the lines about these turns in one message, with words and with emojis: the bot may register emojis after
/// its first messages.
fn expected(turns: &[Vec<Event>], record: &Record) -> Vec<[String; 2]> {
    let texts = Texts::embedded();
    let names = vec!["X".to_owned(); usize::from(record.seats)];
    let words = Localizer::new(&texts, "en", &names);
    let with_emojis = words.clone().with_emojis(Arc::new(emojis(record)));
    let announced = Facts::of_turns(turns.iter().map(Vec::as_slice)).lines(Viewer::Public);
    let lines = announced.into_iter().flat_map(|line| fitted(line, 120, |line| words.say(line).chars().count()));
    let text = lines.map(|line| [&words, &with_emojis].map(|by| nameless(&drawn(&by.say(&line)))));
    text.filter(|[line, _]| tells(line)).collect()
}

/// Returns the smallest number of these turns that produces a message's lines.
fn count_announced(lines: &[String], turns: &[Vec<Event>], record: &Record) -> Option<usize> {
    (1..=turns.len().min(MOST_TOLD)).find(|&count| {
        let expected = expected(&turns[..count], record);
        expected.len() == lines.len() && expected.iter().zip(lines).all(|(expected, line)| expected.contains(line))
    })
}

/// More turns than any message covers, such as a whole opening or a series of computer players' turns.
const MOST_TOLD: usize = 40;

/// Counts a seat's turns that appear in no line. The bot doesn't mention that the calendar moves by one day.
pub fn unannounced(record: &Record, seat: Seat) -> usize {
    let of_seat = |turn: &&Vec<Event>| turn.iter().any(|event| event.seat == Some(seat));
    let played = turns_played(record);
    played.iter().filter(of_seat).filter(|turn| expected(std::slice::from_ref(turn), record).is_empty()).count()
}

/// Returns emojis for everything that can have one.
fn emojis(record: &Record) -> Emojis {
    let icons = record.start().unwrap().title().word_icons();
    let emoji = || Emoji { id: 1, name: "x".to_owned() };
    Emojis {
        amounts: icons.amounts.into_iter().map(|(key, _)| (key, emoji())).collect(),
        pieces: icons.pieces.iter().map(|_| emoji()).collect(),
        ..Emojis::default()
    }
}

/// Checks that the messages show a game's turns once and in order, that each has its picture with alt text, and that
/// only the newest has buttons.
pub fn check(messages: &[Value], record: &Record) {
    check_turns(messages, record);
    assert_eq!(pressed_too_late(messages), [""; 0], "old messages with buttons");
}

/// The same without the buttons of older messages.
pub fn check_turns(messages: &[Value], record: &Record) {
    let played = turns_played(record);
    let mut left = &played[..];
    for lines in messages.iter().map(turns).filter(|lines| !lines.is_empty()) {
        let next = expected(&left[..left.len().min(3)], record);
        let count = count_announced(&lines, left, record);
        left = &left[count.unwrap_or_else(|| panic!("told {lines:#?} where this would come: {next:#?}"))..];
    }
    let unannounced = expected(left, record);
    assert!(unannounced.is_empty(), "turns that nobody was told of: {unannounced:#?}");
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
}
