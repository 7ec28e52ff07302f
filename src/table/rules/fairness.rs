//! The data that makes a finished game verifiable: the commitment at its start, and a log of linked hashes.

use crate::games::proof::{Bytes32, Deal, Proof};
use crate::games::{Title, proof};

use super::history::{History, HistoryError};
use super::loaded::LoadedTable;
use crate::table::values::{Change, FairPlay, FairnessRefusal, LogEntry, ProofSheet, Refusal, TableRow, TableState};

/// The deal of a game. `None` before its start, and for games that began before the bot sealed games.
fn deal(row: &TableRow) -> Option<Deal> {
    Some(Deal {
        salt: row.salt?,
        rules_version: row.sealed_rules,
        seed: row.seed?,
        game: row.game.clone(),
        seats: u8::try_from(row.seats.len()).ok()?,
        options: row.options.clone(),
        setup: row.setup.clone()?,
        begun: row.origin.as_ref().map(|origin| origin.begun.clone()),
    })
}

/// A log entry in the form that the hash chain uses.
fn linked(entry: &LogEntry, before: Bytes32) -> proof::Entry {
    let (kind, body) = entry.kind.written();
    proof::Entry {
        before,
        seq: entry.seq,
        at: entry.at.as_millisecond(),
        counted: entry.counted,
        seat: entry.seat,
        turn: entry.turn,
        state: format!("{:016x}", entry.hash),
        kind: kind.to_owned(),
        body,
    }
}

/// The hash that the next log entry must have.
fn head(table: &LoadedTable) -> Option<Bytes32> {
    match table.log.last() {
        Some(last) => last.before.map(|before| linked(last, before).hash()),
        None => deal(&table.row).map(|deal| deal.commitment()),
    }
}

/// Links the entries of a change to the log.
pub fn link(table: &LoadedTable, change: &mut Change) {
    let mut head = if change.entries.is_empty() { None } else { head(table) };
    for entry in &mut change.entries {
        entry.before = head;
        head = head.map(|before| linked(entry, before).hash());
    }
}

/// The first entry without the hash of the previous one. Entries of games that began before the bot sealed games have
/// none.
pub fn unlinked(row: &TableRow, log: &[LogEntry]) -> Option<u32> {
    let mut head = deal(row).map(|deal| deal.commitment());
    for entry in log {
        if let (Some(carried), Some(head)) = (entry.before, head)
            && carried != head
        {
            return Some(entry.seq);
        }
        head = entry.before.map(|before| linked(entry, before).hash());
    }
    None
}

/// The public data: at the start the commitment, after the end the sealed values and the hash of the whole log.
pub fn news(table: &LoadedTable, seq: u32) -> Option<FairPlay> {
    let deal = deal(&table.row)?;
    if table.row.state == TableState::Over && table.log.last().is_some_and(|last| last.seq == seq) {
        return Some(FairPlay::Ended { seed: deal.seed, salt: deal.salt, head: head(table)? });
    }
    (seq == 0).then(|| FairPlay::Sealed { commitment: deal.commitment() })
}

/// The complete proof for a finished game.
///
/// # Errors
/// The game is not over, or began before the bot sealed games.
pub fn proof(table: &LoadedTable) -> Result<Proof, Refusal> {
    if table.row.state != TableState::Over {
        return Err(Refusal::NotOver);
    }
    let sealed = deal(&table.row).zip(head(table)).ok_or(Refusal::Fairness(FairnessRefusal::NotSealed))?;
    let (deal, head) = sealed;
    let entries = table.log.iter().map(|entry| Some(linked(entry, entry.before?))).collect::<Option<_>>();
    Ok(Proof {
        format: deal.format().to_owned(),
        commitment: deal.commitment(),
        rules_version: deal.rules_version.unwrap_or(table.row.rules_version),
        deal,
        entries: entries.ok_or(Refusal::Fairness(FairnessRefusal::NotSealed))?,
        head,
    })
}

/// The proof for a finished game, checked.
///
/// # Errors
/// As [`proof()`].
pub fn sheet(table: &LoadedTable) -> Result<ProofSheet, Refusal> {
    let proof = proof(table)?;
    let verified = proof.verify_as(table.title).map_err(|error| error.phrase());
    Ok(ProofSheet { table: table.card(), proof, verified })
}

/// Replays a game's log to its hashes, as loading the game does, and checks the links between its entries.
///
/// # Errors
/// The program doesn't have this title, an entry was changed or doesn't replay to its hash, or the stored setup isn't
/// valid for this title.
pub fn check(titles: &[&'static dyn Title], row: &TableRow, log: &[LogEntry]) -> Result<(), HistoryError> {
    let title = titles.iter().copied().find(|title| title.id() == row.game);
    let title = title.ok_or_else(|| HistoryError::UnknownGame(row.game.clone()))?;
    if row.setup.is_some()
        && let Some(entry) = History::replay(title, row, log)?.mismatch()
    {
        return Err(HistoryError::Mismatch(entry));
    }
    unlinked(row, log).map_or(Ok(()), |entry| Err(HistoryError::Unlinked(entry)))
}
