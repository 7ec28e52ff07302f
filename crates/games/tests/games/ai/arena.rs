//! Tests of the arena: its pairings and its statistics.

use ai::{Effort, PlayedGame, PlayerSpec, Strength};
use engine::{Options, Outcome, Seed};
use games::arena::{Fixture, fixtures, play, results, wilson};
use games::titles;

#[test]
fn every_player_meets_every_other_on_every_seat() {
    for seats in 2..=4_u8 {
        let fixtures = fixtures(3, None, seats, 10, Seed::new(7));
        for pair in [(0, 1), (0, 2), (1, 2)] {
            let games: Vec<&Fixture> = fixtures.iter().filter(|fixture| fixture.pair == pair).collect();
            assert!(games.len() >= 10);
            for seat in 0..usize::from(seats) {
                let first = games.iter().filter(|game| game.lineup[seat] == pair.0).count();
                assert_eq!(first * 2, games.len(), "{seats} seats, seat {seat}");
            }
            for deal in 0..=games.last().unwrap().deal {
                let same: Vec<_> = games.iter().filter(|game| game.deal == deal).collect();
                assert!(same.iter().all(|game| game.seed == Seed::new(7 + u64::from(deal))));
                // No game is repeated.
                for (number, game) in same.iter().enumerate() {
                    assert!(same[..number].iter().all(|before| before.lineup != game.lineup));
                    let turned = |by: usize| {
                        let mut lineup = game.lineup.clone();
                        lineup.rotate_right(by);
                        same.iter().any(|other| other.lineup == lineup)
                    };
                    assert!((0..usize::from(seats)).all(turned), "a rotation is missing: {:?}", game.lineup);
                }
            }
        }
    }
}

#[test]
fn one_player_may_meet_all_others_or_itself() {
    let pairs = |entrants, against| -> Vec<(usize, usize)> {
        let mut pairs: Vec<_> =
            fixtures(entrants, against, 4, 1, Seed::new(1)).iter().map(|fixture| fixture.pair).collect();
        pairs.dedup();
        pairs
    };
    assert_eq!(pairs(4, Some(2)), [(0, 2), (1, 2), (2, 3)]);
    assert_eq!(pairs(1, None), [(0, 0)]);
    // Rotations of a single player are the same game.
    assert_eq!(fixtures(1, None, 4, 5, Seed::new(1)).len(), 5);
}

#[test]
fn intervals_follow_the_wilson_formula() {
    for (share, count, low, high) in
        [(0.5, 100.0, 0.4038, 0.5962), (0.9, 50.0, 0.7864, 0.9565), (1.0, 20.0, 0.8389, 1.0), (0.0, 20.0, 0.0, 0.1611)]
    {
        let interval = wilson(share, count);
        assert!((interval.0 - low).abs() < 0.0002, "{interval:?}");
        assert!((interval.1 - high).abs() < 0.0002, "{interval:?}");
    }
}

fn played(lineup: [usize; 4], ranking: [u8; 4], points: [i32; 4], deal: u32) -> (Fixture, PlayedGame) {
    let outcome = Outcome { points: points.to_vec(), denominator: 2, ranking: ranking.to_vec() };
    let [some, none] = [(30, 3), (0, 0)].map(|(steps, decisions)| Effort { steps, decisions });
    let game = PlayedGame { outcome, steps: 10, effort: vec![some, none, some, none] };
    (Fixture { pair: (0, 1), deal, lineup: lineup.to_vec(), seed: Seed::new(1) }, game)
}

#[test]
fn pairings_are_compared_by_rank() {
    // First game: player 0 is first and third, player 1 shares second and is last.
    let games = [
        played([0, 1, 0, 1], [1, 2, 3, 4], [80, 60, 40, 20], 0),
        played([0, 1, 0, 1], [1, 1, 3, 3], [60, 60, 20, 20], 1),
    ];
    let results = results(2, &games);
    let reached = &results.reached[0];
    // Player 0 wins three of four pairings, then half, a win, a loss and half.
    assert_eq!(reached.against[1].map(|share| (share.pairings, share.won)), Some((8, 5.0 / 8.0)));
    assert_eq!(reached.against[0], None);
    assert_eq!(results.reached[1].overall.map(|share| share.won), Some(3.0 / 8.0));
    assert_eq!((reached.points, reached.winner_points), (25.0, Some(35.0)));
    assert_eq!(reached.victories, 0.75);
    assert_eq!(reached.steps_per_decision, 10.0);
    assert_eq!((results.games, results.points, results.winner_points), (2, 22.5, 35.0));
    let share = reached.overall.unwrap();
    assert!(share.low < share.won && share.won < share.high);
}

/// Games that share a deal are correlated, so the interval of few deals is wider.
#[test]
fn games_from_one_deal_are_not_independent_samples() {
    let game =
        |deal, good: bool| played([0, 0, 1, 1], if good { [1, 2, 3, 4] } else { [3, 4, 1, 2] }, [1, 1, 1, 1], deal);
    let width = |games: &[(Fixture, PlayedGame)]| {
        let share = results(2, games).reached[0].overall.unwrap();
        share.high - share.low
    };
    // Both sets have the same number of pairings, and half of them are won.
    let apart: Vec<_> = (0..20).map(|deal| game(deal, deal % 2 == 0)).collect();
    let within: Vec<_> = (0..20).map(|number| game(number / 2, number % 2 == 0)).collect();
    assert!(width(&apart) > width(&within));
    assert!(width(&apart[..10]) > width(&apart));
}

/// The weakest strength clearly beats random players, and each strength beats the one below, on a few fixed deals.
#[test]
fn strengths_are_in_order() {
    for &title in titles() {
        let players = [
            PlayerSpec::Random,
            PlayerSpec::with_budget(Strength::Easy, 300),
            PlayerSpec::with_budget(Strength::Medium, 300),
        ];
        let games: Vec<_> = fixtures(players.len(), None, title.max_seats(), 16, Seed::new(11))
            .into_iter()
            .map(|fixture| {
                let played = play(title, &players, &Options::default(), &fixture).unwrap();
                (fixture, played)
            })
            .collect();
        let results = results(players.len(), &games);
        let won = |one: usize, other: usize| results.reached[one].against[other].unwrap().won;
        assert!(won(1, 0) >= 0.9, "{}: easy wins {} against random", title.id(), won(1, 0));
        assert!(won(2, 1) >= 0.6, "{}: medium wins {} against easy", title.id(), won(2, 1));
    }
}
