//! A stack of open decisions and effects. The top asks its question or happens automatically.

use serde::{Deserialize, Serialize};

use game_kit::list::List;

use super::ids::{DecorationTile, DiscoveryStack, PyramidTile, Space, StartingTile, Temple};

/// An open decision, or an effect that follows after those above are resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The first question of a turn.
    #[default]
    TurnStart,
    /// Asks whether a second worker joins the move.
    Join,
    /// Asks for the action: collect, main action or worship.
    ChooseAction,
    /// The last question of a turn.
    TurnEnd,

    /// Asks which parts of a worship to take.
    Take,
    /// Asks which part of a worship with both parts comes first.
    BothParts,
    /// Asks for the discovery part after the other part of a worship.
    DiscoveryPart,
    /// The temple part or the royal action, which follows automatically.
    OtherPart,
    /// Asks for the exchanges of a royal tile.
    Exchange,

    /// Asks for a resource of choice, this many times.
    GainAny(u8),
    /// Asks for a step on a temple of choice, this many times.
    AdvanceAny(u8),
    /// A step on this temple, which follows automatically.
    Advance(Temple),
    /// Asks for the order of a decoration's two steps on different temples.
    OrderSteps(Temple, Temple),
    /// A large temple step with tiles. It stays this step, even if a tile then moves the marker further.
    LargeStep(Temple, u8),
    /// Asks for the discovery tile to claim on the Avenue of the Dead.
    AvenueClaim(DiscoveryStack),

    /// Asks for a power-up of the main action, this many times.
    ActionPowerUps(u8),
    /// Asks for a power-up of a discovery tile, this many times.
    TilePowerUps(u8),
    /// Asks for a power-up of starting tiles, this many times.
    StartPowerUps(u8),
    /// Asks whether to buy a power-up.
    BuyPowerUp,
    /// The rest of this worker's ascension, which follows automatically.
    Ascend(u8),
    Reward,

    /// Asks for the technology to acquire in alchemy.
    Acquire,
    /// Asks for tiles that add workers on nobles.
    NoblesWorkers,
    /// Asks for the decoration to add.
    ChooseDecoration,
    PlaceDecoration(DecorationTile),
    /// Asks for the pyramid tile to add in construction.
    ChooseTile,
    /// Asks for the space of this pyramid tile.
    PlaceTile(PyramidTile),
    /// Asks for the rotation of this pyramid tile on its space.
    RotateTile(PyramidTile, Space),
    /// Asks for the resource that the discount spares for this pyramid tile.
    SpareFor(PyramidTile, Space, u8),

    /// The bonuses of the starting tiles from this stage on, which follow automatically.
    Bonus(u8),
    /// Asks whether to claim the discovery tile attached to this starting tile.
    AttachedClaim(StartingTile),
    /// Asks for the payment of the salary in an eclipse.
    Salary,
}

/// Open decisions, with the next one on top.
///
/// Apart from the main line (a turn's end, a bought power-up, power-ups, an ascension and its claim: at most six),
/// every frame belongs to a discovery tile in use. The three `power_ups` tiles open at most three frames at a time. The
/// 23 others that ask a question open one. Together that makes 38.
pub type Stack = List<Frame, 48>;
