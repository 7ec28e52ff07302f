//! The discovery tiles that a turn uses.

use super::super::action::Action;
use super::super::ids::Discovery;

/// The tile that this action uses.
pub(super) fn tile_used(action: Action) -> Option<Discovery> {
    match action {
        Action::Use(tile)
        | Action::MainWith(tile)
        | Action::WorshipWith(_, tile)
        | Action::UnlockWith(tile)
        | Action::TakeBothWith(tile)
        | Action::RewardWith(tile)
        | Action::ExchangeWith(_, tile)
        | Action::ExchangeForWith(_, tile) => Some(tile),
        _ => None,
    }
}
