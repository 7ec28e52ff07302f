//! The steps of a turn, with the worker and its boards.

use engine::{Arg, Event, Facts, Game, Phrase, Seat};
use game_kit::advice::numbered;

use super::super::action::Action;
use super::super::data::data;
use super::super::ids::Board;
use super::super::words::effects::starting_tiles;
use super::super::{State, Teotihuacan, phrases as say};
use super::start;

/// The steps, with the worker and its boards.
pub(super) fn now(before: &State, seat: Seat, actions: &[Action]) -> Phrase {
    let mut state = *before;
    let mut events: Vec<Event> = Vec::new();
    let mut phrase = Phrase::new("teotihuacan-plan-does");
    let (mut moved, mut started, mut freed) = (false, 0, None);
    let turn = Teotihuacan::turn(before);
    for &action in actions {
        if Teotihuacan::turn(&state) > turn {
            break;
        }
        match action {
            Action::Keep(_) | Action::Draft(_) => {
                let tiles = start::taken(action);
                let effects = starting_tiles(before, tiles.iter().copied());
                let tiles: Vec<Phrase> = tiles.into_iter().map(say::starting_tile).collect();
                phrase = Phrase::new("teotihuacan-plan-keeps").with("tiles", tiles).with("effects", effects);
            }
            Action::Place(board) => {
                started += 1;
                let starts = numbered(started, Phrase::new("teotihuacan-plan-starts").with("board", say::board(board)));
                let then = || Phrase::new("core-plan-then").with("first", phrase.clone());
                phrase = if started > 1 { then().with("next", starts) } else { starts };
            }
            Action::Salary(amount) => {
                return Phrase::new("teotihuacan-plan-pays").with("cocoa", say::cocoa(amount.into()));
            }
            Action::UnlockTurn => phrase = Phrase::new("teotihuacan-plan-unlocks"),
            Action::Move { from, power, to } => {
                moved = true;
                phrase = Phrase::new("teotihuacan-plan-move").with("power", power);
                phrase = phrase.with("from", say::board(from)).with("to", say::board(to));
            }
            Action::Collect | Action::Main | Action::MainWith(_) | Action::Worship(_) | Action::WorshipWith(..)
                if moved && !phrase.args.iter().any(|(name, _)| name == "what") =>
            {
                phrase = phrase.with("what", numbered(2, what(action, state.turn.to)));
            }
            Action::UnlockPay | Action::UnlockWith(_) => frees(&mut phrase, &mut freed, action),
            _ => {}
        }
        if !Teotihuacan::apply_held(&mut state, seat, action, &mut events) {
            Teotihuacan::apply(&mut state, seat, action, &mut events);
        }
    }
    let facts = Facts::of(&events);
    let (gains, costs) = facts.gains_and_costs(seat);
    let phrase = phrase.with("gains", gains).with("costs", costs);
    // The rest of an interrupted turn and the choice of tiles have no place on the board.
    let phrase = if started > 0 || matches!(&*phrase.key, "teotihuacan-plan-does" | "teotihuacan-plan-keeps") {
        phrase
    } else {
        numbered(1, phrase)
    };
    let then = |first| Phrase::new("core-plan-then").with("first", first).with("next", phrase.clone());
    let phrase = freed.map(then).unwrap_or_else(|| phrase.clone());
    match facts.of_others(seat) {
        others if others.is_empty() => phrase,
        others => {
            let others = Phrase::new("core-plan-others").with("shares", others);
            Phrase::new("core-plan-then").with("first", phrase).with("next", others)
        }
    }
}

/// The steps with the payment that frees the workers: after the worker's action, or as a first sentence.
fn frees(phrase: &mut Phrase, first: &mut Option<Phrase>, action: Action) {
    let cocoa = if action == Action::UnlockPay { data().cocoa.unlock_all } else { 0 };
    match phrase.args.iter_mut().find(|(name, _)| name == "what") {
        Some((_, Arg::Phrase(what))) => {
            *what = Phrase::new("teotihuacan-plan-what-frees").with("what", what.clone()).with("cocoa", cocoa);
        }
        _ => *first = Some(Phrase::new("teotihuacan-plan-frees-first").with("cocoa", cocoa)),
    }
}

/// The worker's action in a word or two.
fn what(action: Action, board: Board) -> Phrase {
    let id = match (action, board) {
        (Action::Collect, _) => "collect",
        (Action::Worship(_) | Action::WorshipWith(..), _) => "worship",
        (_, Board::Alchemy) => "learn",
        (_, Board::Construction | Board::Nobles) => "build",
        (_, Board::Decorations) => "decorate",
        _ => "work",
    };
    Phrase::new(format!("teotihuacan-plan-what-{id}"))
}
