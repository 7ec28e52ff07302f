//! Points by source.

use crate::games::ScoreLine;
use crate::games::tzolkin::View;
use crate::games::tzolkin::events;

/// The score of each seat if the game ended now, by source, in quarters of a point. After the end it is the result.
/// Sources without points are left out.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let table = &view.table;
    let lines = |seat| {
        let line = |(source, points)| ScoreLine { source: events::score_source(source), points };
        table.sources(seat).map(line).collect()
    };
    table.seats().map(lines).collect()
}
