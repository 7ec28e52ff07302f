//! Hints for Teotihuacan: the aims of turns, their steps in words, and the parts of reasons.

mod now;
mod special;
mod start;
#[cfg(test)]
mod tests;

use engine::{Game, Phrase, Seat, Viewer};
use game_kit::Guide;
use game_kit::actions::{Mark, Marked};
use game_kit::advice::{Advise, Aim, Drawback, Holdings, Moment, Need, Part, Reason, Thing};

use super::action::Action;
use super::data::data;
use super::goods::Goods;
use super::ids::{Board, DiscoveryKind, Resource};
use super::state::{LastRound, Phase, Source, Turn};
use super::{State, Teotihuacan, phrases as say};

impl Advise for Teotihuacan {
    fn aim(before: &State, _seat: Seat, actions: &[Action]) -> Aim {
        let mut board = None;
        let mut aim = None;
        for &action in actions {
            let new = match (action, board) {
                (Action::Keep(_) | Action::Draft(_), _) => start::aim(before, action),
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
        action.is(Mark::Core)
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

    fn now(before: &State, seat: Seat, actions: &[Action]) -> Phrase {
        now::now(before, seat, actions)
    }

    fn is_alike(kind: &str) -> bool {
        matches!(kind, "collect" | "gain" | "payment" | "work")
    }

    fn paydays(state: &State) -> u32 {
        u32::from(state.era) - u32::from(state.phase != Phase::Over)
    }

    fn moments(before: &State, _seat: Seat) -> Vec<Moment> {
        vec![Moment { when: Phrase::new(eclipse(before)), payday: Self::paydays(before) + 1 }]
    }

    /// The eclipse without the salary, and the bonus tiles.
    fn standing(state: &State, seat: Seat) -> Vec<(Phrase, Phrase, i32)> {
        let sources = [Source::Avenue, Source::PyramidTrack, Source::Masks, Source::BonusTiles];
        let due = |source| {
            let key = if source == Source::BonusTiles { "core-when-end" } else { eclipse(state) };
            (say::source(source), Phrase::new(key), state.still_due(seat, source))
        };
        sources.map(due).to_vec()
    }

    fn points(state: &State, seat: Seat) -> Vec<(Phrase, i32)> {
        let scored = Source::ALL.into_iter().zip(state.seat(seat).scored);
        scored.map(|(source, points)| (source_name(source), points.into())).collect()
    }

    /// The points after the last turn of the game, with the last eclipse.
    fn last_points(before: &State, state: &State, seat: Seat) -> Option<Vec<(Phrase, i32)>> {
        let (then, now) = (before.seat(seat), state.seat(seat));
        // Rivals that still move can change the value of the Avenue and the lead on the pyramid track.
        let last = seat.ordinal() == before.players || (then.avenue, then.track) == (now.avenue, now.track);
        // A tile in hand pays the salary anyway.
        let tiles = then.hand(DiscoveryKind::FreeCocoa) | then.hand(DiscoveryKind::Cocoa4);
        let over = before.phase == Phase::Turns && before.last_round == LastRound::Now;
        let ends = over && before.final_eclipse() && last && tiles == 0;
        let named = |(source, points): &(Source, i32)| match source {
            Source::Salary => (Phrase::new("teotihuacan-why-salary"), *points),
            _ => (source_name(*source), *points),
        };
        ends.then(|| state.points_by_source()[seat.index()].iter().map(named).collect())
    }

    /// The salary.
    fn turn_parts(_before: &State, _seat: Seat, actions: &[Action]) -> Vec<Part<Action>> {
        let pays = matches!(actions, [Action::Salary(1..) | Action::SalaryWith(_), ..]);
        pays.then(|| Part { name: None, rest: vec![Action::Salary(0)] }).into_iter().collect()
    }

    /// A tile, technologies, a decoration and a building, apart from the cocoa for the board.
    fn affordable(state: &State, seat: Seat) -> Vec<Phrase> {
        let mut state = *state;
        (state.active, state.turn) = (seat, Turn::default());
        let tile = state.construction_level().map(|level| Phrase::new("teotihuacan-affords-tile").with("level", level));
        let often = |price: &Goods| {
            let due = Resource::ALL.into_iter().find(|kind| price.resources[kind.index()] > 0)?;
            let n = state.seat(seat).goods.resources[due.index()] / price.resources[due.index()];
            (n > 0).then_some(n)
        };
        let decoration = often(&State::decoration_price(1)).filter(|_| state.decoration_possible(1));
        let decoration = decoration.map(|n| Phrase::new("teotihuacan-affords-decoration").with("n", n));
        let building = often(&data().building_price).filter(|_| state.nobles_row(1).is_some());
        let building = building.map(|n| Phrase::new("teotihuacan-affords-building").with("n", n));
        let technologies = (0..state.technologies.len()).rev().filter(|slot| state.acquirable(*slot, true));
        let technologies = technologies.map(|slot| say::technology(state.technologies[slot]));
        tile.into_iter().chain(decoration).chain(building).chain(technologies).collect()
    }

    /// The salary of the next eclipse.
    fn need(state: &State, seat: Seat) -> Option<Need> {
        let (owner, days) = (state.seat(seat), state.rounds_left());
        let due = state.phase == Phase::Turns && days <= SOON;
        let worth = 10 * i32::from(data().eclipse.unpaid);
        due.then(|| Need { days, need: owner.salary(), have: owner.goods.cocoa, worth })
    }

    fn special(before: &State, after: &State, seat: Seat, actions: &[Action]) -> Vec<Reason> {
        special::special(before, after, seat, actions)
    }

    /// The technology or the board of a main action of the first round, for which workers are placed.
    fn things(state: &State, _seat: Seat, action: Action) -> Vec<Thing> {
        let board = say::board(state.turn.to);
        let thing = match action {
            _ if state.round() != Some(1) => None,
            Action::Acquire(technology) => Some(Thing::new("learns", say::technology(technology))),
            Action::Main | Action::MainWith(_) if state.turn.to != Board::Alchemy => {
                let with = vec![("board".to_owned(), board.clone())];
                Some(Thing { with, ..Thing::new("opens", board) })
            }
            _ => None,
        };
        thing.map(|thing| Thing { worth: OPENS, ..thing }).into_iter().collect()
    }

    /// Cocoa that is missing for the salary, or that a payment leaves unpaid.
    fn price(before: &State, after: &State, seat: Seat, actions: &[Action]) -> Option<Drawback> {
        let owner = before.seat(seat);
        let unpaid = actions.iter().find_map(|action| match *action {
            Action::Salary(paid) => Some(owner.salary().saturating_sub(paid.into())),
            _ => None,
        });
        if let Some(unpaid) = unpaid.filter(|unpaid| *unpaid > 0) {
            let points = owner.vp.min(unpaid * data().eclipse.unpaid);
            let words = Phrase::new("teotihuacan-price-unpaid").with("short", unpaid).with("points", points);
            return Some(Drawback { words, source: None });
        }
        let view = Self::view(after, Viewer::Seat(seat));
        let (short, _) = view.shortage(seat).filter(|(short, _)| *short > 0)?;
        let phrase = Phrase::new("teotihuacan-price-salary").with("rounds", after.rounds_left());
        let words = phrase.with("short", short).with("points", short * data().eclipse.unpaid);
        // In the last round before the eclipse, no turn follows that could bring cocoa.
        Some(Drawback { words, source: (after.rounds_left() > 1).then_some("teotihuacan-source-salary") })
    }
}

/// Tenths of a point for the first main action of a start.
const OPENS: i32 = 30;

/// A source of points in the words of reasons.
fn source_name(source: Source) -> Phrase {
    if source == Source::Production { Phrase::new("teotihuacan-why-production") } else { say::source(source) }
}

/// The text for the moment of the next eclipse.
fn eclipse(state: &State) -> &'static str {
    if state.final_eclipse() { "core-when-end" } else { "teotihuacan-when-eclipse" }
}

/// Rounds before an eclipse within which its salary counts.
const SOON: u8 = 3;
