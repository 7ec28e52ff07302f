//! `daykeeper simulate`: plays many games and reports their results and speed.

use std::io::Write;
use std::time::Instant;

use serde_json::json;

use crate::ai::PlayerSpec;
use crate::engine::{Seat, Seed};
use crate::games::simulate::{Simulation, SimulationResults, simulate};

use super::arguments::{parse_options, player, title};
use super::failure::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The game to play
    #[arg(long)]
    game: String,
    /// The number of players
    #[arg(long)]
    seats: u8,
    /// The number of games, from 1
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the first game. Each further game uses the next number
    #[arg(long)]
    seed: Seed,
    /// The players: random, easy, medium or hard, one for all seats or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    policy: Vec<String>,
    /// Set a game option, as name=value. Can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let title = title(&self.game)?;
        let names = self.names()?;
        let players: Vec<PlayerSpec> = names.iter().map(|name| player(title, name)).collect::<Result<_, _>>()?;
        let options = parse_options(&self.options)?;
        let simulation = Simulation { players, options, games: self.games, seed: self.seed };
        let start = Instant::now();
        let tally = simulate(title, &simulation).map_err(Failure::refused)?;
        let seconds = start.elapsed().as_secs_f64();
        self.report(&names, &tally, seconds, out)?;
        Ok(())
    }

    fn names(&self) -> Result<Vec<&str>, Failure> {
        let seats = usize::from(self.seats);
        match self.policy.as_slice() {
            [one] => Ok(vec![one; seats]),
            all if all.len() == seats => Ok(all.iter().map(String::as_str).collect()),
            all => Err(Failure::Refused(format!(
                "{} policies for {seats} players: give one for all, or one for each",
                all.len()
            ))),
        }
    }

    fn report(
        &self,
        policies: &[&str],
        tally: &SimulationResults,
        seconds: f64,
        out: &mut impl Write,
    ) -> std::io::Result<()> {
        let seats: Vec<Seat> = Seat::all(self.seats).collect();
        let by_seat = |value: fn(&SimulationResults, Seat) -> f64| {
            seats.iter().map(|&seat| value(tally, seat)).collect::<Vec<_>>()
        };
        let (points, wins) = (by_seat(SimulationResults::mean_points), by_seat(SimulationResults::win_share));
        let per_second = |count: f64| if seconds > 0.0 { count / seconds } else { 0.0 };
        let (games, steps) = (per_second(f64::from(tally.games)), per_second(tally.steps as f64));
        if self.json {
            let result = json!({
                "game": self.game,
                "seats": self.seats,
                "games": tally.games,
                "seed": self.seed,
                "policies": policies,
                "seconds": seconds,
                "games_per_second": games,
                "steps_per_second": steps,
                "mean_points": points,
                "win_share": wins,
                "mean_winner_points": tally.mean_winner_points(),
            });
            return writeln!(out, "{result}");
        }
        writeln!(out, "{}: {} games, {} steps in {seconds:.3} s", self.game, tally.games, tally.steps)?;
        writeln!(out, "{games:.0} games/s, {steps:.0} steps/s")?;
        for (seat, policy) in policies.iter().enumerate() {
            let share = 100.0 * wins[seat];
            writeln!(out, "seat {seat} ({policy}): {:.2} points, {share:.1} % of the wins", points[seat])?;
        }
        writeln!(out, "winners: {:.2} points", tally.mean_winner_points())
    }
}
