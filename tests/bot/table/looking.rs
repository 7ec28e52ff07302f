//! The board, the log and the points at any time.

use daykeeper::engine::{Seat, Viewer};
use daykeeper::games::Theme;
use daykeeper::table::{
    Command, Happened, HappenedRange, LobbyAction, LogPage, PlanningQuery, PreferencesChange, Refusal, Reply,
    SettingsChange, Snapshot, TableAction, TableState, ViewingQuery, ViewingRefusal, ViewingReply, WhatIfRequest,
};

use super::bench::Bench;

async fn board(bench: &Bench, number: u64, turn: Option<u32>) -> Snapshot {
    match bench.ask(number, ViewingQuery::Board { turn }).await {
        Ok(Reply::Viewing(ViewingReply::Board(board))) => *board,
        _ => panic!("no board"),
    }
}

async fn log(bench: &Bench, turn: Option<u32>) -> LogPage {
    match bench.ask(9, ViewingQuery::Log { turn }).await {
        Ok(Reply::Viewing(ViewingReply::Log(page))) => *page,
        _ => panic!("no log"),
    }
}

#[tokio::test]
async fn the_board_of_any_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 2; take 2; end").await;
    let now = board(&bench, 1, None).await;
    assert_eq!((now.turn, now.last_turn, now.viewer), (4, 4, Viewer::Seat(Seat::new(0))));
    // A player sees the changes since their previous turn. Others see the changes of the last turn.
    assert_eq!(now.since.unwrap().describe()["heap"], 19);
    let heaps = [20, 20, 20, 19, 15];
    for (turn, heap) in (0..).zip(heaps) {
        let then = board(&bench, 9, Some(turn)).await;
        assert_eq!(then.viewer, Viewer::Public);
        assert_eq!(then.position.describe()["heap"], heap);
        assert_eq!(then.summaries.len(), usize::from(turn > 0));
    }
    assert_eq!(
        bench.refused(1, ViewingQuery::Board { turn: Some(5) }).await,
        Refusal::Viewing(ViewingRefusal::UnknownTurn { last: 4 })
    );
    // Other players can't see a draft.
    bench.step(1, "take 3").await;
    assert_eq!(board(&bench, 1, None).await.position.describe()["heap"], 15);
}

/// The full recap shows the same as the message, even after later turns.
#[tokio::test]
async fn a_player_finds_their_own_last_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    for (number, own) in [(1, Some(3)), (2, Some(4)), (9, None)] {
        assert_eq!(board(&bench, number, Some(2)).await.own_turn, own, "{number}");
    }
}

#[tokio::test]
async fn the_recap_of_a_message_equals_its_announcement() {
    let bench = Bench::new();
    bench.begin(2).await;
    let first = bench.end(1, "take 1; end").await;
    let second = bench.end(2, "take 2; take 2; end").await;
    for (done, turn, seat) in [(first, 3, 0), (second, 4, 1)] {
        let Ok(Reply::Viewing(ViewingReply::Happened(announced))) =
            bench.ask(9, ViewingQuery::Happened { seq: done.seq, since_own: true }).await
        else {
            panic!("nothing happened")
        };
        assert_eq!(
            announced.turns.iter().map(|turn| (turn.turn, turn.seat)).collect::<Vec<_>>(),
            [(turn, Seat::new(seat))]
        );
    }
}

#[tokio::test]
async fn the_log_has_pages() {
    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(log(&bench, None).await.pages, 1);
    for _ in 0..5 {
        bench.end(1, "draw").await;
        bench.end(2, "take 1; end").await;
    }
    let last = log(&bench, None).await;
    assert_eq!((last.page, last.pages, last.lines.len()), (2, 2, 4));
    assert_eq!((last.previous, last.next), (Some(1), None));
    let first = log(&bench, last.previous).await;
    assert_eq!((first.page, first.lines.len()), (1, 8));
    assert_eq!((first.previous, first.next), (None, Some(9)));
    assert_eq!(first.lines[2].events[0].phrase.key, "pebbles-drawn");
    assert_eq!(first.lines[2].title.key, "ui-entry-turn");
    for turn in [0, 13] {
        assert_eq!(
            bench.refused(9, ViewingQuery::Log { turn: Some(turn) }).await,
            Refusal::Viewing(ViewingRefusal::UnknownTurn { last: 12 })
        );
    }
}

#[tokio::test]
async fn the_points_so_far() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 3; end").await;
    let Ok(Reply::Viewing(ViewingReply::Score(sheet))) = bench.ask(9, ViewingQuery::Score).await else {
        panic!("no score")
    };
    assert_eq!(sheet.lines[0][0].points, 3);
    assert!(sheet.outcome.is_none());
}

/// A player's recap starts after their previous turn. The short form covers only the message.
#[tokio::test]
async fn the_recap_starts_with_the_readers_last_turn() {
    let bench = Bench::new();
    bench.begin(3).await;
    for number in 1..=3 {
        bench.end(number, "take 1; end").await;
    }
    let newest = bench.end(1, "take 1; end").await;
    let happened = async |number: u64, since_own: bool| match bench
        .ask(number, ViewingQuery::Happened { seq: newest.seq, since_own })
        .await
    {
        Ok(Reply::Viewing(ViewingReply::Happened(announced))) => *announced,
        _ => panic!("nothing happened"),
    };
    let turns = |announced: &Happened| announced.turns.iter().map(|turn| turn.turn).collect::<Vec<_>>();
    let second = happened(2, true).await;
    assert_eq!((turns(&second), second.range), (vec![6, 7], HappenedRange::SinceOwnTurn));
    assert_eq!(second.positions.len(), 3, "the table before, between and after");
    let alone = happened(2, false).await;
    assert_eq!((turns(&alone), alone.range, alone.positions.len()), (vec![7], HappenedRange::Message, 2));
    // An onlooker and a player who just moved see the message's turns.
    for number in [9, 3, 1] {
        assert_eq!(
            (turns(&happened(number, true).await), HappenedRange::Only),
            (vec![7], happened(number, true).await.range)
        );
    }
}

/// After 5 of 20 pebbles in 10 days, the whole game takes about 40 days.
#[tokio::test]
async fn a_game_estimates_its_length_from_its_own_pace() {
    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(bench.info().await.days_at_this_pace, None, "nothing is known at the beginning");
    bench.clock.forward(10 * 24 * 60 * 60);
    bench.end(1, "take 3; end").await;
    let newest = bench.end(2, "take 2; end").await;
    assert_eq!(bench.info().await.days_at_this_pace, Some(40));
    let query = ViewingQuery::Happened { seq: newest.seq, since_own: false };
    match bench.ask(1, query).await {
        Ok(Reply::Viewing(ViewingReply::Happened(happened))) => assert_eq!(happened.days_at_this_pace, Some(40)),
        _ => panic!("nothing happened"),
    }
}

/// A page of the log has whole rounds and names them.
#[tokio::test]
async fn the_log_goes_by_rounds() {
    let bench = Bench::playing(vec![daykeeper::games::title("tzolkin").unwrap()]);
    bench.start(3).await;
    for number in 1..=3 {
        let planner = bench.planner(number).await;
        let step = planner.position.legal(planner.seat)[0].clone();
        bench.end(number, &step).await;
    }
    let mut pages = Vec::new();
    for round in 0..3 {
        for turn in 0..3 {
            let number = u64::from(bench.info().await.to_act[0].seat) + 1;
            let planner = bench.planner(number).await;
            let gear = ["palenque", "yaxchilan", "tikal"][turn];
            let place = format!("place {gear}");
            let legal = planner.position.legal(planner.seat);
            let step = legal.iter().find(|step| **step == place).unwrap_or(&legal[0]).clone();
            bench.end(number, &format!("{step}; end")).await;
        }
        pages.push(log(&bench, None).await);
        assert_eq!(pages[round].lines.last().unwrap().round, Some(round as u32 + 1));
    }
    let last = &pages[2];
    let rounds: Vec<Option<u32>> = last.lines.iter().map(|line| line.round).collect();
    assert_eq!(rounds, [Some(2), Some(2), Some(2), Some(3), Some(3), Some(3)], "two whole rounds fit one page");
    assert_eq!(log(&bench, last.previous).await.lines.len(), 6, "the choice of tiles and the first round");
}

/// During the next lobby, questions about a game refer to the channel's previous game.
#[tokio::test]
async fn a_lobby_does_not_hide_the_game_before_it() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    let old = bench.table().await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    let of = async |number: u64| {
        let Ok(Reply::Viewing(ViewingReply::Score(sheet))) = bench.ask(number, ViewingQuery::Score).await else {
            panic!("no score")
        };
        (sheet.table.id, log(&bench, None).await.table.id, board(&bench, number, None).await.table.id)
    };
    bench.done(1, Command::Again(old)).await;
    let lobby = bench.info().await.table;
    assert!(lobby.id != old && lobby.state == TableState::Lobby, "what is going on here is the lobby");
    assert_eq!(of(1).await, (old, old, old));
    assert!(matches!(bench.ask(1, WhatIfRequest::Open).await, Ok(Reply::Planner(_))), "it can be tried out");
    assert_eq!(bench.refused(1, PlanningQuery::Planner).await, Refusal::NotStarted, "but not be played");
    // The same applies to a second lobby after closing the first, and to its settings.
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    assert_eq!(of(1).await, (old, old, old), "a lobby that was closed hides no game either");
    bench.open().await;
    bench.set(SettingsChange { pinned: Some(true), ..SettingsChange::default() }).await;
    assert_eq!(of(9).await, (old, old, old));
    // A started game takes the place of the previous one.
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    let new = bench.table().await;
    assert_eq!(of(1).await, (new, new, new));
}

/// Without a previous game, the bot says that the game hasn't started.
#[tokio::test]
async fn a_first_lobby_has_nothing_to_show() {
    let bench = Bench::new();
    bench.open().await;
    for query in [ViewingQuery::Score, ViewingQuery::Log { turn: None }, ViewingQuery::Board { turn: None }] {
        assert_eq!(bench.refused(1, query).await, Refusal::NotStarted);
    }
}

/// Pictures in private replies are light or dark as their reader prefers. Those in the channel keep the game's theme.
#[tokio::test]
async fn private_pictures_follow_the_reader() {
    let bench = Bench::new();
    bench.begin(2).await;
    let prefer = async |theme| {
        let change = PreferencesChange { theme: Some(theme), ..PreferencesChange::default() };
        match bench.ask(1, Command::from(change)).await {
            Ok(Reply::Preferences(sheet)) => assert_eq!(sheet.person.theme, theme),
            _ => panic!("no preferences"),
        }
    };
    prefer(Some(Theme::Dark)).await;
    assert_eq!(bench.planner(1).await.table.theme, Theme::Dark);
    let newest = bench.end(1, "take 1; end").await;
    let own = board(&bench, 1, None).await;
    assert_eq!(own.table.theme, Theme::Dark);
    for number in [2, 9] {
        assert_eq!(board(&bench, number, None).await.table.theme, Theme::Light, "{number}");
    }
    match bench.ask(1, ViewingQuery::Happened { seq: newest.seq, since_own: true }).await {
        Ok(Reply::Viewing(ViewingReply::Happened(happened))) => assert_eq!(happened.table.theme, Theme::Dark),
        _ => panic!("nothing happened"),
    }
    let announced = bench.deliver().await;
    assert!(!announced.is_empty() && announced.iter().all(|(_, post)| post.table.theme == Theme::Light));
    // The choice beats a dark game too, and without it the pictures follow the game again.
    bench.set(SettingsChange { theme: Some(Theme::Dark), ..SettingsChange::default() }).await;
    prefer(Some(Theme::Light)).await;
    assert_eq!(board(&bench, 1, None).await.table.theme, Theme::Light);
    prefer(None).await;
    assert_eq!(board(&bench, 1, None).await.table.theme, Theme::Dark);
}
