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
        voice.say(&seated(table, players(table))),
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

/// Who sits at the table; before the start also how many may.
pub(super) fn seated(table: &TableCard, players: Arg) -> Phrase {
    if table.state != TableState::Lobby {
        return Phrase::new("ui-status-players").with("players", players);
    }
    let phrase = Phrase::new("ui-lobby-players").with("count", table.players.len());
    phrase.with("capacity", table.capacity).with("players", players)
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
pub(super) fn all_numbered(table: &TableCard) -> Arg {
    Arg::List(table.players.iter().map(numbered).collect())
}

/// A player with the number of the seat.
pub(super) fn numbered(seated: &Player) -> Phrase {
    let number = seated.seat.ordinal();
    Phrase::new("ui-player-numbered").with("number", number).with("player", player(seated))
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
    let content = voice.say(&Phrase::new("ui-choose-strength"));
    Message { content, rows: vec![strengths(voice, table)], ..Message::default() }
}

/// After one has joined: the same question for the next, as long as there is a seat.
pub fn ask_next_computer(voice: &Voice<'_>, table: &TableCard, mut answer: Vec<Message>) -> Vec<Message> {
    let room = table.state == TableState::Lobby && table.players.len() < usize::from(table.capacity);
    if let Some(joined) = answer.last_mut().filter(|_| room) {
        joined.content = format!("{}\n{}", joined.content, voice.say(&Phrase::new("ui-choose-next-strength")));
        joined.rows = vec![strengths(voice, table.id)];
    }
    answer
}

fn strengths(voice: &Voice<'_>, table: TableId) -> CreateActionRow {
    let stamp = Stamp { table, seq: 0, draft: 0 };
    let choice = |strength: &Strength| {
        let label = voice.word(&format!("ui-strength-{}", strength.id()));
        button(stamp, Press::AddComputer(*strength), ButtonStyle::Secondary, &label)
    };
    CreateActionRow::Buttons(Strength::ALL.iter().map(choice).collect())
}

/// Every option of the game with its value, and before the start how players will be seated.
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
    if table.state == TableState::Lobby {
        lines.push(seating(table.seating));
    }
    lines
}

/// How players are seated when the game starts.
pub(super) fn seating(seating: Seating) -> Phrase {
    Phrase::new(match seating {
        Seating::Random => "ui-seating-random",
        Seating::Joined => "ui-seating-joined",
    })
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
