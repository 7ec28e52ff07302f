//! A table of Teotihuacan as pictures, made from a view alone. `docs/design/teotihuacan.md` describes their design.

mod alt;
mod boards;
mod card;
mod changes;
mod choices;
mod forecast;
mod icons;
mod offers;
mod panels;
mod parts;
mod plan;
mod prelude;
mod pyramid;
mod region;
mod scoring;
mod sheet;
mod standings;
mod table;
mod theme;
pub(super) mod things;
mod tiles;
mod top;
mod workers;

use game_kit::picture::plan as marked;
use game_kit::picture::sources::{PointSource, source};
use game_kit::picture::style::Style;
use game_kit::typed::Word;
use game_kit::{Draw, PageBoard, Present, Region, Topic, WordIcons};
use prelude::*;

use super::{Teotihuacan, words};

impl Draw for View {
    fn regions(&self) -> Vec<Region> {
        region::all(self)
    }

    fn scene(&self, request: &Request<'_>) -> Scene {
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

    fn page(&self, request: &Request<'_>) -> PageBoard {
        table::page(self, request)
    }
}

impl Present for Teotihuacan {
    const STYLE: &'static Style = &theme::STYLE;
    const SOURCES: &'static [PointSource] = &[
        source("temples", "t-any", PIGMENT_BLUE),
        source("pyramid", "block", LEVEL_0),
        source("decorations", "mosaic", CLAY_RED),
        source("technologies", "tech", TURQUOISE),
        source("buildings", "house", CLAY),
        source("avenue", "road", GEAR_LINE),
        source("pyramid_track", "lead", OCHRE),
        source("masks", "mask-4", MASK_JADE),
        source("discoveries", "disctile", PIGMENT_GREEN),
        source("royal", "crown", GOLD),
        source("ascension", "anydie", STONE),
        source("bonus_tiles", "t-green", CARVED_GREEN),
        source("production", "stone", STONE_SIDE),
        source("salary", "cocoa", BEAN),
        source("setup", "vp", POINTS),
    ];

    fn topics() -> Vec<Topic> {
        words::topics()
    }

    fn vocabulary() -> Vec<Word> {
        words::vocabulary()
    }

    fn word_icons() -> WordIcons {
        // The drawings that replace words. Boards and temples keep their names in texts, since their drawings are clear only
        // in the picture.
        // The drawings of goods have the goods' identifiers.
        let keys = |id: &'static str| ["change", "goods"].map(|kind| (format!("teotihuacan-{kind}-{id}"), id));
        let mut amounts: Vec<_> = Resource::ALL.iter().map(|of| of.id()).chain(["cocoa"]).flat_map(keys).collect();
        let points = ["teotihuacan-change-points", "teotihuacan-points"];
        amounts.extend(points.map(|key| (key.to_owned(), "points")));
        let mut names = Vec::new();
        names.extend(Temple::ALL.iter().map(|of| (format!("teotihuacan-temple-{}", of.id()), temple(*of))));
        names.extend(Technology::ALL.iter().map(|of| (format!("teotihuacan-{}", of.id()), technology(*of))));
        names.extend(Board::ALL.iter().map(|of| (format!("teotihuacan-board-{}", of.id()), emblem(*of).0)));
        names.extend((0..7).map(|kind| (format!("teotihuacan-disc-mask_{}", kind + 1), mask(kind))));
        let others = [("teotihuacan-change-avenue", "road"), ("teotihuacan-change-power", "pow")];
        names.extend(others.map(|(key, drawing)| (key.to_owned(), drawing)));
        STYLE.word_icons(amounts, names)
    }
}
