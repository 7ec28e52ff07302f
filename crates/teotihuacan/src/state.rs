//! The whole game as plain values.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use engine::Seat;
use game_kit::ids::ids;
use game_kit::list::List;

use super::data::data;
use super::frames::Stack;
use super::goods::Goods;
use super::ids::{
    Board, Bonus, DecorationTile, Discovery, DiscoveryKind, DiscoveryStack, PyramidTile, Royal, StartingTile,
    Technology,
};
use super::slot::{self, Slot};

ids! {
    Phase "phase" {
        /// All seats choose starting tiles.
        Keeping = "keeping",
        /// All seats place starting workers.
        Placing = "placing",
        /// The seats take the bonuses of their starting tiles, in seat order.
        Bonuses = "bonuses",
        Turns = "turns",
        /// The seats pay salaries, in seat order.
        Eclipse = "eclipse",
        /// The game has ended.
        Over = "over",
    }
}

ids! {
    /// The progress toward the eclipse (rules 15.2).
    LastRound "last round" {
        /// The light disc has not reached the dark disc.
        No = "no",
        /// The light disc has reached the dark disc. One more round follows the current one.
        Next = "next",
        /// The current round is the last one before the eclipse.
        Now = "now",
    }
}

ids! {
    /// The sources of points.
    Source "source of points" {
        /// The setup of a first game.
        Setup = "setup",
        /// The quarry and the gold deposits.
        Production = "production",
        /// Steps of temples.
        Temples = "temples",
        /// Royal tiles.
        Royal = "royal",
        Ascension = "ascension",
        Discoveries = "discoveries",
        /// Technologies, as the new owner and as another owner.
        Technologies = "technologies",
        Buildings = "buildings",
        /// Tiles of the pyramid.
        Pyramid = "pyramid",
        Decorations = "decorations",
        /// Eclipses: the Avenue of the Dead.
        Avenue = "avenue",
        /// Eclipses: the pyramid track.
        PyramidTrack = "pyramid_track",
        /// Eclipses: masks.
        Masks = "masks",
        /// Eclipses: points lost for salaries.
        Salary = "salary",
        /// Temple bonus tiles.
        BonusTiles = "bonus_tiles",
    }
}

/// A worker (rules 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Worker {
    /// The board, `None` while it waits (on the wheel, or not yet placed).
    pub board: Option<Board>,
    /// Power 1 to 5 (6 during its ascension), 0 before it is placed.
    pub power: u8,
    /// The worship space on which it is locked, from 1; 0 if it is unlocked.
    pub space: u8,
}

impl Worker {
    /// A worker that isn't placed yet.
    pub(crate) const UNPLACED: Worker = Worker { board: None, power: 0, space: 0 };

    /// Returns `true` if the worker is in the general area of this board.
    pub(crate) fn unlocked_on(&self, board: Board) -> bool {
        self.board == Some(board) && self.space == 0
    }

    /// Returns `true` if the worker is in play and unlocked.
    pub fn unlocked(&self) -> bool {
        self.board.is_some() && self.space == 0
    }

    /// Returns `true` if the worker is locked on a worship space.
    pub fn locked(&self) -> bool {
        self.space != 0
    }
}

/// A player's possessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatState {
    pub goods: Goods,
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
    /// The seat's starting tiles, empty before it has chosen them.
    // Hashes of saved positions depend on this name.
    #[serde(rename = "kept")]
    pub kept_tiles: [Slot<StartingTile>; 2],
    /// The points by [`Source`]. An unpaid salary counts below zero.
    pub scored: [i16; Source::ALL.len()],
}

impl SeatState {
    /// Returns `true` if the seat owns this technology.
    pub fn owns(&self, technology: Technology) -> bool {
        self.technologies & (1 << technology.index()) != 0
    }

    /// Number of technologies that the seat owns.
    pub(crate) fn technology_count(&self) -> u16 {
        self.technologies.count_ones() as u16
    }

    /// Unused tiles of a type in hand, as a bit set.
    pub fn hand(&self, kind: DiscoveryKind) -> u64 {
        self.discoveries & data().all_of(kind)
    }

    /// Returns `true` if any worker is locked.
    pub(crate) fn has_locked(&self) -> bool {
        self.workers.iter().any(Worker::locked)
    }

    /// Temple bonus tiles reached (rules 16).
    pub fn bonus_tiles(&self) -> u16 {
        self.temples.iter().filter(|step| **step >= data().temple_penultimate).count() as u16
    }

    pub fn masks(&self) -> [u8; DiscoveryKind::MASKS] {
        std::array::from_fn(|kind| (self.discoveries & data().discoveries_of[kind]).count_ones() as u8)
    }

    /// The sizes of the mask sets, largest first. Set k has every type that the seat owns at least k times (rules 14).
    pub(crate) fn mask_sets(&self) -> [u8; 3] {
        let masks = self.masks();
        std::array::from_fn(|set| masks.iter().filter(|count| usize::from(**count) > set).count() as u8)
    }
}

/// Tiles face down in drawing order. The next tile is stored last, so that drawing is a pop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck<T, const N: usize>(List<T, N>);

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// A deck from tiles in drawing order, without those beyond its capacity.
    pub fn new(order: impl Iterator<Item = T>) -> Self {
        let mut tiles: List<T, N> = order.collect();
        tiles.reverse();
        Deck(tiles)
    }

    /// Number of tiles left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Removes and returns the next tile.
    pub fn draw(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// The tiles in drawing order.
    pub fn iter(&self) -> impl Iterator<Item = T> {
        self.0.iter().rev().copied()
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Deck<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Deck<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tiles = List::deserialize(deserializer)?;
        tiles.reverse();
        Ok(Deck(tiles))
    }
}

/// A filled pyramid space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub tile: PyramidTile,
    /// Quarter turns clockwise.
    pub rotation: u8,
}

/// The saved form of the pyramid spaces, in which an empty space has a rotation too.
mod pyramid {
    use super::{Deserialize, Deserializer, Placed, PyramidTile, Serialize, Serializer, slot};

    #[derive(Serialize, Deserialize)]
    struct Saved {
        #[serde(serialize_with = "slot::save", deserialize_with = "slot::load")]
        tile: Option<PyramidTile>,
        rotation: u8,
    }

    pub fn serialize<S: Serializer>(spaces: &[Option<Placed>; 30], serializer: S) -> Result<S::Ok, S::Error> {
        let saved = |space: Option<Placed>| Saved {
            tile: space.map(|placed| placed.tile),
            rotation: space.map_or(0, |placed| placed.rotation),
        };
        spaces.map(saved).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<Placed>; 30], D::Error> {
        let spaces = <[Saved; 30]>::deserialize(deserializer)?;
        Ok(spaces.map(|Saved { tile, rotation }| tile.map(|tile| Placed { tile, rotation })))
    }
}

/// Facts about a turn that its later steps need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The worker that moves, `None` before the move.
    #[serde(serialize_with = "slot::save", deserialize_with = "slot::load")]
    pub mover: Option<u8>,
    pub to: Board,
    /// The workers moved in this turn, as a bit set.
    pub moved: u8,
    /// `true` after the seat has used a `second_worker` tile.
    pub second_worker: bool,
    /// `true` after the seat has used an `any_distance` tile.
    pub any_distance: bool,
    /// `true` between the move and the choice of the action, when the seat can't use `power_ups` tiles (rules 4.1).
    pub choosing_action: bool,
    /// `true` until the first power-up of the main action. Before it, tiles can't raise a moved worker (rules 10).
    pub moved_resting: bool,
    /// The seat's workers that count for the main action, at most 3.
    pub workers: u8,
    /// The lowest power among the workers that count.
    pub lowest: u8,
    /// `extra_worker` tiles used in this action.
    pub extra: u8,
    /// Technologies that the seat owned when it chose the action.
    pub technologies: u16,
    /// Pyramid tiles added in this action.
    pub laid: u8,
    /// `true` after the action has used the discount.
    pub spared: bool,
    /// `true` if a tile paid the cocoa of this worship.
    pub waived: bool,
    /// The chosen worship space.
    pub space: u8,
}

impl Default for Turn {
    fn default() -> Self {
        Turn {
            mover: None,
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

/// A game at one moment, including hidden things. The search copies it at every step, so it has no heap memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    pub(super) players: u8,
    /// Variant `dark_eclipse`: the eclipse directly follows the turn that triggers it.
    pub(super) dark_eclipse: bool,
    /// Variant `early_end_as_third`: the eclipse of a finished pyramid scores the pyramid track as the third one.
    /// Version 1 of the rules always used this variant and did not write it. The field is written only if it is off, so
    /// games of version 1 keep their hashes.
    #[serde(default = "of_version_1", skip_serializing_if = "is_of_version_1")]
    pub(super) early_end_as_third: bool,
    /// Variant `starting_tile_draft`: the tiles on offer. Empty otherwise.
    pub(super) offer: List<StartingTile, { StartingTile::COUNT }>,
    /// The boards on positions 1 to 8.
    pub(super) ring: [Board; 8],
    /// Royal tiles on palace spaces 1 to 3.
    pub(super) royal_tiles: [Royal; 3],
    /// Technologies in play, row by row.
    pub(super) technologies: [Technology; 6],
    /// Bonus tiles of the blue, red and green temple.
    pub(super) bonus_tiles: [Bonus; 3],
    /// Starting tiles dealt to each seat.
    pub(super) dealt: [[Slot<StartingTile>; 4]; 4],
    /// The discovery tile attached to each starting tile. In views, an unknown one is left out.
    pub(super) attached: [Slot<Discovery>; StartingTile::COUNT],
    /// Starting tiles drawn for the neutral workers of each placing and color.
    pub(super) neutral_pairs: [[[Slot<StartingTile>; 2]; 2]; 3],

    pub(super) phase: Phase,
    /// The deciding seat, if only one decides.
    pub(super) active: Seat,
    /// Era 1 to 3.
    pub(super) era: u8,
    /// Space of the light disc on the calendar.
    pub(super) light_disc: u8,
    /// Space of the dark disc on the calendar.
    pub(super) dark_disc: u8,
    /// The progress toward the eclipse.
    pub(super) last_round: LastRound,
    /// The seat that begins after the eclipse: seat 0, or the next one in the variant `dark_eclipse`.
    pub(super) after_eclipse: Seat,
    /// `true` after the top tile is placed. The next eclipse is then the final one.
    pub(super) pyramid_finished: bool,
    /// Number of completed turns and choices, see [`engine::Game::turn`].
    pub(super) turns: u32,
    /// Discovery tiles by place, as bit sets.
    pub(super) stacks: [u64; DiscoveryStack::ALL.len()],
    /// Discovery tiles face down.
    pub(super) discovery_pile: Deck<Slot<Discovery>, 54>,
    /// Decorations on display, as a bit set.
    pub(super) decoration_display: u16,
    /// Decorations face down.
    pub(super) decoration_pile: Deck<DecorationTile, 15>,
    /// The decoration on each ledge.
    #[serde(serialize_with = "slot::save_each", deserialize_with = "slot::load_each")]
    pub(super) decorations: [Option<DecorationTile>; 16],
    /// Pyramid tiles on display, as a bit set.
    pub(super) pyramid_display: u32,
    /// Pyramid tiles face down.
    pub(super) pyramid_pile: Deck<PyramidTile, 32>,
    /// The tile on each pyramid space.
    #[serde(with = "pyramid")]
    pub(super) pyramid: [Option<Placed>; 30],
    /// Buildings in the top, center and bottom row.
    pub(super) nobles_rows: [u8; 3],
    /// The boards of the neutral workers, by color.
    pub(super) neutral_workers: [[Option<Board>; 3]; 2],
    /// The players' possessions, by seat. Seats beyond the number of players stay empty.
    pub(super) seats: [SeatState; 4],
    /// Facts about the current turn that its later steps need.
    pub(super) turn: Turn,
    /// Open decisions and effects, with the next one on top.
    pub(super) stack: Stack,
}
