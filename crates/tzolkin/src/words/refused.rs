//! The reason why a typed step isn't legal.

use crate::Tzolkin;
use crate::gears::Occupant;
use engine::Game;
use game_kit::typed::unknown_word;

use super::prelude::*;
use super::vocabulary::vocabulary;
use super::why;

/// The forms of steps, with `*` for a name.
pub(super) const FORMS: [&str; 20] = [
    "keep *",
    "beg *",
    "place *",
    "place first_player",
    "pick * 0",
    "action 1",
    "nothing",
    "harvest burn bare",
    "lower *",
    "advance *",
    "pay *",
    "climb *",
    "gain *",
    "build * plain",
    "build sparing *",
    "monument *",
    "buy *",
    "sell *",
    "offer *",
    "use * stop end days",
];

/// The reason why the seat can't take this step now, if a sentence tells it.
pub fn why_refused(view: &View, seat: Seat, step: &str) -> Option<Phrase> {
    let table = &view.table;
    if table.phase != Phase::Turns || !table.is_to_act(seat) {
        return None;
    }
    let Some(action) = Tzolkin::parse_action(step) else {
        return unknown_word(step, &vocabulary(), &FORMS, Tzolkin::parse_action);
    };
    match (action, table.task()) {
        (Action::Place(gear), None) => place(table, seat, gear),
        (Action::PlaceFirstPlayer, None) => table.first_player_space.map(|other| why::first_player(seat, other)),
        (Action::Pick(gear, space), None) => pick(table, seat, gear, space),
        (Action::Action(number), Some(Task::ChooseAction { gear, space })) => {
            why::action(table, seat, (gear, space), number)
        }
        (Action::Climb(temple), Some(Task::Climb { .. })) => why::no_climb(table, seat, temple),
        (Action::Build(..) | Action::Monument(_) | Action::Advance(_) | Action::Beg(_), _) => {
            why::why_not(view, seat).into_iter().next()
        }
        _ => None,
    }
}

fn place(table: &Table, seat: Seat, gear: Gear) -> Option<Phrase> {
    let player = table.player(seat);
    if table.turn.mode == Mode::Picking {
        return Some(Phrase::new("tzolkin-why-picked"));
    }
    if player.workers_in_hand == 0 {
        return Some(Phrase::new("tzolkin-why-no-hand"));
    }
    let Some(space) = table.lowest_free_space(gear) else {
        return Some(Phrase::new("tzolkin-why-full").with("gears", vec![phrases::gear(gear)]));
    };
    let (corn, cost) = (player.goods[Material::Corn], table.placement_cost(gear)?);
    let price = Phrase::new("tzolkin-why-price").with("what", phrases::space(gear, space));
    let dear = vec![price.with("price", phrases::corn(cost))];
    (cost > corn).then(|| Phrase::new("tzolkin-why-dear-spaces").with("spaces", dear).with("corn", phrases::corn(corn)))
}

fn pick(table: &Table, seat: Seat, gear: Gear, space: u8) -> Option<Phrase> {
    if table.turn.mode == Mode::Placing {
        return Some(Phrase::new("tzolkin-why-placed").with("count", table.turn.placed));
    }
    let own = table.gears.at(gear, space) == Some(Occupant::Player(seat));
    let known = usize::from(space) < data().gear(gear).actions.len();
    (!own && known).then(|| Phrase::new("tzolkin-why-not-yours").with("space", phrases::space(gear, space)))
}
