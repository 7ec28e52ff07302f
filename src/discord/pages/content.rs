//! Parts that several messages share: effects of turns, pictures, and players' names.

use crate::engine::{Arg, Event, Facts, Options, Phrase, Seed, Summary, Viewer, fitted};
use crate::games::{MenuLimits, PictureKind, Position, Theme, Title};
use crate::scene::Scene;
use crate::table::{GuildId, Player, ServerChoice, Stamp, TableCard, TableId, TurnNews, TurnSummary, UserId};

use super::lobby;
use crate::discord::parts::buttons::{ComponentAction, PastButton};
use crate::discord::parts::components::{Button, ButtonStyle, MenuOption, Row, button, menu};
use crate::discord::parts::escape::{cut, first_within};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::{Localizer, mention};
use crate::discord::parts::message::{Picture, PictureContent};

/// Maximum length of a line, in characters without the player's name, since longer lines are hard to read.
const LONGEST_LINE: usize = 120;

/// The effects of turns: a line for each turn, and for effects on all players.
pub(crate) fn turn_lines(localizer: &Localizer<'_>, turns: &[TurnSummary]) -> Vec<String> {
    let localizer = &with_names_of(localizer, turns.last());
    let length = |line: &Phrase| localizer.plain(line).chars().count();
    lines(turns)
        .into_iter()
        .flat_map(|line| fitted(line, LONGEST_LINE, length))
        .map(|line| localizer.say(&line))
        .collect()
}

/// The localizer with the players' names at the time of a turn, since a seat may have changed hands.
pub(crate) fn with_names_of<'a>(localizer: &Localizer<'a>, turn: Option<&TurnSummary>) -> Localizer<'a> {
    turn.map_or_else(|| localizer.clone(), |turn| localizer.of(&turn.names))
}

/// The lines that summarize turns, with a line for each new round between them.
pub(crate) fn lines(turns: &[TurnSummary]) -> Vec<Phrase> {
    let summarized =
        |turns: &[TurnSummary]| Facts::of_turns(turns.iter().map(|turn| turn.events.as_slice())).lines(Viewer::Public);
    let (mut lines, mut round, mut from) = (Vec::new(), None, 0);
    for (index, turn) in turns.iter().enumerate() {
        // A decision between two rounds belongs to the first one.
        let Some(begun) = turn.round else { continue };
        if round.replace(begun).is_some_and(|last| last != begun) {
            lines.extend(summarized(&turns[from..index]));
            lines.push(Phrase::new("ui-log-round").with("round", begun));
            from = index;
        }
    }
    lines.extend(summarized(&turns[from..]));
    lines
}

/// The recap of turns: for each one a summary, the reason of a computer player's turn, and every effect.
pub(crate) fn paragraphs(localizer: &Localizer<'_>, turns: &[TurnSummary]) -> Vec<String> {
    let mut lines = Vec::new();
    for turn in turns {
        let localizer = &with_names_of(localizer, Some(turn));
        lines.extend(Facts::of(&turn.events).lines(Viewer::Public).iter().map(|line| localizer.say(line)));
        let reason = turn.reason.iter().filter(|why| localizer.knows(why));
        lines.extend(reason.map(|why| localizer.say(&would_say(why))));
        // The summary already has these effects as separate lines.
        let effect =
            |event: &Event| localizer.say(&Phrase::new("ui-happened-effect").with("effect", event.phrase.clone()));
        let has_own_line = |event: &&Event| !event.summary.contains(&Summary::Line);
        lines.extend(turn.events.iter().filter(has_own_line).map(effect));
    }
    lines
}

/// The label of the button that undoes the last click: the fullest of its names that fits. A name that is too long
/// loses words at its end. `None` without names.
pub(super) fn undo_label(localizer: &Localizer<'_>, names: &[Phrase]) -> Option<String> {
    let labels = names.iter().map(|name| localizer.plain(&Phrase::new("ui-button-undo-of").with("step", name.clone())));
    let label = first_within(labels, MenuLimits::USUAL.button_label);
    (!label.is_empty()).then_some(label)
}

/// The lines and buttons around the choices of a planner. Features add theirs, or replace the usual ones.
#[derive(Default)]
pub(super) struct PlannerFrame {
    /// The lines above the state of the game.
    pub(super) head: Vec<String>,
    /// The lines below the state of the game.
    pub(super) beside: Vec<String>,
    /// The text key of the line about a complete turn.
    pub(super) complete: &'static str,
    /// The buttons before *End turn*.
    pub(super) first: Vec<Button>,
    /// The text key of the button *End turn*.
    pub(super) end: &'static str,
    /// The buttons that undo steps.
    pub(super) undo: Vec<Button>,
    /// The buttons after those.
    pub(super) after_undo: Vec<Button>,
    /// `true` if the player can ask for a hint before the first step.
    pub(super) hint: bool,
    /// The last buttons.
    pub(super) last: Vec<Button>,
}

/// The reason for another player's turn. Reasons speak to the player of the turn, so they are quoted.
pub(super) fn would_say(why: &Phrase) -> Phrase {
    Phrase::new("ui-hint-would-say").with("why", why.clone())
}

/// The place of the lines that don't fit a message.
#[derive(Clone, Copy)]
pub(crate) enum LeftOut {
    /// Behind the button *Recap* of the message.
    InRecap,
    /// Nowhere else.
    Counted,
}

/// Joins head, turns and foot within Discord's limit. If they are too long, a count replaces the oldest turns.
pub(crate) fn content(
    localizer: &Localizer<'_>,
    head: Vec<String>,
    turn_lines: Vec<String>,
    foot: Vec<String>,
    rest: LeftOut,
) -> String {
    let mut turn_lines = turn_lines.as_slice();
    let mut left_out = 0_usize;
    loop {
        let key = match rest {
            LeftOut::InRecap => "ui-earlier-in-recap",
            LeftOut::Counted => "ui-earlier-left-out",
        };
        let more = (left_out > 0).then(|| localizer.say(&Phrase::new(key).with("count", left_out)));
        let lines: Vec<&str> = head.iter().chain(&more).chain(turn_lines).chain(&foot).map(String::as_str).collect();
        let text = lines.join("\n");
        let (true, Some((_, newer))) = (text.chars().count() > limit::CONTENT, turn_lines.split_first()) else {
            return cut(&text, limit::CONTENT).into_owned();
        };
        turn_lines = newer;
        left_out += 1;
    }
}

pub(crate) fn mentioned(user: UserId) -> Phrase {
    Phrase::new("ui-mention").with("user", mention(user))
}

/// A list of players as mentions, or as names if no person plays.
pub(crate) fn mentions(players: &[Player]) -> Arg {
    let named = |player: &Player| match player.occupant.person() {
        Some(user) => mentioned(user),
        None => lobby::player(player),
    };
    Arg::List(players.iter().map(named).collect())
}

pub(crate) fn names(players: &[Player]) -> Arg {
    Arg::List(players.iter().map(lobby::player).collect())
}

/// The button that opens the reader's finished games. It belongs to no game.
pub(crate) fn finished_games(localizer: &Localizer<'_>) -> Button {
    let stamp = Stamp::of_table(TableId(0));
    button(stamp, PastButton::Finished, ButtonStyle::Secondary, &localizer.word("ui-button-finished-games"))
}

/// The menu of the servers that a reply in direct messages can be about, unless there is only one. `all` adds an option for
/// all of them.
pub(crate) fn server_menu(
    localizer: &Localizer<'_>,
    choice: &ServerChoice,
    action: impl Into<ComponentAction>,
    all: bool,
) -> Option<Row> {
    let known = || choice.servers.iter().filter(|(_, name)| !name.is_empty());
    let option = |label: &str, server: Option<GuildId>| MenuOption {
        label: label.to_owned(),
        value: server.map_or(0, |server| server.0).to_string(),
        chosen: server == choice.now,
        ..MenuOption::default()
    };
    let whole = all.then(|| option(&localizer.word("ui-servers-all"), None));
    let options = whole.into_iter().chain(known().map(|(server, name)| option(name, Some(*server))));
    let several = known().count() > 1;
    let stamp = Stamp::of_server(choice.now);
    several.then(|| menu(stamp, action, 1, &localizer.word("ui-servers"), options))
}

/// The public picture of a turn. After the end, it is the board.
pub(crate) fn public_picture(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews) -> Picture {
    let position = news.position.as_ref();
    let kind = if position.outcome().is_some() { PictureKind::Board } else { PictureKind::Overview };
    picture(localizer, position, kind, Viewer::Public, news.since.as_deref(), table.theme)
}

/// The picture of a position, with its alt text.
pub(crate) fn picture(
    localizer: &Localizer<'_>,
    position: &dyn Position,
    kind: PictureKind,
    viewer: Viewer,
    since: Option<&dyn Position>,
    theme: Theme,
) -> Picture {
    let scene = position.scene(kind, viewer, since, localizer.names(), theme);
    let mut picture = scene_picture(localizer, scene);
    if picture.alt.is_empty() {
        picture.alt = cut(&localizer.plain(&position.face(Viewer::Public).status()), limit::ALT).into_owned();
    }
    picture
}

/// A picture of a scene, with its alt text.
pub(crate) fn scene_picture(localizer: &Localizer<'_>, scene: Scene) -> Picture {
    let alt: Vec<String> = scene.alt.iter().map(|phrase| localizer.plain(phrase)).collect();
    Picture {
        alt: cut(&alt.join(" "), limit::ALT).into_owned(),
        content: PictureContent::Still(Box::new(scene)),
        locale: localizer.locale().to_owned(),
        names: localizer.names().to_vec(),
    }
}

/// A small picture of a game before its start. Nothing is dealt yet, so the picture shows an example.
pub(crate) fn thumbnail(localizer: &Localizer<'_>, table: &TableCard) -> Option<Picture> {
    beginning(localizer, table.game, PictureKind::Thumbnail, table.theme)
}

/// A picture of a game that isn't dealt yet, from an example.
pub(crate) fn beginning(
    localizer: &Localizer<'_>,
    game: &dyn Title,
    kind: PictureKind,
    theme: Theme,
) -> Option<Picture> {
    let none = Options::default();
    let setup = game.deal(game.max_seats(), &none, Seed::default()).ok()?;
    let start = game.start(game.max_seats(), &none, &setup).ok()?;
    let mut shown = picture(&localizer.of(&[]), &*start, kind, Viewer::Public, None, theme);
    shown.alt = localizer.plain(&Phrase::new(format!("{}-name", game.id())));
    Some(shown)
}
