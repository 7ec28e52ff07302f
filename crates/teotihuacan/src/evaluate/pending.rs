//! An estimate for pending effects, with the best answer to each question.

use super::super::data::{TileIcon, data};
use super::super::frames::Frame;
use super::super::ids::{Board, DecorationTile, Icon, PyramidTile, Space, Technology, Temple};
use super::super::pyramid::price_of;
use super::super::slot::Slot;
use super::super::state::{Phase, Placed, State};
use super::tables::{Gain, POWER_UP};
use super::worth::Worth;

impl Worth<'_> {
    /// The gain from open questions, and from starting tiles whose bonuses are still to come.
    pub(super) fn pending(&self) -> f32 {
        let s = self.s;
        let active = self.seat == s.active;
        match s.phase {
            Phase::Keeping | Phase::Placing => self.kept_tiles_value(0),
            Phase::Bonuses if self.seat > s.active => self.kept_tiles_value(0),
            Phase::Bonuses | Phase::Turns if active => s.stack.iter().map(|frame| self.frame(*frame)).sum(),
            _ => 0.0,
        }
    }

    /// The bonuses of the seat's starting tiles from a stage on (rules 3.6).
    fn kept_tiles_value(&self, stage: u8) -> f32 {
        let mut total = 0.0;
        for tile in self.me.kept_tiles.into_iter().filter_map(Slot::known) {
            let effects = &data().starting_tiles[tile.index()].effects;
            let mut add = |place: u8, worth: f32| total += if stage <= place { worth } else { 0.0 };
            add(0, self.gives(&Gain::goods(&effects.goods)));
            add(1, f32::from(effects.temples[1]) * self.step(Temple::Red.index()));
            add(2, f32::from(effects.avenue) * self.avenue_step());
            add(3, f32::from(effects.temples[2]) * self.step(Temple::Green.index()));
            add(4, f32::from(effects.any_resources) * self.clock.best_good);
            add(5, f32::from(effects.power_ups) * self.pip[1]);
            add(6, f32::from(effects.temples[0]) * self.step(Temple::Blue.index()));
            if effects.free_technology {
                add(7, self.clock.technologies[self.s.technologies[0].index()] + self.step(Temple::Blue.index()));
            }
            if self.s.attached[tile.index()].known().is_some() {
                add(8, 2.0);
            }
        }
        total
    }

    fn frame(&self, frame: Frame) -> f32 {
        let turn = &self.s.turn;
        match frame {
            Frame::TurnStart => {
                let used = |used: bool, weight: usize| if used { self.weight(weight) * self.clock.time } else { 0.0 };
                used(turn.second_worker, super::weights::SECOND_WORKER)
                    + used(turn.any_distance, super::weights::ANY_DISTANCE)
            }
            Frame::ChooseAction => {
                let power = self.mover_power();
                let colours = self.s.colours_for(self.seat, turn.to, turn.moved);
                self.best_on(turn.to, colours, self.ground.crew(turn.to), self.worship(turn.to, power))
            }
            Frame::Join | Frame::TurnEnd | Frame::Salary => 0.0,
            Frame::Take => self.parts_of_worship(),
            Frame::BothParts => self.first_part() + self.tile_here(),
            Frame::DiscoveryPart => self.tile_here(),
            Frame::OtherPart => self.first_part(),
            Frame::Exchange => self.royal(turn.space, self.mover_power()).max(0.0),
            Frame::GainAny(count) => f32::from(count) * self.clock.best_good,
            Frame::AdvanceAny(count) => f32::from(count) * self.best_step(),
            Frame::Advance(temple) => self.step(temple.index()),
            Frame::OrderSteps(first, second) => self.step(first.index()) + self.step(second.index()),
            Frame::LargeStep(temple, step) => {
                let steps = &self.tables.steps[temple.index()];
                let place = &steps[usize::from(step).min(steps.len() - 1)];
                let claim = place.stack.map_or(0.0, |stack| self.best_claim(self.s.stacks[usize::from(stack)]));
                self.gives(&place.gain).max(claim)
            }
            Frame::AvenueClaim(stack) => self.best_claim(self.s.stacks[stack.index()]),
            Frame::ActionPowerUps(count) => f32::from(count) * self.ground.crew(turn.to).pip,
            Frame::TilePowerUps(count) | Frame::StartPowerUps(count) => f32::from(count) * self.unit(POWER_UP),
            Frame::BuyPowerUp => {
                let owned = turn.technologies & (1 << Technology::BoughtPowerUp.index()) != 0;
                if owned && self.me.goods.cocoa > 0 {
                    (self.ground.crew(turn.to).pip - self.clock.cocoa).max(0.0)
                } else {
                    0.0
                }
            }
            // The worker still counts with its power. It starts again on the palace.
            Frame::Ascend(_) => self.pip[5] - self.avenue_step(),
            Frame::Reward => self.reward,
            Frame::Acquire => {
                let rows = usize::from(self.s.number() > 1 || turn.lowest >= 4);
                let gain = self.alchemy()[rows].unwrap_or(0.0);
                gain + self.after(Board::Alchemy) + self.points(Technology::AlchemyNoblesPoints)
            }
            Frame::NoblesWorkers => self.built(self.s.number()).unwrap_or(0.0) + self.after(Board::Nobles),
            Frame::ChooseDecoration => match self.s.stack.top() {
                Some(Frame::PlaceDecoration(_)) => 0.0,
                _ => {
                    self.decorations()[usize::from(turn.workers.clamp(1, 3)) - 1].unwrap_or(0.0)
                        + self.after(Board::Decorations)
                }
            },
            Frame::PlaceDecoration(tile) => self.best_ledge(tile) + self.after(Board::Decorations),
            Frame::ChooseTile => self.more_tiles(),
            Frame::PlaceTile(tile) => {
                let spaces = self.s.legal_spaces();
                spaces.map(|space| self.best_rotation(tile, space)).fold(f32::MIN, f32::max).max(-50.0)
            }
            Frame::RotateTile(tile, space) => self.best_rotation(tile, space),
            Frame::SpareFor(tile, space, rotation) => self.laid(Placed { tile, rotation }, space),
            Frame::Bonus(stage) => self.kept_tiles_value(stage),
            Frame::AttachedClaim(tile) => {
                self.s.attached[tile.index()].known().map_or(2.0, |attached| self.claim(attached).max(0.0))
            }
        }
    }

    fn mover_power(&self) -> u8 {
        self.s.turn.mover.map_or(1, |mover| self.me.workers[usize::from(mover)].power)
    }

    fn points(&self, technology: Technology) -> f32 {
        if self.s.turn.technologies & (1 << technology.index()) != 0 {
            f32::from(data().technologies[technology.index()].effects.score)
        } else {
            0.0
        }
    }

    /// Worth of the power-ups after the pending main action.
    fn after(&self, board: Board) -> f32 {
        let number = usize::from(self.s.number().clamp(1, 3));
        let count = data().boards[board.index()].power_ups[number - 1];
        f32::from(count) * self.ground.crew(board).pip + self.frame(Frame::BuyPowerUp)
    }

    /// Worth of the temple part of a worship, or of the royal action.
    fn first_part(&self) -> f32 {
        let turn = &self.s.turn;
        if turn.to == Board::Palace {
            return self.royal(turn.space, self.mover_power()).max(0.0);
        }
        match data().boards[turn.to.index()].worship_temples[..] {
            [temple] => self.step(temple.index()),
            _ => self.best_step(),
        }
    }

    /// Worth of the discovery tile on the action's board.
    fn tile_here(&self) -> f32 {
        self.on_board(self.s.turn.to).max(0.0)
    }

    fn parts_of_worship(&self) -> f32 {
        let (first, claim) = (self.first_part(), self.tile_here());
        let price = if self.s.turn.waived { 0.0 } else { self.clock.cocoa };
        let both = self.s.turn.waived || self.me.goods.cocoa > 0;
        first.max(claim).max(if both { first + claim - price } else { 0.0 })
    }

    /// Worth of the tiles that the seat can still add, and of the effects after the last one.
    fn more_tiles(&self) -> f32 {
        let most = usize::from(self.s.number().min(3));
        // The tile being placed has its own frame.
        let placing = u8::from(self.s.stack.top() != Some(Frame::ChooseTile));
        let left = most.saturating_sub(usize::from(self.s.turn.laid + placing));
        let tiles = self.construction()[..left].iter().flatten().copied().fold(0.0, f32::max);
        // The estimate for tiles already includes the points after them.
        let after = if tiles > 0.0 { 0.0 } else { self.points(Technology::ConstructionPoints) };
        tiles + after + self.after(Board::Construction)
    }

    fn best_rotation(&self, tile: PyramidTile, space: Space) -> f32 {
        let rotations = (0..4).map(|rotation| self.laid(Placed { tile, rotation }, space));
        let price = price_of(space, None).map_or(0.0, |price| self.gives(&Gain::goods(&price)));
        let dear = price_of(space, None).is_some_and(|price| !self.me.goods.cover(&price));
        let spared = if dear { self.clock.goods[0].max(self.clock.goods[1]) } else { 0.0 };
        rotations.fold(f32::MIN, f32::max) - price + spared
    }

    /// The gain of a tile in this position.
    fn laid(&self, placed: Placed, space: Space) -> f32 {
        let level = usize::from(data().spaces[space.index()].level) - 1;
        f32::from(data().levels[level].points) + self.matching(&self.s.covered(placed, space)) + self.track_step
    }

    fn best_ledge(&self, tile: DecorationTile) -> f32 {
        let ledges = self.s.legal_ledges();
        let most = ledges.map(|ledge| self.matching(&self.s.covered_by(tile, ledge))).fold(0.0, f32::max);
        f32::from(data().decoration_points) + most + self.points(Technology::DecorationPoints) + self.track_step
            - self.gives(&Gain::goods(&State::decoration_price(self.s.turn.workers)))
    }

    /// Points and temple steps of the matching icons.
    fn matching(&self, pairs: &[(Icon, TileIcon)]) -> f32 {
        let matching = pairs.iter().filter(|(under, tile)| *under == tile.icon);
        let worth = |tile: &TileIcon| {
            let step = tile.icon.temple().filter(|_| tile.coloured).map_or(0.0, |temple| self.step(temple.index()));
            1.0 + step
        };
        matching.map(|(_, tile)| worth(tile)).sum()
    }
}
