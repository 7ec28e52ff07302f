//! The strengths of computer players, which anchor the ratings against them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::ai::Strength;

/// The anchors by game. `daykeeper people anchors` measures them.
static ANCHORS: LazyLock<BTreeMap<String, Measured>> = LazyLock::new(|| {
    // A test reads the file.
    serde_json::from_str(include_str!("../../../../assets/data/anchors.json")).unwrap_or_default()
});

#[derive(Deserialize)]
struct Measured {
    /// The version of the program with which they were measured.
    version: String,
    strengths: BTreeMap<String, Anchor>,
}

#[derive(Deserialize)]
struct Anchor {
    /// The mean, in thousandths. That of the middle strength is 25,000.
    mean: i64,
}

/// The mean of a strength in thousandths: measured, or a guess.
pub fn anchor(game: &str, strength: Strength) -> i64 {
    let measured = ANCHORS.get(game).and_then(|game| game.strengths.get(strength.id()));
    measured.map_or(guess(strength), |anchor| anchor.mean)
}

/// Returns `true` if this version's strengths in the game aren't measured yet.
pub fn is_provisional(game: &str) -> bool {
    ANCHORS.get(game).is_none_or(|game| game.version != env!("CARGO_PKG_VERSION"))
}

fn guess(strength: Strength) -> i64 {
    match strength {
        Strength::Easy => 20_000,
        Strength::Medium => 25_000,
        Strength::Hard => 30_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_with_the_anchors_can_be_read() {
        let text = include_str!("../../../../assets/data/anchors.json");
        let anchors: BTreeMap<String, Measured> = serde_json::from_str(text).unwrap();
        assert!(anchors.values().all(|game| game.strengths.len() == Strength::ALL.len()));
    }
}
