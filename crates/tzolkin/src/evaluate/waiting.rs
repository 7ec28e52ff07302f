//! The best actions of workers on the gears, now or after waiting.

use super::super::data::data;
use super::super::ids::{Gear, Technology};
use super::actions::Actions;
use super::keys::jungle;
use super::weights as w;
use super::worth::Worth;
use game_kit::evaluate::{SlotCache, greater, most};

/// The worth of a gear's actions, and the best of them.
#[derive(Clone, Copy, Debug, Default)]
struct Outlook {
    actions: Actions,
    best: f32,
    /// Worth of a worker on each space with the full share of the available things. NaN until it's computed.
    alone: [f32; SPACES],
}

/// Capacity for the spaces of a gear, slightly more than any gear has.
const SPACES: usize = 12;

/// Number of cached outlooks.
const OUTLOOKS: usize = 1 << 12;

/// A cache of outlooks. The key contains the number of the prices and everything that a gear's actions depend on.
pub(super) struct Outlooks(SlotCache<2, Outlook>);

impl Default for Outlooks {
    fn default() -> Self {
        Outlooks(SlotCache::new(OUTLOOKS))
    }
}

/// The other gears whose actions Uxmal 5 uses.
const USED_BY_UXMAL_5: [Gear; 3] = [Gear::Palenque, Gear::Yaxchilan, Gear::Tikal];

/// The numbers of the actions as floats, for arithmetic.
const NUMBERS: Actions = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0];

impl Worth<'_> {
    /// The additional worth of workers on gears, compared with workers in hand.
    pub(super) fn waiting(&self, outlooks: &mut Outlooks) -> f32 {
        let (mut total, mut workers) = (0.0, 0_u8);
        for gear in Gear::ALL {
            let mut bits = self.table.gears.of(self.seat, gear);
            if bits == 0 {
                continue;
            }
            let outlook = self.outlook(gear, outlooks);
            let (mut share, mut skulls) = (1.0, i32::from(self.skulls()));
            loop {
                let space = 15 - bits.leading_zeros() as i32;
                bits &= !(1 << space);
                workers += 1;
                let known = outlook.alone.get(space as usize).filter(|alone| share == 1.0 && !alone.is_nan());
                total += match known {
                    Some(&alone) => alone,
                    None => self.waits_on(gear, space, outlook, share),
                };
                if bits == 0 {
                    break;
                }
                // The next worker of this gear finds fewer of the things that are available once.
                skulls -= 1;
                share *= match gear {
                    Gear::Palenque | Gear::Yaxchilan => 1.0,
                    Gear::Tikal | Gear::Uxmal => self.weight(w::SECOND),
                    Gear::ChichenItza => match skulls {
                        1.. => 1.0,
                        0 => self.weight(w::NO_SKULL),
                        _ => 0.5,
                    },
                };
            }
        }
        total - self.weight(w::WAIT) * (self.prices.turns - 1).max(0) as f32 * f32::from(workers)
    }

    /// The worth of a worker on a space until the end of the game, if the worker gets this share of the available
    /// things. The worker waits until it reaches the best action, or steps back to an action for corn. In the turns
    /// after the action, it is worth as much as any worker.
    fn waits_on(&self, gear: Gear, space: i32, outlook: &mut Outlook, share: f32) -> f32 {
        let worth = self.find_waits_on(gear, space, outlook, share);
        if let Some(alone) = outlook.alone.get_mut(space as usize).filter(|_| share == 1.0) {
            *alone = worth;
        }
        worth
    }

    fn find_waits_on(&self, gear: Gear, space: i32, outlook: &Outlook, share: f32) -> f32 {
        let (wait, corn, turns) = (self.weight(w::WAIT), self.prices.corn, self.prices.turns);
        let form = data().gear(gear);
        let (from, end) = (space + self.prices.wait, i32::from(form.last_space));
        let after = |turn: i32| wait * (turns - 2 - turn).max(0) as f32;
        // A worker that is pushed off returns without an action, one turn earlier.
        let pushed_off = end + 1 - from;
        let mut best = if pushed_off < turns { after(pushed_off - 1) } else { 0.0 };
        if from > end || turns == 0 {
            return best;
        }
        best = greater(best, after(0));
        let ahead = self.ahead(gear);
        // The spaces of free choice offer every action.
        let free = (i32::from(form.last_action) + 1 - ahead as i32).max(from) - from;
        if free < turns {
            best = greater(best, outlook.best * share + after(free));
        }
        let (from, ahead) = (from as f32, ahead as f32);
        let (last_turn, left) = ((turns - 1) as f32, (turns - 2) as f32);
        let mut worths = [0.0; 12];
        for ((worth, &number), &action) in worths.iter_mut().zip(&NUMBERS).zip(&outlook.actions) {
            let there = greater(number - ahead, from);
            let back = greater(there - number, 0.0);
            let turn = there - from;
            let found = (action - corn * back) * share + wait * greater(left - turn, 0.0);
            *worth = if turn > last_turn { 0.0 } else { found };
        }
        greater(best, most(&worths))
    }

    /// Number of spaces that an action of a gear can be ahead.
    fn ahead(&self, gear: Gear) -> u8 {
        match gear {
            Gear::ChichenItza => data().ahead[self.player.level(Technology::Theology)].min(1),
            _ => 0,
        }
    }

    /// The worth of a gear's actions to a worker that can wait.
    fn outlook<'o>(&self, gear: Gear, outlooks: &'o mut Outlooks) -> &'o mut Outlook {
        let depends = match gear {
            Gear::Palenque => jungle(self.table),
            Gear::Yaxchilan => 0,
            Gear::Tikal => self.goods_for_cards(),
            Gear::Uxmal => jungle(self.table) << 32 | self.goods_for_cards(),
            Gear::ChichenItza => u64::from(self.table.skulls_on_chichen_itza) << 1 | u64::from(self.skulls() > 0),
        };
        let corn = if gear == Gear::Uxmal { self.corn.min(self.cards.most_corn) } else { 0 };
        // Prices are counted from 1, so no key is all 0.
        let key = [self.prices.number << 24 | (gear.index() as u64) << 16 | u64::from(corn), depends];
        if !outlooks.0.contains(key) {
            let mut actions = self.actions(gear, false);
            if gear == Gear::Uxmal {
                actions[5] = self.uxmal_5(&actions, USED_BY_UXMAL_5.map(|gear| self.outlook(gear, outlooks).best));
            }
            let outlook = Outlook { actions, best: most(&actions), alone: [f32::NAN; SPACES] };
            return outlooks.0.find_or(key, || outlook);
        }
        outlooks.0.find_or(key, Outlook::default)
    }

    /// Worth of the best immediate action of a worker on a space of a gear.
    pub(super) fn at_once(&self, gear: Gear, space: u8) -> f32 {
        let mut actions = self.actions(gear, true);
        if gear == Gear::Uxmal {
            actions[5] = self.uxmal_5(&actions, USED_BY_UXMAL_5.map(|gear| most(&self.actions(gear, true))));
        }
        let (ahead, space) = (self.ahead(gear), usize::from(space));
        if space + usize::from(ahead) > usize::from(data().gear(gear).last_action) {
            return most(&actions);
        }
        let back = (1..=space).map(|number| actions[number] - self.prices.corn * (space - number) as f32);
        let further = if ahead > 0 { actions[space + 1] } else { 0.0 };
        back.fold(greater(further, 0.0), greater)
    }

    /// Worth of Uxmal 5, which uses the best action of Uxmal or of three other gears for one corn.
    fn uxmal_5(&self, own: &Actions, others: [f32; 3]) -> f32 {
        greater(others.into_iter().fold(most(own), greater) - self.prices.corn, 0.0)
    }
}
