//! Obstacles: the reasons why a step isn't legal now. The legal answers, the refusals and the texts that explain them
//! all ask here.

use super::data::{data, is_strong};
use super::ids::{Board, DiscoveryKind, Technology};
use super::state::State;

/// The reason why a step isn't legal now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Obstacle {
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
}

impl State {
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
