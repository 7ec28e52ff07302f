//! The interface that a game implements to get computer players.

use engine::{Game, Seat};

/// Maximum number of parts of an evaluation.
pub const PARTS: usize = 12;

/// A value in points, split into parts. Their sum is the value.
pub type Parts = [f32; PARTS];

/// A handwritten evaluation of positions: the only code that a game adds for its computer players.
///
/// Four methods are required. The defaults of the others suit a small game; overriding them speeds up the search of a
/// large one.
///
/// The search evaluates millions of positions per second, so an evaluation must not allocate. It must not use functions
/// with results that differ between machines (exponentials, logarithms): a seed gives the same game everywhere.
pub trait Evaluate: Game {
    /// Names of the weights, in the order that [`Evaluate::parts`] expects.
    const WEIGHTS: &'static [&'static str];

    /// Results that the evaluation saves for similar positions; `()` if it saves nothing.
    type Cache: Cache;

    /// `true` to search the turns of later positions without evaluating positions that aren't quiescent. This helps if
    /// there are few steps between quiescent positions.
    const LAZY_EVALUATION: bool = false;

    /// The built-in weights, found by `daykeeper tune`.
    fn weights() -> &'static [f32];

    /// The expected final points of a seat, by part. During a seat's turn, the position counts as if the turn ended
    /// here, with an estimate for unresolved effects. The cache affects only the speed of the answer.
    fn parts(state: &Self::State, seat: Seat, weights: &[f32], cache: &mut Self::Cache) -> Parts;

    /// Progress of the game, from 0 to 1.
    fn progress(state: &Self::State) -> f32;

    /// Returns `true` if [`Evaluate::parts`] is reliable here because no effect is half resolved. A search follows
    /// every path through positions that aren't quiescent.
    fn is_quiescent(_state: &Self::State) -> bool {
        true
    }

    /// Returns `true` if this action only ends the turn and changes nothing beyond the evaluation's forecast for this
    /// seat.
    fn ends_turn(_action: Self::Action) -> bool {
        false
    }

    /// Returns `true` if this action only uses up something to allow other actions. Advice leaves the action out if the
    /// rest of the turn is possible without it.
    fn only_allows(_action: Self::Action) -> bool {
        false
    }

    /// A hash of all public information that can change within a turn. Equal positions have equal hashes. With a hash,
    /// a turn search visits each position only once, regardless of the order of its steps; with `None` it visits every
    /// order.
    fn position_key(_state: &Self::State) -> Option<u64> {
        None
    }

    /// A coarse hash of the main facts that determine a seat's next step. In a playout, a seat repeats the best step
    /// from an earlier position with the same key if it is legal. With `None` the greedy policy evaluates every step.
    fn playout_key(_state: &Self::State, _seat: Seat) -> Option<u64> {
        None
    }

    /// The final points of a seat after the game. Override this if [`Game::outcome`] allocates.
    fn final_points(state: &Self::State, seat: Seat) -> f32 {
        let outcome = Self::outcome(state);
        outcome.map_or(0.0, |outcome| outcome.points[seat.index()] as f32 / outcome.denominator as f32)
    }
}

/// Results that an evaluation saves between positions.
pub trait Cache: Default + Send {
    /// Clears the cache, since the next evaluations use other weights.
    fn clear(&mut self);
}

impl Cache for () {
    fn clear(&mut self) {}
}

/// A game's evaluation with specific weights.
pub(super) struct Evaluator<'a, G: Evaluate> {
    weights: &'a [f32],
    cache: &'a mut G::Cache,
}

impl<'a, G: Evaluate> Evaluator<'a, G> {
    pub(super) fn new(weights: &'a [f32], cache: &'a mut G::Cache) -> Self {
        cache.clear();
        Evaluator { weights, cache }
    }

    /// The expected final points of a seat, by part.
    pub(super) fn parts(&mut self, state: &G::State, seat: Seat) -> Parts {
        G::parts(state, seat, self.weights, self.cache)
    }

    /// The sum of [`Evaluator::parts`].
    pub(super) fn value(&mut self, state: &G::State, seat: Seat) -> f32 {
        self.parts(state, seat).iter().sum()
    }

    /// The final points of a seat if the game is over, otherwise the expected ones.
    pub(super) fn points(&mut self, state: &G::State, seat: Seat) -> f32 {
        if G::to_act(state).is_empty() { G::final_points(state, seat) } else { self.value(state, seat) }
    }
}
