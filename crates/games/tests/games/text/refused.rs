//! Tests of the reasons for refusing a typed step.

use std::collections::BTreeMap;

use engine::{Rng, Seed};
use games::{self, Position};
use text::Texts;

/// The reasons for refusing these steps, in positions of random games. `steps` gets a position's legal steps.
fn reasons(game: &str, steps: impl Fn(&[String]) -> Vec<String>) -> BTreeMap<String, String> {
    let title = games::title(game).unwrap();
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut told = BTreeMap::new();
    for seed in 0..4 {
        let setup = title.deal(3, &Default::default(), Seed::new(seed)).unwrap();
        let mut position: Box<dyn Position> = title.start(3, &Default::default(), &setup).unwrap();
        let mut rng = Rng::new(Seed::new(seed));
        while let Some(seat) = position.to_act().first() {
            let legal = position.legal(seat);
            for step in steps(&legal).into_iter().filter(|step| !legal.contains(step)) {
                if let Some(reason) = position.why_refused(seat, &step) {
                    for locale in ["en", "it", "es", "ro"] {
                        assert!(!texts.say(locale, &reason, &names).contains("tzolkin-"), "{locale}: {reason:?}");
                    }
                    told.insert(reason.key.clone(), format!("{step}: {}", texts.say("en", &reason, &names)));
                }
            }
            position.play(seat, &legal[rng.index(legal.len())]).unwrap();
        }
    }
    told
}

/// A move that isn't possible has the reason: no such worker, a locked one, or a board that is too far away.
#[test]
fn a_refused_move_has_a_reason() {
    let boards = ["forest", "nobles", "alchemy", "palace"];
    let told = reasons("teotihuacan", |legal| {
        if !legal.iter().any(|step| step.starts_with("move ")) {
            return Vec::new();
        }
        let to = |from: &'static str| {
            let steps = move |to| (1..=2).map(move |power| format!("move {from} {power} {to}"));
            boards.into_iter().flat_map(steps)
        };
        boards.into_iter().flat_map(to).chain(["move nobles 1 forrest".to_owned()]).collect()
    });
    for key in ["teotihuacan-why-no-worker", "teotihuacan-why-locked", "teotihuacan-why-too-far", "core-unknown-word"] {
        assert!(told.contains_key(key), "{key} is missing: {told:#?}");
    }
    assert!(told["core-unknown-word"].contains("“forrest”"), "{told:#?}");
    assert!(told["teotihuacan-why-too-far"].contains("boards long. A worker moves at most 3."), "{told:#?}");
}

/// A worker that can't be placed or picked up has the reason: the price, a full gear, another player's worker.
#[test]
fn a_refused_worker_has_a_reason() {
    let told = reasons("tzolkin", |legal| {
        let turn = |step: &String| step.starts_with("place ") || step.starts_with("pick ") || step.starts_with("beg ");
        if !legal.iter().any(turn) {
            return Vec::new();
        }
        let gears = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"];
        let picks = gears.into_iter().flat_map(|gear| (0..6).map(move |space| format!("pick {gear} {space}")));
        let places = gears.into_iter().map(|gear| format!("place {gear}"));
        picks.chain(places).chain(["place tika 7", "plce uxmal"].map(str::to_owned)).collect()
    });
    let keys = ["tzolkin-why-not-yours", "tzolkin-why-no-hand", "tzolkin-why-dear-spaces", "core-unknown-word"];
    for key in keys {
        assert!(told.contains_key(key), "{key} is missing: {told:#?}");
    }
}
