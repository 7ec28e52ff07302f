//! Text descriptions of the pictures, for players who can't see them.

use crate::words::questions;

use super::cards::Section;
use super::overview::region::Region;
use super::prelude::*;
use crate::score::TemplesGive;
use crate::words::{board as lines, spaces};

/// The board: the progress of the game and the points. The text board has the positions of the workers.
pub(super) fn board(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let seat = |seat| phrase("alt-seat").seat("seat", seat);
    let now = match table.phase {
        Phase::Choosing => phrase("alt-choosing"),
        Phase::Turns | Phase::Calendar => phrase("alt-to-move").seat("seat", table.active),
        Phase::Over => phrase("alt-over").with("winners", leaders(table).into_iter().map(seat).collect::<Vec<_>>()),
    };
    vec![phrase("alt-board").with("round", table.named_round()).with("age", table.age), now, scores(view)]
}

/// The overview: the turn, the next food day, every player's goods with the corn due, and the prices of the gears.
pub(super) fn overview(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return board(view);
    }
    let now = match table.phase {
        Phase::Choosing => phrase("alt-choosing"),
        _ => phrase("alt-to-move").seat("seat", table.active),
    };
    let round = phrase("alt-overview").with("status", questions::progress(table));
    let held = |seat| {
        let line = phrase("alt-held").seat("seat", seat).with("goods", phrases::goods(table.player(seat).goods));
        line.with("corn", phrases::corn(table.feeding_need(seat).need()))
    };
    let price = |gear| match table.lowest_free_space(gear) {
        Some(space) => phrase("alt-next").with("space", phrases::space(gear, space)),
        None => phrase("alt-full").with("gear", phrases::gear(gear)),
    };
    let next = phrase("alt-prices").with("spaces", Gear::ALL.map(price).to_vec());
    [round, now, scores(view)].into_iter().chain(table.seats().map(held)).chain([next]).collect()
}

/// The scoring: the final one after the end, before it the points if the game ended now.
pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let result = table.result.unwrap_or_else(|| table.final_result());
    vec![
        phrase("alt-scoring"),
        STYLE.alt_scores(table.seats().zip(result.quarters.iter().map(|points| quarters(*points)))),
    ]
}

fn scores(view: &View) -> Phrase {
    STYLE.alt_scores(view.table.seats().map(|seat| (seat, score(&view.table, seat))))
}

/// Number of lines above the buildings or monuments of the text board.
const HEADING: usize = 1;

/// The content of a region, with the prices and the gains of the player to move.
pub(super) fn contents(table: &Table, region: Region) -> Vec<Phrase> {
    match region {
        Region::Gear(gear) => gear_lines(table, gear),
        Region::Temples => Temple::ALL.into_iter().map(|of| lines::markers(table, of)).chain(food_day(table)).collect(),
        Region::Technologies => table.seats().map(|seat| lines::levels(table, seat, &Technology::ALL)).collect(),
        Region::Offer(Section::Buildings) => {
            let deck = phrase("deck").with("count", table.deck);
            lines::buildings(table).into_iter().skip(HEADING).chain([deck]).collect()
        }
        Region::Offer(Section::Monuments) => lines::monuments(table).into_iter().skip(HEADING).collect(),
        Region::Player(seat) => lines::player(table, seat),
    }
}

/// The workers of a gear, the price of the next one, and the gains of the spaces.
fn gear_lines(table: &Table, gear: Gear) -> Vec<Phrase> {
    let seat = table.active;
    let mut all = vec![lines::workers(table, gear)];
    if let Some(cost) = table.placement_cost(gear) {
        all.push(phrase("alt-place").seat("seat", seat).with("price", phrases::corn(cost)));
    }
    match gear {
        Gear::Palenque => all.push(lines::jungle(table)),
        Gear::ChichenItza => all.push(lines::skulls(table)),
        _ => {}
    }
    let gain = |space| {
        let line = phrase("alt-space").with("space", space);
        line.with("action", spaces::action(table, seat, gear, space))
    };
    all.extend((1..=data().gear(gear).last_action).map(gain));
    all
}

/// The gains of every player on the next food day.
fn food_day(table: &Table) -> Option<Phrase> {
    let gain = |seat: Seat, gain: Phrase| phrase("alt-gain").seat("seat", seat).with("gain", gain);
    let gains: Vec<Phrase> = match table.next_from_temples()? {
        TemplesGive::Goods(goods) => {
            table.seats().map(|seat| gain(seat, phrases::goods(goods[seat.index()]))).collect()
        }
        TemplesGive::Points { points, .. } => {
            table.seats().map(|seat| gain(seat, phrases::points(points[seat.index()]))).collect()
        }
    };
    Some(phrase("alt-food-day").with("gains", gains))
}
