//! The temples, and what the next food day would pay each player now.

use crate::picture::prelude::*;
use crate::score::TemplesGive;
use scene::Transform;

use super::super::cards::LOOK;
use super::super::temples;
use super::frame::{self, LEFT, WIDTH};

/// Top of the ladders, and their enlargement from the overview.
const TOP: f64 = 86.0;
const ZOOM: f64 = WIDTH / temples::AREA.width;

pub(super) fn draw(scene: &mut Scene, table: Changes<'_>, request: &Request<'_>, choices: Option<&Choices<'_>>) {
    let area = temples::AREA;
    let ladders = Cell::from(temples::ladders()).and(temples::state(table, choices)).layer("ladders", area);
    scene.layers.push(ladders.seen(Transform::of(ZOOM, (area.x, area.y), (LEFT, TOP))));
    let heading = titled(("t-any", PLATE), phrase("region-temples"), INK);
    frame::page(scene, &table, heading, food_day(&table, request), Area::new(LEFT, 503.0, WIDTH, 182.0));
}

/// The gains of every player on the next food day.
fn food_day<'a>(table: &Table, request: &Request<'_>) -> Line<'a> {
    let Some((food_day, gives)) = table.next_food_day().zip(table.next_from_temples()) else {
        return down().rest(text(phrase("food-days-over"), 28.0, 2));
    };
    let (colour, name) = food_day_reward(food_day.reward);
    let key = match food_day.reward {
        FoodDayReward::MidAge => "region-food-day-goods",
        FoodDayReward::EndOfAge => "region-food-day-points",
    };
    let head = across().fixed(48.0, icon(name, 32.0).on(colour, 42.0, 10.0)).space(8.0).rest(frame::title(key));
    let rows = table.seats().map(|seat| {
        let place = seat.index();
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
                    row.gap(0.25).icon(temple(of)).figure(signed(worth.into()))
                });
                parts.gap(0.4).points(signed(points[place].into()))
            }
        };
        let piece = icon(piece(seat), 36.0).role(ItemRole::Piece).need(Importance::Decide);
        let name = bold(STYLE.name(request, seat, None), 30.0).smallest(22.0);
        let line = across().fixed(44.0, piece).space(8.0).fixed(150.0, name).space(2.0).rest(LOOK.row(&icons));
        line.inset(10.0, 0.0).on(CARD, 10.0)
    });
    let columns = if table.players.len() > 2 { 2 } else { 1 };
    down().fixed(46.0, head).rest(grid(columns, (8.0, 6.0), rows))
}
