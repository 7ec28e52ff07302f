//! The interface between a game and everything that plays it.

use std::fmt::{Debug, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Events, OptionSpec, Options, Rng, Seat, SeatSet};

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Everybody: what lies open on the table.
    Public,
    /// The player on a seat: what lies open and what this seat holds.
    Seat(Seat),
}

/// On which table a seat plans a turn that is not its turn yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ahead {
    /// As it is now.
    #[default]
    Now,
    /// As it will be after the calendar's next move, if nobody plays before it.
    NextDay,
}

impl Ahead {
    /// All of them.
    pub const ALL: [Ahead; 2] = [Ahead::Now, Ahead::NextDay];
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Final scores by seat, in units of `1 / denominator` points.
    pub points: Vec<i32>,
    /// How many of these units make one point (4 where a game counts quarters).
    pub denominator: i32,
    /// Places by seat, from 1; seats that share a victory share a place.
    pub ranking: Vec<u8>,
}

/// A setup that cannot be a game's: each names the first thing that is wrong in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);

/// The rules of a game.
///
/// A game is a state machine of small steps. Who may act, and every legal action in a fixed order,
/// are functions of the state; playing an action changes the state in place. Nothing else changes
/// it: chance is decided in the setup, before the first step.
pub trait Game: Send + Sync + 'static {
    /// Identifier in records, commands and the database; never changes meaning.
    const ID: &'static str;
    /// Fewest seats.
    const MIN_SEATS: u8;
    /// Most seats.
    const MAX_SEATS: u8;
    /// No game has more steps than this; the harness holds the rules to it.
    const MAX_STEPS: usize;
    /// Raised when a rule fix changes how an old record replays.
    const RULES_VERSION: u32;
    /// How many of the units in which points are counted make one point ([`Outcome::denominator`]).
    const DENOMINATOR: i32 = 1;
    /// The setup options (rules file, "Setup option").
    const OPTIONS: &'static [OptionSpec];
    /// The actions, in notation, which say no more than that a player wants nothing more.
    const PASSES: &'static [&'static str] = &[];
    /// The phrase for an amount (`n`) of what turns are paid with; `None` where there is no such thing.
    const CURRENCY: Option<&'static str> = None;

    /// Everything that chance decided, explicitly, as in records.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The whole game, hidden things included.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat: a small plain value.
    type Action: Copy + PartialEq + Debug + Send + Sync;
    /// What a viewer may know: the only door for pictures, logs, text and computer players.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The options with which a game that was begun with an earlier version of the rules is played as it
    /// was begun: a ruling that was changed stays as an option.
    fn options_since(_rules_version: u32, options: &Options) -> Options {
        options.clone()
    }

    /// Lets chance decide a setup. The options and the number of seats were checked.
    fn deal(seats: u8, options: &Options, rng: &mut Rng) -> Self::Setup;

    /// The game before its first step.
    ///
    /// # Errors
    /// The setup names a component that does not exist, twice, or too few.
    fn start(seats: u8, options: &Options, setup: &Self::Setup) -> Result<Self::State, SetupError>;

    /// The number of seats.
    fn seats(state: &Self::State) -> u8;

    /// Who must decide now: one seat, several (simultaneous choices), or none once it is over.
    fn to_act(state: &Self::State) -> SeatSet;

    /// How many runs of steps have been completed. A step that makes it grow completes a run of one
    /// seat, and such a run is what a player drafts, confirms and takes back as a turn: a turn of the
    /// rules, but also a secret choice or a decision between turns, which a seat makes while it is
    /// another's turn or nobody's. So it is not the number of a round, and seats need not alternate.
    fn turn(state: &Self::State) -> u32;

    /// Appends every legal action of a seat, in the fixed order of the record format. Appends
    /// nothing for a seat that is not to act.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Plays an action which [`Game::legal`] lists for this seat. With any other action the
    /// resulting state has no meaning, but this never panics on an action that
    /// [`Game::parse_action`] can return.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut impl Events);

    /// Plays an action that completes a run, without what the end of the run brings: what follows for others, and
    /// what becomes known then. So a player is shown what such an action does before it is final; the state that it
    /// leads to is looked at and never played on. `false`: the game does not tell that apart, and nothing has changed.
    fn apply_held(_state: &mut Self::State, _seat: Seat, _action: Self::Action, _events: &mut impl Events) -> bool {
        false
    }

    /// Writes an action in notation.
    fn write_action(action: Self::Action, out: &mut impl Write) -> std::fmt::Result;

    /// Reads an action in notation: syntax only, it may be illegal everywhere.
    fn parse_action(text: &str) -> Option<Self::Action>;

    /// The state as the record format shows it.
    fn describe(state: &Self::State) -> serde_json::Value;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What a viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A full state that fits a view: hidden things are dealt again. The view of the result, for
    /// the same viewer, is equal to the given one.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self::State;

    /// The setup with everything dealt anew that nobody knows in this state, to which the game came from it: the same
    /// steps lead from the result to a state that looks the same to everybody. `None` while choices are made in secret.
    fn redeal(setup: &Self::Setup, state: &Self::State, rng: &mut Rng) -> Option<Self::Setup>;

    /// The game with the turn of this seat just begun, from which it plans ahead: all else is as the view has it, and
    /// what the viewer does not know is imagined. `None` where the game cannot say: while choices are made in secret
    /// or between turns, or where what comes before would turn over hidden things.
    fn ahead(_view: &Self::View, _seat: Seat, _ahead: Ahead, _rng: &mut Rng) -> Option<Self::State> {
        None
    }
}
