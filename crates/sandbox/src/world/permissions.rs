//! Permission bits and how roles and channel overwrites combine.

use serde::{Deserialize, Serialize};

/// See a channel and its messages.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Write in a channel.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Delete or pin other users' messages.
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
/// Post files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read earlier messages.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Ping `@everyone`, `@here` and all roles.
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
/// All permissions, regardless of channel overwrites.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Create, edit and delete channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Use slash commands.
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Delete and archive threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Open public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub const PIN_MESSAGES: u64 = 1 << 51;
/// Every bit.
pub const ALL: u64 = (1 << 53) - 1;

/// Everyone's permissions in the sandbox guild.
pub(crate) const EVERYONE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// The subject of an overwrite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum OverwriteTarget {
    /// All members with a role; the guild's id means everyone.
    Role(u64),
    Member(u64),
}

/// A permission overwrite of a channel for a role or a member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overwrite {
    /// The subject of the overwrite.
    pub target: OverwriteTarget,
    /// Granted bits.
    pub allow: u64,
    /// Removed bits.
    pub deny: u64,
}

/// Combines a member's role permissions with the overwrites of a channel, in Discord's order: everyone, then all roles
/// together, then the member. Finally removes permissions that require seeing the channel.
pub fn in_channel(base: u64, guild: u64, member: u64, roles: &[u64], overwrites: &[Overwrite]) -> u64 {
    if base & ADMINISTRATOR != 0 {
        return ALL;
    }
    let mut bits = base;
    for overwrite in overwrites.iter().filter(|o| o.target == OverwriteTarget::Role(guild)) {
        bits = bits & !overwrite.deny | overwrite.allow;
    }
    let (mut allow, mut deny) = (0, 0);
    for overwrite in overwrites {
        if let OverwriteTarget::Role(role) = overwrite.target
            && role != guild
            && roles.contains(&role)
        {
            allow |= overwrite.allow;
            deny |= overwrite.deny;
        }
    }
    bits = bits & !deny | allow;
    for overwrite in overwrites.iter().filter(|o| o.target == OverwriteTarget::Member(member)) {
        bits = bits & !overwrite.deny | overwrite.allow;
    }
    if bits & VIEW_CHANNEL == 0 { 0 } else { bits }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_overwrite_beats_role_and_server_overwrites() {
        let overwrites = [
            Overwrite { target: OverwriteTarget::Role(1), allow: 0, deny: SEND_MESSAGES },
            Overwrite { target: OverwriteTarget::Role(5), allow: SEND_MESSAGES, deny: ATTACH_FILES },
            Overwrite { target: OverwriteTarget::Member(9), allow: ATTACH_FILES, deny: 0 },
        ];
        let bits = in_channel(EVERYONE, 1, 9, &[5], &overwrites);
        assert_eq!(bits & (SEND_MESSAGES | ATTACH_FILES), SEND_MESSAGES | ATTACH_FILES);
        let bits = in_channel(EVERYONE, 1, 8, &[], &overwrites);
        assert_eq!(bits & (SEND_MESSAGES | ATTACH_FILES), ATTACH_FILES);
    }

    #[test]
    fn a_hidden_channel_allows_no_action() {
        let hidden = [Overwrite { target: OverwriteTarget::Role(1), allow: 0, deny: VIEW_CHANNEL }];
        assert_eq!(in_channel(EVERYONE, 1, 9, &[], &hidden), 0);
        assert_eq!(in_channel(ADMINISTRATOR, 1, 9, &[], &hidden), ALL);
    }
}
