//! Names and titles of games.

use crate::engine::Phrase;
use crate::table::TableCard;

/// The name of a game, in bold, with its title. A game without a name has its number, except in direct messages.
pub(crate) fn titled(table: &TableCard) -> Phrase {
    titled_as(table, "")
}

/// Does the same without bold type, for menus.
pub(crate) fn titled_plainly(table: &TableCard) -> Phrase {
    titled_as(table, ".plain")
}

/// The title of a game and, if it has one, its name.
pub(crate) fn titled_if_named(table: &TableCard) -> Phrase {
    match table.name {
        Some(_) => titled_plainly(table),
        None => Phrase::new(format!("{}-name", table.game.id())),
    }
}

/// The name of a game, or its number in the server, or its title.
pub(crate) fn called(table: &TableCard) -> Phrase {
    match (&table.name, table.number) {
        (Some(name), _) => Phrase::new("ui-game-named").named("name", name.as_str()),
        (None, Some(number)) => Phrase::new("ui-game-numbered").with("number", number),
        (None, None) => Phrase::new(format!("{}-name", table.game.id())),
    }
}

fn titled_as(table: &TableCard, form: &str) -> Phrase {
    let game = Phrase::new(format!("{}-name", table.game.id()));
    let known = table.name.is_some() || table.number.is_some();
    let key = if known { "ui-game-title" } else { "ui-game-untitled" };
    Phrase::new(format!("{key}{form}")).with("name", called(table)).with("game", game)
}
