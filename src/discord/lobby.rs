//! The lobby message: who plays, with which options.

use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::engine::{Arg, Phrase};
use crate::table::{Seating, Stamp, TableCard, TableState};

use super::custom_id::Press;
use super::message::{Message, Voice, button};

/// The message of a table that is not yet, or was never, played.
pub fn lobby(voice: &Voice<'_>, table: &TableCard) -> Message {
    let mut lines = vec![
        voice.say(
            &Phrase::new("ui-lobby-title")
                .with("game", Phrase::new(format!("{}-name", table.game.id())))
                .with("host", table.host_name.as_str()),
        ),
        voice.say(
            &Phrase::new("ui-lobby-players")
                .with("count", table.players.len())
                .with("capacity", table.capacity)
                .with("players", players(table)),
        ),
    ];
    lines.extend(options(table).iter().map(|option| format!("-# {}", voice.say(option))));
    lines.push(voice.say(&match table.state {
        TableState::Lobby => {
            let open = Phrase::new("ui-lobby-open").with("host", table.host_name.as_str());
            open.with("min", table.game.min_seats()).with("missing", missing(table))
        }
        TableState::Running => Phrase::new("ui-lobby-started"),
        TableState::Over => Phrase::new("ui-lobby-over"),
        TableState::Cancelled => Phrase::new("ui-lobby-cancelled"),
    }));
    let rows = if table.state == TableState::Lobby { vec![buttons(voice, table)] } else { Vec::new() };
    Message { content: lines.join("\n"), rows, ..Message::default() }
}

/// How many players are missing before the game can start.
fn missing(table: &TableCard) -> usize {
    usize::from(table.game.min_seats()).saturating_sub(table.players.len())
}

/// The players as an enumeration.
pub(super) fn players(table: &TableCard) -> Arg {
    Arg::List(table.players.iter().map(|player| Phrase::new("ui-player").seat("player", player.seat)).collect())
}

/// Every option of the game with its value, and how players are seated.
pub(super) fn options(table: &TableCard) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = table
        .game
        .options()
        .iter()
        .map(|spec| {
            let key = format!("{}-option-{}", table.game.id(), spec.id);
            let value = Phrase::new(format!("{key}.{}", table.options.get(spec)));
            Phrase::new("ui-option").with("option", Phrase::new(key)).with("value", value)
        })
        .collect();
    lines.push(Phrase::new(match table.seating {
        Seating::Random => "ui-seating-random",
        Seating::Joined => "ui-seating-joined",
    }));
    lines
}

fn buttons(voice: &Voice<'_>, table: &TableCard) -> CreateActionRow {
    let stamp = Stamp { table: table.id, seq: 0, draft: 0 };
    CreateActionRow::Buttons(vec![
        button(stamp, Press::Join, ButtonStyle::Primary, &voice.word("ui-button-join")),
        button(stamp, Press::Leave, ButtonStyle::Secondary, &voice.word("ui-button-leave")),
        button(stamp, Press::Start, ButtonStyle::Success, &voice.word("ui-button-start")),
    ])
}
