//! Playing games against the clock, with simple policies for the seats.

use serde::{Deserialize, Serialize};

use crate::ai::{Ask, Contender, Evaluate, Strength, contest};
use crate::engine::{Options, Outcome, Rng, Seat, Seed, SetupError, Silent};

use super::Title;
use super::record::{Record, Step};

/// How a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Policy {
    /// Every legal action is equally likely.
    Random,
    /// The easy computer player.
    Easy,
    /// The medium computer player.
    Medium,
    /// The hard computer player.
    Hard,
}

impl Policy {
    /// All of them.
    pub const ALL: [Policy; 4] = [Policy::Random, Policy::Easy, Policy::Medium, Policy::Hard];

    /// The identifier.
    pub const fn id(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Easy => Strength::Easy.id(),
            Policy::Medium => Strength::Medium.id(),
            Policy::Hard => Strength::Hard.id(),
        }
    }

    /// The strength, if it is a computer player that thinks.
    pub const fn strength(self) -> Option<Strength> {
        match self {
            Policy::Random => None,
            Policy::Easy => Some(Strength::Easy),
            Policy::Medium => Some(Strength::Medium),
            Policy::Hard => Some(Strength::Hard),
        }
    }

    /// The policy with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.id() == id)
    }
}

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The number of players.
    pub seats: u8,
    /// The options of the game.
    pub options: Options,
    /// How many games.
    pub games: u32,
    /// The seed of the first game; each further game has the next one.
    pub seed: Seed,
    /// How each seat decides, by seat.
    pub policies: Vec<Policy>,
}

/// What came out of the games, without any time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Steps of all games.
    pub steps: u64,
    /// Sum of all final scores by seat, in points.
    pub points: Vec<f64>,
    /// Victories by seat; a shared one counts in parts.
    pub wins: Vec<f64>,
    /// Sum of the winners' scores, in points.
    pub winner_points: f64,
}

/// Plays the games on this thread.
///
/// # Errors
/// The game cannot be set up with these seats and options.
pub(super) fn simulate<G: Evaluate>(simulation: &Simulation) -> Result<Tally, SetupError> {
    if simulation.policies.iter().any(|policy| policy.strength().is_some()) {
        return compete::<G>(simulation);
    }
    let Simulation { seats, options, games, seed, policies: _ } = simulation;
    let places = usize::from(*seats);
    let mut tally = Tally { points: vec![0.0; places], wins: vec![0.0; places], ..Tally::default() };
    let mut actions = Vec::new();
    for game in 0..u64::from(*games) {
        let seed = seed.plus(game);
        let setup = G::deal(*seats, options, &mut Rng::new(seed));
        let mut state = G::start(*seats, options, &setup)?;
        let mut rng = Rng::stream(seed, DECISIONS);
        while let Some(seat) = G::to_act(&state).first() {
            actions.clear();
            G::legal(&state, seat, &mut actions);
            if actions.is_empty() {
                break;
            }
            G::apply(&mut state, seat, actions[rng.index(actions.len())], &mut Silent);
            tally.steps += 1;
        }
        tally.games += 1;
        G::outcome(&state).iter().for_each(|outcome| tally.count(outcome));
    }
    Ok(tally)
}

/// The same with computer players that think.
fn compete<G: Evaluate>(simulation: &Simulation) -> Result<Tally, SetupError> {
    let Simulation { seats, options, games, seed, policies } = simulation;
    let places = usize::from(*seats);
    let mut tally = Tally { points: vec![0.0; places], wins: vec![0.0; places], ..Tally::default() };
    let contender = |seat: usize| match policies.get(seat).and_then(|policy| policy.strength()) {
        Some(strength) => Contender::computer(strength),
        None => Contender::Random,
    };
    let contenders: Vec<Contender> = (0..places).map(contender).collect();
    for game in 0..u64::from(*games) {
        let contest = contest::<G>(&contenders, options, seed.plus(game))?;
        tally.games += 1;
        tally.steps += contest.steps;
        tally.count(&contest.outcome);
    }
    Ok(tally)
}

/// Plays a game and keeps its record.
///
/// # Errors
/// The game cannot be set up with these seats and options.
pub fn play_record(
    title: &dyn Title,
    seats: u8,
    options: &Options,
    seed: Seed,
    policies: &[Policy],
) -> Result<Record, SetupError> {
    let mut record = Record::deal(title, seats, options, seed)?;
    let mut position = title.start(seats, options, &record.setup)?;
    let mut rng = Rng::stream(seed, DECISIONS);
    while let Some(seat) = position.to_act().first() {
        let policy = policies.get(usize::from(seat)).copied().unwrap_or(Policy::Random);
        let steps = match policy.strength() {
            None => {
                let mut legal = position.legal(seat);
                if legal.is_empty() { legal } else { vec![legal.swap_remove(rng.index(legal.len()))] }
            }
            Some(strength) => {
                let advice = position.advise(seat, &Ask::new(strength, rng.seed()), &mut || false);
                advice.and_then(|advice| advice.turns.into_iter().next()).map(|turn| turn.steps).unwrap_or_default()
            }
        };
        let before = record.steps.len();
        for action in steps {
            // A turn is played as far as it could be foreseen.
            if position.play(seat, &action).is_err() {
                break;
            }
            record.steps.push(Step { seat, action });
        }
        if record.steps.len() == before {
            break;
        }
    }
    Ok(record)
}

/// The stream of random numbers that decisions are taken from, apart from that of the setup.
const DECISIONS: u64 = 1;

impl Tally {
    fn count(&mut self, outcome: &Outcome) {
        let points = |seat: usize| f64::from(outcome.points[seat]) / f64::from(outcome.denominator);
        let winners: Vec<usize> = (0..outcome.ranking.len()).filter(|&seat| outcome.ranking[seat] == 1).collect();
        for seat in 0..outcome.points.len() {
            self.points[seat] += points(seat);
        }
        for &seat in &winners {
            self.wins[seat] += 1.0 / winners.len() as f64;
            self.winner_points += points(seat) / winners.len() as f64;
        }
    }

    /// Mean score of a seat.
    pub fn mean_points(&self, seat: Seat) -> f64 {
        self.points[usize::from(seat)] / f64::from(self.games.max(1))
    }

    /// The share of the victories that a seat has.
    pub fn win_share(&self, seat: Seat) -> f64 {
        self.wins[usize::from(seat)] / f64::from(self.games.max(1))
    }

    /// Mean score of the winners.
    pub fn mean_winner_points(&self) -> f64 {
        self.winner_points / f64::from(self.games.max(1))
    }
}
