//! The scoring as a chart: one bar for each player, stacked by source from a common zero.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::tzolkin::View;
use crate::games::tzolkin::data::data;
use crate::games::tzolkin::score::ScoreSource;
use crate::games::tzolkin::state::Table;
use crate::scene::{Colour, Face, Layer, Outline, Row, Scene, Sprite, Text};

use super::alt;
use super::parts::{colours, figure, figure_part, icon, kind, kind_sign, name, phrase, piece, quarters};
use super::theme::*;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 700.0;
/// Where rows begin.
const TOP: f64 = 100.0;
/// Where bars may lie.
const BARS: (f64, f64) = (330.0, 1040.0);
/// Height of a bar.
const BAR: f64 = 48.0;
/// Room that the label of a part takes.
const LABEL: f64 = 62.0;

/// Points of one source.
struct Part {
    source: ScoreSource,
    quarters: i32,
}

/// The scoring of all seats: the final one, or what it would be now.
pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let table = &view.table;
    let mut scene = Scene::new(colours(request.theme), WIDTH as u32, HEIGHT as u32);
    scene.alt = alt::scoring(view);
    let mut layer = Layer::new("scoring");
    let title = if table.result.is_some() { phrase("final-scoring") } else { phrase("scoring-now") };
    layer.add(Text::new(title, Face::Name, 40.0, INK, 24.0, 52.0).shrink(1150.0, 24.0));

    let result = table.result.unwrap_or_else(|| table.final_result());
    let place = |seat: Seat| result.ranking.get(usize::from(seat)).copied().unwrap_or_default();
    let total = |seat: Seat| result.quarters.get(usize::from(seat)).copied().unwrap_or_default();
    let mut seats: Vec<Seat> = table.seats().collect();
    seats.sort_by_key(|&seat| place(seat));
    let parts: Vec<Vec<Part>> = seats.iter().map(|&seat| parts(table, seat)).collect();
    let sum = |parts: &[Part], sign: i32| -> i32 {
        parts.iter().map(|part| part.quarters).filter(|quarters| quarters.signum() == sign).sum()
    };
    let most = parts.iter().map(|parts| sum(parts, 1)).max().unwrap_or_default().max(40);
    let least = parts.iter().map(|parts| sum(parts, -1)).min().unwrap_or_default();
    let unit = (BARS.1 - BARS.0) / f64::from(most - least);
    let zero = BARS.0 - f64::from(least) * unit;

    let step = (HEIGHT - TOP - 16.0) / seats.len() as f64;
    let bottom = TOP + step * seats.len() as f64;
    layer.line(Outline::polyline(&[(zero, TOP), (zero, bottom)]), LINE2, 1.5);
    for (row, (&seat, parts)) in seats.iter().zip(&parts).enumerate() {
        let y = TOP + step * (row as f64 + 0.5);
        if row > 0 {
            let line = TOP + step * row as f64;
            layer.line(Outline::polyline(&[(24.0, line), (WIDTH - 24.0, line)]), LINE, 1.5);
        }
        layer.add(Sprite::piece(piece(seat), 54.0, y, 50.0));
        layer.add(Text::new(name(request, seat, None), Face::Bold, 30.0, INK, 92.0, y - 10.0).within(220.0));
        let words = phrase("place").with("n", place(seat));
        layer.add(Text::new(words, Face::Text, 18.0, INK2, 92.0, y + 20.0).within(220.0));
        let wins = place(seat) == 1;
        let colour = if wins { CREAM } else { INK };
        if wins {
            layer.fill(Outline::rounded(1060.0, y - 27.0, 120.0, 54.0, 10.0), JADE);
        }
        layer.add(figure(quarters(total(seat)), 54.0, colour, 1120.0, y).middle().shrink(108.0, 24.0));
        bar(&mut layer, parts, zero, unit, y + 12.0);
    }
    scene.layers.push(layer);
    scene
}

/// The points of a seat, sources that give nothing left out.
fn parts(table: &Table, seat: Seat) -> Vec<Part> {
    let all = table.final_points(seat).map(|(source, quarters)| Part { source, quarters });
    all.filter(|part| part.quarters != 0).collect()
}

/// One stacked bar with its labels above it.
fn bar(layer: &mut Layer, parts: &[Part], zero: f64, unit: f64, y: f64) {
    let (mut left, mut right) = (zero, zero);
    let mut middles = Vec::with_capacity(parts.len());
    for part in parts {
        let width = f64::from(part.quarters.abs()) * unit;
        let from = if part.quarters < 0 {
            left -= width;
            left
        } else {
            right += width;
            right - width
        };
        // A hairline of paper parts two sources of the same tint.
        let shown = (width - 2.0).max(1.0);
        layer.fill(Outline::rect(from + (width - shown) / 2.0, y - BAR / 2.0, shown, BAR), tint(part.source));
        middles.push(from + width / 2.0);
    }
    for (part, x) in parts.iter().zip(spread(&middles)) {
        let row = Row::new(x, y - BAR / 2.0 - 17.0)
            .sprite(sign(part.source))
            .gap(4.0)
            .text(figure_part(quarters(part.quarters), 22.0, INK))
            .middle()
            .within(LABEL - 8.0);
        layer.add(row);
    }
}

/// Places for labels near the middles of their parts, none over another. The middles ascend, but for
/// a first part that lies on the left of zero.
fn spread(middles: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..middles.len()).collect();
    order.sort_by(|&a, &b| middles[a].total_cmp(&middles[b]));
    let mut places = middles.to_vec();
    let mut least = BARS.0 - 10.0;
    for &index in &order {
        places[index] = places[index].max(least + LABEL / 2.0);
        least = places[index] + LABEL / 2.0;
    }
    let mut most = BARS.1 + 12.0;
    for &index in order.iter().rev() {
        places[index] = places[index].min(most - LABEL / 2.0);
        most = places[index] - LABEL / 2.0;
    }
    places
}

fn tint(source: ScoreSource) -> Colour {
    match source {
        ScoreSource::Track => TIER_3,
        ScoreSource::Goods { .. } => CORN_TILE,
        ScoreSource::Skulls { .. } => SKULL,
        ScoreSource::Monument(id) => kind(data().monuments[id.index()].kind).2,
    }
}

fn sign(source: ScoreSource) -> Sprite {
    match source {
        ScoreSource::Track => icon("vp", 22.0),
        ScoreSource::Goods { .. } => icon("corn", 25.0),
        ScoreSource::Skulls { .. } => icon("skull", 25.0),
        ScoreSource::Monument(id) => kind_sign(data().monuments[id.index()].kind, true, 0.0, 0.0, 24.0),
    }
}
