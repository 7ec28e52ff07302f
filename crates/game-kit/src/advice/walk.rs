//! A seat's own actions, played one by one.

use ai::Evaluate;
use engine::{Event, Events, Seat};

/// Plays a seat's own actions. Visits each one with the states before and after it. Effects of the end of the turn on
/// other players are left out if the game separates them. `None` if an action is illegal.
pub(super) fn walk<G: Evaluate>(
    before: &G::State,
    seat: Seat,
    actions: &[G::Action],
    events: &mut impl Events,
    mut visit: impl FnMut(&G::State, G::Action, &G::State),
) -> Option<()> {
    let (mut state, mut legal) = (before.clone(), Vec::new());
    for (index, &action) in actions.iter().enumerate() {
        legal.clear();
        G::legal(&state, seat, &mut legal);
        if !legal.contains(&action) {
            return None;
        }
        let known = state.clone();
        let last = index + 1 == actions.len();
        if !last || (!G::apply_held(&mut state, seat, action, events) && !G::ends_turn(action)) {
            G::apply(&mut state, seat, action, events);
        }
        visit(&known, action, &state);
    }
    Some(())
}

/// The events of a seat's own actions.
pub(super) fn events_of<G: Evaluate>(before: &G::State, seat: Seat, actions: &[G::Action]) -> Vec<Event> {
    let mut events = Vec::new();
    if walk::<G>(before, seat, actions, &mut events, |_, _, _| {}).is_some() { events } else { Vec::new() }
}
