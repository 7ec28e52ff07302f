//! The scoring as a table with bars.

use crate::Teotihuacan;
use crate::state::Source;
use game_kit::Present;
use game_kit::picture::scoring_chart::{self, Coming, PlayerColumn, SourcePoints};

use super::alt;
use super::prelude::*;

/// The scoring of all seats: the final one, or the present one during the game.
pub(super) fn scene(view: &View, request: &Request<'_>) -> Scene {
    let state = &view.state;
    let outcome = state.outcome();
    let points = state.points_by_source();
    let sum = |seat: usize| points[seat].iter().map(|(_, points)| points).sum::<i32>();
    let players = state.all_seats().map(|seat| {
        let index = usize::from(seat);
        let ahead = (0..points.len()).filter(|other| sum(*other) > sum(index)).count();
        let rank = match &outcome {
            Some(outcome) => outcome.ranking.get(index).copied().unwrap_or(1),
            None => ahead as u8 + 1,
        };
        let part = |&(source, amount): &(Source, i32)| {
            let (order, name, figure) = (source as usize, say::source(source), signed(amount));
            let about = Teotihuacan::SOURCES.iter().find(|about| about.id == source.id())?;
            Some(SourcePoints { order, name, amount, figure, tint: about.tint, icon: icon(about.icon, 23.0) })
        };
        PlayerColumn { seat, rank, total: signed(sum(index)), parts: points[index].iter().filter_map(part).collect() }
    });
    let coming = state.next_eclipse().map(|points| Coming {
        name: phrase("next-eclipse"),
        figures: points.iter().map(|points| vec![(signed(*points), icon("vp", 24.0))]).collect(),
    });
    scoring_chart::scene(&STYLE, request, alt::scoring(view), outcome.is_some(), players.collect(), coming, 20)
}
