//! Points by source.

use crate::games::ScoreLine;
use crate::games::tzolkin::View;
use crate::games::tzolkin::events;

/// What each seat would score if the game ended now, source by source, in quarters of a point: the
/// result itself once it is over. Sources that give nothing are left out, except the track.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let table = &view.table;
    table
        .seats()
        .map(|seat| {
            table
                .final_points(seat)
                .enumerate()
                .filter(|(index, (_, points))| *index == 0 || *points != 0)
                .map(|(_, (source, points))| ScoreLine { source: events::score_source(source), points })
                .collect()
        })
        .collect()
}
