//! A newcomer's first game: the question before it, the advice in the planner, and the topics to look up.

use daykeeper::engine::Options;
use daykeeper::table::{
    Command, Lead, LobbyAction, NewTable, PlanAction, Planner, Query, Refusal, Reply, Seating, Strength, TableAction,
};

use super::bench::Bench;

/// Opens a game of one person against computer players.
async fn alone(game: &str) -> Bench {
    let bench = Bench::playing(daykeeper::games::titles().to_vec());
    let new = NewTable {
        game: game.to_owned(),
        options: Options::default(),
        seats: Some(3),
        seating: Seating::Joined,
        start_when_full: false,
    };
    bench.done(1, Command::New(new)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::StartWithComputers(Strength::Easy))).await;
    bench
}

async fn lead(bench: &Bench, command: impl Into<Command>) -> Option<Lead> {
    match bench.ask(1, command).await {
        Ok(Reply::Planner(planner)) => planner.lead,
        Ok(_) => panic!("no planner"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

fn key(lead: Option<Lead>) -> Option<String> {
    match lead {
        Some(Lead::Advice(advice)) => advice.map(|advice| advice.key),
        other => panic!("no advice: {other:?}"),
    }
}

/// Plays a turn of first choices. In the middle of a turn, the planner gives no advice.
async fn play_first(bench: &Bench, mut planner: Planner) {
    while !planner.may_end() {
        let step = planner.prompt.choices[0].step.clone();
        planner = bench.step(1, &step).await;
        assert_eq!(key(planner.lead.clone()), None);
    }
    bench.ask(1, TableAction::Plan(PlanAction::EndTurn(planner.stamp))).await.map(drop).unwrap();
}

#[tokio::test]
async fn a_newcomer_is_asked_once_and_led_through_the_first_rounds() {
    for (game, first) in [("tzolkin", "tzolkin-advice-wealth"), ("teotihuacan", "teotihuacan-advice-tiles")] {
        let bench = alone(game).await;
        assert_eq!(bench.planner(1).await.lead, Some(Lead::Question), "{game}");
        assert_eq!(key(lead(&bench, Command::Explain(true)).await).as_deref(), Some(first));
        let bench = bench.restart();
        let planner = bench.planner(1).await;
        assert_eq!(key(planner.lead).as_deref(), Some(first), "{game}");

        let mut seen = Vec::new();
        for _ in 0..12 {
            let planner = bench.planner(1).await;
            seen.extend(key(planner.lead.clone()));
            play_first(&bench, planner).await;
            bench.work().await;
        }
        seen.dedup();
        assert_eq!(seen.last().map(String::as_str), Some("core-advice-done"), "{game}: {seen:?}");
        assert!(seen.len() >= 4, "{game}: {seen:?}");
    }
}

#[tokio::test]
async fn whoever_declines_or_plays_with_people_is_not_asked() {
    let bench = alone("tzolkin").await;
    assert_eq!(lead(&bench, Command::Explain(false)).await, None);
    assert_eq!(bench.planner(1).await.lead, None);

    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(bench.planner(1).await.lead, None);
}

#[tokio::test]
async fn what_is_this_lists_what_the_player_sees() {
    let bench = alone("teotihuacan").await;
    let Ok(Reply::Topics(sheet)) = bench.ask(1, Query::Topics).await else { panic!("no topics") };
    assert_eq!(sheet.title.id(), "teotihuacan");
    assert_eq!(sheet.topics.first().map(|topic| &*topic.id), Some("rule-starting_tiles"));
    assert_eq!(bench.refused(2, Query::Topics).await, Refusal::NotAtTable);
}
