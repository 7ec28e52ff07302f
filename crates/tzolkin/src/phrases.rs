//! Small phrases from which all others are made: names, amounts, effects. Events use them too.

use engine::Phrase;
use game_kit::names::names;

use super::data::{Effect, Goods, data};
use super::ids::{BuildingId, Gear, Kind, Material, MonumentId, Resource, Technology, Temple, TileId};

names! {
    gear(Gear) = "tzolkin-gear-{}";
    temple(Temple) = "tzolkin-temple-{}";
    technology(Technology) = "tzolkin-technology-{}";
    building(BuildingId) = "tzolkin-building-{}";
    monument(MonumentId) = "tzolkin-monument-{}";
    tile(TileId) = "tzolkin-wealth-{}";
    kind(Kind) = "tzolkin-kind-{}";
    monument_kind(Kind) = "tzolkin-kind-monument-{}";
}

/// `tzolkin-amount-<material>` with `count`.
pub fn amount(material: Material, count: u16) -> Phrase {
    Phrase::new(format!("tzolkin-amount-{}", material.id())).with("count", count)
}

/// A list of `tzolkin-amount-<material>`.
pub fn amounts(goods: Goods) -> Vec<Phrase> {
    goods.iter().map(|(material, count)| amount(material, count)).collect()
}

/// A space of a gear: "Tikal 3".
pub fn space(of: Gear, number: u8) -> Phrase {
    Phrase::new("tzolkin-space").with("gear", gear(of)).with("space", number)
}

/// The benefit of a technology's level, 1 to 3. Beyond it, the bonus.
pub(crate) fn benefit(technology: Technology, level: usize) -> Phrase {
    let id = technology.id();
    match level {
        1..=3 => Phrase::new(format!("tzolkin-technology-{id}.level-{level}")),
        _ => Phrase::new(format!("tzolkin-technology-{id}.bonus")),
    }
}

/// The scoring of a monument, in a few words.
pub(crate) fn monument_score(monument: MonumentId) -> Phrase {
    Phrase::new(format!("tzolkin-monument-{}.score", monument.id()))
}

/// The name of a building. Similar buildings share a name, so players don't have to choose between them.
pub(crate) fn building_name(which: BuildingId) -> Phrase {
    let form = &data().buildings[which.index()];
    let mut all = BuildingId::all();
    let alike = all.find(|other| {
        let other = &data().buildings[other.index()];
        (other.age, other.kind, &other.cost, &other.effects) == (form.age, form.kind, &form.cost, &form.effects)
    });
    building(alike.unwrap_or(which))
}

/// "3 corn".
pub fn corn(n: u16) -> Phrase {
    amount(Material::Corn, n)
}

/// A single resource: "1 wood".
pub fn one(resource: Resource) -> Phrase {
    amount(resource.material(), 1)
}

/// "2 resources", of any kind.
pub fn resources(n: u8) -> Phrase {
    Phrase::new("tzolkin-amount-resource").with("count", n)
}

/// "3 points".
pub fn points(n: impl Into<i64>) -> Phrase {
    Phrase::new("tzolkin-amount-vp").with("count", n.into())
}

/// "2 workers".
pub fn workers(n: u8) -> Phrase {
    Phrase::new("tzolkin-amount-worker").with("count", n)
}

/// An enumeration as a separate phrase.
pub fn all(items: Vec<Phrase>) -> Phrase {
    Phrase::new("core-list").with("items", items)
}

/// Goods, "2 wood and 1 gold"; "nothing" if there are none.
pub fn goods(goods: Goods) -> Phrase {
    if goods.is_empty() { Phrase::new("tzolkin-amount-nothing") } else { all(amounts(goods)) }
}

/// Steps up in a temple: "Chaac +1".
pub fn steps(in_temple: Temple, n: u8) -> Phrase {
    Phrase::new("tzolkin-effect-climb").with("temple", temple(in_temple)).with("n", n)
}

/// Levels of a technology: "Agriculture +1".
pub fn levels(of: Technology, n: u8) -> Phrase {
    Phrase::new("tzolkin-effect-advance").with("technology", technology(of)).with("n", n)
}

/// The gains from some effects, one by one. Goods, points and workers of several effects are added up.
pub fn effects<'a>(effects: impl IntoIterator<Item = &'a Effect>) -> Vec<Phrase> {
    let with = |key: &str, n: u16| Phrase::new(key).with("n", n);
    let (mut materials, mut vp, mut helpers) = (Goods::NONE, 0_i64, 0_u8);
    let mut climbed = [0_u8; 3];
    let mut advanced = [0_u8; 4];
    let mut others = Vec::new();
    for effect in effects {
        match *effect {
            Effect::Gain { materials: more } => materials += more,
            Effect::GainVp { vp: more } => vp += i64::from(more),
            Effect::GainWorker { workers } => helpers += workers,
            Effect::Climb { temple, steps } => climbed[temple.index()] += steps,
            Effect::Advance { technology, levels } => advanced[technology.index()] += levels,
            Effect::ClimbAny { steps } => others.push(with("tzolkin-effect-climb-any", steps.into())),
            Effect::AdvanceAny { levels } => others.push(with("tzolkin-effect-advance-any", levels.into())),
            Effect::BuildBuilding => others.push(Phrase::new("tzolkin-effect-build-building")),
            Effect::Market => others.push(Phrase::new("tzolkin-effect-market")),
            Effect::UseAction { corn, .. } => others.push(with("tzolkin-effect-use-action", corn)),
            Effect::FeedFree { workers } => others.push(with("tzolkin-effect-feed-free", workers.into())),
            Effect::FeedDiscount { corn_per_worker } => {
                others.push(with("tzolkin-effect-feed-discount", corn_per_worker));
            }
            Effect::GainAnyResource { count } => others.push(resources(count)),
        }
    }
    let mut phrases: Vec<Phrase> = amounts(materials);
    phrases.extend((helpers > 0).then(|| workers(helpers)));
    phrases.extend(Temple::ALL.into_iter().zip(climbed).filter(|(_, n)| *n > 0).map(|(temple, n)| steps(temple, n)));
    let advanced = Technology::ALL.into_iter().zip(advanced).filter(|(_, n)| *n > 0);
    phrases.extend(advanced.map(|(technology, n)| levels(technology, n)));
    phrases.extend(others);
    phrases.extend((vp != 0).then(|| points(vp)));
    phrases
}
