//! What the actions of the gears are worth to one player, and the workers that wait for them.

use super::super::data::{SpaceAction, data};
use super::super::ids::{Gear, Technology};
use super::weights as w;
use super::worth::{Worth, greater};

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
                let skull = self.player.goods[super::super::ids::Material::Skull] > 0;
                if skull || !now {
                    self.chichen_itza(skull, &mut actions);
                }
            }
        }
        actions
    }

    fn palenque(&self, number: u8) -> f32 {
        let (space, level) = (usize::from(number), self.player.level(Technology::Agriculture));
        let gain = self.cards.palenque[space][level] * self.corn;
        if let SpaceAction::Fish { .. } = data().gears[0].actions[space] {
            return gain;
        }
        let group = self.table.group(number);
        let corn = if group.uncovered() > 0 || (data().harvest_bare[level] && group.wood == group.corn) {
            gain
        } else if group.wood > 0 {
            gain - self.one_down
        } else {
            0.0
        };
        let wood = self.cards.palenque_wood[space].as_ref().filter(|_| group.wood > 0);
        greater(corn, wood.map_or(0.0, |wood| wood.by_level[self.player.level(wood.technology)][1] * self.goods[0]))
    }

    fn yaxchilan(&self, number: usize) -> f32 {
        let gains = &self.cards.yaxchilan[number];
        let [corn, wood, stone, gold, skulls] = gains.by_level[self.player.level(gains.technology)];
        let skulls = skulls.min(f32::from(self.table.skulls_in_bank));
        corn * self.corn + wood * self.goods[0] + stone * self.goods[1] + gold * self.goods[2] + skulls * self.skull
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
        monuments.map(|(gain, missing, _)| gain * self.sure(missing, now)).fold(0.0, greater)
    }

    /// The best of the buildings on offer for corn.
    pub(super) fn best_for_corn(&self, now: bool) -> f32 {
        let buildings = self.offered().map(|(building, gives)| {
            let (gain, missing) = self.building_for_corn(building, gives);
            gain * self.sure(missing / 2.0 + 0.5, now)
        });
        buildings.fold(0.0, greater)
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
        others.into_iter().fold(best(own), greater) - self.corn
    }

    /// The actions of Chichen Itza, with a skull that is there or, less surely, still to be found.
    fn chichen_itza(&self, skull: bool, actions: &mut Actions) {
        let offering = data().offering[self.player.level(Technology::Theology)];
        let more = if offering { (self.best_step() - self.goods[0]).max(0.0) } else { 0.0 };
        let sure = if skull { 1.0 } else { self.weight(w::NO_SKULL) };
        for (number, &(points, temple, any_resources)) in self.cards.chichen_itza.iter().enumerate().skip(1) {
            if self.table.skulls_on_chichen_itza >> number & 1 == 0 {
                let gain = points + self.step[temple] - self.skull + any_resources * self.best_good() + more;
                actions[number] = gain * sure;
            }
        }
    }

    /// The best that a worker can do from each space of a gear, stepping back included.
    pub(super) fn reach(&self, gear: Gear, actions: &Actions) -> [f32; 12] {
        let form = data().gear(gear);
        let (last, free) = (usize::from(form.last_action), best(actions));
        let ahead = gear == Gear::ChichenItza && data().ahead[self.player.level(Technology::Theology)] > 0;
        let mut reach = [0.0; 12];
        // What is best so far, if stepping back were paid from space 0.
        let mut most = 0.0;
        for (space, reach) in reach.iter_mut().enumerate().take(last + 1).skip(1) {
            let steps = self.corn * space as f32;
            most = greater(most, actions[space] + steps);
            *reach = most - steps;
        }
        for reach in &mut reach[last + 1..=usize::from(form.last_space)] {
            *reach = free;
        }
        if ahead {
            for space in 0..=last {
                reach[space] = greater(reach[space], if space == last { free } else { actions[space + 1] });
            }
        }
        reach.map(|worth| greater(worth, 0.0))
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
            let mut reach = self.reach(gear, &self.whole(gear, false));
            let mut ways = self.ways(gear, &reach);
            let mut skulls = i32::from(self.player.goods[super::super::ids::Material::Skull]);
            loop {
                let space = 15 - bits.leading_zeros() as i32;
                bits &= !(1 << space);
                total += self.waits_on(gear, space, &reach, &ways);
                if bits == 0 {
                    break;
                }
                // The next worker of this gear finds less of what can be had once.
                let less = match gear {
                    Gear::ChichenItza => {
                        skulls -= 1;
                        match skulls {
                            1.. => continue,
                            0 => self.weight(w::NO_SKULL),
                            _ => 0.5,
                        }
                    }
                    Gear::Tikal | Gear::Uxmal => self.weight(w::SECOND),
                    Gear::Palenque | Gear::Yaxchilan => continue,
                };
                reach.iter_mut().for_each(|worth| *worth *= less);
                ways = self.ways(gear, &reach);
            }
        }
        total - wait * self.later_turns() * f32::from(self.table.gears.count(self.seat))
    }

    /// Turns after the one that is played.
    fn later_turns(&self) -> f32 {
        (self.turns - 1).max(0) as f32
    }

    /// The best that can be reached from each space by waiting, if there are turns enough: what is
    /// done there, and what the worker does with the turns that the way leaves, counted from space 0.
    fn ways(&self, gear: Gear, reach: &[f32; 12]) -> [f32; 13] {
        let (wait, last) = (self.weight(w::WAIT), usize::from(data().gear(gear).last_space));
        let mut ways = [0.0; 13];
        // Pushed off: it comes back with nothing, a turn earlier.
        ways[last + 1] = -wait * last as f32;
        for space in (0..=last).rev() {
            ways[space] = greater(ways[space + 1], reach[space] - wait * space as f32);
        }
        ways
    }

    /// What a worker on a space does, from now to the end.
    fn waits_on(&self, gear: Gear, space: i32, reach: &[f32; 12], ways: &[f32; 13]) -> f32 {
        let wait = self.weight(w::WAIT);
        let (from, last) = (space + self.wait, i32::from(data().gear(gear).last_space));
        // With turns enough, and one more, to be pushed off.
        if from <= last + 1 && from + self.turns - 2 > last {
            return ways[from as usize] + wait * (from + self.turns - 2) as f32;
        }
        let mut most = 0.0_f32;
        for turn in 0..self.turns {
            let at = from + turn;
            if at > last {
                most = most.max(wait * (self.turns - 1 - turn).max(0) as f32);
                break;
            }
            most = most.max(reach[at as usize] + wait * (self.turns - 2 - turn).max(0) as f32);
        }
        most
    }
}

/// The best of some actions.
pub(super) fn best(actions: &Actions) -> f32 {
    // Four at a time are much faster than one after the other.
    let mut most = [0.0; 4];
    for some in actions.chunks_exact(4) {
        for (most, &worth) in most.iter_mut().zip(some) {
            *most = greater(*most, worth);
        }
    }
    greater(greater(most[0], most[1]), greater(most[2], most[3]))
}
