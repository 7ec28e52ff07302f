//! The interface between a game and everything that plays it.

use std::fmt::{Debug, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Events, OptionSpec, Options, Rng, Seat, SeatSet};

/// The person that a view of the game is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Everyone: only public information.
    Public,
    /// The player in this seat: public information and the seat's private information.
    Seat(Seat),
}

/// The position from which a seat plans a turn ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ahead {
    #[default]
    Now,
    /// The position after the calendar's next move, if no one acts before.
    NextDay,
}

impl Ahead {
    /// All positions.
    pub const ALL: [Ahead; 2] = [Ahead::Now, Ahead::NextDay];
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Final scores by seat, in units of `1 / denominator` points.
    pub points: Vec<i32>,
    /// Units per point (4 if the game counts quarters).
    pub denominator: i32,
    /// Ranks by seat, from 1. Seats that share a victory share a rank.
    pub ranking: Vec<u8>,
}

impl Outcome {
    /// The result by whole points, where players with equal points share a rank.
    pub fn by_points(points: Vec<i32>) -> Self {
        let rank = |mine: &i32| 1 + points.iter().filter(|other| *other > mine).count() as u8;
        Outcome { ranking: points.iter().map(rank).collect(), points, denominator: 1 }
    }
}

/// An invalid setup. The text names the first problem in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);

/// An action as text: lower-case words separated by single spaces (the record format, "Notation").
pub trait Notation: Sized {
    fn write(self, out: &mut impl Write) -> std::fmt::Result;

    /// Parses an action. Checks only the syntax, so the action may never be legal.
    fn parse(text: &str) -> Option<Self>;
}

/// The rules of a game.
///
/// A game is a state machine of small steps. The seats to act, and all legal actions in a fixed order, are functions of
/// the state. Playing an action changes the state in place, and nothing else does: all chance is decided in the setup,
/// before the first step.
pub trait Game: Send + Sync + 'static {
    /// Identifier in records, commands and the database. Its meaning never changes.
    const ID: &'static str;
    /// Minimum number of seats.
    const MIN_SEATS: u8;
    /// Maximum number of seats.
    const MAX_SEATS: u8;
    /// Upper limit for the steps of a game. The test harness checks it.
    const MAX_STEPS: usize;
    /// Version of the rules. Increase it if a rule fix changes the replay of an old record.
    const RULES_VERSION: u32;
    /// Score units per point ([`Outcome::denominator`]).
    const DENOMINATOR: i32 = 1;
    /// The setup options (rules file, "Setup option").
    const OPTIONS: &'static [OptionSpec];
    /// Actions, in notation, that only decline further choices.
    const PASSES: &'static [&'static str] = &[];
    /// Key of the phrase for an amount (`n`) of the resource that pays for turns; `None` if there is no such resource.
    const CURRENCY: Option<&'static str> = None;
    /// Number of times that a game of 2, 3 and 4 people waits for one of them: without queued turns, and if seven of ten
    /// people queue turns. Measured in a simulated season (`tests/bot/season.rs`); `None` if it wasn't measured.
    const WAITS: Option<[[u16; 2]; 3]> = None;

    /// All chance decisions, listed explicitly, as in records.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The whole game, including hidden information.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A single decision of one seat: a small plain value.
    type Action: Notation + Copy + PartialEq + Debug + Send + Sync;
    /// The information that a viewer can see: the only source for pictures, logs, text and computer players.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Options for continuing a game that was started with an earlier version of the rules. A changed ruling remains
    /// available as an option, so such a game continues as it began.
    fn options_since(_rules_version: u32, options: &Options) -> Options {
        options.clone()
    }

    /// Deals a random setup. The caller has checked the options and the number of seats.
    fn deal(seats: u8, options: &Options, rng: &mut Rng) -> Self::Setup;

    /// Creates the game before its first step.
    ///
    /// # Errors
    /// The setup names a component that does not exist, names one twice, or names too few.
    fn start(seats: u8, options: &Options, setup: &Self::Setup) -> Result<Self::State, SetupError>;

    fn seats(state: &Self::State) -> u8;

    /// The seats that must decide now: one, several (simultaneous choices), or none after the game.
    fn to_act(state: &Self::State) -> SeatSet;

    /// Number of completed runs of steps. A step that increases it completes a run of one seat. Players draft, confirm
    /// and undo such a run as a turn. A run can be a turn of the rules, a secret choice, or a decision between turns,
    /// which may happen during another seat's turn. So this isn't a round number, and seats needn't alternate.
    fn turn(state: &Self::State) -> u32;

    /// Appends every legal action of a seat, in the fixed order of the record format. Appends nothing if the seat is
    /// not to act.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Plays an action that [`Game::legal`] lists for this seat. With any other action the resulting state is
    /// meaningless, but this never panics on an action that [`Notation::parse`] can return.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut impl Events);

    /// Plays an action that completes a run, but without the consequences of the end of the run: effects on other
    /// players and revealed information. Players can see such an action's own effect before it is final. The resulting
    /// state is only for display. Returns `false`, with the state unchanged, if the game can't separate the two.
    fn apply_held(_state: &mut Self::State, _seat: Seat, _action: Self::Action, _events: &mut impl Events) -> bool {
        false
    }

    /// The state as the record format shows it: by default, the view of the public. Null if JSON can't express it.
    fn describe(state: &Self::State) -> serde_json::Value {
        serde_json::to_value(Self::view(state, Viewer::Public)).unwrap_or_default()
    }

    /// The result; `None` until the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The information that a viewer can see.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Creates a full state that matches a view, with random hidden information. The view of the result, for the same
    /// viewer, equals the given one.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self::State;

    /// Creates a setup in which everything that no player knows in this state is dealt again. The same steps lead from
    /// the result to a state that looks the same to everyone. `setup` is the setup that led to `state`. `None` during
    /// secret choices.
    fn redeal(setup: &Self::Setup, state: &Self::State, rng: &mut Rng) -> Option<Self::Setup>;

    /// Creates the position at the start of this seat's next turn, for planning ahead. Everything else is as in the
    /// view, with hidden information imagined. At most one of the positions exists: the one on which the turn will be
    /// played if no one else changes it. `None` if the game can't determine the position: during secret choices,
    /// between turns, or if earlier turns would reveal hidden things.
    fn ahead(_view: &Self::View, _seat: Seat, _ahead: Ahead, _rng: &mut Rng) -> Option<Self::State> {
        None
    }
}
