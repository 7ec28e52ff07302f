//! Forums and their posts.

use daykeeper::sandbox::BOT;
use serde_json::{Value, json};

use super::client::{Client, Error, Result, User};

impl Client {
    /// Opens a forum. Each tag comes with a flag that reserves it for thread managers.
    pub async fn add_forum(&self, name: &str, tags: &[(&str, bool)], requires_tag: bool) -> Result<u64> {
        let new = json!({ "name": name, "tags": tags, "requires_tag": requires_tag });
        let created = self.post("/channels", new).await?;
        let id = created["id"].as_str().and_then(|id| id.parse().ok());
        id.ok_or_else(|| Error::TimedOut("the new forum's id".to_owned()))
    }

    /// Lets a user open a post in a forum.
    pub async fn add_post(&self, forum: u64, name: &str, owner: &User) -> Result<u64> {
        let created = self.post("/channels", json!({ "name": name, "post": [forum, owner.id] })).await?;
        let id = created["id"].as_str().and_then(|id| id.parse().ok());
        id.ok_or_else(|| Error::TimedOut("the new post's id".to_owned()))
    }

    /// Returns the names of a post's tags, as the page shows them.
    pub async fn tags(&self, post: u64) -> Result<Vec<String>> {
        let world = self.world(BOT, None).await?;
        let channels = world["channels"].as_array().map(Vec::as_slice).unwrap_or_default();
        let find = |id: &Value| channels.iter().find(|channel| channel["id"] == *id);
        let there = find(&json!(post.to_string())).unwrap_or(&Value::Null);
        let known = find(&there["parent_id"]).map_or(&Value::Null, |forum| &forum["available_tags"]);
        let name = |id: &Value| {
            let tag = known.as_array()?.iter().find(|tag| tag["id"] == *id)?;
            tag["name"].as_str().map(str::to_owned)
        };
        Ok(there["applied_tags"].as_array().into_iter().flatten().filter_map(name).collect())
    }
}
