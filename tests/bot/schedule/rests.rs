//! Quiet hours in a player's own zone, also on nights with a clock change. Vacations.

use std::time::Duration;

use daykeeper::table::{
    ChannelId, Command, Destination, NotifyBy, Pace, PreferenceRefusal, Preferences, PreferencesChange, QuietHours,
    Refusal, SeatAction, SettingRefusal, SettingsChange, TableAction, UserId, Vacation,
};
use jiff::Timestamp;
use jiff::civil::date;

use super::world::{DAY, HOUR, MINUTE, What, World, at, plus};

const HERE: Destination = Destination::Channel(ChannelId(1));

fn quiet(zone: &str, from: &str, until: &str) -> Preferences {
    let minutes = |text: &str| {
        let (hours, minutes) = text.split_once(':').unwrap();
        hours.parse::<u16>().unwrap() * 60 + minutes.parse::<u16>().unwrap()
    };
    let quiet = Some(QuietHours { from: minutes(from), until: minutes(until) });
    Preferences { zone: Some(zone.to_owned()), quiet, ..Preferences::default() }
}

fn wishes(person: &Preferences) -> PreferencesChange {
    PreferencesChange {
        notify_by: Some(person.notify_by),
        zone: person.zone.clone(),
        quiet: Some(person.quiet),
        ..PreferencesChange::default()
    }
}

#[test]
fn quiet_hours_are_those_of_the_zone() {
    let night = quiet("Europe/Rome", "22:00", "07:00");
    let cases = [
        // Winter, UTC+1: quiet from 21:00 to 06:00 UTC.
        ("2027-01-10T20:59:59Z", None),
        ("2027-01-10T21:00:00Z", Some("2027-01-11T06:00:00Z")),
        ("2027-01-11T05:59:59Z", Some("2027-01-11T06:00:00Z")),
        ("2027-01-11T06:00:00Z", None),
        // Summer, UTC+2.
        ("2027-07-10T20:00:00Z", Some("2027-07-11T05:00:00Z")),
        ("2027-07-10T19:59:59Z", None),
        // The night when summer time begins is an hour shorter, and the night when it ends an hour longer.
        // Both end when the clocks show seven.
        ("2027-03-27T21:00:00Z", Some("2027-03-28T05:00:00Z")),
        ("2027-10-30T20:00:00Z", Some("2027-10-31T06:00:00Z")),
    ];
    for (moment, end) in cases {
        assert_eq!(night.rests(at(moment)), end.map(at), "{moment}");
    }
    let awake = |from: &str, until: &str| night.awake(at(from), at(until));
    assert_eq!(awake("2027-01-10T12:00:00Z", "2027-01-11T12:00:00Z"), Duration::from_secs(15 * 3600));
    assert_eq!(awake("2027-03-27T12:00:00Z", "2027-03-28T12:00:00Z"), Duration::from_secs(16 * 3600));
    assert_eq!(awake("2027-10-30T12:00:00Z", "2027-10-31T12:00:00Z"), Duration::from_secs(14 * 3600));
    let noon = quiet("America/Santiago", "12:00", "13:00");
    assert_eq!(noon.rests(at("2027-01-10T15:30:00Z")), Some(at("2027-01-10T16:00:00Z")));
}

#[test]
fn times_that_the_clocks_skip_or_show_twice() {
    // On 28 March 2027 Rome's clocks jump from 02:00 to 03:00, which is 01:00 UTC.
    let until = quiet("Europe/Rome", "23:00", "02:30");
    assert_eq!(until.rests(at("2027-03-28T00:30:00Z")), Some(at("2027-03-28T01:00:00Z")));
    let from = quiet("Europe/Rome", "02:30", "08:00");
    assert_eq!(from.rests(at("2027-03-28T00:59:59Z")), None);
    assert_eq!(from.rests(at("2027-03-28T01:00:00Z")), Some(at("2027-03-28T06:00:00Z")));
    // Quiet hours that don't exist that night have no effect.
    let gone = quiet("Europe/Rome", "02:10", "02:50");
    assert_eq!(gone.rests(at("2027-03-28T01:00:00Z")), None);
    // On 31 October 2027 they show 02:00 to 03:00 twice: first at 00:00 UTC, again at 01:00 UTC.
    assert_eq!(until.rests(at("2027-10-31T00:00:00Z")), Some(at("2027-10-31T01:30:00Z")));
    assert_eq!(from.rests(at("2027-10-31T00:29:59Z")), None);
    assert_eq!(from.rests(at("2027-10-31T00:30:00Z")), Some(at("2027-10-31T07:00:00Z")));
}

#[test]
fn time_awake_adds_up() {
    let mut person = quiet("America/New_York", "21:30", "06:15");
    person.vacation = Some(Vacation { since: at("2027-03-10T18:00:00Z"), until: at("2027-03-15T04:00:00Z") });
    let mut begin = at("2027-03-01T00:00:00Z");
    while begin < at("2027-03-20T00:00:00Z") {
        for hours in [0, 1, 5, 24, 50] {
            let span = Duration::from_secs(hours * 3600);
            let end = person.after_awake(begin, span);
            assert_eq!(person.awake(begin, end), span, "{begin} and {hours} hours: {end}");
        }
        begin = plus(begin, 37 * MINUTE);
    }
}

/// User 1 ends a turn at this moment in a game with user 2. User 2's preferences are given.
/// Returns the times of user 2's pings.
async fn notified_after(person: &Preferences, moment: &str) -> Vec<Timestamp> {
    let world = World::new("2027-01-01T12:00:00Z");
    world.remind(2, wishes(person)).await;
    world.game(1, &[1, 2]).await;
    world.until(at(moment)).await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    let turn = world.news().pop().unwrap();
    assert_eq!(turn.what, What::TurnMessage);
    let mut announced = if turn.ping.is_empty() { Vec::new() } else { vec![turn.at] };
    world.pass(4 * DAY).await;
    announced.extend(world.news().into_iter().filter(|sent| sent.ping == [2]).map(|sent| sent.at));
    announced
}

/// Compares times with the tolerance for merging reminders.
fn about(announced: &[Timestamp], expected: &[&str]) {
    assert_eq!(announced.len(), expected.len(), "{announced:?}");
    for (announced, expected) in announced.iter().zip(expected) {
        let late = announced.duration_since(at(expected)).as_secs();
        assert!((0..=31).contains(&late), "{announced} instead of {expected}");
    }
}

#[tokio::test]
async fn reminders_due_in_quiet_hours_come_after_them() {
    let night = quiet("Europe/Rome", "22:00", "07:00");
    // A turn that begins by day: a ping, then reminders after a day and after three days.
    let announced = notified_after(&night, "2027-01-10T12:00:00Z").await;
    about(&announced, &["2027-01-10T12:00:00Z", "2027-01-11T12:00:00Z", "2027-01-13T12:00:00Z"]);
    // A turn that begins at night: a reminder in the morning, then at the usual pace.
    let announced = notified_after(&night, "2027-01-10T23:30:00Z").await;
    about(&announced, &["2027-01-11T06:00:00Z", "2027-01-12T06:00:00Z", "2027-01-14T06:00:00Z"]);
}

#[tokio::test]
async fn the_nights_in_which_the_clocks_are_changed() {
    let night = quiet("Europe/Rome", "22:00", "07:00");
    // Summer time begins on 28 March: seven in the morning is 05:00 UTC rather than 06:00.
    let announced = notified_after(&night, "2027-03-27T22:00:00Z").await;
    about(&announced, &["2027-03-28T05:00:00Z", "2027-03-29T05:00:00Z", "2027-03-31T05:00:00Z"]);
    // It ends on 31 October.
    let announced = notified_after(&night, "2027-10-30T22:00:00Z").await;
    about(&announced, &["2027-10-31T06:00:00Z", "2027-11-01T06:00:00Z", "2027-11-03T06:00:00Z"]);
}

#[tokio::test]
async fn the_morning_brings_one_message_about_all_tables() {
    let world = World::new("2027-01-01T12:00:00Z");
    let night = Preferences { notify_by: NotifyBy::Direct, ..quiet("Asia/Tokyo", "22:00", "07:00") };
    world.remind(2, wishes(&night)).await;
    for channel in 1..=3 {
        world.game(channel, &[10 + channel, 2]).await;
    }
    // 22:00 in Tokyo is 13:00 UTC.
    for (channel, hours) in [(1, 2), (2, 5), (3, 8)] {
        world.until(plus(at("2027-01-01T12:00:00Z"), hours * HOUR)).await;
        world.play(10 + channel, channel, "take 1; end").await;
    }
    world.work().await;
    assert!(world.news().iter().all(|sent| sent.ping != [2]));
    world.pass(DAY / 2).await;
    let announced: Vec<_> = world.news().into_iter().filter(|sent| sent.ping == [2]).collect();
    about(&announced.iter().map(|sent| sent.at).collect::<Vec<_>>(), &["2027-01-01T22:00:00Z"]);
    assert!(matches!(&announced[0].what, What::Reminders(all) if all.len() == 3), "{announced:?}");
}

#[tokio::test]
async fn a_reminder_that_was_delayed_into_quiet_hours_waits_for_their_end() {
    let world = World::new("2027-01-10T12:00:00Z");
    world.remind(1, wishes(&quiet("UTC", "18:00", "20:00"))).await;
    world.game(1, &[1, 2]).await;
    world.clock.set(at("2027-01-11T12:00:00Z"));
    for job in world.tables.due(Vec::new(), 9).await.unwrap() {
        world.tables.carry_out(&job).await.unwrap();
    }
    // Discord was down until the evening.
    world.clock.set(at("2027-01-11T18:30:00Z"));
    world.news();
    world.work().await;
    assert!(world.news().is_empty());
    world.pass(2 * HOUR).await;
    let announced: Vec<Timestamp> = world.news().into_iter().map(|sent| sent.at).collect();
    about(&announced, &["2027-01-11T20:00:00Z"]);
}

#[tokio::test]
async fn a_resting_player_gets_a_ping_after_the_rest() {
    let world = World::new("2027-01-10T12:00:00Z");
    world.remind(2, wishes(&quiet("UTC", "18:00", "20:00"))).await;
    world.game(1, &[1, 2]).await;
    world.until(at("2027-01-11T17:50:00Z")).await;
    world.play(1, 1, "take 1; end").await;
    world.news();
    // Discord was down until the evening, and the process also died after posting the message.
    world.clock.set(at("2027-01-11T18:10:00Z"));
    let row = world.tables.claim(9).await.unwrap().remove(0);
    let announcement = world.tables.announcement(&row).await.unwrap().unwrap();
    assert_eq!((announcement.ping.len(), announcement.later.len()), (0, 1), "the message wakes nobody");
    world.tables.call_later(&announcement).await.unwrap();
    world.clock.set(at("2027-01-11T20:30:00Z"));
    let announcement = world.tables.announcement(&row).await.unwrap().unwrap();
    assert!(
        announcement.ping.is_empty() && announcement.later.is_empty(),
        "the reminder calls them, and not the message, too"
    );
    world.clock.set(at("2027-01-11T18:20:00Z"));
    world.deliver(&row).await;
    world.until(at("2027-01-12T19:00:00Z")).await;
    let called: Vec<_> = world.news().into_iter().filter(|sent| sent.ping == [2]).collect();
    about(&called.iter().map(|sent| sent.at).collect::<Vec<_>>(), &["2027-01-11T20:00:00Z"]);
    assert_eq!(called[0].lane, HERE);
}

#[tokio::test]
async fn notices_and_offers_respect_quiet_hours() {
    let world = World::new("2027-01-10T12:00:00Z");
    for user in [2, 5] {
        world.remind(user, wishes(&quiet("UTC", "18:00", "20:00"))).await;
    }
    world.game(1, &[1, 2]).await;
    world.clock.set(at("2027-01-10T18:30:00Z"));
    for to in [5, 6] {
        let offer = SeatAction::Offer { seat: None, to: Some(UserId(to)) };
        world.must(1, 1, TableAction::Seat(offer)).await;
        world.work().await;
        let pinged = world.sent.lock().unwrap().iter().any(|sent| sent.ping == [to]);
        assert_eq!(pinged, to == 6, "who rests is not pinged about an offer");
    }
    world.news();
    world.tables.channel_gone(ChannelId(1)).await.unwrap();
    world.work().await;
    let announced = |news: Vec<super::world::Sent>| news.into_iter().map(|sent| sent.lane).collect::<Vec<_>>();
    assert_eq!(announced(world.news()), [Destination::Direct(UserId(1))]);
    world.until(at("2027-01-10T19:59:00Z")).await;
    assert!(world.news().is_empty());
    world.until(at("2027-01-10T20:01:00Z")).await;
    assert_eq!(announced(world.news()), [Destination::Direct(UserId(2))]);
}

#[tokio::test]
async fn a_vacation_is_announced_once_and_stops_pings() {
    let world = World::new("2027-01-10T12:00:00Z");
    world.game(1, &[1, 2]).await;
    world.game(2, &[3, 1]).await;
    world.news();
    let back = PreferencesChange { back: Some(Some(date(2027, 1, 20))), ..PreferencesChange::default() };
    let sheet = world.remind(1, back.clone()).await;
    assert_eq!(sheet.away, Some(at("2027-01-20T00:00:00Z")));
    assert_eq!(sheet.next, Some((at("2027-01-20T00:00:00Z"), ChannelId(1))));
    world.remind(1, back).await;
    world.play(3, 2, "take 1; end").await;
    world.until(at("2027-01-19T23:59:00Z")).await;
    let news = world.news();
    assert!(news.iter().all(|sent| sent.ping.is_empty()), "{news:?}");
    let notices: Vec<Destination> =
        news.iter().filter(|sent| sent.what == What::Notice("ui-notice-away".into())).map(|sent| sent.lane).collect();
    assert_eq!(notices, [HERE, Destination::Channel(ChannelId(2))], "each table is told once");
    // The vacation ends automatically, and both games ping the player.
    world.pass(HOUR).await;
    let announced: Vec<_> = world.news().into_iter().filter(|sent| sent.ping == [1]).collect();
    assert_eq!(announced.len(), 2, "{announced:?}");
    about(&announced.iter().map(|sent| sent.at).collect::<Vec<_>>(), &["2027-01-20T00:00:00Z"; 2]);
}

#[tokio::test]
async fn a_vacation_can_end_early() {
    let world = World::new("2027-01-10T12:00:00Z");
    world.game(1, &[1, 2]).await;
    world.remind(1, PreferencesChange { back: Some(Some(date(2027, 6, 1))), ..PreferencesChange::default() }).await;
    world.pass(5 * DAY).await;
    world.news();
    let now = world.now();
    let sheet = world.remind(1, PreferencesChange { back: Some(None), ..PreferencesChange::default() }).await;
    assert_eq!((sheet.away, sheet.next), (None, Some((now, ChannelId(1)))));
    world.pass(HOUR).await;
    assert_eq!(world.reminders(now), [(0, vec![1], HERE)]);
}

#[tokio::test]
async fn impossible_preferences_are_refused() {
    let world = World::new("2027-01-10T12:00:00Z");
    let refused = async |change| match world.ask(1, 1, Command::Preferences(Box::new(change))).await {
        Err(refusal) => refusal,
        Ok(_) => panic!("not refused"),
    };
    let none = PreferencesChange::default();
    let zone = |zone: &str| PreferencesChange { zone: Some(zone.to_owned()), ..PreferencesChange::default() };
    assert!(matches!(refused(zone("Mars/Olympus")).await, Refusal::Preference(PreferenceRefusal::UnknownZone { .. })));
    let hours = |from, until| PreferencesChange {
        quiet: Some(Some(QuietHours { from, until })),
        ..PreferencesChange::default()
    };
    assert_eq!(refused(hours(60, 120)).await, Refusal::Preference(PreferenceRefusal::NoZone));
    assert!(matches!(
        refused(PreferencesChange { zone: Some("UTC".into()), ..hours(60, 60) }).await,
        Refusal::Preference(PreferenceRefusal::BadQuiet { .. })
    ));
    assert!(matches!(
        refused(PreferencesChange { zone: Some("UTC".into()), ..hours(60, 50) }).await,
        Refusal::Preference(PreferenceRefusal::BadQuiet { .. })
    ));
    for day in [date(2027, 1, 10), date(2026, 12, 31), date(2028, 3, 1)] {
        let back = PreferencesChange { back: Some(Some(day)), ..none.clone() };
        assert!(matches!(refused(back).await, Refusal::Preference(PreferenceRefusal::BadAway { .. })), "{day}");
    }
    let person =
        world.remind(1, PreferencesChange { zone: Some("europe/rome".into()), ..hours(1320, 420) }).await.person;
    assert_eq!(person.zone.as_deref(), Some("Europe/Rome"));
    let hours = |hours| SettingsChange { pace: Some(Pace::Hours(hours)), ..SettingsChange::default() };
    world.lobby(1, &[1, 2]).await;
    for right in [1, 720] {
        world.set(1, 1, hours(right)).await;
    }
    for wrong in [0, 721] {
        let refusal = world.ask(1, 1, TableAction::Settings(Box::new(hours(wrong)))).await.err().unwrap();
        assert!(matches!(refusal, Refusal::Setting(SettingRefusal::BadHours { .. })));
    }
}
