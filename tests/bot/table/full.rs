//! Full lobbies.

use daykeeper::engine::Options;
use daykeeper::table::{
    Body, LobbyAction, LobbyRefusal, Maintenance, MaintenanceScope, NewTable, Refusal, SeatAction, Seating,
    SettingsChange, Strength, TableAction, TableState, UserId,
};

use super::bench::Bench;

/// Opens a lobby for three.
async fn open(start_when_full: bool) -> Bench {
    let bench = Bench::new();
    let game = "pebbles".to_owned();
    let new = NewTable {
        game,
        options: Options::default(),
        seats: Some(3),
        seating: Seating::Joined,
        start_when_full,
        rated: true,
    };
    bench.done(1, new).await;
    bench
}

fn start_when_full(start: bool) -> TableAction {
    TableAction::Settings(Box::new(SettingsChange { start_when_full: Some(start), ..SettingsChange::default() }))
}

/// Counts the pings to the host since the lobby is full.
async fn announced(bench: &Bench) -> usize {
    let delivered = bench.deliver().await;
    let full = delivered
        .iter()
        .filter(|(_, announcement)| matches!(announcement.body, Body::Full) && !announcement.ping.is_empty());
    full.inspect(|(_, announcement)| assert_eq!(announcement.ping, [UserId(1)])).count()
}

#[tokio::test]
async fn the_game_starts_automatically_when_the_last_seat_is_taken() {
    let bench = open(true).await;
    assert_eq!(bench.done(2, TableAction::Lobby(LobbyAction::Join)).await.key, "ui-table-joined");
    assert_eq!(bench.done(3, TableAction::Lobby(LobbyAction::Join)).await.key, "ui-table-joined-started");
    assert_eq!(bench.info().await.table.state, TableState::Running);
    assert_eq!(bench.deliver().await.last().unwrap().1.ping, [UserId(1), UserId(2), UserId(3)]);
    assert_eq!(bench.refused(1, start_when_full(false)).await, Refusal::Lobby(LobbyRefusal::AlreadyStarted));

    // A computer player can fill it too, and the host can choose the automatic start later.
    let bench = open(false).await;
    bench.done(1, start_when_full(true)).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.seat(1, SeatAction::AddComputer(Strength::Easy)).await;
    assert_eq!(bench.info().await.table.state, TableState::Running);
}

#[tokio::test]
async fn without_automatic_start_the_host_gets_one_notice() {
    let bench = open(false).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    assert_eq!(announced(&bench).await, 0);
    assert_eq!(bench.done(3, TableAction::Lobby(LobbyAction::Join)).await.key, "ui-table-joined");
    assert_eq!(announced(&bench).await, 1);
    bench.done(3, TableAction::Lobby(LobbyAction::Leave)).await;
    bench.done(4, TableAction::Lobby(LobbyAction::Join)).await;
    assert_eq!(announced(&bench).await, 0, "once is enough");
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    let closed = |(_, announcement): &(_, daykeeper::table::Announcement)| matches!(announcement.body, Body::Closed);
    assert!(bench.deliver().await.iter().any(closed), "the call cannot be pressed any more");

    // A player who left again doesn't cause a ping to the host, nor does the host.
    let bench = open(false).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(3, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(3, TableAction::Lobby(LobbyAction::Leave)).await;
    assert_eq!(announced(&bench).await, 0);
    let bench = open(false).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.seat(1, SeatAction::AddComputer(Strength::Easy)).await;
    assert_eq!(announced(&bench).await, 0);
}

#[tokio::test]
async fn while_no_games_may_begin_a_full_table_waits_for_its_host() {
    let bench = open(true).await;
    let text = "back at eight".to_owned();
    let pause = Maintenance { text, scope: MaintenanceScope::NewGames, by_setting: false };
    bench.tables.set_maintenance(Some(pause)).await.unwrap();
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    assert_eq!(bench.done(3, TableAction::Lobby(LobbyAction::Join)).await.key, "ui-table-joined");
    assert_eq!(bench.info().await.table.state, TableState::Lobby);
    assert_eq!(announced(&bench).await, 1);
    bench.tables.set_maintenance(None).await.unwrap();
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    assert_eq!(bench.info().await.table.state, TableState::Running);
}
