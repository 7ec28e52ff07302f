//! Obstacles: the reasons why a step isn't legal now. The legal answers, the refusals and the texts that explain them
//! all ask here.

use std::ops::RangeInclusive;

use engine::Seat;

use super::action::Pair;
use super::data::{LedgeData, RoyalData, SpaceData, data, is_strong};
use super::goods::Goods;
use super::ids::{Board, Discovery, DiscoveryKind, Ledge, Resource, Reward, Space, StartingTile, Technology, Temple};
use super::pyramid::price_of;
use super::slot::Slot;
use super::state::{State, Worker};

/// The reason why a step isn't legal now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Obstacle {
    /// The starting tile wasn't dealt to the seat.
    NotDealt(StartingTile),
    /// The seat can't keep the same starting tile twice.
    KeepTwice(StartingTile),
    /// The starting tile isn't in the open offer.
    NotOffered(StartingTile),
    /// The seat's other starting worker is on the board.
    PlacedThere(Board),
    /// The board isn't on the starting tiles of the seat.
    NotOnTiles(Board),
    /// The seat has no worker of this power on the board.
    NoWorker(Board, u8),
    Locked(Board, u8),
    /// The board is this many steps away.
    TooFar {
        from: Board,
        to: Board,
        steps: u8,
    },
    /// No other worker of this power can join the move.
    NoJoin(u8),
    /// The power-ups are for workers on the reached board.
    RaiseHere,
    /// The worker came with a technology that gives it no power-up.
    RaiseMoved(Board, u8),
    NotInHand(Discovery),
    /// The tile can't pay cocoa.
    NoFavour(Discovery),
    /// The tile can't be used at this question.
    TileNotNow(Discovery),
    /// The discovery tile is in another place.
    TileNotHere(Discovery),
    /// The tile or the decoration isn't on the display.
    NotOnDisplay,
    /// The open steps are on other temples.
    OtherTemple(Temple),
    /// The board has only this number of worship spaces.
    WorshipCount(u8),
    /// The palace gives no temple step.
    NoTempleStep,
    /// Only the palace has royal tiles.
    NotRoyal,
    /// The royal tile of the worship has another action.
    OtherRoyal,
    /// The worship allows at most this many exchanges.
    ExchangeMost(u8),
    SellLacking(Resource),
    /// The worship allows the sale of at most this many resources.
    SellMost(u8),
    NoneLocked,
    /// No worker can move.
    AllLocked,
    /// The cocoa to unlock all workers.
    UnlockPrice,
    /// The palace has no main action.
    NoMain,
    /// The cocoa for the main action of a board.
    Colours(Board),
    /// The seat can't acquire any technology.
    NoTechnology,
    BuildingPrice,
    /// No row takes a building of these workers.
    NoRow,
    /// The price of a decoration with this number of workers.
    DecorationPrice(u8),
    /// No decoration fits on the pyramid.
    NoRoom,
    /// The pyramid is finished.
    Finished,
    /// The seat can't pay for a tile on any space.
    NoSpace,
    /// The technology isn't on this game's board.
    NotInPlay(Technology),
    Owned(Technology),
    /// The workers don't suffice for row 2 of alchemy.
    Row2,
    TechnologyPrice(Technology),
    /// The seat can't advance on the temple.
    Blocked(Temple),
    TilePrice(Discovery),
    /// The board has no discovery tile.
    NoTile,
    /// The seat's own worker is on the worship space.
    OwnWorker(u8),
    /// The cocoa to unlock the worker on the worship space.
    WorshipPrice(u8),
    /// The worship would bring nothing, or the seat can't pay for its royal action.
    NoWorship(u8),
    /// The royal action of the worship in this turn.
    RoyalPrice,
    /// The cocoa for both parts of a worship.
    BothPrice,
    /// A tile can't pay where no cocoa is due.
    NothingDue,
    /// A tile is on the space of the pyramid.
    SpaceTaken,
    /// Tiles are missing below the space.
    SpaceBelow,
    /// The price of a tile on this level of the pyramid.
    LevelPrice(u8),
    LedgeTaken,
    /// Tiles or a decoration are missing below the ledge.
    LedgeBelow,
    /// The price of the space doesn't include the resource to save.
    SpareOther(Resource),
    /// The seat can't pay for the space even without this resource.
    SparePrice(Resource),
    /// The fourth worker is already in play.
    FourthWorker,
    RewardPrice(Reward),
    /// The cocoa for an exchange of a royal tile.
    ExchangePrice(u16),
    /// The seat has none of these to exchange.
    Lacking(Resource),
    /// The salary is lower.
    SalaryMost,
    /// The seat doesn't have that much cocoa for the salary.
    SalaryPrice,
}

impl State {
    /// The reason why the seat can't keep two starting tiles of those that were dealt (rules 3.6).
    pub(super) fn no_keep(&self, seat: Seat, pair: Pair<StartingTile>) -> Option<Obstacle> {
        let dealt = |tile: &StartingTile| self.dealt[usize::from(seat)].contains(&Slot::Known(*tile));
        let other = [pair.0, pair.1].into_iter().find(|tile| !dealt(tile)).map(Obstacle::NotDealt);
        other.or((pair.0 == pair.1).then_some(Obstacle::KeepTwice(pair.0)))
    }

    /// The reason why the seat can't place a starting worker on a board (rules 3.8).
    pub(super) fn no_placing(&self, seat: Seat, board: Board) -> Option<Obstacle> {
        let owner = self.seat(seat);
        if owner.workers.iter().any(|worker| worker.board == Some(board)) {
            return Some(Obstacle::PlacedThere(board));
        }
        let mut shown = owner.kept_tiles.iter().filter_map(|tile| tile.known());
        let named = shown.any(|tile| data().starting_tiles[tile.index()].boards.contains(&board));
        (!named).then_some(Obstacle::NotOnTiles(board))
    }

    /// The numbers of steps that a worker can move.
    pub(super) fn steps(&self) -> RangeInclusive<u8> {
        if self.turn.any_distance { 0..=7 } else { 1..=3 }
    }

    /// The reason why a worker can't move from one board to another: there is none, it is locked, or the board is too
    /// far away.
    pub(super) fn no_move(&self, from: Board, power: u8, to: Board) -> Option<Obstacle> {
        let steps = (8 + self.position(to) - self.position(from)) % 8;
        let far = Obstacle::TooFar { from, to, steps: if steps == 0 { 8 } else { steps } };
        self.no_worker(from, power).or((!self.steps().contains(&steps)).then_some(far))
    }

    /// The reason why no unlocked worker of this power is on a board.
    pub(super) fn no_worker(&self, board: Board, power: u8) -> Option<Obstacle> {
        let there = |worker: &&Worker| worker.board == Some(board) && worker.power == power;
        let mut own = self.me().workers.iter().filter(there).peekable();
        if own.peek().is_none() {
            return Some(Obstacle::NoWorker(board, power));
        }
        (!own.any(Worker::unlocked)).then_some(Obstacle::Locked(board, power))
    }

    /// The reason why no power-up can go to a worker of this power on a board. Those of a main action are for workers
    /// on the reached board, `only`.
    pub(super) fn no_raise(&self, board: Board, power: u8, only: Option<Board>) -> Option<Obstacle> {
        let is = |(index, worker): (usize, &Worker)| worker.power == power && self.raisable(index, worker, Some(board));
        let here = only.is_none_or(|only| only == board);
        let other = || if here { Obstacle::RaiseMoved(board, power) } else { Obstacle::RaiseHere };
        let raisable = here && self.me().workers.iter().enumerate().any(is);
        (!raisable).then(|| self.no_worker(board, power).unwrap_or_else(other))
    }

    /// The reason why the seat can't use a discovery tile.
    pub(super) fn not_in_hand(&self, tile: Discovery) -> Option<Obstacle> {
        (self.me().discoveries & (1 << tile.index()) == 0).then_some(Obstacle::NotInHand(tile))
    }

    /// The reason why a tile can't pay cocoa.
    pub(super) fn no_favour(&self, tile: Discovery) -> Option<Obstacle> {
        let pays = data().discoveries[tile.index()].kind == DiscoveryKind::FreeCocoa;
        self.not_in_hand(tile).or((!pays).then_some(Obstacle::NoFavour(tile)))
    }

    /// The reason why the reached board has no such worship space, from 1.
    pub(super) fn no_such_space(&self, space: u8) -> Option<Obstacle> {
        let spaces = data().boards[self.turn.to.index()].worship_spaces;
        (!(1..=spaces).contains(&space)).then_some(Obstacle::WorshipCount(spaces))
    }

    /// The reason why the seat can't make this many exchanges with a royal tile.
    pub(super) fn no_exchanges(&self, tile: &RoyalData, times: u8) -> Option<Obstacle> {
        let limit = self.royal_limit(tile);
        (!(1..=limit).contains(&times)).then_some(Obstacle::ExchangeMost(limit))
    }

    /// The reason why the seat can't sell these resources with a royal tile.
    pub(super) fn no_sale(&self, tile: &RoyalData, sold: [u8; 3]) -> Option<Obstacle> {
        let held = |kind: &Resource| u16::from(sold[kind.index()]) <= self.me().goods.resources[kind.index()];
        let lacking = Resource::ALL.into_iter().find(|kind| !held(kind)).map(Obstacle::SellLacking);
        let limit = self.royal_limit(tile);
        let fits = (1..=limit).contains(&sold.iter().sum());
        lacking.or((!fits).then_some(Obstacle::SellMost(limit)))
    }

    /// The reason why the seat can't pay cocoa to unlock its workers (rules 4.6).
    pub(super) fn no_unlock(&self) -> Option<Obstacle> {
        let me = self.me();
        if !me.has_locked() {
            return Some(Obstacle::NoneLocked);
        }
        (me.goods.cocoa < data().cocoa.unlock_all).then_some(Obstacle::UnlockPrice)
    }

    /// The reason why the seat can't pay the cocoa for the main action of the reached board.
    pub(super) fn dear_main(&self) -> Option<Obstacle> {
        let board = self.turn.to;
        (self.me().goods.cocoa < u16::from(self.colours(board))).then_some(Obstacle::Colours(board))
    }

    /// The reason why the main action isn't possible after paying its cocoa (rules 4.5).
    pub(super) fn no_main_action(&self, board: Board) -> Option<Obstacle> {
        let (workers, lowest) = self.own_workers(board);
        let extra = self.me().hand(DiscoveryKind::ExtraWorker).count_ones() as u8;
        match board {
            Board::Palace => Some(Obstacle::NoMain),
            Board::Forest | Board::Quarry | Board::GoldDeposits => None,
            Board::Alchemy => {
                let both_rows = workers > 1 || is_strong(lowest) || extra > 0;
                let any = (0..6).any(|slot| self.no_acquisition(slot, both_rows).is_none());
                (!any).then_some(Obstacle::NoTechnology)
            }
            Board::Nobles if !self.me().goods.cover(&data().building_price) => Some(Obstacle::BuildingPrice),
            Board::Nobles => self.nobles_row((workers + extra).min(3)).is_none().then_some(Obstacle::NoRow),
            Board::Decorations => self.no_decoration(workers),
            Board::Construction => self.no_construction(),
        }
    }

    /// The reason why the seat can't acquire the technology in a slot of alchemy. `both_rows` opens row 2.
    pub(super) fn no_acquisition(&self, slot: usize, both_rows: bool) -> Option<Obstacle> {
        let (technology, me) = (self.technologies[slot], self.me());
        if me.owns(technology) {
            Some(Obstacle::Owned(technology))
        } else if slot >= 3 && !both_rows {
            Some(Obstacle::Row2)
        } else {
            let payable = me.goods.cover(&State::technology_price(technology));
            (!payable).then_some(Obstacle::TechnologyPrice(technology))
        }
    }

    /// The reason why the deciding seat can't advance on a temple.
    pub(super) fn no_step(&self, temple: Temple) -> Option<Obstacle> {
        self.blocked(self.active, temple).then_some(Obstacle::Blocked(temple))
    }

    /// The reason why the seat can't pay for a discovery tile with these goods.
    pub(super) fn no_claim(tile: Discovery, goods: &Goods) -> Option<Obstacle> {
        (!State::claimable(tile, goods)).then_some(Obstacle::TilePrice(tile))
    }

    /// The reason why the seat can't choose the temple part, or the royal action, with these goods and with or without
    /// a `free_cocoa` tile (rules 6, 6.1).
    pub(super) fn no_first_part(&self, board: Board, space: u8, goods: &Goods, free: bool) -> Option<Obstacle> {
        if board != Board::Palace {
            let temples = &data().boards[board.index()].worship_temples;
            let all = temples.iter().all(|temple| self.blocked(self.active, *temple));
            return temples.first().filter(|_| all).map(|temple| Obstacle::Blocked(*temple));
        }
        let royal = &data().royal_tiles[self.royal_tile(space).index()];
        let resources: u16 = goods.resources.iter().sum();
        let payable = (goods.cocoa >= royal.cocoa || free) && resources >= royal.any_resources.into();
        (!payable).then_some(Obstacle::RoyalPrice)
    }

    /// The reason why the seat can't choose the discovery part with these goods.
    pub(super) fn no_discovery_part(&self, board: Board, goods: &Goods) -> Option<Obstacle> {
        self.tile_on_board(board).map_or(Some(Obstacle::NoTile), |(_, tile)| State::no_claim(tile, goods))
    }

    /// The reason why the seat can't worship on a space, where cocoa or a `free_cocoa` tile unlocks another worker.
    pub(super) fn no_worship(&self, board: Board, space: u8, with_tile: bool) -> Option<Obstacle> {
        let me = self.me();
        let due = match self.worshipper(board, space) {
            Some((seat, _)) if seat == self.active => return Some(Obstacle::OwnWorker(space)),
            Some(_) => data().cocoa.unlock_other,
            None if with_tile => return Some(Obstacle::NothingDue),
            None => 0,
        };
        let mut left = me.goods;
        if !with_tile {
            left.cocoa = match left.cocoa.checked_sub(due) {
                Some(cocoa) => cocoa,
                None => return Some(Obstacle::WorshipPrice(space)),
            };
        }
        let tiles = me.hand(DiscoveryKind::FreeCocoa).count_ones().saturating_sub(with_tile.into());
        // On the palace, the royal action is always part of the worship.
        let possible = self.no_first_part(board, space, &left, tiles > 0).is_none()
            || (board != Board::Palace && self.no_discovery_part(board, &left).is_none());
        (!possible).then_some(Obstacle::NoWorship(space))
    }

    /// The reason why the seat can't take both parts of the worship, for cocoa or a `free_cocoa` tile.
    pub(super) fn no_both(&self, with_tile: bool) -> Option<Obstacle> {
        let me = self.me();
        if self.tile_on_board(self.turn.to).is_none() {
            return Some(Obstacle::NoTile);
        }
        let free = me.hand(DiscoveryKind::FreeCocoa) != 0;
        self.no_first_part(self.turn.to, self.turn.space, &me.goods, free).or_else(|| {
            if with_tile {
                self.turn.waived.then_some(Obstacle::NothingDue)
            } else {
                (!self.turn.waived && me.goods.cocoa < data().cocoa.both_parts).then_some(Obstacle::BothPrice)
            }
        })
    }

    /// The reason why no tile can be on a space (rules 12.1). `filled` has the spaces with tiles, as a bit set.
    pub(super) fn no_support(filled: u32, space: Space, about: &SpaceData) -> Option<Obstacle> {
        if filled & (1 << space.index()) != 0 {
            return Some(Obstacle::SpaceTaken);
        }
        (about.supports & !filled != 0).then_some(Obstacle::SpaceBelow)
    }

    /// The reason why the seat can't pay for a space, with the discount if it is available.
    pub(super) fn dear_space(&self, space: Space) -> Option<Obstacle> {
        (!self.affordable(space)).then_some(Obstacle::LevelPrice(data().spaces[space.index()].level))
    }

    /// The reason why no decoration can be on a ledge (rules 13). `filled` has the spaces with tiles, as a bit set.
    pub(super) fn no_ledge(&self, filled: u32, ledge: Ledge, about: &LedgeData) -> Option<Obstacle> {
        let decorated = |ledge: Ledge| self.decorations[ledge.index()].is_some();
        if decorated(ledge) {
            return Some(Obstacle::LedgeTaken);
        }
        let based = about.previous.is_none_or(decorated) && about.supports & !filled == 0;
        (!based).then_some(Obstacle::LedgeBelow)
    }

    /// The reason why the discount can't save a resource for a space.
    pub(super) fn no_spare(&self, space: Space, resource: Resource) -> Option<Obstacle> {
        match price_of(space, Some(resource)) {
            None => Some(Obstacle::SpareOther(resource)),
            Some(price) => (!self.me().goods.cover(&price)).then_some(Obstacle::SparePrice(resource)),
        }
    }

    /// The reason why the seat can't choose an ascension reward (rules 7.1).
    pub(super) fn no_reward(&self, reward: Reward) -> Option<Obstacle> {
        let me = self.me();
        if reward == Reward::FourthWorker {
            return me.workers[3].board.is_some().then_some(Obstacle::FourthWorker);
        }
        (!me.goods.cover(data().reward_price(reward))).then_some(Obstacle::RewardPrice(reward))
    }

    /// The reason why the seat can't pay this cocoa for an exchange (rules 6.1).
    pub(super) fn dear_exchange(&self, cocoa: u16) -> Option<Obstacle> {
        (self.me().goods.cocoa < cocoa).then_some(Obstacle::ExchangePrice(cocoa))
    }

    /// The reason why the seat can't exchange a resource.
    pub(super) fn lacking(&self, resource: Resource) -> Option<Obstacle> {
        (self.me().goods.resources[resource.index()] == 0).then_some(Obstacle::Lacking(resource))
    }

    /// The reason why the seat can't pay this much of its salary (rules 15).
    pub(super) fn no_salary(&self, amount: u16) -> Option<Obstacle> {
        let me = self.me();
        if amount > me.salary() {
            return Some(Obstacle::SalaryMost);
        }
        (amount > me.goods.cocoa).then_some(Obstacle::SalaryPrice)
    }

    /// The reason why this number of workers can't add a decoration.
    pub(super) fn no_decoration(&self, workers: u8) -> Option<Obstacle> {
        if !self.me().goods.cover(&State::decoration_price(workers)) {
            return Some(Obstacle::DecorationPrice(workers));
        }
        let fits = self.decoration_display != 0 && self.legal_ledges().next().is_some();
        (!fits).then_some(Obstacle::NoRoom)
    }

    /// The reason why the seat can't add a tile to the pyramid.
    pub(super) fn no_construction(&self) -> Option<Obstacle> {
        if self.pyramid_finished {
            return Some(Obstacle::Finished);
        }
        let fits = self.pyramid_display != 0 && self.legal_spaces().any(|space| self.affordable(space));
        (!fits).then_some(Obstacle::NoSpace)
    }
}
