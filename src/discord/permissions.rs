//! What the bot may do in a channel, and how it says what it misses.

use serenity::model::Permissions;

use crate::engine::{Arg, Phrase};

/// What a table's channel asks of the bot; each with the phrase of its name.
fn needed(thread: bool) -> [(Permissions, &'static str); 4] {
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

/// Everything that an invitation should ask for.
pub fn wanted() -> Permissions {
    let all = needed(false).into_iter().chain(needed(true)).map(|(permission, _)| permission);
    all.fold(Permissions::empty(), |all, permission| all | permission)
}

/// One sentence that names what is missing in a channel; nothing where nothing is.
pub fn missing(has: Permissions, channel: u64, thread: bool) -> Option<Phrase> {
    if has.administrator() {
        return None;
    }
    let missing: Vec<Phrase> = needed(thread)
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

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(names(wanted(), false), Vec::<String>::new());
        assert_eq!(names(Permissions::ADMINISTRATOR, true), Vec::<String>::new());
        assert_eq!(names(wanted() - Permissions::ATTACH_FILES, false), ["ui-permission-attach-files"]);
        let silent = wanted() - Permissions::SEND_MESSAGES_IN_THREADS;
        assert_eq!(names(silent, false), Vec::<String>::new());
        assert_eq!(names(silent, true), ["ui-permission-send-messages-in-threads"]);
        assert_eq!(names(Permissions::empty(), false).len(), 4);
    }
}
