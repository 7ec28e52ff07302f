//! The search of a look back on all cores.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError, mpsc};

use tokio_util::sync::CancellationToken;

use crate::ai::Ask;
use crate::engine::{Seat, Seed};
use crate::games::look_back::{Chances, RecordedTurn, Search, chances};
use crate::games::turning_points::{Costly, FinishedTurn, SearchPart, TurningPointSearch};

use crate::cli::bar::Bar;

/// A part that a thread does.
enum Job {
    /// The chances after this number of turns.
    Chances(usize),
    /// The scan of the turn with this index.
    Scan(usize),
    /// All checks of this seat, one after the other.
    Checks(Seat, TurningPointSearch),
}

enum Done {
    Chances(usize, Chances),
    Scan(usize, u32),
    Checks(Vec<(usize, Option<Costly>)>),
}

/// A game with the settings of the search.
pub struct Wanted<'a> {
    pub turns: &'a [RecordedTurn],
    pub ask: Ask,
    /// The seed of the deals behind the chances.
    pub seed: Seed,
    pub threads: usize,
}

impl Wanted<'_> {
    /// Finds turning points and chances. `None` if `stop` is cancelled.
    pub fn search(&self, stop: &CancellationToken) -> Option<Search> {
        let count = self.turns.len();
        let mut bar = Bar::default();
        let first = (0..=count).map(Job::Chances).chain((0..count).map(Job::Scan)).collect();
        let mut found = Search { chances: vec![Chances::new(); count + 1], ..Search::default() };
        let mut scanned = vec![0; count];
        let mut done = 0;
        // The checks are the last tenth of the bar.
        let all = (2 * count as u64 + 1) * 10 / 9 + 1;
        self.all(first, stop, |part| {
            match part {
                Done::Chances(turns, chances) => found.chances[turns] = chances,
                Done::Scan(index, lost) => scanned[index] = lost,
                Done::Checks(_) => {}
            }
            done += 1;
            bar.show(done, all);
        });
        scanned.into_iter().for_each(|lost| found.turns.add_scan(lost));
        let seats: Vec<Seat> =
            self.turns.first().map(|turn| Seat::all(turn.after.seats()).collect()).unwrap_or_default();
        let checks = seats.into_iter().map(|seat| Job::Checks(seat, found.turns.clone())).collect();
        self.all(checks, stop, |part| {
            if let Done::Checks(checked) = part {
                checked.into_iter().for_each(|(index, better)| found.turns.add_check(index, better));
            }
        });
        if stop.is_cancelled() {
            bar.leave();
            return None;
        }
        bar.show(all, all);
        Some(found)
    }

    /// Does all jobs on several threads, and hands their results to `each` on this one.
    fn all(&self, jobs: VecDeque<Job>, stop: &CancellationToken, mut each: impl FnMut(Done)) {
        let jobs = Mutex::new(jobs);
        let (send, receive) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (send, jobs) = (send.clone(), &jobs);
                scope.spawn(move || {
                    let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                    while let Some(job) = next().filter(|_| !stop.is_cancelled()) {
                        // The receiver lives as long as the scope.
                        let _ = send.send(self.carry_out(job, stop));
                    }
                });
            }
            drop(send);
            receive.iter().for_each(&mut each);
        });
    }

    fn carry_out(&self, job: Job, stop: &CancellationToken) -> Done {
        let mut until = || stop.is_cancelled();
        let turn = |index: usize| {
            let RecordedTurn { before, seat, steps, .. } = &self.turns[index];
            FinishedTurn { before: &**before, seat: *seat, steps }
        };
        match job {
            Job::Chances(0) => {
                Done::Chances(0, self.turns.first().map_or_else(Chances::new, |turn| chances(&*turn.before, self.seed)))
            }
            Job::Chances(turns) => Done::Chances(turns, chances(&*self.turns[turns - 1].after, self.seed)),
            Job::Scan(index) => Done::Scan(index, turn(index).scan(&self.ask, &mut until)),
            Job::Checks(seat, mut search) => {
                let own: Vec<Option<Seat>> =
                    self.turns.iter().map(|turn| Some(turn.seat).filter(|of| *of == seat)).collect();
                let mut checked = Vec::new();
                while let Some(SearchPart::Check(index)) = search.next(&own).filter(|_| !stop.is_cancelled()) {
                    let found = turn(index).check(&self.ask, &mut until);
                    search.add_check(index, found.clone());
                    checked.push((index, found));
                }
                Done::Checks(checked)
            }
        }
    }
}
