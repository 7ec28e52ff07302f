//! The changes for a player since an earlier moment.

use game_kit::recap;

use super::prelude::*;

/// The cards that the player could pay for and that are gone, then the changed prices of a new worker.
pub fn recap(view: &View, since: &View, seat: Seat) -> Vec<Phrase> {
    let (now, before) = (&view.table, &since.table);
    if now.phase != Phase::Turns || before.phase != Phase::Turns {
        return Vec::new();
    }
    recap::gone("tzolkin-recap-gone", "things", gone(now, before, seat))
        .into_iter()
        .chain(prices(now, before))
        .collect()
}

/// The buildings and monuments that another player has built, or that left with their age.
fn gone(now: &Table, before: &Table, seat: Seat) -> Vec<Phrase> {
    let player = before.player(seat);
    let corn = player.goods[Material::Corn];
    let own = |id| now.player(seat).buildings.contains(id);
    let buildings = before.offer.iter().flatten().filter(|id| !now.offer.contains(&Some(**id)) && !own(**id));
    let buildings = buildings.filter(|id| before.can_build(seat, **id, BuildWay::Single, corn));
    let monuments = before.monuments.iter();
    let monuments = monuments.filter(|id| !now.monuments.contains(*id) && !now.player(seat).monuments.contains(*id));
    let monuments = monuments.filter(|id| player.goods.cover(data().monuments[id.index()].cost));
    buildings.map(|id| phrases::building(*id)).chain(monuments.map(phrases::monument)).collect()
}

/// The changed prices of the next worker on each gear, in corn.
fn prices(now: &Table, before: &Table) -> Option<Phrase> {
    let changes = Gear::ALL.into_iter().map(|gear| {
        let price = |key| Phrase::new(key).with("gear", phrases::gear(gear));
        match (before.lowest_free_space(gear), now.lowest_free_space(gear)) {
            (Some(before), Some(now)) => {
                let words = price("tzolkin-recap-price").with("before", before).with("now", phrases::corn(now.into()));
                (now.cmp(&before), words)
            }
            (None, Some(now)) => {
                (std::cmp::Ordering::Less, price("tzolkin-recap-free").with("now", phrases::corn(now.into())))
            }
            (Some(_), None) => (std::cmp::Ordering::Greater, price("tzolkin-recap-full")),
            (None, None) => (std::cmp::Ordering::Equal, price("tzolkin-recap-full")),
        }
    });
    recap::prices(["tzolkin-recap-cheaper", "tzolkin-recap-dearer", "tzolkin-recap-prices"], changes)
}
