//! Whole games of every title through the public interface, with restarts between the turns.

use daykeeper::engine::{Rng, Seat, SeatSet, Seed};
use daykeeper::games::{self, Position, Title};
use daykeeper::table::{
    Announcement, Body, Delivery, PlanAction, PlanningQuery, Refusal, Reply, TableAction, ViewingQuery, ViewingReply,
};
use serde_json::Value;

use super::bench::Bench;

#[tokio::test]
async fn random_games_with_restarts_equal_their_records() {
    for title in games::all() {
        play(title, 3).await;
    }
}

fn start(title: &dyn Title, record: &Value) -> Box<dyn Position> {
    let seats = record["seats"].as_u64().unwrap() as u8;
    title.start(seats, &serde_json::from_value(record["options"].clone()).unwrap(), &record["setup"]).unwrap()
}

/// Returns `true` if others still choose in secret after this seat.
fn goes_on(before: SeatSet, seat: Seat, after: SeatSet) -> bool {
    !after.is_empty() && !after.contains(seat) && before == after.iter().chain([seat]).collect()
}

async fn play(title: &'static dyn Title, players: u64) {
    let mut bench = Bench::playing(vec![title]);
    let mut chance = Rng::new(Seed::new(5));
    bench.start(players).await;
    let mut mine: Vec<(Seat, String)> = Vec::new();
    let mut moments = 0;
    let mut turn = 0;
    let table = bench.table().await;
    let mut shadow = start(title, &serde_json::to_value(bench.tables.export(table).await.unwrap()).unwrap());
    let mut silent = 0;
    let last = loop {
        let Some(seat) = shadow.to_act().first() else { break bench.deliver().await };
        let number = u64::from(seat) + 1;
        turn += 1;
        // One turn, by buttons or as one typed line.
        let (before, asked) = (shadow.turn(), shadow.to_act());
        let mut steps: Vec<String> = Vec::new();
        while shadow.turn() == before {
            let legal = shadow.legal(seat);
            let step = legal[chance.index(legal.len())].clone();
            shadow.play(seat, &step).unwrap();
            mine.push((seat, step.clone()));
            steps.push(step);
        }
        silent += u32::from(goes_on(asked, seat, shadow.to_act()));
        if turn % 2 == 0 {
            bench.end(number, &steps.join("; ")).await;
        } else {
            let mut taken = 0;
            // The planner takes forced steps automatically.
            while taken < steps.len() {
                let planner = bench.step(number, &steps[taken]).await;
                assert!(planner.steps.len() > taken);
                taken = planner.steps.len();
                assert!(planner.steps.iter().map(|step| &step.step).eq(&steps[..taken]));
                if turn % 7 == 0 {
                    bench = bench.restart();
                }
            }
            let stamp = bench.stamp(number).await;
            assert!(matches!(
                bench.ask(number, TableAction::Plan(PlanAction::EndTurn(stamp))).await,
                Ok(Reply::TurnDone(_))
            ));
        }
        if turn % 5 == 0 {
            bench = bench.restart();
        }
        // The final messages are delivered below.
        if turn % 3 == 0 && !shadow.to_act().is_empty() {
            moments += posted(&bench.deliver().await);
        }
        let Ok(Reply::Viewing(ViewingReply::Board(board))) =
            bench.ask(number, ViewingQuery::Board { turn: None }).await
        else {
            panic!("no board")
        };
        assert_eq!(board.position.hash(), shadow.hash());
        assert_eq!(board.turn, turn);
    };
    moments += posted(&last);
    let Some(Body::Final { outcome, .. }) =
        last.iter().map(|(_, announcement)| &announcement.body).find(|body| matches!(body, Body::Final { .. }))
    else {
        panic!("no final message")
    };
    assert_eq!(Some(outcome), shadow.outcome().as_ref());
    // The lobby, the start, every turn except silent choices, and finally the result and the replay.
    assert_eq!(moments, 2 + turn - silent + 2);
    let Some((_, Announcement { body: Body::Replay(positions), .. })) = last.last() else { panic!("no replay") };
    assert_eq!(positions.len(), turn as usize);
    assert_eq!(positions.last().unwrap().hash(), shadow.hash());
    assert_eq!(bench.steps().await, mine);
    assert_eq!(bench.refused(1, PlanningQuery::Planner).await, Refusal::GameOver);

    // The record, replayed from its stored text.
    let record = serde_json::to_value(bench.tables.export(table).await.unwrap()).unwrap();
    let mut replayed = start(title, &record);
    for step in record["steps"].as_array().unwrap() {
        replayed.play(Seat::new(step["seat"].as_u64().unwrap() as u8), step["do"].as_str().unwrap()).unwrap();
    }
    assert_eq!(replayed.describe(), shadow.describe());
    // The game can show each of its turns.
    for turn in [0, 1, turn / 2, turn] {
        assert!(matches!(
            bench.ask(9, ViewingQuery::Board { turn: Some(turn) }).await,
            Ok(Reply::Viewing(ViewingReply::Board(_)))
        ));
    }
}

/// Counts the new messages.
fn posted(delivered: &[(daykeeper::table::OutboxRow, daykeeper::table::Announcement)]) -> u32 {
    delivered.iter().filter(|(row, _)| row.delivery == Delivery::Post).count() as u32
}
