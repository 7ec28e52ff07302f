//! What many regions share: names of drawings and colours by component, small phrases.

use crate::engine::{Phrase, Seat};
use crate::games::kit::picture::parts;
use crate::games::teotihuacan::data::{Measure, TileIcon, data};
use crate::games::teotihuacan::ids::{Board, Icon, Resource, Technology, Temple};
use crate::games::teotihuacan::state::{Phase, State};
use crate::games::{PictureRequest, Theme};
use crate::scene::{Colour, Colours, Words};

pub(super) use crate::games::kit::picture::parts::{
    DIM, change, change_ring, colour_id, figure, figure_part, hollow, icon, mark, of_seat, piece, pill, points,
};

use super::theme::{self, *};

/// The side of the square in which pieces are drawn.
pub(super) const PIECE: f64 = 34.0;

/// The colours of a theme.
pub(super) fn colours(theme: Theme) -> &'static Colours {
    match theme {
        Theme::Light => &theme::LIGHT_COLOURS,
        Theme::Dark => &theme::DARK_COLOURS,
    }
}

/// A phrase of the pictures.
pub(super) fn phrase(key: &str) -> Phrase {
    Phrase::new(format!("teotihuacan-picture-{key}"))
}

/// A player's name, alone or in a phrase.
pub(super) fn name<V>(request: &PictureRequest<'_, V>, seat: Seat, around: Option<Phrase>) -> Words {
    parts::name(request, seat, around, phrase(&format!("colour-{}", colour_id(seat))))
}

/// The emblem of a board, its size and the tint behind it.
pub(super) fn emblem(board: Board) -> (&'static str, f64, Colour) {
    match board {
        Board::Palace => ("crown", 28.0, HUB_PALACE),
        Board::Forest => ("wood", 29.0, HUB_FOREST),
        Board::Quarry => ("stone", 26.0, HUB_QUARRY),
        Board::GoldDeposits => ("gold", 26.0, HUB_GOLD),
        Board::Alchemy => ("tech", 25.0, HUB_ALCHEMY),
        Board::Nobles => ("house", 26.0, HUB_NOBLES),
        Board::Decorations => ("mosaic", 27.0, HUB_DECORATIONS),
        Board::Construction => ("block", 28.0, HUB_CONSTRUCTION),
    }
}

/// The drawing of a resource.
pub(super) fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Wood => "wood",
        Resource::Stone => "stone",
        Resource::Gold => "gold",
    }
}

/// The drawing of a temple.
pub(super) fn temple(temple: Temple) -> &'static str {
    match temple {
        Temple::Blue => "t-blue",
        Temple::Red => "t-red",
        Temple::Green => "t-green",
    }
}

/// The colours of a temple's steps and of the lanes on them.
pub(super) fn temple_colours(temple: Temple) -> (Colour, Colour) {
    match temple {
        Temple::Blue => (TIER_BLUE, LANE_BLUE),
        Temple::Red => (TIER_RED, LANE_RED),
        Temple::Green => (TIER_GREEN, LANE_GREEN),
    }
}

/// The drawing of an icon that is only carved, as in the plan.
pub(super) fn carved(icon: Icon) -> &'static str {
    match icon {
        Icon::Blue => "c-blue",
        Icon::Red => "c-red",
        Icon::Green => "c-green",
        Icon::Plain => "c-plain",
    }
}

/// The drawing of an icon of a tile.
pub(super) fn tile_icon(icon: TileIcon) -> &'static str {
    match icon.icon {
        Icon::Blue if icon.coloured => "p-blue",
        Icon::Red if icon.coloured => "p-red",
        Icon::Green if icon.coloured => "p-green",
        other => carved(other),
    }
}

/// The drawing of a technology in a player's panel.
pub(super) fn technology(technology: Technology) -> &'static str {
    match technology {
        Technology::PalaceCocoa => "tg-01",
        Technology::AlchemyNoblesPoints => "tg-03",
        Technology::ExtraResource => "tg-05",
        Technology::GatheringCocoaPoint => "tg-07",
        Technology::DecorationPoints => "tg-09",
        Technology::ConstructionPoints => "tg-11",
        Technology::BoughtPowerUp => "tg-13",
        Technology::ConstructionWorker => "tg-15",
        Technology::ConstructionTemple => "tg-17",
    }
}

/// The drawing of what a royal tile or a bonus tile counts.
pub(super) fn measure(measure: Measure) -> &'static str {
    match measure {
        Measure::Technologies => "tech",
        Measure::PyramidTrack => "block",
        Measure::Avenue => "road",
        Measure::BonusTiles => "t-any",
        Measure::Discoveries => "disctile",
    }
}

/// The mask of a type, 0 to 6.
pub(super) fn mask(kind: usize) -> &'static str {
    ["mask-1", "mask-2", "mask-3", "mask-4", "mask-5", "mask-6", "mask-7"][kind % 7]
}

/// The colour of a level of the pyramid, 1 to 4.
pub(super) fn level_colour(level: u8) -> Colour {
    [LEVEL_0, LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4][usize::from(level % 5)]
}

/// The tile of a level, without icons.
pub(super) fn level_tile(level: u8) -> &'static str {
    ["tile-l1", "tile-l2", "tile-l3", "tile-l4"][usize::from(level.clamp(1, 4)) - 1]
}

/// The seats that lead, unless all do.
pub(super) fn leaders(state: &State) -> Vec<Seat> {
    if let Some(outcome) = state.outcome() {
        return state.all_seats().filter(|seat| outcome.ranking[usize::from(*seat)] == 1).collect();
    }
    let most = state.all_seats().map(|seat| state.seat(seat).vp).max();
    let leaders: Vec<Seat> = state.all_seats().filter(|seat| Some(state.seat(*seat).vp) == most).collect();
    if leaders.len() == usize::from(state.players) { Vec::new() } else { leaders }
}

/// The round of the game, from 1, while turns are played.
pub(super) fn round(state: &State) -> Option<u32> {
    if state.phase != Phase::Turns {
        return None;
    }
    let players = u32::from(state.players);
    // Turns counts choices too: every seat keeps tiles (once, or twice in a draft), places its
    // workers and takes its bonuses; a fixed first game has nothing of this.
    let opening = match state.seats[0].kept[0] {
        kept if usize::from(kept) >= data().starting_tiles.len() => 0,
        _ if state.dealt[0][0] == crate::games::teotihuacan::ids::NONE => 4 * players,
        _ => 3 * players,
    };
    let salaries = players * u32::from(state.era - 1);
    Some(state.turns.saturating_sub(opening + salaries) / players + 1)
}
