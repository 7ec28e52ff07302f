//! Results and ratings of people, computed from finished games.

use daykeeper::engine::Seat;
use daykeeper::table::{
    Body, Difference, PersonResult, PrivacyRequest, Rating, RatingRow, ResultFact, Season, SeatAction, SettingsChange,
    Strength, Successor, TableAction, TableId, TableState, Tally, TurnTimes, UndoAction, UserId, ratings, tally_next,
    verify,
};

use super::bench::Bench;
use super::computers::game;
use crate::support::pebbles;

const ILEANA: Rating = Rating { mean: 27_800, spread: 2_300 };
const STEFAN: Rating = Rating { mean: 28_500, spread: 2_520 };
const KENJI: Rating = ratings::START;

fn shown(rating: Rating) -> (i64, i64, i64) {
    (ratings::shown(rating.mean), ratings::band(rating.spread), ratings::shown(ratings::low(rating)))
}

/// A new person wins against two known ones.
#[test]
fn the_worked_example_of_ratings_is_right_number_for_number() {
    assert_eq!(shown(ILEANA), (1612, 118, 1494));
    assert_eq!(shown(STEFAN), (1640, 129, 1511));
    assert_eq!(shown(KENJI), (1500, 320, 1180));
    assert_eq!(ratings::expected(&[ILEANA, STEFAN, KENJI]), [355, 383, 262]);

    let after = ratings::rated(&[(ILEANA, 2), (STEFAN, 3), (KENJI, 1)]);
    assert_eq!(
        after,
        [
            Rating { mean: 27_865, spread: 2_284 },
            Rating { mean: 27_587, spread: 2_497 },
            Rating { mean: 30_142, spread: 5_706 },
        ]
    );
    assert_eq!(shown(after[0]), (1615, 117, 1498));
    assert_eq!(shown(after[1]), (1603, 128, 1476));
    assert_eq!(shown(after[2]), (1706, 292, 1414));
    // Of the two alone, and of Ileana and Kenji.
    assert_eq!((ratings::ahead(ILEANA, STEFAN), ratings::ahead(ILEANA, KENJI)), (474, 578));
}

#[test]
fn a_season_starts_halfway_to_1500() {
    assert_eq!(ratings::season_start(None), ratings::START);
    let start = ratings::season_start(Some(ILEANA));
    assert_eq!(start, Rating { mean: 26_400, spread: 4_000 });
    assert_eq!(shown(start), (1556, 205, 1351));

    let season = Season::of("2026-12-31T23:59:59Z".parse().unwrap());
    assert_eq!((season, season.quarter()), (Season(20264), Some((2026, 4))));
    assert_eq!(season.end(), Some("2027-01-01T00:00:00Z".parse().unwrap()));
    assert_eq!(Season::of(season.end().unwrap()), Season(20271));
    assert_eq!(Season(20271).before(), Some(season));
    assert_eq!((Season::ALL_TIME.quarter(), Season::COMPUTERS.quarter()), (None, None));
}

#[test]
fn the_median_turn_time_is_right_within_six_percent() {
    for millis in [9, 1_000, 61_234, 18_000_000, 75_600_000, 2_592_000_000] {
        let mut times = TurnTimes::default();
        for time in [millis / 3, millis, millis * 4] {
            *times.durations.entry(TurnTimes::bucket(time)).or_default() += 1;
        }
        let median = times.median().unwrap() as f64;
        assert!((median / millis as f64 - 1.0).abs() < 0.0625, "{millis}: {median}");
    }
    assert_eq!(TurnTimes::default().median(), None);
}

async fn to_the_end(bench: &Bench) {
    for _ in 0..200 {
        bench.work().await;
        let info = bench.info().await;
        if info.table.state == TableState::Over {
            return;
        }
        let Some(user) = info.to_act.first().and_then(|player| player.occupant.person()) else {
            bench.clock.forward(20 * 60);
            continue;
        };
        if bench.play(user.0, "take 3; take 3; end").await.is_err() {
            bench.end(user.0, "take 1; end").await;
        }
    }
    panic!("the game doesn't end");
}

async fn finish(bench: &Bench, players: u64) -> TableId {
    bench.begin(players).await;
    to_the_end(bench).await;
    bench.table().await
}

async fn tally_of(bench: &Bench, table: TableId) -> Tally {
    bench.tables.tally_all().await.unwrap();
    bench.tables.ask(move |store| store.tally_of(table)).await.unwrap()
}

fn result(tally: &Tally, user: u64) -> PersonResult {
    let own = tally.results.iter().find(|row| row.user == UserId(user));
    own.unwrap_or_else(|| panic!("no result of {user}")).result.clone().unwrap()
}

fn rating(tally: &Tally, user: u64, season: Season) -> Option<&RatingRow> {
    tally.ratings.iter().find(|row| row.user == UserId(user) && row.season == season)
}

async fn verified(bench: &Bench) -> Result<(), Difference> {
    let titles = bench.tables.titles().to_vec();
    bench.tables.ask(move |store| verify(store, &titles, &mut |_| {})).await.unwrap()
}

#[tokio::test]
async fn a_finished_game_changes_the_ratings_of_all_time_and_of_the_season() {
    let bench = Bench::new();
    let table = finish(&bench, 3).await;
    let tally = tally_of(&bench, table).await;
    let season = Season::of(tally.results[0].ended);
    assert_eq!(season, Season(20271));
    let mut places = Vec::new();
    for user in 1..=3 {
        let result = result(&tally, user);
        assert_eq!((result.seats, result.opponents, result.computers.len()), (3, 2, 0));
        assert_eq!(result.sources.values().sum::<i32>(), result.points.unwrap());
        assert!(result.times.turns >= 2 && result.times.late == 0, "{result:?}");
        assert_eq!(result.times.limit, 24 * 60);
        let (all_time, of_season) =
            (rating(&tally, user, Season::ALL_TIME).unwrap(), rating(&tally, user, season).unwrap());
        assert_eq!(all_time.rating, of_season.rating, "the first game");
        assert_eq!((all_time.games, all_time.expected), (1, 333));
        places.push((result.place.unwrap(), all_time.rating.mean, all_time.behind));
    }
    places.sort();
    assert!(places.is_sorted_by(|one, other| one.1 >= other.1), "{places:?}");
    assert_eq!((places[0].0, places[0].2 >= 750, places[2].2 < 500), (1, true, true));

    let second = tally_of(&bench, finish(&bench, 3).await).await;
    for user in 1..=3 {
        assert_eq!(rating(&second, user, Season::ALL_TIME).unwrap().games, 2);
        let sums = &second.results.iter().find(|row| row.user == UserId(user)).unwrap().sums;
        assert_eq!((sums.games, sums.rated, sums.seats[&3].games), (2, 2, 2));
    }
    assert_eq!(verified(&bench).await, Ok(()));
}

#[tokio::test]
async fn games_against_computer_players_change_nothing_among_people() {
    let bench = game(1, &[Strength::Easy]).await;
    for _ in 0..3 {
        to_the_end(&bench).await;
        let tally = tally_of(&bench, bench.table().await).await;
        let own = result(&tally, 1);
        assert_eq!((own.opponents, own.computers.len()), (1, 1));
        assert_eq!(rating(&tally, 1, Season::ALL_TIME), None);
        let line = rating(&tally, 1, Season::COMPUTERS).unwrap();
        assert_eq!(line.won == 1000, own.place == Some(1));
        let begun = bench.done(1, daykeeper::table::Command::Again(bench.table().await)).await;
        assert!(!begun.key.is_empty());
        bench.done(1, TableAction::Lobby(daykeeper::table::LobbyAction::Start)).await;
        while bench.play(1, "bid 2").await.is_ok() {
            bench.work().await;
        }
    }
    assert_eq!(bench.count("SELECT count(*) FROM ratings WHERE season >= 0"), 0);
}

#[tokio::test]
async fn final_resignation_means_last_place_without_points() {
    let bench = Bench::new();
    bench.begin(3).await;
    for number in [1, 2, 3] {
        bench.end(number, "take 1; end").await;
    }
    bench.seat(1, SeatAction::Resign(Successor::Computer)).await;
    to_the_end(&bench).await;
    let tally = tally_of(&bench, bench.table().await).await;
    let own = result(&tally, 1);
    assert_eq!((own.place, own.points, own.sources.len()), (Some(3), None, 0));
    assert!(rating(&tally, 1, Season::ALL_TIME).unwrap().rating.mean < ratings::START.mean);
    let sums = &tally.results.iter().find(|row| row.user == UserId(1)).unwrap().sums;
    assert_eq!((sums.games, sums.seats.len()), (1, 0), "no points in averages");
    // The computer player on the seat didn't play from the start.
    assert_eq!((result(&tally, 2).opponents, result(&tally, 2).computers.len()), (2, 0));
    assert_eq!(verified(&bench).await, Ok(()));
}

#[tokio::test]
async fn a_person_who_resigns_in_the_first_round_has_no_place() {
    let bench = Bench::new();
    bench.start(3).await;
    bench.end(1, "bid 3").await;
    bench.seat(1, SeatAction::Resign(Successor::Computer)).await;
    for number in [2, 3] {
        bench.end(number, "bid 1").await;
    }
    to_the_end(&bench).await;
    let tally = tally_of(&bench, bench.table().await).await;
    assert_eq!((result(&tally, 1).place, rating(&tally, 1, Season::ALL_TIME)), (None, None));
    assert_eq!(result(&tally, 2).opponents, 1, "the seat leaves the ranking");
}

#[tokio::test]
async fn a_person_back_after_resigning_gets_the_place_of_the_seat() {
    let bench = Bench::new();
    bench.begin(3).await;
    for number in [1, 2, 3] {
        bench.end(number, "take 1; end").await;
    }
    bench.seat(1, SeatAction::Resign(Successor::Computer)).await;
    bench.seat(1, SeatAction::Back).await;
    to_the_end(&bench).await;
    let tally = tally_of(&bench, bench.table().await).await;
    let own = result(&tally, 1);
    assert!(own.place.is_some() && own.points.is_some(), "{own:?}");
    assert_eq!(rating(&tally, 2, Season::ALL_TIME).unwrap().expected, 333);
}

#[tokio::test]
async fn a_replaced_seat_counts_for_the_person_with_two_thirds_of_its_turns() {
    let bench = Bench::new();
    bench.begin(2).await;
    bench.end(1, "take 1; end").await;
    bench.seat(2, SeatAction::Offer { seat: None, to: Some(UserId(7)) }).await;
    bench.seat(7, SeatAction::Take(Seat::new(1))).await;
    to_the_end(&bench).await;
    let tally = tally_of(&bench, bench.table().await).await;
    let turns = |user| result(&tally, user).times.turns;
    assert!(turns(2) * 2 <= turns(7), "{} and {}", turns(2), turns(7));
    assert_eq!((result(&tally, 2).place, rating(&tally, 2, Season::ALL_TIME)), (None, None));
    assert!(rating(&tally, 7, Season::ALL_TIME).is_some() && rating(&tally, 1, Season::ALL_TIME).is_some());
    assert_eq!(verified(&bench).await, Ok(()));
}

/// The first turns of the old player are undone by vote, so the new player has all turns of the seat.
#[tokio::test]
async fn undone_turns_count_for_no_place_and_for_turn_times() {
    let bench = Bench::new();
    bench.begin(2).await;
    let first = bench.end(1, "take 1; end").await;
    bench.end(2, "take 1; end").await;
    bench.done(1, TableAction::Undo(UndoAction::Undo { turn: Some(first.seq) })).await;
    let request = bench.count("SELECT max(seq) FROM log") as u32;
    bench.done(2, TableAction::Undo(UndoAction::AnswerUndo { request, agree: true })).await;
    to_the_end(&bench).await;
    let tally = tally_of(&bench, bench.table().await).await;
    let kept =
        bench.steps().await.iter().filter(|(seat, step)| *seat == Seat::new(0) && !step.starts_with("take")).count();
    assert_eq!(result(&tally, 1).times.turns as usize, kept + 1, "the undone turn took time too");
    assert_eq!(verified(&bench).await, Ok(()));
}

#[tokio::test]
async fn results_are_rebuilt_equal_and_a_difference_is_found() {
    let bench = Bench::new();
    for players in [2, 3, 2] {
        finish(&bench, players).await;
        bench.clock.forward(40 * 24 * 60 * 60);
    }
    bench.tables.tally_all().await.unwrap();
    let rows = |bench: &Bench| -> Vec<String> {
        let sql = bench.sql();
        ["results ORDER BY table_id, user", "ratings ORDER BY table_id, season, user"]
            .into_iter()
            .flat_map(|from| {
                let mut statement = sql.prepare(&format!("SELECT * FROM {from}")).unwrap();
                let columns = statement.column_count();
                let row = |row: &rusqlite::Row<'_>| {
                    Ok((0..columns).map(|column| format!("{:?}", row.get_ref_unwrap(column))).collect::<String>())
                };
                statement.query_map([], row).unwrap().collect::<Result<Vec<_>, _>>().unwrap()
            })
            .collect()
    };
    let before = rows(&bench);
    assert!(before.len() > 20);
    let titles = bench.tables.titles().to_vec();
    let rebuilt = bench
        .tables
        .ask(move |store| {
            store.clear_tallies()?;
            assert!(matches!(verify(store, &titles, &mut |_| {})?, Err(Difference::Missing(1))));
            let mut games = 0;
            while tally_next(store, &titles)? {
                games += 1;
            }
            Ok(games)
        })
        .await;
    assert_eq!(rebuilt.unwrap(), 3);
    assert_eq!(rows(&bench), before);
    assert_eq!(verified(&bench).await, Ok(()));

    bench.sql().execute("UPDATE ratings SET mean = mean + 1 WHERE user = 2 AND season = 0 AND newest = 1", []).unwrap();
    let found = verified(&bench).await;
    assert!(matches!(&found, Err(Difference::Result { game: 3, user: 2, .. })), "{found:?}");
}

/// The machine's clock was set back, so a game ends before the one that ended last.
#[tokio::test]
async fn a_game_that_ended_earlier_than_the_last_one_changes_the_later_ratings_too() {
    let bench = Bench::new();
    let late = finish(&bench, 2).await;
    let before = tally_of(&bench, late).await;
    assert_eq!(rating(&before, 1, Season::ALL_TIME).unwrap().games, 1);
    bench.clock.forward(-24 * 60 * 60);
    let early = finish(&bench, 2).await;
    let first = tally_of(&bench, early).await;
    assert_eq!(rating(&first, 1, Season::ALL_TIME).unwrap().games, 1);
    assert_eq!(rating(&tally_of(&bench, late).await, 1, Season::ALL_TIME).unwrap().games, 2);
    assert_eq!(verified(&bench).await, Ok(()));
}

/// Another release with other formulas has computed the results.
#[tokio::test]
async fn results_of_other_formulas_are_computed_again() {
    let bench = Bench::new();
    let table = finish(&bench, 2).await;
    let before = tally_of(&bench, table).await;
    bench.sql().execute("UPDATE tables SET results_version = 999 WHERE results_version > 0", []).unwrap();
    bench.sql().execute("UPDATE ratings SET mean = 1", []).unwrap();
    assert_eq!(tally_of(&bench, table).await, before);
}

/// Games without a server belong to no list, and games from a position are never rated.
#[tokio::test]
async fn games_from_a_position_are_not_rated() {
    let bench = Bench::playing(pebbles::titles());
    let old = finish(&bench, 2).await;
    bench.done(1, daykeeper::table::Command::PlayOn { turn: 3 }).await;
    bench.done(2, TableAction::Lobby(daykeeper::table::LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(daykeeper::table::LobbyAction::Start)).await;
    to_the_end(&bench).await;
    let table = bench.table().await;
    assert_ne!(table, old);
    let tally = tally_of(&bench, table).await;
    assert_eq!((tally.ratings.len(), tally.results.iter().all(|row| !row.rated)), (0, true));
    assert!(result(&tally, 1).place.is_some());
}

/// Plays a game of users 1 and 2 that this one wins. Returns the fact in its result.
async fn won_by(bench: &Bench, winner: u64, rated: bool) -> Option<(u64, ResultFact)> {
    bench.open().await;
    bench.done(2, TableAction::Lobby(daykeeper::table::LobbyAction::Join)).await;
    if !rated {
        bench.set(SettingsChange { rated: Some(false), ..SettingsChange::default() }).await;
    }
    bench.done(1, TableAction::Lobby(daykeeper::table::LobbyAction::Start)).await;
    for number in [1, 2] {
        bench.end(number, "bid 1").await;
    }
    while bench.info().await.table.state == TableState::Running {
        let user = bench.info().await.to_act[0].user().unwrap().0;
        let most = ["take 3; take 3; end", "take 2; take 2; end", "take 1; take 1; end"];
        let mut done = false;
        for turn in most.into_iter().filter(|_| user == winner) {
            done = done || bench.play(user, turn).await.is_ok();
        }
        if !done {
            bench.end(user, "take 1; end").await;
        }
    }
    let delivered = bench.deliver().await;
    let (fact, outcome) = delivered
        .iter()
        .find_map(|(_, announced)| match &announced.body {
            Body::Final { people, outcome, .. } => Some((people.fact, outcome)),
            _ => None,
        })
        .unwrap();
    assert_eq!(outcome.ranking[winner as usize - 1], 1, "the other one wins");
    bench.clock.forward(60);
    fact.map(|(seat, fact)| (u64::from(seat) + 1, fact))
}

#[tokio::test]
async fn a_result_has_the_rarest_fact_about_a_person() {
    use ResultFact::{FirstWin, InARow, Leader, Surprise};
    let bench = Bench::new();
    for (winner, fact) in [
        (1, Some((1, FirstWin))),
        (2, Some((2, FirstWin))),
        (1, Some((1, Leader))),
        (1, None),
        (1, Some((1, InARow { count: 3 }))),
        (1, Some((1, InARow { count: 4 }))),
    ] {
        assert_eq!(won_by(&bench, winner, true).await, fact, "after a win of {winner}");
    }
    assert_eq!(won_by(&bench, 1, false).await, None, "an unrated game");
    bench.ask(1, PrivacyRequest::Hide(true)).await.unwrap();
    for _ in 0..3 {
        assert_eq!(won_by(&bench, 1, true).await, None, "a hidden person");
    }
    let fact = won_by(&bench, 2, true).await;
    assert!(matches!(fact, Some((2, Surprise { percent: 1..20 }))), "{fact:?}");
}
