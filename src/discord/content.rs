//! Parts that several messages have: what turns did, pictures, and players by name.

use crate::engine::{Arg, Options, Phrase, Seed, Viewer};
use crate::games::{PictureKind, Position, Theme};
use crate::table::{Player, TableCard, TurnNews, TurnSummary, UserId};

use super::escape::cut;
use super::localizer::{Localizer, mention};
use super::message::{Picture, PictureContent};
use super::{limit, lobby};

/// What a turn did: what is said in any case, and its effects.
pub(super) struct TurnLines {
    always: Vec<String>,
    effects: Vec<String>,
}

/// What turns did: each with a heading, the reason of a computer player, and every effect.
pub(super) fn turn_lines(localizer: &Localizer<'_>, turns: &[TurnSummary]) -> Vec<TurnLines> {
    let lines = |turn: &TurnSummary| {
        let heading = Phrase::new("ui-told").seat("player", turn.seat).with("turn", turn.turn);
        let reason = turn.reason.iter().map(|reason| Phrase::new("ui-told-reason").with("reason", reason.clone()));
        TurnLines {
            always: std::iter::once(heading).chain(reason).map(|phrase| localizer.say(&phrase)).collect(),
            effects: turn.events.iter().map(|event| format!("- {}", localizer.say(&event.phrase))).collect(),
        }
    };
    turns.iter().map(lines).collect()
}

/// Head, turns and foot within the limit of a message: where it is too much, effects are counted
/// instead, first those of the turn that has most of them.
pub(super) fn content(
    localizer: &Localizer<'_>,
    head: Vec<String>,
    turns: Vec<TurnLines>,
    foot: Vec<String>,
) -> String {
    let (mut turns, mut left_out) = (turns, 0_usize);
    loop {
        let more = (left_out > 0).then(|| localizer.say(&Phrase::new("ui-told-more").with("count", left_out)));
        let middle = turns.iter().flat_map(|turn| turn.always.iter().chain(&turn.effects));
        let lines: Vec<&str> = head.iter().chain(middle).chain(&more).chain(&foot).map(String::as_str).collect();
        let text = lines.join("\n");
        if text.chars().count() <= limit::CONTENT {
            return text;
        }
        left_out += 1;
        match turns.iter_mut().max_by_key(|turn| turn.effects.len()) {
            Some(turn) if !turn.effects.is_empty() => drop(turn.effects.pop()),
            Some(_) => drop(turns.remove(0)),
            None => return cut(&text, limit::CONTENT).into_owned(),
        }
    }
}

/// The seat's player as they are called.
pub(super) fn mentioned(user: UserId) -> Phrase {
    Phrase::new("ui-mention").with("user", mention(user))
}

/// Players as an enumeration of mentions; of names where they are no Discord users.
pub(super) fn mentions(players: &[Player]) -> Arg {
    let named = |player: &Player| match player.occupant.person() {
        Some(user) => mentioned(user),
        None => lobby::player(player),
    };
    Arg::List(players.iter().map(named).collect())
}

/// Players as an enumeration of names.
pub(super) fn names(players: &[Player]) -> Arg {
    Arg::List(players.iter().map(lobby::player).collect())
}

/// The board as everybody may see it.
pub(super) fn public_picture(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews) -> Picture {
    let position = news.position.as_ref();
    picture(localizer, position, PictureKind::Board, Viewer::Public, news.since.as_deref(), table.theme)
}

/// The picture of a position, with its alt text.
pub(super) fn picture(
    localizer: &Localizer<'_>,
    position: &dyn Position,
    kind: PictureKind,
    viewer: Viewer,
    since: Option<&dyn Position>,
    theme: Theme,
) -> Picture {
    let scene = position.scene(kind, viewer, since, localizer.names(), theme);
    let alt: Vec<String> = scene.alt.iter().map(|phrase| localizer.plain(phrase)).collect();
    let alt = if alt.is_empty() { localizer.plain(&position.status()) } else { alt.join(" ") };
    Picture {
        alt: cut(&alt, limit::ALT).into_owned(),
        content: PictureContent::Still(Box::new(scene)),
        locale: localizer.locale().to_owned(),
        names: localizer.names().to_vec(),
    }
}

/// A small picture of the game. Nothing is dealt yet, so it is that of any beginning.
pub(super) fn thumbnail(localizer: &Localizer<'_>, table: &TableCard) -> Option<Picture> {
    let (game, none) = (table.game, Options::default());
    let setup = game.deal(game.max_seats(), &none, Seed::default()).ok()?;
    let start = game.start(game.max_seats(), &none, &setup).ok()?;
    let mut shown = picture(&localizer.of(&[]), &*start, PictureKind::Thumbnail, Viewer::Public, None, table.theme);
    shown.alt = localizer.plain(&Phrase::new(format!("{}-name", game.id())));
    Some(shown)
}
