//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod food;
mod gears;
mod points;
mod prelude;
mod prepared;
pub(super) mod start;
mod tried;

use game_kit::advice::Reason;

use super::super::state::Phase;
use tried::Tried;
pub(super) use tried::{FEED_LATER, FEED_PART};

type Kind = fn(&mut Tried<'_, '_>) -> Option<Reason>;
/// Reasons of one kind about several things, the best one first.
type Several = fn(&mut Tried<'_, '_>) -> Vec<Reason>;

/// The proved reasons, the most important first, up to one that is enough.
pub(super) fn reasons(case: &mut Tried<'_, '_>, enough: &dyn Fn(&Reason) -> bool) -> Vec<Reason> {
    match case.before.table.phase {
        Phase::Turns => {}
        Phase::Calendar => return food::days(case).into_iter().chain(gears::two_days_reach(case)).collect(),
        Phase::Choosing => {
            let kinds = [start::purposeful, start::most_goods, start::building, start::corn];
            return kinds.into_iter().filter_map(|kind: Kind| kind(case)).collect();
        }
        Phase::Over => return Vec::new(),
    }
    let first: [Kind; 24] = [
        food::feed,
        points::first_in_temple,
        points::temple_goods,
        points::last_round,
        gears::falls,
        points::two_buildings,
        points::monument,
        food::feed_later,
        food::no_begging,
        gears::skull_in_time,
        food::farm,
        prepared::contested,
        points::temple_points,
        prepared::adds_to_monument,
        prepared::affords,
        prepared::skull_ready,
        gears::through_uxmal,
        gears::first_player,
        prepared::chooses_first,
        gears::wait,
        prepared::learned,
        food::recruit,
        food::feed_part,
        gears::pushed_up,
    ];
    let last: [Kind; 11] = [
        food::places_more,
        prepared::learned_once,
        points::scored,
        prepared::skull_left,
        gears::may_skip,
        gears::moves_first,
        food::needs_corn,
        gears::most_goods,
        gears::passes,
        gears::unpayable,
        food::begs_cheaply,
    ];
    let several: [Several; 3] = [prepared::leads_to, |case| gears::arrives(case).unwrap_or_default(), gears::stays];
    case.proved(enough, &first, &several, &last)
}
