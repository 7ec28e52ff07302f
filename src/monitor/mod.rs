//! Metrics for a monitoring system: counts and times, never names, texts or identifiers.
//!
//! Until [`start`] (`DAYKEEPER_METRICS`) the calls have no effect.

mod loops;
mod samples;

use std::sync::OnceLock;
use std::time::Duration;

use samples::{Kind, Labels, Metric, Samples};

pub use loops::Loops;

/// The samples of this process. Empty until [`start`].
static SAMPLES: OnceLock<Samples> = OnceLock::new();

const METRICS: [Metric; 20] = [
    ("daykeeper_interactions_total", Kind::Counter, "Interactions by kind"),
    ("daykeeper_answers_total", Kind::Counter, "Interactions by outcome (unacknowledged: too late)"),
    ("daykeeper_panics_total", Kind::Counter, "Events whose handling failed because of a bug, by kind"),
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

/// Starts to record.
pub fn start() {
    SAMPLES.get_or_init(Samples::default);
}

/// All metrics as text in Prometheus's format. Empty before [`start`].
pub fn text() -> String {
    SAMPLES.get().map(|samples| samples.text(&METRICS)).unwrap_or_default()
}

fn count(name: &'static str, labels: Labels<'_>) {
    change(name, labels, 1.0);
}

fn change(name: &'static str, labels: Labels<'_>, by: f64) {
    if let Some(samples) = SAMPLES.get() {
        samples.add(name, labels, by);
    }
}

fn set(name: &'static str, value: f64) {
    if let Some(samples) = SAMPLES.get() {
        samples.set(name, value);
    }
}

fn record(name: &'static str, labels: Labels<'_>, took: Duration) {
    if let Some(samples) = SAMPLES.get() {
        samples.record(name, labels, took);
    }
}

/// Counts a received interaction of this kind.
pub fn interaction(kind: &'static str) {
    count("daykeeper_interactions_total", &[("kind", kind)]);
}

/// Counts an interaction without an acknowledgment in time. Its user saw a failure.
pub fn unacknowledged() {
    count("daykeeper_answers_total", &[("outcome", "unacknowledged")]);
}

/// Counts an event of this kind whose handling panicked.
pub fn panicked(event: &'static str) {
    count("daykeeper_panics_total", &[("event", event)]);
}

/// Records the time from an interaction's arrival to its acknowledgment.
pub fn acknowledged(after: Duration) {
    record("daykeeper_acknowledged_seconds", &[], after);
}

/// Records the time from an interaction's arrival to its answer, and whether the answer was sent.
pub fn record_answer(sent: bool, after: Duration) {
    count("daykeeper_answers_total", &[("outcome", outcome(sent))]);
    record("daykeeper_answered_seconds", &[], after);
}

/// Counts a stored turn.
pub fn turn(game: &str, by_computer: bool) {
    let by = if by_computer { "computer" } else { "person" };
    count("daykeeper_turns_total", &[("game", game), ("by", by)]);
}

/// Records the drawing of a picture, successful or not.
pub fn picture(kind: &'static str, drawn: bool, took: Duration) {
    count("daykeeper_pictures_total", &[("kind", kind), ("outcome", outcome(drawn))]);
    record("daykeeper_picture_seconds", &[("kind", kind)], took);
}

/// Counts an attempt to deliver a public message.
pub fn delivery(outcome: &'static str) {
    count("daykeeper_deliveries_total", &[("outcome", outcome)]);
}

/// Counts a finished request to Discord.
pub fn request(outcome: &'static str) {
    count("daykeeper_requests_total", &[("outcome", outcome)]);
}

/// Counts an opened gateway connection.
pub fn gateway_connected() {
    change("daykeeper_gateway_connected", &[], 1.0);
}

/// Counts a lost gateway connection.
pub fn gateway_broke() {
    change("daykeeper_gateway_connected", &[], -1.0);
    count("daykeeper_gateway_breaks_total", &[]);
}

/// Counts a job that was carried out, or that failed and will be retried.
pub fn job(kind: &'static str, done: bool) {
    count("daykeeper_jobs_total", &[("kind", kind), ("outcome", outcome(done))]);
}

/// Changes the number of computer players' decisions that wait for a core.
pub fn thoughts_waiting(by: f64) {
    change("daykeeper_thoughts_waiting", &[], by);
}

/// Records the time to write a change to disk.
pub fn committed(took: Duration) {
    record("daykeeper_commit_seconds", &[], took);
}

/// Waiting messages and jobs, according to the database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backlog {
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
pub fn waiting(now: Backlog) {
    set("daykeeper_outbox_rows", now.messages as f64);
    set("daykeeper_outbox_age_seconds", now.oldest_message.as_secs_f64());
    set("daykeeper_jobs_due", now.jobs as f64);
    set("daykeeper_jobs_late_seconds", now.oldest_job.as_secs_f64());
}

/// Records the memory use of the process.
pub fn memory(bytes: u64) {
    set("daykeeper_memory_bytes", bytes as f64);
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
