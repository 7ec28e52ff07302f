//! The scoring as a table: one row per source of points, one column per player by rank. A bar next to each figure shows
//! its size, so that the decisive source stands out.

use std::collections::BTreeMap;

use crate::{PictureRequest, Present, Report, ScoreLine};
use engine::{Outcome, Phrase, Seat};
use scene::{Area, Colour, ItemRow, Layer, Outline, Scene, Sprite, Text, Typeface, tokens::*};

use super::layout::{Cell, Line, across, bold, down, hairline, heading};
use super::parts::{figure_part, icon, piece_part};
use super::style::Style;

const WIDTH: f64 = 1200.0;
/// Width of the names of the sources, left of the columns.
const NAMES: f64 = 396.0;
/// Heights of the title, of the players' names, and of the sources.
const TITLE: f64 = 88.0;
const HEAD: f64 = 72.0;
const ROWS: f64 = 530.0;
/// Greatest height of a source, if there are few.
const WIDEST: f64 = 77.0;
/// Heights of the totals, of the next scoring, and of the margin at the bottom.
const TOTALS: f64 = 80.0;
const COMING: f64 = 56.0;
const MARGIN: f64 = 10.0;

/// Units for which the bars of whole points are scaled at least.
const LEAST: i32 = 20;

/// Points of one source.
pub struct SourcePoints {
    /// Its place among the sources, the same for all players.
    pub order: usize,
    pub name: Phrase,
    /// The amount, in units that are the same for the whole table.
    pub amount: i32,
    /// The amount as a figure.
    pub figure: String,
    /// The color of its bars.
    pub tint: Colour,
    pub icon: Sprite,
}

/// A player's column.
pub struct PlayerColumn {
    pub seat: Seat,
    /// Rank, from 1.
    pub rank: u8,
    /// The total as a figure.
    pub total: String,
    pub parts: Vec<SourcePoints>,
}

/// The points of each player in the next scoring, below the totals.
pub struct Coming {
    pub name: Phrase,
    /// Figures with their icons, by seat.
    pub figures: Vec<Vec<(String, Sprite)>>,
}

/// The table of a view's score, with whole points and the icons and colors of the game's sources.
pub fn by_source<G: Present>(
    view: &G::View,
    request: &PictureRequest<'_, G::View>,
    outcome: &Outcome,
    is_final: bool,
) -> Scene {
    let part = |line: ScoreLine| {
        let order = G::SOURCES.iter().position(|source| source.id == line.kind)?;
        let (tint, icon) = (G::SOURCES[order].tint, icon(G::SOURCES[order].icon, 22.0));
        let figure = line.points.to_string();
        Some(SourcePoints { order, name: line.source, amount: line.points, figure, tint, icon })
    };
    let columns = view.score().into_iter().zip(outcome.points.iter().zip(&outcome.ranking));
    let players =
        Seat::all(outcome.points.len() as u8).zip(columns).map(|(seat, (lines, (total, rank)))| PlayerColumn {
            seat,
            rank: *rank,
            total: total.to_string(),
            parts: lines.into_iter().filter_map(part).collect(),
        });
    let alt = Seat::all(outcome.points.len() as u8).map(|seat| view.goods(seat)).collect();
    scene(G::STYLE, request, alt, is_final, players.collect(), None, LEAST)
}

/// The table. Its bars are scaled for at least `least` units, so that a single point doesn't get a long bar.
pub fn scene<V>(
    style: &'static Style,
    request: &PictureRequest<'_, V>,
    alt: Vec<Phrase>,
    is_final: bool,
    mut players: Vec<PlayerColumn>,
    coming: Option<Coming>,
    least: i32,
) -> Scene {
    players.sort_by_key(|player| player.rank);
    let parts = || players.iter().flat_map(|player| &player.parts);
    let sources: BTreeMap<usize, &SourcePoints> = parts().rev().map(|part| (part.order, part)).collect();
    let most = parts().map(|part| part.amount).max().unwrap_or_default().max(least);
    let lost = parts().map(|part| -part.amount).max().unwrap_or_default().max(0);

    let title = heading(style.phrase(if is_final { "final-scoring" } else { "scoring-now" }), 40.0).smallest(24.0);
    let heads = players.iter().map(|player| head(style, request, player));
    let rows = sources.values().map(|source| {
        let name = Text::part(source.name.clone(), Typeface::Text, 25.0, INK).smallest(20.0);
        let name = across().fixed(36.0, source.icon.clone()).space(8.0).rest(name).space(16.0);
        let of = |player: &PlayerColumn| {
            player.parts.iter().find(|part| part.order == source.order).map(|part| bar(part, most, lost))
        };
        row(name, players.iter().map(of))
    });
    // Few sources need no tall picture.
    let height = ROWS.min(WIDEST * sources.len().max(1) as f64);
    let table = down().fixed(TITLE, title).fixed(HEAD, across().space(NAMES).each(heads));
    let table = table.fixed(height, down().each(rows));
    let table = table.fixed(TOTALS, row(Cell::empty(), players.iter().map(total)));
    let table = match &coming {
        Some(coming) => {
            let name = Text::part(coming.name.clone(), Typeface::Text, 25.0, INK2).smallest(17.0);
            let next = row(across().rest(name).space(16.0), players.iter().map(|player| next(coming, player.seat)));
            table.fixed(COMING, next)
        }
        None => table,
    };
    let mut scene = style.scene(request.theme, (WIDTH, table.length() + MARGIN), alt);
    let area = Area::new(24.0, 0.0, WIDTH - 48.0, table.length());
    scene.layers.push(Layer::new("scoring").with(|layer| table.draw(layer, area)));
    scene
}

/// A row of the table, with a line above: its name and a cell for each player.
fn row<'a, C: Into<Cell<'a>>>(name: impl Into<Cell<'a>>, cells: impl Iterator<Item = C>) -> Line<'a> {
    down().fixed(0.0, hairline()).rest(across().fixed(NAMES, name).each(cells))
}

/// A player's piece, name and rank.
fn head<'a, V>(style: &Style, request: &PictureRequest<'_, V>, player: &PlayerColumn) -> Line<'a> {
    let place = Text::part(style.phrase("place").with("n", player.rank), Typeface::Text, 20.0, INK2);
    let names = down().fixed(28.0, bold(style.name(request, player.seat, None), 26.0)).fixed(32.0, place);
    let piece = down().fixed(48.0, piece_part(player.seat, 42.0));
    across().fixed(44.0, piece).space(6.0).rest(names).space(12.0)
}

/// The points of a source, and a bar. All players together have at most `most` and lose at most `lost`.
fn bar<'a>(part: &SourcePoints, most: i32, lost: i32) -> Line<'a> {
    let (amount, tint) = (f64::from(part.amount), part.tint);
    let bar = Cell::new(move |layer, area: Area| {
        let unit = area.width / f64::from((most + lost).max(1));
        let (long, high) = ((amount.abs() * unit).max(2.0), (0.55 * area.height).min(32.0));
        // Lost points extend to the left.
        let zero = area.x + f64::from(lost) * unit;
        let from = if amount < 0.0 { zero - long } else { zero };
        layer.fill(Outline::rect(from, area.middle().1 - high / 2.0, long, high), tint);
    });
    let points = figure_part(part.figure.clone(), 27.0, INK).end();
    across().fixed(64.0, points).space(12.0).rest(bar).space(24.0)
}

/// The total of a player, on jade for a winner.
fn total<'a>(player: &PlayerColumn) -> Line<'a> {
    let wins = player.rank == 1;
    let total = figure_part(player.total.clone(), 50.0, if wins { CREAM } else { INK }).middle().smallest(24.0);
    let total = Cell::from(total).inset(6.0, 0.0).on(wins.then_some(JADE), 10.0);
    across().fixed(120.0, down().space(14.0).fixed(54.0, total))
}

/// The points of a seat in the next scoring.
fn next<'a>(coming: &Coming, seat: Seat) -> Cell<'a> {
    let figures = coming.figures.get(usize::from(seat)).into_iter().flatten();
    let row = figures.fold(ItemRow::new(0.0, 0.0), |row, (amount, icon)| {
        row.text(figure_part(amount.clone(), 26.0, INK)).gap(5.0).sprite(icon.clone()).gap(10.0)
    });
    let row = if row.parts.is_empty() { row.text(figure_part("–", 26.0, INK2)) } else { row };
    Cell::from(row).inset(8.0, 0.0)
}
