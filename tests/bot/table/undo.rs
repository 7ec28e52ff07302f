//! Undoing turns.

use daykeeper::engine::{Phrase, Seat};
use daykeeper::table::{
    Body, Delivery, PlanAction, PlanChange, PlanningQuery, PlanningRefusal, Refusal, Reply, TableAction, UndoAction,
    UndoRefusal, UndoState, UserId, ViewingQuery, ViewingReply,
};

use super::bench::Bench;

fn undo() -> TableAction {
    TableAction::Undo(UndoAction::Undo { turn: None })
}

fn agree(request: u32) -> TableAction {
    TableAction::Undo(UndoAction::AnswerUndo { request, agree: true })
}

fn refuse(request: u32) -> TableAction {
    TableAction::Undo(UndoAction::AnswerUndo { request, agree: false })
}

#[tokio::test]
async fn a_turn_is_undone_immediately_until_another_player_acts() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    let before = bench.planner(1).await.position.hash();
    let done = bench.end(1, "take 1; end").await;
    assert!(done.may_undo);
    let posted = bench.deliver().await;
    let Body::Turn(news) = &posted[0].1.body else { panic!("no turn") };
    assert_eq!(news.undo, Some(done.seq));
    // Opening the planner doesn't start the turn.
    bench.planner(2).await;

    assert_eq!(
        bench.done(1, TableAction::Undo(UndoAction::Undo { turn: Some(done.seq) })).await.key,
        "ui-table-undone-own"
    );
    // The undone turn becomes a draft, so that the player can change a part of it.
    let planner = bench.planner(1).await;
    assert_eq!(planner.steps.iter().map(|step| step.step.as_str()).collect::<Vec<_>>(), ["take 1"]);
    assert!(!planner.complete && planner.may_end());
    // A click continues the draft.
    let more = bench.step(1, "take 2").await;
    assert_eq!(more.steps.len(), 2);
    let planned = bench.ask(1, TableAction::Plan(PlanAction::Change(more.stamp, PlanChange::UndoStep))).await;
    assert!(matches!(planned, Ok(Reply::Planner(planner)) if planner.steps.len() == 1));
    let stamp = bench.stamp(1).await;
    assert!(bench.ask(1, TableAction::Plan(PlanAction::Change(stamp, PlanChange::StartOver))).await.is_ok());
    assert_eq!(bench.planner(1).await.position.hash(), before);
    assert_eq!(
        bench.refused(2, PlanningQuery::Planner).await,
        Refusal::Planning(PlanningRefusal::NotYourTurn { who: vec![Seat::new(0)] })
    );
    let posted = bench.deliver().await;
    let [(_, undone), (row, closed)] = posted.as_slice() else { panic!("{} messages", posted.len()) };
    let Body::Undone { news, by, turns: 1 } = &undone.body else { panic!("not undone") };
    assert_eq!((by.seat, news.open, news.summaries.len()), (Seat::new(0), true, 0));
    assert_eq!(undone.ping, [UserId(1)]);
    let Body::TakenBack(gone) = &closed.body else { panic!("the old message does not say so") };
    assert!(gone.summaries.len() == 1 && matches!(row.delivery, Delivery::Edit(_)));

    // The log keeps the undone turn, also after a restart, but later turns don't count it.
    let bench = bench.restart();
    bench.end(1, "draw").await;
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(2, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    let undone: Vec<bool> = page.lines.iter().map(|line| line.undone).collect();
    assert_eq!(undone, [false, false, true, false, false]);
    assert_eq!(page.lines[2].steps.as_deref(), Some("take 1; end"));
    assert_eq!(page.lines[4].turn, Some(3));
    assert_eq!(bench.steps().await.len(), 3);
}

#[tokio::test]
async fn an_old_undo_button_does_not_undo_another_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    let first = bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    bench.end(1, "take 1; end").await;
    assert_eq!(
        bench.refused(1, TableAction::Undo(UndoAction::Undo { turn: Some(first.seq) })).await,
        Refusal::Undo(UndoRefusal::NotLastTurn)
    );
    assert_eq!(
        bench.refused(2, TableAction::Undo(UndoAction::Undo { turn: Some(first.seq) })).await,
        Refusal::Undo(UndoRefusal::TurnOfAnother { who: Seat::new(0) })
    );
    bench.done(1, undo()).await;
    // The turn before is now the last one, and others have moved since.
    assert_eq!(bench.done(1, undo()).await.key, "ui-table-undo-asked");
}

#[tokio::test]
async fn a_draft_of_the_next_player_prevents_free_undo() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.end(1, "take 1; end").await;
    bench.step(2, "take 2").await;
    assert_eq!(bench.done(1, undo()).await.key, "ui-table-undo-asked");
    // Undo is free again after the draft becomes empty.
    let stamp = bench.stamp(2).await;
    assert!(bench.ask(2, TableAction::Plan(PlanAction::Change(stamp, PlanChange::StartOver))).await.is_ok());
    assert_eq!(bench.done(1, undo()).await.key, "ui-table-undone-own");
}

#[tokio::test]
async fn a_revealed_card_prevents_free_undo_and_all_others_must_agree() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.deliver().await;
    let before = bench.planner(1).await.position.hash();
    let done = bench.end(1, "draw").await;
    assert!(!done.may_undo);
    // The text explains the missing button.
    assert_eq!(done.phrase.key, "ui-table-turn-done-shown");
    assert!(done.phrase.args.iter().any(|(name, _)| name == "what"), "it says what it was");
    bench.deliver().await;
    bench.step(2, "take 2").await;
    assert_eq!(bench.done(1, undo()).await.key, "ui-table-undo-asked");
    let posted = bench.deliver().await;
    assert_eq!(posted.len(), 1);
    let Body::UndoAsked(request) = &posted[0].1.body else { panic!("no request") };
    assert_eq!((request.by.seat, request.turns, request.state), (Seat::new(0), 1, UndoState::Open));
    let revealed = done.phrase.args.iter().find(|(name, _)| name == "what").map(|(_, what)| what);
    let asked = Phrase::new("").with("what", request.revealed[0].clone());
    assert_eq!((request.revealed.len(), revealed), (1, asked.args.first().map(|(_, what)| what)), "voters see it too");
    assert_eq!(posted[0].1.ping, [UserId(2), UserId(3)]);
    let id = request.request;

    assert_eq!(bench.refused(1, undo()).await, Refusal::Undo(UndoRefusal::UndoPending));
    assert_eq!(bench.refused(1, agree(id)).await, Refusal::Undo(UndoRefusal::OwnRequest));
    assert_eq!(bench.refused(9, agree(id)).await, Refusal::NotAtTable);
    assert_eq!(bench.refused(2, agree(id + 1)).await, Refusal::Undo(UndoRefusal::UndoClosed));
    assert_eq!(bench.done(2, agree(id)).await.key, "ui-table-undo-agreed");
    assert_eq!(bench.refused(2, agree(id)).await, Refusal::Undo(UndoRefusal::AlreadyAnswered));
    // The next player's draft is untouched until the undo happens.
    assert_eq!(bench.planner(2).await.steps.len(), 1);
    let posted = bench.deliver().await;
    let Body::UndoAsked(request) = &posted[0].1.body else { panic!("no request") };
    assert_eq!((request.agreed.len(), request.waiting.len()), (1, 1));
    assert!(posted[0].1.ping.is_empty());

    let bench = bench.restart();
    assert_eq!(bench.done(3, agree(id)).await.key, "ui-table-undone");
    assert_eq!(bench.planner(1).await.position.hash(), before);
    // Only the requesting player's draft remains. It waits before its last step, which reveals cards.
    assert_eq!(bench.planner(1).await.steps.len(), 1);
    assert!(bench.planner(1).await.complete);
    assert_eq!(bench.count("SELECT count(*) FROM drafts"), 1);
    let posted = bench.deliver().await;
    let states: Vec<UndoState> = posted
        .iter()
        .filter_map(|(_, announcement)| match &announcement.body {
            Body::UndoAsked(request) => Some(request.state),
            _ => None,
        })
        .collect();
    assert_eq!(states, [UndoState::Agreed]);
    assert_eq!(bench.refused(2, agree(id)).await, Refusal::Undo(UndoRefusal::UndoClosed));
}

#[tokio::test]
async fn a_refusal_or_a_withdrawal_closes_the_request() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.end(1, "draw").await;
    for (answer, who, key) in [(2, 2, "ui-table-undo-refused"), (1, 1, "ui-table-undo-withdrawn")] {
        bench.done(1, undo()).await;
        bench.deliver().await;
        let id = bench.count("SELECT max(seq) FROM log") as u32;
        assert_eq!(bench.done(answer, refuse(id)).await.key, key);
        let posted = bench.deliver().await;
        let Body::UndoAsked(request) = &posted[0].1.body else { panic!("no request") };
        assert_eq!(request.state, UndoState::Refused);
        assert_eq!(request.refused.as_ref().unwrap().user(), Some(UserId(who)));
        assert_eq!(bench.refused(3, agree(id)).await, Refusal::Undo(UndoRefusal::UndoClosed));
    }
    assert_eq!(bench.steps().await.len(), 4);
}

#[tokio::test]
async fn a_request_expires_when_the_game_continues() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "draw").await;
    bench.done(1, undo()).await;
    bench.deliver().await;
    let id = bench.count("SELECT max(seq) FROM log") as u32;
    bench.end(2, "draw").await;
    assert_eq!(bench.refused(2, agree(id)).await, Refusal::Undo(UndoRefusal::UndoClosed));
    let posted = bench.deliver().await;
    let Some(Body::UndoAsked(request)) =
        posted.iter().map(|(_, announcement)| &announcement.body).find(|body| matches!(body, Body::UndoAsked(_)))
    else {
        panic!("the request was not brought up to date")
    };
    assert_eq!(request.state, UndoState::Lapsed);
}

#[tokio::test]
async fn by_agreement_later_turns_of_others_are_undone_too() {
    let bench = Bench::new();
    bench.begin(2).await;
    let before = bench.planner(1).await.position.hash();
    bench.end(1, "take 1; end").await;
    bench.end(2, "draw").await;
    bench.done(1, undo()).await;
    bench.deliver().await;
    let id = bench.count("SELECT max(seq) FROM log") as u32;
    bench.done(2, agree(id)).await;
    let planner = bench.planner(1).await;
    assert_eq!(planner.steps.len(), 1);
    assert!(bench.ask(1, TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::StartOver))).await.is_ok());
    assert_eq!(bench.planner(1).await.position.hash(), before);
    let posted = bench.deliver().await;
    assert!(posted.iter().any(|(_, announcement)| matches!(announcement.body, Body::Undone { turns: 2, .. })));
    let bench = bench.restart();
    assert_eq!(bench.planner(1).await.position.hash(), before);
    assert_eq!(bench.steps().await.len(), 2);
}

#[tokio::test]
async fn a_secret_choice_is_free_until_it_is_revealed() {
    let bench = Bench::new();
    bench.start(3).await;
    bench.deliver().await;
    assert_eq!(bench.refused(1, undo()).await, Refusal::Undo(UndoRefusal::NothingToUndo));
    let first = bench.stamp(1).await;
    bench.end(1, "bid 3").await;
    assert!(bench.end(2, "bid 1").await.may_undo);
    let third = bench.step(3, "bid 2").await;
    // The choice isn't the newest entry, and another player has a draft, but all choices are still secret.
    bench.done(1, undo()).await;
    assert_eq!(bench.planner(3).await.stamp, third.stamp);
    // Only the player who undid the choice must choose again.
    assert_eq!(bench.stamp(1).await.seq, 3);
    let old = TableAction::Plan(PlanAction::Change(first, PlanChange::Step("bid 2".to_owned())));
    assert_eq!(bench.refused(1, old).await, Refusal::Planning(PlanningRefusal::StalePress));
    let posted = bench.deliver().await;
    assert!(posted.iter().all(|(row, _)| matches!(row.delivery, Delivery::Edit(_))));
    // A choice undone before the reveal stays secret.
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(3, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert_eq!(page.lines[0].steps, None);

    let bench = bench.restart();
    bench.end(1, "bid 1").await;
    assert!(!bench.end(3, "bid 2").await.may_undo);
    // All choices are public now. The last player to choose saw the others' bids and must ask.
    assert_eq!(bench.done(3, undo()).await.key, "ui-table-undo-asked");
    assert_eq!(bench.steps().await.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [1, 0, 2].map(Seat::new));
}

#[tokio::test]
async fn undo_can_return_to_a_secret_choice() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.deliver().await;
    bench.done(2, undo()).await;
    let id = bench.count("SELECT max(seq) FROM log") as u32;
    bench.done(1, agree(id)).await;
    assert_eq!(
        bench.refused(1, PlanningQuery::Planner).await,
        Refusal::Planning(PlanningRefusal::AlreadyChosen { who: vec![Seat::new(1)] })
    );
    bench.deliver().await;
    bench.end(2, "bid 2").await;
    let posted = bench.deliver().await;
    let Body::Revealed(news) = &posted[0].1.body else { panic!("not revealed") };
    assert_eq!(news.summaries.len(), 2);
    assert!(news.open);
}

#[tokio::test]
async fn an_undone_turn_blocks_no_one() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 2; end").await;
    bench.done(2, undo()).await;
    // A typed line replaces the undone turn. Later lines continue as usual.
    for (line, steps) in [("take 3", &["take 3"][..]), ("take 1", &["take 3", "take 1"][..])] {
        assert!(bench.play(2, line).await.is_ok());
        let planner = bench.planner(2).await;
        assert_eq!(planner.steps.iter().map(|step| step.step.as_str()).collect::<Vec<_>>(), steps);
    }
    bench.end(2, "end").await;
    bench.done(2, undo()).await;
    // A typed line is a separate turn and doesn't extend the undone one.
    bench.end(2, "take 3; take 1; end").await;
    let steps = bench.steps().await;
    assert_eq!(
        steps.iter().rev().take(3).map(|(_, step)| step.as_str()).collect::<Vec<_>>(),
        ["end", "take 1", "take 3"]
    );
    // The undone draft doesn't count as starting the turn.
    bench.done(2, undo()).await;
    assert_eq!(bench.done(1, undo()).await.key, "ui-table-undone-own");
    assert_eq!(bench.planner(1).await.steps.len(), 1);
}
