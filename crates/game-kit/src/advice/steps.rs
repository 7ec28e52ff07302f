//! The numbered steps of a plan, in its text and in its picture.

use engine::{Game, Notation, Phrase, Seat, Silent};

use super::plan::Advise;

/// The numbers of steps, as in the discs of the picture.
const NUMBERS: [&str; 9] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"];

/// The number of a step, from 1, as a sign.
pub fn number_sign(number: usize) -> Option<&'static str> {
    NUMBERS.get(number.checked_sub(1)?).copied()
}

/// A step of a plan with its number, from 1.
pub fn numbered(number: usize, step: Phrase) -> Phrase {
    match number_sign(number) {
        Some(sign) => Phrase::new("core-plan-step").with("number", sign).with("step", step),
        None => step,
    }
}

/// A game's actions, each with the state before it.
type Moments<G> = Vec<(<G as Game>::State, <G as Game>::Action)>;

/// The actions of these steps until one isn't legal, and the state after the seat's own actions.
pub fn played<G: Advise>(before: &G::State, seat: Seat, steps: &[String]) -> (Moments<G>, G::State) {
    let (mut state, mut legal, mut moments) = (before.clone(), Vec::new(), Vec::new());
    for action in steps.iter().map_while(|step| G::Action::parse(step)) {
        legal.clear();
        G::legal(&state, seat, &mut legal);
        if !legal.contains(&action) {
            break;
        }
        moments.push((state.clone(), action));
        if !G::apply_held(&mut state, seat, action, &mut Silent) && !G::ends_turn(action) {
            G::apply(&mut state, seat, action, &mut Silent);
        }
    }
    (moments, state)
}
