//! Errors in Discord's format.

use serde_json::{Map, Value, json};

/// An error of Discord's HTTP API: a status and a JSON body with a numeric code.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiError {
    pub status: u16,
    /// Discord's JSON error code, 0 for general errors.
    pub code: u32,
    /// Message next to the code. In errors for people, the key of a text of the page.
    pub message: String,
    /// Arguments of a text for people. Boxed because few errors have them.
    pub args: Option<Box<Value>>,
    /// The nested `errors` object of code 50035.
    pub errors: Option<Value>,
}

impl ApiError {
    pub fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), args: None, errors: None }
    }

    /// Creates an error for people, which the page shows as a text: its key and arguments.
    pub(crate) fn for_people(key: &str, args: &[(&str, &str)]) -> Self {
        let args = args.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
        Self { args: Some(Box::new(Value::Object(args))), ..Self::new(400, 0, key) }
    }

    /// The general "404: Not Found" for a path that doesn't exist.
    pub fn not_found() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    /// 10003.
    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    /// 10004.
    pub(crate) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    /// 10008.
    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    /// 10062: the interaction is unknown, or its deadline has passed.
    pub fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    /// 50001: the bot can't see the channel or guild.
    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    /// 50013: the bot can see the channel but lacks a permission.
    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    /// The JSON body.
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(args) = &self.args {
            body["args"] = Value::clone(args);
        }
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

/// Problems in a request body, collected by field so that one answer lists all of them.
#[derive(Debug, Default)]
pub struct Problems(Vec<(String, String, String)>);

impl Problems {
    /// Adds a problem at a path such as `components.0.type`; an empty path means the body.
    pub fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        self.0.push((path.to_owned(), code.to_owned(), message.into()));
    }

    /// Adds a missing required field.
    pub fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Adds a text or list that is shorter than `min` or longer than `max`.
    pub fn length(&mut self, path: &str, min: usize, max: usize) {
        if min == 0 {
            self.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else {
            self.add(path, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        }
    }

    /// Adds a value that isn't one of the allowed ones.
    pub fn choice(&mut self, path: &str, allowed: &str) {
        self.add(path, "BASE_TYPE_CHOICES", format!("Value must be one of {allowed}."));
    }

    /// Adds a value of the wrong JSON type.
    pub fn kind(&mut self, path: &str, wanted: &str) {
        self.add(path, "BASE_TYPE_BAD_TYPE", format!("Could not interpret the value as {wanted}."));
    }

    /// Ends the check.
    ///
    /// # Errors
    /// 50035 with the nested `errors` object if there are any problems.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.0.is_empty() {
            return Ok(());
        }
        let mut root = Value::Object(Map::new());
        for (path, code, message) in self.0 {
            let mut node = &mut root;
            for part in path.split('.').filter(|part| !part.is_empty()) {
                node = &mut node[part];
            }
            let entry = json!({ "code": code, "message": message });
            match node["_errors"].as_array_mut() {
                Some(list) => list.push(entry),
                None => node["_errors"] = json!([entry]),
            }
        }
        let errors = Some(root);
        Err(ApiError { errors, ..ApiError::new(400, 50035, "Invalid Form Body") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_nested_by_path() {
        let mut problems = Problems::default();
        problems.length("content", 0, 2000);
        problems.required("components.0.components.1.label");
        let error = problems.finish().unwrap_err();
        assert_eq!((error.status, error.code), (400, 50035));
        let body = error.body();
        assert_eq!(body["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
        assert_eq!(
            body["errors"]["components"]["0"]["components"]["1"]["label"]["_errors"][0]["code"],
            "BASE_TYPE_REQUIRED"
        );
    }
}
