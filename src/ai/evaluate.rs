//! What a game adds so that computers can play it.

use crate::engine::{Game, Phrase, Seat};

/// Most parts that an evaluation has.
pub const PARTS: usize = 12;

/// A value in points, part by part; the value is their sum.
pub type Parts = [f32; PARTS];

/// A hand-made evaluation of positions: the only thing that a game adds for its computer players.
///
/// Four methods must be written; the others have defaults that are right for a small game and make
/// the search of a large one faster.
///
/// It is asked about millions of positions a second, so it allocates nothing. It uses no function
/// whose result differs between machines (exponentials, logarithms): a seed means the same game
/// everywhere.
pub trait Evaluate: Game {
    /// Names of the weights, in the order in which [`Evaluate::parts`] gets them.
    const WEIGHTS: &'static [&'static str];

    /// Names of the parts, for the texts `<game>-ai-why-<part>`; at most [`PARTS`].
    const PART_NAMES: &'static [&'static str];

    /// Parts that would explain nothing to a person: they are no reasons.
    const UNTOLD_PARTS: &'static [&'static str] = &[];

    /// What the evaluation found for one position and needs again for similar ones; `()` if it keeps
    /// nothing.
    type Cache: Cache;

    /// Whether the turns of a later position are searched without evaluating positions that are not
    /// quiescent: right where few steps lie between quiescent ones.
    const LAZY_EVALUATION: bool = false;

    /// The weights that the program brings, found by `daykeeper tune`.
    fn weights() -> &'static [f32];

    /// The final points that a seat may expect, part by part. While a seat is within its turn, its
    /// position counts as if the turn ended here, with an estimate for what is still being resolved.
    /// The cache changes how fast the answer comes, never the answer.
    fn parts(state: &Self::State, seat: Seat, weights: &[f32], cache: &mut Self::Cache) -> Parts;

    /// How far the game is, from 0 to 1.
    fn progress(state: &Self::State) -> f32;

    /// What a run of actions of one seat does, in a few words ("builds the Stone Granary"), for
    /// `<game>-ai-reason`. Only what everybody may know.
    fn describe_turn(actions: &[Self::Action]) -> Phrase;

    /// Whether [`Evaluate::parts`] can be trusted here: nothing is half resolved. A search looks at
    /// every way through positions that are not quiescent.
    fn is_quiescent(_state: &Self::State) -> bool {
        true
    }

    /// Whether this action only ends the turn: it changes nothing that the evaluation of this seat
    /// does not already foresee.
    fn ends_turn(_action: Self::Action) -> bool {
        false
    }

    /// Whether this action uses something up and changes nothing by itself: it only allows what is not possible without
    /// it. Nobody is advised to take it where the rest of the turn is possible all the same.
    fn only_allows(_action: Self::Action) -> bool {
        false
    }

    /// A hash of all that is public and can change within a turn: equal for equal positions. With it the
    /// search of a turn looks at each position once, in whatever order its steps led there; with `None`
    /// it looks at each order.
    fn position_key(_state: &Self::State) -> Option<u64> {
        None
    }

    /// A coarse hash of what decides the next step of a seat for the most part. In a playout a seat
    /// repeats the step that was best in a position with this key, if it is legal; with `None` the
    /// greedy policy evaluates every step anew.
    fn playout_key(_state: &Self::State, _seat: Seat) -> Option<u64> {
        None
    }

    /// The final points of a seat, once the game is over. To be written where [`Game::outcome`]
    /// allocates.
    fn final_points(state: &Self::State, seat: Seat) -> f32 {
        let outcome = Self::outcome(state);
        outcome.map_or(0.0, |outcome| outcome.points[seat.index()] as f32 / outcome.denominator as f32)
    }
}

/// What an evaluation keeps between positions.
pub trait Cache: Default + Send {
    /// Forgets everything: what comes next has other weights.
    fn clear(&mut self);
}

impl Cache for () {
    fn clear(&mut self) {}
}

/// The evaluation of a game with certain weights.
pub(super) struct Evaluator<'a, G: Evaluate> {
    weights: &'a [f32],
    cache: &'a mut G::Cache,
}

impl<'a, G: Evaluate> Evaluator<'a, G> {
    pub(super) fn new(weights: &'a [f32], cache: &'a mut G::Cache) -> Self {
        cache.clear();
        Evaluator { weights, cache }
    }

    /// The final points that a seat may expect, part by part.
    pub(super) fn parts(&mut self, state: &G::State, seat: Seat) -> Parts {
        G::parts(state, seat, self.weights, self.cache)
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
