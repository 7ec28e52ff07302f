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
use game_kit::picture::sources::PointSource;
use game_kit::picture::style::Style;
use game_kit::typed::Word;
use game_kit::{Draw, PageBoard, PictureKind, PictureRequest, Present, Region, Topic, WordIcons};
use scene::Scene;

use super::{Tzolkin, View, words};

impl Draw for View {
    fn regions(&self) -> Vec<Region> {
        overview::region::all(self)
    }

    fn scene(&self, request: &PictureRequest<'_, View>) -> Scene {
        match &request.kind {
            PictureKind::Overview | PictureKind::Recap(_) => overview::scene(self, request),
            PictureKind::Board | PictureKind::Replay(_) => board::scene(self, request),
            PictureKind::Region(id) => overview::region::scene(self, request, id),
            PictureKind::Draft(seat) => overview::region::draft(self, request, *seat),
            PictureKind::Plan(seat, steps) => {
                plan::scene::<Tzolkin>(self, request, (*seat, steps), overview::scene, overview::plan::marks)
            }
            PictureKind::Scoring => scoring::scene(self, request),
            PictureKind::Card(id) => card::scene(self, request, id),
            PictureKind::Thumbnail => card::thumbnail(self, request),
        }
    }

    fn page(&self, request: &PictureRequest<'_, View>) -> PageBoard {
        board::page(self, request)
    }
}

impl Present for Tzolkin {
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
