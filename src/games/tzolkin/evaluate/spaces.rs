//! What the actions of the gears are worth to one player, and the workers that wait for them.

use super::super::data::{SpaceAction, data};
use super::super::ids::{Gear, Technology};
use super::cards::resources;
use super::weights as w;
use super::worth::Worth;

/// The worth of each action of a gear, by number.
pub(super) type Actions = [f32; 12];

impl Worth<'_> {
    /// The actions of a gear but Uxmal 5. With `now` only what can be paid at once counts.
    pub(super) fn actions(&self, gear: Gear, now: bool) -> Actions {
        match now {
            true => self.look_at(gear, true),
            false => *self.later[gear.index()].get_or_init(|| self.look_at(gear, false)),
        }
    }

    fn look_at(&self, gear: Gear, now: bool) -> Actions {
        let mut actions = [0.0; 12];
        match gear {
            Gear::Palenque => (1..=5).for_each(|number| actions[number] = self.palenque(number as u8)),
            Gear::Yaxchilan => (1..=5).for_each(|number| actions[number] = self.yaxchilan(number)),
            Gear::Tikal => self.tikal(now, &mut actions),
            Gear::Uxmal => self.uxmal(now, &mut actions),
            Gear::ChichenItza => {
                let (skulls, step) = (self.player.goods[super::super::ids::Material::Skull], self.best_step());
                for (number, action) in actions.iter_mut().enumerate().take(10).skip(1) {
                    *action = self.chichen_itza(number, skulls > 0, now, step);
                }
            }
        }
        actions
    }

    fn palenque(&self, number: u8) -> f32 {
        let level = self.player.level(Technology::Agriculture);
        match data().gears[0].actions[usize::from(number)] {
            SpaceAction::Fish { corn } => f32::from(corn + data().fish_corn[level]) * self.corn,
            SpaceAction::Harvest { corn, wood } => {
                let group = self.table.group(number);
                let gain = f32::from(corn + data().harvest_corn[level]) * self.corn;
                let corn = if group.uncovered() > 0 || (data().harvest_bare[level] && group.wood == group.corn) {
                    gain
                } else if group.wood > 0 {
                    gain - self.one_down()
                } else {
                    0.0
                };
                let wood = wood.filter(|_| group.wood > 0).map_or(0.0, |wood| {
                    let more = self.extraction_bonus(0, number.into())[0];
                    (f32::from(wood) + more) * self.goods[0]
                });
                corn.max(wood)
            }
            _ => 0.0,
        }
    }

    /// Wood, stone and gold that extraction adds on a space.
    fn extraction_bonus(&self, gear: usize, number: usize) -> [f32; 3] {
        let bonus = &data().gears[gear].bonus[number];
        resources(bonus.by_level[self.player.level(bonus.technology)])
    }

    fn yaxchilan(&self, number: usize) -> f32 {
        use super::super::ids::Material;
        let SpaceAction::Gain { materials } = data().gears[1].actions[number] else { return 0.0 };
        let bonus = &data().gears[1].bonus[number];
        let more = bonus.by_level[self.player.level(bonus.technology)];
        let goods = |goods: super::super::data::Goods| -> f32 {
            let [wood, stone, gold] = resources(goods);
            let kinds = wood * self.goods[0] + stone * self.goods[1] + gold * self.goods[2];
            let skulls = goods[Material::Skull].min(self.table.skulls_in_bank.into());
            kinds + f32::from(goods[Material::Corn]) * self.corn + f32::from(skulls) * self.skull
        };
        goods(materials) + goods(more)
    }

    /// The best of the technologies that can be advanced for payment, and the second best.
    fn advances(&self, now: bool) -> (f32, f32) {
        let (mut best, mut second) = (0.0, 0.0);
        for technology in Technology::ALL {
            let number = technology.index();
            let cost = f32::from(self.table.advance_cost(self.seat, technology));
            let sure = self.sure((cost - self.resources()).max(0.0), now);
            let gain = sure * (self.level[number] - self.any_cost(cost));
            if gain > best {
                (best, second) = (gain, best);
            } else if gain > second {
                second = gain;
            }
        }
        (best, second)
    }

    /// The best of the buildings on offer for resources, and the second best.
    pub(super) fn buildings(&self, now: bool, architecture: usize) -> (f32, f32) {
        let (mut best, mut second) = (0.0, 0.0);
        for (building, gives) in self.offered() {
            let (gain, missing) = self.building(building, gives, architecture);
            let gain = gain * self.sure(missing, now);
            if gain > best {
                (best, second) = (gain, best);
            } else if gain > second {
                second = gain;
            }
        }
        (best, second)
    }

    /// The best of the monuments on offer.
    pub(super) fn best_monument(&self, now: bool) -> f32 {
        let monuments = self.monuments_offered().iter();
        monuments.map(|(gain, missing, _)| gain * self.sure(missing, now)).fold(0.0, f32::max)
    }

    /// The best of the buildings on offer for corn.
    pub(super) fn best_for_corn(&self, now: bool) -> f32 {
        let buildings = self.offered().map(|(building, gives)| {
            let (gain, missing) = self.building_for_corn(building, gives);
            gain * self.sure(missing / 2.0 + 0.5, now)
        });
        buildings.fold(0.0, f32::max)
    }

    fn tikal(&self, now: bool, actions: &mut Actions) {
        let architecture = self.player.level(Technology::Architecture);
        let (first, second) = self.advances(now);
        let (building, other) = self.buildings(now, architecture);
        let again = self.weight(w::SECOND);
        actions[1] = first;
        actions[2] = building;
        actions[3] = first + again * second;
        actions[4] = (building + again * other).max(self.best_monument(now));
        let pay = self.any_cost(1.0);
        actions[5] = (self.two_steps() - pay) * self.sure((1.0 - self.resources()).max(0.0), now);
    }

    fn uxmal(&self, now: bool, actions: &mut Actions) {
        let corn = f32::from(self.player.goods[super::super::ids::Material::Corn]);
        let payable = |price: f32| if corn >= price { 1.0 } else { self.sure(1.0, now) };
        actions[1] = (self.best_step() - 3.0 * self.corn) * payable(3.0);
        actions[2] = self.weight(w::MARKET);
        actions[3] = self.worker;
        actions[4] = self.best_for_corn(now);
    }

    /// Uxmal 5, and what it costs to look for it: the actions of the other gears.
    fn uxmal_5(&self, own: &Actions, now: bool) -> f32 {
        let others = [Gear::Palenque, Gear::Yaxchilan, Gear::Tikal].map(|gear| best(&self.actions(gear, now)));
        others.into_iter().fold(best(own), f32::max) - self.corn
    }

    /// An action of Chichen Itza, with a skull that is there or, less surely, still to be found.
    fn chichen_itza(&self, number: usize, skull: bool, now: bool, step: f32) -> f32 {
        if self.table.skulls_on_chichen_itza >> number & 1 != 0 || (now && !skull) {
            return 0.0;
        }
        let SpaceAction::OfferSkull { vp, temple, any_resources } = data().gears[4].actions[number] else { return 0.0 };
        let mut gain = f32::from(vp) + self.step[temple.index()] - self.skull;
        gain += f32::from(any_resources) * self.best_good();
        if data().offering[self.player.level(Technology::Theology)] {
            gain += (step - self.goods[0]).max(0.0);
        }
        if skull { gain } else { gain * self.weight(w::NO_SKULL) }
    }

    /// The best that a worker can do from each space of a gear, stepping back included.
    pub(super) fn reach(&self, gear: Gear, actions: &Actions) -> [f32; 12] {
        let form = data().gear(gear);
        let (last, free) = (usize::from(form.last_action), best(actions));
        let ahead = gear == Gear::ChichenItza && data().ahead[self.player.level(Technology::Theology)] > 0;
        let mut reach = [0.0; 12];
        for space in 1..=usize::from(form.last_space) {
            reach[space] = if space > last { free } else { actions[space].max(reach[space - 1] - self.corn).max(0.0) };
        }
        if ahead {
            for space in 0..=last {
                reach[space] = reach[space].max(if space == last { free } else { actions[space + 1] });
            }
        }
        reach
    }

    /// All actions of a gear, Uxmal 5 included.
    pub(super) fn whole(&self, gear: Gear, now: bool) -> Actions {
        let mut actions = self.actions(gear, now);
        if gear == Gear::Uxmal {
            actions[5] = self.uxmal_5(&actions, now).max(0.0);
        }
        actions
    }

    /// What the workers on the gears add to the worth of workers in hand.
    pub(super) fn waiting(&self) -> f32 {
        let wait = self.weight(w::WAIT);
        let mut total = 0.0;
        for gear in Gear::ALL {
            let mut bits = self.table.gears.of(self.seat, gear);
            if bits == 0 {
                continue;
            }
            let actions = self.whole(gear, false);
            let mut reach = self.reach(gear, &actions);
            let last = i32::from(data().gear(gear).last_space);
            let mut skulls = i32::from(self.player.goods[super::super::ids::Material::Skull]);
            while bits != 0 {
                let space = 15 - bits.leading_zeros() as i32;
                bits &= !(1 << space);
                let hand = wait * (self.turns - 1).max(0) as f32;
                let mut most = -hand;
                for turn in 0..self.turns {
                    let at = space + self.wait + turn;
                    if at > last {
                        // Pushed off: it comes back with nothing.
                        most = most.max(wait * (self.turns - 1 - turn).max(0) as f32 - hand);
                        break;
                    }
                    let rest = wait * (self.turns - 2 - turn).max(0) as f32;
                    most = most.max(reach[at as usize] + rest - hand);
                }
                total += most;
                // The next worker of this gear finds less of what can be had once.
                match gear {
                    Gear::ChichenItza => {
                        skulls -= 1;
                        if skulls <= 0 {
                            let less = if skulls == 0 { self.weight(w::NO_SKULL) } else { 0.5 };
                            reach.iter_mut().for_each(|worth| *worth *= less);
                        }
                    }
                    Gear::Tikal | Gear::Uxmal => {
                        reach.iter_mut().for_each(|worth| *worth *= self.weight(w::SECOND));
                    }
                    _ => {}
                }
            }
        }
        total
    }
}

/// The best of some actions.
pub(super) fn best(actions: &Actions) -> f32 {
    actions.iter().copied().fold(0.0, f32::max)
}
