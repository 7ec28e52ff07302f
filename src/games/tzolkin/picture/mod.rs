//! A table of Tzolk'in as pictures, made from a view alone. `docs/design/tzolkin.md` describes their design.

mod alt;
mod board;
mod calendar;
mod card;
mod cards;
mod changes;
mod choices;
mod geometry;
mod header;
mod machine;
mod overview;
mod panels;
mod parts;
mod prelude;
mod scoring;
mod tablets;
mod technologies;
mod temples;
mod theme;
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
        PictureKind::Region(id) => overview::region::scene(view, request, id),
        PictureKind::Draft(seat) => overview::region::draft(view, request, *seat),
        PictureKind::Plan(seat, steps) => overview::plan::scene(view, request, *seat, steps),
        PictureKind::Scoring => scoring::scene(view, request),
        PictureKind::Card(id) => card::scene(view, request, id),
        PictureKind::Thumbnail => card::thumbnail(view, request),
    }
}

/// The parts of the table with their own picture.
pub fn regions(view: &View) -> Vec<Region> {
    overview::region::all(view)
}
