//! The scoring as a chart: one row for each player by rank, with one bar stacked by source from a
//! common zero.

use crate::engine::{Phrase, Seat};
use crate::games::Theme;
use crate::scene::{Colour, Face, Layer, Outline, Row, Scene, Sprite, Text, Words, tokens::*};

use super::parts::{figure, figure_part, piece, rule};
use super::style::Style;

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
/// As many labels lie side by side; of more every second one lies below the bar.
const ABREAST: usize = 11;

/// Points of one source.
pub struct Part {
    /// How much, in units that are the same for the whole chart.
    pub amount: i32,
    /// The same as a figure.
    pub figure: String,
    /// The colour of its piece of the bar.
    pub tint: Colour,
    /// Its icon.
    pub icon: Sprite,
}

/// A player's row.
pub struct Player {
    pub seat: Seat,
    pub name: Words,
    /// Rank, from 1.
    pub rank: u8,
    /// The rank in words.
    pub place: Phrase,
    /// All points as a figure.
    pub total: String,
    pub parts: Vec<Part>,
}

/// The chart. It is drawn for at least `least` units, so that a single point makes no long bar.
pub fn scene(
    style: &'static Style,
    theme: Theme,
    alt: Vec<Phrase>,
    title: Phrase,
    mut players: Vec<Player>,
    least: i32,
) -> Scene {
    let mut scene = style.scene(theme, (WIDTH, HEIGHT), alt);
    let mut layer = Layer::new("scoring");
    layer.add(Text::new(title, Face::Name, 40.0, INK, 24.0, 52.0).shrink(1150.0, 24.0));
    players.sort_by_key(|player| player.rank);

    let sum = |parts: &[Part], icon: i32| -> i32 {
        parts.iter().map(|part| part.amount).filter(|amount| amount.signum() == icon).sum()
    };
    let most = players.iter().map(|player| sum(&player.parts, 1)).max().unwrap_or_default().max(least);
    let lowest = players.iter().map(|player| sum(&player.parts, -1)).min().unwrap_or_default();
    let unit = (BARS.1 - BARS.0) / f64::from(most - lowest);
    let zero = BARS.0 - f64::from(lowest) * unit;

    let step = (HEIGHT - TOP - 16.0) / players.len() as f64;
    let bottom = TOP + step * players.len() as f64;
    layer.line(Outline::polyline(&[(zero, TOP), (zero, bottom)]), LINE2, 1.5);
    for (row, player) in players.into_iter().enumerate() {
        let y = TOP + step * (row as f64 + 0.5);
        if row > 0 {
            rule(&mut layer, 24.0, WIDTH - 24.0, TOP + step * row as f64);
        }
        layer.add(Sprite::piece(piece(player.seat), 54.0, y, 50.0));
        layer.add(Text::new(player.name, Face::Bold, 30.0, INK, 92.0, y - 10.0).within(220.0));
        layer.add(Text::new(player.place, Face::Text, 18.0, INK2, 92.0, y + 20.0).within(220.0));
        let wins = player.rank == 1;
        if wins {
            layer.fill(Outline::rounded(1060.0, y - 27.0, 120.0, 54.0, 10.0), JADE);
        }
        let colour = if wins { CREAM } else { INK };
        layer.add(figure(player.total, 54.0, colour, 1120.0, y).middle().shrink(108.0, 24.0));
        bar(&mut layer, player.parts, zero, unit, y);
    }
    scene.layers.push(layer);
    scene
}

/// One stacked bar with its labels above it, and below it if there are many.
fn bar(layer: &mut Layer, parts: Vec<Part>, zero: f64, unit: f64, middle: f64) {
    let twofold = parts.len() > ABREAST;
    let y = if twofold { middle } else { middle + 12.0 };
    let (mut left, mut right) = (zero, zero);
    let mut middles = Vec::with_capacity(parts.len());
    for part in &parts {
        let width = f64::from(part.amount.abs()) * unit;
        let from = if part.amount < 0 {
            left -= width;
            left
        } else {
            right += width;
            right - width
        };
        // A hairline of paper parts two sources of the same tint.
        let shown = (width - 2.0).max(1.0);
        layer.fill(Outline::rect(from + (width - shown) / 2.0, y - BAR / 2.0, shown, BAR), part.tint);
        middles.push(from + width / 2.0);
    }
    let mut put = |part: Part, x: f64, below: bool| {
        let away = BAR / 2.0 + 17.0;
        let row = Row::new(x, if below { y + away } else { y - away })
            .sprite(part.icon)
            .gap(4.0)
            .text(figure_part(part.figure, 22.0, INK))
            .middle()
            .within(LABEL - 8.0);
        layer.add(row);
    };
    if !twofold {
        let places = spread(&middles);
        parts.into_iter().zip(places).for_each(|(part, x)| put(part, x, false));
        return;
    }
    let half = |odd: usize| -> Vec<f64> { middles.iter().skip(odd).step_by(2).copied().collect() };
    let (above, below) = (spread(&half(0)), spread(&half(1)));
    for (index, part) in parts.into_iter().enumerate() {
        let side = if index % 2 == 0 { &above } else { &below };
        put(part, side[index / 2], index % 2 == 1);
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
