//! The words of typed steps.

use game_kit::typed::{Word, keywords};

use crate::ids::{BuildingId, MonumentId, Resource, TileId};

use super::prelude::*;

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

/// Every word of the notation.
pub fn vocabulary() -> Vec<Word> {
    let gears = Gear::ALL.into_iter().map(|gear| Word::named(gear.id(), phrases::gear(gear)));
    let temples = Temple::ALL.into_iter().map(|temple| Word::named(temple.id(), phrases::temple(temple)));
    let technologies = Technology::ALL.into_iter().map(|of| Word::named(of.id(), phrases::technology(of)));
    let buildings = BuildingId::all().map(|of| Word::named(of.id(), phrases::building_name(of)));
    let monuments = MonumentId::all().map(|of| Word::named(of.id(), phrases::monument(of)));
    let tiles = TileId::all().map(|tile| Word::named(tile.id(), phrases::tile(tile)));
    keywords(&FORMS)
        .chain(Resource::ALL.into_iter().map(|resource| Word::good(resource.id())))
        .chain([Word::good(Material::Corn.id())])
        .chain(gears)
        .chain(temples)
        .chain(technologies)
        .chain(buildings)
        .chain(monuments)
        .chain(tiles)
        .collect()
}
