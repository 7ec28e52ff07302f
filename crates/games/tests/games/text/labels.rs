//! Tests that labels and effects of random games mention everything a player needs for the choice.

use engine::{Event, Phrase, Seat, Summary, Viewer};
use games::{self, Choice, Position};
use text::Texts;

use super::menus::{after, every_planner};

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned).to_vec()
}

fn text_of(texts: &Texts, phrase: &Phrase) -> String {
    texts.say("en", phrase, &names())
}

/// The choices of a position whose step starts with `step`.
fn answers(position: &dyn Position, seat: Seat, step: &str) -> Vec<Choice> {
    position.prompt(seat).choices.into_iter().filter(|choice| choice.step.starts_with(step)).collect()
}

fn events(position: &dyn Position, seat: Seat, step: &str) -> Vec<Event> {
    position.fork().play(seat, step).unwrap()
}

/// Before a player acquires a technology, the label names the points that others score, also as a part of a longer
/// choice.
#[test]
fn a_technology_says_what_its_other_owners_score() {
    let texts = Texts::embedded();
    let (mut owned, mut free) = (0, 0);
    let scores = |event: &Event| {
        event.summary.iter().any(|part| matches!(part, Summary::Share { line, .. } if line == "teotihuacan-day-owners"))
    };
    every_planner(|position, seat, _| {
        for choice in answers(position, seat, "acquire ") {
            let others = events(position, seat, &choice.step).iter().any(scores);
            for phrase in [&choice.label, choice.part.as_ref().unwrap()] {
                let label = text_of(&texts, phrase);
                assert_eq!(label.contains("(others +3)"), others, "{label}");
            }
            *(if others { &mut owned } else { &mut free }) += 1;
        }
    });
    assert!(owned > 10 && free > 10, "{owned}, {free}");
}

/// A worship at the Palace names the discovery tile that it can claim.
#[test]
fn the_palace_says_which_tile_lies_there() {
    let texts = Texts::embedded();
    let (mut found, mut entries, mut hidden) = (0, 0, 0);
    every_planner(|position, seat, menus| {
        // If the move there is part of the choice, the tile comes before the effect of the royal tile.
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            let of_palace = entry.steps.last().is_some_and(|step| step.starts_with("worship "))
                && entry.steps[0].split(' ').next_back() == Some("palace");
            if of_palace {
                entries += 1;
                let text = entry.effect().map(|effect| text_of(&texts, &effect)).unwrap_or_default();
                hidden += usize::from(!text.contains("tile there: "));
            }
        }
        for choice in answers(position, seat, "worship ") {
            let there = after(position, seat, std::slice::from_ref(&choice.step));
            let royal = |both: &&Choice| both.label.key.ends_with(".royal");
            for both in answers(&*there, seat, "take both").iter().filter(royal) {
                let Some((_, tile)) = both.label.args.iter().find(|(name, _)| name == "tile") else { continue };
                let engine::Arg::Phrase(tile) = tile else { panic!("{tile:?}") };
                let tile = text_of(&texts, tile);
                let also = text_of(&texts, choice.also.as_ref().unwrap());
                assert!(also.contains(&tile), "{also} hides {tile}");
                found += 1;
            }
        }
    });
    assert!(found > 10 && entries > 10 && hidden * 2 < entries, "{found}, {hidden} of {entries}");
}

/// If only one worker can get a power-up, the menu doesn't ask, even with tiles in hand, unless a tile may bring the
/// cocoa to unlock another worker first.
#[test]
fn a_power_up_without_a_choice_is_taken_automatically() {
    let (mut lone, mut taken, mut unsure) = (0, 0, 0);
    every_planner(|position, seat, menus| {
        let raises = answers(position, seat, "raise ");
        let others = position.prompt(seat).choices.into_iter().filter(|choice| !choice.step.starts_with("use "));
        if let ([only], 1) = (&raises[..], others.count()) {
            let locked = has_locked_worker(position, seat);
            assert_eq!(games::auto_step(position, seat).as_ref(), Some(&only.step).filter(|_| !locked));
            *(if locked { &mut unsure } else { &mut lone }) += 1;
        }
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            taken += usize::from(entry.steps.len() > 1 && entry.steps.iter().any(|step| step.starts_with("raise ")));
        }
    });
    assert!(lone > 0 && taken > 10 && unsure > 0, "{lone}, {taken}, {unsure}");
}

fn has_locked_worker(position: &dyn Position, seat: Seat) -> bool {
    let view = position.view(Viewer::Seat(seat));
    let workers = view.pointer(&format!("/state/seats/{}/workers", usize::from(seat))).unwrap().as_array().unwrap();
    workers.iter().any(|worker| worker["space"] != 0)
}

/// A worship with both parts includes the price of the tile, also after the temple step. Unaffordable parts are not
/// offered as if the player could pay.
#[test]
fn a_worship_says_what_its_tile_costs() {
    let texts = Texts::embedded();
    let (mut priced, mut dear, mut lacking) = (0, 0, 0);
    every_planner(|position, seat, menus| {
        for choice in answers(position, seat, "worship ") {
            let there = after(position, seat, std::slice::from_ref(&choice.step));
            let alone = answers(&*there, seat, "take discovery");
            let effect = text_of(&texts, choice.effect.as_ref().unwrap());
            if !there.prompt(seat).choices.iter().any(|choice| choice.step.starts_with("take ")) {
                continue;
            }
            if effect.contains("; not enough left for ") {
                assert!(alone.is_empty(), "{effect}: {alone:?}");
                dear += 1;
            }
            assert!(!alone.is_empty() || !effect.contains(", or "), "{effect}");
        }
        for choice in answers(position, seat, "take both") {
            let effect = text_of(&texts, choice.effect.as_ref().unwrap());
            lacking += usize::from(effect.starts_with("so far you lack "));
        }
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            let both = entry.steps.iter().position(|step| step == "take both");
            let claims = |steps: &[String]| steps.iter().any(|step| step.starts_with("claim ") || step == "stop");
            let Some(both) = both.filter(|both| entry.steps.len() > both + 1 && !claims(&entry.steps[both + 1..]))
            else {
                continue;
            };
            let here = after(position, seat, &entry.steps[..both]);
            let choice = answers(&*here, seat, "take both").remove(0);
            let due: i64 = choice.due.iter().map(|due| if let Summary::Change { n, .. } = due { *n } else { 0 }).sum();
            if due < 0 {
                let label = text_of(&texts, &entry.label);
                let all = 1 - due;
                assert!(label.contains(" and ") && label.contains('−'), "{label} hides {all}");
                priced += 1;
            }
        }
    });
    assert!(dear > 10 && lacking > 0 && priced > 0, "{dear}, {lacking}, {priced}");
}

/// Labels distinguish two rotations of a tile, even in short form.
#[test]
fn a_rotation_says_how_the_tile_is_turned() {
    let texts = Texts::embedded();
    let mut found = 0;
    every_planner(|position, seat, menus| {
        let asked = games::auto_step(position, seat).is_none();
        let entries = menus.iter().flat_map(|menu| &menu.entries).filter(|_| asked);
        for entry in entries.filter(|entry| entry.steps[0].starts_with("rotate ")) {
            let turned = ["as it is", "a quarter turn", "half a turn", "three quarter turns"];
            for phrase in [Some(&entry.label), entry.short.as_ref()].into_iter().flatten() {
                let label = text_of(&texts, phrase);
                assert!(turned.iter().any(|words| label.contains(words)), "{label}");
            }
            found += 1;
        }
    });
    assert!(found > 10, "{found}");
}

#[test]
fn a_bonus_has_a_name() {
    let texts = Texts::embedded();
    let mut found = 0;
    every_planner(|position, seat, menus| {
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            let bonus = entry.steps.iter().enumerate().any(|(index, step)| {
                let there = after(position, seat, &entry.steps[..index]);
                step.starts_with("advance ")
                    && there.turn() == position.turn()
                    && events(&*there, seat, step).iter().any(|event| event.phrase.key == "tzolkin-event-bonus")
            });
            if bonus {
                let label = text_of(&texts, &entry.label);
                assert!(label.contains("bonus"), "{label}");
                found += 1;
            }
        }
    });
    assert!(found > 0);
}

/// For a player without skulls, the warning appears next to the effect of the space, not instead of it.
#[test]
fn a_missing_skull_hides_no_effect() {
    let texts = Texts::embedded();
    let mut found = 0;
    every_planner(|position, seat, _| {
        for choice in answers(position, seat, "place chichen_itza") {
            let effect = text_of(&texts, choice.effect.as_ref().unwrap());
            if effect.contains("skull") {
                assert!(effect.contains("offer a skull for"), "{effect}");
                found += usize::from(effect.contains("you have no skull"));
            }
        }
    });
    assert!(found > 10, "{found}");
}

/// The public line names the spaces that workers leave, and the old space of a worker that steps back.
#[test]
fn a_worker_that_leaves_says_from_where() {
    let texts = Texts::embedded();
    let (mut pushed, mut back) = (0, 0);
    every_planner(|position, seat, _| {
        for step in position.legal(seat) {
            let events = events(position, seat, &step);
            let lines = engine::Facts::of_turns([events.as_slice()]).lines(engine::Viewer::Public);
            let announced: Vec<String> = lines.iter().map(|line| text_of(&texts, line)).collect();
            for event in &events {
                let of = |name: &str| event.phrase.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg);
                if event.phrase.key == "tzolkin-event-pushed-off" {
                    let engine::Arg::Phrase(gear) = of("gear").unwrap() else { panic!() };
                    let gear = text_of(&texts, gear);
                    let line = announced.iter().find(|line| line.starts_with("Workers pushed off")).unwrap();
                    assert!(line.contains(&gear), "{line} hides {gear}");
                    pushed += 1;
                }
            }
        }
        for choice in answers(position, seat, "action ") {
            let events = events(position, seat, &choice.step);
            let lines = engine::Facts::of_turns([events.as_slice()]).lines(engine::Viewer::Public);
            back += lines.iter().filter(|line| text_of(&texts, line).contains("(from ")).count();
        }
    });
    assert!(pushed > 10 && back > 10, "{pushed}, {back}");
}

/// A label names the declined option of a building, and doesn't repeat the possibility after the answer.
#[test]
fn labels_name_the_declined_offer() {
    let texts = Texts::embedded();
    let (mut declined, mut asked) = (0, 0);
    every_planner(|position, seat, menus| {
        for choice in answers(position, seat, "build ") {
            let Some(opens) = choice.opens.as_ref().map(|opens| text_of(&texts, opens)) else { continue };
            let brings = choice.brings.as_ref().map_or_else(String::new, |brings| text_of(&texts, brings));
            assert!(text_of(&texts, choice.effect.as_ref().unwrap()).contains(&opens), "{opens}");
            assert!(!brings.contains(&opens), "told with every answer to it: {opens}");
            asked += 1;
        }
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            // The second building is a separate question.
            let asked = entry.steps[0] == "stop" && !answers(position, seat, "build ").is_empty();
            let built = entry.steps.iter().position(|step| step.starts_with("build "));
            let after = built.map_or(&[][..], |built| &entry.steps[built + 1..]);
            let label = text_of(&texts, &entry.label).to_lowercase();
            if asked || after.iter().any(|step| step == "stop") {
                assert!(label.contains("no extra building") || label.contains("no second building"), "{label}");
                declined += 1;
            }
        }
    });
    assert!(declined > 0 && asked > 0, "{declined}, {asked}");
}

/// A space that already allows any action for 1 corn is not offered as one to step back from for more corn.
#[test]
fn a_more_expensive_way_to_the_same_result_is_not_offered() {
    let mut stepping = 0;
    every_planner(|position, seat, menus| {
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            let back = ["action 1", "action 2", "action 3"];
            let dearer =
                entry.steps[0] == "pick uxmal 5" && entry.steps.get(1).is_some_and(|step| back.contains(&&**step));
            assert!(!dearer, "{:?}", entry.steps);
        }
        if position.legal(seat).iter().any(|step| step == "pick uxmal 5") {
            let there = after(position, seat, &["pick uxmal 5".to_owned()]);
            stepping += usize::from(there.legal(seat).iter().any(|step| step == "action 3"));
        }
    });
    assert!(stepping > 0, "it can still be typed");
}
