//! The reason why a typed step isn't legal.

use crate::Teotihuacan;
use engine::Game;
use game_kit::typed::unknown_word;

use super::prelude::*;
use super::vocabulary::vocabulary;
use super::why;

/// The forms of steps, with `*` for a name.
pub(super) const FORMS: [&str; 23] = [
    "keep *",
    "draft *",
    "move * 1 palace",
    "join collect main printed buy stop with",
    "worship 1",
    "unlock turn pay",
    "take temple royal discovery both",
    "part temple royal",
    "claim *",
    "advance *",
    "gain *",
    "raise * 1",
    "reward *",
    "exchange *",
    "sell *",
    "acquire *",
    "tile *",
    "space *",
    "rotate 1",
    "spare *",
    "use *",
    "salary 1",
    "place *",
];

/// The reason why the seat can't take this step now, if a sentence tells it.
pub fn why_refused(view: &View, seat: Seat, step: &str) -> Option<Phrase> {
    let state = &view.state;
    if state.phase != Phase::Turns || !state.deciding().contains(seat) {
        return None;
    }
    let Some(action) = Teotihuacan::parse_action(step) else {
        return unknown_word(step, &vocabulary(), &FORMS, Teotihuacan::parse_action);
    };
    match (action, state.stack.top()) {
        (Action::Move { from, power, to }, Some(Frame::TurnStart)) => moved(state, (from, power), to),
        (Action::Main, Some(Frame::ChooseAction)) => why::main_action(state),
        (Action::Advance(temple), _) if state.blocked(seat, temple) => {
            Some(Phrase::new("teotihuacan-why-blocked").with("temple", say::temple(temple)))
        }
        (Action::Claim(tile), _) => why::dear(tile, &state.me().goods),
        (Action::Space(space), Some(Frame::PlaceTile(_))) => {
            let level = data().spaces[space.index()].level;
            why::dear_level(state, level)
        }
        (Action::Worship(_), Some(Frame::ChooseAction))
        | (Action::TakeBoth | Action::TakeDiscovery | Action::TakeTemple, Some(Frame::Take))
        | (Action::Reward(_), Some(Frame::Reward)) => why::why_not(view, seat).into_iter().last(),
        _ => None,
    }
}

/// The reason why a worker can't move: there is none, it is locked, or the board is too far away.
fn moved(state: &State, (from, power): (Board, u8), to: Board) -> Option<Phrase> {
    let mut own = state.me().workers.iter().filter(|worker| worker.board == Some(from) && worker.power == power);
    let worker = |key: &str| Phrase::new(key).with("power", power).with("board", say::board(from));
    let first = own.next();
    if first.is_none() {
        return Some(worker("teotihuacan-why-no-worker"));
    }
    if !first.into_iter().chain(own).any(|worker| worker.unlocked()) {
        return Some(worker("teotihuacan-why-locked"));
    }
    let steps = (8 + state.position(to) - state.position(from)) % 8;
    let far = Phrase::new("teotihuacan-why-too-far").with("from", say::board(from)).with("to", say::board(to));
    Some(far.with("steps", if steps == 0 { 8 } else { steps }))
}
