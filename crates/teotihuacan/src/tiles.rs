//! Discovery tiles in hand: the legal times to use them, and their effects (rules 10).

use engine::Events;

use super::action::Action;
use super::apply::Play;
use super::data::data;
use super::events;
use super::frames::Frame;
use super::ids::{Board, Discovery, DiscoveryKind, members};
use super::legal::Sink;
use super::state::{Phase, SeatState, Source, State};

/// Tiles for any moment of the seat's turn. `power_ups` tiles have their own window.
const ANY_MOMENT: [DiscoveryKind; 9] = [
    DiscoveryKind::Score4,
    DiscoveryKind::Resources3,
    DiscoveryKind::Resources2,
    DiscoveryKind::Avenue,
    DiscoveryKind::AnyTemple,
    DiscoveryKind::BlueTemple,
    DiscoveryKind::RedTemple,
    DiscoveryKind::GreenTemple,
    DiscoveryKind::Cocoa4,
];

/// Returns `true` if using a tile has no effect except to allow something.
pub(super) fn only_allows(tile: Discovery) -> bool {
    let kind = data().discoveries[tile.index()].kind;
    matches!(kind, DiscoveryKind::SecondWorker | DiscoveryKind::AnyDistance)
}

impl State {
    /// Appends the tiles that the seat can use at a question.
    pub(super) fn uses(&self, frame: Frame, sink: &mut impl Sink) {
        let me = self.me();
        if me.discoveries == 0 {
            return;
        }
        let mut usable = 0;
        match self.phase {
            Phase::Turns => {
                for kind in ANY_MOMENT {
                    usable |= me.hand(kind);
                }
                let power_ups = me.hand(DiscoveryKind::PowerUps);
                if power_ups != 0 && !self.turn.choosing_action && self.any_raisable() {
                    usable |= power_ups;
                }
                match frame {
                    Frame::TurnStart => {
                        if !self.turn.second_worker && self.two_share_a_board() {
                            usable |= me.hand(DiscoveryKind::SecondWorker);
                        }
                        if !self.turn.any_distance {
                            usable |= me.hand(DiscoveryKind::AnyDistance);
                        }
                    }
                    Frame::Acquire if self.number() == 1 => usable |= me.hand(DiscoveryKind::ExtraWorker),
                    Frame::NoblesWorkers | Frame::ChooseTile if self.number() < 3 => {
                        usable |= me.hand(DiscoveryKind::ExtraWorker);
                    }
                    _ => {}
                }
            }
            Phase::Eclipse => usable = me.hand(DiscoveryKind::Cocoa4),
            Phase::Keeping | Phase::Placing | Phase::Bonuses | Phase::Over => {}
        }
        for tile in members(usable) {
            sink.add(Action::Use(tile));
        }
    }

    /// Returns `true` if two unlocked workers of the seat are on one board.
    fn two_share_a_board(&self) -> bool {
        let workers = &self.me().workers;
        workers.iter().enumerate().any(|(index, worker)| {
            worker.unlocked() && workers[..index].iter().any(|other| other.unlocked() && other.board == worker.board)
        })
    }

    /// Returns `true` if nobles asks for more workers: the seat has such a tile, and fewer than 3 count.
    pub(super) fn extra_worker_usable(&self) -> bool {
        self.number() < 3 && self.me().hand(DiscoveryKind::ExtraWorker) != 0
    }

    /// Number of the seat's workers that count for the main action now: those that counted when the seat chose the
    /// action, those of tiles used since, and on construction that of the technology. At most 3 (rules 4.5).
    pub(super) fn number(&self) -> u8 {
        (self.turn.workers + self.turn.extra + self.built_in_workers(self.turn.to)).min(3)
    }

    /// Workers that a technology adds on a board.
    pub(super) fn built_in_workers(&self, board: Board) -> u8 {
        self.built_in(self.me(), board)
    }

    /// Workers that a technology of this owner adds on a board.
    pub(super) fn built_in(&self, owner: &SeatState, board: Board) -> u8 {
        let technology = super::ids::Technology::ConstructionWorker;
        if board == Board::Construction && owner.owns(technology) {
            data().technologies[technology.index()].effects.extra_worker
        } else {
            0
        }
    }
}

impl<E: Events> Play<'_, E> {
    /// Uses a tile. The question on top waits until the tile is resolved.
    pub(super) fn use_tile(&mut self, tile: Discovery) {
        let about = &data().discoveries[tile.index()];
        if about.kind.is_mask() || self.s.me().discoveries & (1 << tile.index()) == 0 {
            return;
        }
        match about.kind {
            DiscoveryKind::SecondWorker => self.s.turn.second_worker = true,
            DiscoveryKind::AnyDistance => self.s.turn.any_distance = true,
            DiscoveryKind::ExtraWorker => self.s.turn.extra += about.effects.extra_worker,
            _ => {
                self.discard_tile(tile);
                self.emit_aside(|seat| events::played(seat, tile));
                return self.perform(&about.effects, Source::Discoveries);
            }
        }
        self.spend_tile(tile);
    }
}
