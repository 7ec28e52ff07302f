//! What a game adds so that computers can play it.

use crate::engine::{Game, Phrase, Seat};

/// Most parts that an evaluation has.
pub const PARTS: usize = 12;

/// A value in points, part by part; the value is their sum.
pub type Parts = [f32; PARTS];

/// A hand-made evaluation of positions: the only thing that a game adds for its computer players.
///
/// It is asked about many thousand positions a second, so it allocates nothing. It uses no function
/// whose result differs between machines (exponentials, logarithms): a seed means the same game
/// everywhere.
pub trait Evaluate: Game {
    /// Names of the weights, in the order in which [`Evaluate::parts`] gets them.
    const WEIGHTS: &'static [&'static str];

    /// Names of the parts, for `<game>-ai-why-<part>`; at most [`PARTS`].
    const PART_NAMES: &'static [&'static str];

    /// What the evaluation found for one position and needs again for others that are alike in part;
    /// `()` if nothing is worth keeping.
    type Memory: Memory;

    /// Whether a search that looks for many turns spares evaluating what is half resolved: right where
    /// few steps lie between settled positions.
    const HASTY: bool = false;

    /// The weights that the program brings, found by `daykeeper tune`.
    fn weights() -> &'static [f32];

    /// The final points that a seat may expect, part by part. While a seat is within its turn, its
    /// position counts as if the turn ended here, with a guess for what is still being resolved.
    /// What is in the memory changes how fast the answer comes, never the answer.
    fn parts(state: &Self::State, seat: Seat, weights: &[f32], memory: &mut Self::Memory) -> Parts;

    /// Whether [`Evaluate::parts`] means something here: nothing is half resolved. A search looks
    /// at every way through positions which are not settled.
    fn settled(state: &Self::State) -> bool;

    /// Whether this action only ends the turn: it changes nothing that the evaluation of this seat
    /// does not already foresee.
    fn closes(action: Self::Action) -> bool;

    /// A hash of all that lies open and can change within a turn: equal for equal positions.
    fn fingerprint(state: &Self::State) -> u64;

    /// A hash of all that decides what this seat, which is to act, does best for the rest of its turn:
    /// what it may do, and all that [`Evaluate::parts`] looks at before and after. Equal only where
    /// the same actions are legal and have the same values. With it a search remembers the turns of
    /// positions instead of looking for them again; `None` where that cannot be told.
    fn prospect(_state: &Self::State, _seat: Seat) -> Option<u64> {
        None
    }

    /// A much coarser hash: of what moves this seat most. A search that plays on beyond what it looks
    /// at closely supposes that a seat does the same, if it may, wherever this is the same; with
    /// `None` it tries every step anew. For seats whose decision it is not (`own` is false) it may be
    /// coarser still.
    fn habit(_state: &Self::State, _seat: Seat, _own: bool) -> Option<u64> {
        None
    }

    /// Whether an action is legal for a seat, where that is told faster than by listing all; otherwise
    /// `None`.
    fn allows(_state: &Self::State, _seat: Seat, _action: Self::Action) -> Option<bool> {
        None
    }

    /// The final points of a seat, once the game is over. To be given where [`Game::outcome`]
    /// allocates.
    fn final_points(state: &Self::State, seat: Seat) -> f32 {
        let outcome = Self::outcome(state);
        outcome.map_or(0.0, |outcome| outcome.points[usize::from(seat)] as f32 / outcome.denominator as f32)
    }

    /// How far the game is, from 0 to 1.
    fn progress(state: &Self::State) -> f32;

    /// What a run of actions of one seat does, in a few words ("builds the Stone Granary"), for
    /// `<game>-ai-reason`. Only what everybody may know.
    fn deed(before: &Self::View, seat: Seat, actions: &[Self::Action]) -> Phrase;
}

/// What an evaluation keeps between positions.
pub trait Memory: Default + Send {
    /// Forgets everything: what comes next has other weights.
    fn forget(&mut self);
}

impl Memory for () {
    fn forget(&mut self) {}
}

/// Positions as one player with certain weights values them.
pub(super) struct Judge<'a, G: Evaluate> {
    weights: &'a [f32],
    memory: &'a mut G::Memory,
}

impl<'a, G: Evaluate> Judge<'a, G> {
    pub(super) fn new(weights: &'a [f32], memory: &'a mut G::Memory) -> Self {
        memory.forget();
        Judge { weights, memory }
    }

    /// The final points that a seat may expect, part by part.
    pub(super) fn parts(&mut self, state: &G::State, seat: Seat) -> Parts {
        G::parts(state, seat, self.weights, self.memory)
    }

    /// Their sum.
    pub(super) fn value(&mut self, state: &G::State, seat: Seat) -> f32 {
        self.parts(state, seat).iter().sum()
    }

    /// The final points of a seat once the game is over, otherwise the expected ones.
    pub(super) fn points(&mut self, state: &G::State, seat: Seat) -> f32 {
        if G::to_act(state).is_empty() { G::final_points(state, seat) } else { self.value(state, seat) }
    }
}
