//! Replays that lead to a different position than before.

use daykeeper::table::{
    Body, Command, LobbyAction, PlanAction, PlanChange, PlanningQuery, Refusal, Reply, TableAction, UndoAction,
    UndoRefusal, ViewingQuery, ViewingRefusal, ViewingReply,
};

use super::bench::Bench;
use crate::support::pebbles::{CHANGED, PEBBLES};

fn notices(posted: &[(daykeeper::table::OutboxRow, daykeeper::table::Announcement)]) -> usize {
    let resumed = |body: &Body| matches!(body, Body::Notice(phrase) if phrase.key == "ui-notice-resumed");
    posted.iter().filter(|(_, text)| resumed(&text.body)).count()
}

#[tokio::test]
async fn a_replay_to_another_hash_is_reported_and_the_game_continues() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 2; end").await;
    bench.step(1, "take 3").await;
    bench.deliver().await;
    let position = bench.planner(1).await.since.save();

    // The new rules give a point for each turn, so the old log leads to another position.
    let bench = bench.restart_playing(vec![&CHANGED]);
    assert_eq!(bench.planner(1).await.position.save(), position);
    assert_eq!(notices(&bench.deliver().await), 1);
    assert_eq!(bench.text("SELECT kind FROM log ORDER BY seq DESC LIMIT 1"), "resumed");

    // Turns from before the change can't be undone or viewed, except the first ones, which still match their hashes.
    assert_eq!(
        bench.refused(2, TableAction::Undo(UndoAction::Undo { turn: None })).await,
        Refusal::Undo(UndoRefusal::BeforeSaved)
    );
    assert!(matches!(
        bench.ask(1, ViewingQuery::Board { turn: Some(3) }).await,
        Err(Refusal::Viewing(ViewingRefusal::LostTurn { turn: 3 }))
    ));
    assert!(matches!(
        bench.ask(1, ViewingQuery::Board { turn: Some(1) }).await,
        Ok(Reply::Viewing(ViewingReply::Board(_)))
    ));
    assert!(matches!(
        bench.ask(1, ViewingQuery::Log { turn: Some(3) }).await,
        Ok(Reply::Viewing(ViewingReply::Log(_)))
    ));

    // The bot reports the change once. Later turns replay from there.
    let done = bench.end(1, "take 1; end").await;
    let position = bench.planner(2).await.position.save();
    let bench = bench.restart();
    assert_eq!(bench.planner(2).await.position.save(), position);
    assert_eq!(notices(&bench.deliver().await), 0);
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE kind = 'resumed'"), 1);
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: Some(done.seq) })).await;
    let planner = bench.planner(1).await;
    assert!(bench.ask(1, TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::StartOver))).await.is_ok());
    let points = bench.planner(1).await.position.describe()["points"].clone();
    assert_eq!(points, serde_json::json!([1, 2]));
    assert!(matches!(
        bench.ask(1, ViewingQuery::Board { turn: Some(4) }).await,
        Ok(Reply::Viewing(ViewingReply::Board(_)))
    ));
}

#[tokio::test]
async fn a_finished_game_is_shown_from_its_saved_position() {
    let bench = Bench::new();
    bench.begin(2).await;
    for number in [1, 2, 1] {
        bench.end(number, "take 3; take 3; end").await;
    }
    bench.end(2, "take 2; end").await;
    bench.deliver().await;
    let entries = bench.count("SELECT count(*) FROM log");
    let bench = bench.restart_playing(vec![&CHANGED]);
    let Ok(Reply::Viewing(ViewingReply::Score(sheet))) = bench.ask(1, ViewingQuery::Score).await else {
        panic!("no score")
    };
    assert_eq!(sheet.outcome.unwrap().points, [12, 8]);
    assert_eq!(bench.count("SELECT count(*) FROM log"), entries);
}

#[tokio::test]
async fn without_a_saved_position_the_game_is_unreadable_and_can_be_cancelled() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    bench.deliver().await;
    bench.sql().execute("UPDATE snapshots SET saved = 'nonsense'", []).unwrap();
    let bench = bench.restart_playing(vec![&CHANGED]);
    let table = bench.table().await;
    for command in [
        Command::from(PlanningQuery::Planner),
        TableAction::Plan(PlanAction::Play("draw".to_owned())).into(),
        TableAction::Undo(UndoAction::Undo { turn: None }).into(),
    ] {
        assert_eq!(bench.refused(2, command).await, Refusal::Unreadable { table });
    }
    assert!(matches!(bench.ask(1, ViewingQuery::Board { turn: None }).await, Err(Refusal::Unreadable { .. })));
    // With the original rules everything works as before.
    let bench = bench.restart_playing(vec![&PEBBLES]);
    assert_eq!(bench.planner(2).await.position.describe()["heap"], 19);
    let bench = bench.restart_playing(vec![&CHANGED]);
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    bench.open().await;
}

#[tokio::test]
async fn every_turn_has_the_hash_of_its_position() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    let hash = bench.planner(2).await.position.hash();
    let stored = bench.count("SELECT hash FROM log ORDER BY seq DESC LIMIT 1");
    assert_eq!(stored.cast_unsigned(), hash);
}

#[tokio::test]
async fn a_table_begun_with_earlier_rules_keeps_them() {
    let bench = Bench::playing(vec![daykeeper::games::title("teotihuacan").unwrap()]);
    bench.start(2).await;
    bench.sql().execute("UPDATE tables SET rules_version = 1", []).unwrap();
    let bench = bench.restart();
    for number in [1, 2] {
        let planner = bench.planner(number).await;
        let step = planner.position.legal(planner.seat)[0].clone();
        bench.end(number, &step).await;
    }
    let position = bench.planner(1).await.position.save();
    assert!(!position.contains("early_end_as_third"), "states are written as they were");

    let bench = bench.restart();
    assert_eq!(bench.planner(1).await.position.save(), position);
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE kind = 'resumed'"), 0);
    assert_eq!(bench.tables.export(bench.table().await).await.unwrap().rules_version, 1);
    let options = bench.info().await.table.options;
    assert_eq!(options.0.get("early_end_as_third").map(String::as_str), Some("on"), "and it is shown");
}
