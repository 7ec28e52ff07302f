//! Records from files, opened as private finished games.

use std::path::Path;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::games;
use daykeeper::table::{
    ChannelId, Command, GuildId, HistoryRequest, ImportRefusal, NoteRequest, PrivacyRequest, Query, Refusal, Reply,
    ReviewQuery, Snapshot, TableId, TableState, UserId, ViewingQuery, ViewingReply, WhatIfRequest,
};
use daykeeper::text::Texts;
use serde_json::{Map, Value, json};

use super::bench::Bench;

const HERE: ChannelId = ChannelId(900);

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/games/tests/data/samples");
    std::fs::read_to_string(folder.join(format!("{name}.record.json"))).unwrap()
}

fn value(name: &str) -> Value {
    serde_json::from_str(&sample(name)).unwrap()
}

fn bench() -> Bench {
    Bench::playing(games::titles().to_vec())
}

fn import(text: impl Into<Vec<u8>>) -> Command {
    Command::Import(text.into())
}

fn board(reply: Result<Reply, Refusal>) -> Snapshot {
    match reply {
        Ok(Reply::Viewing(ViewingReply::Board(board))) => *board,
        Ok(_) => panic!("no board"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

/// The text above the picture of a view.
fn words(board: Snapshot) -> String {
    let (texts, names) = (Texts::embedded(), board.table.names());
    let reply = Reply::Viewing(ViewingReply::Board(Box::new(board)));
    pages::messages(&Localizer::new(&texts, "en", &names), &reply, ReplyFormat::Viewer(0)).remove(0).words()
}

/// Sends a request about an imported game from a channel of any server.
async fn about(bench: &Bench, number: u64, table: TableId, command: impl Into<Command>) -> Result<Reply, Refusal> {
    let mut request = bench.request(number, command);
    (request.table, request.origin.channel) = (Some(table), HERE);
    bench.tables.handle(request).await
}

#[tokio::test]
async fn only_its_user_sees_an_imported_game() {
    let bench = bench();
    let opened = board(bench.ask(1, import(sample("teotihuacan-2p-66"))).await);
    let (id, last) = (opened.table.id, opened.last_turn);
    assert_eq!((opened.turn, opened.table.state), (last, TableState::Over));
    let text = words(opened);
    let said =
        "Everything replays. The file has no times and no names. I keep this game for 30 days.\n**Imported game** · ";
    assert!(text.starts_with(said) && text.contains("Teotihuacan") && text.contains("1st "), "{text}");

    let first = board(about(&bench, 1, id, ViewingQuery::Board { turn: Some(1) }).await);
    let looking_back = first.looking_back.clone().unwrap();
    assert!(looking_back.may_play_on && looking_back.imported && looking_back.rounds.len() > 5);
    assert!(!words(first).contains("Everything replays"), "only after the import");
    for command in [
        Command::from(ViewingQuery::Log { turn: None }),
        ViewingQuery::Score.into(),
        ViewingQuery::Replay.into(),
        WhatIfRequest::Begin { turn: Some(3) }.into(),
    ] {
        assert!(about(&bench, 1, id, command.clone()).await.is_ok(), "{command:?}");
        assert_eq!(about(&bench, 2, id, command.clone()).await.err(), Some(Refusal::NotHere), "{command:?}");
    }
    assert!(about(&bench, 1, id, Command::from(Query::Proof)).await.is_err(), "it has no seal");
    assert!(about(&bench, 1, id, NoteRequest::Show(None)).await.is_err(), "no one has a seat");

    // It isn't on lists and changes no ratings.
    for player in [None, Some(UserId(1))] {
        let Ok(Reply::History(sheet)) = bench.ask(1, HistoryRequest { player, page: 0, server: None }).await else {
            panic!("no list")
        };
        assert!(sheet.games.is_empty());
        assert_eq!(sheet.imports.iter().map(|game| game.table.id).collect::<Vec<_>>(), [id], "only in a menu");
    }
    let Ok(Reply::History(sheet)) = bench.ask(2, HistoryRequest { player: None, page: 0, server: None }).await else {
        panic!("no list")
    };
    assert!(sheet.imports.is_empty());
    bench.tables.tally_all().await.unwrap();
    assert_eq!(bench.count("SELECT count(*) FROM results"), 0);
    let bench = bench.restart();
    assert!(about(&bench, 1, id, ViewingQuery::Board { turn: Some(2) }).await.is_ok());
}

#[tokio::test]
async fn a_new_game_starts_from_an_imported_one() {
    let bench = bench();
    let id = board(bench.ask(1, import(sample("tzolkin-3p-7-priest"))).await).table.id;
    assert!(about(&bench, 2, id, Command::PlayOn { turn: 9 }).await.is_err());
    assert!(about(&bench, 1, id, Command::PlayOn { turn: 9 }).await.is_ok());
    let lobby = bench.tables.row_of(HERE).await.unwrap().unwrap();
    assert_eq!((lobby.state, lobby.guild, lobby.capacity), (TableState::Lobby, Some(GuildId(7)), 3));
    assert!(!lobby.settings.rated && lobby.seats.len() == 1);
    assert_eq!(lobby.origin.as_ref().map(|origin| (origin.table, origin.turn)), Some((id, 9)));
}

/// The same games, as three other programs write them.
#[tokio::test]
async fn records_of_other_programs_are_read() {
    let bench = bench();
    // Sorted names, without any space.
    let compact = value("tzolkin-2p-2-greedy").to_string();
    assert!(!compact.contains(['\n', '\t']));
    // Tabs, line breaks of Windows, a mark at the beginning, and no optional fields.
    let mut whole = value("teotihuacan-3p-733");
    let optional = whole.as_object_mut().unwrap();
    optional.remove("rules_version");
    if optional["options"] == json!({}) {
        optional.remove("options");
    }
    let mut tabbed = Vec::new();
    let tabs = serde_json::ser::PrettyFormatter::with_indent(b"\t");
    serde::Serialize::serialize(&whole, &mut serde_json::Serializer::with_formatter(&mut tabbed, tabs)).unwrap();
    let windows = format!("\u{feff}{}\r\n", String::from_utf8(tabbed).unwrap().replace('\n', "\r\n"));
    // The reverse order of fields, with escaped letters.
    let record = value("tzolkin-4p-3-builder");
    let step = |step: &Value| format!(r#"{{ "do" : {}, "seat":{} }}"#, step["do"], step["seat"]);
    let steps: Vec<String> = record["steps"].as_array().unwrap().iter().map(step).collect();
    let reversed = format!(
        r#"{{"steps":[{}],"setup":{},"options":{},"seats":{},"game":"\u0074zolkin","format":{}}}"#,
        steps.join(" , "),
        record["setup"],
        record.get("options").unwrap_or(&json!({})),
        record["seats"],
        record["format"]
    );
    for (text, name) in
        [(compact, "tzolkin-2p-2-greedy"), (windows, "teotihuacan-3p-733"), (reversed, "tzolkin-4p-3-builder")]
    {
        let foreign = board(bench.ask(1, import(text)).await);
        let own = board(bench.ask(1, import(sample(name))).await);
        assert_eq!((foreign.position.hash(), foreign.last_turn), (own.position.hash(), own.last_turn), "{name}");
        assert!(foreign.looking_back.unwrap().ending.outcome.is_some(), "{name}");
    }
}

#[tokio::test]
async fn an_import_names_the_first_illegal_step() {
    let bench = bench();
    let mut record = value("tzolkin-2p-10-pauper");
    record["steps"][211]["do"] = json!("worship 5");
    let stopped = board(bench.ask(1, import(record.to_string())).await);
    let (id, last) = (stopped.table.id, stopped.last_turn);
    let looking_back = stopped.looking_back.clone().unwrap();
    assert!(looking_back.ending.outcome.is_none() && last > 20);
    let text = words(stopped);
    let said = "Step 212 isn't legal: “worship 5”. You can look at the 211 steps before it.\n";
    assert!(text.starts_with(said), "{text}");
    assert!(about(&bench, 1, id, ViewingQuery::Board { turn: Some(last - 1) }).await.is_ok());
    assert!(about(&bench, 1, id, Command::PlayOn { turn: last - 1 }).await.is_ok());

    // All of an unfinished game can be seen.
    let steps = record["steps"].as_array_mut().unwrap();
    steps.truncate(100);
    let text = words(board(bench.ask(1, import(record.to_string())).await));
    assert!(text.starts_with("Everything replays."), "{text}");
}

#[tokio::test]
async fn a_damaged_file_gets_one_sentence_and_leaves_nothing() {
    let bench = bench();
    let name = "tzolkin-2p-2-greedy";
    let with = |key: &str, new: Value| {
        let mut record = value(name);
        record[key] = new;
        record.to_string().into_bytes()
    };
    let text = sample(name);
    let cut = text[..text.len() / 2].to_owned();
    let lines = cut.lines().count();
    let twice = text.replacen('{', r#"{"seats": 2,"#, 1);
    let mut names = Map::new();
    names.insert("format".to_owned(), json!("daykeeper-record/1"));
    let mut late = value(name);
    late["steps"][0]["seat"] = json!(9);
    let damaged: Vec<(Vec<u8>, ImportRefusal)> = vec![
        (vec![0xff, 0xfe, 0x7b, 0x00], ImportRefusal::NotText),
        (Vec::new(), ImportRefusal::NotRecord { line: 1 }),
        (b"PK\x03\x04 not JSON".to_vec(), ImportRefusal::NotRecord { line: 1 }),
        (cut.into_bytes(), ImportRefusal::NotRecord { line: lines }),
        ("[".repeat(100_000).into_bytes(), ImportRefusal::NotRecord { line: 1 }),
        (twice.into_bytes(), ImportRefusal::NotRecord { line: 1 }),
        (Value::Object(names).to_string().into_bytes(), ImportRefusal::NotRecord { line: 1 }),
        (with("secret", json!(1)), ImportRefusal::NotRecord { line: 1 }),
        (with("format", json!("chess/1")), ImportRefusal::RecordFormat { format: "chess/1".to_owned() }),
        (with("game", json!("chess")), ImportRefusal::RecordGame { game: "chess".to_owned() }),
        (with("rules_version", json!(99)), ImportRefusal::RecordRules { version: 99 }),
        (with("setup", value("teotihuacan-2p-66")["setup"].clone()), ImportRefusal::RecordSetup),
        (with("seats", json!(200)), ImportRefusal::RecordSetup),
        (with("options", json!({ "wings": "on" })), ImportRefusal::RecordSetup),
        (with("steps", json!([])), ImportRefusal::NoTurns),
        (
            late.to_string().into_bytes(),
            ImportRefusal::RecordStep { number: 1, step: late["steps"][0]["do"].as_str().unwrap().to_owned() },
        ),
        (" ".repeat(257 << 10).into_bytes(), ImportRefusal::FileTooLarge { most: 256 }),
    ];
    let texts = Texts::embedded();
    for (bytes, refusal) in damaged {
        let start = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        let given = bench.refused(1, Command::Import(bytes)).await;
        assert_eq!(given, Refusal::Import(refusal), "{start}");
        let sentence = Localizer::new(&texts, "en", &[]).say(&given.phrase());
        assert!(sentence.len() < 160 && sentence.ends_with(['.']), "{sentence}");
    }
}

#[tokio::test]
async fn imported_games_are_limited_and_deleted_after_a_month() {
    let bench = bench();
    let text = sample("tzolkin-2p-2-greedy");
    let first = board(bench.ask(1, import(text.clone())).await).table.id;
    let others = board(bench.ask(2, import(text.clone())).await).table.id;
    bench.clock.forward(60);
    let mut mine = Vec::new();
    for _ in 0..10 {
        mine.push(board(bench.ask(1, import(text.clone())).await).table.id);
    }
    let now = ViewingQuery::Board { turn: None };
    assert_eq!(about(&bench, 1, first, now.clone()).await.err(), Some(Refusal::NotHere), "an eleventh replaces it");
    assert!(about(&bench, 1, mine[0], now.clone()).await.is_ok());
    // A repeated interaction imports nothing again.
    let mut again = bench.request(1, import(text.clone()));
    again.interaction.0 = 70_000;
    let one = board(bench.tables.handle(again.clone()).await).table.id;
    assert_eq!(board(bench.tables.handle(again).await).table.id, one);
    assert_eq!(bench.count("SELECT count(*) FROM tables WHERE host = 1"), 10);

    bench.clock.forward(30 * 24 * 60 * 60 - 60 + 1);
    assert_eq!(bench.tables.delete_old_imports().await.unwrap(), 1);
    assert_eq!(about(&bench, 2, others, now.clone()).await.err(), Some(Refusal::NotHere));
    assert!(about(&bench, 1, one, now.clone()).await.is_ok());
    bench.ask(1, PrivacyRequest::Forget).await.unwrap();
    assert_eq!(bench.count("SELECT count(*) FROM tables"), 0);
    assert_eq!(bench.count("SELECT count(*) FROM log"), 0);
    assert_eq!(about(&bench, 1, one, Command::from(ReviewQuery::TurningPoints)).await.err(), Some(Refusal::NotHere));
}
