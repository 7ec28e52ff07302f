//! Pending messages arrive in order, exactly once, and none is lost.

use std::time::Duration;

use daykeeper::engine::{Options, Phrase, Seat};
use daykeeper::games::Theme;
use daykeeper::table::{
    Announcement, Body, ChannelId, Command, Delivery, DeliveryRoom, Destination, GuildId, LobbyAction, MessageId,
    NewTable, OutboxPayload, OutboxRow, PauseAction, PauseProposal, PreferencesChange, Reply, SeatAction, Seating,
    SettingsChange, TableAction, UserId, ViewingQuery, ViewingReply,
};
use futures::FutureExt;
use tokio::sync::Notify;

use super::bench::{Bench, CHANNEL, place};

async fn claim_one(bench: &Bench) -> OutboxRow {
    let mut rows = bench.tables.claim(10).await.unwrap();
    assert_eq!(rows.len(), 1);
    rows.remove(0)
}

#[tokio::test]
async fn a_lane_is_delivered_in_order_one_at_a_time() {
    let bench = Bench::new();
    bench.begin(2).await;
    let first = claim_one(&bench).await;
    assert_eq!(first.payload, OutboxPayload::Lobby);
    assert!(bench.tables.claim(10).await.unwrap().is_empty());
    assert_eq!(bench.tables.next_delivery().await.unwrap(), None);
    bench.tables.sent(first.id, Some(MessageId(1))).await.unwrap();
    let second = claim_one(&bench).await;
    assert_eq!(second.payload, OutboxPayload::TurnMessage(0));
    // Settling an unclaimed row is an error.
    assert!(bench.tables.sent(first.id, Some(MessageId(1))).await.is_err());
}

#[tokio::test]
async fn lanes_do_not_wait_for_each_other() {
    let bench = Bench::new();
    bench.open().await;
    let mut elsewhere = bench.request(
        2,
        NewTable {
            game: "pebbles".to_owned(),
            options: Options::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        },
    );
    elsewhere.origin = place(ChannelId(501));
    assert!(bench.tables.handle(elsewhere).await.is_ok());
    let rows = bench.tables.claim(10).await.unwrap();
    let lanes: Vec<Destination> = rows.iter().map(|row| row.destination).collect();
    assert_eq!(lanes, [Destination::Channel(ChannelId(500)), Destination::Channel(ChannelId(501))]);
}

#[tokio::test]
async fn failures_wait_longer_each_time_and_keep_the_order() {
    let bench = Bench::new();
    bench.begin(2).await;
    let mut waits = Vec::new();
    for attempt in 0..12 {
        let row = claim_one(&bench).await;
        assert_eq!((row.payload.clone(), row.attempts, row.uncertain), (OutboxPayload::Lobby, attempt, attempt > 1));
        bench.tables.retry(&row, None, attempt == 1, "500 Internal Server Error").await.unwrap();
        assert!(bench.tables.claim(10).await.unwrap().is_empty());
        let due = bench.tables.next_delivery().await.unwrap().unwrap();
        let now = daykeeper::table::Clock::now(&*bench.clock);
        let wait = due.duration_since(now).as_secs();
        waits.push(wait);
        bench.clock.forward(wait);
    }
    assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    // Discord can set the wait itself.
    let row = claim_one(&bench).await;
    bench.tables.retry(&row, Some(Duration::from_secs(7)), false, "429").await.unwrap();
    bench.clock.forward(6);
    assert!(bench.tables.claim(10).await.unwrap().is_empty());
    bench.clock.forward(1);
    assert_eq!(claim_one(&bench).await.id, row.id);
}

#[tokio::test]
async fn messages_claimed_before_a_restart_are_uncertain() {
    let bench = Bench::new();
    bench.begin(2).await;
    let row = claim_one(&bench).await;
    assert!(!row.uncertain);
    let bench = bench.restart();
    let again = claim_one(&bench).await;
    assert_eq!(again.id, row.id);
    assert!(again.uncertain);
    bench.tables.sent(again.id, Some(MessageId(1))).await.unwrap();
    assert!(!claim_one(&bench).await.uncertain);
}

#[tokio::test]
async fn a_final_refusal_is_reported_to_the_host_once() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "draw").await;
    let row = claim_one(&bench).await;
    bench.tables.failed(&row, "Missing Permissions").await.unwrap();
    let rows = bench.tables.claim(10).await.unwrap();
    let note = rows.iter().find(|row| row.destination == Destination::Direct(UserId(1))).expect("no note");
    let announcement = bench.tables.announcement(note).await.unwrap().unwrap();
    assert!(matches!(&announcement.body, Body::Notice(phrase) if phrase.key == "ui-notice-undelivered"));
    assert!(announcement.ping.is_empty());
    // The lane continues, and the old message still loses its buttons.
    assert!(rows.iter().any(|row| row.payload == OutboxPayload::TurnMessage(2)));
    bench.tables.failed(note, "Cannot send messages to this user").await.unwrap();
    assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE lane = 'direct'"), 1);
    // A later edit to a message that never existed is dropped.
    for row in rows.iter().filter(|other| other.id != note.id) {
        bench.tables.sent(row.id, None).await.unwrap();
    }
    bench.end(2, "draw").await;
    let pending: Vec<OutboxPayload> = bench.deliver().await.into_iter().map(|(row, _)| row.payload).collect();
    assert_eq!(pending, [OutboxPayload::TurnMessage(4)]);
}

/// Returns posts and edits, without notes to the host.
async fn in_the_channel(bench: &Bench) -> Vec<(OutboxPayload, Option<(bool, Vec<UserId>)>)> {
    let open = |announcement: &Announcement| match &announcement.body {
        Body::Turn(news) | Body::Revealed(news) => Some((news.open, announcement.ping.clone())),
        _ => None,
    };
    let posted = bench.deliver().await.into_iter();
    let posted = posted.filter(|(row, _)| matches!(row.destination, Destination::Channel(_)));
    posted.map(|(row, announcement)| (row.payload, open(&announcement))).collect()
}

#[tokio::test]
async fn a_turn_without_permission_to_post_stays_pending() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "draw").await;
    bench.tables.withheld(&claim_one(&bench).await, "Missing Permissions").await.unwrap();
    let note = claim_one(&bench).await;
    assert_eq!(note.destination, Destination::Direct(UserId(1)));
    let announcement = bench.tables.announcement(&note).await.unwrap().unwrap();
    assert!(matches!(&announcement.body, Body::Notice(phrase) if phrase.key == "ui-notice-withheld"));
    bench.tables.sent(note.id, Some(MessageId(9))).await.unwrap();
    // The game continues. The bot retries at intervals and doesn't notify the host again.
    bench.end(2, "draw").await;
    for wait in [5, 10] {
        assert!(bench.tables.claim(10).await.unwrap().is_empty());
        bench.clock.forward(wait * 60);
        // Outdated messages are dropped on the way.
        let newest = loop {
            let row = claim_one(&bench).await;
            match bench.tables.announcement(&row).await.unwrap() {
                Some(announcement) if matches!(announcement.body, Body::Turn(_)) => break row,
                Some(_) => bench.tables.failed(&row, "Missing Access").await.unwrap(),
                None => bench.tables.dropped(row.id).await.unwrap(),
            }
        };
        assert!(newest.withheld);
        bench.tables.withheld(&newest, "Missing Permissions").await.unwrap();
    }
    bench.end(1, "take 1; end").await;
    let bench = bench.restart();
    assert!(bench.tables.claim(10).await.unwrap().is_empty());
    assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE lane = 'direct'"), 1);
    // A user sends a command after the channel works again. The bot posts only the newest turn.
    bench.tables.release_withheld(ChannelId(501)).await.unwrap();
    assert!(bench.deliver().await.is_empty());
    bench.tables.release_withheld(CHANNEL).await.unwrap();
    let posted = in_the_channel(&bench).await;
    assert_eq!(posted, [(OutboxPayload::TurnMessage(5), Some((true, vec![UserId(2)])))]);
    // The next failure notifies the host again.
    bench.end(2, "draw").await;
    bench.tables.withheld(&claim_one(&bench).await, "Missing Permissions").await.unwrap();
    assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE lane = 'direct'"), 2);
}

#[tokio::test]
async fn buttons_that_cannot_be_removed_do_not_count_as_a_lost_message() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "draw").await;
    let turn = claim_one(&bench).await;
    bench.tables.sent(turn.id, Some(MessageId(9))).await.unwrap();
    let close = claim_one(&bench).await;
    assert!(matches!(close.delivery, Delivery::Edit(_)));
    bench.tables.failed(&close, "Missing Access").await.unwrap();
    assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE lane = 'direct'"), 0);
}

/// Discord can fail repeatedly at one message and accept all others.
#[tokio::test]
async fn buttons_that_cannot_be_removed_delay_no_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "draw").await;
    let turn = claim_one(&bench).await;
    bench.tables.sent(turn.id, Some(MessageId(9))).await.unwrap();
    bench.end(2, "draw").await;
    for attempts in 0..4 {
        assert!(bench.tables.next_delivery().await.unwrap().is_some());
        let close = claim_one(&bench).await;
        assert_eq!((close.payload.clone(), close.attempts), (OutboxPayload::TurnMessage(2), attempts));
        bench.tables.retry(&close, None, true, "it fails").await.unwrap();
        if attempts < 3 {
            assert!(bench.tables.claim(10).await.unwrap().is_empty(), "a short trouble keeps the order");
            bench.clock.forward(20);
        }
    }
    let now = bench.tables.claim(10).await.unwrap();
    assert!(matches!(now[0].payload, OutboxPayload::TurnMessage(4)), "{now:?}");
}

#[tokio::test]
async fn a_damaged_row_does_not_hold_up_the_others() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.sql().execute("UPDATE outbox SET subject = 'x' WHERE id = 1", []).unwrap();
    let rows = bench.tables.claim(10).await.unwrap();
    let payloads: Vec<OutboxPayload> = rows.into_iter().map(|row| row.payload).collect();
    let note = Phrase::new("ui-notice-undelivered").with("channel", format!("<#{CHANNEL}>"));
    assert_eq!(payloads, [OutboxPayload::TurnMessage(0), OutboxPayload::Notice(note)], "its host knows of it");
    assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE state = 'failed' AND error IS NOT NULL"), 1);
}

#[tokio::test]
async fn each_turn_is_posted_once_and_only_the_newest_has_buttons() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    // Discord is down for three turns.
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 2; take 1; end").await;
    bench.end(1, "draw").await;
    let posted = bench.deliver().await;
    let (new, closed): (Vec<_>, Vec<_>) = posted.iter().partition(|(row, _)| row.delivery == Delivery::Post);
    let turn = |(_, announcement): &&(OutboxRow, Announcement)| match &announcement.body {
        Body::Turn(news) => (news.seq, news.open, news.summaries.len(), announcement.ping.clone()),
        _ => panic!("another message"),
    };
    let turns: Vec<_> = new.iter().map(turn).collect();
    // In order, each with its turn. The bot pings only the current player.
    assert_eq!(turns, [(3, false, 1, vec![]), (4, false, 1, vec![]), (5, true, 1, vec![UserId(2)])]);
    // Only a message that had buttons needed to be closed.
    assert_eq!(closed.len(), 1);
    assert_eq!(closed[0].0.payload, OutboxPayload::TurnMessage(2));
    assert!(matches!(&closed[0].1.body, Body::Revealed(news) if !news.open));

    let Body::Turn(news) = &posted.iter().rev().find(|(row, _)| row.delivery == Delivery::Post).unwrap().1.body else {
        panic!("no turn")
    };
    // The turn's events in order, and the board as the next player last saw it.
    let keys: Vec<&str> = news.summaries[0].events.iter().map(|event| event.phrase.key.as_str()).collect();
    assert_eq!(keys, ["pebbles-drawn"]);
    assert_eq!(news.since.as_ref().unwrap().describe()["heap"], 16);
    assert_eq!(news.position.describe()["heap"], 15);
}

#[tokio::test]
async fn the_newest_message_is_linked() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "draw").await;
    let posted = bench.deliver().await;
    let row = posted.iter().find(|(row, _)| row.delivery == Delivery::Post).unwrap().0.id.0;
    let Ok(Reply::Viewing(ViewingReply::Info(info))) = bench.ask(1, ViewingQuery::Info).await else {
        panic!("no info")
    };
    assert_eq!(info.link.unwrap().message, MessageId(1_000 + row as u64));
    assert_eq!(info.to_act[0].user(), Some(UserId(2)));
    assert_eq!(info.turn, 3);
}

/// Returns `true` if a waiter was woken since the last call.
fn woken(notify: &Notify) -> bool {
    let woken = notify.notified().now_or_never().is_some();
    while notify.notified().now_or_never().is_some() {}
    woken
}

/// Without the wake-up, a message would wait for the next event or the next due message.
#[tokio::test]
async fn new_messages_and_jobs_wake_their_workers() {
    let bench = Bench::new();
    let (pending, planned) = (bench.tables.outbox_changed(), bench.tables.jobs_changed());
    let both = || (woken(&pending), woken(&planned));
    bench.open().await;
    assert!(both().0, "a new table");
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    assert!(both().0);
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    assert_eq!(both(), (true, true), "decisions begin");
    bench.end(1, "bid 3").await;
    bench.end(2, "bid 1").await;
    assert_eq!(both(), (true, true));
    bench.step(1, "take 1").await;
    assert_eq!(both(), (false, false), "a draft is nobody else's business");

    let row = claim_one(&bench).await;
    bench.tables.retry(&row, Some(Duration::from_secs(600)), false, "Missing Access").await.unwrap();
    assert!(both().0, "the next message of its destination may be delivered");
    assert!(bench.tables.claim(10).await.unwrap().is_empty());
    bench.tables.returned(GuildId(7)).await.unwrap();
    assert!(both().0, "the bot is in the server again");
    assert_eq!(claim_one(&bench).await.id, row.id);
    bench.tables.withheld(&row, "Missing Permissions").await.unwrap();
    both();
    bench.tables.release_withheld(CHANNEL).await.unwrap();
    assert!(both().0, "the bot may write again");
    bench.tables.release_withheld(ChannelId(1)).await.unwrap();
    assert!(!both().0, "nothing is withheld there");

    let back = Some(Some("2027-03-01".parse().unwrap()));
    let away = Command::Preferences(Box::new(PreferencesChange { back, ..PreferencesChange::default() }));
    assert!(bench.ask(1, away).await.is_ok());
    assert_eq!(both(), (true, true), "the table is told of the vacation, and reminders wait for its end");
    bench.set(SettingsChange { hints: Some(Some(true)), ..SettingsChange::default() }).await;
    assert_eq!(both(), (true, true));
}

/// Returns the text keys of a notice.
async fn announced_setting(bench: &Bench, change: SettingsChange) -> String {
    bench.set(change).await;
    let posted = bench.deliver().await;
    let announced = posted.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::NoticeWithButton { phrase, .. } => Some(format!("{phrase:?}")),
        _ => None,
    });
    announced.unwrap()
}

#[tokio::test]
async fn a_running_game_announces_only_the_changed_settings() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    let language =
        announced_setting(&bench, SettingsChange { locale: Some("ro".into()), ..SettingsChange::default() }).await;
    assert!(language.contains("ui-setting-language") && !language.contains("ui-setting-theme"), "{language}");
    let theme =
        announced_setting(&bench, SettingsChange { theme: Some(Theme::Dark), ..SettingsChange::default() }).await;
    assert!(theme.contains("ui-setting-theme") && !theme.contains("ui-setting-language"), "{theme}");
}

#[tokio::test]
async fn one_server_leaves_room_for_the_messages_of_another() {
    let bench = Bench::new();
    for (channel, guild) in [(1, 7), (2, 7), (3, 7), (4, 7), (5, 8)] {
        let (game, options) = ("pebbles".to_owned(), Options::default());
        let mut request = bench.request(
            channel,
            NewTable { game, options, seats: None, seating: Seating::Joined, start_when_full: false, rated: true },
        );
        request.origin.guild = Some(GuildId(guild));
        request.origin.channel = ChannelId(channel);
        assert!(bench.tables.handle(request).await.is_ok());
    }
    let room = DeliveryRoom { more: 8, late: 8, of_one_server: 2 };
    let claimed = async || {
        let rows = bench.tables.claim_with(room).await.unwrap();
        let destinations: Vec<Destination> = rows.iter().map(|row| row.destination).collect();
        (rows, destinations)
    };
    let channels = |numbers: &[u64]| numbers.iter().map(|&id| Destination::Channel(ChannelId(id))).collect::<Vec<_>>();
    let (rows, first) = claimed().await;
    assert_eq!(first, channels(&[1, 5, 2]));
    assert_eq!(claimed().await.1, []);
    bench.tables.sent(rows[0].id, Some(MessageId(77))).await.unwrap();
    assert_eq!(claimed().await.1, channels(&[3]));
}

#[tokio::test]
async fn a_lobby_shows_its_settings() {
    let bench = Bench::new();
    bench.open().await;
    bench.deliver().await;
    bench.set(SettingsChange { hints: Some(Some(true)), ..SettingsChange::default() }).await;
    let changed = bench.deliver().await;
    let [(row, announcement)] = changed.as_slice() else { panic!("{} messages", changed.len()) };
    assert!(matches!((&row.delivery, &announcement.body), (Delivery::Edit(_), Body::Lobby)));
}

#[tokio::test]
async fn unsettled_deliveries_delay_nothing() {
    let bench = Bench::new();
    bench.begin(2).await;
    let row = claim_one(&bench).await;
    // Another program locks the database for longer than the bot waits.
    let other = bench.sql();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(bench.tables.sent(row.id, Some(MessageId(77))).await.is_err());
    assert!(bench.tables.next_delivery().await.unwrap().is_some(), "it is tried again");
    other.execute_batch("ROLLBACK").unwrap();
    drop(other);
    let next = claim_one(&bench).await;
    assert!(next.id > row.id, "the next message follows");
    assert_eq!(bench.text(&format!("SELECT state FROM outbox WHERE id = {}", row.id)), "sent");
    assert_eq!(bench.count("SELECT count(*) FROM messages WHERE message = 77"), 1);
}

#[tokio::test]
async fn interrupted_deliveries_are_retried() {
    let bench = Bench::new();
    bench.begin(2).await;
    let row = claim_one(&bench).await;
    let other = bench.sql();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    bench.tables.log_unsettled(&row, "its delivery broke off").await;
    other.execute_batch("ROLLBACK").unwrap();
    drop(other);
    assert!(bench.tables.claim(1).await.unwrap().is_empty(), "it waits a little");
    bench.clock.forward(60);
    let again = claim_one(&bench).await;
    assert_eq!((again.id, again.uncertain), (row.id, true), "it is looked for before it is posted again");
    // The bot may already know the delivery's result, which must not get lost.
    let other = bench.sql();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(bench.tables.sent(row.id, Some(MessageId(77))).await.is_err());
    bench.tables.log_unsettled(&row, "its end could not be stored").await;
    other.execute_batch("ROLLBACK").unwrap();
    drop(other);
    bench.tables.claim(1).await.unwrap();
    assert_eq!(bench.text(&format!("SELECT state FROM outbox WHERE id = {}", row.id)), "sent");
}

#[tokio::test]
async fn a_clock_that_is_set_back_keeps_nothing_waiting() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "take 1; end").await;
    // Discord asks the bot to wait ten seconds. Then the clock is set back by two hours.
    let row = claim_one(&bench).await;
    bench.tables.retry(&row, Some(std::time::Duration::from_secs(10)), false, "busy").await.unwrap();
    bench.clock.forward(-2 * 60 * 60);
    bench.tables.claim(1).await.unwrap();
    bench.clock.forward(10);
    assert_eq!(claim_one(&bench).await.id, row.id);
}

#[tokio::test]
async fn a_clock_that_was_set_back_while_nothing_ran_keeps_nothing_waiting() {
    let bench = Bench::new();
    bench.begin(2).await;
    let later = bench.count("SELECT max(due_at) FROM jobs");
    bench.clock.forward(-2 * 60 * 60);
    let bench = bench.restart();
    assert!(!bench.deliver().await.is_empty(), "messages are delivered");
    bench.tables.due(Vec::new(), 1).await.unwrap();
    assert!(bench.count("SELECT max(due_at) FROM jobs") <= later - 2 * 60 * 60 * 1000, "reminders come no later");
}

#[tokio::test]
async fn a_clock_that_was_set_back_right_before_a_turn_and_a_crash_keeps_nothing_waiting() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "take 1; end").await;
    let later = bench.count("SELECT max(due_at) FROM jobs");
    // A turn is stored with the earlier time, and the process ends before it checks the clock.
    bench.clock.forward(-2 * 60 * 60);
    bench.end(2, "take 1; end").await;
    let bench = bench.restart();
    assert!(!bench.deliver().await.is_empty(), "messages are delivered");
    assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed') AND late = 0"), 0);
    let due = bench.count("SELECT max(due_at) FROM jobs");
    assert!(due <= later, "reminders come no later");
    // The wait is shortened only once.
    let bench = bench.restart();
    bench.tables.due(Vec::new(), 1).await.unwrap();
    assert_eq!(bench.count("SELECT max(due_at) FROM jobs"), due);
}

#[tokio::test]
async fn a_clock_that_is_set_back_is_noticed_though_nothing_was_written_since() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "take 1; end").await;
    let row = claim_one(&bench).await;
    let wait = std::time::Duration::from_secs(6 * 60 * 60);
    bench.tables.retry(&row, Some(wait), false, "busy").await.unwrap();
    let due = bench.tables.next_delivery().await.unwrap().unwrap();
    // An hour passes with nothing except a check. Then the clock is set back to before that hour.
    bench.clock.forward(60 * 60);
    assert!(bench.tables.claim(1).await.unwrap().is_empty());
    // Clocks are often corrected by two seconds, so such a step changes nothing.
    bench.clock.forward(-2);
    bench.tables.claim(1).await.unwrap();
    assert_eq!(bench.tables.next_delivery().await.unwrap(), Some(due));
    bench.clock.forward(-60 * 60);
    bench.tables.claim(1).await.unwrap();
    let by = due.duration_since(bench.tables.next_delivery().await.unwrap().unwrap());
    assert_eq!(by.as_secs(), 60 * 60);
}

/// Returns the users pinged by each message with an offer or a question.
async fn called(bench: &Bench) -> Vec<Vec<UserId>> {
    let delivered = bench.deliver().await.into_iter();
    let asks = |announcement: &Announcement| match &announcement.body {
        Body::PauseAsked(_) | Body::Lobby => true,
        Body::Offer(news) => news.offer.open,
        _ => false,
    };
    let posted = delivered.filter(|(row, announcement)| row.delivery == Delivery::Post && asks(announcement));
    posted.map(|(_, announcement)| announcement.ping).collect()
}

#[tokio::test]
async fn a_proposal_made_again_and_again_pings_once_in_ten_minutes() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    let propose = async |user| {
        bench.done(user, TableAction::Pause(PauseAction::Pause { days: None })).await;
        let asked = called(&bench).await;
        let proposal = bench.text("SELECT proposal FROM tables WHERE state = 'running'");
        let proposal: PauseProposal = serde_json::from_str(&proposal).unwrap();
        bench
            .done(user, TableAction::Pause(PauseAction::AnswerPause { number: proposal.number(), agree: false }))
            .await;
        bench.deliver().await;
        asked
    };
    assert_eq!(propose(1).await, [[UserId(2)]]);
    assert_eq!(propose(1).await, [[]], "it is posted all the same");
    assert_eq!(propose(2).await, [[UserId(1)]], "the other one has not proposed any");
    bench.clock.forward(10 * 60);
    assert_eq!(propose(1).await, [[UserId(2)]]);

    let offer = async || {
        bench.seat(1, SeatAction::Offer { seat: Some(Seat::new(0)), to: Some(UserId(9)) }).await;
        let offered = called(&bench).await;
        bench.seat(1, SeatAction::Back).await;
        bench.deliver().await;
        offered
    };
    assert_eq!(offer().await, [[UserId(9)]]);
    assert_eq!(offer().await, [[]]);

    let old = bench.table().await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    bench.deliver().await;
    let rematch = async || {
        bench.done(1, Command::Again(old)).await;
        let called = called(&bench).await;
        bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
        bench.deliver().await;
        called
    };
    assert_eq!(rematch().await, [[UserId(2)]]);
    assert_eq!(rematch().await, [[]]);
    bench.clock.forward(10 * 60);
    assert_eq!(rematch().await, [[UserId(2)]]);
}

#[tokio::test]
async fn a_change_of_the_settings_shows_the_button_and_pings_no_one() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.set(SettingsChange { one_message: Some(true), ..SettingsChange::default() }).await;
    let posted = bench.deliver().await;
    let [(_, announcement)] = &posted[..] else { panic!("{} messages", posted.len()) };
    let Body::NoticeWithButton { to_act, pause: None, .. } = &announcement.body else { panic!("no button") };
    assert_eq!((to_act.len(), to_act[0].seat), (1, Seat::new(0)));
    assert!(announcement.ping.is_empty());
}
