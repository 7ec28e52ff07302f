//! Strength as a function of the budget, as a picture.

use crate::engine::Phrase;
use crate::games::arena::{Results, Share};
use crate::render::Renderer;
use crate::scene::{Face, Layer, Outline, SHARED_LIGHT, Scene, Shape, Text, tokens::*};
use crate::text::{ENGLISH, Texts};

/// One budget and what it has reached.
pub(super) struct Reached {
    budget: u64,
    share: Share,
    points: f64,
}

const WIDTH: f64 = 1100.0;
const HEIGHT: f64 = 700.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 1040.0;
const TOP: f64 = 110.0;
const BOTTOM: f64 = 580.0;

/// The players that have a budget and have met others, by budget.
pub(super) fn points(budgets: &[Option<u64>], results: &Results) -> Vec<Reached> {
    let reached = budgets.iter().zip(&results.reached).filter_map(|(budget, reached)| {
        Some(Reached { budget: (*budget)?.max(1), share: reached.overall?, points: reached.points })
    });
    let mut reached: Vec<Reached> = reached.collect();
    reached.sort_by_key(|reached| reached.budget);
    reached
}

/// The picture; nothing if there are no two budgets to compare.
pub(super) fn png(points: &[Reached], against: Option<&str>, seats: u8) -> Option<Vec<u8>> {
    let scene = scene(points, against, seats)?;
    let texts = Texts::embedded();
    Some(Renderer::new().png(&scene, &|phrase: &Phrase| texts.say(ENGLISH, phrase, &[])))
}

fn scene(points: &[Reached], against: Option<&str>, seats: u8) -> Option<Scene> {
    let (first, last) = (points.first()?.budget, points.last()?.budget);
    if first == last {
        return None;
    }
    // The budgets stand on a scale on which doubling is always the same distance.
    let (low, high) = ((first as f64).log2(), (last as f64).log2());
    let x = |budget: u64| LEFT + 50.0 + (RIGHT - LEFT - 100.0) * ((budget as f64).log2() - low) / (high - low);
    let y = |share: f64| BOTTOM - (BOTTOM - TOP) * share;
    let mut scene = Scene::new(&SHARED_LIGHT, WIDTH as u32, HEIGHT as u32);
    let mut layer = Layer::new("plot");
    layer.add(Text::new(title(against, seats), Face::Name, 30.0, INK, WIDTH / 2.0, 50.0).middle());
    let axis = Phrase::new("arena-plot-budget");
    layer.add(Text::new(axis, Face::Text, 20.0, INK, (LEFT + RIGHT) / 2.0, BOTTOM + 80.0).middle());
    for tenth in (0..=10).step_by(2) {
        let height = y(f64::from(tenth) / 10.0);
        let (colour, width) = if tenth == 0 { (INK, 2.0) } else { (LINE, 1.0) };
        layer.line(Outline::polyline(&[(LEFT, height), (RIGHT, height)]), colour, width);
        let percent = Phrase::new("arena-plot-percent").with("percent", tenth * 10);
        layer.add(Text::new(percent, Face::Figure, 20.0, INK2, LEFT - 16.0, height).end());
    }
    let even = Outline::polyline(&[(LEFT, y(0.5)), (RIGHT, y(0.5))]);
    layer.add(Shape::stroked(even, INK2, 1.5).dashed(8.0, 6.0));
    let curve: Vec<(f64, f64)> = points.iter().map(|point| (x(point.budget), y(point.share.won))).collect();
    layer.line(Outline::polyline(&curve), JADE, 3.0);
    for point in points {
        let (at, low, high) = (x(point.budget), y(point.share.low), y(point.share.high));
        layer.line(Outline::polyline(&[(at, low), (at, high)]), JADE, 2.0);
        for end in [low, high] {
            layer.line(Outline::polyline(&[(at - 8.0, end), (at + 8.0, end)]), JADE, 2.0);
        }
        layer.fill(Outline::circle(at, y(point.share.won), 7.0), CLAY_RED);
        // Below the interval, or above it where there is no room; nothing runs through the words.
        let words = if low + 60.0 < BOTTOM { low + 20.0 } else { high - 42.0 };
        layer.fill(Outline::rect(at - 60.0, words - 13.0, 120.0, 47.0), PAPER);
        let share = Phrase::new("arena-plot-share").with("percent", format!("{:.1}", 100.0 * point.share.won));
        layer.add(Text::new(share, Face::Bold, 20.0, INK, at, words).middle());
        let mean = Phrase::new("arena-plot-points").with("points", format!("{:.1}", point.points));
        layer.add(Text::new(mean, Face::Text, 18.0, INK2, at, words + 22.0).middle());
        layer.line(Outline::polyline(&[(at, BOTTOM), (at, BOTTOM + 8.0)]), INK, 2.0);
        layer.add(Text::new(steps(point.budget), Face::Figure, 20.0, INK2, at, BOTTOM + 28.0).middle());
    }
    scene.layers.push(layer);
    Some(scene)
}

fn title(against: Option<&str>, seats: u8) -> Phrase {
    let seats = |phrase: Phrase| phrase.with("seats", seats);
    match against {
        Some(player) => seats(Phrase::new("arena-plot-title")).with("player", player),
        None => seats(Phrase::new("arena-plot-title-all")),
    }
}

/// A number of steps, in thousands or millions where it is whole.
fn steps(budget: u64) -> String {
    match budget {
        _ if budget.is_multiple_of(1_000_000) => format!("{} M", budget / 1_000_000),
        _ if budget.is_multiple_of(1_000) => format!("{} k", budget / 1_000),
        _ => budget.to_string(),
    }
}
