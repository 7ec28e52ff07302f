//! The scoring as a table: one row per source of points, one column per player by rank. A bar next to each figure shows
//! its size, so that the decisive source stands out.

use std::collections::{BTreeMap, BTreeSet};

use crate::{PictureRequest, Present, Report, ScoreLine};
use engine::{Outcome, Phrase, Seat};
use scene::{Colour, ItemRow, Layer, Outline, Scene, Sprite, Text, Typeface, tokens::*};

use super::parts::{figure, figure_part, piece, rule};
use super::style::Style;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 780.0;
/// Left edge of a row, and horizontal range of the columns.
const LEFT: f64 = 24.0;
const COLUMNS: (f64, f64) = (420.0, 1176.0);
/// Vertical range of the source rows, between the players and their totals.
const ROWS: (f64, f64) = (160.0, 690.0);
/// Greatest height of a row, if there are few.
const WIDEST: f64 = 77.0;
/// Width of a figure, and space between it and its bar.
const FIGURE: f64 = 64.0;
const GAP: f64 = 12.0;
/// Height of a bar as a part of its row, and its maximum.
const BAR: (f64, f64) = (0.55, 32.0);

/// Height of the row for the next scoring.
const COMING: f64 = 56.0;

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

/// A source with the points of each column that has some.
struct Source {
    name: Phrase,
    tint: Colour,
    icon: Sprite,
    cells: Vec<(usize, i32, String)>,
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
        let (tint, icon) = (G::SOURCES[order].tint, Sprite::icon(G::SOURCES[order].icon, 0.0, 0.0, 22.0));
        Some(SourcePoints {
            order,
            name: line.source,
            amount: line.points,
            figure: line.points.to_string(),
            tint,
            icon,
        })
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
    let orders: BTreeSet<usize> = players.iter().flat_map(|player| &player.parts).map(|part| part.order).collect();
    // Few sources need no tall picture.
    let bottom = ROWS.1.min(ROWS.0 + WIDEST * orders.len().max(1) as f64);
    let below = if coming.is_some() { COMING } else { 0.0 };
    let mut scene = style.scene(request.theme, (WIDTH, HEIGHT - (ROWS.1 - bottom) + below), alt);
    let mut layer = Layer::new("scoring");
    let title = style.phrase(if is_final { "final-scoring" } else { "scoring-now" });
    layer.add(Text::new(title, Typeface::Name, 40.0, INK, LEFT, 44.0).shrink(COLUMNS.1 - LEFT, 24.0));
    players.sort_by_key(|player| player.rank);

    let width = (COLUMNS.1 - COLUMNS.0) / players.len().max(1) as f64;
    let mut sources: BTreeMap<usize, Source> = BTreeMap::new();
    for (column, player) in players.into_iter().enumerate() {
        let x = COLUMNS.0 + width * column as f64;
        for part in player.parts {
            let SourcePoints { order, name, amount, figure, tint, icon } = part;
            let source = sources.entry(order).or_insert(Source { name, tint, icon, cells: Vec::new() });
            source.cells.push((column, amount, figure));
        }
        let room = width - 62.0;
        layer.add(Sprite::piece(piece(player.seat), x + 22.0, 112.0, 42.0));
        let name = style.name(request, player.seat, None);
        layer.add(Text::new(name, Typeface::Bold, 26.0, INK, x + 50.0, 102.0).within(room));
        let place = style.phrase("place").with("n", player.rank);
        layer.add(Text::new(place, Typeface::Text, 20.0, INK2, x + 50.0, 132.0).within(room));
        let wins = player.rank == 1;
        if wins {
            layer.fill(Outline::rounded(x, bottom + 14.0, 120.0, 54.0, 10.0), JADE);
        }
        let colour = if wins { CREAM } else { INK };
        layer.add(figure(player.total, 50.0, colour, x + 60.0, bottom + 41.0).middle().shrink(108.0, 24.0));
        let figures = coming.as_ref().and_then(|coming| coming.figures.get(usize::from(player.seat)));
        let row = figures.into_iter().flatten().fold(ItemRow::new(x + 8.0, bottom + 110.0), |row, (amount, icon)| {
            row.text(figure_part(amount.clone(), 26.0, INK)).gap(5.0).sprite(icon.clone()).gap(10.0)
        });
        let nothing = figures.is_some_and(Vec::is_empty);
        let row = if nothing { row.text(figure_part("–", 26.0, INK2)) } else { row };
        layer.add(row.within(width - 16.0));
    }
    if let Some(coming) = coming {
        rule(&mut layer, LEFT, COLUMNS.1, bottom + 80.0);
        let name = Text::new(coming.name, Typeface::Text, 25.0, INK2, LEFT, bottom + 110.0);
        layer.add(name.shrink(COLUMNS.0 - LEFT - 16.0, 17.0));
    }
    let cells = || sources.values().flat_map(|source| &source.cells);
    let most = cells().map(|(_, amount, _)| *amount).max().unwrap_or_default().max(least);
    // Lost points extend to the left.
    let lost = cells().map(|(_, amount, _)| -amount).max().unwrap_or_default().max(0);
    let unit = (width - FIGURE - GAP - 24.0) / f64::from((most + lost).max(1));
    let step = ((bottom - ROWS.0) / sources.len().max(1) as f64).min(WIDEST);
    let high = (step * BAR.0).min(BAR.1);
    for (row, source) in sources.into_values().enumerate() {
        let y = ROWS.0 + step * (row as f64 + 0.5);
        rule(&mut layer, LEFT, COLUMNS.1, y - step / 2.0);
        layer.add(ItemRow::new(LEFT + 18.0, y).sprite(source.icon).middle());
        layer.add(
            Text::new(source.name, Typeface::Text, 25.0, INK, LEFT + 44.0, y).shrink(COLUMNS.0 - LEFT - 60.0, 20.0),
        );
        for (column, amount, points) in source.cells {
            let x = COLUMNS.0 + width * column as f64 + FIGURE;
            let long = (f64::from(amount.abs()) * unit).max(2.0);
            let zero = x + GAP + f64::from(lost) * unit;
            let from = if amount < 0 { zero - long } else { zero };
            layer.fill(Outline::rect(from, y - high / 2.0, long, high), source.tint);
            layer.add(figure(points, 27.0, INK, x, y).end());
        }
    }
    rule(&mut layer, LEFT, COLUMNS.1, bottom + 2.0);
    scene.layers.push(layer);
    scene
}
