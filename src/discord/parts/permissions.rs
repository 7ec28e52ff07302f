//! The bot's permissions in a channel, and messages about missing ones.

use crate::engine::{Arg, Phrase};

/// A set of Discord's permissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions(pub u64);

impl Permissions {
    /// Grants every permission.
    pub const ADMINISTRATOR: Permissions = Permissions(1 << 3);
    /// Manage channels. For our commands, the same rights as the host.
    pub const MANAGE_CHANNELS: Permissions = Permissions(1 << 4);
    pub const VIEW_CHANNEL: Permissions = Permissions(1 << 10);
    /// Write in a channel that isn't a thread.
    pub const SEND_MESSAGES: Permissions = Permissions(1 << 11);
    /// Attach pictures.
    pub const ATTACH_FILES: Permissions = Permissions(1 << 15);
    /// Read earlier messages.
    pub const READ_MESSAGE_HISTORY: Permissions = Permissions(1 << 16);
    /// Open threads.
    pub const CREATE_PUBLIC_THREADS: Permissions = Permissions(1 << 35);
    pub const SEND_MESSAGES_IN_THREADS: Permissions = Permissions(1 << 38);

    /// Returns `true` if the set includes all of these. An administrator has every permission.
    pub fn contains(self, wanted: Permissions) -> bool {
        self.0 & Self::ADMINISTRATOR.0 != 0 || self.0 & wanted.0 == wanted.0
    }
}

/// Permissions that the bot needs in a game's channel, with the phrases of their names.
fn required(thread: bool) -> [(Permissions, &'static str); 4] {
    let send = if thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, "ui-permission-send-messages-in-threads")
    } else {
        (Permissions::SEND_MESSAGES, "ui-permission-send-messages")
    };
    [
        (Permissions::VIEW_CHANNEL, "ui-permission-view-channel"),
        send,
        (Permissions::ATTACH_FILES, "ui-permission-attach-files"),
        (Permissions::READ_MESSAGE_HISTORY, "ui-permission-read-message-history"),
    ]
}

/// Returns `true` if the bot can post in a channel at all. Without the other permissions its messages are incomplete.
pub fn may_post(has: Permissions, thread: bool) -> bool {
    let [view, send, ..] = required(thread);
    has.contains(view.0) && has.contains(send.0)
}

/// Returns the permissions that an invitation should request.
pub fn wanted() -> Permissions {
    let all = required(false).into_iter().chain(required(true)).map(|(permission, _)| permission);
    all.fold(Permissions(0), |all, permission| Permissions(all.0 | permission.0))
}

/// Returns the name keys of the permissions from [`wanted`] that are missing.
pub fn lacking(has: Permissions) -> Vec<&'static str> {
    let all = required(false).into_iter().chain(required(true));
    let mut missing: Vec<_> = all.filter(|(permission, _)| !has.contains(*permission)).map(|(_, name)| name).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}

/// Returns a sentence that lists the permissions missing in a channel, or `None` if there are none.
pub fn missing(has: Permissions, channel: u64, thread: bool) -> Option<Phrase> {
    missing_of(has, channel, required(thread))
}

/// Like [`missing`], for a message without a picture.
pub fn missing_to_write(has: Permissions, channel: u64, thread: bool) -> Option<Phrase> {
    let [view, send, ..] = required(thread);
    missing_of(has, channel, [view, send])
}

/// Like [`missing`], for a game in a new thread, which needs one more permission.
pub fn missing_for_thread(has: Permissions, channel: u64) -> Option<Phrase> {
    let open = (Permissions::CREATE_PUBLIC_THREADS, "ui-permission-create-public-threads");
    missing_of(has, channel, std::iter::once(open).chain(required(true)))
}

/// Returns the names of the permissions that a game in a forum post needs.
pub fn needed_for_post() -> Arg {
    let [view, send, attach, history] = required(false);
    let [_, reply, ..] = required(true);
    Arg::List([view, send, reply, attach, history].map(|(_, name)| Phrase::new(name)).to_vec())
}

/// Returns the names of the permissions that the bot needs to post.
pub fn needed_to_write() -> Arg {
    let [view, send, ..] = required(false);
    Arg::List([view, send].map(|(_, name)| Phrase::new(name)).to_vec())
}

fn missing_of(
    has: Permissions,
    channel: u64,
    needed: impl IntoIterator<Item = (Permissions, &'static str)>,
) -> Option<Phrase> {
    let missing: Vec<Phrase> = needed
        .into_iter()
        .filter(|(permission, _)| !has.contains(*permission))
        .map(|(_, name)| Phrase::new(name))
        .collect();
    (!missing.is_empty()).then(|| {
        Phrase::new("ui-permissions-missing")
            .with("permissions", Arg::List(missing))
            .with("channel", format!("<#{channel}>"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(has: Permissions, thread: bool) -> Vec<String> {
        match missing(has, 5, thread).map(|phrase| phrase.args) {
            Some(args) => match &args[0].1 {
                Arg::List(names) => names.iter().map(|name| name.key.clone()).collect(),
                _ => panic!("not a list"),
            },
            None => Vec::new(),
        }
    }

    fn without(permission: Permissions) -> Permissions {
        Permissions(wanted().0 & !permission.0)
    }

    #[test]
    fn missing_permissions_are_listed() {
        assert_eq!(names(wanted(), false), Vec::<String>::new());
        assert_eq!(names(Permissions::ADMINISTRATOR, true), Vec::<String>::new());
        assert_eq!(names(without(Permissions::ATTACH_FILES), false), ["ui-permission-attach-files"]);
        let silent = without(Permissions::SEND_MESSAGES_IN_THREADS);
        assert_eq!(names(silent, false), Vec::<String>::new());
        assert_eq!(names(silent, true), ["ui-permission-send-messages-in-threads"]);
        assert_eq!(names(Permissions(0), false).len(), 4);
        assert!(may_post(silent, false) && !may_post(silent, true));
        assert!(may_post(without(Permissions::ATTACH_FILES), true));
        assert!(!may_post(without(Permissions::VIEW_CHANNEL), false));
    }
}
