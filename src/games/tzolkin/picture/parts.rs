//! What many regions share: names of drawings, colours by component, small phrases, pills, rings.

use crate::engine::{Phrase, Seat};
use crate::games::kit::picture::parts;
use crate::games::tzolkin::data::HarvestTile;
use crate::games::tzolkin::ids::{Gear, Kind, Material, Technology, Temple};
use crate::games::tzolkin::state::Table;
use crate::games::{PictureRequest, Theme};
use crate::scene::{Colour, Colours, Sprite, Words};

pub(super) use crate::games::kit::picture::parts::{
    DIM, SMALLEST, change, change_ring, colour_id, empty_place, figure, figure_part, ghost, hollow, icon, mark, piece,
    pill, points, seat_colour, signed,
};

use super::theme::{self, *};

/// The colours of a theme.
pub(super) fn colours(theme: Theme) -> &'static Colours {
    match theme {
        Theme::Light => &theme::LIGHT_COLOURS,
        Theme::Dark => &theme::DARK_COLOURS,
    }
}

/// The drawing of a material.
pub(super) fn material(material: Material) -> &'static str {
    match material {
        Material::Corn => "corn",
        Material::Wood => "wood",
        Material::Stone => "stone",
        Material::Gold => "gold",
        Material::Skull => "skull",
    }
}

/// The drawing of a temple.
pub(super) fn temple(temple: Temple) -> &'static str {
    match temple {
        Temple::Chaac => "t-chaac",
        Temple::Quetzalcoatl => "t-quetzalcoatl",
        Temple::Kukulkan => "t-kukulkan",
    }
}

/// The colours of a temple's steps and of the lanes on them.
pub(super) fn temple_colours(temple: Temple) -> (Colour, Colour) {
    match temple {
        Temple::Chaac => (CHAAC_TIER, LANE_CHAAC),
        Temple::Quetzalcoatl => (QUETZALCOATL_TIER, LANE_QUETZALCOATL),
        Temple::Kukulkan => (KUKULKAN_TIER, LANE_KUKULKAN),
    }
}

/// The drawing of a technology.
pub(super) fn technology(technology: Technology) -> &'static str {
    match technology {
        Technology::Agriculture => "agriculture",
        Technology::Extraction => "extraction",
        Technology::Architecture => "architecture",
        Technology::Theology => "theology",
    }
}

/// The drawing, colour and tint of a kind.
pub(super) fn kind(kind: Kind) -> (&'static str, Colour, Colour) {
    match kind {
        Kind::Farm => ("farm", FARM, FARM_TINT),
        Kind::Tomb => ("tomb", TOMB, TOMB_TINT),
        Kind::Civic => ("civic", CIVIC, CIVIC_TINT),
        Kind::Shrine => ("shrine", SHRINE, SHRINE_TINT),
    }
}

/// The drawing of a harvest tile.
pub(super) fn harvest_tile(tile: HarvestTile) -> &'static str {
    match tile {
        HarvestTile::Corn => "corn-tile",
        HarvestTile::Wood => "wood-tile",
    }
}

/// The emblem and hub colour of a gear.
pub(super) fn gear(gear: Gear) -> (&'static str, Colour) {
    match gear {
        Gear::Palenque => ("corn", HUB_PALENQUE),
        Gear::Yaxchilan => ("cube", HUB_YAXCHILAN),
        Gear::Tikal => ("house", HUB_TIKAL),
        Gear::Uxmal => ("market", HUB_UXMAL),
        Gear::ChichenItza => ("skull", HUB_CHICHEN_ITZA),
    }
}

/// A number of quarters as a number with ¼, ½ or ¾.
pub(super) fn quarters(quarters: i32) -> String {
    let whole = quarters.abs() / 4;
    let part = ["", "¼", "½", "¾"][(quarters.abs() % 4) as usize];
    let number = if whole == 0 && !part.is_empty() { part.to_owned() } else { format!("{whole}{part}") };
    if quarters < 0 { format!("−{number}") } else { number }
}

/// What a seat's score shows: the track, at the end the final score.
pub(super) fn score(table: &Table, seat: Seat) -> String {
    match table.result {
        Some(result) => quarters(result.quarters.get(usize::from(seat)).copied().unwrap_or_default()),
        None => signed(table.player(seat).vp.into()),
    }
}

/// The seats that lead, unless all do.
pub(super) fn leaders(table: &Table) -> Vec<Seat> {
    let points = |seat: Seat| match table.result {
        Some(result) => -i32::from(result.ranking.get(usize::from(seat)).copied().unwrap_or(u8::MAX)),
        None => i32::from(table.player(seat).vp),
    };
    let most = table.seats().map(points).max();
    let leaders: Vec<Seat> = table.seats().filter(|&seat| Some(points(seat)) == most).collect();
    if leaders.len() == table.players.len() && table.result.is_none() { Vec::new() } else { leaders }
}

/// A phrase of the pictures.
pub(super) fn phrase(key: &str) -> Phrase {
    Phrase::new(format!("tzolkin-picture-{key}"))
}

/// A player's name, alone or in a phrase.
pub(super) fn name<V>(request: &PictureRequest<'_, V>, seat: Seat, around: Option<Phrase>) -> Words {
    parts::name(request, seat, around, phrase(&format!("colour-{}", colour_id(seat))))
}

/// The sign of a kind: round on buildings, square on monuments.
pub(super) fn kind_sign(of: Kind, monument: bool, x: f64, y: f64, side: f64) -> Sprite {
    let (name, colour, _) = kind(of);
    let radius = if monument { side * 0.16 } else { side / 2.0 };
    Sprite::icon(name, x, y, side * 0.72).on(colour, side, radius)
}
