//! Hosts: they remove players, and they can hand over the game.

use daykeeper::engine::Seat;
use daykeeper::table::{
    AccessRefusal, Announcement, Body, Destination, LobbyAction, Occupant, OutboxRow, PlanningQuery, Refusal,
    SeatAction, SeatRefusal, Strength, Successor, TableAction, UserId,
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

#[tokio::test]
async fn hosting_is_handed_over_in_a_lobby_and_in_a_game() {
    let bench = Bench::new();
    bench.open().await;
    for number in 2..=3 {
        bench.done(number, lobby(LobbyAction::Join)).await;
    }
    bench.deliver().await;
    let not_seated = Refusal::Seat(SeatRefusal::HostNotSeated);
    assert_eq!(bench.refused(1, lobby(LobbyAction::HandOver(UserId(9)))).await, not_seated);
    assert_eq!(bench.done(1, lobby(LobbyAction::HandOver(UserId(2)))).await.key, "ui-table-host");
    let posted = bench.deliver().await;
    assert_eq!(public(&posted), ["ui-notice-new-host"]);
    assert!(posted.iter().any(|(_, announcement)| matches!(announcement.body, Body::Lobby)), "it names the host");
    let not_host = Refusal::Access(AccessRefusal::NotHost { host: "Player 2".to_owned() });
    assert_eq!(bench.refused(1, lobby(LobbyAction::Start)).await, not_host);
    bench.done(2, lobby(LobbyAction::Start)).await;

    let bench = bench.restart();
    assert_eq!(bench.refused(1, lobby(LobbyAction::HandOver(UserId(1)))).await, not_host);
    bench.done(2, lobby(LobbyAction::HandOver(UserId(3)))).await;
    let table = bench.info().await.table;
    assert_eq!((table.host, table.host_name.as_str()), (UserId(3), "Player 3"));
    assert_eq!(table.players[1].occupant, Occupant::Person(UserId(2)), "the former host stays");
}

#[tokio::test]
async fn a_new_host_is_announced_when_the_host_leaves() {
    let bench = Bench::new();
    bench.open().await;
    for number in 2..=3 {
        bench.done(number, lobby(LobbyAction::Join)).await;
    }
    bench.deliver().await;
    bench.done(1, lobby(LobbyAction::Leave)).await;
    assert_eq!(public(&bench.deliver().await), ["ui-notice-next-host"]);
    bench.done(2, lobby(LobbyAction::Start)).await;
    bench.deliver().await;
    bench.seat(2, SeatAction::Resign(Successor::Computer)).await;
    assert_eq!(public(&bench.deliver().await), ["ui-seated-resigned.until", "ui-notice-next-host"]);
    // The line appears only when the host changes.
    let bench = Bench::new();
    bench.begin(3).await;
    bench.deliver().await;
    bench.seat(2, SeatAction::Resign(Successor::Computer)).await;
    assert_eq!(public(&bench.deliver().await), ["ui-seated-resigned.until"]);
}
