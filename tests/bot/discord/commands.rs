//! The command tree.

use std::collections::BTreeSet;

use daykeeper::discord::commands;
use daykeeper::discord::commands::intent::{Intent, MessageCommand, ReplyFormat};
use daykeeper::discord::pages::reply;
use daykeeper::discord::parts::buttons::Drastic;
use daykeeper::discord::parts::interaction::{self, CommandInput, FileLink, GivenOption, InteractionKind, OptionValue};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::permissions::Permissions;
use daykeeper::engine::Seat;
use daykeeper::table::{
    ChannelId, ClockRule, Command, InputKind, LobbyAction, NotifyBy, Pace, PauseAction, PreferencesChange, Query,
    QuietHours, Refusal, SeatAction, SettingsChange, Strength, TableAction, TimeOut, UserId, WhatIfRequest,
};
use daykeeper::text::{TextFile, Texts};
use serde_json::{Value, json};
use twilight_model::application::command::Command as Described;

use super::judge::schema_accepts;

/// Discord's number for commands in a message's menu.
const MESSAGE: u8 = 3;

fn registered(texts: &Texts) -> Vec<Value> {
    commands::registration(texts).iter().map(|command| json!(command)).collect()
}

fn check(texts: &Texts) {
    let commands = registered(texts);
    assert!((1..=100).contains(&commands.len()));
    for command in &commands {
        schema_accepts("ApplicationCommandUpdateRequest", command);
        // Discord allows 8,000 characters, but twilight still checks for 4,000, counting each text's longest language.
        // So twilight sees only English and a part of a command. All languages and all parts are checked below.
        let mut full = command.clone();
        in_english_alone(&mut full);
        full["version"] = "1".into();
        // Discord uses an empty description for menu commands, which have none.
        if full["description"].is_null() {
            full["description"] = "".into();
        }
        full["default_member_permissions"] = Value::Null;
        let command: Described = serde_json::from_value(full).unwrap();
        // A part of the subcommands is short enough for the other checks.
        let parts =
            command.options.chunks(PART).map(|options| Described { options: options.to_vec(), ..command.clone() });
        for part in parts.chain(command.options.is_empty().then(|| command.clone())) {
            if let Err(error) = twilight_validate::command::command(&part) {
                panic!("twilight refuses /{}: {error}", command.name);
            }
        }
        assert!(command.options.len() <= MOST_OPTIONS, "/{}", command.name);
    }
}

/// Subcommands in a part of a command for twilight. No command without subcommands has more options.
const PART: usize = 16;
/// Discord's limit for the options of a command, and for its subcommands.
const MOST_OPTIONS: usize = 25;

fn in_english_alone(node: &mut Value) {
    if let Some(fields) = node.as_object_mut() {
        fields.retain(|name, _| !name.ends_with("_localizations"));
    }
    for list in ["options", "choices"] {
        node.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten().for_each(in_english_alone);
    }
}

#[test]
fn discord_accepts_the_tree() {
    check(&Texts::embedded());
}

/// A new language needs only a file. Its names are registered next to the English ones.
#[test]
fn discord_accepts_the_tree_in_more_languages() {
    let portuguese = "cmd-turn = vez\n    .description = Joga a tua vez.\n\
                      cmd-board-format = formato\n    .description = Imagem ou texto.\n    .text = texto\n";
    let mut sources = Texts::sources();
    sources.push(TextFile { locale: "pt", file: "pt/x.ftl", text: portuguese });
    let texts = Texts::load(&sources).unwrap();
    check(&texts);
    let commands = registered(&texts);
    let find = |name: &str| commands.iter().find(|command| command["name"] == name).unwrap();
    assert_eq!(find("turn")["name_localizations"]["pt-BR"], "vez");
    assert_eq!(find("turn")["description_localizations"]["pt-BR"], "Joga a tua vez.");
    let format = find("board")["options"].as_array().unwrap().iter().find(|o| o["name"] == "format").unwrap().clone();
    let text = format["choices"].as_array().unwrap().iter().find(|c| c["value"] == "text").unwrap().clone();
    assert_eq!(text["name_localizations"]["pt-BR"], "texto");
}

#[test]
fn discord_accepts_every_language_of_the_tree() {
    let commands = registered(&Texts::embedded());
    for locale in ["en-US", "it", "es-ES", "es-419", "ro"] {
        in_language(&json!({ "options": commands }), locale, "");
    }
    for command in &commands {
        let length = longest(command);
        assert!(length <= 8_000, "/{}: {length} characters", command["name"]);
    }
}

/// The text that Discord shows to a reader of a language.
fn shown<'a>(node: &'a Value, field: &str, locale: &str) -> Option<&'a str> {
    node[format!("{field}_localizations")][locale].as_str().or_else(|| node[field].as_str())
}

fn in_language(node: &Value, locale: &str, path: &str) {
    for (list, is_choice) in [("options", false), ("choices", true)] {
        let mut names = BTreeSet::new();
        for inner in node[list].as_array().into_iter().flatten() {
            let name = shown(inner, "name", locale).unwrap();
            if path.is_empty() && inner["type"] == MESSAGE {
                assert!((1..=32).contains(&name.chars().count()) && !name.ends_with('…'), "{locale}: {name}");
                continue;
            }
            let path = format!("{path} {name}");
            assert!(names.insert(name), "{locale}: two are called{path}");
            let letter = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
            let fits = match is_choice {
                true => (1..=100).contains(&name.chars().count()),
                false => {
                    (1..=32).contains(&name.chars().count()) && name.to_lowercase() == name && name.chars().all(letter)
                }
            };
            assert!(fits && !name.ends_with('…'), "{locale}: Discord refuses the name of{path}");
            if !is_choice {
                let about = shown(inner, "description", locale).unwrap();
                let fits = (1..=100).contains(&about.chars().count()) && !about.ends_with('…');
                assert!(fits, "{locale}: the description of{path} does not fit: {about}");
            }
            in_language(inner, locale, &path);
        }
    }
}

/// A command's length as Discord counts it: the longest language of each text.
fn longest(node: &Value) -> usize {
    let field = |field: &str| {
        let other = node[format!("{field}_localizations")].as_object().into_iter().flat_map(|of| of.values());
        other.chain([&node[field]]).filter_map(Value::as_str).map(|text| text.chars().count()).max().unwrap_or(0)
    };
    let value = node["value"].as_str().map_or(0, |value| value.chars().count());
    let inner =
        ["options", "choices"].map(|list| node[list].as_array().into_iter().flatten().map(longest).sum::<usize>());
    field("name") + field("description") + value + inner.iter().sum::<usize>()
}

/// Every name and description has its own message for translators.
#[test]
fn every_part_of_the_command_tree_has_a_text() {
    fn walk(value: &Value, text: &mut Vec<String>) {
        for field in ["name", "description"] {
            text.extend(value[field].as_str().map(str::to_owned));
        }
        for list in ["options", "choices"] {
            for inner in value[list].as_array().map_or(&[][..], Vec::as_slice) {
                walk(inner, text);
            }
        }
    }
    let mut text = Vec::new();
    registered(&Texts::embedded()).iter().for_each(|command| walk(command, &mut text));
    // A missing message shows as its key.
    let keys: Vec<&String> = text.iter().filter(|text| text.starts_with("cmd-") || text.contains("-option-")).collect();
    assert!(keys.is_empty(), "no words for {keys:?}");
    assert!(text.len() > 30);
}

/// A registered command: the words of its path, and its options.
type Registered = (Vec<String>, Vec<Value>);

fn leaves() -> Vec<Registered> {
    fn walk(path: &[String], node: &Value, leaves: &mut Vec<Registered>) {
        let path = [path, &[node["name"].as_str().unwrap().to_owned()]].concat();
        let options = node["options"].as_array().unwrap();
        if options.iter().any(|option| option["type"].as_u64() <= Some(2)) {
            options.iter().for_each(|option| walk(&path, option, leaves));
        } else {
            leaves.push((path, options.clone()));
        }
    }
    let mut leaves = Vec::new();
    let registered = registered(&Texts::embedded());
    registered.iter().filter(|command| command["type"] != MESSAGE).for_each(|command| walk(&[], command, &mut leaves));
    leaves
}

/// Menu commands are recognized by their English names in every language.
#[test]
fn commands_of_messages_are_understood() {
    let texts = Texts::embedded();
    let english = |key: &str| texts.lookup("en", key).unwrap();
    let commands = registered(&texts);
    let names: Vec<&str> = commands
        .iter()
        .filter(|command| command["type"] == MESSAGE)
        .map(|command| {
            assert!(command["description"].is_null(), "{command}");
            assert!(["it", "ro", "es-ES"].iter().all(|locale| command["name_localizations"][locale].is_string()));
            command["name"].as_str().unwrap()
        })
        .collect();
    assert_eq!(names, ["Board as text", "Recap"]);
    let read: Vec<_> = names.iter().map(|name| commands::of_message(name, english)).collect();
    assert_eq!(read, [Some(MessageCommand::Board), Some(MessageCommand::Happened)]);
    assert_eq!(commands::of_message("Qué pasó", english), None);
}

#[test]
fn every_registered_command_is_understood() {
    const PAGE: &str = include_str!("../../../docs/play/commands.md");
    for (path, options) in leaves() {
        let all: Vec<GivenOption> = options.iter().map(|option| given(option, values(option)[0].clone())).collect();
        for options in [Vec::new(), all] {
            let input = CommandInput { path: path.clone(), options };
            assert!(commands::understand(&input).is_some(), "{input:?}");
        }
        // The page lists several subcommands in a row, so there only the last word is certain.
        let (path, last) = (path.join(" "), path.last().unwrap());
        let row = |line: &&str| line.starts_with(&format!("| `/{}", path.trim_end_matches(last.as_str())));
        let named = |line: &str| line.contains(&format!("`/{path}`")) || line.contains(&format!(" `{last}`"));
        assert!(PAGE.lines().filter(row).any(named), "docs/play/commands.md lacks /{path}");
    }
    assert_eq!(commands::understand(&input("dance", vec![])), None);
}

/// Each value of each option makes a different request. At most one of them (the default) equals the request without
/// it.
#[test]
fn every_registered_value_makes_a_difference() {
    for (path, options) in leaves() {
        let understood = |options| commands::understand(&CommandInput { path: path.clone(), options }).unwrap();
        let none = understood(Vec::new());
        for option in &options {
            let mut asked: Vec<Intent> = Vec::new();
            for value in values(option) {
                let intent = understood(vec![given(option, value.clone())]);
                assert!(!asked.contains(&intent), "{path:?} {} {value:?} is not read", option["name"]);
                asked.push(intent);
            }
            let defaults = usize::from(asked.contains(&none));
            assert!(asked.len() > defaults, "{path:?} {} is not read", option["name"]);
        }
    }
}

/// Values that Discord may send for an option.
fn values(option: &Value) -> Vec<OptionValue> {
    match (option["type"].as_u64(), option["name"].as_str().unwrap()) {
        (Some(4), _) => vec![OptionValue::Number(2), OptionValue::Number(3)],
        (Some(5), _) => vec![OptionValue::Flag(true), OptionValue::Flag(false)],
        (Some(6), _) => vec![OptionValue::User(UserId(7))],
        (Some(7), _) => vec![OptionValue::Channel(ChannelId(8), Permissions(2048))],
        (Some(11), _) => ["a", "b"].map(file).to_vec(),
        (_, "text" | "find" | "name") => vec![text("temples first"), text("corn")],
        (_, "time-bank" | "per-turn" | "remind-after") => vec![text("2d"), text("4h")],
        (_, "quiet-hours") => vec![text("22-7"), text("none")],
        (_, "vacation") => vec![text("2027-01-31"), text("none")],
        _ if option["autocomplete"] == true => vec![text("Europe/Rome"), text("end")],
        _ => {
            option["choices"].as_array().unwrap().iter().map(|choice| text(choice["value"].as_str().unwrap())).collect()
        }
    }
}

fn file(name: &str) -> OptionValue {
    OptionValue::File(FileLink { url: format!("https://cdn.discordapp.com/{name}"), size: 1 })
}

fn text(text: &str) -> OptionValue {
    OptionValue::Text(text.to_owned())
}

fn given(option: &Value, value: OptionValue) -> GivenOption {
    GivenOption { name: option["name"].as_str().unwrap().to_owned(), value, focused: false }
}

fn input(path: &str, options: Vec<(&str, OptionValue)>) -> CommandInput {
    let given = |(name, value): (&str, OptionValue)| GivenOption { name: name.to_owned(), value, focused: false };
    CommandInput {
        path: path.split(' ').map(str::to_owned).collect(),
        options: options.into_iter().map(given).collect(),
    }
}

fn asked(path: &str, options: Vec<(&str, OptionValue)>) -> Intent {
    commands::understand(&input(path, options)).unwrap()
}

fn table(command: impl Into<Command>) -> Intent {
    Intent::Table { table: None, command: command.into(), format: ReplyFormat::Usual }
}

#[test]
fn autocomplete_reads_the_focused_option() {
    let data = json!({
        "id": "1", "token": "t", "application_id": "2", "type": 4, "channel_id": "3", "guild_id": "4", "locale": "de",
        "member": { "user": { "id": "5", "username": "ada" } },
        "data": { "name": "game", "type": 1, "options": [{ "name": "settings", "type": 1, "options": [
            { "name": "remind-after", "type": 3, "value": "fast" },
            { "name": "time-bank", "type": 3, "value": "2", "focused": true },
        ] }] },
    });
    let InteractionKind::Autocomplete(typed) = interaction::read(&data).unwrap().kind else { panic!() };
    let typing = commands::typing(&typed).unwrap();
    assert_eq!((typing.completion, typing.text, typing.number), (commands::CompletionKind::Spans, "2", false));
}

#[test]
fn seats_are_read() {
    let seat = |order| table(TableAction::Seat(order));
    let number = OptionValue::Number;
    let add = asked("game computer add", vec![("strength", text("hard"))]);
    assert_eq!(add, seat(SeatAction::AddComputer(Strength::Hard)));
    // Users count seats from 1. A seat that doesn't exist stays invalid.
    let remove = |seat| asked("game computer remove", vec![("seat", number(seat))]);
    assert_eq!(remove(2), seat(SeatAction::RemoveComputer(Some(Seat::new(1)))));
    assert_eq!(remove(0), seat(SeatAction::RemoveComputer(Some(Seat::new(u8::MAX)))));
    let over = asked("game computer fill-in", vec![("strength", text("easy")), ("seat", number(4))]);
    let sure = |what| Intent::Confirm { table: None, what };
    assert_eq!(over, sure(Drastic::FillIn(Seat::new(3), Strength::Easy)));
    let replace = asked("game replace", vec![("player", OptionValue::User(UserId(7)))]);
    assert_eq!(replace, seat(SeatAction::Offer { seat: None, to: Some(UserId(7)) }));
    let player = || ("player", OptionValue::User(UserId(7)));
    assert_eq!(asked("game replace", vec![("seat", number(2)), player()]), sure(Drastic::Replace(Seat::new(1), 7)));
    assert_eq!(asked("game replace", vec![("seat", number(2))]), sure(Drastic::Replace(Seat::new(1), 0)));
    let host = table(TableAction::Lobby(LobbyAction::HandOver(UserId(7))));
    assert_eq!(asked("game host", vec![player()]), host);
    assert_eq!(asked("game resign", vec![]), sure(Drastic::Resign));
    assert_eq!(asked("game resign", vec![("to", text("anybody"))]), sure(Drastic::ResignToAnybody));
    assert_eq!(asked("game pause", vec![]), table(TableAction::Pause(PauseAction::Pause { days: None })));
    assert_eq!(
        asked("game pause", vec![("days", number(9))]),
        table(TableAction::Pause(PauseAction::Pause { days: Some(9) }))
    );
    assert_eq!(asked("game move", vec![("game", number(9))]), table(TableAction::Move { table: Some(9) }));
}

#[test]
fn settings_and_preferences_are_read() {
    let settings = |options| asked("game settings", options);
    let change = |change| table(TableAction::Settings(Box::new(change)));
    assert_eq!(settings(vec![]), table(Query::Settings));
    let clock = Some(Some(ClockRule { bank: 172_800, increment: 5400 }));
    let given = [("remind-after", "relaxed"), ("time-bank", "2d"), ("per-turn", "90m"), ("on-timeout", "seat")];
    let (pace, time_out) = (Some(Pace::Relaxed), Some(TimeOut::Seat));
    assert_eq!(
        settings(given.map(|(name, value)| (name, text(value))).to_vec()),
        change(SettingsChange { pace, clock, time_out, ..SettingsChange::default() })
    );
    let pace = Some(Pace::Hours(36));
    assert_eq!(
        settings(vec![("remind-after", text("36h")), ("time-bank", text("none"))]),
        change(SettingsChange { pace, clock: Some(None), ..Default::default() })
    );
    let unclear = |text: &str, expected| Intent::Refused(Refusal::Unclear { text: text.to_owned(), expected });
    assert_eq!(settings(vec![("time-bank", text("soon"))]), unclear("soon", InputKind::Span));

    let wanted = PreferencesChange {
        notify_by: Some(NotifyBy::Both),
        zone: Some("Europe/Rome".to_owned()),
        quiet: Some(Some(QuietHours { from: 1350, until: 420 })),
        back: Some(Some(jiff::civil::date(2027, 1, 31))),
        play_forced: Some(true),
        delay_queued_turns: Some(false),
        comments: Some(true),
        theme: Some(None),
    };
    let given = [
        ("send-to", "both"),
        ("timezone", "Europe/Rome "),
        ("quiet-hours", "22:30-7"),
        ("vacation", "2027-01-31"),
        ("pictures", "game"),
    ];
    let mut given = given.map(|(name, value)| (name, text(value))).to_vec();
    let flags = [("auto-play", true), ("delay", false), ("comments", true)];
    given.extend(flags.map(|(name, value)| (name, OptionValue::Flag(value))));
    assert_eq!(asked("remind", given), table(Command::Preferences(Box::new(wanted))));
    assert_eq!(asked("remind", vec![("vacation", text("tomorrow"))]), unclear("tomorrow", InputKind::Day));
}

/// A time in the words of a language becomes a value, and a refusal quotes the typed text.
#[test]
fn typed_times_are_read_in_the_language_and_quoted_as_typed() {
    let texts = Texts::embedded();
    let now = "2026-11-28T12:00:00Z".parse().unwrap();
    let read = |locale: &str, option: &str, typed: &str| {
        let path = if matches!(option, "time-bank" | "remind-after") { "game settings" } else { "remind" };
        let localizer = Localizer::new(&texts, locale, &[]);
        commands::understand(&commands::with_words(input(path, vec![(option, text(typed))]), &localizer, now)).unwrap()
    };
    let plain = |option: &str, typed: &str| read("en", option, typed);
    let unclear = |text: &str, expected| Intent::Refused(Refusal::Unclear { text: text.to_owned(), expected });
    assert_eq!(read("it", "quiet-hours", "dalle 22 alle 7"), plain("quiet-hours", "22:00-07:00"));
    assert_eq!(read("es", "vacation", "5 de diciembre"), plain("vacation", "2026-12-05"));
    assert_eq!(plain("vacation", "in 3 days"), plain("vacation", "2026-12-01"));
    assert_eq!(plain("timezone", "EST"), plain("timezone", "America/New_York"));
    assert_eq!(plain("timezone", "gmt+2"), plain("timezone", "Etc/GMT-2"));
    assert_eq!(read("ro", "time-bank", "o săptămână"), plain("time-bank", "7d"));
    assert_eq!(plain("remind-after", "1 week (weekly)"), plain("remind-after", "weekly"));
    assert_eq!(plain("vacation", "P2D of minutes"), unclear("P2D of minutes", InputKind::Day));
    assert_eq!(read("it", "time-bank", "3 giorni lunghi"), unclear("3 giorni lunghi", InputKind::Span));
}

/// The command names a turn of a finished game just as the button does.
#[test]
fn a_command_starts_a_game_from_a_turn() {
    let given = vec![("game", text("tzolkin")), ("from-turn", OptionValue::Number(7))];
    assert_eq!(asked("game new", given), table(Command::PlayOn { turn: 7 }));
    let given = vec![("turn", OptionValue::Number(7))];
    assert_eq!(asked("whatif", given), table(WhatIfRequest::Begin { turn: Some(7) }));
}

#[test]
fn every_command_is_in_the_help() {
    let texts = Texts::embedded();
    for locale in ["en", "it", "es", "ro"] {
        let localizer = Localizer::new(&texts, locale, &[]);
        let [page] = &reply::help(&localizer)[..] else { panic!("{locale}: more than a page") };
        assert_eq!(page.content.lines().count(), 10, "{locale}: {}", page.content);
        let [more] = &reply::more_help(&localizer)[..] else { panic!("{locale}: more than a page") };
        for (path, _) in commands::list() {
            let name = commands::name(&path, |key| localizer.word(key));
            let (first, rest) = name.split_once(' ').unwrap_or((&name, ""));
            let named = |line: &str| line.starts_with(&format!("`/{first}")) && line.contains(rest);
            assert!(page.content.lines().chain(more.content.lines()).any(named), "{locale}: {name} is missing");
        }
    }
}
