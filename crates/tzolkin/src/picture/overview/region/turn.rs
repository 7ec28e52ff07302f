//! A turn: all gears, with the price of a new worker and the choices on each.

use crate::picture::prelude::*;
use scene::Transform;

use super::super::racks;
use super::frame::{self, LEFT, WIDTH};
use super::gears::{PRICES, corn_price, discs, reached, worker};

/// Top of the racks, and their size compared with the overview.
const TOP: f64 = 84.0;
const ZOOM: f64 = 0.95;
/// Left edge of the cards.
const RIGHT: f64 = LEFT + racks::WIDTH * ZOOM + 10.0;

pub(super) fn draw(scene: &mut Scene, table: Changes<'_>, choices: &Choices<'_>) {
    let rack = |gear| {
        let reader = Some(choices.seat);
        racks::ground(&table, gear, reader).and(racks::state(table, gear, reader, choices.place(gear).is_some()))
    };
    let gears = Cell::from(racks::all(rack)).layer("racks", Area::new(0.0, 0.0, racks::WIDTH, racks::ALL));
    scene.layers.push(gears.seen(Transform::of(ZOOM, (0.0, 0.0), (LEFT, TOP))));
    let cards = down().gap(racks::GAP * ZOOM).each(Gear::ALL.map(|gear| card(&table, choices, gear)));
    let area = Area::new(RIGHT, TOP, LEFT + WIDTH - RIGHT, racks::ALL * ZOOM);
    frame::page(scene, &table, head(&table, choices), cards, area);
}

/// The first player space with its price, the corn in the pool, and the next food day.
fn head<'a>(table: &Table, choices: &Choices<'_>) -> Line<'a> {
    let price = choices.place_first_player();
    let crown = icon("crown", 44.0).opacity(if price.is_some() { 100 } else { DIM });
    let space = match table.first_player_space {
        Some(seat) => across().fixed(40.0, icon(piece(seat), 36.0).role(ItemRole::Piece).need(Importance::Decide)),
        None => across().rest(price.map(|price| PRICES.row(&corn_price(price)))),
    };
    let pool = IconRow::new().colour(INK2).amount(format!("+{}", table.pool), "corn");
    let pool = Look::bold(FIGURE, 32.0).row(&pool);
    let line = across().space(12.3).fixed(52.0, crown).fixed(98.0, space).fixed(100.0, pool);
    match table.days_to_food_day() {
        Some(days) => {
            let words = bold(phrase("food-day-in").with("days", days), 30.0).smallest(20.0).lines(2, 24.0);
            line.fixed(48.0, icon("bowl", 40.0)).rest(words)
        }
        None => line,
    }
}

/// The choices on a gear: the price of a new worker, then the workers to pick up with their best actions, or the
/// actions to use.
fn card<'a>(table: &Table, choices: &Choices<'_>, gear: Gear) -> Cell<'a> {
    let form = data().gear(gear);
    let picks: Vec<u8> = (0..form.teeth).filter(|space| choices.pick(gear, *space)).collect();
    let actions: Vec<u8> = (1..=form.last_action).filter(|action| choices.action(gear, *action).is_some()).collect();
    let mut rows: Vec<Line<'a>> = Vec::new();
    if let Some(price) = choices.place(gear) {
        let price = PRICES.row(&corn_price(price));
        rows.push(across().fixed(40.0, icon("pawn", 34.0)).space(3.0).rest(price));
    }
    let worker = |space: u8| worker(choices.seat, space, (28.0, 32.0), Importance::Glance);
    if picks.len() + rows.len() > 2 {
        rows.push(across().rest(across().each_of(56.0, picks.into_iter().map(worker))));
    } else {
        let corn = table.player(choices.seat).goods[Material::Corn];
        for space in picks.into_iter().rev() {
            let usable = reached(table, gear, space, corn).into_iter().filter(|action| action.usable).collect();
            rows.push(across().fixed(80.0, worker(space)).rest(discs(usable)));
        }
    }
    if !actions.is_empty() {
        let discs = actions.into_iter().map(|action| frame::disc(action, Importance::Glance));
        rows.push(across().rest(across().each_of(56.0, discs)));
    }
    frame::card(!rows.is_empty(), down().each(rows).inset(10.0, 4.0))
}
