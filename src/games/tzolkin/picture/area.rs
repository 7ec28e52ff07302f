//! One seat's own area: panel, temples, technologies, every tile it owns, and the details of feeding.

use crate::engine::{Phrase, Seat};
use crate::games::PictureRequest;
use crate::games::kit::picture::panel::Panel;
use crate::games::kit::picture::shells;
use crate::games::tzolkin::View;
use crate::games::tzolkin::data::data;
use crate::games::tzolkin::ids::{Kind, Technology, Temple};
use crate::games::tzolkin::state::{Player, Table};
use crate::scene::{Face, Layer, Row, Scene, Text, View as Seen};

use super::cards::{self, Card};
use super::changes::Changes;
use super::panels;
use super::parts::{icon, phrase, rule};
use super::theme::*;
use super::{technologies, temples};

const WIDTH: f64 = 1200.0;
/// Height with at most one row of cards. Each further row adds to it.
const HEIGHT: f64 = 600.0;
const MARGIN: f64 = 20.0;
/// Top of the rows of cards, distance between rows, cards per row.
const CARDS: f64 = 496.0;
const ROW: f64 = 83.0;
const IN_ROW: usize = 5;
/// Enlargement of the panel, and of temples and technologies.
const PANEL_ZOOM: f64 = 1.5;
const TRACK_ZOOM: f64 = 0.95;
/// Width of the panel on the board of four players.
const PANEL: f64 = 379.5;

pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>, seat: Seat) -> Scene {
    let table = &view.table;
    let seat = seat.min(Seat::new(table.players.len().saturating_sub(1) as u8));
    let changes = Changes::new(view, request.since);
    let owned = owned_cards(table.player(seat));
    let rows = owned.len().div_ceil(IN_ROW).max(1);
    let height = HEIGHT + ROW * (rows - 1) as f64;
    let mut scene = STYLE.scene(request.theme, (WIDTH, height), STYLE.alt_of_seat("alt-area", seat));
    scene.layers.push(shells::panel(seat, PANEL_ZOOM, (MARGIN, MARGIN), PANEL, |panel, layer| {
        panels::contents(panel, layer, request, table, changes);
    }));

    let left = MARGIN + PANEL * PANEL_ZOOM + 14.0;
    let mut tracks = Layer::new("temples").seen(Seen::of(TRACK_ZOOM, (962.0, 86.0), (left, MARGIN - 4.0)));
    for temple in Temple::ALL {
        temples::ladder(&mut tracks, temple);
        temples::heading(&mut tracks, temple, table.age);
        temples::markers(&mut tracks, table, changes, temple, std::iter::once(seat));
    }
    scene.layers.push(tracks);
    let mut tracks = Layer::new("technologies").seen(Seen::of(TRACK_ZOOM, (962.0, 378.0), (left, 292.0)));
    technologies::prices(&mut tracks);
    for technology in Technology::ALL {
        technologies::tower(&mut tracks, technology);
        technologies::markers(&mut tracks, table, changes, technology, std::iter::once(seat));
    }
    scene.layers.push(tracks);

    let mut tiles = Layer::new("tiles");
    wealth(&mut tiles, table, seat);
    feeding(&mut tiles, table, seat);
    let step = (WIDTH - 2.0 * MARGIN + 10.0) / IN_ROW as f64;
    for (index, card) in owned.iter().enumerate() {
        let (column, row) = (index % IN_ROW, index / IN_ROW);
        card.draw(&mut tiles, MARGIN + step * column as f64, CARDS + ROW * row as f64, table.players.len());
    }
    if owned.is_empty() {
        shells::nothing(&mut tiles, phrase("no-buildings"), WIDTH / 2.0, CARDS + 40.0);
    }
    scene.layers.push(tiles);
    scene
}

/// The cards of a player's buildings by kind, then those of the monuments.
fn owned_cards(player: &Player) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    for kind in [Kind::Farm, Kind::Tomb, Kind::Civic, Kind::Shrine] {
        let of_kind = |card: &Card| card.kind().is_some_and(|(of, _)| of == kind);
        cards.extend(player.buildings.iter().map(Card::Building).filter(of_kind));
    }
    cards.extend(player.monuments.iter().map(Card::Monument));
    cards
}

/// The player's wealth tiles.
fn wealth(layer: &mut Layer, table: &Table, seat: Seat) {
    let y = MARGIN + Panel::HEIGHT * PANEL_ZOOM + 12.0;
    for (index, tile) in table.player(seat).wealth.iter().enumerate() {
        Card::Wealth(tile).draw(layer, MARGIN + (cards::WIDTH + 12.0) * index as f64, y, table.players.len());
    }
}

/// The details of the next food day's cost.
fn feeding(layer: &mut Layer, table: &Table, seat: Seat) {
    let feeding = table.feeding_need(seat);
    let y = CARDS - 32.0;
    let workers = table.player(seat).workers_in_play;
    let sum = phrase("feeding-sum")
        .with("workers", workers)
        .with("free", u16::from(workers).saturating_sub(feeding.workers))
        .with("each", feeding.corn_per_worker)
        .with("corn", feeding.need());
    let mut words: Vec<Phrase> = vec![sum];
    if feeding.unfed() > 0 {
        let lost = data().vp_per_unfed.unsigned_abs() * feeding.unfed();
        words.push(phrase("feeding-short").with("unfed", feeding.unfed()).with("points", lost));
    }
    let mut row = Row::new(MARGIN + 4.0, y).sprite(icon("bowl", 34.0)).gap(9.0);
    for (index, part) in words.into_iter().enumerate() {
        let face = if index == 0 { Face::Text } else { Face::Bold };
        row = row.text(Text::part(part, face, 19.0, INK)).gap(8.0);
    }
    layer.add(row.within(PANEL * PANEL_ZOOM - 8.0));
    rule(layer, MARGIN, WIDTH - MARGIN, CARDS - 10.0);
}
