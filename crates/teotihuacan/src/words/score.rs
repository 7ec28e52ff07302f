//! Points by source.

use crate::state::Source;
use game_kit::ScoreLine;

use super::prelude::*;

/// The points of each seat by source, if the game ended now.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let line = |&(source, points): &(Source, i32)| ScoreLine { source: say::source(source), kind: source.id(), points };
    view.state.points_by_source().iter().map(|seat| seat.iter().map(line).collect()).collect()
}

/// Notes for players on [`score`] before the end: the assumptions behind the points, and the share of the next eclipse.
pub fn score_notes(view: &View) -> Vec<Phrase> {
    let Some(points) = view.state.next_eclipse() else { return Vec::new() };
    let share = |(seat, points)| {
        let change = Phrase::new("core-share-points").with("n", points);
        Phrase::new("core-share").seat("player", seat).with("changes", vec![change])
    };
    let shares: Vec<Phrase> = view.state.all_seats().zip(points).map(share).collect();
    vec![Phrase::new("teotihuacan-score-now"), Phrase::new("teotihuacan-next-eclipse").with("shares", shares)]
}
