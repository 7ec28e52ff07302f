//! Parts of many regions: names of drawings, colors by component, small phrases, pills, rings.

use crate::state::Player;
use game_kit::picture::parts;

use super::prelude::*;

pub(super) use game_kit::picture::parts::{
    DIM, SMALLEST, change, change_ring, figure, figure_part, ghost, hollow, icon, mark, marker, piece, pill, points,
    seat_colour, signed,
};

pub(super) fn temple(temple: Temple) -> &'static str {
    match temple {
        Temple::Chaac => "t-chaac",
        Temple::Quetzalcoatl => "t-quetzalcoatl",
        Temple::Kukulkan => "t-kukulkan",
    }
}

/// The colors of a temple's steps, and of the lanes on them.
pub(super) fn temple_colours(temple: Temple) -> (Colour, Colour) {
    match temple {
        Temple::Chaac => (CHAAC_TIER, LANE_CHAAC),
        Temple::Quetzalcoatl => (QUETZALCOATL_TIER, LANE_QUETZALCOATL),
        Temple::Kukulkan => (KUKULKAN_TIER, LANE_KUKULKAN),
    }
}

/// The drawing, color and tint of a kind.
pub(super) fn kind(kind: Kind) -> (&'static str, Colour, Colour) {
    match kind {
        Kind::Farm => ("farm", FARM, FARM_TINT),
        Kind::Tomb => ("tomb", TOMB, TOMB_TINT),
        Kind::Civic => ("civic", CIVIC, CIVIC_TINT),
        Kind::Shrine => ("shrine", SHRINE, SHRINE_TINT),
    }
}

pub(super) fn harvest_tile(tile: HarvestTile) -> &'static str {
    match tile {
        HarvestTile::Corn => "corn-tile",
        HarvestTile::Wood => "wood-tile",
    }
}

/// The emblem and hub color of a gear.
pub(super) fn gear_emblem(gear: Gear) -> (&'static str, Colour) {
    match gear {
        Gear::Palenque => ("corn", HUB_PALENQUE),
        Gear::Yaxchilan => ("cube", HUB_YAXCHILAN),
        Gear::Tikal => ("house", HUB_TIKAL),
        Gear::Uxmal => ("market", HUB_UXMAL),
        Gear::ChichenItza => ("skull", HUB_CHICHEN_ITZA),
    }
}

/// Returns `true` if a seat has had its turn of this round.
pub(super) fn has_moved(table: &Table, seat: Seat) -> bool {
    let place = |seat| table.turn_order().position(|other| other == seat);
    match table.phase {
        Phase::Choosing => table.chosen[seat.index()],
        Phase::Turns => place(seat) < place(table.active),
        Phase::Calendar => seat != table.active,
        Phase::Over => true,
    }
}

/// The color and the drawing of a food day's reward.
pub(super) fn food_day_reward(of: FoodDayReward) -> (Colour, &'static str) {
    match of {
        FoodDayReward::MidAge => (TURQUOISE, "cube"),
        FoodDayReward::EndOfAge => (OCHRE, "vp"),
    }
}

/// The color and the drawing of the reward on a food day, and whether that day was held.
pub(super) fn food_day(table: &Table, day: u8) -> Option<(Colour, &'static str, bool)> {
    let number = data().food_days.iter().position(|food_day| food_day.day == day)?;
    let (colour, name) = food_day_reward(data().food_days[number].reward);
    Some((colour, name, number < usize::from(table.food_days_held)))
}

/// Adds a bowl of this size, the days until the next food day, and its reward to a row.
pub(super) fn next_food_day(table: &Table, row: ItemRow, size: f64, text: impl Fn(Phrase) -> Text) -> ItemRow {
    let row = row.sprite(icon("bowl", size).need(Importance::Decide)).gap(10.0);
    match (table.next_food_day(), table.days_to_food_day()) {
        (Some(food_day), Some(days)) => {
            let (colour, name) = food_day_reward(food_day.reward);
            let reward = icon(name, size - 12.0).on(colour, size, 10.0).need(Importance::Decide);
            row.text(text(phrase("food-day-in").with("days", days))).gap(14.0).sprite(reward)
        }
        _ => row.text(text(phrase("food-days-over"))),
    }
}

pub(super) fn quarters(quarters: i32) -> String {
    let whole = quarters.abs() / 4;
    let part = ["", "¼", "½", "¾"][(quarters.abs() % 4) as usize];
    let number = if whole == 0 && !part.is_empty() { part.to_owned() } else { format!("{whole}{part}") };
    if quarters < 0 { format!("−{number}") } else { number }
}

/// The score of a seat: its points on the track, or the final score after the end.
pub(super) fn score(table: &Table, seat: Seat) -> String {
    match table.result {
        Some(result) => quarters(result.quarters.get(usize::from(seat)).copied().unwrap_or_default()),
        None => signed(table.player(seat).vp.into()),
    }
}

/// The leading seats, or none if all are level.
pub(super) fn leaders(table: &Table) -> Vec<Seat> {
    let ranking = table.result.as_ref().map(|result| &result.ranking[..]);
    parts::leaders(table.players.len() as u8, ranking, |seat| table.player(seat).vp.into())
}

pub(super) fn phrase(key: &str) -> Phrase {
    STYLE.phrase(key)
}

/// The icon of a kind: round on buildings, square on monuments.
pub(super) fn kind_icon(of: Kind, monument: bool, side: f64) -> Sprite {
    let (name, colour, _) = kind(of);
    icon(name, side * 0.72).on(colour, side, if monument { side * 0.16 } else { side / 2.0 })
}

/// A dashed outline around an empty place.
pub(super) fn empty_place<'a>(radius: f64) -> Cell<'a> {
    Cell::new(move |layer, area| {
        layer.add(Shape::stroked(area.inset(1.0, 1.0).outline(radius), LINE2, 1.5).dashed(6.0, 5.0));
    })
}

/// A strip on the left of a surface with round corners, a little inside its edge.
pub(super) fn left_strip(strip: Area, corner: f64, inside: f64) -> Outline {
    let (left, top, bottom, radius) = (strip.x + inside, strip.y + inside, strip.bottom() - inside, corner - inside);
    let (right, x) = (strip.right(), strip.x + corner);
    Pen::new()
        .move_to(right, top)
        .line_to(right, bottom)
        .line_to(x, bottom)
        .arc(x, strip.bottom() - corner, radius, 90.0, 180.0)
        .line_to(left, strip.y + corner)
        .arc(x, strip.y + corner, radius, 180.0, 270.0)
        .close()
        .done()
}

/// A player's workers in a row: in hand, on gears, not yet in play. A ring is around the last `new` ones in play.
pub(super) fn stock_workers<'a>(player: &Player, seat: Seat, new: i32, (step, size): (f64, f64)) -> Cell<'a> {
    let (in_hand, in_play) = (player.workers_in_hand, player.workers_in_play);
    across().each_of(
        step,
        (0..data().workers_max).map(|number| {
            let worker = match number {
                _ if number < in_hand => Cell::from(icon(piece(seat), size).role(ItemRole::Piece)),
                _ if number < in_play => icon(hollow(seat), size * 0.88).role(ItemRole::Piece).into(),
                _ => Cell::empty().on(GEAR_LINE, size * 0.14).at_most(size * 0.28, size * 0.28),
            };
            let is_new = number < in_play && i32::from(number) + new >= in_play.into();
            worker.framed(size * 0.58, is_new.then_some((CHANGE, 3.0))).at_most(size * 1.16, size * 1.16)
        }),
    )
}
