//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod boards;
mod eclipse;
mod temples;
mod tried;

use crate::games::kit::advice::Reason;

use super::super::state::Phase;
use tried::Tried;

/// All proved reasons, the most important first.
pub(super) fn reasons(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    if case.before.phase != Phase::Turns {
        return Vec::new();
    }
    let kinds: [fn(&mut Tried<'_, '_>) -> Option<Reason>; 20] = [
        eclipse::salary,
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
        eclipse::near_ascension,
        boards::affords,
        boards::pays_work,
        eclipse::scored,
    ];
    kinds.iter().filter_map(|kind| kind(case)).collect()
}
