//! A quiet channel: a round has one message, which changes with every turn, and a short message calls the next player.

use daykeeper::table::{
    Announcement, Body, Delivery, MessageId, OutboxPayload, OutboxRow, SettingsChange, TableAction, UndoAction, UserId,
};

use super::bench::Bench;
use crate::support::pebbles::ROUNDS;

/// A game of three in its first round, with the setting.
async fn quiet() -> Bench {
    let bench = Bench::playing(vec![&ROUNDS]);
    bench.begin(3).await;
    bench.set(SettingsChange { one_message: Some(true), ..SettingsChange::default() }).await;
    bench.deliver().await;
    bench
}

/// The payloads of delivered rows, with the edited message if there is one.
fn told(delivered: &[(OutboxRow, Announcement)]) -> Vec<(OutboxPayload, Option<MessageId>)> {
    let message = |row: &OutboxRow| match row.delivery {
        Delivery::Post => None,
        Delivery::Edit(message) => Some(message),
    };
    delivered.iter().map(|(row, _)| (row.payload.clone(), message(row))).collect()
}

/// The turns that a delivered turn message shows.
fn turns(delivered: &[(OutboxRow, Announcement)], payload: &OutboxPayload) -> Vec<u32> {
    let (_, shown) = delivered.iter().find(|(row, _)| row.payload == *payload).expect("no such message");
    match &shown.body {
        Body::Turn(news) | Body::Undone { news, .. } => news.summaries.iter().map(|turn| turn.turn).collect(),
        _ => panic!("another message"),
    }
}

fn pings(delivered: &[(OutboxRow, Announcement)]) -> Vec<UserId> {
    delivered.iter().flat_map(|(_, announcement)| announcement.ping.clone()).collect()
}

#[tokio::test]
async fn a_round_is_one_message_and_the_next_player_is_called() {
    use OutboxPayload::{Call, TurnMessage};
    let bench = quiet().await;
    // The bids are entries 1 to 3.
    bench.end(1, "take 1; end").await;
    let first = bench.deliver().await;
    let message = first.iter().find(|(row, _)| row.payload == TurnMessage(4)).map(|(row, _)| row).unwrap();
    let message = Some(MessageId(1_000 + message.id.0 as u64));
    assert_eq!((turns(&first, &TurnMessage(4)), pings(&first)), (vec![4], vec![UserId(2)]));

    bench.end(2, "take 1; end").await;
    let second = bench.deliver().await;
    assert_eq!(told(&second), [(TurnMessage(4), message), (Call(5), None)]);
    assert_eq!((turns(&second, &TurnMessage(4)), pings(&second)), (vec![4, 5], vec![UserId(3)]));
    let call = Some(MessageId(1_000 + second[1].0.id.0 as u64));

    bench.end(3, "take 1; end").await;
    let third = bench.deliver().await;
    assert_eq!(told(&third), [(Call(5), call), (TurnMessage(4), message), (Call(6), None)]);
    assert!(matches!(third[0].1.body, Body::Deleted));
    assert_eq!((turns(&third, &TurnMessage(4)), pings(&third)), (vec![4, 5, 6], vec![UserId(1)]));

    // The next round has a new message, and the old one shows its turns without buttons.
    bench.end(1, "take 1; end").await;
    let fourth = bench.deliver().await;
    let payloads: Vec<OutboxPayload> = told(&fourth).into_iter().map(|(payload, _)| payload).collect();
    assert_eq!(payloads, [Call(6), TurnMessage(7), TurnMessage(4)]);
    assert_eq!(turns(&fourth, &TurnMessage(7)), [7]);
    assert_eq!(turns(&fourth, &TurnMessage(4)), [4, 5, 6]);
    assert!(matches!(&fourth[2].1.body, Body::Turn(news) if !news.open));
    assert_eq!(pings(&fourth), [UserId(2)]);
}

#[tokio::test]
async fn an_undo_changes_the_message_of_the_round() {
    use OutboxPayload::{Call, TurnMessage};
    let bench = quiet().await;
    for player in [1, 2] {
        bench.end(player, "take 1; end").await;
    }
    bench.deliver().await;
    bench.done(2, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    let undone = bench.deliver().await;
    let payloads: Vec<OutboxPayload> = told(&undone).into_iter().map(|(payload, _)| payload).collect();
    assert_eq!(payloads, [Call(5), TurnMessage(4), Call(6)]);
    assert_eq!((turns(&undone, &TurnMessage(4)), pings(&undone)), (vec![4], vec![UserId(2)]));
    // The undone turn is the draft again.
    assert_eq!(bench.planner(2).await.steps.len(), 1);
    // The message of the first turn can't stay without turns, so its undo has a message.
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    let undone = bench.deliver().await;
    let posted: Vec<&OutboxPayload> =
        undone.iter().filter(|(row, _)| row.delivery == Delivery::Post).map(|(row, _)| &row.payload).collect();
    assert_eq!(posted, [&TurnMessage(7)]);
    assert!(
        undone.iter().any(|(row, shown)| row.payload == TurnMessage(4) && matches!(shown.body, Body::TakenBack(_)))
    );
    assert_eq!(pings(&undone), [UserId(1)]);
}

#[tokio::test]
async fn a_call_that_comes_too_late_is_dropped_or_deleted() {
    let bench = quiet().await;
    bench.end(1, "take 1; end").await;
    bench.deliver().await;
    bench.end(2, "take 1; end").await;
    bench.end(3, "take 1; end").await;
    // No one sees the first call any more, and the message shows both turns.
    let delivered = bench.deliver().await;
    assert_eq!(turns(&delivered, &OutboxPayload::TurnMessage(4)), [4, 5, 6]);
    assert_eq!(pings(&delivered), [UserId(1)]);
    let calls = delivered.iter().filter(|(row, _)| matches!(row.payload, OutboxPayload::Call(_)));
    assert_eq!(calls.count(), 1);

    // The process ends while a call is on its way, so the call may be in the channel.
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    let on_its_way = loop {
        let row = bench.tables.claim(1).await.unwrap().remove(0);
        if let (OutboxPayload::Call(8), Delivery::Post) = (&row.payload, row.delivery) {
            break row;
        }
        let message = (row.delivery == Delivery::Post).then_some(MessageId(2_000 + row.id.0 as u64));
        bench.tables.sent(row.id, message).await.unwrap();
    };
    let bench = bench.restart();
    bench.end(3, "take 1; end").await;
    let again = bench.tables.claim(1).await.unwrap().remove(0);
    assert_eq!((again.id, again.uncertain), (on_its_way.id, true));
    // The bot looks for it without posting it again, then deletes it.
    assert!(matches!(bench.tables.announcement(&again).await.unwrap().unwrap().body, Body::Closed));
    bench.tables.sent(again.id, Some(MessageId(77))).await.unwrap();
    let then = bench.deliver().await;
    assert!(
        then.iter().any(|(row, shown)| {
            row.delivery == Delivery::Edit(MessageId(77)) && matches!(shown.body, Body::Deleted)
        })
    );
    assert_eq!(pings(&then), [UserId(1)]);
}

#[tokio::test]
async fn the_end_and_a_change_of_the_setting_leave_no_call() {
    let bench = quiet().await;
    for player in [1, 2] {
        bench.end(player, "take 1; end").await;
    }
    bench.deliver().await;
    bench.set(SettingsChange { one_message: Some(false), ..SettingsChange::default() }).await;
    bench.end(3, "take 1; end").await;
    let delivered = bench.deliver().await;
    assert!(delivered.iter().any(|(_, shown)| matches!(shown.body, Body::Deleted)));
    assert_eq!(turns(&delivered, &OutboxPayload::TurnMessage(6)), [6]);
    assert_eq!(turns(&delivered, &OutboxPayload::TurnMessage(4)), [4, 5]);
}
