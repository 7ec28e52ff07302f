use daykeeper::engine::{Options, Seed};
use daykeeper::table::{
    AccessRefusal, Body, ChannelId, Command, Delivery, LobbyAction, LobbyRefusal, NewTable, PlanAction, PlanChange,
    PlanningQuery, Refusal, Reply, SeatAction, SeatRefusal, Seating, SettingsChange, Strength, TableAction, TableState,
    UndoAction, UserId, ViewingQuery, ViewingReply,
};

use super::bench::{Bench, CHANNEL, place};
use crate::support::asking::actor;

fn new(game: &str) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Options::default(),
        seats: None,
        seating: Seating::Random,
        start_when_full: false,
        rated: true,
    }
}

async fn names(bench: &Bench) -> Vec<String> {
    match bench.ask(1, ViewingQuery::Info).await {
        Ok(Reply::Viewing(ViewingReply::Info(info))) => info.table.names(),
        _ => panic!("no table"),
    }
}

#[tokio::test]
async fn a_lobby_fills_starts_and_is_posted() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(3, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Leave)).await;
    assert_eq!(names(&bench).await, ["Player 1", "Player 3"]);
    // Joining and leaving before the first post needs no separate message.
    let posted = bench.deliver().await;
    assert_eq!(posted.len(), 1);
    assert!(matches!(posted[0].1.body, Body::Lobby));
    assert_eq!(posted[0].1.table.names(), ["Player 1", "Player 3"]);
    assert_eq!(posted[0].1.table.locale, "it");
    assert!(posted[0].1.ping.is_empty());

    bench.done(4, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    let posted = bench.deliver().await;
    // The bot updates the lobby's message once and then posts the first turn.
    assert_eq!(posted.len(), 2);
    assert!(matches!(posted[0].0.delivery, Delivery::Edit(_)));
    assert_eq!(posted[0].1.table.state, TableState::Running);
    let Body::Choosing { news, chosen } = &posted[1].1.body else { panic!("no choice") };
    assert!(news.open && chosen.is_empty());
    assert_eq!(news.to_act.len(), 3);
    assert_eq!(posted[1].1.ping, [UserId(1), UserId(3), UserId(4)]);
}

#[tokio::test]
async fn lobby_refusals() {
    let bench = Bench::new();
    assert_eq!(bench.refused(1, TableAction::Lobby(LobbyAction::Join)).await, Refusal::NoTable);
    assert_eq!(bench.refused(1, PlanningQuery::Planner).await, Refusal::NoTable);
    assert_eq!(
        bench.refused(1, new("chess")).await,
        Refusal::Lobby(LobbyRefusal::UnknownGame { game: "chess".to_owned() })
    );
    let seats = |seats| NewTable {
        game: "pebbles".to_owned(),
        options: Options::default(),
        seats: Some(seats),
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    let bad = Refusal::Lobby(LobbyRefusal::BadSeats { game: "pebbles".to_owned(), min: 2, max: 4 });
    assert_eq!(bench.refused(1, seats(5)).await, bad);
    assert_eq!(bench.refused(1, seats(1)).await, bad);
    let options = Options([("heap".to_owned(), "huge".to_owned())].into());
    let odd = NewTable {
        game: "pebbles".to_owned(),
        options,
        seats: None,
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    assert_eq!(bench.refused(1, odd).await, Refusal::Lobby(LobbyRefusal::BadOption { option: "heap".to_owned() }));

    bench.done(1, seats(2)).await;
    let Refusal::Lobby(LobbyRefusal::ChannelBusy { link: None, channel: CHANNEL, .. }) =
        bench.refused(2, new("pebbles")).await
    else {
        panic!("not busy")
    };
    bench.deliver().await;
    let Refusal::Lobby(LobbyRefusal::ChannelBusy { link: Some(link), .. }) = bench.refused(2, new("pebbles")).await
    else {
        panic!("no link")
    };
    assert_eq!(link.url(), "https://discord.com/channels/7/500/1001");

    assert_eq!(
        bench.refused(1, TableAction::Lobby(LobbyAction::Join)).await,
        Refusal::Lobby(LobbyRefusal::AlreadyJoined)
    );
    assert_eq!(
        bench.refused(2, TableAction::Lobby(LobbyAction::Leave)).await,
        Refusal::Lobby(LobbyRefusal::NotInLobby)
    );
    assert_eq!(
        bench.refused(1, TableAction::Lobby(LobbyAction::Start)).await,
        Refusal::Lobby(LobbyRefusal::TooFewPlayers { have: 1, need: 2 })
    );
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    assert_eq!(bench.refused(3, TableAction::Lobby(LobbyAction::Join)).await, Refusal::Lobby(LobbyRefusal::TableFull));
    let host = Refusal::Access(AccessRefusal::NotHost { host: "Player 1".to_owned() });
    assert_eq!(bench.refused(2, TableAction::Lobby(LobbyAction::Start)).await, host);
    assert_eq!(bench.refused(2, TableAction::Lobby(LobbyAction::Cancel)).await, host);
    for command in [
        Command::from(PlanningQuery::Planner),
        TableAction::Plan(PlanAction::Play("bid 1".to_owned())).into(),
        TableAction::Undo(UndoAction::Undo { turn: None }).into(),
    ] {
        assert_eq!(bench.refused(1, command).await, Refusal::NotStarted);
    }
    assert!(matches!(bench.ask(1, ViewingQuery::Board { turn: None }).await, Err(Refusal::NotStarted)));

    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    for command in [
        TableAction::Lobby(LobbyAction::Join),
        TableAction::Lobby(LobbyAction::Leave),
        TableAction::Lobby(LobbyAction::Start),
    ] {
        assert_eq!(bench.refused(1, command).await, Refusal::Lobby(LobbyRefusal::AlreadyStarted));
    }
}

#[tokio::test]
async fn channel_managers_start_and_cancel_games_only_in_their_channel() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    let table = bench.table().await;
    let mut elsewhere = bench.request(9, TableAction::Lobby(LobbyAction::Start));
    elsewhere.actor.may_manage = true;
    elsewhere.origin = place(ChannelId(501));
    elsewhere.table = Some(table);
    assert!(matches!(bench.tables.handle(elsewhere).await, Err(Refusal::NotHere)));
    for command in [TableAction::Lobby(LobbyAction::Start), TableAction::Lobby(LobbyAction::Cancel)] {
        let mut here = bench.request(9, command);
        here.actor.may_manage = true;
        assert!(matches!(bench.tables.handle(here).await, Ok(Reply::Done(_))));
    }
}

#[tokio::test]
async fn the_next_player_becomes_host_and_an_empty_lobby_closes() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Leave)).await;
    let Ok(Reply::Viewing(ViewingReply::Info(info))) = bench.ask(2, ViewingQuery::Info).await else {
        panic!("no info")
    };
    assert_eq!((info.table.host, info.table.host_name.as_str()), (UserId(2), "Player 2"));
    bench.done(2, TableAction::Lobby(LobbyAction::Leave)).await;
    assert_eq!(bench.refused(3, TableAction::Lobby(LobbyAction::Join)).await, Refusal::Cancelled);
    // The channel is free again.
    bench.open().await;
    assert_eq!(names(&bench).await, ["Player 1"]);
}

#[tokio::test]
async fn an_old_lobby_button_does_not_reach_the_new_table() {
    let bench = Bench::new();
    bench.open().await;
    let old = bench.table().await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    bench.open().await;
    let mut press = bench.request(2, TableAction::Lobby(LobbyAction::Join));
    press.table = Some(old);
    assert!(matches!(bench.tables.handle(press).await, Err(Refusal::Cancelled)));
    assert_eq!(names(&bench).await, ["Player 1"]);
}

#[tokio::test]
async fn two_lobbies_at_once_in_one_channel_are_one() {
    let bench = Bench::new();
    let (one, two) = tokio::join!(bench.ask(1, new("pebbles")), bench.ask(2, new("pebbles")));
    assert_eq!([one.is_ok(), two.is_ok()].iter().filter(|ok| **ok).count(), 1);
    assert_eq!(bench.count("SELECT count(*) FROM tables"), 1);
    // Another channel can have another game.
    let mut elsewhere = bench.request(3, new("pebbles"));
    elsewhere.origin = place(ChannelId(501));
    assert!(bench.tables.handle(elsewhere).await.is_ok());
}

#[tokio::test]
async fn the_same_interaction_twice_changes_nothing_more() {
    let bench = Bench::new();
    let request = bench.request(1, new("pebbles"));
    assert!(bench.tables.handle(request.clone()).await.is_ok());
    assert!(matches!(bench.tables.handle(request).await, Ok(Reply::Done(_))));
    assert_eq!(bench.count("SELECT count(*) FROM tables"), 1);

    let join = bench.request(2, TableAction::Lobby(LobbyAction::Join));
    let (one, two) = tokio::join!(bench.tables.handle(join.clone()), bench.tables.handle(join.clone()));
    assert!(one.is_ok() && two.is_ok());
    assert_eq!(names(&bench).await.len(), 2);
    // The same after a restart. A refused request stays refused, even after later changes.
    let refused = bench.request(3, TableAction::Lobby(LobbyAction::Start));
    assert!(matches!(bench.tables.handle(refused.clone()).await, Err(Refusal::Access(AccessRefusal::NotHost { .. }))));
    bench.done(1, TableAction::Lobby(LobbyAction::Leave)).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Leave)).await;
    let bench = bench.restart();
    assert!(matches!(bench.tables.handle(join).await, Ok(Reply::Done(_))));
    assert!(matches!(bench.tables.handle(refused).await, Err(Refusal::Access(AccessRefusal::NotHost { .. }))));
    // The bot deletes old answers.
    bench.clock.forward(2 * 24 * 60 * 60);
    bench.open().await;
    assert_eq!(bench.count("SELECT count(*) FROM interactions"), 1);
}

#[tokio::test]
async fn seats_go_by_lot_from_the_seed_unless_chosen() {
    let mut orders = Vec::new();
    for seed in 0..12 {
        let directory = tempfile::tempdir().unwrap();
        let bench = Bench::at(&directory.path().join("tables.db"), crate::support::pebbles::titles(), Seed::new(seed));
        bench.open_with(Seating::Random).await;
        for number in 2..=4 {
            bench.done(number, TableAction::Lobby(LobbyAction::Join)).await;
        }
        bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
        let order = names(&bench).await;
        assert_eq!(order.len(), 4);
        orders.push(order);
    }
    let mut kinds = orders.clone();
    kinds.sort();
    kinds.dedup();
    assert!(kinds.len() > 4, "12 seeds gave only {kinds:?}");
    let bench = Bench::new();
    bench.start(4).await;
    assert_eq!(names(&bench).await, ["Player 1", "Player 2", "Player 3", "Player 4"]);
}

#[tokio::test]
async fn a_canceled_game_is_over_for_all() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    let stamp = daykeeper::table::Stamp::of_message(bench.table().await, 2);
    for command in [
        Command::from(PlanningQuery::Planner),
        TableAction::Plan(PlanAction::Play("draw".to_owned())).into(),
        TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step("draw".to_owned()))).into(),
        TableAction::Plan(PlanAction::EndTurn(stamp)).into(),
        TableAction::Undo(UndoAction::Undo { turn: None }).into(),
        TableAction::Lobby(LobbyAction::Join).into(),
        TableAction::Lobby(LobbyAction::Cancel).into(),
    ] {
        assert_eq!(bench.refused(1, command).await, Refusal::Cancelled);
    }
    assert_eq!(bench.count("SELECT count(*) FROM jobs"), 0);
    let posted = bench.deliver().await;
    assert!(matches!(&posted[0].1.body, Body::Notice(phrase) if phrase.key == "ui-notice-cancelled.until"));
    assert!(matches!(posted[1].1.body, Body::Closed));
    assert!(matches!(posted[1].0.delivery, Delivery::Edit(_)));
    // The canceled game can still be viewed.
    assert!(matches!(
        bench.ask(1, ViewingQuery::Board { turn: None }).await,
        Ok(Reply::Viewing(ViewingReply::Board(_)))
    ));
}

#[tokio::test]
async fn names_follow_their_players() {
    let bench = Bench::new();
    bench.begin(2).await;
    let mut request = bench.request(1, TableAction::Plan(PlanAction::Play("draw".to_owned())));
    request.actor.name = "Anna".to_owned();
    assert!(bench.tables.handle(request).await.is_ok());
    assert_eq!(names(&bench).await, ["Anna", "Player 2"]);
    assert_eq!(actor(1).name, "Player 1");
    let bench = bench.restart();
    assert_eq!(names(&bench).await, ["Anna", "Player 2"]);
}

#[tokio::test]
async fn free_seats_are_filled_with_computers_and_the_game_begins() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    let start = TableAction::Lobby(LobbyAction::StartWithComputers);
    assert_eq!(
        bench.refused(2, start.clone()).await,
        Refusal::Access(AccessRefusal::NotHost { host: "Player 1".to_owned() })
    );
    bench.set(SettingsChange { ai: Some(false), ..SettingsChange::default() }).await;
    assert_eq!(bench.refused(1, start.clone()).await, Refusal::Seat(SeatRefusal::NoComputers));
    bench.set(SettingsChange { ai: Some(true), ..SettingsChange::default() }).await;
    assert_eq!(bench.done(1, start.clone()).await.key, "ui-table-started-with-computers");
    let info = bench.info().await;
    assert_eq!(info.table.state, TableState::Running);
    let computers = info.table.players.iter().filter(|player| player.occupant.strength() == Some(Strength::Easy));
    assert_eq!((info.table.players.len(), computers.count()), (4, 2));
    assert_eq!(bench.refused(1, start).await, Refusal::Lobby(LobbyRefusal::AlreadyStarted));
}

#[tokio::test]
async fn options_of_the_game_can_be_changed_until_it_begins() {
    let bench = Bench::new();
    bench.open().await;
    let heap = |value: &str| {
        let option = Some(("heap".to_owned(), value.to_owned()));
        TableAction::Settings(Box::new(SettingsChange { option, ..SettingsChange::default() }))
    };
    assert!(matches!(bench.refused(1, heap("huge")).await, Refusal::Lobby(LobbyRefusal::BadOption { .. })));
    bench.done(1, heap("large")).await;
    assert_eq!(bench.info().await.table.options.0["heap"], "large");
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    assert_eq!(bench.refused(1, heap("large")).await, Refusal::Lobby(LobbyRefusal::AlreadyStarted));
}

#[tokio::test]
async fn a_rematch_has_the_same_settings_and_computers() {
    let bench = Bench::new();
    bench.open().await;
    bench.set(SettingsChange { hints: Some(Some(true)), pinned: Some(true), ..SettingsChange::default() }).await;
    for strength in [Strength::Easy, Strength::Hard] {
        bench.done(1, TableAction::Seat(SeatAction::AddComputer(strength))).await;
    }
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    let old = bench.table().await;
    let names = bench.info().await.table.names();
    bench.clock.forward(60 * 60);
    assert_eq!(bench.refused(9, Command::Again(old)).await, Refusal::Lobby(LobbyRefusal::NotYourRematch));
    assert!(matches!(bench.refused(1, Command::Again(old)).await, Refusal::Lobby(LobbyRefusal::ChannelBusy { .. })));
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    bench.done(1, Command::Again(old)).await;
    let table = bench.info().await.table;
    assert_ne!(table.id, old);
    assert_eq!((table.state, table.settings.hints, table.settings.pinned), (TableState::Lobby, Some(true), true));
    let strengths: Vec<_> = table.players.iter().map(|player| player.occupant.strength()).collect();
    assert_eq!(strengths, [None, Some(Strength::Easy), Some(Strength::Hard)]);
    let mut same = [names, table.names()];
    same.iter_mut().for_each(|names| names.sort());
    assert_eq!(same[0], same[1], "the computers are the same ones");
}

/// The bot pings the former players and reserves their seats for two days. A later click on *Rematch* joins the
/// existing lobby.
#[tokio::test]
async fn a_rematch_waits_for_those_who_played() {
    let bench = Bench::new();
    bench.begin(4).await;
    let old = bench.table().await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    bench.done(1, Command::Again(old)).await;
    let lobby = bench.info().await.table;
    let (kept, until) = lobby.reserved_seats().unwrap();
    assert_eq!(kept, [UserId(2), UserId(3), UserId(4)]);
    let delivered = bench.deliver().await;
    let lobbies = delivered
        .iter()
        .filter(|(_, announcement)| announcement.table.id == lobby.id && matches!(announcement.body, Body::Lobby));
    assert_eq!(lobbies.map(|(_, announcement)| &announcement.ping).collect::<Vec<_>>(), [&kept]);
    assert_eq!(
        bench.refused(9, TableAction::Lobby(LobbyAction::Join)).await,
        Refusal::Lobby(LobbyRefusal::SeatsKept { until })
    );
    bench.done(2, Command::Again(old)).await;
    assert_eq!(bench.refused(2, Command::Again(old)).await, Refusal::Lobby(LobbyRefusal::AlreadyJoined));
    let table = bench.info().await.table;
    assert_eq!((table.id, table.players.len()), (lobby.id, 2), "it is the same lobby");
    assert_eq!(table.reserved_seats().unwrap().0, [UserId(3), UserId(4)]);
    assert_eq!(
        bench.refused(9, TableAction::Lobby(LobbyAction::Join)).await,
        Refusal::Lobby(LobbyRefusal::SeatsKept { until })
    );
    bench.clock.forward(48 * 60 * 60);
    bench.done(9, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(8, TableAction::Lobby(LobbyAction::Join)).await;
    assert_eq!(bench.refused(3, Command::Again(old)).await, Refusal::Lobby(LobbyRefusal::TableFull));
}

#[tokio::test]
async fn a_canceled_game_can_be_reopened_for_a_day() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    let steps = bench.steps().await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    assert_eq!(
        bench.refused(2, TableAction::Lobby(LobbyAction::Reopen)).await,
        Refusal::Access(AccessRefusal::NotHost { host: "Player 1".to_owned() })
    );
    let bench = bench.restart();
    bench.done(1, TableAction::Lobby(LobbyAction::Reopen)).await;
    assert_eq!(bench.steps().await, steps);
    assert!(bench.count("SELECT count(*) FROM jobs") > 0, "whoever is to move is reminded");
    bench.end(2, "take 1; end").await;
    // The command that returns a player to a seat does the same.
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    bench.done(1, TableAction::Seat(SeatAction::Back)).await;
    assert_eq!(bench.refused(1, TableAction::Seat(SeatAction::Back)).await, Refusal::Seat(SeatRefusal::NeverLeft));
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    bench.clock.forward(25 * 60 * 60);
    assert_eq!(bench.refused(1, TableAction::Lobby(LobbyAction::Reopen)).await, Refusal::TooLate);
    // Nor if the channel has another game.
    let other = Bench::new();
    other.begin(2).await;
    let old = other.table().await;
    other.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    other.open().await;
    let mut press = other.request(1, TableAction::Lobby(LobbyAction::Reopen));
    press.table = Some(old);
    assert!(matches!(other.tables.handle(press).await, Err(Refusal::TooLate)));
}
