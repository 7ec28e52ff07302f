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
mod icons;
mod machine;
mod overview;
mod panels;
mod parts;
mod prelude;
mod scoring;
mod sources;
mod tablets;
mod technologies;
mod temples;
mod theme;
mod word_icons;
mod workers;

use game_kit::picture::plan;
use game_kit::{PictureKind, PictureRequest, Theme};
use scene::Scene;

use super::{Tzolkin, View};

pub use overview::region::all as regions;
pub use sources::sources;
pub use word_icons::word_icons;

/// An empty picture in the game's colors.
pub fn canvas(theme: Theme, (width, height): (u32, u32)) -> Scene {
    theme::STYLE.scene(theme, (width.into(), height.into()), Vec::new())
}

pub fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    match &request.kind {
        PictureKind::Overview | PictureKind::Recap(_) => overview::scene(view, request),
        PictureKind::Board | PictureKind::Replay(_) => board::scene(view, request),
        PictureKind::Region(id) => overview::region::scene(view, request, id),
        PictureKind::Draft(seat) => overview::region::draft(view, request, *seat),
        PictureKind::Plan(seat, steps) => {
            plan::scene::<Tzolkin>(view, request, (*seat, steps), overview::scene, overview::plan::marks)
        }
        PictureKind::Scoring => scoring::scene(view, request),
        PictureKind::Card(id) => card::scene(view, request, id),
        PictureKind::Thumbnail => card::thumbnail(view, request),
    }
}
