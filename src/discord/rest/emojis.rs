//! The application's emojis.

use reqwest::Method;
use serde_json::json;
use serenity::builder::CreateAttachment;

use super::{Call, Rest, RestError, unreadable};
use crate::discord::parts::interaction::snowflake;

impl Rest {
    /// Returns the id and name of each of an application's emojis. One attempt.
    pub async fn emojis(&self, application: u64) -> Result<Vec<(u64, String)>, RestError> {
        let listed = self.get(format!("/applications/{application}/emojis")).await?;
        let items = listed["items"].as_array().ok_or_else(|| unreadable("the emojis"))?;
        let read = |item: &serde_json::Value| Some((snowflake(&item["id"])?, item["name"].as_str()?.to_owned()));
        Ok(items.iter().filter_map(read).collect())
    }

    /// Adds a PNG as an emoji of an application and returns its id. One attempt.
    pub async fn create_emoji(&self, application: u64, name: &str, png: &[u8]) -> Result<u64, RestError> {
        let body = json!({ "name": name, "image": CreateAttachment::bytes(png, name).to_base64() });
        let call = Call::new(Method::POST, format!("/applications/{application}/emojis"));
        let emoji = self.send(call.body(&body)).await?;
        snowflake(&emoji["id"]).ok_or_else(|| unreadable("the new emoji"))
    }

    /// Removes an emoji of an application. One attempt.
    pub async fn delete_emoji(&self, application: u64, emoji: u64) -> Result<(), RestError> {
        let path = format!("/applications/{application}/emojis/{emoji}");
        self.send(Call::new(Method::DELETE, path)).await.map(drop)
    }
}
