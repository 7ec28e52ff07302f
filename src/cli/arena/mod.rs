//! `daykeeper arena`: computer players against each other, with what the results are worth.

mod plot;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::ai::{Contender, Contest, Strength};
use crate::engine::{Options, Seed};
use crate::games::Title;
use crate::games::arena::{Entrant, Fixture, fixtures, play, results};

use super::record::parse_options;
use super::tune::read_weights;
use super::{Failure, title};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Which game
    #[arg(long)]
    game: String,
    /// Who plays, with commas between them: random, easy, medium or hard, each with a budget of
    /// steps if not its own (hard:50000), and with weights from a file if not those of the program
    /// (medium:2000@weights.json). One alone plays against itself
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// Only this one of the players meets the others
    #[arg(long)]
    against: Option<String>,
    /// How many seats
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Games of each two players, raised to whole rotations of the seats
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The seed of the first deal; each further deal has the next one
    #[arg(long, default_value_t = Seed::new(1))]
    seed: Seed,
    /// How many games are played at a time; the results do not depend on it
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// An option of the game, as name=value
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Also write the results to this file, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Also draw strength as a function of the budget, to this PNG: every player that has a budget
    /// is a point
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// A player and, if it was given one, its budget.
struct Player {
    entrant: Entrant,
    budget: Option<u64>,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let title = title(&self.game)?;
        let options = parse_options(&self.options)?;
        let players = self.players.iter().map(|text| player(title, text)).collect::<Result<Vec<_>, _>>()?;
        let against = match &self.against {
            None => None,
            Some(name) => Some(players.iter().position(|player| player.entrant.name == *name).ok_or_else(|| {
                Failure::Refused(format!("`{name}` is none of the players: {}", self.players.join(", ")))
            })?),
        };
        let entrants: Vec<Entrant> = players.iter().map(|player| player.entrant.clone()).collect();
        let fixtures = fixtures(entrants.len(), against, self.seats, self.games.max(1), self.seed);
        let played = all(title, &entrants, &options, fixtures, self.threads)?;
        let results = results(entrants.len(), &played);
        let names: Vec<&str> = entrants.iter().map(|entrant| entrant.name.as_str()).collect();
        report::table(&names, &results, out)?;
        let write = |file: &PathBuf, bytes: &[u8]| {
            std::fs::write(file, bytes).map_err(|error| Failure::Refused(format!("{}: {error}", file.display())))
        };
        if let Some(file) = &self.json {
            let json = report::json(&self.game, self.seats, self.seed, &names, &results);
            write(file, format!("{json:#}\n").as_bytes())?;
        }
        if let Some(file) = &self.plot {
            let budgets: Vec<Option<u64>> = players.iter().map(|player| player.budget).collect();
            let points = plot::points(&budgets, &results);
            let png = plot::png(&points, self.against.as_deref(), self.seats)
                .ok_or_else(|| Failure::Refused("a plot needs two players with different budgets".to_owned()))?;
            write(file, &png)?;
        }
        Ok(())
    }
}

/// `strength`, `strength:budget`, `strength@weights` or all three.
fn player(title: &'static dyn Title, text: &str) -> Result<Player, Failure> {
    let (who, file) = match text.split_once('@') {
        Some((who, file)) => (who, Some(file)),
        None => (text, None),
    };
    let (id, budget) = match who.split_once(':') {
        Some((id, budget)) => {
            let steps = budget.parse().map_err(|_| Failure::Refused(format!("`{budget}` is no number of steps")))?;
            (id, Some(steps))
        }
        None => (who, None),
    };
    let weights = match file {
        Some(file) => {
            let names: Vec<&str> = title.weights().into_iter().map(|(name, _)| name).collect();
            Some(read_weights(file.as_ref(), &names)?)
        }
        None => None,
    };
    let contender = match Strength::from_id(id) {
        Some(strength) => Contender::Computer { strength, budget: budget.unwrap_or(strength.budget()), weights },
        None if who == "random" && file.is_none() => Contender::Random,
        None => {
            let known = Strength::ALL.map(Strength::id).join(", ");
            return Err(Failure::Refused(format!("there is no player `{text}`; there is: random, {known}")));
        }
    };
    Ok(Player { entrant: Entrant { name: text.to_owned(), contender }, budget })
}

/// Plays all games, in any order; the results are in the order of the fixtures.
fn all(
    title: &'static dyn Title,
    entrants: &[Entrant],
    options: &Options,
    fixtures: Vec<Fixture>,
    threads: usize,
) -> Result<Vec<(Fixture, Contest)>, Failure> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(fixtures.len()));
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, fixtures.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(fixture) = fixtures.get(number) else { return };
                    let result = play(title, entrants, options, fixture);
                    // Another thread that panicked takes its games with it, and the scope says so.
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
        .map(|(fixture, (_, contest))| Ok((fixture, contest.map_err(Failure::refused)?)))
        .collect()
}
