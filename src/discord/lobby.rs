//! The lobby message: who plays, with which options.

use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::engine::{Arg, Phrase};
use crate::table::{Player, PlayerKind, Seating, Stamp, Strength, TableCard, TableId, TableState};

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

/// The players as an enumeration, each with who plays.
pub(super) fn players(table: &TableCard) -> Arg {
    Arg::List(table.players.iter().map(player).collect())
}

/// The same with the numbers by which commands name their seats.
pub(super) fn numbered(table: &TableCard) -> Arg {
    let numbered = |each: &Player| {
        Phrase::new("ui-player-numbered").with("number", each.seat.saturating_add(1)).with("player", player(each))
    };
    Arg::List(table.players.iter().map(numbered).collect())
}

/// A player, and who plays: a person, a computer, or nobody.
pub(super) fn player(player: &Player) -> Phrase {
    let key = match (player.kind, player.user) {
        (PlayerKind::Human, Some(_)) => "ui-player",
        (PlayerKind::Human, None) => "ui-player-nobody",
        (PlayerKind::Ai, Some(_)) => "ui-player-held",
        (PlayerKind::Ai, None) => "ui-player-computer",
    };
    let phrase = Phrase::new(key).seat("player", player.seat);
    match player.strength {
        Some(strength) => phrase.with("strength", Phrase::new(format!("ui-strength-{}", strength.id()))),
        None => phrase,
    }
}

/// How well shall a computer player play that joins the lobby?
pub fn choose_computer(voice: &Voice<'_>, table: TableId) -> Message {
    let stamp = Stamp { table, seq: 0, draft: 0 };
    let choice = |strength: &Strength| {
        let label = voice.word(&format!("ui-strength-{}", strength.id()));
        button(stamp, Press::AddComputer(*strength), ButtonStyle::Secondary, &label)
    };
    let buttons = Strength::ALL.iter().map(choice).collect();
    let content = voice.say(&Phrase::new("ui-choose-strength"));
    Message { content, rows: vec![CreateActionRow::Buttons(buttons)], ..Message::default() }
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
        button(stamp, Press::ChooseComputer, ButtonStyle::Secondary, &voice.word("ui-button-add-computer")),
        button(stamp, Press::Start, ButtonStyle::Success, &voice.word("ui-button-start")),
    ])
}
