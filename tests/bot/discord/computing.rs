//! A look back as Discord gets it while its chances are being computed.

use std::sync::Arc;
use std::time::Duration;

use daykeeper::discord::parts::buttons::ReviewButton;
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::{Bot, Rest};
use daykeeper::render::Pictures;
use daykeeper::table::{Stamp, Strength, UserId};
use daykeeper::text::Texts;
use serde_json::json;

use super::comments::{Discord, paths};
use crate::support::pebbles::COSTLY;
use crate::table::bench::CHANNEL;
use crate::table::computers::game_of;

#[tokio::test]
async fn a_look_back_is_replaced_when_its_chances_are_known() {
    let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
    while bench.play(1, "take 1; end").await.is_ok() {
        bench.work().await;
    }
    let stamp = Stamp::of_table(bench.table().await);
    let custom_id = CustomId { stamp, action: ReviewButton::LookBack.into() }.encode();
    let click = json!({
        "id": "9001", "token": "secret", "application_id": "42", "type": 3, "locale": "en-US",
        "channel_id": CHANNEL.to_string(), "guild_id": "7", "message": { "id": "9", "flags": 0 },
        "member": { "permissions": "0", "user": { "id": "1", "username": "ada" } },
        "data": { "custom_id": custom_id, "component_type": 2 },
    });
    let discord = Discord::default();
    let (texts, rest) = (Arc::new(Texts::embedded()), Rest::with_transport(discord.clone()));
    let bot = Bot::new(rest, UserId(42), None, bench.tables.clone(), texts, Pictures::new(1));
    let clicked = tokio::spawn(async move { bot.interaction(&click).await });
    let received = || discord.received.lock().unwrap().clone();
    while received().len() < 2 {
        assert!(!clicked.is_finished(), "{:?}", received());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(received()[1].2["content"], "Computing chances: 0%");
    bench.work().await;
    clicked.await.unwrap();
    let received = received();
    assert_eq!(paths(&received), ["POST callback", "PATCH @original", "PATCH @original"]);
    let whole = received[2].2.to_string();
    assert!(!whole.contains("Computing") && whole.contains("post-look-back"), "{whole}");
}
