//! Tests of look backs: points so far, chances, and each award in a case that is true and one that is just not true.

use engine::{Outcome, Seat, Seed, Viewer};
use games::Position;
use games::look_back::{
    Award, Awarded, Chances, Course, PlayerFacts, RecordedTurn, Round, awards, chances, recorded_course, recorded_turns,
};
use games::record::Record;

fn record(folder: &str, name: &str) -> Record {
    let path = format!("{}/tests/data/{folder}/{name}.record.json", env!("CARGO_MANIFEST_DIR"));
    Record::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn turns(sample: &str) -> Vec<RecordedTurn> {
    recorded_turns(&record("samples", sample)).unwrap()
}

/// The points on the track, in units of the game.
fn on_the_track(position: &dyn Position, seat: usize) -> i64 {
    let points = position.describe()["seats"][seat]["vp"].as_i64();
    points.expect("players have points") * i64::from(position.title().denominator())
}

#[test]
fn points_so_far_are_those_on_the_track_and_end_as_the_result() {
    for sample in ["tzolkin-2p-10-pauper", "tzolkin-4p-3-builder", "teotihuacan-2p-66", "teotihuacan-4p-32"] {
        let turns = turns(sample);
        let course = recorded_course(&turns);
        assert_eq!(course.turns.len(), turns.len());
        assert!(course.rounds.len() > 10, "{sample}: {} rounds", course.rounds.len());
        assert!(course.rounds.is_sorted_by_key(|round| (round.turns, round.number)), "{sample}");
        let (last, before) = course.rounds.split_last().unwrap();
        for round in before {
            let position = &*turns[round.turns as usize - 1].after;
            for (seat, points) in round.points.iter().enumerate() {
                let points: i64 = points.iter().copied().map(i64::from).sum();
                assert_eq!(points, on_the_track(position, seat), "{sample}, round {:?}, seat {seat}", round.number);
            }
        }
        let outcome = turns.last().unwrap().after.outcome().unwrap();
        let totals: Vec<i32> = last.points.iter().map(|points| points.iter().sum()).collect();
        assert_eq!((last.turns as usize, totals), (turns.len(), outcome.points), "{sample}");
    }
}

#[test]
fn a_course_knows_who_fed_every_worker() {
    let course = recorded_course(&turns("tzolkin-2p-10-pauper"));
    assert!(course.unpaid.iter().any(|unpaid| *unpaid > 0), "{:?}", course.unpaid);
    let hunger = course.sources.iter().position(|source| source == "hunger").expect("someone lost points");
    for (seat, unpaid) in course.unpaid.iter().enumerate() {
        let lost = course.final_points(Seat::try_from(seat).unwrap())[hunger];
        assert_eq!(lost < 0, *unpaid > 0, "seat {seat}");
    }
}

#[test]
fn chances_add_up_and_end_as_the_result() {
    for sample in ["tzolkin-3p-7-priest", "teotihuacan-2p-66"] {
        let turns = turns(sample);
        let outcome = turns.last().unwrap().after.outcome().unwrap();
        let winner = outcome.ranking.iter().position(|rank| *rank == 1).unwrap();
        let mut of_winner = Vec::new();
        let moments = [0, turns.len() / 2, turns.len() - 2, turns.len() - 1];
        for index in moments {
            let now = chances(&*turns[index].after, Seed::new(7));
            assert_eq!(now.iter().copied().map(u32::from).sum::<u32>(), 1000, "{sample}: {now:?}");
            assert_eq!(now.len(), outcome.points.len());
            of_winner.push(now[winner]);
        }
        assert!((100..900).contains(&of_winner[0]), "{sample}: it begins open, {of_winner:?}");
        assert!(of_winner[2] >= 900, "{sample}: almost over, {of_winner:?}");
        assert_eq!(of_winner[3], 1000, "{sample}: the result");
        let middle = &*turns[moments[1]].after;
        assert_eq!(chances(middle, Seed::new(7)), chances(middle, Seed::new(7)), "{sample}: the same deals");
    }
    let tie = record("endings", "tzolkin-tie-shared").replay(|_, _| {}).unwrap();
    let shared: Chances = tie.outcome().unwrap().ranking.iter().map(|rank| if *rank == 1 { 500 } else { 0 }).collect();
    assert_eq!(chances(&*tie, Seed::new(1)), shared, "winners share");
}

/// Everyone sees the same, so hidden information changes no chance.
#[test]
fn chances_know_only_what_everyone_sees() {
    let turns = turns("teotihuacan-2p-66");
    let now = &*turns[turns.len() / 2].after;
    let other = now.imagine(Viewer::Public, Seed::new(99));
    assert_eq!(chances(now, Seed::new(3)), chances(&*other, Seed::new(3)));
}

/// A game of two with alternating turns, in which nothing deserves an award.
struct Case {
    course: Course,
    chances: Vec<Chances>,
    outcome: Outcome,
    players: Vec<PlayerFacts>,
}

const ONE: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

fn case() -> Case {
    let person = PlayerFacts { is_person: true, ..PlayerFacts::default() };
    let points = vec![vec![70, 70, 60], vec![60, 60, 40]];
    Case {
        course: Course {
            turns: [ONE, OTHER].repeat(3),
            sources: ["temples", "buildings", "skulls"].map(str::to_owned).to_vec(),
            rounds: vec![Round { number: Some(1), turns: 6, points }],
            unpaid: vec![0, 0],
        },
        // Both gave nothing away, so no hand is the steadiest.
        chances: vec![vec![500, 500]; 7],
        outcome: Outcome { points: vec![200, 160], denominator: 4, ranking: vec![1, 2] },
        players: vec![person; 2],
    }
}

impl Case {
    fn awards(&self) -> Vec<(Seat, Award)> {
        let awards = awards(&self.course, &self.chances, &self.outcome, &self.players);
        awards.into_iter().map(|Awarded { seat, award }| (seat, award)).collect()
    }
}

/// The awards of a case after a change.
fn after(change: impl FnOnce(&mut Case)) -> Vec<(Seat, Award)> {
    let mut case = case();
    change(&mut case);
    case.awards()
}

#[test]
fn an_ordinary_game_has_no_award() {
    assert_eq!(case().awards(), []);
}

#[test]
fn a_comeback_is_a_win_after_ten_percent_or_less_past_the_first_third() {
    let from = |turns: usize, chance: u16| after(|case| case.chances[turns] = vec![chance, 1000 - chance]);
    // The drop of another player's chance would be a steady hand's gain.
    let comeback =
        |found: Vec<(Seat, Award)>| found.into_iter().find(|(_, award)| matches!(award, Award::Comeback { .. }));
    assert_eq!(comeback(from(3, 100)), Some((ONE, Award::Comeback { chance: 100 })));
    assert_eq!(comeback(from(3, 101)), None);
    assert_eq!(comeback(from(2, 10)), None, "the first third");
    assert_eq!(comeback(from(3, 950)), None, "the player with the small chance lost");
}

#[test]
fn a_photo_finish_is_won_by_one_point_or_less() {
    let by = |lead: i32| after(|case| case.outcome.points = vec![160 + lead, 160]);
    assert_eq!(by(4), [(ONE, Award::PhotoFinish { lead: 4 })]);
    assert_eq!(by(0), [(ONE, Award::PhotoFinish { lead: 0 })], "a tie that something else broke");
    assert_eq!(by(5), []);
    let shared = after(|case| (case.outcome.points, case.outcome.ranking) = (vec![160, 160], vec![1, 1]));
    assert_eq!(shared, [], "no one won by a point");
}

#[test]
fn a_full_table_is_the_only_one() {
    assert_eq!(after(|case| case.course.unpaid = vec![3, 0]), [(OTHER, Award::FullTable)]);
    assert_eq!(after(|case| case.course.unpaid = vec![3, 1]), []);
}

#[test]
fn a_steady_hand_gave_away_the_least() {
    // Turns 1 and 3 are the first player's, and turn 2 is the other's.
    let given = |one: u16, other: u16| {
        let found = after(|case| {
            let start = 900;
            let next = start - one;
            case.chances = vec![vec![start, 1000 - start]; 7];
            case.chances[1..].fill(vec![next, 1000 - next]);
            case.chances[2..].fill(vec![next + other, 1000 - next - other]);
        });
        found.into_iter().find(|(_, award)| matches!(award, Award::SteadyHand { .. }))
    };
    assert_eq!(given(400, 0), Some((OTHER, Award::SteadyHand { lost: 0 })));
    assert_eq!(given(0, 100), Some((ONE, Award::SteadyHand { lost: 0 })));
    assert_eq!(given(0, 0), None, "no one gave away the least");
    // Both gave away more than 10 %.
    assert_eq!(given(500, 400), None);
    let unknown = after(|case| case.chances.truncate(3));
    assert_eq!(unknown, [], "chances that aren't computed");
}

#[test]
fn one_way_is_half_of_the_points_from_one_source() {
    let from = |temples: i32| after(|case| case.course.rounds[0].points[0][0] = temples);
    let way = Award::OneWay { source: "temples".to_owned(), percent: 50 };
    assert_eq!(from(100), [(ONE, way)]);
    assert_eq!(from(99), []);
}

#[test]
fn a_quick_hand_takes_half_of_the_next_ones_time() {
    let times = |one, other| after(|case| (case.players[0].turn_time, case.players[1].turn_time) = (one, other));
    assert_eq!(times(Some(3_600), Some(1_800)), [(OTHER, Award::QuickHand { turn_time: 1_800 })]);
    assert_eq!(times(Some(3_599), Some(1_800)), []);
    assert_eq!(times(Some(100), None), [], "no one to compare with");
}

#[test]
fn a_new_best_is_worth_an_award_from_the_fifth_game() {
    let best = |before| after(|case| case.players[1].best_before = Some(before));
    assert_eq!(best((159, 4)), [(OTHER, Award::NewBest { points: 160, before: 159 })]);
    assert_eq!(best((160, 4)), [], "as good as the best one");
    assert_eq!(best((159, 3)), [], "the fourth game");
}

#[test]
fn computer_players_get_no_award() {
    let found = after(|case| {
        case.course.unpaid = vec![3, 0];
        case.players[1].is_person = false;
    });
    assert_eq!(found, []);
}

#[test]
fn each_person_gets_one_award_and_a_game_has_three() {
    let found = after(|case| {
        // The winner by a quarter of a point also fed everyone. Half of both players' points came from one source.
        case.outcome.points = vec![161, 160];
        case.course.unpaid = vec![0, 2];
        case.course.rounds[0].points = vec![vec![120, 41, 0], vec![80, 40, 40]];
    });
    let way = Award::OneWay { source: "temples".to_owned(), percent: 50 };
    assert_eq!(found, [(ONE, Award::PhotoFinish { lead: 1 }), (OTHER, way)]);

    let person = PlayerFacts { is_person: true, ..PlayerFacts::default() };
    let four = Case {
        course: Course { unpaid: vec![1, 0, 2, 2], ..case().course },
        outcome: Outcome { points: vec![164, 161, 150, 140], denominator: 4, ranking: vec![1, 2, 3, 4] },
        players: vec![
            person,
            person,
            PlayerFacts { turn_time: Some(60), best_before: Some((100, 9)), ..person },
            PlayerFacts { turn_time: Some(200), best_before: Some((90, 9)), ..person },
        ],
        ..case()
    };
    let kinds: Vec<Seat> = four.awards().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(kinds, [ONE, OTHER, Seat::new(2)], "the rarest three");
}
