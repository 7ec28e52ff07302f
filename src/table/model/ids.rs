//! Identifiers: Discord's numbers and the database's.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<$inner> for $name {
            fn from(value: $inner) -> Self {
                $name(value)
            }
        }
    )*};
}

id! {
    /// A Discord user.
    UserId(u64);
    /// A Discord server.
    GuildId(u64);
    /// A Discord channel; a thread is one too.
    ChannelId(u64);
    /// A Discord message.
    MessageId(u64);
    /// A Discord interaction: one click or one command.
    InteractionId(u64);
    /// A table: one game in a channel, from its lobby to its end.
    TableId(i64);
    /// A row of the outbox.
    OutboxRowId(i64);
    /// A job.
    JobId(i64);
}
