//! Changes since the viewer last looked.

use game_kit::picture::changes;

use super::prelude::*;

pub(super) type Changes<'a> = changes::Changes<'a, Table>;

pub(super) fn between<'a>(now: &'a View, since: Option<&'a View>) -> Changes<'a> {
    Changes::between(&now.table, since.map(|view| &view.table), |table| table.players.len())
}

/// Days that the calendar has advanced.
pub(super) fn days(table: Changes<'_>) -> u8 {
    table.since.map_or(0, |since| table.day.saturating_sub(since.day))
}

/// Steps that the gears have turned: one per day, plus the last one of the game, which is no longer a day (rules
/// 15.1).
fn turned(table: Changes<'_>) -> u8 {
    days(table) + u8::from(table.came(|table| table.result.is_some()))
}

/// Returns `true` if the player has placed the worker on this position.
pub(super) fn placed(table: Changes<'_>, gear: Gear, position: u8) -> bool {
    let Some(since) = table.since else { return false };
    let before = position.checked_sub(turned(table)).and_then(|from| since.occupant(gear, from));
    before != table.occupant(gear, position)
}

/// Vacated positions of players' workers, where these workers would be by now. A worker that was pushed off is on
/// the first position after the last space.
pub(super) fn gone(table: Changes<'_>, gear: Gear) -> Vec<(u8, Seat)> {
    let Some(since) = table.since else { return Vec::new() };
    let last = data().gear(gear).last_space;
    let mut gone: Vec<(u8, Seat)> = Vec::new();
    for position in 0..=last {
        let Some(GearOccupant::Player(seat)) = since.occupant(gear, position) else { continue };
        let here = (position + turned(table)).min(last + 1);
        let free = table.occupant(gear, here).is_none() && gone.iter().all(|&(taken, _)| taken != here);
        if free {
            gone.push((here, seat));
        }
    }
    gone
}

/// Returns `true` if the player has placed the worker on the first player space.
pub(super) fn first_player_placed(table: Changes<'_>) -> bool {
    table.since.is_some_and(|since| since.first_player_space != table.first_player_space || days(table) > 0)
        && table.first_player_space.is_some()
}

/// The former owner of the first player space.
pub(super) fn first_player_gone(table: Changes<'_>) -> Option<Seat> {
    table.since?.first_player_space.filter(|_| table.first_player_space.is_none())
}

/// Returns `true` if a player has put a skull on an action of Chichen Itza.
pub(super) fn skull_laid(table: Changes<'_>, space: u8) -> bool {
    table.came(|table| table.skulls_on_chichen_itza >> space & 1 != 0)
}

/// A player's gain of points as text, if there is one. After the end it has quarters.
pub(super) fn points(table: Changes<'_>, seat: Seat) -> Option<String> {
    let in_quarters = |table: &Table| table.result.and_then(|result| result.quarters.get(seat.index()).copied());
    let of = |table: &Table| in_quarters(table).unwrap_or(4 * i32::from(table.player(seat).vp));
    let more = Some(table.difference(of)).filter(|more| *more != 0)?;
    Some(match in_quarters(&table) {
        Some(_) if more > 0 => format!("+{}", quarters(more)),
        Some(_) => quarters(more),
        None => change(more / 4),
    })
}
