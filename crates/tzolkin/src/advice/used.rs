//! The actions of a turn's workers.

use super::super::action::Action;
use super::super::ids::Gear;

/// The actions that workers use in a turn, including those used through others.
pub(super) fn used(actions: &[Action]) -> impl Iterator<Item = (Gear, u8)> + '_ {
    let mut gear = None;
    actions.iter().filter_map(move |&action| match action {
        Action::Pick(from, _) => {
            gear = Some(from);
            None
        }
        Action::Action(number) => gear.map(|gear| (gear, number)),
        Action::Use(gear, number) => Some((gear, number)),
        _ => None,
    })
}
