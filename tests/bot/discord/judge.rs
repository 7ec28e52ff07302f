//! Two independent checks of request bodies: `twilight-validate` and Discord's OpenAPI description.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};

use daykeeper::discord::parts::posted;
use jsonschema::Validator;
use serde_json::{Map, Value, json};
use twilight_model::channel::message::Component;

/// The part of Discord's API description that these tests use, with its license next to it. `DAYKEEPER_SCHEMA` names the
/// full description to cut it again.
const DESCRIPTION: &str = "tests/data/discord/openapi.json";

/// The requests that tests check.
const REQUESTS: [&str; 10] = [
    "ApplicationCommandAutocompleteCallbackRequest",
    "ApplicationCommandUpdateRequest",
    "CreateForumThreadRequest",
    "CreateMessageInteractionCallbackRequest",
    "IncomingWebhookUpdateRequestPartial",
    "MessageCreateRequest",
    "MessageEditRequestPartial",
    "UpdateGuildChannelRequestPartial",
    "UpdateMessageInteractionCallbackRequest",
    "UpdateThreadRequestPartial",
];

/// The part of a reference before a schema's name.
const SCHEMAS: &str = "#/components/schemas/";

struct Schema {
    document: Value,
    validators: Mutex<BTreeMap<&'static str, &'static Validator>>,
}

static SCHEMA: LazyLock<Schema> =
    LazyLock::new(|| Schema { document: read(&in_repository(DESCRIPTION)), validators: Mutex::default() });

fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap()
}

/// Keeps the checked requests with everything that they refer to, and drops texts for readers.
fn cut(document: &Value) -> Value {
    let schemas = &document["components"]["schemas"];
    let (mut kept, mut waiting) = (BTreeMap::new(), REQUESTS.map(str::to_owned).to_vec());
    while let Some(name) = waiting.pop() {
        if let Entry::Vacant(place) = kept.entry(name) {
            let name = place.key();
            let found = schemas.get(name).unwrap_or_else(|| panic!("{name} isn't described"));
            place.insert(without_texts(found, &mut waiting));
        }
    }
    json!({ "openapi": document["openapi"], "components": { "schemas": kept } })
}

/// Returns a schema without texts, and adds the names of those that it refers to.
fn without_texts(schema: &Value, named: &mut Vec<String>) -> Value {
    match schema {
        Value::Object(fields) => {
            let mut kept = Map::new();
            for (key, value) in fields.iter().filter(|(key, _)| !matches!(&***key, "title" | "description")) {
                let value = match (&**key, value) {
                    // Names of fields, which may be `title` too.
                    ("properties", Value::Object(fields)) => {
                        fields.iter().map(|(name, field)| (name.clone(), without_texts(field, named))).collect()
                    }
                    _ => without_texts(value, named),
                };
                kept.insert(key.clone(), value);
            }
            named.extend(schema["$ref"].as_str().map(|name| name.strip_prefix(SCHEMAS).unwrap().to_owned()));
            Value::Object(kept)
        }
        Value::Array(parts) => parts.iter().map(|part| without_texts(part, named)).collect(),
        other => other.clone(),
    }
}

#[test]
fn the_description_has_the_checked_requests_alone() {
    let path = in_repository(DESCRIPTION);
    if let Some(full) = std::env::var_os("DAYKEEPER_SCHEMA") {
        let text = serde_json::to_string_pretty(&cut(&read(Path::new(&full)))).unwrap();
        fs::write(&path, text + "\n").unwrap();
    }
    let kept = read(&path);
    assert_eq!(cut(&kept), kept, "set DAYKEEPER_SCHEMA to the full description to cut it again");
    let license = fs::read_to_string(path.with_file_name("LICENSE")).unwrap();
    assert!(license.contains("MIT License") && license.contains("Discord"), "{license}");
}

#[test]
fn the_description_refuses_what_discord_refuses() {
    let fits = |body: &Value| validator("MessageCreateRequest").is_valid(body);
    assert!(fits(&json!({ "content": "a".repeat(4000) })));
    for wrong in [json!({ "content": "a".repeat(4001) }), json!({ "components": [{ "type": 99 }] }), json!([])] {
        assert!(!fits(&wrong), "{wrong}");
    }
}

fn validator(name: &'static str) -> &'static Validator {
    SCHEMA.validators.lock().unwrap().entry(name).or_insert_with(|| {
        let root = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$ref": format!("{SCHEMAS}{name}"),
            "components": SCHEMA.document["components"],
        });
        Box::leak(Box::new(jsonschema::validator_for(&root).unwrap()))
    })
}

/// Asserts that a value fits one of the description's schemas.
pub fn schema_accepts(name: &'static str, value: &Value) {
    let errors: Vec<String> =
        validator(name).iter_errors(value).map(|error| format!("{}: {error}", error.instance_path)).collect();
    assert!(errors.is_empty(), "Discord would refuse this {name}: {}\n{value:#}", errors.join("\n"));
}

/// The largest sizes so far, to show how close messages come to the limits.
#[derive(Debug, Default)]
pub struct Largest {
    pub content: usize,
    pub alt: usize,
    pub rows: usize,
    pub label: usize,
    pub custom_id: usize,
    pub options: usize,
}

/// Checks a message's body for every way of sending it.
pub fn message(body: &Value, largest: &mut Largest) {
    for schema in ["MessageCreateRequest", "MessageEditRequestPartial", "IncomingWebhookUpdateRequestPartial"] {
        schema_accepts(schema, body);
    }
    second_opinion(body);
    shape(body, largest);
}

/// Checks the body of a message made only of components (Components V2).
pub fn laid_out(body: &Value) {
    for schema in ["MessageCreateRequest", "MessageEditRequestPartial", "IncomingWebhookUpdateRequestPartial"] {
        schema_accepts(schema, body);
    }
    assert_eq!((&body["content"], body["flags"].as_u64()), (&Value::Null, Some(posted::LAID_OUT)));
    let components: Vec<Component> = serde_json::from_value(body["components"].clone()).unwrap();
    if let Err(error) = twilight_validate::message::components(&components, true) {
        panic!("twilight refuses the components: {error}: {error:?}\n{body:#}");
    }
    let all = posted::all_components(body);
    assert!(all.len() <= 40, "{} components: {body:#}", all.len());
    let texts = all.iter().filter(|part| part["type"] == 10).map(|part| part["content"].as_str().unwrap());
    let lengths: Vec<usize> = texts.map(|text| text.chars().count()).collect();
    assert!(!lengths.contains(&0) && lengths.iter().sum::<usize>() <= 4000, "{lengths:?}: {body:#}");
    let mut ids = BTreeSet::new();
    assert!(all.iter().filter_map(|part| part["custom_id"].as_str()).all(|id| ids.insert(id)), "an id twice: {body:#}");
    // The message shows every file and refers to no others.
    let file = |part: &Value| {
        let media = [&part["media"], &part["items"][0]["media"], &part["file"]];
        media.into_iter().find_map(|media| media["url"].as_str()).map(str::to_owned)
    };
    let shown: Vec<String> = all.iter().filter_map(|part| file(part)).collect();
    let files = body["attachments"].as_array().unwrap().iter();
    let files: Vec<String> = files.map(|file| format!("attachment://{}", file["filename"].as_str().unwrap())).collect();
    assert_eq!(shown, files, "{body:#}");
}

fn second_opinion(body: &Value) {
    let content = body["content"].as_str().unwrap();
    twilight_validate::message::content(content).unwrap();
    let components: Vec<Component> = serde_json::from_value(body["components"].clone()).unwrap();
    if let Err(error) = twilight_validate::message::components(&components, false) {
        panic!("twilight refuses the components: {error}: {error:?}\n{body:#}");
    }
    for attachment in body["attachments"].as_array().unwrap() {
        twilight_validate::message::attachment_filename(attachment["filename"].as_str().unwrap()).unwrap();
        twilight_validate::message::attachment_description(attachment["description"].as_str().unwrap()).unwrap();
    }
}

/// Checks that neither library makes: no empty message, no duplicate ids or values, only named mentions.
fn shape(body: &Value, largest: &mut Largest) {
    let content = body["content"].as_str().unwrap();
    let attachments = body["attachments"].as_array().unwrap();
    assert!(!content.trim().is_empty() || !attachments.is_empty(), "an empty message: {body:#}");
    assert_eq!(body["allowed_mentions"]["parse"], json!([]), "everybody may be pinged: {body:#}");
    assert_eq!(body["allowed_mentions"]["roles"], json!([]));
    largest.content = largest.content.max(content.chars().count());
    for attachment in attachments {
        let alt = attachment["description"].as_str().unwrap();
        assert!(!alt.trim().is_empty(), "a picture without words");
        largest.alt = largest.alt.max(alt.chars().count());
    }
    let rows = body["components"].as_array().unwrap();
    assert!(rows.len() <= 5, "{} rows", rows.len());
    largest.rows = largest.rows.max(rows.len());
    let mut ids = BTreeSet::new();
    for component in rows.iter().flat_map(|row| row["components"].as_array().unwrap()) {
        // A link button has an address instead of an id.
        let id = component["custom_id"].as_str().or(component["url"].as_str()).unwrap();
        assert!(ids.insert(id), "{id} twice: {body:#}");
        largest.custom_id = largest.custom_id.max(component["custom_id"].as_str().map_or(0, |id| id.chars().count()));
        if let Some(label) = component["label"].as_str() {
            assert!(!label.trim().is_empty(), "a button without words: {body:#}");
            largest.label = largest.label.max(label.chars().count());
        }
        let options = component["options"].as_array().map_or(&[][..], Vec::as_slice);
        largest.options = largest.options.max(options.len());
        let values: BTreeSet<&str> = options.iter().map(|option| option["value"].as_str().unwrap()).collect();
        assert_eq!(values.len(), options.len(), "a value twice: {body:#}");
    }
}
