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
mod table;
mod words;

use engine::{Event, Events, Game, OptionSpec, Options, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Viewer};
use game_kit::actions::actions;
use serde_json::{Value, json};

pub use components::Card;
pub use table::{Setup, State, Table};

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
    /// All viewers know the same: everything except the order of the deck.
    type View = Table;

    fn deal(_seats: u8, _options: &Options, rng: &mut Rng) -> Setup {
        Setup { deck: rng.shuffled(Card::all()) }
    }

    fn start(seats: u8, options: &Options, setup: &Setup) -> Result<State, SetupError> {
        let water = if options.get(&WATER) == "three" { 3 } else { 2 };
        State::new(seats, water, setup).ok_or_else(|| SetupError("`deck` must have every card once".to_owned()))
    }

    fn seats(state: &State) -> u8 {
        state.table.players.len() as u8
    }

    fn to_act(state: &State) -> SeatSet {
        if state.table.is_over() { SeatSet::EMPTY } else { SeatSet::one(state.table.active) }
    }

    fn turn(state: &State) -> u32 {
        state.table.turns
    }

    fn legal(State { table, .. }: &State, seat: Seat, actions: &mut Vec<Action>) {
        if table.is_over() || seat != table.active {
            return;
        }
        if table.watering {
            actions.extend([Action::Water, Action::Stop]);
        } else {
            actions.extend(table.open.iter().copied().map(Action::Take));
            actions.push(Action::Rest);
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) {
        let table = &mut state.table;
        let player = &mut table.players[seat.index()];
        let did = |event: &str, card: Option<Card>| {
            let phrase = Phrase::new(format!("example-event-{event}"));
            Event::of_seat(seat, card.into_iter().fold(phrase, |phrase, card| phrase.with("card", card.name())))
        };
        match action {
            Action::Take(card) => {
                table.open.retain(|other| *other != card);
                player.cards.push((card, false));
                events.emit(|| did("took", Some(card)).did("example-did-take", card.name()));
                if player.water > 0 {
                    table.watering = true;
                    return;
                }
            }
            Action::Rest => {
                player.water = player.water.saturating_add(1);
                let card = (!table.open.is_empty()).then(|| table.open.remove(0));
                table.discards.extend(card);
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
        end_turn(state, events);
    }

    fn describe(State { table, .. }: &State) -> Value {
        json!({
            "active": table.active,
            "turns": table.turns,
            "watering": table.watering,
            "open": table.open,
            "deck": table.deck,
            "seats": table.players,
        })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.table.is_over().then(|| state.table.outcome())
    }

    fn view(state: &State, _viewer: Viewer) -> Table {
        state.table.clone()
    }

    fn imagine(table: &Table, rng: &mut Rng) -> State {
        let deck = rng.shuffled(Card::all().filter(|card| table.seen().all(|seen| seen != *card)));
        State { table: table.clone(), deck }
    }

    fn redeal(setup: &Setup, state: &State, rng: &mut Rng) -> Option<Setup> {
        let mut setup = setup.clone();
        rng.shuffle_last(state.deck.len(), &mut setup.deck);
        Some(setup)
    }
}

/// Refills the open cards. Then the next seat begins or the game ends (rules 3, 4).
fn end_turn(State { table, deck }: &mut State, events: &mut impl Events) {
    table.watering = false;
    table.turns += 1;
    table.active = table.active.next(table.players.len() as u8);
    if let Some(card) = deck.pop() {
        table.open.push(card);
        // No player could predict the card, so players can't undo this turn alone.
        events.emit(|| Event::of_table(Phrase::new("example-event-revealed").with("card", card.name())).revealing());
    }
    table.deck = deck.len() as u8;
    if table.is_over() {
        let most = table.outcome().points.into_iter().max().unwrap_or_default();
        events.emit(|| Event::of_table(Phrase::new("example-event-over").with("points", most)));
    }
}
