//! `daykeeper people anchors`: measures the strengths of computer players, which anchor the ratings against them.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::ai::{PlayerSpec, Strength};
use crate::engine::{Options, Seed};
use crate::games::Title;

use super::arguments::{player, title};
use super::failure::Failure;
use super::file::write;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The game to play
    #[arg(long)]
    game: String,
    /// Pairings of each two strengths. Both players have each deal once from each seat
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pairings: u32,
    /// The file with all games' anchors. It is written after each game, so you can stop at any time and continue later
    #[arg(long, default_value = "assets/data/anchors.json")]
    file: PathBuf,
    /// Measure with this budget of steps per decision instead of each strength's own
    #[arg(long)]
    budget: Option<u64>,
}

/// The difference of strengths at which the stronger wins 73 in 100, as in the ratings.
const SCALE: f64 = 5.892_556_509_887_896;

/// The mean of the middle strength.
const MIDDLE: f64 = 25.0;

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let title = title(&self.game)?;
        let mut all = self.read()?;
        let mut known = Known::read(&all[title.id()]);
        for (one, other) in pairs() {
            let games = 2 * u64::from(self.pairings);
            while known.pair(one, other).1 < games {
                let (won, played) = known.pair(one, other);
                let result = self.play(title, one, other, played)?;
                known.results.insert((one.id(), other.id()), (won + result, played + 1));
                all[title.id()] = known.to_json();
                write(&self.file, format!("{all:#}\n"))?;
                writeln!(out, "{} against {}: game {} of {games}", one.id(), other.id(), played + 1)?;
                out.flush()?;
            }
        }
        for (strength, (mean, band)) in known.means() {
            writeln!(out, "{}: {mean:.2} ± {band:.2}", strength.id())?;
        }
        Ok(())
    }

    fn read(&self) -> Result<Value, Failure> {
        match std::fs::read_to_string(&self.file) {
            Ok(text) => {
                let wrong = |error| Failure::Refused(format!("{}: {error}", self.file.display()));
                let all: BTreeMap<String, Value> = serde_json::from_str(&text).map_err(wrong)?;
                Ok(json!(all))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(json!({})),
            Err(error) => Err(Failure::Refused(format!("could not read {}: {error}", self.file.display()))),
        }
    }

    /// Plays a game and returns the first player's result: 1, ½ or 0.
    fn play(&self, title: &dyn Title, one: Strength, other: Strength, number: u64) -> Result<f64, Failure> {
        let named = |strength: Strength| match self.budget {
            Some(budget) => format!("{}:{budget}", strength.id()),
            None => strength.id().to_owned(),
        };
        let swapped = number % 2 == 1;
        let (first, second) = if swapped { (other, one) } else { (one, other) };
        let players: Vec<PlayerSpec> =
            [first, second].into_iter().map(|strength| player(title, &named(strength))).collect::<Result<_, _>>()?;
        let mut ranking = Vec::new();
        let deal = Seed::new(number / 2 + 1);
        title
            .play_games(&players, &Options::default(), deal, 1, &mut |played| ranking = played.outcome.ranking)
            .map_err(Failure::refused)?;
        let result = match ranking.as_slice() {
            [first, second] if first < second => 1.0,
            [first, second] if first > second => 0.0,
            _ => 0.5,
        };
        Ok(if swapped { 1.0 - result } else { result })
    }
}

/// All pairs of strengths, the weaker one first.
fn pairs() -> impl Iterator<Item = (Strength, Strength)> {
    let stronger = |one: Strength| Strength::ALL.into_iter().skip_while(move |other| *other != one).skip(1);
    Strength::ALL.into_iter().flat_map(move |one| stronger(one).map(move |other| (one, other)))
}

/// The results of a game's strengths so far, with this version of the program.
#[derive(Default)]
struct Known {
    /// Points of the first player and games, by pair.
    results: BTreeMap<(&'static str, &'static str), (f64, u64)>,
}

impl Known {
    /// Reads the results. Those of other versions don't count.
    fn read(value: &Value) -> Self {
        let mut known = Known::default();
        if value["version"] != crate::discord::pages::reply::VERSION {
            return known;
        }
        for (one, other) in pairs() {
            let pair = &value["results"][format!("{}-{}", one.id(), other.id())];
            if let (Some(won), Some(games)) = (pair["won"].as_f64(), pair["games"].as_u64()) {
                known.results.insert((one.id(), other.id()), (won, games));
            }
        }
        known
    }

    fn pair(&self, one: Strength, other: Strength) -> (f64, u64) {
        self.results.get(&(one.id(), other.id())).copied().unwrap_or_default()
    }

    fn to_json(&self) -> Value {
        let thousandths = |value: f64| (value * 1000.0).round() as i64;
        let strengths: BTreeMap<&str, Value> = self
            .means()
            .into_iter()
            .map(|(strength, (mean, band))| {
                (strength.id(), json!({ "mean": thousandths(mean), "band": thousandths(band) }))
            })
            .collect();
        let results: BTreeMap<String, Value> = self
            .results
            .iter()
            .map(|((one, other), (won, games))| (format!("{one}-{other}"), json!({ "won": won, "games": games })))
            .collect();
        json!({ "version": crate::discord::pages::reply::VERSION, "strengths": strengths, "results": results })
    }

    /// The most likely mean of each strength and half of its band, with the middle strength at 25. One won and one lost
    /// game are added to each pair, so that a strength without a single win has a mean too.
    fn means(&self) -> Vec<(Strength, (f64, f64))> {
        let mut means: BTreeMap<&str, f64> = Strength::ALL.map(|strength| (strength.id(), MIDDLE)).into();
        let mut information: BTreeMap<&str, f64> = BTreeMap::new();
        for _ in 0..200 {
            let mut slope: BTreeMap<&str, f64> = BTreeMap::new();
            information.clear();
            for (one, other) in pairs() {
                let (won, games) = self.pair(one, other);
                let (won, games) = (won + 1.0, games as f64 + 2.0);
                let expected = 1.0 / (1.0 + ((means[other.id()] - means[one.id()]) / SCALE).exp());
                let (surplus, weight) = (won - games * expected, games * expected * (1.0 - expected));
                *slope.entry(one.id()).or_default() += surplus / SCALE;
                *slope.entry(other.id()).or_default() -= surplus / SCALE;
                for strength in [one, other] {
                    *information.entry(strength.id()).or_default() += weight / (SCALE * SCALE);
                }
            }
            for strength in [Strength::Easy, Strength::Hard] {
                // Half a step, since the other strength moves too.
                let step = 0.5 * slope[strength.id()] / information[strength.id()].max(1e-9);
                *means.entry(strength.id()).or_default() += step.clamp(-2.0, 2.0);
            }
        }
        let band = |strength: Strength| match strength {
            Strength::Medium => 0.0,
            _ => 1.28 / information[strength.id()].max(1e-9).sqrt(),
        };
        Strength::ALL.map(|strength| (strength, (means[strength.id()], band(strength)))).to_vec()
    }
}
