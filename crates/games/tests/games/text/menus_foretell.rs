//! Tests of predictions in menus: other days, food days and temples.

use std::collections::BTreeSet;

use engine::{Rng, Seed, Viewer};
use text::Texts;

use super::menus::{after, every_planner};

#[test]
fn the_last_round_mentions_no_later_day() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut placed = 0;
    every_planner(|position, _, menus| {
        let status = texts.say("en", &position.face(Viewer::Public).status(), &names);
        if !status.starts_with("Round 27 of 27, ") {
            return;
        }
        for path in menus.iter().flat_map(|menu| &menu.entries) {
            let effect = path.effect().map(|effect| texts.say("en", &effect, &names)).unwrap_or_default();
            for word in ["after one day", "food days 1", "two days", "marker"] {
                assert!(!effect.contains(word), "{effect}");
            }
            placed += usize::from(effect.contains("the game ends before"));
        }
    });
    assert!(placed > 0);
}

/// If a label promises only one day for the first player space, no sequence of steps allows another day. If
/// it mentions two days, some sequences do.
#[test]
fn forecasts_say_if_a_two_day_advance_is_possible() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut rng = Rng::new(Seed::new(12));
    let mut found = [0, 0];
    every_planner(|position, seat, menus| {
        let first = ["place first_player".to_owned()];
        let Some(path) = menus.iter().flat_map(|menu| &menu.entries).find(|path| path.steps == first) else { return };
        let effect = path.effect().map(|effect| texts.say("en", &effect, &names)).unwrap_or_default();
        let held = effect.contains("is taken, so one day");
        if !held && !effect.contains("you may advance two days") {
            return;
        }
        // The others play at random. No other round can end within as many turns as there are seats.
        let mut here = after(position, seat, &first);
        let last = position.turn() + u32::from(position.seats());
        let mut offered = false;
        while here.turn() <= last
            && let Some(actor) = here.to_act().iter().next()
        {
            let legal = here.legal(actor);
            offered |= legal.iter().any(|step| step.starts_with("days "));
            here.play(actor, &legal[rng.index(legal.len())]).unwrap();
        }
        assert!(!(held && offered), "{effect}");
        found[usize::from(held)] += usize::from(held || offered);
    });
    assert!(found.iter().all(|count| *count > 3), "{found:?}");
}

#[test]
fn a_choice_names_both_of_its_temples() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut pairs = 0;
    every_planner(|_, _, menus| {
        for path in menus.iter().flat_map(|menu| &menu.entries) {
            let climbs = path.steps.iter().filter_map(|step| step.strip_prefix("climb "));
            let climbs: BTreeSet<&str> = climbs.collect();
            let effect = path.effect().map(|effect| texts.say("en", &effect, &names)).unwrap_or_default();
            if climbs.len() > 1 {
                assert_eq!(effect.matches(" → ").count(), climbs.len(), "{:?}: {effect}", path.steps);
                pairs += 1;
            }
        }
    });
    assert!(pairs > 10, "{pairs}");
}

/// Begging comes last, even if no worker can do anything.
#[test]
fn begging_is_the_last_resort() {
    let mut beyond = 0;
    every_planner(|_, _, menus| {
        let beg = menus.iter().position(|menu| menu.key == Some("tzolkin-menu-beg"));
        let Some(beg) = beg else { return };
        assert_eq!(beg + 1, menus.len(), "{:?}", menus.iter().map(|menu| menu.key).collect::<Vec<_>>());
        beyond += usize::from(menus.len() > 1);
    });
    assert!(beyond > 20);
}

/// Menus mention a day's actions on Chichen Itza only while they are available: each use puts a skull there.
#[test]
fn forecasts_promise_no_used_action_of_chichen_itza() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut found = [0, 0];
    every_planner(|position, _, menus| {
        let place = ["place chichen_itza".to_owned()];
        let Some(path) = menus.iter().flat_map(|menu| &menu.entries).find(|path| path.steps == place) else { return };
        let label = texts.say("en", &path.label, &names);
        let (_, number) = label.split_once("Chichen Itza ").unwrap();
        let number: u64 = number.split([',', ' ']).next().unwrap().parse().unwrap();
        let view = position.describe();
        let used = view["skulls_on_chichen_itza"].as_array().unwrap().iter().any(|used| *used == number + 1);
        let effect = path.effect().map(|effect| texts.say("en", &effect, &names)).unwrap_or_default();
        assert!(!(used && effect.contains("offer a skull")), "{label}: {effect}");
        found[usize::from(used)] += 1;
    });
    assert!(found.iter().all(|count| *count > 3), "{found:?}");
}
