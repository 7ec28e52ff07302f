//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod boards;
pub(super) mod eclipse;
mod temples;
mod tried;

use crate::games::kit::advice::Reason;

use super::super::state::Phase;
use tried::Tried;

/// The proved reasons, the most important first, up to one that is enough.
pub(super) fn reasons(case: &mut Tried<'_, '_>, enough: &dyn Fn(&Reason) -> bool) -> Vec<Reason> {
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
    let mut all: Vec<Reason> = Vec::new();
    for kind in kinds {
        all.extend(kind(case));
        if all.last().is_some_and(enough) {
            break;
        }
    }
    all
}
