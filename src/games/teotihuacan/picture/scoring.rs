//! The scoring as a table with bars.

use crate::games::PictureRequest;
use crate::games::kit::picture::scoring_chart::{self, Coming, Part, Player};
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::state::Source;
use crate::scene::{Colour, Scene, Sprite};

use super::alt;
use super::parts::{icon, phrase, signed};
use super::theme::*;

/// The scoring of all seats: the final one, or the present one during the game.
pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let state = &view.state;
    let outcome = state.outcome();
    let points: Vec<Vec<(Source, i32)>> = view.state.points_by_source();
    let sum = |seat: usize| points[seat].iter().map(|(_, points)| points).sum::<i32>();
    let players = state.all_seats().map(|seat| {
        let index = usize::from(seat);
        let ahead = (0..points.len()).filter(|other| sum(*other) > sum(index)).count();
        let rank = match &outcome {
            Some(outcome) => outcome.ranking.get(index).copied().unwrap_or(1),
            None => ahead as u8 + 1,
        };
        let part = |&(source, amount): &(Source, i32)| Part {
            order: source as usize,
            name: say::source(source),
            amount,
            figure: signed(amount),
            tint: tint(source),
            icon: source_icon(source),
        };
        Player { seat, rank, total: signed(sum(index)), parts: points[index].iter().map(part).collect() }
    });
    let coming = state.next_eclipse().map(|points| Coming {
        name: phrase("next-eclipse"),
        figures: points.iter().map(|points| vec![(signed(*points), icon("vp", 24.0))]).collect(),
    });
    scoring_chart::scene(&STYLE, request, alt::scoring(view), outcome.is_some(), players.collect(), coming, 20)
}

fn tint(source: Source) -> Colour {
    match source {
        Source::Setup => ROAD,
        Source::Production => HUB_QUARRY,
        Source::Temples => PIGMENT_BLUE,
        Source::Royal => HUB_PALACE,
        Source::Ascension => OCHRE,
        Source::Discoveries => PRICE,
        Source::Technologies => HUB_ALCHEMY,
        Source::Buildings => HUB_NOBLES,
        Source::Pyramid => LEVEL_1,
        Source::Decorations => HUB_DECORATIONS,
        Source::Avenue => PAVING,
        Source::PyramidTrack => LEVEL_0,
        Source::Masks => MASK_JADE,
        Source::Salary => CLAY_RED,
        Source::BonusTiles => PIGMENT_GREEN,
    }
}

fn source_icon(source: Source) -> Sprite {
    let (name, size) = match source {
        Source::Setup => ("vp", 22.0),
        Source::Production => ("stone", 22.0),
        Source::Temples => ("t-any", 24.0),
        Source::Royal => ("crown", 23.0),
        Source::Ascension => ("anydie", 21.0),
        Source::Discoveries => ("disctile", 23.0),
        Source::Technologies => ("tech", 22.0),
        Source::Buildings => ("house", 23.0),
        Source::Pyramid => ("block", 23.0),
        Source::Decorations => ("mosaic", 23.0),
        Source::Avenue => ("road", 23.0),
        Source::PyramidTrack => ("lead", 22.0),
        Source::Masks => ("mask-4", 23.0),
        Source::Salary => ("cocoa", 23.0),
        Source::BonusTiles => ("t-green", 24.0),
    };
    icon(name, size)
}
