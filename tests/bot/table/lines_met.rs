//! Access to what-ifs outside their board: next to a finished game, from other channels, and several at the same time.

use daykeeper::table::{ChannelId, GuildId, MOST_WHAT_IFS, Refusal, Reply, ViewingQuery, ViewingReply, WhatIfRequest};

use super::bench::{Bench, planner};

/// After the end, the analysis shows a user's what-ifs at their positions, only to that user.
#[tokio::test]
async fn what_ifs_join_the_analysis_of_their_owner() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 3; take 3; end").await;
    let text = "take 1; end; take 1".to_owned();
    planner(bench.ask(2, WhatIfRequest::Play { turn: None, text }).await);
    let lines_at =
        async |number: u64, turn: u32| match bench.ask(number, ViewingQuery::Board { turn: Some(turn) }).await {
            Ok(Reply::Viewing(ViewingReply::Board(board))) => board.what_ifs,
            _ => panic!("no board"),
        };
    assert!(lines_at(2, 3).await.is_empty(), "while the game runs it is about the game");
    for number in [2, 1] {
        bench.end(number, "take 3; take 3; end").await;
    }
    bench.end(2, "take 2; end").await;
    let found = lines_at(2, 3).await;
    assert_eq!(found.iter().map(|shown| (shown.what_if.turn, shown.what_if.turns)).collect::<Vec<_>>(), [(3, 1)]);
    planner(bench.ask(2, WhatIfRequest::Show(found[0].stamp.seq)).await);
    assert!(lines_at(2, 2).await.is_empty() && lines_at(2, 4).await.is_empty(), "they began at another turn");
    for other in [1, 9] {
        assert!(lines_at(other, 3).await.is_empty(), "nobody else sees them");
    }
}

/// Players can try things in any channel that shows their games. For all others, only the game's channel works.
#[tokio::test]
async fn only_players_open_what_ifs_from_other_channels() {
    let bench = Bench::new();
    bench.begin(2).await;
    let from = async |number: u64, guild: Option<u64>| {
        let mut request = bench.request(number, WhatIfRequest::Begin { turn: None });
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

#[tokio::test]
async fn simultaneous_new_what_if_boards_are_limited() {
    let bench = Bench::new();
    bench.begin(2).await;
    for _ in 0..2 {
        let play = |_| bench.ask(1, WhatIfRequest::Play { turn: Some(2), text: "take 1".to_owned() });
        let all = futures::future::join_all((0..MOST_WHAT_IFS + 2).map(play)).await;
        assert!(all.iter().all(Result::is_ok));
        assert_eq!(bench.count("SELECT count(*) FROM what_ifs"), MOST_WHAT_IFS as i64);
    }
}
