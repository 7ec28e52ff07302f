//! A game from its first turn to its last, or its latest turns, as a series of pictures.

use std::ops::Deref;

use engine::Viewer;
use scene::Scene;

use super::{PictureKind, Position, Theme};
use game_kit::Past;

/// Display time of a turn, of a round in a long game, and of the final picture, in hundredths of a second.
const TURN: u16 = 60;
const ROUND: u16 = 130;
/// Display time of a turn in a recap, whose viewers read what it changed.
const RECAP: u16 = 220;
const END: u16 = 600;
/// A game with more turns is shown round by round, since few viewers watch for longer than half a minute.
const MOST_TURNS: usize = 50;

/// The table as all players see it after each turn, or after each round of a long game, each with its display time in
/// hundredths of a second. Changes are marked, and the picture names the player of the turn or the round.
pub fn replay(turns: &[impl Deref<Target = dyn Position>], names: &[String], theme: Theme) -> Vec<(Scene, u16)> {
    let (shown, time) = match by_round(turns) {
        rounds if turns.len() > MOST_TURNS && rounds.len() > 1 => (rounds, ROUND),
        _ => (by_turn(turns), TURN),
    };
    let befores = std::iter::once(None).chain(shown.iter().map(|&(index, _)| Some(&*turns[index])));
    let picture = |(&(index, past), before): (&(usize, Option<Past>), Option<&dyn Position>)| {
        let kind = past.map_or(PictureKind::Board, PictureKind::Replay);
        let scene = turns[index].scene(kind, Viewer::Public, before, names, theme);
        (scene, if index + 1 == turns.len() { END } else { time })
    };
    shown.iter().zip(befores).map(picture).collect()
}

/// The table as all players see it after each turn between these positions, with its display time in hundredths of a
/// second. The overview names the player of the turn and marks what the turn changed.
pub fn recap(turns: &[impl Deref<Target = dyn Position>], names: &[String], theme: Theme) -> Vec<(Scene, u16)> {
    let picture = |(index, past): (usize, Option<Past>)| {
        let kind = match past {
            Some(Past::Turn(seat)) => PictureKind::Recap(seat),
            _ => PictureKind::Overview,
        };
        let scene = turns[index].scene(kind, Viewer::Public, Some(&*turns[index - 1]), names, theme);
        (scene, if index + 1 == turns.len() { END } else { RECAP })
    };
    by_turn(turns).into_iter().skip(1).map(picture).collect()
}

/// Every turn. Its player is the seat that had to act before it; several such seats chose at the same time.
fn by_turn(turns: &[impl Deref<Target = dyn Position>]) -> Vec<(usize, Option<Past>)> {
    let past = |index: usize| {
        let mut to_act = turns[index.checked_sub(1)?].to_act().iter();
        to_act.next().filter(|_| to_act.next().is_none()).map(Past::Turn)
    };
    (0..turns.len()).map(|index| (index, past(index))).collect()
}

/// The last turn of each round: after it another round begins, or the game is over.
fn by_round(turns: &[impl Deref<Target = dyn Position>]) -> Vec<(usize, Option<Past>)> {
    let mut shown = Vec::new();
    let mut played = None;
    for (index, turn) in turns.iter().enumerate() {
        let next = turn.face(Viewer::Public).round();
        if index + 1 == turns.len() || next.is_some() && next != played {
            shown.push((index, played.map(Past::Round)));
        }
        played = next.or(played);
    }
    shown
}
