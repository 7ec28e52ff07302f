//! Blocked servers, maintenance, and servers that removed the bot.

use std::collections::BTreeSet;
use std::time::Duration;

use daykeeper::engine::{Options, Seat};
use daykeeper::schedule;
use daykeeper::table::{
    AccessRefusal, ClockRule, Destination, GuildId, LobbyAction, Maintenance, MaintenanceScope, NewTable, NotifyBy,
    PlanAction, PlanningQuery, PreferencesChange, Refusal, Reply, Request, SeatAction, Seating, ServerLists,
    SettingsChange, Strength, TableAction, TableId, TimeOut, UserId, ViewingQuery, ViewingReply, WhatIfRequest,
};
use tokio_util::sync::CancellationToken;

use super::world::{DAY, HOUR, MINUTE, What, World};
use crate::support::asking;

const BEGIN: &str = "2027-01-10T12:00:00Z";
/// The server of all games that the world opens automatically.
const HERE: GuildId = GuildId(7);
const ELSEWHERE: GuildId = GuildId(8);

fn without_this_server() -> ServerLists {
    ServerLists { allowed: None, denied: BTreeSet::from([HERE]) }
}

fn maintenance(scope: MaintenanceScope) -> Maintenance {
    Maintenance { text: "back at eight".to_owned(), scope, by_setting: false }
}

/// A game with a clock of 30 hours, with user 1 to play.
async fn game() -> World {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    let clock = Some(Some(ClockRule { bank: (30 * HOUR).try_into().unwrap(), increment: 0 }));
    let change = SettingsChange { clock, time_out: Some(TimeOut::Remind), ..SettingsChange::default() };
    world.set(1, 1, change).await;
    world.begin(1, &[1, 2]).await;
    world.news();
    world
}

async fn hours_left(world: &World, seat: u8) -> u64 {
    let Reply::Viewing(ViewingReply::Info(info)) = world.must(1, 1, ViewingQuery::Info).await else {
        panic!("no table")
    };
    let clock = info.clocks.into_iter().find(|clock| clock.seat == Seat::new(seat)).unwrap();
    clock.left.as_secs() / 3600
}

/// Returns all stored rows.
fn stored(world: &World) -> Vec<String> {
    let sql = world.sql();
    let mut tables = sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
    let names: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut all = Vec::new();
    for name in names {
        let mut statement = sql.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let columns = statement.column_count();
        let mut rows = statement.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let cells = (0..columns).map(|column| format!("{:?}", row.get_ref_unwrap(column)));
            all.push(format!("{name}: {}", cells.collect::<Vec<_>>().join(" | ")));
        }
    }
    all
}

async fn elsewhere(
    world: &World,
    interaction: u64,
    user: u64,
    channel: u64,
    order: TableAction,
) -> Result<Reply, Refusal> {
    let mut request = asking::request(interaction, user, channel, order);
    request.origin.guild = Some(ELSEWHERE);
    world.tables.handle(request).await
}

/// A game of users 2 and 3 in channel 50 of the other server, with user 2 to play.
async fn game_elsewhere(world: &World) {
    let game = crate::support::pebbles::titles()[0].id().to_owned();
    let new = NewTable {
        game,
        options: Options::default(),
        seats: None,
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    let open = Request { command: new.into(), ..asking::request(9_000, 2, 50, TableAction::Lobby(LobbyAction::Join)) };
    let open = Request { origin: daykeeper::table::RequestOrigin { guild: Some(ELSEWHERE), ..open.origin }, ..open };
    world.tables.handle(open).await.unwrap();
    elsewhere(world, 9_001, 3, 50, TableAction::Lobby(LobbyAction::Join)).await.unwrap();
    elsewhere(world, 9_002, 2, 50, TableAction::Lobby(LobbyAction::Start)).await.unwrap();
    for (interaction, user, bid) in [(9_003, 2, "bid 3"), (9_004, 3, "bid 1")] {
        elsewhere(world, interaction, user, 50, TableAction::Plan(PlanAction::Play(bid.to_owned()))).await.unwrap();
    }
    world.work().await;
    world.news();
}

#[tokio::test]
async fn games_of_a_blocked_server_wait_and_then_continue() {
    let world = game().await;
    world.pass(10 * HOUR).await;
    world.news();
    let world = world.restart_with(without_this_server(), None).await;
    let before = stored(&world);
    for command in [
        TableAction::Lobby(LobbyAction::Join),
        TableAction::Plan(PlanAction::Play("take 1; end".to_owned())),
        TableAction::Lobby(LobbyAction::Cancel),
    ] {
        assert_eq!(world.ask(1, 1, command).await.err(), Some(Refusal::Access(AccessRefusal::ServerNotAllowed)));
    }
    assert_eq!(world.ask(1, 1, ViewingQuery::Info).await.err(), Some(Refusal::Access(AccessRefusal::ServerNotAllowed)));
    assert_eq!(stored(&world), before, "nothing is stored there");
    world.pass(40 * DAY).await;
    assert!(world.news().is_empty(), "nobody is reminded, and no clock runs out");
    assert_eq!(stored(&world), before);
    assert_eq!(world.tables.waiting().await.unwrap().jobs, 0, "what stands still is not late");

    // The server is allowed again a month later, and the clock has run for only ten hours.
    let world = world.restart_with(ServerLists::default(), None).await;
    assert_eq!(hours_left(&world, 0).await, 20);
    world.pass(HOUR).await;
    let reminded = world.news();
    assert!(reminded.iter().any(|sent| matches!(sent.what, What::Reminders(_))), "{reminded:?}");
    assert_eq!(hours_left(&world, 0).await, 19);
    world.play(1, 1, "take 1; end").await;
    assert_eq!(hours_left(&world, 0).await, 19);
}

#[tokio::test]
async fn a_computer_waits_with_its_server() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1]).await;
    world.must(1, 1, TableAction::Seat(SeatAction::AddComputer(Strength::Easy))).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::Start)).await;
    let played = "SELECT count(*) FROM log WHERE user IS NULL";
    assert!(world.tables.next_due(Vec::new()).await.unwrap().is_some(), "the computer chooses");
    let world = world.restart_with(without_this_server(), None).await;
    assert!(world.tables.due(Vec::new(), 9).await.unwrap().is_empty());
    assert_eq!(world.tables.next_due(Vec::new()).await.unwrap(), None, "there is nothing to wake up for");
    world.pass(DAY).await;
    assert_eq!(world.count(played), 0);
    let world = world.restart_with(ServerLists::default(), None).await;
    world.pass(HOUR).await;
    assert_eq!(world.count(played), 1);
}

/// One user plays in both servers and gets reminders by direct message.
#[tokio::test]
async fn jobs_of_a_blocked_server_delay_no_other_server() {
    let world = game().await;
    let direct = PreferencesChange { notify_by: Some(NotifyBy::Direct), ..PreferencesChange::default() };
    world.remind(2, direct).await;
    game_elsewhere(&world).await;
    // User 2 has pending pings in both servers.
    world.play(1, 1, "take 1; end").await;
    let world = world.restart_with(without_this_server(), None).await;
    world.pass(2 * DAY).await;
    let news = world.news();
    let to_person = |sent: &&super::world::Sent| sent.lane == Destination::Direct(UserId(2));
    assert!(news.iter().any(|sent| to_person(&sent)), "{news:?}");
    let tables: BTreeSet<i64> = news
        .iter()
        .filter_map(|sent| match &sent.what {
            What::Reminders(all) => Some(all.iter().map(|(table, ..)| table.number())),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(tables, BTreeSet::from([2]), "only of the other server's table is anybody reminded");
    assert!(news.iter().all(|sent| sent.lane != Destination::Channel(daykeeper::table::ChannelId(1))), "{news:?}");
    assert!(world.count("SELECT count(*) FROM outbox WHERE state = 'waiting' AND lane_id = 1") > 0, "it is kept");

    let world = world.restart_with(ServerLists::default(), None).await;
    world.work().await;
    let moments = world.news().into_iter().filter(|sent| sent.what == What::TurnMessage).count();
    assert!(moments > 0, "what was owed is posted");
    assert_eq!(world.count("SELECT count(*) FROM outbox WHERE state = 'waiting' AND late = 0"), 0);
}

#[tokio::test]
async fn in_direct_messages_a_table_of_a_closed_server_is_closed_too() {
    let world = game().await;
    let Reply::Planner(planner) = world.must(1, 1, PlanningQuery::Planner).await else { panic!("no planner") };
    let world = world.restart_with(without_this_server(), None).await;
    let press = |user| {
        let mut request = asking::request(7_000 + user, user, 99, PlanningQuery::Planner);
        (request.origin.guild, request.table) = (None, Some(planner.stamp.table));
        request
    };
    assert_eq!(world.tables.handle(press(1)).await.err(), Some(Refusal::Access(AccessRefusal::ServerNotAllowed)));
    assert_eq!(world.tables.handle(press(3)).await.err(), Some(Refusal::NotHere), "others learn nothing of it");
}

#[tokio::test]
async fn a_maintenance_stops_everything_and_outlives_a_restart() {
    let world = game().await;
    world.pass(10 * HOUR).await;
    world.news();
    world.tables.set_maintenance(Some(maintenance(MaintenanceScope::Everything))).await.unwrap();
    let refusal = Refusal::Access(AccessRefusal::Maintenance { text: "back at eight".to_owned() });
    let before = stored(&world);
    for command in
        [TableAction::Lobby(LobbyAction::Join), TableAction::Plan(PlanAction::Play("take 1; end".to_owned()))]
    {
        assert_eq!(world.ask(1, 1, command).await.err(), Some(refusal.clone()));
    }
    assert_eq!(stored(&world), before);
    world.pass(3 * DAY).await;
    assert!(world.news().is_empty(), "nobody is called who could do nothing");
    let world = world.restart_with(ServerLists::default(), None).await;
    assert_eq!(world.ask(1, 1, ViewingQuery::Info).await.err(), Some(refusal));
    world.pass(3 * DAY).await;
    assert!(world.news().is_empty());

    world.tables.set_maintenance(None).await.unwrap();
    assert_eq!(hours_left(&world, 0).await, 20, "six days of maintenance took none of the time");
    world.pass(20 * HOUR - MINUTE).await;
    let ran_out = |world: &World| {
        world.news().iter().any(|sent| sent.what == What::Notice("ui-notice-time-out-remind".to_owned()))
    };
    assert!(!ran_out(&world));
    world.pass(2 * MINUTE).await;
    assert!(ran_out(&world), "then it runs out when it would have");
}

#[tokio::test]
async fn a_maintenance_by_a_setting_ends_with_the_setting() {
    let by_setting = Maintenance { by_setting: true, ..maintenance(MaintenanceScope::Everything) };
    let world = game().await.restart_with(ServerLists::default(), Some(by_setting)).await;
    assert!(matches!(
        world.ask(1, 1, ViewingQuery::Info).await,
        Err(Refusal::Access(AccessRefusal::Maintenance { .. }))
    ));
    world.clock.set(super::world::plus(world.now(), 5 * DAY));
    let world = world.restart_with(ServerLists::default(), None).await;
    assert_eq!(hours_left(&world, 0).await, 30, "also what passed while the program did not run");
}

#[tokio::test]
async fn running_games_continue_while_new_games_are_blocked() {
    let world = game().await;
    world.lobby(2, &[3, 4]).await;
    world.tables.set_maintenance(Some(maintenance(MaintenanceScope::NewGames))).await.unwrap();
    let refused = Some(Refusal::Access(AccessRefusal::NoNewGames { text: "back at eight".to_owned() }));
    let game = crate::support::pebbles::titles()[0].id().to_owned();
    let new = NewTable {
        game,
        options: Options::default(),
        seats: None,
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    assert_eq!(world.ask(5, 3, new).await.err(), refused);
    assert_eq!(world.ask(3, 2, TableAction::Lobby(LobbyAction::Start)).await.err(), refused);
    world.play(1, 1, "take 1; end").await;
    world.pass(31 * HOUR).await;
    assert!(world.news().iter().any(|sent| matches!(sent.what, What::Reminders(_))), "clocks run, people are called");
    world.tables.set_maintenance(None).await.unwrap();
    world.must(3, 2, TableAction::Lobby(LobbyAction::Start)).await;
}

/// Counts the rows that still refer to this game.
fn rows_of(world: &World, number: i64) -> i64 {
    let of = TableId::numbered(number);
    let of = format!("BETWEEN {} AND {}", of.start(), of.end());
    let sql = world.sql();
    let mut names = sql
        .prepare("SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'table_id' WHERE m.type = 'table'")
        .unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert!(names.len() > 10, "{names:?}");
    let rows = |name: &String| world.count(&format!("SELECT count(*) FROM {name} WHERE table_id {of}"));
    names.iter().map(rows).sum::<i64>() + world.count(&format!("SELECT count(*) FROM tables WHERE id {of}"))
}

const KEPT: Duration = Duration::from_secs(90 * 24 * 60 * 60);

#[tokio::test]
async fn tables_of_a_server_that_removed_the_bot_are_deleted_after_some_time() {
    let world = game().await;
    world.remind(1, PreferencesChange { notify_by: Some(NotifyBy::Both), ..Default::default() }).await;
    world.must(1, 1, WhatIfRequest::Begin { turn: None }).await;
    game_elsewhere(&world).await;
    world.tables.server_removed(HERE).await.unwrap();
    world.clock.set(super::world::plus(world.now(), 80 * DAY));
    // It returned briefly, so the days start again. The next connection shows that it is gone.
    world.tables.servers_are(vec![HERE], |_| false).await.unwrap();
    world.tables.servers_are(vec![ELSEWHERE], |guild| guild == HERE || guild == ELSEWHERE).await.unwrap();
    world.clock.set(super::world::plus(world.now(), 89 * DAY));
    assert_eq!(world.tables.delete_removed(KEPT).await.unwrap(), 0);
    assert!(rows_of(&world, 1) > 5);
    let error = world.sql().execute("DELETE FROM log", []).unwrap_err();
    assert!(error.to_string().contains("the log is not shortened"), "{error}");

    world.clock.set(super::world::plus(world.now(), 2 * DAY));
    assert_eq!(world.tables.delete_removed(KEPT).await.unwrap(), 1);
    assert_eq!(rows_of(&world, 1), 0);
    assert_eq!(world.count("SELECT count(*) FROM removed_servers"), 0);
    assert_eq!(world.count("SELECT count(*) FROM people WHERE user = 1"), 0, "who plays nowhere else is not kept");
    assert_eq!(world.ask(1, 1, ViewingQuery::Info).await.err(), Some(Refusal::NoTable));
    // The other server's game continues, also after a restart.
    let world = world.restart();
    elsewhere(&world, 9_100, 2, 50, TableAction::Plan(PlanAction::Play("take 1; end".to_owned()))).await.unwrap();
    assert_eq!(world.tables.delete_removed(KEPT).await.unwrap(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_removed_servers_are_checked_daily() {
    let world = game().await;
    world.tables.server_removed(HERE).await.unwrap();
    let stop = CancellationToken::new();
    let deleting = tokio::spawn(schedule::delete_removed(world.tables.clone(), KEPT, stop.clone()));
    let gone = async {
        while rows_of(&world, 1) > 0 {
            world.clock.set(super::world::plus(world.now(), DAY));
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), gone).await.expect("it is never deleted");
    assert!(world.now() >= super::world::plus(super::world::at(BEGIN), 90 * DAY), "not before its time");
    stop.cancel();
    deleting.await.unwrap();
}
