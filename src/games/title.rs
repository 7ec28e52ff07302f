//! Games with their types erased, so that tables, bots and pictures handle any game alike.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;

use serde_json::Value;

use crate::ai::{self, Advice, Ask, Evaluate, GameLoop, PlayedGame, PlayerSpec, Standing, Stop, notation};
use crate::engine::{
    Ahead, Event, Game, OptionSpec, Options, Outcome, Phrase, Rng, Seat, SeatSet, Seed, SetupError, Viewer,
};
use crate::scene::Scene;

use super::kit::picture::parts::COLOURED_SEATS;
use super::strict_json::{difference, place};
use super::{PictureKind, PictureRequest, Present, Prompt, ScoreLine, Theme, Topic, WordIcons};

/// A game of the registry.
pub trait Title: Send + Sync {
    /// Identifier in records, commands and the database. The game's name is the phrase
    /// `<id>-name`.
    fn id(&self) -> &'static str;
    /// Fewest seats.
    fn min_seats(&self) -> u8;
    /// Most seats.
    fn max_seats(&self) -> u8;
    /// No game has more steps than this.
    fn max_steps(&self) -> usize;
    /// How many units of points make one point.
    fn denominator(&self) -> i32;
    /// Version of the rules that a new table is played with.
    fn rules_version(&self) -> u32;
    /// The setup options.
    fn options(&self) -> &'static [OptionSpec];
    /// The options with which a game of an earlier version of the rules is played on
    /// ([`Game::options_since`]).
    fn options_since(&self, rules_version: u32, options: &Options) -> Options;

    /// The steps, in notation, which say no more than that a player wants nothing more.
    fn passes(&self) -> &'static [&'static str];

    /// The phrase for an amount (`n`) of what turns are paid with ([`Game::CURRENCY`]).
    fn currency(&self) -> Option<&'static str>;

    /// What can be asked about.
    fn topics(&self) -> Vec<Topic>;

    /// The drawings of the board that stand for words.
    fn word_icons(&self) -> WordIcons;

    /// Lets chance decide a setup.
    ///
    /// # Errors
    /// An option or a number of seats that the game does not have.
    fn deal(&self, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError>;

    /// The game before its first step.
    ///
    /// # Errors
    /// The options, the number of seats or the setup cannot be this game's.
    fn start(&self, seats: u8, options: &Options, setup: &Value) -> Result<Box<dyn Position>, SetupError>;

    /// The setup with everything dealt anew that nobody knows in this position, to which the game came from it
    /// ([`Game::redeal`]): the same steps lead on from the result.
    ///
    /// # Errors
    /// The setup and the position are not of this game, or choices are made in secret.
    fn redeal(&self, setup: &Value, position: &dyn Position, seed: Seed) -> Result<Value, SetupError>;

    /// A position from what [`Position::save`] gave.
    ///
    /// # Errors
    /// The text is not a saved position of this game.
    fn load(&self, saved: &str) -> Result<Box<dyn Position>, SetupError>;

    /// The weights of the evaluation that computer players use, by name.
    fn weights(&self) -> Vec<(&'static str, f32)>;

    /// Plays a game between players, by seat, and shows every step in notation.
    ///
    /// # Errors
    /// An option or a number of seats that the game does not have, or a player that failed.
    fn play_game(
        &self,
        players: &[PlayerSpec],
        options: &Options,
        seed: Seed,
        on_step: &mut dyn FnMut(Seat, String),
    ) -> Result<PlayedGame, SetupError>;

    /// Plays so many games and shows each result. Each game has the seed after that of the one before.
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

/// A step that is not legal now; the position is as before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Illegal {
    /// Who tried.
    pub seat: Seat,
    /// What was tried.
    pub step: String,
    /// What would have been legal for this seat.
    pub legal: Vec<String>,
    /// Who is to act, if it is not this seat, and what would be legal for them.
    pub others: Vec<(Seat, Vec<String>)>,
}

/// Characters of a wrong step that are repeated.
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
pub trait Position: Send + Sync {
    /// Which game this is.
    fn title(&self) -> &'static dyn Title;
    /// An independent copy, to try something on.
    fn fork(&self) -> Box<dyn Position>;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Who must decide now; nobody once the game is over.
    fn to_act(&self) -> SeatSet;
    /// How many turns have been completed ([`Game::turn`]).
    fn turn(&self) -> u32;
    /// Every legal step of a seat in notation, in the fixed order of the record format.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Plays a step in notation.
    ///
    /// # Errors
    /// The step is not legal; nothing has changed.
    fn play(&mut self, seat: Seat, step: &str) -> Result<Vec<Event>, Illegal>;

    /// Plays a step that completes the turn, without what the end of the turn brings ([`Game::apply_held`]): what it
    /// did. `None`: the step is not legal, or the game does not tell that apart; nothing has changed.
    fn hold(&mut self, seat: Seat, step: &str) -> Option<Vec<Event>>;

    /// The state as the record format shows it, hidden things as far as that format has them.
    fn describe(&self) -> Value;
    /// The whole state as text, for [`Title::load`].
    fn save(&self) -> String;
    /// A hash of the whole state, equal for equal states in every release with the same rules
    /// version.
    fn hash(&self) -> u64;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What a viewer may know, as data.
    fn view(&self, viewer: Viewer) -> Value;
    /// A position that the viewer cannot tell from this one: everything that it may not know is
    /// dealt anew.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Position>;

    /// The game with the turn of this seat just begun, made from this seat's view alone, so that it can plan while
    /// others move ([`Game::ahead`]). The same view always gives the same position.
    fn ahead(&self, seat: Seat, ahead: Ahead) -> Option<Box<dyn Position>>;

    /// What a seat is asked, in words.
    fn prompt(&self, seat: Seat) -> Prompt;
    /// What a seat that plans its turn would regret not to know ([`Present::needs`]).
    fn needs(&self, seat: Seat) -> Option<Phrase>;
    /// One line: where the game is.
    fn status(&self) -> Phrase;
    /// Whether simultaneous choices stay hidden until all have chosen ([`Present::secret`]).
    fn secret(&self) -> bool;
    /// What a seat will lack soon ([`Present::shortage`]).
    fn shortage(&self, seat: Seat) -> Option<(u16, Phrase)>;
    /// The round that is played ([`Present::round`]).
    fn round(&self) -> Option<u32>;
    /// One line: what a seat has.
    fn goods(&self, seat: Seat, viewer: Viewer) -> Phrase;
    /// The whole table in words.
    fn text_board(&self, viewer: Viewer) -> Vec<Phrase>;
    /// Points by seat and source.
    fn score(&self, viewer: Viewer) -> Vec<Vec<ScoreLine>>;
    /// What to know about [`Position::score`] before the end ([`Present::score_notes`]).
    fn score_notes(&self, viewer: Viewer) -> Vec<Phrase>;

    /// A picture as values. `since` must be a position of the same game; what has changed since is
    /// marked.
    fn scene(
        &self,
        kind: PictureKind,
        viewer: Viewer,
        since: Option<&dyn Position>,
        names: &[String],
        theme: Theme,
    ) -> Scene;

    /// What a computer player would do on a seat; `None` if it is not to act. It decides from the
    /// seat's view alone, and depends on nothing else but the question and when `stop` first says
    /// so.
    fn advise(&self, seat: Seat, ask: &Ask, stop: Stop<'_>) -> Option<Advice>;

    /// The final points that a seat may expect after each of these turns, all on one scale.
    fn measure(&self, seat: Seat, seed: Seed, turns: &[&[String]]) -> Option<Vec<f32>>;

    /// What a turn of these steps, told as `deed`, is better for than another, if the evaluation tells.
    fn better_for(&self, seat: Seat, deed: Phrase, steps: &[String], than: &[String]) -> Option<Phrase>;

    /// What a turn of these steps does, in one sentence.
    fn describe_turn(&self, steps: &[String]) -> Phrase;

    /// What every seat may expect, as far as everybody can know.
    fn standings(&self) -> Vec<Standing>;

    /// For comparing positions of the same game.
    fn as_any(&self) -> &dyn Any;
}

/// The one implementation of [`Title`] for a typed game.
///
/// `&Erased::<G>(PhantomData)` is a constant, so it lives forever: the registry's line of a game.
pub struct Erased<G>(pub PhantomData<fn() -> G>);

struct Typed<G: Game>(G::State);

impl<G: Present + Evaluate> Title for Erased<G> {
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

    fn topics(&self) -> Vec<Topic> {
        let options = G::OPTIONS.iter().map(|spec| Topic::of_option(G::ID, spec.id));
        G::topics().into_iter().chain(options).collect()
    }

    fn word_icons(&self) -> WordIcons {
        G::word_icons()
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
        let state = position.as_any().downcast_ref::<Typed<G>>().map(|typed| &typed.0);
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

/// How many seats these players take.
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

impl<G: Present + Evaluate> Position for Typed<G> {
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
        match G::parse_action(step).filter(|action| legal.contains(action)) {
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
        let action = G::parse_action(step).filter(|action| self.legal_actions(seat).contains(action))?;
        let mut events = Vec::new();
        G::apply_held(&mut self.0, seat, action, &mut events).then_some(events)
    }

    fn describe(&self) -> Value {
        G::describe(&self.0)
    }

    fn save(&self) -> String {
        // A state is plain data with string keys: writing it as JSON cannot fail.
        serde_json::to_string(&self.0).unwrap_or_default()
    }

    fn hash(&self) -> u64 {
        xxhash_rust::xxh3::xxh3_64(self.save().as_bytes())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.0)
    }

    fn view(&self, viewer: Viewer) -> Value {
        // A view is plain data with string keys: writing it as JSON cannot fail.
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

    fn prompt(&self, seat: Seat) -> Prompt {
        let view = G::view(&self.0, Viewer::Seat(seat));
        Prompt {
            question: G::question(&view, seat),
            choices: self.legal_actions(seat).into_iter().map(|action| G::choice(&view, seat, action)).collect(),
            why_not: G::why_not(&view, seat),
            follows: G::follows(&view, seat),
        }
    }

    fn needs(&self, seat: Seat) -> Option<Phrase> {
        G::needs(&G::view(&self.0, Viewer::Seat(seat)), seat)
    }

    fn status(&self) -> Phrase {
        G::status(&G::view(&self.0, Viewer::Public))
    }

    fn secret(&self) -> bool {
        G::secret(&G::view(&self.0, Viewer::Public))
    }

    fn shortage(&self, seat: Seat) -> Option<(u16, Phrase)> {
        G::shortage(&G::view(&self.0, Viewer::Seat(seat)), seat)
    }

    fn round(&self) -> Option<u32> {
        G::round(&G::view(&self.0, Viewer::Public))
    }

    fn goods(&self, seat: Seat, viewer: Viewer) -> Phrase {
        G::goods(&G::view(&self.0, viewer), seat)
    }

    fn text_board(&self, viewer: Viewer) -> Vec<Phrase> {
        G::text_board(&G::view(&self.0, viewer))
    }

    fn score(&self, viewer: Viewer) -> Vec<Vec<ScoreLine>> {
        G::score(&G::view(&self.0, viewer))
    }

    fn score_notes(&self, viewer: Viewer) -> Vec<Phrase> {
        G::score_notes(&G::view(&self.0, viewer))
    }

    fn scene(
        &self,
        kind: PictureKind,
        viewer: Viewer,
        since: Option<&dyn Position>,
        names: &[String],
        theme: Theme,
    ) -> Scene {
        let view = G::view(&self.0, viewer);
        let since = since
            .and_then(|position| position.as_any().downcast_ref::<Typed<G>>())
            .map(|position| G::view(&position.0, viewer));
        const { assert!(G::MAX_SEATS as usize <= COLOURED_SEATS, "pictures have colours for four seats only") };
        G::scene(&view, &PictureRequest { kind, viewer, since: since.as_ref(), names, theme })
    }

    fn advise(&self, seat: Seat, ask: &Ask, stop: Stop<'_>) -> Option<Advice> {
        ai::advise::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, ask, stop)
    }

    fn measure(&self, seat: Seat, seed: Seed, turns: &[&[String]]) -> Option<Vec<f32>> {
        ai::measure::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, seed, turns)
    }

    fn better_for(&self, seat: Seat, deed: Phrase, steps: &[String], than: &[String]) -> Option<Phrase> {
        ai::better_for::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, deed, steps, than)
    }

    fn describe_turn(&self, steps: &[String]) -> Phrase {
        ai::describe::<G>(steps)
    }

    fn standings(&self) -> Vec<Standing> {
        ai::standings::<G>(&G::view(&self.0, Viewer::Public))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
