//! Following games that someone else plays.

use std::collections::HashMap;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::table::{
    Announcement, ChannelId, ChannelNews, Command, Destination, FollowNews, FollowRefusal, FollowRequest, FollowSheet,
    GuildId, LobbyAction, MOST_FOLLOWED, NewTable, OutboxRow, PreferencesChange, PrivacyReply, PrivacyRequest,
    QuietHours, Refusal, Reply, Seating, ServerChannels, SettingsChange, TableId, TableState, UserId, ViewingQuery,
    ViewingReply,
};
use daykeeper::text::Texts;

use super::bench::{Bench, CHANNEL};

const SERVER: GuildId = GuildId(7);
const FOLLOWER: u64 = 9;

fn seen(by_default: bool, channel: ChannelId) -> ChannelNews {
    ChannelNews::Server(ServerChannels {
        name: "Mayans".to_owned(),
        by_default,
        channels: HashMap::from([(channel, None)]),
        threads: HashMap::new(),
    })
}

/// A game of users 1 and 2 in a channel that everyone sees.
async fn game() -> Bench {
    let bench = Bench::new();
    bench.tables.open_channels().note(SERVER, seen(true, CHANNEL));
    bench.begin(2).await;
    bench.deliver().await;
    bench
}

async fn follow(bench: &Bench, number: u64, request: FollowRequest) -> FollowSheet {
    match bench.ask(number, request).await {
        Ok(Reply::Follow(sheet)) => *sheet,
        Ok(_) => panic!("another answer"),
        Err(refusal) => panic!("{refusal}"),
    }
}

/// Sends a request about a game from direct messages.
async fn directly(bench: &Bench, number: u64, table: TableId, request: FollowRequest) -> Result<Reply, Refusal> {
    let mut request = bench.request(number, request);
    (request.origin.guild, request.origin.channel, request.table) = (None, ChannelId(77), Some(table));
    bench.tables.handle(request).await
}

/// The words of the direct messages to the follower among these deliveries.
fn news(delivered: &[(OutboxRow, Announcement)]) -> Vec<String> {
    let texts = Texts::embedded();
    let direct = delivered.iter().filter(|(row, _)| row.destination == Destination::Direct(UserId(FOLLOWER)));
    let words = |announced: &Announcement| {
        let localizer = Localizer::new(&texts, "en", &announced.table.names());
        let message = pages::announcement(&localizer, announced).unwrap();
        assert!(!message.silent && message.ping.is_empty());
        message.content
    };
    direct.map(|(_, announced)| words(announced)).collect()
}

/// Plays the game of users 1 and 2 to its end, and delivers all messages.
async fn to_the_end(bench: &Bench) -> Vec<String> {
    let mut all = Vec::new();
    while bench.info().await.table.state == TableState::Running {
        let user = bench.info().await.to_act[0].occupant.person().unwrap();
        if bench.play(user.0, "take 3; take 3; end").await.is_err() {
            bench.end(user.0, "take 1; end").await;
        }
        all.extend(news(&bench.deliver().await));
    }
    all
}

#[tokio::test]
async fn a_follower_gets_the_news_that_they_chose() {
    for (chosen, expected) in [(FollowNews::Result, 1), (FollowNews::Rounds, 3), (FollowNews::Turns, 5)] {
        let bench = game().await;
        let asked = follow(&bench, FOLLOWER, FollowRequest::Ask).await;
        assert!(asked.asks && asked.now.is_none());
        assert_eq!(follow(&bench, FOLLOWER, FollowRequest::Follow(chosen)).await.now, Some(chosen));
        let all = to_the_end(&bench).await;
        assert_eq!(all.len(), expected, "{chosen:?}: {all:#?}");
        let (result, before) = all.split_last().unwrap();
        assert!(result.contains("## **Player 1** wins pebbles-name with") && result.contains("turns in"), "{result}");
        for text in before {
            assert!(text.contains("**Game 1**") && text.contains("Waiting for **Player"), "{text}");
        }
        assert_eq!(bench.count("SELECT count(*) FROM follows"), 0, "the follow ends with the game");
        assert_eq!(bench.refused(FOLLOWER, FollowRequest::Ask).await, Refusal::GameOver);
    }
}

#[tokio::test]
async fn followers_get_no_news_of_a_secret_choice_until_all_have_chosen() {
    let bench = Bench::new();
    bench.tables.open_channels().note(SERVER, seen(true, CHANNEL));
    bench.start(2).await;
    bench.deliver().await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    bench.end(1, "bid 3").await;
    assert!(news(&bench.deliver().await).is_empty());
    bench.end(2, "bid 1").await;
    let all = news(&bench.deliver().await);
    assert!(matches!(&all[..], [text] if text.contains("Waiting for **Player 1**")), "{all:#?}");
}

#[tokio::test]
async fn only_the_newest_waiting_news_are_sent() {
    let bench = game().await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 2; end").await;
    let all = news(&bench.deliver().await);
    assert!(matches!(&all[..], [text] if text.contains("Waiting for **Player 1**")), "{all:#?}");
    // An undone turn is news too.
    bench.end(1, "take 1; end").await;
    assert_eq!(news(&bench.deliver().await).len(), 1);
    let undo = daykeeper::table::UndoAction::Undo { turn: None };
    bench.ask(1, undo).await.unwrap();
    let all = news(&bench.deliver().await);
    assert!(matches!(&all[..], [text] if text.contains("undid a turn")), "{all:#?}");
}

#[tokio::test]
async fn a_joined_message_is_news_once() {
    let bench = game().await;
    bench.set(SettingsChange { one_message: Some(true), ..SettingsChange::default() }).await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    for (number, turn) in [(1, "take 1; end"), (2, "take 1; end"), (1, "take 2; end")] {
        bench.end(number, turn).await;
        assert_eq!(news(&bench.deliver().await).len(), 1, "turn of {number}");
    }
}

#[tokio::test]
async fn players_and_people_of_closed_channels_follow_nothing() {
    let bench = game().await;
    assert_eq!(bench.refused(1, FollowRequest::Ask).await, Refusal::Follow(FollowRefusal::FollowsOwnGame));
    bench.tables.open_channels().note(SERVER, ChannelNews::Default(false));
    let closed = Refusal::Follow(FollowRefusal::ClosedToFollowers);
    assert_eq!(bench.refused(FOLLOWER, FollowRequest::Follow(FollowNews::Result)).await, closed);
    // From another channel, or in direct messages, no one finds out that the game exists.
    let table = bench.table().await;
    let mut elsewhere = bench.request(FOLLOWER, FollowRequest::Ask);
    (elsewhere.origin.channel, elsewhere.table) = (ChannelId(501), Some(table));
    assert_eq!(bench.tables.handle(elsewhere).await.err(), Some(Refusal::NotHere));
    assert_eq!(directly(&bench, FOLLOWER, table, FollowRequest::Ask).await.err(), Some(Refusal::NotHere));
    let Ok(Reply::Done(none)) = directly(&bench, FOLLOWER, table, FollowRequest::Unfollow).await else {
        panic!("another answer")
    };
    assert_eq!(none.key, "ui-follow-none");
    // Only those who can follow see the button.
    for (number, open, offered) in [(FOLLOWER, true, true), (FOLLOWER, false, false), (1, true, false)] {
        bench.tables.open_channels().note(SERVER, ChannelNews::Default(open));
        let Ok(Reply::Viewing(ViewingReply::Info(info))) = bench.ask(number, ViewingQuery::Info).await else {
            panic!("no info")
        };
        assert_eq!(info.may_follow, offered, "user {number}, open: {open}");
    }
}

#[tokio::test]
async fn a_follow_ends_silently_with_the_view_of_the_channel() {
    let bench = game().await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    bench.tables.open_channels().note(SERVER, ChannelNews::Channel(CHANNEL, Some(false)));
    bench.end(1, "take 1; end").await;
    assert!(news(&bench.deliver().await).is_empty());
    assert_eq!(bench.count("SELECT count(*) FROM follows"), 0);
    bench.tables.open_channels().note(SERVER, ChannelNews::Channel(CHANNEL, Some(true)));
    assert!(to_the_end(&bench).await.is_empty());
}

/// Discord sends the channels of a server a moment after the connection.
#[tokio::test]
async fn news_wait_for_the_channels_of_the_server() {
    let bench = game().await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    bench.end(1, "take 1; end").await;
    let bench = bench.restart();
    let direct = Destination::Direct(UserId(FOLLOWER));
    let claim = async || bench.tables.claim(10).await.unwrap().into_iter().find(|row| row.destination == direct);
    let row = claim().await.unwrap();
    let wait = bench.tables.held_direct(&row).await.unwrap().unwrap();
    bench.tables.retry(&row, Some(wait), false, "unknown").await.unwrap();
    bench.clock.forward(60);
    bench.tables.open_channels().note(SERVER, seen(true, CHANNEL));
    let row = claim().await.unwrap();
    assert_eq!(bench.tables.held_direct(&row).await.unwrap(), None);
    assert!(bench.tables.announcement(&row).await.unwrap().is_some());
}

#[tokio::test]
async fn news_wait_for_the_end_of_quiet_hours() {
    let bench = game().await;
    let quiet = PreferencesChange {
        zone: Some("UTC".to_owned()),
        quiet: Some(Some(QuietHours { from: 420, until: 600 })),
        ..PreferencesChange::default()
    };
    bench.ask(FOLLOWER, quiet).await.unwrap();
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    bench.end(1, "take 1; end").await;
    let rows = bench.tables.claim(10).await.unwrap();
    let row = rows.iter().find(|row| row.destination == Destination::Direct(UserId(FOLLOWER))).unwrap();
    assert!(bench.tables.held_direct(row).await.unwrap().is_some());
}

#[tokio::test]
async fn a_follower_stops_from_direct_messages_and_gets_nothing_that_waits() {
    let bench = game().await;
    let table = bench.table().await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    let Ok(Reply::Games(mine)) = bench.ask(FOLLOWER, Command::Games).await else { panic!("no games") };
    assert!(mine.tables.is_empty() && mine.followed.len() == 1);
    bench.end(1, "take 1; end").await;
    let Ok(Reply::Follow(sheet)) = directly(&bench, FOLLOWER, table, FollowRequest::Unfollow).await else {
        panic!("another answer")
    };
    assert!(!sheet.asks && sheet.now.is_none());
    assert!(news(&bench.deliver().await).is_empty());
    assert!(to_the_end(&bench).await.is_empty());
}

#[tokio::test]
async fn a_follower_with_a_seat_gets_no_news() {
    let bench = Bench::new();
    bench.tables.open_channels().note(SERVER, seen(true, CHANNEL));
    bench.open().await;
    follow(&bench, 2, FollowRequest::Follow(FollowNews::Turns)).await;
    bench.done(2, LobbyAction::Join).await;
    bench.done(1, LobbyAction::Start).await;
    assert!(bench.deliver().await.iter().all(|(row, _)| row.destination != Destination::Direct(UserId(2))));
}

#[tokio::test]
async fn a_person_follows_ten_games() {
    let bench = Bench::new();
    let mut channels = HashMap::new();
    for number in 0..=MOST_FOLLOWED as u64 {
        let channel = ChannelId(600 + number);
        channels.insert(channel, None);
        let new = NewTable {
            game: "pebbles".to_owned(),
            options: Default::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        };
        let mut request = bench.request(1, new);
        request.origin.channel = channel;
        bench.tables.handle(request).await.unwrap();
    }
    let server = ServerChannels { by_default: true, channels, ..ServerChannels::default() };
    bench.tables.open_channels().note(SERVER, ChannelNews::Server(server));
    let in_channel = async |number: u64, command: Command| {
        let mut request = bench.request(if command == LobbyAction::Cancel.into() { 1 } else { FOLLOWER }, command);
        request.origin.channel = ChannelId(600 + number);
        bench.tables.handle(request).await
    };
    let start = || Command::from(FollowRequest::Follow(FollowNews::Result));
    for number in 0..MOST_FOLLOWED as u64 {
        assert!(in_channel(number, start()).await.is_ok());
    }
    let last = MOST_FOLLOWED as u64;
    let too_many = Refusal::Follow(FollowRefusal::FollowsTooMany { most: MOST_FOLLOWED });
    let before = bench.fingerprint();
    assert_eq!(in_channel(last, start()).await.err(), Some(too_many));
    assert_eq!(bench.fingerprint(), before);
    let turns = Command::from(FollowRequest::Follow(FollowNews::Turns));
    assert!(in_channel(0, turns).await.is_ok(), "the news of a followed game can change");
    // A canceled game no longer counts.
    assert!(in_channel(0, LobbyAction::Cancel.into()).await.is_ok());
    assert!(in_channel(last, start()).await.is_ok());
}

#[tokio::test]
async fn follows_are_shown_forgotten_and_deleted_with_the_server() {
    let bench = game().await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Rounds)).await;
    follow(&bench, 8, FollowRequest::Follow(FollowNews::Result)).await;
    let bench = bench.restart();
    let Ok(Reply::Privacy(PrivacyReply::Data(data))) = bench.ask(FOLLOWER, PrivacyRequest::Show).await else {
        panic!("no data")
    };
    assert_eq!(data.followed[0]["news"], "rounds");
    let Ok(Reply::Privacy(PrivacyReply::Forgotten { games: 0 })) = bench.ask(FOLLOWER, PrivacyRequest::Forget).await
    else {
        panic!("not forgotten")
    };
    assert_eq!(bench.count("SELECT count(*) FROM follows"), 1);
    bench.tables.server_removed(SERVER).await.unwrap();
    bench.clock.forward(60);
    assert_eq!(bench.tables.delete_removed(std::time::Duration::from_secs(1)).await.unwrap(), 1);
    assert_eq!(bench.count("SELECT count(*) FROM follows"), 0);
}

/// Closed direct messages.
#[tokio::test]
async fn a_follow_ends_if_its_news_cannot_be_delivered() {
    let bench = game().await;
    follow(&bench, FOLLOWER, FollowRequest::Follow(FollowNews::Turns)).await;
    bench.end(1, "take 1; end").await;
    let rows = bench.tables.claim(10).await.unwrap();
    let row = rows.iter().find(|row| row.destination == Destination::Direct(UserId(FOLLOWER))).unwrap();
    bench.tables.closed(row, "Cannot send messages to this user").await.unwrap();
    assert_eq!(bench.count("SELECT count(*) FROM follows"), 0);
}

#[tokio::test]
async fn the_question_marks_the_present_choice() {
    let bench = game().await;
    let texts = Texts::embedded();
    let shown = |reply: &Reply| {
        let names = ["Player 1".to_owned(), "Player 2".to_owned()];
        pages::messages(&Localizer::new(&texts, "en", &names), reply, ReplyFormat::Usual).remove(0)
    };
    let ask = shown(&bench.ask(FOLLOWER, FollowRequest::Ask).await.unwrap());
    assert!(ask.content.contains("Which news of **Game 1** · pebbles-name do you want?"), "{}", ask.content);
    let chosen = shown(&bench.ask(FOLLOWER, FollowRequest::Follow(FollowNews::Rounds)).await.unwrap());
    assert!(chosen.content.contains("I'll write to you after every round"), "{}", chosen.content);
    let again = shown(&bench.ask(FOLLOWER, FollowRequest::Ask).await.unwrap());
    let body = again.body(None).to_string();
    assert!(body.contains("Unfollow") && body.contains(r#""default":true"#), "{body}");
}
