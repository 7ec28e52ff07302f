//! Whole games between players of any kind: the one loop that plays them.

use crate::engine::{Game, Options, Outcome, Rng, Seat, Seed, SetupError, Silent, Viewer};

use super::evaluate::Evaluate;
use super::player::{PlayerSpec, Question};
use super::searcher::{SearchRequest, Searcher};

/// The stream of random numbers that decisions are taken from, apart from that of the setup.
const DECISIONS: u64 = 1;

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// Steps of the game.
    pub steps: u64,
    /// How much each seat has searched.
    pub effort: Vec<Effort>,
}

/// How much a seat has searched in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Steps that were played in searches.
    pub steps: u64,
    /// How often the player was asked.
    pub decisions: u64,
}

/// Plays games, one after another; its memory is used again.
pub struct GameLoop<G: Evaluate> {
    legal: Vec<G::Action>,
    turn: Vec<G::Action>,
    /// Steps of the game in notation, for players outside this program.
    history: Vec<(Seat, String)>,
    searcher: Option<Searcher<G>>,
}

impl<G: Evaluate> Default for GameLoop<G> {
    fn default() -> Self {
        GameLoop { legal: Vec::new(), turn: Vec::new(), history: Vec::new(), searcher: None }
    }
}

impl<G: Evaluate> GameLoop<G> {
    /// Plays a game between players, by seat, and shows every step. The seed decides everything.
    ///
    /// # Errors
    /// The number of players or the options are not those of the game, or a player gave no legal step.
    pub fn play(
        &mut self,
        players: &[PlayerSpec],
        options: &Options,
        seed: Seed,
        mut on_step: impl FnMut(Seat, G::Action),
    ) -> Result<PlayedGame, SetupError> {
        let seats = players.len() as u8;
        let setup = G::deal(seats, options, &mut Rng::new(seed));
        let mut state = G::start(seats, options, &setup)?;
        let mut rng = Rng::stream(seed, DECISIONS);
        let keep_history = players.iter().any(|player| matches!(player, PlayerSpec::External(_)));
        self.history.clear();
        let mut played = PlayedGame { outcome: nobody(), steps: 0, effort: vec![Effort::default(); players.len()] };
        while let Some(seat) = G::to_act(&state).first() {
            let player = &players[seat.index()];
            self.turn.clear();
            self.legal.clear();
            G::legal(&state, seat, &mut self.legal);
            // What is drawn from the legal actions needs no second look.
            let drawn = matches!(player, PlayerSpec::Random);
            match player {
                PlayerSpec::Random if !self.legal.is_empty() => {
                    self.turn.push(self.legal[rng.index(self.legal.len())]);
                }
                PlayerSpec::Random => {}
                PlayerSpec::Computer { strength, budget, weights } => {
                    let weights = weights.as_deref().unwrap_or(G::weights());
                    let seed = rng.seed();
                    let request = SearchRequest { seat, strength: *strength, seed, budget: *budget, weights };
                    let view = G::view(&state, Viewer::Seat(seat));
                    let searcher = self.searcher.get_or_insert_with(Searcher::new);
                    let (lines, steps) = searcher.turns(&view, &request, &mut || false);
                    played.effort[seat.index()].add(steps);
                    self.turn.extend(lines.into_iter().next().map(|line| line.actions).unwrap_or_default());
                }
                PlayerSpec::External(player) => {
                    let (deal, steps) = (seed, self.history.as_slice());
                    let question = Question { seats, options, deal, steps, seat, seed: rng.seed() };
                    let (turn, steps) = player.turn(&question).map_err(SetupError)?;
                    played.effort[seat.index()].add(steps);
                    self.turn.extend(turn.iter().map_while(|step| G::parse_action(step)));
                }
            }
            // A turn is played as far as it was foreseen; what a deal imagined may not be there.
            let before = played.steps;
            for &action in &self.turn {
                if played.steps > before {
                    self.legal.clear();
                    G::legal(&state, seat, &mut self.legal);
                }
                if !drawn && !self.legal.contains(&action) {
                    break;
                }
                G::apply(&mut state, seat, action, &mut Silent);
                on_step(seat, action);
                if keep_history {
                    self.history.push((seat, notation::<G>(action)));
                }
                played.steps += 1;
            }
            if played.steps == before || played.steps > G::MAX_STEPS as u64 {
                return Err(SetupError(format!("{} did not go on after {before} steps", G::ID)));
            }
        }
        played.outcome = G::outcome(&state).unwrap_or_else(nobody);
        Ok(played)
    }
}

impl Effort {
    fn add(&mut self, steps: u64) {
        self.steps += steps;
        self.decisions += 1;
    }
}

/// The result of a game that has none.
fn nobody() -> Outcome {
    Outcome { points: Vec::new(), denominator: 1, ranking: Vec::new() }
}

/// An action in notation.
pub fn notation<G: Game>(action: G::Action) -> String {
    let mut text = String::new();
    // Writing into a String cannot fail.
    let _ = G::write_action(action, &mut text);
    text
}
