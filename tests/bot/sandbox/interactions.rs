//! Commands, buttons, menus, forms, autocompletion, deadlines.

use std::time::Duration;

use daykeeper::sandbox::{Config, InteractionState, WorldClock};
use serde_json::json;
use serenity::all::*;

use super::bot::{Stage, code, picture};
use crate::support::{Error, Seen};

#[tokio::test]
async fn a_deferred_command_ends_as_a_message_with_a_picture() {
    let stage = Stage::new().await;
    let (user, channel) = (stage.user("Ileana").await, stage.channel("random").await);
    let answer = user.command(channel, "picture", &[]).await.unwrap();
    assert_eq!((answer.state, answer.settled), (InteractionState::Thinking, true));
    let message = answer.message.unwrap();
    assert_eq!((message.content.as_str(), message.thinking, message.ephemeral), ("Here", false, false));
    assert_eq!(message.edited_timestamp, None, "the first edit is the answer");
    let file = &message.attachments[0];
    assert_eq!((file.filename.as_str(), file.width, file.height), ("board.png", Some(60), Some(40)));
    assert_eq!(file.description.as_deref(), Some("A board"));
    assert_eq!(stage.client.download(&file.url).await.unwrap(), picture(60, 40));
    let labels: Vec<String> = message.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Update", "Later", "Form", "Off", "Link"]);
    assert_eq!(message.selects()[0].options.len(), 3);
    stage.end().await;
}

#[tokio::test]
async fn buttons_and_menus_change_their_message() {
    let stage = Stage::new().await;
    let (ileana, stefan) = (stage.user("Ileana").await, stage.user("Ștefan").await);
    let channel = stage.channel("random").await;
    let message = ileana.command(channel, "picture", &[]).await.unwrap().message.unwrap();
    let answer = ileana.click_label(&message, "Later").await.unwrap();
    assert_eq!((answer.state, answer.settled), (InteractionState::DeferredUpdate, true));
    let later = answer.message.unwrap();
    assert_eq!((later.id, later.content.as_str()), (message.id, "Here later"));
    assert!(later.edited_timestamp.is_some() && later.attachments.len() == 1, "the rest stays");
    let answer = stefan.click(&message, "update").await.unwrap();
    assert_eq!(answer.state, InteractionState::Update);
    let updated = answer.message.unwrap();
    assert_eq!((updated.id, updated.content.as_str()), (message.id, "Updated by Ștefan"));
    assert!(updated.attachments.is_empty(), "serenity sends an empty list with this answer");
    assert_eq!(updated.buttons().len(), 5);
    let chosen = ileana.select(&message, "fruit", &["apple", "cherry"]).await.unwrap().message.unwrap();
    assert_eq!(chosen.content, "apple and cherry");
    for wrong in [&["apple", "banana", "cherry"][..], &[], &["plum"]] {
        assert!(matches!(ileana.select(&message, "fruit", wrong).await, Err(Error::Refused { .. })));
    }
    assert!(matches!(ileana.click(&message, "off").await, Err(Error::Refused { .. })), "disabled");
    assert!(matches!(ileana.click(&message, "none").await, Err(Error::Refused { .. })));
    stage.end().await;
}

#[tokio::test]
async fn the_event_has_all_that_discord_sends() {
    let stage = Stage::new().await;
    let (user, channel) = (stage.user("Lucía").await, stage.channel("project").await);
    user.set_locale("es-ES").await.unwrap();
    let message = user.command(channel, "picture", &[]).await.unwrap().message.unwrap();
    let event = stage.notes.interaction.lock().unwrap().clone();
    assert_eq!((&event["locale"], &event["guild_locale"]), (&json!("es-ES"), &json!("en-US")));
    assert_eq!(event["member"]["user"]["global_name"], "Lucía");
    assert_eq!(event["attachment_size_limit"], 10 << 20);
    let bits: u64 = event["app_permissions"].as_str().unwrap().parse().unwrap();
    assert!(Permissions::from_bits_truncate(bits).contains(Permissions::SEND_MESSAGES | Permissions::ATTACH_FILES));
    user.click(&message, "update").await.unwrap();
    let event = stage.notes.interaction.lock().unwrap().clone();
    assert_eq!(event["message"]["id"], message.id.to_string());
    assert_eq!(event["message"]["components"][0]["components"][0]["custom_id"], "update");
    stage.end().await;
}

#[tokio::test]
async fn forms_are_shown_and_sent_back() {
    let stage = Stage::new().await;
    let (user, channel) = (stage.user("Ada").await, stage.channel("general").await);
    for source in ["command", "button"] {
        let shown = if source == "command" {
            user.command(channel, "form", &[]).await.unwrap()
        } else {
            let message = user.command(channel, "secret", &[]).await.unwrap().message.unwrap();
            user.click(&message, "form").await.unwrap()
        };
        assert_eq!(shown.state, InteractionState::Modal);
        let form = shown.form.as_ref().unwrap();
        assert_eq!((form.title.as_str(), form.inputs()[0].custom_id.as_str()), ("A reason", "why"));
        for wrong in [vec![], vec![("why", json!("x"))], vec![("why", json!("far too long a text"))]] {
            assert!(matches!(user.submit(&shown, &wrong).await, Err(Error::Refused { .. })));
        }
        let answer = user.submit(&shown, &[("why", json!("rain"))]).await.unwrap();
        assert_eq!(answer.message.unwrap().content, "Because rain");
    }
    stage.end().await;
}

#[tokio::test]
async fn options_are_offered_checked_and_delivered() {
    let stage = Stage::new().await;
    let (user, rival) = (stage.user("Ada").await, stage.user("Tommaso").await);
    let channel = stage.channel("general").await;
    let choices = user.autocomplete(channel, "find", &[("fruit", json!("ap"))], "fruit").await.unwrap();
    assert_eq!(choices.iter().map(|choice| choice.name.as_str()).collect::<Vec<_>>(), ["APPLE", "APRICOT"]);
    assert!(user.autocomplete(channel, "find", &[], "fruit").await.unwrap().len() == 3, "nothing typed yet");
    let rival = json!(rival.id.to_string());
    let good = [("rival", rival.clone()), ("seats", json!(3)), ("mode", json!("post"))];
    let text = user.command(channel, "game new", &good).await.unwrap().message.unwrap().content;
    assert!(text.contains("Tommaso") && text.contains("Integer(3)") && text.contains("\"post\""), "{text}");
    let bad = [
        ("game new", vec![]),
        ("game new", vec![("rival", json!("5"))]),
        ("game new", vec![("rival", rival.clone()), ("seats", json!(5))]),
        ("game new", vec![("rival", rival.clone()), ("seats", json!("three"))]),
        ("game new", vec![("rival", rival.clone()), ("mode", json!("slow"))]),
        ("game new", vec![("rival", rival), ("colour", json!("red"))]),
        ("game", vec![]),
        ("game old", vec![]),
        ("dance", vec![]),
    ];
    for (name, options) in bad {
        let refused = user.command(channel, name, &options).await;
        assert!(matches!(refused, Err(Error::Refused { .. })), "/{name} {options:?}");
    }
    assert!(user.command(channel, "admin", &[]).await.is_ok(), "Ada is a moderator");
    let refused = stage.user("Ileana").await.command(channel, "admin", &[]).await;
    assert!(matches!(refused, Err(Error::Refused { .. })));
    stage.end().await;
}

#[tokio::test]
async fn ephemeral_messages_are_for_one_user_alone() {
    let stage = Stage::new().await;
    let (ileana, stefan) = (stage.user("Ileana").await, stage.user("Ștefan").await);
    let channel = stage.channel("random").await;
    let secret = ileana.command(channel, "secret", &[]).await.unwrap().message.unwrap();
    assert!(secret.ephemeral);
    assert_eq!(ileana.messages(channel).await.unwrap().len(), 1);
    assert_eq!(stefan.messages(channel).await.unwrap().len(), 0);
    assert!(stefan.click(&secret, "update").await.is_err());
    let place = ChannelId::new(channel);
    assert_eq!(code(&place.message(&stage.http, MessageId::new(secret.id)).await.unwrap_err()), 10008);
    let edit = EditMessage::new().content("Loud");
    assert_eq!(code(&place.edit_message(&stage.http, secret.id, edit).await.unwrap_err()), 10008);
    assert!(place.messages(&stage.http, GetMessages::new()).await.unwrap().is_empty());
    let changed = ileana.click(&secret, "update").await.unwrap().message.unwrap();
    assert_eq!((changed.content.as_str(), changed.ephemeral), ("Updated by Ileana", true));
    assert!(stefan.dismiss(&secret).await.is_err());
    ileana.dismiss(&secret).await.unwrap();
    assert!(ileana.messages(channel).await.unwrap().is_empty());
    stage.end().await;
}

#[tokio::test]
async fn followups_take_the_place_of_thinking_then_follow() {
    let stage = Stage::new().await;
    let (user, channel) = (stage.user("Ileana").await, stage.channel("random").await);
    let answer = user.command(channel, "follow", &[]).await.unwrap();
    assert!(answer.message.unwrap().content.starts_with("First"));
    let notes = &stage.notes;
    stage.client.wait("all parts", async || Ok((notes.count("followed") == 1).then_some(()))).await.unwrap();
    let announced = |messages: Vec<Seen>| {
        messages.into_iter().map(|message| (message.content, message.ephemeral)).collect::<Vec<_>>()
    };
    let own = announced(user.messages(channel).await.unwrap());
    let expected = [("First, edited", true), ("Second", false), ("Third", true)];
    assert_eq!(own, expected.map(|(text, ephemeral)| (text.to_owned(), ephemeral)));
    let others = announced(stage.user("Ada").await.messages(channel).await.unwrap());
    assert_eq!(others, [("Second".to_owned(), false)]);
    stage.end().await;
}

#[tokio::test]
async fn an_answer_after_the_deadline_comes_too_late() {
    let clock = WorldClock::manual();
    let stage = Stage::with(Config { clock: clock.clone(), ..Config::default() }).await;
    let (user, channel) = (stage.user("Ileana").await, stage.channel("general").await);
    let deadline = async {
        stage.notes.noted("slow").await;
        clock.advance(Duration::from_secs(3));
    };
    let (answer, ()) = tokio::join!(user.command(channel, "slow", &[]), deadline);
    let answer = answer.unwrap();
    assert_eq!(answer.state, InteractionState::Failed);
    assert_eq!(answer.failure.as_deref(), Some("sandbox-no-response"));
    stage.notes.go_on.notify_one();
    stage.notes.noted("error").await;
    assert_eq!(*stage.notes.errors.lock().unwrap(), [10062]);
    stage.end().await;
}

#[tokio::test]
async fn a_second_first_answer_is_refused() {
    let stage = Stage::new().await;
    let (user, channel) = (stage.user("Ileana").await, stage.channel("general").await);
    let answer = user.command(channel, "twice", &[]).await.unwrap();
    assert_eq!(answer.message.unwrap().content, "Once");
    stage.notes.noted("error").await;
    assert_eq!(*stage.notes.errors.lock().unwrap(), [40060]);
    assert_eq!(user.messages(channel).await.unwrap().len(), 1);
    stage.end().await;
}

#[tokio::test]
async fn a_token_dies_and_thinking_with_it() {
    let clock = WorldClock::manual();
    let stage = Stage::with(Config { clock: clock.clone(), ..Config::default() }).await;
    let (user, channel) = (stage.user("Ileana").await, stage.channel("general").await);
    // The clock is stopped, so the bot stays in "thinking" and waiting longer changes nothing.
    let hasty = stage.client.clone().with_patience(Duration::from_millis(100)).user("Ileana").await.unwrap();
    let answer = hasty.command(channel, "never", &[]).await.unwrap();
    assert!(!answer.settled && answer.message.unwrap().thinking);
    let token = stage.notes.interaction.lock().unwrap()["token"].as_str().unwrap().to_owned();
    clock.advance(Duration::from_secs(15 * 60));
    let failed = |messages: &[Seen]| messages[0].failed.then_some(());
    user.wait_for(channel, "the failure", failed).await.unwrap();
    let edit = EditInteractionResponse::new().content("too late");
    let late = stage.http.edit_original_interaction_response(&token, &edit, Vec::new()).await;
    assert_eq!(code(&late.unwrap_err()), 50027);
    stage.end().await;
}
