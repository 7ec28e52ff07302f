//! Tests of hints: their plans differ, hide the same things as the game, and have texts in every language.

use ai::Strength;
use engine::{Phrase, Seat, Seed, Viewer};
use games::{Plan, Position, titles};
use text::Texts;

use super::{ask, in_parallel, random_positions};

/// Budget of the search in steps.
const BUDGET: u64 = 2_000;

/// Visits hints in random games of every game, with the plans before their reasons were proved.
fn stages(games: u64, every: u64, with: impl Fn(&dyn Position, Seat, [&[Plan]; 2]) + Sync) {
    for title in titles() {
        in_parallel(games, |seed| {
            random_positions(*title, title.max_seats(), Seed::new(seed), every, |position, seat| {
                let ask = ask(Strength::Hard, Seed::new(seed), BUDGET);
                let mut early = Vec::new();
                let found = position.plans(seat, &ask, &mut || false, &mut |plans| early.extend(plans.iter().cloned()));
                with(position, seat, [&early, &found.unwrap().plans]);
            });
        });
    }
}

/// Visits hints in random games of every game.
fn hints(games: u64, every: u64, with: impl Fn(&dyn Position, Seat, &[Plan]) + Sync) {
    stages(games, every, |position, seat, [_, plans]| with(position, seat, plans));
}

#[test]
fn early_plans_lack_only_their_reasons() {
    stages(2, 23, |_, _, [early, plans]| {
        assert_eq!(early.len(), plans.len());
        for (early, plan) in early.iter().zip(plans) {
            assert_eq!((&early.reason, &early.name), (&None, &early.aim));
            // A reason can rename the plan, and say the price itself.
            let Plan { name, reason, price, .. } = plan.clone();
            assert!(reason.is_some() || early == plan);
            assert!(price.is_none() || early.price == price);
            assert_eq!(Plan { name, reason, price, ..early.clone() }, *plan);
        }
    });
}

#[test]
fn plans_have_different_aims_and_their_steps_can_be_played() {
    hints(6, 23, |position, seat, plans| {
        assert!((1..=3).contains(&plans.len()));
        for (place, plan) in plans.iter().enumerate() {
            let earlier = &plans[..place];
            assert!(earlier.iter().all(|other| other.aim != plan.aim), "{:?} twice", plan.aim);
            let why = |plan: &Plan| plan.reason.as_ref().map(|reason| reason.words.clone());
            assert!(plan.reason.is_none() || earlier.iter().all(|other| why(other) != why(plan)));
            let mut after = position.fork();
            plan.steps.iter().for_each(|step| drop(after.play(seat, step).unwrap()));
        }
    });
}

#[test]
fn reasons_stay_true_in_other_deals() {
    let (all, again) = (std::sync::Mutex::new(0), std::sync::Mutex::new(0));
    hints(6, 23, |position, seat, plans| {
        for plan in plans {
            let Some(reason) = &plan.reason else { continue };
            let found = position.reasons(seat, Seed::new(77), 24, &plan.steps);
            *all.lock().unwrap() += 1;
            *again.lock().unwrap() += u32::from(found.iter().any(|known| known.words == reason.words));
        }
    });
    let (all, again) = (*all.lock().unwrap(), *again.lock().unwrap());
    println!("{again} of {all} reasons are true again");
    assert!(all > 50 && again * 100 >= all * 98, "{again} of {all}");
}

/// A hint depends only on what the player knows.
#[test]
fn hidden_things_change_no_hint() {
    hints(2, 41, |position, seat, plans| {
        let other = position.imagine(Viewer::Seat(seat), Seed::new(5));
        let seed = (0..2).map(Seed::new).find(|seed| {
            let found = position.plans(seat, &ask(Strength::Hard, *seed, BUDGET), &mut || false, &mut |_| {});
            found.unwrap().plans == plans
        });
        let found = other.plans(seat, &ask(Strength::Hard, seed.unwrap(), BUDGET), &mut || false, &mut |_| {});
        assert_eq!(found.unwrap().plans, plans);
    });
}

#[test]
fn plans_can_be_said_in_every_language() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned);
    hints(6, 23, |_, _, plans| {
        for (number, plan) in (1..).zip(plans) {
            for locale in ["en", "it", "es", "ro"] {
                let say = |phrase: &Phrase| texts.say(locale, phrase, &names);
                let text = say(&plan.phrase(number));
                for unsaid in ["-plan-", "-reason-", "-price-", "{", "  "] {
                    assert!(!text.contains(unsaid), "{locale}: {text}");
                }
                let words = say(&plan.name).split_whitespace().count();
                assert!(words <= 7, "{locale}: {}", say(&plan.name));
            }
            let name = texts.say("en", &plan.name, &names);
            assert!(name.split_whitespace().count() <= 6, "{name}");
        }
    });
}
