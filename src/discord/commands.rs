//! The slash commands: one list, from which they are registered and by which they are understood.

use serde_json::{Value, json};
use serenity::model::application::{CommandDataOption, CommandDataOptionValue, CommandOptionType};

use crate::engine::Phrase;
use crate::games::{self, Title};
use crate::table::{
    Command, NewTable, Order, Pace, Query, SeatOrder, Seating, SettingsChange, Strength, Successor, TableId,
};
use crate::text::{ENGLISH, Texts};

use super::escape::cut;
use super::given::Given;

/// What somebody asks for by a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Something that the table does or knows.
    Table(Command),
    /// The board.
    Board {
        /// After which turn; now, where none is given.
        turn: Option<u32>,
        /// As text rather than as a picture.
        text: bool,
    },
    /// What a rule or a component is.
    Rules {
        /// Its name, or what an offer carries.
        topic: String,
    },
    /// How to use this program.
    Help,
    /// Something was typed that cannot be read.
    Unclear(String),
}

/// A command: `game new`, `game ai add`, `play`.
struct Spec {
    /// Its words; the first is the command, the last, if there are several, the subcommand; what is
    /// between them, its group.
    path: &'static [&'static str],
    parameters: &'static [Parameter],
    /// What it asks for.
    wish: fn(&Given<'_>) -> Wish,
}

/// What may be given with a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parameter {
    /// Which game.
    Game,
    /// For how many players.
    Seats,
    /// In which order players are seated.
    Order,
    /// Every option of every game.
    Options,
    /// Steps in notation.
    Action,
    /// A turn of the past.
    Turn,
    /// Text or picture.
    Format,
    /// How well a computer plays.
    Strength,
    /// Which seat, by its number from 1.
    Seat,
    /// Another person.
    Player,
    /// Who plays on.
    Successor,
    /// Which of the asker's tables, by its number.
    Table,
    /// One of these values.
    Choice(&'static str, &'static [&'static str]),
    /// Yes or no.
    Flag(&'static str),
    /// Something typed, with offers.
    Typed(&'static str),
    /// A whole number within bounds.
    Number(&'static str, u16, u16),
    /// A language that there is.
    Language,
    /// A rule or a component.
    Topic,
}

/// Every command. Nothing else names one.
const COMMANDS: &[Spec] = &[
    Spec {
        path: &["game", "new"],
        parameters: &[Parameter::Game, Parameter::Seats, Parameter::Order, Parameter::Options],
        wish: |given| {
            Wish::Table(Command::New(NewTable {
                game: given.text("game").unwrap_or_default().to_owned(),
                options: given.options(),
                seats: given.number("seats").and_then(|seats| seats.try_into().ok()),
                seating: if given.text("order") == Some("joined") { Seating::Joined } else { Seating::Random },
            }))
        },
    },
    Spec { path: &["game", "join"], parameters: &[], wish: |_| Wish::Table(Command::Order(Order::Join)) },
    Spec { path: &["game", "leave"], parameters: &[], wish: |_| Wish::Table(Command::Order(Order::Leave)) },
    Spec { path: &["game", "start"], parameters: &[], wish: |_| Wish::Table(Command::Order(Order::Start)) },
    Spec { path: &["game", "cancel"], parameters: &[], wish: |_| Wish::Table(Command::Order(Order::Cancel)) },
    Spec { path: &["game", "info"], parameters: &[], wish: |_| Wish::Table(Command::Query(Query::Info)) },
    Spec {
        path: &["game", "ai", "add"],
        parameters: &[Parameter::Strength],
        wish: |given| seat(SeatOrder::AddComputer(given.strength())),
    },
    Spec {
        path: &["game", "ai", "remove"],
        parameters: &[Parameter::Seat],
        wish: |given| seat(SeatOrder::RemoveComputer(given.seat())),
    },
    Spec {
        path: &["game", "ai", "strength"],
        parameters: &[Parameter::Strength, Parameter::Seat],
        wish: |given| seat(SeatOrder::Strength(given.seat(), given.strength())),
    },
    Spec {
        path: &["game", "ai", "hand-over"],
        parameters: &[Parameter::Strength, Parameter::Seat],
        wish: |given| seat(SeatOrder::HandOver(given.seat(), given.strength())),
    },
    Spec {
        path: &["game", "replace"],
        parameters: &[Parameter::Player, Parameter::Seat],
        wish: |given| seat(SeatOrder::Offer { seat: given.seat(), to: given.user("player") }),
    },
    Spec {
        path: &["game", "resign"],
        parameters: &[Parameter::Successor],
        wish: |given| {
            let anybody = given.text("to") == Some("anybody");
            seat(SeatOrder::Resign(if anybody { Successor::Anybody } else { Successor::Computer }))
        },
    },
    Spec { path: &["game", "back"], parameters: &[], wish: |_| seat(SeatOrder::Back) },
    Spec {
        path: &["game", "move"],
        parameters: &[Parameter::Table],
        wish: |given| Wish::Table(Command::Order(Order::Move { table: given.number("table").map(TableId) })),
    },
    Spec {
        path: &["game", "settings"],
        parameters: &[
            Parameter::Choice("pace", &["live", "fast", "daily", "relaxed", "weekly"]),
            Parameter::Number("hours", 1, Pace::MOST_HOURS),
            Parameter::Typed(BANK),
            Parameter::Typed(INCREMENT),
            Parameter::Choice("time-out", &["remind", "turn", "seat"]),
            Parameter::Choice("undo", &["agreed", "free", "never"]),
            Parameter::Flag("computers"),
            Parameter::Flag("hints"),
            Parameter::Flag("unhurried"),
            Parameter::Flag("pinned"),
            Parameter::Order,
            Parameter::Choice("theme", &["light", "dark"]),
            Parameter::Language,
        ],
        wish: |given| match given.settings() {
            Ok(change) if change == SettingsChange::default() => Wish::Table(Command::Query(Query::Settings)),
            Ok(change) => Wish::Table(Command::Order(Order::Settings(Box::new(change)))),
            Err(text) => Wish::Unclear(text),
        },
    },
    Spec { path: &["games"], parameters: &[], wish: |_| Wish::Table(Command::Query(Query::Games)) },
    Spec { path: &["hint"], parameters: &[], wish: |_| Wish::Table(Command::Query(Query::Hint)) },
    Spec {
        path: &["remind"],
        parameters: &[
            Parameter::Choice("where", &["channel", "direct", "both", "nowhere"]),
            Parameter::Typed(ZONE),
            Parameter::Typed(QUIET),
            Parameter::Typed(AWAY),
        ],
        wish: |given| match given.remind() {
            Ok(change) => Wish::Table(Command::Preferences(Box::new(change))),
            Err(text) => Wish::Unclear(text),
        },
    },
    Spec { path: &["turn"], parameters: &[], wish: |_| Wish::Table(Command::Query(Query::Planner)) },
    Spec {
        path: &["play"],
        parameters: &[Parameter::Action],
        wish: |given| {
            Wish::Table(Command::Order(Order::Play { text: given.text("action").unwrap_or_default().to_owned() }))
        },
    },
    Spec {
        path: &["board"],
        parameters: &[Parameter::Turn, Parameter::Format],
        wish: |given| Wish::Board { turn: given.turn(), text: given.text("format") == Some("text") },
    },
    Spec {
        path: &["log"],
        parameters: &[Parameter::Turn],
        wish: |given| Wish::Table(Command::Query(Query::Log { turn: given.turn() })),
    },
    Spec { path: &["undo"], parameters: &[], wish: |_| Wish::Table(Command::Order(Order::Undo { turn: None })) },
    Spec { path: &["score"], parameters: &[], wish: |_| Wish::Table(Command::Query(Query::Score)) },
    Spec {
        path: &["rules"],
        parameters: &[Parameter::Topic],
        wish: |given| Wish::Rules { topic: given.text(TOPIC).unwrap_or_default().to_owned() },
    },
    Spec { path: &["help"], parameters: &[], wish: |_| Wish::Help },
];

fn seat(command: SeatOrder) -> Wish {
    Wish::Table(Command::Order(Order::Seat(command)))
}

/// The option whose value is a line of steps, completed while it is typed.
pub const ACTION: &str = "action";
/// Options for which something is offered: a clock's bank and increment, a time zone, quiet hours, a
/// day.
pub const BANK: &str = "bank";
/// See [`BANK`].
pub const INCREMENT: &str = "increment";
/// See [`BANK`].
pub const ZONE: &str = "zone";
/// See [`BANK`].
pub const QUIET: &str = "quiet";
/// See [`BANK`].
pub const AWAY: &str = "away";
/// The option whose value is a topic of the rules, found while its name is typed.
pub const TOPIC: &str = "topic";

/// The option whose value is the number of a seat.
pub const SEAT: &str = "seat";

/// Whether a half-typed command is about the seats of computers, or about those of people; nothing
/// where it may be about any.
pub fn is_about_computers(name: &str, options: &[CommandDataOption]) -> Option<bool> {
    match *path(name, options).0 {
        ["game", "ai", "hand-over"] => Some(false),
        ["game", "ai", ..] => Some(true),
        _ => None,
    }
}

/// The commands as they are said in `/help`: name as typed, and the phrase that says what it does.
pub fn list() -> impl Iterator<Item = (String, Phrase)> {
    COMMANDS.iter().map(|spec| (spec.path.join(" "), Phrase::new(format!("cmd-{}.description", spec.path.join("-")))))
}

/// What a command that was used asks for; nothing where it is not one of ours.
pub fn understand(name: &str, options: &[CommandDataOption]) -> Option<Wish> {
    let (path, options) = path(name, options);
    let spec = COMMANDS.iter().find(|spec| *spec.path == *path)?;
    Some((spec.wish)(&Given(options)))
}

/// The words of a command, and what was given with it.
fn path<'a>(name: &'a str, options: &'a [CommandDataOption]) -> (Vec<&'a str>, &'a [CommandDataOption]) {
    let (mut path, mut options) = (vec![name], options);
    while let [CommandDataOption { name, value, .. }] = options
        && let CommandDataOptionValue::SubCommandGroup(inner) | CommandDataOptionValue::SubCommand(inner) = value
    {
        path.push(name);
        options = inner;
    }
    (path, options)
}

pub(super) fn game_options() -> impl Iterator<Item = (&'static dyn Title, &'static crate::engine::OptionSpec)> {
    games::titles().iter().flat_map(|title| title.options().iter().map(move |spec| (*title, spec)))
}

/// The whole tree as Discord's bulk registration takes it, in every language that there is.
pub fn registration(texts: &Texts) -> Value {
    let mut commands: Vec<Value> = Vec::new();
    for spec in COMMANDS {
        let key = format!("cmd-{}", spec.path.join("-"));
        let parameters: Vec<Value> = spec.parameters.iter().flat_map(|p| p.describe(&key, texts)).collect();
        match spec.path {
            [name] => commands.push(command(name, &key, parameters, texts)),
            [name, groups @ .., sub] => {
                if commands.last().is_none_or(|last| last["name"] != *name) {
                    commands.push(command(name, &format!("cmd-{name}"), Vec::new(), texts));
                }
                let mut described = named(sub, &key, texts);
                described["type"] = u8::from(CommandOptionType::SubCommand).into();
                described["options"] = parameters.into();
                let mut options = commands.last_mut().and_then(|last| last["options"].as_array_mut());
                for group in groups {
                    options =
                        options.and_then(|options| grouped(options, group, &format!("cmd-{name}-{group}"), texts));
                }
                if let Some(options) = options {
                    options.push(described);
                }
            }
            [] => {}
        }
    }
    commands.into()
}

/// The options of a group of subcommands, which is made where it is not.
fn grouped<'a>(options: &'a mut Vec<Value>, name: &str, key: &str, texts: &Texts) -> Option<&'a mut Vec<Value>> {
    let known = options.iter().position(|option| option["name"] == name);
    let index = known.unwrap_or_else(|| {
        let mut group = named(name, key, texts);
        group["type"] = u8::from(CommandOptionType::SubCommandGroup).into();
        group["options"] = json!([]);
        options.push(group);
        options.len() - 1
    });
    options.get_mut(index)?["options"].as_array_mut()
}

fn command(name: &str, key: &str, options: Vec<Value>, texts: &Texts) -> Value {
    let mut command = named(name, key, texts);
    command["type"] = 1.into();
    command["options"] = options.into();
    // In servers only: a table needs a channel that its players share.
    command["contexts"] = json!([0]);
    command["integration_types"] = json!([0]);
    command
}

/// A name and a description with their localizations: the message `key` and its attribute
/// `description`. English names are those of the list above, so that they are written once.
fn named(name: &str, key: &str, texts: &Texts) -> Value {
    let about = format!("{key}.description");
    json!({
        "name": name,
        "name_localizations": localized(texts, key, 32),
        "description": cut(&said(texts, &about), 100),
        "description_localizations": localized(texts, &about, 100),
    })
}

fn said(texts: &Texts, key: &str) -> String {
    texts.say(ENGLISH, &Phrase::new(key), &[])
}

/// What the other languages say, by Discord's names of them.
fn localized(texts: &Texts, key: &str, max: usize) -> Value {
    let mut map = serde_json::Map::new();
    for locale in texts.locales().filter(|locale| *locale != ENGLISH) {
        if let Some(text) = texts.lookup(locale, key) {
            for name in discord_locales(&locale) {
                map.insert((*name).to_owned(), cut(&text, max).into());
            }
        }
    }
    map.into()
}

/// Discord's names for a language; Discord has some only with a country.
fn discord_locales<'a>(locale: &'a &'a str) -> &'a [&'a str] {
    match *locale {
        "es" => &["es-ES", "es-419"],
        "pt" => &["pt-BR"],
        "sv" => &["sv-SE"],
        "zh" => &["zh-CN", "zh-TW"],
        _ => std::slice::from_ref(locale),
    }
}

impl Parameter {
    /// One option of a command, or several ([`Parameter::Options`]).
    fn describe(self, command: &str, texts: &Texts) -> Vec<Value> {
        let option = |name: &str, kind: CommandOptionType, required: bool| {
            let mut option = named(name, &format!("{command}-{name}"), texts);
            option["type"] = u8::from(kind).into();
            option["required"] = required.into();
            option
        };
        match self {
            Parameter::Game => {
                let mut game = option("game", CommandOptionType::String, true);
                game["choices"] = games::titles()
                    .iter()
                    .map(|title| choice(&format!("{}-name", title.id()), title.id(), texts))
                    .collect();
                vec![game]
            }
            Parameter::Seats => {
                let mut seats = option("seats", CommandOptionType::Integer, false);
                seats["min_value"] = games::titles().iter().map(|title| title.min_seats()).min().into();
                seats["max_value"] = games::titles().iter().map(|title| title.max_seats()).max().into();
                vec![seats]
            }
            Parameter::Order => {
                let mut order = option("order", CommandOptionType::String, false);
                order["choices"] = choices(&["random", "joined"], &format!("{command}-order"), texts);
                vec![order]
            }
            Parameter::Options => options_of_games(texts),
            Parameter::Action | Parameter::Topic => {
                let name = if self == Parameter::Action { ACTION } else { TOPIC };
                let mut typed = option(name, CommandOptionType::String, true);
                typed["autocomplete"] = true.into();
                vec![typed]
            }
            Parameter::Turn => {
                let mut turn = option("turn", CommandOptionType::Integer, false);
                turn["min_value"] = 0.into();
                vec![turn]
            }
            Parameter::Choice(name, values) => {
                let mut chosen = option(name, CommandOptionType::String, false);
                chosen["choices"] = choices(values, &format!("{command}-{name}"), texts);
                vec![chosen]
            }
            Parameter::Flag(name) => vec![option(name, CommandOptionType::Boolean, false)],
            Parameter::Typed(name) => {
                let mut typed = option(name, CommandOptionType::String, false);
                typed["autocomplete"] = true.into();
                vec![typed]
            }
            Parameter::Number(name, min, max) => {
                let mut number = option(name, CommandOptionType::Integer, false);
                number["min_value"] = min.into();
                number["max_value"] = max.into();
                vec![number]
            }
            Parameter::Language => {
                let mut language = option("language", CommandOptionType::String, false);
                // Each language under its own name.
                let name = |locale| texts.lookup(locale, "ui-language-name").unwrap_or_else(|| locale.to_owned());
                language["choices"] =
                    texts.locales().map(|locale| json!({ "name": name(locale), "value": locale })).collect();
                vec![language]
            }
            Parameter::Format => {
                let mut format = option("format", CommandOptionType::String, false);
                format["choices"] = choices(&["picture", "text"], &format!("{command}-format"), texts);
                vec![format]
            }
            Parameter::Strength => {
                let mut strength = option("strength", CommandOptionType::String, true);
                let ids: Vec<&str> = Strength::ALL.iter().map(|strength| strength.id()).collect();
                strength["choices"] = choices(&ids, &format!("{command}-strength"), texts);
                vec![strength]
            }
            Parameter::Seat => {
                let mut seat = option(SEAT, CommandOptionType::Integer, false);
                seat["autocomplete"] = true.into();
                seat["min_value"] = 1.into();
                seat["max_value"] = games::titles().iter().map(|title| title.max_seats()).max().into();
                vec![seat]
            }
            Parameter::Player => vec![option("player", CommandOptionType::User, false)],
            Parameter::Successor => {
                let mut to = option("to", CommandOptionType::String, false);
                to["choices"] = choices(&["computer", "anybody"], &format!("{command}-to"), texts);
                vec![to]
            }
            Parameter::Table => {
                let mut table = option("table", CommandOptionType::Integer, false);
                table["min_value"] = 1.into();
                vec![table]
            }
        }
    }
}

/// The options of all games; those of the same name are one, with the values of all.
fn options_of_games(texts: &Texts) -> Vec<Value> {
    let mut options: Vec<Value> = Vec::new();
    for (title, spec) in game_options() {
        let key = format!("{}-option-{}", title.id(), spec.id);
        let choices = spec.values.iter().map(|value| choice(&format!("{key}.{value}"), value, texts));
        match options.iter_mut().find(|option| option["name"] == spec.id) {
            Some(option) => {
                if let Some(known) = option["choices"].as_array_mut() {
                    for choice in choices {
                        if known.iter().all(|other| other["value"] != choice["value"]) {
                            known.push(choice);
                        }
                    }
                }
            }
            None => {
                // All games have one command, so an option says whose it is.
                let about = |locale: &str| {
                    let whose = Phrase::new(format!("{}-name", title.id()));
                    let about = Phrase::new(format!("{key}.description"));
                    texts.say(locale, &Phrase::new("ui-option").with("option", whose).with("value", about), &[])
                };
                let locales = texts.locales().filter(|locale| *locale != ENGLISH);
                let localizations: serde_json::Map<String, Value> = locales
                    .flat_map(|locale| {
                        let text: Value = cut(&about(locale), 100).into();
                        discord_locales(&locale)
                            .iter()
                            .map(|name| ((*name).to_owned(), text.clone()))
                            .collect::<Vec<_>>()
                    })
                    .collect();
                let mut option = json!({
                    "name": spec.id,
                    "description": cut(&about(ENGLISH), 100),
                    "description_localizations": localizations,
                });
                option["type"] = u8::from(CommandOptionType::String).into();
                option["required"] = false.into();
                option["choices"] = choices.collect();
                options.push(option);
            }
        }
    }
    options
}

/// The values of an option; their names are attributes of its message.
fn choices(values: &[&str], key: &str, texts: &Texts) -> Value {
    values.iter().map(|value| choice(&format!("{key}.{value}"), value, texts)).collect()
}

fn choice(key: &str, value: &str, texts: &Texts) -> Value {
    json!({
        "name": cut(&said(texts, key), 100),
        "name_localizations": localized(texts, key, 100),
        "value": value,
    })
}
