//! Everything of one player: goods, workers, temples, food, technologies, buildings and tiles with names.

use crate::picture::cards::Card;
use crate::picture::parts::{
    DIM, change, piece, score, seat_colour, signed, stock_workers, temple as drawing, temple_colours,
};
use crate::picture::prelude::*;

use super::super::cards::{LOOK, sign};
use super::frame::{self, LEFT, WIDTH};

pub(super) fn draw(layer: &mut Layer, table: &Table, request: &PictureRequest<'_, View>, seat: Seat) {
    let player = table.player(seat);
    layer.add(Shape::filled(Outline::rounded(18.5, 12.5, 1063.0, 139.0, 12.0), CARD).edged(seat_colour(seat), 5.0));
    layer.add(Sprite::piece(piece(seat), 62.0, 52.0, 54.0));
    let name = Text::new(STYLE.name(request, seat, None), Typeface::Bold, 44.0, INK, 100.0, 52.0);
    layer.add(name.shrink(440.0, 26.0));
    layer.add(Sprite::icon("vp", 900.0, 54.0, 44.0));
    layer.add(number(score(table, seat), 60.0, INK, 934.0, 54.0).shrink(138.0, 40.0));
    stock_workers(layer, player, seat, (580.0, 52.0), 46.0, 36.0);
    for (of, place) in Material::ALL.into_iter().zip(0u8..) {
        let (x, amount) = (62.0 + 136.0 * f64::from(place), player.goods[of]);
        layer.add(Sprite::icon(of.id(), x, 116.0, 38.0).opacity(if amount == 0 { DIM } else { 100 }));
        layer.add(number(amount.to_string(), 42.0, if amount == 0 { GEAR_LINE } else { INK }, x + 28.0, 116.0));
    }
    food(layer, table, seat);
    temples(layer, table, seat);
    technologies(layer, table, seat);
    owned(layer, table, seat);
}

/// The corn for the next food day, on red if the player has less.
fn food(layer: &mut Layer, table: &Table, seat: Seat) {
    let feeding = table.feeding_need(seat);
    if table.next_food_day().is_none() {
        return;
    }
    let short = feeding.unfed() > 0;
    if short {
        layer.fill(Outline::rounded(868.0, 90.0, 204.0, 54.0, 9.0), CLAY_RED);
    }
    let colour = if short { CREAM } else { INK };
    layer.add(Sprite::icon("bowl", 900.0, 117.0, 40.0));
    layer.add(number(change(-i32::from(feeding.need())), 42.0, colour, 1012.0, 117.0).end());
    layer.add(Sprite::icon("corn", 1036.0, 117.0, 34.0));
}

/// The step in each temple, its points and the next goods.
fn temples(layer: &mut Layer, table: &Table, seat: Seat) {
    for of in Temple::ALL {
        let (x, wide) = (LEFT + 358.0 * of.index() as f64, 352.0);
        layer.fill(Outline::rounded(x, 162.0, wide, 62.0, 9.0), temple_colours(of).0);
        let step = table.step(seat, of);
        let form = data().temple(of);
        let points = |points: i16| signed(points.into());
        let mut row =
            IconRow::new().icon(drawing(of)).figure(step).gap(0.4).points(points(table.step_points(seat, of)));
        if table.can_climb(seat, of)
            && let Some(next) = form.steps.get(usize::from(step) + 1)
        {
            row = row.to().points(points(next.vp));
            row = next.reward.into_iter().fold(row, |row, reward| row.icon(reward.id()));
        }
        layer.add(Look::bold(36.0, 38.0).on_plates().row(&row).at(x + 14.0, 193.0).within(wide - 26.0));
    }
}

/// The levels, and the price and benefit of the next one.
fn technologies(layer: &mut Layer, table: &Table, seat: Seat) {
    for technology in Technology::ALL {
        let (x, y, wide) = (LEFT + 269.0 * technology.index() as f64, 234.0, 261.0);
        frame::card(layer, (x, y), (wide, 138.0), table.no_advance(seat, technology).is_none());
        let level = table.player(seat).level(technology);
        layer.add(Sprite::icon(technology.id(), x + 30.0, y + 28.0, 40.0));
        for number in 0..3 {
            let (left, full) = (x + 58.0 + 26.0 * f64::from(number), usize::from(number as u8) < level);
            let outline = Outline::rounded(left, y + 14.0, 20.0, 28.0, 5.0);
            layer.add(Shape::filled(outline, if full { INK } else { PLATE }).edged(LINE2, 2.0));
        }
        let price = IconRow::new().price(table.advance_cost(seat, technology).into(), "cube");
        layer.add(Look::bold(FIGURE, 30.0).row(&price).at(x + wide - 12.0, y + 28.0).end());
        frame::words(
            layer,
            phrases::benefit(technology, level + 1),
            (x + 10.0, y + 92.0),
            wide - 16.0,
            (4, frame::SMALL),
        );
    }
}

/// Buildings, monuments and wealth tiles, with names, effects and points.
fn owned(layer: &mut Layer, table: &Table, seat: Seat) {
    let player = table.player(seat);
    let monuments = player.monuments.iter().map(Card::Monument);
    let all =
        monuments.chain(player.buildings.iter().map(Card::Building)).chain(player.wealth.iter().map(Card::Wealth));
    let items: Vec<Card> = all.collect();
    if items.is_empty() {
        return frame::words(layer, phrase("no-buildings"), (LEFT + 4.0, 410.0), WIDTH, (1, 26.0));
    }
    let columns = if items.len() > 12 { 3 } else { 2 };
    let rows = items.len().div_ceil(columns);
    let pitch = (308.0 / rows as f64).min(64.0);
    let wide = (WIDTH + 8.0) / columns as f64 - 8.0;
    for (index, item) in items.into_iter().enumerate() {
        let x = LEFT + (wide + 8.0) * (index / rows) as f64;
        let y = 382.0 + pitch * ((index % rows) as f64 + 0.5) - 2.0;
        layer.fill(Outline::rounded(x, y - pitch / 2.0 + 2.0, wide, pitch - 4.0, 8.0), CARD);
        let icons = match item {
            Card::Monument(id) => IconRow::new().points(table.monument_score(seat, id)),
            Card::Building(_) | Card::Wealth(_) => item.icons(table.players.len()),
        };
        let (name, colour, start) = match item.kind() {
            Some((of, monument)) => {
                layer.add(sign(of, monument, x + 28.0, y).need(Importance::Inform));
                (item.name(), INK, 54.0)
            }
            None => (phrase("card-wealth"), INK2, 14.0),
        };
        let room = LOOK.width(&icons).min(wide * 0.36);
        layer.add(LOOK.row(&icons).at(x + wide - 12.0, y).end().within(room));
        let name = Text::new(name, Typeface::Bold, 25.0, colour, x + start, y);
        layer.add(name.shrink(wide - start - 22.0 - room, 15.0));
    }
}
