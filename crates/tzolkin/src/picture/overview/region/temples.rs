//! The temples, and what the next food day would pay each player now.

use crate::picture::parts::{food_day_reward, piece, signed, temple as drawing};
use crate::picture::prelude::*;
use crate::score::TemplesGive;
use scene::Transform;

use super::super::cards::LOOK;
use super::super::temples;
use super::frame::{self, LEFT, WIDTH};

/// Top of the ladders, and their enlargement from the overview.
const TOP: f64 = 86.0;
const ZOOM: f64 = WIDTH / temples::ALL;
/// Top of the players' rows.
const ROWS: f64 = 546.0;

pub(super) fn draw(
    scene: &mut Scene,
    layer: &mut Layer,
    table: &Table,
    request: &PictureRequest<'_, View>,
    changes: Changes<'_>,
    choices: Option<&Choices<'_>>,
) {
    frame::heading(layer, table, ("t-any", PLATE), phrase("region-temples"), frame::NAME);
    let mut ladders = Layer::new("ladders").seen(Transform::of(ZOOM, temples::CORNER, (LEFT, TOP)));
    for temple in Temple::ALL {
        temples::ladder(&mut ladders, temple);
        temples::state(&mut ladders, table, changes, temple);
    }
    if let Some(choices) = choices {
        temples::choosable(&mut ladders, table, choices);
    }
    scene.layers.push(ladders);
    let Some((food_day, gives)) = table.next_food_day().zip(table.next_from_temples()) else {
        return frame::words(layer, phrase("food-days-over"), (LEFT + 4.0, 600.0), WIDTH, (2, 28.0));
    };
    let (colour, name) = food_day_reward(food_day.reward);
    layer.add(Sprite::icon(name, 40.0, ROWS - 22.0, 32.0).on(colour, 42.0, 10.0));
    let key = match food_day.reward {
        FoodDayReward::MidAge => "region-food-day-goods",
        FoodDayReward::EndOfAge => "region-food-day-points",
    };
    frame::title(layer, key, 72.0, ROWS - 22.0, WIDTH - 60.0);
    let count = table.players.len();
    let (columns, rows) = if count > 2 { (2, 2) } else { (1, count) };
    let (wide, high) = ((WIDTH + 8.0) / columns as f64 - 8.0, 142.0 / rows as f64);
    for seat in table.seats() {
        let place = seat.index();
        let x = LEFT + (wide + 8.0) * (place % columns) as f64;
        let y = ROWS + high * ((place / columns) as f64 + 0.5) - 3.0;
        layer.fill(Outline::rounded(x, y - high / 2.0 + 3.0, wide, high - 6.0, 10.0), CARD);
        layer.add(Sprite::piece(piece(seat), x + 32.0, y, 36.0).need(Importance::Decide));
        let name = Text::new(STYLE.name(request, seat, None), Typeface::Bold, 30.0, INK, x + 60.0, y);
        layer.add(name.shrink(150.0, 22.0));
        let row = IconRow::new;
        let icons = match &gives {
            TemplesGive::Goods(goods) if goods[place].is_empty() => row().colour(GEAR_LINE).figure("–"),
            TemplesGive::Goods(goods) => {
                goods[place].iter().fold(row(), |row, (of, amount)| row.amount(amount, of.id()))
            }
            TemplesGive::Points { points, .. } => {
                let bonuses = Temple::ALL.map(|of| table.highest_bonus(of, food_day.age)[place]);
                let parts = Temple::ALL.into_iter().zip(bonuses).fold(row(), |row, (of, bonus)| {
                    let worth = table.step_points(seat, of) + bonus;
                    row.gap(0.25).icon(drawing(of)).figure(signed(worth.into()))
                });
                parts.gap(0.4).points(signed(points[place].into()))
            }
        };
        layer.add(LOOK.row(&icons).at(x + 214.0, y).within(wide - 226.0));
    }
}
