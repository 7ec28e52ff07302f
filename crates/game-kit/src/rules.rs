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

        fn write_action(action: Action, out: &mut impl std::fmt::Write) -> std::fmt::Result {
            action::write(action, out)
        }

        fn parse_action(text: &str) -> Option<Action> {
            action::parse(text)
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
