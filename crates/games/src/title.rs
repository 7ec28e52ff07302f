//! Games with their types erased, so that tables, bots and pictures handle all games alike.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;

use serde_json::Value;

use ai::{GameLoop, PlayedGame, PlayerSpec, notation};
use engine::{
    Ahead, Event, Game, Notation, OptionSpec, Options, Outcome, Phrase, Rng, Seat, SeatSet, Seed, SetupError, Silent,
    Viewer,
};
use scene::Scene;

use super::futures::{self, Later, Until};
use super::strict_json::{difference, place};
use super::typed::Typed;
use super::{Choice, Coach, Face, PageBoard, PictureKind, PictureRequest, Present, Prompt, Theme, Topic, WordIcons};
use game_kit::advice::Advise;
use game_kit::picture::parts::COLOURED_SEATS;
use game_kit::picture::sources::PointSource;
use game_kit::typed::{Word, spelled};
use game_kit::{Decide, Draw, Guide};

/// A line of play.
pub struct Future {
    pub events: Vec<Later>,
    /// The position in which the next turn of the planning seat begins; after the end, the last one.
    pub then: Box<dyn Position>,
}

/// A game of the registry.
pub trait Title: Send + Sync {
    /// Identifier in records, commands and the database. The game's name is the phrase
    /// `<id>-name`.
    fn id(&self) -> &'static str;
    /// Fewest seats.
    fn min_seats(&self) -> u8;
    /// Most seats.
    fn max_seats(&self) -> u8;
    /// Upper limit for the number of steps of a game.
    fn max_steps(&self) -> usize;
    /// Number of units that make one point.
    fn denominator(&self) -> i32;
    /// Version of the rules for new games.
    fn rules_version(&self) -> u32;
    /// The setup options.
    fn options(&self) -> &'static [OptionSpec];
    /// The options with which a game of an earlier rules version continues ([`Game::options_since`]).
    fn options_since(&self, rules_version: u32, options: &Options) -> Options;

    /// The steps, in notation, that only decline further choices.
    fn passes(&self) -> &'static [&'static str];

    /// The phrase for an amount (`n`) of the currency that turns cost ([`Game::CURRENCY`]).
    fn currency(&self) -> Option<&'static str>;

    /// Number of times that a game of this many people waits for one of them, without and with queued turns. `None` if it
    /// isn't known ([`Game::WAITS`]).
    fn waits(&self, people: u8) -> Option<[u16; 2]>;

    /// The topics that players can look up.
    fn topics(&self) -> Vec<Topic>;

    /// The drawings of the board that replace words.
    fn word_icons(&self) -> WordIcons;

    /// The words of the notation that have a text ([`Present::vocabulary`]).
    fn vocabulary(&self) -> Vec<Word>;

    /// A step in the words of the reader's language, as the reader could type it.
    fn spelled(&self, step: &str) -> Phrase {
        spelled(step, &self.vocabulary())
    }

    /// Returns `true` if a text is a step of the game in notation, legal or not.
    fn is_notation(&self, step: &str) -> bool;

    /// The sources by which people compare their points over many games ([`Present::SOURCES`]).
    fn sources(&self) -> &'static [PointSource];

    /// An empty picture of this size in the game's colors, for pictures about its people.
    fn canvas(&self, theme: Theme, size: (u32, u32)) -> Scene;

    /// Deals a random setup.
    ///
    /// # Errors
    /// The game doesn't have this option or number of seats.
    fn deal(&self, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError>;

    /// The game before its first step.
    ///
    /// # Errors
    /// The options, the number of seats or the setup aren't valid for this game.
    fn start(&self, seats: u8, options: &Options, setup: &Value) -> Result<Box<dyn Position>, SetupError>;

    /// The setup of a game in this position, with all hidden information dealt again ([`Game::redeal`]). The same steps
    /// are legal from the result.
    ///
    /// # Errors
    /// The setup and the position aren't of this game, or there are secret choices.
    fn redeal(&self, setup: &Value, position: &dyn Position, seed: Seed) -> Result<Value, SetupError>;

    /// Loads a position that [`Position::save`] wrote.
    ///
    /// # Errors
    /// The text isn't a saved position of this game.
    fn load(&self, saved: &str) -> Result<Box<dyn Position>, SetupError>;

    /// The weights of the evaluation that computer players use, by name.
    fn weights(&self) -> Vec<(&'static str, f32)>;

    /// Plays a game between players, by seat, and shows every step in notation.
    ///
    /// # Errors
    /// The game doesn't have this option or number of seats, or a player failed.
    fn play_game(
        &self,
        players: &[PlayerSpec],
        options: &Options,
        seed: Seed,
        on_step: &mut dyn FnMut(Seat, String),
    ) -> Result<PlayedGame, SetupError>;

    /// Plays `count` games and shows each result. Each game uses the seed after that of the previous game.
    ///
    /// # Errors
    /// As for [`Title::play_game`].
    fn play_games(
        &self,
        players: &[PlayerSpec],
        options: &Options,
        seed: Seed,
        games: u32,
        on_game: &mut dyn FnMut(PlayedGame),
    ) -> Result<(), SetupError>;
}

/// The error for a step that isn't legal now. The position is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Illegal {
    /// The seat that tried the step.
    pub seat: Seat,
    pub step: String,
    /// The legal steps of this seat.
    pub legal: Vec<String>,
    /// The seats to act with their legal steps, if `seat` isn't one of them.
    pub others: Vec<(Seat, Vec<String>)>,
}

/// Number of characters of an illegal step that the error repeats.
const REPEATED: usize = 100;

impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step: String = self.step.chars().take(REPEATED).collect();
        let more = if step.len() < self.step.len() { "…" } else { "" };
        write!(out, "`{step}{more}` is not possible for seat {} now; ", self.seat)?;
        if !self.legal.is_empty() {
            return write!(out, "possible: {}", self.legal.join(", "));
        }
        if self.others.is_empty() {
            return out.write_str("the game is over");
        }
        let other = |(seat, legal): &(Seat, Vec<String>)| format!("seat {seat} is to act: {}", legal.join(", "));
        out.write_str(&self.others.iter().map(other).collect::<Vec<_>>().join("; "))
    }
}

/// A game at one moment.
pub trait Position: Any + Send + Sync {
    fn title(&self) -> &'static dyn Title;
    /// An independent copy for trying things.
    fn fork(&self) -> Box<dyn Position>;
    fn seats(&self) -> u8;
    /// The seats that must decide now. Empty after the end.
    fn to_act(&self) -> SeatSet;
    /// Number of completed turns ([`Game::turn`]).
    fn turn(&self) -> u32;
    /// Every legal step of a seat in notation, in the fixed order of the record format.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Plays a step in notation.
    ///
    /// # Errors
    /// The step isn't legal, and the position is unchanged.
    fn play(&mut self, seat: Seat, step: &str) -> Result<Vec<Event>, Illegal>;

    /// Plays a step that completes the turn, without the effects of the end of the turn ([`Game::apply_held`]), and
    /// returns its events. Returns `None` and changes nothing if the step isn't legal, or if the game doesn't separate
    /// the end of the turn.
    fn hold(&mut self, seat: Seat, step: &str) -> Option<Vec<Event>>;

    /// The state in the form of the record format, including hidden information.
    fn describe(&self) -> Value;
    /// The whole state as text, for [`Title::load`].
    fn save(&self) -> String;
    /// A hash of the whole state, equal for equal states in every release with the same rules
    /// version.
    fn hash(&self) -> u64 {
        xxhash_rust::xxh3::xxh3_64(self.save().as_bytes())
    }
    /// The result, after the end.
    fn outcome(&self) -> Option<Outcome>;

    /// A viewer's knowledge, as data.
    fn view(&self, viewer: Viewer) -> Value;
    /// A position that the viewer can't tell from this one. All information that is hidden from the viewer is dealt
    /// again.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Position>;

    /// The game at the start of this seat's next turn, made from this seat's view alone, so that the player can plan
    /// while others move ([`Game::ahead`]). The same view always gives the same position.
    fn ahead(&self, seat: Seat, ahead: Ahead) -> Option<Box<dyn Position>>;

    /// The play after these steps of a seat, in each of these deals, if all players choose quickly. `None` if a step
    /// isn't legal.
    fn futures(&self, seat: Seat, deals: (Seed, u64), steps: &[String], until: Until) -> Option<Vec<Future>>;

    /// Everything that this viewer may see of the table. A caller with several questions keeps it.
    fn face(&self, viewer: Viewer) -> Box<dyn Face>;
    /// The question to a seat and its answers, as text.
    fn prompt(&self, seat: Seat) -> Prompt;
    /// The changes for a seat since an earlier position of the same game ([`Guide::recap`]).
    fn recap(&self, since: &dyn Position, seat: Seat) -> Vec<Phrase>;

    /// A picture as values. `since` must be a position of the same game. The picture marks changes since then. This is
    /// the only way to a picture, so it never shows more than its viewer may see.
    fn scene(
        &self,
        kind: PictureKind,
        viewer: Viewer,
        since: Option<&dyn Position>,
        names: &[String],
        theme: Theme,
    ) -> Scene;

    /// The board of the web page, under the same conditions as [`Position::scene`]. [`Face`] has its things
    /// ([`game_kit::Report::things`]).
    fn page(&self, viewer: Viewer, since: Option<&dyn Position>, names: &[String], theme: Theme) -> PageBoard;

    /// Advice and estimates of the computer players.
    fn coach(&self) -> &dyn Coach;
}

/// The only implementation of [`Title`] for a typed game.
///
/// `&Erased::<G>(PhantomData)` is a constant, so it lives forever. The registry has one such line per game.
pub struct Erased<G>(pub PhantomData<fn() -> G>);

/// The state in a position of this game. `None` for another game.
fn state_of<G: Game>(position: &dyn Position) -> Option<&G::State> {
    (position as &dyn Any).downcast_ref::<Typed<G>>().map(|typed| &typed.0)
}

impl<G: Present + Advise> Title for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn min_seats(&self) -> u8 {
        G::MIN_SEATS
    }

    fn max_seats(&self) -> u8 {
        G::MAX_SEATS
    }

    fn max_steps(&self) -> usize {
        G::MAX_STEPS
    }

    fn denominator(&self) -> i32 {
        G::DENOMINATOR
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn options_since(&self, rules_version: u32, options: &Options) -> Options {
        G::options_since(rules_version, options)
    }

    fn passes(&self) -> &'static [&'static str] {
        G::PASSES
    }

    fn currency(&self) -> Option<&'static str> {
        G::CURRENCY
    }

    fn waits(&self, people: u8) -> Option<[u16; 2]> {
        G::WAITS?.get(usize::from(people.checked_sub(2)?)).copied()
    }

    fn topics(&self) -> Vec<Topic> {
        let options = G::OPTIONS.iter().map(|spec| Topic::of_option(G::ID, spec.id));
        G::topics().into_iter().chain(options).collect()
    }

    fn word_icons(&self) -> WordIcons {
        G::word_icons()
    }

    fn vocabulary(&self) -> Vec<Word> {
        G::vocabulary()
    }

    fn is_notation(&self, step: &str) -> bool {
        G::Action::parse(step).is_some()
    }

    fn sources(&self) -> &'static [PointSource] {
        G::SOURCES
    }

    fn canvas(&self, theme: Theme, (width, height): (u32, u32)) -> Scene {
        G::STYLE.scene(theme, (width.into(), height.into()), Vec::new())
    }

    fn deal(&self, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        check::<G>(seats, options)?;
        let setup = G::deal(seats, options, &mut Rng::new(seed));
        serde_json::to_value(setup).map_err(|error| SetupError(error.to_string()))
    }

    fn start(&self, seats: u8, options: &Options, setup: &Value) -> Result<Box<dyn Position>, SetupError> {
        check::<G>(seats, options)?;
        let wrong = |why: &dyn std::fmt::Display| SetupError(format!("setup: {why}"));
        let read: G::Setup = serde_json::from_value(setup.clone()).map_err(|error| wrong(&error))?;
        let written = serde_json::to_value(&read).map_err(|error| wrong(&error))?;
        if let Some(path) = difference(setup, &written) {
            return Err(wrong(&format!("it is written in another shape{}", place(&path))));
        }
        let state = G::start(seats, options, &read)?;
        Ok(Box::new(Typed::<G>(state)))
    }

    fn redeal(&self, setup: &Value, position: &dyn Position, seed: Seed) -> Result<Value, SetupError> {
        let wrong = |why: &dyn fmt::Display| SetupError(why.to_string());
        let state = state_of::<G>(position);
        let setup: G::Setup = serde_json::from_value(setup.clone()).map_err(|error| wrong(&error))?;
        let setup = state.and_then(|state| G::redeal(&setup, state, &mut Rng::new(seed)));
        let setup = setup.ok_or_else(|| wrong(&"choices are still made in secret"))?;
        serde_json::to_value(setup).map_err(|error| wrong(&error))
    }

    fn load(&self, saved: &str) -> Result<Box<dyn Position>, SetupError> {
        let state = serde_json::from_str(saved).map_err(|error| SetupError(error.to_string()))?;
        Ok(Box::new(Typed::<G>(state)))
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        G::WEIGHTS.iter().copied().zip(G::weights().iter().copied()).collect()
    }

    fn play_game(
        &self,
        players: &[PlayerSpec],
        options: &Options,
        seed: Seed,
        on_step: &mut dyn FnMut(Seat, String),
    ) -> Result<PlayedGame, SetupError> {
        check::<G>(seats(players), options)?;
        GameLoop::<G>::default().play(players, options, seed, |seat, action| on_step(seat, notation::<G>(action)))
    }

    fn play_games(
        &self,
        players: &[PlayerSpec],
        options: &Options,
        seed: Seed,
        games: u32,
        on_game: &mut dyn FnMut(PlayedGame),
    ) -> Result<(), SetupError> {
        check::<G>(seats(players), options)?;
        let mut game_loop = GameLoop::<G>::default();
        for game in 0..games {
            on_game(game_loop.play(players, options, seed.plus(game.into()), |_, _| {})?);
        }
        Ok(())
    }
}

fn seats(players: &[PlayerSpec]) -> u8 {
    u8::try_from(players.len()).unwrap_or(u8::MAX)
}

fn check<G: Game>(seats: u8, options: &Options) -> Result<(), SetupError> {
    if !(G::MIN_SEATS..=G::MAX_SEATS).contains(&seats) {
        return Err(SetupError(format!("{} is for {} to {} players, not {seats}", G::ID, G::MIN_SEATS, G::MAX_SEATS)));
    }
    options.check(G::OPTIONS).map_err(|error| SetupError(error.to_string()))
}

impl<G: Present> Typed<G> {
    fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.0, seat, &mut actions);
        actions
    }
}

impl<G: Present + Advise> Position for Typed<G> {
    fn title(&self) -> &'static dyn Title {
        &Erased::<G>(PhantomData)
    }

    fn fork(&self) -> Box<dyn Position> {
        Box::new(Typed::<G>(self.0.clone()))
    }

    fn seats(&self) -> u8 {
        G::seats(&self.0)
    }

    fn to_act(&self) -> SeatSet {
        G::to_act(&self.0)
    }

    fn turn(&self) -> u32 {
        G::turn(&self.0)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal_actions(seat).into_iter().map(notation::<G>).collect()
    }

    fn play(&mut self, seat: Seat, step: &str) -> Result<Vec<Event>, Illegal> {
        let legal = self.legal_actions(seat);
        match G::Action::parse(step).filter(|action| legal.contains(action)) {
            Some(action) => {
                let mut events = Vec::new();
                G::apply(&mut self.0, seat, action, &mut events);
                Ok(events)
            }
            None => {
                let others = self.to_act().iter().filter(|_| legal.is_empty());
                Err(Illegal {
                    seat,
                    step: step.to_owned(),
                    others: others.map(|other| (other, self.legal(other))).collect(),
                    legal: legal.into_iter().map(notation::<G>).collect(),
                })
            }
        }
    }

    fn hold(&mut self, seat: Seat, step: &str) -> Option<Vec<Event>> {
        let action = G::Action::parse(step).filter(|action| self.legal_actions(seat).contains(action))?;
        let mut events = Vec::new();
        G::apply_held(&mut self.0, seat, action, &mut events).then_some(events)
    }

    fn describe(&self) -> Value {
        G::describe(&self.0)
    }

    fn save(&self) -> String {
        // A state is plain data with string keys: serialization to JSON can't fail.
        serde_json::to_string(&self.0).unwrap_or_default()
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.0)
    }

    fn view(&self, viewer: Viewer) -> Value {
        // A view is plain data with string keys: serialization to JSON can't fail.
        serde_json::to_value(G::view(&self.0, viewer)).unwrap_or_default()
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Position> {
        Box::new(Typed::<G>(G::imagine(&G::view(&self.0, viewer), &mut Rng::new(seed))))
    }

    fn ahead(&self, seat: Seat, ahead: Ahead) -> Option<Box<dyn Position>> {
        let view = G::view(&self.0, Viewer::Seat(seat));
        let state = G::ahead(&view, seat, ahead, &mut Rng::new(Seed::default()))?;
        Some(Box::new(Typed::<G>(state)))
    }

    fn futures(&self, seat: Seat, deals: (Seed, u64), steps: &[String], until: Until) -> Option<Vec<Future>> {
        let found = futures::futures::<G>(&self.0, seat, deals, steps, until)?;
        let future = |(events, state): (_, G::State)| Future { events, then: Box::new(Typed::<G>(state)) };
        Some(found.into_iter().map(future).collect())
    }

    fn face(&self, viewer: Viewer) -> Box<dyn Face> {
        Box::new(G::view(&self.0, viewer))
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        let view = G::view(&self.0, Viewer::Seat(seat));
        let choice = |action: G::Action| {
            let mut after = self.0.clone();
            G::apply(&mut after, seat, action, &mut Silent);
            let ends_turn = G::turn(&after) > G::turn(&self.0);
            Choice { step: notation::<G>(action), ends_turn, ..view.choice(seat, action) }
        };
        Prompt {
            question: view.question(seat),
            choices: self.legal_actions(seat).into_iter().map(choice).collect(),
            why_not: view.why_not(seat),
            follows: view.follows(seat),
        }
    }

    fn recap(&self, since: &dyn Position, seat: Seat) -> Vec<Phrase> {
        let view = |state| G::view(state, Viewer::Seat(seat));
        state_of::<G>(since).map_or_else(Vec::new, |since| view(&self.0).recap(&view(since), seat))
    }

    fn scene(
        &self,
        kind: PictureKind,
        viewer: Viewer,
        since: Option<&dyn Position>,
        names: &[String],
        theme: Theme,
    ) -> Scene {
        let since = since.and_then(state_of::<G>).map(|state| G::view(state, viewer));
        const { assert!(G::MAX_SEATS as usize <= COLOURED_SEATS, "pictures have colours for four seats only") };
        G::view(&self.0, viewer).scene(&PictureRequest { kind, viewer, since: since.as_ref(), names, theme })
    }

    fn page(&self, viewer: Viewer, since: Option<&dyn Position>, names: &[String], theme: Theme) -> PageBoard {
        let since = since.and_then(state_of::<G>).map(|state| G::view(state, viewer));
        let kind = PictureKind::Board;
        G::view(&self.0, viewer).page(&PictureRequest { kind, viewer, since: since.as_ref(), names, theme })
    }

    fn coach(&self) -> &dyn Coach {
        self
    }
}
