//! A message's state after each kind of answer from Discord.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::discord::parts::buttons::{ComponentAction, HistoryButton, LobbyButton, PlanButton, WebButton};

use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, RestError, Secret, Sent, Transport};
use daykeeper::engine::Options;
use daykeeper::render::Pictures;
use daykeeper::table::{
    Clock, GuildId, LobbyAction, NewTable, NoteRequest, Refusal, Seating, Stamp, TableAction, TableId, UserId,
    WHOLE_GAME,
};
use daykeeper::text::Texts;
use futures::FutureExt;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::settings::Buffer;
use crate::table::bench::{Bench, CHANNEL};

type Answer = Result<(u16, Value), RestError>;

/// A Discord with fixed answers. This one goes to new messages and to requests about the server.
struct Discord {
    posted: Answer,
    server: u16,
    /// Answer to a request for a channel's messages.
    found: Answer,
    /// Answer to a request for a channel.
    channel: Answer,
    /// Answer to a change of a message.
    edited: Answer,
    /// The last message or change that it received.
    given: Arc<Mutex<Value>>,
    /// Immediate responses to interactions.
    answered: Arc<Mutex<Vec<String>>>,
}

impl Discord {
    fn new(posted: Answer, server: u16) -> Self {
        Discord {
            posted,
            server,
            found: Ok((200, json!([]))),
            channel: Ok((200, json!({}))),
            edited: Ok((200, json!({}))),
            given: Arc::default(),
            answered: Arc::default(),
        }
    }
}

impl Transport for Discord {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        let messages = request.path.contains("/messages");
        let answer = match request.method.as_str() {
            "POST" if messages => {
                *self.given.lock().unwrap() = request.body.unwrap().clone();
                self.posted.clone()
            }
            "PATCH" => {
                *self.given.lock().unwrap() = request.body.unwrap().clone();
                self.edited.clone()
            }
            "POST" if request.path.ends_with("/callback") => {
                let content = request.body.unwrap()["data"]["content"].as_str().unwrap_or_default();
                self.answered.lock().unwrap().push(content.to_owned());
                Ok((200, Value::Null))
            }
            "GET" if messages => self.found.clone(),
            "GET" if request.path.starts_with("/channels/") => self.channel.clone(),
            "GET" if request.path.starts_with("/guilds/") => Ok((self.server, json!({}))),
            _ => Ok((200, json!({ "id": "1" }))),
        };
        Box::pin(std::future::ready(answer.map(|(status, body)| HttpAnswer {
            status: StatusCode::from_u16(status).unwrap(),
            headers: Default::default(),
            body: Some(body.to_string()),
        })))
    }
}

/// Posts the first message of a game. Returns its row's state, and whether it is uncertain and withheld.
async fn becomes(bench: &Bench, discord: Discord) -> (String, i64, i64) {
    let row = bench.tables.claim(1).await.unwrap().remove(0);
    let id = row.id;
    let texts = Arc::new(Texts::embedded());
    let bot = Bot::new(Rest::with_transport(discord), UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
    bot.deliver_row(row).await;
    let number = |field: &str| bench.count(&format!("SELECT {field} FROM outbox WHERE id = {id}"));
    (bench.text(&format!("SELECT state FROM outbox WHERE id = {id}")), number("uncertain"), number("withheld"))
}

async fn opened() -> Bench {
    let bench = Bench::new();
    bench.open().await;
    bench
}

fn refused(status: u16, code: i64) -> Answer {
    Ok((status, json!({ "code": code, "message": "refused" })))
}

#[tokio::test]
async fn a_message_that_can_be_posted_later_stays_pending() {
    let lost = || Err(RestError::Lost { reason: "cut".into() });
    let unreachable = || Err(RestError::Unreachable { address: "discord".into(), cause: "refused".into() });
    for (what, posted, server, expected) in [
        ("posted", Ok((200, json!({ "id": "77" }))), 200, ("sent", 0, 0)),
        ("no permission", refused(403, 50013), 200, ("waiting", 0, 1)),
        ("hidden channel", refused(403, 50001), 200, ("waiting", 0, 1)),
        ("removed from the server", refused(403, 50001), 404, ("waiting", 0, 0)),
        ("nobody knows whether removed", refused(403, 50001), 500, ("waiting", 0, 0)),
        ("token not accepted", Ok((401, Value::Null)), 200, ("waiting", 0, 0)),
        ("too much", Ok((429, json!({ "retry_after": 2.0 }))), 200, ("waiting", 0, 0)),
        ("unreachable", unreachable(), 200, ("waiting", 0, 0)),
        ("lost", lost(), 200, ("waiting", 1, 0)),
        ("failed inside", Ok((502, Value::Null)), 200, ("waiting", 1, 0)),
        ("refused", refused(400, 50035), 200, ("failed", 0, 0)),
        ("refused by something in between", Ok((400, Value::Null)), 200, ("waiting", 1, 0)),
        ("refused without a code", refused(404, 0), 200, ("waiting", 1, 0)),
        ("a fault in Discord's network", refused(403, 40333), 200, ("waiting", 1, 0)),
        ("no such channel, but it is there", refused(404, 10003), 200, ("waiting", 1, 0)),
    ] {
        let bench = opened().await;
        let (state, uncertain, withheld) = becomes(&bench, Discord::new(posted, server)).await;
        assert_eq!((&*state, uncertain, withheld), expected, "{what}");
        let notes = bench.count("SELECT count(*) FROM outbox WHERE lane = 'direct'");
        assert_eq!(notes, i64::from(withheld == 1 || state == "failed"), "{what}: the host is told");
    }
}

#[tokio::test]
async fn a_channel_is_gone_if_discord_says_so_twice() {
    let bench = opened().await;
    let gone = Discord { channel: refused(404, 10003), ..Discord::new(refused(404, 10003), 200) };
    assert_eq!(becomes(&bench, gone).await, ("dropped".to_owned(), 0, 0));
}

#[tokio::test]
async fn a_message_refused_without_a_reason_for_a_day_is_given_up() {
    let bench = opened().await;
    let texts = Arc::new(Texts::embedded());
    let rest = Rest::with_transport(Discord::new(Ok((502, Value::Null)), 200));
    let bot = Bot::new(rest, UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
    let (mut waited, mut attempts) = (0, 0);
    let mut pauses = Vec::new();
    while let Some(row) = bench.tables.claim(1).await.unwrap().pop() {
        bot.deliver_row(row).await;
        attempts += 1;
        let state = "SELECT count(*) FROM outbox WHERE lane = 'channel' AND state = 'waiting'";
        if bench.count(state) == 0 {
            break;
        }
        let next = bench.tables.next_delivery().await.unwrap().unwrap();
        let pause = next.duration_since(bench.clock.now()).as_secs();
        pauses.push(pause);
        bench.clock.forward(pause);
        waited += pause;
    }
    assert!((24 * 3600..24 * 3600 + 120).contains(&waited), "{waited} s, {attempts} attempts");
    assert_eq!(pauses[..8], [1, 1, 2, 4, 8, 16, 32, 60]);
    assert_eq!(bench.text("SELECT state FROM outbox WHERE lane = 'channel'"), "failed");
    assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE lane = 'direct'"), 1, "the host is told");
}

/// Discord doesn't show nonces, and the message's text may have changed.
#[tokio::test]
async fn after_a_lost_answer_the_message_is_found_by_its_mark() {
    for (mine, expected) in [(true, 77), (false, 78)] {
        let bench = opened().await;
        let lost = Discord::new(Err(RestError::Lost { reason: "cut".into() }), 200);
        let given = Arc::clone(&lost.given);
        becomes(&bench, lost).await;
        bench.clock.forward(60);
        let given = given.lock().unwrap().clone();
        let components = if mine { given["components"].clone() } else { json!([]) };
        let found = json!({ "id": "77", "author": { "id": "42" }, "content": "other words", "components": components });
        let again = Discord { found: Ok((200, json!([found]))), ..Discord::new(Ok((200, json!({ "id": "78" }))), 200) };
        assert_eq!(becomes(&bench, again).await.0, "sent");
        assert_eq!(bench.count("SELECT message FROM outbox WHERE state = 'sent'"), expected);
        assert_eq!(bench.count("SELECT message FROM messages"), expected);
    }
}

/// The bot can't post there, but old buttons may remain in a channel that it can't read for a while.
#[tokio::test]
async fn buttons_in_a_hidden_channel_are_taken_off_as_soon_as_it_can_be_read() {
    let bench = Bench::new();
    let game = "pebbles".to_owned();
    let options = Options::default();
    let lobby =
        NewTable { game, options, seats: Some(2), seating: Seating::Joined, start_when_full: false, rated: true };
    bench.done(1, lobby).await;
    let posted = || Ok((200, json!({ "id": "77" })));
    becomes(&bench, Discord::new(posted(), 200)).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    // The lobby message shows the joined players. A separate message announces that the lobby is full.
    becomes(&bench, Discord::new(posted(), 200)).await;
    let lost = Discord::new(Err(RestError::Lost { reason: "cut".into() }), 200);
    let given = Arc::clone(&lost.given);
    assert_eq!(becomes(&bench, lost).await, ("waiting".to_owned(), 1, 0));
    let mut full = given.lock().unwrap().clone();
    bench.done(2, TableAction::Lobby(LobbyAction::Leave)).await;

    bench.clock.forward(60);
    let hidden = Discord { found: refused(403, 50001), ..Discord::new(posted(), 200) };
    assert_eq!(becomes(&bench, hidden).await, ("waiting".to_owned(), 1, 1));

    bench.tables.release_withheld(CHANNEL).await.unwrap();
    full["id"] = json!("79");
    full["author"] = json!({ "id": "42" });
    let shown = Discord { found: Ok((200, json!([full]))), ..Discord::new(posted(), 200) };
    let given = Arc::clone(&shown.given);
    assert_eq!(becomes(&bench, shown).await.0, "sent");
    assert_eq!(*given.lock().unwrap(), json!({ "components": [] }));
}

/// The bot recognizes a message without buttons or picture, even if it is the channel's first and its text changes.
#[tokio::test]
async fn a_notice_carries_a_mark() {
    let bench = opened().await;
    // The bot notifies the host that it can't write. It uses a direct message, the first of that channel.
    becomes(&bench, Discord::new(refused(403, 50013), 200)).await;
    let discord = Discord::new(Ok((200, json!({ "id": "77" }))), 200);
    let given = Arc::clone(&discord.given);
    assert_eq!(becomes(&bench, discord).await.0, "sent");
    assert_eq!(bench.text("SELECT lane FROM outbox WHERE state = 'sent' ORDER BY id DESC LIMIT 1"), "direct");
    let given = given.lock().unwrap().clone();
    assert!(given["components"][0]["id"].as_u64().is_some_and(|id| id >= 1 << 30), "{given}");
    assert_eq!((&given["content"], &given["flags"]), (&Value::Null, &json!(1 << 15)), "laid out, and not silent");
}

#[tokio::test]
async fn an_edit_succeeds_stays_pending_or_becomes_unnecessary() {
    let lost = || Err(RestError::Lost { reason: "cut".into() });
    for (what, edited, expected) in [
        ("changed", Ok((200, json!({}))), "sent"),
        ("deleted by somebody", refused(404, 10008), "dropped"),
        ("no permission", refused(403, 50013), "failed"),
        ("lost", lost(), "waiting"),
        ("failed inside", Ok((500, Value::Null)), "waiting"),
    ] {
        let bench = opened().await;
        let posted = || Ok((200, json!({ "id": "77" })));
        becomes(&bench, Discord::new(posted(), 200)).await;
        bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
        let discord = Discord { edited, ..Discord::new(posted(), 200) };
        let given = Arc::clone(&discord.given);
        assert_eq!(becomes(&bench, discord).await.0, expected, "{what}");
        let given = given.lock().unwrap().clone();
        assert!(given["content"].as_str().is_some_and(|content| content.contains("Player 2")), "{what}: {given}");
        assert!(given.get("attachments").is_none(), "{what}: the picture stays");
        assert_eq!(bench.count("SELECT count(*) FROM outbox WHERE lane = 'direct'"), 0, "{what}: nobody is told");
    }
}

/// A Discord that always gives the same answer and counts the requests.
struct Always(u16, Value, Arc<Mutex<u32>>);

impl Transport for Always {
    fn send<'a>(&'a self, _request: HttpRequest<'a>) -> Sent<'a> {
        *self.2.lock().unwrap() += 1;
        let status = StatusCode::from_u16(self.0).unwrap();
        let answer = HttpAnswer { status, headers: Default::default(), body: Some(self.1.to_string()) };
        Box::pin(std::future::ready(Ok(answer)))
    }
}

#[tokio::test]
async fn waiting_times_from_discord_are_respected() {
    let asked = Arc::new(Mutex::new(0));
    let rest = Rest::with_transport(Always(429, json!({ "retry_after": 60.0 }), Arc::clone(&asked)));
    for _ in 0..3 {
        assert!(matches!(rest.guild(GuildId(7)).await, Err(RestError::Limited { retry_after: Some(_) })));
    }
    assert_eq!(*asked.lock().unwrap(), 1, "only the first was sent");
}

#[tokio::test]
async fn a_refused_token_is_noticed() {
    let rest = Rest::with_transport(Always(401, Value::Null, Arc::default()));
    assert!(rest.unauthorized().now_or_never().is_none());
    assert_eq!(rest.guild(GuildId(7)).await, Err(RestError::Unauthorized));
    assert!(rest.unauthorized().now_or_never().is_some());
}

#[tokio::test]
async fn a_server_that_cannot_be_reached_is_named_with_the_cause() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    let rest = Rest::new(&Secret::token("MTA5ODc2NTQzMjEw.GtZxYw.no-real-token").unwrap(), Some(&nobody)).unwrap();
    let Err(RestError::Unreachable { address, cause }) = rest.guild(GuildId(7)).await else { panic!("it was reached") };
    assert_eq!(address, nobody);
    assert!(cause.contains("refused"), "{cause}");
}

/// A Discord with unreadable answers.
struct Mumbling;

impl Transport for Mumbling {
    fn send<'a>(&'a self, _request: HttpRequest<'a>) -> Sent<'a> {
        let body = Some("{\"id\": ".to_owned());
        let answer = HttpAnswer { status: StatusCode::OK, headers: Default::default(), body };
        Box::pin(std::future::ready(Ok(answer)))
    }
}

#[tokio::test]
async fn a_request_with_an_unreadable_success_is_not_repeated() {
    let rest = Rest::with_transport(Mumbling);
    assert_eq!(rest.register(1, None, &[]).await, Ok(()));
}

/// Feeds events to the bot. Returns the bot's answers and its log.
fn captured(tell: impl AsyncFnOnce(&Bot)) -> (Vec<String>, String) {
    let log = Buffer::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).with_ansi(false).finish();
    let given = tracing::subscriber::with_default(subscriber, || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let discord = Discord::new(Ok((200, Value::Null)), 200);
            let text = Arc::clone(&discord.answered);
            let (bench, texts) = (Bench::new(), Arc::new(Texts::embedded()));
            let bot = Bot::new(
                Rest::with_transport(discord),
                UserId(42),
                None,
                bench.tables.clone(),
                texts,
                Pictures::new(1),
            );
            tell(&bot).await;
            text.lock().unwrap().clone()
        })
    });
    (given, String::from_utf8(log.0.lock().unwrap().clone()).unwrap())
}

pub fn interaction(kind: u64, channel: &str, data: &Value) -> Value {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let id = NEXT.fetch_add(1, Ordering::Relaxed).to_string();
    let user = json!({ "id": "1", "username": "somebody" });
    json!({
        "id": id, "token": "secret", "application_id": "42", "type": kind, "locale": "it",
        "channel_id": channel, "guild_id": "7", "member": { "permissions": "0", "user": user }, "data": data,
    })
}

#[test]
fn unreadable_interactions_are_answered_and_each_kind_is_logged_once() {
    let (given, log) = captured(async |bot| {
        for _ in 0..3 {
            bot.interaction(&interaction(77, "500", &Value::Null)).await;
            bot.interaction(&interaction(3, "none", &Value::Null)).await;
            bot.interaction(&json!({ "id": "9" })).await;
        }
    });
    assert_eq!(given.len(), 6, "whatever can be answered is: {given:?}");
    assert!(given.iter().all(|content| content.contains("/plancia")), "{given:?}");
    for why in ["of an unknown type", "it comes from no channel", "a token"] {
        assert_eq!(log.matches(&format!("from Discord: {why}. Logged")).count(), 1, "{log}");
    }
    assert!(!log.contains("secret"), "{log}");
}

/// After a resume, Discord replays the newest events, among them several changes to the same thing.
#[tokio::test]
async fn repeated_events_change_nothing() {
    let bench = Bench::new();
    bench.begin(2).await;
    let discord = Discord::new(Ok((200, json!({ "id": "77" }))), 200);
    let texts = Arc::new(Texts::embedded());
    let bot = Bot::new(Rest::with_transport(discord), UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
    let [first, second] = ["first", "second"].map(|text| {
        let text = json!({ "name": "text", "type": 3, "value": text });
        interaction(2, &CHANNEL.to_string(), &json!({ "id": "5", "name": "note", "type": 1, "options": [text] }))
    });
    for interaction in [&first, &second, &first] {
        bot.interaction(interaction).await;
    }
    assert_eq!(bench.text("SELECT text FROM notes"), "second");
}

#[tokio::test]
async fn the_reply_to_a_renewal_has_the_new_link() {
    let bench = Bench::new().published_at("https://example.org");
    bench.begin(2).await;
    let before = bench.info().await.table.page.unwrap();
    let discord = Discord::new(Ok((200, json!({ "id": "77" }))), 200);
    let given = Arc::clone(&discord.given);
    let texts = Arc::new(Texts::embedded());
    let bot = Bot::new(Rest::with_transport(discord), UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
    let custom_id = CustomId { stamp: Stamp::of_table(bench.table().await), action: WebButton::Renew.into() }.encode();
    let click = json!({ "custom_id": custom_id, "component_type": 2 });
    let mut click = interaction(3, &CHANNEL.to_string(), &click);
    // The bench has used the first ids.
    click["id"] = "9000".into();
    bot.interaction(&click).await;
    let (after, given) = (bench.info().await.table.page.unwrap(), given.lock().unwrap().clone());
    assert_ne!(after, before);
    assert_eq!(given["content"], "Questa partita ha un nuovo link. I vecchi link non funzionano più.");
    assert_eq!(given["components"][0]["components"][0]["url"], format!("https://example.org/t/{}", after.as_str()));
}

#[test]
fn a_note_that_cannot_be_kept_is_not_written_into_the_log() {
    let log = Buffer::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).with_ansi(false).finish();
    tracing::subscriber::with_default(subscriber, || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let bench = Bench::new();
            bench.begin(2).await;
            let full = "CREATE TRIGGER full BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, 'disk full'); END";
            bench.sql().execute_batch(full).unwrap();
            let note = NoteRequest::Write { turn: WHOLE_GAME, text: "my secret plan".to_owned() };
            assert_eq!(bench.refused(1, note).await, Refusal::Trouble);
        });
    });
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("could not handle a request"), "{log}");
    assert!(!log.contains("my secret plan"), "{log}");
}

/// The button is old or forged, so this isn't worth an error in the log.
#[test]
fn clicks_for_an_unknown_table_are_not_errors() {
    let stamp = Stamp::of_message(TableId(999), 3);
    let (given, log) = captured(async |bot| {
        for action in [
            ComponentAction::History(HistoryButton::Board),
            ComponentAction::Lobby(LobbyButton::Join),
            ComponentAction::Plan(PlanButton::Hint),
            ComponentAction::Plan(PlanButton::EndTurn),
        ] {
            let custom_id = CustomId { stamp, action }.encode();
            bot.interaction(&interaction(3, "500", &json!({ "custom_id": custom_id, "component_type": 2 }))).await;
        }
    });
    assert_eq!(given.len(), 4, "{given:?}");
    assert!(!log.contains("ERROR") && !log.contains("WARN"), "{log}");
}
