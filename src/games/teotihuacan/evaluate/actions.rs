//! What can be done on the boards, and what it is worth: for the action that a worker has just
//! reached, and for those that workers will reach with their next move.

use super::super::components::{Board, Resource, Technology, Temple};
use super::super::data::{RoyalAction, data, is_strong};
use super::super::state::State;
use super::weights as w;
use super::worth::Worth;

/// Main actions whose worth does not depend on the worker alone; nothing where they cannot be done.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Actions {
    /// The best technology of row 1, and of both rows.
    pub(super) alchemy: [Option<f32>; 2],
    /// Decorations by 1 to 3 workers.
    pub(super) decorations: [Option<f32>; 3],
    /// One, two and three tiles of the pyramid.
    pub(super) construction: [Option<f32>; 3],
}

/// Own workers in the general area of a board, the one that comes included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crew {
    pub(super) count: u8,
    pub(super) lowest: u8,
    /// The best power-up among them.
    pub(super) pip: f32,
}

impl Worth<'_> {
    pub(super) fn find_actions(&self) -> Actions {
        if self.turns <= 0.0 && self.s.active != self.seat {
            return Actions::default();
        }
        Actions {
            alchemy: self.find_alchemy(),
            decorations: self.find_decorations(),
            construction: self.find_construction(),
        }
    }

    fn find_alchemy(&self) -> [Option<f32>; 2] {
        let mut best = [None::<f32>; 2];
        let gold = self.me.goods.resources[Resource::Gold.index()];
        for (slot, technology) in self.s.technologies.iter().enumerate() {
            let price = data().technologies[technology.index()].gold;
            if self.me.owns(*technology) || price > gold {
                continue;
            }
            let cost = f32::from(price) * self.goods[Resource::Gold.index()];
            let gain = self.technology(technology.index()) + self.step[slot % 3] - cost;
            for best in &mut best[usize::from(slot >= 3)..] {
                *best = Some(best.map_or(gain, |other| other.max(gain)));
            }
        }
        best
    }

    fn find_decorations(&self) -> [Option<f32>; 3] {
        if self.s.decoration_display == 0 || self.s.legal_ledges().next().is_none() {
            return [None; 3];
        }
        let gain = f32::from(data().decoration_points)
            + self.weight(w::DECORATION_MATCHES)
            + self.weight(w::DECORATION_STEPS) * self.some_step()
            + self.track_step
            + self.owned_points(Technology::DecorationPoints);
        std::array::from_fn(|workers| {
            let price = State::decoration_price(workers as u8 + 1);
            self.me.goods.cover(&price).then(|| gain - self.price(&price))
        })
    }

    /// Tiles of the pyramid one after the other, each where it brings most.
    fn find_construction(&self) -> [Option<f32>; 3] {
        let mut found = [None; 3];
        if self.s.pyramid_finished || self.s.pyramid_display == 0 {
            return found;
        }
        let mut open = [0_u8; 4];
        for space in self.s.legal_spaces() {
            open[usize::from(data().spaces[usize::from(space)].level) - 1] += 1;
        }
        let mut left = self.me.goods;
        let mut total = self.owned_points(Technology::ConstructionPoints);
        if self.me.owns(Technology::ConstructionTemple) {
            total += self.best_step();
        }
        for place in &mut found {
            let affordable = (0..4).filter(|level| open[*level] > 0 && left.cover(&data().levels[*level].price));
            let net = |level: usize| self.level(level) - self.price(&data().levels[level].price);
            let Some(level) = affordable.max_by(|a, b| net(*a).total_cmp(&net(*b))) else { break };
            total += net(level) + self.weight(w::MATCHES) + self.weight(w::STEPS) * self.some_step() + self.track_step;
            left.remove(&data().levels[level].price);
            open[level] -= 1;
            *place = Some(total);
        }
        found
    }

    fn level(&self, level: usize) -> f32 {
        f32::from(data().levels[level].points)
    }

    /// A step on a temple that is not of choice.
    fn some_step(&self) -> f32 {
        self.step.iter().sum::<f32>() / 3.0
    }

    fn owned_points(&self, technology: Technology) -> f32 {
        if self.me.owns(technology) { f32::from(data().technologies[technology.index()].effects.score) } else { 0.0 }
    }

    /// The own workers on a board, with one of this power that comes.
    pub(super) fn crew(&self, board: Board, comes: Option<u8>) -> Crew {
        let mut crew = Crew { count: 0, lowest: u8::MAX, pip: 0.0 };
        let here = self.me.workers.iter().filter(|worker| worker.unlocked_on(board)).map(|worker| worker.power);
        for power in here.chain(comes) {
            crew.count = (crew.count + 1).min(3);
            crew.lowest = crew.lowest.min(power);
            crew.pip = crew.pip.max(self.pip[usize::from(power.min(5))]);
        }
        crew
    }

    /// The main action of a board, its price in cocoa left out; `None` if it cannot be done.
    pub(super) fn main(&self, board: Board, crew: Crew) -> Option<f32> {
        let row = usize::from(crew.count.clamp(1, 3)) - 1;
        let about = &data().boards[board.index()];
        let mut raised = f32::from(about.power_ups[row]) * crew.pip;
        if self.me.owns(Technology::BoughtPowerUp) {
            raised += (crew.pip - self.cocoa).max(0.0);
        }
        let gain = match board {
            Board::Palace => return None,
            Board::Forest | Board::Quarry | Board::GoldDeposits => {
                let cell = &about.production[row][usize::from(crew.lowest.clamp(1, 5)) - 1];
                let mut gain = self.gives(cell);
                if self.me.owns(Technology::ExtraResource) {
                    gain += about.produces.map_or(0.0, |resource| self.goods[resource.index()]);
                }
                if self.me.owns(Technology::GatheringCocoaPoint) {
                    gain += self.cocoa + self.owned_points(Technology::GatheringCocoaPoint);
                }
                gain
            }
            Board::Alchemy => {
                if crew.count == 1 && is_strong(crew.lowest) {
                    let points = self.owned_points(Technology::AlchemyNoblesPoints);
                    let with = self.actions.alchemy[0].map(|gain| gain + raised);
                    let best = with.into_iter().chain(self.actions.alchemy[1]).reduce(f32::max);
                    return best.map(|gain| gain + points);
                }
                self.actions.alchemy[usize::from(crew.count > 1)]? + self.owned_points(Technology::AlchemyNoblesPoints)
            }
            Board::Nobles => {
                if !self.me.goods.cover(&data().building_price) {
                    return None;
                }
                self.building(crew.count)?
            }
            Board::Decorations => self.actions.decorations[row]?,
            Board::Construction => {
                let most = (crew.count + self.s.built_in(self.me, board)).clamp(1, 3);
                raised = f32::from(about.power_ups[usize::from(most) - 1]) * crew.pip;
                self.actions.construction[..usize::from(most)].iter().flatten().copied().reduce(f32::max)?
            }
        };
        Some(gain + raised)
    }

    /// A building placed by so many workers, its price included.
    fn building(&self, workers: u8) -> Option<f32> {
        Some(self.built(workers)? - self.price(&data().building_price))
    }

    /// A building placed by so many workers, already paid.
    pub(super) fn built(&self, workers: u8) -> Option<f32> {
        let row = self.s.nobles_row(workers)?;
        let value = data().nobles_rows[row][usize::from(self.s.nobles_rows[row])];
        Some(f32::from(value) + self.avenue_step + self.owned_points(Technology::AlchemyNoblesPoints))
    }

    /// The best worship on a board by a worker of this power.
    pub(super) fn worship(&self, board: Board, power: u8) -> Option<f32> {
        let about = &data().boards[board.index()];
        let claim = self.s.tile_on_board(board).map_or(0.0, |(_, tile)| self.claim(tile));
        let both = if self.me.goods.cocoa > 0 { (claim - self.cocoa).max(0.0) } else { 0.0 };
        let mut best = None::<f32>;
        for space in 1..=about.worship_spaces {
            let taken = match self.s.worshipper(board, space) {
                None => 0.0,
                Some((seat, _)) if seat == self.seat => continue,
                Some(_) if self.me.goods.cocoa == 0 => continue,
                Some(_) => self.cocoa,
            };
            let first = if board == Board::Palace {
                self.royal(space, power)?.max(0.0) + both
            } else {
                let step = match about.worship_temples[..] {
                    [temple] => self.step[temple.index()],
                    _ => self.best_step(),
                };
                (step + both).max(claim)
            };
            best = Some(best.map_or(first - taken, |other| other.max(first - taken)));
        }
        // The worker is locked then.
        best.map(|gain| gain - (self.weight(w::LOCKED) + self.weight(w::LOCKED_MORE)) / 2.0 * self.time)
    }

    /// The royal action of a palace space for a worker of this power.
    pub(super) fn royal(&self, space: u8, power: u8) -> Option<f32> {
        let limit = |offset: i8| f32::from(power.saturating_add_signed(offset));
        let cocoa = f32::from(self.me.goods.cocoa);
        Some(match data().royal_tiles[self.s.royal_tile(space).index()] {
            RoyalAction::Score { each, measure, offset } => {
                f32::from(each) * f32::from(self.s.measure(self.seat, measure)).min(limit(offset))
            }
            RoyalAction::Cocoa { offset } => limit(offset) * self.needed_cocoa,
            RoyalAction::Exchange { cocoa: price, any_resources, receive, offset } => {
                let mut times = limit(offset);
                if price > 0 {
                    times = times.min(cocoa / f32::from(price));
                }
                let mut each = self.gives(&receive) - f32::from(price) * self.cocoa;
                if any_resources > 0 {
                    let resources: u16 = self.me.goods.resources.iter().sum();
                    times = times.min(f32::from(resources));
                    each -= self.cheapest_held().unwrap_or(0.0);
                }
                times * each.max(0.0)
            }
            RoyalAction::ExchangeForAny { cocoa: price, offset } => match self.cheapest_held() {
                Some(paid) if cocoa >= f32::from(price) => {
                    (limit(offset) * self.best_good() - paid - f32::from(price) * self.cocoa).max(0.0)
                }
                _ => 0.0,
            },
        })
    }

    /// The best that a worker of this power can do on a board which it reaches now, other workers
    /// of its owner being there.
    pub(super) fn best_on(&self, board: Board, power: u8, colours: u8, crew: Crew) -> f32 {
        let collect = (1.0 + f32::from(colours)) * self.needed_cocoa;
        let main = self
            .main(board, crew)
            .filter(|_| self.me.goods.cocoa >= u16::from(colours))
            .map_or(0.0, |gain| gain - f32::from(colours) * self.needed_cocoa);
        let worship = self.worship(board, power).unwrap_or(0.0);
        collect.max(main).max(worship)
    }

    /// By worker: the best that its next move can bring.
    fn reach(&self) -> [f32; 4] {
        let mut reach = [0.0; 4];
        for (index, worker) in self.me.workers.iter().enumerate() {
            let Some(from) = worker.board.filter(|_| worker.unlocked()) else { continue };
            let position = self.s.position(from);
            for step in 1..=3 {
                let to = self.s.ring[usize::from((position + step) % 8)];
                let colours = self.s.colours_for(self.seat, to, 1 << index);
                let gain = self.best_on(to, worker.power, colours, self.crew(to, Some(worker.power)));
                reach[index] = f32::max(reach[index], gain);
            }
        }
        reach
    }

    /// What the places of the workers are worth.
    pub(super) fn places(&self) -> f32 {
        let start = self.seat == self.s.active && self.s.stack.top() == Some(super::super::frames::Frame::TurnStart);
        if self.turns <= 0.0 && !start {
            return 0.0;
        }
        let reach = self.reach();
        let most = reach.iter().copied().fold(0.0, f32::max);
        let rest = reach.iter().sum::<f32>() - most;
        // Before the move the best is about to be done.
        let share = if start { 1.0 } else { self.weight(w::BEST) };
        share * most + self.weight(w::OTHERS) * rest
    }

    /// A step on this temple.
    pub(super) fn step_on(&self, temple: Temple) -> f32 {
        self.step[temple.index()]
    }
}
