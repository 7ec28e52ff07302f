//! Hints for Teotihuacan: the aims of turns, their steps in words, and reasons with proofs.

mod now;
mod reasons;
#[cfg(test)]
mod tests;
mod used;

use engine::{Game, Phrase, Seat, Viewer};
use game_kit::advice::{Advise, Aim, Case, Holdings, Reason};
use game_kit::forward;

use super::action::Action;
use super::data::data;
use super::ids::Board;
use super::state::Phase;
use super::{State, Teotihuacan, phrases as say, words};

impl Advise for Teotihuacan {
    fn aim(before: &State, _seat: Seat, actions: &[Action]) -> Aim {
        let mut board = None;
        let mut aim = None;
        for &action in actions {
            let new = match (action, board) {
                (Action::Keep(_) | Action::Draft(_), _) => reasons::start::aim(before, action),
                (Action::Place(board), _) => Aim::of("place", say::board(board)),
                (Action::Salary(amount), _) => Aim::of("payment", say::cocoa(amount.into())),
                (Action::UnlockTurn, _) => Aim::new("unlock"),
                (Action::SalaryWith(tile), _) => Aim::of("tile", say::discovery(tile)),
                (Action::Gain(good), _) if before.phase == Phase::Bonuses => Aim::of("gain", say::resource(good, 1)),
                (Action::Move { to, .. }, _) => {
                    board = Some(to);
                    continue;
                }
                (Action::Acquire(technology), _) => Aim::of("acquire", say::technology(technology)),
                (Action::Space(space), _) => {
                    let level = Phrase::new("teotihuacan-level").with("level", data().spaces[space.index()].level);
                    Aim::of("pyramid", level)
                }
                (Action::DecorationTile(_), _) => Aim::new("decorate"),
                (Action::Main | Action::MainWith(_), Some(Board::Nobles)) => Aim::new("building"),
                (Action::Main | Action::MainWith(_), Some(board)) => Aim::of("work", say::board(board)),
                (Action::Worship(space) | Action::WorshipWith(space, _), Some(Board::Palace)) => {
                    Aim::of("royal", say::royal(before.royal_tile(space)))
                }
                (Action::Worship(_) | Action::WorshipWith(..), Some(board)) => Aim::of("worship", say::board(board)),
                (Action::Collect, Some(board)) => Aim::of("collect", say::board(board)),
                _ => continue,
            };
            // A technology or a tile says more than the board.
            if aim.is_none() || matches!(action, Action::Acquire(_) | Action::Space(_) | Action::DecorationTile(_)) {
                aim = Some(new);
            }
        }
        aim.unwrap_or_else(|| Aim::new("other"))
    }

    fn is_core(action: Action) -> bool {
        use Action::{
            Acquire, Collect, Draft, Keep, Main, MainWith, Move, Place, Salary, UnlockTurn, Worship, WorshipWith,
        };
        matches!(
            action,
            Acquire(_) | Collect | Draft(_) | Keep(_) | Main | MainWith(_) | Move { .. } | Place(_) | Salary(_)
        ) || matches!(action, UnlockTurn | Worship(_) | WorshipWith(..))
    }

    fn holdings(state: &State, seat: Seat) -> Holdings {
        let owner = state.seat(seat);
        let mut amounts: Vec<i32> =
            vec![owner.vp.into(), owner.avenue.into(), owner.track.into(), owner.goods.cocoa.into()];
        amounts.extend(owner.goods.resources.map(i32::from));
        amounts.extend(owner.temples.map(i32::from));
        let worker = |worker: &super::state::Worker| {
            let board = worker.board.map_or(0, |board| 1 + board.index() as u64);
            board << 16 | u64::from(worker.power) << 8 | u64::from(worker.space)
        };
        let mut facts: Vec<u64> = owner.workers.iter().map(worker).collect();
        facts.sort_unstable();
        let laid = state.decorations.iter().filter(|tile| tile.is_some()).count() as u64;
        facts.extend([owner.technologies.into(), owner.discoveries, owner.used, state.filled().into(), laid]);
        facts.extend([state.light_disc.into(), state.buildings() as u64]);
        Holdings { amounts, facts }
    }

    forward! {
        now now(before: &State, seat: Seat, actions: &[Action]) -> Phrase;
        reasons reasons(case: &mut Case<'_, '_, Self>, enough: &dyn Fn(&Reason) -> bool) -> Vec<Reason>;
    }

    /// Cocoa that is missing for the salary, or that a payment leaves unpaid.
    fn price(case: &Case<'_, '_, Self>, _reason: Option<&Reason>) -> Option<Phrase> {
        let owner = case.before.seat(case.seat);
        let unpaid = reasons::eclipse::unpaid(&case.before, case.seat, case.actions).filter(|unpaid| *unpaid > 0);
        if let Some(unpaid) = unpaid {
            let points = owner.vp.min(unpaid * data().eclipse.unpaid);
            return Some(Phrase::new("teotihuacan-price-unpaid").with("short", unpaid).with("points", points));
        }
        let view = Self::view(&case.after, Viewer::Seat(case.seat));
        let (short, _) = words::shortage(&view, case.seat).filter(|(short, _)| *short > 0)?;
        let phrase = Phrase::new("teotihuacan-price-salary").with("rounds", case.after.rounds_left());
        Some(phrase.with("short", short).with("points", short * data().eclipse.unpaid))
    }
}
