//! A table of Teotihuacan as pictures, made from a view alone. `docs/design/teotihuacan.md` describes their design.

mod alt;
mod boards;
mod card;
mod changes;
mod choices;
mod forecast;
mod geometry;
mod icons;
mod offers;
mod panels;
mod parts;
mod plan;
mod prelude;
mod pyramid;
mod region;
mod scoring;
mod sources;
mod standings;
mod start;
mod table;
mod theme;
mod tiles;
mod top;
mod word_icons;
mod workers;

use game_kit::picture::plan as marked;
use game_kit::{PictureKind, PictureRequest, Theme};
use scene::Scene;

use super::{Teotihuacan, View};

pub use region::all as regions;
pub use sources::sources;
pub use word_icons::word_icons;

/// An empty picture in the game's colors.
pub fn canvas(theme: Theme, (width, height): (u32, u32)) -> Scene {
    theme::STYLE.scene(theme, (width.into(), height.into()), Vec::new())
}

pub fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    match &request.kind {
        PictureKind::Overview | PictureKind::Recap(_) | PictureKind::Board | PictureKind::Replay(_) => {
            table::scene(view, request)
        }
        PictureKind::Draft(seat) => region::draft(view, request, *seat),
        PictureKind::Plan(seat, steps) => {
            marked::scene::<Teotihuacan>(view, request, (*seat, steps), table::scene, plan::marks)
        }
        PictureKind::Scoring => scoring::scene(view, request),
        PictureKind::Region(id) => region::scene(view, request, id),
        PictureKind::Card(id) => card::scene(view, request, id),
        PictureKind::Thumbnail => card::thumbnail(view, request),
    }
}
