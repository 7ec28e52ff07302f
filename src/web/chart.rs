//! The charts of a finished game: points over time, the turning points and the sources of the points.

use std::fmt::Write;

use crate::engine::{Outcome, Phrase, Seat};
use crate::table::PublicGame;

use super::words::PageWords;

/// The size of the chart, and the room around its lines for the labels.
const SIZE: (f64, f64) = (900.0, 320.0);
const LEFT: f64 = 48.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 36.0;
/// Maximum number of horizontal lines.
const LINES: f64 = 6.0;

/// The points of each seat after each number of turns, in units of `1 / denominator`.
fn series(game: &PublicGame, outcome: &Outcome) -> Vec<Vec<i32>> {
    let mut series = vec![Vec::new(); outcome.points.len()];
    for moment in game.moments() {
        for (seat, lines) in series.iter_mut().zip(moment.face().score()) {
            seat.push(lines.iter().map(|line| line.points).sum());
        }
    }
    series
}

/// The scales of a chart: points and turns to positions.
struct Scale {
    turns: f64,
    least: f64,
    most: f64,
    step: f64,
}

impl Scale {
    fn of(series: &[Vec<i32>], denominator: i32) -> Scale {
        let values = || series.iter().flatten().map(|points| f64::from(*points) / f64::from(denominator.max(1)));
        let (least, most) =
            values().fold((0.0, 1.0), |(least, most): (f64, f64), value| (least.min(value), most.max(value)));
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0];
        let step = steps.into_iter().find(|step| (most - least) / step <= LINES).unwrap_or(200.0);
        let turns = series.iter().map(Vec::len).max().unwrap_or(1).saturating_sub(1).max(1) as f64;
        Scale { turns, least: (least / step).floor() * step, most: (most / step).ceil() * step, step }
    }

    fn x(&self, turn: f64) -> f64 {
        LEFT + turn / self.turns * (SIZE.0 - LEFT - RIGHT)
    }

    fn y(&self, points: f64) -> f64 {
        SIZE.1 - BOTTOM - (points - self.least) / (self.most - self.least) * (SIZE.1 - TOP - BOTTOM)
    }
}

/// The charts; nothing before the end of the game.
pub(super) fn charts(words: &PageWords, game: &PublicGame) -> String {
    let Some(outcome) = &game.moment(game.turns()).and_then(|moment| moment.outcome()) else { return String::new() };
    let series = series(game, outcome);
    let scale = Scale::of(&series, outcome.denominator);
    let title = words.word("web-chart-points");
    let mut html = format!(
        "<h2>{title}</h2><svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">",
        SIZE.0,
        SIZE.1,
        words.attribute(&Phrase::new("web-chart-points"))
    );
    let mut line = scale.least;
    while line <= scale.most {
        let y = scale.y(line);
        let _ = write!(
            html,
            "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{}\"/><text class=\"axis end\" x=\"{}\" y=\"{:.1}\">{line}</text>",
            SIZE.0 - RIGHT,
            LEFT - 8.0,
            y + 5.0
        );
        line += scale.step;
    }
    for (seat, points) in series.iter().enumerate() {
        let at = |(turn, points): (usize, &i32)| {
            let points = f64::from(*points) / f64::from(outcome.denominator.max(1));
            format!("{:.1} {:.1}", scale.x(turn as f64), scale.y(points))
        };
        let line: Vec<String> = points.iter().enumerate().map(at).collect();
        let _ = write!(html, "<path class=\"line seat-{seat}\" d=\"M{}\"/>", line.join("L"));
        let end = at((points.len().saturating_sub(1), points.last().unwrap_or(&0)));
        let (x, y) = end.split_once(' ').unwrap_or_default();
        let piece = u8::try_from(seat).map(|seat| words.piece_at(Seat::new(seat), x, y)).unwrap_or_default();
        html.push_str(&piece);
    }
    for (number, point) in (1..).zip(&game.turning_points) {
        let own = series.get(point.seat.index()).and_then(|points| points.get(point.turn as usize));
        let points = f64::from(own.copied().unwrap_or_default()) / f64::from(outcome.denominator.max(1));
        let (x, y) = (scale.x(f64::from(point.turn)), scale.y(points));
        let _ = write!(
            html,
            "<a href=\"?turn={}\"><circle class=\"point\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"11\"/>\
             <text class=\"axis point\" x=\"{x:.1}\" y=\"{:.1}\">{number}</text></a>",
            point.turn,
            y + 5.0
        );
    }
    let end = words.html(&Phrase::new("web-turn").with("turn", game.turns()));
    let _ =
        write!(html, "<text class=\"axis\" x=\"{LEFT}\" y=\"{}\">{}</text>", SIZE.1 - 10.0, words.word("web-start"));
    let _ =
        write!(html, "<text class=\"axis end\" x=\"{}\" y=\"{}\">{end}</text></svg>", SIZE.0 - RIGHT, SIZE.1 - 10.0);
    html.push_str(&turning_points(words, game));
    html.push_str(&sources(words, game, outcome));
    html
}

fn turning_points(words: &PageWords, game: &PublicGame) -> String {
    if game.turning_points.is_empty() {
        return String::new();
    }
    let mut html = format!("<h2>{}</h2><ol class=\"points\">", words.word("web-turning-points"));
    for point in &game.turning_points {
        let place = match point.round {
            Some(round) => Phrase::new("ui-review-round").with("round", round),
            None => Phrase::new("ui-review-turn"),
        };
        let told = Phrase::new("ui-review-point")
            .with("place", place.with("turn", point.turn))
            .seat("player", point.seat)
            .with("played", point.played.clone())
            .with("instead", point.instead.clone())
            .with("lost", point.lost);
        let (turn, piece) = (point.turn, words.piece(point.seat));
        let _ = write!(html, "<li><a href=\"?turn={turn}\">{piece}<span>{}</span></a></li>", words.html(&told));
    }
    html + "</ol>"
}

/// The final points of each player by source.
fn sources(words: &PageWords, game: &PublicGame, outcome: &Outcome) -> String {
    let Some(scores) = game.moment(game.turns()).map(|moment| moment.face().score()) else { return String::new() };
    let mut sources: Vec<&str> = Vec::new();
    for line in scores.iter().flatten() {
        if !sources.contains(&line.kind) {
            sources.push(line.kind);
        }
    }
    let fraction = |points: i32| {
        words.html(&Phrase::new("web-points").with("points", points).with("denominator", outcome.denominator))
    };
    let mut html = format!("<h2>{}</h2><div class='table'><table><thead><tr><th></th>", words.word("web-sources"));
    for (index, name) in words.names().iter().enumerate() {
        let piece = u8::try_from(index).map(|seat| words.piece(Seat::new(seat))).unwrap_or_default();
        let _ = write!(html, "<th scope=\"col\">{piece}<bdi>{}</bdi></th>", crate::render::escaped(name));
    }
    html.push_str("</tr></thead><tbody>");
    for source in sources {
        let _ = write!(
            html,
            "<tr><th scope=\"row\">{}</th>",
            words.html(&Phrase::new(format!("{}-source-{source}", game.title.id())))
        );
        for lines in &scores {
            let points = lines.iter().filter(|line| line.kind == source).map(|line| line.points).sum();
            let _ = write!(html, "<td>{}</td>", fraction(points));
        }
        html.push_str("</tr>");
    }
    let _ = write!(html, "</tbody><tfoot><tr><th scope=\"row\">{}</th>", words.word("web-sum"));
    for points in &outcome.points {
        let _ = write!(html, "<td>{}</td>", fraction(*points));
    }
    html + "</tr></tfoot></table></div>"
}
