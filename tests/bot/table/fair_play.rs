//! Verifiable fairness: a seal at the start, linked log entries, and all secrets published after the end.

use daykeeper::engine::{Phrase, Seed};
use daykeeper::games::proof::{Proof, ProofError};
use daykeeper::store::{Database, copy};
use daykeeper::table::{
    Body, Delivery, FairPlay, FairnessRefusal, HistoryError, ProofSheet, Query, Refusal, Reply, Store, TableAction,
    TableId, UndoAction, check,
};

use super::bench::Bench;
use crate::support::pebbles::{PEBBLES, titles};

async fn proof(bench: &Bench) -> ProofSheet {
    match bench.ask(9, Query::Proof).await {
        Ok(Reply::Proof(sheet)) => *sheet,
        Ok(_) => panic!("another answer"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

/// Returns the fairness data in the messages of a whole game, in order.
async fn announced(bench: &Bench) -> Vec<FairPlay> {
    let posted = bench.deliver().await.into_iter().filter(|(row, _)| row.delivery == Delivery::Post);
    let announced = posted.filter_map(|(_, announcement)| match announcement.body {
        Body::Turn(news) | Body::Revealed(news) | Body::Choosing { news, .. } | Body::Undone { news, .. } => {
            news.fair_play
        }
        Body::Final { news, .. } => news.fair_play,
        _ => None,
    });
    announced.collect()
}

/// Plays a whole game with one free undo and one by consent.
async fn whole_game() -> (Bench, Vec<FairPlay>) {
    let bench = Bench::new();
    bench.start(2).await;
    let mut all = announced(&bench).await;
    bench.end(1, "bid 3").await;
    bench.end(2, "bid 1").await;
    bench.end(1, "take 1; end").await;
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    bench.end(1, "draw").await;
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    bench.done(2, TableAction::Undo(UndoAction::AnswerUndo { request: 6, agree: true })).await;
    let mut number = 1;
    while bench.play(number, "take 3; take 3; end").await.is_ok() || bench.play(number, "take 2; end").await.is_ok() {
        number = 3 - number;
    }
    all.extend(announced(&bench).await);
    (bench, all)
}

#[tokio::test]
async fn a_game_is_sealed_at_its_start_and_can_be_checked_after_its_end() {
    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(bench.refused(1, Query::Proof).await, Refusal::NotOver);
    let (bench, announced) = whole_game().await;
    let sheet = proof(&bench).await;
    let [FairPlay::Sealed { commitment }, FairPlay::Ended { seed, salt, head }] = announced[..] else {
        panic!("{announced:?}")
    };
    assert_eq!((seed, salt), (sheet.proof.deal.seed, sheet.proof.deal.salt));
    assert_eq!((commitment, head), (sheet.proof.commitment, sheet.proof.head));
    // The short form in messages is enough to identify the game.
    let shown = commitment.shown();
    assert_eq!(shown.len(), 32);
    assert!(sheet.proof.compare(&shown).is_ok() && sheet.proof.compare(&commitment.to_string()).is_ok());
    for other in [&shown[1..], &shown[..31], &head.shown(), ""] {
        assert!(matches!(sheet.proof.compare(other), Err(ProofError::Seal(seal)) if seal == shown), "{other}");
    }
    let short = salt.short();
    assert_eq!(short.len(), 43);
    assert!(sheet.proof.compare_deal(Some(seed), Some(&short)).is_ok());
    assert!(sheet.proof.compare_deal(None, Some(&salt.to_string())).is_ok());
    let other = Seed::new(seed.number() + 1);
    for (seed, salt) in
        [(Some(other), Some(&*short)), (Some(seed), Some(&short[1..])), (None, Some("")), (Some(other), None)]
    {
        let found = sheet.proof.compare_deal(seed, salt);
        let Err(ProofError::Deal { seed, salt }) = found else { panic!("{found:?}") };
        assert_eq!((seed, salt), (sheet.proof.deal.seed, short.clone()));
    }
    let verified = sheet.verified.unwrap();
    assert!(verified.over && verified.dealt);
    assert_eq!(verified.entries as i64, bench.count("SELECT count(*) FROM log"));
    // Neither writing it to a file nor a restart changes the proof.
    assert_eq!(Proof::read(&sheet.proof.write()).unwrap(), sheet.proof);
    let bench = bench.restart();
    assert_eq!(proof(&bench).await.proof, sheet.proof);
}

#[tokio::test]
async fn later_changes_are_detected() {
    let (bench, _) = whole_game().await;
    let proof = proof(&bench).await.proof;
    assert!(proof.verify_as(&PEBBLES).is_ok());
    let with = |change: fn(&mut Proof)| {
        let mut changed = proof.clone();
        change(&mut changed);
        changed.verify_as(&PEBBLES)
    };
    assert!(matches!(with(|proof| proof.deal.salt = proof.head), Err(ProofError::Commitment)));
    assert!(matches!(with(|proof| proof.deal.seed = proof.deal.seed.plus(1)), Err(ProofError::Commitment)));
    let dealt_by_hand = with(|proof| {
        proof.deal.setup["deck"].as_array_mut().unwrap().swap(0, 1);
        proof.commitment = proof.deal.commitment();
    });
    assert!(matches!(dealt_by_hand, Err(ProofError::Dealt)));
    assert!(matches!(with(|proof| proof.entries[2].body = "take 2; end".to_owned()), Err(ProofError::Chain(4))));
    assert!(matches!(with(|proof| proof.entries[2].at += 1), Err(ProofError::Chain(4))));
    assert!(matches!(with(|proof| proof.entries[2].counted = None), Err(ProofError::Chain(4))));
    assert!(matches!(with(|proof| proof.deal.rules_version = None), Err(ProofError::Commitment)));
    assert!(matches!(with(|proof| drop(proof.entries.remove(4))), Err(ProofError::Chain(5))));
    assert!(matches!(with(|proof| drop(proof.entries.pop())), Err(ProofError::Head)));
    // Even a log with recomputed links can't claim another position.
    let linked_anew = with(|proof| {
        proof.entries[2].body = "take 2; end".to_owned();
        for index in 3..proof.entries.len() {
            proof.entries[index].before = proof.entries[index - 1].hash();
        }
        proof.head = proof.entries.last().unwrap().hash();
    });
    assert!(matches!(linked_anew, Err(ProofError::State(3))));
}

#[tokio::test]
async fn a_change_of_the_stored_log_is_detected() {
    let (bench, _) = whole_game().await;
    let sql = bench.sql();
    sql.execute_batch("DROP TRIGGER log_is_not_rewritten; UPDATE log SET at = at + 1000 WHERE seq = 3").unwrap();
    drop(sql);
    let bench = bench.restart();
    let why = proof(&bench).await.verified.unwrap_err();
    assert_eq!(why, Phrase::new("core-proof-chain").with("entry", 4));
}

/// The check of backups follows the links through the whole log, even if a position replays to its hash.
#[tokio::test]
async fn a_stored_log_is_linked_from_its_first_entry_to_its_last() {
    let (bench, _) = whole_game().await;
    let id = TableId(bench.count("SELECT id FROM tables"));
    let copied = bench.path.with_added_extension("copy");
    copy(&bench.path, &copied).unwrap();
    let store = Database::open(copied).unwrap();
    let (row, log) = (store.table(id).unwrap().unwrap(), store.log(id).unwrap());
    assert!(log.len() > 9);
    check(&titles(), &row, &log).unwrap();
    for changed in 0..log.len() - 1 {
        let mut log = log.clone();
        log[changed].at += jiff::Span::new().seconds(1);
        let found = check(&titles(), &row, &log);
        assert!(matches!(found, Err(HistoryError::Unlinked(seq)) if seq == log[changed + 1].seq), "{changed}");
    }
}

#[tokio::test]
async fn a_game_started_before_seals_continues_without_one() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench
        .sql()
        .execute_batch("DROP TRIGGER log_is_not_rewritten; UPDATE tables SET salt = NULL; UPDATE log SET before = NULL")
        .unwrap();
    let bench = bench.restart();
    let mut number = 1;
    while bench.play(number, "take 3; take 3; end").await.is_ok() || bench.play(number, "take 2; end").await.is_ok() {
        number = 3 - number;
    }
    assert_eq!(bench.count("SELECT count(before) FROM log"), 0);
    assert_eq!(bench.refused(1, Query::Proof).await, Refusal::Fairness(FairnessRefusal::NotSealed));
    assert!(announced(&bench).await.is_empty());
}
