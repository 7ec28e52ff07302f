//! Tests of the notation of actions.

use engine::Notation;
use proptest::prelude::*;
use proptest::sample::select;
use tzolkin::action::{Action, Architecture, Harvest, Pair};
use tzolkin::goods_of;
use tzolkin::ids::{BuildingId, Gear, MonumentId, Resource, Technology, Temple, TileId};

fn action() -> impl Strategy<Value = Action> {
    let tiles = || select(TileId::all().collect::<Vec<_>>());
    let pair = (tiles(), tiles()).prop_filter("two different tiles", |(one, other)| one != other);
    let (gears, temples) = (|| select(Gear::ALL.to_vec()), || select(Temple::ALL.to_vec()));
    let (technologies, resources) = (select(Technology::ALL.to_vec()), || select(Resource::ALL.to_vec()));
    let architecture =
        prop_oneof![Just(Architecture::Full), Just(Architecture::Plain), resources().prop_map(Architecture::Sparing),];
    let buildings = select(BuildingId::all().collect::<Vec<_>>());
    let paid = [0..4_u8, 0..4, 0..4].prop_filter("one to three", |paid| (1..=3).contains(&goods_of(*paid).resources()));
    prop_oneof![
        pair.prop_map(|(one, other)| Action::Keep(Pair(one, other))),
        temples().prop_map(Action::Beg),
        gears().prop_map(Action::Place),
        select(vec![Action::PlaceFirstPlayer, Action::Nothing, Action::Stop, Action::End]),
        (gears(), 0..8_u8).prop_map(|(gear, space)| Action::Pick(gear, space)),
        (1..=9_u8).prop_map(Action::Action),
        select(Harvest::ALL.to_vec()).prop_map(Action::Harvest),
        temples().prop_map(Action::Lower),
        technologies.prop_map(Action::Advance),
        paid.prop_map(Action::Pay),
        temples().prop_map(Action::Climb),
        resources().prop_map(Action::Gain),
        (buildings, architecture).prop_map(|(building, architecture)| Action::Build(building, architecture)),
        select(MonumentId::all().collect::<Vec<_>>()).prop_map(Action::Monument),
        resources().prop_map(Action::Buy),
        resources().prop_map(Action::Sell),
        (select(Gear::ALL[..3].to_vec()), 1..=5_u8).prop_map(|(gear, number)| Action::Use(gear, number)),
        resources().prop_map(Action::Offer),
        (1..=2_u8).prop_map(Action::Days),
    ]
}

fn written(action: Action) -> String {
    let mut text = String::new();
    action.write(&mut text).unwrap();
    text
}

proptest! {
    #[test]
    fn an_action_is_read_as_it_was_written(action in action()) {
        prop_assert_eq!(Action::parse(&written(action)), Some(action));
    }

    /// Each action has exactly one spelling: parsed text is written back unchanged.
    #[test]
    fn text_that_is_read_is_canonical(text in action().prop_flat_map(|action| damaged(written(action)))) {
        if let Some(action) = Action::parse(&text) {
            prop_assert_eq!(written(action), text);
        }
    }

    #[test]
    fn any_text_can_be_read_without_harm(text in any::<String>()) {
        if let Some(action) = Action::parse(&text) {
            prop_assert_eq!(written(action), text);
        }
    }
}

/// Changes one piece of the text.
fn damaged(text: String) -> impl Strategy<Value = String> {
    let pieces = ["", " ", "  ", "0", "+1", "1", "wood", "gold", "plain", "sparing", "END", "\n", "_", "10", "tikal"];
    (0..=text.len(), select(pieces.to_vec()), any::<bool>()).prop_map(move |(at, piece, replace)| {
        // Notation is plain ASCII, so every index is a character boundary.
        let rest = if replace && at < text.len() { at + 1 } else { at };
        format!("{}{piece}{}", &text[..at], &text[rest..])
    })
}

#[test]
fn only_single_spaces_and_lower_case_are_read() {
    for text in [
        "end ",
        " end",
        "End",
        "place  tikal",
        "place tikal ",
        "pick tikal 03",
        "pick tikal +3",
        "pick tikal 8",
        "pay wood stone wood",
        "pay",
        "pay wood wood wood wood",
        "keep tikal_1 tikal_1",
        "days 3",
        "use chichen_itza 1",
        "use uxmal 5",
        "use tikal 6",
        "action 0",
        "action 10",
        "build a1_01 sparing",
        "place tikal; end",
        "",
        "place",
    ] {
        assert_eq!(Action::parse(text), None, "{text:?}");
    }
}
