//! The scoring as a table with bars.

use crate::state::Source;
use game_kit::picture::scoring_chart::{self, Coming, PlayerColumn, SourcePoints};

use super::alt;
use super::prelude::*;

/// The scoring of all seats: the final one, or the present one during the game.
pub(super) fn scene(view: &View, request: &Request<'_>) -> Scene {
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
        let part = |&(source, amount): &(Source, i32)| {
            let (tint, drawing, size) = look(source);
            let (order, name) = (source as usize, say::source(source));
            SourcePoints { order, name, amount, figure: signed(amount), tint, icon: icon(drawing, size) }
        };
        PlayerColumn { seat, rank, total: signed(sum(index)), parts: points[index].iter().map(part).collect() }
    });
    let coming = state.next_eclipse().map(|points| Coming {
        name: phrase("next-eclipse"),
        figures: points.iter().map(|points| vec![(signed(*points), icon("vp", 24.0))]).collect(),
    });
    scoring_chart::scene(&STYLE, request, alt::scoring(view), outcome.is_some(), players.collect(), coming, 20)
}

/// The color of a source's bars, its drawing, and the size of the drawing.
fn look(source: Source) -> (Colour, &'static str, f64) {
    match source {
        Source::Setup => (ROAD, "vp", 22.0),
        Source::Production => (HUB_QUARRY, "stone", 22.0),
        Source::Temples => (PIGMENT_BLUE, "t-any", 24.0),
        Source::Royal => (HUB_PALACE, "crown", 23.0),
        Source::Ascension => (OCHRE, "anydie", 21.0),
        Source::Discoveries => (PRICE, "disctile", 23.0),
        Source::Technologies => (HUB_ALCHEMY, "tech", 22.0),
        Source::Buildings => (HUB_NOBLES, "house", 23.0),
        Source::Pyramid => (LEVEL_1, "block", 23.0),
        Source::Decorations => (HUB_DECORATIONS, "mosaic", 23.0),
        Source::Avenue => (PAVING, "road", 23.0),
        Source::PyramidTrack => (LEVEL_0, "lead", 22.0),
        Source::Masks => (MASK_JADE, "mask-4", 23.0),
        Source::Salary => (CLAY_RED, "cocoa", 23.0),
        Source::BonusTiles => (PIGMENT_GREEN, "t-green", 24.0),
    }
}
