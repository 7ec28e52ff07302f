//! A whole game of Tzolk'in through the public door, with restarts between the turns.

use daykeeper::engine::{Rng, Seat};
use daykeeper::games;
use daykeeper::table::{Body, Command, Refusal, Reply};

use super::bench::Bench;

#[tokio::test]
async fn a_random_game_with_restarts_equals_its_record() {
    let title = games::title("tzolkin").unwrap();
    let players: u64 = 3;
    let mut bench = Bench::playing(vec![title]);
    let mut chance = Rng::new(5);
    bench.start(players).await;
    let mut mine: Vec<(Seat, String)> = Vec::new();
    let mut moments = 0;
    let mut turn = 0;
    let table = bench.table().await;
    let record = bench.tables.export(table).await.unwrap();
    let mut shadow = title
        .start(players as u8, &serde_json::from_value(record["options"].clone()).unwrap(), &record["setup"])
        .unwrap();
    let last = loop {
        let Some(seat) = shadow.to_act().first() else { break bench.deliver().await };
        let number = u64::from(seat) + 1;
        turn += 1;
        // One turn: by buttons, or as one typed line.
        let before = shadow.turn();
        let mut steps: Vec<String> = Vec::new();
        while shadow.turn() == before {
            let legal = shadow.legal(seat);
            let step = legal[chance.index(legal.len())].clone();
            shadow.play(seat, &step).unwrap();
            mine.push((seat, step.clone()));
            steps.push(step);
        }
        if turn % 2 == 0 {
            bench.end(number, &steps.join("; ")).await;
        } else {
            for step in &steps {
                let planner = bench.step(number, step).await;
                assert_eq!(planner.steps.last().unwrap().step, *step);
                if turn % 7 == 0 {
                    bench = bench.restart();
                }
            }
            let stamp = bench.stamp(number).await;
            assert!(matches!(bench.ask(number, Command::EndTurn { stamp }).await, Ok(Reply::TurnDone(_))));
        }
        if turn % 5 == 0 {
            bench = bench.restart();
        }
        if turn % 3 == 0 {
            for (_, said) in bench.deliver().await {
                moments += u32::from(matches!(said.body, Body::Turn(_) | Body::Revealed(_)));
            }
        }
        let Ok(Reply::Board(board)) = bench.ask(number, Command::Board { turn: None }).await else {
            panic!("no board")
        };
        assert_eq!(board.position.hash(), shadow.hash());
        assert_eq!(board.turn, turn);
    };
    for (_, said) in &last {
        moments += u32::from(matches!(said.body, Body::Turn(_) | Body::Revealed(_)));
    }
    let Some(Body::Final { outcome, .. }) =
        last.iter().map(|(_, said)| &said.body).find(|body| matches!(body, Body::Final { .. }))
    else {
        panic!("no final message")
    };
    assert_eq!(Some(outcome), shadow.outcome().as_ref());
    // Every turn but the first choices and the last was a message of its own.
    assert_eq!(moments, turn - (players as u32 - 1) - 1);
    assert_eq!(bench.steps().await, mine);
    assert_eq!(bench.refused(1, Command::Planner).await, Refusal::GameOver);

    // The record, replayed from its own text.
    let record = bench.tables.export(table).await.unwrap();
    let mut replayed = title
        .start(players as u8, &serde_json::from_value(record["options"].clone()).unwrap(), &record["setup"])
        .unwrap();
    for step in record["steps"].as_array().unwrap() {
        replayed.play(step["seat"].as_u64().unwrap() as Seat, step["do"].as_str().unwrap()).unwrap();
    }
    assert_eq!(replayed.describe(), shadow.describe());
    // Each turn of it can be looked at.
    for turn in [0, 1, turn / 2, turn] {
        assert!(matches!(bench.ask(9, Command::Board { turn: Some(turn) }).await, Ok(Reply::Board(_))));
    }
}
