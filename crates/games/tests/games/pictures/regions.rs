//! Tests that the regions of a table are clear and large enough for the frame in which chat clients show them.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Arg, Viewer};
use games::{Choice, PictureKind, Theme};
use render::{PlacedItem, Renderer};
use scene::{Importance, Scene};

use crate::pseudo;
use crate::sweep::sweep;

use super::overlaps::covered;
use super::positions::{
    LONG_NAMES, NAMES, SAMPLES, TEXTS, TurnMessage, all_masks_and_full_hands, all_skulls_and_negative_scores,
    all_workers_on_one_gear, all_worship_spaces_and_technologies, english, finished_pyramid, length, names, recorded,
    spoken, twenty_buildings, walk,
};

/// Recorded games with two, three and four players, and with all kinds of computer players.
const GAMES: [&str; 6] = [
    "teotihuacan-4p-890",
    "teotihuacan-4p-32",
    "teotihuacan-2p-66",
    "tzolkin-4p-3-builder",
    "tzolkin-3p-2-greedy",
    "tzolkin-2p-10-pauper",
];
/// Share of the full size that a desktop client shows.
const DESKTOP: f32 = 0.5;
/// Size of a region.
const SIZE: (u32, u32) = (1100, 700);
/// Lower edge of the line with the name of a region and the reader's goods.
const HEADING: i32 = 80;

/// Lists things that are covered, cut or too small in the regions of a position.
fn faults(what: &str, moment: &TurnMessage, players: [&str; 4], faults: &mut BTreeSet<String>) {
    let (renderer, names) = (Renderer::default(), names(players));
    for region in moment.now.face(Viewer::Public).regions().into_iter().map(|region| region.id) {
        let scene = moment.picture(PictureKind::Region(region.clone()), &names, Theme::Light);
        assert_eq!((scene.width, scene.height), SIZE, "{region}");
        for locale in TEXTS.locales() {
            let placed = renderer.placed(&scene, &spoken(locale, &names));
            unclear(&format!("{region}, {locale}, {what}"), locale, &scene, &placed, &names, faults);
        }
    }
}

/// Lists things that are covered, cut or too small in one picture.
fn unclear(
    what: &str,
    locale: &str,
    scene: &Scene,
    placed: &[PlacedItem],
    names: &[String],
    faults: &mut BTreeSet<String>,
) {
    let made_up = [pseudo::LONG, pseudo::RIGHT_TO_LEFT].contains(&locale);
    faults.extend(covered(placed, scene).into_iter().map(|fault| format!("{what}: {fault}")));
    for thing in placed {
        let begin = |name: &String| name.chars().take(2).collect::<String>();
        let is_name = names.iter().any(|name| thing.what.contains(&begin(name)));
        if thing.size.is_some() && thing.what.ends_with('…') && !made_up && !is_name {
            faults.insert(format!("{what}: cut: {}", thing.what));
        }
        if thing.need >= Importance::Decide && thing.height * DESKTOP < 7.5 {
            faults.insert(format!("{what}: {} is {} px high", thing.what, thing.height * DESKTOP));
        }
    }
}

#[test]
fn regions_are_clear() {
    let mut all = BTreeSet::new();
    for game in GAMES {
        for steps in (0..length(game)).step_by(sweep(690, 230)) {
            faults(&format!("{game} {steps}"), &recorded(game, steps, steps.min(5)), NAMES, &mut all);
        }
        faults(game, &recorded(game, length(game), 20), LONG_NAMES, &mut all);
    }
    for (what, moment) in [
        ("all worship spaces", all_worship_spaces_and_technologies()),
        ("all masks", all_masks_and_full_hands()),
        ("the pyramid is finished", finished_pyramid()),
        ("all workers on one gear", all_workers_on_one_gear()),
        ("all skulls", all_skulls_and_negative_scores()),
        ("twenty buildings", twenty_buildings()),
    ] {
        faults(what, &moment, NAMES, &mut all);
    }
    let first: Vec<&String> = all.iter().take(40).collect();
    assert!(all.is_empty(), "{} faults: {first:#?}", all.len());
}

/// Regions don't show the goods of the player who moved last, and no picture shows the points of an eclipse to come.
#[test]
fn after_the_end_no_one_has_options() {
    let (renderer, names) = (Renderer::default(), names(NAMES));
    for game in SAMPLES {
        let end = recorded(game, length(game), 0);
        let placed = |kind| renderer.placed(&end.picture(kind, &names, Theme::Light), &english(&names));
        for region in end.now.face(Viewer::Public).regions().into_iter().filter(|region| region.seat.is_none()) {
            let things = placed(PictureKind::Region(region.id.clone()));
            // The dice of a board are further left.
            let is_goods = |thing: &&PlacedItem| {
                thing.bottom < HEADING && thing.left > 556 && ["corn", "cocoa"].contains(&thing.what.as_str())
            };
            let goods = things.iter().find(is_goods);
            assert_eq!(goods, None, "{game}, {}", region.id);
            assert!(things.iter().all(|thing| thing.what != "eclipse"), "{game}, {}", region.id);
        }
        assert!(placed(PictureKind::Overview).iter().all(|thing| thing.what != "eclipse"), "{game}");
    }
}

/// In the middle of a turn, a region says nothing about workers out of reach.
#[test]
fn boards_are_out_of_reach_only_before_a_move() {
    let (renderer, names, game) = (Renderer::default(), names(NAMES), "teotihuacan-2p-66");
    let mut told = 0;
    for steps in (0..length(game)).step_by(9) {
        let now = recorded(game, steps, 0).now;
        // With all workers locked, the seat unlocks them first.
        let begins = |step: &str| step.starts_with("move ") || step.starts_with("unlock ");
        let before_move = |seat| now.prompt(seat).choices.iter().any(|choice| begins(&choice.step));
        let before_move = now.to_act().iter().any(before_move);
        for board in ["forest", "nobles"] {
            let kind = PictureKind::Region(board.to_owned());
            let scene = now.scene(kind, Viewer::Public, None, &names, Theme::Light);
            let placed = renderer.placed(&scene, &english(&names));
            let none = placed.iter().any(|thing| thing.what.starts_with("None of the workers"));
            assert!(before_move || !none, "step {steps}, {board}");
            told += usize::from(none);
        }
    }
    assert!(told > 0);
}

/// Returns the number that the label of a choice shares with the planner's picture.
fn number_of(choice: &Choice) -> Option<u8> {
    let number = |name: &str, more: i64| {
        let arg = choice.label.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg);
        let Some(Arg::Number(number)) = arg else { panic!("{choice:?}") };
        u8::try_from(number + more).ok()
    };
    match choice.step.split(' ').collect::<Vec<_>>()[..] {
        ["action", number] | ["pick" | "use", _, number] => number.parse().ok(),
        ["move", ..] => number("power", 0),
        ["space", id] if !id.starts_with("ledge") => number("number", 0),
        ["rotate", _] => number("turns", 1),
        _ => None,
    }
}

/// Over whole games, the planner shows each number of a choice once, and nothing of its picture is covered or cut.
#[test]
fn drafts_show_the_numbers_of_the_choices_once() {
    let (renderer, names) = (Renderer::default(), names(NAMES));
    let mut all = BTreeSet::new();
    let mut numbered: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for game in ["tzolkin-2p-10-pauper", "tzolkin-4p-3-builder", "teotihuacan-2p-66", "teotihuacan-4p-890"] {
        let (title, _) = game.split_once('-').unwrap();
        let mut step = 0;
        walk(game, |seat, moment| {
            step += 1;
            let scene = moment.picture(PictureKind::Draft(seat), &names, Theme::Light);
            assert_eq!((scene.width, scene.height), SIZE, "{game} {step}");
            let placed = renderer.placed(&scene, &english(&names));
            unclear(&format!("{game} {step}"), "en", &scene, &placed, &names, &mut all);
            let state = moment.now.describe();
            let number = |choice: &Choice| match choice.step.split_once(' ') {
                // A worker comes to the lowest free space.
                Some(("place", gear)) if title == "tzolkin" => {
                    state["gears"][gear].as_array()?.iter().zip(0..).find(|(at, _)| at.is_null())?.1.into()
                }
                _ => number_of(choice),
            };
            let prompt = moment.now.prompt(seat);
            let mut choices: Vec<u8> = prompt.choices.iter().filter_map(number).collect();
            let shown = placed.iter().filter(|thing| thing.need == Importance::Glance && thing.top > HEADING);
            let mut shown: Vec<u8> = shown.filter_map(|thing| thing.what.parse().ok()).collect();
            choices.sort_unstable();
            shown.sort_unstable();
            assert_eq!(choices, shown, "{game} {step}: {:?}", prompt.question);
            for choice in prompt.choices.iter().filter(|choice| number(choice).is_some()) {
                let kind = choice.step.split(' ').next().unwrap_or_default();
                *numbered.entry((title, kind.to_owned())).or_default() += 1;
            }
        });
    }
    let first: Vec<&String> = all.iter().take(40).collect();
    assert!(all.is_empty(), "{} faults: {first:#?}", all.len());
    for (title, kinds) in
        [("tzolkin", &["action", "pick", "place"][..]), ("teotihuacan", &["move", "rotate", "space"][..])]
    {
        for kind in kinds {
            let count = numbered.get(&(title, (*kind).to_owned())).copied().unwrap_or_default();
            assert!(count > 20, "{title} {kind}: {count}");
        }
    }
}

/// The most bytes of an overview and of a region, median and maximum.
const BYTES: [(&str, usize, usize); 2] = [("overview", 120_000, 150_000), ("region", 60_000, 90_000)];

/// Prints the sizes of overviews and regions over two games.
#[test]
fn pictures_for_chats_have_few_bytes() {
    let (renderer, names) = (Renderer::default(), names(NAMES));
    for game in SAMPLES {
        let mut sizes = [Vec::new(), Vec::new()];
        for (number, steps) in (10..=length(game)).step_by(23).enumerate() {
            let moment = recorded(game, steps, 12);
            let bytes = |kind| renderer.png(&moment.picture(kind, &names, Theme::Light), &english(&names)).len();
            let regions = moment.now.face(Viewer::Public).regions();
            sizes[0].push(bytes(PictureKind::Overview));
            for at in [number, number + regions.len() / 2] {
                sizes[1].push(bytes(PictureKind::Region(regions[at % regions.len()].id.clone())));
            }
        }
        for (sizes, (what, median, most)) in sizes.iter_mut().zip(BYTES) {
            sizes.sort_unstable();
            let (middle, last) = (sizes[sizes.len() / 2], *sizes.last().unwrap());
            println!("{game}: {} {what}s, {middle} bytes in the median, {last} at most", sizes.len());
            assert!(middle <= median && last <= most, "{game}, {what}: {middle} and {last} bytes");
        }
    }
}
