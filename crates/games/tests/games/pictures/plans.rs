//! Tests of plans on the overview: numbers as in the text, and no number of the board is covered.

use std::collections::BTreeSet;

use engine::{Seat, Viewer};
use games::{PictureKind, Theme};
use render::Renderer;
use scene::{Importance, Item, Scene, Words};

use super::positions::{NAMES, english, names, turns};

/// Radius of a disc.
const RADIUS: f32 = 20.0;

/// The discs of a plan: number and middle.
fn discs(scene: &Scene) -> Vec<(usize, (f32, f32))> {
    let steps = scene.layers.iter().find(|layer| layer.name == "steps").unwrap();
    let disc = |item: &Item| match item {
        Item::Text(text) => match &text.words {
            Words::Plain(number) => Some((number.parse().unwrap(), (text.at.x.get(), text.at.y.get()))),
            _ => None,
        },
        _ => None,
    };
    steps.items.iter().filter_map(disc).collect()
}

/// The numbers of the steps in a text.
fn numbers(text: &str) -> Vec<usize> {
    text.chars().filter_map(|sign| "①②③④⑤⑥⑦⑧⑨".chars().position(|number| number == sign)).map(|at| at + 1).collect()
}

/// Calls `visit` with every `every`th turn of these games as a plan: its picture, its text, and the overview.
fn each_plan(games: [&str; 3], every: usize, mut visit: impl FnMut(&str, &Scene, &str, &Scene)) {
    let names = names(NAMES);
    for game in games {
        for (number, (position, seat, steps)) in turns(game).into_iter().enumerate().step_by(every) {
            let draw = |kind| position.scene(kind, Viewer::Seat(seat), None, &names, Theme::Light);
            let plan = draw(PictureKind::Plan(seat, steps.clone()));
            let text: Vec<String> = plan.alt.iter().map(english(&names)).collect();
            let what = format!("{game}, turn {number}: {}", steps.join("; "));
            visit(&what, &plan, &text.join(" "), &draw(PictureKind::Overview));
        }
    }
}

/// Number of temples and ascensions that the steps of a plan name, and of technologies. Each has a disc too.
fn results(what: &str) -> usize {
    let steps = what.split_once(": ").unwrap().1.split("; ");
    let named = |step: &&str| ["climb ", "advance ", "reward "].iter().any(|verb| step.starts_with(verb));
    // Without a move, the rest of an interrupted turn or the start of the game has no numbers.
    let moves = steps.clone().any(|step| step.starts_with("move ") || step.starts_with("pick "));
    steps.filter(named).filter(|_| moves).collect::<BTreeSet<&str>>().len()
}

const TZOLKIN: [&str; 3] = ["tzolkin-4p-3-builder", "tzolkin-3p-7-priest", "tzolkin-2p-10-pauper"];
const TEOTIHUACAN: [&str; 3] = ["teotihuacan-4p-890", "teotihuacan-3p-733", "teotihuacan-2p-66"];

#[test]
fn the_discs_have_the_numbers_of_the_text() {
    for games in [TZOLKIN, TEOTIHUACAN] {
        let mut most = 0;
        each_plan(games, 1, |what, plan, text, overview| {
            // Workers that are taken back come after the others.
            let mut told = numbers(text);
            told.sort_unstable();
            assert!(told.iter().copied().eq(1..=told.len()), "{what}: {text}");
            let mut drawn: Vec<usize> = discs(plan).into_iter().map(|(number, _)| number).collect();
            drawn.sort_unstable();
            let results = results(what);
            let steps = told.len();
            assert!(
                drawn.len() >= steps + results,
                "{what}: {} discs for {steps} steps, {results} results",
                drawn.len()
            );
            drawn.dedup();
            assert_eq!(drawn, told, "{what}: {text}");
            // Nothing else differs from the overview, which marks no changes here.
            let others = plan.layers.iter().filter(|layer| layer.name != "steps");
            assert!(others.eq(&overview.layers), "{what}");
            most = most.max(told.len());
        });
        assert!(most >= 2);
    }
}

/// In the middle of a turn, only an open action that happens at no place has no disc.
#[test]
fn the_rest_of_a_turn_has_numbers_too() {
    let (names, mut rests) = (names(NAMES), 0);
    for (position, seat, steps) in [TZOLKIN, TEOTIHUACAN].concat().into_iter().flat_map(turns).step_by(3) {
        let mut now = position.fork();
        for (played, step) in steps.iter().enumerate().take(steps.len() - 1) {
            now.play(seat, step).unwrap();
            let rest = PictureKind::Plan(seat, steps[played + 1..].to_vec());
            let plan = now.scene(rest, Viewer::Seat(seat), None, &names, Theme::Light);
            let text = plan.alt.iter().map(english(&names)).collect::<Vec<_>>().join(" ");
            let told: BTreeSet<usize> = numbers(&text).into_iter().collect();
            let mut drawn: BTreeSet<usize> = discs(&plan).into_iter().map(|(number, _)| number).collect();
            if text.contains("Finish this action") {
                drawn.insert(1);
            }
            assert_eq!(drawn, told, "{text}: {}", steps.join("; "));
            rests += usize::from(!told.is_empty());
        }
    }
    assert!(rests > 100, "{rests}");
}

fn covers_no_number(games: [&str; 3], every: usize) {
    let (names, renderer, mut covered) = (names(NAMES), Renderer::default(), Vec::new());
    each_plan(games, every, |what, plan, _, overview| {
        let placed = renderer.placed(overview, &english(&names));
        for (number, (x, y)) in discs(plan) {
            let inside = (RADIUS..=plan.width as f32 - RADIUS).contains(&x)
                && (RADIUS..=plan.height as f32 - RADIUS).contains(&y);
            assert!(inside, "{what}: disc {number}");
            for thing in placed.iter().filter(|thing| thing.size.is_some() && thing.need >= Importance::Decide) {
                let near = |at: f32, from: i32, to: i32| at.clamp(from as f32, to as f32) - at;
                let far = near(x, thing.left, thing.right).hypot(near(y, thing.top, thing.bottom));
                if far < RADIUS - 3.0 {
                    covered.push(format!("{what}: disc {number} at {x}, {y}: {thing:?}"));
                }
            }
        }
    });
    assert!(covered.is_empty(), "{} are covered:\n{}", covered.len(), covered[..covered.len().min(40)].join("\n"));
}

#[test]
fn the_discs_cover_no_number_of_tzolkin() {
    covers_no_number(TZOLKIN, 7);
}

#[test]
fn the_discs_cover_no_number_of_teotihuacan() {
    covers_no_number(TEOTIHUACAN, 11);
}

/// Steps that aren't legal here are left out.
#[test]
fn a_plan_for_another_position_draws_its_possible_steps() {
    let (position, seat, _) = turns(TZOLKIN[0]).swap_remove(20);
    let steps = vec!["place chichen_itza".to_owned(), "pick palenque 7".to_owned(), "what".to_owned()];
    let scene = position.scene(PictureKind::Plan(seat, steps), Viewer::Seat(seat), None, &names(NAMES), Theme::Dark);
    assert!(discs(&scene).len() <= 1);
    let other = Seat::new((seat.number() + 1) % 4);
    let scene = position.scene(
        PictureKind::Plan(other, vec!["place tikal".to_owned()]),
        Viewer::Seat(other),
        None,
        &names(NAMES),
        Theme::Light,
    );
    assert_eq!(discs(&scene), []);
}
