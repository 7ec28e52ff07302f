//! Tests that the regions of a table are clear and large enough for the frame in which chat clients show them.

use std::collections::BTreeSet;

use daykeeper::engine::Viewer;
use daykeeper::games::{PictureKind, Theme};
use daykeeper::render::Renderer;
use daykeeper::scene::Need;

use crate::pseudo;

use super::overlaps::covered;
use super::positions::{
    LONG_NAMES, NAMES, TEXTS, TurnMessage, all_masks_and_full_hands, all_worship_spaces_and_technologies,
    finished_pyramid, length, names, recorded, spoken,
};

/// Share of the full size that a desktop client shows.
const DESKTOP: f32 = 0.5;

/// Lists things that are covered, cut or too small in the regions of a position.
fn faults(what: &str, moment: &TurnMessage, players: [&str; 4], faults: &mut BTreeSet<String>) {
    let (renderer, names) = (Renderer::default(), names(players));
    for region in moment.now.regions(Viewer::Public).into_iter().map(|region| region.id) {
        let scene = moment.picture(PictureKind::Region(region.clone()), &names, Theme::Light);
        assert_eq!((scene.width, scene.height), (1100, 700), "{region}");
        for locale in TEXTS.locales() {
            let made_up = [pseudo::LONG, pseudo::RIGHT_TO_LEFT].contains(&locale);
            let placed = renderer.placed(&scene, &spoken(locale, &names));
            let about = |fault: String| format!("{region}, {locale}, {what}: {fault}");
            faults.extend(covered(&placed, &scene).into_iter().map(about));
            for thing in &placed {
                let begin = |name: &String| name.chars().take(2).collect::<String>();
                let is_name = names.iter().any(|name| thing.what.contains(&begin(name)));
                if thing.size.is_some() && thing.what.ends_with('…') && !made_up && !is_name {
                    faults.insert(format!("{region}, {locale}: cut: {}", thing.what));
                }
                if thing.need >= Need::Decide && thing.height * DESKTOP < 7.5 {
                    faults.insert(format!("{region}: {} is {} px high", thing.what, thing.height * DESKTOP));
                }
            }
        }
    }
}

#[test]
fn regions_are_clear() {
    let mut all = BTreeSet::new();
    for game in ["teotihuacan-4p-890", "teotihuacan-4p-32", "teotihuacan-2p-66"] {
        for steps in (0..length(game)).step_by(97) {
            faults(&format!("{game} {steps}"), &recorded(game, steps, steps.min(5)), NAMES, &mut all);
        }
        faults(game, &recorded(game, length(game), 20), LONG_NAMES, &mut all);
    }
    for (what, moment) in [
        ("all worship spaces", all_worship_spaces_and_technologies()),
        ("all masks", all_masks_and_full_hands()),
        ("the pyramid is finished", finished_pyramid()),
    ] {
        faults(what, &moment, NAMES, &mut all);
    }
    let first: Vec<&String> = all.iter().take(40).collect();
    assert!(all.is_empty(), "{} faults: {first:#?}", all.len());
}
