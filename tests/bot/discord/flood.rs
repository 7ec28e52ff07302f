//! One person's texts, however long or strange, cost the others nothing. The tests find all options, forms, buttons and
//! menus themselves, so a new one is included.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use daykeeper::discord::commands;
use daykeeper::discord::parts::buttons::ComponentAction;
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::parts::interaction::{self, InteractionKind, OptionValue};
use daykeeper::discord::parts::length;
use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, Sent, Transport};
use daykeeper::render::Pictures;
use daykeeper::table::{FairShare, GuildId, UserId};
use daykeeper::text::Texts;
use daykeeper::text::search::{self, Index, SearchDocument};
use serde_json::{Value, json};

use crate::table::bench::Bench;

/// Discord's type of text options.
const TEXT: u64 = 3;
/// Discord's limit for the text of an option. The bot must survive it, since half-typed text arrives uncut.
const DISCORDS: usize = 6000;
/// The most interactions of one person that the bot handles at a time, and the most that wait for it.
const OF_ONE_PERSON: usize = 4;

/// Texts that folding, splitting or comparing made expensive.
fn hostile() -> Vec<String> {
    let words: Vec<String> = (0..600_u32).map(|number| format!("wrkr{:05}", number * 7919 % 100_000)).collect();
    vec![
        "a".repeat(DISCORDS),
        "\u{fdfa}".repeat(DISCORDS),
        "\u{33a5}".repeat(DISCORDS),
        "\u{1f603}\u{1f3fd}".repeat(DISCORDS / 2),
        words.join(" ").chars().take(DISCORDS).collect(),
        "a;".repeat(DISCORDS / 2),
        "undo;".repeat(DISCORDS / 5),
    ]
}

/// A text option as Discord knows it.
struct TextOption {
    path: Vec<String>,
    spec: Value,
}

impl TextOption {
    fn name(&self) -> &str {
        self.spec["name"].as_str().unwrap()
    }

    fn shown(&self) -> String {
        format!("/{} {}", self.path.join(" "), self.name())
    }

    fn longest(&self) -> Option<usize> {
        self.spec["max_length"].as_u64().map(|most| usize::try_from(most).unwrap())
    }

    fn completes(&self) -> bool {
        self.spec["autocomplete"] == true
    }

    /// The command, or the half-typed command, with this text.
    fn data(&self, text: &str, focused: bool) -> Value {
        let mut option = json!({ "name": self.name(), "type": self.spec["type"], "value": text });
        if focused {
            option["focused"] = json!(true);
        }
        let mut inner = json!([option]);
        for (depth, word) in self.path.iter().enumerate().skip(1).rev() {
            let kind = if depth + 1 == self.path.len() { 1 } else { 2 };
            inner = json!([{ "name": word, "type": kind, "options": inner }]);
        }
        json!({ "name": self.path[0], "type": 1, "options": inner })
    }
}

/// All options of all commands, from what the bot registers.
fn all_options() -> Vec<TextOption> {
    let texts = Texts::embedded();
    let admin = json!(commands::admin_registration(&texts));
    let registered = commands::registration(&texts).into_iter().map(|command| json!(command)).chain([admin]);
    let mut found = Vec::new();
    for command in registered {
        collect(&command, vec![command["name"].as_str().unwrap().to_owned()], &mut found);
    }
    found
}

fn collect(node: &Value, path: Vec<String>, found: &mut Vec<TextOption>) {
    for inner in node["options"].as_array().into_iter().flatten() {
        if matches!(inner["type"].as_u64(), Some(1 | 2)) {
            let mut path = path.clone();
            path.push(inner["name"].as_str().unwrap().to_owned());
            collect(inner, path, found);
        } else {
            found.push(TextOption { path: path.clone(), spec: inner.clone() });
        }
    }
}

fn text_options() -> Vec<TextOption> {
    let mut options = all_options();
    options.retain(|option| option.spec["type"] == TEXT);
    assert!(options.len() > 25, "{} text options", options.len());
    options
}

/// An id for every button and menu that the bot knows.
fn component_ids() -> Vec<String> {
    let arguments = [
        "",
        ":0",
        ":now",
        ":yes",
        ":easy",
        ":table",
        ":person:0",
        ":0:yes",
        ":0:0",
        ":0:easy",
        ":first:0",
        ":tzolkin",
        ":0:0:tzolkin",
    ];
    let mut ids = Vec::new();
    for verb in ComponentAction::verbs() {
        let of_verb = arguments.iter().map(|arguments| format!("v1:1:1-0:{verb}{arguments}"));
        let known: Vec<String> = of_verb.filter(|id| CustomId::decode(id).is_ok()).collect();
        assert!(!known.is_empty(), "no arguments for {verb}");
        ids.extend(known);
    }
    ids
}

/// A Discord that accepts everything, and keeps the bodies by interaction: of the acknowledgement and of the answer.
#[derive(Clone, Default)]
struct Discord {
    acknowledged: Arc<Mutex<BTreeMap<String, Value>>>,
    answered: Arc<Mutex<BTreeMap<String, String>>>,
}

impl Transport for Discord {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        let body = request.body.cloned().unwrap_or_default();
        let parts: Vec<&str> = request.path.split('/').collect();
        if request.path.ends_with("/callback") {
            let id = parts[parts.len() - 3].to_owned();
            self.acknowledged.lock().unwrap().insert(id, body);
        } else if let Some(token) = parts.iter().find_map(|part| part.strip_prefix("token-")) {
            let content = body["content"].as_str().unwrap_or_default().to_owned();
            self.answered.lock().unwrap().entry(token.to_owned()).or_insert(content);
        }
        let answer = HttpAnswer {
            status: reqwest::StatusCode::OK,
            headers: Default::default(),
            body: Some(json!({ "id": "77" }).to_string()),
        };
        Box::pin(std::future::ready(Ok(answer)))
    }
}

/// A bot with a game of two people, 1 and 2, in channel 500.
struct Stage {
    discord: Discord,
    bot: Arc<Bot>,
    _bench: Bench,
    last: u64,
}

impl Stage {
    async fn new() -> Self {
        let bench = Bench::new();
        bench.begin(2).await;
        let (discord, texts) = (Discord::default(), Arc::new(Texts::embedded()));
        let rest = Rest::with_transport(discord.clone());
        let bot = Bot::new(rest, UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
        Stage { discord, bot: Arc::new(bot), _bench: bench, last: 10_000 }
    }

    /// An interaction of a user, with its id.
    fn interaction(&mut self, user: u64, kind: u8, data: &Value) -> (String, Value) {
        self.last += 1;
        let id = self.last.to_string();
        let value = json!({
            "id": id, "token": format!("token-{id}"), "application_id": "2", "type": kind, "locale": "en-US",
            "channel_id": "500", "guild_id": "7", "data": data, "message": { "id": "9", "flags": 64 },
            "member": { "permissions": "0", "user": { "id": user.to_string(), "username": format!("Player {user}") } },
        });
        (id, value)
    }

    /// Sends an interaction and waits for its end. Returns the acknowledgement and the answer.
    async fn send(&mut self, user: u64, kind: u8, data: &Value) -> (Value, String) {
        let (id, interaction) = self.interaction(user, kind, data);
        self.bot.interaction(&interaction).await;
        let acknowledged = self.discord.acknowledged.lock().unwrap().remove(&id).unwrap_or_default();
        (acknowledged, self.discord.answered.lock().unwrap().remove(&id).unwrap_or_default())
    }

    /// Starts an interaction without waiting for it. Returns its id.
    fn start(&mut self, user: u64, kind: u8, data: &Value) -> String {
        let (id, interaction) = self.interaction(user, kind, data);
        let bot = Arc::clone(&self.bot);
        tokio::spawn(async move { bot.interaction(&interaction).await });
        id
    }

    fn is_acknowledged(&self, id: &str) -> bool {
        self.discord.acknowledged.lock().unwrap().contains_key(id)
    }

    fn is_answered(&self, id: &str) -> bool {
        self.discord.answered.lock().unwrap().contains_key(id)
    }

    /// Waits until this is so.
    async fn until(&self, what: &str, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..5_000 {
            if is_so(self) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("{what}");
    }
}

fn too_long(most: usize) -> String {
    format!("That text is too long. Use at most {most} characters.")
}

fn read(kind: u8, data: &Value) -> InteractionKind {
    let value = json!({
        "id": "1", "token": "t", "application_id": "2", "type": kind, "channel_id": "500", "data": data,
        "user": { "id": "1", "username": "ada" },
    });
    interaction::read(&value).unwrap().kind
}

#[test]
fn every_text_option_has_a_length_that_the_program_applies() {
    for option in text_options() {
        let most = option.longest().unwrap_or_else(|| panic!("{} has no length", option.shown()));
        assert!((1..=1000).contains(&most), "{}: {most}", option.shown());
        for (kind, focused) in [(2, false), (4, true)] {
            for text in hostile() {
                let (cut, exceeded) = commands::within_lengths(read(kind, &option.data(&text, focused)));
                let (InteractionKind::Command(input) | InteractionKind::Autocomplete(input)) = cut else {
                    panic!("another kind")
                };
                let OptionValue::Text(text) = &input.options[0].value else { panic!("no text") };
                assert_eq!((text.chars().count(), exceeded), (most, Some(most)), "{}", option.shown());
            }
        }
        let fits = "a".repeat(most);
        let (_, exceeded) = commands::within_lengths(read(2, &option.data(&fits, false)));
        assert_eq!(exceeded, None, "{}", option.shown());
    }
}

/// Half-typed numbers are texts, too.
#[test]
fn no_half_typed_option_passes_uncut() {
    for option in all_options().iter().filter(|option| option.completes()) {
        for text in hostile() {
            let (cut, exceeded) = commands::within_lengths(read(4, &option.data(&text, true)));
            let InteractionKind::Autocomplete(input) = cut else { panic!("another kind") };
            let OptionValue::Text(text) = &input.options[0].value else { panic!("no text") };
            assert!(exceeded.is_some() && text.chars().count() <= 1000, "{}", option.shown());
        }
    }
}

#[test]
fn no_button_menu_or_form_passes_uncut() {
    for id in component_ids() {
        let most = length::of_component(&CustomId::decode(&id).unwrap().action);
        for text in hostile() {
            let menu = json!({ "custom_id": id, "component_type": 3, "values": vec![text.as_str(); 30] });
            let field = json!({ "type": 18, "component": { "type": 4, "custom_id": "text", "value": text } });
            let form = json!({ "custom_id": id, "components": vec![field; 30] });
            let long = json!({ "custom_id": format!("{id}{text}"), "component_type": 2 });
            for (kind, data) in [(3, menu), (5, form), (3, long)] {
                let (cut, exceeded) = commands::within_lengths(read(kind, &data));
                let (InteractionKind::Component { custom_id, values: texts, .. }
                | InteractionKind::Form { custom_id, texts }) = cut
                else {
                    panic!("another kind")
                };
                assert!(exceeded.is_some() && texts.len() <= 25 && custom_id.chars().count() <= 100, "{id}");
                assert!(texts.iter().all(|text| text.chars().count() <= most), "{id}");
            }
        }
    }
}

#[tokio::test]
async fn hostile_texts_get_one_sentence_or_a_list() {
    let mut stage = Stage::new().await;
    for option in text_options() {
        let most = option.longest().unwrap();
        for text in hostile() {
            let (_, answer) = stage.send(1, 2, &option.data(&text, false)).await;
            assert_eq!(answer, too_long(most), "{}", option.shown());
        }
    }
    for option in all_options().iter().filter(|option| option.completes()) {
        for text in hostile() {
            let (list, _) = stage.send(1, 4, &option.data(&text, true)).await;
            let choices = list["data"]["choices"].as_array().unwrap_or_else(|| panic!("{}: {list}", option.shown()));
            assert!(list["type"] == 8 && choices.len() <= 25, "{}", option.shown());
        }
    }
    for id in component_ids() {
        let most = length::of_component(&CustomId::decode(&id).unwrap().action);
        for text in hostile() {
            let data = json!({ "custom_id": id, "component_type": 3, "values": [text] });
            let (_, answer) = stage.send(1, 3, &data).await;
            assert_eq!(answer, too_long(most), "{id}");
        }
    }
}

#[tokio::test]
async fn every_form_has_the_length_that_its_answer_may_have() {
    let mut stage = Stage::new().await;
    let mut forms = BTreeSet::new();
    for id in component_ids() {
        let (form, _) = stage.send(1, 3, &json!({ "custom_id": id, "component_type": 2 })).await;
        if form["type"] != 9 {
            continue;
        }
        let fields = form["data"]["components"].as_array().unwrap();
        assert_eq!(fields.len(), 1, "the bot reads one field: {form}");
        let most = fields[0]["component"]["max_length"].as_u64().unwrap_or_else(|| panic!("no length: {form}"));
        let most = usize::try_from(most).unwrap();
        assert!((1..=1000).contains(&most), "{form}");
        let id = form["data"]["custom_id"].as_str().unwrap().to_owned();
        for text in hostile() {
            let field = json!({ "type": 18, "component": { "type": 4, "custom_id": "text", "value": text } });
            let (_, answer) = stage.send(1, 5, &json!({ "custom_id": id, "components": [field] })).await;
            assert_eq!(answer, too_long(most), "{id}");
        }
        forms.insert(id);
    }
    assert!(!forms.is_empty());
}

/// While all places are taken, the bot still acknowledges other people and sends them the help. One person never waits
/// for more than a few places.
#[tokio::test]
async fn a_flood_uses_few_places_and_blocks_no_one() {
    let help = json!({ "name": "help", "type": 1, "options": [] });
    let commands = text_options();
    for option in commands.iter().filter(|option| option.completes()) {
        let mut stage = Stage::new().await;
        let place = stage.bot.places().place(FairShare { guild: Some(GuildId(9)), user: UserId(9) }, 1).await.unwrap();
        let mut sent = Vec::new();
        for number in 0..30 {
            let text = format!("worker {number}");
            sent.push(stage.start(1, 4, &option.data(&text, true)));
            sent.push(stage.start(1, 2, &option.data(&text, false)));
        }
        let helped = stage.start(2, 2, &help);
        stage.until("the other person gets no help", |stage| stage.is_answered(&helped)).await;
        let orders: Vec<&String> = sent.iter().skip(1).step_by(2).collect();
        let all = |stage: &Stage| orders.iter().all(|id| stage.is_acknowledged(id));
        stage.until("commands are not acknowledged", all).await;
        for _ in 0..20 {
            let waiting = stage.bot.places().waiting();
            assert!(waiting <= OF_ONE_PERSON, "{}: {waiting} wait", option.shown());
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        drop(place);
        let all = |stage: &Stage| sent.iter().all(|id| stage.is_acknowledged(id));
        stage.until("some get no answer", all).await;
    }
}

/// Work that grows with texts and choices waits for a place. If it didn't, it would run on the threads that acknowledge
/// interactions.
#[tokio::test]
async fn searches_typed_moves_and_pictures_need_a_place() {
    let grows = [
        ("rules topic", vec![(4, "worker"), (2, "worker")]),
        ("play action", vec![(4, "ta"), (2, "take one")]),
        ("board region", vec![(4, "a"), (2, "a")]),
        ("whatif action", vec![(4, "ta"), (2, "take 1")]),
    ];
    let options = text_options();
    for (shown, tries) in grows {
        let option = options.iter().find(|option| option.shown() == format!("/{shown}")).unwrap();
        for (kind, text) in tries {
            let mut stage = Stage::new().await;
            let share = FairShare { guild: Some(GuildId(9)), user: UserId(9) };
            let place = stage.bot.places().place(share, 1).await.unwrap();
            let id = stage.start(1, kind, &option.data(text, kind == 4));
            let what = format!("/{shown} as {kind} takes no place");
            stage.until(&what, |stage| stage.bot.places().waiting() == 1).await;
            assert!(!stage.is_answered(&id) && (kind == 2 || !stage.is_acknowledged(&id)), "/{shown}");
            drop(place);
            stage.until("no end", |stage| stage.is_answered(&id) || (kind == 4 && stage.is_acknowledged(&id))).await;
        }
    }
}

#[test]
fn folding_never_makes_a_text_longer() {
    for letter in '\0'..=char::MAX {
        let folded = search::folded(letter.encode_utf8(&mut [0; 4]));
        assert!(folded.len() <= letter.len_utf8(), "{letter:?}: {folded}");
    }
    assert_eq!(search::folded("Wöchentlich ÆØ Çà Ștefan ½"), "wochentlich aeo ca stefan ½");
    for text in hostile() {
        assert!(search::folded(&text).len() <= text.len());
    }
}

/// Counts the comparisons, which took minutes for one long word.
#[test]
fn a_search_compares_little() {
    const KNOWN: usize = 2_000;
    let word = |number: usize| {
        let letters =
            (0..3 + number % 12).map(|at| char::from(b'a' + u8::try_from((number * 31 + at * 7) % 26).unwrap()));
        letters.collect::<String>()
    };
    let documents = (0..KNOWN).map(|number| SearchDocument {
        name: word(number),
        asked: String::new(),
        text: word(number + KNOWN),
        is_note: false,
    });
    let index = Index::new("en", "", "", documents);
    for text in hostile() {
        let found = index.find(&text);
        // A hundred letters hold ten such words, each compared with known words of nearly the same length.
        assert!(found.compared <= 10 * KNOWN, "{} comparisons: {}", found.compared, &text[..20]);
    }
    for one in ["a".repeat(DISCORDS), "\u{fdfa}".repeat(DISCORDS), "\u{33a5}".repeat(DISCORDS)] {
        assert_eq!(index.find(&one).compared, 0, "no known word is so long");
    }
    let many = "q5x9 ".repeat(1000);
    let one = index.find("q5x9").compared;
    assert!(one > 0 && index.find(&many).compared <= 20 * one, "at most twenty words");
}
