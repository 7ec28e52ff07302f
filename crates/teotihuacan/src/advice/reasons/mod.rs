//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod boards;
pub(super) mod eclipse;
mod prelude;
pub(super) mod start;
mod temples;
mod tried;

use game_kit::advice::Reason;

use super::super::state::Phase;
use tried::Tried;

type Kind = fn(&mut Tried<'_, '_>) -> Option<Reason>;
/// Reasons of one kind about several things, the best one first.
type Several = fn(&mut Tried<'_, '_>) -> Vec<Reason>;

/// The kinds for a turn, the most important first.
const OF_TURNS: [Kind; 21] = [
    eclipse::salary,
    eclipse::last_turn,
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
    eclipse::salary_part,
    eclipse::near_ascension,
    boards::technology_soon,
];

/// The kinds after these, again by importance.
const MORE_OF_TURNS: [Kind; 10] = [
    boards::pays_work,
    boards::needs_cocoa,
    eclipse::scored,
    boards::most_cocoa,
    boards::cheapest,
    boards::learned_first,
    boards::meets,
    boards::grows,
    temples::next_step,
    temples::small_step,
];

/// The proved reasons, the most important first, up to one that is enough.
pub(super) fn reasons(case: &mut Tried<'_, '_>, enough: &dyn Fn(&Reason) -> bool) -> Vec<Reason> {
    let (first, several, last): (&[Kind], &[Several], &[Kind]) = match case.before.phase {
        Phase::Keeping => (
            &[
                start::free_technology,
                start::most_goods,
                start::most_steps,
                start::discovery,
                start::power,
                start::avenue,
                start::temples,
            ],
            &[],
            &[],
        ),
        Phase::Placing => (&[start::works, start::together, start::reach], &[start::pays], &[]),
        Phase::Bonuses => (&[start::bonus], &[], &[]),
        Phase::Turns => (&OF_TURNS, &[boards::leads_to, boards::affords, boards::tiles_later], &MORE_OF_TURNS),
        Phase::Eclipse => (&[eclipse::payment], &[], &[]),
        Phase::Over => (&[], &[], &[]),
    };
    case.proved(enough, first, several, last)
}
