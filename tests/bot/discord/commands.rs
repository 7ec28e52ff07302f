//! The command tree.

use std::collections::BTreeSet;

use daykeeper::discord::commands;
use daykeeper::engine::Seat;
use daykeeper::text::{Source, Texts};
use serde_json::{Value, json};
use serenity::model::application::{CommandDataOption, CommandDataOptionValue};
use twilight_model::application::command::Command;

use super::judge::schema_accepts;

fn registered(texts: &Texts) -> Vec<Value> {
    commands::registration(texts).as_array().unwrap().clone()
}

fn check(texts: &Texts) {
    let commands = registered(texts);
    assert!((1..=100).contains(&commands.len()));
    for command in &commands {
        schema_accepts("ApplicationCommandUpdateRequest", command);
        let mut full = command.clone();
        full["version"] = "1".into();
        full["default_member_permissions"] = Value::Null;
        let command: Command = serde_json::from_value(full).unwrap();
        if let Err(error) = twilight_validate::command::command(&command) {
            panic!("twilight refuses /{}: {error}", command.name);
        }
    }
}

#[test]
fn discord_accepts_the_tree() {
    check(&Texts::embedded());
}

/// Another language comes as a file alone, and its names are registered beside the English ones.
#[test]
fn discord_accepts_the_tree_in_more_languages() {
    let italian = "cmd-turn = turno\n    .description = Fai il tuo turno.\n\
                   cmd-board-format = formato\n    .description = Immagine o testo.\n    .text = testo\n";
    let spanish = "cmd-game-new = nueva\n    .description = Abre una mesa en este canal.\n";
    let mut sources = Texts::sources();
    sources.push(Source { locale: "it", file: "it/x.ftl", text: italian });
    sources.push(Source { locale: "es", file: "es/x.ftl", text: spanish });
    let texts = Texts::load(&sources).unwrap();
    check(&texts);
    let commands = registered(&texts);
    let find = |name: &str| commands.iter().find(|command| command["name"] == name).unwrap();
    assert_eq!(find("turn")["name_localizations"]["it"], "turno");
    assert_eq!(find("turn")["description_localizations"]["it"], "Fai il tuo turno.");
    let format = find("board")["options"].as_array().unwrap().iter().find(|o| o["name"] == "format").unwrap().clone();
    let text = format["choices"].as_array().unwrap().iter().find(|c| c["value"] == "text").unwrap().clone();
    assert_eq!(text["name_localizations"], json!({ "it": "testo" }));
    let new = find("game")["options"].as_array().unwrap().iter().find(|o| o["name"] == "new").unwrap().clone();
    assert_eq!(new["name_localizations"], json!({ "es-ES": "nueva", "es-419": "nueva" }));
}

/// Every name and description is a text of its own, so that a translator finds it.
#[test]
fn everything_in_the_tree_is_said() {
    fn walk(value: &Value, said: &mut Vec<String>) {
        for field in ["name", "description"] {
            said.extend(value[field].as_str().map(str::to_owned));
        }
        for list in ["options", "choices"] {
            for inner in value[list].as_array().map_or(&[][..], Vec::as_slice) {
                walk(inner, said);
            }
        }
    }
    let mut said = Vec::new();
    registered(&Texts::embedded()).iter().for_each(|command| walk(command, &mut said));
    // What is not said anywhere is shown as its key.
    let keys: Vec<&String> = said.iter().filter(|text| text.starts_with("cmd-") || text.contains("-option-")).collect();
    assert!(keys.is_empty(), "no words for {keys:?}");
    assert!(said.len() > 30);
}

/// What is registered is understood: each leaf of the tree, with nothing or everything given.
#[test]
fn every_registered_command_is_understood() {
    let mut seen = BTreeSet::new();
    for command in registered(&Texts::embedded()) {
        let name = command["name"].as_str().unwrap();
        let options = command["options"].as_array().unwrap();
        let subs: Vec<&Value> = options.iter().filter(|option| option["type"] == 1).collect();
        for group in options.iter().filter(|option| option["type"] == 2) {
            let group_name = group["name"].as_str().unwrap();
            for sub in group["options"].as_array().unwrap() {
                let inner = given(sub["options"].as_array().unwrap());
                let sub = sub["name"].as_str().unwrap();
                let inner = vec![option(sub, CommandDataOptionValue::SubCommand(inner))];
                understood(name, vec![option(group_name, CommandDataOptionValue::SubCommandGroup(inner))]);
                seen.insert(format!("{name} {group_name} {sub}"));
            }
        }
        if subs.is_empty() {
            understood(name, given(options));
            seen.insert(name.to_owned());
        }
        for sub in subs {
            let inner = given(sub["options"].as_array().unwrap());
            let sub = sub["name"].as_str().unwrap();
            understood(name, vec![option(sub, CommandDataOptionValue::SubCommand(inner))]);
            seen.insert(format!("{name} {sub}"));
        }
    }
    let wanted = "board|game ai add|game ai hand-over|game ai remove|game ai strength|game back|game cancel|\
                  game info|game join|game leave|game move|game new|game replace|game resign|game settings|\
                  game start|games|help|hint|log|play|remind|rules|score|turn|undo";
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join("|"), wanted);
    assert_eq!(commands::understand("dance", &[]), None);
    assert_eq!(commands::list().count(), 26);
}

fn understood(name: &str, options: Vec<CommandDataOption>) {
    assert!(commands::understand(name, &options).is_some(), "/{name} {options:?}");
}

/// A value for each option, as Discord would send it.
fn given(options: &[Value]) -> Vec<CommandDataOption> {
    options
        .iter()
        .map(|o| {
            let value = match o["type"].as_u64() {
                Some(4) => CommandDataOptionValue::Integer(2),
                Some(5) => CommandDataOptionValue::Boolean(true),
                Some(6) => CommandDataOptionValue::User(serenity::model::id::UserId::new(7)),
                _ => CommandDataOptionValue::String(o["choices"][0]["value"].as_str().unwrap_or("end").to_owned()),
            };
            option(o["name"].as_str().unwrap(), value)
        })
        .collect()
}

fn option(name: &str, value: CommandDataOptionValue) -> CommandDataOption {
    let kind = match &value {
        CommandDataOptionValue::SubCommand(inner) => {
            json!({ "type": 1, "name": name, "options": inner })
        }
        CommandDataOptionValue::SubCommandGroup(inner) => json!({ "type": 2, "name": name, "options": inner }),
        CommandDataOptionValue::User(user) => json!({ "type": 6, "name": name, "value": user.to_string() }),
        CommandDataOptionValue::Integer(number) => json!({ "type": 4, "name": name, "value": number }),
        CommandDataOptionValue::Boolean(flag) => json!({ "type": 5, "name": name, "value": flag }),
        CommandDataOptionValue::String(text) => json!({ "type": 3, "name": name, "value": text }),
        _ => unreachable!("not used here"),
    };
    serde_json::from_value(kind).unwrap()
}

#[test]
fn seats_are_read() {
    use daykeeper::table::{Command, Order, SeatOrder, Strength, Successor, TableId, UserId};
    let seat = |command| commands::Wish::Table(Command::Order(Order::Seat(command)));
    let number = |name: &str, number| option(name, CommandDataOptionValue::Integer(number));
    let text = |name: &str, text: &str| option(name, CommandDataOptionValue::String(text.to_owned()));
    let game = |sub: &str, inner| {
        commands::understand("game", &[option(sub, CommandDataOptionValue::SubCommand(inner))]).unwrap()
    };
    let ai = |sub: &str, inner| {
        let inner = vec![option(sub, CommandDataOptionValue::SubCommand(inner))];
        commands::understand("game", &[option("ai", CommandDataOptionValue::SubCommandGroup(inner))]).unwrap()
    };
    assert_eq!(ai("add", vec![text("strength", "hard")]), seat(SeatOrder::AddComputer(Strength::Hard)));
    // People count seats from 1; one that does not exist stays such.
    assert_eq!(ai("remove", vec![number("seat", 2)]), seat(SeatOrder::RemoveComputer(Some(Seat::new(1)))));
    assert_eq!(ai("remove", vec![number("seat", 0)]), seat(SeatOrder::RemoveComputer(Some(Seat::new(u8::MAX)))));
    assert_eq!(
        ai("hand-over", vec![text("strength", "easy"), number("seat", 4)]),
        seat(SeatOrder::HandOver(Some(Seat::new(3)), Strength::Easy))
    );
    let bob = option("player", CommandDataOptionValue::User(serenity::model::id::UserId::new(7)));
    assert_eq!(game("replace", vec![bob]), seat(SeatOrder::Offer { seat: None, to: Some(UserId(7)) }));
    assert_eq!(game("resign", vec![]), seat(SeatOrder::Resign(Successor::Computer)));
    assert_eq!(game("resign", vec![text("to", "anybody")]), seat(SeatOrder::Resign(Successor::Anybody)));
    let moved = commands::Wish::Table(Command::Order(Order::Move { table: Some(TableId(9)) }));
    assert_eq!(game("move", vec![number("table", 9)]), moved);
}

#[test]
fn settings_and_reminders_are_read() {
    use daykeeper::table::{
        ClockRule, Command, NotifyBy, Order, Pace, PreferencesChange, Query, QuietHours, SettingsChange, TimeOut,
    };
    let text = |name: &str, text: &str| option(name, CommandDataOptionValue::String(text.to_owned()));
    let settings =
        |inner| commands::understand("game", &[option("settings", CommandDataOptionValue::SubCommand(inner))]).unwrap();
    let change = |change| commands::Wish::Table(Command::Order(Order::Settings(Box::new(change))));
    assert_eq!(settings(vec![]), commands::Wish::Table(Command::Query(Query::Settings)));
    let rule = |bank, increment| Some(Some(ClockRule { bank, increment }));
    assert_eq!(
        settings(vec![text("pace", "relaxed"), text("bank", "2d"), text("increment", "90m"), text("time-out", "seat")]),
        change(SettingsChange {
            pace: Some(Pace::Relaxed),
            clock: rule(172_800, 5400),
            time_out: Some(TimeOut::Seat),
            ..SettingsChange::default()
        })
    );
    let hours = option("hours", CommandDataOptionValue::Integer(36));
    let pace = Some(Pace::Hours(36));
    assert_eq!(
        settings(vec![hours, text("bank", "none")]),
        change(SettingsChange { pace, clock: Some(None), ..Default::default() })
    );
    assert_eq!(settings(vec![text("bank", "soon")]), commands::Wish::Unclear("soon".to_owned()));

    let remind = |inner: Vec<_>| commands::understand("remind", &inner).unwrap();
    let wanted = PreferencesChange {
        notify_by: Some(NotifyBy::Both),
        zone: Some("Europe/Rome".to_owned()),
        quiet: Some(Some(QuietHours { from: 1350, until: 420 })),
        back: Some(Some(jiff::civil::date(2027, 1, 31))),
    };
    let given =
        vec![text("where", "both"), text("zone", "Europe/Rome "), text("quiet", "22:30-7"), text("away", "2027-01-31")];
    assert_eq!(remind(given), commands::Wish::Table(Command::Preferences(Box::new(wanted))));
    assert_eq!(remind(vec![text("away", "tomorrow")]), commands::Wish::Unclear("tomorrow".to_owned()));
}
