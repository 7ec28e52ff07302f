//! One decision of one seat, and its notation.

use std::borrow::Cow;
use std::fmt::{self, Write};

use super::data::data;
use super::ids::{
    Board, DecorationTile, Discovery, Ledge, PyramidTile, Resource, Reward, Space, StartingTile, Technology, Temple,
};

/// Two starting tiles in any order.
#[derive(Clone, Copy, Debug, Eq)]
pub struct Pair(pub StartingTile, pub StartingTile);

impl PartialEq for Pair {
    fn eq(&self, other: &Pair) -> bool {
        (self.0, self.1) == (other.0, other.1) || (self.0, self.1) == (other.1, other.0)
    }
}

/// A step of a seat. Tiles named `with` are `free_cocoa` tiles that pay instead of cocoa.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Keep two of the dealt starting tiles.
    Keep(Pair),
    /// Take a starting tile of the open offer (variant `starting_tile_draft`).
    Draft(StartingTile),
    /// Place a starting worker.
    Place(Board),
    /// Move the worker with this power from one board to another.
    Move {
        from: Board,
        power: u8,
        to: Board,
    },
    /// Also move a second worker with this power.
    Join(u8),
    /// Collect cocoa.
    Collect,
    Main,
    /// Use the main action. A tile pays for the colors.
    MainWith(Discovery),
    /// Worship on this space, from 1.
    Worship(u8),
    /// Worship on this space, its cocoa paid with a tile.
    WorshipWith(u8, Discovery),
    /// Unlock all workers for free, which is the whole turn.
    UnlockTurn,
    /// Unlock for cocoa.
    UnlockPay,
    /// Unlock with a tile.
    UnlockWith(Discovery),
    /// Take only the temple part of a worship.
    TakeTemple,
    TakeRoyal,
    /// Take only the discovery part of a worship.
    TakeDiscovery,
    /// Take both parts of a worship.
    TakeBoth,
    /// Take both parts of a worship, paid with a tile.
    TakeBothWith(Discovery),
    /// Take the temple part before the discovery tile.
    PartTemple,
    /// Use the royal action before the discovery tile.
    PartRoyal,
    /// Claim this discovery tile.
    Claim(Discovery),
    /// Take the printed reward of a large temple step.
    Printed,
    /// Take a step on this temple.
    Advance(Temple),
    /// Gain this resource of choice.
    Gain(Resource),
    /// Raise the worker on this board with this power.
    Raise(Board, u8),
    /// Buy a power-up.
    Buy,
    Reward(Reward),
    /// Take two temple steps as the ascension reward, paid with a tile.
    RewardWith(Discovery),
    Exchange(u8),
    /// Make this many exchanges. A tile pays the cocoa.
    ExchangeWith(u8, Discovery),
    /// Make the one exchange for any resources, paying this resource.
    ExchangeFor(Resource),
    /// Make the one exchange for any resources, paying this resource. A tile pays the cocoa.
    ExchangeForWith(Resource, Discovery),
    /// Sell this wood, stone and gold.
    Sell([u8; 3]),
    Acquire(Technology),
    /// Choose a pyramid tile of the display.
    PyramidTile(PyramidTile),
    /// Choose a decoration of the display.
    DecorationTile(DecorationTile),
    Space(Space),
    /// Choose a decoration space.
    Ledge(Ledge),
    /// Rotate the pyramid tile by this many quarter turns clockwise.
    Rotate(u8),
    /// Choose the resource that the discount spares.
    Spare(Resource),
    /// Use a discovery tile.
    Use(Discovery),
    /// Pay this much of the salary.
    Salary(u8),
    /// Pay the salary with a tile.
    SalaryWith(Discovery),
    /// Skip all further optional parts.
    Stop,
}

/// An argument of an action in notation.
trait Word: Sized {
    fn written(&self) -> Cow<'static, str>;

    fn read(word: &str) -> Option<Self>;
}

impl Word for u8 {
    fn written(&self) -> Cow<'static, str> {
        self.to_string().into()
    }

    /// At most two digits, without sign or leading zero.
    fn read(word: &str) -> Option<u8> {
        let plain = matches!(word.as_bytes(), [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        if plain { word.parse().ok() } else { None }
    }
}

/// Things that know their own identifier.
macro_rules! named {
    ($($type:ident)*) => {$(
        impl Word for $type {
            fn written(&self) -> Cow<'static, str> {
                self.id().into()
            }

            fn read(word: &str) -> Option<$type> {
                $type::from_id(word)
            }
        }
    )*};
}
named! { Board Resource Reward Technology Temple }

/// Things with an identifier in the data: the list, and the search in it.
macro_rules! numbered {
    ($($type:ident $list:ident $find:ident;)*) => {$(
        impl Word for $type {
            fn written(&self) -> Cow<'static, str> {
                data().$list[self.index()].id.as_str().into()
            }

            fn read(word: &str) -> Option<$type> {
                data().$find(word)
            }
        }
    )*};
}
numbered! {
    DecorationTile decorations decoration;
    Discovery discoveries discovery;
    Ledge ledges ledge;
    PyramidTile pyramid_tiles pyramid_tile;
    Space spaces space;
    StartingTile starting_tiles starting_tile;
}

/// Declares the notation of all actions but a sale: its words, with the arguments among them, and the action. Of two
/// notations with the same words, the first with readable arguments counts.
macro_rules! notation {
    ($([$($word:tt)*] ($($argument:ident)*) {$($action:tt)*})*) => {
        pub(super) fn write(action: Action, out: &mut impl Write) -> fmt::Result {
            use Action::*;
            match action {
                $($($action)* => {
                    $(let $argument = $argument.written();)*
                    let words: &[&str] = &[$(&$word),*];
                    words.iter().enumerate().try_for_each(|(index, word)| {
                        if index > 0 {
                            out.write_char(' ')?;
                        }
                        out.write_str(word)
                    })
                })*
                Sell(amounts) => write_sale(amounts, out),
            }
        }

        fn read(words: &[&str]) -> Option<Action> {
            use Action::*;
            $(
                if let [$($word),*] = *words && let ($(Some($argument),)*) = ($(Word::read($argument),)*) {
                    return Some($($action)*);
                }
            )*
            None
        }
    };
}

notation! {
    ["keep" a b] (a b) { Keep(Pair(a, b)) }
    ["draft" tile] (tile) { Draft(tile) }
    ["place" board] (board) { Place(board) }
    ["move" from power to] (from power to) { Move { from, power, to } }
    ["join" power] (power) { Join(power) }
    ["collect"] () { Collect }
    ["main"] () { Main }
    ["main" "with" tile] (tile) { MainWith(tile) }
    ["worship" space] (space) { Worship(space) }
    ["worship" space "with" tile] (space tile) { WorshipWith(space, tile) }
    ["unlock" "turn"] () { UnlockTurn }
    ["unlock" "pay"] () { UnlockPay }
    ["unlock" "with" tile] (tile) { UnlockWith(tile) }
    ["take" "temple"] () { TakeTemple }
    ["take" "royal"] () { TakeRoyal }
    ["take" "discovery"] () { TakeDiscovery }
    ["take" "both"] () { TakeBoth }
    ["take" "both" "with" tile] (tile) { TakeBothWith(tile) }
    ["part" "temple"] () { PartTemple }
    ["part" "royal"] () { PartRoyal }
    ["claim" tile] (tile) { Claim(tile) }
    ["printed"] () { Printed }
    ["advance" temple] (temple) { Advance(temple) }
    ["gain" resource] (resource) { Gain(resource) }
    ["raise" board power] (board power) { Raise(board, power) }
    ["buy"] () { Buy }
    ["reward" reward] (reward) { Reward(reward) }
    ["reward" "ascend_two_temples" "with" tile] (tile) { RewardWith(tile) }
    ["exchange" times] (times) { Exchange(times) }
    ["exchange" times "with" tile] (times tile) { ExchangeWith(times, tile) }
    ["exchange" resource] (resource) { ExchangeFor(resource) }
    ["exchange" resource "with" tile] (resource tile) { ExchangeForWith(resource, tile) }
    ["acquire" technology] (technology) { Acquire(technology) }
    ["tile" tile] (tile) { PyramidTile(tile) }
    ["tile" tile] (tile) { DecorationTile(tile) }
    ["space" space] (space) { Space(space) }
    ["space" ledge] (ledge) { Ledge(ledge) }
    ["rotate" turns] (turns) { Rotate(turns) }
    ["spare" resource] (resource) { Spare(resource) }
    ["use" tile] (tile) { Use(tile) }
    ["salary" "with" tile] (tile) { SalaryWith(tile) }
    ["salary" amount] (amount) { Salary(amount) }
    ["stop"] () { Stop }
}

fn write_sale(amounts: [u8; 3], out: &mut impl Write) -> fmt::Result {
    out.write_str("sell")?;
    for (resource, amount) in Resource::ALL.iter().zip(amounts) {
        for _ in 0..amount {
            write!(out, " {}", resource.id())?;
        }
    }
    Ok(())
}

/// Sold resources in their order.
fn read_sale(sold: &[&str]) -> Option<Action> {
    let mut amounts = [0; 3];
    let mut last = Resource::Wood;
    for word in sold {
        let resource = Resource::from_id(word).filter(|resource| *resource >= last)?;
        amounts[resource.index()] += 1;
        last = resource;
    }
    Some(Action::Sell(amounts))
}

pub(super) fn parse(text: &str) -> Option<Action> {
    let mut words = [""; 8];
    let mut count = 0;
    for word in text.split(' ') {
        *words.get_mut(count)? = word;
        count += 1;
    }
    let action = match &words[..count] {
        ["sell", sold @ ..] if !sold.is_empty() => read_sale(sold),
        words => read(words),
    };
    action.filter(|action| !matches!(action, Action::Rotate(4..) | Action::Spare(Resource::Gold)))
}
