//! A long run: worlds of both kinds until the counts reach the figures in `docs/dev/measurements.md`.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::thread;

use super::figures::{Figures, TABLE_SECONDS, YEAR};
use super::world::Plan;
use super::{live, number};

/// Required counts.
const OF_STORMS: [(&str, u64); 2] = [("crashes", 10_000), ("hostile interactions", 1_000_000)];
const OF_YEARS: [(&str, u64); 1] = [(TABLE_SECONDS, 1_000 * YEAR)];

#[derive(Default)]
struct Kind {
    begun: u64,
    figures: Figures,
}

impl Kind {
    fn lacks(&self, goals: &[(&str, u64)]) -> bool {
        goals.iter().any(|(what, most)| self.figures.of(what) < *most)
    }
}

#[derive(Default)]
struct Night {
    storms: Kind,
    years: Kind,
    /// `true` after a failed world, so that no other one begins.
    failed: bool,
}

impl Night {
    /// The kind of the next world and the number of earlier ones, or `None` after all are done.
    fn next(&mut self) -> Option<(Plan, u64)> {
        // Long worlds run first, so that all processors finish at about the same time.
        let (kind, plan) = match self.years.lacks(&OF_YEARS) {
            true => (&mut self.years, Plan::YEARS),
            false => (&mut self.storms, Plan::STORM),
        };
        if self.failed || !plan.slow && !kind.lacks(&OF_STORMS) {
            return None;
        }
        kind.begun += 1;
        Some((plan, kind.begun - 1))
    }
}

/// Runs only with `DAYKEEPER_TRIAL_NIGHT`, since it takes most of an hour on one processor.
#[test]
fn a_night_of_trials() {
    if std::env::var_os("DAYKEEPER_TRIAL_NIGHT").is_none() {
        return;
    }
    let first = number("DAYKEEPER_TRIAL_SEED", 1);
    let night = Mutex::new(Night::default());
    let work = || {
        loop {
            let Some((plan, before)) = night.lock().unwrap().next() else { return };
            let kind = if plan.slow { "years" } else { "storms" };
            println!("world {} of {kind}", first + before);
            let lived = catch_unwind(AssertUnwindSafe(|| live(first + before, plan)));
            let mut night = night.lock().unwrap();
            match lived {
                Ok(figures) if plan.slow => night.years.figures.add(&figures),
                Ok(figures) => night.storms.figures.add(&figures),
                Err(violation) => {
                    night.failed = true;
                    drop(night);
                    resume_unwind(violation);
                }
            }
        }
    };
    thread::scope(|scope| {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let all: Vec<_> = (0..processors).map(|_| scope.spawn(work)).collect();
        all.into_iter().for_each(|one| one.join().unwrap());
    });
    let Night { storms, years, .. } = night.into_inner().unwrap();
    let mut together = storms.figures.clone();
    together.add(&years.figures);
    println!("seeds from {first} on, no violation\n");
    println!("| | {} storms | {} worlds of years | together |\n| --- | --- | --- | --- |", storms.begun, years.begun);
    print!("{}", Figures::side_by_side(&[&storms.figures, &years.figures, &together]));
}
