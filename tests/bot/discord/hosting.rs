//! The bot admins' command: its registration, and the users who get an answer.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::discord::commands::intent::{AdminRequest, Intent};
use daykeeper::discord::parts::interaction::{CommandInput, GivenOption, OptionValue};
use daykeeper::discord::{Bot, HttpAnswer, HttpRequest, Rest, RestError, Sent, Transport, commands};
use daykeeper::render::Pictures;
use daykeeper::table::{GuildId, MaintenanceScope, UserId};
use daykeeper::text::Texts;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::judge::schema_accepts;
use crate::table::bench::Bench;

#[test]
fn the_admin_command_is_hidden_from_most_users() {
    let texts = Texts::embedded();
    let command = json!(commands::admin_registration(&texts));
    // Discord's guide and API use text for these bits, but its schema wants a number.
    let mut numbered = command.clone();
    numbered["default_member_permissions"] = json!(0);
    schema_accepts("ApplicationCommandUpdateRequest", &numbered);
    assert_eq!(command["default_member_permissions"], "0", "only administrators see it, until they decide otherwise");
    assert_eq!((&command["contexts"], &command["integration_types"]), (&json!([0]), &json!([0])));
    assert!(commands::registration(&texts).iter().all(|public| json!(public)["name"] != "admin"));
    assert!(commands::list().all(|(path, _)| !path.contains("admin")), "nobody else is told of it");
    for locale in ["it", "es-ES", "es-419", "ro"] {
        for node in command["options"].as_array().unwrap() {
            let name = node["name_localizations"][locale].as_str().unwrap();
            assert!(name.len() <= 32 && name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{locale}: {name}");
            let about = node["description_localizations"][locale].as_str().unwrap();
            assert!(about.chars().count() <= 100 && !about.ends_with('…'), "{locale}: {about}");
        }
    }
}

#[test]
fn admin_commands_are_read() {
    let asked = |path: &str, options: &[(&str, OptionValue)]| {
        let given = |(name, value): &(&str, OptionValue)| GivenOption {
            name: (*name).to_owned(),
            value: value.clone(),
            focused: false,
        };
        let input = CommandInput {
            path: path.split(' ').map(str::to_owned).collect(),
            options: options.iter().map(given).collect(),
        };
        assert!(commands::is_for_owners(&input), "{path}");
        match commands::understand(&input) {
            Some(Intent::Admin(request)) => request,
            other => panic!("{path}: {other:?}"),
        }
    };
    let text = |text: &str| OptionValue::Text(text.to_owned());
    assert_eq!(asked("admin health", &[]), AdminRequest::Health);
    assert_eq!(asked("admin queues", &[]), AdminRequest::Queues);
    assert_eq!(asked("admin game", &[]), AdminRequest::Table(None));
    let table = asked("admin game", &[("game", OptionValue::Number(7))]);
    assert_eq!(table, AdminRequest::Table(Some(7)));
    assert_eq!(asked("admin leave", &[("server", text("12"))]), AdminRequest::Leave("12".to_owned()));
    let maintenance = |options: &[(&str, OptionValue)]| asked("admin maintenance", options);
    assert_eq!(maintenance(&[]), AdminRequest::Maintenance(None, MaintenanceScope::Everything));
    let words = Some("back soon".to_owned());
    let all = maintenance(&[("message", text("back soon"))]);
    assert_eq!(all, AdminRequest::Maintenance(words.clone(), MaintenanceScope::Everything));
    let new = maintenance(&[("message", text("back soon")), ("new-only", OptionValue::Flag(true))]);
    assert_eq!(new, AdminRequest::Maintenance(words, MaintenanceScope::NewGames));
    let turn = CommandInput { path: vec!["turn".to_owned()], options: Vec::new() };
    assert!(!commands::is_for_owners(&turn));
}

/// A Discord with this answer about the application's owners.
#[derive(Clone)]
struct Discord {
    application: Result<Value, RestError>,
    /// Requests that changed servers, and the answers to interactions.
    done: Arc<Mutex<Vec<String>>>,
    /// The requests about the application's owners.
    asked: Arc<AtomicUsize>,
}

/// The name of every server.
const SERVER_NAME: &str = "**Club** [free](https://example.org) @everyone <@1>";

impl Transport for Discord {
    fn send<'a>(&'a self, request: HttpRequest<'a>) -> Sent<'a> {
        let body = request.body.cloned().unwrap_or_default();
        let answer = match (request.method.as_str(), request.path) {
            ("GET", path) if path.ends_with("/applications/@me") => {
                self.asked.fetch_add(1, Ordering::SeqCst);
                self.application.clone()
            }
            ("DELETE", path) => {
                self.done.lock().unwrap().push(path.to_owned());
                Ok(Value::Null)
            }
            ("PATCH", _) => {
                assert_eq!(body["allowed_mentions"]["parse"], json!([]), "an answer mentions no one: {body}");
                self.done.lock().unwrap().push(body["content"].as_str().unwrap_or_default().to_owned());
                Ok(json!({}))
            }
            _ => Ok(json!({ "id": "1", "name": SERVER_NAME })),
        };
        Box::pin(std::future::ready(answer.map(|body| HttpAnswer {
            status: StatusCode::OK,
            headers: Default::default(),
            body: Some(body.to_string()),
        })))
    }
}

/// An interaction of a user with every permission in the server, since those must not matter.
fn interaction(user: u64, id: u64, kind: u8, data: &Value) -> Value {
    json!({
        "id": id.to_string(), "token": "t", "application_id": "2", "type": kind, "channel_id": "500", "guild_id": "7",
        "locale": "en-US", "data": data,
        "member": { "user": { "id": user.to_string(), "username": "ada" }, "permissions": u64::MAX.to_string() },
        "authorizing_integration_owners": { "0": "7" },
        "message": { "id": "9", "flags": 64 },
    })
}

/// Returns the bot's replies to this user and its requests.
async fn answer(bench: &Bench, application: Result<Value, RestError>, user: u64, kind: u8, data: Value) -> Vec<String> {
    let discord = Discord { application, done: Arc::default(), asked: Arc::default() };
    let bot = bot(bench, &discord);
    bot.interaction(&interaction(user, 90, kind, &data)).await;
    std::mem::take(&mut *discord.done.lock().unwrap())
}

fn bot(bench: &Bench, discord: &Discord) -> Bot {
    let (texts, rest) = (Arc::new(Texts::embedded()), Rest::with_transport(discord.clone()));
    Bot::new(rest, UserId(42), None, bench.tables.clone(), texts, Pictures::new(1))
}

#[tokio::test]
async fn admin_commands_work_only_for_owners_of_the_bot() {
    let bench = Bench::new();
    bench.begin(2).await;
    let owned = || Ok(json!({ "id": "2", "owner": { "id": "5" }, "team": null }));
    let member =
        |id: &str, state: u8, role: &str| json!({ "user": { "id": id }, "membership_state": state, "role": role });
    let members =
        [member("5", 2, "admin"), member("6", 2, "developer"), member("8", 2, "read_only"), member("9", 1, "admin")];
    let team = || Ok(json!({ "id": "2", "owner": { "id": "1000" }, "team": { "members": members } }));
    let health = || json!({ "name": "admin", "type": 1, "options": [{ "name": "health", "type": 1 }] });
    let press = |custom_id: &str| json!({ "custom_id": custom_id, "component_type": 2 });
    let refused = "Only bot admins can use this command.";
    for (application, user, may) in [
        (owned(), 5, true),
        (owned(), 6, false),
        (team(), 5, true),
        (team(), 6, true),
        (team(), 8, false),
        (team(), 9, false),
        (team(), 1000, false),
    ] {
        let text = answer(&bench, application.clone(), user, 2, health()).await;
        assert_eq!(text.len(), 1);
        assert_eq!(text[0] != refused, may, "{user}: {text:?}");
        // A forged confirm button.
        let done = answer(&bench, application, user, 3, press("v1:0:0-0:leave-server:7")).await;
        assert_eq!(done.iter().any(|done| done == "/users/@me/guilds/7"), may, "{user}: {done:?}");
        assert_eq!(done.last().is_some_and(|text| text == refused), !may, "{user}: {done:?}");
    }
    let lost = || Err(RestError::Unreachable { address: "discord".into(), cause: "refused".into() });
    let text = answer(&bench, lost(), 5, 2, health()).await;
    assert!(text[0].starts_with("Discord isn't responding right now"), "{text:?}");
    let done = answer(&bench, lost(), 5, 3, press("v1:0:0-0:leave-server:7")).await;
    assert!(done.len() == 1 && done[0].starts_with("Discord isn't"), "in doubt nothing is done: {done:?}");
}

/// The most characters of a message.
const MOST: usize = 2000;

#[tokio::test]
async fn hostile_input_gets_a_sentence_and_changes_nothing() {
    let bench = Bench::new();
    bench.begin(2).await;
    let application = Ok(json!({ "id": "2", "owner": { "id": "5" }, "team": null }));
    let discord = Discord { application, done: Arc::default(), asked: Arc::default() };
    let bot = bot(&bench, &discord);
    let mut id = 90;
    let mut command = async |user: u64, name: &str, options: Value| {
        id += 1;
        let data = json!({ "name": "admin", "type": 1, "options": [{ "name": name, "type": 1, "options": options }] });
        bot.interaction(&interaction(user, id, 2, &data)).await;
        let mut answers = std::mem::take(&mut *discord.done.lock().unwrap());
        assert_eq!(answers.len(), 1, "{name} {options}: {answers:?}");
        let answer = answers.remove(0);
        assert!(!answer.is_empty() && answer.chars().count() <= MOST, "{name} {options}: {answer}");
        answer
    };
    let text = |name: &str, value: &str| json!([{ "name": name, "type": 3, "value": value }]);
    let number = |value: Value| json!([{ "name": "game", "type": 4, "value": value }]);
    let before = bench.fingerprint();

    for value in [json!(i64::MIN), json!(-1), json!(0), json!(i64::MAX), json!(u64::MAX), json!(1e300), json!("1")] {
        let answer = command(5, "game", number(value.clone())).await;
        let unreadable = !value.is_i64();
        assert!(answer == "That game doesn't exist." || unreadable, "{value}: {answer}");
    }
    for server in ["", "-7", "7;8", "0x7", "<@7>", "../../channels/500", "18446744073709551616"] {
        let answer = command(5, "leave", text("server", server)).await;
        assert_eq!(answer, "I'm not in a server with that ID.", "{server}");
    }
    // Another server's name is shown letter by letter.
    let question = command(5, "leave", text("server", "18446744073709551615")).await;
    for raw in ["**Club**", "](https", "@everyone", "<@1>"] {
        assert!(!question.contains(raw), "{question}");
    }
    // Strangers learn nothing and set nothing, and Discord isn't asked for each of them.
    for stranger in 1000..1100 {
        for (name, options) in [("health", json!([])), ("game", json!([])), ("maintenance", text("message", "away"))] {
            assert_eq!(command(stranger, name, options).await, "Only bot admins can use this command.");
        }
    }
    assert!(discord.asked.load(Ordering::SeqCst) <= 2);
    assert_eq!(bench.fingerprint(), before);
    assert!(bench.tables.maintenance().await.unwrap().is_none());

    // A long message in many lines still fits into the refusals that quote it.
    for message in ["a\n".repeat(500), "@everyone ".repeat(100), "\u{202e}𝖆".repeat(500), "> ".repeat(500)] {
        command(5, "maintenance", text("message", &message)).await;
        command(5, "health", json!([])).await;
    }
    assert_eq!(command(5, "maintenance", json!([])).await, "Maintenance is over.");
}

#[tokio::test]
async fn a_table_is_shown_without_what_players_hide() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.step(1, "take 1").await;
    let plan = "UPDATE jobs SET kind = 'queued_turn' WHERE kind = 'reminder'";
    let before = bench.tables.overview(crate::table::bench::CHANNEL, None).await.unwrap().unwrap();
    assert!(!before.jobs.is_empty() && !before.is_suspended);
    assert_eq!(before.guild, Some(GuildId(7)));
    assert!(bench.sql().execute(plan, []).unwrap() > 0);
    let after = bench.tables.overview(crate::table::bench::CHANNEL, None).await.unwrap().unwrap();
    assert!(after.jobs.is_empty(), "that somebody has planned ahead is not shown");
    assert!(after.pending.messages > 0 && after.info.is_some());
    // The page must say that a game can't be read.
    bench.sql().execute("UPDATE tables SET setup = '{}'", []).unwrap();
    let bench = bench.restart();
    let broken = bench.tables.overview(crate::table::bench::CHANNEL, Some(1)).await.unwrap().unwrap();
    assert!(broken.info.is_none());
    assert!(bench.tables.overview(crate::table::bench::CHANNEL, Some(9)).await.unwrap().is_none());
}
