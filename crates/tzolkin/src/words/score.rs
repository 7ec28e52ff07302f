//! Points by source.

use crate::events;
use crate::score::{ScoreSource, TemplesGive};
use crate::state::Earned;
use game_kit::ScoreLine;

use super::prelude::*;

/// The score of each seat if the game ended now, by source, in quarters of a point. After the end it is the result.
/// Sources without points are left out.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let table = &view.table;
    let lines = |seat| {
        let line = |(source, points)| ScoreLine { source: events::score_source(source), kind: kind(source), points };
        table.sources(seat).map(line).collect()
    };
    table.seats().map(lines).collect()
}

/// Notes for players on [`score`] before the end: the assumptions behind the points, and the gains from the temples on
/// the next food day, with or without a note that [`score`] includes them.
pub fn score_notes(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let Some(next) = table.next_from_temples() else { return Vec::new() };
    let share =
        |seat: Seat, change: Phrase| Phrase::new("core-share").seat("player", seat).with("changes", vec![change]);
    let (key, shares): (_, Vec<Phrase>) = match next {
        TemplesGive::Goods(goods) => {
            let share = |(seat, goods): (_, &_)| share(seat, phrases::goods(*goods));
            ("tzolkin-next-goods", table.seats().zip(goods.iter()).map(share).collect())
        }
        TemplesGive::Points { points, counted } => {
            let share = |(seat, points): (_, &i16)| share(seat, Phrase::new("core-share-points").with("n", *points));
            let key = if counted { "tzolkin-next-points-counted" } else { "tzolkin-next-points" };
            (key, table.seats().zip(points.iter()).map(share).collect())
        }
    };
    vec![Phrase::new("tzolkin-score-now"), Phrase::new(key).with("shares", shares)]
}

/// The source of points over many games that a source of one game belongs to.
fn kind(source: ScoreSource) -> &'static str {
    match source {
        ScoreSource::Earned(Earned::TemplesFirst | Earned::TemplesSecond) => "temples",
        ScoreSource::Earned(Earned::Buildings) => "buildings",
        ScoreSource::Monument(_) => "monuments",
        ScoreSource::Earned(Earned::Offerings) | ScoreSource::Skulls { .. } => "skulls",
        ScoreSource::Goods { .. } => "goods",
        ScoreSource::Earned(Earned::Technologies) => "technologies",
        ScoreSource::Earned(Earned::Tiles) | ScoreSource::Track => "tiles",
        ScoreSource::Earned(Earned::Hunger) => "hunger",
    }
}
