//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod food;
mod gears;
mod points;
mod prepared;
mod tried;

use crate::games::kit::advice::Reason;

use super::super::state::Phase;
pub(super) use tried::FEED_LATER;
use tried::Tried;

/// All proved reasons, the most important first.
pub(super) fn reasons(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    if case.before.table.phase != Phase::Turns {
        return Vec::new();
    }
    let kinds: [fn(&mut Tried<'_, '_>) -> Option<Reason>; 23] = [
        food::feed,
        points::first_in_temple,
        points::temple_goods,
        points::last_round,
        gears::falls,
        points::two_buildings,
        points::monument,
        food::feed_later,
        gears::skull_in_time,
        food::farm,
        points::temple_points,
        prepared::affords,
        prepared::skull_ready,
        gears::through_uxmal,
        gears::first_player,
        gears::wait,
        prepared::learned,
        food::recruit,
        prepared::leads_to,
        gears::arrives,
        food::places_more,
        gears::pushed_up,
        points::scored,
    ];
    kinds.iter().filter_map(|kind| kind(case)).collect()
}
