//! Tests of the text for players of Tzolk'in in particular situations.

use engine::{Event, Facts, Phrase, Seat, Seed, Viewer};
use games::{self, Choice, MenuEntry, Position, title};
use serde_json::{Value, json};
use text::Texts;

const NAMES: [&str; 4] = ["Ada", "Bo", "Cyd", "Di"];

/// A four-player game after the choice of tiles, with changes to its saved state. Unless the changes say otherwise,
/// seat 0 is to move with only three workers in hand.
fn position(changes: &[(&str, Value)]) -> Box<dyn Position> {
    let game = title("tzolkin").unwrap();
    let setup = game.deal(4, &Default::default(), Seed::new(7)).unwrap();
    let mut start = game.start(4, &Default::default(), &setup).unwrap();
    for seat in Seat::all(4) {
        let step = start.legal(seat)[0].clone();
        start.play(seat, &step).unwrap();
    }
    let mut state: Value = serde_json::from_str(&start.save()).unwrap();
    let skulls = &mut state["table"]["skulls_in_bank"];
    *skulls = json!(13);
    for player in state["table"]["players"].as_array_mut().unwrap() {
        player["goods"] = json!({});
        player["temples"] = json!([1, 1, 1]);
        player["technologies"] = json!([0, 0, 0, 0]);
        player["wealth"] = json!([]);
        player["workers_in_play"] = json!(3);
        player["workers_in_hand"] = json!(3);
    }
    state["table"]["active"] = json!(0);
    state["table"]["first_seat"] = json!(0);
    for (path, value) in changes {
        let path = format!("/table/{path}");
        *state.pointer_mut(&path).unwrap_or_else(|| panic!("no {path}")) = value.clone();
    }
    game.load(&state.to_string()).unwrap_or_else(|error| panic!("{error}: {state}"))
}

fn say(phrase: &Phrase) -> String {
    Texts::embedded().say("en", phrase, &NAMES.map(str::to_owned))
}

fn choice(position: &dyn Position, seat: Seat, step: &str) -> Choice {
    let choices = position.prompt(seat).choices;
    let steps: Vec<String> = choices.iter().map(|choice| choice.step.clone()).collect();
    choices.into_iter().find(|choice| choice.step == step).unwrap_or_else(|| panic!("no `{step}` among {steps:?}"))
}

fn label(position: &dyn Position, step: &str) -> String {
    say(&choice(position, Seat::new(0), step).label)
}

fn effect(position: &dyn Position, step: &str) -> String {
    say(&choice(position, Seat::new(0), step).effect.unwrap())
}

fn why_not(position: &dyn Position) -> Vec<String> {
    position.prompt(Seat::new(0)).why_not.iter().map(say).collect()
}

fn play(position: &mut dyn Position, steps: &[&str]) {
    for step in steps {
        position.play(Seat::new(0), step).unwrap();
    }
}

/// A gear of ten positions with workers of seat 0.
fn gear(spaces: &[usize]) -> Value {
    let mut gear = vec![Value::Null; 10];
    spaces.iter().for_each(|&space| gear[space] = json!(0));
    json!(gear)
}

#[test]
fn placing_names_space_and_cost() {
    let mut game = position(&[("players/0/goods", json!({"corn": 3}))]);
    assert_eq!(label(&*game, "place tikal"), "Place on Tikal 0, free");
    assert_eq!(effect(&*game, "place uxmal"), "after one day: pay 3 corn to climb a temple step; leaves you 3 corn");
    assert_eq!(why_not(&*game), ["You have no worker on a gear to pick up."]);
    play(&mut *game, &["place tikal"]);
    assert_eq!(label(&*game, "place tikal"), "Place on Tikal 1 → −2 corn");
    play(&mut *game, &["place tikal"]);
    assert_eq!(
        why_not(&*game),
        [
            "You already placed 2 workers this turn, so you can't pick any up.",
            "Too expensive with your 1 corn: Palenque 0 (2 corn), Yaxchilan 0 (2 corn), Tikal 2 (4 corn), Uxmal 0 (2 corn), \
         Chichen Itza 0 (2 corn).",
            "Another worker on the first player space would cost 2 corn.",
        ]
    );
}

#[test]
fn the_first_player_space_says_what_it_brings() {
    let game = position(&[("pool", json!(4)), ("players/0/board_light", json!(false))]);
    assert_eq!(label(&*game, "place first_player"), "Place on the first player space, free");
    assert_eq!(
        effect(&*game, "place first_player"),
        "4 corn from the pool; the player on your left gets the marker; your board is dark, so one day"
    );
    let game = position(&[("first_seat", json!(3))]);
    assert_eq!(
        effect(&*game, "place first_player"),
        "the pool is empty; you take the first player marker; you may advance two days"
    );
}

#[test]
fn harvests_count_technologies() {
    let mut game = position(&[
        ("gears/palenque", gear(&[5])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"corn": 1})),
        ("players/0/technologies", json!([3, 1, 0, 0])),
    ]);
    assert_eq!(label(&*game, "pick palenque 5"), "Pick up Palenque 5");
    assert_eq!(effect(&*game, "pick palenque 5"), "harvest 12 corn or 5 wood");
    play(&mut *game, &["pick palenque 5"]);
    assert_eq!(label(&*game, "action 5"), "Palenque 5: harvest 12 corn or 5 wood");
    assert_eq!(label(&*game, "action 4"), "Palenque 4 for 1 corn: harvest 10 corn or 4 wood");
    assert_eq!(effect(&*game, "action 4"), "left there: 0 open corn tiles, 4 under wood");
    assert_eq!(why_not(&*game), ["Stepping back further costs 1 corn per space. You have 1 corn."]);
    play(&mut *game, &["action 4"]);
    assert_eq!(label(&*game, "harvest wood"), "Harvest 4 wood (wood tile)");
    assert_eq!(label(&*game, "harvest bare"), "Harvest 10 corn (no tile)");
    assert_eq!(label(&*game, "harvest burn"), "Burn a wood tile for 10 corn (corn tile) and go down in a temple");
    assert_eq!(effect(&*game, "harvest burn"), "0 open corn tiles and 3 under wood are left there");
    play(&mut *game, &["harvest burn"]);
    assert_eq!(label(&*game, "lower kukulkan"), "Go down in Kukulkan");
    assert_eq!(effect(&*game, "lower kukulkan"), "\u{2212}3 instead of 2 points at the end of the age");
}

#[test]
fn buildings_name_price_effect_and_architecture() {
    let mut game = position(&[
        ("gears/tikal", gear(&[2])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"wood": 3, "stone": 1})),
        ("players/0/technologies", json!([0, 0, 3, 0])),
    ]);
    play(&mut *game, &["pick tikal 2", "action 2"]);
    let offer: Vec<String> = game.legal(Seat::new(0)).into_iter().filter(|step| step.starts_with("build")).collect();
    for step in offer {
        let (label, effect) = (label(&*game, &step), effect(&*game, &step));
        assert!(label.starts_with("Build ") && label.contains(", saving 1 "), "{label}");
        assert!(effect.ends_with("; architecture adds 1 corn and 2 points"), "{effect}");
    }
}

#[test]
fn uxmal_4_asks_for_corn() {
    let mut game = position(&[
        ("gears/uxmal", gear(&[4])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"corn": 4})),
    ]);
    play(&mut *game, &["pick uxmal 4", "action 4"]);
    let builds: Vec<String> = game.legal(Seat::new(0)).into_iter().filter(|step| step.starts_with("build")).collect();
    assert!(!builds.is_empty());
    for step in builds {
        assert!(label(&*game, &step).ends_with(" (2 corn)") || label(&*game, &step).ends_with(" (4 corn)"));
    }
}

#[test]
fn technologies_name_level_price_and_benefit() {
    let mut game = position(&[
        ("gears/tikal", gear(&[1])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"wood": 2})),
        ("players/0/technologies", json!([1, 3, 2, 0])),
    ]);
    play(&mut *game, &["pick tikal 1", "action 1"]);
    assert_eq!(label(&*game, "advance agriculture"), "Agriculture to level 2 for 2 resources");
    assert_eq!(
        effect(&*game, "advance agriculture"),
        "harvest corn without a tile when none is open; +1 corn when fishing"
    );
    assert_eq!(label(&*game, "advance extraction"), "Extraction bonus for 1 resource");
    assert_eq!(effect(&*game, "advance extraction"), "2 resources of your choice");
    assert_eq!(why_not(&*game), ["Too expensive with your 2 resources: Architecture (3 resources)."]);
    play(&mut *game, &["advance agriculture"]);
    assert_eq!(say(&game.prompt(Seat::new(0)).question), "Choose 2 resources to pay for Agriculture.");
    assert_eq!(label(&*game, "pay wood wood"), "Pay 2 wood");
    assert_eq!(effect(&*game, "pay wood wood"), "leaves you nothing");
}

/// A worker acts after it is picked up. Until then, the planner says that an action comes next.
#[test]
fn a_picked_up_worker_waits_for_its_action() {
    let mut game = position(&[("gears/uxmal", gear(&[5])), ("players/0/workers_in_hand", json!(2))]);
    let mut events = game.play(Seat::new(0), "pick uxmal 5").unwrap();
    let said = |events: &[Event]| Facts::of(events).lines(Viewer::Public).iter().map(say).collect::<Vec<_>>();
    assert_eq!(said(&events), ["Ada takes a worker off Uxmal 5 for an action you choose next"]);
    events.extend(game.play(Seat::new(0), "nothing").unwrap());
    assert_eq!(said(&events), ["Ada just takes a worker off Uxmal 5"]);
}

#[test]
fn a_food_day_lists_the_fed_workers_and_their_costs() {
    let corn = |corn: u16| json!({"corn": corn});
    let mut game = position(&[
        ("day", json!(7)),
        ("active", json!(3)),
        ("players/0/goods", corn(9)),
        ("players/1/goods", corn(3)),
        ("players/3/goods", corn(6)),
    ]);
    let mut events = game.play(Seat::new(3), "place palenque").unwrap();
    events.extend(game.play(Seat::new(3), "end").unwrap());
    let lines: Vec<String> = Facts::of_turns([&events[..]]).lines(Viewer::Public).iter().map(say).collect();
    let fed = "Food day: Ada feeds 3, −6 corn; Bo feeds 1, leaves 2 hungry, −2 corn, −6 points; \
               Cyd leaves 3 hungry, −9 points; Di feeds 3, −6 corn";
    assert!(lines.iter().any(|line| line == fed), "{lines:?}");
}

/// The corn of the pool arrives at the end of the turn, so it counts for a food day that comes soon.
#[test]
fn feeding_costs_count_the_corn_on_the_first_player_space() {
    let mut game = position(&[
        ("pool", json!(3)),
        ("players/0/workers_in_hand", json!(3)),
        ("players/0/workers_in_play", json!(3)),
        ("players/0/goods", json!({"corn": 1})),
    ]);
    let needs = |game: &dyn Position| say(&game.face(Viewer::Seat(Seat::new(0))).needs(Seat::new(0)).unwrap());
    assert_eq!(needs(&*game), "your workers need 6 corn and you have 1: 5 corn short, 3 hungry");
    play(&mut *game, &["place first_player"]);
    assert_eq!(needs(&*game), "your workers need 6 corn; you have 1 and take 3 from the pool: 2 corn short, 1 hungry");
}

#[test]
fn climbing_names_steps_points_rewards_and_the_board() {
    let mut game = position(&[
        ("gears/uxmal", gear(&[1])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"corn": 3})),
        ("players/0/temples", json!([5, 1, 6])),
        ("players/1/temples", json!([1, 1, 7])),
        ("players/0/board_light", json!(false)),
    ]);
    play(&mut *game, &["pick uxmal 1", "action 1"]);
    assert_eq!(label(&*game, "climb chaac"), "Climb in Chaac");
    assert_eq!(effect(&*game, "climb chaac"), "13 → 14 points in Chaac and your board turns to its light side");
    assert_eq!(effect(&*game, "climb quetzalcoatl"), "1 → 3 points in Quetzalcoatl");
    assert_eq!(why_not(&*game), ["Bo is on the top step of Kukulkan."]);
}

#[test]
fn reasons_name_the_missing_resource() {
    let mut game = position(&[
        ("gears/uxmal", gear(&[6])),
        ("players/0/workers_in_hand", json!(5)),
        ("players/0/workers_in_play", json!(6)),
    ]);
    play(&mut *game, &["pick uxmal 6"]);
    assert_eq!(
        why_not(&*game),
        [
            "Uxmal 1: it costs 3 corn.",
            "Uxmal 2: you have nothing to trade.",
            "Uxmal 3: all your 6 workers are already in play.",
            "Uxmal 4: you can't pay for any building on offer.",
            "Uxmal 5: it costs 1 corn.",
        ]
    );
    let mut game = position(&[
        ("gears/yaxchilan", gear(&[4])),
        ("players/0/workers_in_hand", json!(2)),
        ("skulls_in_bank", json!(0)),
        ("players/1/goods", json!({"skull": 13})),
    ]);
    play(&mut *game, &["pick yaxchilan 4"]);
    assert_eq!(why_not(&*game)[0], "Yaxchilan 4: the bank has no skulls left.");
}

#[test]
fn begging_says_its_price() {
    let game = position(&[
        ("gears/tikal", gear(&[1])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"corn": 2})),
    ]);
    assert_eq!(label(&*game, "beg chaac"), "Beg and go down in Chaac");
    assert_eq!(effect(&*game, "beg chaac"), "you'll have 3 corn; \u{2212}1 instead of 3 points at the end of the age");
    // Other workers have the first spaces, and a worker of seat 0 can go back.
    let others = |spaces: &[u8]| json!((0..10).map(|space| spaces.contains(&space).then_some(1)).collect::<Vec<_>>());
    let game = position(&[
        ("gears/palenque", gear(&[3])),
        ("gears/tikal", others(&[0, 1])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/1/workers_in_hand", json!(1)),
    ]);
    let loss = "3 → \u{2212}1 points at the age's end";
    assert_eq!(effect(&*game, "beg chaac"), format!("3 corn, enough for Tikal 2 and 2 more; {loss}"));
    let game = position(&[
        ("gears/palenque", gear(&[3])),
        ("gears/tikal", others(&[0, 1])),
        ("gears/uxmal", others(&[0])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/1/workers_in_hand", json!(0)),
    ]);
    assert_eq!(effect(&*game, "beg chaac"), format!("3 corn, enough for Tikal 2, Uxmal 1 and 2 more; {loss}"));
    let game = position(&[("gears/palenque", gear(&[3])), ("players/0/workers_in_hand", json!(2))]);
    assert_eq!(effect(&*game, "beg chaac"), format!("3 corn, enough to use Palenque 1 and Palenque 2; {loss}"));
    let lowest = position(&[
        ("gears/tikal", gear(&[1])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/temples", json!([0, 0, 0])),
    ]);
    assert!(
        why_not(&*lowest).contains(&"You can't beg, because you're on the lowest step of every temple.".to_owned())
    );
}

#[test]
fn the_status_counts_rounds_and_days() {
    let status = |day: u8, held: u8| {
        say(&position(&[("day", json!(day)), ("food_days_held", json!(held))]).face(Viewer::Public).status())
    };
    assert_eq!(status(5, 0), "Round 6 of 27, food day in 2 days (temples give goods)");
    assert_eq!(status(7, 0), "Round 8 of 27, food day today (temples give goods)");
    assert_eq!(status(8, 0), "Round 9 of 27, food day today (temples give goods)");
    assert_eq!(status(12, 1), "Round 13 of 27, food day tomorrow (temples give points)");
}

#[test]
fn the_board_in_words_has_everything() {
    let game = position(&[
        ("gears/tikal", gear(&[2])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"corn": 4, "gold": 1})),
        ("players/0/vp", json!(-2)),
    ]);
    let lines: Vec<String> = game.face(Viewer::Public).text_board().iter().map(say).collect();
    for line in [
        "Waiting for: Ada",
        "Turn order: Ada, Bo, Cyd and Di; Ada has the first player marker",
        "Tikal: 2 Ada; next free space: 0",
        "Palenque: no workers; next free space: 0",
        "In the bank: 13 skulls; on actions of Chichen Itza: none",
        "Ada: \u{2212}2 points; 4 corn and 1 gold; 2 of 3 workers in hand; board light (may advance two days)",
        "Ada would need 6 corn on a food day, so 1 worker would go hungry",
    ] {
        assert!(lines.iter().any(|text| text == line), "no `{line}` in\n{}", lines.join("\n"));
    }
}

#[test]
fn scores_name_their_sources() {
    let game = position(&[
        ("players/0/goods", json!({"corn": 3, "skull": 2})),
        ("skulls_in_bank", json!(11)),
        ("players/0/vp", json!(12)),
    ]);
    let lines: Vec<(String, i32)> =
        game.face(Viewer::Public).score()[0].iter().map(|line| (say(&line.source), line.points)).collect();
    assert_eq!(
        lines,
        [
            ("temples in age 2".to_owned(), 24),
            ("earlier scoring".to_owned(), 48),
            ("goods (worth 3 corn)".to_owned(), 3),
            ("2 crystal skulls".to_owned(), 24)
        ]
    );
}

/// The menu of Tikal 4 has one line for each building and monument, and monuments count like things with a printed gain.
#[test]
fn tikal_4_lists_each_thing_once() {
    let game = position(&[
        ("skulls_in_bank", json!(11)),
        ("gears/tikal", gear(&[4])),
        ("players/0/workers_in_hand", json!(2)),
        ("players/0/goods", json!({"wood": 9, "stone": 9, "gold": 9, "skull": 2})),
    ]);
    let menus = games::menus(&*game, Seat::new(0), None);
    let entries = menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.steps[0] == "pick tikal 4");
    let things_of = |entry: &MenuEntry| -> Vec<String> {
        let built = entry.steps.iter().filter(|step| step.starts_with("build ") || step.starts_with("monument "));
        built.cloned().collect()
    };
    let things: Vec<Vec<String>> = entries.clone().map(things_of).collect();
    assert!(things.iter().all(|built| built.len() < 2), "pairs are two questions: {things:?}");
    let listed: Vec<&String> = things.iter().flatten().collect();
    assert!(listed.iter().enumerate().all(|(at, thing)| !listed[..at].contains(thing)), "{listed:?}");
    assert_eq!(listed.iter().filter(|thing| thing.starts_with("monument ")).count(), 6, "{listed:?}");
    // A question or an unprinted gain follows, so no printed gain of another worker pushes them behind *More*.
    let built = entries.filter(|entry| !things_of(entry).is_empty());
    assert!(built.clone().all(|entry| entry.gain == i64::MAX) && built.count() == listed.len(), "{listed:?}");
}
