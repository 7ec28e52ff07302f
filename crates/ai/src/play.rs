//! The loop that plays whole games between players of any kind.

use engine::{Game, Notation, Options, Outcome, Rng, Seat, Seed, SetupError, Silent, Viewer};

use super::evaluate::Evaluate;
use super::player::{DecisionRequest, PlayerSpec};
use super::searcher::{SearchRequest, Searcher};

/// The random stream for decisions, separate from the stream of the setup.
const DECISIONS: u64 = 1;

#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// Result of the game.
    pub outcome: Outcome,
    pub steps: u64,
    /// Search effort by seat.
    pub effort: Vec<Effort>,
}

/// The search effort of a seat in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Steps that its searches played.
    pub steps: u64,
    pub decisions: u64,
}

/// Plays games one after the other and reuses its memory.
pub struct GameLoop<G: Evaluate> {
    legal: Vec<G::Action>,
    turn: Vec<G::Action>,
    /// Steps of the game in notation, for external players.
    history: Vec<(Seat, String)>,
    searcher: Option<Searcher<G>>,
}

impl<G: Evaluate> Default for GameLoop<G> {
    fn default() -> Self {
        GameLoop { legal: Vec::new(), turn: Vec::new(), history: Vec::new(), searcher: None }
    }
}

impl<G: Evaluate> GameLoop<G> {
    /// Plays a game between players, listed by seat, and calls `on_step` with every step. The seed determines
    /// everything.
    ///
    /// # Errors
    /// The game doesn't support the number of players or the options, or a player gave no legal step.
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
            // A random step comes from the list of legal ones and needs no check.
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
                    let question = DecisionRequest { seats, options, deal, steps, seat, seed: rng.seed() };
                    let (turn, steps) = player.turn(&question).map_err(SetupError)?;
                    played.effort[seat.index()].add(steps);
                    self.turn.extend(turn.iter().map_while(|step| G::Action::parse(step)));
                }
            }
            // Plays the turn until a step is illegal: the search may have imagined components that aren't in this game.
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

/// The outcome of an unfinished game.
fn nobody() -> Outcome {
    Outcome { points: Vec::new(), denominator: 1, ranking: Vec::new() }
}

/// The state after these actions of a seat. `None` if one of them is illegal.
pub fn play<G: Evaluate>(state: &G::State, seat: Seat, actions: &[G::Action]) -> Option<G::State> {
    let (mut state, mut legal) = (state.clone(), Vec::new());
    for &action in actions {
        legal.clear();
        G::legal(&state, seat, &mut legal);
        if !legal.contains(&action) {
            return None;
        }
        G::apply(&mut state, seat, action, &mut Silent);
    }
    Some(state)
}

pub fn notation<G: Game>(action: G::Action) -> String {
    let mut text = String::new();
    // Writing to a String can't fail.
    let _ = action.write(&mut text);
    text
}
