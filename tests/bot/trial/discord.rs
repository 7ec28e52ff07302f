//! A simulated Discord in place of the network. It loses, refuses, delays and forgets. Only posted messages are
//! reliable. The bot's requests arrive here as it would send them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use daykeeper::discord::parts::posted::{self as read, MessageKind};
use daykeeper::discord::{HttpAnswer, HttpRequest, RestError, Sent, Transport};
use daykeeper::engine::Rng;
use daykeeper::table::{ChannelId, Destination, UserId};
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::clock::TrialClock;
use super::faulty::{Fate, Faults};
use super::figures::Figures;

/// The bot's user.
pub const OWN: u64 = 42;
/// The channel of direct messages with a user is this plus the user's id.
const DIRECT: u64 = 1 << 40;
/// The start of Discord's ids, in milliseconds since 1970.
const EPOCH: i64 = 1_420_070_400_000;

/// A message in a channel.
#[derive(Clone, Debug)]
pub struct Posted {
    pub id: u64,
    /// The outbox row of the message, from its nonce, or 0 for other people's messages.
    pub row: i64,
    pub content: String,
    /// The users that Discord notified.
    pub pinged: Vec<UserId>,
    author: u64,
    /// `true` if a moderator deleted the message.
    deleted: bool,
    nonce: String,
    components: Value,
    files: Value,
    /// The format: plain text, or components only.
    kind: MessageKind,
}

impl Posted {
    /// The message as JSON, in Discord's format.
    fn json(&self) -> Value {
        let (flags, content) = match self.kind {
            MessageKind::Plain => (0, self.content.as_str()),
            MessageKind::LaidOut => (1 << 15, ""),
        };
        json!({
            "id": self.id.to_string(), "author": { "id": self.author.to_string() },
            "type": 0, "content": content, "components": self.components, "flags": flags,
            "attachments": self.files,
        })
    }
}

struct State {
    seed: u64,
    rng: Rng,
    channels: BTreeMap<u64, Vec<Posted>>,
    /// Channels without permission to write, with Discord's error code.
    denied: BTreeMap<u64, i64>,
    closed: BTreeSet<u64>,
    /// Lifetime of a nonce in milliseconds, and by nonce the id and time of its message.
    window: i64,
    nonces: BTreeMap<(u64, String), (u64, i64)>,
    /// `true` if listed messages show their nonces. Otherwise the bot must recognize its messages by their other
    /// fields.
    shows_nonces: bool,
    /// The end of each rate limit that the running process knows.
    waits: BTreeMap<String, i64>,
    last: u64,
    figures: Figures,
    acknowledged: BTreeMap<u64, u64>,
    /// Interactions whose acknowledgment failed on the way.
    troubled: BTreeSet<u64>,
    newest: Option<(u64, usize)>,
    /// Everything sent since the last call of `sent`.
    sent: Vec<SentText>,
}

/// A sent text, whether it arrived or not.
pub struct SentText {
    /// `true` if anyone but the requesting player can see it: it goes to a channel, or to a user without a seat in any
    /// game.
    pub public: bool,
    pub text: String,
}

/// The simulated Discord of a world.
pub struct Discord {
    state: Mutex<State>,
    faults: Arc<Faults>,
    clock: Arc<TrialClock>,
}

/// The connection to the simulated Discord.
pub struct Wire(pub Arc<Discord>);

impl Transport for Wire {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        Box::pin(std::future::ready(self.0.answer(&request)))
    }

    fn now(&self) -> Instant {
        self.0.clock.instant()
    }
}

fn answered(status: u16, body: &Value) -> HttpAnswer {
    let status = StatusCode::from_u16(status).unwrap();
    HttpAnswer { status, headers: Default::default(), body: Some(body.to_string()) }
}

fn refused(status: u16, code: i64) -> HttpAnswer {
    answered(status, &json!({ "code": code, "message": "refused" }))
}

/// The rate limit bucket of a request.
fn bucket(request: &HttpRequest<'_>) -> String {
    let path = request.path.split('?').next().unwrap();
    let parts = path.split('/').enumerate().map(|(index, part)| match part.parse::<u64>() {
        Ok(_) if index > 2 => "*",
        _ => part,
    });
    format!("{} {}", request.method, parts.collect::<Vec<_>>().join("/"))
}

impl Discord {
    pub fn new(seed: u64, mut rng: Rng, faults: Arc<Faults>, clock: Arc<TrialClock>) -> Arc<Self> {
        let state = State {
            seed,
            // From 0 to five minutes.
            window: [0, 0, 60_000, 300_000][rng.index(4)],
            shows_nonces: match std::env::var("DAYKEEPER_TRIAL_NONCES").as_deref() {
                Ok("hidden") => false,
                Ok("shown") => true,
                _ => rng.below(4) == 0,
            },
            rng,
            channels: BTreeMap::new(),
            denied: BTreeMap::new(),
            closed: BTreeSet::new(),
            nonces: BTreeMap::new(),
            waits: BTreeMap::new(),
            last: 0,
            figures: Figures::default(),
            acknowledged: BTreeMap::new(),
            troubled: BTreeSet::new(),
            newest: None,
            sent: Vec::new(),
        };
        Arc::new(Discord { state: Mutex::new(state), faults, clock })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// Forgets rate limits, since a new process doesn't know them.
    pub fn forget_process(&self) {
        self.state().waits.clear();
    }

    pub fn figures(&self) -> Figures {
        self.state().figures.clone()
    }

    /// The newest message, if it arrived after the last call.
    pub fn newest(&self) -> Option<Posted> {
        let mut state = self.state();
        let (channel, index) = state.newest.take()?;
        Some(state.channels[&channel][index].clone())
    }

    /// All messages of the bot by destination.
    pub fn posted(&self) -> BTreeMap<Destination, Vec<Posted>> {
        let state = self.state();
        let ours = |messages: &Vec<Posted>| messages.iter().filter(|posted| posted.author == OWN).cloned().collect();
        let destination = |channel: u64| match channel.checked_sub(DIRECT) {
            Some(user) => Destination::Direct(UserId(user)),
            None => Destination::Channel(ChannelId(channel)),
        };
        state.channels.iter().map(|(channel, messages)| (destination(*channel), ours(messages))).collect()
    }

    /// The number of acknowledgments of an interaction.
    pub fn acknowledged(&self, interaction: u64) -> u64 {
        self.state().acknowledged.get(&interaction).copied().unwrap_or_default()
    }

    /// Returns `true` if this interaction's acknowledgment met no fault.
    pub fn undisturbed(&self, interaction: u64) -> bool {
        !self.state().troubled.contains(&interaction)
    }

    /// Takes everything sent since the last call.
    pub fn sent(&self) -> Vec<SentText> {
        std::mem::take(&mut self.state().sent)
    }

    /// Returns `true` if a message of this row was deleted.
    pub fn is_deleted(&self, row: i64) -> bool {
        self.state().channels.values().flatten().any(|message| message.row == row && message.deleted)
    }

    /// Deletes one of the bot's newest messages, like a moderator.
    pub fn delete_one(&self, channel: u64) {
        let mut state = self.state();
        let back = state.rng.index(6);
        let messages = state.channels.get_mut(&channel).into_iter().flatten();
        if let Some(message) = messages.rev().filter(|message| message.author == OWN && !message.deleted).nth(back) {
            message.deleted = true;
            state.figures.count("faults: a message is deleted");
        }
    }

    pub fn close(&self, user: UserId) {
        self.state().closed.insert(user.0);
    }

    /// Grants or removes a permission.
    pub fn toggle(&self, channel: u64) {
        let mut state = self.state();
        if state.denied.remove(&channel).is_none() {
            let code = [50013, 50001][state.rng.index(2)];
            state.denied.insert(channel, code);
            state.figures.count("faults: a permission is taken");
        }
    }

    pub fn allow_all(&self) {
        self.state().denied.clear();
    }

    pub fn allows(&self, channel: u64) -> bool {
        !self.state().denied.contains_key(&channel)
    }

    /// Posts a message of another user.
    pub fn chat(&self, channel: u64) {
        let now = self.clock.truth();
        let words = ["places on Tikal", "good game", ""];
        let mut state = self.state();
        let word = words[state.rng.index(words.len())].to_owned();
        state.post(now, channel, Posted { content: word, author: 7, ..Posted::default() });
    }

    fn answer(&self, request: &HttpRequest<'_>) -> Result<HttpAnswer, RestError> {
        if self.faults.is_dead() {
            // A dead process has no effect. The refusal stops its remaining attempts.
            return Ok(refused(400, 50035));
        }
        let mut state = self.state();
        let now = self.clock.truth();
        state.hear(request);
        if request.authorized {
            state.check_waits(now, request);
        }
        let lost = || Err(RestError::Lost { reason: "cut".into() });
        match self.faults.network() {
            Fate::Fine => Ok(state.happen(now, request)),
            Fate::DiesBefore => {
                self.faults.die("crashes around a request");
                Ok(refused(400, 50035))
            }
            Fate::DiesAfter => {
                state.happen(now, request);
                self.faults.die("crashes around a request");
                Ok(refused(400, 50035))
            }
            // Answers to interactions have separate limits, which trials never reach.
            Fate::Fails => match state.trouble(request) {
                0 => {
                    state.figures.count("faults: not reachable");
                    Err(RestError::Unreachable { address: "discord".into(), cause: "dropped".into() })
                }
                1 => {
                    state.figures.count("faults: cut before it happened");
                    lost()
                }
                2 => {
                    state.figures.count("faults: answer lost");
                    state.happen(now, request);
                    lost()
                }
                3 => {
                    state.figures.count("faults: 5xx, nothing happened");
                    Ok(answered([500, 502, 503, 504][state.rng.index(4)], &Value::Null))
                }
                4 => {
                    state.figures.count("faults: 5xx, but it happened");
                    state.happen(now, request);
                    Ok(answered([500, 502, 503, 504][state.rng.index(4)], &Value::Null))
                }
                5 => Ok(state.limit(now, request)),
                7 => {
                    state.figures.count("faults: a refusal without a reason");
                    let status = [400, 403, 404][state.rng.index(3)];
                    let bodies = [Value::Null, json!({ "code": 0 }), json!({ "code": 40333 })];
                    Ok(answered(status, &bodies[state.rng.index(3)]))
                }
                _ => {
                    state.figures.count("faults: delayed");
                    self.clock.pass(1_000 + i64::from(state.rng.below(13_000)));
                    Ok(state.happen(self.clock.truth(), request))
                }
            },
        }
    }
}

impl Default for Posted {
    fn default() -> Self {
        Posted {
            id: 0,
            row: 0,
            content: String::new(),
            pinged: Vec::new(),
            author: OWN,
            deleted: false,
            nonce: String::new(),
            components: json!([]),
            files: json!([]),
            kind: MessageKind::Plain,
        }
    }
}

impl State {
    /// Checks that the bot respects rate limits.
    fn check_waits(&self, now: i64, request: &HttpRequest<'_>) {
        for key in [String::new(), bucket(request)] {
            let until = self.waits.get(&key).copied().unwrap_or_default();
            assert!(until <= now + 1, "world {}: {} {} is asked too soon", self.seed, request.method, request.path);
        }
    }

    fn limit(&mut self, now: i64, request: &HttpRequest<'_>) -> HttpAnswer {
        let global = self.rng.below(4) == 0;
        self.figures.count(if global { "faults: 429 for everything" } else { "faults: 429" });
        let millis = [500, 5_000, 60_000, 900_000][self.rng.index(4)];
        self.waits.insert(if global { String::new() } else { bucket(request) }, now + millis);
        let wait = Duration::from_millis(millis.unsigned_abs());
        let mut answer = answered(429, &json!({ "retry_after": wait.as_secs_f64(), "global": global }));
        if global {
            answer.headers.insert("x-ratelimit-global", "true".parse().unwrap());
        }
        answer
    }

    /// Records a sent text, even if the request fails.
    fn hear(&mut self, request: &HttpRequest<'_>) {
        let Some(body) = request.body else { return };
        let channel = request.path.split('/').nth(2).and_then(|part| part.parse::<u64>().ok());
        let public = match request.authorized {
            true => channel.is_some_and(|channel| channel < DIRECT),
            false => !request.path.contains("/player/"),
        };
        self.sent.push(SentText { public, text: body.to_string() });
    }

    /// Picks a fault for a request.
    fn trouble(&mut self, request: &HttpRequest<'_>) -> u32 {
        if let ["", "interactions", id, _, "callback"] = request.path.split('/').collect::<Vec<_>>()[..] {
            self.troubled.insert(id.parse().unwrap());
        }
        match request.authorized {
            true => self.rng.below(8),
            false => {
                self.figures.count("faults: on the way of an answer to an interaction");
                [0, 1, 2, 3, 4, 6, 7][self.rng.index(7)]
            }
        }
    }

    /// Handles requests without the bot's token: answers to interactions. Each interaction gets one first answer.
    fn private(&mut self, request: &HttpRequest<'_>) -> HttpAnswer {
        let parts: Vec<&str> = request.path.split('/').collect();
        if let ["", "interactions", id, _, "callback"] = parts[..] {
            let answers = self.acknowledged.entry(id.parse().unwrap()).or_default();
            if *answers > 0 {
                return refused(400, 40060);
            }
            *answers += 1;
        }
        answered(200, &json!({}))
    }

    /// Carries out a request.
    fn happen(&mut self, now: i64, request: &HttpRequest<'_>) -> HttpAnswer {
        if !request.authorized {
            return self.private(request);
        }
        let (path, query) = request.path.split_once('?').unwrap_or((request.path, ""));
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        let number = |text: &str| text.parse::<u64>().unwrap();
        let body = request.body.unwrap_or(&Value::Null);
        match (request.method.as_str(), &parts[..]) {
            ("POST", ["users", "@me", "channels"]) => {
                let user = number(body["recipient_id"].as_str().unwrap());
                answered(200, &json!({ "id": (DIRECT + user).to_string() }))
            }
            ("POST", ["channels", channel, "messages"]) => self.create(now, number(channel), body),
            ("PATCH", ["channels", channel, "messages", id]) => self.edit(number(channel), number(id), body),
            ("GET", ["channels", channel, "messages"]) => self.list(number(channel), query),
            ("GET", ["channels", channel, "messages", id]) => {
                let messages = self.channels.get(&number(channel)).into_iter().flatten();
                let found = messages.rev().find(|message| message.id == number(id) && !message.deleted);
                found.map_or_else(|| refused(404, 10008), |message| answered(200, &message.json()))
            }
            ("GET", ["guilds", ..] | ["channels", _]) => answered(200, &json!({})),
            ("PUT", ["channels", _, "messages", "pins", _]) => answered(204, &Value::Null),
            _ => panic!("world {}: {} {}", self.seed, request.method, request.path),
        }
    }

    fn create(&mut self, now: i64, channel: u64, body: &Value) -> HttpAnswer {
        if let Some(code) = self.denied.get(&channel) {
            self.figures.count("messages refused for a missing permission");
            return refused(403, *code);
        }
        if channel.checked_sub(DIRECT).is_some_and(|user| self.closed.contains(&user)) {
            return refused(403, 50007);
        }
        let nonce = body["nonce"].as_str().unwrap().to_owned();
        let known = self.nonces.get(&(channel, nonce.clone())).filter(|(_, at)| now - at < self.window);
        if let Some((id, _)) = known {
            self.figures.count("messages recognized by their nonce");
            return answered(200, &json!({ "id": id.to_string() }));
        }
        let content = read::words(body);
        let users = body["allowed_mentions"]["users"].as_array().unwrap().iter();
        let users = users.map(|user| user.as_str().unwrap().parse::<u64>().unwrap());
        let pinged: Vec<UserId> = users.map(UserId).collect();
        // Discord notifies only users that the text mentions.
        let unnamed = pinged.iter().find(|user| !content.contains(&format!("<@{user}>")));
        assert!(unnamed.is_none(), "nobody is called by {content:?}, which is to call {unnamed:?}");
        let row = i64::from_str_radix(nonce.split('-').next().unwrap(), 16).unwrap();
        let (components, files) = (body["components"].clone(), body["attachments"].clone());
        let kind = MessageKind::of(body);
        let message =
            Posted { row, content, pinged, components, files, kind, nonce: nonce.clone(), ..Posted::default() };
        let id = self.post(now, channel, message);
        self.newest = Some((channel, self.channels[&channel].len() - 1));
        self.nonces.insert((channel, nonce), (id, now));
        self.figures.count("messages posted");
        answered(200, &json!({ "id": id.to_string() }))
    }

    fn post(&mut self, now: i64, channel: u64, message: Posted) -> u64 {
        self.last = (self.last + 1).max(u64::try_from(now - EPOCH).unwrap() << 22);
        self.channels.entry(channel).or_default().push(Posted { id: self.last, ..message });
        self.last
    }

    fn edit(&mut self, channel: u64, id: u64, body: &Value) -> HttpAnswer {
        if self.denied.get(&channel) == Some(&50001) {
            return refused(403, 50001);
        }
        let messages = self.channels.get_mut(&channel).into_iter().flatten();
        let Some(message) = messages.rev().find(|message| message.id == id && !message.deleted) else {
            return refused(404, 10008);
        };
        assert_eq!(message.author, OWN, "world {}: a message of others is edited", self.seed);
        let words = read::words(body);
        if !words.is_empty() {
            message.content = words;
        }
        message.components = body["components"].clone();
        assert!(
            message.kind == MessageKind::Plain || MessageKind::of(body) == MessageKind::LaidOut,
            "world {}: what is laid out stays so",
            self.seed
        );
        message.kind = MessageKind::of(body);
        answered(200, &json!({ "id": id.to_string(), "pinned": true }))
    }

    fn list(&mut self, channel: u64, query: &str) -> HttpAnswer {
        self.figures.count("looks for a message that may have arrived");
        if self.denied.get(&channel) == Some(&50001) {
            return refused(403, 50001);
        }
        let given = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
        let after: u64 = given("after").unwrap().parse().unwrap();
        let limit: usize = given("limit").unwrap().parse().unwrap();
        let messages = self.channels.get(&channel).map(Vec::as_slice).unwrap_or_default();
        let from = messages.partition_point(|message| message.id <= after);
        let page: Vec<&Posted> = messages[from..].iter().filter(|message| !message.deleted).take(limit).collect();
        let page = page.into_iter().rev().map(|message| {
            let mut shown = message.json();
            if self.shows_nonces && !message.nonce.is_empty() {
                shown["nonce"] = json!(message.nonce);
            }
            shown
        });
        answered(200, &page.collect())
    }
}
