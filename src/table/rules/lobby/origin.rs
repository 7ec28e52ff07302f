//! Games that continue from a position of a finished game.

use crate::games::Begun;
use crate::games::record::Step;

use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{LobbyRefusal, Origin, Refusal, TableState, ViewingRefusal};

/// The position of a finished game after this number of turns, as the start of another game.
///
/// # Errors
/// The game is not over, has no such turn, or can't continue from there.
pub fn after(table: &LoadedTable, turn: u32) -> Result<Origin, Refusal> {
    let history = table.history()?;
    if table.row.state != TableState::Over {
        return Err(Refusal::Lobby(LobbyRefusal::NothingToPlayOn));
    }
    let turns = history.turns();
    let played =
        turns.get(..turn as usize).ok_or(Refusal::Viewing(ViewingRefusal::UnknownTurn { last: last(turns.len()) }))?;
    let lost = Refusal::Viewing(ViewingRefusal::LostTurn { turn });
    let wanted = history.position_at(played.len()).map_err(|_| lost.clone())?;

    let earlier = table.row.origin.as_ref().map(|origin| origin.begun.steps.clone()).unwrap_or_default();
    let steps =
        played.iter().flat_map(|turn| turn.steps.iter().map(|action| Step { seat: turn.seat, action: action.clone() }));
    let begun = Begun {
        setup: table.row.setup.clone().ok_or(lost.clone())?,
        steps: earlier.into_iter().chain(steps).collect(),
    };
    // If the rules changed during the game, its steps alone don't lead there.
    let options = table.title.options_since(table.row.rules_version, &table.row.options);
    let seats = wanted.seats();
    let same = begun.replay(table.title, seats, &options).is_ok_and(|position| position.hash() == wanted.hash());
    if !same {
        return Err(lost);
    }
    let can_go_on = wanted.outcome().is_none()
        && table.title.redeal(&begun.setup, &*wanted, table.row.seed.unwrap_or_default()).is_ok();
    if !can_go_on {
        return Err(Refusal::Lobby(LobbyRefusal::NothingToPlayOn));
    }
    Ok(Origin { table: table.row.id, turn, begun })
}

fn last(turns: usize) -> u32 {
    u32::try_from(turns).unwrap_or(u32::MAX)
}
