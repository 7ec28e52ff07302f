//! Clicks and typed lines: valid ones, and refusals with reasons.

use daykeeper::engine::{Phrase, Seat};
use daykeeper::table::{
    Body, Command, Completion, LobbyAction, Meaning, PlanAction, PlanChange, PlanningQuery, PlanningRefusal, Refusal,
    Reply, Stamp, TableAction, TypedTurn, UndoAction, UserId, ViewingQuery, ViewingReply,
};
use daykeeper::text::Texts;

use crate::support::asking;

use super::bench::{Bench, CHANNEL, place, planner, turn_done};

#[tokio::test]
async fn two_clicks_at_once_count_once() {
    let bench = Bench::new();
    bench.begin(2).await;
    for round in 0..8 {
        let number = if round % 2 == 0 { 1 } else { 2 };
        let stamp = bench.stamp(number).await;
        let press =
            || bench.ask(number, TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step("take 1".to_owned()))));
        let answers = tokio::join!(press(), press());
        let won = [&answers.0, &answers.1].iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(won, 1);
        for answer in [answers.0, answers.1] {
            assert!(matches!(answer, Ok(Reply::Planner(_)) | Err(Refusal::Planning(PlanningRefusal::StalePress))));
        }
        assert_eq!(bench.planner(number).await.steps.len(), 1);

        let stamp = bench.stamp(number).await;
        let press = || bench.ask(number, TableAction::Plan(PlanAction::EndTurn(stamp)));
        let answers = tokio::join!(press(), press());
        assert_eq!([&answers.0, &answers.1].iter().filter(|answer| answer.is_ok()).count(), 1);
        for answer in [answers.0, answers.1] {
            assert!(matches!(answer, Ok(Reply::TurnDone(_)) | Err(Refusal::Planning(PlanningRefusal::AlreadyDone))));
        }
    }
    assert_eq!(bench.count("SELECT count(*) FROM log"), 2 + 8);
    assert_eq!(
        bench.count("SELECT count(*) FROM outbox WHERE subject LIKE '{\"turn_message%' AND edit = 0"),
        1 + 1 + 8
    );
}

#[tokio::test]
async fn one_click_received_twice_counts_once() {
    let bench = Bench::new();
    bench.begin(2).await;
    let press = bench
        .request(1, TableAction::Plan(PlanAction::Change(bench.stamp(1).await, PlanChange::Step("take 2".to_owned()))));
    let (one, two) = tokio::join!(bench.tables.handle(press.clone()), bench.tables.handle(press.clone()));
    assert_eq!(planner(one).stamp, planner(two).stamp);
    let end = bench.request(1, TableAction::Plan(PlanAction::EndTurn(bench.stamp(1).await)));
    let one = turn_done(bench.tables.handle(end.clone()).await);
    assert_eq!(turn_done(bench.tables.handle(end.clone()).await), one);
    let bench = bench.restart();
    assert_eq!(turn_done(bench.tables.handle(end).await), one);
    assert_eq!(bench.steps().await.len(), 2 + 2);
}

#[tokio::test]
async fn clicks_by_the_wrong_person_or_at_the_wrong_time() {
    let bench = Bench::new();
    bench.begin(3).await;
    let stamp = bench.stamp(1).await;
    let presses = |stamp: Stamp| {
        [
            TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step("take 1".to_owned()))),
            TableAction::Plan(PlanAction::Change(stamp, PlanChange::UndoStep)),
            TableAction::Plan(PlanAction::Change(stamp, PlanChange::StartOver)),
            TableAction::Plan(PlanAction::EndTurn(stamp)),
        ]
    };
    for press in presses(stamp)
        .into_iter()
        .map(Command::from)
        .chain([Command::from(PlanningQuery::Planner), TableAction::Plan(PlanAction::Play("draw".to_owned())).into()])
    {
        assert_eq!(
            bench.refused(2, press.clone()).await,
            Refusal::Planning(PlanningRefusal::NotYourTurn { who: vec![Seat::new(0)] })
        );
        assert_eq!(bench.refused(9, press).await, Refusal::NotAtTable);
    }
    assert_eq!(bench.refused(9, TableAction::Undo(UndoAction::Undo { turn: None })).await, Refusal::NotAtTable);

    // An empty draft.
    assert_eq!(
        bench.refused(1, TableAction::Plan(PlanAction::Change(stamp, PlanChange::UndoStep))).await,
        Refusal::Planning(PlanningRefusal::NothingDrafted)
    );
    assert_eq!(
        bench.refused(1, TableAction::Plan(PlanAction::Change(stamp, PlanChange::StartOver))).await,
        Refusal::Planning(PlanningRefusal::NothingDrafted)
    );
    assert_eq!(
        bench.refused(1, TableAction::Plan(PlanAction::EndTurn(stamp))).await,
        Refusal::Planning(PlanningRefusal::TurnNotComplete)
    );
    let Refusal::Planning(PlanningRefusal::Illegal { step, possible, .. }) =
        bench.refused(1, TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step("end".to_owned())))).await
    else {
        panic!("not refused as illegal")
    };
    assert_eq!(
        (step.as_str(), possible.as_slice()),
        ("end", ["take 1", "take 2", "take 3", "draw"].map(String::from).as_slice())
    );

    // A click on an older message of the same turn.
    bench.step(1, "take 1").await;
    for press in presses(stamp) {
        assert_eq!(bench.refused(1, press).await, Refusal::Planning(PlanningRefusal::StalePress));
    }
    // A stamp of another game, or an invalid one.
    let now = bench.stamp(1).await;
    for odd in [Stamp { table: daykeeper::table::TableId(99), ..now }, Stamp { draft: 7, ..now }] {
        assert_eq!(
            bench.refused(1, TableAction::Plan(PlanAction::EndTurn(odd))).await,
            Refusal::Planning(PlanningRefusal::StalePress)
        );
    }
    // A click on a finished turn.
    bench.end(1, "end").await;
    for press in presses(now) {
        assert_eq!(bench.refused(1, press).await, Refusal::Planning(PlanningRefusal::AlreadyDone));
    }
    bench.end(2, "draw").await;
    bench.end(3, "draw").await;
    assert_eq!(
        bench.refused(1, TableAction::Plan(PlanAction::EndTurn(now))).await,
        Refusal::Planning(PlanningRefusal::AlreadyDone)
    );
}

/// The result knows the best earlier game of each person.
#[tokio::test]
async fn the_result_knows_personal_records() {
    let bench = Bench::new();
    let records = async || {
        bench.begin(2).await;
        bench.end(1, "take 3; take 3; end").await;
        bench.end(2, "take 3; take 3; end").await;
        bench.end(1, "take 3; take 3; end").await;
        bench.end(2, "take 2; end").await;
        let posted = bench.deliver().await;
        let ended = posted.into_iter().find_map(|(_, announcement)| match announcement.body {
            Body::Final { records, .. } => Some(records),
            _ => None,
        });
        ended.unwrap()
    };
    assert_eq!(records().await, []);
    assert_eq!(records().await, [(Seat::new(0), 12), (Seat::new(1), 8)]);
}

#[tokio::test]
async fn after_the_game_nothing_moves() {
    let bench = Bench::new();
    bench.begin(2).await;
    let stamp = bench.stamp(1).await;
    bench.end(1, "take 3; take 3; end").await;
    bench.end(2, "take 3; take 3; end").await;
    bench.end(1, "take 3; take 3; end").await;
    bench.deliver().await;
    assert_eq!(bench.end(2, "take 2; end").await.phrase.key, "ui-table-turn-done-over");
    let posted = bench.deliver().await;
    let Some(Body::Final { outcome, score, news, .. }) =
        posted.iter().map(|(_, announcement)| &announcement.body).find(|body| matches!(body, Body::Final { .. }))
    else {
        panic!("no final message")
    };
    assert_eq!(outcome.points, [12, 8]);
    assert_eq!(outcome.ranking, [1, 2]);
    assert_eq!(score.len(), 2);
    assert!(!news.open && news.to_act.is_empty());
    assert_eq!(news.summaries.last().unwrap().seat, Seat::new(1));
    for press in [
        Command::from(PlanningQuery::Planner),
        TableAction::Plan(PlanAction::EndTurn(stamp)).into(),
        TableAction::Plan(PlanAction::Play("draw".to_owned())).into(),
        TableAction::Undo(UndoAction::Undo { turn: None }).into(),
        TableAction::Undo(UndoAction::AnswerUndo { request: 1, agree: true }).into(),
        TableAction::Lobby(LobbyAction::Cancel).into(),
        TableAction::Lobby(LobbyAction::Join).into(),
    ] {
        assert_eq!(bench.refused(2, press).await, Refusal::GameOver);
    }
    // Only the search for turning points is left.
    let jobs = bench.count("SELECT count(*) FROM jobs WHERE kind <> 'review'");
    assert_eq!(jobs + bench.count("SELECT count(*) FROM drafts"), 0);
    // The channel is free, and the finished game can be viewed until the next one.
    assert!(matches!(
        bench.ask(9, ViewingQuery::Board { turn: Some(3) }).await,
        Ok(Reply::Viewing(ViewingReply::Board(_)))
    ));
    bench.open().await;
}

#[tokio::test]
async fn a_line_is_played_whole_or_not_at_all() {
    let bench = Bench::new();
    bench.begin(2).await;
    let line = |text: &str| TableAction::Plan(PlanAction::Play(text.to_owned()));
    let Refusal::Planning(PlanningRefusal::IllegalInLine { step, possible, .. }) =
        bench.refused(1, line("take 1; take 2; take 3; end")).await
    else {
        panic!("not illegal")
    };
    assert_eq!((step.as_str(), possible), ("take 3", vec!["end".to_owned()]));
    assert_eq!(
        bench.refused(1, line("take 1; end; take 1")).await,
        Refusal::Planning(PlanningRefusal::AfterTheEnd { step: "take 1".to_owned() })
    );
    assert_eq!(bench.refused(1, line(" ; ")).await, Refusal::Planning(PlanningRefusal::EmptyLine));
    assert_eq!(bench.refused(1, line(&"take 1;".repeat(1000))).await, Refusal::Planning(PlanningRefusal::LineTooLong));
    assert!(matches!(bench.refused(1, line("bärenstark")).await, Refusal::Planning(PlanningRefusal::Illegal { .. })));
    assert!(bench.planner(1).await.steps.is_empty());

    // Input may have irregular spaces and capitals.
    let half = planner(bench.play(1, "  TAKE   2 ").await);
    assert_eq!(half.steps[0].step, "take 2");
    assert!(!half.complete && half.may_end());
    bench.end(1, "Take 1;END;").await;
    assert_eq!(
        bench.steps().await[2..],
        [(Seat::new(0), "take 2".to_owned()), (Seat::new(0), "take 1".to_owned()), (Seat::new(0), "end".to_owned())]
    );
}

#[tokio::test]
async fn a_line_replaces_a_held_step() {
    let bench = Bench::new();
    bench.begin(2).await;
    assert!(bench.step(1, "draw").await.complete);
    // The same step ends the complete draft's turn. A different step replaces the draft.
    let other = planner(bench.play(1, "take 1").await);
    assert_eq!(other.steps.len(), 1);
    bench.end(1, "end").await;
    assert!(bench.step(2, "draw").await.complete);
    bench.end(2, "draw").await;
    assert_eq!(bench.steps().await.last().unwrap(), &(Seat::new(1), "draw".to_owned()));
}

async fn offers(bench: &Bench, number: u64, typed: &str) -> Vec<String> {
    let offers: Vec<Completion> =
        asking::complete(&bench.tables, &place(CHANNEL), UserId(number), (typed, TypedTurn::Own)).await;
    offers.into_iter().map(|offer| offer.value).collect()
}

#[tokio::test]
async fn completion_offers_only_legal_steps() {
    let bench = Bench::new();
    assert!(offers(&bench, 1, "").await.is_empty());
    bench.start(2).await;
    assert_eq!(offers(&bench, 2, "").await, ["bid 1", "bid 2", "bid 3"]);
    bench.end(1, "bid 3").await;
    assert!(offers(&bench, 1, "").await.is_empty());
    bench.end(2, "bid 1").await;
    assert!(offers(&bench, 2, "").await.is_empty());
    assert!(offers(&bench, 9, "").await.is_empty());
    assert_eq!(offers(&bench, 1, "").await, ["take 1", "take 2", "take 3", "draw"]);
    assert_eq!(
        offers(&bench, 1, "TAKE 1;").await,
        ["take 1; take 1", "take 1; take 2", "take 1; take 3", "take 1; end"]
    );
    assert_eq!(
        offers(&bench, 1, "take 1; e").await,
        ["take 1; end", "take 1; take 1", "take 1; take 2", "take 1; take 3"]
    );
    assert_eq!(offers(&bench, 1, "take 1; en").await, ["take 1; end"]);
    assert_eq!(offers(&bench, 1, "2").await, ["take 2"]);
    assert!(offers(&bench, 1, "take 9; ").await.is_empty());
    assert!(offers(&bench, 1, "draw; ").await.is_empty());
    assert!(offers(&bench, 1, "pass").await.is_empty());
    // The bot doesn't parse a line longer than any turn.
    assert_eq!(offers(&bench, 1, &format!("{}draw", " ".repeat(3000))).await, ["draw"]);
    assert!(offers(&bench, 1, &format!("{}draw", " ".repeat(4000))).await.is_empty());
    // The offers start from the draft, and asking changes nothing.
    let stamp = bench.step(1, "take 3").await.stamp;
    assert_eq!(offers(&bench, 1, "").await, ["take 1", "take 2", "take 3", "end", "undo"]);
    assert_eq!(offers(&bench, 1, "und").await, ["undo"]);
    assert_eq!(offers(&bench, 1, "undo; take").await, ["undo; take 1", "undo; take 2", "undo; take 3"]);
    assert_eq!(bench.stamp(1).await, stamp);
    // The number and length of offers stay within Discord's limits.
    assert!(offers(&bench, 1, &"é".repeat(3000)).await.is_empty());
}

/// A typed line continues the draft. If it doesn't fit, the refusal shows the draft, and the player can undo it.
#[tokio::test]
async fn a_line_typed_onto_a_draft_shows_the_whole_draft() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.step(1, "take 3").await;
    let line = |text: &str| TableAction::Plan(PlanAction::Play(text.to_owned()));
    let refused = bench.refused(1, line("asdf")).await;
    let text = Texts::embedded().say("en", &refused.phrase(), &[]);
    assert!(!text.contains("take 3"), "in words: {text}");
    let Refusal::Planning(PlanningRefusal::IllegalAfter { step, possible, planned, .. }) =
        bench.refused(1, line("asdf")).await
    else {
        panic!("it does not say what is planned")
    };
    assert_eq!((step.as_str(), planned.as_slice()), ("asdf", &["take 3".to_owned()][..]));
    assert!(possible.contains(&"end".to_owned()));
    let planner = planner(bench.ask(1, line("undo; take 2")).await);
    assert_eq!(planner.steps.iter().map(|step| step.step.as_str()).collect::<Vec<_>>(), ["take 2"]);
    assert_eq!(bench.refused(1, line("undo; undo")).await, Refusal::Planning(PlanningRefusal::NothingDrafted));
    assert!(matches!(bench.ask(1, line("undo")).await, Ok(Reply::Planner(_))));
    assert!(bench.planner(1).await.steps.is_empty());
    assert!(
        matches!(bench.refused(1, line("asdf")).await, Refusal::Planning(PlanningRefusal::Illegal { .. })),
        "nothing is planned any more"
    );
}

/// If a later step is wrong, the refusal names it and says that no step was played. It lists the possible steps at that
/// point, not the current ones.
#[tokio::test]
async fn a_line_that_is_wrong_in_its_middle_says_where() {
    let bench = Bench::new();
    bench.begin(2).await;
    let line = |text: &str| TableAction::Plan(PlanAction::Play(text.to_owned()));
    let refused = bench.refused(1, line("take 1; take 2; asdf; end")).await;
    let Refusal::Planning(PlanningRefusal::IllegalInLine { number, step, possible, .. }) = &refused else {
        panic!("{refused:?}")
    };
    assert_eq!((*number, step.as_str()), (3, "asdf"));
    assert!(possible.contains(&"end".to_owned()));
    let text = Texts::embedded().say("en", &refused.phrase(), &[]);
    assert!(text.starts_with("Step 3, “asdf”, doesn't work there, so nothing was played."), "{text}");
    assert!(bench.planner(1).await.steps.is_empty());
    // The same with a draft. Only the first step follows the draft.
    bench.step(1, "take 3").await;
    let of = async |text: &str| match bench.refused(1, line(text)).await {
        Refusal::Planning(PlanningRefusal::IllegalInLine { number, .. }) => Some(number),
        Refusal::Planning(PlanningRefusal::IllegalAfter { .. }) => None,
        other => panic!("{other:?}"),
    };
    assert_eq!(of("take 1; asdf").await, Some(2));
    assert_eq!(of("asdf; take 1").await, None);
    assert_eq!(of("undo; take 1; asdf").await, Some(3));
    // The same with queued turns.
    let ahead = TableAction::Plan(PlanAction::PlayAhead("take 1; asdf".to_owned()));
    let refused = bench.refused(2, ahead).await;
    assert!(matches!(refused, Refusal::Planning(PlanningRefusal::IllegalInLine { number: 2, .. })), "{refused:?}");
}

/// A line can use the displayed text of its steps, separately or mixed with notation.
#[tokio::test]
async fn a_line_may_be_typed_in_words() {
    let bench = Bench::new();
    bench.begin(2).await;
    // The same comparison as the bot's, except for languages.
    let shown = |typed: &str, step: &str, _: &Phrase| typed.trim() == format!("The step {step}");
    // The reader's own word for a step.
    let meant = |typed: &str, label: &Phrase| {
        let number = typed.strip_prefix("prendi ");
        let takes = |number: &str| format!("{label:?}").contains(&format!("take {number}"));
        if number.is_some_and(takes) { Meaning::Words } else { Meaning::Other }
    };
    let read = async |number: u64, typed: &str, what: TypedTurn| {
        asking::read_typed(&bench.tables, &place(CHANNEL), UserId(number), (typed, what), shown, meant).await
    };
    assert_eq!(read(1, "prendi 2; take 1; end", TypedTurn::Own).await, "take 2; take 1; end");
    assert_eq!(read(1, "prendi x; end", TypedTurn::Own).await, "prendi x; end");
    // A verb of the language. A step that isn't possible becomes notation too, so the refusal can tell the reason.
    assert_eq!(read(1, "nimm 2; Nimm 1; end", TypedTurn::Own).await, "take 2; take 1; end");
    assert_eq!(read(1, "nimm 9; end", TypedTurn::Own).await, "take 9; end");
    for what in [TypedTurn::Own, TypedTurn::WhatIf { from: None }] {
        assert_eq!(read(1, "The step take 1", what).await, "take 1");
        assert_eq!(read(1, " TAKE 1;The step take 2 ; end", what).await, "take 1; take 2; end");
        assert_eq!(
            read(1, "take 1; asdf; The step end", what).await,
            "take 1; asdf; The step end",
            "from there as it is"
        );
    }
    assert_eq!(read(2, "The step take 1; The step end", TypedTurn::Ahead).await, "take 1; end");
    bench.step(1, "take 3").await;
    assert_eq!(read(1, "The step undo; The step take 2", TypedTurn::Own).await, "undo; take 2");
    assert_eq!(read(9, "The step take 1", TypedTurn::Own).await, "The step take 1", "who is not to move");
    // A new what-if can start at an earlier turn, and accepts the texts of that position.
    assert_eq!(read(1, "The step bid 2", TypedTurn::WhatIf { from: Some(0) }).await, "bid 2");
    assert_eq!(read(1, "The step bid 2", TypedTurn::WhatIf { from: None }).await, "The step bid 2");
    // Texts can contain semicolons.
    let wordy = |typed: &str, step: &str, _: &Phrase| typed.trim() == format!("Once {step}; and more");
    let read = asking::read_typed(
        &bench.tables,
        &place(CHANNEL),
        UserId(1),
        ("Once take 1; and more; end", TypedTurn::Own),
        wordy,
        meant,
    )
    .await;
    assert_eq!(read, "take 1; end");
}
