//! Points by source.

use crate::engine::Seat;
use crate::games::ScoreLine;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::ids::Temple;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::state::{Phase, Source};

/// The same as [`points`] in words.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let line = |&(source, points): &(Source, i32)| ScoreLine { source: say::source(source), points };
    points(view).iter().map(|seat| seat.iter().map(line).collect()).collect()
}

/// What each seat would score if the game ended with an eclipse now and every salary were paid:
/// points so far by source, with the eclipse and the temple bonus tiles that would still come.
/// Sources that give nothing are left out.
pub fn points(view: &View) -> Vec<Vec<(Source, i32)>> {
    let state = &view.state;
    let leaders: Vec<Seat> = state.track_leaders().collect();
    let to_come = |seat: Seat, source: Source| -> u16 {
        let owner = state.seat(seat);
        let eclipse = !matches!(state.phase, Phase::Eclipse | Phase::Over);
        match source {
            Source::Avenue if eclipse => state.building_value() * u16::from(owner.avenue),
            Source::PyramidTrack if eclipse => {
                let leader =
                    if leaders.contains(&seat) { crate::games::teotihuacan::data::data().eclipse.leader } else { 0 };
                leader + state.track_points() * u16::from(owner.track)
            }
            Source::Masks if eclipse => owner.mask_score(),
            Source::BonusTiles if state.phase != Phase::Over => Temple::ALL
                .iter()
                .filter(|temple| state.reaches_bonus(seat, **temple))
                .map(|temple| state.bonus_points(seat, state.bonus_tiles[temple.index()]))
                .sum(),
            _ => 0,
        }
    };
    state
        .all_seats()
        .map(|seat| {
            Source::ALL
                .into_iter()
                .map(|source| {
                    let points = i32::from(state.seat(seat).scored[source as usize]) + i32::from(to_come(seat, source));
                    (source, points)
                })
                .filter(|(_, points)| *points != 0)
                .collect()
        })
        .collect()
}
