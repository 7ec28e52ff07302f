//! Games and their places: a user's games, deleted channels, people who left the server.

use daykeeper::engine::{Options, Seat};
use daykeeper::table::{
    Announcement, Body, ChannelId, ChannelRefusal, Clock, Command, Destination, GuildId, LobbyAction, LobbyRefusal,
    MessageId, MessageKey, MyTables, NewTable, OutboxPayload, OutboxRow, PauseAction, PlanAction, PlanChange,
    PlanningQuery, Query, Refusal, Reply, Request, RequestOrigin, SeatAction, SeatRefusal, Seating, SettingsChange,
    Strength, TableAction, TableId, TableState, UserId, ViewingQuery,
};

use super::bench::{Bench, CHANNEL, place};
use super::computers::game;

async fn games(bench: &Bench, number: u64) -> MyTables {
    match bench.ask(number, Command::Games).await {
        Ok(Reply::Games(mine)) => *mine,
        _ => panic!("no games"),
    }
}

/// Only requests in a message's channel can find its game and its turns.
#[tokio::test]
async fn a_message_identifies_its_table_and_position() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    let done = bench.end(1, "take 1; end").await;
    let (row, _) = bench.deliver().await.remove(0);
    let message = MessageId(1_000 + row.id.0 as u64);
    assert_eq!(bench.tables.message_of(CHANNEL, message).await, Ok(Some((bench.table().await, Some(done.seq)))));
    assert_eq!(bench.tables.message_of(ChannelId(1), message).await, Ok(None));
    assert_eq!(bench.tables.message_of(CHANNEL, MessageId(5)).await, Ok(None));
}

fn lanes(posted: &[(OutboxRow, Announcement)]) -> Vec<Destination> {
    posted.iter().map(|(row, _)| row.destination).collect()
}

#[tokio::test]
async fn a_person_sees_their_tables_in_every_server() {
    let bench = Bench::new();
    assert!(games(&bench, 1).await.tables.is_empty());
    bench.begin(2).await;
    bench.deliver().await;
    let mine = games(&bench, 2).await;
    let [info] = &mine.tables[..] else { panic!("{} tables", mine.tables.len()) };
    assert_eq!((info.to_act[0].user(), info.table.channel), (Some(UserId(1)), CHANNEL));
    assert!(info.link.is_some());
    assert_eq!(info.waiting_since, Some(bench.clock.now()));
    // The waiting time counts from the newest turn. Planning doesn't change it.
    bench.clock.forward(60);
    bench.end(1, "take 1; end").await;
    let since = bench.clock.now();
    bench.clock.forward(60);
    bench.step(2, "take 1").await;
    assert_eq!(games(&bench, 2).await.tables[0].waiting_since, Some(since));
    assert!(games(&bench, 3).await.tables.is_empty());
    // The same from another server, since only the user sees the reply.
    let mut elsewhere = bench.request(2, Command::Games);
    elsewhere.origin.guild = Some(GuildId(8));
    let Ok(Reply::Games(same)) = bench.tables.handle(elsewhere).await else { panic!("no games") };
    assert_eq!(same.tables.len(), 1);
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    assert!(games(&bench, 2).await.tables.is_empty());
}

#[tokio::test]
async fn a_game_continues_elsewhere_after_its_channel_is_deleted() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    // Messages for the deleted channel are dropped. The bot notifies each player once, directly.
    bench.tables.channel_gone(CHANNEL).await.unwrap();
    bench.tables.channel_gone(CHANNEL).await.unwrap();
    let posted = bench.deliver().await;
    assert_eq!(lanes(&posted), [Destination::Direct(UserId(1)), Destination::Direct(UserId(2))]);
    assert!(matches!(&posted[0].1.body, Body::Notice(phrase) if phrase.key == "ui-notice-channel-gone"));

    let bench = bench.restart();
    assert!(games(&bench, 1).await.tables[0].channel_deleted);
    let move_to = |number: u64, channel: u64| {
        let mut request = bench.request(number, TableAction::Move { table: None });
        request.origin = place(ChannelId(channel));
        bench.tables.handle(request)
    };
    assert_eq!(move_to(9, 600).await.err(), Some(Refusal::Channel(ChannelRefusal::NothingToMove)));
    assert!(move_to(2, 600).await.is_ok());
    assert_eq!(move_to(1, 601).await.err(), Some(Refusal::Channel(ChannelRefusal::NothingToMove)));
    let posted = bench.deliver().await;
    assert!(lanes(&posted).iter().all(|lane| *lane == Destination::Channel(ChannelId(600))));
    let turn = posted.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::Turn(news) => Some((news.open, announcement.ping.clone())),
        _ => None,
    });
    assert_eq!(turn, Some((true, vec![UserId(2)])));
    // The game continues in the new channel, and the old channel is free.
    let mut request = bench.request(2, TableAction::Plan(PlanAction::Play("take 1; end".to_owned())));
    request.origin = place(ChannelId(600));
    assert!(bench.tables.handle(request).await.is_ok());
    bench.open().await;
}

#[tokio::test]
async fn several_games_without_a_channel_are_distinguished() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.tables.channel_gone(CHANNEL).await.unwrap();
    bench.begin(2).await;
    bench.tables.channel_gone(CHANNEL).await.unwrap();
    bench.deliver().await;
    let ids: Vec<_> = games(&bench, 1).await.tables.iter().map(|info| info.table.id).collect();
    assert_eq!(ids.len(), 2);
    let move_to = |table: Option<TableId>, channel| {
        let mut request = bench.request(1, TableAction::Move { table: table.map(TableId::number) });
        request.origin = place(ChannelId(channel));
        bench.tables.handle(request)
    };
    assert_eq!(
        move_to(None, 600).await.err(),
        Some(Refusal::Channel(ChannelRefusal::WhichTable { tables: ids.clone() }))
    );
    assert!(move_to(Some(ids[1]), 600).await.is_ok());
    assert!(matches!(move_to(Some(ids[0]), 600).await.err(), Some(Refusal::Lobby(LobbyRefusal::ChannelBusy { .. }))));
    assert!(move_to(Some(ids[0]), 601).await.is_ok());
}

#[tokio::test]
async fn a_lobby_ends_with_its_channel() {
    let bench = Bench::new();
    bench.open().await;
    bench.tables.channel_gone(CHANNEL).await.unwrap();
    assert!(bench.deliver().await.is_empty());
    assert_eq!(bench.info().await.table.state, TableState::Cancelled);
}

#[tokio::test]
async fn former_members_of_a_server_can_be_replaced_and_can_return() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.deliver().await;
    let table = bench.table().await;
    // The host leaves during their own turn.
    bench.tables.left_server(table, UserId(1)).await.unwrap();
    bench.tables.left_server(table, UserId(1)).await.unwrap();
    bench.work().await;
    let posted = bench.deliver().await;
    let announcement: Vec<&str> = posted
        .iter()
        .filter_map(|(_, announcement)| match &announcement.body {
            Body::Seated { phrase, .. } => Some(phrase.key.as_str()),
            Body::Offer(_) => Some("offer"),
            _ => None,
        })
        .collect();
    assert_eq!(announcement, ["ui-seated-left-server", "offer"]);
    let info = bench.info().await;
    assert_eq!((info.table.host, info.table.players[0].occupant.is_computer()), (UserId(2), true));
    assert_eq!(info.to_act[0].user(), Some(UserId(2)));
    // Back in the server, the player gets the seat back, and the offer expires.
    bench.seat(1, SeatAction::Back).await;
    assert_eq!(
        bench.refused(9, TableAction::Seat(SeatAction::Take(Seat::new(0)))).await,
        Refusal::Seat(SeatRefusal::OfferClosed)
    );
    assert_eq!(bench.info().await.table.host, UserId(2));
    bench.end(2, "take 1; end").await;
    bench.end(3, "take 1; end").await;
    bench.end(1, "take 1; end").await;
}

#[tokio::test]
async fn without_computer_players_a_leavers_seat_is_open_to_anyone() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.set(SettingsChange { ai: Some(false), ..SettingsChange::default() }).await;
    let table = bench.table().await;
    bench.tables.left_server(table, UserId(1)).await.unwrap();
    assert_eq!(bench.work().await, 0);
    bench.seat(9, SeatAction::Take(Seat::new(0))).await;
    bench.end(9, "take 1; end").await;
    // The departure of an onlooker or a former player has no effect.
    let before = bench.fingerprint();
    bench.tables.left_server(table, UserId(55)).await.unwrap();
    assert_eq!(before, bench.fingerprint());
}

#[tokio::test]
async fn leaving_the_server_frees_a_seat_in_the_lobby() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    let table = bench.table().await;
    bench.tables.left_server(table, UserId(1)).await.unwrap();
    let info = bench.info().await;
    assert_eq!((info.table.host, info.table.players.len()), (UserId(2), 1));
}

#[tokio::test]
async fn waiting_messages_are_retried_when_the_bot_returns_to_a_server() {
    let bench = Bench::new();
    bench.begin(2).await;
    let row = bench.tables.claim(10).await.unwrap().remove(0);
    let long = std::time::Duration::from_secs(6 * 60 * 60);
    bench.tables.retry(&row, Some(long), false, "Missing Access").await.unwrap();
    bench.tables.returned(GuildId(8)).await.unwrap();
    assert!(bench.deliver().await.is_empty());
    bench.tables.returned(GuildId(7)).await.unwrap();
    assert_eq!(bench.deliver().await.len(), 3);
}

#[tokio::test]
async fn the_status_message_is_made_once_and_kept_up_to_date() {
    let bench = game(1, &[Strength::Medium]).await;
    bench.set(SettingsChange { pinned: Some(true), ..SettingsChange::default() }).await;
    let status = |posted: &[(OutboxRow, Announcement)]| {
        let about = posted.iter().filter(|(row, _)| row.payload == OutboxPayload::Status);
        about.map(|(row, _)| format!("{:?}", row.delivery)).collect::<Vec<_>>()
    };
    let posted = bench.deliver().await;
    assert_eq!(status(&posted), ["Post"]);
    bench.end(1, "take 1; end").await;
    bench.work().await;
    let posted = bench.deliver().await;
    // Two turns need only one edit, with the newest state.
    let [edit] = &status(&posted)[..] else { panic!("{:?}", status(&posted)) };
    assert!(edit.starts_with("Edit"), "{edit}");
    let Some(Body::Status(info)) =
        posted.iter().rev().map(|(_, announcement)| &announcement.body).find(|b| matches!(b, Body::Status(_)))
    else {
        panic!("no status")
    };
    assert_eq!((info.turn, info.to_act[0].user()), (4, Some(UserId(1))));
    assert!(info.link.is_some());
    assert!(
        posted
            .iter()
            .filter(|(row, _)| row.payload == OutboxPayload::Status)
            .all(|(_, announcement)| announcement.ping.is_empty())
    );
    // If the message was deleted, the next change posts a new one.
    let table = bench.table().await;
    bench.tables.deleted(table, MessageKey::Status).await.unwrap();
    bench.end(1, "take 1; end").await;
    assert_eq!(status(&bench.deliver().await), ["Post"]);
}

/// A button's text can be forged, so it works only in its game's channel.
#[tokio::test]
async fn a_button_counts_only_where_its_table_is() {
    let bench = Bench::new();
    bench.begin(2).await;
    let running = bench.table().await;
    let lobby = bench.request(
        3,
        NewTable {
            game: "pebbles".to_owned(),
            options: Options::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        },
    );
    let lobby = Request { origin: place(ChannelId(501)), ..lobby };
    assert!(bench.tables.handle(lobby).await.is_ok());
    let lobby = TableId(bench.count("SELECT max(id) FROM tables"));
    let stamp = bench.stamp(1).await;
    let other_server = RequestOrigin { guild: Some(GuildId(8)), ..place(CHANNEL) };
    let direct = RequestOrigin { guild: None, ..place(CHANNEL) };
    let before = bench.fingerprint();
    for origin in [place(ChannelId(600)), other_server, direct.clone()] {
        let commands: [(TableId, Command); 8] = [
            (running, ViewingQuery::Info.into()),
            (running, ViewingQuery::Board { turn: None }.into()),
            (running, ViewingQuery::Log { turn: None }.into()),
            (running, ViewingQuery::Score.into()),
            (running, PlanningQuery::Planner.into()),
            (running, TableAction::Plan(PlanAction::EndTurn(stamp)).into()),
            (lobby, TableAction::Lobby(LobbyAction::Join).into()),
            (running.after(0), ViewingQuery::Board { turn: None }.into()),
        ];
        for (table, command) in commands {
            // In direct messages, players can act only for their own seats.
            let own = matches!(
                command,
                Command::Query(Query::Viewing(ViewingQuery::Info) | Query::Planning(PlanningQuery::Planner))
                    | Command::Action(TableAction::Plan(PlanAction::EndTurn(_)))
            );
            let number = if table == lobby || origin == direct && own { 9 } else { 1 };
            let shown = format!("{command:?} of table {table} from {origin:?}");
            let request = Request { origin: origin.clone(), table: Some(table), ..bench.request(number, command) };
            assert_eq!(bench.tables.handle(request).await.err(), Some(Refusal::NotHere), "{shown}");
        }
    }
    assert_eq!(before, bench.fingerprint());
    // From a reminder in direct messages, the player can take the whole turn.
    let from_direct = |number: u64, command: Command| Request {
        origin: RequestOrigin { channel: ChannelId(700), ..direct.clone() },
        table: Some(running),
        ..bench.request(number, command)
    };
    let Ok(Reply::Planner(planner)) = bench.tables.handle(from_direct(1, PlanningQuery::Planner.into())).await else {
        panic!("no planner in direct messages")
    };
    let step = TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::Step("take 1".to_owned())));
    assert!(matches!(bench.tables.handle(from_direct(1, step.into())).await, Ok(Reply::Planner(_))));
    let forged = TableAction::Plan(PlanAction::Change(bench.stamp(1).await, PlanChange::Step("take 1".to_owned())));
    assert_eq!(bench.tables.handle(from_direct(9, forged.into())).await.err(), Some(Refusal::NotHere));
    // The refusal says that the game isn't paused, not that the place is wrong.
    assert_ne!(
        bench.tables.handle(from_direct(1, TableAction::Pause(PauseAction::GoOn).into())).await.err(),
        Some(Refusal::NotHere)
    );
    for order in [
        TableAction::Lobby(LobbyAction::Cancel),
        TableAction::Lobby(LobbyAction::Start),
        TableAction::Lobby(LobbyAction::Join),
    ] {
        assert_eq!(bench.tables.handle(from_direct(1, order.into())).await.err(), Some(Refusal::NotHere));
    }
    // In the game's channel its buttons work.
    let here = Request { table: Some(running), ..bench.request(1, PlanningQuery::Planner) };
    assert!(matches!(bench.tables.handle(here).await, Ok(Reply::Planner(_))));
    let there = Request {
        table: Some(lobby),
        origin: place(ChannelId(501)),
        ..bench.request(9, TableAction::Lobby(LobbyAction::Join))
    };
    assert!(bench.tables.handle(there).await.is_ok());
}
