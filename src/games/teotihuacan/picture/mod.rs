//! A table of Teotihuacan as pictures, made from a view alone. What they look like and why:
//! `docs/design/teotihuacan.md`.

mod alt;
mod board;
mod boards;
mod calendar;
mod changes;
mod dice;
mod discovery;
mod geometry;
mod header;
mod panels;
mod parts;
mod production;
mod pyramid;
mod reach;
mod shops;
mod signs;
mod temples;
mod theme;
mod tracks;

use crate::games::PictureRequest;
use crate::scene::Scene;

use super::View;

/// A picture of the table, as values.
pub fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    board::scene(view, request)
}
