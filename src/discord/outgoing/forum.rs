//! Forum posts: their first message, and the tags that show the state of their games.

use serde_json::{Value, json};

use crate::engine::Phrase;
use crate::games::{PictureKind, Theme, Title};
use crate::table::{NewTable, Occupant, TableRow, TableState};
use crate::text::Texts;

use crate::discord::pages::content;
use crate::discord::parts::interaction::snowflake;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Attachment, Message};

/// Discord's channel type for forums.
const FORUM: u64 = 15;
/// The flag of a forum whose posts must have a tag.
const REQUIRE_TAG: u64 = 1 << 4;
/// Discord's limit for a forum's tags.
const TAGS: usize = 20;
/// Discord's limit for a post's tags.
const APPLIED: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// The lobby or the game has open seats.
    Open,
    Running,
    /// The game has ended, or never began.
    Over,
}

impl Tag {
    pub const ALL: [Tag; 3] = [Tag::Open, Tag::Running, Tag::Over];

    /// Returns the key of the tag's name.
    pub fn key(self) -> &'static str {
        match self {
            Tag::Open => "ui-tag-open",
            Tag::Running => "ui-tag-running",
            Tag::Over => "ui-tag-over",
        }
    }

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

/// Returns `true` if this channel is a forum.
pub fn is_forum(channel: &Value) -> bool {
    channel["type"].as_u64() == Some(FORUM)
}

/// Returns `true` if a post of this forum must have a tag.
pub fn requires_tag(forum: &Value) -> bool {
    forum["flags"].as_u64().is_some_and(|flags| flags & REQUIRE_TAG != 0)
}

/// Returns the tags of a forum with their ids.
fn available(forum: &Value) -> impl Iterator<Item = (u64, &Value)> {
    let tags = forum["available_tags"].as_array().into_iter().flatten();
    tags.filter_map(|tag| Some((snowflake(&tag["id"])?, tag)))
}

/// Finds a tag of a forum by its name in any of our languages.
fn find<'a>(texts: &Texts, forum: &'a Value, tag: Tag) -> Option<(u64, &'a Value)> {
    let names: Vec<String> =
        texts.locales().filter_map(|locale| texts.lookup(locale, tag.key())).map(|name| name.to_lowercase()).collect();
    available(forum).find(|(_, known)| {
        let name = known["name"].as_str().unwrap_or_default();
        names.contains(&name.trim().to_lowercase())
    })
}

/// Builds the change that adds the missing tags to a forum. Returns `None` if none are missing, or the forum has no
/// room for them.
pub fn with_tags(texts: &Texts, forum: &Value, localizer: &Localizer<'_>) -> Option<Value> {
    let missing = Tag::ALL.into_iter().filter(|tag| find(texts, forum, *tag).is_none());
    let missing: Vec<Value> = missing.map(|tag| json!({ "name": localizer.word(tag.key()) })).collect();
    // Discord removes tags that the change doesn't list.
    let mut tags: Vec<Value> = available(forum).map(|(_, tag)| tag.clone()).collect();
    if missing.is_empty() || tags.len() + missing.len() > TAGS {
        return None;
    }
    tags.extend(missing);
    Some(json!({ "available_tags": tags }))
}

/// Returns the ids of those tags that the forum has and any user may apply.
pub fn usable(texts: &Texts, forum: &Value, tags: &[Tag]) -> Vec<String> {
    let found = tags.iter().filter_map(|tag| find(texts, forum, *tag));
    found.filter(|(_, tag)| tag["moderated"] != true).map(|(id, _)| id.to_string()).collect()
}

/// Builds the change that replaces our tags of a post with these. Returns `None` if the post already has them, or the
/// forum would refuse a post without tags.
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

/// Builds the first message of a game's post: the title, with its board.
pub fn first_message(localizer: &Localizer<'_>, game: &dyn Title, new: &NewTable, host: &str) -> Message {
    let title = Phrase::new("ui-lobby-title").with("game", Phrase::new(format!("{}-name", game.id())));
    let about = Phrase::new("ui-lobby-about")
        .with("min", game.min_seats())
        .with("max", new.seats.unwrap_or_else(|| game.max_seats()))
        .with("length", Phrase::new(format!("{}-name.length", game.id())));
    Message {
        content: format!("{}\n{}", localizer.say(&title.named("host", host)), localizer.say(&about)),
        picture: content::beginning(localizer, game, PictureKind::Board, Theme::default()),
        // The lobby message below the post already notifies players.
        silent: true,
        ..Message::default()
    }
}

/// Builds the body of the request that opens a post with these tags.
pub fn post(name: &str, message: &Message, file: Option<&Attachment>, tags: &[String]) -> Value {
    json!({ "name": name, "applied_tags": tags, "message": message.first(file) })
}
