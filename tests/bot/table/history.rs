//! Finished games: their lists, and the right to open one again.

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::components::Row;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::table::{
    ChannelId, ChannelNews, Command, GuildId, HistoryRequest, HistorySheet, ListSeason, LobbyAction, NewTable,
    PeopleQuery, PeopleRequest, PlanAction, PrivacyRequest, Query, Refusal, Reply, Request, ReviewQuery, Season,
    SeatAction, Seating, ServerChannels, ServerChoice, Snapshot, Strength, Successor, TableAction, TableId, TableState,
    UserId, ViewingQuery, ViewingReply, WhatIfRequest,
};
use daykeeper::text::Texts;

use super::bench::{Bench, CHANNEL};
use super::computers::game_of;
use crate::support::pebbles::{CHANGED, COSTLY};

const ELSEWHERE: ChannelId = ChannelId(777);

async fn to_the_end(bench: &Bench, mut number: u64) {
    while bench.play(number, "take 3; take 3; end").await.is_ok() || bench.play(number, "take 1; end").await.is_ok() {
        number = 3 - number;
    }
    assert_eq!(bench.info().await.table.state, TableState::Over);
}

/// Plays a game of users 1 and 2 to its end.
async fn finish(bench: &Bench) -> TableId {
    bench.begin(2).await;
    to_the_end(bench, 1).await;
    bench.table().await
}

fn list_of(reply: Result<Reply, Refusal>) -> HistorySheet {
    match reply {
        Ok(Reply::History(sheet)) => *sheet,
        Ok(_) => panic!("no list"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

async fn list(bench: &Bench, number: u64, player: Option<u64>, page: u32) -> HistorySheet {
    let player = player.map(UserId);
    list_of(bench.ask(number, HistoryRequest { player, page, server: None }).await)
}

fn ids(sheet: &HistorySheet) -> Vec<TableId> {
    sheet.games.iter().map(|game| game.table.id).collect()
}

/// A request about this game from another channel.
fn elsewhere(bench: &Bench, number: u64, table: TableId, command: impl Into<Command>) -> Request {
    let mut request = bench.request(number, command);
    (request.table, request.origin.channel) = (Some(table), ELSEWHERE);
    request
}

fn board_of(reply: Result<Reply, Refusal>) -> Snapshot {
    match reply {
        Ok(Reply::Viewing(ViewingReply::Board(board))) => *board,
        Ok(_) => panic!("no board"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

#[tokio::test]
async fn finished_games_are_listed_in_pages_of_five_the_last_one_first() {
    let bench = Bench::new();
    let none = list(&bench, 1, None, 0).await;
    assert_eq!((none.page, none.pages, none.games.len()), (0, 1, 0));
    let mut finished = Vec::new();
    for _ in 0..6 {
        finished.push(finish(&bench).await);
        bench.clock.forward(49 * 60 * 60);
    }
    bench.begin(2).await;
    finished.reverse();
    let first = list(&bench, 2, None, 0).await;
    assert_eq!((first.page, first.pages, first.player), (0, 2, None));
    assert_eq!(ids(&first), finished[..5], "a running game isn't listed");
    let second = list(&bench, 2, None, 1).await;
    assert_eq!((second.page, ids(&second)), (1, finished[5..].to_vec()));
    assert_eq!(ids(&list(&bench, 2, None, u32::MAX).await), finished[5..], "a page that doesn't exist");

    let game = &first.games[0];
    assert_eq!(game.table.names(), ["Player 1", "Player 2"]);
    let outcome = game.ending.outcome.as_ref().unwrap();
    assert_eq!(outcome.points.len(), 2);
    assert_eq!((game.turns > 4, game.ending.days()), (true, 0));
    assert!(list(&bench, 9, None, 0).await.games.is_empty());

    // A server lists its own games, and direct messages list all.
    let mut there = bench.request(2, HistoryRequest { player: None, page: 0, server: None });
    there.origin.guild = Some(GuildId(8));
    assert!(list_of(bench.tables.handle(there.clone()).await).games.is_empty());
    (there.origin.guild, there.interaction.0) = (None, 9_000);
    assert_eq!(list_of(bench.tables.handle(there).await).pages, 2);
}

/// The list of another player hides the games that the reader can't open.
#[tokio::test]
async fn a_list_of_another_player_has_the_games_that_both_have_played_in() {
    let bench = Bench::new();
    let both = finish(&bench).await;
    bench.begin(3).await;
    bench.done(3, SeatAction::Resign(Successor::Computer)).await;
    let resigned = bench.table().await;
    for _ in 0..60 {
        bench.work().await;
        let info = bench.info().await;
        if info.table.state == TableState::Over {
            break;
        }
        let Some(user) = info.to_act[0].occupant.person() else {
            bench.clock.forward(20 * 60);
            continue;
        };
        if bench.play(user.0, "take 3; take 3; end").await.is_err() {
            bench.end(user.0, "take 1; end").await;
        }
    }
    assert_eq!(ids(&list(&bench, 1, Some(2), 0).await), [resigned, both]);
    assert_eq!(ids(&list(&bench, 2, Some(3), 0).await), [resigned], "a former player has played too");
    assert_eq!(ids(&list(&bench, 3, Some(1), 0).await), [resigned]);
    let own = list(&bench, 1, Some(1), 0).await;
    assert_eq!((own.player, ids(&own)), (None, vec![resigned, both]));
    assert!(list(&bench, 9, Some(1), 0).await.games.is_empty(), "a stranger learns nothing");
}

#[tokio::test]
async fn only_those_who_played_in_a_finished_game_open_it_from_another_channel() {
    let bench = Bench::new();
    bench.begin(2).await;
    let running = bench.table().await;
    let now = ViewingQuery::Board { turn: None };
    assert_eq!(bench.tables.handle(elsewhere(&bench, 1, running, now.clone())).await.err(), Some(Refusal::NotHere));
    to_the_end(&bench, 1).await;
    let last = bench.info().await.turn;

    let ask = async |number, command: Command| bench.tables.handle(elsewhere(&bench, number, running, command)).await;
    for turn in [0, 1, last] {
        let board = board_of(ask(2, ViewingQuery::Board { turn: Some(turn) }.into()).await);
        assert_eq!((board.turn, board.last_turn), (turn, last));
        let looking_back = board.looking_back.unwrap();
        assert!(looking_back.may_play_on && looking_back.ending.outcome.is_some());
        assert_eq!(looking_back.turning_points, None, "no one has asked for them");
    }
    let looks: [Command; 6] = [
        ViewingQuery::Log { turn: None }.into(),
        ViewingQuery::Score.into(),
        ViewingQuery::Replay.into(),
        Query::Proof.into(),
        ReviewQuery::TurningPoints.into(),
        WhatIfRequest::Begin { turn: Some(3) }.into(),
    ];
    for command in looks {
        assert!(ask(1, command.clone()).await.is_ok(), "{command:?}");
        assert_eq!(ask(9, command.clone()).await.err(), Some(Refusal::NotHere), "{command:?}");
    }
    let Ok(Reply::Viewing(ViewingReply::Replay(replay))) = ask(2, ViewingQuery::Replay.into()).await else {
        panic!("no replay")
    };
    assert_eq!(replay.positions.len(), last as usize);

    // Other servers don't show it, and direct messages do, without a new game.
    let mut other = elsewhere(&bench, 1, running, now.clone());
    other.origin.guild = Some(GuildId(8));
    assert_eq!(bench.tables.handle(other.clone()).await.err(), Some(Refusal::NotHere));
    other.origin.guild = None;
    assert!(!board_of(bench.tables.handle(other).await).looking_back.unwrap().may_play_on);

    // In the game's channel, everyone can look at it.
    assert!(bench.ask(9, now).await.is_ok());
}

const SERVER: GuildId = GuildId(7);

/// Discord's news about the server: a channel with its own rule, and the public threads of that channel.
fn server(channel: ChannelId, own: Option<bool>, threads: &[ChannelId]) -> ChannelNews {
    ChannelNews::Server(ServerChannels {
        name: "Mayans".to_owned(),
        by_default: true,
        channels: [(channel, own), (ChannelId(1), None)].into(),
        threads: threads.iter().map(|thread| (*thread, channel)).collect(),
    })
}

/// Returns `true` if a stranger finds the game in the list of player 1 and opens it from another channel.
async fn is_open(bench: &Bench, table: TableId) -> bool {
    let listed = ids(&list(bench, 9, Some(1), 0).await).contains(&table);
    let query = ViewingQuery::Board { turn: Some(1) };
    let opened = bench.tables.handle(elsewhere(bench, 9, table, query)).await;
    assert_eq!(opened.is_ok(), listed, "the list and the view follow the same rule");
    listed
}

#[tokio::test]
async fn a_game_in_a_public_channel_is_open_to_the_server() {
    let bench = Bench::new();
    let table = finish(&bench).await;
    assert!(!is_open(&bench, table).await, "nothing is known about the channel");
    let channels = bench.tables.open_channels();
    channels.note(SERVER, server(CHANNEL, None, &[]));
    assert!(is_open(&bench, table).await);
    channels.note(GuildId(8), server(CHANNEL, None, &[]));
    let mut foreign = elsewhere(&bench, 9, table, ViewingQuery::Score);
    foreign.origin.guild = Some(GuildId(8));
    assert_eq!(bench.tables.handle(foreign.clone()).await.err(), Some(Refusal::NotHere), "another server");
    (foreign.origin.guild, foreign.interaction.0) = (None, 9_000);
    assert_eq!(bench.tables.handle(foreign).await.err(), Some(Refusal::NotHere), "a stranger in direct messages");

    // A stranger looks at the game, but doesn't start another one from it.
    let look = elsewhere(&bench, 9, table, ViewingQuery::Board { turn: Some(2) });
    let board = board_of(bench.tables.handle(look).await);
    assert!(!board.looking_back.unwrap().may_play_on);
    assert!(bench.tables.handle(elsewhere(&bench, 9, table, Command::PlayOn { turn: 2 })).await.is_err());

    for (news, open) in [
        (ChannelNews::Channel(CHANNEL, Some(false)), false),
        (ChannelNews::Channel(CHANNEL, Some(true)), true),
        (ChannelNews::Default(false), true),
        (ChannelNews::Channel(CHANNEL, None), false),
        (ChannelNews::Default(true), true),
        (ChannelNews::Gone(CHANNEL), false),
        (server(CHANNEL, None, &[]), true),
        (ChannelNews::Left, false),
    ] {
        channels.note(SERVER, news.clone());
        assert_eq!(is_open(&bench, table).await, open, "after {news:?}");
    }
    channels.note(SERVER, server(CHANNEL, None, &[]));
    bench.ask(1, PrivacyRequest::Hide(true)).await.unwrap();
    assert!(list(&bench, 9, Some(1), 0).await.games.is_empty(), "a hidden person is on no list");
    assert_eq!(ids(&list(&bench, 2, Some(1), 0).await), [table], "except on those of the other players");
}

#[tokio::test]
async fn a_thread_is_as_open_as_its_channel() {
    let of_thread = ChannelId(400);
    let bench = Bench::new();
    // Only public threads have a known channel.
    bench.tables.open_channels().note(SERVER, server(of_thread, None, &[]));
    let private = finish(&bench).await;
    assert!(!is_open(&bench, private).await);
    bench.tables.open_channels().note(SERVER, ChannelNews::Threads(vec![(CHANNEL, of_thread)]));
    let public = finish(&bench).await;
    assert!(is_open(&bench, public).await);
    // Discord doesn't report archived threads to a new process.
    let bench = bench.restart();
    assert!(!is_open(&bench, public).await, "nothing is known about the channel");
    bench.tables.open_channels().note(SERVER, server(of_thread, None, &[]));
    assert!(is_open(&bench, public).await);
    bench.tables.open_channels().note(SERVER, ChannelNews::Channel(of_thread, Some(false)));
    assert!(!is_open(&bench, public).await);
    bench.tables.open_channels().note(SERVER, server(of_thread, None, &[]));
    bench.tables.channel_gone(CHANNEL).await.unwrap();
    assert!(!is_open(&bench, public).await, "the thread was deleted");
}

#[tokio::test]
async fn a_game_from_a_position_starts_in_the_channel_of_the_click() {
    let bench = Bench::new();
    let old = finish(&bench).await;
    let mut stranger = elsewhere(&bench, 9, old, Command::PlayOn { turn: 3 });
    stranger.actor.may_manage = true;
    assert_eq!(bench.tables.handle(stranger).await.err(), Some(Refusal::NotHere));
    let mut direct = elsewhere(&bench, 1, old, Command::PlayOn { turn: 3 });
    direct.origin.guild = None;
    assert_eq!(bench.tables.handle(direct).await.err(), Some(Refusal::NotHere), "the others can't join there");
    assert!(bench.tables.handle(elsewhere(&bench, 1, old, Command::PlayOn { turn: 3 })).await.is_ok());
    let lobby = bench.tables.row_of(ELSEWHERE).await.unwrap().unwrap();
    assert_eq!((lobby.state, lobby.origin.as_ref().map(|origin| origin.table)), (TableState::Lobby, Some(old)));
    assert_eq!(bench.table().await, old, "the channel of the old game has no new one");
}

#[tokio::test]
async fn the_next_turning_point_is_a_board_of_the_game() {
    let bench = game_of(vec![&COSTLY], 1, &[Strength::Medium]).await;
    // The user wastes every turn.
    while bench.play(1, "take 1; end").await.is_ok() {
        bench.work().await;
    }
    let table = bench.table().await;
    let next = async |after| {
        let query = ReviewQuery::NextTurningPoint { after };
        board_of(bench.tables.handle(elsewhere(&bench, 1, table, query)).await)
    };
    // The search begins with the first request.
    let query = ReviewQuery::NextTurningPoint { after: 0 };
    assert!(matches!(bench.tables.handle(elsewhere(&bench, 1, table, query)).await, Ok(Reply::Done(_))));
    bench.work().await;
    let first = next(0).await;
    let known = first.looking_back.unwrap().turning_points.expect("they are known now");
    let expected = *known.first().expect("a wasted pebble decides this game");
    assert_eq!(first.turn, expected);
    let later = next(expected).await.turn;
    assert_eq!(later, known.iter().copied().find(|turn| *turn > expected).unwrap_or(expected));
    assert_eq!(next(first.last_turn).await.turn, expected, "after the last one comes the first");
}

/// The text and the labels of the buttons in a view of a game.
fn view(board: Snapshot) -> (String, String) {
    let reply = Reply::Viewing(ViewingReply::Board(Box::new(board)));
    let texts = Texts::embedded();
    let shown = pages::messages(&Localizer::new(&texts, "en", &[]), &reply, ReplyFormat::Viewer(0)).remove(0);
    (shown.words(), shown.body_as(shown.kind(), None)["components"].to_string())
}

#[tokio::test]
async fn a_game_by_older_rules_shows_its_result_and_log() {
    let bench = Bench::new();
    let table = finish(&bench).await;
    let now = ViewingQuery::Board { turn: None };
    let (text, buttons) = view(board_of(bench.ask(1, now.clone()).await));
    assert!(!text.contains("older rules") && buttons.contains("Next turning point"), "{text}");
    let bench = bench.restart_playing(vec![&CHANGED]);
    let board = board_of(bench.tables.handle(elsewhere(&bench, 1, table, now)).await);
    let looking_back = board.looking_back.clone().unwrap();
    assert!(!looking_back.replays && !looking_back.may_play_on && looking_back.ending.outcome.is_some());
    let (text, buttons) = view(board);
    assert!(text.contains("This game used older rules. You can see its result and log."), "{text}");
    assert!(buttons.contains("Log") && buttons.contains("Points") && !buttons.contains("Back"), "{buttons}");
    let log = bench.tables.handle(elsewhere(&bench, 1, table, ViewingQuery::Log { turn: Some(3) })).await;
    assert!(matches!(log, Ok(Reply::Viewing(ViewingReply::Log(_)))));
}

/// Lists read a page of an index, not all games.
#[test]
fn a_page_of_finished_games_is_read_from_an_index() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables.db");
    drop(daykeeper::store::Database::open(&path).unwrap());
    let sql = rusqlite::Connection::open(&path).unwrap();
    let plan = |query: &str| -> Vec<String> {
        let mut statement = sql.prepare(&format!("EXPLAIN QUERY PLAN {query}")).unwrap();
        statement.query_map([], |row| row.get::<_, String>(3)).unwrap().collect::<Result<_, _>>().unwrap()
    };
    let of_both = "AND EXISTS (SELECT 1 FROM seats r WHERE r.table_id = s.table_id AND r.user = 6)";
    let open = "AND (EXISTS (SELECT 1 FROM seats r WHERE r.table_id = s.table_id AND r.user = 6) OR EXISTS (
        SELECT 1 FROM tables t WHERE t.id = s.table_id
            AND coalesce(t.parent, t.channel) IN (SELECT value FROM json_each('[1]'))))";
    for (server, index) in [("AND s.guild = 7", "seats_finished_in"), ("", "seats_finished")] {
        for others in ["", of_both, open] {
            let which = format!("FROM seats s WHERE s.user = 5 AND s.finished IS NOT NULL {server} {others}");
            let order = "ORDER BY s.finished DESC, s.table_id DESC LIMIT 5 OFFSET 5";
            for query in [format!("SELECT count(*) {which}"), format!("SELECT s.table_id {which} {order}")] {
                let plan = plan(&query);
                let wanted = format!("SEARCH s USING COVERING INDEX {index} (");
                assert!(plan.iter().any(|step| step.starts_with(&wanted)), "{plan:?}");
                assert!(plan.iter().all(|step| !step.contains("SCAN s") && !step.contains("TEMP B-TREE")), "{plan:?}");
                assert!(
                    others.is_empty()
                        || plan.iter().any(|step| step.starts_with("SEARCH r ")
                            && step.contains("INDEX seats_by_table (table_id=? AND user=?)")),
                    "{plan:?}"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_lobby_leaves_no_trace_in_the_lists() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Leave)).await;
    bench.done(3, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    for number in 1..=3 {
        assert!(list(&bench, number, None, 0).await.games.is_empty());
    }
}

/// A game of users 1 and 2 in another server, to its end.
async fn finish_in(bench: &Bench, guild: GuildId, channel: ChannelId) {
    let ask = async |number: u64, command: Command| {
        let mut request = bench.request(number, command);
        (request.origin.guild, request.origin.channel) = (Some(guild), channel);
        bench.tables.handle(request).await
    };
    let new = NewTable {
        game: "pebbles".to_owned(),
        options: Default::default(),
        seats: Some(2),
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    ask(1, new.into()).await.unwrap();
    ask(2, LobbyAction::Join.into()).await.unwrap();
    ask(1, LobbyAction::Start.into()).await.unwrap();
    let play = async |number, text: &str| ask(number, PlanAction::Play(text.to_owned()).into()).await;
    for number in [1, 2] {
        play(number, "bid 1").await.unwrap();
    }
    for turn in 0..60 {
        let Ok(Reply::Viewing(ViewingReply::Info(info))) = ask(1, ViewingQuery::Info.into()).await else {
            panic!("no game")
        };
        if info.table.state == TableState::Over {
            return;
        }
        assert!(turn < 59, "it never ends");
        let user = info.to_act[0].user().unwrap().0;
        if play(user, "take 3; take 3; end").await.is_err() {
            play(user, "take 1; end").await.unwrap();
        }
    }
}

#[tokio::test]
async fn direct_messages_let_choose_the_server() {
    let (other, texts) = (GuildId(8), Texts::embedded());
    let is_menu = |row: &Row| matches!(row, Row::Menu { custom_id, .. } if custom_id.contains("ratings-in"));
    let bench = Bench::new();
    let directly = async |number, command: Command| {
        let mut request = bench.request(number, command);
        (request.origin.guild, request.origin.channel) = (None, ChannelId(77));
        bench.tables.handle(request).await
    };
    let history =
        async |number, server| list_of(directly(number, HistoryRequest { player: None, page: 0, server }.into()).await);
    let statistics = async |server| {
        let what = PeopleQuery::List { season: ListSeason::Of(Season::ALL_TIME), page: 0 };
        match directly(1, PeopleRequest { game: None, what, public: false, server }.into()).await {
            Ok(Reply::People(sheet)) => {
                (sheet.servers.clone(), pages::people::sheet(&Localizer::new(&texts, "en", &[]), &sheet))
            }
            _ => panic!("no list"),
        }
    };
    let first = finish(&bench).await;
    bench.tables.open_channels().note(SERVER, server(CHANNEL, None, &[]));
    assert_eq!(history(1, None).await.servers.servers, [(SERVER, "Mayans".to_owned())]);
    assert!(statistics(None).await.1.rows.iter().all(|row| !is_menu(row)), "with one server, there is no question");

    bench.clock.forward(60);
    finish_in(&bench, other, ChannelId(501)).await;
    let name = ChannelNews::Name("Incas".to_owned());
    bench.tables.open_channels().note(other, name);
    let both = [(other, "Incas".to_owned()), (SERVER, "Mayans".to_owned())];
    let all = history(1, None).await;
    assert_eq!((all.games.len(), all.servers.now, &all.servers.servers[..]), (2, None, &both[..]));
    let one = history(1, Some(SERVER)).await;
    assert_eq!((ids(&one), one.servers.now), (vec![first], Some(SERVER)));
    let (servers, message) = statistics(None).await;
    assert_eq!((servers.now, &servers.servers[..]), (Some(other), &both[..]));
    let menu = message.rows.iter().find(|row| is_menu(row)).unwrap().to_json().to_string();
    assert!(menu.contains("Incas") && menu.contains("Mayans"), "{menu}");
    assert_eq!(statistics(Some(SERVER)).await.0.now, Some(SERVER));

    // No one sees a server in which they haven't finished a game.
    assert_eq!(history(3, Some(SERVER)).await.servers, ServerChoice::default());
    assert_eq!(statistics(Some(GuildId(9))).await.0.now, Some(other));
    // In a server, everything is about that server.
    let here = HistoryRequest { player: None, page: 0, server: Some(other) };
    let here = list_of(bench.ask(1, here).await);
    assert_eq!((ids(&here), here.servers), (vec![first], ServerChoice::default()));
}
