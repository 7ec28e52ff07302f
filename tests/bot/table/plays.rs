//! The number of steps that a turn replays: the same in a long game as in a short one.

use std::sync::atomic::Ordering;

use daykeeper::engine::{Options, Rng, Seed};
use daykeeper::games::title;
use daykeeper::table::{
    LobbyAction, MOST_STEPS, NewTable, PlanAction, PlanningQuery, PlanningRefusal, Refusal, Reply, Seating,
    TableAction, ViewingQuery,
};

use super::bench::Bench;
use crate::support::pebbles::{COUNTED, PLAYS};

/// Plays a turn of one chosen step and delivers its messages. Returns the numbers of steps played by *End turn* and by
/// the messages.
async fn turn(bench: &Bench, number: u64) -> (usize, usize) {
    bench.step(number, "take 1").await;
    let stamp = bench.stamp(number).await;
    let before = PLAYS.load(Ordering::SeqCst);
    bench.ask(number, TableAction::Plan(PlanAction::EndTurn(stamp))).await.unwrap();
    let ended = PLAYS.load(Ordering::SeqCst);
    bench.deliver().await;
    (ended - before, PLAYS.load(Ordering::SeqCst) - ended)
}

#[tokio::test]
async fn a_turn_is_played_once_in_a_long_game_as_in_a_short_one() {
    let bench = Bench::playing(vec![&COUNTED]);
    let options: Options = serde_json::from_str(r#"{"heap": "large"}"#).unwrap();
    bench
        .done(
            1,
            NewTable {
                game: "pebbles".to_owned(),
                options,
                seats: None,
                seating: Seating::Joined,
                start_when_full: false,
                rated: true,
            },
        )
        .await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    bench.end(1, "bid 3").await;
    bench.end(2, "bid 1").await;
    bench.deliver().await;
    let mut plays = Vec::new();
    for round in 0..40 {
        plays.push(turn(&bench, round % 2 + 1).await);
    }
    // The drafted step and the step that ends the turn.
    assert!(plays.iter().all(|plays| *plays == (2, 0)), "{plays:?}");
    // The newest positions are cached.
    let before = PLAYS.load(Ordering::SeqCst);
    for turn in 38..=42 {
        assert!(bench.ask(1, ViewingQuery::Board { turn: Some(turn) }).await.is_ok());
    }
    assert_eq!(PLAYS.load(Ordering::SeqCst), before);
}

#[tokio::test]
async fn a_message_that_is_late_finds_the_game_as_it_was() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 2; end").await;
    bench.end(1, "take 3; end").await;
    let delivered = bench.deliver().await;
    let turns: Vec<u32> = delivered
        .iter()
        .filter_map(|(_, announcement)| match &announcement.body {
            daykeeper::table::Body::Turn(news) => Some(news.turn),
            _ => None,
        })
        .collect();
    assert_eq!(turns, [3, 4, 5]);
}

/// Plays by chance until a player can sell a wood at the market, or to the end. Returns that player and the number
/// of planned steps.
async fn trader(bench: &Bench, rng: &mut Rng) -> Option<(u64, usize)> {
    let mut over = false;
    while !over {
        over = true;
        for user in [1, 2] {
            while let Ok(Reply::Planner(planner)) = bench.ask(user, PlanningQuery::Planner).await {
                over = false;
                let mut legal = planner.position.legal(planner.seat);
                if legal.iter().any(|step| step == "sell wood") {
                    return Some((user, planner.steps.len()));
                }
                if planner.may_end() {
                    bench.ask(user, TableAction::Plan(PlanAction::EndTurn(planner.stamp))).await.unwrap();
                    break;
                }
                bench.step(user, &legal.swap_remove(rng.index(legal.len()))).await;
            }
        }
    }
    None
}

/// A player could sell and buy at the market without end, and each look at a draft plays all of its steps.
#[tokio::test]
async fn a_turn_does_not_grow_without_end() {
    let mut rng = Rng::new(Seed::new(3));
    let (bench, trader, planned) = loop {
        let bench = Bench::playing(vec![title("tzolkin").unwrap()]);
        let new = NewTable {
            game: "tzolkin".to_owned(),
            options: Options::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        };
        bench.done(1, new).await;
        bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
        bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
        if let Some((trader, planned)) = trader(&bench, &mut rng).await {
            break (bench, trader, planned);
        }
    };
    let line = ["sell wood; buy wood"; 50].join("; ");
    let mut lines = 0;
    let refusal = loop {
        match bench.play(trader, &line).await {
            Ok(_) => lines += 1,
            Err(refusal) => break refusal,
        }
    };
    let refused = Refusal::Planning(PlanningRefusal::TooManySteps { most: MOST_STEPS });
    assert_eq!((refusal, lines), (refused, (MOST_STEPS - planned) / 100));
    assert_eq!(bench.planner(trader).await.steps.len(), planned + lines * 100, "the earlier steps are kept");
}
