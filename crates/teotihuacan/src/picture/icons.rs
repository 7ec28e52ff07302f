//! Prices and gains as rows of icons. No other file of the pictures looks into an effect.

use crate::data::{BonusScoring, Effects, RoyalGain};

use super::prelude::*;

pub(super) fn goods(goods: &Goods) -> IconRow {
    pieces(goods).fold(IconRow::new(), |row, (name, amount)| row.amount(amount, name))
}

pub(super) fn price(goods: &Goods) -> IconRow {
    pieces(goods).fold(IconRow::new(), |row, (name, amount)| row.price(amount, name))
}

/// All effects of a tile, a cell or a step. Of goods and steps, one needs no figure if `brief`.
fn gains(effects: &Effects, brief: bool) -> IconRow {
    let some = |row: IconRow, amount: u16, name| match amount {
        1 if brief => row.icon(name),
        0 => row,
        _ => row.amount(amount, name),
    };
    let row = pieces(&effects.goods).fold(IconRow::new(), |row, (name, amount)| some(row, amount, name));
    let row = some(row, effects.any_resources.into(), "cube");
    let row = if effects.score > 0 { row.points(effects.score) } else { row };
    let steps = Temple::ALL.iter().zip(effects.temples);
    let row = steps.fold(row, |row, (of, steps)| row.icons(steps, temple(*of)));
    let row = row.icons(effects.any_temple, "t-any").icons(effects.avenue, "road");
    let row = match effects.power_ups {
        more @ 3.. => row.amount(more, "pow"),
        few => row.icons(few, "pow"),
    };
    row.icons(effects.free_technology, "tech").icons(effects.attached_discovery, "disctile")
}

pub(super) fn effects(effects: &Effects) -> IconRow {
    gains(effects, false)
}

pub(super) fn technology(technology: Technology) -> IconRow {
    let effects = &data().technologies[technology.index()].effects;
    let row = IconRow::new();
    match technology {
        Technology::PalaceCocoa => row.icon("crown").amount(effects.goods.cocoa, "cocoa"),
        Technology::AlchemyNoblesPoints => row.icon("tech").icon("house").points(effects.score),
        Technology::ExtraResource => row.figure("+1").icon("cube"),
        Technology::GatheringCocoaPoint => row.figure("+1").icon("cocoa").points(effects.score),
        Technology::DecorationPoints => row.icon("mosaic").points(effects.score),
        Technology::ConstructionPoints => row.icon("block").points(effects.score),
        Technology::BoughtPowerUp => row.amount(data().cocoa.bought_power_up, "cocoa").to().icon("pow"),
        Technology::ConstructionWorker => row.icon("block").icon("pawnplus"),
        Technology::ConstructionTemple => row.icon("block").icon("t-any"),
    }
}

pub(super) fn royal(royal: Royal) -> IconRow {
    let row = IconRow::new();
    let power = |row: IconRow, offset: i8| match offset {
        0 => row.icon("anydie"),
        _ => row.icon("anydie").figure(change(offset.into())),
    };
    let tile = &data().royal_tiles[royal.index()];
    let paid = IconRow::new().icons(tile.cocoa, "cocoa").icons(tile.any_resources, "cube").to();
    match tile.gain {
        RoyalGain::Points { each, measure: of } => row.points(each).icon(measure(of)),
        RoyalGain::EachTime(each) if tile.is_free() => power(row, tile.offset).and(gains(&each, true)),
        RoyalGain::EachTime(each) => paid.and(gains(&each, true)),
        RoyalGain::AnyResources => power(paid, tile.offset).icon("cube"),
    }
}

/// The limit of a royal tile by the power of its worker. Empty if its effect says so.
pub(super) fn royal_limit(royal: Royal) -> IconRow {
    let tile = &data().royal_tiles[royal.index()];
    let sign = match tile.gain {
        RoyalGain::Points { .. } => "≤",
        _ if tile.exchange().is_some() => "×",
        _ => return IconRow::new(),
    };
    let row = IconRow::new().figure(sign).icon("anydie");
    if tile.offset == 0 { row } else { row.figure(change(tile.offset.into())) }
}

pub(super) fn bonus(tile: Bonus) -> IconRow {
    let row = IconRow::new();
    match data().bonus_tiles[tile.index()].scoring {
        BonusScoring::Fixed(score) => row.points(score),
        BonusScoring::MaskSet => row.figure("+").icon(mask(DiscoveryKind::Mask4.index())),
        BonusScoring::Per(what, each) => row.points(each).icon(measure(what)),
        BonusScoring::Workers(weak, strong) => row.figure(format!("{weak}/{strong}")).icon("anydie"),
    }
}

/// The price and the gain of an ascension's reward.
pub(super) fn reward(reward: Reward) -> IconRow {
    let cost = data().reward_price(reward);
    let row = if cost.is_nothing() { IconRow::new() } else { price(cost).to() };
    row.and(effects(&data().rewards[reward.index()].effects))
}

/// The effect of a discovery tile, without its price.
pub(super) fn discovery(tile: Discovery) -> IconRow {
    let about = &data().discoveries[tile.index()];
    let name = match about.kind {
        kind if kind.is_mask() => mask(kind.index()),
        DiscoveryKind::SecondWorker => "pawns",
        DiscoveryKind::FreeCocoa => "nococoa",
        DiscoveryKind::AnyDistance => "far",
        DiscoveryKind::ExtraWorker => "pawnplus",
        _ => return effects(&about.effects),
    };
    IconRow::new().icon(name)
}

/// The points of an eclipse now for a step on the Avenue, and on the pyramid track.
pub(super) fn eclipse(state: &State) -> [IconRow; 2] {
    let each = |points, name| IconRow::new().icon("eclipse").points(points).figure("×").icon(name);
    let track = each(state.track_points(), "block").figure("+");
    [each(state.building_value(), "road"), track.points(data().eclipse.leader).icon("lead")]
}
