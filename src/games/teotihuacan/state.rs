//! The whole game as plain values.

use serde::{Deserialize, Serialize};

use crate::engine::{Seat, SeatSet};

use super::data::data;
use super::frames::Stack;
use super::ids::{
    Board, Bonus, Discovery, DiscoveryKind, DiscoveryStack, Goods, NONE, PyramidTile, Royal, Technology, Temple,
};

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody keeps starting tiles.
    Keeping,
    /// Everybody places starting workers.
    Placing,
    /// In seat order, the bonuses of the starting tiles.
    Bonuses,
    /// Turns.
    Turns,
    /// Salaries, in seat order.
    Eclipse,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The name in records.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Keeping => "keeping",
            Phase::Placing => "placing",
            Phase::Bonuses => "bonuses",
            Phase::Turns => "turns",
            Phase::Eclipse => "eclipse",
            Phase::Over => "over",
        }
    }
}

/// How far the eclipse is (rules 15.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastRound {
    /// The light disc has not reached the dark disc.
    No,
    /// It has: this round is finished, then one more is played.
    Next,
    /// The last round before the eclipse is being played.
    Now,
}

impl LastRound {
    /// The name in records.
    pub const fn id(self) -> &'static str {
        match self {
            LastRound::No => "no",
            LastRound::Next => "next",
            LastRound::Now => "now",
        }
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The setup of a first game.
    Setup,
    /// The quarry and the gold deposits.
    Production,
    /// Steps of temples.
    Temples,
    /// Royal tiles.
    Royal,
    /// Ascensions.
    Ascension,
    /// Discovery tiles.
    Discoveries,
    /// Technologies, own and as another owner.
    Technologies,
    /// Buildings.
    Buildings,
    /// Tiles of the pyramid.
    Pyramid,
    /// Decorations.
    Decorations,
    /// Eclipses: the Avenue of the Dead.
    Avenue,
    /// Eclipses: the pyramid track.
    PyramidTrack,
    /// Eclipses: masks.
    Masks,
    /// Eclipses: lost for salaries.
    Salary,
    /// Temple bonus tiles.
    BonusTiles,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 15] = [
        Source::Setup,
        Source::Production,
        Source::Temples,
        Source::Royal,
        Source::Ascension,
        Source::Discoveries,
        Source::Technologies,
        Source::Buildings,
        Source::Pyramid,
        Source::Decorations,
        Source::Avenue,
        Source::PyramidTrack,
        Source::Masks,
        Source::Salary,
        Source::BonusTiles,
    ];

    /// The name in phrase keys.
    pub const fn id(self) -> &'static str {
        match self {
            Source::Setup => "setup",
            Source::Production => "production",
            Source::Temples => "temples",
            Source::Royal => "royal",
            Source::Ascension => "ascension",
            Source::Discoveries => "discoveries",
            Source::Technologies => "technologies",
            Source::Buildings => "buildings",
            Source::Pyramid => "pyramid",
            Source::Decorations => "decorations",
            Source::Avenue => "avenue",
            Source::PyramidTrack => "pyramid_track",
            Source::Masks => "masks",
            Source::Salary => "salary",
            Source::BonusTiles => "bonus_tiles",
        }
    }
}

/// A worker (rules 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Worker {
    /// The board; none while it waits (on the wheel, or not yet placed).
    pub board: Option<Board>,
    /// Power 1 to 5 (6 while its ascension is resolved); 0 before it is placed.
    pub power: u8,
    /// The worship space on which it is locked, from 1; 0 if it is unlocked.
    pub space: u8,
}

impl Worker {
    /// Before it is placed.
    pub const UNPLACED: Worker = Worker { board: None, power: 0, space: 0 };

    /// Whether it stands in the general area of this board.
    pub fn unlocked_on(&self, board: Board) -> bool {
        self.board == Some(board) && self.space == 0
    }

    /// Whether it is in play and unlocked.
    pub fn unlocked(&self) -> bool {
        self.board.is_some() && self.space == 0
    }

    /// Whether it is locked on a worship space.
    pub fn locked(&self) -> bool {
        self.space != 0
    }
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Goods.
    pub goods: Goods,
    /// Points.
    pub vp: u16,
    /// Positions on the blue, red and green temple.
    pub temples: [u8; 3],
    /// Position on the Avenue of the Dead.
    pub avenue: u8,
    /// Position on the pyramid track.
    pub track: u8,
    /// Three workers that start in play, then the fourth.
    pub workers: [Worker; 4],
    /// Technologies owned, as a bit set.
    pub technologies: u16,
    /// Discovery tiles claimed and not used, as a bit set.
    pub discoveries: u64,
    /// Discovery tiles used, as a bit set.
    pub used: u64,
    /// Starting tiles kept; [`NONE`] until they are.
    pub kept: [u8; 2],
    /// By [`Source`]: where the points come from; a salary not paid counts below zero.
    pub scored: [i16; Source::ALL.len()],
}

impl SeatState {
    /// Whether this technology is owned.
    pub fn owns(&self, technology: Technology) -> bool {
        self.technologies & (1 << technology.index()) != 0
    }

    /// How many technologies are owned.
    pub fn technology_count(&self) -> u16 {
        self.technologies.count_ones() as u16
    }

    /// Unused tiles of a type in hand, as a bit set.
    pub fn hand(&self, kind: DiscoveryKind) -> u64 {
        self.discoveries & data().all_of(kind)
    }

    /// Whether a worker is locked.
    pub fn has_locked(&self) -> bool {
        self.workers.iter().any(Worker::locked)
    }

    /// Temple bonus tiles reached (rules 16).
    pub fn bonus_tiles(&self) -> u16 {
        self.temples.iter().filter(|step| **step >= data().temple_penultimate).count() as u16
    }

    /// How many masks of each type are owned.
    pub fn masks(&self) -> [u8; DiscoveryKind::MASKS] {
        std::array::from_fn(|kind| (self.discoveries & data().discoveries_of[kind]).count_ones() as u8)
    }

    /// The sizes of the mask sets, largest first: set k has every type owned at least k times
    /// (rules 14).
    pub fn mask_sets(&self) -> [u8; 3] {
        let masks = self.masks();
        std::array::from_fn(|set| masks.iter().filter(|count| usize::from(**count) > set).count() as u8)
    }
}

/// Tiles face down in drawing order. Kept with the next tile last, so that drawing is a pop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Deck<const N: usize> {
    tiles: [u8; N],
    len: u8,
}

impl<const N: usize> Deck<N> {
    /// A deck from tiles in drawing order; those beyond its capacity are left out.
    pub fn new(order: impl Iterator<Item = u8>) -> Self {
        let mut deck = Deck { tiles: [0; N], len: 0 };
        for tile in order.take(N) {
            deck.tiles[usize::from(deck.len)] = tile;
            deck.len += 1;
        }
        deck.tiles[..usize::from(deck.len)].reverse();
        deck
    }

    /// How many tiles are left.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no tile is left.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The next tile.
    pub fn draw(&mut self) -> Option<u8> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.tiles[usize::from(self.len)]))
    }

    /// The tiles in drawing order.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.tiles[..self.len()].iter().rev().copied()
    }
}

impl<const N: usize> TryFrom<Vec<u8>> for Deck<N> {
    type Error = String;

    fn try_from(tiles: Vec<u8>) -> Result<Self, String> {
        if tiles.len() > N {
            return Err(format!("a pile of {} tiles, at most {N} exist", tiles.len()));
        }
        Ok(Deck::new(tiles.into_iter()))
    }
}

impl<const N: usize> From<Deck<N>> for Vec<u8> {
    fn from(deck: Deck<N>) -> Vec<u8> {
        deck.iter().collect()
    }
}

/// A filled pyramid space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The tile; [`NONE`] if the space is empty.
    pub tile: PyramidTile,
    /// Quarter turns clockwise.
    pub rotation: u8,
}

impl Placed {
    /// An empty space.
    pub const EMPTY: Placed = Placed { tile: NONE, rotation: 0 };
}

/// What must be remembered within one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The worker that moves, [`NONE`] before the move.
    pub mover: u8,
    /// Where it goes.
    pub to: Board,
    /// The workers moved in this turn, as a bit set.
    pub moved: u8,
    /// A `second_worker` tile was used.
    pub second_worker: bool,
    /// An `any_distance` tile was used.
    pub any_distance: bool,
    /// Between the move and the choice of the action no `power_ups` tile is used (rules 4.1).
    pub choosing_action: bool,
    /// Until the first power-up of the main action no tile raises a moved worker (rules 10).
    pub moved_resting: bool,
    /// Own workers that count for the main action, at most 3.
    pub workers: u8,
    /// The lowest power among them.
    pub lowest: u8,
    /// `extra_worker` tiles used in this action.
    pub extra: u8,
    /// Technologies owned when the action was chosen.
    pub technologies: u16,
    /// Pyramid tiles added in this action.
    pub laid: u8,
    /// The discount of the action was taken.
    pub spared: bool,
    /// The cocoa of this worship was paid with a tile.
    pub waived: bool,
    /// The worship space chosen.
    pub space: u8,
}

impl Default for Turn {
    fn default() -> Self {
        Turn {
            mover: NONE,
            to: Board::Palace,
            moved: 0,
            second_worker: false,
            any_distance: false,
            choosing_action: false,
            moved_resting: false,
            workers: 0,
            lowest: 0,
            extra: 0,
            technologies: 0,
            laid: 0,
            spared: false,
            waived: false,
            space: 0,
        }
    }
}

fn of_version_1() -> bool {
    true
}

fn is_of_version_1(early_end_as_third: &bool) -> bool {
    *early_end_as_third
}

/// A game at one moment, hidden things included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    /// Number of players.
    pub(super) players: u8,
    /// Variant `dark_eclipse`: the eclipse follows the turn that brings it.
    pub(super) dark_eclipse: bool,
    /// Variant `early_end_as_third`: the eclipse of a finished pyramid scores the pyramid track as the third
    /// one. Version 1 of the rules knew nothing else and did not write it, so it is only written where it is
    /// off: games of version 1 keep their hashes.
    #[serde(default = "of_version_1", skip_serializing_if = "is_of_version_1")]
    pub(super) early_end_as_third: bool,
    /// Variant `starting_tile_draft`: the tiles on offer; empty otherwise.
    pub(super) offer: Vec<u8>,
    /// The boards on positions 1 to 8.
    pub(super) ring: [Board; 8],
    /// Royal tiles on palace spaces 1 to 3.
    pub(super) royal_tiles: [Royal; 3],
    /// Technologies in play, row by row.
    pub(super) technologies: [Technology; 6],
    /// Bonus tiles of the blue, red and green temple.
    pub(super) bonus_tiles: [Bonus; 3],
    /// Starting tiles dealt to each seat; [`NONE`] where there is none, or where a view hides one.
    pub(super) dealt: [[u8; 4]; 4],
    /// By starting tile: the discovery tile attached to it, or [`NONE`].
    pub(super) attached: [u8; 18],
    /// Starting tiles drawn for the neutral workers of each placing and colour; [`NONE`] if hidden.
    pub(super) neutral_pairs: [[[u8; 2]; 2]; 3],

    /// Where the game is.
    pub(super) phase: Phase,
    /// Who decides, where it is one seat.
    pub(super) active: Seat,
    /// Era 1 to 3.
    pub(super) era: u8,
    /// The light calendar disc.
    pub(super) light_disc: u8,
    /// The dark calendar disc.
    pub(super) dark_disc: u8,
    /// How far the eclipse is.
    pub(super) last_round: LastRound,
    /// Who begins after the eclipse: seat 0, but in the variant `dark_eclipse` the next one.
    pub(super) after_eclipse: Seat,
    /// The top tile lies: the next eclipse is the final one.
    pub(super) pyramid_finished: bool,
    /// Completed turns and choices, see [`crate::engine::Game::turn`].
    pub(super) turns: u32,
    /// By place: the discovery tiles that lie there, as bit sets.
    pub(super) stacks: [u64; DiscoveryStack::ALL.len()],
    /// Discovery tiles face down.
    pub(super) discovery_pile: Deck<54>,
    /// Decorations on display, as a bit set.
    pub(super) decoration_display: u16,
    /// Decorations face down.
    pub(super) decoration_pile: Deck<15>,
    /// By ledge: its decoration, or [`NONE`].
    pub(super) decorations: [u8; 16],
    /// Pyramid tiles on display, as a bit set.
    pub(super) pyramid_display: u32,
    /// Pyramid tiles face down.
    pub(super) pyramid_pile: Deck<32>,
    /// By space: its tile.
    pub(super) pyramid: [Placed; 30],
    /// Buildings in the top, centre and bottom row.
    pub(super) nobles_rows: [u8; 3],
    /// By neutral colour: the boards of its workers.
    pub(super) neutral_workers: [[Option<Board>; 3]; 2],
    /// By seat; those beyond the number of players stay empty.
    pub(super) seats: [SeatState; 4],
    /// What must be remembered within the turn.
    pub(super) turn: Turn,
    /// What is still to be decided or done, the next on top.
    pub(super) stack: Stack,
}

impl State {
    /// The seats in turn order.
    pub(super) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// The number of players as an index of tables (0 for 2 players).
    pub(super) fn players_index(&self) -> usize {
        usize::from(self.players - 2)
    }

    /// What the deciding seat has.
    pub(super) fn me(&self) -> &SeatState {
        &self.seats[usize::from(self.active)]
    }

    /// What a seat has.
    pub(super) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[usize::from(seat)]
    }

    /// Who must decide now.
    pub(super) fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Keeping if self.offer.is_empty() => {
                self.all_seats().filter(|seat| self.seat(*seat).kept[0] == NONE).collect()
            }
            Phase::Placing => self.all_seats().filter(|seat| self.to_place(*seat) > 0).collect(),
            Phase::Keeping | Phase::Bonuses | Phase::Turns | Phase::Eclipse => SeatSet::one(self.active),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Starting workers that a seat has still to place.
    pub(super) fn to_place(&self, seat: Seat) -> usize {
        self.seat(seat).workers[..3].iter().filter(|worker| worker.board.is_none()).count()
    }

    /// The ring position of a board, 0 to 7.
    pub(super) fn position(&self, board: Board) -> u8 {
        self.ring.iter().position(|other| *other == board).map_or(0, |position| position as u8)
    }

    /// The filled pyramid spaces, as a bit set.
    pub(super) fn filled(&self) -> u32 {
        let mut set = 0;
        for (space, placed) in self.pyramid.iter().enumerate() {
            set |= u32::from(placed.tile != NONE) << space;
        }
        set
    }

    /// Buildings placed so far.
    pub(super) fn buildings(&self) -> usize {
        self.nobles_rows.iter().map(|row| usize::from(*row)).sum()
    }

    /// Buildings that can still be taken: one less than the row has values.
    pub(super) fn buildings_left(&self) -> usize {
        (data().building_values.len() - 1).saturating_sub(self.buildings())
    }

    /// Different colours among the unlocked workers on a board, without those that the deciding
    /// seat moved in this turn (rules 4.3).
    pub(super) fn colours(&self, board: Board) -> u8 {
        self.colours_without(board, self.turn.moved)
    }

    /// The same without these workers of the deciding seat, given as a bit set.
    pub(super) fn colours_without(&self, board: Board, moved: u8) -> u8 {
        self.colours_for(self.active, board, moved)
    }

    /// The same without these workers of any seat.
    pub(super) fn colours_for(&self, owner: Seat, board: Board, moved: u8) -> u8 {
        let mut colours = 0;
        for seat in self.all_seats() {
            let moved = if seat == owner { moved } else { 0 };
            let mut workers = self.seat(seat).workers.iter().enumerate();
            colours += u8::from(workers.any(|(index, worker)| moved & (1 << index) == 0 && worker.unlocked_on(board)));
        }
        for colour in &self.neutral_workers {
            colours += u8::from(colour.contains(&Some(board)));
        }
        colours
    }

    /// Whether a seat cannot advance on a temple (rules 8.3).
    pub(super) fn blocked(&self, seat: Seat, temple: Temple) -> bool {
        let top = data().temple_top;
        let step = |seat: Seat| self.seat(seat).temples[temple.index()];
        step(seat) >= top
            || (step(seat) + 1 == top && self.all_seats().any(|other| other != seat && step(other) >= top))
    }

    /// Whether the deciding seat can pay for a discovery tile when it holds these goods.
    pub(super) fn claimable(tile: Discovery, goods: &Goods) -> bool {
        goods.cover(&data().discoveries[usize::from(tile)].price)
    }
}
