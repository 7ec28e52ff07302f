//! The things on the board of the web page, with their state now.

use game_kit::BoardThing;

use crate::gears::GearOccupant;
use crate::ids::{BuildingId, MonumentId};
use crate::places;

use super::prelude::*;
use super::{board, questions, spaces};

pub fn things(view: &View) -> Vec<BoardThing> {
    let table = &view.table;
    let mut things = vec![calendar(view), first_player_space(table)];
    for gear in Gear::ALL {
        things.push(self::gear(table, gear));
        things.extend((0..=data().gear(gear).last_space).map(|number| space(table, gear, number)));
    }
    things.extend(Temple::ALL.map(|of| temple(table, of)));
    things.extend(Technology::ALL.map(|of| technology(table, of)));
    things.push(deck(table));
    things.extend(table.offered().map(building));
    things.extend(table.monuments_in_game().map(|id| monument(table, id)));
    things
}

fn thing(
    place: impl Into<String>,
    group: Phrase,
    name: Phrase,
    topic: impl Into<String>,
    state: Vec<Phrase>,
) -> BoardThing {
    BoardThing { place: place.into(), group, name, state, topic: Some(topic.into()) }
}

/// A line of the board as a sentence.
fn sentence(line: Phrase) -> Phrase {
    Phrase::new("tzolkin-picture-alt-line").with("line", line)
}

fn page(key: &str) -> Phrase {
    Phrase::new(format!("tzolkin-page-{key}"))
}

fn calendar(view: &View) -> BoardThing {
    let mut lines = vec![questions::status(view)];
    lines.extend((view.table.phase != Phase::Over).then(|| board::calendar(&view.table)));
    let state = lines.into_iter().map(sentence).collect();
    thing(places::CALENDAR, page("calendar"), page("calendar"), "rule-food_day", state)
}

fn first_player_space(table: &Table) -> BoardThing {
    let name = Phrase::new("tzolkin-first-player-space");
    let state = vec![sentence(board::first_player_space(table))];
    thing(places::FIRST_PLAYER, page("calendar"), name, "first-player-space", state)
}

/// A gear with its workers, and the price of the next one for the player to move.
fn gear(table: &Table, gear: Gear) -> BoardThing {
    let places = table.phase == Phase::Turns && table.player(table.active).workers_in_hand > 0;
    let price = table.placement_cost(gear).filter(|_| places).map(|cost| {
        let line = Phrase::new("tzolkin-picture-alt-place").seat("seat", table.active);
        line.with("price", phrases::corn(cost))
    });
    let skulls = (gear == Gear::ChichenItza).then(|| board::skulls(table));
    let lines = std::iter::once(board::workers(table, gear)).chain(price).chain(skulls);
    let topic = format!("gear-{}", gear.id());
    thing(places::gear(gear), phrases::gear(gear), phrases::gear(gear), topic, lines.map(sentence).collect())
}

/// A space with its worker, its tiles or skull, and its gain for the player to move.
fn space(table: &Table, gear: Gear, number: u8) -> BoardThing {
    let mut state = vec![match table.occupant(gear, number) {
        Some(GearOccupant::Player(seat)) => page("worker").seat("seat", seat),
        Some(GearOccupant::Dummy(_)) => page("dummy"),
        None if table.lowest_free_space(gear) == Some(number) => {
            page("next").with("corn", phrases::corn(number.into()))
        }
        None => page("free"),
    }];
    if let Some(tiles) = board::group(table, gear, number) {
        let gone = table.group(number).corn == 0;
        state.push(if gone { Phrase::new("tzolkin-why-corn-gone") } else { sentence(tiles) });
    }
    if gear == Gear::ChichenItza && table.skulls_on_chichen_itza >> number & 1 != 0 {
        state.push(page("skull"));
    }
    if number > 0 && matches!(table.phase, Phase::Turns | Phase::Calendar) {
        let action = spaces::action(table, table.active, gear, number);
        let corn = table.player(table.active).goods[Material::Corn];
        let possible =
            number > data().gear(gear).last_action || table.action_available(table.active, gear, number, corn);
        let key = if possible { "action" } else { "impossible" };
        state.push(page(key).seat("seat", table.active).with("action", action));
    }
    let topic = if number == 0 { format!("gear-{}", gear.id()) } else { format!("space-{}-{number}", gear.id()) };
    thing(places::space(gear, number), phrases::gear(gear), phrases::space(gear, number), topic, state)
}

fn temple(table: &Table, of: Temple) -> BoardThing {
    let group = Phrase::new("tzolkin-picture-region-temples");
    let state = vec![sentence(board::markers(table, of))];
    thing(places::temple(of), group, phrases::temple(of), format!("temple-{}", of.id()), state)
}

/// A technology with each player's level and the price of the next one.
fn technology(table: &Table, of: Technology) -> BoardThing {
    let group = Phrase::new("tzolkin-picture-region-technologies");
    let state = table.seats().map(|seat| sentence(board::levels(table, seat, &[of]))).collect();
    thing(places::technology(of), group, phrases::technology(of), format!("technology-{}", of.id()), state)
}

fn deck(table: &Table) -> BoardThing {
    let left = Phrase::new("tzolkin-picture-deck").with("count", table.deck);
    let group = Phrase::new("tzolkin-picture-buildings");
    thing(places::DECK, group, page("deck"), "rule-building", vec![sentence(left)])
}

fn building(id: BuildingId) -> BoardThing {
    let form = &data().buildings[id.index()];
    let kind = Phrase::new("tzolkin-topic-building").with("age", form.age).with("kind", phrases::kind(form.kind));
    let cost = Phrase::new("tzolkin-topic-cost").with("cost", phrases::goods(form.cost));
    let name = phrases::building(id);
    let effect = Phrase::new(format!("{}.effect", name.key));
    // Similar buildings share a topic.
    let same = BuildingId::all().find(|other| data().buildings[other.index()].name == form.name).unwrap_or(id);
    let (group, topic) = (Phrase::new("tzolkin-picture-buildings"), format!("building-{}", same.id()));
    thing(places::building(id), group, name, topic, vec![kind, cost, effect])
}

fn monument(table: &Table, id: MonumentId) -> BoardThing {
    let form = &data().monuments[id.index()];
    let kind = Phrase::new("tzolkin-topic-monument").with("kind", phrases::monument_kind(form.kind));
    let cost = Phrase::new("tzolkin-topic-cost").with("cost", phrases::goods(form.cost));
    let name = phrases::monument(id);
    let effect = Phrase::new(format!("{}.effect", name.key));
    let built = table.monument_owner(id).map(|seat| page("built").seat("seat", seat));
    let state = [kind, cost, effect].into_iter().chain(built).collect();
    let (group, topic) = (Phrase::new("tzolkin-picture-monuments"), format!("monument-{}", id.id()));
    thing(places::monument(id), group, name, topic, state)
}
