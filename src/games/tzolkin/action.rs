//! The decisions of the players as values.

use serde::{Deserialize, Serialize};

use super::ids::{BuildingId, Gear, MonumentId, Resource, Technology, Temple, TileId};

/// One decision of one seat. Its notation is in `notation.rs`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Keep these two of the four wealth tiles.
    Keep(Pair),
    /// Beg for corn and go down in this temple.
    Beg(Temple),
    /// Place a worker on the lowest free space of this gear.
    Place(Gear),
    /// Place a worker on the first player space.
    PlaceFirstPlayer,
    /// Pick up the worker on this space.
    Pick(Gear, u8),
    /// Use the action with this number of the gear from which the worker was picked up.
    Action(u8),
    /// Use no action: the worker only comes back.
    Nothing,
    /// Harvest in the jungle.
    Harvest(Harvest),
    /// Go down in this temple after burning.
    Lower(Temple),
    /// Advance a technology, or take its bonus.
    Advance(Technology),
    /// Pay so many wood, stone and gold.
    Pay([u8; 3]),
    /// Climb in this temple.
    Climb(Temple),
    /// Gain this resource.
    Gain(Resource),
    /// Build a building.
    Build(BuildingId, Architecture),
    /// Build a monument.
    Monument(MonumentId),
    /// Buy a resource for corn.
    Buy(Resource),
    /// Sell a resource for corn.
    Sell(Resource),
    /// Use an action of another gear.
    Use(Gear, u8),
    /// Offer a resource after an action of Chichen Itza.
    Offer(Resource),
    /// Leave out the rest of what is optional.
    Stop,
    /// End the turn.
    End,
    /// Advance the calendar by one or two days.
    Days(u8),
}

/// Two wealth tiles. The order in which they are named does not matter.
#[derive(Clone, Copy, Debug, Eq, Serialize, Deserialize)]
pub struct Pair(pub TileId, pub TileId);

impl PartialEq for Pair {
    fn eq(&self, other: &Self) -> bool {
        (self.0, self.1) == (other.0, other.1) || (self.0, self.1) == (other.1, other.0)
    }
}

/// Ways of harvesting (rules 8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harvest {
    /// Take an uncovered corn tile.
    Corn,
    /// Take a wood tile.
    Wood,
    /// Burn a wood tile and take the corn tile under it.
    Burn,
    /// Corn without a tile.
    Bare,
}

/// What a building gets from architecture (rules 8.3, 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Architecture {
    /// All that applies, without leaving out a resource.
    Full,
    /// All that applies, and this resource is left out of the price.
    Sparing(Resource),
    /// Nothing: it is kept for the second building of Tikal 4.
    Plain,
}
