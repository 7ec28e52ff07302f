//! Posts in forums: their first message, and the tags that say how their tables stand.

use serde_json::{Value, json};

use crate::engine::Phrase;
use crate::games::{PictureKind, Theme, Title};
use crate::table::{NewTable, Occupant, TableRow, TableState};
use crate::text::Texts;

use crate::discord::pages::content;
use crate::discord::parts::interaction::snowflake;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Attachment, Message};

/// Discord's number of forums.
const FORUM: u64 = 15;
/// The flag of a forum whose posts must have a tag.
const REQUIRE_TAG: u64 = 1 << 4;
/// How many tags a forum has at most.
const TAGS: usize = 20;
/// How many tags a post has at most.
const APPLIED: usize = 5;

/// What a tag says of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// Somebody may still take a seat.
    Open,
    /// The game is played.
    Running,
    /// The game has ended, or never began.
    Over,
}

impl Tag {
    /// All of them.
    pub const ALL: [Tag; 3] = [Tag::Open, Tag::Running, Tag::Over];

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Tag::Open => "ui-tag-open",
            Tag::Running => "ui-tag-running",
            Tag::Over => "ui-tag-over",
        }
    }

    /// Those of a table.
    pub fn of(table: &TableRow) -> Vec<Tag> {
        match table.state {
            TableState::Lobby => vec![Tag::Open],
            TableState::Running if table.seats.iter().any(|seat| seat.occupant == Occupant::Empty) => {
                vec![Tag::Running, Tag::Open]
            }
            TableState::Running => vec![Tag::Running],
            TableState::Over | TableState::Cancelled => vec![Tag::Over],
        }
    }
}

/// Whether this channel, as Discord shows it, is a forum.
pub fn is_forum(channel: &Value) -> bool {
    channel["type"].as_u64() == Some(FORUM)
}

/// Whether a post of this forum must have a tag.
pub fn requires_tag(forum: &Value) -> bool {
    forum["flags"].as_u64().is_some_and(|flags| flags & REQUIRE_TAG != 0)
}

/// The tags of a forum with their identifiers.
fn available(forum: &Value) -> impl Iterator<Item = (u64, &Value)> {
    let tags = forum["available_tags"].as_array().into_iter().flatten();
    tags.filter_map(|tag| Some((snowflake(&tag["id"])?, tag)))
}

/// The tag of a forum that says this, by its name in any language that we have.
fn find<'a>(texts: &Texts, forum: &'a Value, tag: Tag) -> Option<(u64, &'a Value)> {
    let names: Vec<String> =
        texts.locales().filter_map(|locale| texts.lookup(locale, tag.key())).map(|name| name.to_lowercase()).collect();
    available(forum).find(|(_, known)| {
        let name = known["name"].as_str().unwrap_or_default();
        names.contains(&name.trim().to_lowercase())
    })
}

/// The change that gives a forum the tags that it lacks; nothing where it has them or has no room for them.
pub fn with_tags(texts: &Texts, forum: &Value, localizer: &Localizer<'_>) -> Option<Value> {
    let missing = Tag::ALL.into_iter().filter(|tag| find(texts, forum, *tag).is_none());
    let missing: Vec<Value> = missing.map(|tag| json!({ "name": localizer.word(tag.key()) })).collect();
    // What is left out would be taken away.
    let mut tags: Vec<Value> = available(forum).map(|(_, tag)| tag.clone()).collect();
    if missing.is_empty() || tags.len() + missing.len() > TAGS {
        return None;
    }
    tags.extend(missing);
    Some(json!({ "available_tags": tags }))
}

/// Those of these tags which the forum has and everybody may use.
pub fn usable(texts: &Texts, forum: &Value, tags: &[Tag]) -> Vec<String> {
    let found = tags.iter().filter_map(|tag| find(texts, forum, *tag));
    found.filter(|(_, tag)| tag["moderated"] != true).map(|(id, _)| id.to_string()).collect()
}

/// The change that lets a post show these tags in the place of our others; nothing where it shows them already, or
/// where the forum would refuse a post without any.
pub fn change(texts: &Texts, forum: &Value, post: &Value, tags: &[Tag]) -> Option<Value> {
    let before: Vec<u64> = post["applied_tags"].as_array().into_iter().flatten().filter_map(snowflake).collect();
    let id = |tag: &Tag| find(texts, forum, *tag).map(|(id, _)| id);
    let ours: Vec<u64> = Tag::ALL.iter().filter_map(id).collect();
    let others = before.iter().copied().filter(|id| !ours.contains(id));
    let mut after: Vec<u64> = tags.iter().filter_map(id).chain(others).collect();
    after.truncate(APPLIED);
    let same = after.len() == before.len() && after.iter().all(|id| before.contains(id));
    if same || after.is_empty() && requires_tag(forum) {
        return None;
    }
    Some(json!({ "applied_tags": after.iter().map(u64::to_string).collect::<Vec<_>>() }))
}

/// The first message of a table's post: what is played, with its board.
pub fn first_message(localizer: &Localizer<'_>, game: &dyn Title, new: &NewTable, host: &str) -> Message {
    let title = Phrase::new("ui-lobby-title").with("game", Phrase::new(format!("{}-name", game.id())));
    let about = Phrase::new("ui-lobby-about")
        .with("min", game.min_seats())
        .with("max", new.seats.unwrap_or_else(|| game.max_seats()))
        .with("length", Phrase::new(format!("{}-name.length", game.id())));
    Message {
        content: format!("{}\n{}", localizer.say(&title.named("host", host)), localizer.say(&about)),
        picture: content::beginning(localizer, game, PictureKind::Board, Theme::default()),
        // The lobby below it is what calls people.
        silent: true,
        ..Message::default()
    }
}

/// The body of the request that opens a post with these tags.
pub fn post(name: &str, message: &Message, file: Option<&Attachment>, tags: &[String]) -> Value {
    json!({ "name": name, "applied_tags": tags, "message": message.first(file) })
}
