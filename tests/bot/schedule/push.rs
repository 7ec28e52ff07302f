//! Notifications outside Discord: one per decision, only to listed servers, and without making anything wait for them.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use daykeeper::push;
use daykeeper::table::{
    Destination, NotifyBy, PreferencesChange, PreferencesSheet, PushHosts, PushRefusal, PushState, QuietHours, Refusal,
};
use daykeeper::text::Texts;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::world::{HOUR, MINUTE, What, World};

const BEGIN: &str = "2027-03-01T12:00:00Z";

/// A server that records requests and gives prepared answers.
struct Inbox {
    address: String,
    got: Arc<Mutex<Vec<String>>>,
    arrived: Arc<Notify>,
    answers: Arc<Mutex<Vec<&'static str>>>,
    _listens: JoinHandle<()>,
}

const OK: &str = "200 OK";

impl Inbox {
    /// Gives these answers in order, then always accepts.
    async fn new(answers: &[&'static str]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (got, arrived) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Notify::new()));
        let answers = Arc::new(Mutex::new(answers.iter().rev().copied().collect::<Vec<_>>()));
        let (notes, rings, next) = (Arc::clone(&got), Arc::clone(&arrived), Arc::clone(&answers));
        let listens = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let answer = next.lock().unwrap().pop().unwrap_or(OK);
                let text = answered(stream, answer).await;
                notes.lock().unwrap().push(text);
                rings.notify_one();
            }
        });
        Inbox { address, got, arrived, answers, _listens: listens }
    }

    /// Waits for this number of requests and returns them.
    async fn next(&self, count: usize) -> Vec<String> {
        while self.got.lock().unwrap().len() < count {
            self.arrived.notified().await;
        }
        std::mem::take(&mut self.got.lock().unwrap())
    }

    fn topic(&self) -> String {
        format!("{}/ada", self.address)
    }
}

/// Reads a whole request and answers it.
async fn answered(mut stream: TcpStream, answer: &str) -> String {
    let mut text = String::new();
    let mut part = [0; 2048];
    loop {
        let read = stream.read(&mut part).await.unwrap();
        text.push_str(std::str::from_utf8(&part[..read]).unwrap());
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        if body.len() >= length.unwrap_or(0) {
            break;
        }
    }
    let reply = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    stream.write_all(reply.as_bytes()).await.unwrap();
    text
}

/// Runs the sender until it is dropped.
struct Sending(CancellationToken, JoinHandle<()>);

impl Sending {
    fn new(world: &World) -> Self {
        const AT_ONCE: push::Pace = push::Pace { waits: &[Duration::ZERO; 3], attempt: push::PACE.attempt };
        let stop = CancellationToken::new();
        let run = push::run(world.tables.clone(), Arc::new(Texts::embedded()), AT_ONCE, stop.clone());
        Sending(stop, tokio::spawn(run))
    }
}

impl Drop for Sending {
    fn drop(&mut self) {
        self.0.cancel();
        self.1.abort();
    }
}

fn listing(mut world: World, hosts: &str) -> World {
    world.tables = world.tables.clone().pushing(PushHosts::read(hosts).unwrap());
    world
}

fn to(address: &str) -> PreferencesChange {
    PreferencesChange { push: Some(Some(address.to_owned())), ..PreferencesChange::default() }
}

async fn shown(world: &World, user: u64) -> PreferencesSheet {
    world.remind(user, PreferencesChange::default()).await
}

/// Waits until an address has this state, since the bot records a result only after the answer.
async fn becomes(world: &World, user: u64, state: PushState) {
    while shown(world, user).await.person.push.map(|push| push.state) != Some(state) {
        tokio::task::yield_now().await;
    }
}

/// A game of users 1 and 2. The second player has a working address.
async fn game_with_address(answers: &[&'static str]) -> (World, Inbox, Sending) {
    let inbox = Inbox::new(answers).await;
    let world = listing(World::new(BEGIN), &inbox.address);
    let sending = Sending::new(&world);
    world.game(1, &[1, 2]).await;
    world.remind(2, to(&inbox.topic())).await;
    let test = inbox.next(1).await;
    assert!(test[0].starts_with("POST /ada HTTP/1.1") && test[0].contains("This is a test"), "{test:?}");
    becomes(&world, 2, PushState::Works).await;
    (world, inbox, sending)
}

#[tokio::test]
async fn whoever_is_to_move_is_told_once() {
    let (world, inbox, _sending) = game_with_address(&[]).await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    let announced = inbox.next(1).await;
    assert!(
        announced[0].contains("it's your turn") && announced[0].contains("https://discord.com/channels/"),
        "{announced:?}"
    );
    assert!(!announced[0].contains("heap") && !announced[0].contains("take"), "nothing of the game is told");
    // Reminders don't use this way: the bot has already sent a notification for this decision.
    world.pass(100 * HOUR).await;
    assert_eq!(world.count("SELECT count(*) FROM jobs WHERE kind = 'push'"), 0);
    world.play(2, 1, "take 1; end").await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    assert_eq!(inbox.next(1).await.len(), 1, "the next decision, and nothing else in between");
}

#[tokio::test]
async fn nobody_is_told_in_their_quiet_hours_or_too_late() {
    let (world, inbox, _sending) = game_with_address(&[]).await;
    let quiet = PreferencesChange {
        zone: Some("UTC".to_owned()),
        quiet: Some(Some(QuietHours { from: 11 * 60, until: 13 * 60 })),
        notify_by: Some(NotifyBy::Nowhere),
        ..PreferencesChange::default()
    };
    world.remind(2, quiet).await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    assert_eq!(world.count("SELECT count(*) FROM jobs WHERE kind = 'push'"), 1, "it waits");
    assert!(inbox.got.lock().unwrap().is_empty());
    world.pass(2 * HOUR).await;
    assert_eq!(inbox.next(1).await.len(), 1, "also who wants to hear of nothing in Discord");

    // A player who moves before the end of the quiet hours gets no notification.
    world.pass(22 * HOUR).await;
    world.play(2, 1, "take 1; end").await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    world.play(2, 1, "take 1; end").await;
    world.pass(3 * HOUR).await;
    assert_eq!(world.count("SELECT count(*) FROM jobs WHERE kind = 'push'"), 0);
    assert!(inbox.got.lock().unwrap().is_empty());
}

#[tokio::test]
async fn an_address_that_fails_is_switched_off_with_a_word_to_its_owner() {
    const BUSY: &str = "503 Service Unavailable";
    const GONE: &str = "404 Not Found";
    // The test, a notification that the third attempt delivers, one that never succeeds, and one that is refused.
    let (world, inbox, _sending) = game_with_address(&[OK, BUSY, BUSY, OK, BUSY, BUSY, BUSY, GONE]).await;
    world.news();
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    assert_eq!(inbox.next(3).await.len(), 3);
    becomes(&world, 2, PushState::Works).await;
    world.play(2, 1, "take 1; end").await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    assert_eq!(inbox.next(3).await.len(), 3);
    world.play(2, 1, "take 1; end").await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    assert_eq!(inbox.next(1).await.len(), 1, "a server that is away for a minute is asked again");
    becomes(&world, 2, PushState::Failed).await;
    world.work().await;
    let text = What::Notice("ui-notice-push-failed".to_owned());
    let announced: Vec<Destination> =
        world.news().into_iter().filter(|sent| sent.what == text).map(|sent| sent.lane).collect();
    assert_eq!(announced, [Destination::Direct(daykeeper::table::UserId(2))], "nobody else reads it");
    world.play(2, 1, "take 1; end").await;
    world.play(1, 1, "take 1; end").await;
    world.work().await;
    assert_eq!(world.count("SELECT count(*) FROM jobs WHERE kind = 'push'"), 0, "nothing more is sent");
    // Saving the address again sends another test, but only after a wait.
    let again = async || world.ask(2, 1, daykeeper::table::Command::from(to(&inbox.topic()))).await.err();
    assert_eq!(again().await, Some(Refusal::Push(PushRefusal::PushTooOften)));
    assert_eq!(shown(&world, 2).await.person.push.unwrap().state, PushState::Failed, "nothing changed");
    world.pass(MINUTE).await;
    world.remind(2, to(&inbox.topic())).await;
    assert_eq!(inbox.next(1).await.len(), 1);
    becomes(&world, 2, PushState::Works).await;
    assert!(inbox.answers.lock().unwrap().is_empty());
}

#[tokio::test]
async fn nobody_is_led_to_another_server() {
    let elsewhere = Inbox::new(&[]).await;
    let moved: &'static str = Box::leak(format!("302 Found\r\nlocation: {}", elsewhere.topic()).into_boxed_str());
    let inbox = Inbox::new(&[moved]).await;
    let world = listing(World::new(BEGIN), &format!("{}, {}", inbox.address, elsewhere.address));
    let _sending = Sending::new(&world);
    world.remind(2, to(&inbox.topic())).await;
    inbox.next(1).await;
    becomes(&world, 2, PushState::Failed).await;
    assert!(elsewhere.got.lock().unwrap().is_empty());
}

#[tokio::test]
async fn only_listed_servers_are_possible() {
    let world = World::new(BEGIN);
    let ask =
        async |world: &World, address: &str| world.ask(2, 1, daykeeper::table::Command::from(to(address))).await.err();
    assert_eq!(ask(&world, "https://ntfy.sh/ada").await, Some(Refusal::Push(PushRefusal::PushNotOffered)));
    let world = listing(world, "ntfy.sh");
    let refused = Some(Refusal::Push(PushRefusal::PushNotListed { hosts: "https://ntfy.sh".to_owned() }));
    for address in ["https://example.org/ada", "http://ntfy.sh/ada", "https://ntfy.sh@example.org/", "ntfy.sh"] {
        assert_eq!(ask(&world, address).await, refused, "{address}");
    }
    assert_eq!(shown(&world, 2).await.person.push, None);
    // Copied from the bot's own refusal.
    assert_eq!(ask(&world, "https:\u{200b}//ntfy.sh/ada").await, None);
    assert!(!format!("{:?}", shown(&world, 2).await.person.push).contains("ada"), "it stands in no log");
    let none = PreferencesChange { push: Some(None), ..PreferencesChange::default() };
    assert_eq!(world.remind(2, none).await.person.push, None);
}
