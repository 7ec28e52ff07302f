//! The lobby message, with players and options.

use crate::engine::{Arg, OptionSpec, Phrase};
use crate::table::{Occupant, Player, Seating, Stamp, Strength, TableCard, TableId, TableState, date, length};

use super::{titles, web};
use crate::discord::parts::buttons::{LobbyButton, PanelButton, PanelKind};
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::layout::{FrameStyle, MessageLayout};
use crate::discord::parts::localizer::{Localizer, mention};
use crate::discord::parts::message::Message;

/// The message of a game that hasn't started yet, or never started.
pub fn lobby(localizer: &Localizer<'_>, table: &TableCard) -> Message {
    let drawn = table.state != TableState::Running && table.seating == Seating::Random;
    let localizer = &if drawn { localizer.clone().without_pieces() } else { localizer.clone() };
    let mut lines = vec![
        localizer.say(
            &Phrase::new(match table.state {
                TableState::Lobby => "ui-lobby-title",
                _ => "ui-lobby-title.closed",
            })
            .with("game", titles::titled_if_named(table))
            .named("host", table.host_name.as_str()),
        ),
        localizer.say(
            &Phrase::new("ui-lobby-about")
                .with("min", table.least())
                .with("max", table.capacity)
                .with("length", Phrase::new(format!("{}-name.length", table.game.id()))),
        ),
        localizer.say(&seats_line(table, players(table))),
    ];
    if let Some((people, lengths)) = table.usual_length().filter(|_| table.state == TableState::Lobby) {
        let [without, with] = lengths.map(length);
        let takes = Phrase::new("ui-lobby-takes").with("people", people).with("without", without).with("with", with);
        lines.push(localizer.say(&takes.with("within", length(table.settings.pace.duration()))));
    }
    if let Some(turn) = table.goes_on {
        lines.push(localizer.say(&Phrase::new("ui-lobby-goes-on").with("turn", turn)));
    }
    if table.state == TableState::Lobby {
        lines.push(terms(localizer, table));
        if table.guild.is_some() {
            let rated = table.settings.rated && table.goes_on.is_none();
            let key = if rated { "ui-lobby-statistics" } else { "ui-lobby-statistics.unrated" };
            lines.push(format!("-# {}", localizer.word(key)));
        }
        lines.extend(web::watchers(localizer, table));
    }
    let chosen = chosen_options(table);
    if !chosen.is_empty() {
        lines.push(format!("-# {}", localizer.say(&Phrase::new("ui-lobby-options").with("options", chosen))));
    }
    let reserved = table.reserved_seats();
    if let Some((players, until)) =
        reserved.filter(|(players, _)| table.state == TableState::Lobby && !players.is_empty())
    {
        let mentioned = |user| Phrase::new("ui-mention").with("user", mention(user));
        let players: Vec<Phrase> = players.into_iter().map(mentioned).collect();
        let reserved = Phrase::new("ui-lobby-kept").with("players", players).with("until", date(until));
        lines.push(localizer.say(&reserved));
    }
    let free = table.players.len() < usize::from(table.capacity);
    if table.state == TableState::Lobby && table.settings.start_when_full && free {
        lines.push(localizer.word("ui-lobby-starts-when-full"));
    }
    lines.push(localizer.say(&match table.state {
        TableState::Lobby => {
            let open = Phrase::new("ui-lobby-open").named("host", table.host_name.as_str());
            open.with("min", table.least()).with("missing", missing(table))
        }
        TableState::Running => Phrase::new("ui-lobby-started"),
        TableState::Over => Phrase::new("ui-lobby-over"),
        TableState::Cancelled => Phrase::new("ui-lobby-cancelled"),
    }));
    let rows = if table.state == TableState::Lobby { buttons(localizer, table) } else { Vec::new() };
    let layout = MessageLayout { frame: Some(FrameStyle::default()), thumbnail: true, ..MessageLayout::default() };
    Message { content: lines.join("\n"), rows, layout: Some(layout), ..Message::default() }
}

/// The pace, the clock and the other terms of a game, in one line.
pub(crate) fn terms(localizer: &Localizer<'_>, table: &TableCard) -> String {
    format!("-# {}", localizer.say(&Phrase::new("ui-terms").with("terms", table.settings.terms())))
}

/// The players of the game and, before its start, the number of seats.
pub(crate) fn seats_line(table: &TableCard, players: Arg) -> Phrase {
    if table.state != TableState::Lobby {
        return Phrase::new("ui-status-players").with("players", players);
    }
    let phrase = Phrase::new("ui-lobby-players").with("count", table.players.len());
    phrase.with("capacity", table.capacity).with("players", players)
}

/// The number of players missing for a start.
fn missing(table: &TableCard) -> usize {
    usize::from(table.least()).saturating_sub(table.players.len())
}

/// A list of the players, with their kinds.
pub(crate) fn players(table: &TableCard) -> Arg {
    Arg::List(table.players.iter().map(player).collect())
}

/// A list of the players with the seat numbers that commands use.
pub(crate) fn all_numbered(table: &TableCard) -> Arg {
    Arg::List(table.players.iter().map(numbered).collect())
}

pub(crate) fn numbered(seated: &Player) -> Phrase {
    let number = seated.seat.ordinal();
    Phrase::new("ui-player-numbered").with("number", number).with("player", player(seated))
}

/// A player, marked as a person, a computer player, or an open seat.
pub(crate) fn player(player: &Player) -> Phrase {
    let key = match player.occupant {
        Occupant::Person(_) => "ui-player",
        Occupant::Empty => "ui-player-nobody",
        Occupant::StandIn { .. } => "ui-player-filled-in",
        Occupant::Computer(_) => "ui-player-computer",
    };
    let phrase = Phrase::new(key).seat("player", player.seat);
    match player.occupant.strength() {
        Some(strength) => phrase.with("strength", Phrase::new(format!("ui-strength-{}", strength.id()))),
        None => phrase,
    }
}

/// Asks for the strength of a computer player.
pub fn choose_computer(localizer: &Localizer<'_>, table: TableId) -> Message {
    let content = localizer.say(&Phrase::new("ui-choose-strength"));
    Message { content, rows: vec![strengths(localizer, table)], ..Message::default() }
}

/// After a computer player has joined, asks about another one while seats are open.
pub fn ask_next_computer(localizer: &Localizer<'_>, table: &TableCard, mut answer: Vec<Message>) -> Vec<Message> {
    let room = table.state == TableState::Lobby && table.players.len() < usize::from(table.capacity);
    if let Some(joined) = answer.last_mut().filter(|_| room) {
        joined.content = format!("{}\n{}", joined.content, localizer.say(&Phrase::new("ui-choose-next-strength")));
        joined.rows = vec![strengths(localizer, table.id)];
    }
    answer
}

fn strengths(localizer: &Localizer<'_>, table: TableId) -> Row {
    let stamp = Stamp::of_table(table);
    let choice = |strength: &Strength| {
        let label = localizer.word(&format!("ui-strength-{}", strength.id()));
        button(stamp, LobbyButton::AddComputer(*strength), ButtonStyle::Secondary, &label)
    };
    Row::Buttons(Strength::ALL.iter().map(choice).collect())
}

/// Every option of the game with its value and, before the start, the seat order.
pub(crate) fn options(table: &TableCard) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = table.game.options().iter().map(|spec| option(table, spec)).collect();
    if table.state == TableState::Lobby {
        lines.push(seating(table.seating));
    }
    lines
}

/// The options that differ from their defaults.
pub(crate) fn chosen_options(table: &TableCard) -> Vec<Phrase> {
    let specs = table.game.options().iter().filter(|spec| table.options.get(spec) != spec.default);
    specs.map(|spec| option(table, spec)).collect()
}

fn option(table: &TableCard, spec: &OptionSpec) -> Phrase {
    let key = format!("{}-option-{}", table.game.id(), spec.id);
    let value = Phrase::new(format!("{key}.{}", table.options.get(spec)));
    Phrase::new("ui-option").with("option", Phrase::new(key)).with("value", value)
}

/// The seat order at the start of the game.
pub(crate) fn seating(seating: Seating) -> Phrase {
    Phrase::new(match seating {
        Seating::Random => "ui-seating-random",
        Seating::Joined => "ui-seating-joined",
    })
}

fn buttons(localizer: &Localizer<'_>, table: &TableCard) -> Vec<Row> {
    let stamp = Stamp::of_table(table.id);
    let of = |action: LobbyButton, style, key: &str| button(stamp, action, style, &localizer.word(key));
    let free = usize::from(table.capacity).saturating_sub(table.players.len());
    let mut first = Vec::new();
    if free > 0 {
        first.push(of(LobbyButton::Join, ButtonStyle::Primary, "ui-button-join"));
    }
    if free > 0 && table.settings.ai {
        let label = localizer.plain(&Phrase::new("ui-button-start-with-computers").with("count", free));
        first.push(button(stamp, LobbyButton::StartWithComputers, ButtonStyle::Primary, &label));
    }
    first.push(of(LobbyButton::Start, ButtonStyle::Success, "ui-button-start").enabled(missing(table) == 0));
    let mut second = Vec::new();
    if free > 0 && table.settings.ai {
        second.push(of(LobbyButton::ChooseComputer, ButtonStyle::Secondary, "ui-button-add-computer"));
    }
    let options = PanelButton::Open(PanelKind::Table);
    second.push(button(stamp, options, ButtonStyle::Secondary, &localizer.word("ui-button-options")));
    second.push(of(LobbyButton::Leave, ButtonStyle::Secondary, "ui-button-leave"));
    vec![Row::Buttons(first), Row::Buttons(second)]
}
