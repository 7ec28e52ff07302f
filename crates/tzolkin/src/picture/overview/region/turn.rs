//! A turn: all gears, with the price of a new worker and the choices on each.

use crate::picture::prelude::*;
use game_kit::picture::parts::{DIM, piece};
use scene::Transform;

use super::super::racks;
use super::frame::{self, LEFT, WIDTH};
use super::gears::{PRICES, corn_price, discs, reached};

/// Top of the racks, and their size compared with the overview.
const TOP: f64 = 84.0;
const ZOOM: f64 = 0.95;
/// Left edge of the cards, and distance between two choices on a card.
const RIGHT: f64 = LEFT + racks::WIDTH * ZOOM + 10.0;
const STEP: f64 = 56.0;

pub(super) fn draw(scene: &mut Scene, layer: &mut Layer, table: &Table, changes: Changes<'_>, choices: &Choices<'_>) {
    let from = racks::corner(Gear::ALL[0]);
    let mut gears = Layer::new("racks").seen(Transform::of(ZOOM, from, (LEFT, TOP)));
    let reader = Some(choices.seat);
    for gear in Gear::ALL {
        racks::ground(&mut gears, table, gear, reader);
        racks::state(&mut gears, table, changes, gear, (reader, choices.place(gear).is_some()));
    }
    scene.layers.push(gears);
    head(layer, table, choices);
    frame::goods(layer, table);
    for gear in Gear::ALL {
        card(layer, table, choices, gear, TOP + (racks::corner(gear).1 - from.1) * ZOOM);
    }
}

/// The first player space with its price, the corn in the pool, and the next food day.
fn head(layer: &mut Layer, table: &Table, choices: &Choices<'_>) {
    let y = 44.0;
    let price = choices.place_first_player();
    layer.add(Sprite::icon("crown", LEFT + 24.0, y, 44.0).opacity(if price.is_some() { 100 } else { DIM }));
    if let Some(seat) = table.first_player_space {
        layer.add(Sprite::piece(piece(seat), LEFT + 72.0, y, 36.0).need(Importance::Decide));
    } else if let Some(price) = price {
        layer.add(PRICES.row(&corn_price(price)).at(LEFT + 52.0, y));
    }
    let pool = IconRow::new().colour(INK2).amount(format!("+{}", table.pool), "corn");
    layer.add(Look::bold(FIGURE, 32.0).row(&pool).at(LEFT + 150.0, y));
    if let Some(days) = table.days_to_food_day() {
        layer.add(Sprite::icon("bowl", LEFT + 272.0, y, 40.0));
        let words = Text::new(phrase("food-day-in").with("days", days), Typeface::Bold, 30.0, INK, LEFT + 298.0, y);
        layer.add(words.shrink(152.0, 20.0).lines(2, 24.0));
    }
}

/// The choices on a gear: the price of a new worker, then the workers to pick up with their best actions, or the
/// actions to use.
fn card(layer: &mut Layer, table: &Table, choices: &Choices<'_>, gear: Gear, top: f64) {
    let form = data().gear(gear);
    let price = choices.place(gear);
    let picks: Vec<u8> = (0..form.teeth).filter(|space| choices.pick(gear, *space)).collect();
    let actions: Vec<u8> = (1..=form.last_action).filter(|action| choices.action(gear, *action).is_some()).collect();
    let usable = price.is_some() || !picks.is_empty() || !actions.is_empty();
    frame::card(layer, (RIGHT, top), (LEFT + WIDTH - RIGHT, racks::HEIGHT * ZOOM), usable);
    let (upper, lower) = (top + 32.0, top + 88.0);
    if let Some(price) = price {
        layer.add(Sprite::icon("pawn", RIGHT + 30.0, upper, 34.0));
        layer.add(PRICES.row(&corn_price(price)).at(RIGHT + 56.0, upper));
    }
    let place = |index: usize| RIGHT + 24.0 + STEP * index as f64;
    let worker = |layer: &mut Layer, space: u8, (x, y): (f64, f64)| {
        layer.add(Sprite::piece(piece(choices.seat), x, y, 28.0).need(Importance::Decide));
        layer.add(number(space.to_string(), 32.0, INK, x + 16.0, y).need(Importance::Glance));
    };
    let rows = if price.is_some() { &[lower][..] } else { &[upper, lower] };
    if picks.len() <= rows.len() {
        let corn = table.player(choices.seat).goods[Material::Corn];
        for (space, y) in picks.into_iter().rev().zip(rows) {
            worker(layer, space, (place(0), *y));
            let actions = reached(table, gear, space, corn);
            let left = RIGHT + 90.0;
            let usable: Vec<_> = actions.iter().filter(|action| action.usable).collect();
            discs(layer, &usable, (left, *y), LEFT + WIDTH - left - 8.0);
        }
    } else {
        picks.into_iter().enumerate().for_each(|(index, space)| worker(layer, space, (place(index), lower)));
    }
    for (index, action) in actions.into_iter().enumerate() {
        frame::disc(
            layer,
            action,
            (place(index) + 6.0, if price.is_some() { lower } else { top + 60.0 }),
            Importance::Glance,
        );
    }
}
