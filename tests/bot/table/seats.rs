//! Replaced players: offering and taking seats, resigning, computer players that fill in.

use daykeeper::engine::Seat;
use daykeeper::table::{
    AccessRefusal, Announcement, Body, ClockRule, Command, Delivery, LobbyAction, Occupant, OutboxRow, PlanningQuery,
    PlanningRefusal, PreferencesChange, Refusal, Reply, SeatAction, SeatRefusal, SettingsChange, Strength, Successor,
    TableAction, TableState, TimeOut, UndoAction, UndoRefusal, UserId, ViewingQuery, ViewingReply,
};

use super::bench::Bench;
use super::computers::game;

fn seat(command: SeatAction) -> TableAction {
    TableAction::Seat(command)
}

fn offer(seat: Option<u8>, to: Option<u64>) -> SeatAction {
    SeatAction::Offer { seat: seat.map(Seat::new), to: to.map(UserId) }
}

/// Returns the posted messages about replaced players, with their pinged users.
fn seated(posted: &[(OutboxRow, Announcement)]) -> Vec<(&str, &[UserId])> {
    let posts = posted.iter().filter(|(row, _)| row.delivery == Delivery::Post);
    posts
        .filter_map(|(_, announcement)| match &announcement.body {
            Body::Seated { phrase, .. } => Some((phrase.key.as_str(), &*announcement.ping)),
            _ => None,
        })
        .collect()
}

/// Returns the posted or edited offers: `true` if the seat can be taken, and the number of agreements.
fn offers(posted: &[(OutboxRow, Announcement)]) -> Vec<(bool, usize)> {
    let offer = |(_, announcement): &(OutboxRow, Announcement)| match &announcement.body {
        Body::Offer(news) => Some((news.offer.open, news.offer.agreed.len())),
        _ => None,
    };
    posted.iter().filter_map(offer).collect()
}

#[tokio::test]
async fn a_player_hands_the_seat_to_another_in_the_middle_of_a_turn() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.step(1, "take 1").await;
    bench.deliver().await;
    bench.seat(1, offer(None, Some(7))).await;
    let posted = bench.deliver().await;
    assert_eq!(offers(&posted), [(true, 0)]);
    assert_eq!(posted[0].1.ping, [UserId(7)]);
    // Nothing changes until the seat is taken, and only the invited user can take it.
    assert_eq!(bench.planner(1).await.steps.len(), 1);
    assert_eq!(
        bench.refused(8, seat(SeatAction::Take(Seat::new(0)))).await,
        Refusal::Seat(SeatRefusal::OfferedToAnother)
    );
    assert_eq!(bench.refused(7, seat(SeatAction::Take(Seat::new(1)))).await, Refusal::Seat(SeatRefusal::OfferClosed));

    let bench = bench.restart();
    bench.seat(7, SeatAction::Take(Seat::new(0))).await;
    let posted = bench.deliver().await;
    assert_eq!(seated(&posted), [("ui-seated-replaced", &[UserId(7)][..])]);
    // The offer and the turn's old message have lost their buttons.
    let closed = |body: &Body| match body {
        Body::Revealed(news) => !news.open,
        body => matches!(body, Body::Closed),
    };
    assert_eq!(posted.iter().filter(|(_, announcement)| closed(&announcement.body)).count(), 2);
    // The new player doesn't inherit the old draft.
    let planner = bench.planner(7).await;
    assert_eq!((planner.steps.len(), planner.seat), (0, Seat::new(0)));
    let replaced = Refusal::Seat(SeatRefusal::Replaced { name: "Player 7".to_owned() });
    assert_eq!(bench.refused(1, PlanningQuery::Planner).await, replaced);
    assert_eq!(bench.refused(8, seat(SeatAction::Take(Seat::new(0)))).await, Refusal::Seat(SeatRefusal::OfferClosed));
    // The host no longer plays, so the game has a new host.
    assert_eq!(bench.info().await.table.host, UserId(7));
    bench.end(7, "take 2; end").await;
    bench.end(2, "take 1; end").await;
    let bench = bench.restart();
    bench.end(7, "take 2; end").await;
    // The database keeps the former player. A seat has at most one current player.
    assert_eq!(bench.count("SELECT count(*) FROM seats WHERE seat = 0 AND user = 1 AND until IS NOT NULL"), 1);
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE kind = 'seated'"), 1);
}

#[tokio::test]
async fn older_turns_keep_the_name_of_their_player() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.end(1, "take 1; end").await;
    let played = bench.deliver().await;
    let moment = played.iter().rev().find_map(|(row, announcement)| match &announcement.body {
        Body::Turn(news) if row.delivery == Delivery::Post => Some(news.seq),
        _ => None,
    });
    bench.seat(1, SeatAction::Resign(Successor::Computer)).await;
    let now = bench.info().await.table.names();
    assert_ne!(now[0], "Player 1", "a computer has the seat and a name of its own");
    let bench = bench.restart();
    let names = |names: &[String]| names.join(", ");
    let Ok(Reply::Viewing(ViewingReply::Log(log))) = bench.ask(2, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    for line in &log.lines {
        assert_eq!(names(&line.names), "Player 1, Player 2, Player 3", "{:?}", line.title);
    }
    let own = ViewingQuery::Happened { seq: moment.unwrap(), since_own: false };
    let Ok(Reply::Viewing(ViewingReply::Happened(happened))) = bench.ask(2, own).await else {
        panic!("nothing happened")
    };
    assert_eq!(happened.turns.len(), 1);
    assert_eq!(names(&happened.turns[0].names), "Player 1, Player 2, Player 3");
    // From then on, the new player's turns show the new name.
    bench.end(2, "take 1; end").await;
    let Ok(Reply::Viewing(ViewingReply::Log(log))) = bench.ask(2, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert_eq!(names(&log.lines.last().unwrap().names), names(&now));
}

/// A present player becomes host, not an absent one for whom a computer player fills in.
#[tokio::test]
async fn the_next_host_is_a_person_with_a_seat() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.seat(2, SeatAction::HandOver(Some(Seat::new(1)), Strength::Easy)).await;
    bench.seat(1, SeatAction::Resign(Successor::Anybody)).await;
    let table = bench.info().await.table;
    assert_eq!((table.host, &*table.host_name), (UserId(3), "Player 3"));
    bench.seat(3, SeatAction::Resign(Successor::Anybody)).await;
    assert_eq!(bench.info().await.table.host, UserId(2), "nobody else is left");
}

#[tokio::test]
async fn offers_are_withdrawn_and_refused() {
    let bench = Bench::new();
    bench.begin(3).await;
    assert_eq!(bench.refused(9, seat(offer(None, None))).await, Refusal::NotAtTable);
    assert_eq!(bench.refused(2, seat(offer(None, Some(3)))).await, Refusal::Seat(SeatRefusal::SitsAlready));
    let early = Refusal::Seat(SeatRefusal::NotOverdue { host: "Player 1".to_owned() });
    assert_eq!(bench.refused(2, seat(offer(Some(2), None))).await, early);
    assert_eq!(bench.refused(2, seat(offer(Some(7), None))).await, Refusal::Seat(SeatRefusal::NoSuchSeat));
    assert_eq!(bench.refused(2, seat(SeatAction::Back)).await, Refusal::Seat(SeatRefusal::NeverLeft));
    // The host can offer a seat, and its player can keep it.
    bench.seat(1, offer(Some(2), None)).await;
    assert_eq!(bench.refused(2, seat(SeatAction::Take(Seat::new(2)))).await, Refusal::Seat(SeatRefusal::HasSeat));
    assert_eq!(bench.refused(2, seat(offer(Some(2), None))).await, Refusal::Seat(SeatRefusal::OfferedAlready));
    bench.deliver().await;
    assert_eq!(bench.seat(3, SeatAction::Back).await.key, "ui-table-offer-withdrawn");
    assert_eq!(bench.refused(9, seat(SeatAction::Take(Seat::new(2)))).await, Refusal::Seat(SeatRefusal::OfferClosed));
    let posted = bench.deliver().await;
    assert!(matches!(posted[0].1.body, Body::Closed));
}

#[tokio::test]
async fn a_majority_replaces_a_late_player() {
    let bench = Bench::new();
    bench.begin(4).await;
    // The game waits for user 1, its host.
    bench.clock.forward(2 * 24 * 60 * 60);
    assert!(matches!(
        bench.refused(2, seat(offer(Some(0), None))).await,
        Refusal::Seat(SeatRefusal::NotOverdue { .. })
    ));
    bench.clock.forward(24 * 60 * 60);
    bench.deliver().await;
    assert_eq!(bench.seat(2, offer(Some(0), None)).await.key, "ui-table-offer-asked");
    assert_eq!(offers(&bench.deliver().await), [(false, 1)]);
    assert_eq!(bench.refused(9, seat(SeatAction::Take(Seat::new(0)))).await, Refusal::Seat(SeatRefusal::OfferClosed));
    assert_eq!(bench.refused(9, seat(SeatAction::Agree(Seat::new(0)))).await, Refusal::NotAtTable);
    assert_eq!(
        bench.refused(2, seat(SeatAction::Agree(Seat::new(0)))).await,
        Refusal::Undo(UndoRefusal::AlreadyAnswered)
    );
    // Two of the three others are a majority.
    bench.seat(3, SeatAction::Agree(Seat::new(0))).await;
    assert_eq!(offers(&bench.deliver().await), [(true, 2)]);
    assert_eq!(bench.refused(4, seat(SeatAction::Agree(Seat::new(0)))).await, Refusal::Seat(SeatRefusal::OfferClosed));
    bench.seat(9, SeatAction::Take(Seat::new(0))).await;
    bench.end(9, "take 1; end").await;
    assert_eq!(bench.info().await.table.host, UserId(9));
}

#[tokio::test]
async fn a_player_on_vacation_is_not_late() {
    let bench = Bench::new();
    bench.begin(2).await;
    let until = |day: &str| {
        let back = Some(Some(day.parse().unwrap()));
        Command::Preferences(Box::new(PreferencesChange { back, ..PreferencesChange::default() }))
    };
    bench.clock.forward(60 * 60);
    assert!(bench.ask(1, until("2027-03-01")).await.is_ok());
    bench.clock.forward(10 * 24 * 60 * 60);
    assert!(matches!(
        bench.refused(2, seat(offer(Some(0), None))).await,
        Refusal::Seat(SeatRefusal::NotOverdue { .. })
    ));
    // An extended vacation keeps its start.
    assert!(bench.ask(1, until("2027-04-01")).await.is_ok());
    assert!(matches!(
        bench.refused(2, seat(offer(Some(0), None))).await,
        Refusal::Seat(SeatRefusal::NotOverdue { .. })
    ));
    // A second vacation has a new start, because the game has waited in between.
    let home = PreferencesChange { back: Some(None), ..PreferencesChange::default() };
    assert!(bench.ask(1, Command::Preferences(Box::new(home))).await.is_ok());
    bench.clock.forward(4 * 24 * 60 * 60);
    assert!(bench.ask(1, until("2027-05-01")).await.is_ok());
    assert_eq!(bench.seat(2, offer(Some(0), None)).await.key, "ui-table-offered");
}

#[tokio::test]
async fn a_resigned_seat_goes_to_a_computer_player_or_is_open() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.deliver().await;
    assert_eq!(bench.refused(9, seat(SeatAction::Resign(Successor::Computer))).await, Refusal::NotAtTable);
    bench.seat(1, SeatAction::Resign(Successor::Computer)).await;
    assert_eq!(bench.work().await, 1);
    let posted = bench.deliver().await;
    assert_eq!((seated(&posted), offers(&posted)), (vec![("ui-seated-resigned.until", &[][..])], vec![]));
    let info = bench.info().await;
    assert_eq!((info.table.host, info.table.players[0].occupant.is_computer()), (UserId(2), true));
    assert_eq!(info.to_act[0].user(), Some(UserId(2)));
    assert_eq!(bench.refused(1, PlanningQuery::Planner).await, Refusal::Seat(SeatRefusal::HasResigned));
    assert_eq!(bench.refused(9, seat(SeatAction::Back)).await, Refusal::NotAtTable);

    // The game waits for a player to take the open seat.
    bench.seat(2, SeatAction::Resign(Successor::Anybody)).await;
    let posted = bench.deliver().await;
    assert_eq!((seated(&posted), offers(&posted)), (vec![("ui-seated-resigned-free.until", &[][..])], vec![(true, 0)]));
    assert_eq!(bench.work().await, 0);
    assert_eq!(
        bench.refused(3, PlanningQuery::Planner).await,
        Refusal::Planning(PlanningRefusal::NotYourTurn { who: vec![Seat::new(1)] })
    );
    let bench = bench.restart();
    // A player who left can return like any other user.
    bench.seat(1, SeatAction::Take(Seat::new(1))).await;
    bench.end(1, "take 1; end").await;
    bench.end(3, "take 1; end").await;
    assert_eq!(bench.work().await, 1);
    bench.end(1, "take 1; end").await;
}

#[tokio::test]
async fn the_host_fills_an_empty_seat_with_a_computer_and_takes_it_away_again() {
    let bench = Bench::new();
    bench.begin(3).await;
    bench.seat(2, SeatAction::Resign(Successor::Anybody)).await;
    bench.deliver().await;
    let fill = SeatAction::HandOver(Some(Seat::new(1)), Strength::Easy);
    assert!(matches!(bench.refused(3, seat(fill.clone())).await, Refusal::Access(AccessRefusal::NotHost { .. })));
    bench.seat(1, fill).await;
    let posted = bench.deliver().await;
    assert_eq!(seated(&posted), [("ui-seated-filled", &[][..])]);
    assert_eq!(bench.refused(9, seat(SeatAction::Take(Seat::new(1)))).await, Refusal::Seat(SeatRefusal::OfferClosed));
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.work().await, 1);
    bench.seat(1, SeatAction::RemoveComputer(None)).await;
    assert_eq!(offers(&bench.deliver().await), [(true, 0)]);
    bench.seat(9, SeatAction::Take(Seat::new(1))).await;
    bench.end(3, "take 1; end").await;
    bench.end(1, "take 1; end").await;
    bench.end(9, "take 1; end").await;
}

#[tokio::test]
async fn the_last_player_can_end_the_game_and_the_last_resignation_ends_it() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.seat(1, SeatAction::Resign(Successor::Computer)).await;
    // The other player is now the host, and can continue or end the game.
    assert_eq!(bench.info().await.table.host, UserId(2));
    bench.work().await;
    bench.end(2, "take 1; end").await;
    bench.work().await;
    bench.deliver().await;
    assert_eq!(bench.seat(2, SeatAction::Resign(Successor::Computer)).await.key, "ui-table-resigned-last");
    assert_eq!(bench.info().await.table.state, TableState::Cancelled);
    assert_eq!(bench.work().await, 0);
    assert_eq!(bench.count("SELECT count(*) FROM jobs"), 0);
    let posted = bench.deliver().await;
    assert!(matches!(&posted[0].1.body, Body::Notice(phrase) if phrase.key == "ui-notice-last-left.until"));
    // The channel is free again.
    bench.open().await;
}

/// Starts a game whose first player has just run out of time, with this consequence. Earlier messages are delivered.
async fn out_of_time(consequence: TimeOut) -> Bench {
    let bench = Bench::new();
    bench.open().await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    let clock = Some(Some(ClockRule { bank: 3600, increment: 0 }));
    bench.set(SettingsChange { clock, time_out: Some(consequence), ..SettingsChange::default() }).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    bench.end(1, "bid 3").await;
    bench.end(2, "bid 1").await;
    bench.deliver().await;
    bench.clock.forward(3601);
    assert!(bench.work().await >= 2);
    bench
}

#[tokio::test]
async fn a_computer_player_fills_in_after_a_timeout_until_the_player_returns() {
    let bench = out_of_time(TimeOut::Seat).await;
    let posted = bench.deliver().await;
    assert_eq!(seated(&posted), [("ui-seated-time-out", &[][..])]);
    let info = bench.info().await;
    assert_eq!(info.to_act[0].user(), Some(UserId(2)));
    assert!(matches!(info.table.players[0].occupant, Occupant::StandIn { person: UserId(1), .. }));
    // The player can't act now, but still sees private data and can return with a click.
    assert_eq!(
        bench.refused(1, TableAction::Undo(UndoAction::Undo { turn: None })).await,
        Refusal::Seat(SeatRefusal::HeldByComputer)
    );
    let bench = bench.restart();
    bench.end(2, "take 1; end").await;
    assert_eq!(bench.seat(1, SeatAction::Back).await.key, "ui-table-back");
    // The computer player's pending turn is gone.
    assert_eq!(bench.count("SELECT count(*) FROM jobs WHERE kind = 'computer'"), 0);
    let posted = bench.deliver().await;
    assert_eq!(seated(&posted), [("ui-seated-returned", &[UserId(1)][..])]);
    bench.end(1, "take 1; end").await;
}

/// Computer players never play without people, so the bot offers the last present player's seat.
#[tokio::test]
async fn a_resignation_while_the_others_are_away_leaves_an_open_seat() {
    let bench = out_of_time(TimeOut::Seat).await;
    bench.deliver().await;
    bench.seat(2, SeatAction::Resign(Successor::Computer)).await;
    let posted = bench.deliver().await;
    assert_eq!((seated(&posted), offers(&posted)), (vec![("ui-seated-resigned.until", &[][..])], vec![(true, 0)]));
    assert_eq!(bench.work().await, 0);
    bench.seat(7, SeatAction::Take(Seat::new(1))).await;
    bench.end(7, "take 1; end").await;
}

#[tokio::test]
async fn a_computer_player_plays_one_turn_after_a_timeout() {
    let bench = out_of_time(TimeOut::Turn).await;
    let info = bench.info().await;
    assert_eq!((info.turn, info.table.players[0].occupant), (3, Occupant::Person(UserId(1))));
    bench.end(2, "take 1; end").await;
    bench.end(1, "take 1; end").await;
    assert_eq!(bench.count("SELECT count(*) FROM log WHERE budget IS NOT NULL"), 1);
}

#[tokio::test]
async fn a_seat_changes_hands_within_a_secret_choice() {
    let bench = Bench::new();
    bench.start(3).await;
    bench.end(1, "bid 3").await;
    bench.deliver().await;
    bench.seat(2, offer(None, None)).await;
    bench.seat(7, SeatAction::Take(Seat::new(1))).await;
    let posted = bench.deliver().await;
    assert_eq!(seated(&posted), [("ui-seated-replaced", &[UserId(7)][..])]);
    // The choice continues with its message, which names the players who still have to choose.
    let waiting = posted.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::Choosing { news, .. } => {
            Some(news.to_act.iter().map(|player| player.user().unwrap().0).collect::<Vec<_>>())
        }
        _ => None,
    });
    assert_eq!(waiting, Some(vec![7, 3]));
    bench.end(7, "bid 1").await;
    bench.end(3, "bid 1").await;
    let posted = bench.deliver().await;
    assert!(
        posted
            .iter()
            .any(|(_, announcement)| matches!(&announcement.body, Body::Revealed(news) if news.summaries.len() == 3))
    );
    bench.end(1, "take 1; end").await;
}

#[tokio::test]
async fn a_person_takes_a_seat_while_computers_play() {
    let bench = game(2, &[Strength::Medium, Strength::Medium]).await;
    bench.seat(1, SeatAction::RemoveComputer(Some(Seat::new(3)))).await;
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    bench.deliver().await;
    // The bot posts the first computer player's turn immediately, since the open seat may stay open.
    bench.work().await;
    let posted = bench.deliver().await;
    assert!(
        posted
            .iter()
            .any(|(_, announcement)| matches!(&announcement.body, Body::Turn(news) if news.summaries.len() == 1))
    );
    bench.seat(7, SeatAction::Take(Seat::new(3))).await;
    let posted = bench.deliver().await;
    assert_eq!(seated(&posted), [("ui-seated-replaced", &[UserId(7)][..])]);
    bench.end(7, "take 1; end").await;
    bench.end(1, "take 1; end").await;
}

#[tokio::test]
async fn the_message_about_an_open_seat_includes_unannounced_turns() {
    let bench = game(1, &[Strength::Medium, Strength::Medium]).await;
    bench.end(1, "take 1; end").await;
    bench.deliver().await;
    // One computer player has moved without a message when the other's seat becomes open.
    let job = bench.tables.due(Vec::new(), 1).await.unwrap().remove(0);
    bench.tables.carry_out(&job).await.unwrap();
    assert!(bench.deliver().await.is_empty());
    bench.seat(1, SeatAction::RemoveComputer(Some(Seat::new(2)))).await;
    let posted = bench.deliver().await;
    let announced = posted.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::Seated { news, .. } => Some((news.summaries.len(), news.open)),
        _ => None,
    });
    // The single person's own turn had no message either.
    assert_eq!(announced, Some((2, true)));
}

#[tokio::test]
async fn a_player_gets_no_ping_for_a_decision_made_by_a_computer_player() {
    let bench = game(2, &[Strength::Medium, Strength::Medium]).await;
    bench.end(1, "take 1; end").await;
    bench.deliver().await;
    bench.end(2, "take 1; end").await;
    // The turn's message is delayed. A computer player moves without a message, and then a user takes its seat.
    let job = bench.tables.due(Vec::new(), 1).await.unwrap().remove(0);
    bench.tables.carry_out(&job).await.unwrap();
    bench.seat(1, SeatAction::RemoveComputer(Some(Seat::new(2)))).await;
    bench.seat(7, SeatAction::Take(Seat::new(2))).await;
    let asked: Vec<Seat> = bench.info().await.to_act.iter().map(|player| player.seat).collect();
    assert_eq!(asked, [Seat::new(3)]);
    let pinged: Vec<UserId> =
        bench.deliver().await.into_iter().flat_map(|(_, announcement)| announcement.ping).collect();
    assert_eq!(pinged, []);
}

#[tokio::test]
async fn resigning_can_be_undone_for_a_day() {
    let bench = Bench::new();
    bench.begin(3).await;
    for successor in [Successor::Computer, Successor::Anybody] {
        bench.seat(3, SeatAction::Resign(successor)).await;
        assert!(bench.info().await.table.players[2].user().is_none());
        bench.seat(3, SeatAction::Back).await;
        assert_eq!(bench.info().await.table.players[2].user(), Some(UserId(3)));
    }
    // The game continues with its player.
    bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    bench.end(3, "take 1; end").await;

    // Not if another player has the seat, nor after a day.
    bench.seat(2, SeatAction::Resign(Successor::Anybody)).await;
    bench.seat(4, SeatAction::Take(Seat::new(1))).await;
    assert_eq!(bench.refused(2, seat(SeatAction::Back)).await, Refusal::Seat(SeatRefusal::SeatGone));
    bench.seat(3, SeatAction::Resign(Successor::Computer)).await;
    bench.clock.forward(25 * 60 * 60);
    assert_eq!(bench.refused(3, seat(SeatAction::Back)).await, Refusal::TooLate);
}
