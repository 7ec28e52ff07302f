//! A table of Teotihuacan as pictures, made from a view alone. `docs/design/teotihuacan.md` describes their design.

mod alt;
mod board;
mod boards;
mod calendar;
mod card;
mod changes;
mod choices;
mod discovery;
mod geometry;
mod header;
mod icons;
mod overview;
mod panels;
mod parts;
mod prelude;
mod production;
mod pyramid;
mod scoring;
mod shops;
mod start;
mod temples;
mod theme;
mod tracks;
mod word_icons;
mod workers;

use crate::games::{PictureKind, PictureRequest, Region};
use crate::scene::Scene;

use super::View;

pub use word_icons::word_icons;

pub fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    match &request.kind {
        PictureKind::Overview | PictureKind::Recap(_) => overview::scene(view, request),
        PictureKind::Board | PictureKind::Replay(_) => board::scene(view, request),
        PictureKind::Draft(seat) => overview::region::draft(view, request, *seat),
        PictureKind::Plan(seat, steps) => overview::plan::scene(view, request, *seat, steps),
        PictureKind::Scoring => scoring::scene(view, request),
        PictureKind::Region(id) => overview::region::scene(view, request, id),
        PictureKind::Card(id) => card::scene(view, request, id),
        PictureKind::Thumbnail => card::thumbnail(view, request),
    }
}

/// The parts of the table with their own picture.
pub fn regions(view: &View) -> Vec<Region> {
    overview::region::all(view)
}
