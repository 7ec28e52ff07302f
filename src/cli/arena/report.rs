//! The results as a text table and as JSON.

use std::io::Write;

use serde_json::{Map, Value, json};

use crate::engine::Seed;
use crate::games::arena::{Results, WinShare};

/// Writes one line for each player, then one for each pair.
pub(super) fn table(names: &[&str], results: &Results, out: &mut impl Write) -> std::io::Result<()> {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default().max(6);
    writeln!(
        out,
        "{:width$} {:>6} {:>8} {:>10} {:>10}  {:24} {:>14}",
        "player", "seats", "points", "as winner", "victories", "pairings won (95 %)", "steps/decision"
    )?;
    for (name, reached) in names.iter().zip(&results.reached) {
        let winner = reached.winner_points.map_or("-".to_owned(), |points| format!("{points:.2}"));
        writeln!(
            out,
            "{name:width$} {:>6} {:>8.2} {winner:>10} {:>8.1} %  {:24} {:>14.0}",
            reached.seats,
            reached.points,
            100.0 * reached.victories,
            reached.overall.map_or("-".to_owned(), share),
            reached.steps_per_decision
        )?;
    }
    for (number, one) in names.iter().enumerate() {
        for (other, met) in names.iter().zip(&results.reached[number].against).skip(number + 1) {
            if let Some(met) = met {
                writeln!(out, "{one} against {other}: {} of {} pairings", share(*met), met.pairings)?;
            }
        }
    }
    writeln!(out, "{} games: {:.2} points, winners {:.2} points", results.games, results.points, results.winner_points)
}

fn share(share: WinShare) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.won, 100.0 * share.low, 100.0 * share.high)
}

/// Builds the JSON report. Its contents don't depend on the machine.
pub(super) fn json(game: &str, seats: u8, seed: Seed, names: &[&str], results: &Results) -> Value {
    let players = names.iter().zip(&results.reached).map(|(name, reached)| {
        let against: Map<String, Value> = names
            .iter()
            .zip(&reached.against)
            .filter_map(|(name, share)| Some(((*name).to_owned(), pairings((*share)?))))
            .collect();
        json!({
            "player": name,
            "seats": reached.seats,
            "points": reached.points,
            "winner_points": reached.winner_points,
            "victories": reached.victories,
            "pairings": reached.overall.map(pairings),
            "against": against,
            "steps_per_decision": reached.steps_per_decision,
        })
    });
    json!({
        "game": game,
        "seats": seats,
        "seed": seed,
        "games": results.games,
        "points": results.points,
        "winner_points": results.winner_points,
        "players": players.collect::<Vec<_>>(),
    })
}

fn pairings(share: WinShare) -> Value {
    json!({"pairings": share.pairings, "won": share.won, "low": share.low, "high": share.high})
}
