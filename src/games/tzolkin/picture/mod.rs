//! A table of Tzolk'in as pictures, made from a view alone. What they look like and why:
//! `docs/design/board.md`.

mod alt;
mod board;
mod calendar;
mod cards;
mod changes;
mod geometry;
mod header;
mod machine;
mod panels;
mod parts;
mod tablets;
mod technologies;
mod temples;
mod theme;
mod workers;

use crate::games::PictureRequest;
use crate::scene::Scene;

use super::View;

/// A picture of the table, as values.
pub fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    board::scene(view, request)
}
