//! Private messages use their reader's language, public ones the game's language.

use std::time::Duration;

use daykeeper::engine::Phrase;
use daykeeper::sandbox::Config;
use daykeeper::table::Clock;
use daykeeper::text::Texts;
use serde_json::json;

use super::bot::{World, people};
use super::person::text_of;
use crate::support::Seen;

/// Returns a text in a language, which must differ from the English text.
fn words(texts: &Texts, locale: &str, key: &str) -> String {
    let text = texts.say(locale, &Phrase::new(key), &[]);
    assert_ne!(text, texts.say("en", &Phrase::new(key), &[]), "it says nothing");
    text
}

/// Finds the newest public message with a button of this label.
fn with(label: String) -> impl Fn(&[Seen]) -> Option<Seen> {
    move |seen| super::person::find(seen, &label)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_uses_its_hosts_language_if_the_server_has_no_setting() {
    let (world, texts) = (World::with(Config::default()).await, Texts::embedded());
    let people = people(&world.client, 1).await;
    people[0].set_locale("it").await.unwrap();
    let channel = world.client.add_channel("italian").await.unwrap();
    let given = [("game", json!("teotihuacan")), ("seats", json!(2))];
    text_of(&people[0].command(channel, "game new", &given).await.unwrap());
    people[0].wait_for(channel, "the lobby", with(words(&texts, "it", "ui-button-join"))).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_reads_replies_in_their_own_language() {
    let config = Config { guild_locale: "ro".to_owned(), ..Config::default() };
    let (world, texts) = (World::with(config).await, Texts::embedded());
    let people = people(&world.client, 2).await;
    people[0].set_locale("it").await.unwrap();
    people[1].set_locale("es-419").await.unwrap();
    let channel = world.client.add_channel("languages").await.unwrap();

    // The game takes the server's language. Replies use the language of the user.
    let given = [("game", json!("tzolkin")), ("seats", json!(2)), ("seating", json!("joined"))];
    let opened = text_of(&people[0].command(channel, "game new", &given).await.unwrap());
    assert!(opened.contains(&words(&texts, "it", "ui-table-opened")), "{opened}");
    let lobby = people[0].wait_for(channel, "the lobby", with(words(&texts, "ro", "ui-button-join"))).await.unwrap();
    assert!(lobby.content.contains(&texts.say("ro", &Phrase::new("tzolkin-name"), &[])), "{}", lobby.content);
    let joined = text_of(&people[1].click_label(&lobby, &words(&texts, "ro", "ui-button-join")).await.unwrap());
    assert!(joined.contains(&words(&texts, "es", "ui-table-joined")), "{joined}");

    // Each user sees the settings in their language, and each language under its native name.
    let settings = text_of(&people[1].command(channel, "game settings", &[]).await.unwrap());
    assert!(settings.contains(&words(&texts, "es", "ui-settings-title")), "{settings}");
    assert!(settings.contains(&words(&texts, "ro", "ui-language-name")), "{settings}");
    let changed = text_of(&people[0].command(channel, "game settings", &[("language", json!("it"))]).await.unwrap());
    assert!(changed.contains(&words(&texts, "it", "ui-language-name")), "{changed}");

    // The channel now uses the other language, and the bot updates the lobby.
    let start = words(&texts, "it", "ui-button-start");
    let lobby = people[1].wait_for(channel, "the lobby in Italian", with(start.clone())).await.unwrap();
    people[0].click_label(&lobby, &start).await.unwrap();
    let choose = texts.say("it", &Phrase::new("tzolkin-choose"), &[]);
    people[1].wait_for(channel, "the choice in Italian", with(choose)).await.unwrap();
    for person in &people {
        let locale = if person.id == people[0].id { "it" } else { "es" };
        let planner = text_of(&person.command(channel, "turn", &[]).await.unwrap());
        assert!(!planner.is_empty());
        let help = text_of(&person.command(channel, "help", &[]).await.unwrap());
        assert!(help.contains(&format!("/{}", words(&texts, locale, "cmd-turn"))), "{help}");
    }

    // Autocompletion finds a half-typed step by words of the notation, of the reader's language, or of both.
    let offered = async |typed: &str| {
        let offers = people[0].autocomplete(channel, "play", &[("action", json!(typed))], "action").await.unwrap();
        offers.into_iter().map(|offer| offer.name).collect::<Vec<String>>()
    };
    let kept = offered("keep").await;
    let (step, label) = kept[0].split_once(" – ").unwrap();
    let own = label.split(' ').next().unwrap();
    assert!(!step.contains(&own.to_lowercase()), "{kept:?}");
    for typed in [own.to_owned(), format!("keep {own}"), format!("{own} {}", step.split(' ').nth(1).unwrap())] {
        let found = offered(&typed).await;
        assert!(found.contains(&kept[0]), "{typed}: {found:?}");
    }

    // Typed options may use words of the reader's language.
    let quiet = text_of(&people[1].command(channel, "remind", &[("quiet-hours", json!("ninguna"))]).await.unwrap());
    assert!(quiet.contains(&words(&texts, "es", "ui-remind-no-quiet")), "{quiet}");

    // A reminder by direct message uses the last language that the bot saw for its reader.
    people[0].set_locale("ro").await.unwrap();
    text_of(&people[0].command(channel, "remind", &[("send-to", json!("direct"))]).await.unwrap());
    world.clock.forward(Duration::from_secs(60 * 60 * 60));
    while world.tables.next_due(Vec::new()).await.unwrap().is_some_and(|due| due <= world.clock.now()) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    world.clock.forward(Duration::from_secs(60));
    let found = async || {
        let Some(dm) = people[0].dm_channel().await? else { return Ok(None) };
        Ok(people[0].messages(dm).await?.last().cloned())
    };
    let reminder = world.client.wait("the reminder", found).await.unwrap();
    let spoken = ["ui-reminder-choice", "ui-reminder-choice-again"].map(|key| {
        let args = ["user", "game", "channel", "since"];
        let text = texts.say("ro", &args.iter().fold(Phrase::new(key), |phrase, name| phrase.with(name, "|")), &[]);
        text.split('|').max_by_key(|part| part.len()).unwrap().to_owned()
    });
    assert!(spoken.iter().any(|text| reminder.content.contains(text)), "{} for {spoken:?}", reminder.content);
    world.end().await;
}
