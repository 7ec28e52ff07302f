//! Thinking time: periods that count, a stopped clock, and the result of a time-out.

use daykeeper::engine::Seat;
use daykeeper::table::{
    ClockRule, LobbyAction, Occupant, PreferencesChange, QuietHours, Reply, SettingsChange, TableAction, TableInfo,
    TimeLeft, TimeOut, UndoAction, UserId, ViewingQuery, ViewingReply,
};
use jiff::civil::date;

use super::world::{DAY, HOUR, MINUTE, What, World, at};

const BEGIN: &str = "2027-01-10T12:00:00Z";

fn clock(bank: i64, increment: i64, time_out: TimeOut) -> SettingsChange {
    let rule = ClockRule { bank: bank.try_into().unwrap(), increment: increment.try_into().unwrap() };
    SettingsChange { clock: Some(Some(rule)), time_out: Some(time_out), ..SettingsChange::default() }
}

async fn game(begin: &str, change: SettingsChange) -> World {
    let world = World::new(begin);
    world.lobby(1, &[1, 2]).await;
    world.set(1, 1, change).await;
    world.begin(1, &[1, 2]).await;
    world.news();
    world
}

async fn info(world: &World) -> TableInfo {
    match world.must(1, 1, ViewingQuery::Info).await {
        Reply::Viewing(ViewingReply::Info(info)) => *info,
        _ => panic!("no table"),
    }
}

async fn left(world: &World, seat: u8) -> TimeLeft {
    info(world).await.clocks.into_iter().find(|clock| clock.seat == Seat::new(seat)).unwrap()
}

async fn hours(world: &World, seat: u8) -> u64 {
    left(world, seat).await.left.as_secs() / 3600
}

fn notices(world: &World) -> Vec<String> {
    let key = |sent: super::world::Sent| match sent.what {
        What::Notice(key) => Some(key),
        _ => None,
    };
    world.news().into_iter().filter_map(key).collect()
}

#[tokio::test]
async fn the_clock_of_the_player_to_move_runs_and_a_turn_adds_to_it() {
    // The bids are turns too, so each has added its increment.
    let world = game(BEGIN, clock(48 * HOUR, 2 * HOUR, TimeOut::Remind)).await;
    assert_eq!((hours(&world, 0).await, hours(&world, 1).await), (50, 50));
    world.pass(10 * HOUR).await;
    assert_eq!((hours(&world, 0).await, hours(&world, 1).await), (40, 50));
    assert_eq!(left(&world, 0).await.until, Some(at("2027-01-12T14:00:00Z")));
    assert_eq!(left(&world, 1).await.until, None);
    world.play(1, 1, "take 1; end").await;
    assert_eq!((hours(&world, 0).await, hours(&world, 1).await), (42, 50));
    world.pass(5 * HOUR).await;
    assert_eq!((hours(&world, 0).await, hours(&world, 1).await), (42, 45));

    // Undo removes the increment but doesn't return used thinking time.
    let world = game(BEGIN, clock(48 * HOUR, 2 * HOUR, TimeOut::Remind)).await;
    for _ in 0..3 {
        world.pass(HOUR).await;
        world.play(1, 1, "take 1; end").await;
        world.must(1, 1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    }
    assert_eq!(hours(&world, 0).await, 47);
}

#[tokio::test]
async fn by_default_a_timeout_is_only_announced() {
    let world = game(BEGIN, clock(30 * HOUR, 0, TimeOut::Remind)).await;
    world.pass(30 * HOUR - MINUTE).await;
    assert!(notices(&world).is_empty());
    world.pass(2 * MINUTE).await;
    assert_eq!(notices(&world), ["ui-notice-time-out-remind"]);
    assert_eq!(left(&world, 0).await.left.as_secs(), 0);
    world.pass(30 * DAY).await;
    assert!(notices(&world).is_empty(), "once is enough");
    world.play(1, 1, "take 1; end").await;
    world.play(2, 1, "take 1; end").await;
    assert_eq!(hours(&world, 0).await, 24, "a turn begins with the pace, where there is no increment");
}

#[tokio::test]
async fn a_computer_takes_one_turn() {
    let world = game(BEGIN, clock(30 * HOUR, HOUR, TimeOut::Turn)).await;
    world.pass(31 * HOUR + MINUTE).await;
    assert_eq!(notices(&world), ["ui-notice-time-out-turn"]);
    let info = info(&world).await;
    assert_eq!(info.to_act[0].seat, Seat::new(1), "the turn was taken");
    assert_eq!(info.table.players[0].occupant, Occupant::Person(UserId(1)), "the seat is still its player's");
    assert_eq!(hours(&world, 0).await, 1, "the turn brought its increment");
    world.play(2, 1, "take 1; end").await;
    world.play(1, 1, "take 1; end").await;
}

#[tokio::test]
async fn a_computer_takes_the_seat() {
    let world = game(BEGIN, clock(30 * HOUR, 0, TimeOut::Seat)).await;
    world.pass(31 * HOUR).await;
    assert!(!world.news().is_empty(), "the table is told");
    let seen = info(&world).await;
    assert_eq!(seen.to_act[0].seat, Seat::new(1), "the computer has played");
    assert!(matches!(seen.table.players[0].occupant, Occupant::StandIn { person: UserId(1), .. }), "the seat waits");
    world.play(2, 1, "take 1; end").await;
    world.work().await;
    assert_eq!(info(&world).await.to_act[0].seat, Seat::new(1), "and plays on");
    world.pass(10 * DAY).await;
    assert!(world.news().iter().all(|sent| sent.ping != [1]), "who is away is not pinged");
}

#[tokio::test]
async fn without_computer_players_a_timeout_only_reminds() {
    let change = SettingsChange { ai: Some(false), ..clock(30 * HOUR, 0, TimeOut::Seat) };
    let world = game(BEGIN, change).await;
    world.pass(31 * HOUR).await;
    assert_eq!(notices(&world), ["ui-notice-time-out-remind"]);
    assert_eq!(info(&world).await.to_act[0].seat, Seat::new(0));
}

#[tokio::test]
async fn the_clock_is_paused_in_quiet_hours() {
    let world = game(BEGIN, clock(30 * HOUR, 0, TimeOut::Turn)).await;
    let quiet = Some(Some(QuietHours { from: 22 * 60, until: 6 * 60 }));
    world.remind(1, PreferencesChange { zone: Some("UTC".into()), quiet, ..PreferencesChange::default() }).await;
    // 10 h until night, 16 h on the next day, 4 h on the day after.
    assert_eq!(left(&world, 0).await.until, Some(at("2027-01-12T10:00:00Z")));
    world.until(at("2027-01-10T23:00:00Z")).await;
    assert_eq!((hours(&world, 0).await, left(&world, 0).await.stands), (20, true));
    world.until(at("2027-01-12T09:59:00Z")).await;
    assert!(notices(&world).is_empty());
    world.until(at("2027-01-12T10:01:00Z")).await;
    assert_eq!(notices(&world), ["ui-notice-time-out-turn"]);
}

#[tokio::test]
async fn time_used_under_earlier_quiet_hours_stays_used() {
    let world = game(BEGIN, clock(30 * HOUR, 0, TimeOut::Turn)).await;
    world.pass(20 * HOUR).await;
    let quiet = Some(Some(QuietHours { from: 13 * 60, until: 3 * 60 }));
    world.remind(1, PreferencesChange { zone: Some("UTC".into()), quiet, ..PreferencesChange::default() }).await;
    assert_eq!(hours(&world, 0).await, 10);
}

#[tokio::test]
async fn a_vacation_over_a_time_out() {
    let world = game(BEGIN, clock(30 * HOUR, 0, TimeOut::Seat)).await;
    world.pass(20 * HOUR).await;
    world.remind(1, PreferencesChange { back: Some(Some(date(2027, 1, 25))), ..PreferencesChange::default() }).await;
    world.until(at("2027-01-24T23:00:00Z")).await;
    assert_eq!(notices(&world), ["ui-notice-away"]);
    let seen = info(&world).await;
    assert_eq!(seen.away, [(Seat::new(0), at("2027-01-25T00:00:00Z"))]);
    assert_eq!((hours(&world, 0).await, left(&world, 0).await.stands), (10, true));
    // Ten hours remain after it.
    world.until(at("2027-01-25T09:59:00Z")).await;
    assert!(info(&world).await.table.players[0].is_person());
    world.until(at("2027-01-25T10:01:00Z")).await;
    assert!(!info(&world).await.table.players[0].is_person());
}

#[tokio::test]
async fn two_vacations_in_one_turn_both_count() {
    let world = game(BEGIN, clock(100 * HOUR, 0, TimeOut::Turn)).await;
    let away = |day| PreferencesChange { back: day, ..PreferencesChange::default() };
    world.remind(1, away(Some(Some(date(2027, 1, 12))))).await;
    world.until(at("2027-01-12T10:00:00Z")).await;
    world.remind(1, away(Some(Some(date(2027, 1, 20))))).await;
    world.until(at("2027-01-15T00:00:00Z")).await;
    world.remind(1, away(Some(None))).await;
    world.until(at("2027-01-15T05:00:00Z")).await;
    assert_eq!(hours(&world, 0).await, 85);
}

#[tokio::test]
async fn a_vacation_that_is_extended_counts_from_its_beginning() {
    let world = game(BEGIN, clock(100 * HOUR, 0, TimeOut::Turn)).await;
    let away = |day| PreferencesChange { back: Some(Some(day)), ..PreferencesChange::default() };
    world.remind(1, away(date(2027, 1, 12))).await;
    world.until(at("2027-01-11T12:00:00Z")).await;
    world.remind(1, away(date(2027, 1, 14))).await;
    world.until(at("2027-01-14T05:00:00Z")).await;
    assert_eq!(hours(&world, 0).await, 95);
}

#[tokio::test]
async fn two_decisions_in_succession_get_two_increments() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    world.set(1, 1, clock(48 * HOUR, 2 * HOUR, TimeOut::Remind)).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::Start)).await;
    world.play(2, 1, "bid 1").await;
    world.pass(HOUR).await;
    // The highest bidder starts.
    world.play(1, 1, "bid 3").await;
    assert_eq!((hours(&world, 0).await, hours(&world, 1).await), (49, 50));
    world.play(1, 1, "take 1; end").await;
    assert_eq!(hours(&world, 0).await, 51);
}

#[tokio::test]
async fn clocks_given_or_taken_in_the_middle_of_a_game() {
    let world = game(BEGIN, SettingsChange { hints: Some(Some(false)), ..SettingsChange::default() }).await;
    assert!(info(&world).await.clocks.is_empty());
    world.pass(10 * HOUR).await;
    world.set(1, 1, clock(12 * HOUR, 0, TimeOut::Turn)).await;
    assert_eq!((hours(&world, 0).await, hours(&world, 1).await), (12, 12));
    world.pass(13 * HOUR).await;
    assert_eq!(notices(&world), ["ui-notice-settings", "ui-notice-time-out-turn"]);
    world.set(1, 1, SettingsChange { clock: Some(None), ..SettingsChange::default() }).await;
    assert!(info(&world).await.clocks.is_empty());
    world.pass(60 * DAY).await;
    assert_eq!(notices(&world), ["ui-notice-settings"]);
    assert_eq!(world.count("SELECT count(*) FROM jobs WHERE kind = 'timeout'"), 0);
}
