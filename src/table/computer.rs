//! Computer players: when they decide, and what they play.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::ai::{Ask, Strength};
use crate::engine::Seat;

use super::jobs::{self, Job, JobKind, NewJob, Payload};
use super::service::Tables;
use super::turn::{self, Cause};
use super::{Change, PlayerKind, StoreError, TableError, TableRow};

/// How long an unhurried computer player takes for a decision.
const UNHURRIED: Duration = Duration::from_secs(10 * 60);

/// The decision of a computer player that begins now.
pub(super) fn job(row: &TableRow, seat: Seat, seq: u32, at: Timestamp) -> NewJob {
    let wait = if row.settings.unhurried { UNHURRIED } else { Duration::ZERO };
    let wait = SignedDuration::try_from(wait).unwrap_or_default();
    let due_at = at.checked_add(wait).unwrap_or(Timestamp::MAX);
    NewJob { kind: JobKind::Computer, due_at, seat, seq, payload: Payload::Nothing }
}

/// Decides for a seat: thinks without holding the table, then plays if the table still waits for
/// this decision.
///
/// # Errors
/// The store failed, or the table cannot be read.
pub(super) async fn carry_out(tables: &Tables, job: &Job) -> Result<(), TableError> {
    let asked = tables
        .look(job.table, |live| {
            let ai = live.row.seats.get(usize::from(job.seat)).is_some_and(|seat| seat.kind == PlayerKind::Ai);
            let wanted = jobs::still_asked(live, job.seat, job.seq) && (ai || job.payload == Payload::StandsIn);
            let position = live.history().ok().map(|history| history.position().clone());
            position.filter(|_| wanted).map(|position| (position, live.row.seed.unwrap_or_default()))
        })
        .await?;
    let steps = match asked {
        None => None,
        Some((position, seed)) => {
            let ask = Ask::new(Strength::Easy, seed.wrapping_add(job.seq.into()));
            let seat = job.seat;
            let thought = tokio::task::spawn_blocking(move || {
                let before = position.turn();
                let mut position = position.fork();
                let mut steps = Vec::new();
                while position.turn() == before {
                    let advice = position.advise(seat, &ask, &mut || false)?;
                    let first = steps.len();
                    for step in &advice.turns.first()?.steps {
                        if position.turn() > before || position.play(seat, step).is_err() {
                            break;
                        }
                        steps.push(step.clone());
                    }
                    if steps.len() == first {
                        return None;
                    }
                }
                Some(steps)
            });
            let steps = thought.await.map_err(|error| StoreError::Failed(error.to_string()))?;
            Some(steps.ok_or_else(|| TableError::Unreadable {
                table: job.table,
                why: "the computer player found no turn".to_owned(),
            })?)
        }
    };
    tables
        .change_for(job, |_, live, at| match steps {
            Some(steps) if jobs::still_asked(live, job.seat, job.seq) => {
                Ok(turn::commit(live, job.seat, steps, Cause::system(at))?.change)
            }
            _ => Ok(Change::new(at)),
        })
        .await
}
