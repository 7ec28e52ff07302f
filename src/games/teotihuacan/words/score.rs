//! Points by source.

use crate::games::ScoreLine;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::state::Source;

/// What each seat would score if the game ended now, source by source.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let line = |&(source, points): &(Source, i32)| ScoreLine { source: say::source(source), points };
    view.state.points_by_source().iter().map(|seat| seat.iter().map(line).collect()).collect()
}
