//! What many regions share: names of drawings, colours by component, small phrases, pills, rings.

use crate::engine::{Phrase, Seat};
use crate::games::tzolkin::data::HarvestTile;
use crate::games::tzolkin::ids::{Gear, Kind, Material, Technology, Temple};
use crate::games::tzolkin::state::Table;
use crate::games::{PictureRequest, Theme};
use crate::scene::{Colour, Colours, Face, Layer, Outline, Row, Shape, Sprite, Text, Words};

use super::theme::{self, *};

/// How strongly something is seen that is not there, in percent.
pub(super) const DIM: u8 = 33;
/// Nothing is written smaller than this at full size.
pub(super) const SMALLEST: f64 = 15.0;

const COLOURS: [&str; 4] = ["red", "green", "blue", "yellow"];

/// The colours of a theme.
pub(super) fn colours(theme: Theme) -> &'static Colours {
    match theme {
        Theme::Light => &theme::LIGHT_COLOURS,
        Theme::Dark => &theme::DARK_COLOURS,
    }
}

fn of_seat<T: Copy>(seat: Seat, values: [T; 4]) -> T {
    values[usize::from(seat) % 4]
}

/// The drawing of a player's worker.
pub(super) fn piece(seat: Seat) -> &'static str {
    of_seat(seat, ["piece-red", "piece-green", "piece-blue", "piece-yellow"])
}

/// The drawing of a player's marker on a track.
pub(super) fn mark(seat: Seat) -> &'static str {
    of_seat(seat, ["mark-red", "mark-green", "mark-blue", "mark-yellow"])
}

/// The drawing of a worker that is elsewhere.
pub(super) fn hollow(seat: Seat) -> &'static str {
    of_seat(seat, ["hollow-red", "hollow-green", "hollow-blue", "hollow-yellow"])
}

/// The drawing of a worker that was here.
pub(super) fn ghost(seat: Seat) -> &'static str {
    of_seat(seat, ["ghost-red", "ghost-green", "ghost-blue", "ghost-yellow"])
}

/// A player's colour.
pub(super) fn seat_colour(seat: Seat) -> Colour {
    of_seat(seat, [RED, GREEN, BLUE, YELLOW])
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

/// A number with a true minus.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A number with its sign.
pub(super) fn change(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { signed(number) }
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
    let name = request.names.get(usize::from(seat)).cloned().unwrap_or_default();
    Words::Name { phrase: around, name, otherwise: colour_name(seat) }
}

/// What to call a player without a name.
pub(super) fn colour_name(seat: Seat) -> Phrase {
    phrase(&format!("colour-{}", of_seat(seat, COLOURS)))
}

/// A figure.
pub(super) fn figure(text: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
    Text::new(text, Face::Figure, size, colour, x, y)
}

/// A figure for a row.
pub(super) fn figure_part(text: impl Into<Words>, size: f64, colour: Colour) -> Text {
    figure(text, size, colour, 0.0, 0.0)
}

/// An icon for a row.
pub(super) fn icon(name: &'static str, size: f64) -> Sprite {
    Sprite::icon(name, 0.0, 0.0, size)
}

/// A rosette with points on it.
pub(super) fn points(text: impl Into<String>, x: f64, y: f64, size: f64) -> Sprite {
    let text = text.into();
    // Three signs need smaller type; two may touch the edge of the disc, not more.
    let type_size = match text.chars().count() {
        0 | 1 => size * 0.62,
        2 => size * 0.57,
        _ => size * 0.47,
    };
    Sprite::icon("vp", x, y, size).label(text, type_size.max(SMALLEST), POINTS_FIGURE)
}

/// A pill that says what has changed.
pub(super) fn pill(words: impl Into<Words>, x: f64, y: f64) -> Row {
    Row::new(x, y).text(Text::part(words, Face::Bold, 17.0, CHANGE_FIGURE)).middle().on(CHANGE, 6.5, 22.0, 11.0)
}

/// The ring round something that has changed.
pub(super) fn change_ring(layer: &mut Layer, x: f64, y: f64, radius: f64, ground: Colour) {
    let width = if radius > 18.0 { 4.0 } else { 3.0 };
    layer.line(Outline::circle(x, y, radius), ground, width * 2.0);
    layer.line(Outline::circle(x, y, radius), CHANGE, width);
}

/// The sign of a kind: round on buildings, square on monuments.
pub(super) fn kind_sign(of: Kind, monument: bool, x: f64, y: f64, side: f64) -> Sprite {
    let (name, colour, _) = kind(of);
    let radius = if monument { side * 0.16 } else { side / 2.0 };
    Sprite::icon(name, x, y, side * 0.72).on(colour, side, radius)
}

/// A dashed line round a place where nothing lies.
pub(super) fn empty_place(x: f64, y: f64, width: f64, height: f64, radius: f64) -> Shape {
    Shape::stroked(Outline::rounded(x + 1.0, y + 1.0, width - 2.0, height - 2.0, radius), LINE2, 1.5).dashed(6.0, 5.0)
}
