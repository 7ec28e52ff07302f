//! The discovery tiles and technologies that a turn uses.

use super::super::State;
use super::super::action::Action;
use super::super::ids::{Board, Discovery, Technology};

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

/// The boards on which a technology pays.
fn pays_on(technology: Technology) -> &'static [Board] {
    match technology {
        Technology::AlchemyNoblesPoints => &[Board::Alchemy, Board::Nobles],
        Technology::ExtraResource | Technology::GatheringCocoaPoint => {
            &[Board::Forest, Board::Quarry, Board::GoldDeposits]
        }
        Technology::DecorationPoints => &[Board::Decorations],
        Technology::ConstructionPoints | Technology::ConstructionWorker | Technology::ConstructionTemple => {
            &[Board::Construction]
        }
        Technology::PalaceCocoa | Technology::BoughtPowerUp => &[],
    }
}

/// Returns `true` if this action of the technology's owner uses it.
pub(super) fn uses(technology: Technology, state: &State, action: Action) -> bool {
    match (technology, action) {
        (Technology::PalaceCocoa, Action::Move { from, to, .. }) => state.position(to) <= state.position(from),
        (Technology::BoughtPowerUp, Action::Buy) => true,
        (_, Action::Main | Action::MainWith(_)) => pays_on(technology).contains(&state.turn.to),
        _ => false,
    }
}
