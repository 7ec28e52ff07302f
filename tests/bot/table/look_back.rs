//! Look backs at finished games: computed once in the background, and kept with their version.

use std::time::Duration;

use daykeeper::engine::{Phrase, Seat};
use daykeeper::games::look_back::{Award, VERSION};
use daykeeper::table::{
    ChannelId, GuildId, HistoryRequest, LookBackSheet, Refusal, Reply, Request, RequestOrigin, ReviewQuery,
    ReviewReply, TableState, ThinkLimits,
};

use super::bench::{Bench, place};
use super::hints::wasted_game;

async fn look_back(bench: &Bench) -> LookBackSheet {
    match bench.ask(1, ReviewQuery::LookBack).await {
        Ok(Reply::Review(ReviewReply::LookBack(sheet))) => *sheet,
        Ok(_) => panic!("no look back"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

#[tokio::test]
async fn a_look_back_is_computed_in_parts_and_kept() {
    let bench = wasted_game().await;
    let first = look_back(&bench).await;
    assert_eq!((first.computing, first.back.chances.len(), first.back.awards.len()), (Some(0), 0, 0));
    let turns = first.back.course.turns.len();
    assert!(turns > 4 && first.ending.outcome.is_some());
    // The progress grows, also over a restart.
    for _ in 0..turns {
        bench.work_once().await;
    }
    let half = look_back(&bench).await.computing.unwrap();
    assert!((20..=60).contains(&half), "{half}");
    let bench = bench.restart();
    assert_eq!(look_back(&bench).await.computing, Some(half));
    bench.work().await;

    let whole = look_back(&bench).await;
    assert_eq!((whole.computing, whole.back.chances.len()), (None, turns + 1));
    assert!(whole.back.chances.iter().all(|chances| chances.iter().sum::<u16>() == 1000));
    let outcome = whole.ending.outcome.clone().unwrap();
    let last = whole.back.chances.last().unwrap();
    assert!(last.iter().zip(&outcome.ranking).all(|(chance, rank)| (*chance > 0) == (*rank == 1)), "{last:?}");
    assert_eq!(whole.back.course, first.back.course);
    // A computer player gets no award.
    assert!(whole.back.awards.iter().all(|awarded| awarded.seat == Seat::new(0)), "{:?}", whole.back.awards);
    assert_eq!((bench.count("SELECT count(*) FROM reviews"), bench.count("SELECT count(*) FROM jobs")), (1, 0));
    let bench = bench.restart();
    assert_eq!(look_back(&bench).await.back, whole.back);
    let Ok(Reply::History(list)) = bench.ask(1, HistoryRequest { player: None, page: 0, server: None }).await else {
        panic!("no list")
    };
    assert_eq!(list.games[0].chances, whole.back.chances, "the list shows them too");
}

#[tokio::test]
async fn the_turning_points_are_known_before_the_chances() {
    let bench = wasted_game().await;
    look_back(&bench).await;
    while bench.count("SELECT count(*) FROM reviews") == 0 {
        assert!(matches!(bench.ask(1, ReviewQuery::TurningPoints).await, Ok(Reply::Done(_))));
        bench.work_once().await;
    }
    let Ok(Reply::Review(ReviewReply::TurningPoints(early))) = bench.ask(1, ReviewQuery::TurningPoints).await else {
        panic!("they are stored")
    };
    assert!(look_back(&bench).await.computing.is_some());
    bench.work().await;
    let Ok(Reply::Review(ReviewReply::TurningPoints(late))) = bench.ask(1, ReviewQuery::TurningPoints).await else {
        panic!("they are kept")
    };
    assert_eq!(early.points, late.points);
    // The marked turns are some of them.
    let sheet = look_back(&bench).await;
    assert!(sheet.turns.iter().all(|turn| late.points.iter().any(|point| point.turn == *turn)), "{:?}", sheet.turns);
}

#[tokio::test]
async fn look_backs_of_another_version_are_computed_again() {
    let bench = wasted_game().await;
    look_back(&bench).await;
    bench.work().await;
    let whole = look_back(&bench).await;
    let limits = ThinkLimits { budget: Some(2_000), cap: Duration::from_secs(3600), at_once: 1, look_back: true };
    let outdated = format!("UPDATE reviews SET body = replace(body, '\"version\":{VERSION},', '\"version\":9999,')");
    assert_eq!(bench.sql().execute(&outdated, []).unwrap(), 1);
    let bench = bench.restart();
    let jobs = || bench.count("SELECT count(*) FROM jobs");
    bench.tables.look_back_again().await.unwrap();
    assert_eq!(jobs(), 0, "this bot computes nothing without a request");

    let tables = bench.tables.clone().thinking(limits);
    tables.look_back_again().await.unwrap();
    tables.look_back_again().await.unwrap();
    assert_eq!(jobs(), 1, "planned once");
    assert_eq!(look_back(&bench).await.computing, Some(0));
    bench.work().await;
    assert_eq!((look_back(&bench).await.back, jobs()), (whole.back, 0));
    tables.look_back_again().await.unwrap();
    assert_eq!(jobs(), 0, "all are of this version");
}

/// The stored results know how long each person took.
#[tokio::test]
async fn a_quick_player_gets_an_award() {
    let bench = Bench::new();
    bench.begin(2).await;
    for _ in 0..200 {
        let info = bench.info().await;
        if info.table.state == TableState::Over {
            break;
        }
        let user = info.to_act[0].occupant.person().unwrap().0;
        bench.clock.forward(if user == 1 { 600 } else { 60 });
        if bench.play(user, "take 3; take 3; end").await.is_err() {
            bench.end(user, "take 1; end").await;
        }
        // Reminders come due in between.
        bench.work().await;
    }
    look_back(&bench).await;
    bench.work().await;
    let awards = look_back(&bench).await.back.awards;
    let quick = awards.iter().find(|awarded| matches!(awarded.award, Award::QuickHand { .. }));
    assert_eq!(quick.map(|awarded| awarded.seat), Some(Seat::new(1)), "{awards:?}");
}

#[tokio::test]
async fn only_a_finished_game_of_ones_own_has_a_look_back_elsewhere() {
    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(bench.refused(1, ReviewQuery::LookBack).await, Refusal::NotOver);
    let bench = wasted_game().await;
    let table = bench.table().await;
    let elsewhere = |user: u64, guild: u64| {
        let origin = RequestOrigin { guild: Some(GuildId(guild)), ..place(ChannelId(900)) };
        Request { origin, table: Some(table), ..bench.request(user, ReviewQuery::LookBack) }
    };
    assert!(bench.tables.handle(elsewhere(1, 7)).await.is_ok());
    assert_eq!(bench.tables.handle(elsewhere(3, 7)).await.err(), Some(Refusal::NotHere));
    assert_eq!(bench.tables.handle(elsewhere(1, 8)).await.err(), Some(Refusal::NotHere));
}

/// A game whose log no longer replays has turning points and a result, but no look back.
#[tokio::test]
async fn a_game_that_cannot_replay_has_an_error_message() {
    let bench = wasted_game().await;
    look_back(&bench).await;
    bench.work().await;
    let body = format!("{{\"version\":{VERSION},\"points\":[],\"back\":null}}");
    assert_eq!(bench.sql().execute("UPDATE reviews SET body = ?1", [body]).unwrap(), 1);
    assert_eq!(bench.done(1, ReviewQuery::LookBack).await, Phrase::new("ui-look-back-older"));
}
