//! One decision of one seat, and its notation.

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

fn tile(tile: Discovery) -> &'static str {
    &data().discoveries[tile.index()].id
}

fn starting(tile: StartingTile) -> &'static str {
    &data().starting_tiles[tile.index()].id
}

pub(super) fn write(action: Action, out: &mut impl Write) -> fmt::Result {
    let data = data();
    match action {
        Action::Keep(Pair(a, b)) => write!(out, "keep {} {}", starting(a), starting(b)),
        Action::Draft(a) => write!(out, "draft {}", starting(a)),
        Action::Place(board) => write!(out, "place {}", board.id()),
        Action::Move { from, power, to } => write!(out, "move {} {power} {}", from.id(), to.id()),
        Action::Join(power) => write!(out, "join {power}"),
        Action::Collect => out.write_str("collect"),
        Action::Main => out.write_str("main"),
        Action::MainWith(with) => write!(out, "main with {}", tile(with)),
        Action::Worship(space) => write!(out, "worship {space}"),
        Action::WorshipWith(space, with) => write!(out, "worship {space} with {}", tile(with)),
        Action::UnlockTurn => out.write_str("unlock turn"),
        Action::UnlockPay => out.write_str("unlock pay"),
        Action::UnlockWith(with) => write!(out, "unlock with {}", tile(with)),
        Action::TakeTemple => out.write_str("take temple"),
        Action::TakeRoyal => out.write_str("take royal"),
        Action::TakeDiscovery => out.write_str("take discovery"),
        Action::TakeBoth => out.write_str("take both"),
        Action::TakeBothWith(with) => write!(out, "take both with {}", tile(with)),
        Action::PartTemple => out.write_str("part temple"),
        Action::PartRoyal => out.write_str("part royal"),
        Action::Claim(index) => write!(out, "claim {}", tile(index)),
        Action::Printed => out.write_str("printed"),
        Action::Advance(temple) => write!(out, "advance {}", temple.id()),
        Action::Gain(resource) => write!(out, "gain {}", resource.id()),
        Action::Raise(board, power) => write!(out, "raise {} {power}", board.id()),
        Action::Buy => out.write_str("buy"),
        Action::Reward(reward) => write!(out, "reward {}", reward.id()),
        Action::RewardWith(with) => write!(out, "reward {} with {}", Reward::TwoTemples.id(), tile(with)),
        Action::Exchange(times) => write!(out, "exchange {times}"),
        Action::ExchangeWith(times, with) => write!(out, "exchange {times} with {}", tile(with)),
        Action::ExchangeFor(resource) => write!(out, "exchange {}", resource.id()),
        Action::ExchangeForWith(resource, with) => write!(out, "exchange {} with {}", resource.id(), tile(with)),
        Action::Sell(amounts) => {
            out.write_str("sell")?;
            for (resource, amount) in Resource::ALL.iter().zip(amounts) {
                for _ in 0..amount {
                    write!(out, " {}", resource.id())?;
                }
            }
            Ok(())
        }
        Action::Acquire(technology) => write!(out, "acquire {}", technology.id()),
        Action::PyramidTile(tile) => write!(out, "tile {}", data.pyramid_tiles[tile.index()].id),
        Action::DecorationTile(tile) => write!(out, "tile {}", data.decorations[tile.index()].id),
        Action::Space(space) => write!(out, "space {}", data.spaces[space.index()].id),
        Action::Ledge(ledge) => write!(out, "space {}", data.ledges[ledge.index()].id),
        Action::Rotate(turns) => write!(out, "rotate {turns}"),
        Action::Spare(resource) => write!(out, "spare {}", resource.id()),
        Action::Use(index) => write!(out, "use {}", tile(index)),
        Action::Salary(amount) => write!(out, "salary {amount}"),
        Action::SalaryWith(with) => write!(out, "salary with {}", tile(with)),
        Action::Stop => out.write_str("stop"),
    }
}

/// A number in notation: at most two digits, without sign or leading zero.
fn number(word: &str) -> Option<u8> {
    let plain = matches!(word.as_bytes(), [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    if plain { word.parse().ok() } else { None }
}

pub(super) fn parse(text: &str) -> Option<Action> {
    let data = data();
    let with = |id: &str| data.discovery(id);
    let mut words = [""; 8];
    let mut count = 0;
    for word in text.split(' ') {
        *words.get_mut(count)? = word;
        count += 1;
    }
    let action = match words[..count] {
        ["keep", a, b] => Action::Keep(Pair(data.starting_tile(a)?, data.starting_tile(b)?)),
        ["draft", a] => Action::Draft(data.starting_tile(a)?),
        ["place", board] => Action::Place(Board::from_id(board)?),
        ["move", from, power, to] => {
            Action::Move { from: Board::from_id(from)?, power: number(power)?, to: Board::from_id(to)? }
        }
        ["join", power] => Action::Join(number(power)?),
        ["collect"] => Action::Collect,
        ["main"] => Action::Main,
        ["main", "with", id] => Action::MainWith(with(id)?),
        ["worship", space] => Action::Worship(number(space)?),
        ["worship", space, "with", id] => Action::WorshipWith(number(space)?, with(id)?),
        ["unlock", "turn"] => Action::UnlockTurn,
        ["unlock", "pay"] => Action::UnlockPay,
        ["unlock", "with", id] => Action::UnlockWith(with(id)?),
        ["take", "temple"] => Action::TakeTemple,
        ["take", "royal"] => Action::TakeRoyal,
        ["take", "discovery"] => Action::TakeDiscovery,
        ["take", "both"] => Action::TakeBoth,
        ["take", "both", "with", id] => Action::TakeBothWith(with(id)?),
        ["part", "temple"] => Action::PartTemple,
        ["part", "royal"] => Action::PartRoyal,
        ["claim", id] => Action::Claim(with(id)?),
        ["printed"] => Action::Printed,
        ["advance", temple] => Action::Advance(Temple::from_id(temple)?),
        ["gain", resource] => Action::Gain(Resource::from_id(resource)?),
        ["raise", board, power] => Action::Raise(Board::from_id(board)?, number(power)?),
        ["buy"] => Action::Buy,
        ["reward", reward] => Action::Reward(Reward::from_id(reward)?),
        ["reward", "ascend_two_temples", "with", id] => Action::RewardWith(with(id)?),
        ["exchange", what] => match Resource::from_id(what) {
            Some(resource) => Action::ExchangeFor(resource),
            None => Action::Exchange(number(what)?),
        },
        ["exchange", what, "with", id] => match Resource::from_id(what) {
            Some(resource) => Action::ExchangeForWith(resource, with(id)?),
            None => Action::ExchangeWith(number(what)?, with(id)?),
        },
        ["sell", ref sold @ ..] if !sold.is_empty() => {
            let mut amounts = [0; 3];
            let mut last = Resource::Wood;
            for word in sold {
                let resource = Resource::from_id(word).filter(|resource| *resource >= last)?;
                amounts[resource.index()] += 1;
                last = resource;
            }
            Action::Sell(amounts)
        }
        ["acquire", id] => Action::Acquire(Technology::from_id(id)?),
        ["tile", id] => match data.pyramid_tile(id) {
            Some(index) => Action::PyramidTile(index),
            None => Action::DecorationTile(data.decoration(id)?),
        },
        ["space", id] => match data.space(id) {
            Some(index) => Action::Space(index),
            None => Action::Ledge(data.ledge(id)?),
        },
        ["rotate", turns] => Action::Rotate(number(turns).filter(|turns| *turns < 4)?),
        ["spare", resource] => {
            Action::Spare(Resource::from_id(resource).filter(|resource| *resource != Resource::Gold)?)
        }
        ["use", id] => Action::Use(with(id)?),
        ["salary", "with", id] => Action::SalaryWith(with(id)?),
        ["salary", amount] => Action::Salary(number(amount)?),
        ["stop"] => Action::Stop,
        _ => return None,
    };
    Some(action)
}
