//! Effects, prices and scorings as icons. Each is described here once. The pictures only choose sizes and places.

use game_kit::picture::icon_row::{FULL, IconRow};

use super::prelude::*;

/// A few alike things: all of them, or from three on a figure and one of them.
fn few(count: u8, name: &'static str) -> IconRow {
    if count > 2 { IconRow::new().amount(count, name) } else { IconRow::new().icons(count, name) }
}

/// The parts of an effect. A narrow place shows them one below the other.
pub(super) fn parts(effect: Effect) -> Vec<IconRow> {
    let row = IconRow::new;
    let parts = match effect {
        Effect::Fish { corn } => [row().amount(corn, "corn"), row().icon("fish")],
        Effect::Harvest { corn, wood, .. } => {
            [row().amount(corn, "corn"), wood.map_or(row(), |wood| row().amount(wood, "wood"))]
        }
        Effect::Gain { materials } => {
            let others = [Material::Wood, Material::Stone, Material::Gold, Material::Skull];
            let others = others.into_iter().fold(row(), |row, of| row.some(materials[of], of.id()));
            [row().some(materials[Material::Corn], "corn"), others]
        }
        Effect::GainAnyResource { count } => [few(count, "cube"), row()],
        Effect::GainVp { vp } => [row().points(vp), row()],
        Effect::GainWorker { workers } => [few(workers, "pawn"), row()],
        Effect::Climb { temple: of, steps } => [few(steps, temple(of)), row()],
        Effect::ClimbAny { steps, .. } => [few(steps, "t-any"), row()],
        Effect::Advance { technology, levels } => [few(levels, technology.id()), row()],
        Effect::AdvanceAny { levels, .. } => [few(levels, "tech"), row()],
        Effect::Build { way: BuildWay::First } => [few(2, "house"), row().icon("stela")],
        Effect::Build { .. } => [row().icon("house"), row()],
        Effect::Market => [row().icon("market"), row()],
        Effect::Use { .. } => [row().icon("wheel"), row()],
        Effect::FeedFree { workers } => [row().amount(workers, "pawn").icon("nofood"), row()],
        Effect::FeedDiscount { corn_per_worker } => {
            [row().icon("pawn").amount(change(-i32::from(corn_per_worker)), "corn"), row()]
        }
    };
    parts.into_iter().filter(|part| !part.is_empty()).collect()
}

/// An effect without its price, in one line.
fn gain(effect: Effect) -> IconRow {
    let either = matches!(effect, Effect::Harvest { .. } | Effect::Build { .. });
    let join = |row: IconRow, part| if either { row.or().and(part) } else { row.and(part) };
    parts(effect).into_iter().reduce(join).unwrap_or_default()
}

/// The amount and the drawing of a price, without the skull that all spaces of Chichen Itza take.
fn price_of(offer: &Offer) -> (u16, &'static str) {
    let price = offer.price;
    match offer.main() {
        Some(Effect::Use { corn, .. }) => (corn, "corn"),
        _ if price.any_resources > 0 => (price.any_resources.into(), "cube"),
        _ => (price.goods[Material::Corn] + price.corn_per_resource, "corn"),
    }
}

/// The price of a space's action, empty if it is free.
pub(super) fn price(offer: &Offer) -> IconRow {
    let (amount, name) = price_of(offer);
    let price = IconRow::new().colour(PRICE);
    // The color is that of the price alone.
    IconRow::new().and(match amount {
        0 => price,
        each if offer.price.corn_per_resource > 0 => price.amount(each, name).or().icon("cube"),
        amount => price.price(amount, name),
    })
}

/// A space's action in one line: its price, then its gains. On Uxmal 4 the amount depends on the building.
pub(super) fn offer(offer: &Offer) -> IconRow {
    let row = match price_of(offer) {
        (0, _) => IconRow::new(),
        (_, name) if offer.price.corn_per_resource > 0 => IconRow::new().icon(name).to(),
        (amount, name) => IconRow::new().some(amount, name).to(),
    };
    offer.effects.iter().fold(row, |row, &effect| row.and(gain(effect)))
}

pub(super) fn effects(effects: &[Effect]) -> IconRow {
    let all = effects.iter().map(|&effect| match effect {
        Effect::Use { corn, .. } => IconRow::new().some(corn, "corn").to().and(gain(effect)),
        _ => gain(effect),
    });
    all.reduce(|row, next| row.gap(0.2).and(next)).unwrap_or_default()
}

pub(super) fn benefit(technology: Technology, level: usize) -> IconRow {
    let (data, row) = (data(), IconRow::new());
    let Some(before) = level.checked_sub(1) else { return row };
    let plus = |number: i32, name| IconRow::new().amount(change(number), name);
    let more = |values: [u16; 4]| i32::from(values[level]) - i32::from(values[before]);
    // On the spaces of Yaxchilan.
    let bonuses = data.gear(Gear::Yaxchilan).offers.iter().map(|offer| offer.bonus);
    let gains = bonuses.filter(|bonus| bonus.technology == technology).flat_map(|bonus| {
        let by_level = |of| i32::from(bonus.by_level[level][of]) - i32::from(bonus.by_level[before][of]);
        Material::ALL.map(|of| (by_level(of), of.id()))
    });
    let gain = gains.filter(|(more, _)| *more > 0).map(|(more, name)| plus(more, name)).next().unwrap_or_default();
    match technology {
        Technology::Agriculture if data.harvest_bare[level] && !data.harvest_bare[before] => {
            row.icon("notile").icon("fish")
        }
        Technology::Agriculture => plus(more(data.harvest_corn), "corn"),
        Technology::Architecture if more(data.build_corn) > 0 => plus(more(data.build_corn), "corn"),
        Technology::Architecture if data.build_vp[level] > data.build_vp[before] => {
            row.points(change((data.build_vp[level] - data.build_vp[before]).into()))
        }
        Technology::Architecture => plus(-i32::from(data.discount_resources[level]), "cube"),
        Technology::Theology if data.ahead[level] > data.ahead[before] => {
            row.icon("wheel").figure(change(data.ahead[level].into()))
        }
        Technology::Theology if data.offering[level] && !data.offering[before] => row.icon("cube").to().icon("t-any"),
        Technology::Extraction | Technology::Theology => gain,
    }
}

pub(super) fn scoring(scoring: &Scoring, players: usize) -> IconRow {
    let row = IconRow::new;
    let each = |vp: i32| row().points(vp).figure("×");
    let steps = |name, points_by_count: &[i32]| {
        let mut points: Vec<String> = points_by_count.iter().filter(|&&vp| vp != 0).map(i32::to_string).collect();
        points.dedup();
        row().amount(points.join("·"), name)
    };
    match *scoring {
        Scoring::PerOwnKind { kind, vp } => {
            let mut sign = kind_icon(kind, false, FULL);
            sign.size = (0.84 * FULL).into();
            each(vp).drawing(sign)
        }
        Scoring::PerOwnConstruction { vp } => each(vp).icon("house").icon("stela"),
        Scoring::PerOwnHarvestTile { tile, vp } => each(vp).icon(harvest_tile(tile)),
        Scoring::PerMonumentOfAllPlayers { vp_by_players } => each(vp_by_players[players.min(4)]).icon("stela"),
        Scoring::TechnologiesAtLevel { vp_by_count, .. } => steps("tech", &vp_by_count),
        Scoring::PerTechnologyLevel { vp } => each(vp).icon("tech"),
        Scoring::WorkersInPlay { vp_by_workers } => steps("pawn", &vp_by_workers),
        Scoring::TempleStepVp => Temple::ALL.into_iter().fold(row().icon("vp"), |row, of| row.icon(temple(of))),
        Scoring::StepsAboveStartInOneTemple { vp_per_step } => each(vp_per_step).icon("t-any"),
        Scoring::PerSkullOnChichenItza { vp } => each(vp).icon("skull"),
    }
}
