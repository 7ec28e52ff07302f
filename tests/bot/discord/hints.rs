//! A hint as Discord gets it: first its plans, then their reasons.

use std::sync::atomic::Ordering;
use std::time::Duration;

use daykeeper::table::Strength;
use serde_json::{Value, json};

use super::comments::{Discord, Received, paths};
use crate::support::pebbles::{REASONED, UNPROVED};
use crate::table::bench::Bench;
use crate::table::computers::game_of;

/// Asks for a hint. Its proofs wait until Discord has received the plans and `then` has ended. Returns the requests to
/// Discord.
async fn hint(refuses: bool, then: impl AsyncFnOnce(&Bench)) -> Vec<Received> {
    let bench = game_of(vec![&REASONED], 1, &[Strength::Medium]).await;
    let discord = Discord { refuses, ..Discord::default() };
    UNPROVED.store(true, Ordering::SeqCst);
    let proves = async {
        let early = async {
            while discord.received.lock().unwrap().len() < 2 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            then(&bench).await;
        };
        let early = tokio::time::timeout(Duration::from_secs(60), early).await;
        // The search must end even if the test fails.
        UNPROVED.store(false, Ordering::SeqCst);
        early.expect("the plans came too late");
    };
    tokio::join!(discord.command(&bench, "hint", json!([])), proves);
    std::mem::take(&mut *discord.received.lock().unwrap())
}

/// The text of a laid-out message, and whether each of its buttons can be pressed.
fn shown(body: &Value) -> (String, Vec<bool>) {
    assert_eq!(body["content"], Value::Null, "a plain message");
    let (mut text, mut buttons) = (String::new(), Vec::new());
    let mut left: Vec<&Value> = body["components"].as_array().unwrap().iter().rev().collect();
    while let Some(component) = left.pop() {
        match component["type"].as_u64() {
            Some(2) => buttons.push(component["disabled"] == false),
            Some(10) => text.push_str(component["content"].as_str().unwrap()),
            _ => {}
        }
        let inner = component["components"].as_array().into_iter().flatten().rev();
        left.extend(component.get("accessory"));
        left.extend(inner);
    }
    (text, buttons)
}

#[tokio::test]
async fn a_hint_shows_its_plans_before_their_reasons() {
    let received = hint(false, async |_| {}).await;
    assert_eq!(paths(&received), ["POST callback", "PATCH @original", "PATCH @original"]);
    let ((early, waiting), (proved, ready)) = (shown(&received[1].2), shown(&received[2].2));
    assert!(early.contains("**1. ") && early.ends_with("You can use a hint in a moment."), "{early}");
    assert!(proved.contains("**1. ") && proved.ends_with("until you end your turn."), "{proved}");
    assert!(!early.contains("because") && proved.contains("because"), "{early}\n{proved}");
    // Only *Back* works before the reasons are proved.
    assert_eq!(waiting.iter().filter(|works| **works).count(), 1);
    assert!(ready.len() == waiting.len() && ready.iter().all(|works| *works));

    // Discord refuses the first edit, so it gets only the whole hint.
    let without = hint(true, async |_| {}).await;
    assert_eq!(paths(&without), paths(&received));
    assert_eq!(without[2], received[2]);

    // The player has ended the turn since.
    let late = hint(false, async |bench| drop(bench.end(1, "take 1; end").await)).await;
    assert_eq!(paths(&late), paths(&received));
    let (refusal, buttons) = shown(&late[2].2);
    assert!(!refusal.contains("**1. ") && buttons.is_empty(), "{refusal}");
}

/// The text of a hint after another release stored it in this form.
async fn stored_by_another_release(change: impl Fn(&mut Value)) -> String {
    let bench = game_of(vec![&REASONED], 1, &[Strength::Medium]).await;
    Discord::default().command(&bench, "hint", json!([])).await;
    let mut plans: Value = serde_json::from_str(&bench.text("SELECT body FROM hints")).unwrap();
    assert!(plans[0]["reasons"][0]["words"]["key"].is_string(), "{plans}");
    plans.as_array_mut().unwrap().iter_mut().for_each(change);
    let stored = bench.sql().execute("UPDATE hints SET body = ?1", [plans.to_string()]).unwrap();
    assert_eq!(stored, 1);
    let bench = bench.restart();
    let discord = Discord::default();
    discord.command(&bench, "hint", json!([])).await;
    let received = discord.received.lock().unwrap();
    shown(&received.last().unwrap().2).0
}

#[tokio::test]
async fn a_hint_of_another_release_shows_only_texts_that_exist() {
    let gone = |name: &str| json!({ "key": format!("core-{name}-forecast"), "args": [] });
    let without_reason = stored_by_another_release(|plan| plan["reasons"][0]["words"] = gone("reason")).await;
    assert!(without_reason.contains("**1. ") && !without_reason.contains("because"), "{without_reason}");
    let with_facts = stored_by_another_release(|plan| {
        plan["name"] = gone("plan");
        plan["now"] = gone("now");
        plan["price"] = gone("price");
    })
    .await;
    assert!(with_facts.contains("**1. ") && with_facts.contains("because"), "{with_facts}");
    for text in [without_reason, with_facts] {
        assert!(!text.contains("forecast") && text.ends_with("until you end your turn."), "{text}");
    }
}

/// A reason with an unknown proof can't be read, so the hint is found again.
#[tokio::test]
async fn a_hint_that_cannot_be_read_is_found_again() {
    let found =
        stored_by_another_release(|plan| plan["reasons"][0]["claim"] = json!({ "predicts": { "days": 3 } })).await;
    assert!(found.contains("**1. ") && found.contains("because"), "{found}");
}
