//! Hints of computer players, and turning points.

use std::sync::atomic::Ordering;

use daykeeper::ai::Ask;
use daykeeper::engine::{Arg, Phrase, Seat, Seed};
use daykeeper::table::{
    Command, HintRefusal, Hints, PlanAction, PlanChange, PlanningRefusal, PreferencesChange, Refusal, Reply, Review,
    ReviewQuery, ReviewReply, SettingsChange, Strength, TableAction, TurnDone, TurnSummary, ViewingQuery, ViewingReply,
};

use super::bench::{Bench, planner, turn_done};
use super::computers::{game, game_of};
use super::teaching::alone;
use crate::support::pebbles::{COSTLY, HELD, SEARCHED, SEARCHED_FOR};

async fn hint(bench: &Bench, number: u64) -> Hints {
    match bench.ask(number, ReviewQuery::Hint).await {
        Ok(Reply::Review(ReviewReply::Hints(hints))) => *hints,
        Ok(_) => panic!("no hints"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

/// The turning points, after the search for them is done.
async fn review(bench: &Bench) -> Review {
    if let Ok(Reply::Done(_)) = bench.ask(9, ReviewQuery::TurningPoints).await {
        bench.work().await;
    }
    match bench.ask(9, ReviewQuery::TurningPoints).await {
        Ok(Reply::Review(ReviewReply::TurningPoints(review))) => *review,
        _ => panic!("no turning points"),
    }
}

#[tokio::test]
async fn a_hint_fills_the_planner() {
    let bench = game(1, &[Strength::Medium]).await;
    bench.step(1, "take 1").await;
    let hints = hint(&bench, 1).await;
    assert!((1..=3).contains(&hints.plans.len()));
    // The hint replaces the draft.
    let shown = planner(bench.ask(1, TableAction::Plan(PlanAction::Change(hints.stamp, PlanChange::UseHint(0)))).await);
    let steps: Vec<&str> = shown.steps.iter().map(|step| step.step.as_str()).collect();
    let mut advised: Vec<&str> = hints.plans[0].steps.iter().map(String::as_str).collect();
    // The hint leaves the step that ends the turn to *End turn*, so the planner still offers other steps.
    advised.pop_if(|step| *step == "end");
    assert_eq!(steps, advised);
    assert!(shown.may_end() && !shown.complete);
    // Using a hint isn't final. The same hint remains after a restart and after other drafts.
    let stamp = shown.stamp;
    planner(bench.ask(1, TableAction::Plan(PlanAction::Change(stamp, PlanChange::StartOver))).await);
    let bench = bench.restart();
    let again = hint(&bench, 1).await;
    assert_eq!(again.plans, hints.plans);
    let shown = planner(bench.ask(1, TableAction::Plan(PlanAction::Change(hints.stamp, PlanChange::UseHint(0)))).await);
    assert_eq!(shown.steps.len(), steps.len());
    assert_eq!(bench.count("SELECT count(*) FROM hints"), 1);
    let stamp = shown.stamp;
    assert!(matches!(bench.ask(1, TableAction::Plan(PlanAction::EndTurn(stamp))).await, Ok(Reply::TurnDone(_))));

    // An old hint doesn't fit a new decision.
    let old = TableAction::Plan(PlanAction::Change(hints.stamp, PlanChange::UseHint(0)));
    assert_eq!(
        bench.refused(1, old.clone()).await,
        Refusal::Planning(PlanningRefusal::NotYourTurn { who: vec![Seat::new(1)] })
    );
    bench.work().await;
    assert_eq!(bench.refused(1, old).await, Refusal::Planning(PlanningRefusal::StalePress));
    let stamp = hint(&bench, 1).await.stamp;
    assert_eq!(
        bench.refused(1, TableAction::Plan(PlanAction::Change(stamp, PlanChange::UseHint(7)))).await,
        Refusal::Planning(PlanningRefusal::StalePress)
    );
}

#[tokio::test]
async fn hints_are_for_solo_games_unless_the_host_allows_them() {
    let bench = game(2, &[Strength::Medium]).await;
    assert_eq!(bench.refused(1, ReviewQuery::Hint).await, Refusal::Hint(HintRefusal::NoHints));
    assert!(!bench.planner(1).await.hints);
    bench.set(SettingsChange { hints: Some(Some(true)), ..SettingsChange::default() }).await;
    assert!(bench.planner(1).await.hints);
    hint(&bench, 1).await;
    assert_eq!(
        bench.refused(2, ReviewQuery::Hint).await,
        Refusal::Planning(PlanningRefusal::NotYourTurn { who: vec![Seat::new(0)] })
    );
    assert_eq!(bench.refused(9, ReviewQuery::Hint).await, Refusal::NotAtTable);
    let bench = game(1, &[Strength::Medium]).await;
    assert!(bench.planner(1).await.hints);
    bench.set(SettingsChange { hints: Some(Some(false)), ..SettingsChange::default() }).await;
    assert_eq!(bench.refused(1, ReviewQuery::Hint).await, Refusal::Hint(HintRefusal::NoHints));
    // The host can return a setting to "not decided".
    bench.set(SettingsChange { hints: Some(None), ..SettingsChange::default() }).await;
    assert!(bench.planner(1).await.hints);
}

async fn want_comments(bench: &Bench, number: u64) {
    let change = PreferencesChange { comments: Some(true), ..PreferencesChange::default() };
    bench.ask(number, Command::Preferences(Box::new(change))).await.map(drop).unwrap();
}

/// The comment on a turn, which must agree with the reply to *End turn*.
async fn comment(bench: &Bench, number: u64, done: &TurnDone) -> Option<Phrase> {
    match bench.ask(number, ReviewQuery::Comment(done.seq)).await {
        Ok(Reply::Done(comment)) if done.comment => Some(comment),
        Ok(_) => panic!("an unwanted comment"),
        Err(Refusal::Hint(HintRefusal::NoAdvice)) => None,
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

#[tokio::test]
async fn a_comment_names_a_clearly_better_turn() {
    let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
    let done = bench.end(1, "take 1; end").await;
    assert_eq!(comment(&bench, 1, &done).await, None, "no one asked for it");
    let mut said = Vec::new();
    for hinted in [true, false] {
        let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
        want_comments(&bench, 1).await;
        let best = if hinted { Some(hint(&bench, 1).await.plans.swap_remove(0)) } else { None };
        let done = bench.end(1, "take 1; end").await;
        assert_eq!(bench.refused(2, ReviewQuery::Comment(done.seq)).await, Refusal::Hint(HintRefusal::NoAdvice));
        let comment = comment(&bench, 1, &done).await.unwrap();
        if let Some(best) = best {
            let named = Phrase::new("core-comment-better").with("plan", best.name).with("text", best.now);
            assert_eq!(comment, named);
        }
        said.push(comment);
    }
    assert_eq!(said[0], said[1], "with and without a hint before the turn");
    // Nothing is better than the first plan, and this game has no reasons.
    let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
    want_comments(&bench, 1).await;
    let mut line = hint(&bench, 1).await.plans.swap_remove(0).steps.join("; ");
    if !line.ends_with("end") {
        line.push_str("; end");
    }
    let done = bench.end(1, &line).await;
    assert_eq!(comment(&bench, 1, &done).await, None);
}

#[tokio::test]
async fn comments_among_people_need_the_hosts_permission() {
    let bench = game_of(vec![&COSTLY], 2, &[]).await;
    want_comments(&bench, 1).await;
    let done = bench.end(1, "take 1; end").await;
    assert!(!done.comment);
    assert_eq!(comment(&bench, 1, &done).await, None);
    bench.set(SettingsChange { hints: Some(Some(true)), ..SettingsChange::default() }).await;
    let other = bench.end(2, "take 1; end").await;
    assert!(!other.comment, "the other player didn't ask for it");
    let done = bench.end(1, "take 1; end").await;
    assert!(comment(&bench, 1, &done).await.is_some());
    assert_eq!(comment(&bench, 2, &other).await, None);
}

/// A game in which the first user wastes every turn.
pub async fn wasted_game() -> Bench {
    let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
    assert_eq!(bench.refused(1, ReviewQuery::TurningPoints).await, Refusal::NotOver);
    while bench.play(1, "take 1; end").await.is_ok() {
        bench.work().await;
    }
    bench
}

#[tokio::test]
async fn turning_points_are_the_turns_that_cost_the_most_points() {
    let bench = wasted_game().await;
    let found = review(&bench).await;
    assert_eq!(found.points.len(), 2, "{:?}", found.points);
    for point in &found.points {
        assert!(point.seat == Seat::new(0) && point.lost >= 2, "{point:?}");
        assert_ne!(point.played, point.instead, "{point:?}");
    }
    assert!(found.points.is_sorted_by_key(|point| point.turn));
    // The search is done once, and its result survives a restart.
    assert_eq!(bench.count("SELECT count(*) FROM reviews"), 1);
    assert_eq!(bench.count("SELECT count(*) FROM jobs"), 0);
    let bench = bench.restart();
    assert_eq!(review(&bench).await.points, found.points);
}

#[tokio::test]
async fn the_search_for_turning_points_continues_after_a_restart() {
    let whole = review(&wasted_game().await).await;
    let bench = wasted_game().await;
    let mut before = -1;
    for _ in 0..3 {
        let Ok(Reply::Done(progress)) = bench.ask(1, ReviewQuery::TurningPoints).await else { panic!("no progress") };
        assert_eq!(progress.key, "ui-review-searching");
        let Arg::Number(scanned) = progress.args[0].1 else { panic!("{progress:?}") };
        assert!(scanned > before, "{progress:?}");
        before = scanned;
        bench.work_once().await;
    }
    let bench = bench.restart();
    bench.work().await;
    assert_eq!(review(&bench).await.points, whole.points);
}

/// The hints' own adviser finds no mistake in turns that follow its first hint.
#[tokio::test]
async fn turns_that_follow_the_first_hint_are_never_turning_points() {
    let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
    loop {
        let hints = match bench.ask(1, ReviewQuery::Hint).await {
            Ok(Reply::Review(ReviewReply::Hints(hints))) => *hints,
            _ => break,
        };
        let mut line = hints.plans[0].steps.join("; ");
        if !line.ends_with("end") {
            line.push_str("; end");
        }
        turn_done(bench.play(1, &line).await);
        bench.work().await;
    }
    assert_eq!(review(&bench).await.points, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_search_serves_all_and_each_person_waits_for_few() {
    let bench = Bench::playing(vec![&SEARCHED_FOR]);
    bench.begin(2).await;
    bench.set(SettingsChange { hints: Some(Some(true)), ..SettingsChange::default() }).await;
    let searched = || SEARCHED.load(Ordering::SeqCst);
    let before = searched();
    let answers = futures::future::join_all((0..40).map(|_| bench.ask(1, ReviewQuery::Hint))).await;
    let once = searched() - before;
    assert!(once > 0);
    assert!(answers.iter().any(Result::is_ok));
    let others = answers.into_iter().filter_map(Result::err);
    assert!(others.into_iter().all(|refusal| refusal == Refusal::StillThinking));
    // A hint for the same decision costs no search. Another decision costs about as much as the first.
    assert!(hint(&bench, 1).await.plans.len() <= 3);
    assert_eq!(searched() - before, once);
    bench.end(1, "take 1; end").await;
    let before = searched();
    hint(&bench, 2).await;
    let alone = searched() - before;
    assert!(once < 2 * alone, "{once} steps for forty presses, {alone} for one");

    // If the hint can't be stored, the waiting player still gets it.
    bench.end(2, "take 1; end").await;
    bench
        .sql()
        .execute("CREATE TRIGGER full BEFORE INSERT ON hints BEGIN SELECT RAISE(ABORT, 'full'); END", [])
        .unwrap();
    let before = searched();
    hint(&bench, 1).await;
    let alone = searched() - before;
    // The search is blocked until all three requests wait.
    HELD.store(true, Ordering::SeqCst);
    let presses = futures::future::join_all((0..3).map(|_| bench.ask(1, ReviewQuery::Hint)));
    let release = async {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        HELD.store(false, Ordering::SeqCst);
    };
    let (answers, ()) = tokio::join!(presses, release);
    assert!(answers.iter().all(Result::is_ok));
    assert_eq!(searched() - before, 2 * alone, "three presses are one thought");
}

/// A recap explains computer players' turns with proved reasons, and says the same when it is opened again.
#[tokio::test]
async fn a_recap_explains_computer_players_turns() {
    let bench = alone("tzolkin").await;
    let recap = async || match bench.ask(1, ViewingQuery::Happened { seq: u32::MAX, since_own: true }).await {
        Ok(Reply::Viewing(ViewingReply::Happened(happened))) => happened.turns,
        _ => panic!("no recap"),
    };
    for _ in 0..12 {
        let planner = bench.planner(1).await;
        let ask = Ask { strength: Strength::Medium, seed: Seed::new(1), budget: 300 };
        let advice = planner.position.coach().advise(planner.seat, &ask, &mut || false).unwrap();
        bench.end(1, &advice.turns[0].steps.join("; ")).await;
        bench.work().await;
        let turns = recap().await;
        assert!(turns.iter().all(|turn| turn.seat != planner.seat || turn.reason.is_none()), "a person's turn");
        let reasons = |turns: &[TurnSummary]| turns.iter().filter(|turn| turn.reason.is_some()).count();
        if reasons(&turns) > 0 {
            let again = recap().await;
            assert!(turns.iter().zip(&again).all(|(turn, again)| turn.reason.is_none() || turn.reason == again.reason));
            return;
        }
    }
    panic!("no turn has a reason");
}
