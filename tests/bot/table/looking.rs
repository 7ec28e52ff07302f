//! Board, log and points at any time.

use daykeeper::engine::{Seat, Viewer};
use daykeeper::table::{LogPage, Query, Refusal, Reply, Snapshot};

use super::bench::Bench;

async fn board(bench: &Bench, number: u64, turn: Option<u32>) -> Snapshot {
    match bench.ask(number, Query::Board { turn }).await {
        Ok(Reply::Board(board)) => *board,
        _ => panic!("no board"),
    }
}

async fn log(bench: &Bench, turn: Option<u32>) -> LogPage {
    match bench.ask(9, Query::Log { turn }).await {
        Ok(Reply::Log(page)) => *page,
        _ => panic!("no log"),
    }
}

#[tokio::test]
async fn the_board_of_any_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 2; take 2; end").await;
    let now = board(&bench, 1, None).await;
    assert_eq!((now.turn, now.last_turn, now.viewer), (4, 4, Viewer::Seat(Seat::new(0))));
    // A player sees what changed since the own last turn; others, what the last turn changed.
    assert_eq!(now.since.unwrap().describe()["heap"], 19);
    let heaps = [20, 20, 20, 19, 15];
    for (turn, heap) in (0..).zip(heaps) {
        let then = board(&bench, 9, Some(turn)).await;
        assert_eq!(then.viewer, Viewer::Public);
        assert_eq!(then.position.describe()["heap"], heap);
        assert_eq!(then.summaries.len(), usize::from(turn > 0));
    }
    assert_eq!(bench.refused(1, Query::Board { turn: Some(5) }).await, Refusal::UnknownTurn { last: 4 });
    // A draft is nobody's business.
    bench.step(1, "take 3").await;
    assert_eq!(board(&bench, 1, None).await.position.describe()["heap"], 15);
}

/// At length it is what the message tells, also once the game has gone on.
#[tokio::test]
async fn what_happened_is_what_a_message_tells() {
    let bench = Bench::new();
    bench.begin(2).await;
    let first = bench.end(1, "take 1; end").await;
    let second = bench.end(2, "take 2; take 2; end").await;
    for (done, turn, seat) in [(first, 3, 0), (second, 4, 1)] {
        let Ok(Reply::Happened(told)) = bench.ask(9, Query::Happened { seq: done.seq, since_own: true }).await else {
            panic!("nothing happened")
        };
        assert_eq!(told.turns.iter().map(|turn| (turn.turn, turn.seat)).collect::<Vec<_>>(), [(turn, Seat::new(seat))]);
    }
}

#[tokio::test]
async fn the_log_has_pages() {
    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(log(&bench, None).await.pages, 1);
    for _ in 0..5 {
        bench.end(1, "draw").await;
        bench.end(2, "take 1; end").await;
    }
    let last = log(&bench, None).await;
    assert_eq!((last.page, last.pages, last.lines.len()), (2, 2, 4));
    assert_eq!((last.previous, last.next), (Some(1), None));
    let first = log(&bench, last.previous).await;
    assert_eq!((first.page, first.lines.len()), (1, 8));
    assert_eq!((first.previous, first.next), (None, Some(9)));
    assert_eq!(first.lines[2].events[0].phrase.key, "pebbles-drawn");
    assert_eq!(first.lines[2].title.key, "ui-entry-turn");
    for turn in [0, 13] {
        assert_eq!(bench.refused(9, Query::Log { turn: Some(turn) }).await, Refusal::UnknownTurn { last: 12 });
    }
}

#[tokio::test]
async fn the_points_so_far() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 3; end").await;
    let Ok(Reply::Score(sheet)) = bench.ask(9, Query::Score).await else { panic!("no score") };
    assert_eq!(sheet.lines[0][0].points, 3);
    assert!(sheet.outcome.is_none());
}
