//! Computer players against each other: the ground of the arena and of tuning.

use crate::engine::{Options, Outcome, Rng, Seed, SetupError, Silent};

use super::advice::view_of;
use super::evaluate::Evaluate;
use super::strength::{Decision, Mind, Strength};

/// Who plays a seat of a contest.
#[derive(Clone, Debug, PartialEq)]
pub enum Contender {
    /// Any legal step, each as likely.
    Random,
    /// A computer player.
    Computer {
        /// How well it plays.
        strength: Strength,
        /// Steps that each of its decisions may play.
        budget: u64,
        /// Weights of the evaluation, if not those that the program brings.
        weights: Option<Vec<f32>>,
    },
}

impl Contender {
    /// A computer player as it plays at tables.
    pub const fn computer(strength: Strength) -> Self {
        Contender::Computer { strength, budget: strength.budget(), weights: None }
    }
}

/// A finished contest.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// How it ended.
    pub outcome: Outcome,
    /// Steps of the game.
    pub steps: u64,
    /// Steps that were played in thought, by seat.
    pub thought: Vec<u64>,
    /// Decisions, by seat: how often a computer player was asked.
    pub decisions: Vec<u64>,
}

/// Plays a game between contenders, by seat. The seed decides everything.
///
/// # Errors
/// The number of contenders or the options are not those of the game.
pub fn contest<G: Evaluate>(contenders: &[Contender], options: &Options, seed: Seed) -> Result<Contest, SetupError> {
    let seats = contenders.len() as u8;
    let setup = G::deal(seats, options, &mut Rng::new(seed));
    let mut state = G::start(seats, options, &setup)?;
    let mut rng = Rng::stream(seed, 1);
    let mut mind = Mind::<G>::new();
    let mut result =
        Contest { outcome: nobody(), steps: 0, thought: vec![0; seats.into()], decisions: vec![0; seats.into()] };
    let (mut legal, mut turn) = (Vec::new(), Vec::new());
    while let Some(seat) = G::to_act(&state).first() {
        let number = usize::from(seat);
        turn.clear();
        match &contenders[number] {
            Contender::Random => {
                legal.clear();
                G::legal(&state, seat, &mut legal);
                turn.push(legal[rng.index(legal.len())]);
            }
            Contender::Computer { strength, budget, weights } => {
                let weights = weights.as_deref().unwrap_or(G::weights());
                let decision = Decision { seat, strength: *strength, seed: rng.seed(), budget: *budget, weights };
                let (lines, used) = mind.turns(&view_of::<G>(&state, seat), &decision, &mut || false);
                result.thought[number] += used;
                result.decisions[number] += 1;
                turn.extend(lines.into_iter().next().map(|line| line.actions).unwrap_or_default());
            }
        }
        // A turn is played as far as it was foreseen; what a deal imagined may not be there.
        let before = result.steps;
        for &action in &turn {
            legal.clear();
            G::legal(&state, seat, &mut legal);
            if !legal.contains(&action) {
                break;
            }
            G::apply(&mut state, seat, action, &mut Silent);
            result.steps += 1;
        }
        if result.steps == before || result.steps > G::MAX_STEPS as u64 {
            return Err(SetupError(format!("{} did not go on after {before} steps", G::ID)));
        }
    }
    result.outcome = G::outcome(&state).unwrap_or_else(nobody);
    Ok(result)
}

fn nobody() -> Outcome {
    Outcome { points: Vec::new(), denominator: 1, ranking: Vec::new() }
}
