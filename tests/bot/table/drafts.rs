//! Drafts are private, saved, and not final before *End turn*.

use daykeeper::engine::{Seat, Viewer};
use daykeeper::table::{
    Body, PlanAction, PlanChange, PlanningQuery, PlanningRefusal, Refusal, Reply, TableAction, ViewingQuery,
    ViewingReply,
};

use super::bench::{Bench, planner};

#[tokio::test]
async fn a_draft_survives_a_restart() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.step(1, "take 2").await;
    let before = bench.step(1, "take 1").await;
    let bench = bench.restart();
    let after = bench.planner(1).await;
    assert_eq!(after.stamp, before.stamp);
    assert_eq!(after.steps, before.steps);
    assert_eq!(after.position.hash(), before.position.hash());
    assert_eq!(after.prompt, before.prompt);
    // A button from before the restart still works.
    let end = bench.ask(1, TableAction::Plan(PlanAction::EndTurn(before.stamp))).await;
    assert!(matches!(end, Ok(Reply::TurnDone(_))));
    assert_eq!(bench.count("SELECT count(*) FROM drafts"), 0);
}

#[tokio::test]
async fn steps_are_undone_one_by_one_or_all_together() {
    let bench = Bench::new();
    bench.begin(2).await;
    let empty = bench.planner(1).await;
    bench.step(1, "take 2").await;
    let two = bench.step(1, "take 3").await;
    assert_eq!(two.steps.len(), 2);
    assert_eq!(two.position.describe()["heap"], 15);
    assert_eq!(two.since.describe()["heap"], 20);
    let one = planner(bench.ask(1, TableAction::Plan(PlanAction::Change(two.stamp, PlanChange::UndoStep))).await);
    assert_eq!(one.position.describe()["heap"], 18);
    assert_eq!(one.steps.len(), 1);
    bench.step(1, "take 1").await;
    let none =
        planner(bench.ask(1, TableAction::Plan(PlanAction::Change(bench.stamp(1).await, PlanChange::StartOver))).await);
    assert!(none.steps.is_empty());
    assert_eq!(none.position.hash(), empty.position.hash());
    // Each change has a unique stamp, so that old buttons stay invalid.
    assert!(none.stamp.draft > two.stamp.draft);
    assert_eq!(
        bench.refused(1, TableAction::Plan(PlanAction::EndTurn(empty.stamp))).await,
        Refusal::Planning(PlanningRefusal::StalePress)
    );
    // None of it was public.
    assert_eq!(bench.steps().await.len(), 2);
}

#[tokio::test]
async fn the_step_that_ends_a_turn_is_held() {
    let bench = Bench::new();
    bench.begin(2).await;
    let held = bench.step(1, "draw").await;
    assert!(held.complete && held.may_end());
    assert_eq!(held.end_step.as_deref(), Some("draw"));
    assert!(held.prompt.choices.is_empty());
    // The draft doesn't show the card, but the position before it.
    assert!(held.steps[0].events.is_empty());
    assert_eq!(held.position.describe(), held.since.describe());
    assert_eq!(
        bench
            .refused(1, TableAction::Plan(PlanAction::Change(held.stamp, PlanChange::Step("take 1".to_owned()))))
            .await,
        Refusal::Planning(PlanningRefusal::AfterTheEnd { step: "take 1".to_owned() })
    );
    // The step can be undone freely, since it revealed no hidden cards.
    let free = planner(bench.ask(1, TableAction::Plan(PlanAction::Change(held.stamp, PlanChange::UndoStep))).await);
    assert!(!free.complete && free.end_step.is_none());
    let held = bench.step(1, "draw").await;
    assert!(matches!(bench.ask(1, TableAction::Plan(PlanAction::EndTurn(held.stamp))).await, Ok(Reply::TurnDone(_))));
}

#[tokio::test]
async fn end_turn_takes_the_answer_nothing_more() {
    let bench = Bench::new();
    bench.begin(2).await;
    let one = bench.step(1, "take 1").await;
    assert_eq!(one.end_step.as_deref(), Some("end"));
    assert!(!one.complete);
    assert!(one.prompt.choices.iter().any(|choice| choice.step == "end"));
    assert!(matches!(bench.ask(1, TableAction::Plan(PlanAction::EndTurn(one.stamp))).await, Ok(Reply::TurnDone(_))));
    assert_eq!(bench.steps().await.last().unwrap(), &(Seat::new(0), "end".to_owned()));
}

#[tokio::test]
async fn secret_choices_wait_for_each_other() {
    let bench = Bench::new();
    bench.start(3).await;
    bench.deliver().await;
    // All players plan at the same time. A choice leaves the other drafts alone.
    let second = bench.step(2, "bid 2").await;
    assert!(second.simultaneous);
    let third = bench.step(3, "bid 1").await;
    bench.end(1, "bid 3").await;
    assert_eq!(
        bench.refused(1, PlanningQuery::Planner).await,
        Refusal::Planning(PlanningRefusal::AlreadyChosen { who: vec![Seat::new(1), Seat::new(2)] })
    );
    assert_eq!(bench.planner(2).await.stamp, second.stamp);

    // The bot updates the public message without revealing bids.
    let posted = bench.deliver().await;
    assert_eq!(posted.len(), 1);
    let Body::Choosing { news, chosen } = &posted[0].1.body else { panic!("no choice") };
    assert_eq!((chosen.len(), news.to_act.len(), news.summaries.len()), (1, 2, 0));
    assert_eq!(news.position.to_act().iter().collect::<Vec<_>>(), [1, 2].map(Seat::new), "nor is the picture older");
    assert!(posted[0].1.ping.is_empty());
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(2, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert_eq!(page.lines[0].steps, None);
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(1, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert_eq!(page.lines[0].steps.as_deref(), Some("bid 3"));
    let Ok(Reply::Viewing(ViewingReply::Board(board))) = bench.ask(2, ViewingQuery::Board { turn: None }).await else {
        panic!("no board")
    };
    assert_eq!(board.viewer, Viewer::Seat(Seat::new(1)));

    assert!(matches!(bench.ask(2, TableAction::Plan(PlanAction::EndTurn(second.stamp))).await, Ok(Reply::TurnDone(_))));
    let bench = bench.restart();
    assert!(matches!(bench.ask(3, TableAction::Plan(PlanAction::EndTurn(third.stamp))).await, Ok(Reply::TurnDone(_))));
    let posted = bench.deliver().await;
    let bodies: Vec<&Body> = posted.iter().map(|(_, announcement)| &announcement.body).collect();
    // The reveal shows all choices and pings the first player. Then the old message shows that all are done.
    let [Body::Revealed(news), Body::Choosing { news: old, chosen }] = bodies.as_slice() else {
        panic!("{} messages", bodies.len())
    };
    assert_eq!(old.position.hash(), news.position.hash(), "nor is its picture one choice behind");
    assert_eq!(news.summaries.iter().map(|announced| announced.seat).collect::<Vec<_>>(), [0, 1, 2].map(Seat::new));
    assert_eq!(posted[0].1.ping, [daykeeper::table::UserId(1)]);
    assert!(news.open && !old.open && old.to_act.is_empty());
    assert_eq!(chosen.len(), 3);
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(2, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert_eq!(page.lines[0].steps.as_deref(), Some("bid 3"));
}
