//! Computer players in a game: their turns, the timing, and the messages.

use daykeeper::engine::{Options, Seat};
use daykeeper::games::Title;
use daykeeper::table::{
    AccessRefusal, Announcement, Body, ChannelId, Command, Delivery, GuildId, Job, LobbyAction, LobbyRefusal, NewTable,
    OutboxRow, PlanAction, PlanChange, PlanningQuery, Refusal, Reply, Request, RequestOrigin, SeatAction, SeatRefusal,
    Seating, SettingsChange, Strength, TableAction, TableId, TableLimits, TurnNews, UndoAction, UserId, ViewingQuery,
    ViewingReply,
};

use super::bench::{Bench, place};
use crate::support::pebbles::{self, CONFUSING};

fn add(strength: Strength) -> TableAction {
    TableAction::Seat(SeatAction::AddComputer(strength))
}

/// Starts a game of users 1 to `people`, then computer players, seated in that order, and makes the bids.
/// User 1 is the first to play.
pub async fn game(people: u64, computers: &[Strength]) -> Bench {
    game_of(pebbles::titles(), people, computers).await
}

/// Does the same with another game.
pub async fn game_of(titles: Vec<&'static dyn Title>, people: u64, computers: &[Strength]) -> Bench {
    let bench = Bench::playing(titles);
    bench.open().await;
    for number in 2..=people {
        bench.done(number, TableAction::Lobby(LobbyAction::Join)).await;
    }
    for strength in computers {
        bench.done(1, add(*strength)).await;
    }
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    for number in 2..=people {
        bench.end(number, "bid 1").await;
    }
    bench.work().await;
    bench.end(1, "bid 3").await;
    bench.deliver().await;
    bench
}

/// Returns the posted messages about turns, with their pinged users.
fn turns(posted: &[(OutboxRow, Announcement)]) -> Vec<(&TurnNews, &[UserId])> {
    let posts = posted.iter().filter(|(row, _)| row.delivery == Delivery::Post);
    posts
        .filter_map(|(_, announcement)| match &announcement.body {
            Body::Turn(news) => Some((&**news, &*announcement.ping)),
            _ => None,
        })
        .collect()
}

/// Starts a game of one user and a computer player in a server's channel, and ends the user's turn.
async fn waiting_for(bench: &Bench, (server, channel, host): (u64, u64, u64), strength: Strength) -> TableId {
    let origin = RequestOrigin { guild: Some(GuildId(server)), ..place(ChannelId(channel)) };
    let new = NewTable {
        game: "pebbles".to_owned(),
        options: Options::default(),
        seats: None,
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    };
    for command in [Command::New(new), add(strength).into(), TableAction::Lobby(LobbyAction::Start).into()] {
        let request = Request { origin: origin.clone(), ..bench.request(host, command) };
        assert!(bench.tables.handle(request).await.is_ok());
    }
    TableId(bench.count("SELECT max(id) FROM tables"))
}

/// Returns the games in the order in which their computer players have decided.
async fn decided(bench: &Bench) -> Vec<TableId> {
    let jobs = bench.tables.due(Vec::new(), 1000).await.unwrap();
    let done = std::sync::Mutex::new(Vec::new());
    let carry_out = async |job: &Job| {
        bench.tables.carry_out(job).await.unwrap();
        done.lock().unwrap().push(job.table);
    };
    futures::future::join_all(jobs.iter().map(carry_out)).await;
    done.into_inner().unwrap()
}

/// A user opens 20 games with hard computer players. A game with an easy one in another server doesn't wait for them.
#[tokio::test]
async fn a_server_with_many_tables_does_not_keep_others_waiting() {
    let bench = Bench::new();
    for channel in 1..=20 {
        waiting_for(&bench, (7, channel, 1), Strength::Hard).await;
    }
    let quiet = waiting_for(&bench, (8, 900, 2), Strength::Easy).await;
    let order = decided(&bench).await;
    let position = order.iter().position(|table| *table == quiet).unwrap();
    // A few searches started before its request. In order of arrival it would be last.
    assert!(order.len() == 21 && position < 10, "after {position} others");
    // Searches in a long queue got a smaller budget, and the log records it.
    let budgets = |sql: &str| bench.count(&format!("SELECT {sql}(budget) FROM log"));
    assert_eq!((budgets("count"), budgets("max")), (21, 2_000));
    assert!([2_000 / 2, 2_000 / 4].contains(&budgets("min")), "{}", budgets("min"));
}

#[tokio::test]
async fn hosts_and_servers_have_a_limited_number_of_games() {
    let mut bench = Bench::new();
    bench.tables = bench.tables.limited(TableLimits { per_host: 2, per_server: 3 });
    let open = async |number: u64, server: u64, channel: u64| {
        let origin = RequestOrigin { guild: Some(GuildId(server)), ..place(ChannelId(channel)) };
        let seating = Seating::Joined;
        let new = NewTable {
            game: "pebbles".to_owned(),
            options: Options::default(),
            seats: None,
            seating,
            start_when_full: false,
            rated: true,
        };
        let request = Request { origin, ..bench.request(number, new) };
        bench.tables.handle(request).await.map(|_| ())
    };
    assert_eq!(open(1, 7, 500).await, Ok(()));
    assert_eq!(open(1, 8, 501).await, Ok(()));
    assert_eq!(open(1, 9, 502).await, Err(Refusal::Lobby(LobbyRefusal::TooManyTables { most: 2 })));
    assert_eq!(open(2, 7, 503).await, Ok(()));
    assert_eq!(open(3, 7, 504).await, Ok(()));
    assert_eq!(open(4, 7, 505).await, Err(Refusal::Lobby(LobbyRefusal::ServerFull { most: 3 })));
    // A closed game makes room.
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    assert_eq!(open(4, 7, 505).await, Ok(()));
}

#[tokio::test]
async fn a_reopened_game_counts_like_a_new_one() {
    let mut bench = Bench::new();
    bench.tables = bench.tables.limited(TableLimits { per_host: 1, per_server: 9 });
    bench.begin(2).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
    let origin = RequestOrigin { guild: Some(GuildId(8)), ..place(ChannelId(501)) };
    let seating = Seating::Joined;
    let new = NewTable {
        game: "pebbles".to_owned(),
        options: Options::default(),
        seats: None,
        seating,
        start_when_full: false,
        rated: true,
    };
    bench.tables.handle(Request { origin, ..bench.request(1, new) }).await.unwrap();
    assert_eq!(
        bench.refused(1, TableAction::Lobby(LobbyAction::Reopen)).await,
        Refusal::Lobby(LobbyRefusal::TooManyTables { most: 1 })
    );
}

#[tokio::test]
async fn computer_players_join_and_leave_a_lobby() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, add(Strength::Easy)).await;
    assert_eq!(
        bench.refused(2, add(Strength::Hard)).await,
        Refusal::Access(AccessRefusal::NotHost { host: "Player 1".to_owned() })
    );
    bench.done(1, add(Strength::Hard)).await;
    assert_eq!(bench.refused(1, add(Strength::Hard)).await, Refusal::Lobby(LobbyRefusal::TableFull));
    assert_eq!(bench.refused(3, TableAction::Lobby(LobbyAction::Join)).await, Refusal::Lobby(LobbyRefusal::TableFull));

    let bench = bench.restart();
    let players = bench.info().await.table.players;
    let computers: Vec<_> = players.iter().map(|player| player.occupant.strength()).collect();
    assert_eq!(computers, [None, None, Some(Strength::Easy), Some(Strength::Hard)]);
    assert_ne!(players[2].name, players[3].name);
    bench.seat(1, SeatAction::Strength(Some(Seat::new(2)), Strength::Medium)).await;
    bench.seat(1, SeatAction::RemoveComputer(None)).await;
    let refused = bench.refused(1, TableAction::Seat(SeatAction::RemoveComputer(Some(Seat::new(0))))).await;
    assert_eq!(refused, Refusal::Seat(SeatRefusal::NoSuchSeat));
    let players = bench.info().await.table.players;
    assert_eq!((players.len(), players[2].occupant.strength()), (3, Some(Strength::Medium)));

    // Computer players alone can't host a game.
    bench.done(1, TableAction::Lobby(LobbyAction::Leave)).await;
    assert_eq!(bench.info().await.table.host, UserId(2));
    bench.done(2, TableAction::Lobby(LobbyAction::Leave)).await;
    assert_eq!(bench.refused(1, TableAction::Lobby(LobbyAction::Join)).await, Refusal::Cancelled);
}

#[tokio::test]
async fn a_game_continues_after_a_failed_search() {
    let bench = Bench::playing(vec![&CONFUSING]);
    bench.open().await;
    bench.done(1, add(Strength::Hard)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    assert_eq!(bench.work().await, 1);
    bench.end(1, "bid 3").await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 1);
    let info = bench.info().await;
    assert_eq!((info.turn, info.to_act[0].user()), (4, Some(UserId(1))));
}

#[tokio::test]
async fn a_game_can_exclude_computer_players() {
    let bench = Bench::new();
    bench.open().await;
    bench.set(SettingsChange { ai: Some(false), ..SettingsChange::default() }).await;
    assert_eq!(bench.refused(1, add(Strength::Easy)).await, Refusal::Seat(SeatRefusal::NoComputers));
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    let hand_over = TableAction::Seat(SeatAction::HandOver(Some(Seat::new(1)), Strength::Easy));
    assert_eq!(bench.refused(1, hand_over).await, Refusal::Seat(SeatRefusal::NoComputers));
}

/// A single person's turn and the computer players' turns after it are one message.
#[tokio::test]
async fn consecutive_turns_of_computer_players_are_one_message() {
    let bench = game(1, &[Strength::Medium, Strength::Medium]).await;
    let own = bench.end(1, "take 1; end").await;
    assert!(turns(&bench.deliver().await).is_empty(), "the own turn joins the message of the turns after it");

    assert_eq!(bench.work().await, 2);
    let posted = bench.deliver().await;
    let [(news, ping)] = turns(&posted)[..] else { panic!("{} messages", posted.len()) };
    assert_eq!(ping, [UserId(1)]);
    assert!(news.summaries.iter().map(|turn| turn.seat).eq([0, 1, 2].map(Seat::new)));
    assert_eq!(news.undo, Some(own.seq));
    // Every effect, and the board as the user last saw it.
    assert_eq!(news.summaries[2].events.len(), 2);
    assert_eq!(news.since.as_ref().unwrap().describe()["heap"], 19);
    assert_eq!(news.position.describe()["heap"], 7);
    // Only the message before the user's own turn lost its buttons.
    assert_eq!(posted.iter().filter(|(row, _)| matches!(row.delivery, Delivery::Edit(_))).count(), 1);
    // The log lists each turn separately.
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(1, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert_eq!(page.lines.iter().filter(|line| line.turn.is_some()).count(), 6);
}

#[tokio::test]
async fn the_next_person_sees_the_computer_turns_before_theirs() {
    let bench = game(2, &[Strength::Medium]).await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 0);
    bench.end(2, "take 1; end").await;
    bench.work().await;
    let posted = bench.deliver().await;
    let announced: Vec<(usize, &[UserId])> =
        turns(&posted).iter().map(|(news, ping)| (news.summaries.len(), *ping)).collect();
    assert_eq!(announced, [(1, &[][..]), (1, &[]), (1, &[UserId(1)])]);
}

/// Plays the game to its end. The user always takes the same turn.
async fn play_on(mut bench: Bench, restarts: bool) -> (Bench, Vec<(Seat, String)>) {
    while bench.info().await.status.is_some() && bench.play(1, "take 1; end").await.is_ok() {
        if restarts {
            // A different process searches for each turn.
            while let Some(job) = bench.tables.due(Vec::new(), 1).await.unwrap().pop() {
                bench.tables.carry_out(&job).await.unwrap();
                bench = bench.restart();
            }
        } else {
            bench.work().await;
        }
    }
    let steps = bench.steps().await;
    (bench, steps)
}

#[tokio::test]
async fn computer_players_follow_the_seed_even_after_restarts() {
    let strengths = [Strength::Easy, Strength::Medium, Strength::Hard];
    let (_, straight) = play_on(game(1, &strengths).await, false).await;
    let (bench, interrupted) = play_on(game(1, &strengths).await, true).await;
    assert_eq!(straight, interrupted);
    assert!(straight.len() > 12, "a short game: {straight:?}");
    assert_eq!(bench.refused(1, PlanningQuery::Planner).await, Refusal::GameOver);
    let posted = bench.deliver().await;
    assert!(posted.iter().any(|(_, announcement)| matches!(announcement.body, Body::Final { .. })));
    // Replaying the computer players' turns leads to the stored hashes.
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE kind = 'resumed'"), 0);
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE user IS NULL AND budget IS NULL"), 0);
}

#[tokio::test]
async fn a_decision_that_is_carried_out_twice_is_made_once() {
    let bench = game(1, &[Strength::Medium]).await;
    bench.end(1, "take 1; end").await;
    let job = bench.tables.due(Vec::new(), 1).await.unwrap().remove(0);
    let before = bench.count("SELECT count(*) FROM log");
    let (one, two) = tokio::join!(bench.tables.carry_out(&job), bench.tables.carry_out(&job));
    // The second call is refused or finds no work.
    assert!(one.is_ok() || two.is_ok());
    let _ = bench.tables.carry_out(&job).await;
    assert_eq!(bench.count("SELECT count(*) FROM log"), before + 1);
    assert_eq!(bench.count("SELECT count(*) FROM jobs WHERE kind = 'computer'"), 0);
    bench.end(1, "take 1; end").await;
}

#[tokio::test]
async fn computer_players_make_secret_choices() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, add(Strength::Medium)).await;
    bench.done(1, add(Strength::Hard)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    // One user chooses before the computer players do.
    bench.end(1, "bid 3").await;
    assert_eq!(bench.work().await, 2);
    let posted = bench.deliver().await;
    let choosing = posted.iter().rev().find_map(|(_, announcement)| match &announcement.body {
        Body::Choosing { news, chosen } => Some((news.to_act.len(), chosen.len())),
        _ => None,
    });
    assert_eq!(choosing, Some((1, 3)));
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(2, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert!(page.lines.iter().all(|line| line.steps.is_none()), "a secret choice is shown");
    bench.end(2, "bid 1").await;
    let posted = bench.deliver().await;
    let Some((_, announcement)) = posted.first() else { panic!("nothing was posted") };
    let Body::Revealed(news) = &announcement.body else { panic!("not revealed") };
    assert_eq!((news.summaries.len(), &*announcement.ping), (4, &[UserId(1)][..]));
}

#[tokio::test]
async fn the_last_secret_choice_of_a_computer_player_reveals_all() {
    let bench = Bench::new();
    bench.open().await;
    bench.done(1, add(Strength::Medium)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    bench.deliver().await;
    bench.end(1, "bid 3").await;
    bench.work().await;
    let posted = bench.deliver().await;
    let revealed = posted.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::Revealed(news) => Some((news.summaries.len(), announcement.ping.clone())),
        _ => None,
    });
    assert_eq!(revealed, Some((2, vec![UserId(1)])));
}

#[tokio::test]
async fn undo_includes_the_turns_of_computer_players() {
    let bench = game(1, &[Strength::Medium, Strength::Medium]).await;
    let before = bench.planner(1).await.position.hash();
    bench.end(1, "take 1; end").await;
    bench.work().await;
    let posted = bench.deliver().await;
    let (news, _) = turns(&posted)[0];
    let own = news.undo.expect("the person's own turn can be taken back");
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: Some(own) })).await;
    let planner = bench.planner(1).await;
    assert!(bench.ask(1, TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::StartOver))).await.is_ok());
    assert_eq!(bench.planner(1).await.position.hash(), before);
    let posted = bench.deliver().await;
    assert!(posted.iter().any(|(_, announcement)| matches!(&announcement.body, Body::Undone { turns: 3, .. })));
    assert_eq!(bench.work().await, 0);

    // Undo is also free during the computer players' search, whose result is discarded.
    bench.end(1, "take 2; end").await;
    let job = bench.tables.due(Vec::new(), 1).await.unwrap().remove(0);
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    let _ = bench.tables.carry_out(&job).await;
    let planner = bench.planner(1).await;
    assert_eq!(planner.steps.len(), 1);
    assert!(bench.ask(1, TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::StartOver))).await.is_ok());
    assert_eq!(bench.planner(1).await.position.hash(), before);
}

#[tokio::test]
async fn with_other_people_reveals_and_computer_turns_prevent_undo() {
    let bench = game(2, &[Strength::Medium]).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "draw").await;
    bench.work().await;
    assert_eq!(bench.done(2, TableAction::Undo(UndoAction::Undo { turn: None })).await.key, "ui-table-undo-asked");
    let bench = game(2, &[Strength::Medium]).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    bench.work().await;
    assert_eq!(bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await.key, "ui-table-undo-asked");
    // The second player moved last, with a computer player next.
    assert_eq!(bench.done(2, TableAction::Undo(UndoAction::Undo { turn: None })).await.key, "ui-table-undone-own");
}

#[tokio::test]
async fn computer_players_wait_while_no_person_plays() {
    let bench = game(1, &[Strength::Medium, Strength::Medium]).await;
    bench.end(1, "take 1; end").await;
    // The only user leaves during the computer players' turns.
    let phrase = bench.seat(1, SeatAction::HandOver(Some(Seat::new(0)), Strength::Easy)).await;
    assert_eq!(phrase.key, "ui-table-handed-over-alone", "that the game rests is said");
    bench.work().await;
    let bench = bench.restart();
    assert_eq!(bench.work().await, 0);
    assert_eq!(bench.info().await.turn, 4);
    bench.clock.forward(400 * 24 * 60 * 60);
    assert_eq!(bench.work().await, 0);
    assert_eq!(bench.refused(1, PlanningQuery::Planner).await, Refusal::Seat(SeatRefusal::HeldByComputer));
    bench.seat(1, SeatAction::Back).await;
    assert_eq!(bench.work().await, 2);
    bench.end(1, "take 1; end").await;
}

#[tokio::test]
async fn the_pace_of_computer_players_can_be_slower() {
    let bench = game(1, &[Strength::Medium]).await;
    bench.set(SettingsChange { unhurried: Some(true), ..SettingsChange::default() }).await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 0);
    bench.clock.forward(9);
    assert_eq!(bench.work().await, 0);
    bench.clock.forward(20 * 60);
    assert_eq!(bench.work().await, 1);
}

#[tokio::test]
async fn another_strength_counts_from_the_next_turn_on() {
    let bench = game(1, &[Strength::Easy, Strength::Medium]).await;
    let which = TableAction::Seat(SeatAction::Strength(None, Strength::Hard));
    assert_eq!(
        bench.refused(1, which).await,
        Refusal::Seat(SeatRefusal::WhichSeat { seats: vec![Seat::new(1), Seat::new(2)] })
    );
    bench.seat(1, SeatAction::Strength(Some(Seat::new(1)), Strength::Hard)).await;
    let bench = bench.restart();
    assert_eq!(bench.info().await.table.players[1].occupant.strength(), Some(Strength::Hard));
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 2);
}
