//! Terraces, a tiny game to copy for a new game (`docs/rules/example.md`). It shows every part of a game, and has the same
//! tests as all games, but players can't choose it. It knows the kit, but no other game, language, pixel or database.
//!
//! ```
//! use engine::{Game, Options, Rng, Seed};
//! use example::Example;
//!
//! let setup = Example::deal(2, &Options::default(), &mut Rng::new(Seed::new(7)));
//! assert!(Example::start(2, &Options::default(), &setup).is_ok());
//! ```

pub mod components;
mod evaluate;
mod picture;
mod state;
mod words;

use engine::{Event, Events, Game, OptionSpec, Options, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Viewer};
use game_kit::actions::actions;

pub use components::Card;
pub use state::{Setup, State};

actions! {
    /// One decision of one seat.
    Action;
    /// Take this open card (rules 2.1).
    Take(card: Card) = ["take" card];
    /// Gain 1 water instead (rules 2.2).
    Rest = ["rest"];
    /// Water the card that was just taken.
    Water = ["water"];
    /// Leave that card dry.
    Stop = ["stop"];
}

/// The rules of Terraces.
#[derive(Clone, Copy, Debug)]
pub struct Example;

/// Each player's water at the start.
const WATER: OptionSpec = OptionSpec { id: "water", values: &["two", "three"], default: "two" };

impl Game for Example {
    const ID: &'static str = "example";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    /// Four turns of four players with two steps each (rules 4).
    const MAX_STEPS: usize = 32;
    const RULES_VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[WATER];

    type Setup = Setup;
    type State = State;
    type Action = Action;
    /// All viewers know everything except the order of the deck, so a view has it sorted.
    type View = State;

    fn deal(_seats: u8, _options: &Options, rng: &mut Rng) -> Setup {
        Setup { deck: rng.shuffled(Card::all()) }
    }

    fn start(seats: u8, options: &Options, setup: &Setup) -> Result<State, SetupError> {
        let water = if options.get(&WATER) == "three" { 3 } else { 2 };
        State::new(seats, water, setup).ok_or_else(|| SetupError("`deck` must have every card once".to_owned()))
    }

    fn seats(state: &State) -> u8 {
        state.players.len() as u8
    }

    fn to_act(state: &State) -> SeatSet {
        if state.is_over() { SeatSet::EMPTY } else { SeatSet::one(state.active) }
    }

    fn turn(state: &State) -> u32 {
        state.turns
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.is_over() || seat != state.active {
            return;
        }
        if state.watering {
            actions.extend([Action::Water, Action::Stop]);
        } else {
            actions.extend(state.open.iter().copied().map(Action::Take));
            actions.push(Action::Rest);
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) {
        let player = &mut state.players[seat.index()];
        let did = |event: &str, card: Option<Card>| {
            let phrase = Phrase::new(format!("example-event-{event}"));
            Event::of_seat(seat, card.into_iter().fold(phrase, |phrase, card| phrase.with("card", card.name())))
        };
        match action {
            Action::Take(card) => {
                state.open.retain(|other| *other != card);
                player.cards.push((card, false));
                events.emit(|| did("took", Some(card)).did("example-did-take", card.name()));
            }
            Action::Rest => {
                player.water = player.water.saturating_add(1);
                if !state.open.is_empty() {
                    state.open.remove(0);
                }
                events.emit(|| did("rested", None).did("example-did-rest", None).change("example-change-water", 1));
            }
            Action::Water => {
                player.water = player.water.saturating_sub(1);
                if let Some((card, watered)) = player.cards.last_mut() {
                    *watered = true;
                    let event = || did("watered", Some(*card)).did("example-did-water", None);
                    events.emit(|| event().change("example-change-water", -1));
                }
            }
            Action::Stop => {}
        }
        state.watering = matches!(action, Action::Take(_)) && player.water > 0;
        if state.watering {
            return;
        }
        // The end of the turn (rules 3).
        state.turns += 1;
        state.active = seat.next(state.players.len() as u8);
        if let Some(card) = state.deck.pop() {
            state.open.push(card);
            // No player could predict the card, so players can't undo this turn alone.
            events
                .emit(|| Event::of_table(Phrase::new("example-event-revealed").with("card", card.name())).revealing());
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.is_over().then(|| state.outcome())
    }

    fn view(state: &State, _viewer: Viewer) -> State {
        let mut view = state.clone();
        view.deck.sort();
        view
    }

    fn imagine(view: &State, rng: &mut Rng) -> State {
        State { deck: rng.shuffled(view.deck.iter().copied()), ..view.clone() }
    }

    fn redeal(setup: &Setup, state: &State, rng: &mut Rng) -> Option<Setup> {
        let mut setup = setup.clone();
        rng.shuffle_last(state.deck.len(), &mut setup.deck);
        Some(setup)
    }
}
