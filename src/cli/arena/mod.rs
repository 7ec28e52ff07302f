//! `daykeeper arena`: plays computer players against each other and reports the significance of the results.

mod other_build;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::ai::{PlayedGame, PlayerSpec};
use crate::engine::{Options, Seed};
use crate::games::Title;
use crate::games::arena::{Fixture, fixtures, play, results};

use super::arguments::{parse_options, player, title};
use super::failure::Failure;
use super::file::write;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The game to play
    #[arg(long)]
    game: String,
    /// The players, separated by commas: random, easy, medium or hard, optionally with a budget of steps per decision
    /// (hard:50000) and with weights from a file (medium:2000@weights.json). A single player plays against itself
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// Let only this player meet the others, instead of all pairs
    #[arg(long)]
    against: Option<String>,
    /// The number of seats
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// The games per pair of players, rounded up so that both have every seat equally often
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the first deal. Each further deal uses the next number
    #[arg(long, default_value_t = Seed::new(1))]
    seed: Seed,
    /// The number of games to play in parallel. This doesn't change the results
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Set a game option, as name=value. Can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Also write the results to this file, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Let another build's `think` example play the last player, to measure a change of the computer players
    #[arg(long, value_name = "PROGRAM")]
    other_build: Option<PathBuf>,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let title = title(&self.game)?;
        let options = parse_options(&self.options)?;
        let names: Vec<&str> = self.players.iter().map(String::as_str).collect();
        let own = if self.other_build.is_some() { names.len() - 1 } else { names.len() };
        let mut players: Vec<PlayerSpec> =
            names[..own].iter().map(|name| player(title, name)).collect::<Result<_, _>>()?;
        if let Some(program) = &self.other_build {
            players.push(other_build::player(program, &self.game, names[own])?);
        }
        let against = match &self.against {
            None => None,
            Some(against) => Some(names.iter().position(|name| name == against).ok_or_else(|| {
                Failure::Refused(format!("`{against}` is not one of the players: {}", names.join(", ")))
            })?),
        };
        let fixtures = fixtures(players.len(), against, self.seats, self.games, self.seed);
        let played = all(title, &players, &options, fixtures, self.threads)?;
        let results = results(players.len(), &played);
        report::table(&names, &results, out)?;
        if let Some(file) = &self.json {
            let json = report::json(&self.game, self.seats, self.seed, &names, &results);
            write(file, format!("{json:#}\n"))?;
        }
        Ok(())
    }
}

/// Plays all games, in any order. The results are in the order of the fixtures.
fn all(
    title: &'static dyn Title,
    players: &[PlayerSpec],
    options: &Options,
    fixtures: Vec<Fixture>,
    threads: usize,
) -> Result<Vec<(Fixture, PlayedGame)>, Failure> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(fixtures.len()));
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, fixtures.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(fixture) = fixtures.get(number) else { return };
                    let result = play(title, players, options, fixture);
                    // A thread that panics loses its games, and the scope reports the panic.
                    let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    done.push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.sort_by_key(|&(number, _)| number);
    fixtures
        .into_iter()
        .zip(done)
        .map(|(fixture, (_, played))| Ok((fixture, played.map_err(Failure::refused)?)))
        .collect()
}
