//! Each kind of reason in a position in which it is given, and in one in which it isn't.

#[cfg(test)]
use std::collections::BTreeMap;
use std::sync::LazyLock;

use ai::{Ask, Strength, advise, play};
use engine::{Game, Options, Rng, Seat, Seed, Viewer};
use game_kit::Present;
use game_kit::advice;

use super::super::data::data;
use super::super::ids::{Board, Technology};
use super::super::slot::Slot;
use super::super::state::LastRound;
use super::super::{State, Teotihuacan};

/// A turn for which a reason is given.
struct Given {
    state: State,
    seat: Seat,
    steps: Vec<String>,
}

/// Games that are searched for reasons.
const GAMES: u64 = 4;

/// The first turn of computer players for which each kind is given.
static GIVEN: LazyLock<BTreeMap<String, Given>> = LazyLock::new(|| {
    let mut given = BTreeMap::new();
    for seed in (1..=GAMES).map(Seed::new) {
        let setup = Teotihuacan::deal(4, &Options::default(), &mut Rng::new(seed));
        let mut state = Teotihuacan::start(4, &Options::default(), &setup).unwrap();
        while let Some(seat) = Teotihuacan::to_act(&state).first() {
            let view = Teotihuacan::view(&state, Viewer::Seat(seat));
            let ask = Ask { strength: Strength::Medium, seed, budget: 1_500 };
            let steps = advise::<Teotihuacan>(&view, seat, &ask, &mut || false).unwrap().turns.remove(0).steps;
            for kind in kinds(&state, seat, &steps) {
                given.entry(kind).or_insert_with(|| Given { state, seat, steps: steps.clone() });
            }
            for step in &steps {
                let action = Teotihuacan::parse_action(step).unwrap();
                match play::<Teotihuacan>(&state, seat, &[action]) {
                    Some(after) => state = after,
                    None => break,
                }
            }
        }
    }
    given
});

/// The kinds of reasons for a turn.
fn kinds(state: &State, seat: Seat, steps: &[String]) -> Vec<String> {
    let view = Teotihuacan::view(state, Viewer::Seat(seat));
    let found = advice::reasons::<Teotihuacan>(&view, seat, Seed::new(1), 2, steps);
    found.into_iter().map(|reason| reason.kind).collect()
}

fn is_given(kind: &str, state: &State, seat: Seat, steps: &[String]) -> bool {
    kinds(state, seat, steps).iter().any(|known| known == kind)
}

/// Asserts that the kind is given in a game, and no longer after a change that takes it away.
#[track_caller]
fn only_with(kind: &str, spoil: impl Fn(&mut State, Seat, &mut Vec<String>)) {
    let Some(given) = GIVEN.get(kind) else { panic!("{kind} is never given, only {:?}", GIVEN.keys()) };
    assert!(is_given(kind, &given.state, given.seat, &given.steps));
    let (mut state, mut steps) = (given.state, given.steps.clone());
    spoil(&mut state, given.seat, &mut steps);
    assert!(!is_given(kind, &state, given.seat, &steps), "{kind}: {steps:?}");
}

/// Replaces the turn by collecting cocoa with the same worker.
fn collects(_: &mut State, _: Seat, steps: &mut Vec<String>) {
    let moved = steps.iter().position(|step| step.starts_with("move ")).map_or(0, |place| place + 1);
    steps.truncate(moved);
    steps.push("collect".to_owned());
}

fn rich(state: &mut State, seat: Seat, _: &mut Vec<String>) {
    let goods = &mut state.seats[seat.index()].goods;
    (goods.cocoa, goods.resources) = (12, [9; 3]);
}

#[test]
fn the_salary_is_a_reason_if_it_could_not_be_paid() {
    only_with("salary", rich);
    only_with("salary", |state, _, _| state.last_round = LastRound::Next);
}

#[test]
fn cocoa_counts_only_if_it_is_missing() {
    only_with("saves-up", rich);
    only_with("pays-work", rich);
}

#[test]
fn an_ascension_counts_on_the_avenue_unless_it_is_full() {
    only_with("ascends", |state, seat, _| state.seats[seat.index()].avenue = data().avenue_max);
    only_with("avenue", |state, seat, _| state.seats[seat.index()].avenue = data().avenue_max);
}

#[test]
fn a_lower_salary_counts_only_before_an_eclipse() {
    only_with("saves-pay", |state, _, _| {
        (state.light_disc, state.dark_disc, state.last_round) = (0, 12, LastRound::No);
    });
}

#[test]
fn icons_count_only_if_no_other_place_matches_as_many() {
    only_with("icons", |_, _, steps| {
        let place = steps.iter().position(|step| step.starts_with("rotate ")).unwrap();
        let turned = (steps[place].as_bytes()[7] - b'0' + 1) % 4;
        steps.truncate(place);
        steps.push(format!("rotate {turned}"));
    });
}

#[test]
fn a_crowded_board_counts_only_if_cocoa_is_needed() {
    only_with("crowded", rich);
}

#[test]
fn several_workers_count_only_if_they_are_there() {
    only_with("together", |state, seat, steps| {
        let words: Vec<&str> = steps.iter().find(|step| step.starts_with("move ")).unwrap().split(' ').collect();
        let to = Board::from_id(words[3]).unwrap();
        let others = state.seats[seat.index()].workers.iter_mut().filter(|worker| worker.board == Some(to));
        others.for_each(|worker| worker.board = Some(Board::Palace));
    });
}

/// A worker of power 1 alone brings a point instead of goods.
#[test]
fn the_points_of_a_worker_alone_are_named() {
    let (mut state, seat, _) = worships();
    let from = state.ring[usize::from((state.position(Board::Quarry) + 7) % 8)];
    for (worker, board) in state.seats[seat.index()].workers.iter_mut().zip([from, Board::Quarry, Board::Palace]) {
        (worker.board, worker.power) = (Some(board), 1);
    }
    let steps = [format!("move {} 1 quarry", from.id()), "main".to_owned()];
    let view = Teotihuacan::view(&state, Viewer::Seat(seat));
    let found = advice::reasons::<Teotihuacan>(&view, seat, Seed::new(1), 2, &steps);
    let words = &found.iter().find(|reason| reason.kind == "together").unwrap().words;
    let alone = words.args.iter().find(|(name, _)| name == "alone").unwrap();
    assert!(format!("{alone:?}").contains("teotihuacan-points"), "{alone:?}");
}

#[test]
fn temple_steps_and_tiles_count_only_if_the_turn_takes_them() {
    only_with("temple-step", collects);
    only_with("temple-tile", collects);
    only_with("masks", collects);
}

#[test]
fn the_pyramid_and_technologies_count_only_with_the_main_action() {
    only_with("track", collects);
    only_with("technology", collects);
    only_with("technology-pays", collects);
    only_with("cheap-decoration", collects);
}

#[test]
fn a_worker_close_to_its_ascension_counts_only_if_a_round_follows() {
    only_with("near-ascension", |state, _, _| state.last_round = LastRound::Now);
}

#[test]
fn goods_for_the_next_turn_count_only_if_they_were_missing() {
    only_with("affords", rich);
}

#[test]
fn points_count_only_if_the_turn_scores() {
    only_with("scored", |state, seat, steps| {
        state.seats[seat.index()].technologies = 0;
        collects(state, seat, steps);
    });
}

#[test]
fn cocoa_of_a_turn_counts_only_if_it_is_spent() {
    only_with("needs-cocoa", rich);
}

#[test]
fn tiles_and_resources_count_only_if_the_turn_brings_them() {
    only_with("tile-later", collects);
    only_with("uses-tile", collects);
    only_with("leads-to", collects);
    only_with("leads-to-technology", collects);
}

#[test]
fn a_payment_counts_only_if_it_saves_points_or_keeps_cocoa() {
    only_with("pays-all", |state, seat, _| state.seats[seat.index()].vp = 0);
    only_with("pays-with-tile", |_, _, steps| *steps = vec!["salary 0".to_owned()]);
    let given = &GIVEN["pays-all"];
    let mut state = given.state;
    let salary = state.seats[given.seat.index()].salary();
    let keeps = |state: &State| kinds(state, given.seat, &["salary 0".to_owned()]) == ["keeps-cocoa"];
    state.seats[given.seat.index()].goods.cocoa = salary;
    assert!(keeps(&state));
    state.pyramid_finished = true;
    assert!(!keeps(&state), "nothing follows the last eclipse");
    state.seats[given.seat.index()].goods.cocoa = 0;
    assert_eq!(kinds(&state, given.seat, &["salary 0".to_owned()]), ["pays-nothing"]);
}

#[test]
fn an_earlier_eclipse_counts_only_if_a_rival_is_not_ready() {
    let given = &GIVEN["ascends"];
    let mut state = given.state;
    (state.light_disc, state.last_round) = (state.dark_disc - 1, LastRound::No);
    for seat in &mut state.seats {
        seat.goods = Default::default();
        seat.workers.iter_mut().filter(|worker| worker.board.is_some()).for_each(|worker| worker.power = 5);
    }
    let own = &mut state.seats[given.seat.index()];
    *own = given.state.seats[given.seat.index()];
    (own.goods.cocoa, own.goods.resources) = (12, [9; 3]);
    let told = |state: &State| is_given("time-eclipse", state, given.seat, &given.steps);
    assert!(told(&state));
    state.seats.iter_mut().for_each(|seat| seat.goods.cocoa = 12);
    assert!(!told(&state));
}

#[test]
fn freeing_workers_counts_only_if_paying_is_worse() {
    let given = &GIVEN["track"];
    let mut state = given.state;
    let told = |state: &State| is_given("unlocks", state, given.seat, &["unlock turn".to_owned()]);
    let lock = |state: &mut State, worker: usize| {
        let worker = &mut state.seats[given.seat.index()].workers[worker];
        (worker.board, worker.space) = (Some(Board::Palace), 1);
    };
    lock(&mut state, 0);
    state.seats[given.seat.index()].goods.cocoa = 0;
    assert!(told(&state));
    state.seats[given.seat.index()].goods.cocoa = 12;
    assert!(!told(&state));
    lock(&mut state, 1);
    assert!(told(&state), "one turn frees two workers");
}

/// Places workers on the only boards of the seat's tiles. None of these boards produces.
fn places_on_the_only_boards(state: &mut State, seat: Seat, steps: &mut Vec<String>) {
    let tile = |id| Slot::Known(data().starting_tile(id).unwrap());
    state.seats[seat.index()].kept_tiles = [tile("start_nobles_construction"), tile("start_alchemy_construction")];
    *steps = ["nobles", "construction", "alchemy"].map(|board| format!("place {board}")).to_vec();
}

#[test]
fn places_at_the_start_count_only_if_there_is_a_choice() {
    only_with("start-works", places_on_the_only_boards);
    only_with("start-together", places_on_the_only_boards);
    only_with("start-reach", places_on_the_only_boards);
}

/// Keeps the two tiles that the turn doesn't keep.
fn keeps_the_others(state: &mut State, seat: Seat, steps: &mut Vec<String>) {
    let dealt = state.dealt[seat.index()].into_iter().filter_map(Slot::known);
    let ids = dealt.map(|tile| data().starting_tiles[tile.index()].id.clone());
    let others: Vec<String> = ids.filter(|id| !steps[0].split(' ').any(|kept| kept == id)).collect();
    *steps = vec![format!("keep {}", others.join(" "))];
}

#[test]
fn starting_tiles_count_only_if_they_bring_the_most() {
    only_with("start-technology", keeps_the_others);
    only_with("start-goods", keeps_the_others);
    let given = &GIVEN["start-goods"];
    let mut state = given.state;
    let ids = ["start_alchemy_nobles", "start_alchemy_decorations", "start_quarry_alchemy", "start_forest_nobles"];
    state.dealt[given.seat.index()] = ids.map(|id| Slot::Known(data().starting_tile(id).unwrap()));
    let told = |tiles: [&str; 2]| is_given("start-steps", &state, given.seat, &[format!("keep {}", tiles.join(" "))]);
    assert!(told([ids[0], ids[1]]));
    assert!(!told([ids[1], ids[2]]), "two other tiles bring more steps");
    let ids = ["start_nobles_construction", "start_forest_decorations", "start_quarry_alchemy", "start_forest_nobles"];
    state.dealt[given.seat.index()] = ids.map(|id| Slot::Known(data().starting_tile(id).unwrap()));
    let told = |state: &State, other: &str, kind: &str| {
        is_given(kind, state, given.seat, &[format!("keep {} {other}", ids[2])])
    };
    assert!(told(&state, ids[0], "start-power") && !told(&state, ids[1], "start-power"));
    assert!(told(&state, ids[1], "start-avenue") && !told(&state, ids[0], "start-avenue"));
    assert!(!told(&state, ids[1], "start-temples"), "no tile has a step");
    state.dealt[given.seat.index()][0] = Slot::Known(data().starting_tile("start_alchemy_nobles").unwrap());
    assert!(told(&state, "start_alchemy_nobles", "start-temples"));
}

#[test]
fn starting_tiles_have_different_aims() {
    let aim = |tiles: [&str; 2]| {
        let action = Teotihuacan::parse_action(&format!("keep {}", tiles.join(" "))).unwrap();
        <Teotihuacan as advice::Advise>::aim(&GIVEN["start-goods"].state, Seat::new(0), &[action])
    };
    let pairs = [
        ["start_quarry_alchemy", "start_gold_deposits_alchemy"],
        ["start_quarry_alchemy", "start_nobles_construction"],
        ["start_quarry_alchemy", "start_forest_decorations"],
        ["start_quarry_alchemy", "start_quarry_decorations"],
        ["start_quarry_alchemy", "start_alchemy_nobles"],
        ["start_quarry_alchemy", "start_forest_nobles"],
        ["start_gold_deposits_quarry", "start_forest_nobles"],
    ];
    let aims = pairs.map(aim);
    assert!((1..aims.len()).all(|index| !aims[..index].contains(&aims[index])), "{aims:?}");
}

#[test]
fn a_technology_counts_for_others_only_if_the_turn_acquires_it() {
    only_with("learned-first", collects);
}

#[test]
fn a_cheap_board_counts_only_if_cocoa_is_needed() {
    only_with("cheapest", rich);
}

#[test]
fn a_palace_technology_counts_the_ways_past_the_palace() {
    let given = &GIVEN["technology"];
    let (mut state, mut steps) = (given.state, given.steps.clone());
    let place = steps.iter().position(|step| step.starts_with("acquire ")).unwrap();
    state.technologies[0] = Technology::PalaceCocoa;
    state.seats.iter_mut().for_each(|seat| seat.technologies = 0);
    steps.truncate(place);
    steps.push(format!("acquire {}", Technology::PalaceCocoa.id()));
    let told = |state: &State| is_given("technology", state, given.seat, &steps);
    assert!(told(&state));
    // The game ends after this round.
    state.last_round = LastRound::Now;
    state.pyramid_finished = true;
    assert!(!told(&state));
}

/// Puts the rivals' workers on another board within reach of the worker that moves.
fn crowds_another_board(state: &mut State, seat: Seat, steps: &mut [String]) {
    let moved = steps.iter().find(|step| step.starts_with("move ")).unwrap();
    let [from, to] = [1, 3].map(|word| Board::from_id(moved.split(' ').nth(word).unwrap()).unwrap());
    let at = state.position(from);
    let other = (1..=3).map(|way| state.ring[usize::from((at + way) % 8)]).find(|board| *board != to).unwrap();
    for rival in state.all_seats().filter(|rival| *rival != seat) {
        let workers = state.seats[rival.index()].workers.iter_mut();
        workers.for_each(|worker| (worker.board, worker.space) = (Some(other), 0));
    }
}

#[test]
fn the_most_cocoa_counts_only_if_no_other_board_has_as_much() {
    only_with("most-cocoa", |state, seat, steps| crowds_another_board(state, seat, steps));
}

#[test]
fn a_part_of_the_salary_counts_only_if_it_is_missing() {
    only_with("salary-part", rich);
}

#[test]
fn final_points_count_only_in_the_last_turn() {
    only_with("last-turn", |state, _, _| state.last_round = LastRound::Next);
}

#[test]
fn a_worker_meets_others_only_if_they_are_ahead() {
    only_with("meets", |state, seat, steps| {
        let to = steps.iter().find(|step| step.starts_with("move ")).unwrap().split(' ').nth(3).unwrap();
        let to = Board::from_id(to);
        let others = state.seats[seat.index()].workers.iter_mut().filter(|worker| worker.board.is_some());
        let mover = steps[0].split(' ').nth(1).and_then(Board::from_id);
        others.filter(|worker| worker.board != mover).for_each(|worker| worker.board = to);
    });
}

#[test]
fn more_power_counts_only_if_a_turn_follows() {
    only_with("grows", |state, _, _| state.last_round = LastRound::Now);
}

#[test]
fn a_technology_counts_soon_only_if_the_turn_acquires_it() {
    only_with("technology-soon", collects);
}

#[test]
fn the_next_step_of_a_temple_counts_only_below_the_top() {
    only_with("next-step", collects);
    only_with("next-step", |state, seat, _| state.seats[seat.index()].temples = [data().temple_top - 2; 3]);
}

#[test]
fn a_board_at_the_start_counts_only_if_its_action_can_be_paid() {
    // Without resources, the player can pay for no building, tile, technology or decoration.
    only_with("start-pays", |state, seat, steps| {
        let tile = |id: &str| Slot::Known(data().starting_tile(id).unwrap());
        state.seats[seat.index()].kept_tiles =
            ["nobles", "decorations"].map(|board| tile(&format!("start_{board}_construction")));
        *steps = ["nobles", "construction", "decorations"].map(|board| format!("place {board}")).to_vec();
    });
}

#[test]
fn a_discovery_tile_at_the_start_counts_only_with_its_starting_tile() {
    only_with("start-discovery", keeps_the_others);
}

/// A state in which the seat can worship on the palace for both parts, in the last round before an eclipse.
fn worships() -> (State, Seat, Vec<String>) {
    let given = &GIVEN["track"];
    let (mut state, seat) = (given.state, given.seat);
    state.last_round = LastRound::Now;
    for worker in state.seats.iter_mut().flat_map(|seat| &mut seat.workers) {
        worker.space = 0;
    }
    rich(&mut state, seat, &mut Vec::new());
    let from = state.ring[usize::from((state.position(Board::Palace) + 7) % 8)];
    let worker = &mut state.seats[seat.index()].workers[0];
    (worker.board, worker.power) = (Some(from), 3);
    // They bring or pay cocoa.
    (state.seats[seat.index()].technologies, state.seats[seat.index()].discoveries) = (0, 0);
    let steps = [&format!("move {} 3 palace", from.id()), "worship 1", "take both"].map(str::to_owned);
    (state, seat, steps.to_vec())
}

fn shortage(state: &State, seat: Seat) -> Option<u16> {
    Teotihuacan::shortage(&Teotihuacan::view(state, Viewer::Seat(seat)), seat).map(|(short, _)| short)
}

#[test]
fn a_turn_that_can_still_bring_cocoa_is_not_short() {
    let (mut state, seat, steps) = worships();
    let (_, after) = advice::played::<Teotihuacan>(&state, seat, &steps[..1]);
    assert_eq!(shortage(&after, seat), Some(0));
    // Both parts cost one cocoa, and all workers want some at the eclipse.
    state.seats[seat.index()].goods.cocoa = 2;
    let (_, after) = advice::played::<Teotihuacan>(&state, seat, &steps[..1]);
    assert!(shortage(&after, seat) > Some(0));
    let (played, after) = advice::played::<Teotihuacan>(&state, seat, &steps);
    assert_eq!(played.len(), 3);
    assert_eq!(shortage(&after, seat), None, "the royal tile and the discovery tile are still to come");
}

#[test]
fn tiles_pay_the_salary_too() {
    let (mut state, seat, _) = worships();
    let owner = &mut state.seats[seat.index()];
    (owner.goods.cocoa, owner.discoveries) = (0, 0);
    let salary = owner.salary();
    assert_eq!(shortage(&state, seat), Some(salary));
    let tile = |id: &str| 1 << data().discovery(id).unwrap().index();
    state.seats[seat.index()].discoveries = tile("disc_cocoa_4_a");
    assert_eq!(shortage(&state, seat), Some(salary.saturating_sub(4)));
    state.seats[seat.index()].discoveries = tile("disc_free_cocoa_a");
    assert_eq!(shortage(&state, seat), Some(0));
}

#[test]
fn a_turn_that_frees_workers_says_so() {
    let (mut state, seat, steps) = worships();
    let locked = &mut state.seats[seat.index()].workers[1];
    (locked.board, locked.space) = (Some(Board::Forest), 1);
    let now = |steps: &[&str]| {
        let actions: Vec<_> = steps.iter().map(|step| Teotihuacan::parse_action(step).unwrap()).collect();
        format!("{:?}", <Teotihuacan as advice::Advise>::now(&state, seat, &actions))
    };
    assert!(now(&[&steps[0], "collect", "unlock pay"]).contains("teotihuacan-plan-what-frees"));
    assert!(now(&["unlock pay", &steps[0], "collect"]).contains("teotihuacan-plan-frees-first"));
    assert!(!now(&[&steps[0], "collect"]).contains("frees"));
}

/// Every kind of reason with a text is in a test.
#[test]
fn every_kind_is_tested() {
    let (tests, mut kinds) = (include_str!("tests.rs"), advice::kinds_with_texts("teotihuacan"));
    // Points and cocoa are clearly worse than the fourth worker in too few positions.
    kinds.retain(|kind| *kind != "fourth-worker");
    assert!(kinds.len() > 25, "{kinds:?}");
    for kind in kinds {
        assert!(tests.contains(&format!("\"{kind}\"")), "{kind}");
    }
}

#[test]
fn the_amounts_of_a_turn_are_those_of_the_rules() {
    (1..=4).for_each(|seed| advice::assert_exact::<Teotihuacan>(Seed::new(seed)));
}
