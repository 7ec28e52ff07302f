//! Points by source.

use crate::games::ScoreLine;
use crate::games::tzolkin::View;
use crate::games::tzolkin::events;

/// What each seat would score if the game ended now, source by source, in quarters of a point: the
/// result itself once it is over. Sources that give nothing are left out.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let table = &view.table;
    let lines = |seat| {
        let line = |(source, points)| ScoreLine { source: events::score_source(source), points };
        table.sources(seat).map(line).collect()
    };
    table.seats().map(lines).collect()
}
