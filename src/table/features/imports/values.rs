//! Limits of imported games.

use jiff::SignedDuration;

use crate::table::core::ids::ChannelId;

/// The largest file of a record, in bytes. The longest games need about 60 KB.
pub const LARGEST_RECORD: usize = 256 << 10;

/// Time after which an imported game is deleted.
pub const IMPORT_KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Imported games of one person. Another one replaces the oldest.
pub const MOST_IMPORTS: usize = 10;

/// The channel of imported games, which no channel in Discord has.
pub const NO_CHANNEL: ChannelId = ChannelId(0);
