//! Posting, editing and deleting messages for bots and people.

use serde_json::{Value, json};

use super::error::ApiError;
use super::mentions::{Allowed, named};
use super::model::{
    BOT, Id, MessageOrigin, OTHER_BOT, PostedFile, PostedMessage, User, content_type, dimensions, flags,
};
use super::permissions::{MENTION_EVERYONE, VIEW_CHANNEL};
use super::state::World;
use super::upload::Upload;
use super::validate::message::Payload;

pub struct Post {
    pub author: Id,
    pub channel: Id,
    pub payload: Payload,
    /// 0 regular, 6 pin notice, 18 thread created, 19 reply, 20 command.
    pub kind: u8,
    /// Bits of [`flags`].
    pub flags: u64,
    /// The only user who can see it; `None` if everyone can.
    pub only_for: Option<Id>,
    /// The interaction that led to it.
    pub origin: Option<MessageOrigin>,
}

impl World {
    /// Posts a message.
    ///
    /// # Errors
    /// 50006 for an empty one, 50035 for attachments that don't match their files.
    pub fn post(&mut self, post: Post) -> Result<Id, ApiError> {
        let id = self.snowflake();
        self.post_as(id, post)
    }

    /// Posts a message with a given id. The first message of a forum post has the post's id.
    ///
    /// # Errors
    /// Same as [`World::post`].
    pub(crate) fn post_as(&mut self, id: Id, post: Post) -> Result<Id, ApiError> {
        let Post { author, channel, payload, kind, flags, only_for, origin } = post;
        let mut message = PostedMessage {
            id,
            channel,
            author,
            created: self.config.clock.now_ms(),
            flags,
            nonce: payload.nonce.clone(),
            reference: payload.reference.map(|(id, _)| id),
            only_for,
            origin,
            kind,
            ..PostedMessage::default()
        };
        let allowed = payload.allowed.clone();
        self.fill(&mut message, payload)?;
        if only_for.is_none() {
            message.pinged = self.pinged(&message, &allowed);
        }
        self.messages.insert((channel, id), message);
        if author != BOT {
            self.read.insert((author, channel), id);
        }
        self.typing.remove(&channel);
        self.touch();
        Ok(id)
    }

    /// Posts a message of another bot with unchecked components, including kinds that no library supports yet.
    ///
    /// # Errors
    /// 10003 if the channel doesn't exist.
    pub fn post_foreign(&mut self, channel: Id, content: &str, components: Vec<Value>) -> Result<Id, ApiError> {
        self.channel(channel)?;
        let name = "other-bot".to_owned();
        let user = User { id: OTHER_BOT, username: name, global_name: None, bot: true, ..User::default() };
        self.users.entry(OTHER_BOT).or_insert(user);
        let payload = Payload { content: Some(content.to_owned()), components: Some(components), ..Payload::default() };
        self.post(Post { author: OTHER_BOT, channel, payload, kind: 0, flags: 0, only_for: None, origin: None })
    }

    /// Changes a message. Absent keys leave their fields unchanged.
    ///
    /// # Errors
    /// 10008 if the message is gone, 50006 if it would become empty, 50035 for attachments that don't match.
    pub fn edit(&mut self, channel: Id, id: Id, payload: Payload) -> Result<(), ApiError> {
        let mut message = self.messages.get(&(channel, id)).ok_or_else(ApiError::unknown_message)?.clone();
        self.check_kind(&message, &payload)?;
        // The flag can be set but never removed.
        message.flags |= payload.flags & flags::IS_COMPONENTS_V2;
        // The first edit of a "thinking" message is its answer and doesn't count as an edit.
        let answered = message.flags & flags::LOADING != 0;
        message.flags &= !flags::LOADING;
        self.fill(&mut message, payload)?;
        message.edited = if answered { None } else { Some(self.config.clock.now_ms()) };
        self.messages.insert((channel, id), message);
        self.touch();
        Ok(())
    }

    /// Checks that a message of Components V2 has no text, before and after an edit.
    fn check_kind(&self, message: &PostedMessage, payload: &Payload) -> Result<(), ApiError> {
        let mut problems = super::error::Problems::default();
        let (is, becomes) =
            (message.flags & flags::IS_COMPONENTS_V2 != 0, payload.flags & flags::IS_COMPONENTS_V2 != 0);
        let text = payload.content.as_ref().unwrap_or(&message.content);
        if (is || becomes) && !text.is_empty() {
            let words = "The 'content' field cannot be used with Components V2";
            problems.add("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words);
        }
        if is && !becomes && payload.components.is_some() {
            // Discord would accept action rows alone, but then the bot has most likely forgotten the message's kind.
            problems.add("flags", "FLAGS_MISSING", "This message is made of Components V2: its edits say so, too");
        }
        problems.finish()
    }

    pub(crate) fn remove_message(&mut self, channel: Id, id: Id) {
        self.messages.remove(&(channel, id));
        self.touch();
    }

    fn fill(&mut self, message: &mut PostedMessage, payload: Payload) -> Result<(), ApiError> {
        let Payload { content, components, attachments, files, allowed, .. } = payload;
        if let Some(content) = content {
            message.content = content;
        }
        self.fill_attachments(message, attachments, files)?;
        if let Some(components) = components {
            // Messages of other authors may contain anything.
            if message.author == BOT {
                self.check_emojis(&json!(components))?;
            }
            message.components = components;
            self.resolve_media(message)?;
        }
        self.mention(message, &allowed);
        let empty = message.content.is_empty() && message.attachments.is_empty() && message.components.is_empty();
        if empty && message.flags & flags::LOADING == 0 && message.kind != 6 {
            return Err(ApiError::new(400, 50006, "Cannot send an empty message"));
        }
        Ok(())
    }

    fn fill_attachments(
        &mut self,
        message: &mut PostedMessage,
        wanted: Option<Vec<super::validate::message::AttachmentField>>,
        files: Vec<Upload>,
    ) -> Result<(), ApiError> {
        let mut old = std::mem::take(&mut message.attachments);
        let mut files: Vec<Option<Upload>> = files.into_iter().map(Some).collect();
        match wanted {
            // Without a list, all old files remain and new ones are added.
            None => message.attachments = old,
            Some(wanted) => {
                for (index, wish) in wanted.into_iter().enumerate() {
                    let file = files.iter_mut().find(|file| file.as_ref().is_some_and(|file| file.index == wish.id));
                    let kept = old.iter().position(|attachment| attachment.id == wish.id);
                    let mut attachment = match (kept, file.and_then(Option::take)) {
                        (Some(at), _) => old.remove(at),
                        (None, Some(file)) => self.attachment(file),
                        (None, None) => {
                            let mut problems = super::error::Problems::default();
                            let path = format!("attachments.{index}.id");
                            problems.add(&path, "ATTACHMENT_NOT_FOUND", "No such attachment and no such file");
                            return problems.finish();
                        }
                    };
                    if let Some(name) = wish.filename {
                        attachment.filename = super::upload::clean(&name);
                    }
                    attachment.description = wish.description.or(attachment.description);
                    message.attachments.push(attachment);
                }
            }
        }
        for file in files.into_iter().flatten() {
            let attachment = self.attachment(file);
            message.attachments.push(attachment);
        }
        if message.attachments.len() > 10 {
            let mut problems = super::error::Problems::default();
            problems.length("attachments", 0, 10);
            return problems.finish();
        }
        Ok(())
    }

    fn attachment(&mut self, file: Upload) -> PostedFile {
        PostedFile {
            id: self.snowflake(),
            content_type: content_type(&file.filename).to_owned(),
            dimensions: dimensions(&file.data),
            filename: file.filename,
            description: None,
            data: file.data,
        }
    }

    /// Replaces `attachment://name` in components with the file's address.
    fn resolve_media(&self, message: &mut PostedMessage) -> Result<(), ApiError> {
        let files: Vec<(String, Value)> = message
            .attachments
            .iter()
            .map(|file| {
                let url = self.attachment_url(message.channel, file.id, &file.filename);
                let (width, height) = file.dimensions.unzip();
                let media = json!({
                    "url": url, "proxy_url": url, "width": width, "height": height, "content_type": file.content_type,
                });
                (format!("attachment://{}", file.filename), media)
            })
            .collect();
        let mut problems = super::error::Problems::default();
        for component in &mut message.components {
            place_media(component, &files, &mut problems);
        }
        problems.finish()
    }

    /// Sets the message's mentions: those in its content that the allowed mentions and the author's permissions permit.
    fn mention(&self, message: &mut PostedMessage, allowed: &Allowed) {
        let found = allowed.filter(named(&message.words()));
        message.mentions = found.users.into_iter().filter(|id| self.users.contains_key(id)).collect();
        let everyone = self.permissions(message.author, message.channel) & MENTION_EVERYONE != 0;
        message.mention_roles = found.roles.into_iter().filter(|id| self.roles.contains_key(id)).collect();
        message.mention_everyone = found.everyone && everyone;
        if let Some(answered) = message.reference.and_then(|id| self.messages.get(&(message.channel, id)))
            && allowed.replied_user
            && !message.mentions.contains(&answered.author)
        {
            message.mentions.push(answered.author);
        }
    }

    /// The users that a message with these mentions notifies.
    fn pinged(&self, message: &PostedMessage, allowed: &Allowed) -> Vec<Id> {
        let everyone = self.permissions(message.author, message.channel) & MENTION_EVERYONE != 0;
        let by_role = |user: Id| {
            let member = self.members.get(&user);
            everyone && member.is_some_and(|m| message.mention_roles.iter().any(|role| m.roles.contains(role)))
        };
        let dm = self.channels.get(&message.channel).is_some_and(|channel| channel.recipient.is_some());
        let hit = |user: &Id| {
            message.mentions.contains(user) || message.mention_everyone && allowed.everyone || by_role(*user) || dm
        };
        let others = self.users.keys().filter(|user| **user != message.author && **user != BOT);
        let seeing = others.filter(|user| self.permissions(**user, message.channel) & VIEW_CHANNEL != 0);
        seeing.filter(|user| hit(user)).copied().collect()
    }
}

fn place_media(value: &mut Value, files: &[(String, Value)], problems: &mut super::error::Problems) {
    match value {
        Value::Object(map) => {
            for key in ["media", "file"] {
                let Some(url) = map.get(key).and_then(|media| media["url"].as_str()) else { continue };
                if url.starts_with("attachment://") {
                    match files.iter().find(|(name, _)| name == url) {
                        Some((_, media)) => drop(map.insert(key.to_owned(), media.clone())),
                        None => problems.add("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", url),
                    }
                }
            }
            map.values_mut().for_each(|value| place_media(value, files, problems));
        }
        Value::Array(list) => list.iter_mut().for_each(|value| place_media(value, files, problems)),
        _ => {}
    }
}
