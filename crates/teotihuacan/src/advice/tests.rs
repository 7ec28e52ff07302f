//! Forms of reasons in positions in which they are given, and in positions in which they aren't.

#[cfg(test)]
use std::collections::BTreeMap;
use std::sync::LazyLock;

use ai::{Ask, Strength, advise, play};
use engine::{Arg, Game, Notation, Options, Rng, Seat, Seed, Viewer};
use game_kit::Guide;
use game_kit::advice;

use super::super::data::data;
use super::super::ids::{Board, Discovery, StartingTile};
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
const GAMES: u64 = 2;

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
                let action = crate::Action::parse(step).unwrap();
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

fn rich(state: &mut State, seat: Seat, _: &mut Vec<String>) {
    let goods = &mut state.seats[seat.index()].goods;
    (goods.cocoa, goods.resources) = (12, [9; 3]);
}

#[test]
fn the_salary_counts_only_if_it_is_missing() {
    only_with("need", rich);
}

/// One worker can't work in the Quarry and at the Gold Deposits.
#[test]
fn points_for_work_name_no_board() {
    let given = &GIVEN["scored"];
    let sources = <Teotihuacan as advice::Advise>::points(&given.state, given.seat);
    assert!(sources.iter().any(|(source, _)| source.key == "teotihuacan-why-production"), "{sources:?}");
}

#[test]
fn final_points_count_only_in_the_last_turn() {
    only_with("last", |state, _, _| state.last_round = LastRound::Next);
}

#[test]
fn points_count_only_if_the_turn_scores() {
    only_with("scored", |_, _, steps| {
        let moved = steps.iter().position(|step| step.starts_with("move ")).map_or(0, |place| place + 1);
        steps.truncate(moved);
        steps.push("collect".to_owned());
    });
}

/// A payment of the salary saves exactly three points for each cocoa.
#[test]
fn a_payment_saves_the_points_of_the_rules() {
    let given = &GIVEN["saves"];
    let paid = |steps: &[String]| steps.iter().find_map(|step| step.strip_prefix("salary ")?.parse::<i64>().ok());
    let Some(cocoa) = paid(&given.steps) else { return };
    let view = Teotihuacan::view(&given.state, Viewer::Seat(given.seat));
    let found = advice::reasons::<Teotihuacan>(&view, given.seat, Seed::new(1), 2, &given.steps);
    let saves = found.into_iter().find(|reason| reason.kind == "saves").unwrap().words;
    let points = i64::from(data().eclipse.unpaid) * cocoa;
    assert_eq!((&*saves.key, &saves.args[0].1), ("core-reason-saves", &Arg::Number(points)));
}

#[test]
fn an_ascension_names_the_earlier_eclipse() {
    let is_told = |now: &str| now.contains("teotihuacan-change-ascends");
    let mut told = 0;
    for given in GIVEN.values().filter(|given| given.steps.iter().any(|step| step.starts_with("reward "))) {
        let actions: Vec<_> = given.steps.iter().map(|step| crate::Action::parse(step).unwrap()).collect();
        let now = format!("{:?}", <Teotihuacan as advice::Advise>::now(&given.state, given.seat, &actions));
        let sooner = given.state.last_round == LastRound::No && given.state.rounds_left() > 2;
        assert!(is_told(&now) && now.contains("teotihuacan-change-sooner") == sooner, "{now}");
        told += 1;
    }
    assert!(told > 0, "no turn with an ascension");
}

#[test]
fn cocoa_counts_if_it_pays_for_more_boards() {
    only_with("boards", rich);
}

#[test]
fn reasons_name_the_power_before_an_ascension() {
    only_with("ready", |state, seat, steps| {
        let raised = steps.iter().find_map(|step| step.strip_prefix("raise ")).unwrap();
        let board = raised.split(' ').next().unwrap().to_owned();
        let workers = &mut state.seats[seat.index()].workers;
        workers.iter_mut().for_each(|worker| worker.power = worker.power.min(3));
        *steps = steps.iter().map(|step| step.replace(&format!("{board} 4"), &format!("{board} 3"))).collect();
        for step in steps.iter_mut().filter(|step| step.starts_with("move ")) {
            *step = step.replace(" 4 ", " 3 ");
        }
    });
}

/// A start names the first main action of the plays that follow.
#[test]
fn a_start_is_for_a_first_main_action() {
    let setup = Teotihuacan::deal(4, &Options::default(), &mut Rng::new(Seed::new(1)));
    let mut state = Teotihuacan::start(4, &Options::default(), &setup).unwrap();
    let legal = |state: &State| {
        let (seat, mut legal) = (Teotihuacan::to_act(state).first().unwrap(), Vec::new());
        Teotihuacan::legal(state, seat, &mut legal);
        (seat, legal.remove(0))
    };
    let seat = loop {
        let (seat, action) = legal(&state);
        if ai::notation::<Teotihuacan>(action).starts_with("place ") {
            break seat;
        }
        state = play::<Teotihuacan>(&state, seat, &[action]).unwrap();
    };
    let view = Teotihuacan::view(&state, Viewer::Seat(seat));
    let first = |boards: [&str; 3]| {
        let steps = boards.map(|board| format!("place {board}"));
        let found = advice::reasons::<Teotihuacan>(&view, seat, Seed::new(1), 12, &steps);
        assert!(found.iter().all(|reason| ["learns", "opens"].contains(&&*reason.kind)), "{found:?}");
        found.into_iter().next()
    };
    let starts = [["forest", "decorations", "alchemy"], ["quarry", "construction", "decorations"], ["nobles"; 3]];
    let first: Vec<_> = starts.into_iter().filter_map(first).collect();
    assert!(!first.is_empty() && first.iter().all(|reason| matches!(reason.claim, advice::Claim::Follows { .. })));
}

#[test]
fn reasons_name_a_tile_in_hand_and_the_salary_that_it_pays() {
    only_with("tile", |_, _, steps| {
        let used = steps.iter().find_map(|step| step.strip_prefix("claim ")).unwrap().to_owned();
        steps.retain(|step| !step.ends_with(&used));
    });
    let (mut state, seat, _) = worships();
    let rich = state;
    state.seats[seat.index()].goods.cocoa = 0;
    let pays = |before: &State, tile: &str| {
        let mut after = *before;
        after.seats[seat.index()].discoveries |= 1 << Discovery::from_id(tile).unwrap().index();
        let found = super::special::special(before, &after, seat, &[]).into_iter();
        found.filter(|reason| reason.kind == "pays").map(|reason| reason.worth).next()
    };
    let salary = state.seat(seat).salary();
    assert_eq!(pays(&state, "disc_free_cocoa_a"), Some(30 * i32::from(salary)));
    assert_eq!(pays(&state, "disc_cocoa_4_a"), Some(30 * i32::from(salary.min(4))));
    assert_eq!(pays(&rich, "disc_free_cocoa_a"), None, "the cocoa is there");
}

#[test]
fn reasons_name_a_new_worker_and_steps_toward_a_bonus_tile() {
    let (state, seat, _) = worships();
    let kinds = |change: &dyn Fn(&mut State)| {
        let mut after = state;
        change(&mut after);
        let found = super::special::special(&state, &after, seat, &[]).into_iter();
        found.map(|reason| reason.kind).collect::<Vec<_>>()
    };
    let climbs = |steps: u8| kinds(&move |after| after.seats[seat.index()].temples[0] += steps);
    assert_eq!((climbs(2), climbs(3)), (vec![], vec!["climbs".to_owned()]));
    let missing = data().temple_penultimate - state.seat(seat).temples[0];
    assert!(climbs(missing).is_empty(), "the tile is reached");
    let new = kinds(&|after| after.seats[seat.index()].workers[3].board = Some(Board::Palace));
    assert_eq!(new.len(), usize::from(state.seat(seat).workers[3].board.is_none()));
}

#[test]
fn reasons_name_freed_workers() {
    let given = &GIVEN["scored"];
    let mut state = given.state;
    let told = |state: &State| is_given("frees", state, given.seat, &["unlock turn".to_owned()]);
    let worker = &mut state.seats[given.seat.index()].workers[0];
    (worker.board, worker.space) = (Some(Board::Palace), 1);
    assert!(told(&state));
}

/// Keeps the two tiles that the turn doesn't keep.
fn keeps_the_others(state: &mut State, seat: Seat, steps: &mut Vec<String>) {
    let dealt = state.dealt[seat.index()].into_iter().filter_map(Slot::known);
    let ids = dealt.map(|tile| tile.id().to_owned());
    let others: Vec<String> = ids.filter(|id| !steps[0].split(' ').any(|kept| kept == id)).collect();
    *steps = vec![format!("keep {}", others.join(" "))];
}

#[test]
fn starting_tiles_count_only_if_they_bring_the_most() {
    only_with("start-technology", keeps_the_others);
    let given = &GIVEN["start-technology"];
    let mut state = given.state;
    let ids = ["start_alchemy_nobles", "start_alchemy_decorations", "start_quarry_alchemy", "start_forest_nobles"];
    state.dealt[given.seat.index()] = ids.map(|id| Slot::Known(StartingTile::from_id(id).unwrap()));
    let told = |tiles: [&str; 2]| is_given("start-steps", &state, given.seat, &[format!("keep {}", tiles.join(" "))]);
    assert!(told([ids[0], ids[1]]));
    assert!(!told([ids[1], ids[2]]), "two other tiles bring more steps");
    let ids = ["start_nobles_construction", "start_forest_decorations", "start_quarry_alchemy", "start_forest_nobles"];
    state.dealt[given.seat.index()] = ids.map(|id| Slot::Known(StartingTile::from_id(id).unwrap()));
    let told = |state: &State, other: &str, kind: &str| {
        is_given(kind, state, given.seat, &[format!("keep {} {other}", ids[2])])
    };
    assert!(told(&state, ids[0], "start-power") && !told(&state, ids[1], "start-power"));
    assert!(told(&state, ids[1], "start-avenue") && !told(&state, ids[0], "start-avenue"));
    assert!(!told(&state, ids[1], "start-temples"), "no tile has a step");
    state.dealt[given.seat.index()][0] = Slot::Known(StartingTile::from_id("start_alchemy_nobles").unwrap());
    assert!(told(&state, "start_alchemy_nobles", "start-temples"));
}

#[test]
fn starting_tiles_have_different_aims() {
    let aim = |tiles: [&str; 2]| {
        let action = crate::Action::parse(&format!("keep {}", tiles.join(" "))).unwrap();
        <Teotihuacan as advice::Advise>::aim(&GIVEN["start-technology"].state, Seat::new(0), &[action])
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

/// A state in which the seat can worship on the palace for both parts, in the last round before an eclipse.
fn worships() -> (State, Seat, Vec<String>) {
    let given = &GIVEN["scored"];
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
    Teotihuacan::view(state, Viewer::Seat(seat)).shortage(seat).map(|(short, _)| short)
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
    let tile = |id: &str| 1 << Discovery::from_id(id).unwrap().index();
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
        let actions: Vec<_> = steps.iter().map(|step| crate::Action::parse(step).unwrap()).collect();
        format!("{:?}", <Teotihuacan as advice::Advise>::now(&state, seat, &actions))
    };
    assert!(now(&[&steps[0], "collect", "unlock pay"]).contains("teotihuacan-plan-what-frees"));
    assert!(now(&["unlock pay", &steps[0], "collect"]).contains("teotihuacan-plan-frees-first"));
    assert!(!now(&[&steps[0], "collect"]).contains("frees"));
    let told = |last: &[&str]| {
        let steps = [&[&steps[0], "collect"], last].concat().iter().map(|step| step.to_string()).collect::<Vec<_>>();
        is_given("frees", &state, seat, &steps)
    };
    assert!(told(&["unlock pay"]) && !told(&[]));
}
