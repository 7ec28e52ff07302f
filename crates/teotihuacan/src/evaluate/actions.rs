//! The worth of actions on the boards: for the board that a worker has just reached, and for those that workers can
//! reach with their next move.

use super::super::data::{RoyalGain, data, is_strong};
use super::super::ids::{Board, Ledge, Resource, Technology, members};
use super::ground::Crew;
use super::keys::filled;
use super::tables::Price;
use super::weights as w;
use super::worth::Worth;
use game_kit::evaluate::greater;

impl Worth<'_> {
    /// Worth of the best technology of row 1, and of both rows.
    pub(super) fn alchemy(&self) -> &[Option<f32>; 2] {
        self.actions.alchemy.get_or_init(|| self.find_alchemy())
    }

    /// Worth of a decoration by 1 to 3 workers.
    pub(super) fn decorations(&self) -> &[Option<f32>; 3] {
        self.actions.decorations.get_or_init(|| self.find_decorations())
    }

    /// Worth of one, two and three tiles of the pyramid.
    pub(super) fn construction(&self) -> &[Option<f32>; 3] {
        self.actions.construction.get_or_init(|| self.find_construction())
    }

    fn find_alchemy(&self) -> [Option<f32>; 2] {
        let mut best = [None::<f32>; 2];
        let gold = self.me.goods.resources[Resource::Gold.index()];
        if gold == 0 {
            return best;
        }
        for (slot, technology) in self.s.technologies.iter().enumerate() {
            let (price, _) = self.tables.technologies[technology.index()];
            if self.me.owns(*technology) || price > gold {
                continue;
            }
            let cost = f32::from(price) * self.clock.goods[Resource::Gold.index()];
            let gain = self.clock.technologies[technology.index()] + self.step(slot % 3) - cost;
            for best in &mut best[usize::from(slot >= 3)..] {
                *best = Some(best.map_or(gain, |other| greater(gain, other)));
            }
        }
        best
    }

    fn find_decorations(&self) -> [Option<f32>; 3] {
        let affordable = |price: &Price| self.purse.covers(price.purse);
        let prices = &self.tables.decorations;
        if self.s.decoration_display == 0 || !prices.iter().any(affordable) || !self.ledge_open() {
            return [None; 3];
        }
        let gain = f32::from(self.data.decoration_points)
            + self.weight(w::DECORATION_MATCHES)
            + self.weight(w::DECORATION_STEPS) * self.some_step()
            + self.track_step
            + self.owned_points(Technology::DecorationPoints);
        prices.each_ref().map(|price| affordable(price).then(|| gain - self.gives(&price.gain)))
    }

    /// Returns `true` if a decoration has any legal place, see `State::legal_ledges`.
    fn ledge_open(&self) -> bool {
        let (filled, decorations) = (filled(self.s), &self.s.decorations);
        let decorated = |ledge: Ledge| decorations[ledge.index()].is_some();
        Ledge::all().zip(&self.tables.ledges).any(|(ledge, (previous, supports))| {
            !decorated(ledge) && previous.is_none_or(decorated) && supports & !filled == 0
        })
    }

    /// Values pyramid tiles one after the other, each on its best space.
    fn find_construction(&self) -> [Option<f32>; 3] {
        let mut found = [None; 3];
        let levels = &self.tables.levels;
        let affordable = |(_, price): &(f32, Price)| self.purse.covers(price.purse);
        if self.s.pyramid_finished || self.s.pyramid_display == 0 || !levels.iter().any(affordable) {
            return found;
        }
        let mut open = open_spaces(filled(self.s));
        let net = levels.each_ref().map(|(points, price)| points - self.gives(&price.gain));
        let mut left = self.purse;
        let mut total = self.owned_points(Technology::ConstructionPoints);
        if self.me.owns(Technology::ConstructionTemple) {
            total += self.best_step();
        }
        for place in &mut found {
            let affordable = (0..4).filter(|&level| open[level] > 0 && left.covers(levels[level].1.purse));
            let Some(level) = affordable.max_by(|&a, &b| net[a].total_cmp(&net[b])) else { break };
            total += net[level] + self.weight(w::MATCHES) + self.weight(w::STEPS) * self.some_step() + self.track_step;
            left = left.less(levels[level].1.purse);
            open[level] -= 1;
            *place = Some(total);
        }
        found
    }

    /// Worth of a step on a temple that the player can't choose.
    fn some_step(&self) -> f32 {
        (self.step(0) + self.step(1) + self.step(2)) / 3.0
    }

    fn owned_points(&self, technology: Technology) -> f32 {
        if self.me.owns(technology) { self.tables.technologies[technology.index()].1 } else { 0.0 }
    }

    /// The worth of a board's main action with the seat's workers there, without its price in cocoa. `None` if it isn't
    /// possible.
    pub(super) fn main(&self, board: Board, crew: Crew) -> Option<f32> {
        let row = usize::from(crew.count.clamp(1, 3)) - 1;
        let about = &self.tables.places[board.index()];
        let raised = |row: usize| {
            let raised = about.power_ups[row] * crew.pip;
            if self.me.owns(Technology::BoughtPowerUp) {
                return raised + greater(crew.pip - self.clock.cocoa, 0.0);
            }
            raised
        };
        let gain = match board {
            Board::Palace => return None,
            Board::Forest | Board::Quarry | Board::GoldDeposits => {
                let cell = &about.production[row][usize::from(crew.lowest.clamp(1, 5)) - 1];
                let resource = self.clock.goods[about.resource];
                let goods = cell.resource * resource + cell.cocoa * self.needed_cocoa;
                let mut gain = goods + cell.score + cell.any_temple * self.best_step();
                if self.me.owns(Technology::ExtraResource) {
                    gain += resource;
                }
                if self.me.owns(Technology::GatheringCocoaPoint) {
                    gain += self.clock.cocoa + self.owned_points(Technology::GatheringCocoaPoint);
                }
                gain
            }
            Board::Alchemy => {
                if crew.count == 1 && is_strong(crew.lowest) {
                    let points = self.owned_points(Technology::AlchemyNoblesPoints);
                    let with = self.alchemy()[0].map(|gain| gain + raised(row));
                    let best = with.into_iter().chain(self.alchemy()[1]).reduce(f32::max);
                    return best.map(|gain| gain + points);
                }
                self.alchemy()[usize::from(crew.count > 1)]? + self.owned_points(Technology::AlchemyNoblesPoints)
            }
            Board::Nobles => {
                if !self.purse.covers(self.tables.building.purse) {
                    return None;
                }
                self.built(crew.count)? - self.gives(&self.tables.building.gain)
            }
            Board::Decorations => self.decorations()[row]?,
            Board::Construction => {
                let most = usize::from((crew.count + self.s.built_in(self.me, board)).clamp(1, 3));
                let best = self.construction()[..most].iter().flatten().copied().reduce(f32::max)?;
                return Some(best + about.power_ups[most - 1] * crew.pip);
            }
        };
        Some(gain + raised(row))
    }

    /// Worth of a building that this number of workers has placed, without its price.
    pub(super) fn built(&self, workers: u8) -> Option<f32> {
        let row = self.s.nobles_row(workers)?;
        let value = self.data.nobles_rows[row][usize::from(self.s.nobles_rows[row])];
        Some(f32::from(value) + self.avenue_step() + self.owned_points(Technology::AlchemyNoblesPoints))
    }

    /// Worth of the best worship on a board by a worker of this power.
    #[inline]
    pub(super) fn worship(&self, board: Board, power: u8) -> Option<f32> {
        let claim = self.on_board(board);
        let best = if board == Board::Palace { self.palace(power, claim) } else { self.shrine(board, claim) };
        // Worship locks the worker, which has a cost.
        best.map(|gain| gain - self.clock.worship_locks)
    }

    /// The gain from claiming the discovery tile of a board.
    pub(super) fn on_board(&self, board: Board) -> f32 {
        let Some(place) = self.tables.places[board.index()].discovery else { return 0.0 };
        let tiles = self.s.stacks[usize::from(place)];
        members(tiles).next().map_or(0.0, |tile| self.claim(tile))
    }

    /// The gain of the claim in addition to the first part of a worship.
    fn also(&self, claim: f32) -> f32 {
        if self.me.goods.cocoa > 0 { greater(claim - self.clock.cocoa, 0.0) } else { 0.0 }
    }

    /// Worth of the best available royal action.
    fn palace(&self, power: u8, claim: f32) -> Option<f32> {
        let both = self.also(claim);
        let mut best = None::<f32>;
        for space in 1..=self.tables.places[Board::Palace.index()].worship_spaces {
            let taken = match self.ground.locked(Board::Palace, space) {
                (false, false) => 0.0,
                (true, _) => continue,
                (_, true) if self.me.goods.cocoa == 0 => continue,
                _ => self.clock.cocoa,
            };
            let gain = greater(self.royal(space, power), 0.0) + both - taken;
            best = Some(best.map_or(gain, |other| greater(gain, other)));
        }
        best
    }

    /// Worth of worship on any board except the palace, where all spaces give the same.
    fn shrine(&self, board: Board, claim: f32) -> Option<f32> {
        let about = &self.tables.places[board.index()];
        let (free, taken) = self.ground.worship(board, about.worship_spaces);
        let taken = taken && self.me.goods.cocoa > 0;
        let step = self.unit(about.temple);
        let first = || greater(step + self.also(claim), claim);
        match (free, taken) {
            (true, false) => Some(first()),
            (false, true) => Some(first() - self.clock.cocoa),
            (true, true) => Some(greater(first(), first() - self.clock.cocoa)),
            (false, false) => None,
        }
    }

    /// Worth of the royal action of a palace space for a worker of this power.
    pub(super) fn royal(&self, space: u8, power: u8) -> f32 {
        let cocoa = f32::from(self.me.goods.cocoa);
        let tile = self.s.royal_tile(space);
        let royal = &self.data.royal_tiles[tile.index()];
        let limit = f32::from(power.saturating_add_signed(royal.offset));
        let price = f32::from(royal.cocoa);
        match royal.gain {
            RoyalGain::Points { each, measure } => f32::from(each) * f32::from(self.measure(measure)).min(limit),
            RoyalGain::EachTime(each) if royal.is_free() => limit * f32::from(each.goods.cocoa) * self.needed_cocoa,
            RoyalGain::EachTime(_) => {
                let mut times = limit;
                if price > 0.0 {
                    times = times.min(cocoa / price);
                }
                let mut each = self.gives(&self.tables.royals[tile.index()]) - price * self.clock.cocoa;
                if royal.any_resources > 0 {
                    let resources: u16 = self.me.goods.resources.iter().sum();
                    times = times.min(f32::from(resources));
                    each -= self.cheapest_held().unwrap_or(0.0);
                }
                times * each.max(0.0)
            }
            RoyalGain::AnyResources => match self.cheapest_held() {
                Some(paid) if cocoa >= price => {
                    (limit * self.clock.best_good - paid - price * self.clock.cocoa).max(0.0)
                }
                _ => 0.0,
            },
        }
    }

    /// The best action of a crew's worker on a board that it reaches now. `worship` is the gain of worship there.
    #[inline]
    pub(super) fn best_on(&self, board: Board, colours: u8, crew: Crew, worship: Option<f32>) -> f32 {
        let collect = (1.0 + f32::from(colours)) * self.needed_cocoa;
        let main = if self.me.goods.cocoa >= u16::from(colours) { self.main(board, crew) } else { None };
        let main = main.map_or(0.0, |gain| gain - f32::from(colours) * self.needed_cocoa);
        greater(worship.unwrap_or(0.0), greater(main, collect))
    }

    /// The best gain from the next move, by worker.
    fn reach(&self) -> [f32; 4] {
        let mut reach = [0.0; 4];
        let workers = &self.me.workers;
        let mut position = [0; 8];
        for (place, board) in (0_usize..).zip(&self.s.ring) {
            position[board.index()] = place;
        }
        // Gains of worship that are already computed.
        let mut shrines = [None; 8];
        for (index, worker) in workers.iter().enumerate() {
            let Some(from) = worker.board.filter(|_| worker.unlocked()) else { continue };
            if let Some(same) = workers[..index].iter().position(|other| other == worker) {
                reach[index] = reach[same];
                continue;
            }
            let pip = self.pip[usize::from(worker.power.min(5))];
            for step in 1..=3 {
                let to = self.s.ring[(position[from.index()] + step) % 8];
                let worship = match to {
                    Board::Palace => self.worship(to, worker.power),
                    // On the other boards the gain is the same for all workers.
                    _ => *shrines[to.index()].get_or_insert_with(|| self.worship(to, worker.power)),
                };
                let crew = self.ground.crew(to).with(worker.power, pip);
                let gain = self.best_on(to, self.ground.colours(to), crew, worship);
                reach[index] = greater(gain, reach[index]);
            }
        }
        reach
    }

    /// The worth of the workers' positions.
    pub(super) fn places(&self) -> f32 {
        let start = self.seat == self.s.active && self.s.stack.top() == Some(super::super::frames::Frame::TurnStart);
        if self.clock.turns <= 0.0 && !start {
            return 0.0;
        }
        let reach = self.reach();
        let most = reach.iter().copied().fold(0.0, greater);
        let rest = reach.iter().sum::<f32>() - most;
        // Before the move, the best action is about to happen.
        let share = if start { 1.0 } else { self.weight(w::BEST) };
        share * most + self.weight(w::OTHERS) * rest
    }
}

/// Number of open spaces on each level of the pyramid.
fn open_spaces(filled: u32) -> [u8; 4] {
    let mut open = [0; 4];
    for (index, space) in data().spaces.iter().enumerate() {
        if filled & (1 << index) == 0 && space.supports & !filled == 0 {
            open[usize::from(space.level) - 1] += 1;
        }
    }
    open
}
