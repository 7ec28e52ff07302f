//! A tiny complete game with everything that the game service must handle: a secret simultaneous choice, turns of
//! several steps, a hidden deck, and decisions of one step.
//!
//! Each player secretly bids 1 to 3. All bids are revealed together, and the highest bidder starts. On a turn, a
//! player takes 1 to 3 pebbles, once or twice, then ends the turn, or draws a card, which ends the turn immediately.
//! When the heap is empty, the player with the most pebbles and card points wins.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use daykeeper::ai::{Evaluate, PARTS, Parts};
use daykeeper::engine::{
    Ahead, Event, Events, Game, Notation, OptionSpec, Options, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Viewer,
};
use daykeeper::games::{
    Advise, Aim, Choice, Claim, Decide, Draw, Erased, Guide, PageBoard, PictureRequest, Present, Reason, Report,
    ScoreLine, Style, Title, Topic, WordIcons,
};
use daykeeper::scene::Scene;
use serde::{Deserialize, Serialize};

/// The game. Each finished turn gives `BONUS` points, so another number is a changed rule.
pub struct Pebbles<const BONUS: i32>;

pub static PEBBLES: Erased<Pebbles<0>> = Erased(std::marker::PhantomData);
/// The game after a change of its rules.
pub static CHANGED: Erased<Pebbles<1>> = Erased(std::marker::PhantomData);
/// The game with a counter of played steps, for one test at a time.
pub static COUNTED: Erased<Pebbles<COUNTING>> = Erased(std::marker::PhantomData);
const COUNTING: i32 = 3;
/// The number of steps played in [`COUNTED`].
pub static PLAYS: AtomicUsize = AtomicUsize::new(0);
/// The same as [`COUNTED`], for another test.
pub static SEARCHED_FOR: Erased<Pebbles<SEARCHING>> = Erased(std::marker::PhantomData);
const SEARCHING: i32 = 4;
/// The number of steps played in [`SEARCHED_FOR`].
pub static SEARCHED: AtomicUsize = AtomicUsize::new(0);
/// Blocks searches in such a game while it is `true`.
pub static HELD: AtomicBool = AtomicBool::new(false);
/// The game in which every turn has a reason, for one test at a time.
pub static REASONED: Erased<Pebbles<REASONING>> = Erased(std::marker::PhantomData);
const REASONING: i32 = 7;
/// Blocks the proofs in [`REASONED`] while it is `true`.
pub static UNPROVED: AtomicBool = AtomicBool::new(false);
/// The game with a cost of six points per turn, so taking one pebble is a waste and taking six isn't.
pub static COSTLY: Erased<Pebbles<-6>> = Erased(std::marker::PhantomData);
/// The game without any choice after the bids.
pub static FORCED: Erased<Pebbles<FORCING>> = Erased(std::marker::PhantomData);
const FORCING: i32 = 5;
/// The game in rounds, in each of which every player takes a turn.
pub static ROUNDS: Erased<Pebbles<IN_ROUNDS>> = Erased(std::marker::PhantomData);
const IN_ROUNDS: i32 = 6;
/// The game with a failing evaluation.
pub static CONFUSING: Erased<Pebbles<CONFUSED>> = Erased(std::marker::PhantomData);
const CONFUSED: i32 = 2;

pub fn titles() -> Vec<&'static dyn Title> {
    vec![&PEBBLES]
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    deck: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    bids: Vec<Option<u8>>,
    active: Seat,
    takes: u8,
    heap: u8,
    points: Vec<i32>,
    deck: Vec<u8>,
    turn: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Bid(u8),
    Take(u8),
    Draw,
    End,
}

impl Notation for Action {
    fn write(self, out: &mut impl Write) -> std::fmt::Result {
        match self {
            Action::Bid(bid) => write!(out, "bid {bid}"),
            Action::Take(pebbles) => write!(out, "take {pebbles}"),
            Action::Draw => write!(out, "draw"),
            Action::End => write!(out, "end"),
        }
    }

    fn parse(text: &str) -> Option<Action> {
        match text.split_once(' ') {
            None if text == "draw" => Some(Action::Draw),
            None if text == "end" => Some(Action::End),
            Some(("bid", bid)) => bid.parse().ok().map(Action::Bid),
            Some(("take", pebbles)) => pebbles.parse().ok().map(Action::Take),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View<const BONUS: i32> {
    state: State,
    viewer: Viewer,
}

impl State {
    fn bidding(&self) -> bool {
        self.bids.contains(&None)
    }

    fn end_turn(&mut self, bonus: i32) {
        self.points[usize::from(self.active)] += bonus;
        self.turn += 1;
        self.takes = 0;
        self.active = self.active.next(self.points.len() as u8);
    }
}

fn say(key: &str, seat: Seat) -> Phrase {
    Phrase::new(format!("pebbles-{key}")).seat("seat", seat)
}

impl<const BONUS: i32> Game for Pebbles<BONUS> {
    const ID: &'static str = "pebbles";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    const MAX_STEPS: usize = 200;
    const DENOMINATOR: i32 = 1;
    const RULES_VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec { id: "heap", values: &["small", "large"], default: "small" }];
    const PASSES: &'static [&'static str] = &["end"];

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type View = View<BONUS>;

    fn deal(_seats: u8, _options: &Options, rng: &mut Rng) -> Setup {
        let mut deck: Vec<u8> = (1..=20).collect();
        rng.shuffle(&mut deck);
        Setup { deck }
    }

    fn start(seats: u8, options: &Options, setup: &Setup) -> Result<State, SetupError> {
        if setup.deck.len() != 20 {
            return Err(SetupError("the deck has 20 cards".to_owned()));
        }
        let heap = if options.get(&Self::OPTIONS[0]) == "large" { 60 } else { 20 };
        Ok(State {
            bids: vec![None; usize::from(seats)],
            active: Seat::new(0),
            takes: 0,
            heap,
            points: vec![0; usize::from(seats)],
            deck: setup.deck.clone(),
            turn: 0,
        })
    }

    fn redeal(setup: &Setup, state: &State, rng: &mut Rng) -> Option<Setup> {
        let mut setup = Some(setup.clone()).filter(|_| !state.bidding())?;
        // Cards are drawn from the end.
        rng.shuffle(&mut setup.deck[..state.deck.len()]);
        Some(setup)
    }

    fn seats(state: &State) -> u8 {
        state.points.len() as u8
    }

    fn to_act(state: &State) -> SeatSet {
        if state.bidding() {
            (0..).map(Seat::new).zip(&state.bids).filter(|(_, bid)| bid.is_none()).map(|(seat, _)| seat).collect()
        } else if state.heap == 0 && state.takes == 0 {
            SeatSet::EMPTY
        } else {
            SeatSet::one(state.active)
        }
    }

    fn turn(state: &State) -> u32 {
        state.turn
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !Self::to_act(state).contains(seat) {
            return;
        }
        if state.bidding() {
            actions.extend((1..=3).map(Action::Bid));
            return;
        }
        if BONUS == FORCING {
            actions.push(if state.takes == 0 { Action::Take(1) } else { Action::End });
            return;
        }
        if state.takes < 2 {
            actions.extend((1..=3.min(state.heap)).map(Action::Take));
        }
        match state.takes {
            0 if !state.deck.is_empty() => actions.push(Action::Draw),
            0 => {}
            _ => actions.push(Action::End),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) {
        if BONUS == COUNTING {
            PLAYS.fetch_add(1, Ordering::SeqCst);
        } else if BONUS == SEARCHING {
            SEARCHED.fetch_add(1, Ordering::SeqCst);
            while HELD.load(Ordering::SeqCst) {
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
        }
        match action {
            Action::Bid(bid) => {
                state.bids[usize::from(seat)] = Some(bid);
                state.turn += 1;
                events.emit(|| Event {
                    seat: Some(seat),
                    phrase: say("bid", seat),
                    reveals: false,
                    depth: 0,
                    summary: Vec::new(),
                });
                if !state.bidding() {
                    let best = (0..)
                        .map(Seat::new)
                        .zip(&state.bids)
                        .max_by_key(|(seat, bid)| (**bid, std::cmp::Reverse(*seat)));
                    state.active = best.map_or(Seat::new(0), |(seat, _)| seat);
                }
            }
            Action::Take(pebbles) => {
                state.heap = state.heap.saturating_sub(pebbles);
                state.points[usize::from(seat)] += i32::from(pebbles);
                state.takes += 1;
                events.emit(|| Event {
                    seat: Some(seat),
                    phrase: say("taken", seat).with("pebbles", pebbles),
                    reveals: false,
                    depth: 0,
                    summary: Vec::new(),
                });
            }
            Action::Draw => {
                let card = state.deck.pop().unwrap_or_default();
                state.points[usize::from(seat)] += i32::from(card);
                state.heap = state.heap.saturating_sub(1);
                events.emit(|| Event {
                    seat: Some(seat),
                    phrase: say("drawn", seat).with("card", card),
                    reveals: true,
                    depth: 0,
                    summary: Vec::new(),
                });
                state.end_turn(BONUS);
            }
            Action::End => state.end_turn(BONUS),
        }
    }

    fn describe(state: &State) -> serde_json::Value {
        serde_json::json!({"heap": state.heap, "points": state.points, "turn": state.turn})
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let over = !state.bidding() && state.heap == 0 && state.takes == 0;
        over.then(|| Outcome {
            points: state.points.clone(),
            denominator: 1,
            ranking: state
                .points
                .iter()
                .map(|points| 1 + state.points.iter().filter(|other| *other > points).count() as u8)
                .collect(),
        })
    }

    fn view(state: &State, viewer: Viewer) -> View<BONUS> {
        let mut state = state.clone();
        state.deck.fill(0);
        if state.bidding() {
            for (seat, bid) in (0..).zip(&mut state.bids) {
                if viewer != Viewer::Seat(Seat::new(seat)) && bid.is_some() {
                    *bid = Some(0);
                }
            }
        }
        View { state, viewer }
    }

    fn imagine(view: &View<BONUS>, _rng: &mut Rng) -> State {
        view.state.clone()
    }

    fn ahead(view: &View<BONUS>, seat: Seat, ahead: Ahead, _rng: &mut Rng) -> Option<State> {
        let mut state = view.state.clone();
        let plays = !state.bidding() && (state.heap > 0 || state.takes > 0) && ahead == Ahead::Now;
        (state.active, state.takes) = (seat, 0);
        plays.then_some(state)
    }
}

impl<const BONUS: i32> Decide for View<BONUS> {
    type Action = Action;

    fn question(&self, seat: Seat) -> Phrase {
        say("question", seat)
    }

    fn choice(&self, _seat: Seat, action: Action) -> Choice {
        let mut step = String::new();
        action.write(&mut step).unwrap();
        Choice::new(Phrase::new("pebbles-step").with("step", step))
    }
}

impl<const BONUS: i32> Report for View<BONUS> {
    fn status(&self) -> Phrase {
        Phrase::new("pebbles-status").with("heap", self.state.heap)
    }

    fn round(&self) -> Option<u32> {
        // The bids are turns too.
        let round = self.state.turn / self.state.points.len() as u32;
        (BONUS == IN_ROUNDS && !self.state.bidding()).then_some(round)
    }

    fn goods(&self, seat: Seat) -> Phrase {
        say("goods", seat).with("points", self.state.points[usize::from(seat)])
    }

    fn text_board(&self) -> Vec<Phrase> {
        vec![self.status()]
    }

    fn score(&self) -> Vec<Vec<ScoreLine>> {
        let line =
            |points: &i32| vec![ScoreLine { source: Phrase::new("pebbles-points"), kind: "pebbles", points: *points }];
        self.state.points.iter().map(line).collect()
    }
}

impl<const BONUS: i32> Guide for View<BONUS> {}

impl<const BONUS: i32> Draw for View<BONUS> {
    fn scene(&self, _request: &PictureRequest<'_, Self>) -> Scene {
        Scene::default()
    }

    fn page(&self, request: &PictureRequest<'_, Self>) -> PageBoard {
        PageBoard::small(self.scene(request))
    }
}

static STYLE: Style = Style::new("pebbles", ["pebbles-light", "pebbles-dark"], [&[], &[]], &[], &[]);

impl<const BONUS: i32> Present for Pebbles<BONUS> {
    const STYLE: &'static Style = &STYLE;

    fn topics() -> Vec<Topic> {
        Vec::new()
    }

    fn word_icons() -> WordIcons {
        WordIcons { pieces: Vec::new(), ..STYLE.word_icons(Vec::new(), Vec::new()) }
    }
}

impl<const BONUS: i32> Advise for Pebbles<BONUS> {
    fn aim(_: &State, _: Seat, actions: &[Action]) -> Aim {
        Aim::of("turn", Phrase::new("pebbles-turn").with("count", actions.len()))
    }

    fn special(_before: &Self::State, _after: &Self::State, _seat: Seat, actions: &[Self::Action]) -> Vec<Reason> {
        if BONUS != REASONING {
            return Vec::new();
        }
        while UNPROVED.load(Ordering::SeqCst) {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        // A reason that holds for every plan is left out.
        let steps = format!("{actions:?}");
        vec![Reason::new(Self::ID, "because", Claim::Rules, 1, |words| words.with("steps", steps))]
    }
}

/// Computer players count a seat's points.
impl<const BONUS: i32> Evaluate for Pebbles<BONUS> {
    const WEIGHTS: &'static [&'static str] = &[];

    type Cache = ();

    fn weights() -> &'static [f32] {
        &[]
    }

    fn parts(state: &State, seat: Seat, _weights: &[f32], _cache: &mut ()) -> Parts {
        assert_ne!(BONUS, CONFUSED, "this is too confusing");
        let mut parts = [0.0; PARTS];
        parts[0] = state.points[usize::from(seat)] as f32;
        parts
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn progress(state: &State) -> f32 {
        f32::from(20 - state.heap.min(20)) / 20.0
    }
}
