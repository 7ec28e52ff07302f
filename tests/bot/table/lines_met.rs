//! Where lines are met outside their own board: beside a game that is over, and from other channels.

use daykeeper::table::{ChannelId, GuildId, LineRequest, Query, Refusal, Reply};

use super::bench::{Bench, planner};

/// After the end, what somebody tried out stands where the game was then: for them alone.
#[tokio::test]
async fn lines_join_the_analysis_of_their_owner() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 3; take 3; end").await;
    let text = "take 1; end; take 1".to_owned();
    planner(bench.ask(2, LineRequest::Play { turn: None, text }).await);
    let lines_at = async |number: u64, turn: u32| match bench.ask(number, Query::Board { turn: Some(turn) }).await {
        Ok(Reply::Board(board)) => board.lines,
        _ => panic!("no board"),
    };
    assert!(lines_at(2, 3).await.is_empty(), "while the game runs it is about the game");
    for number in [2, 1] {
        bench.end(number, "take 3; take 3; end").await;
    }
    bench.end(2, "take 2; end").await;
    let found = lines_at(2, 3).await;
    assert_eq!(found.iter().map(|shown| (shown.line.turn, shown.line.turns)).collect::<Vec<_>>(), [(3, 1)]);
    planner(bench.ask(2, LineRequest::Show(found[0].stamp.seq)).await);
    assert!(lines_at(2, 2).await.is_empty() && lines_at(2, 4).await.is_empty(), "they began at another turn");
    for other in [1, 9] {
        assert!(lines_at(other, 3).await.is_empty(), "nobody else sees them");
    }
}

/// Whoever plays may try things out wherever they look at their games; for everybody else the table is where it is.
#[tokio::test]
async fn things_are_tried_out_in_other_channels_by_players_alone() {
    let bench = Bench::new();
    bench.begin(2).await;
    let from = async |number: u64, guild: Option<u64>| {
        let mut request = bench.request(number, LineRequest::Begin { turn: None });
        request.table = Some(bench.table().await);
        request.origin.guild = guild.map(GuildId);
        request.origin.channel = ChannelId(4711);
        bench.tables.handle(request).await
    };
    for guild in [None, Some(8)] {
        assert!(matches!(from(1, guild).await, Ok(Reply::Planner(_))), "{guild:?}");
        assert_eq!(from(9, guild).await.err(), Some(Refusal::NotHere), "{guild:?}");
    }
}
