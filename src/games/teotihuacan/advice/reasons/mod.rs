//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod boards;
pub(super) mod eclipse;
pub(super) mod start;
mod temples;
mod tried;

use crate::games::kit::advice::Reason;

use super::super::state::Phase;
use tried::Tried;

type Kind = fn(&mut Tried<'_, '_>) -> Option<Reason>;

/// The kinds for a turn, the most important first.
const OF_TURNS: [Kind; 26] = [
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
    boards::cheapest,
    boards::learned_first,
];

/// The proved reasons, the most important first, up to one that is enough.
pub(super) fn reasons(case: &mut Tried<'_, '_>, enough: &dyn Fn(&Reason) -> bool) -> Vec<Reason> {
    let kinds: &[Kind] = match case.before.phase {
        Phase::Keeping => {
            &[start::free_technology, start::most_goods, start::most_steps, start::power, start::avenue, start::temples]
        }
        Phase::Placing => &[start::works, start::together, start::reach],
        Phase::Bonuses => &[start::bonus],
        Phase::Turns => &OF_TURNS,
        Phase::Eclipse => &[eclipse::payment],
        Phase::Over => &[],
    };
    let mut all: Vec<Reason> = Vec::new();
    for kind in kinds {
        all.extend(kind(case));
        if all.last().is_some_and(enough) {
            break;
        }
    }
    all
}
