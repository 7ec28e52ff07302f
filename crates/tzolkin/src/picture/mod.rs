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
mod tablets;
mod technologies;
mod temples;
mod theme;

use game_kit::picture::plan;
use game_kit::picture::sources::{PointSource, source};
use game_kit::picture::style::Style;
use game_kit::typed::Word;
use game_kit::{Draw, PageBoard, Present, Region, Topic, WordIcons};
use prelude::*;

use super::{Tzolkin, words};

impl Draw for View {
    fn regions(&self) -> Vec<Region> {
        overview::region::all(self)
    }

    fn scene(&self, request: &Request<'_>) -> Scene {
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

    fn page(&self, request: &Request<'_>) -> PageBoard {
        board::page(self, request)
    }
}

impl Present for Tzolkin {
    const STYLE: &'static Style = &theme::STYLE;
    const SOURCES: &'static [PointSource] = &[
        source("temples", "t-any", KUKULKAN),
        source("buildings", "house", CIVIC),
        source("monuments", "stela", TOMB),
        source("skulls", "skull", SHRINE),
        source("goods", "corn", CORN),
        source("technologies", "tech", FISH),
        source("tiles", "disctile", GEAR_LINE),
        source("hunger", "nofood", STONE_SIDE),
    ];

    fn topics() -> Vec<Topic> {
        words::topics()
    }

    fn vocabulary() -> Vec<Word> {
        words::vocabulary()
    }

    fn word_icons() -> WordIcons {
        // The drawings that replace words. Gears and temples keep their names in texts, since their drawings are clear only on
        // the board.
        let mut amounts = Vec::new();
        for material in Material::ALL {
            // The drawings of materials have the materials' identifiers.
            amounts.push((format!("tzolkin-change-{}", material.id()), material.id()));
            amounts.push((format!("tzolkin-amount-{}", material.id()), material.id()));
        }
        let other =
            [("tzolkin-amount-resource", "cube"), ("tzolkin-change-points", "points"), ("tzolkin-amount-vp", "points")];
        amounts.extend(other.map(|(key, drawing)| (key.to_owned(), drawing)));
        let mut names = Vec::new();
        names.extend(Temple::ALL.map(|of| (format!("tzolkin-temple-{}", of.id()), temple(of))));
        names.extend(Technology::ALL.map(|of| (format!("tzolkin-technology-{}", of.id()), of.id())));
        names.extend(Gear::ALL.map(|of| (format!("tzolkin-gear-{}", of.id()), gear_emblem(of).0)));
        let tiles = [("tzolkin-change-corn-tile", "corn-tile"), ("tzolkin-change-wood-tile", "wood-tile")];
        names.extend(tiles.map(|(key, drawing)| (key.to_owned(), drawing)));
        STYLE.word_icons(amounts, names)
    }
}
