//! The events of a turn and of the turns after it, for the check of reasons.

use std::cell::{Cell, RefCell};

use ai::{Lab, notation, play};
use engine::{Event, Notation, Seat, Seed, Viewer};
use game_kit::advice::Advise;

/// An event of a line of play, with the number of turns that the planning seat has begun after the first one.
pub type Later = (u32, Event);

/// A moment to which lines of play continue.
#[derive(Clone, Copy)]
pub struct Until {
    /// Turns of the planning seat that must be over.
    pub turns: u32,
    /// Paydays of the game that must be over.
    pub paydays: u32,
}

/// The events of a turn and of the turns after it, in each deal, and the state after them. `None` if a step isn't legal.
pub(super) fn futures<G: Advise>(
    state: &G::State,
    seat: Seat,
    (seed, deals): (Seed, u64),
    steps: &[String],
    until: Until,
) -> Option<Vec<(Vec<Later>, G::State)>> {
    let view = G::view(state, Viewer::Seat(seat));
    let mut lab = Lab::<G>::new(&view, seat, seed, deals);
    let actions: Vec<G::Action> = steps.iter().map(|step| G::Action::parse(step)).collect::<Option<_>>()?;
    let mut futures = Vec::new();
    for mut state in lab.deals().to_vec() {
        play::<G>(&state, seat, &actions)?;
        let first = G::turn(&state);
        let mut own: Vec<Event> = Vec::new();
        actions.iter().for_each(|&action| G::apply(&mut state, seat, action, &mut own));
        let events = RefCell::new(own.into_iter().map(|event| (0, event)).collect::<Vec<Later>>());
        let (turns, last, then) = (Cell::new(0), Cell::new(first), RefCell::new(None));
        let log = |state: &G::State, other: Seat, action: G::Action| {
            // The choice of one day or two isn't a turn.
            if other == seat && G::turn(state) != last.get() && !notation::<G>(action).starts_with("days ") {
                last.set(G::turn(state));
                turns.set(turns.get() + 1);
                if turns.get() == until.turns + 1 {
                    *then.borrow_mut() = Some(state.clone());
                }
            }
            let (mut after, mut new) = (state.clone(), Vec::new());
            G::apply(&mut after, other, action, &mut new);
            events.borrow_mut().extend(new.into_iter().map(|event| (turns.get(), event)));
        };
        let over = |state: &G::State| turns.get() > until.turns && G::paydays(state) >= until.paydays;
        let last = lab.continue_until(state, over, log)?;
        futures.push((events.into_inner(), then.into_inner().unwrap_or(last)));
    }
    Some(futures)
}
