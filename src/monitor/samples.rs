//! The recorded numbers, and their text in Prometheus's format.
//!
//! Every number keeps its last value until the process ends. There are few combinations of labels, since labels are
//! kinds and outcomes, never names or ids.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Upper bounds of the histograms' buckets in seconds: from a fraction of a millisecond for a commit, through the three
/// seconds that Discord waits, up to a minute, which should never occur.
const BOUNDS: [f64; 14] = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0, 60.0];

/// The kind of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Counter,
    Gauge,
    Histogram,
}

/// A metric: its name, its kind and what it means.
pub(super) type Metric = (&'static str, Kind, &'static str);

/// The name and value of each label, in the order of the call.
pub(super) type Labels<'a> = &'a [(&'static str, &'a str)];

#[derive(Debug, Default)]
struct Times {
    /// Times up to each bound, without those up to the bound before.
    buckets: [u64; BOUNDS.len()],
    count: u64,
    seconds: f64,
}

#[derive(Debug)]
enum Sample {
    Number(f64),
    Times(Box<Times>),
}

/// The samples by metric and by labels in Prometheus's format.
#[derive(Debug, Default)]
pub(super) struct Samples(Mutex<BTreeMap<(&'static str, String), Sample>>);

impl Samples {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<(&'static str, String), Sample>> {
        // A panic in between leaves numbers that are valid.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds to a counter or gauge.
    pub(super) fn add(&self, name: &'static str, labels: Labels<'_>, change: f64) {
        if let Sample::Number(number) = self.lock().entry((name, written(labels))).or_insert(Sample::Number(0.0)) {
            *number += change;
        }
    }

    /// Sets a gauge.
    pub(super) fn set(&self, name: &'static str, value: f64) {
        self.lock().insert((name, String::new()), Sample::Number(value));
    }

    /// Adds a time to a histogram.
    pub(super) fn record(&self, name: &'static str, labels: Labels<'_>, took: Duration) {
        let seconds = took.as_secs_f64();
        let mut samples = self.lock();
        let sample = samples.entry((name, written(labels))).or_insert_with(|| Sample::Times(Box::default()));
        if let Sample::Times(times) = sample {
            times.count += 1;
            times.seconds += seconds;
            if let Some(bucket) = BOUNDS.iter().position(|bound| seconds <= *bound) {
                times.buckets[bucket] += 1;
            }
        }
    }

    /// All samples of these metrics as text (<https://prometheus.io/docs/instrumenting/exposition_formats/>).
    pub(super) fn text(&self, metrics: &[Metric]) -> String {
        let mut text = String::new();
        for (name, kind, meaning) in metrics {
            let kind = match kind {
                Kind::Counter => "counter",
                Kind::Gauge => "gauge",
                Kind::Histogram => "histogram",
            };
            text += &format!("# HELP {name} {meaning}\n# TYPE {name} {kind}\n");
            for ((_, labels), sample) in self.lock().iter().filter(|((of, _), _)| of == name) {
                match sample {
                    Sample::Number(number) => line(&mut text, name, labels, *number),
                    Sample::Times(times) => times.write(&mut text, name, labels),
                }
            }
        }
        text
    }
}

impl Times {
    fn write(&self, text: &mut String, name: &str, labels: &str) {
        let separator = if labels.is_empty() { "" } else { "," };
        let mut sum = 0;
        let bounds = BOUNDS.iter().map(f64::to_string).zip(self.buckets).chain([("+Inf".to_owned(), 0)]);
        for (bound, count) in bounds {
            sum = if bound == "+Inf" { self.count } else { sum + count };
            line(text, &format!("{name}_bucket"), &format!("{labels}{separator}le=\"{bound}\""), sum as f64);
        }
        line(text, &format!("{name}_sum"), labels, self.seconds);
        line(text, &format!("{name}_count"), labels, self.count as f64);
    }
}

fn line(text: &mut String, name: &str, labels: &str, value: f64) {
    let labels = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
    // Writing to a string never fails.
    let _ = writeln!(text, "{name}{labels} {value}");
}

fn written(labels: Labels<'_>) -> String {
    let label = |(name, value): &(&str, &str)| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        format!("{name}=\"{value}\"")
    };
    labels.iter().map(label).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    const METRICS: [Metric; 3] = [
        ("turns_total", Kind::Counter, "Turns by game"),
        ("connected", Kind::Gauge, "Open connections"),
        ("answer_seconds", Kind::Histogram, "Time to an answer"),
    ];

    #[test]
    fn samples_are_written_in_the_format_of_prometheus() {
        let samples = Samples::default();
        samples.add("turns_total", &[("game", "tzolkin"), ("by", "person")], 1.0);
        samples.add("turns_total", &[("game", "tzolkin"), ("by", "person")], 2.0);
        samples.add("turns_total", &[("game", "a \"b\"\\\n"), ("by", "computer")], 1.0);
        samples.set("connected", 5.0);
        samples.add("connected", &[], -1.0);
        for milliseconds in [1, 2, 400, 61_000] {
            samples.record("answer_seconds", &[], Duration::from_millis(milliseconds));
        }
        let text = samples.text(&METRICS);
        let lines: Vec<&str> = text.lines().filter(|line| !line.contains("_bucket")).collect();
        assert_eq!(
            lines,
            [
                "# HELP turns_total Turns by game",
                "# TYPE turns_total counter",
                "turns_total{game=\"a \\\"b\\\"\\\\\\n\",by=\"computer\"} 1",
                "turns_total{game=\"tzolkin\",by=\"person\"} 3",
                "# HELP connected Open connections",
                "# TYPE connected gauge",
                "connected 4",
                "# HELP answer_seconds Time to an answer",
                "# TYPE answer_seconds histogram",
                "answer_seconds_sum 61.403",
                "answer_seconds_count 4",
            ]
        );
        let buckets: Vec<&str> = text.lines().filter(|line| line.contains("_bucket")).collect();
        assert_eq!(buckets.len(), BOUNDS.len() + 1);
        for wanted in ["le=\"0.0005\"} 0", "le=\"0.001\"} 1", "le=\"0.0025\"} 2", "le=\"0.5\"} 3", "le=\"60\"} 3"] {
            assert!(buckets.iter().any(|line| line.ends_with(wanted)), "{wanted} in {buckets:#?}");
        }
        assert_eq!(*buckets.last().unwrap(), "answer_seconds_bucket{le=\"+Inf\"} 4");
    }

    #[test]
    fn labels_come_before_the_bound_of_a_bucket() {
        let samples = Samples::default();
        samples.record("answer_seconds", &[("kind", "board")], Duration::from_secs(2));
        assert!(samples.text(&METRICS).contains("answer_seconds_bucket{kind=\"board\",le=\"3\"} 1\n"));
    }
}
