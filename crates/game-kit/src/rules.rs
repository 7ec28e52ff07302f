//! Connects a game to the functions in the files of its rules.

/// Implements the part of [`Game`](engine::Game) that is alike in every game, inside the `impl` block of the
/// trait. The functions are in the modules next to the call: `setup::start`, `legal::legal`, `apply::apply` and so on.
/// They have the names and arguments of the trait's functions, except that `View` has `new` and `imagine` as methods.
#[macro_export]
macro_rules! rules {
    () => {
        type Setup = Setup;
        type State = State;
        type Action = Action;
        type View = View;

        fn start(seats: u8, options: &engine::Options, setup: &Setup) -> Result<State, engine::SetupError> {
            setup::start(seats, options, setup)
        }

        fn redeal(setup: &Setup, state: &State, rng: &mut engine::Rng) -> Option<Setup> {
            setup::redeal(setup, state, rng)
        }

        fn legal(state: &State, seat: engine::Seat, actions: &mut Vec<Action>) {
            legal::legal(state, seat, actions);
        }

        fn apply(state: &mut State, seat: engine::Seat, action: Action, events: &mut impl engine::Events) {
            apply::apply(state, seat, action, events);
        }

        fn describe(state: &State) -> serde_json::Value {
            describe::describe(state)
        }

        fn view(state: &State, viewer: engine::Viewer) -> View {
            View::new(state, viewer)
        }

        fn imagine(view: &View, rng: &mut engine::Rng) -> State {
            view.imagine(rng)
        }
    };
}
pub use rules;

/// Serializes a state, and refuses states that can't occur when it reads one, so that a damaged saved game can't do harm
/// later: `checked! { State, check }` with `fn check(&State) -> Result<(), impl Display>`. The state itself derives both
/// traits with `#[serde(remote = "Self")]`.
#[macro_export]
macro_rules! checked {
    ($state:ident, $check:ident) => {
        impl serde::Serialize for $state {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $state::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $state {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let state = $state::deserialize(deserializer)?;
                $check(&state).map_err(serde::de::Error::custom)?;
                Ok(state)
            }
        }
    };
}
pub use checked;
