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
pub(super) mod things;
mod tiles;
mod top;
mod word_icons;
mod workers;

use game_kit::picture::plan as marked;
use game_kit::picture::sources::PointSource;
use game_kit::picture::style::Style;
use game_kit::typed::Word;
use game_kit::{Draw, PageBoard, PictureKind, PictureRequest, Present, Region, Topic, WordIcons};
use scene::Scene;

use super::{Teotihuacan, View, words};

impl Draw for View {
    fn regions(&self) -> Vec<Region> {
        region::all(self)
    }

    fn scene(&self, request: &PictureRequest<'_, View>) -> Scene {
        match &request.kind {
            PictureKind::Overview | PictureKind::Recap(_) | PictureKind::Board | PictureKind::Replay(_) => {
                table::scene(self, request)
            }
            PictureKind::Draft(seat) => region::draft(self, request, *seat),
            PictureKind::Plan(seat, steps) => {
                marked::scene::<Teotihuacan>(self, request, (*seat, steps), table::scene, plan::marks)
            }
            PictureKind::Scoring => scoring::scene(self, request),
            PictureKind::Region(id) => region::scene(self, request, id),
            PictureKind::Card(id) => card::scene(self, request, id),
            PictureKind::Thumbnail => card::thumbnail(self, request),
        }
    }

    fn page(&self, request: &PictureRequest<'_, View>) -> PageBoard {
        table::page(self, request)
    }
}

impl Present for Teotihuacan {
    const STYLE: &'static Style = &theme::STYLE;
    const SOURCES: &'static [PointSource] = sources::SOURCES;

    fn topics() -> Vec<Topic> {
        words::topics()
    }

    fn vocabulary() -> Vec<Word> {
        words::vocabulary()
    }

    fn word_icons() -> WordIcons {
        word_icons::word_icons()
    }
}
