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
    UserId(u64);
    /// A Discord server.
    GuildId(u64);
    /// A Discord channel; a thread is one too.
    ChannelId(u64);
    MessageId(u64);
    /// A Discord interaction: one click or one command.
    InteractionId(u64);
    /// A game in a channel, from its lobby to its end. Buttons contain the identifier, so a part is unguessable:
    /// [`TableId::after`].
    TableId(i64);
    OutboxRowId(i64);
    JobId(i64);
}

impl TableId {
    /// Number of unguessable bits. With the number above them, the identifier stays below Discord's limit for numbers.
    const HIDDEN_BITS: u32 = 24;

    /// The number that users see: 1, 2, 3 and so on. For games from before the unguessable part, it is the identifier.
    pub fn number(self) -> i64 {
        match self.0 >> Self::HIDDEN_BITS {
            0 => self.0,
            number => number,
        }
    }

    /// The range of identifiers that contain this number, for games with an unguessable part.
    pub fn numbered(number: i64) -> std::ops::RangeInclusive<TableId> {
        let first = number.checked_mul(1 << Self::HIDDEN_BITS).unwrap_or(i64::MAX);
        TableId(first)..=TableId(first.saturating_add((1 << Self::HIDDEN_BITS) - 1))
    }

    /// Returns the identifier of the next game, with this unguessable part.
    pub fn after(self, hidden: u32) -> TableId {
        let hidden = i64::from(hidden) & ((1 << Self::HIDDEN_BITS) - 1);
        TableId((self.number() + 1) << Self::HIDDEN_BITS | hidden)
    }
}

/// A message in Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageLink {
    /// The server, `None` in direct messages.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub message: MessageId,
}

impl MessageLink {
    /// The address that Discord opens.
    pub fn url(&self) -> String {
        format!("{}/{}", channel_url(self.guild, self.channel), self.message)
    }
}

/// The address of a channel that Discord opens.
pub fn channel_url(guild: Option<GuildId>, channel: ChannelId) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{channel}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_ids_count_up_and_end_with_a_secret_part() {
        // The second game of a database that began with plain numbers as identifiers.
        let mut id = TableId(2);
        for (number, hidden) in [(3, 0), (4, u32::MAX), (5, 7)] {
            let next = id.after(hidden);
            assert!(next > id);
            assert_eq!((next.number(), next.0 & 0xff_ffff), (number, i64::from(hidden & 0xff_ffff)));
            assert!(TableId::numbered(number).contains(&next));
            assert!(!TableId::numbered(number + 1).contains(&next) && !TableId::numbered(number - 1).contains(&next));
            id = next;
        }
        assert_eq!(TableId(2).number(), 2);
    }
}
