//! A small game that detects cheating: its true state is marked, so a search that uses it instead of a state imagined
//! from a view fails the test.

use std::cell::Cell;
use std::fmt::Write;

use ai::{Evaluate, GameLoop, PARTS, Parts, PlayerSpec, Strength, advise};
use engine::{Events, Game, Notation, OptionSpec, Options, Outcome, Rng, Seat, SeatSet, Seed, SetupError, Viewer};
use serde::{Deserialize, Serialize};

/// Each turn a seat takes one or two pebbles, or turns over its own hidden card and ends the turn.
struct Veil;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    /// `true` for the true state, `false` for an imagined one.
    true_one: bool,
    active: Seat,
    turn: u32,
    taken: u8,
    points: Vec<i32>,
    /// Each seat's next cards.
    cards: Vec<Vec<u8>>,
}

/// A seat's view: its own next card, and the number of cards of the others.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    active: Seat,
    turn: u32,
    taken: u8,
    points: Vec<i32>,
    own: Option<(Seat, u8)>,
    left: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Action {
    Take,
    Turn,
    End,
}

thread_local! {
    /// Steps played on the true state.
    static TRUE_STEPS: Cell<u64> = const { Cell::new(0) };
}

const CARDS: usize = 8;

impl Notation for Action {
    fn write(self, out: &mut impl Write) -> std::fmt::Result {
        write!(out, "{self:?}")
    }

    fn parse(text: &str) -> Option<Action> {
        [Action::Take, Action::Turn, Action::End].into_iter().find(|action| format!("{action:?}") == text)
    }
}

impl Game for Veil {
    const ID: &'static str = "veil";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    const MAX_STEPS: usize = 200;
    const RULES_VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[];

    type Setup = Vec<Vec<u8>>;
    type State = State;
    type Action = Action;
    type View = View;

    fn deal(seats: u8, _options: &Options, rng: &mut Rng) -> Vec<Vec<u8>> {
        (0..seats).map(|_| (0..CARDS).map(|_| rng.below(6) as u8).collect()).collect()
    }

    fn start(seats: u8, _options: &Options, setup: &Vec<Vec<u8>>) -> Result<State, SetupError> {
        let points = vec![0; seats.into()];
        Ok(State { true_one: true, active: Seat::new(0), turn: 0, taken: 0, points, cards: setup.clone() })
    }

    fn redeal(_setup: &Vec<Vec<u8>>, _state: &State, _rng: &mut Rng) -> Option<Vec<Vec<u8>>> {
        None
    }

    fn seats(state: &State) -> u8 {
        state.points.len() as u8
    }

    fn to_act(state: &State) -> SeatSet {
        let over = state.turn as usize >= CARDS * state.points.len();
        if over { SeatSet::EMPTY } else { SeatSet::one(state.active) }
    }

    fn turn(state: &State) -> u32 {
        state.turn
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !Self::to_act(state).contains(seat) {
            return;
        }
        match state.taken {
            0 => actions.extend([Action::Take, Action::Turn]),
            1 => actions.extend([Action::Take, Action::End]),
            _ => actions.push(Action::End),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, _events: &mut impl Events) {
        if state.true_one {
            TRUE_STEPS.set(TRUE_STEPS.get() + 1);
        }
        let own = usize::from(seat);
        match action {
            Action::Take => {
                state.points[own] += 1;
                state.taken += 1;
                return;
            }
            Action::Turn => state.points[own] += state.cards[own].pop().map_or(0, i32::from),
            Action::End => {}
        }
        state.taken = 0;
        state.turn += 1;
        state.active = state.active.next(state.points.len() as u8);
    }

    fn describe(state: &State) -> serde_json::Value {
        serde_json::json!({"points": state.points})
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Self::to_act(state).is_empty().then(|| {
            let rank = |points: &i32| 1 + state.points.iter().filter(|other| *other > points).count() as u8;
            let ranking = state.points.iter().map(rank).collect();
            Outcome { points: state.points.clone(), denominator: 1, ranking }
        })
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => state.cards[usize::from(seat)].last().map(|&card| (seat, card)),
            Viewer::Public => None,
        };
        let left = state.cards.iter().map(Vec::len).collect();
        View { active: state.active, turn: state.turn, taken: state.taken, points: state.points.clone(), own, left }
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        let deal = |&left: &usize| (0..left).map(|_| rng.below(6) as u8).collect();
        let mut cards: Vec<Vec<u8>> = view.left.iter().map(deal).collect();
        if let Some((seat, card)) = view.own
            && let Some(last) = cards[usize::from(seat)].last_mut()
        {
            *last = card;
        }
        let points = view.points.clone();
        State { true_one: false, active: view.active, turn: view.turn, taken: view.taken, points, cards }
    }
}

fn imagined(state: &State) {
    assert!(!state.true_one, "a computer player looks at the true state");
}

impl Evaluate for Veil {
    const WEIGHTS: &'static [&'static str] = &[];

    type Cache = ();

    fn weights() -> &'static [f32] {
        &[]
    }

    fn parts(state: &State, seat: Seat, _weights: &[f32], _cache: &mut ()) -> Parts {
        imagined(state);
        let mut parts = [0.0; PARTS];
        parts[0] = state.points[usize::from(seat)] as f32;
        parts
    }

    fn is_quiescent(state: &State) -> bool {
        imagined(state);
        true
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn position_key(state: &State) -> Option<u64> {
        imagined(state);
        Some(u64::from(state.turn) << 32 | u64::from(state.taken) << 16 | state.points.iter().sum::<i32>() as u64)
    }

    fn progress(state: &State) -> f32 {
        state.turn as f32 / (CARDS * state.points.len()) as f32
    }
}

#[test]
fn no_search_uses_the_true_state() {
    for (seats, strength) in [2, 3, 4].into_iter().flat_map(|seats| Strength::ALL.map(|strength| (seats, strength))) {
        for seed in 0..10 {
            let players = vec![PlayerSpec::with_budget(strength, 600); seats];
            TRUE_STEPS.set(0);
            let played =
                GameLoop::<Veil>::default().play(&players, &Options::default(), Seed::new(seed), |_, _| {}).unwrap();
            assert_eq!(TRUE_STEPS.get(), played.steps, "{strength:?} has tried steps on the true state");
            assert!(played.effort.iter().all(|effort| effort.steps > 0), "{strength:?} has not thought");
        }
    }
}

/// The detector works: it rejects an evaluation of the true state.
#[test]
#[should_panic(expected = "looks at the true state")]
fn a_search_that_uses_the_true_state_is_detected() {
    let setup = Veil::deal(2, &Options::default(), &mut Rng::new(Seed::new(1)));
    let state = Veil::start(2, &Options::default(), &setup).unwrap();
    Veil::parts(&state, Seat::new(0), &[], &mut ());
}

/// A seat's own card decides its step. Other seats' cards don't.
#[test]
fn searches_use_everything_that_the_seat_sees() {
    for strength in [Strength::Medium, Strength::Hard] {
        let best = |own: u8, other: u8| {
            let mut state = Veil::start(2, &Options::default(), &vec![vec![0; CARDS]; 2]).unwrap();
            *state.cards[0].last_mut().unwrap() = own;
            *state.cards[1].last_mut().unwrap() = other;
            let view = Veil::view(&state, Viewer::Seat(Seat::new(0)));
            advise::<Veil>(&view, Seat::new(0), &super::ask(strength, Seed::new(1), 600), &mut || false).unwrap()
        };
        assert_eq!(best(5, 0).turns[0].steps, ["Turn"], "{strength:?}: a card worth five is turned over");
        assert_eq!(best(0, 0).turns[0].steps[0], "Take", "{strength:?}: a card worth nothing is not");
        for own in 0..6 {
            for other in 1..6 {
                assert_eq!(best(own, other), best(own, 0), "{strength:?} knows the other's card");
            }
        }
    }
}
