//! What a planner offers in random games: no two answers of a menu read alike, and none is there twice.

use std::collections::{BTreeMap, BTreeSet};

use daykeeper::engine::{Phrase, Rng, Seat, Seed};
use daykeeper::games::{self, Choice, PathMenu, Position, Title};
use daykeeper::text::Texts;

/// Faults that are shown.
const SHOWN: usize = 40;

/// The position after some steps, as far as a planner shows it.
fn after(position: &dyn Position, seat: Seat, steps: &[String]) -> Box<dyn Position> {
    let mut after = position.fork();
    for step in steps {
        after.play(seat, step).unwrap();
    }
    after
}

/// The step with which the turn can be ended.
fn end_step(position: &dyn Position, seat: Seat) -> Option<String> {
    let turn = position.turn();
    position.legal(seat).into_iter().find(|step| {
        position.title().passes().contains(&step.as_str())
            && after(position, seat, std::slice::from_ref(step)).turn() > turn
    })
}

/// Every planner of a random game.
fn each_planner(title: &dyn Title, seats: u8, seed: u64, mut check: impl FnMut(&dyn Position, Seat, &[PathMenu])) {
    let options = Default::default();
    let setup = title.deal(seats, &options, Seed::new(seed)).unwrap();
    let mut position = title.start(seats, &options, &setup).unwrap();
    let mut rng = Rng::new(Seed::new(seed));
    while let Some(seat) = position.to_act().first() {
        let legal = position.legal(seat);
        if legal.len() > 1 {
            let end = end_step(&*position, seat);
            check(&*position, seat, &games::menus(&*position, seat, end.as_deref()));
        }
        position.play(seat, &legal[rng.index(legal.len())]).unwrap();
    }
}

fn every_planner(mut check: impl FnMut(&dyn Position, Seat, &[PathMenu])) {
    for title in games::titles() {
        for seats in title.min_seats()..=title.max_seats() {
            for seed in 0..4 {
                each_planner(*title, seats, seed, &mut check);
            }
        }
    }
}

fn show(faults: &BTreeSet<String>) -> String {
    let shown: Vec<&str> = faults.iter().take(SHOWN).map(String::as_str).collect();
    format!("{} faults:\n{}", faults.len(), shown.join("\n"))
}

#[test]
fn no_two_answers_of_a_menu_read_alike() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut faults = BTreeSet::new();
    every_planner(|_, _, menus| {
        for locale in ["en", "it", "es", "ro"] {
            for menu in menus {
                let mut read: BTreeMap<(String, Option<String>), &[String]> = BTreeMap::new();
                for path in menu.paths.iter().filter(|path| path.again == 0) {
                    let say = |phrase| texts.say(locale, phrase, &names);
                    let words = (say(&path.label), path.effect.as_ref().map(say));
                    if let Some(other) = read.insert(words.clone(), &path.steps) {
                        faults.insert(format!("{locale}: {words:?}: {other:?} and {:?}", path.steps));
                    }
                }
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}

/// Moving a worker is chosen with what it does there: each way stands in the menu of its action, as far as its steps
/// are known, and in all of those that it leads to where they are not.
#[test]
fn a_move_stands_under_the_heading_of_its_action() {
    let mut moves = 0;
    every_planner(|_, _, menus| {
        for menu in menus {
            assert_ne!(menu.key, Some("teotihuacan-menu-move"));
            for path in menu.paths.iter().filter(|path| path.steps[0].starts_with("move ")) {
                let action = path.steps.iter().find_map(|step| match step.split(' ').next() {
                    Some("collect") => Some("teotihuacan-menu-collect"),
                    Some("main") => Some("teotihuacan-menu-main"),
                    Some("worship") => Some("teotihuacan-menu-worship"),
                    _ => None,
                });
                assert!(action.is_none_or(|action| menu.key == Some(action)), "{:?}: {:?}", menu.key, path.steps);
                assert!(menu.key.is_some(), "{:?} has no heading", path.steps);
                moves += 1;
            }
        }
    });
    assert!(moves > 1000);
}

#[test]
fn two_workers_on_one_gear_are_one_choice() {
    let title = games::title("tzolkin").unwrap();
    let options = Default::default();
    let setup = title.deal(4, &options, Seed::new(7)).unwrap();
    let mut position = title.start(4, &options, &setup).unwrap();
    for seat in Seat::all(4) {
        let keep = position.legal(seat).remove(0);
        position.play(seat, &keep).unwrap();
    }
    let seat = position.to_act().first().unwrap();
    let texts = Texts::embedded();
    let say = |phrase: &Phrase| texts.say("en", phrase, &["Ada", "Bo", "Cyd", "Di"].map(str::to_owned));
    let menu = games::menus(&*position, seat, None).remove(0);
    let on_tikal = |steps: usize| {
        menu.paths.iter().find(|path| path.steps.len() == steps && path.steps.iter().all(|step| step == "place tikal"))
    };
    assert_eq!(say(&on_tikal(1).unwrap().label), "Place on Tikal 0, free");
    let two = on_tikal(2).unwrap();
    assert_eq!(say(&two.label), "Tikal 0, Tikal 1 → −2 corn");
    // Both ticked: the one that says more counts. Alone it says what it does.
    let chosen = |lines: &[&str]| games::together(&lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>());
    assert_eq!(
        chosen(&["place tikal", "place tikal;place tikal", "place uxmal"]),
        "place tikal;place tikal;place uxmal"
    );
    assert_eq!(chosen(&["place tikal;place tikal"]), "place tikal;place tikal");
    assert_eq!(say(&Phrase::new(menu.key.unwrap())), "Place workers… (2nd: +1 corn, 3rd: +2 …)");
    position.play(seat, "place tikal").unwrap();
    let menu = games::menus(&*position, seat, Some("end")).remove(0);
    assert_eq!(say(&Phrase::new(menu.key.unwrap())), "Place another worker… (the extra corn is in the price)");
}

#[test]
fn nothing_is_offered_twice_in_a_menu() {
    let mut faults = BTreeSet::new();
    every_planner(|position, seat, menus| {
        for menu in menus {
            let mut reached: BTreeMap<u64, &[String]> = BTreeMap::new();
            for path in menu.paths.iter().filter(|path| path.again == 0) {
                if let Some(other) = reached.insert(after(position, seat, &path.steps).hash(), &path.steps) {
                    faults.insert(format!("{other:?} and {:?}", path.steps));
                }
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}

/// Whether everything that can follow comes to what is offered in another order.
fn covered(position: &dyn Position, seat: Seat, turn: u32, offered: &BTreeSet<u64>) -> bool {
    offered.contains(&position.hash())
        || (position.turn() == turn && position.to_act().contains(seat) && {
            let choices = position.prompt(seat).choices;
            let alike = |one: &Choice, other: &Choice| one.label == other.label && one.effect == other.effect;
            let first = |index: &usize| !choices[..*index].iter().any(|other| alike(other, &choices[*index]));
            (0..choices.len()).filter(first).all(|index| {
                let next = after(position, seat, std::slice::from_ref(&choices[index].step));
                covered(&*next, seat, turn, offered)
            })
        })
}

#[test]
fn every_answer_is_offered() {
    let mut faults = BTreeSet::new();
    every_planner(|position, seat, menus| {
        let end = end_step(position, seat);
        let paths = || menus.iter().flat_map(|menu| &menu.paths);
        let first: BTreeSet<&str> = paths().map(|path| path.steps[0].as_str()).collect();
        let choices = position.prompt(seat).choices;
        // Of alike components one is offered.
        let alike = |choice: &Choice| {
            let words = |other: &&Choice| other.label == choice.label && other.effect == choice.effect;
            choices.iter().filter(words).any(|other| first.contains(other.step.as_str()))
        };
        let missing = choices.iter().filter(|choice| Some(&choice.step) != end.as_ref() && !alike(choice));
        let missing: Vec<&String> = missing.map(|choice| &choice.step).collect();
        if missing.is_empty() {
            return;
        }
        let offered: BTreeSet<u64> = paths().map(|path| after(position, seat, &path.steps).hash()).collect();
        for step in missing {
            let next = after(position, seat, std::slice::from_ref(step));
            if !covered(&*next, seat, position.turn(), &offered) {
                faults.insert(format!("{step} is not among {first:?}"));
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}
