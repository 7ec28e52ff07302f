//! The decisions of the players as values, and as text: lower-case words separated by single spaces (the record format,
//! "Notation").

use std::fmt::{self, Write};
use std::str::Split;

use game_kit::ids::ids;
use serde::{Deserialize, Serialize};

use super::data::{Effect, data};
use super::ids::{BuildingId, Gear, MonumentId, Resource, Technology, Temple, TileId};

/// Declares the actions: for each its arguments, its words in notation before these arguments, and its marks.
macro_rules! actions {
    ($($(#[$doc:meta])* $action:ident $(($($arg:ident: $type:ty),+))? = $words:literal $([$($mark:ident)+])?;)+) => {
        /// One decision of one seat.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Action {
            $($(#[$doc])* $action $(($($type),+))?,)+
        }

        impl Action {
            /// Returns `true` if the action has this mark.
            pub(super) fn is(self, mark: Mark) -> bool {
                match self {
                    $(Action::$action { .. } => [$($(Mark::$mark),+)?].contains(&mark),)+
                }
            }
        }

        pub(super) fn write(action: Action, out: &mut impl Write) -> fmt::Result {
            match action {
                $(Action::$action $(($($arg),+))? => {
                    out.write_str($words)?;
                    $($($arg.write(out)?;)+)?
                })+
            }
            Ok(())
        }

        /// Checks the syntax only.
        fn read(text: &str) -> Option<Action> {
            $(
                let action = after($words, text).and_then(|mut words| {
                    let action = Action::$action $(($(<$type>::read(&mut words)?),+))?;
                    words.next().is_none().then_some(action)
                });
                if action.is_some() {
                    return action;
                }
            )+
            None
        }
    };
}

/// A property of an action for plans and hints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Mark {
    /// It begins a step of a plan, which has a number in text and picture.
    Step,
    /// A plan is about it, and not only about its details.
    Core,
}

actions! {
    /// Keep these two of the four wealth tiles.
    Keep(tiles: Pair) = "keep" [Core];
    /// Beg for corn and go down in this temple.
    Beg(temple: Temple) = "beg" [Step];
    /// Place a worker on the lowest free space of this gear.
    Place(gear: Gear) = "place" [Step Core];
    /// Place a worker on the first player space.
    PlaceFirstPlayer = "place first_player" [Step Core];
    /// Pick up the worker on this space.
    Pick(gear: Gear, space: u8) = "pick" [Step Core];
    /// Use the action with this number on the gear of the picked-up worker.
    Action(number: u8) = "action" [Core];
    /// Use no action. The worker only returns to the hand.
    Nothing = "nothing";
    /// Harvest in the jungle.
    Harvest(harvest: Harvest) = "harvest" [Core];
    /// Go down in this temple after burning.
    Lower(temple: Temple) = "lower";
    /// Advance a technology, or take its bonus.
    Advance(technology: Technology) = "advance" [Core];
    /// Pay this wood, stone and gold.
    Pay(resources: [u8; 3]) = "pay";
    Climb(temple: Temple) = "climb";
    Gain(resource: Resource) = "gain";
    Build(building: BuildingId, architecture: Architecture) = "build" [Core];
    Monument(monument: MonumentId) = "monument" [Core];
    /// Buy a resource for corn.
    Buy(resource: Resource) = "buy";
    /// Sell a resource for corn.
    Sell(resource: Resource) = "sell";
    /// Use an action of another gear.
    Use(gear: Gear, number: u8) = "use" [Core];
    /// Offer a resource after an action of Chichen Itza.
    Offer(resource: Resource) = "offer";
    /// Skip the remaining optional effects.
    Stop = "stop";
    /// End the turn.
    End = "end";
    /// Advance the calendar by one or two days.
    Days(days: u8) = "days" [Step Core];
}

/// Two wealth tiles in any order.
#[derive(Clone, Copy, Debug, Eq, Serialize, Deserialize)]
pub struct Pair(pub TileId, pub TileId);

impl PartialEq for Pair {
    fn eq(&self, other: &Self) -> bool {
        (self.0, self.1) == (other.0, other.1) || (self.0, self.1) == (other.1, other.0)
    }
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

/// Parses notation. Checks that the numbers exist, but not whether the action is legal.
pub(super) fn parse(text: &str) -> Option<Action> {
    let last = || data().gears.iter().map(|gear| gear.last_action).max().unwrap_or_default();
    read(text).filter(|action| match *action {
        Action::Pick(gear, space) => space <= data().gear(gear).last_space,
        Action::Action(number) => (1..=last()).contains(&number),
        Action::Use(gear, number) => usable(gear, number),
        Action::Days(days) => (1..=2).contains(&days),
        _ => true,
    })
}

/// Returns `true` if another action could ever use this one (rules R33).
fn usable(gear: Gear, action: u8) -> bool {
    let offers = || data().gears.iter().flat_map(|gear| &gear.offers);
    let named = offers().any(|offer| matches!(offer.main(), Some(Effect::Use { gears, .. }) if gears.contains(gear)));
    named && data().offer(gear, action).main().is_some_and(|effect| !matches!(effect, Effect::Use { .. }))
}

/// The words after the first ones, if these are as given.
fn after<'a>(first: &str, text: &'a str) -> Option<Split<'a, char>> {
    let mut words = text.split(' ');
    first.split(' ').all(|word| words.next() == Some(word)).then_some(words)
}

/// An argument in notation.
trait Argument: Sized {
    /// Writes its words, each after a space.
    fn write(self, out: &mut impl Write) -> fmt::Result;

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self>;
}

macro_rules! named_arguments {
    ($($name:ident)+) => {$(
        impl Argument for $name {
            fn write(self, out: &mut impl Write) -> fmt::Result {
                write!(out, " {}", self.id())
            }

            fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                $name::from_id(words.next()?)
            }
        }
    )+};
}
named_arguments! { BuildingId Gear Harvest MonumentId Resource Technology Temple TileId }

/// A number without sign or leading zero.
impl Argument for u8 {
    fn write(self, out: &mut impl Write) -> fmt::Result {
        write!(out, " {self}")
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let word = words.next()?;
        let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
        word.parse().ok().filter(|_| plain)
    }
}

impl Argument for Pair {
    fn write(self, out: &mut impl Write) -> fmt::Result {
        self.0.write(out)?;
        self.1.write(out)
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let pair = Pair(TileId::read(words)?, TileId::read(words)?);
        (pair.0 != pair.1).then_some(pair)
    }
}

impl Argument for Architecture {
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
            Some("sparing") => Resource::read(words).map(Architecture::Sparing),
            Some(_) => None,
        }
    }
}

/// A single payment never takes more resources than this.
const MOST_PAID: u8 = 3;

/// Resources to pay, one word for each, in order.
impl Argument for [u8; 3] {
    fn write(self, out: &mut impl Write) -> fmt::Result {
        for (resource, amount) in Resource::ALL.into_iter().zip(self) {
            (0..amount).try_for_each(|_| resource.write(out))?;
        }
        Ok(())
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let mut amounts = [0; 3];
        let mut last = 0;
        for word in words.take(usize::from(MOST_PAID) + 1) {
            let index = Resource::from_id(word)?.index();
            if index < last {
                return None;
            }
            last = index;
            amounts[index] += 1;
        }
        (1..=MOST_PAID).contains(&amounts.iter().sum()).then_some(amounts)
    }
}
