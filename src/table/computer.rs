//! Computer players: when they decide, and what they play.
//!
//! A decision comes from the seat's own view, a seed made of the game's seed and the length of its
//! log, and a budget of steps: so a game replays from its record. The time of this machine only caps
//! it. Thinking happens on threads of its own, few at once, and never while a table is held.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::ai::{Advice, Ask, Strength};
use crate::engine::{Phrase, Rng, Seat, Seed};
use crate::games::Position;

use super::draft::NOTHING_MORE;
use super::jobs::{self, Job, JobKind, JobPayload, NewJob};
use super::live::LoadedTable;
use super::service::Tables;
use super::turn::{self, Cause};
use super::{Change, JobsChange, StoreError, TableError, TableRow, seats};

/// How much computer players may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkLimits {
    /// Steps that a decision may play, if not as many as its strength has.
    pub budget: Option<u64>,
    /// A decision is made from what was found within this time of this machine.
    pub cap: Duration,
    /// How many think at once for seats; advice for people has as many places of its own.
    pub at_once: usize,
}

impl Default for ThinkLimits {
    fn default() -> Self {
        ThinkLimits { budget: None, cap: Duration::from_secs(2), at_once: 1 }
    }
}

/// Where thinking happens.
#[derive(Clone)]
pub(super) struct ComputerPool {
    thinking: ThinkLimits,
    seats: Arc<Semaphore>,
    people: Arc<Semaphore>,
}

impl ComputerPool {
    pub fn new(thinking: ThinkLimits) -> Self {
        let places = || Arc::new(Semaphore::new(thinking.at_once.max(1)));
        ComputerPool { thinking, seats: places(), people: places() }
    }

    /// A place to think for a seat; others may wait for it.
    pub async fn place_for_seat(&self) -> Result<ThinkPermit, TableError> {
        self.place(&self.seats).await
    }

    /// A place to think for a person who asked for it; no computer player's decision is in the way.
    pub async fn place_for_person(&self) -> Result<ThinkPermit, TableError> {
        self.place(&self.people).await
    }

    async fn place(&self, places: &Arc<Semaphore>) -> Result<ThinkPermit, TableError> {
        let permit = Arc::clone(places).acquire_owned().await.map_err(|error| failed(&error))?;
        Ok(ThinkPermit { mind: Searcher { thinking: self.thinking }, permit })
    }
}

fn failed(why: &dyn std::error::Error) -> TableError {
    TableError::Store(StoreError::Failed(why.to_string()))
}

/// A place to think, held until it is done.
pub(super) struct ThinkPermit {
    mind: Searcher,
    permit: OwnedSemaphorePermit,
}

impl ThinkPermit {
    /// Thinks on a thread that may block.
    pub async fn think<T: Send + 'static>(
        self,
        think: impl FnOnce(Searcher) -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let ThinkPermit { mind, permit } = self;
        let thought = tokio::task::spawn_blocking(move || {
            let thought = think(mind);
            drop(permit);
            thought
        });
        thought.await.map_err(|error| failed(&error))
    }
}

/// Somebody who thinks: what they may use of this machine.
pub(super) struct Searcher {
    thinking: ThinkLimits,
}

impl Searcher {
    /// What a computer player would do; `None` if the seat is not to act, or if thinking has failed:
    /// a game must not end by that.
    pub fn advise(&self, position: &dyn Position, seat: Seat, strength: Strength, seed: Seed) -> Option<Advice> {
        let mut ask = Ask::new(strength, seed);
        ask.budget = self.thinking.budget.unwrap_or(ask.budget);
        let until = Instant::now() + self.thinking.cap;
        // Nothing is changed while thinking, so nothing can be left half done.
        catch_unwind(AssertUnwindSafe(|| position.advise(seat, &ask, &mut || Instant::now() >= until))).unwrap_or(None)
    }

    /// A whole turn: its steps, and why. Where the search has no answer the turn is brought to its end
    /// as shortly as the rules let it.
    pub fn turn(&self, position: &dyn Position, seat: Seat, strength: Strength, seed: Seed) -> Option<ComputerTurn> {
        let mut position = position.fork();
        let before = position.turn();
        let mut rng = Rng::new(seed);
        let mut thought: Option<ComputerTurn> = None;
        let mut steps = Vec::new();
        while position.turn() == before && steps.len() < position.title().max_steps() {
            let advice = self.advise(&*position, seat, strength, rng.seed());
            let best = advice.and_then(|advice| advice.turns.into_iter().next());
            let played = steps.len();
            if let Some(best) = best {
                for step in best.steps {
                    // What a deal imagined may not be there.
                    if position.turn() > before || position.play(seat, &step).is_err() {
                        break;
                    }
                    steps.push(step);
                }
                thought.get_or_insert(ComputerTurn { steps: Vec::new(), reason: best.reason });
            }
            if steps.len() == played {
                let step = simplest(&position.legal(seat))?;
                position.play(seat, &step).ok()?;
                steps.push(step);
            }
        }
        let reason = thought.map_or_else(|| Phrase::new("ui-computer-no-reason"), |thought| thought.reason);
        (position.turn() > before).then_some(ComputerTurn { steps, reason })
    }
}

/// The step which brings a turn nearest to its end.
fn simplest(legal: &[String]) -> Option<String> {
    legal.iter().find(|step| NOTHING_MORE.contains(&step.as_str())).or(legal.first()).cloned()
}

/// A turn that a computer player plays.
pub(super) struct ComputerTurn {
    pub steps: Vec<String>,
    pub reason: Phrase,
}

/// The seed of the decision that a seat makes after so many entries of the log.
pub(super) fn seed(game: Seed, entries: u32, seat: Seat) -> Seed {
    // Streams of its own: the deal uses the first ones, the order of the seats the last one.
    Rng::stream(game, u64::MAX - 1 - (u64::from(entries) << 3 | u64::from(seat))).seed()
}

/// The decision of a computer player that begins now.
pub(super) fn job(row: &TableRow, seat: Seat, seq: u32, at: Timestamp) -> NewJob {
    let wait = if row.settings.unhurried { seats::unhurried(row, seat, seq) } else { SignedDuration::ZERO };
    let due_at = at.checked_add(wait).unwrap_or(Timestamp::MAX);
    NewJob { kind: JobKind::Computer, due_at, seat, seq, payload: JobPayload::Nothing }
}

/// What a computer player has to decide.
struct Question {
    position: Arc<dyn Position>,
    strength: Strength,
    seed: Seed,
    entries: u32,
}

/// The decision that a job is about, unless it is made, or nobody is there for whom to make it.
fn question(live: &LoadedTable, job: &Job) -> Option<Question> {
    let seat = live.row.seats.get(usize::from(job.seat))?;
    let wanted = (live.row.is_computer(job.seat) && live.row.computers_play()) || job.payload == JobPayload::StandsIn;
    if !wanted || !jobs::still_asked(live, job.seat, job.seq) {
        return None;
    }
    let history = live.history().ok()?;
    let entries = history.entries();
    Some(Question {
        position: history.position().clone(),
        strength: seat.strength.unwrap_or(seats::STAND_IN),
        seed: seed(live.row.seed?, entries, job.seat),
        entries,
    })
}

/// Decides for a seat: thinks without holding the table, then plays if the table has not changed
/// meanwhile. The turn and the end of the job are stored together, so a turn is never played twice.
///
/// # Errors
/// The store failed, or the table cannot be read.
pub(super) async fn carry_out(tables: &Tables, job: &Job) -> Result<(), TableError> {
    // The question is put once there is a place to think, so that it is not an old one by then.
    let place = tables.minds.place_for_seat().await?;
    let Some(asked) = tables.look(job.table, |live| question(live, job)).await? else {
        return tables.change_for(job, |_, _, at| Ok(Change::new(at))).await;
    };
    let Question { position, strength, seed, entries } = asked;
    let seat = job.seat;
    let thought = place.think(move |mind| mind.turn(&*position, seat, strength, seed)).await?;
    let Some(thought) = thought else {
        let why = format!("seat {seat} is asked after entry {entries}, and no turn was found for it");
        return Err(TableError::Unreadable { table: job.table, why });
    };
    tables
        .change_for(job, |_, live, at| match question(live, job) {
            Some(now) if now.entries == entries => Ok(turn::commit_for(live, seat, thought, Cause::system(at))?.change),
            Some(_) => {
                // Others have chosen meanwhile: it thinks again from there.
                let again =
                    NewJob { due_at: at, payload: job.payload.clone(), ..self::job(&live.row, seat, job.seq, at) };
                let mut change = Change::new(at);
                change.jobs = Some(JobsChange { add: vec![again], ..JobsChange::default() });
                Ok(change)
            }
            None => Ok(Change::new(at)),
        })
        .await
}
