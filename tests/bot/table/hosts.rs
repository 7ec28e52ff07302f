//! What a host does about other players: removing them.

use daykeeper::engine::Seat;
use daykeeper::table::{
    AccessRefusal, Announcement, Body, Destination, LobbyAction, OutboxRow, PlanningQuery, Refusal,
    SeatAction, SeatRefusal, Strength, TableAction, UserId,
};

use super::bench::Bench;

type Posted = [(OutboxRow, Announcement)];

fn lobby(action: LobbyAction) -> TableAction {
    TableAction::Lobby(action)
}

fn offer(seat: u8) -> SeatAction {
    SeatAction::Offer { seat: Some(Seat::new(seat)), to: None }
}

/// Returns the keys of the direct messages to a user.
fn direct(posted: &Posted, user: u64) -> Vec<&str> {
    let to_user = posted.iter().filter(|(row, _)| row.destination == Destination::Direct(UserId(user)));
    to_user.filter_map(|(_, announcement)| key(&announcement.body)).collect()
}

/// Returns the keys of the lines in the channel.
fn public(posted: &Posted) -> Vec<&str> {
    let in_channel = posted.iter().filter(|(row, _)| matches!(row.destination, Destination::Channel(_)));
    in_channel.filter_map(|(_, announcement)| key(&announcement.body)).collect()
}

fn key(body: &Body) -> Option<&str> {
    match body {
        Body::Notice(phrase) | Body::NoticeWithButton { phrase, .. } | Body::Seated { phrase, .. } => {
            Some(phrase.key.as_str())
        }
        _ => None,
    }
}

#[tokio::test]
async fn a_player_whose_seat_the_host_opens_gets_direct_messages() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.deliver().await;
    bench.seat(1, offer(2)).await;
    let posted = bench.deliver().await;
    assert_eq!(direct(&posted, 3), ["ui-notice-seat-opened"]);
    let by = posted.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::Offer(news) => Some(news.offer.by),
        _ => None,
    });
    assert_eq!(by, Some(Some(UserId(1))), "the channel sees who opened the seat");

    let bench = bench.restart();
    bench.seat(9, SeatAction::Take(Seat::new(2))).await;
    let posted = bench.deliver().await;
    assert_eq!((direct(&posted, 3), public(&posted)), (vec!["ui-notice-seat-taken"], vec!["ui-seated-replaced.by"]));
    let replaced = Refusal::Seat(SeatRefusal::Replaced { name: "Player 9".to_owned() });
    assert_eq!(bench.refused(3, PlanningQuery::Planner).await, replaced);
    assert_eq!(bench.refused(8, PlanningQuery::Planner).await, Refusal::NotAtTable, "never played here");
}

#[tokio::test]
async fn a_player_who_offers_the_own_seat_gets_no_direct_message() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.seat(3, SeatAction::Offer { seat: None, to: None }).await;
    bench.seat(9, SeatAction::Take(Seat::new(2))).await;
    let posted = bench.deliver().await;
    assert!(direct(&posted, 3).is_empty());
    assert_eq!(public(&posted), ["ui-seated-replaced"]);
}

#[tokio::test]
async fn a_player_for_whom_the_host_lets_a_computer_fill_in_gets_a_direct_message() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.deliver().await;
    bench.seat(1, SeatAction::HandOver(Some(Seat::new(2)), Strength::Easy)).await;
    let posted = bench.deliver().await;
    assert_eq!(direct(&posted, 3), ["ui-notice-filled-in"]);
    assert_eq!(public(&posted), ["ui-seated-handed-over.by"]);
    // Players can do the same for themselves, without a message.
    bench.seat(2, SeatAction::HandOver(Some(Seat::new(1)), Strength::Easy)).await;
    let posted = bench.deliver().await;
    assert!(direct(&posted, 2).is_empty());
    assert_eq!(public(&posted), ["ui-seated-handed-over"]);
}

#[tokio::test]
async fn the_host_removes_a_player_from_the_lobby() {
    let bench = Bench::new();
    bench.open().await;
    for number in 2..=3 {
        bench.done(number, lobby(LobbyAction::Join)).await;
    }
    bench.deliver().await;
    let not_host = Refusal::Access(AccessRefusal::NotHost { host: "Player 1".to_owned() });
    assert_eq!(bench.refused(2, TableAction::Seat(offer(2))).await, not_host);
    assert_eq!(bench.seat(1, offer(1)).await.key, "ui-table-dropped");
    let posted = bench.deliver().await;
    assert_eq!((direct(&posted, 2), public(&posted)), (vec!["ui-notice-dropped-you"], vec!["ui-notice-dropped"]));
    assert_eq!(bench.info().await.table.names(), ["Player 1", "Player 3"]);
    assert_eq!(bench.refused(1, TableAction::Seat(offer(0))).await, Refusal::Seat(SeatRefusal::NoSuchSeat));
    // The player can join again.
    bench.done(2, lobby(LobbyAction::Join)).await;
}
