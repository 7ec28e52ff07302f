//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod boards;
pub(super) mod eclipse;
mod temples;
mod tried;

use crate::games::kit::advice::Reason;

use super::super::state::Phase;
use tried::Tried;

/// All proved reasons, the most important first.
pub(super) fn reasons(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    match case.before.phase {
        Phase::Turns => {}
        Phase::Eclipse => return eclipse::payment(case).into_iter().collect(),
        Phase::Bonuses => return boards::bonus(case).into_iter().collect(),
        Phase::Keeping | Phase::Placing | Phase::Over => return Vec::new(),
    }
    let kinds: [fn(&mut Tried<'_, '_>) -> Option<Reason>; 24] = [
        eclipse::salary,
        eclipse::time_eclipse,
        eclipse::avenue,
        eclipse::saves_pay,
        eclipse::saves_up,
        boards::icons,
        boards::crowded,
        boards::together,
        eclipse::masks,
        temples::uses_tile,
        temples::step,
        boards::cheap_decoration,
        boards::unlocks,
        boards::fourth_worker,
        boards::technology,
        eclipse::track,
        boards::technology_pays,
        boards::leads_to,
        eclipse::near_ascension,
        boards::affords,
        boards::pays_work,
        boards::needs_cocoa,
        boards::tile_later,
        eclipse::scored,
    ];
    kinds.iter().filter_map(|kind| kind(case)).collect()
}
