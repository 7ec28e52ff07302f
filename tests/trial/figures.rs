//! What worlds went through.

use std::collections::BTreeMap;
use std::fmt;

/// Counted by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures(BTreeMap<&'static str, u64>);

/// Counted in seconds, shown in years.
pub const TABLE_SECONDS: &str = "table-years";

impl Figures {
    pub fn count(&mut self, what: &'static str) {
        self.more(what, 1);
    }

    pub fn more(&mut self, what: &'static str, by: u64) {
        *self.0.entry(what).or_default() += by;
    }

    pub fn add(&mut self, other: &Figures) {
        other.0.iter().for_each(|(what, count)| self.more(what, *count));
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, count) in &self.0 {
            match *what {
                TABLE_SECONDS => writeln!(f, "| {what} | {:.1} |", *count as f64 / (365.25 * 86_400.0))?,
                what => writeln!(f, "| {what} | {count} |")?,
            }
        }
        Ok(())
    }
}
