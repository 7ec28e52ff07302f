//! What makes a finished game checkable: the commitment at its start, and a log of linked hashes.

use crate::games::proof::{self, Bytes32, Deal, Proof};
use crate::table::{Change, FairPlay, FairnessRefusal, LogEntry, Refusal, TableRow, TableState};

use crate::table::core::loaded::LoadedTable;

/// What a game was dealt. Nothing before its start, and of games that began when nothing was sealed.
fn deal(row: &TableRow) -> Option<Deal> {
    Some(Deal {
        salt: row.salt?,
        seed: row.seed?,
        game: row.game.clone(),
        seats: u8::try_from(row.seats.len()).ok()?,
        options: row.options.clone(),
        setup: row.setup.clone()?,
        begun: row.origin.as_ref().map(|origin| origin.begun.clone()),
    })
}

/// An entry as it is linked.
fn linked(entry: &LogEntry, before: Bytes32) -> proof::Entry {
    let (kind, body) = entry.kind.written();
    proof::Entry {
        before,
        seq: entry.seq,
        at: entry.at.as_millisecond(),
        seat: entry.seat,
        turn: entry.turn,
        state: format!("{:016x}", entry.hash),
        kind: kind.to_owned(),
        body,
    }
}

/// What the next entry of the log carries.
fn head(live: &LoadedTable) -> Option<Bytes32> {
    match live.log.last() {
        Some(last) => last.before.map(|before| linked(last, before).hash()),
        None => deal(&live.row).map(|deal| deal.commitment()),
    }
}

/// Links the entries of a change to the log.
pub fn link(live: &LoadedTable, change: &mut Change) {
    let mut head = if change.entries.is_empty() { None } else { head(live) };
    for entry in &mut change.entries {
        entry.before = head;
        head = head.map(|before| linked(entry, before).hash());
    }
}

/// The first entry that does not carry the hash of what is before it. Entries of games that began when nothing was
/// sealed carry none.
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

/// What is told of it in public: at the start the commitment, after the end what was
/// sealed and the hash of the whole log.
pub fn told(live: &LoadedTable, seq: u32) -> Option<FairPlay> {
    let deal = deal(&live.row)?;
    if live.row.state == TableState::Over && live.log.last().is_some_and(|last| last.seq == seq) {
        return Some(FairPlay::Ended { seed: deal.seed, salt: deal.salt, head: head(live)? });
    }
    (seq == 0).then(|| FairPlay::Sealed { commitment: deal.commitment() })
}

/// Everything that it takes to check a finished game.
///
/// # Errors
/// The game is not over, or began when nothing was sealed.
pub fn proof(live: &LoadedTable) -> Result<Proof, Refusal> {
    if live.row.state != TableState::Over {
        return Err(Refusal::NotOver);
    }
    let sealed = deal(&live.row).zip(head(live)).ok_or(Refusal::Fairness(FairnessRefusal::NotSealed))?;
    let (deal, head) = sealed;
    let entries = live.log.iter().map(|entry| Some(linked(entry, entry.before?))).collect::<Option<_>>();
    Ok(Proof {
        format: deal.format().to_owned(),
        commitment: deal.commitment(),
        rules_version: live.row.rules_version,
        deal,
        entries: entries.ok_or(Refusal::Fairness(FairnessRefusal::NotSealed))?,
        head,
    })
}
