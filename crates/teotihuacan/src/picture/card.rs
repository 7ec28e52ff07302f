//! One component as a picture, and the thumbnail for lists.

use crate::ids::{self, Bonus, PyramidTile, Royal};
use crate::slot::Slot;
use game_kit::picture::shells::{self, CARD_SIZE, CardWords, THUMBNAIL_MIDDLE};
use game_kit::picture::style::effect_of;
use scene::View as Seen;

use super::geometry::CENTRE;
use super::parts::{emblem, figure, level_colour, technology};
use super::prelude::*;
use super::{alt, icons, pyramid, start, table};

/// Center of the drawing.
const MIDDLE: (f64, f64) = (CARD_SIZE.0 / 2.0, 116.0);

/// A component with a picture.
enum Card {
    Board(Board),
    Technology(Technology),
    Royal(Royal),
    Bonus(Bonus),
    Reward(Reward),
    Discovery(ids::Discovery),
    Start(ids::StartingTile),
    Pyramid(ids::PyramidTile),
    Decoration(ids::DecorationTile),
}

impl Card {
    fn from_id(id: &str) -> Option<Card> {
        None.or_else(|| Board::from_id(id).map(Card::Board))
            .or_else(|| Technology::from_id(id).map(Card::Technology))
            .or_else(|| Royal::from_id(id).map(Card::Royal))
            .or_else(|| Bonus::from_id(id).map(Card::Bonus))
            .or_else(|| Reward::from_id(id).map(Card::Reward))
            .or_else(|| Discovery::from_id(id).map(Card::Discovery))
            .or_else(|| StartingTile::from_id(id).map(Card::Start))
            .or_else(|| PyramidTile::from_id(id).map(Card::Pyramid))
            .or_else(|| DecorationTile::from_id(id).map(Card::Decoration))
    }

    /// Its kind, its name and its effect.
    fn words(&self) -> (Phrase, Phrase, Option<Phrase>) {
        let effect = |name: &Phrase| Some(effect_of(name));
        let (kind, name, effect) = match *self {
            Card::Board(id) => ("board", say::board(id), effect(&say::board(id))),
            Card::Technology(id) => ("technology", say::technology(id), effect(&say::technology(id))),
            Card::Royal(id) => ("royal", say::royal(id), effect(&say::royal(id))),
            Card::Bonus(id) => ("bonus", say::bonus(id), effect(&say::bonus(id))),
            Card::Reward(id) => ("reward", say::reward(id), effect(&say::reward(id))),
            Card::Discovery(id) => ("discovery", say::discovery(id), effect(&say::discovery(id))),
            Card::Start(id) => ("start", say::starting_tile(id), None),
            Card::Pyramid(id) => ("pyramid", say::pyramid_tile(id, 0), None),
            Card::Decoration(id) => ("decoration", say::decoration(id), None),
        };
        (phrase(&format!("card-{kind}")), name, effect)
    }
}

/// One component, or the board for an unknown identifier.
pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>, id: &str) -> Scene {
    let Some(card) = Card::from_id(id) else { return table::scene(view, request) };
    let (kind, name, effect) = card.words();
    let alt = STYLE.alt_card(&name, effect.as_ref());
    let mut drawing = Layer::new("card");
    draw(&mut drawing, view, &card);
    shells::card(&STYLE, request.theme, alt, drawing, CardWords { kind, name: Some(name), effect })
}

fn draw(layer: &mut Layer, view: &View, card: &Card) {
    let (x, y) = MIDDLE;
    // A card with a row of icons on each line.
    let rows = |layer: &mut Layer, width: f64, rows: &[IconRow]| {
        let look = Look::bold(46.0, 50.0).need(Need::Inform);
        let lines = down().each(rows.iter().map(|row| look.row(row).middle()));
        let lines = lines.inset(15.0, 80.0 - 37.0 * rows.len() as f64).on(CARD, 14.0);
        lines.draw(layer, Area::around((x, y), (width, 160.0)));
    };
    match *card {
        Card::Board(id) => {
            let (name, size, tint) = emblem(id);
            layer.fill(Outline::circle(x, y, 84.0), tint);
            layer.add(Sprite::icon(name, x, y, size * 4.2));
        }
        Card::Technology(id) => {
            let drawing = IconRow::new().sized(technology(id), 1.5).gap(0.4).and(icons::technology(id));
            let price = IconRow::new().amount(data().technologies[id.index()].gold, "gold");
            rows(layer, 420.0, &[drawing, price]);
        }
        Card::Royal(id) => {
            let limit = icons::royal_limit(id);
            let limit = (!limit.is_empty()).then_some(limit);
            let lines: Vec<IconRow> = std::iter::once(icons::royal(id)).chain(limit).collect();
            rows(layer, 380.0, &lines);
        }
        Card::Bonus(id) => rows(layer, 320.0, &[icons::bonus(id)]),
        Card::Reward(id) => {
            let die = IconRow::new().icons(usize::from(id == Reward::FourthWorker), "wheeldie");
            rows(layer, 380.0, &[die.and(icons::reward(id))]);
        }
        Card::Discovery(id) => {
            let price = icons::price(&data().discoveries[id.index()].price);
            let price = (!price.is_empty()).then_some(price);
            let lines: Vec<IconRow> = std::iter::once(icons::discovery(id)).chain(price).collect();
            rows(layer, 320.0, &lines);
        }
        Card::Start(id) => {
            start::tile(layer, &view.state, Slot::Known(id), (x - start::SIZE.0 / 2.0, y - start::SIZE.1 / 2.0), false);
        }
        Card::Pyramid(id) => pyramid::tile(layer, Placed { tile: id, rotation: 0 }, 2, (x, y), 2.4),
        Card::Decoration(id) => pyramid::decoration_card(layer, id, x, y, 3.4),
    }
}

/// Rounds until the eclipse and points, for lists.
pub(super) fn thumbnail(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let state = &view.state;
    let mut disc = Layer::still("disc").seen(Seen::of(0.28, CENTRE, THUMBNAIL_MIDDLE));
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
