//! A position of a finished game becomes the start of a new game.

use daykeeper::engine::{Seat, Viewer};
use daykeeper::games::Title as _;
use daykeeper::games::proof::{Proof, ProofError};
use daykeeper::table::{
    Body, Command, FairPlay, LobbyAction, LobbyRefusal, ProofSheet, Query, Refusal, Reply, SeatAction, Snapshot,
    Strength, TableAction, TableId, TableState, UndoAction, UserId, ViewingQuery, ViewingRefusal, ViewingReply,
};
use serde_json::Value;

use super::bench::Bench;
use crate::support::pebbles::PEBBLES;

async fn board(bench: &Bench, table: TableId, turn: u32) -> Snapshot {
    let mut request = bench.request(1, ViewingQuery::Board { turn: Some(turn) });
    request.table = Some(table);
    match bench.tables.handle(request).await {
        Ok(Reply::Viewing(ViewingReply::Board(board))) => *board,
        _ => panic!("no board"),
    }
}

async fn play_on(bench: &Bench, number: u64, table: TableId, turn: u32) -> Result<Reply, Refusal> {
    let mut request = bench.request(number, Command::PlayOn { turn });
    request.table = Some(table);
    bench.tables.handle(request).await
}

async fn to_the_end(bench: &Bench, mut number: u64) {
    while bench.play(number, "take 3; take 3; end").await.is_ok() || bench.play(number, "take 1; end").await.is_ok() {
        number = 3 - number;
    }
    assert_eq!(bench.info().await.table.state, TableState::Over);
}

/// Plays a game of users 1 and 2 to its end: two bids, a card for each, and pebbles.
async fn finished() -> (Bench, TableId) {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "draw").await;
    bench.end(2, "take 1; end").await;
    to_the_end(&bench, 1).await;
    let table = bench.table().await;
    (bench, table)
}

async fn proof(bench: &Bench) -> ProofSheet {
    match bench.ask(1, Query::Proof).await {
        Ok(Reply::Proof(sheet)) => *sheet,
        _ => panic!("no proof"),
    }
}

#[tokio::test]
async fn a_position_of_a_finished_game_becomes_another_game() {
    let (bench, old) = finished().await;
    let record = bench.tables.export(old).await.unwrap();
    let there = board(&bench, old, 3).await;
    bench.deliver().await;

    assert_eq!(play_on(&bench, 9, old, 3).await.err(), Some(Refusal::Lobby(LobbyRefusal::NotYourRematch)));
    assert!(play_on(&bench, 2, old, 3).await.is_ok());
    let bench = bench.restart();
    let lobby = bench.info().await.table;
    assert_eq!((lobby.state, lobby.goes_on, lobby.capacity, lobby.least()), (TableState::Lobby, Some(3), 2, 2));
    assert_eq!(lobby.host_name, "Player 2");
    assert_eq!(
        bench.refused(2, TableAction::Lobby(LobbyAction::Start)).await,
        Refusal::Lobby(LobbyRefusal::TooFewPlayers { have: 1, need: 2 })
    );
    bench.done(1, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Start)).await;
    let bench = bench.restart();

    // Each player sees the old position from their old seat.
    let new = bench.table().await;
    let here = board(&bench, new, 0).await;
    assert_ne!(new, old);
    assert_eq!(here.position.view(Viewer::Public), there.position.view(Viewer::Public));
    assert_eq!(here.table.names(), ["Player 1", "Player 2"]);
    // Only the deck was dealt again.
    let begun = bench.tables.export(new).await.unwrap();
    assert_eq!(begun.steps, record.steps[..begun.steps.len()]);
    let deck = |setup: &Value| serde_json::from_value::<Vec<u8>>(setup["deck"].clone()).unwrap();
    let (was, is) = (deck(&record.setup), deck(&begun.setup));
    assert_eq!(was[19], is[19], "this card was drawn");
    assert_ne!(was, is);

    // The old game's turns can't be undone, and its log is unchanged.
    assert!(bench.refused(1, TableAction::Undo(UndoAction::Undo { turn: None })).await != Refusal::Trouble);
    assert_eq!(bench.tables.export(old).await.unwrap(), record);

    // The new game continues with the usual checks and records.
    bench.end(2, "draw").await;
    bench.end(1, "take 1; end").await;
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: None })).await;
    bench.end(1, "draw").await;
    let announced = bench.deliver().await;
    let sealed = announced.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::Turn(news) => news.fair_play,
        _ => None,
    });
    to_the_end(&bench, 2).await;
    let sheet = proof(&bench).await;
    let verified = sheet.verified.unwrap();
    assert!(verified.over && verified.dealt);
    assert!(matches!(sealed, Some(FairPlay::Sealed { commitment }) if commitment == sheet.proof.commitment));
    assert_eq!(Proof::read(&sheet.proof.write()).unwrap(), sheet.proof);
    let whole = bench.tables.export(new).await.unwrap();
    let mut position = PEBBLES.start(2, &whole.options, &whole.setup).unwrap();
    for step in &whole.steps {
        position.play(step.seat, &step.action).unwrap();
    }
    assert!(position.outcome().is_some(), "its record has the whole game");

    // The proof detects a deck dealt by hand or from another game.
    let with = |change: fn(&mut Proof)| {
        let mut changed = sheet.proof.clone();
        change(&mut changed);
        let unsealed = changed.verify_as(&PEBBLES);
        changed.commitment = changed.deal.commitment();
        (unsealed, changed.verify_as(&PEBBLES))
    };
    for change in [
        |proof: &mut Proof| proof.deal.setup["deck"].as_array_mut().unwrap().swap(0, 1),
        |proof: &mut Proof| {
            if let Some(begun) = &mut proof.deal.begun {
                begun.setup["deck"].as_array_mut().unwrap().swap(0, 1);
            }
        },
    ] {
        let (unsealed, sealed) = with(change);
        assert!(matches!(unsealed, Err(ProofError::Commitment)), "{unsealed:?}");
        assert!(matches!(sealed, Err(ProofError::Dealt)), "{sealed:?}");
    }

    // The new game can be the start of another one.
    assert!(play_on(&bench, 1, new, 1).await.is_ok());
    bench.done(1, TableAction::Lobby(LobbyAction::StartWithComputers)).await;
    let third = bench.table().await;
    let again = bench.tables.export(third).await.unwrap();
    assert_eq!(again.steps, whole.steps[..again.steps.len()]);
    let players = bench.info().await.table.players;
    assert_eq!(players[0].name, "Player 1", "whoever sat there sits there");
    assert_eq!(players[1].occupant.strength(), Some(Strength::Medium), "the host has finished a game");
}

#[tokio::test]
async fn nothing_is_played_on_from_a_secret_choice_the_end_or_a_game_that_runs() {
    let bench = Bench::new();
    bench.begin(2).await;
    let running = bench.table().await;
    assert_eq!(play_on(&bench, 1, running, 2).await.err(), Some(Refusal::Lobby(LobbyRefusal::NothingToPlayOn)));
    let (bench, old) = finished().await;
    let last = board(&bench, old, 0).await.last_turn;
    for turn in [0, 1, last] {
        assert_eq!(
            play_on(&bench, 1, old, turn).await.err(),
            Some(Refusal::Lobby(LobbyRefusal::NothingToPlayOn)),
            "{turn}"
        );
    }
    assert_eq!(
        play_on(&bench, 1, old, last + 1).await.err(),
        Some(Refusal::Viewing(ViewingRefusal::UnknownTurn { last }))
    );
    assert!(play_on(&bench, 1, old, 2).await.is_ok(), "the bids are open then");
    // A channel still allows only one lobby.
    assert!(matches!(play_on(&bench, 1, old, 2).await.err(), Some(Refusal::Lobby(LobbyRefusal::ChannelBusy { .. }))));
}

/// Other users can play it too. Former players keep their seats, and the others get the open seats.
#[tokio::test]
async fn others_take_the_seats_that_are_left() {
    let (bench, old) = finished().await;
    assert!(play_on(&bench, 2, old, 4).await.is_ok());
    bench.done(2, TableAction::Seat(SeatAction::AddComputer(Strength::Easy))).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Start)).await;
    let table = bench.info().await.table;
    assert_eq!(table.seat_of(UserId(2)), Some(Seat::new(1)));
    assert!(table.players[0].occupant.is_computer());
}
