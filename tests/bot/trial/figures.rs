//! Counts of events in worlds.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Counts by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures(BTreeMap<&'static str, u64>);

/// Counted in seconds, shown in years.
pub const TABLE_SECONDS: &str = "table-years";
/// Seconds in a year.
pub const YEAR: u64 = 31_557_600;

impl Figures {
    pub fn count(&mut self, what: &'static str) {
        self.more(what, 1);
    }

    pub fn more(&mut self, what: &'static str, by: u64) {
        *self.0.entry(what).or_default() += by;
    }

    pub fn of(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }

    /// Renders a table with a row for each count and a column for each of `columns`.
    pub fn side_by_side(columns: &[&Figures]) -> String {
        let names: BTreeSet<&str> = columns.iter().flat_map(|figures| figures.0.keys().copied()).collect();
        let line = |name: &str| {
            let counts = columns.iter().map(|figures| shown(name, figures.of(name)));
            format!("| {name} | {} |\n", counts.collect::<Vec<_>>().join(" | "))
        };
        names.into_iter().map(line).collect()
    }

    pub fn add(&mut self, other: &Figures) {
        other.0.iter().for_each(|(what, count)| self.more(what, *count));
    }
}

fn shown(what: &str, count: u64) -> String {
    match what {
        TABLE_SECONDS => format!("{:.1}", count as f64 / YEAR as f64),
        _ => count.to_string(),
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, count) in &self.0 {
            writeln!(f, "| {what} | {} |", shown(what, *count))?;
        }
        Ok(())
    }
}
