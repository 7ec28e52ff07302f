//! Small phrases from which all others are made: names, amounts, effects. Events use them too.

use engine::Phrase;
use game_kit::names::names;

use super::data::{BuildWay, Effect, Goods, Price, data};
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
            other => others.push(self::effect(other, None)),
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

/// An effect in words: the gain from a card, or with a price the action of a space.
pub(crate) fn effect(effect: Effect, price: Option<Price>) -> Phrase {
    let with = |key: &str, n: u16| Phrase::new(key).with("n", n);
    let at_space = price.is_some();
    match effect {
        Effect::Fish { corn: n } => Phrase::new("tzolkin-action-fish").with("goods", corn(n)),
        Effect::Harvest { corn: n, wood: None, .. } => Phrase::new("tzolkin-action-harvest-corn").with("corn", corn(n)),
        Effect::Harvest { corn: n, wood: Some(wood), .. } => {
            Phrase::new("tzolkin-action-harvest").with("corn", corn(n)).with("wood", amount(Material::Wood, wood))
        }
        Effect::Gain { materials } => Phrase::new("tzolkin-action-gain").with("goods", goods(materials)),
        Effect::GainAnyResource { count } => resources(count),
        Effect::GainVp { vp } => points(vp),
        Effect::GainWorker { workers: n } if at_space => {
            Phrase::new("tzolkin-action-worker").with("workers", workers(n))
        }
        Effect::GainWorker { workers: n } => workers(n),
        Effect::Climb { temple, steps: n } => steps(temple, n),
        Effect::ClimbAny { steps, .. } => match price {
            Some(price) => Phrase::new("tzolkin-action-climb").with("cost", self::price(price)).with("temples", steps),
            None => with("tzolkin-effect-climb-any", steps.into()),
        },
        Effect::Advance { technology, levels: n } => levels(technology, n),
        Effect::AdvanceAny { levels, paid: true } => Phrase::new("tzolkin-action-advance").with("levels", levels),
        Effect::AdvanceAny { levels, paid: false } => with("tzolkin-effect-advance-any", levels.into()),
        Effect::Build { way } => Phrase::new(match way {
            BuildWay::Corn => "tzolkin-action-build-corn",
            BuildWay::First => "tzolkin-action-build-or-monument",
            _ if at_space => "tzolkin-action-build",
            _ => "tzolkin-effect-build-building",
        }),
        Effect::Market => Phrase::new(if at_space { "tzolkin-action-market" } else { "tzolkin-effect-market" }),
        Effect::Use { corn: n, .. } if at_space => Phrase::new("tzolkin-action-use").with("cost", corn(n)),
        Effect::Use { corn, .. } => with("tzolkin-effect-use-action", corn),
        Effect::FeedFree { workers } => with("tzolkin-effect-feed-free", workers.into()),
        Effect::FeedDiscount { corn_per_worker } => with("tzolkin-effect-feed-discount", corn_per_worker),
    }
}

/// "3 corn" or "1 resource".
pub(crate) fn price(price: Price) -> Phrase {
    match price.any_resources {
        0 => corn(price.goods[Material::Corn]),
        count => resources(count),
    }
}
