//! Requests of users to the game service, in the form that the Discord side sends.

use daykeeper::table::{Actor, ChannelId, Command, GuildId, InteractionId, Request, RequestOrigin, UserId};

pub fn actor(number: u64) -> Actor {
    Actor { user: UserId(number), name: format!("Player {number}"), locale: "en-US".to_owned(), may_manage: false }
}

/// Returns a request in a channel of the tests' server.
pub fn request(interaction: u64, user: u64, channel: u64, command: impl Into<Command>) -> Request {
    Request {
        interaction: InteractionId(interaction),
        actor: actor(user),
        origin: RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(channel), locale: None },
        table: None,
        command: command.into(),
    }
}
