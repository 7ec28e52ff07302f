//! One decision of one seat, and its notation.

use game_kit::actions::{actions, amounts};

use super::ids::{
    Board, DecorationTile, Discovery, Ledge, PyramidTile, Resource, Reward, Space, StartingTile, Technology, Temple,
};

pub use game_kit::actions::Pair;

actions! {
    /// A step of a seat. Tiles named `with` are `free_cocoa` tiles that pay instead of cocoa.
    Action if exists;
    /// Keep two of the dealt starting tiles.
    Keep(tiles: Pair<StartingTile>) = ["keep" tiles] is Core;
    /// Take a starting tile of the open offer (variant `starting_tile_draft`).
    Draft(tile: StartingTile) = ["draft" tile] is Core;
    /// Place a starting worker.
    Place(board: Board) = ["place" board] is Core;
    /// Move the worker with this power from one board to another.
    Move { from: Board, power: u8, to: Board } = ["move" from power to] is Core;
    /// Also move a second worker with this power.
    Join(power: u8) = ["join" power];
    /// Collect cocoa.
    Collect = ["collect"] is Core;
    Main = ["main"] is Core;
    /// Use the main action. A tile pays for the colors.
    MainWith(tile: Discovery) = ["main with" tile] is Core;
    /// Worship on this space, from 1.
    Worship(space: u8) = ["worship" space] is Core;
    /// Worship on this space, its cocoa paid with a tile.
    WorshipWith(space: u8, tile: Discovery) = ["worship" space "with" tile] is Core;
    /// Unlock all workers for free, which is the whole turn.
    UnlockTurn = ["unlock turn"] is Core;
    /// Unlock for cocoa.
    UnlockPay = ["unlock pay"];
    /// Unlock with a tile.
    UnlockWith(tile: Discovery) = ["unlock with" tile];
    /// Take only the temple part of a worship.
    TakeTemple = ["take temple"];
    TakeRoyal = ["take royal"];
    /// Take only the discovery part of a worship.
    TakeDiscovery = ["take discovery"];
    /// Take both parts of a worship.
    TakeBoth = ["take both"];
    /// Take both parts of a worship, paid with a tile.
    TakeBothWith(tile: Discovery) = ["take both with" tile];
    /// Take the temple part before the discovery tile.
    PartTemple = ["part temple"];
    /// Use the royal action before the discovery tile.
    PartRoyal = ["part royal"];
    /// Claim this discovery tile.
    Claim(tile: Discovery) = ["claim" tile];
    /// Take the printed reward of a large temple step.
    Printed = ["printed"];
    /// Take a step on this temple.
    Advance(temple: Temple) = ["advance" temple];
    /// Gain this resource of choice.
    Gain(resource: Resource) = ["gain" resource];
    /// Raise the worker on this board with this power.
    Raise(board: Board, power: u8) = ["raise" board power];
    /// Buy a power-up.
    Buy = ["buy"];
    Reward(reward: Reward) = ["reward" reward];
    /// Take two temple steps as the ascension reward, paid with a tile.
    RewardWith(tile: Discovery) = ["reward ascend_two_temples with" tile];
    Exchange(times: u8) = ["exchange" times];
    /// Make this many exchanges. A tile pays the cocoa.
    ExchangeWith(times: u8, tile: Discovery) = ["exchange" times "with" tile];
    /// Make the one exchange for any resources, paying this resource.
    ExchangeFor(resource: Resource) = ["exchange" resource];
    /// Make the one exchange for any resources, paying this resource. A tile pays the cocoa.
    ExchangeForWith(resource: Resource, tile: Discovery) = ["exchange" resource "with" tile];
    /// Sell this wood, stone and gold.
    Sell(resources: [u8; 3]) = ["sell" resources];
    Acquire(technology: Technology) = ["acquire" technology] is Core;
    /// Choose a pyramid tile of the display.
    PyramidTile(tile: PyramidTile) = ["tile" tile];
    /// Choose a decoration of the display.
    DecorationTile(tile: DecorationTile) = ["tile" tile];
    Space(space: Space) = ["space" space];
    /// Choose a decoration space.
    Ledge(ledge: Ledge) = ["space" ledge];
    /// Rotate the pyramid tile by this many quarter turns clockwise.
    Rotate(turns: u8) = ["rotate" turns];
    /// Choose the resource that the discount spares.
    Spare(resource: Resource) = ["spare" resource];
    /// Use a discovery tile.
    Use(tile: Discovery) = ["use" tile];
    /// Pay this much of the salary.
    Salary(amount: u8) = ["salary" amount] is Core;
    /// Pay the salary with a tile.
    SalaryWith(tile: Discovery) = ["salary with" tile];
    /// Skip all further optional parts.
    Stop = ["stop"];
}

/// Returns `true` if a tile can be rotated like that, and if the discount can spare the resource.
fn exists(action: Action) -> bool {
    !matches!(action, Action::Rotate(4..) | Action::Spare(Resource::Gold))
}

// No action has more than eight words.
amounts! { Resource, 7 }
