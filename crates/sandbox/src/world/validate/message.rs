//! Message bodies: content, components, files, mentions.

use std::collections::HashSet;

use serde_json::Value;

use super::{Field, component, layout, snowflake};
use crate::world::error::{ApiError, Problems};
use crate::world::mentions::Allowed;
use crate::world::model::{Id, flags};
use crate::world::upload::Upload;

/// Discord's maximum size of a file in bytes.
pub(crate) const FILE_SIZE: usize = 10 << 20;

/// A checked message body. `None` means that the key was absent; null means empty.
#[derive(Debug, Default)]
pub(crate) struct Payload {
    /// Text, trimmed the way Discord does.
    pub content: Option<String>,
    /// Action rows in stored form.
    pub components: Option<Vec<Value>>,
    /// The files that the message should have.
    pub attachments: Option<Vec<AttachmentField>>,
    pub files: Vec<Upload>,
    /// Requested flags.
    pub flags: u64,
    /// The mentions that may ping.
    pub allowed: Allowed,
    /// The sender's nonce.
    pub nonce: Option<Value>,
    /// `true` if the nonce prevents posting the message twice.
    pub enforce_nonce: bool,
    /// The referenced message, with `true` if it must exist.
    pub reference: Option<(Id, bool)>,
}

/// An entry of `attachments`: an existing file to keep (by id) or a new one (by its index).
#[derive(Debug)]
pub(crate) struct AttachmentField {
    /// Snowflake or index of `files[n]`.
    pub id: u64,
    pub filename: Option<String>,
    /// New alt text.
    pub description: Option<String>,
}

/// Checks a message body. `path` is its location in the request, such as `data` in an interaction's answer.
///
/// # Errors
/// 50035 with all problems; 40005 for a file above the size limit.
pub fn payload(value: &Value, path: &str, files: Vec<Upload>) -> Result<Payload, ApiError> {
    let mut problems = Problems::default();
    let body = Field::new(value, path);
    let has = |key: &str| value.get(key).is_some();
    if files.iter().any(|file| file.data.len() > FILE_SIZE) {
        return Err(ApiError::new(413, 40005, "Request entity too large"));
    }
    let mut payload = Payload { files, ..Payload::default() };
    if has("content") {
        let text = body.text("content", 0..=2000, &mut problems).unwrap_or_default();
        payload.content = Some(text.trim().to_owned());
    }
    if let Some(bits) = body.number("flags", 0..=i64::MAX, &mut problems) {
        payload.flags = bits.unsigned_abs();
    }
    let laid_out = payload.flags & flags::IS_COMPONENTS_V2 != 0;
    if laid_out && payload.content.as_ref().is_some_and(|content| !content.is_empty()) {
        let message = "The 'content' field cannot be used with Components V2";
        problems.add(&body.at("flags"), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
    }
    if has("components") {
        let stored = match laid_out {
            true => layout::components(&body, &mut problems),
            false => component::rows(&body, &mut problems),
        };
        payload.components = Some(stored);
    }
    if has("attachments") {
        payload.attachments = Some(attachments(&body, &mut problems));
    }
    if payload.files.len() > 10 {
        problems.length(&body.at("attachments"), 0, 10);
    }
    for key in ["embeds", "poll", "sticker_ids"] {
        if body.get(key).is_some_and(|value| *value != serde_json::json!([])) {
            problems.add(&body.at(key), "UNSUPPORTED", "The sandbox has no embeds, no polls and no stickers");
        }
    }
    payload.allowed = allowed_mentions(&body, &mut problems);
    nonce(&body, &mut payload, &mut problems);
    if let Some(reference) = body.child("message_reference", &mut problems) {
        match reference.get("message_id").and_then(snowflake) {
            Some(id) => {
                let must_exist = reference.get("fail_if_not_exists").and_then(Value::as_bool).unwrap_or(true);
                payload.reference = Some((id, must_exist));
            }
            None => problems.required(&reference.at("message_id")),
        }
    }
    problems.finish()?;
    Ok(payload)
}

fn attachments(body: &Field, problems: &mut Problems) -> Vec<AttachmentField> {
    let list = body.children("attachments", 0..=10, problems);
    let wanted = list.iter().map(|field| {
        let id = field.get("id").and_then(snowflake);
        if id.is_none() {
            problems.required(&field.at("id"));
        }
        AttachmentField {
            id: id.unwrap_or_default(),
            filename: field.text("filename", 1..=1024, problems).map(str::to_owned),
            description: field.text("description", 0..=1024, problems).map(str::to_owned),
        }
    });
    wanted.collect()
}

fn nonce(body: &Field, payload: &mut Payload, problems: &mut Problems) {
    match body.get("nonce") {
        None => {}
        Some(Value::String(text)) if text.chars().count() > 25 => problems.length(&body.at("nonce"), 0, 25),
        Some(value @ (Value::String(_) | Value::Number(_))) => payload.nonce = Some(value.clone()),
        Some(_) => problems.kind(&body.at("nonce"), "a nonce"),
    }
    payload.enforce_nonce = body.flag("enforce_nonce", problems);
}

fn allowed_mentions(body: &Field, problems: &mut Problems) -> Allowed {
    let Some(field) = body.child("allowed_mentions", problems) else { return Allowed::everything() };
    let mut allowed = Allowed::default();
    let parse = field.get("parse").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    for (index, kind) in parse.iter().enumerate() {
        match kind.as_str() {
            Some("users") => allowed.all_users = true,
            Some("roles") => allowed.all_roles = true,
            Some("everyone") => allowed.everyone = true,
            _ => problems.choice(&field.at(&format!("parse.{index}")), "('users', 'roles', 'everyone')"),
        }
    }
    for key in ["users", "roles"] {
        let all = if key == "users" { allowed.all_users } else { allowed.all_roles };
        let list = field.get(key).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        if list.len() > 100 {
            problems.length(&field.at(key), 0, 100);
        }
        if all && !list.is_empty() {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            problems.add(&field.at("parse"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
        let ids: HashSet<Id> = list.iter().filter_map(snowflake).collect();
        if ids.len() != list.len() {
            problems.add(&field.at(key), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
        }
        if key == "users" { allowed.users = ids } else { allowed.roles = ids }
    }
    allowed.replied_user = field.flag("replied_user", problems);
    allowed
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Bytes;
    use serde_json::json;

    fn refused(body: Value, path: &str) {
        let errors = payload(&body, "", Vec::new()).expect_err(path).errors.unwrap();
        let pointer = format!("/{}/_errors/0/code", path.replace('.', "/"));
        assert!(errors.pointer(&pointer).is_some(), "{path} in {errors}");
    }

    #[test]
    fn limits_of_messages() {
        refused(json!({ "content": "c".repeat(2001) }), "content");
        refused(json!({ "content": 5 }), "content");
        refused(json!({ "nonce": "n".repeat(26) }), "nonce");
        refused(json!({ "attachments": [{ "id": 0, "description": "d".repeat(1025) }] }), "attachments.0.description");
        refused(json!({ "attachments": [{ "filename": "a.png" }] }), "attachments.0.id");
        refused(json!({ "allowed_mentions": { "parse": ["users"], "users": ["1"] } }), "allowed_mentions.parse");
        refused(json!({ "allowed_mentions": { "parse": ["all"] } }), "allowed_mentions.parse.0");
        refused(json!({ "flags": 1 << 15, "content": "x", "components": [{ "type": 10, "content": "x" }] }), "flags");
        refused(json!({ "flags": 1 << 15, "components": [] }), "components");
        let ok = payload(&json!({ "content": format!(" {} ", "ș".repeat(1998)) }), "", Vec::new()).unwrap();
        assert_eq!(ok.content.unwrap().chars().count(), 1998, "characters count, not bytes; ends are trimmed");
    }

    #[test]
    fn a_file_above_the_limit_is_refused() {
        let file = |size| Upload { index: 0, filename: "a.png".to_owned(), data: Bytes::from(vec![0; size]) };
        assert!(payload(&json!({}), "", vec![file(FILE_SIZE)]).is_ok());
        assert_eq!(payload(&json!({}), "", vec![file(FILE_SIZE + 1)]).unwrap_err().code, 40005);
        assert!(payload(&json!({}), "", (0..11).map(|_| file(1)).collect()).is_err());
    }
}
