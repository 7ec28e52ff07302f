//! The legal actions, in the order of the record format.

use engine::Seat;

use super::action::Action;
use super::state::State;

pub(super) fn legal(State { table, .. }: &State, seat: Seat, actions: &mut Vec<Action>) {
    if table.is_over() || seat != table.active {
        return;
    }
    if table.watering {
        actions.extend([Action::Water, Action::Stop]);
    } else {
        actions.extend(table.open.iter().copied().map(Action::Take));
        actions.push(Action::Rest);
    }
}
