//! Connects a game to the functions in the files of its rules.

/// Implements the part of [`Game`](crate::engine::Game) that is alike in every game, inside the `impl` block of the
/// trait. The functions are in the modules next to the call: `setup::start`, `legal::legal`, `apply::apply` and so on.
/// They have the names and arguments of the trait's functions, except that `View` has `new` and `imagine` as methods.
macro_rules! rules {
    () => {
        type Setup = Setup;
        type State = State;
        type Action = Action;
        type View = View;

        $crate::games::kit::forward! {
            setup start(seats: u8, options: &$crate::engine::Options, setup: &Setup)
                -> Result<State, $crate::engine::SetupError>;
            setup redeal(setup: &Setup, state: &State, rng: &mut $crate::engine::Rng) -> Option<Setup>;
            legal legal(state: &State, seat: $crate::engine::Seat, actions: &mut Vec<Action>) -> ();
            apply apply(state: &mut State, seat: $crate::engine::Seat, action: Action,
                events: &mut impl $crate::engine::Events) -> ();
            describe describe(state: &State) -> serde_json::Value;
        }

        fn write_action(action: Action, out: &mut impl std::fmt::Write) -> std::fmt::Result {
            action::write(action, out)
        }

        fn parse_action(text: &str) -> Option<Action> {
            action::parse(text)
        }

        fn view(state: &State, viewer: $crate::engine::Viewer) -> View {
            View::new(state, viewer)
        }

        fn imagine(view: &View, rng: &mut $crate::engine::Rng) -> State {
            view.imagine(rng)
        }
    };
}
pub(in crate::games) use rules;
