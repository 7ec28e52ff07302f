//! A request of the bot, taken apart.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::sandbox::world::error::ApiError;
use crate::sandbox::world::model::Id;
use crate::sandbox::world::upload::Received;

/// What a handler gives: a body, or null for an answer without one (204).
pub type Reply = Result<Value, ApiError>;

/// A request of the bot.
pub struct Call<'a> {
    /// HTTP method.
    pub method: &'a str,
    /// The path, cut at its slashes.
    pub parts: Vec<&'a str>,
    /// The query, not decoded: Discord's values need no percent signs.
    pub query: HashMap<String, String>,
    /// The body.
    pub received: Received,
}

impl<'a> Call<'a> {
    /// Takes a request apart.
    pub fn new(method: &'a str, path: &'a str, query: &str, received: Received) -> Self {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let query = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        Self { method, parts: path.split('/').filter(|part| !part.is_empty()).collect(), query, received }
    }

    /// A number of the query.
    pub fn number(&self, key: &str) -> Option<u64> {
        self.query.get(key)?.parse().ok()
    }
}

/// A snowflake of the path.
///
/// # Errors
/// 50035 for what is no number.
pub fn id(text: &str) -> Result<Id, ApiError> {
    text.parse().map_err(|_| {
        let errors = json!({ "_errors": [{ "code": "NUMBER_TYPE_COERCE", "message": format!("Value \"{text}\" is not snowflake.") }] });
        ApiError { errors: Some(errors), ..ApiError::new(400, 50035, "Invalid Form Body") }
    })
}
