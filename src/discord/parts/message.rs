//! Messages as values, and the request bodies made from them.
//!
//! Pages are pure functions from a reply of `table` to a [`Message`]. This module converts the message to JSON, and
//! `rest` sends it.

use std::sync::Arc;

use crate::scene::Scene;
use crate::table::UserId;
use serde_json::{Value, json};
use serenity::model::channel::MessageFlags;

use super::components::{Button, Row};
use super::escape::cut;
use super::layout::{Component, Media, MessageLayout};
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
    pub ping: Vec<UserId>,
    /// `true` to send the message without a notification, since no one has to act.
    pub silent: bool,
    /// The layout, if the message needs one.
    pub layout: Option<MessageLayout>,
}

/// A picture that the bot draws when it sends the message.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    pub content: PictureContent,
    pub locale: String,
    /// The players' names by seat, as plain text.
    pub names: Vec<String>,
    /// The description for screen readers.
    pub alt: String,
}

#[derive(Clone, Debug, PartialEq)]
pub enum PictureContent {
    Still(Box<Scene>),
    /// Scenes with their durations in hundredths of a second.
    Animated(Vec<(Scene, u16)>),
    /// A file that needs no drawing.
    Ready {
        name: String,
        bytes: Arc<Vec<u8>>,
    },
}

/// A drawn picture, ready to be sent as a file.
#[derive(Clone, PartialEq, Eq)]
pub struct Attachment {
    pub name: String,
    /// The description for screen readers, at most [`limit::ALT`] characters.
    pub alt: String,
    /// The PNG or GIF.
    pub bytes: Arc<Vec<u8>>,
}

impl Message {
    pub fn text(content: impl Into<String>) -> Self {
        Message { content: content.into(), ..Message::default() }
    }

    /// Returns the kind of message to post.
    pub fn kind(&self) -> MessageKind {
        if self.layout.is_some() { MessageKind::LaidOut } else { MessageKind::Plain }
    }

    /// Returns the complete text: the content and the layout's texts.
    pub fn words(&self) -> String {
        let layout = self.layout.iter();
        let below = layout.flat_map(|layout| {
            let sections = layout.sections.iter().map(|section| section.text.as_str());
            sections.chain(layout.foot.as_deref())
        });
        let texts = std::iter::once(self.content.as_str()).chain(below);
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n").trim().to_owned()
    }

    /// Returns all buttons and menus as rows, including the sections' buttons.
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

    /// Builds the body of a request that edits a message of this kind, or replies to an interaction. The message
    /// loses its previous buttons and pictures. A plain message can become laid out; Discord refuses the reverse.
    pub fn body_as(&self, kind: MessageKind, attachment: Option<&Attachment>) -> Value {
        let mut body = self.body(attachment);
        if kind == MessageKind::LaidOut {
            // The default layout looks like a plain message.
            let usual = MessageLayout::default();
            let layout = self.layout.as_ref().unwrap_or(&usual);
            let media = attachment.map(|file| Media { name: file.name.clone(), alt: file.alt.clone() });
            let components = layout.components(&cut(&self.content, limit::CONTENT), media, &self.rows);
            body["components"] = components.iter().map(Component::to_json).collect();
            body["content"] = Value::Null;
            body["flags"] = LAID_OUT.into();
        }
        body
    }

    /// Builds the body for a plain message.
    pub fn body(&self, attachment: Option<&Attachment>) -> Value {
        let pinged: Vec<String> = self.ping.iter().map(UserId::to_string).collect();
        // The attachment's id is the index of the file in the request. There is at most one file.
        let attachments = attachment.map(|file| json!([{ "id": "0", "filename": file.name, "description": file.alt }]));
        json!({
            "content": cut(&self.words(), limit::CONTENT),
            "components": self.all_rows().iter().map(Row::to_json).collect::<Vec<_>>(),
            // The message pings no other users, even if the content mentions them.
            "allowed_mentions": { "parse": [], "users": pinged, "roles": [] },
            "attachments": attachments.unwrap_or_else(|| json!([])),
        })
    }

    /// Builds the body of a request that creates a message. Within some minutes, Discord creates only one message
    /// with this nonce.
    pub fn creation(&self, attachment: Option<&Attachment>, nonce: &str) -> Value {
        let mut body = self.first(attachment);
        body["nonce"] = nonce.into();
        body["enforce_nonce"] = true.into();
        body
    }

    /// Builds the first message of a post in a forum, part of the request that opens the post.
    pub fn first(&self, attachment: Option<&Attachment>) -> Value {
        let mut body = self.body_as(self.kind(), attachment);
        if self.silent {
            add_flag(&mut body, MessageFlags::SUPPRESS_NOTIFICATIONS);
        }
        body
    }

    /// Builds the body of a reply to an interaction that only its user sees.
    pub fn private(&self, attachment: Option<&Attachment>) -> Value {
        let mut body = self.body_as(self.kind(), attachment);
        add_flag(&mut body, MessageFlags::EPHEMERAL);
        body
    }
}

/// Removes the silent flag of a new message, so it notifies even without a ping.
pub fn enable_pings(body: &mut Value) {
    if let Some(flags) = body["flags"].as_u64() {
        body["flags"] = (flags & !MessageFlags::SUPPRESS_NOTIFICATIONS.bits()).into();
    }
}

fn add_flag(body: &mut Value, flag: MessageFlags) {
    let flags = body["flags"].as_u64().unwrap_or_default();
    body["flags"] = (flags | flag.bits()).into();
}

/// Joins lines to a content of at most `max` characters. If they are too long, it drops lines from `cuttable` (a
/// range of the lines), from the end, and `more(n)` states the number.
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

/// Splits lines into texts of at most `max` characters each, at line breaks.
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
