//! Queued turns: queuing, playing, failing, removing. Other players never learn of them.

use daykeeper::engine::{Ahead, Seat};
use daykeeper::games;
use daykeeper::table::{
    Command, Destination, LobbyAction, NotifyBy, OutboxPayload, PlanAction, PlanChange, PlanKind, Planner,
    PlanningQuery, PlanningRefusal, PreferencesChange, Query, QueueSheet, QueuedTurnAction, QueuedTurnCondition,
    QueuedTurnFailure, QueuedTurnRefusal, Refusal, Reply, SettingsChange, TableAction, TimeOut, UndoAction, UndoRule,
    UserId, ViewingQuery, ViewingReply,
};

use super::bench::{Bench, Parts, planner, turn_done};
use crate::support::pebbles::FORCED;

fn sheet(reply: Result<Reply, Refusal>) -> QueueSheet {
    match reply {
        Ok(Reply::QueuedTurns(sheet)) => *sheet,
        Ok(_) => panic!("no queued turns"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

async fn ahead(bench: &Bench, number: u64) -> Planner {
    planner(bench.ask(number, PlanningQuery::Ahead).await)
}

/// Queues a typed turn.
async fn order(bench: &Bench, number: u64, text: &str) -> QueueSheet {
    sheet(bench.ask(number, TableAction::Plan(PlanAction::PlayAhead(text.to_owned()))).await)
}

async fn prefer(bench: &Bench, number: u64, change: PreferencesChange) {
    assert!(matches!(bench.ask(number, Command::from(change)).await, Ok(Reply::Preferences(_))));
}

/// Several changes at the same time, as from menus used in quick succession. Each was answered, so each is saved.
#[tokio::test]
async fn preferences_that_are_changed_at_once_are_all_kept() {
    let bench = Bench::new();
    for _ in 0..10 {
        let change = |on| {
            let none = PreferencesChange::default;
            let both = [
                PreferencesChange { play_forced: Some(on), ..none() },
                PreferencesChange { delay_queued_turns: Some(on), ..none() },
            ];
            both.map(|change| prefer(&bench, 2, change))
        };
        for on in [true, false] {
            futures::future::join_all(change(on)).await;
            let Ok(Reply::Preferences(sheet)) = bench.ask(2, Command::from(PreferencesChange::default())).await else {
                panic!("no preferences")
            };
            assert_eq!((sheet.person.play_forced, sheet.person.delay_queued_turns), (on, on));
        }
    }
}

async fn condition(bench: &Bench, number: u64, order: usize, condition: Option<QueuedTurnCondition>) -> QueueSheet {
    let stamp = sheet(bench.ask(number, Query::QueuedTurns).await).stamp;
    sheet(bench.ask(number, TableAction::QueuedTurn(QueuedTurnAction { stamp, number: order, condition })).await)
}

#[tokio::test]
async fn a_turn_is_planned_queued_and_played() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    let empty = ahead(&bench, 2).await;
    assert!(empty.stamp.plan == PlanKind::Ahead && empty.steps.is_empty());
    assert_eq!(empty.ahead().unwrap().ahead, Ahead::Now, "pebbles have no calendar");
    let step = |stamp, step: &str| TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step(step.to_owned())));
    let one = planner(bench.ask(2, step(empty.stamp, "take 2")).await);
    assert_eq!(one.steps.len(), 1);
    // The other player moves, and the plan survives, also through a restart.
    let bench = bench.restart();
    let two = planner(bench.ask(2, step(one.stamp, "take 1")).await);
    assert_eq!(two.steps.len(), 2);
    let ordered = sheet(bench.ask(2, TableAction::Plan(PlanAction::EndTurn(two.stamp))).await);
    assert_eq!(ordered.queued_turns.len(), 1);
    assert_eq!(ordered.queued_turns[0].queued.steps, ["take 2", "take 1", "end"]);
    assert_eq!(ordered.queued_turns[0].failure, None);
    assert!(ahead(&bench, 2).await.steps.is_empty());
    let bench = bench.restart();

    bench.end(1, "take 1; end").await;
    // The bot pings no player about a turn that it is about to play.
    let posted = bench.deliver().await;
    assert!(posted.iter().all(|(_, announcement)| announcement.ping.is_empty()));
    assert_eq!(bench.work().await, 1);
    assert_eq!(bench.steps().await.len(), 2 + 2 + 3);
    assert_eq!(bench.count("SELECT count(*) FROM queued_turns"), 0);
    let turn = "SELECT user FROM log WHERE seq = (SELECT max(seq) FROM log)";
    assert_eq!(bench.count(turn), 2, "it is its player's turn like any other");
    let posted = bench.deliver().await;
    assert!(posted.iter().any(|(_, announcement)| announcement.ping == [UserId(1)]), "the next player is called");
    let announced: Vec<_> =
        posted.iter().filter(|(row, _)| row.destination == Destination::Direct(UserId(2))).collect();
    assert!(
        matches!(&announced[..], [(row, _)] if matches!(&row.payload, OutboxPayload::Notice(phrase) if phrase.key.starts_with("ui-notice-queued-turn")))
    );

    // The turn can be undone as usual. It becomes a draft, not a queued turn.
    assert_eq!(bench.done(2, TableAction::Undo(UndoAction::Undo { turn: None })).await.key, "ui-table-undone-own");
    assert_eq!(bench.planner(2).await.steps.len(), 2);
    assert_eq!(bench.work().await, 0);
}

#[tokio::test]
async fn a_failed_queued_turn_asks_its_player_and_keeps_the_plan() {
    let bench = Bench::new();
    bench.begin(2).await;
    order(&bench, 2, "take 3; take 3; end").await;
    // The heap becomes too small for it.
    for text in ["take 3; take 3; end"; 2] {
        bench.end(1, text).await;
        if bench.count("SELECT count(*) FROM queued_turns") > 0 && bench.work().await == 0 {
            break;
        }
        order(&bench, 2, "take 3; take 3; end").await;
    }
    let planned = bench.planner(2).await;
    let why: Vec<_> = planned.failed().iter().filter_map(|shown| shown.failure.clone()).collect();
    assert!(matches!(&why[..], [QueuedTurnFailure::Illegal(_)]), "{why:?}");
    assert!(!planned.complete);
    let posted = bench.deliver().await;
    assert!(posted.iter().any(|(_, announcement)| announcement.ping == [UserId(2)]), "its player is called as usual");
    // The player's own turn removes the queued turn.
    let end = planned.position.legal(Seat::new(1)).remove(0);
    turn_done(bench.play(2, &format!("{end}; end")).await);
    assert_eq!(bench.count("SELECT count(*) FROM queued_turns"), 0);
}

#[tokio::test]
async fn alternatives_are_tried_in_their_order() {
    let bench = Bench::new();
    bench.begin(2).await;
    // Two turns take twelve of twenty pebbles. The next turn takes six, so the first queued turn becomes impossible.
    bench.end(1, "take 3; take 3; end").await;
    bench.end(2, "take 3; take 3; end").await;
    order(&bench, 2, "take 3; take 3; end").await;
    let both = order(&bench, 2, "take 1; end").await;
    assert_eq!(both.queued_turns.len(), 2);
    order(&bench, 2, "take 2; end").await;
    assert_eq!(
        bench.refused(2, TableAction::Plan(PlanAction::PlayAhead("take 1; end".to_owned()))).await,
        Refusal::QueuedTurn(QueuedTurnRefusal::TooManyQueuedTurns { most: 3 })
    );
    bench.end(1, "take 3; take 3; end").await;
    bench.work().await;
    assert_eq!(bench.steps().await.last().unwrap().1, "end");
    assert_eq!(bench.text("SELECT body FROM log ORDER BY seq DESC LIMIT 1"), "take 1; end");
}

#[tokio::test]
async fn a_queued_turn_is_changed_and_deleted() {
    let bench = Bench::new();
    bench.begin(2).await;
    let first = order(&bench, 2, "take 1; end").await;
    let changed = condition(&bench, 2, 0, Some(QueuedTurnCondition::Legal)).await;
    assert_eq!(changed.queued_turns[0].queued.condition, QueuedTurnCondition::Legal);
    let old = TableAction::QueuedTurn(QueuedTurnAction { stamp: first.stamp, number: 0, condition: None });
    assert_eq!(bench.refused(2, old).await, Refusal::Planning(PlanningRefusal::StalePress));
    assert!(condition(&bench, 2, 0, None).await.queued_turns.is_empty());
    bench.end(1, "take 1; end").await;
    bench.work().await;
    assert_eq!(bench.info().await.to_act[0].user(), Some(UserId(2)), "nothing is played that is not ordered");
    let posted = bench.deliver().await;
    assert!(posted.iter().any(|(_, announcement)| announcement.ping == [UserId(2)]));
}

#[tokio::test]
async fn a_queued_turn_is_played_in_a_reopened_game() {
    let bench = Bench::new();
    bench.begin(2).await;
    order(&bench, 2, "take 1; end").await;
    bench.end(1, "take 1; end").await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    assert_eq!(bench.work().await, 0);
    bench.done(1, TableAction::Lobby(LobbyAction::Reopen)).await;
    bench.work().await;
    assert_eq!(bench.text("SELECT body FROM log ORDER BY seq DESC LIMIT 1"), "take 1; end");
    assert_eq!(bench.info().await.to_act[0].user(), Some(UserId(1)));
}

/// The player removes the queued turn while it waits, and the bot pings the player as usual.
#[tokio::test]
async fn a_delayed_queued_turn_waits_some_minutes_and_can_be_deleted_until_then() {
    let bench = Bench::new();
    bench.begin(2).await;
    prefer(&bench, 2, PreferencesChange { delay_queued_turns: Some(true), ..PreferencesChange::default() }).await;
    order(&bench, 2, "take 1; end").await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 0);
    let due = bench.tables.next_due(Vec::new()).await.unwrap().unwrap();
    let wait = due.duration_since(bench.tables.clock().now()).as_secs();
    assert!((60..=1200).contains(&wait), "{wait} s");
    let posted = bench.deliver().await;
    assert!(
        posted.iter().any(|(_, announcement)| announcement.ping == [UserId(2)]),
        "called like everybody: nothing tells of the order"
    );
    assert_eq!(bench.planner(2).await.failed()[0].failure, None, "it is said to wait");
    let stamp = sheet(bench.ask(2, Query::QueuedTurns).await).stamp;
    let change =
        TableAction::QueuedTurn(QueuedTurnAction { stamp, number: 0, condition: Some(QueuedTurnCondition::Legal) });
    assert_eq!(bench.refused(2, change).await, Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn));
    condition(&bench, 2, 0, None).await;
    bench.clock.forward(1201);
    bench.work().await;
    bench.clock.forward(60);
    let posted = bench.deliver().await;
    assert!(posted.iter().all(|(_, announcement)| announcement.ping.is_empty()), "nobody is called twice");
    assert_eq!(bench.info().await.to_act[0].user(), Some(UserId(2)));
}

#[tokio::test]
async fn starting_to_plan_a_turn_stops_its_queued_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    prefer(&bench, 2, PreferencesChange { delay_queued_turns: Some(true), ..PreferencesChange::default() }).await;
    order(&bench, 2, "take 1; end").await;
    bench.end(1, "take 1; end").await;
    bench.step(2, "take 3").await;
    bench.clock.forward(1201);
    bench.work().await;
    assert_eq!(bench.planner(2).await.steps.len(), 1, "their draft is not played over");
}

#[tokio::test]
async fn a_queued_turn_is_played_when_the_clock_runs_out() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    let clock = Some(Some(daykeeper::table::ClockRule { bank: 61, increment: 30 }));
    let change = SettingsChange { clock, time_out: Some(TimeOut::Turn), ..SettingsChange::default() };
    bench.set(change).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    bench.end(1, "bid 3").await;
    bench.end(2, "bid 1").await;
    prefer(&bench, 2, PreferencesChange { delay_queued_turns: Some(true), ..PreferencesChange::default() }).await;
    order(&bench, 2, "take 2; end").await;
    bench.end(1, "take 1; end").await;
    bench.clock.forward(130);
    bench.work().await;
    assert_eq!(
        bench.text("SELECT body FROM log WHERE kind = 'turn' AND user = 2 ORDER BY seq DESC LIMIT 1"),
        "take 2; end"
    );
}

/// A turn queued after an own turn is for the next one, even if the player then undoes the own turn.
#[tokio::test]
async fn a_queued_turn_does_not_replace_an_undone_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 3; end").await;
    order(&bench, 1, "take 1; end").await;
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    assert_eq!(bench.work().await, 0);
    let planner = bench.planner(1).await;
    assert_eq!((planner.steps.len(), planner.failed().len()), (1, 0), "the turn that was taken back is the draft");
    bench.end(1, "take 2; end").await;
    bench.end(2, "take 2; end").await;
    bench.work().await;
    let last = "SELECT body FROM log WHERE kind = 'turn' ORDER BY seq DESC LIMIT 1";
    assert_eq!(bench.text(last), "take 1; end", "it is played at the next turn");
}

/// Another player's undo removes a queued turn that was already played. Its player finds it in the planner, first for
/// planning ahead and then on their turn, and gets a message.
#[tokio::test]
async fn a_queued_turn_that_another_players_undo_removed_returns_to_its_planner() {
    let bench = Bench::new();
    bench.begin(2).await;
    order(&bench, 2, "take 2; take 1; end").await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 1, "the queued turn is played");
    bench.deliver().await;
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    let request = bench.text("SELECT MAX(seq) || '' FROM log").parse().unwrap();
    bench.done(2, TableAction::Undo(UndoAction::AnswerUndo { request, agree: true })).await;
    let steps = |planner: &Planner| planner.steps.iter().map(|step| step.step.clone()).collect::<Vec<_>>();
    assert_eq!(steps(&ahead(&bench, 2).await), ["take 2", "take 1", "end"]);
    let posted = bench.deliver().await;
    let told = posted.iter().map(|(row, _)| row).filter(|row| row.destination == Destination::Direct(UserId(2)));
    let payloads: Vec<String> = told.map(|row| format!("{:?}", row.payload)).collect();
    assert!(payloads.iter().any(|payload| payload.contains("ui-notice-undone")), "{payloads:?}");
    // It is not queued, so the bot doesn't play it again without the player.
    bench.end(1, "take 2; end").await;
    assert_eq!(bench.work().await, 0);
    assert_eq!(steps(&bench.planner(2).await), ["take 2", "take 1"]);
}

#[tokio::test]
async fn turns_without_a_choice_are_played_automatically_on_request() {
    let bench = Bench::new();
    bench.begin(2).await;
    prefer(&bench, 2, PreferencesChange { play_forced: Some(true), ..PreferencesChange::default() }).await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 0, "there is a choice");
    assert_eq!(bench.info().await.to_act[0].user(), Some(UserId(2)));
}

#[tokio::test]
async fn an_undone_turn_without_a_choice_is_not_played_again() {
    let bench = Bench::playing(vec![&FORCED]);
    bench.begin(2).await;
    prefer(&bench, 2, PreferencesChange { play_forced: Some(true), ..PreferencesChange::default() }).await;
    bench.end(1, "take 1; end").await;
    let acts = async || bench.info().await.to_act[0].user();
    assert_eq!((bench.work().await, acts().await), (1, Some(UserId(1))), "it was played");
    assert!(bench.ask(2, TableAction::Undo(UndoAction::Undo { turn: None })).await.is_ok());
    assert_eq!((bench.work().await, acts().await), (0, Some(UserId(2))), "whoever takes it back has it back");
    bench.end(2, "take 1; end").await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 1, "the next one is played as before");
}

#[tokio::test]
async fn queued_turns_are_secret() {
    let with = Bench::new();
    let without = Bench::new();
    for bench in [&with, &without] {
        bench.begin(3).await;
        bench.deliver().await;
    }
    order(&with, 3, "take 1; end").await;
    assert!(with.deliver().await.is_empty(), "nothing is posted");
    for bench in [&with, &without] {
        bench.end(1, "take 1; end").await;
    }
    let posted = |rows: Vec<(daykeeper::table::OutboxRow, daykeeper::table::Announcement)>| {
        rows.into_iter()
            .map(|(row, announcement)| (row.destination, format!("{:?}", row.payload), announcement.ping))
            .collect::<Vec<_>>()
    };
    assert_eq!(posted(with.deliver().await), posted(without.deliver().await));
    for number in [1, 2, 9] {
        for query in [
            ViewingQuery::Info,
            ViewingQuery::Log { turn: None },
            ViewingQuery::Score,
            ViewingQuery::Happened { seq: 4, since_own: false },
        ] {
            let seen = |reply: Result<Reply, Refusal>| match reply {
                Ok(Reply::Viewing(ViewingReply::Info(info))) => {
                    format!("{:?} {:?} {:?}", info.to_act, info.waiting_since, info.turn)
                }
                Ok(Reply::Viewing(ViewingReply::Log(page))) => format!("{:?}", page.lines),
                Ok(Reply::Viewing(ViewingReply::Score(sheet))) => format!("{:?}", sheet.lines),
                Ok(Reply::Viewing(ViewingReply::Happened(happened))) => format!("{:?}", happened.turns),
                Ok(_) => panic!("another answer"),
                Err(refusal) => format!("{refusal:?}"),
            };
            assert_eq!(seen(with.ask(number, query.clone()).await), seen(without.ask(number, query).await));
        }
        assert!(matches!(with.ask(number, Query::QueuedTurns).await, Err(_) | Ok(Reply::QueuedTurns(_))));
    }
    assert!(sheet(with.ask(1, Query::QueuedTurns).await).queued_turns.is_empty());
    assert_eq!(with.refused(9, Query::QueuedTurns).await, Refusal::NotAtTable);
    let table = with.table().await;
    let export = serde_json::to_string(&with.tables.export(table).await.unwrap()).unwrap();
    assert_eq!(export, serde_json::to_string(&without.tables.export(without.table().await).await.unwrap()).unwrap());
}

#[tokio::test]
async fn refusals_of_queued_turns_have_texts() {
    let bench = Bench::new();
    bench.start(2).await;
    bench.end(1, "bid 3").await;
    assert!(matches!(
        bench.refused(1, PlanningQuery::Ahead).await,
        Refusal::Planning(PlanningRefusal::AlreadyChosen { .. })
    ));
    bench.end(2, "bid 1").await;
    assert!(planner(bench.ask(1, PlanningQuery::Ahead).await).ahead().is_none(), "it is their turn");
    assert_eq!(
        bench.refused(1, TableAction::Plan(PlanAction::PlayAhead("take 1; end".to_owned()))).await,
        Refusal::QueuedTurn(QueuedTurnRefusal::YourTurn)
    );
    let stamp = ahead(&bench, 2).await.stamp;
    assert_eq!(
        bench.refused(2, TableAction::Plan(PlanAction::Change(stamp, PlanChange::UndoStep))).await,
        Refusal::Planning(PlanningRefusal::NothingDrafted)
    );
    assert_eq!(
        bench.refused(2, TableAction::Plan(PlanAction::EndTurn(stamp))).await,
        Refusal::Planning(PlanningRefusal::TurnNotComplete)
    );
}

#[tokio::test]
async fn a_new_player_of_a_seat_has_no_queued_turns() {
    let bench = Bench::new();
    bench.begin(3).await;
    order(&bench, 3, "take 1; end").await;
    bench.seat(3, daykeeper::table::SeatAction::Resign(daykeeper::table::Successor::Anybody)).await;
    bench.seat(4, daykeeper::table::SeatAction::Take(Seat::new(2))).await;
    assert!(sheet(bench.ask(4, Query::QueuedTurns).await).queued_turns.is_empty());
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    bench.work().await;
    assert_eq!(bench.info().await.to_act[0].user(), Some(UserId(4)));
    assert_eq!(bench.info().await.table.settings.undo, UndoRule::Agreed);
    prefer(&bench, 4, PreferencesChange { notify_by: Some(NotifyBy::Nowhere), ..PreferencesChange::default() }).await;
}

/// Plays a turn: the first step with this beginning, and then the first possible ones.
async fn play_on(bench: &Bench, number: u64, begin: &str) {
    let mut begin = Some(begin);
    loop {
        let planned = bench.planner(number).await;
        let legal = planned.position.legal(planned.seat);
        let fits = |step: &&String| begin.map_or(*step == "end", |begin| step.starts_with(begin));
        let next = legal.iter().find(fits).or(legal.first().filter(|_| begin.is_none()));
        begin = None;
        let step = next.map_or("end", String::as_str);
        if let Ok(Reply::TurnDone(_)) = bench.play(number, step).await {
            return;
        }
    }
}

/// Returns a game of Tzolk'in in the second round, in which each player has one worker on a gear, with its first and its
/// second player.
async fn second_round() -> (Bench, u64, u64) {
    let bench = Bench::playing(vec![games::title("tzolkin").unwrap()]);
    bench.start(2).await;
    for number in 1..=2 {
        play_on(&bench, number, "").await;
    }
    let second = u64::from(bench.info().await.to_act[0].seat == Seat::new(0)) + 1;
    let first = 3 - second;
    bench.end(first, "place palenque; end").await;
    bench.end(second, "place tikal; end").await;
    (bench, first, second)
}

#[tokio::test]
async fn a_queued_turn_that_became_cheaper_is_played() {
    let (bench, first, second) = second_round().await;
    let text = "place palenque; place palenque; end";
    let queued = order(&bench, second, text).await.queued_turns.remove(0).queued;
    assert_eq!(queued.condition, QueuedTurnCondition::default());
    // The first player leaves a cheaper space.
    play_on(&bench, first, "pick palenque").await;
    bench.work().await;
    let [before, last] =
        [1, 0].map(|back| bench.text(&format!("SELECT body FROM log ORDER BY seq DESC LIMIT 1 OFFSET {back}")));
    assert!(before.starts_with("pick palenque"), "{before}");
    assert_eq!(last, text);
}

#[tokio::test]
async fn a_more_expensive_queued_turn_says_the_difference() {
    let (bench, first, second) = second_round().await;
    order(&bench, second, "place palenque; end").await;
    bench.end(first, "place palenque; end").await;
    bench.work().await;
    let planned = bench.planner(second).await;
    let why: Vec<_> = planned.failed().iter().filter_map(|shown| shown.failure.clone()).collect();
    let [QueuedTurnFailure::Costs(more)] = &why[..] else { panic!("{why:?}") };
    assert_eq!(more.args[0].0, "n");
}
