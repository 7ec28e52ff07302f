//! Discord-shaped errors.

use serde_json::{Map, Value, json};

/// An error answer as Discord's HTTP API gives it: a status and a JSON body with a numeric code.
#[derive(Debug, Clone, PartialEq)]
pub struct ApiError {
    /// HTTP status.
    pub status: u16,
    /// Discord's JSON error code, 0 for general errors.
    pub code: u32,
    /// The sentence beside the code; for people, the key of one in the page's words.
    pub message: String,
    /// The arguments of a sentence for people; in a box, as few errors have any.
    pub args: Option<Box<Value>>,
    /// The nested `errors` object of code 50035.
    pub errors: Option<Value>,
}

impl ApiError {
    /// An error with a status, a code and a sentence.
    pub fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), args: None, errors: None }
    }

    /// What a person reads on the page instead of an answer: the key of a sentence, and its arguments.
    pub fn for_people(key: &str, args: &[(&str, &str)]) -> Self {
        let args = args.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
        Self { args: Some(Box::new(Value::Object(args))), ..Self::new(400, 0, key) }
    }

    /// The general "404: Not Found" of a path that does not exist.
    pub fn not_found() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    /// 10003.
    pub fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    /// 10004.
    pub fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    /// 10008.
    pub fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    /// 10062: the interaction is not known, or its deadline has passed.
    pub fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    /// 50001: the bot does not see the channel or guild.
    pub fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    /// 50013: the bot sees the channel but may not do this.
    pub fn missing_permissions() -> Self {
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

/// What is wrong with a request body, collected field by field, so that one answer names everything.
#[derive(Debug, Default)]
pub struct Problems(Vec<(String, String, String)>);

impl Problems {
    /// Notes a problem at a path such as `embeds.0.title`; the empty path is the body itself.
    pub fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        self.0.push((path.to_owned(), code.to_owned(), message.into()));
    }

    /// Notes that a field must be given.
    pub fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Notes that a text or list is shorter than `min` or longer than `max`.
    pub fn length(&mut self, path: &str, min: usize, max: usize) {
        if min == 0 {
            self.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else {
            self.add(path, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        }
    }

    /// Notes that a value is none of those allowed.
    pub fn choice(&mut self, path: &str, allowed: &str) {
        self.add(path, "BASE_TYPE_CHOICES", format!("Value must be one of {allowed}."));
    }

    /// Notes that a value has the wrong JSON type.
    pub fn kind(&mut self, path: &str, wanted: &str) {
        self.add(path, "BASE_TYPE_BAD_TYPE", format!("Could not interpret the value as {wanted}."));
    }

    /// Ends the check.
    ///
    /// # Errors
    /// Error 50035 with the nested `errors` object when something was noted.
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
        problems.required("embeds.0.fields.1.name");
        let error = problems.finish().unwrap_err();
        assert_eq!((error.status, error.code), (400, 50035));
        let body = error.body();
        assert_eq!(body["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
        assert_eq!(body["errors"]["embeds"]["0"]["fields"]["1"]["name"]["_errors"][0]["code"], "BASE_TYPE_REQUIRED");
    }
}
