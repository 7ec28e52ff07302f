//! Decides whom the bot leads, and what it says.

use crate::engine::{Seat, Viewer};

use super::loaded::LoadedTable;
use crate::table::values::{Guidance, Lead, Planner, PlannerPart, Refusal, TopicsSheet, UserId};

/// Adds the part for newcomers to the planner of a seat's turn. The question appears before the first turn of a person who
/// plays alone against computer players: in their first game, and once more in the game after an explained one.
///
/// # Errors
/// The game isn't running.
pub fn with_lead(table: &LoadedTable, planner: Planner) -> Result<Planner, Refusal> {
    let seat = planner.seat;
    let Some(user) = table.row.seats.get(usize::from(seat)).and_then(|seat| seat.occupant.user()) else {
        return Ok(planner);
    };
    let begun = !planner.steps.is_empty();
    let lead = match table.person(user).guidance {
        Guidance::In(id) | Guidance::Again(id) if id == table.row.id => {
            Lead::Advice(if begun { None } else { planner.position.face(Viewer::Seat(seat)).advice(seat) })
        }
        Guidance::Unasked | Guidance::In(_) if !begun && is_alone(table) && is_first_turn(table, seat)? => {
            Lead::Question
        }
        _ => return Ok(planner),
    };
    Ok(planner.with(PlannerPart::Lead(lead)))
}

fn is_alone(table: &LoadedTable) -> bool {
    let people = table.row.seats.iter().filter(|seat| seat.occupant.user().is_some());
    table.row.seats.len() > 1 && people.count() == 1
}

fn is_first_turn(table: &LoadedTable, seat: Seat) -> Result<bool, Refusal> {
    Ok(table.running()?.turns().iter().all(|turn| turn.seat != seat))
}

/// The topics about what the user sees and can choose now.
///
/// # Errors
/// The user has no seat, or the game isn't running.
pub fn topics(table: &LoadedTable, user: UserId) -> Result<TopicsSheet, Refusal> {
    let seat = table.playing_seat(user)?;
    let known = table.title.topics();
    let shown = table.running()?.position().face(Viewer::Seat(seat)).shown_topics(seat);
    let topics = shown.iter().filter_map(|id| known.iter().find(|topic| topic.id == *id)).cloned().collect();
    Ok(TopicsSheet { title: table.title, topics })
}
