//! Agreed pauses: how they begin, that nothing happens during them, and how the game resumes.

use daykeeper::engine::Seat;
use daykeeper::table::{
    ClockRule, Command, LobbyAction, PauseAction, PauseProposal, PauseRefusal, PlanAction, PlanningQuery,
    PreferencesChange, ProposalState, Refusal, Reply, SeatAction, SeatRefusal, SettingsChange, Strength, TableAction,
    TableInfo, TimeOut, UndoAction, UndoRefusal, ViewingQuery, ViewingReply,
};

use super::world::{DAY, HOUR, MINUTE, Sent, What, World, at};

const BEGIN: &str = "2027-01-10T12:00:00Z";

/// Three players with clocks. The first is to play.
async fn game() -> World {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2, 3]).await;
    let rule = ClockRule { bank: 48 * 3600, increment: 0 };
    let clock = SettingsChange { clock: Some(Some(rule)), time_out: Some(TimeOut::Turn), ..SettingsChange::default() };
    world.set(1, 1, clock).await;
    world.begin(1, &[1, 2, 3]).await;
    world.news();
    world
}

async fn info(world: &World) -> TableInfo {
    match world.must(1, 1, ViewingQuery::Info).await {
        Reply::Viewing(ViewingReply::Info(info)) => *info,
        _ => panic!("no table"),
    }
}

async fn left(world: &World) -> u64 {
    let clocks = info(world).await.clocks;
    clocks.into_iter().find(|clock| clock.seat == Seat::new(0)).unwrap().left.as_secs()
}

/// Returns the stored proposal.
fn proposal(world: &World) -> PauseProposal {
    let text: String = world.sql().query_row("SELECT proposal FROM tables", [], |row| row.get(0)).unwrap();
    serde_json::from_str(&text).unwrap()
}

async fn ask(world: &World, user: u64, command: impl Into<Command>) -> Result<(), Refusal> {
    world.ask(user, 1, command).await.map(drop)
}

async fn agree(world: &World, user: u64) -> Result<(), Refusal> {
    ask(world, user, TableAction::Pause(PauseAction::AnswerPause { number: proposal(world).number(), agree: true }))
        .await
}

async fn decline(world: &World, user: u64) -> Result<(), Refusal> {
    ask(world, user, TableAction::Pause(PauseAction::AnswerPause { number: proposal(world).number(), agree: false }))
        .await
}

/// The second player proposes a pause, and all agree.
async fn pause(world: &World, days: Option<u16>) {
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days })).await;
    for user in [1, 3] {
        assert!(agree(world, user).await.is_ok());
    }
    world.work().await;
}

/// Returns the pinged users and the keys of the posted notices.
fn text_of(news: &[Sent]) -> (Vec<u64>, Vec<&str>) {
    let keys = news.iter().filter_map(|sent| match &sent.what {
        What::Notice(key) => Some(key.as_str()),
        _ => None,
    });
    (news.iter().flat_map(|sent| sent.ping.clone()).collect(), keys.collect())
}

#[tokio::test]
async fn a_pause_starts_when_all_agree_and_lasts_until_a_player_resumes() {
    let world = game().await;
    world.pass(5 * HOUR).await;
    assert_eq!(left(&world).await, 43 * 3600);
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: None })).await;
    world.work().await;
    let asked = world.news();
    assert_eq!(asked.len(), 1);
    assert_eq!((&asked[0].what, &asked[0].ping), (&What::Asked, &vec![1, 3]), "who must agree is asked");
    assert_eq!(agree(&world, 2).await, Err(Refusal::Undo(UndoRefusal::OwnRequest)));
    agree(&world, 3).await.unwrap();
    assert_eq!(agree(&world, 3).await, Err(Refusal::Undo(UndoRefusal::AlreadyAnswered)));
    assert_eq!(agree(&world, 4).await, Err(Refusal::NotAtTable));
    assert!(info(&world).await.pause.is_none(), "one is still to answer");
    agree(&world, 1).await.unwrap();
    world.work().await;
    let begun = world.news();
    assert_eq!(text_of(&begun), (vec![], vec!["ui-notice-paused"]));
    assert_eq!(world.count("SELECT count(*) FROM jobs"), 0, "nothing is due");

    world.pass(100 * DAY).await;
    assert!(world.news().is_empty(), "neither reminders nor clocks");
    assert_eq!(left(&world).await, 43 * 3600);
    let play = TableAction::Plan(PlanAction::Play("take 1; end".to_owned()));
    assert_eq!(ask(&world, 1, play.clone()).await, Err(Refusal::Pause(PauseRefusal::Paused { until: None })));
    assert_eq!(ask(&world, 1, PlanningQuery::Planner).await, Err(Refusal::Pause(PauseRefusal::Paused { until: None })));
    assert_eq!(
        ask(&world, 2, TableAction::Undo(UndoAction::Undo { turn: None })).await,
        Err(Refusal::Pause(PauseRefusal::Paused { until: None }))
    );
    assert_eq!(
        ask(&world, 2, TableAction::Pause(PauseAction::Pause { days: None })).await,
        Err(Refusal::Pause(PauseRefusal::Paused { until: None }))
    );

    assert_eq!(
        ask(&world, 9, TableAction::Pause(PauseAction::GoOn)).await,
        Err(Refusal::NotAtTable),
        "a stranger has no say"
    );
    world.must(3, 1, TableAction::Pause(PauseAction::GoOn)).await;
    assert_eq!(
        ask(&world, 3, TableAction::Pause(PauseAction::GoOn)).await,
        Err(Refusal::Pause(PauseRefusal::NotPaused))
    );
    world.pass(MINUTE).await;
    let news = world.news();
    assert_eq!(text_of(&news), (vec![1], vec!["ui-notice-pause-ended.by"]), "whoever is to move is called once");
    assert_eq!(left(&world).await, 43 * 3600 - 60, "the clock runs on with what was left");
    world.pass(DAY).await;
    assert_eq!(text_of(&world.news()).0, [1], "and is reminded as usual");
    world.must(1, 1, play).await;
    let counted = world.count("SELECT counted FROM log WHERE kind = 'turn' ORDER BY seq DESC LIMIT 1");
    assert_eq!(counted, (5 * HOUR + MINUTE + DAY) * 1000, "the log has the time of the turn without the pause");
}

#[tokio::test]
async fn a_pause_ends_automatically_after_a_restart_and_with_a_clock_set_back() {
    let world = game().await;
    pause(&world, Some(10)).await;
    assert_eq!(info(&world).await.pause.unwrap().until, Some(at("2027-01-20T12:00:00Z")));
    world.pass(9 * DAY).await;
    let world = world.restart();
    world.news();
    world.pass(DAY - MINUTE).await;
    assert!(world.news().is_empty());
    world.pass(2 * MINUTE).await;
    assert_eq!(text_of(&world.news()), (vec![1], vec!["ui-notice-pause-ended"]));
    assert_eq!(left(&world).await, 48 * 3600 - 60);

    // Setting the clock back, even by whole days, doesn't make the pause longer.
    let world = game().await;
    pause(&world, Some(10)).await;
    world.news();
    world.pass(4 * DAY).await;
    world.clock.set(at("2027-01-12T12:00:00Z"));
    world.pass(6 * DAY - MINUTE).await;
    assert!(world.news().is_empty());
    assert!(info(&world).await.pause.is_some());
    world.pass(2 * MINUTE).await;
    assert_eq!(text_of(&world.news()), (vec![1], vec!["ui-notice-pause-ended"]));
    assert_eq!(left(&world).await, 48 * 3600 - 60);
}

#[tokio::test]
async fn a_proposal_expires_or_is_declined_or_withdrawn() {
    let world = game().await;
    assert_eq!(
        ask(&world, 2, TableAction::Pause(PauseAction::Pause { days: Some(0) })).await,
        Err(Refusal::Pause(PauseRefusal::BadPause { most: 365 }))
    );
    assert_eq!(
        ask(&world, 2, TableAction::Pause(PauseAction::Pause { days: Some(366) })).await,
        Err(Refusal::Pause(PauseRefusal::BadPause { most: 365 }))
    );
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: Some(3) })).await;
    assert_eq!(
        ask(&world, 3, TableAction::Pause(PauseAction::Pause { days: None })).await,
        Err(Refusal::Pause(PauseRefusal::PausePending))
    );
    decline(&world, 1).await.unwrap();
    assert_eq!(proposal(&world).state, ProposalState::Refused(Seat::new(0)));
    assert_eq!(agree(&world, 3).await, Err(Refusal::Pause(PauseRefusal::PauseClosed)));

    world.pass(MINUTE).await;
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: Some(3) })).await;
    let old = proposal(&world).number();
    decline(&world, 2).await.unwrap();
    assert_eq!(proposal(&world).state, ProposalState::Refused(Seat::new(1)), "who proposed it has withdrawn it");

    // A turn doesn't end a proposal, but three days do.
    world.pass(MINUTE).await;
    world.must(3, 1, TableAction::Pause(PauseAction::Pause { days: None })).await;
    let answer = TableAction::Pause(PauseAction::AnswerPause { number: old, agree: true });
    assert_eq!(
        ask(&world, 1, answer).await,
        Err(Refusal::Pause(PauseRefusal::PauseClosed)),
        "a button of an earlier proposal"
    );
    agree(&world, 1).await.unwrap();
    world.play(1, 1, "take 1; end").await;
    world.pass(2 * DAY).await;
    assert_eq!(proposal(&world).state, ProposalState::Open);
    world.pass(DAY + MINUTE).await;
    assert_eq!(proposal(&world).state, ProposalState::Lapsed);
    assert_eq!(agree(&world, 2).await, Err(Refusal::Pause(PauseRefusal::PauseClosed)));
    assert!(info(&world).await.pause.is_none());
}

/// The bot can't post in between, so only the newer proposal shows a question.
#[tokio::test]
async fn an_unseen_proposal_makes_room_for_the_next() {
    let world = game().await;
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: Some(3) })).await;
    world.clock.set(at("2027-01-10T12:01:00Z"));
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: Some(9) })).await;
    world.work().await;
    assert_eq!(world.news().iter().filter(|sent| sent.what == What::Asked).count(), 1);
    assert_eq!(world.count("SELECT count(*) FROM outbox WHERE slot = 'pause' AND edit = 0 AND state = 'sent'"), 1);
}

/// A message never changes from one proposal to the next, even if Discord was unreachable in between.
#[tokio::test]
async fn an_older_proposal_loses_its_buttons() {
    let world = game().await;
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: Some(3) })).await;
    world.work().await;
    world.news();
    decline(&world, 1).await.unwrap();
    world.must(1, 1, TableAction::Pause(PauseAction::Pause { days: Some(9) })).await;
    let waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND slot = 'pause' AND edit = ";
    assert_eq!((world.count(&format!("{waiting}1")), world.count(&format!("{waiting}0"))), (1, 1));
    let change: String = world
        .sql()
        .query_row("SELECT subject FROM outbox WHERE state = 'waiting' AND slot = 'pause' AND edit = 1", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert_eq!(change, r#"{"close":"pause"}"#);
    world.work().await;
    assert_eq!(world.news().iter().filter(|sent| sent.what == What::Asked).count(), 1, "only the new one asks");

    // The message may have been deleted, so its proposer can ask again. Others can't while the vote is open.
    world.pass(MINUTE).await;
    let old = proposal(&world).number();
    world.must(1, 1, TableAction::Pause(PauseAction::Pause { days: Some(9) })).await;
    assert_eq!(
        ask(&world, 3, TableAction::Pause(PauseAction::Pause { days: None })).await,
        Err(Refusal::Pause(PauseRefusal::PausePending))
    );
    let answer = TableAction::Pause(PauseAction::AnswerPause { number: old, agree: true });
    assert_eq!(ask(&world, 3, answer).await, Err(Refusal::Pause(PauseRefusal::PauseClosed)));
    for user in [2, 3] {
        agree(&world, user).await.unwrap();
    }
    assert!(info(&world).await.pause.is_some());
}

#[tokio::test]
async fn new_players_are_asked_and_former_ones_are_not() {
    let world = game().await;
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: None })).await;
    agree(&world, 3).await.unwrap();
    world.pass(MINUTE).await;
    world.must(3, 1, TableAction::Seat(SeatAction::Offer { seat: None, to: None })).await;
    world.must(4, 1, TableAction::Seat(SeatAction::Take(Seat::new(2)))).await;
    agree(&world, 1).await.unwrap();
    assert!(info(&world).await.pause.is_none(), "the newcomer was not asked");
    world.must(4, 1, TableAction::Seat(SeatAction::HandOver(Some(Seat::new(2)), Strength::Easy))).await;
    agree(&world, 1).await.unwrap();
    assert!(info(&world).await.pause.is_some(), "nobody is left to answer");
}

#[tokio::test]
async fn one_click_pauses_a_game_against_computer_players() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1]).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::StartWithComputers)).await;
    world.must(1, 1, TableAction::Pause(PauseAction::Pause { days: None })).await;
    world.work().await;
    let entries = world.count("SELECT count(*) FROM log");
    world.pass(DAY).await;
    assert_eq!(world.count("SELECT count(*) FROM log"), entries, "computers do not move");
    // The command that starts a game also resumes it.
    world.must(1, 1, TableAction::Lobby(LobbyAction::Start)).await;
    world.pass(HOUR).await;
    assert!(world.count("SELECT count(*) FROM log") > entries, "they do now");
}

#[tokio::test]
async fn a_queued_turn_is_played_after_the_pause() {
    let world = game().await;
    world.must(2, 1, TableAction::Plan(PlanAction::PlayAhead("take 1; end".to_owned()))).await;
    pause(&world, None).await;
    world.must(2, 1, TableAction::Plan(PlanAction::PlayAhead("take 2; end".to_owned()))).await;
    world.must(1, 1, TableAction::Pause(PauseAction::GoOn)).await;
    world.play(1, 1, "take 1; end").await;
    // It is the second player's turn, and the game is paused before the queued turn is played.
    pause(&world, None).await;
    let entries = world.count("SELECT count(*) FROM log");
    world.pass(10 * DAY).await;
    assert_eq!(world.count("SELECT count(*) FROM log"), entries);
    world.news();
    world.must(3, 1, TableAction::Pause(PauseAction::GoOn)).await;
    world.pass(HOUR).await;
    assert_eq!(world.count("SELECT count(*) FROM log"), entries + 1);
    assert_eq!(world.news().iter().filter(|sent| sent.ping.contains(&2)).count(), 0, "nobody is called for it");
}

/// The bot pings a player with a delayed queued turn as usual, since a missing ping would reveal the queued turn.
#[tokio::test]
async fn a_late_queued_turn_does_not_show_the_end_of_the_pause() {
    let world = game().await;
    world.remind(2, PreferencesChange { delay_queued_turns: Some(true), ..PreferencesChange::default() }).await;
    world.must(2, 1, TableAction::Plan(PlanAction::PlayAhead("take 1; end".to_owned()))).await;
    world.play(1, 1, "take 1; end").await;
    pause(&world, None).await;
    let entries = world.count("SELECT count(*) FROM log");
    world.pass(DAY).await;
    world.news();
    world.must(3, 1, TableAction::Pause(PauseAction::GoOn)).await;
    world.pass(30).await;
    assert_eq!(text_of(&world.news()).0, [2]);
    world.pass(HOUR).await;
    assert_eq!(world.count("SELECT count(*) FROM log"), entries + 1);
    assert!(!text_of(&world.news()).0.contains(&2), "once");
}

#[tokio::test]
async fn players_who_return_during_a_pause_get_a_ping_after_it() {
    let world = game().await;
    pause(&world, None).await;
    world.news();
    world.must(1, 1, TableAction::Seat(SeatAction::HandOver(Some(Seat::new(0)), Strength::Easy))).await;
    world.must(1, 1, TableAction::Seat(SeatAction::Back)).await;
    world.pass(DAY).await;
    assert_eq!(text_of(&world.news()).0, Vec::<u64>::new());
    assert_eq!(world.count("SELECT count(*) FROM jobs"), 0);
    world.must(2, 1, TableAction::Pause(PauseAction::GoOn)).await;
    world.pass(MINUTE).await;
    assert_eq!(text_of(&world.news()).0, [1]);
    assert_eq!(world.count("SELECT count(*) FROM jobs WHERE kind = 'timeout'"), 1, "the clock runs");
}

#[tokio::test]
async fn a_pause_makes_no_player_late() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2, 3]).await;
    world.pass(20 * HOUR).await;
    pause(&world, None).await;
    world.pass(30 * DAY).await;
    world.must(2, 1, TableAction::Pause(PauseAction::GoOn)).await;
    world.pass(MINUTE).await;
    let replace = TableAction::Seat(SeatAction::Offer { seat: Some(Seat::new(0)), to: None });
    assert!(matches!(ask(&world, 2, replace.clone()).await, Err(Refusal::Seat(SeatRefusal::NotOverdue { .. }))));
    world.pass(53 * HOUR).await;
    assert!(ask(&world, 2, replace).await.is_ok(), "now it has waited for three times its pace");
}

#[tokio::test]
async fn a_late_message_pings_no_one_twice() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2, 3]).await;
    world.news();
    // The bot doesn't send this turn's message until the pause is over.
    world.play(1, 1, "take 1; end").await;
    world.must(3, 1, TableAction::Pause(PauseAction::Pause { days: None })).await;
    for user in [1, 2] {
        agree(&world, user).await.unwrap();
    }
    world.must(2, 1, TableAction::Pause(PauseAction::GoOn)).await;
    world.pass(MINUTE).await;
    let calls = world.news().into_iter().filter(|sent| sent.what != What::Asked && sent.ping.contains(&2));
    assert_eq!(calls.count(), 1);
}

#[tokio::test]
async fn a_finished_game_is_not_paused_and_reopens_at_its_last_turn() {
    let world = game().await;
    pause(&world, Some(2)).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::Cancel)).await;
    world.work().await;
    assert_eq!(world.count("SELECT count(*) FROM jobs"), 0);
    world.news();
    world.pass(HOUR).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::Reopen)).await;
    world.pass(3 * DAY).await;
    assert!(!text_of(&world.news()).1.contains(&"ui-notice-pause-ended"));
    assert!(info(&world).await.pause.is_none());

    // After the game ends, no one can answer an open proposal.
    let world = game().await;
    world.must(2, 1, TableAction::Pause(PauseAction::Pause { days: None })).await;
    world.must(1, 1, TableAction::Lobby(LobbyAction::Cancel)).await;
    assert_eq!(proposal(&world).state, ProposalState::Lapsed);
    assert_eq!(agree(&world, 1).await, Err(Refusal::Cancelled));
}

#[tokio::test]
async fn paused_games_come_last_in_a_players_list() {
    let world = World::new(BEGIN);
    for channel in [1, 2, 3] {
        world.lobby(channel, &[1]).await;
        world.must(1, channel, TableAction::Lobby(LobbyAction::StartWithComputers)).await;
    }
    world.must(1, 1, TableAction::Pause(PauseAction::Pause { days: None })).await;
    let Reply::Games(mine) = world.must(1, 2, Command::Games).await else { panic!("no list") };
    let channels: Vec<u64> = mine.tables.iter().map(|info| info.table.channel.0).collect();
    assert_eq!(channels, [2, 3, 1]);
}
