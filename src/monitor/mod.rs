//! What a monitoring system may know: counts and times, never names, texts or identifiers.
//!
//! Without a recorder (`DAYKEEPER_METRICS`) every call does nothing.

use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

/// Every metric: its name, whether it counts, shows or measures, and what.
const METRICS: [(&str, Kind, &str); 19] = [
    ("daykeeper_interactions_total", Kind::Counter, "Interactions by kind"),
    ("daykeeper_answers_total", Kind::Counter, "Interactions by outcome; those that are not acknowledged failed"),
    ("daykeeper_acknowledged_seconds", Kind::Histogram, "From an interaction's arrival to its acknowledgement"),
    ("daykeeper_answered_seconds", Kind::Histogram, "From an interaction's arrival to its answer"),
    ("daykeeper_turns_total", Kind::Counter, "Turns by game and by who played them"),
    ("daykeeper_pictures_total", Kind::Counter, "Pictures by kind and outcome"),
    ("daykeeper_picture_seconds", Kind::Histogram, "What drawing a picture takes, with the wait for a free core"),
    ("daykeeper_deliveries_total", Kind::Counter, "Public messages by what became of them"),
    ("daykeeper_requests_total", Kind::Counter, "Requests to Discord by outcome; limited is status 429"),
    ("daykeeper_gateway_connected", Kind::Gauge, "How many connections to the gateway stand"),
    ("daykeeper_gateway_breaks_total", Kind::Counter, "How often such a connection broke"),
    ("daykeeper_jobs_total", Kind::Counter, "Reminders, time-outs and computers' turns by outcome"),
    ("daykeeper_thoughts_waiting", Kind::Gauge, "Decisions of computer players that wait for a core"),
    ("daykeeper_commit_seconds", Kind::Histogram, "What storing a change takes, until it is on disk"),
    ("daykeeper_outbox_rows", Kind::Gauge, "Public messages that are not delivered yet"),
    ("daykeeper_outbox_age_seconds", Kind::Gauge, "How long the oldest of them has waited"),
    ("daykeeper_jobs_due", Kind::Gauge, "Jobs whose time has come"),
    ("daykeeper_jobs_late_seconds", Kind::Gauge, "How late the oldest of them is"),
    ("daykeeper_memory_bytes", Kind::Gauge, "Memory of the process, where the system tells"),
];

enum Kind {
    Counter,
    Gauge,
    Histogram,
}

/// Tells the recorder what the metrics mean. Called once, after it was installed.
pub fn describe() {
    for (name, kind, meaning) in METRICS {
        match kind {
            Kind::Counter => describe_counter!(name, meaning),
            Kind::Gauge => describe_gauge!(name, meaning),
            Kind::Histogram => describe_histogram!(name, meaning),
        }
    }
}

/// An interaction of this kind has arrived.
pub fn interaction(kind: &'static str) {
    counter!("daykeeper_interactions_total", "kind" => kind).increment(1);
}

/// An interaction could not be acknowledged in time: its user saw a failure.
pub fn unacknowledged() {
    counter!("daykeeper_answers_total", "outcome" => "unacknowledged").increment(1);
}

/// An interaction was acknowledged so long after it arrived.
pub fn acknowledged(after: Duration) {
    histogram!("daykeeper_acknowledged_seconds").record(after);
}

/// An interaction was answered so long after it arrived, or its answer could not be sent.
pub fn answered(sent: bool, after: Duration) {
    counter!("daykeeper_answers_total", "outcome" => outcome(sent)).increment(1);
    histogram!("daykeeper_answered_seconds").record(after);
}

/// A turn was stored.
pub fn turn(game: &str, by_computer: bool) {
    let by = if by_computer { "computer" } else { "person" };
    counter!("daykeeper_turns_total", "game" => game.to_owned(), "by" => by).increment(1);
}

/// A picture was drawn, or could not be.
pub fn picture(kind: &'static str, drawn: bool, took: Duration) {
    counter!("daykeeper_pictures_total", "kind" => kind, "outcome" => outcome(drawn)).increment(1);
    histogram!("daykeeper_picture_seconds", "kind" => kind).record(took);
}

/// An attempt to deliver a public message has ended.
pub fn delivery(outcome: &'static str) {
    counter!("daykeeper_deliveries_total", "outcome" => outcome).increment(1);
}

/// A request to Discord has ended.
pub fn request(outcome: &'static str) {
    counter!("daykeeper_requests_total", "outcome" => outcome).increment(1);
}

/// A connection to the gateway stands.
pub fn gateway_connected() {
    gauge!("daykeeper_gateway_connected").increment(1.0);
}

/// A connection to the gateway broke.
pub fn gateway_broke() {
    gauge!("daykeeper_gateway_connected").decrement(1.0);
    counter!("daykeeper_gateway_breaks_total").increment(1);
}

/// A job was carried out, or failed and waits.
pub fn job(kind: &'static str, done: bool) {
    counter!("daykeeper_jobs_total", "kind" => kind, "outcome" => outcome(done)).increment(1);
}

/// One more decision of a computer player waits for a core, or one less.
pub fn thoughts_waiting(change: f64) {
    gauge!("daykeeper_thoughts_waiting").increment(change);
}

/// A change is on disk.
pub fn committed(took: Duration) {
    histogram!("daykeeper_commit_seconds").record(took);
}

/// What waits, as the database has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// Public messages that are not delivered yet.
    pub messages: u64,
    /// How long the oldest has waited.
    pub oldest_message: Duration,
    /// Jobs whose time has come.
    pub jobs: u64,
    /// How late the oldest is.
    pub oldest_job: Duration,
}

/// What waits at this moment.
pub fn waiting(now: Waiting) {
    gauge!("daykeeper_outbox_rows").set(now.messages as f64);
    gauge!("daykeeper_outbox_age_seconds").set(now.oldest_message.as_secs_f64());
    gauge!("daykeeper_jobs_due").set(now.jobs as f64);
    gauge!("daykeeper_jobs_late_seconds").set(now.oldest_job.as_secs_f64());
}

/// How much memory the process has.
pub fn memory(bytes: u64) {
    gauge!("daykeeper_memory_bytes").set(bytes as f64);
}

fn outcome(good: bool) -> &'static str {
    if good { "ok" } else { "failed" }
}

/// The process's resident memory in bytes, where the system has `/proc`.
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
