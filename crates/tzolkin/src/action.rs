//! The decisions of the players, and their notation.

use std::fmt::{self, Write};

use game_kit::actions::{Argument, actions, amounts};
use game_kit::ids::ids;

use super::data::{Effect, data};
use super::ids::{BuildingId, Gear, MonumentId, Resource, Technology, Temple, TileId};

pub use game_kit::actions::Pair;

actions! {
    /// One decision of one seat.
    Action if exists;
    /// Keep these two of the four wealth tiles.
    Keep(tiles: Pair<TileId>) = ["keep" tiles] is Core;
    /// Beg for corn and go down in this temple.
    Beg(temple: Temple) = ["beg" temple] is Step;
    /// Place a worker on the lowest free space of this gear.
    Place(gear: Gear) = ["place" gear] is Step Core;
    /// Place a worker on the first player space.
    PlaceFirstPlayer = ["place first_player"] is Step Core;
    /// Pick up the worker on this space.
    Pick(gear: Gear, space: u8) = ["pick" gear space] is Step Core;
    /// Use the action with this number on the gear of the picked-up worker.
    Action(number: u8) = ["action" number] is Core;
    /// Use no action. The worker only returns to the hand.
    Nothing = ["nothing"];
    /// Harvest in the jungle.
    Harvest(harvest: Harvest) = ["harvest" harvest] is Core;
    /// Go down in this temple after burning.
    Lower(temple: Temple) = ["lower" temple];
    /// Advance a technology, or take its bonus.
    Advance(technology: Technology) = ["advance" technology] is Core;
    /// Pay this wood, stone and gold.
    Pay(resources: [u8; 3]) = ["pay" resources];
    Climb(temple: Temple) = ["climb" temple];
    Gain(resource: Resource) = ["gain" resource];
    Build(building: BuildingId, architecture: Architecture) = ["build" building architecture] is Core;
    Monument(monument: MonumentId) = ["monument" monument] is Core;
    /// Buy a resource for corn.
    Buy(resource: Resource) = ["buy" resource];
    /// Sell a resource for corn.
    Sell(resource: Resource) = ["sell" resource];
    /// Use an action of another gear.
    Use(gear: Gear, number: u8) = ["use" gear number] is Core;
    /// Offer a resource after an action of Chichen Itza.
    Offer(resource: Resource) = ["offer" resource];
    /// Skip the remaining optional effects.
    Stop = ["stop"];
    /// End the turn.
    End = ["end"];
    /// Advance the calendar by one or two days.
    Days(days: u8) = ["days" days] is Step Core;
}

ids! {
    /// Ways of harvesting (rules 8.1).
    Harvest "harvest" {
        /// Take an uncovered corn tile.
        Corn = "corn",
        /// Take a wood tile.
        Wood = "wood",
        /// Burn a wood tile and take the corn tile under it.
        Burn = "burn",
        /// Corn without a tile.
        Bare = "bare",
    }
}

/// The benefits of architecture for a building (rules 8.3, 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Architecture {
    /// All benefits that apply, without leaving out a resource.
    Full,
    /// All benefits that apply, with this resource left out of the price.
    Sparing(Resource),
    /// No benefit: the player saves architecture for the second building of Tikal 4.
    Plain,
}

/// Returns `true` if the tiles differ and the numbers exist. The action may never be legal.
fn exists(action: Action) -> bool {
    let last = || data().gears.iter().map(|gear| gear.last_action).max().unwrap_or_default();
    match action {
        Action::Keep(pair) => pair.0 != pair.1,
        Action::Pick(gear, space) => space <= data().gear(gear).last_space,
        Action::Action(number) => (1..=last()).contains(&number),
        Action::Use(gear, number) => usable(gear, number),
        Action::Days(days) => (1..=2).contains(&days),
        _ => true,
    }
}

/// Returns `true` if another action could ever use this one (rules R33).
fn usable(gear: Gear, action: u8) -> bool {
    let offers = || data().gears.iter().flat_map(|gear| &gear.offers);
    let named = offers().any(|offer| matches!(offer.main(), Some(Effect::Use { gears, .. }) if gears.contains(gear)));
    named && data().offer(gear, action).main().is_some_and(|effect| !matches!(effect, Effect::Use { .. }))
}

impl Argument<Action> for Architecture {
    fn write(self, out: &mut impl Write) -> fmt::Result {
        match self {
            Architecture::Full => Ok(()),
            Architecture::Plain => out.write_str(" plain"),
            Architecture::Sparing(resource) => write!(out, " sparing {}", resource.id()),
        }
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        match words.next() {
            None => Some(Architecture::Full),
            Some("plain") => Some(Architecture::Plain),
            Some("sparing") => Resource::from_id(words.next()?).map(Architecture::Sparing),
            Some(_) => None,
        }
    }
}

// A single payment never takes more than three resources.
amounts! { Resource, 3 }
