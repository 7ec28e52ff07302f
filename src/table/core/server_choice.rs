//! The choice of a server in direct messages.

use super::ids::GuildId;

/// The servers that a reply in direct messages can be about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerChoice {
    /// The servers with finished games of the user, by name. The one of the newest game comes first.
    pub servers: Vec<(GuildId, String)>,
    /// The server of the reply. `None` in a server, and for all servers.
    pub now: Option<GuildId>,
}
