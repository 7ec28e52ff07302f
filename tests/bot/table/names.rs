//! Names of games, and the numbers of games without one.

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::engine::Phrase;
use daykeeper::table::{
    Body, ChannelId, GuildId, HistoryRequest, LobbyAction, NameRefusal, NewTable, PrivacyRequest, Refusal, Reply,
    Seating, SettingsChange, TableAction, TableState, ViewingQuery,
};
use daykeeper::text::Texts;

use super::bench::Bench;

fn named(name: &str) -> TableAction {
    TableAction::Name(name.to_owned())
}

fn notice(name: &str) -> Phrase {
    Phrase::new("ui-notice-named").named("name", name)
}

/// Plays the game of users 1 and 2 to its end.
async fn to_the_end(bench: &Bench) {
    while bench.info().await.table.state == TableState::Running {
        let user = bench.info().await.to_act[0].occupant.person().unwrap();
        if bench.play(user.0, "take 3; take 3; end").await.is_err() {
            bench.end(user.0, "take 1; end").await;
        }
    }
}

/// The answer to a request, in English words.
async fn answered(bench: &Bench, number: u64, command: impl Into<daykeeper::table::Command>) -> String {
    let (texts, reply) = (Texts::embedded(), bench.ask(number, command).await.unwrap());
    let names = ["Player 1".to_owned(), "Player 2".to_owned()];
    let shown = pages::messages(&Localizer::new(&texts, "en", &names), &reply, ReplyFormat::Usual);
    shown.iter().map(|message| message.words()).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn a_name_is_announced_and_shown_in_lists_headings_and_the_result() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.set(SettingsChange { pinned: Some(true), ..SettingsChange::default() }).await;
    bench.deliver().await;
    assert_eq!(bench.done(1, named("  Rainy   *Sunday* ")).await, notice("Rainy *Sunday*"));
    let delivered = bench.deliver().await;
    let posts: Vec<&Body> = delivered.iter().map(|(_, announcement)| &announcement.body).collect();
    assert!(matches!(posts[..], [Body::Notice(phrase), Body::Status(_)] if *phrase == notice("Rainy *Sunday*")));
    // The same name again changes nothing.
    let before = bench.fingerprint();
    assert_eq!(bench.done(1, named("Rainy *Sunday*")).await, notice("Rainy *Sunday*"));
    assert_eq!(bench.fingerprint(), before);

    // Asterisks of a name aren't formatting.
    let shown = r"**Rainy \*Sunday\***";
    for text in
        [answered(&bench, 1, ViewingQuery::Info).await, answered(&bench, 2, daykeeper::table::Command::Games).await]
    {
        assert!(text.contains(shown), "{text}");
    }
    to_the_end(&bench).await;
    let history = HistoryRequest { player: None, page: 0, server: None };
    let text = answered(&bench, 2, history.clone()).await;
    assert!(text.contains(shown), "{text}");
    let Ok(Reply::Viewing(daykeeper::table::ViewingReply::Board(board))) =
        bench.ask(2, ViewingQuery::Board { turn: None }).await
    else {
        panic!("no board")
    };
    assert_eq!(board.table.name.as_deref(), Some("Rainy *Sunday*"));
    let texts = Texts::embedded();
    let names = board.table.names();
    let result = bench.deliver().await.into_iter().find(|(_, sent)| matches!(sent.body, Body::Final { .. })).unwrap();
    let message = pages::announcement(&Localizer::new(&texts, "en", &names), &result.1).unwrap();
    assert!(message.content.contains(r"wins Rainy \*Sunday\* with"), "{}", message.content);
}

#[tokio::test]
async fn the_host_names_a_game_until_a_day_after_its_end() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(1, named("In the lobby")).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    let ask_the_host = Refusal::Name(NameRefusal::NotNamer { host: "Player 1".to_owned() });
    assert_eq!(bench.refused(2, named("Mine")).await, ask_the_host);
    for bad in ["", "see https://example.org", "<@5>", "@here", "two\nlines", &"x".repeat(41)] {
        assert_eq!(bench.refused(1, named(bad)).await, Refusal::Name(NameRefusal::BadName { most: 40 }), "{bad}");
    }
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    for number in [1, 2] {
        bench.end(number, "bid 1").await;
    }
    to_the_end(&bench).await;
    bench.clock.forward(24 * 60 * 60);
    bench.done(1, named("At the last moment")).await;
    bench.clock.forward(1);
    assert_eq!(bench.refused(1, named("Too late")).await, Refusal::Name(NameRefusal::TooLateToName));
    let mut manager = bench.request(3, named("Too late"));
    manager.actor.may_manage = true;
    assert!(bench.tables.handle(manager).await.is_err());
    assert_eq!(bench.info().await.table.name.as_deref(), Some("At the last moment"));
}

#[tokio::test]
async fn a_manager_can_replace_a_name() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.done(1, named("Rude")).await;
    let mut manager = bench.request(3, named("Polite"));
    manager.actor.may_manage = true;
    assert!(bench.tables.handle(manager).await.is_ok());
    assert_eq!(bench.restart().info().await.table.name.as_deref(), Some("Polite"));
}

#[tokio::test]
async fn games_without_a_name_are_counted_in_each_server() {
    let bench = Bench::new();
    let open = async |guild: Option<u64>, channel: u64| {
        let new = NewTable {
            game: "pebbles".to_owned(),
            options: daykeeper::engine::Options::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        };
        let mut request = bench.request(1, new);
        (request.origin.guild, request.origin.channel) = (guild.map(GuildId), ChannelId(channel));
        assert!(bench.tables.handle(request).await.is_ok());
        bench.tables.row_of(ChannelId(channel)).await.unwrap().unwrap().number
    };
    assert_eq!(open(Some(7), 1).await, Some(1));
    assert_eq!(open(Some(8), 2).await, Some(1));
    assert_eq!(open(Some(7), 3).await, Some(2));
    assert_eq!(open(None, 4).await, None);
    bench.begin(2).await;
    to_the_end(&bench).await;
    let text = answered(&bench, 1, HistoryRequest { player: None, page: 0, server: None }).await;
    assert!(text.contains("**Game 3** · "), "{text}");
}

/// A name is a text of the person who typed it. It outlives everyone else.
#[tokio::test]
async fn a_name_is_forgotten_with_the_person_who_chose_it() {
    for (forgotten, name) in [(2, Some("Rainy Sunday")), (1, None)] {
        let bench = Bench::new();
        bench.begin(2).await;
        bench.done(1, named("Rainy Sunday")).await;
        bench.deliver().await;
        to_the_end(&bench).await;
        bench.deliver().await;
        bench.ask(forgotten, PrivacyRequest::Forget).await.unwrap();
        let table = bench.info().await.table;
        assert_eq!((table.name.as_deref(), table.number), (name, Some(1)));
        let messages = "SELECT count(*) FROM outbox WHERE subject LIKE '%Rainy%' OR error LIKE '%Rainy%'";
        let replies = "SELECT count(*) FROM interactions WHERE answer LIKE '%Rainy%'";
        assert_eq!(bench.count(messages) > 0, name.is_some());
        assert_eq!(bench.count(replies), 0);
    }
}
