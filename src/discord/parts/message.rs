//! What the bot says: a message as values, and the request bodies made from it.
//!
//! The pages of this module's siblings are pure functions from what the table answers to a
//! [`Message`]; only here it becomes JSON, and only in `rest` it is sent.

use std::sync::Arc;

use crate::scene::Scene;
use crate::table::UserId;
use serde_json::{Value, json};
use serenity::model::channel::MessageFlags;

use super::components::{Button, Row};
use super::escape::cut;
use super::layout::{Component, Layout, Media};
use super::limit;
use super::posted::{LAID_OUT, MessageKind};

/// A message before it is sent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    /// Markdown, at most [`limit::CONTENT`] characters.
    pub content: String,
    /// Buttons and menus.
    pub rows: Vec<Row>,
    /// The picture below the content.
    pub picture: Option<Picture>,
    /// The only users whom this message pings.
    pub ping: Vec<UserId>,
    /// Whether it arrives without a notification: nobody is to act.
    pub silent: bool,
    /// How it is laid out where that says more.
    pub layout: Option<Layout>,
}

/// A picture to be drawn when its message is sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What is shown.
    pub content: PictureContent,
    /// In which language.
    pub locale: String,
    /// The players by seat, plain.
    pub names: Vec<String>,
    /// What a screen reader says.
    pub alt: String,
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureContent {
    /// One scene.
    Still(Box<Scene>),
    /// Scenes one after the other, each for so many hundredths of a second.
    Animated(Vec<(Scene, u16)>),
    /// A file that needs no drawing.
    Ready {
        /// Its name.
        name: String,
        /// What it holds.
        bytes: Arc<Vec<u8>>,
    },
}

/// A drawn picture, ready to be sent as a file.
#[derive(Clone, PartialEq, Eq)]
pub struct Attachment {
    /// Name of the file.
    pub name: String,
    /// What a screen reader says, at most [`limit::ALT`] characters.
    pub alt: String,
    /// The PNG or GIF.
    pub bytes: Arc<Vec<u8>>,
}

impl Message {
    /// A message of one text.
    pub fn text(content: impl Into<String>) -> Self {
        Message { content: content.into(), ..Message::default() }
    }

    /// Of which kind it is posted.
    pub fn kind(&self) -> MessageKind {
        if self.layout.is_some() { MessageKind::LaidOut } else { MessageKind::Plain }
    }

    /// All that it says: the content, and what a layout has below it.
    pub fn words(&self) -> String {
        let layout = self.layout.iter();
        let below = layout.flat_map(|layout| {
            let sections = layout.sections.iter().map(|section| section.text.as_str());
            sections.chain(layout.foot.as_deref())
        });
        let texts = std::iter::once(self.content.as_str()).chain(below);
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n").trim().to_owned()
    }

    /// All buttons and menus in rows.
    fn all_rows(&self) -> Vec<Row> {
        let sections = self.layout.iter().flat_map(|layout| &layout.sections);
        let mut beside: Vec<Button> = sections.map(|section| section.button.clone()).collect();
        let mut rows = self.rows.as_slice();
        if let Some((Row::Buttons(first), others)) = rows.split_first()
            && !beside.is_empty()
            && beside.len() + first.len() <= limit::BUTTONS
        {
            beside.extend(first.iter().cloned());
            rows = others;
        }
        let beside = beside.chunks(limit::BUTTONS).map(|row| Row::Buttons(row.to_vec()));
        beside.chain(rows.iter().cloned()).collect()
    }

    /// The body of a request that edits a message of this kind, answers an interaction with it or follows it up. What
    /// the message had before (buttons, pictures) is gone afterwards. One of the plain kind becomes laid out by it;
    /// Discord refuses the other way round.
    pub fn body_as(&self, kind: MessageKind, attachment: Option<&Attachment>) -> Value {
        let mut body = self.body(attachment);
        if kind == MessageKind::LaidOut {
            // Without a layout it looks like a plain message.
            let usual = Layout::default();
            let layout = self.layout.as_ref().unwrap_or(&usual);
            let media = attachment.map(|file| Media { name: file.name.clone(), alt: file.alt.clone() });
            let components = layout.components(&cut(&self.content, limit::CONTENT), media, &self.rows);
            body["components"] = components.iter().map(Component::to_json).collect();
            body["content"] = Value::Null;
            body["flags"] = LAID_OUT.into();
        }
        body
    }

    /// The same for a message of the plain kind.
    pub fn body(&self, attachment: Option<&Attachment>) -> Value {
        let pinged: Vec<String> = self.ping.iter().map(UserId::to_string).collect();
        // The attachment's id says which file of the request it is; there is one at most.
        let attachments = attachment.map(|file| json!([{ "id": "0", "filename": file.name, "description": file.alt }]));
        json!({
            "content": cut(&self.words(), limit::CONTENT),
            "components": self.all_rows().iter().map(Row::to_json).collect::<Vec<_>>(),
            // Nobody else is pinged, whatever the content says.
            "allowed_mentions": { "parse": [], "users": pinged, "roles": [] },
            "attachments": attachments.unwrap_or_else(|| json!([])),
        })
    }

    /// The body of a request that creates a message. Discord takes only one with this nonce within
    /// some minutes.
    pub fn creation(&self, attachment: Option<&Attachment>, nonce: &str) -> Value {
        let mut body = self.first(attachment);
        body["nonce"] = nonce.into();
        body["enforce_nonce"] = true.into();
        body
    }

    /// The first message of a post in a forum, within the request that opens the post.
    pub fn first(&self, attachment: Option<&Attachment>) -> Value {
        let mut body = self.body_as(self.kind(), attachment);
        if self.silent {
            add_flag(&mut body, MessageFlags::SUPPRESS_NOTIFICATIONS);
        }
        body
    }

    /// The body of a request that answers an interaction with a new message for its user alone.
    pub fn private(&self, attachment: Option<&Attachment>) -> Value {
        let mut body = self.body_as(self.kind(), attachment);
        add_flag(&mut body, MessageFlags::EPHEMERAL);
        body
    }
}

/// Lets a message that is created arrive with a notification, though nobody is pinged.
pub fn make_loud(body: &mut Value) {
    if let Some(flags) = body["flags"].as_u64() {
        body["flags"] = (flags & !MessageFlags::SUPPRESS_NOTIFICATIONS.bits()).into();
    }
}

fn add_flag(body: &mut Value, flag: MessageFlags) {
    let flags = body["flags"].as_u64().unwrap_or_default();
    body["flags"] = (flags | flag.bits()).into();
}

/// Lines joined to a content of at most `max` characters. Where they are too many, lines are left
/// out from `cuttable` (a range of the lines), the last of them first, and `more(n)` says how many.
pub fn fit(lines: &[String], cuttable: std::ops::Range<usize>, max: usize, more: impl Fn(usize) -> String) -> String {
    let whole = lines.join("\n");
    if whole.chars().count() <= max {
        return whole;
    }
    for left_out in 1..=cuttable.len() {
        let end = cuttable.end - left_out;
        let note = more(left_out);
        let kept = lines[..end].iter().chain(std::iter::once(&note)).chain(&lines[cuttable.end..]);
        let text = kept.map(String::as_str).collect::<Vec<_>>().join("\n");
        if text.chars().count() <= max {
            return text;
        }
    }
    cut(&whole, max).into_owned()
}

/// Lines as several texts of at most `max` characters each, broken between lines.
pub fn pages(lines: &[String], max: usize) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        let line = cut(line, max);
        match pages.last_mut() {
            Some(page) if page.chars().count() + 1 + line.chars().count() <= max => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line.into_owned()),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_lines_are_counted_instead() {
        let lines: Vec<String> = ["head", "one", "two", "three", "tail"].map(String::from).to_vec();
        let more = |n| format!("+{n}");
        assert_eq!(fit(&lines, 1..4, 100, more), "head\none\ntwo\nthree\ntail");
        assert_eq!(fit(&lines, 1..4, 20, more), "head\none\ntwo\n+1\ntail");
        assert_eq!(fit(&lines, 1..4, 16, more), "head\none\n+2\ntail");
        assert_eq!(fit(&lines, 1..4, 12, more), "head\n+3\ntail");
        assert_eq!(fit(&lines, 1..4, 5, more), "head…");
    }

    #[test]
    fn long_texts_become_pages_between_lines() {
        let lines: Vec<String> = ["aaaa", "bbbb", "cccccccccccc", "d"].map(String::from).to_vec();
        assert_eq!(pages(&lines, 10), ["aaaa\nbbbb", "ccccccccc…", "d"]);
        assert!(pages(&[], 10).is_empty());
    }
}
