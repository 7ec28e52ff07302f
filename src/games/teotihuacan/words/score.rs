//! Points by source.

use crate::games::ScoreLine;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::state::Source;

/// The points of each seat by source, if the game ended now.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let line = |&(source, points): &(Source, i32)| ScoreLine { source: say::source(source), points };
    view.state.points_by_source().iter().map(|seat| seat.iter().map(line).collect()).collect()
}
