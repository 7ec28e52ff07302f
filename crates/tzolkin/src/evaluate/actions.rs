//! The worth of the gears' actions to one player.

use super::super::data::{Effect, data};
use super::super::ids::{Gear, Technology};
use super::weights as w;
use super::worth::Worth;
use game_kit::evaluate::greater;

/// The worth of each action of a gear, by number.
pub(super) type Actions = [f32; 12];

impl Worth<'_> {
    /// The actions of a gear, except Uxmal 5. With `now`, an action counts only if the player can pay for it
    /// immediately.
    pub(super) fn actions(&self, gear: Gear, now: bool) -> Actions {
        let mut actions = [0.0; 12];
        match gear {
            Gear::Palenque => (1..=5).for_each(|number| actions[number] = self.palenque(number as u8)),
            Gear::Yaxchilan => (1..=5).for_each(|number| actions[number] = self.yaxchilan(number)),
            Gear::Tikal => self.tikal(now, &mut actions),
            Gear::Uxmal => self.uxmal(now, &mut actions),
            Gear::ChichenItza => {
                let skull = self.skulls() > 0;
                if skull || !now {
                    self.chichen_itza(skull, &mut actions);
                }
            }
        }
        actions
    }

    fn palenque(&self, number: u8) -> f32 {
        let (space, level) = (usize::from(number), self.player.level(Technology::Agriculture));
        let gain = self.cards.palenque[space][level] * self.prices.corn;
        if let Some(Effect::Fish { .. }) = data().offer(Gear::Palenque, number).main() {
            return gain;
        }
        let group = self.table.group(number);
        let corn = if group.uncovered() > 0 || (data().harvest_bare[level] && group.wood == group.corn) {
            gain
        } else if group.wood > 0 {
            gain - self.prices.one_down
        } else {
            0.0
        };
        let wood = self.cards.palenque_wood[space].as_ref().filter(|_| group.wood > 0);
        let wood = wood.map_or(0.0, |wood| wood.by_level[self.player.level(wood.technology)][1] * self.prices.goods[0]);
        greater(corn, wood)
    }

    fn yaxchilan(&self, number: usize) -> f32 {
        let gains = &self.cards.yaxchilan[number];
        let prices = self.prices;
        let [corn, wood, stone, gold, skulls] = gains.by_level[self.player.level(gains.technology)];
        let skulls = skulls.min(f32::from(self.table.skulls_in_bank));
        corn * prices.corn
            + wood * prices.goods[0]
            + stone * prices.goods[1]
            + gold * prices.goods[2]
            + skulls * prices.skull
    }

    /// Worth of the best and the second best technology that the player can advance for payment.
    fn advances(&self, now: bool) -> (f32, f32) {
        let mut best = Best::default();
        for technology in Technology::ALL {
            let number = technology.index();
            let cost = u16::from(self.table.advance_cost(self.seat, technology));
            let sure = self.sure(cost.saturating_sub(self.resources), now);
            best.add(sure * (self.prices.level[number] - self.any_cost(cost)));
        }
        (best.first, best.second)
    }

    /// Worth of the best and the second best building on offer for resources.
    pub(super) fn buildings(&self, now: bool, architecture: usize) -> (f32, f32) {
        let mut best = Best::default();
        let (gains, missing) = self.buildings_offered(architecture);
        for (gain, missing) in gains.into_iter().zip(missing) {
            best.add(gain * self.sure(missing.into(), now));
        }
        (best.first, best.second)
    }

    fn tikal(&self, now: bool, actions: &mut Actions) {
        let architecture = self.player.level(Technology::Architecture);
        let (first, second) = self.advances(now);
        let (building, other) = self.buildings(now, architecture);
        let again = self.weight(w::SECOND);
        actions[1] = first;
        actions[2] = building;
        actions[3] = first + again * second;
        actions[4] = greater(building + again * other, self.best_monument(now));
        let pay = self.any_cost(1);
        actions[5] = (self.two_steps() - pay) * self.sure(1_u16.saturating_sub(self.resources), now);
    }

    fn uxmal(&self, now: bool, actions: &mut Actions) {
        let payable = |price: u16| if self.corn >= price { 1.0 } else { self.sure(1, now) };
        actions[1] = (self.prices.best_step - 3.0 * self.prices.corn) * payable(3);
        actions[2] = self.weight(w::MARKET);
        actions[3] = self.prices.worker;
        actions[4] = self.best_for_corn(now);
    }

    /// Sets the worth of the actions of Chichen Itza. If the player has no skull yet, they are worth less.
    fn chichen_itza(&self, skull: bool, actions: &mut Actions) {
        let prices = self.prices;
        let offering = data().offering[self.player.level(Technology::Theology)];
        let more = if offering { greater(prices.best_step - prices.goods[0], 0.0) } else { 0.0 };
        let sure = if skull { 1.0 } else { self.weight(w::NO_SKULL) };
        for (number, &(points, temple, any_resources)) in self.cards.chichen_itza.iter().enumerate().skip(1) {
            if self.table.skulls_on_chichen_itza >> number & 1 == 0 {
                let gain = points + prices.step[temple] - prices.skull + any_resources * prices.best_good + more;
                actions[number] = gain * sure;
            }
        }
    }
}

/// The best and second best of some values, at least 0.
#[derive(Default)]
struct Best {
    first: f32,
    second: f32,
}

impl Best {
    fn add(&mut self, worth: f32) {
        if worth > self.first {
            (self.first, self.second) = (worth, self.first);
        } else if worth > self.second {
            self.second = worth;
        }
    }
}
