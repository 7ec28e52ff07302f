//! A game from its first turn to its last, as pictures one after the other.

use std::ops::Deref;

use crate::engine::Viewer;
use crate::scene::Scene;

use super::{PictureKind, Position, Theme};

/// Hundredths of a second for which a turn is shown, and the end of the game.
const TURN: u16 = 60;
const END: u16 = 600;

/// The table as everybody sees it after each of the turns, each with the hundredths of a second for
/// which it is shown; marked is what the turn has changed.
pub fn replay(turns: &[impl Deref<Target = dyn Position>], names: &[String], theme: Theme) -> Vec<(Scene, u16)> {
    let picture = |index: usize| {
        let before = index.checked_sub(1).map(|before| &*turns[before]);
        let shown = if index + 1 == turns.len() { END } else { TURN };
        (turns[index].scene(PictureKind::Board, Viewer::Public, before, names, theme), shown)
    };
    (0..turns.len()).map(picture).collect()
}
