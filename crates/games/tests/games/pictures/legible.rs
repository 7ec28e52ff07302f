//! Tests that players can read public pictures at the size in which chat clients show them.

use std::collections::BTreeMap;

use engine::Seat;
use games::{PictureKind, Theme};
use render::Renderer;
use scene::{Importance, Scene};

use crate::sweep::sweep;

use super::positions::{NAMES, TurnMessage, length, names, recorded, spoken};

/// The frame of a lone picture in Discord's desktop client, in pixels. Client modifications that change this frame name
/// the same two numbers.
const DESKTOP: (f32, f32) = (550.0, 350.0);
/// Width of a picture on a phone, in pixels.
const PHONE: f32 = 330.0;
/// Least height of capitals and figures, and least extent of drawings, in pixels as shown: what players decide with on a desktop, and what
/// they look for first on a phone.
const LEAST_DESKTOP: f32 = 7.5;
const LEAST_PHONE: f32 = 5.0;

/// Lists the things that are too small, with their height in pixels as shown.
fn too_small(scene: &Scene, locale: &str, names: &[String], small: &mut BTreeMap<String, f32>) {
    let (width, height) = (scene.width as f32, scene.height as f32);
    let desktop = (DESKTOP.0 / width).min(DESKTOP.1 / height).min(1.0);
    let phone = PHONE / width;
    for thing in Renderer::default().placed(scene, &spoken(locale, names)) {
        let mut fails = |device: &str, shown: f32, least: f32| {
            if shown < least {
                let entry = small.entry(format!("{device}: {} {:?}", thing.what, thing.need)).or_insert(shown);
                *entry = entry.min(shown);
            }
        };
        if thing.need >= Importance::Decide {
            fails("desktop", thing.height * desktop, LEAST_DESKTOP);
        }
        if thing.need == Importance::Glance {
            fails("phone", thing.height * phone, LEAST_PHONE);
        }
    }
}

fn overview(moment: &TurnMessage) -> (Scene, Vec<String>) {
    let names = names(NAMES);
    (moment.picture(PictureKind::Overview, &names, Theme::Light), names)
}

/// Requires that every part of the overview is large enough, in some positions of these games and all languages.
fn can_be_read(games: [&str; 3], every: usize) {
    let mut small = BTreeMap::new();
    for game in games {
        for steps in (0..length(game)).step_by(every) {
            let (scene, names) = overview(&recorded(game, steps, steps.min(6)));
            for locale in ["en", "it", "es", "ro"] {
                too_small(&scene, locale, &names, &mut small);
            }
        }
    }
    assert!(small.is_empty(), "{} things are too small: {small:#?}", small.len());
}

#[test]
fn players_can_decide_from_the_overview_of_tzolkin() {
    can_be_read(["tzolkin-4p-3-builder", "tzolkin-3p-7-priest", "tzolkin-2p-10-pauper"], sweep(183, 61));
}

#[test]
fn players_can_decide_from_the_overview_of_teotihuacan() {
    can_be_read(["teotihuacan-4p-890", "teotihuacan-3p-733", "teotihuacan-2p-66"], sweep(194, 97));
}

#[test]
fn the_overview_says_what_players_look_for_first() {
    let moment = recorded("tzolkin-4p-3-builder", 231, 6);
    let (scene, names) = overview(&moment);
    let placed = Renderer::default().placed(&scene, &spoken("en", &names));
    let glances: Vec<&str> =
        placed.iter().filter(|thing| thing.need == Importance::Glance).map(|thing| thing.what.as_str()).collect();
    let state = moment.now.describe();
    let shown = |text: &str| glances.iter().any(|glance| glance.contains(text));
    assert!(shown("Round 15") && shown("Food day"), "{glances:?}");
    assert!(shown(&names[usize::from(moment.now.to_act().first().unwrap_or(Seat::new(0)))]), "{glances:?}");
    for seat in state["seats"].as_array().unwrap() {
        for amount in ["vp", "corn", "wood", "stone", "gold"] {
            assert!(shown(&seat[amount].to_string().replace('-', "−")), "{amount}: {glances:?}");
        }
    }
}
