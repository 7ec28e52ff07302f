//! Requests of users to the game service, in the form that the Discord side sends.

use daykeeper::engine::Phrase;
use daykeeper::table::{
    Actor, ChannelId, Command, Completion, GuildId, InteractionId, Meaning, Request, RequestOrigin, Tables, TypedTurn,
    UserId,
};

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

/// The suggestions for a half-typed line in notation.
pub async fn complete(
    tables: &Tables,
    place: &RequestOrigin,
    user: UserId,
    typed: (&str, TypedTurn),
) -> Vec<Completion> {
    let line = tables.typed_line(place, user, typed, |_, _, _| false).await;
    line.map_or_else(Vec::new, |line| line.complete(|_, _| false, |_| Vec::new()))
}

/// A typed line in notation. It stays as it is if the user can't plan this turn. `nimm` is a verb for `take`.
pub async fn read_typed(
    tables: &Tables,
    place: &RequestOrigin,
    user: UserId,
    typed: (&str, TypedTurn),
    shown: impl Fn(&str, &str, &Phrase) -> bool + Copy + Send,
    meant: impl Fn(&str, &Phrase) -> Meaning,
) -> String {
    let line = tables.typed_line(place, user, typed, shown).await;
    let readings = |typed: &str| match typed.strip_prefix("nimm") {
        Some(rest) => vec![format!("take{rest}")],
        None => Vec::new(),
    };
    line.map_or_else(|| typed.0.to_owned(), |line| line.read(shown, meant, readings))
}
