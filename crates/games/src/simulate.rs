//! Statistics over many games, and single games as records.

use ai::PlayerSpec;
use engine::{Options, Outcome, Seat, Seed, SetupError};

use super::Title;
use super::record::{Record, Step};

/// The settings of a simulation.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub players: Vec<PlayerSpec>,
    pub options: Options,
    pub games: u32,
    /// The seed of the first game. Each further game uses the next seed.
    pub seed: Seed,
}

/// The results of the games, without durations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SimulationResults {
    /// Games played.
    pub games: u32,
    pub steps: u64,
    /// Sum of all final scores by seat, in points.
    pub points: Vec<f64>,
    /// Victories by seat. Each winner of a shared victory gets an equal fraction.
    pub wins: Vec<f64>,
    /// Sum of the winners' scores, in points.
    pub winner_points: f64,
}

/// Plays the games on this thread.
///
/// # Errors
/// The game can't be set up with these players and options.
pub fn simulate(title: &dyn Title, simulation: &Simulation) -> Result<SimulationResults, SetupError> {
    let Simulation { players, options, games, seed } = simulation;
    let mut tally = SimulationResults {
        points: vec![0.0; players.len()],
        wins: vec![0.0; players.len()],
        ..SimulationResults::default()
    };
    title.play_games(players, options, *seed, *games, &mut |played| {
        tally.games += 1;
        tally.steps += played.steps;
        tally.count(&played.outcome);
    })?;
    Ok(tally)
}

/// Plays a game and returns its record.
///
/// # Errors
/// The game can't be set up with these players and options.
pub fn play_record(
    title: &dyn Title,
    players: &[PlayerSpec],
    options: &Options,
    seed: Seed,
) -> Result<Record, SetupError> {
    let mut record = Record::deal(title, players.len() as u8, options, seed)?;
    title.play_game(players, options, seed, &mut |seat, action| record.steps.push(Step { seat, action }))?;
    Ok(record)
}

impl SimulationResults {
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

    /// A seat's share of the victories.
    pub fn win_share(&self, seat: Seat) -> f64 {
        self.wins[usize::from(seat)] / f64::from(self.games.max(1))
    }

    /// Mean score of the winners.
    pub fn mean_winner_points(&self) -> f64 {
        self.winner_points / f64::from(self.games.max(1))
    }
}
