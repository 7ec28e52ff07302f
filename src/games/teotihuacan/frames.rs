//! What is still to be decided or done, as a stack: the top asks its question, or happens by itself.

use serde::{Deserialize, Serialize};

use super::ids::{DecorationTile, DiscoveryStack, PyramidTile, Space, StartingTile, Temple};

/// A decision that is open, or an effect that follows once those above are resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The first question of a turn.
    TurnStart,
    /// Whether a second worker moves along.
    Join,
    /// Collect, main action or worship.
    ChooseAction,
    /// The last question of a turn.
    TurnEnd,

    /// Worship: which parts.
    Take,
    /// Both parts are open.
    BothParts,
    /// The discovery part is left.
    DiscoveryPart,
    /// The temple part or the royal action follows by itself.
    OtherPart,
    /// The exchanges of a royal tile.
    Exchange,

    /// So many resources of choice.
    GainAny(u8),
    /// So many steps on temples of choice.
    AdvanceAny(u8),
    /// A step on this temple follows by itself.
    Advance(Temple),
    /// Two steps of a decoration on different temples.
    OrderSteps(Temple, Temple),
    /// A large temple step with tiles: this one, also when a tile used meanwhile moves the marker on.
    LargeStep(Temple, u8),
    /// A claim on the Avenue of the Dead.
    AvenueClaim(DiscoveryStack),

    /// So many power-ups of the main action.
    ActionPowerUps(u8),
    /// So many power-ups of a discovery tile.
    TilePowerUps(u8),
    /// So many power-ups of starting tiles.
    StartPowerUps(u8),
    /// Whether to buy a power-up.
    BuyPowerUp,
    /// The rest of an ascension of this worker follows by itself.
    Ascend(u8),
    /// The ascension reward.
    Reward,

    /// Alchemy: which technology.
    Acquire,
    /// Nobles: whether to count more workers.
    NoblesWorkers,
    /// Decorations: which tile.
    ChooseDecoration,
    /// Decorations: where this tile goes.
    PlaceDecoration(DecorationTile),
    /// Construction: which tile.
    ChooseTile,
    /// Construction: where this tile goes.
    PlaceTile(PyramidTile),
    /// Construction: its rotation.
    RotateTile(PyramidTile, Space),
    /// Construction: what the discount spares.
    SpareFor(PyramidTile, Space, u8),

    /// The bonuses of the starting tiles from this stage on follow by themselves.
    Bonus(u8),
    /// The discovery tile attached to this starting tile.
    AttachedClaim(StartingTile),
    /// The salary of an eclipse.
    Salary,
}

/// Open decisions, the next on top.
///
/// Beside the main line (a turn's end, a bought power-up, power-ups, an ascension and its claim: at
/// most six) every frame belongs to a discovery tile in use. The three `power_ups` tiles open at
/// most three frames at a time, the 23 others that ask anything one: 38 together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Frame>", into = "Vec<Frame>")]
pub struct Stack {
    frames: [Frame; Stack::CAPACITY],
    len: u8,
}

impl Stack {
    const CAPACITY: usize = 48;

    /// Nothing is open.
    pub const EMPTY: Stack = Stack { frames: [Frame::TurnStart; Stack::CAPACITY], len: 0 };

    /// The next decision or effect.
    pub fn top(&self) -> Option<Frame> {
        self.frames[..usize::from(self.len)].last().copied()
    }

    /// Puts a frame on top. Beyond the capacity, which no legal game reaches, it is dropped.
    pub fn push(&mut self, frame: Frame) {
        if let Some(place) = self.frames.get_mut(usize::from(self.len)) {
            *place = frame;
            self.len += 1;
        }
    }

    /// Takes the top frame off.
    pub fn pop(&mut self) -> Option<Frame> {
        let top = self.top()?;
        self.len -= 1;
        self.frames[usize::from(self.len)] = Frame::TurnStart;
        Some(top)
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        *self = Stack::EMPTY;
    }

    /// How many frames are open.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is open.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The frames from the bottom up.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Frame> {
        self.frames[..self.len()].iter().copied()
    }
}

impl TryFrom<Vec<Frame>> for Stack {
    type Error = String;

    fn try_from(frames: Vec<Frame>) -> Result<Self, String> {
        if frames.len() > Stack::CAPACITY {
            return Err(format!("{} open decisions, at most {} are possible", frames.len(), Stack::CAPACITY));
        }
        let mut stack = Stack::EMPTY;
        for frame in frames {
            stack.push(frame);
        }
        Ok(stack)
    }
}

impl From<Stack> for Vec<Frame> {
    fn from(stack: Stack) -> Vec<Frame> {
        stack.iter().collect()
    }
}
