//! Lines of play: a turn, and what follows it in every deal if all players choose quickly.

use std::cell::{Cell, RefCell};

use ai::Lab;
use engine::Seat;

use super::candidate::after;
use super::plan::{Advise, Thing};

/// Returns `true` if a count surely reaches a share of the deals, in twelfths: by 1.645 standard deviations.
pub(super) fn surely(twelfths: u8, count: usize, deals: usize) -> bool {
    let (share, deals) = (f64::from(twelfths), deals as f64);
    12.0 * count as f64 >= deals * share + 1.645 * (deals * share * (12.0 - share)).sqrt()
}

/// Twelfths of the deals for *probably*, and for a thing that the turn makes possible.
pub(super) const MOSTLY: u8 = 8;
pub(super) const OFTEN: u8 = 6;

/// Own turns after the plan within which things count.
const TURNS: u32 = 6;

/// A thing that a seat gets after the turn.
struct Got {
    seat: Seat,
    /// Turns that the planning seat has begun by then.
    turn: u32,
    thing: Thing,
}

/// The play after a turn in one deal.
struct Deal<G: Advise> {
    /// After the next payday.
    paid: G::State,
    /// Turns that the seat has begun by then.
    turns: u32,
    got: Vec<Got>,
}

/// The play after a turn in every deal.
pub(super) struct Playout<G: Advise> {
    deals: Vec<Deal<G>>,
}

impl<G: Advise> Playout<G> {
    /// Plays the turn and the turns after it. `None` if an action isn't legal in a deal.
    pub(super) fn of(lab: &mut Lab<'_, G>, actions: &[G::Action]) -> Option<Self> {
        let seat = lab.seat();
        let mut deals = Vec::with_capacity(lab.deals().len());
        for deal in 0..lab.deals().len() {
            let before = lab.deals()[deal].clone();
            let played = lab.play(&before, actions)?;
            let due = G::paydays(&before) + 1;
            let (turns, last, got) = (Cell::new(0), Cell::new(G::turn(&before)), RefCell::new(Vec::new()));
            // A turn that chooses two days is followed by the one of the second day.
            let today = G::day(&before)
                .max(after::<G>(&before, seat, actions).and_then(|after| G::day(&after)?.checked_sub(1)));
            let mut log = |state: &G::State, other: Seat, action: G::Action| {
                if other == seat && G::turn(state) != last.get() {
                    last.set(G::turn(state));
                    // Days that rivals skip don't bring the things of later days nearer.
                    let days = G::day(state).zip(today).map(|(day, today)| day - today);
                    turns.set(days.unwrap_or(turns.get() + 1));
                }
                if turns.get() <= TURNS {
                    // Once a piece has left the board, another one can get its number.
                    let mut got = got.borrow_mut();
                    let is_used = |got: &Got, thing: &Thing| thing.piece.is_some() && got.thing.piece == thing.piece;
                    for thing in G::things(state, other, action) {
                        if !got.iter().any(|known: &Got| known.seat == other && is_used(known, &thing)) {
                            got.push(Got { seat: other, turn: turns.get(), thing });
                        }
                    }
                }
            };
            let paid = lab.continue_until(played, |state| G::paydays(state) >= due, &mut log)?;
            let then = turns.get();
            lab.continue_until(paid.clone(), |_| turns.get() > TURNS, &mut log)?;
            deals.push(Deal { paid, turns: then, got: got.into_inner() });
        }
        Some(Playout { deals })
    }

    /// The states after this number of paydays of the game, by deal.
    pub(super) fn at(&self, lab: &mut Lab<'_, G>, paydays: u32) -> Option<Vec<G::State>> {
        let paid = |state: &G::State| G::paydays(state) >= paydays;
        self.deals.iter().map(|deal| lab.continue_until(deal.paid.clone(), paid, |_, _, _| {})).collect()
    }

    /// Returns `true` if the next payday comes before the planning seat's next turn.
    pub(super) fn is_paid_at_once(&self) -> bool {
        self.deals.iter().all(|deal| deal.turns == 0)
    }

    /// A seat's points from a source at the next payday, in each deal.
    pub(super) fn paid(&self, seat: Seat, source: &str) -> Vec<i32> {
        self.deals.iter().map(|deal| points_from::<G>(&deal.paid, seat, source)).collect()
    }

    /// The things that a seat gets after the turn, each once, in the order of the first deals.
    pub(super) fn things(&self, seat: Seat) -> Vec<Thing> {
        let mut things: Vec<Thing> = Vec::new();
        for got in self.deals.iter().flat_map(|deal| &deal.got).filter(|got| got.seat == seat) {
            if !things.iter().any(|thing| thing.is_same(&got.thing)) {
                things.push(got.thing.clone());
            }
        }
        things
    }

    /// The number of deals in which a seat gets a thing before the planning seat's turn after this one ends.
    pub(super) fn often(&self, seat: Seat, thing: &Thing, turns: u32) -> usize {
        let gets = |got: &Got| got.seat == seat && got.turn <= turns && got.thing.is_same(thing);
        self.deals.iter().filter(|deal| deal.got.iter().any(gets)).count()
    }

    /// The own turns within which a seat surely gets a thing in half of the deals.
    pub(super) fn turns(&self, seat: Seat, thing: &Thing) -> Option<u32> {
        (1..=TURNS).find(|turns| surely(OFTEN, self.often(seat, thing, *turns), self.count()))
    }

    pub(super) fn count(&self) -> usize {
        self.deals.len()
    }
}

/// A seat's points from a source, in units of the outcome.
pub(super) fn points_from<G: Advise>(state: &G::State, seat: Seat, source: &str) -> i32 {
    G::points(state, seat).iter().filter(|(known, _)| known.key == source).map(|(_, points)| points).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_must_be_surely_reached() {
        let least = |twelfths| (0..=12).find(|count| surely(twelfths, *count, 12));
        assert_eq!([MOSTLY, OFTEN].map(least), [Some(11), Some(9)]);
    }
}
