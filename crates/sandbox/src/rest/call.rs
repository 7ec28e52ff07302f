//! The parts of a bot's request.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::world::error::ApiError;
use crate::world::model::Id;
use crate::world::upload::Received;

/// A handler's result: a body, or null for an answer without a body (204).
pub type ApiResult = Result<Value, ApiError>;

/// A request of the bot.
pub struct Call<'a> {
    /// HTTP method.
    pub method: &'a str,
    /// The path, split at slashes.
    pub parts: Vec<&'a str>,
    /// The query without percent-decoding, because Discord's values don't need it.
    pub query: HashMap<String, String>,
    pub received: Received,
}

impl<'a> Call<'a> {
    /// Splits a request into its parts.
    pub fn new(method: &'a str, path: &'a str, query: &str, received: Received) -> Self {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let query = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        Self { method, parts: path.split('/').filter(|part| !part.is_empty()).collect(), query, received }
    }

    /// A number from the query.
    pub fn number(&self, key: &str) -> Option<u64> {
        self.query.get(key)?.parse().ok()
    }
}

/// Parses a snowflake in the path.
///
/// # Errors
/// 50035 if the text isn't a number.
pub fn id(text: &str) -> Result<Id, ApiError> {
    text.parse().map_err(|_| {
        let errors = json!({ "_errors": [{ "code": "NUMBER_TYPE_COERCE", "message": format!("Value \"{text}\" is not snowflake.") }] });
        ApiError { errors: Some(errors), ..ApiError::new(400, 50035, "Invalid Form Body") }
    })
}
