//! One component as a picture, and the thumbnail for lists.

use game_kit::picture::shells::{self, CARD_SIZE, CardWords, THUMBNAIL_MIDDLE};
use scene::Transform;

use super::prelude::*;
use super::pyramid::CENTRE;
use super::{alt, boards, icons, pyramid, table, tiles};

/// The kind of a component, its name and its drawing.
fn component<'a>(state: &'a State, id: &str) -> Option<(&'static str, Phrase, Cell<'a>)> {
    let board = |id| {
        let (name, tint) = emblem(id);
        ("board", say::board(id), Cell::from(icon(name, 112.0)).on(tint, 84.0).at_most(168.0, 168.0))
    };
    let technology = |id: Technology| {
        let effect = IconRow::new().sized(technology(id), 1.5).gap(0.4).and(icons::technology(id));
        let price = IconRow::new().amount(data().technologies[id.index()].gold, "gold");
        ("technology", say::technology(id), rows(420.0, [effect, price]))
    };
    let royal = |id| ("royal", say::royal(id), rows(380.0, [icons::royal(id), icons::royal_limit(id)]));
    let bonus = |id| ("bonus", say::bonus(id), rows(320.0, [icons::bonus(id)]));
    let reward = |id| {
        let die = IconRow::new().icons(usize::from(id == Reward::FourthWorker), "wheeldie");
        ("reward", say::reward(id), rows(380.0, [die.and(icons::reward(id))]))
    };
    let discovery = |id: Discovery| {
        let price = icons::price(&data().discoveries[id.index()].price);
        ("discovery", say::discovery(id), rows(320.0, [icons::discovery(id), price]))
    };
    let start = |id| {
        let tile = starting_tile(state, Slot::Known(id), false).at_most(START.0, START.1);
        ("start", say::starting_tile(id), tile)
    };
    let pyramid = |id| ("pyramid", say::pyramid_tile(id, 0), pyramid::tile(id).at_most(PYRAMID_TILE, PYRAMID_TILE));
    let decoration = |id| ("decoration", say::decoration(id), pyramid::decoration_card(id, 3.4));
    None.or_else(|| Board::from_id(id).map(board))
        .or_else(|| Technology::from_id(id).map(technology))
        .or_else(|| Royal::from_id(id).map(royal))
        .or_else(|| Bonus::from_id(id).map(bonus))
        .or_else(|| Reward::from_id(id).map(reward))
        .or_else(|| Discovery::from_id(id).map(discovery))
        .or_else(|| StartingTile::from_id(id).map(start))
        .or_else(|| PyramidTile::from_id(id).map(pyramid))
        .or_else(|| DecorationTile::from_id(id).map(decoration))
}

/// Kinds whose drawing says everything.
const PLAIN: [&str; 3] = ["start", "pyramid", "decoration"];

/// A card with a row of icons on each line.
fn rows<'a>(width: f64, rows: impl IntoIterator<Item = IconRow>) -> Cell<'a> {
    let look = Look::bold(46.0, 50.0).need(Importance::Inform);
    let rows: Vec<ItemRow> =
        rows.into_iter().filter(|row| !row.is_empty()).map(|row| look.row(&row).middle()).collect();
    let margin = 80.0 - 37.0 * rows.len() as f64;
    down().each(rows).inset(15.0, margin).on(CARD, 14.0).at_most(width, 160.0)
}

/// Side of a pyramid tile.
const PYRAMID_TILE: f64 = 189.0;

/// One component, or the board for an unknown identifier.
pub(super) fn scene(view: &View, request: &Request<'_>, id: &str) -> Scene {
    let Some((kind, name, drawing)) = component(&view.state, id) else { return table::scene(view, request) };
    let effect = (!PLAIN.contains(&kind)).then(|| effect_of(&name));
    let alt = STYLE.alt_card(&name, effect.as_ref());
    let layer = Layer::new("card").with(|layer| drawing.draw(layer, Area::new(0.0, 0.0, CARD_SIZE.0, 232.0)));
    let kind = phrase(&format!("card-{kind}"));
    shells::card(&STYLE, request.theme, alt, layer, CardWords { kind, name: Some(name), effect })
}

/// Size of a starting tile.
pub(super) const START: (f64, f64) = (290.0, 150.0);

/// A starting tile, framed if the player has chosen it.
pub(super) fn starting_tile<'a>(state: &State, tile: Slot<StartingTile>, kept: bool) -> Cell<'a> {
    let Some(tile) = tile.known() else { return Cell::empty().on(CARD, 10.0) };
    let about = &data().starting_tiles[tile.index()];
    let names = about.boards.iter().fold(down(), |names, board| {
        names.fixed(39.0, boards::name(*board, INK).place(format!("{}:{}", about.id, board.id())))
    });
    let attached = state.attached[tile.index()].known().filter(|_| about.effects.attached_discovery);
    let mut effects = about.effects;
    effects.attached_discovery &= attached.is_none();
    let effects = Look::bold(27.0, 27.0).need(Importance::Inform).row(&icons::effects(&effects));
    let effects = across().rest(Cell::from(effects).inset(6.0, 0.0));
    let effects = match attached {
        Some(attached) => effects.fixed(tiles::WIDTH, tiles::card(attached, false).inset(0.0, 3.0)),
        None => effects,
    };
    let frame = Cell::empty().framed(9.0, kept.then_some((INK, 3.0))).inset(1.5, 1.5);
    names.rest(effects).inset(8.0, 8.0).and(frame).on(CARD, 10.0)
}

/// Rounds until the eclipse and points, for lists.
pub(super) fn thumbnail(view: &View, request: &Request<'_>) -> Scene {
    let state = &view.state;
    let mut disc = Layer::still("disc").seen(Transform::of(0.28, CENTRE, THUMBNAIL_MIDDLE));
    disc.fill(Outline::circle(CENTRE.0, CENTRE.1, 270.0), JADE);
    for level in 0..=3u8 {
        let half = 190.0 - 40.0 * f64::from(level);
        let step = Outline::rect(CENTRE.0 - half, CENTRE.1 - half, 2.0 * half, 2.0 * half);
        disc.add(Shape::filled(step, level_colour(level)).edged(STONE_EDGE, 6.0));
    }
    let mut now = Layer::new("now");
    if state.phase == Phase::Turns {
        let rounds = figure(state.rounds_left().to_string(), 40.0, NIGHT, 86.0, 90.0);
        now.add(rounds.middle());
    } else if state.phase != Phase::Over {
        now.add(Sprite::icon("eclipse", 86.0, 90.0, 36.0));
    }
    let points = state.all_seats().map(|seat| (seat, state.seat(seat).vp.to_string())).collect();
    shells::thumbnail(&STYLE, request.theme, alt::board(view), (disc, now), points)
}
