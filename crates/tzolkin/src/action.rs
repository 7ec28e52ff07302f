//! The decisions of the players as values, and as text: lower-case words separated by single spaces (the record format,
//! "Notation").

use std::fmt::{Result, Write};

use serde::{Deserialize, Serialize};

use super::data::{Effect, data};
use super::ids::{BuildingId, Gear, MonumentId, Resource, Technology, Temple, TileId};

/// One decision of one seat.
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
    /// Use the action with this number on the gear of the picked-up worker.
    Action(u8),
    /// Use no action. The worker only returns to the hand.
    Nothing,
    /// Harvest in the jungle.
    Harvest(Harvest),
    /// Go down in this temple after burning.
    Lower(Temple),
    /// Advance a technology, or take its bonus.
    Advance(Technology),
    /// Pay this wood, stone and gold.
    Pay([u8; 3]),
    Climb(Temple),
    Gain(Resource),
    Build(BuildingId, Architecture),
    Monument(MonumentId),
    /// Buy a resource for corn.
    Buy(Resource),
    /// Sell a resource for corn.
    Sell(Resource),
    /// Use an action of another gear.
    Use(Gear, u8),
    /// Offer a resource after an action of Chichen Itza.
    Offer(Resource),
    /// Skip the remaining optional effects.
    Stop,
    /// End the turn.
    End,
    /// Advance the calendar by one or two days.
    Days(u8),
}

/// Two wealth tiles in any order.
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

impl Action {
    /// Returns `true` if the action begins a step of a plan, which has a number in text and picture.
    pub(super) fn begins_step(self) -> bool {
        use Action::{Beg, Days, Pick, Place, PlaceFirstPlayer};
        matches!(self, Beg(_) | Days(_) | Pick(..) | Place(_) | PlaceFirstPlayer)
    }
}

/// A single payment never takes more resources than this.
const MOST_PAID: u8 = 3;

pub(super) fn write(action: Action, out: &mut impl Write) -> Result {
    match action {
        Action::Keep(Pair(one, other)) => write!(out, "keep {} {}", one.id(), other.id()),
        Action::Beg(temple) => write!(out, "beg {}", temple.id()),
        Action::Place(gear) => write!(out, "place {}", gear.id()),
        Action::PlaceFirstPlayer => out.write_str("place first_player"),
        Action::Pick(gear, space) => write!(out, "pick {} {space}", gear.id()),
        Action::Action(number) => write!(out, "action {number}"),
        Action::Nothing => out.write_str("nothing"),
        Action::Harvest(harvest) => write!(out, "harvest {}", harvest.id()),
        Action::Lower(temple) => write!(out, "lower {}", temple.id()),
        Action::Advance(technology) => write!(out, "advance {}", technology.id()),
        Action::Pay(amounts) => {
            out.write_str("pay")?;
            for (resource, amount) in Resource::ALL.into_iter().zip(amounts) {
                for _ in 0..amount {
                    write!(out, " {}", resource.id())?;
                }
            }
            Ok(())
        }
        Action::Climb(temple) => write!(out, "climb {}", temple.id()),
        Action::Gain(resource) => write!(out, "gain {}", resource.id()),
        Action::Build(building, Architecture::Full) => write!(out, "build {}", building.id()),
        Action::Build(building, Architecture::Plain) => write!(out, "build {} plain", building.id()),
        Action::Build(building, Architecture::Sparing(resource)) => {
            write!(out, "build {} sparing {}", building.id(), resource.id())
        }
        Action::Monument(monument) => write!(out, "monument {}", monument.id()),
        Action::Buy(resource) => write!(out, "buy {}", resource.id()),
        Action::Sell(resource) => write!(out, "sell {}", resource.id()),
        Action::Use(gear, number) => write!(out, "use {} {number}", gear.id()),
        Action::Offer(resource) => write!(out, "offer {}", resource.id()),
        Action::Stop => out.write_str("stop"),
        Action::End => out.write_str("end"),
        Action::Days(days) => write!(out, "days {days}"),
    }
}

/// Checks the syntax only.
pub(super) fn parse(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let words: Vec<&str> = words.take(5).collect();
    Some(match (verb, words.as_slice()) {
        ("keep", &[one, other]) => {
            let pair = Pair(TileId::from_id(one)?, TileId::from_id(other)?);
            Action::Keep(Some(pair).filter(|pair| pair.0 != pair.1)?)
        }
        ("beg", &[temple]) => Action::Beg(Temple::from_id(temple)?),
        ("place", &["first_player"]) => Action::PlaceFirstPlayer,
        ("place", &[gear]) => Action::Place(Gear::from_id(gear)?),
        ("pick", &[gear, space]) => {
            let gear = Gear::from_id(gear)?;
            Action::Pick(gear, number(space).filter(|&space| space <= data().gear(gear).last_space)?)
        }
        ("action", &[action]) => {
            let last = data().gears.iter().map(|gear| gear.last_action).max()?;
            Action::Action(number(action).filter(|action| (1..=last).contains(action))?)
        }
        ("nothing", []) => Action::Nothing,
        ("harvest", &[harvest]) => Action::Harvest(Harvest::ALL.into_iter().find(|known| known.id() == harvest)?),
        ("lower", &[temple]) => Action::Lower(Temple::from_id(temple)?),
        ("advance", &[technology]) => Action::Advance(Technology::from_id(technology)?),
        ("pay", resources) => Action::Pay(amounts(resources)?),
        ("climb", &[temple]) => Action::Climb(Temple::from_id(temple)?),
        ("gain", &[resource]) => Action::Gain(Resource::from_id(resource)?),
        ("build", &[building]) => Action::Build(BuildingId::from_id(building)?, Architecture::Full),
        ("build", &[building, "plain"]) => Action::Build(BuildingId::from_id(building)?, Architecture::Plain),
        ("build", &[building, "sparing", resource]) => {
            Action::Build(BuildingId::from_id(building)?, Architecture::Sparing(Resource::from_id(resource)?))
        }
        ("monument", &[monument]) => Action::Monument(MonumentId::from_id(monument)?),
        ("buy", &[resource]) => Action::Buy(Resource::from_id(resource)?),
        ("sell", &[resource]) => Action::Sell(Resource::from_id(resource)?),
        ("use", &[gear, action]) => {
            let gear = Gear::from_id(gear)?;
            Action::Use(gear, number(action).filter(|&action| usable(gear, action))?)
        }
        ("offer", &[resource]) => Action::Offer(Resource::from_id(resource)?),
        ("stop", []) => Action::Stop,
        ("end", []) => Action::End,
        ("days", &["1"]) => Action::Days(1),
        ("days", &["2"]) => Action::Days(2),
        _ => return None,
    })
}

/// Returns `true` if another action could ever use this one (rules R33).
fn usable(gear: Gear, action: u8) -> bool {
    let offers = || data().gears.iter().flat_map(|gear| &gear.offers);
    let named = offers().any(|offer| matches!(offer.main(), Some(Effect::Use { gears, .. }) if gears.contains(gear)));
    named && data().offer(gear, action).main().is_some_and(|effect| !matches!(effect, Effect::Use { .. }))
}

/// A number in notation, without sign or leading zero.
fn number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    word.parse().ok().filter(|_| plain)
}

/// Resources to pay, one word for each, in order.
fn amounts(words: &[&str]) -> Option<[u8; 3]> {
    let mut amounts = [0; 3];
    let mut last = 0;
    for word in words {
        let index = Resource::from_id(word)?.index();
        if index < last {
            return None;
        }
        last = index;
        amounts[index] += 1;
    }
    (1..=MOST_PAID).contains(&amounts.iter().sum()).then_some(amounts)
}

impl Harvest {
    /// All ways, in order.
    pub const ALL: [Harvest; 4] = [Harvest::Corn, Harvest::Wood, Harvest::Burn, Harvest::Bare];

    /// The word in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Harvest::Corn => "corn",
            Harvest::Wood => "wood",
            Harvest::Burn => "burn",
            Harvest::Bare => "bare",
        }
    }
}
