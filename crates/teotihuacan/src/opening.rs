//! From the starting tiles to the first turn (rules 3.6 and 3.8).

use engine::{Events, Seat};

use super::action::{Action, Pair};
use super::apply::Play;
use super::data::{Effects, data};
use super::events;
use super::frames::Frame;
use super::ids::{Board, StartingTile, Temple};
use super::legal::Sink;
use super::slot::Slot;
use super::state::{Phase, State};

/// The order of the bonuses of two starting tiles (rules 3.6).
const STAGES: [Stage; 9] = [
    Stage::Goods,
    Stage::Temple(Temple::Red),
    Stage::Avenue,
    Stage::Temple(Temple::Green),
    Stage::AnyResources,
    Stage::PowerUps,
    Stage::Temple(Temple::Blue),
    Stage::Technology,
    Stage::Discovery,
];

enum Stage {
    Goods,
    Temple(Temple),
    Avenue,
    AnyResources,
    PowerUps,
    Technology,
    Discovery,
}

impl State {
    pub(super) fn keep_answers(&self, seat: Seat, sink: &mut impl Sink) {
        if !self.offer.is_empty() {
            for tile in self.offer.iter() {
                sink.add(Action::Draft(*tile));
            }
            return;
        }
        let mut dealt = self.dealt[usize::from(seat)].into_iter().filter_map(Slot::known);
        while let Some(first) = dealt.next() {
            for second in dealt.clone() {
                sink.add(Action::Keep(Pair(first, second)));
            }
        }
    }

    /// The boards on the seat's starting tiles that have none of its workers yet.
    pub(super) fn place_answers(&self, seat: Seat, sink: &mut impl Sink) {
        for board in Board::ALL.into_iter().filter(|board| self.no_placing(seat, *board).is_none()) {
            sink.add(Action::Place(board));
        }
    }
}

impl<E: Events> Play<'_, E> {
    pub(super) fn keep(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep(Pair(first, second)) if self.s.offer.is_empty() => {
                self.s.seats[usize::from(seat)].kept_tiles = [first, second].map(Slot::Known);
                if self.held {
                    return;
                }
                self.s.turns += 1;
                self.report(|| events::chosen(seat));
                let waiting = self.s.all_seats().any(|seat| self.s.seat(seat).kept_tiles[0].is_empty());
                if !waiting {
                    for seat in self.s.all_seats() {
                        let kept_tiles = self.s.seat(seat).kept_tiles;
                        self.report(|| events::tiles_kept(seat, kept_tiles));
                    }
                    self.s.phase = Phase::Placing;
                }
            }
            Action::Draft(tile) if self.s.offer.contains(&tile) => self.draft(seat, tile),
            _ => {}
        }
    }

    /// Each seat takes one tile in seat order, then one in reverse order (rules 18).
    fn draft(&mut self, seat: Seat, tile: StartingTile) {
        self.s.offer = self.s.offer.iter().copied().filter(|other| *other != tile).collect();
        self.s.turns += 1;
        self.report(|| events::drafted(seat, tile));
        let last = self.s.players - 1;
        let held = self.held;
        let kept_tiles = &mut self.s.seats[usize::from(seat)].kept_tiles;
        if held {
            kept_tiles[usize::from(!kept_tiles[0].is_empty())] = Slot::Known(tile);
            return;
        }
        if kept_tiles[0].is_empty() {
            kept_tiles[0] = Slot::Known(tile);
            self.s.active = Seat::new((seat.number() + 1).min(last));
        } else {
            kept_tiles[1] = Slot::Known(tile);
            if seat == Seat::default() {
                self.s.offer.clear();
                self.s.phase = Phase::Placing;
            } else {
                self.s.active = Seat::new(seat.number() - 1);
            }
        }
    }

    pub(super) fn place(&mut self, seat: Seat, action: Action) {
        let Action::Place(board) = action else { return };
        let workers = &mut self.s.seats[usize::from(seat)].workers;
        let Some(worker) = workers[..3].iter_mut().find(|worker| worker.board.is_none()) else { return };
        worker.board = Some(board);
        worker.power = 1;
        self.report(|| events::placed(seat, board));
        if self.held {
            return;
        }
        if self.s.unplaced(seat) == 0 {
            self.s.turns += 1;
        }
        if self.s.deciding().is_empty() {
            self.s.phase = Phase::Bonuses;
            self.begin_bonuses(Seat::default());
        }
    }

    fn begin_bonuses(&mut self, seat: Seat) {
        self.s.active = seat;
        self.push(Frame::Bonus(0));
    }

    /// Plays one stage of the bonuses of the deciding seat's two tiles. After the last stage the next seat follows.
    pub(super) fn bonus(&mut self, stage: u8) {
        let kept_tiles = self.s.me().kept_tiles;
        let tiles = kept_tiles
            .map(|tile| tile.known().map_or_else(Effects::default, |tile| data().starting_tiles[tile.index()].effects));
        let Some(about) = STAGES.get(usize::from(stage)) else { return self.bonuses_taken() };
        let sum = |part: fn(&Effects) -> u8| tiles.iter().map(part).sum::<u8>();
        self.push(Frame::Bonus(stage + 1));
        match about {
            Stage::Goods => {
                let mut goods = tiles[0].goods;
                goods.add(&tiles[1].goods);
                self.gain(goods);
            }
            Stage::Temple(temple) => {
                for tile in &tiles {
                    for _ in 0..tile.temples[temple.index()] {
                        self.push(Frame::Advance(*temple));
                    }
                }
            }
            Stage::Avenue => {
                for _ in 0..sum(|tile| tile.avenue) {
                    self.advance_avenue();
                }
            }
            Stage::AnyResources => {
                let count = sum(|tile| tile.any_resources);
                if count > 0 {
                    self.push(Frame::GainAny(count));
                }
            }
            Stage::PowerUps => {
                let count = sum(|tile| tile.power_ups);
                if count > 0 {
                    self.push(Frame::StartPowerUps(count));
                }
            }
            Stage::Technology => {
                // A seat can't take a technology twice, so a second free one has no effect.
                if tiles.iter().any(|tile| tile.free_technology) {
                    let technology = self.s.technologies[0];
                    self.me().technologies |= 1 << technology.index();
                    self.emit(|seat| events::free_technology(seat, technology));
                    self.push(Frame::Advance(Temple::Blue));
                }
            }
            Stage::Discovery => {
                // The question about the first tile in the order of the data file comes first.
                let [first, second] = [kept_tiles[0].min(kept_tiles[1]), kept_tiles[0].max(kept_tiles[1])];
                for tile in [second, first].into_iter().filter_map(Slot::known) {
                    if !self.s.attached[tile.index()].is_empty() {
                        self.push(Frame::AttachedClaim(tile));
                    }
                }
            }
        }
    }

    fn bonuses_taken(&mut self) {
        if self.held {
            return;
        }
        self.s.turns += 1;
        if self.s.active.ordinal() < self.s.players {
            self.begin_bonuses(self.s.active.next(self.s.players));
        } else {
            self.s.phase = Phase::Turns;
            for seat in self.s.all_seats() {
                let start = *self.s.seat(seat);
                self.report(|| events::started(seat, &start));
            }
            self.place_neutral_workers();
            self.begin_turn(Seat::default());
        }
    }

    /// Places the neutral workers of this era: one on each of the first three different boards of the two drawn tiles
    /// (rules 3.8).
    pub(super) fn place_neutral_workers(&mut self) {
        let colours = neutral_colours(self.s.players);
        for colour in 0..colours {
            let pair = self.s.neutral_pairs[usize::from(self.s.era) - 1][colour];
            let mut boards = [None; 3];
            let mut count = 0;
            for tile in pair.into_iter().filter_map(Slot::known) {
                for board in data().starting_tiles[tile.index()].boards {
                    if count < boards.len() && !boards.contains(&Some(board)) {
                        boards[count] = Some(board);
                        count += 1;
                    }
                }
            }
            self.s.neutral_workers[colour] = boards;
            self.report(|| events::neutral_workers(boards));
        }
    }
}

/// One neutral color for each missing player.
pub(super) fn neutral_colours(players: u8) -> usize {
    usize::from(4 - players)
}
