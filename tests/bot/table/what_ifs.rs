//! Private what-ifs on a board without real hidden information. They never affect the game.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

use daykeeper::engine::{Options, Rng, Seat, SeatSet, Seed, SetupError, Viewer};
use daykeeper::games::{self, Title};
use daykeeper::store::Database;
use daykeeper::table::{
    Command, Entropy, EntropyError, HintRefusal, LobbyAction, MOST_WHAT_IFS, PlanAction, PlanChange, PlanKind, Planner,
    PlanningRefusal, Refusal, Reply, ReviewReply, SettingsChange, Stamp, TableAction, TableId, Tables, UndoAction,
    ViewingQuery, ViewingRefusal, ViewingReply, WhatIfOver, WhatIfReply, WhatIfRequest, WhatIfSheet,
};
use serde_json::Value;

use super::bench::{Bench, Parts, planner};
use crate::support::killing::{Noise, killed};

async fn ask(bench: &Bench, number: u64, wanted: impl Into<Command>) -> Planner {
    planner(bench.ask(number, wanted).await)
}

/// Starts a what-if from the current position.
async fn begin(bench: &Bench, number: u64) -> Planner {
    ask(bench, number, WhatIfRequest::Begin { turn: None }).await
}

async fn step(bench: &Bench, number: u64, stamp: Stamp, step: &str) -> Planner {
    ask(bench, number, PlanAction::Change(stamp, PlanChange::Step(step.to_owned()))).await
}

async fn typed(bench: &Bench, number: u64, text: &str) -> Planner {
    ask(bench, number, WhatIfRequest::Play { turn: None, text: text.to_owned() }).await
}

fn sheet(reply: Result<Reply, Refusal>) -> WhatIfSheet {
    match reply {
        Ok(Reply::WhatIf(WhatIfReply::List(sheet))) => *sheet,
        Ok(_) => panic!("no list"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

fn over(reply: Result<Reply, Refusal>) -> WhatIfOver {
    match reply {
        Ok(Reply::WhatIf(WhatIfReply::Over(over))) => *over,
        Ok(_) => panic!("the game is not over there"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

async fn list(bench: &Bench, number: u64) -> WhatIfSheet {
    sheet(bench.ask(number, WhatIfRequest::List(None)).await)
}

/// Returns all stored rows of the game itself, including pending messages.
fn of_the_game(bench: &Bench) -> Vec<String> {
    bench.fingerprint().into_iter().filter(|row| !row.starts_with("what_ifs:")).collect()
}

/// Plays this number of turns for each next player by random clicks, and records everything shown.
async fn turns(bench: &Bench, number: u64, mut shown: Planner, wanted: usize) -> (Planner, String, SeatSet) {
    let mut rng = Rng::new(Seed::new(42));
    let (mut text, mut seats) = (String::new(), SeatSet::EMPTY);
    let begun = shown.what_if().unwrap().turns;
    while shown.what_if().unwrap().turns < begun + wanted {
        seats.insert(shown.seat);
        let line = shown.what_if().unwrap();
        let views: Vec<Value> = Seat::all(4).map(|seat| shown.position.view(Viewer::Seat(seat))).collect();
        writeln!(text, "{:?} {:?} {:?} {views:?}", shown.seat, shown.prompt.question, line.last_events).unwrap();
        let paths: Vec<String> =
            shown.menus.iter().flat_map(|menu| &menu.entries).map(|path| path.steps.join("; ")).collect();
        writeln!(text, "{paths:?}").unwrap();
        let ends = shown.may_end() && (paths.is_empty() || shown.steps.len() > 3);
        shown = if ends {
            ask(bench, number, PlanAction::EndTurn(shown.stamp)).await
        } else {
            let chosen = paths[rng.index(paths.len())].clone();
            step(bench, number, shown.stamp, &chosen).await
        };
    }
    (shown, text, seats)
}

/// Randomness that deals hidden components in another order.
struct Dealt {
    seed: Seed,
    hide: fn(&mut Value),
}

impl Entropy for Dealt {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(self.seed)
    }

    fn deal(&self, game: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        let mut setup = game.deal(seats, options, seed)?;
        (self.hide)(&mut setup);
        Ok(setup)
    }
}

/// Opens a game whose hidden components are in an order chosen by the test.
fn dealt(title: &'static dyn Title, hide: fn(&mut Value)) -> Bench {
    let mut bench = Bench::playing(vec![title]);
    let path = bench.path.with_extension("dealt");
    let store = Arc::new(Database::open(&path).unwrap());
    let entropy = Arc::new(Dealt { seed: Seed::new(5), hide });
    bench.tables = Tables::new(vec![title], store, bench.clock.clone(), entropy);
    bench.path = path;
    bench
}

fn reversed(setup: &mut Value, pile: &str, open: usize) {
    setup[pile].as_array_mut().unwrap()[open..].reverse();
}

/// Reverses the components that are hidden from all players.
fn hidden(setup: &mut Value) {
    if setup["deck_age_1"].is_array() {
        reversed(setup, "deck_age_1", 6);
        reversed(setup, "deck_age_2", 0);
    } else {
        reversed(setup, "pyramid_pile", 3);
        reversed(setup, "decoration_pile", 4);
        reversed(setup, "discovery_pile", 0);
    }
}

/// Makes the secret choices of these users: each takes the last or the first answer.
async fn choose(bench: &Bench, people: std::ops::RangeInclusive<u64>, last: bool) {
    for number in people {
        let mut shown = bench.planner(number).await;
        while !shown.may_end() {
            let paths: Vec<_> = shown.menus.iter().flat_map(|menu| &menu.entries).collect();
            let path = if last { paths.last() } else { paths.first() }.unwrap().steps.join("; ");
            shown = bench.step(number, &path).await;
        }
        assert!(bench.ask(number, TableAction::Plan(PlanAction::EndTurn(shown.stamp))).await.is_ok());
    }
}

#[tokio::test]
async fn five_turns_for_four_seats_from_a_running_game() {
    for game in ["tzolkin", "teotihuacan"] {
        let bench = dealt(games::title(game).unwrap(), |_| {});
        bench.start(4).await;
        choose(&bench, 1..=4, false).await;
        bench.deliver().await;
        let before = of_the_game(&bench);
        let shown = begin(&bench, 2).await;
        let line = shown.what_if().unwrap();
        assert!(line.turn >= 4 && line.turns == 0 && shown.stamp.plan == PlanKind::WhatIf);
        let (shown, _, seats) = turns(&bench, 2, shown, 20).await;
        assert_eq!(seats.len(), 4, "{game}: each seat has moved");
        assert_eq!(before, of_the_game(&bench), "{game}: the table is as it was, byte for byte");
        assert!(bench.deliver().await.is_empty());
        // Undoes every click back to the start.
        let mut back = shown;
        while back.what_if().unwrap().turns > 0 || !back.steps.is_empty() {
            back = ask(&bench, 2, PlanAction::Change(back.stamp, PlanChange::UndoStep)).await;
        }
        assert_eq!(before, of_the_game(&bench));
        let more = PlanAction::Change(back.stamp, PlanChange::UndoStep);
        assert_eq!(bench.refused(2, more).await, Refusal::Planning(PlanningRefusal::NothingDrafted));
    }
}

/// Returns the real game's public view after each step of a what-if, up to the first impossible step.
async fn in_truth(bench: &Bench, number: u64) -> Vec<Value> {
    let Ok(Reply::Viewing(ViewingReply::Board(real))) = bench.ask(number, ViewingQuery::Board { turn: None }).await
    else {
        panic!("no board")
    };
    let moves: Vec<Value> =
        serde_json::from_str(&bench.text(&format!("SELECT moves FROM what_ifs WHERE user = {number}"))).unwrap();
    let mut position = real.position.fork();
    let play = |step: &Value| {
        let seat = Seat::new(u8::try_from(step["seat"].as_u64().unwrap()).unwrap());
        position.play(seat, step["do"].as_str().unwrap()).ok().map(|_| position.view(Viewer::Public))
    };
    moves.iter().map_while(play).collect()
}

/// Two games differ only in hidden components. Twenty turns of a what-if show exactly the same text in both, draws
/// included.
#[tokio::test]
async fn nothing_hidden_shows_on_the_board() {
    for game in ["tzolkin", "teotihuacan"] {
        let title = games::title(game).unwrap();
        let mut worlds = Vec::new();
        for hide in [|_: &mut Value| {}, hidden] {
            let bench = dealt(title, hide);
            bench.start(4).await;
            choose(&bench, 1..=4, false).await;
            let mut text = Vec::new();
            // A player and an onlooker.
            for number in [3, 9] {
                let shown = begin(&bench, number).await;
                text.push(turns(&bench, number, shown, 20).await.1);
            }
            worlds.push((text, in_truth(&bench, 3).await));
        }
        assert_ne!(worlds[0].1, worlds[1].1, "{game}: in truth the same turns show different things");
        assert_eq!(worlds[0].0, worlds[1].0, "{game}: they show");
        assert_ne!(worlds[0].0[0], worlds[0].0[1]);
    }
}

/// The same during secret choices: the what-if doesn't use the other players' real choices.
#[tokio::test]
async fn secret_choices_of_others_do_not_show() {
    for game in ["tzolkin", "teotihuacan"] {
        let mut worlds = Vec::new();
        for last in [false, true] {
            let bench = dealt(games::title(game).unwrap(), |_| {});
            bench.start(4).await;
            choose(&bench, 1..=2, last).await;
            let mut text = Vec::new();
            for number in [3, 9] {
                let shown = begin(&bench, number).await;
                text.push(turns(&bench, number, shown, 8).await.1);
            }
            worlds.push((text, bench.text("SELECT group_concat(body) FROM log")));
        }
        assert_ne!(worlds[0].1, worlds[1].1, "{game}: others have chosen otherwise");
        assert_eq!(worlds[0].0, worlds[1].0, "{game}: their choice shows");
    }
}

#[tokio::test]
async fn a_what_if_stays_secret() {
    let (with, without) = (Bench::new(), Bench::new());
    for bench in [&with, &without] {
        bench.begin(3).await;
        bench.deliver().await;
    }
    let shown = begin(&with, 3).await;
    step(&with, 3, shown.stamp, "take 2").await;
    // The log stores interaction numbers, so both games need equally many requests.
    let _elsewhere = [without.request(3, ViewingQuery::Info), without.request(3, ViewingQuery::Info)];
    for bench in [&with, &without] {
        assert!(bench.deliver().await.is_empty());
        bench.end(1, "take 1; end").await;
    }
    assert_eq!(of_the_game(&with), of_the_game(&without));
    assert_eq!(with.tables.export(with.table().await).await.unwrap().write(), {
        without.tables.export(without.table().await).await.unwrap().write()
    });
    for number in [1, 2, 9] {
        assert!(list(&with, number).await.what_ifs.is_empty());
        let (here, there) = (begin(&with, number).await, begin(&without, number).await);
        assert_eq!(here.stamp.seq, there.stamp.seq, "the number of a line depends on nobody else's");
    }
}

#[tokio::test]
async fn a_forged_click_on_another_persons_what_if_is_refused() {
    let bench = Bench::new();
    bench.begin(2).await;
    let of_ada = begin(&bench, 1).await;
    let of_ada = step(&bench, 1, of_ada.stamp, "take 2").await.stamp;
    // The stamp is refused even if the user has a what-if with equally many changes.
    let of_ben = begin(&bench, 2).await;
    let of_ben = step(&bench, 2, of_ben.stamp, "take 1").await.stamp;
    assert_eq!(of_ada.draft, of_ben.draft);
    for number in [2, 9] {
        let commands: [Command; 8] = [
            PlanAction::Change(of_ada, PlanChange::Step("take 1".to_owned())).into(),
            PlanAction::Change(of_ada, PlanChange::UndoStep).into(),
            PlanAction::Change(of_ada, PlanChange::UseHint(0)).into(),
            PlanAction::EndTurn(of_ada).into(),
            WhatIfRequest::Computer(of_ada).into(),
            WhatIfRequest::Drop(of_ada).into(),
            WhatIfRequest::Show(of_ada.seq).into(),
            WhatIfRequest::Hint(of_ada).into(),
        ];
        for forged in commands {
            assert_eq!(bench.refused(number, forged).await, Refusal::Planning(PlanningRefusal::UnknownWhatIf));
        }
    }
    // Buttons of what-ifs and of real turns don't work for each other.
    assert_eq!(
        bench.refused(1, PlanAction::EndTurn(Stamp { plan: PlanKind::Turn, ..of_ada })).await,
        Refusal::Planning(PlanningRefusal::StalePress)
    );
    let turn = bench.stamp(1).await;
    assert_eq!(
        bench.refused(1, PlanAction::EndTurn(Stamp { plan: PlanKind::WhatIf, ..turn })).await,
        Refusal::Planning(PlanningRefusal::UnknownWhatIf)
    );
    // A what-if's stamp is invalid for another game.
    let elsewhere = Stamp { table: TableId(999), ..of_ada };
    assert_eq!(bench.refused(1, PlanAction::EndTurn(elsewhere)).await, Refusal::Planning(PlanningRefusal::StaleWhatIf));
}

#[tokio::test]
async fn a_what_if_survives_a_restart_in_the_middle_of_a_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    let shown = typed(&bench, 1, "take 2; take 3; end; take 1").await;
    assert_eq!((shown.seat, shown.steps.len()), (Seat::new(1), 1));
    assert_eq!(shown.what_if().unwrap().turns, 1);
    let bench = bench.restart();
    let again = ask(&bench, 1, WhatIfRequest::Show(shown.stamp.seq)).await;
    assert_eq!((again.stamp, again.steps, again.position.save()), (shown.stamp, shown.steps, shown.position.save()));
    let next = ask(&bench, 1, PlanAction::EndTurn(shown.stamp)).await;
    assert_eq!(next.what_if().unwrap().turns, 2);
    // Undo returns the turn as a draft, without the step that ended it.
    let back = ask(&bench, 1, PlanAction::Change(next.stamp, PlanChange::UndoStep)).await;
    assert_eq!(back.steps.iter().map(|step| step.step.as_str()).collect::<Vec<_>>(), ["take 1"]);
    assert_eq!(back.position.save(), shown.position.save());
}

const FILE: &str = "DAYKEEPER_LINES_TEST_FILE";

/// The killed process: it plays in a what-if and prints its answers.
#[tokio::test]
async fn child() {
    let Ok(path) = std::env::var(FILE) else { return };
    let titles = crate::support::pebbles::titles();
    let bench = Bench::at(Path::new(&path), titles, Seed::new(3));
    let mut out = std::io::stdout();
    // Interaction numbers that no earlier process has used.
    let mut press = 1_000 + 1_000 * bench.count("SELECT coalesce(max(interaction), 0) / 1000 FROM what_ifs") as u64;
    if bench.count("SELECT count(*) FROM tables") == 0 {
        bench.begin(2).await;
    }
    loop {
        press += 1;
        let known = sheet(bench.ask_as(1, 1, WhatIfRequest::List(None)).await);
        let reply = match known.what_ifs.first() {
            None => bench.ask_as(1, press, WhatIfRequest::Play { turn: None, text: "take 1".to_owned() }).await,
            Some(line) => {
                let turns = line.what_if.turns;
                let command = if turns >= 8 {
                    WhatIfRequest::Drop(line.stamp)
                } else {
                    WhatIfRequest::Play { turn: None, text: "take 1; end".to_owned() }
                };
                bench.ask_as(1, press, command).await
            }
        };
        let text = match reply {
            Ok(Reply::Planner(shown)) => format!("{} {}", shown.stamp.seq, shown.stamp.draft),
            Ok(Reply::WhatIf(WhatIfReply::List(_))) => "dropped".to_owned(),
            Ok(_) => panic!("another answer"),
            // An earlier process had answered this click before it died.
            Err(Refusal::Planning(PlanningRefusal::Illegal { .. })) => continue,
            Err(refusal) => panic!("refused: {refusal}"),
        };
        writeln!(out, "\ndone {text}").unwrap();
        out.flush().unwrap();
    }
}

#[test]
fn a_what_if_survives_a_killed_process() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables.db");
    let mut noise = Noise(777);
    for _ in 0..20 {
        let done = killed("table::what_ifs::child", (FILE, &path), (1, 4), &mut noise);
        let sql = rusqlite::Connection::open(&path).unwrap();
        let stored: Option<(u32, u32)> =
            sql.query_row("SELECT number, revision FROM what_ifs", [], |row| Ok((row.get(0)?, row.get(1)?))).ok();
        // Each answer was stored first. One more change may be stored without an answer.
        match done.last().unwrap().split_once(' ') {
            Some((number, draft)) => {
                let announced: (u32, u32) = (number.parse().unwrap(), draft.parse::<u32>().unwrap());
                let kept = stored.is_none_or(|(number, revision)| number != announced.0 || revision >= announced.1);
                assert!(kept, "{announced:?} was answered, {stored:?} is stored");
                assert!(stored.is_some() || announced.1 >= 7, "{announced:?} is gone");
            }
            None => assert!(stored.is_none_or(|(_, revision)| revision == 0), "{stored:?}"),
        }
        let check: String = sql.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        assert_eq!(check, "ok");
    }
}

#[tokio::test]
async fn a_what_if_starts_at_any_turn_and_survives_undo() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 3; end").await;
    let from = |turn| WhatIfRequest::Begin { turn: Some(turn) };
    let now = ask(&bench, 2, from(3)).await;
    assert_eq!((now.seat, now.what_if().unwrap().turn), (Seat::new(1), 3));
    let stamp = step(&bench, 2, now.stamp, "take 2").await.stamp;
    let earlier = ask(&bench, 2, from(2)).await;
    assert_eq!((earlier.seat, earlier.what_if().unwrap().turn), (Seat::new(0), 2));
    let start = ask(&bench, 2, from(0)).await;
    assert_eq!(start.what_if().unwrap().turn, 0);
    assert_eq!(bench.refused(2, from(4)).await, Refusal::Viewing(ViewingRefusal::UnknownTurn { last: 3 }));
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    bench.end(1, "take 1; end").await;
    let still = ask(&bench, 2, WhatIfRequest::Show(stamp.seq)).await;
    assert!(!still.what_if().unwrap().cut);
    assert_eq!(still.position.describe()["heap"], 20 - 3 - 2);
}

#[tokio::test]
async fn a_what_if_can_continue_to_the_end_of_the_game() {
    let bench = Bench::new();
    bench.begin(2).await;
    let before = of_the_game(&bench);
    let turn = "take 3; take 3; end";
    typed(&bench, 2, &[turn, turn, turn].join("; ")).await;
    let ended = over(bench.ask(2, WhatIfRequest::Play { turn: None, text: "take 2; end".to_owned() }).await);
    assert!(ended.score.outcome.is_some() && ended.what_if.turns == 4);
    assert_eq!(before, of_the_game(&bench), "the real game is not over");
    let more = WhatIfRequest::Play { turn: None, text: "take 1".to_owned() };
    assert!(bench.ask(2, more).await.is_err());
    let back = ask(&bench, 2, PlanAction::Change(ended.stamp, PlanChange::UndoStep)).await;
    assert_eq!((back.seat, back.steps.len()), (Seat::new(1), 1));
    let listed = list(&bench, 2).await.what_ifs.remove(0);
    assert_eq!((listed.what_if.turns, listed.seat), (3, Some(Seat::new(1))));
}

#[tokio::test]
async fn a_new_what_if_replaces_the_oldest_of_ten() {
    let bench = Bench::new();
    bench.begin(2).await;
    let mut stamps = Vec::new();
    for _ in 0..MOST_WHAT_IFS {
        bench.clock.forward(1);
        let shown = begin(&bench, 1).await;
        stamps.push(step(&bench, 1, shown.stamp, "take 1").await.stamp);
    }
    bench.clock.forward(1);
    let shown = begin(&bench, 1).await;
    let numbers: Vec<u32> = list(&bench, 1).await.what_ifs.iter().map(|line| line.stamp.seq).collect();
    assert!(!numbers.contains(&stamps[0].seq), "the oldest goes");
    assert!(numbers.contains(&stamps[1].seq), "the others stay");
    assert!(!numbers.contains(&shown.stamp.seq), "nothing was done in it yet");
    // The next what-if also replaces an unchanged one.
    begin(&bench, 1).await;
    assert_eq!(bench.count("SELECT count(*) FROM what_ifs"), MOST_WHAT_IFS as i64);
    let left = list(&bench, 1).await.what_ifs.remove(0).stamp;
    let without = sheet(bench.ask(1, WhatIfRequest::Drop(left)).await);
    assert!(without.what_ifs.iter().all(|line| line.stamp.seq != left.seq));
}

#[tokio::test]
async fn a_click_counts_once() {
    let bench = Bench::new();
    bench.begin(2).await;
    let twice = async |interaction, wanted: Command| {
        let one = planner(bench.ask_as(1, interaction, wanted.clone()).await);
        let two = planner(bench.ask_as(1, interaction, wanted).await);
        assert_eq!((one.stamp, one.steps.len()), (two.stamp, two.steps.len()));
        one
    };
    let shown = twice(9_001, WhatIfRequest::Begin { turn: None }.into()).await;
    let take = PlanAction::Change(shown.stamp, PlanChange::Step("take 1".to_owned()));
    let shown = twice(9_002, take.clone().into()).await;
    assert_eq!(shown.steps.len(), 1);
    assert_eq!(bench.refused(1, take).await, Refusal::Planning(PlanningRefusal::StaleWhatIf), "the button is old now");
    let shown = twice(9_003, WhatIfRequest::Play { turn: None, text: "take 2".to_owned() }.into()).await;
    assert_eq!(shown.steps.len(), 2);
    let (one, two) = tokio::join!(
        bench.ask(1, PlanAction::EndTurn(shown.stamp)),
        bench.ask(1, PlanAction::Change(shown.stamp, PlanChange::UndoStep)),
    );
    assert_eq!(usize::from(one.is_ok()) + usize::from(two.is_ok()), 1, "two presses on one state count once");
}

#[tokio::test]
async fn computers_answer_where_hints_are_allowed() {
    let bench = Bench::new();
    bench.begin(2).await;
    let shown = begin(&bench, 1).await;
    assert!(!shown.hints && !shown.what_if().unwrap().computers);
    let computer = WhatIfRequest::Computer(shown.stamp);
    // Nor for an onlooker, who could pass hints on to a player.
    let looks_on = begin(&bench, 9).await.stamp;
    for (number, stamp) in [(1, shown.stamp), (9, looks_on)] {
        for wanted in [WhatIfRequest::Computer(stamp), WhatIfRequest::Hint(stamp)] {
            assert_eq!(bench.refused(number, wanted).await, Refusal::Hint(HintRefusal::NoHints));
        }
    }
    bench.set(SettingsChange { hints: Some(Some(true)), ..SettingsChange::default() }).await;
    let before = of_the_game(&bench);
    let Ok(Reply::Review(ReviewReply::Hints(hints))) = bench.ask(1, WhatIfRequest::Hint(shown.stamp)).await else {
        panic!("no hints")
    };
    assert_eq!(hints.stamp, shown.stamp);
    let again = bench.restart();
    let used = ask(&again, 1, PlanAction::Change(shown.stamp, PlanChange::UseHint(0))).await;
    assert!(!used.steps.is_empty(), "what was advised is planned, also after a restart");
    assert_eq!(again.refused(1, computer).await, Refusal::Planning(PlanningRefusal::StaleWhatIf));
    let played = ask(&again, 1, WhatIfRequest::Computer(used.stamp)).await;
    assert_eq!((played.what_if().unwrap().turns, played.seat), (1, Seat::new(1)));
    let more = ask(&again, 1, WhatIfRequest::Computer(played.stamp)).await;
    assert_eq!(more.what_if().unwrap().turns, 2);
    assert_eq!(before, of_the_game(&again), "no advice is kept for the game itself");
}

/// After the end a hint can't harm any player.
#[tokio::test]
async fn a_finished_game_is_tried_out_with_computers() {
    let bench = Bench::new();
    bench.begin(2).await;
    for number in [1, 2, 1] {
        bench.end(number, "take 3; take 3; end").await;
    }
    let kept = typed(&bench, 2, "take 1; end; take 1").await;
    bench.end(2, "take 2; end").await;
    let again = ask(&bench, 2, WhatIfRequest::Show(kept.stamp.seq)).await;
    assert_eq!((again.stamp, again.position.save()), (kept.stamp, kept.position.save()), "it joins the analysis");
    let ended = over(bench.ask(2, WhatIfRequest::Begin { turn: None }).await);
    assert!(ended.score.outcome.is_some());
    let before = ask(&bench, 2, WhatIfRequest::Begin { turn: Some(2) }).await;
    let played = ask(&bench, 2, WhatIfRequest::Computer(before.stamp)).await;
    assert_eq!(played.what_if().unwrap().turns, 1);
}

#[tokio::test]
async fn no_what_if_before_the_start() {
    let bench = Bench::new();
    assert_eq!(bench.refused(1, WhatIfRequest::Open).await, Refusal::NoTable);
    bench.open().await;
    assert_eq!(bench.refused(1, WhatIfRequest::Open).await, Refusal::NotStarted);
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    let first = planner(bench.ask(1, WhatIfRequest::Open).await);
    assert_eq!(first.what_if().unwrap().turn, 0);
    step(&bench, 1, first.stamp, "bid 2").await;
    assert_eq!(sheet(bench.ask(1, WhatIfRequest::Open).await).what_ifs.len(), 1, "then they are listed");
}

/// Two what-ifs from one position get the same deal, so that players can compare them.
#[tokio::test]
async fn two_what_ifs_from_one_position_have_the_same_deal() {
    let bench = dealt(games::title("teotihuacan").unwrap(), |_| {});
    bench.start(2).await;
    choose(&bench, 1..=2, false).await;
    let one = begin(&bench, 1).await;
    let path = one.menus[0].entries[0].steps.join("; ");
    step(&bench, 1, one.stamp, &path).await;
    let two = begin(&bench, 1).await;
    assert_ne!(one.stamp.seq, two.stamp.seq);
    assert_eq!(one.position.save(), two.position.save());
    let Ok(Reply::Viewing(ViewingReply::Board(real))) = bench.ask(1, ViewingQuery::Board { turn: None }).await else {
        panic!("no board")
    };
    assert_eq!(one.position.view(Viewer::Seat(Seat::new(0))), real.position.view(Viewer::Seat(Seat::new(0))));
    assert_ne!(one.position.save(), real.position.save(), "what is hidden is dealt anew");
}
