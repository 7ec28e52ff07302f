//! Metrics for a monitoring system: counts and times, never names, texts or identifiers.
//!
//! Without a recorder (`DAYKEEPER_METRICS`) the calls have no effect.

mod loops;

use std::time::Duration;

pub use loops::Loops;
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

/// All metrics: name, kind and description.
const METRICS: [(&str, Kind, &str); 19] = [
    ("daykeeper_interactions_total", Kind::Counter, "Interactions by kind"),
    ("daykeeper_answers_total", Kind::Counter, "Interactions by outcome (unacknowledged: too late)"),
    ("daykeeper_acknowledged_seconds", Kind::Histogram, "Time from an interaction to its acknowledgment"),
    ("daykeeper_answered_seconds", Kind::Histogram, "Time from an interaction to its answer"),
    ("daykeeper_turns_total", Kind::Counter, "Turns by game and kind of player"),
    ("daykeeper_pictures_total", Kind::Counter, "Pictures by kind and outcome"),
    ("daykeeper_picture_seconds", Kind::Histogram, "Time to draw a picture, including the wait for a free core"),
    ("daykeeper_deliveries_total", Kind::Counter, "Public messages by outcome"),
    ("daykeeper_requests_total", Kind::Counter, "Requests to Discord by outcome (limited: status 429)"),
    ("daykeeper_gateway_connected", Kind::Gauge, "Open connections to the gateway"),
    ("daykeeper_gateway_breaks_total", Kind::Counter, "Broken connections to the gateway"),
    ("daykeeper_jobs_total", Kind::Counter, "Reminders, timeouts and turns of computer players by outcome"),
    ("daykeeper_thoughts_waiting", Kind::Gauge, "Decisions of computer players that wait for a core"),
    ("daykeeper_commit_seconds", Kind::Histogram, "Time to write a change to disk"),
    ("daykeeper_outbox_rows", Kind::Gauge, "Undelivered public messages"),
    ("daykeeper_outbox_age_seconds", Kind::Gauge, "Age of the oldest undelivered public message"),
    ("daykeeper_jobs_due", Kind::Gauge, "Jobs that are due"),
    ("daykeeper_jobs_late_seconds", Kind::Gauge, "Delay of the oldest due job"),
    ("daykeeper_memory_bytes", Kind::Gauge, "Resident memory of the process, on Linux only"),
];

enum Kind {
    Counter,
    Gauge,
    Histogram,
}

/// Describes the metrics to the recorder. Call this once, after installing it.
pub fn describe() {
    for (name, kind, meaning) in METRICS {
        match kind {
            Kind::Counter => describe_counter!(name, meaning),
            Kind::Gauge => describe_gauge!(name, meaning),
            Kind::Histogram => describe_histogram!(name, meaning),
        }
    }
}

/// Counts a received interaction of this kind.
pub fn interaction(kind: &'static str) {
    counter!("daykeeper_interactions_total", "kind" => kind).increment(1);
}

/// Counts an interaction without an acknowledgment in time. Its user saw a failure.
pub fn unacknowledged() {
    counter!("daykeeper_answers_total", "outcome" => "unacknowledged").increment(1);
}

/// Records the time from an interaction's arrival to its acknowledgment.
pub fn acknowledged(after: Duration) {
    histogram!("daykeeper_acknowledged_seconds").record(after);
}

/// Records the time from an interaction's arrival to its answer, and whether the answer was sent.
pub fn record_answer(sent: bool, after: Duration) {
    counter!("daykeeper_answers_total", "outcome" => outcome(sent)).increment(1);
    histogram!("daykeeper_answered_seconds").record(after);
}

/// Counts a stored turn.
pub fn turn(game: &str, by_computer: bool) {
    let by = if by_computer { "computer" } else { "person" };
    counter!("daykeeper_turns_total", "game" => game.to_owned(), "by" => by).increment(1);
}

/// Records the drawing of a picture, successful or not.
pub fn picture(kind: &'static str, drawn: bool, took: Duration) {
    counter!("daykeeper_pictures_total", "kind" => kind, "outcome" => outcome(drawn)).increment(1);
    histogram!("daykeeper_picture_seconds", "kind" => kind).record(took);
}

/// Counts an attempt to deliver a public message.
pub fn delivery(outcome: &'static str) {
    counter!("daykeeper_deliveries_total", "outcome" => outcome).increment(1);
}

/// Counts a finished request to Discord.
pub fn request(outcome: &'static str) {
    counter!("daykeeper_requests_total", "outcome" => outcome).increment(1);
}

/// Counts an opened gateway connection.
pub fn gateway_connected() {
    gauge!("daykeeper_gateway_connected").increment(1.0);
}

/// Counts a lost gateway connection.
pub fn gateway_broke() {
    gauge!("daykeeper_gateway_connected").decrement(1.0);
    counter!("daykeeper_gateway_breaks_total").increment(1);
}

/// Counts a job that was carried out, or that failed and will be retried.
pub fn job(kind: &'static str, done: bool) {
    counter!("daykeeper_jobs_total", "kind" => kind, "outcome" => outcome(done)).increment(1);
}

/// Changes the number of computer players' decisions that wait for a core.
pub fn thoughts_waiting(change: f64) {
    gauge!("daykeeper_thoughts_waiting").increment(change);
}

/// Records the time to write a change to disk.
pub fn committed(took: Duration) {
    histogram!("daykeeper_commit_seconds").record(took);
}

/// Waiting messages and jobs, according to the database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// Undelivered public messages.
    pub messages: u64,
    /// Age of the oldest message.
    pub oldest_message: Duration,
    /// Jobs that are due.
    pub jobs: u64,
    /// Delay of the oldest job.
    pub oldest_job: Duration,
}

/// Records the waiting messages and jobs.
pub fn waiting(now: Waiting) {
    gauge!("daykeeper_outbox_rows").set(now.messages as f64);
    gauge!("daykeeper_outbox_age_seconds").set(now.oldest_message.as_secs_f64());
    gauge!("daykeeper_jobs_due").set(now.jobs as f64);
    gauge!("daykeeper_jobs_late_seconds").set(now.oldest_job.as_secs_f64());
}

/// Records the memory use of the process.
pub fn memory(bytes: u64) {
    gauge!("daykeeper_memory_bytes").set(bytes as f64);
}

fn outcome(good: bool) -> &'static str {
    if good { "ok" } else { "failed" }
}

/// The process's resident memory in bytes; `None` on systems without `/proc`.
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
