//! The picture of a person: places as beads under the rating, bars around the server's average, rings for the time used.

use crate::engine::Phrase;
use crate::scene::{Outline, Pen, Scene, Sprite, Text, Typeface, tokens::*};
use crate::table::{PeopleSheet, Rating, RatingRow, Season, SeatSums, StatsCard, Strength, Sums, TurnTimes, ratings};

use super::draw::{ChartCanvas, HEIGHT, SMALL, Scale, part, person, signed, whole};
use super::words::{month, place, points};

/// Sources of points in the picture.
const SOURCES: usize = 6;
/// Least distance between two figures next to the curve.
const MARKS: f64 = 46.0;

pub fn scene(sheet: &PeopleSheet, card: &StatsCard) -> Scene {
    let mut canvas = ChartCanvas::new(sheet.game, sheet.theme, HEIGHT, alt(sheet, card));
    header(&mut canvas, sheet, card);
    canvas.panel((24.0, 156.0, 980.0, 430.0), "ui-people-rating");
    if card.curve.is_empty() {
        only_computers(&mut canvas, card);
    } else {
        curve(&mut canvas, &card.curve);
    }
    ways(&mut canvas, sheet, card);
    wins(&mut canvas, card);
    seats(&mut canvas, sheet, card);
    times(&mut canvas, &card.sums);
    canvas.done()
}

fn header(canvas: &mut ChartCanvas, sheet: &PeopleSheet, card: &StatsCard) {
    canvas.disc(&card.person.name, 76.0, 78.0, 50.0);
    canvas.layer.add(Text::new(person(&card.person.name), Typeface::Name, 82.0, INK, 148.0, 56.0).within(800.0));
    let since =
        jiff::Timestamp::from_second(card.sums.since).map(month).unwrap_or_else(|_| Phrase::new("ui-people-none"));
    let name = Phrase::new(format!("{}-name", sheet.game.id()));
    let about =
        Phrase::new("ui-people-games-since").with("game", name).with("count", card.sums.games).with("since", since);
    let about = canvas.text(about, 40.0, INK2, 148.0, 118.0);
    canvas.layer.add(about.shrink(800.0, 34.0));
    let Some(rating) = card.rating else { return };
    canvas.layer.fill(Outline::rounded(980.0, 24.0, 596.0, 116.0, 14.0), JADE);
    let figure = Text::new(ratings::shown(rating.mean).to_string(), Typeface::Bold, 88.0, CREAM, 1012.0, 82.0);
    canvas.layer.add(figure.shrink(210.0, 60.0));
    let band = Phrase::new("ui-people-band").with("band", ratings::band(rating.spread));
    canvas.layer.add(Text::new(band, Typeface::Bold, 50.0, PAST, 1236.0, 86.0).shrink(150.0, 36.0));
    canvas.post(1400.0, 44.0, 120.0, PAST, 2.0);
    match card.rank {
        Some((rank, of)) => {
            canvas
                .layer
                .add(Text::new(place(rank), Typeface::Bold, 60.0, CREAM, 1488.0, 64.0).middle().shrink(160.0, 40.0));
            let of = canvas.text(Phrase::new("ui-people-of").with("count", of), 38.0, PAST, 1488.0, 114.0);
            canvas.layer.add(of.middle().shrink(160.0, 34.0));
        }
        None => {
            let none = canvas.text(Phrase::new("ui-people-unlisted"), 38.0, PAST, 1488.0, 82.0);
            canvas.layer.add(none.middle().lines(2, 42.0).shrink(160.0, 34.0));
        }
    }
}

/// The rating with its band, and a bead for the place in each game.
fn curve(canvas: &mut ChartCanvas, rows: &[RatingRow]) {
    let shown = |row: &RatingRow| (ratings::shown(row.rating.mean), ratings::band(row.rating.spread));
    let least = rows.iter().map(|row| shown(row).0 - shown(row).1).min().unwrap_or_default();
    let most = rows.iter().map(|row| shown(row).0 + shown(row).1).max().unwrap_or_default();
    let scale = Scale::new(least, most, 424.0, 228.0);
    let x = |index: usize| match rows.len() {
        1 => 562.0,
        count => 164.0 + 798.0 * index as f64 / (count - 1) as f64,
    };
    for mark in scale.marks(MARKS) {
        canvas.rule(152.0, 976.0, scale.at(mark));
        let figure = canvas.text(mark.to_string(), SMALL, INK2, 138.0, scale.at(mark));
        canvas.layer.add(figure.end());
    }
    quarters(canvas, rows, x);
    let edge = |index: usize, half: i64| (x(index), scale.at(shown(&rows[index]).0 + half * shown(&rows[index]).1));
    let (band, good) = (canvas.band(), canvas.good());
    if rows.len() == 1 {
        let ((at, top), (_, foot)) = (edge(0, 1), edge(0, -1));
        canvas.layer.fill(Outline::rounded(at - 15.0, top, 30.0, foot - top, 15.0), band);
    } else {
        let above = (0..rows.len()).map(|index| edge(index, 1));
        let below = (0..rows.len()).rev().map(|index| edge(index, -1));
        canvas.layer.fill(Outline::polygon(&above.chain(below).collect::<Vec<_>>()), band);
        let line: Vec<(f64, f64)> = (0..rows.len()).map(|index| edge(index, 0)).collect();
        canvas.layer.line(Outline::polyline(&line), good, 6.0);
    }
    let (end_x, end_y) = edge(rows.len() - 1, 0);
    canvas.layer.fill(Outline::circle(end_x, end_y, 14.0), CARD);
    canvas.layer.fill(Outline::circle(end_x, end_y, 11.0), good);
    let first = Text::new(place(1), Typeface::Bold, SMALL, INK, 138.0, 462.0);
    canvas.layer.add(first.end().shrink(104.0, 34.0));
    let last = canvas.text(Phrase::new("ui-people-last"), SMALL, INK2, 138.0, 556.0);
    canvas.layer.add(last.end().shrink(104.0, 34.0));
    for (index, row) in rows.iter().enumerate() {
        canvas.post(x(index), 462.0, 556.0, LINE, 2.0);
        let y = 556.0 - part(row.behind, 94.0);
        if row.won > 0 {
            canvas.rosette(x(index), y, 30.0);
        } else {
            canvas.layer.fill(Outline::circle(x(index), y, 9.0), GEAR_LINE);
        }
    }
}

/// A dashed line with the month before the first game of each quarter.
fn quarters(canvas: &mut ChartCanvas, rows: &[RatingRow], x: impl Fn(usize) -> f64) {
    let mut free = 250.0;
    for (index, pair) in rows.windows(2).enumerate() {
        let [before, after] = pair else { continue };
        let begun = Season::of(after.ended);
        let at = (x(index) + x(index + 1)) / 2.0;
        if begun == Season::of(before.ended) || at < free || at > 880.0 {
            continue;
        }
        free = at + 150.0;
        let line = crate::scene::Shape::stroked(Outline::polyline(&[(at, 206.0), (at, 566.0)]), LINE2, 2.0);
        canvas.layer.add(line.dashed(7.0, 6.0));
        let label = canvas.text(month(after.ended), SMALL, INK2, at + 10.0, 192.0);
        canvas.layer.add(label);
    }
}

/// For people without a game against people, the scale of the computer players takes the place of the curve.
fn only_computers(canvas: &mut ChartCanvas, card: &StatsCard) {
    canvas.heading("ui-people-against-computers", 48.0, 300.0, 900.0);
    computers(canvas, card, (120.0, 900.0), 380.0);
}

/// The person's rating on the scale of the computer players.
fn computers(canvas: &mut ChartCanvas, card: &StatsCard, (from, to): (f64, f64), y: f64) {
    let Some((Rating { mean, spread }, strengths)) = &card.computers else {
        let none = canvas.text(Phrase::new("ui-people-no-computers"), SMALL, INK2, from, y + 10.0);
        canvas.layer.add(none.shrink(to - from + 20.0, 34.0));
        return;
    };
    let means = || strengths.iter().map(|(_, mean)| *mean).chain([*mean]);
    let scale =
        Scale::new(means().min().unwrap_or_default() - 1_500, means().max().unwrap_or_default() + 1_500, from, to);
    canvas.layer.line(Outline::polyline(&[(from, y), (to, y)]), GEAR_LINE, 5.0);
    let half = spread * 128 / 100;
    let (left, right) = (scale.at(mean - half), scale.at(mean + half));
    let (band, good) = (canvas.band(), canvas.good());
    canvas.layer.fill(Outline::rounded(left, y - 13.0, (right - left).max(26.0), 26.0, 13.0), band);
    for (strength, mean) in strengths {
        let x = scale.at(*mean);
        canvas.post(x, y - 15.0, y + 15.0, INK2, 5.0);
        let name = canvas.text(strength_name(*strength), SMALL, INK2, x, y + 42.0);
        let name = name.shrink((to - from) / 3.0, 34.0);
        canvas.layer.add(name.middle());
    }
    canvas.layer.fill(Outline::circle(scale.at(*mean), y, 16.0), CARD);
    canvas.layer.fill(Outline::circle(scale.at(*mean), y, 12.0), good);
}

fn strength_name(strength: Strength) -> Phrase {
    Phrase::new(format!("ui-strength-{}", strength.id()))
}

/// The sources of points, around the server's average.
fn ways(canvas: &mut ChartCanvas, sheet: &PeopleSheet, card: &StatsCard) {
    canvas.panel((1020.0, 156.0, 556.0, 430.0), "ui-people-ways");
    let compared = card.everyone.people >= 3;
    let about = if compared { "ui-people-ways-compared" } else { "ui-people-ways-average" };
    let about = canvas.text(Phrase::new(about), SMALL, INK2, 1044.0, 230.0);
    canvas.layer.add(about.shrink(510.0, 34.0));
    let figures = by_source(sheet, card, compared);
    let most = figures.iter().map(|(.., figure)| figure.abs()).max().unwrap_or_default().max(1);
    let lost = figures.iter().any(|(.., figure)| *figure < 0);
    let (zero, length): (f64, f64) = if lost { (1388.0, 80.0) } else { (1320.0, 150.0) };
    for (row, (id, icon, figure)) in figures.into_iter().enumerate() {
        let y = 284.0 + 53.0 * row as f64;
        canvas.layer.add(Sprite::icon(icon, 1066.0, y, 40.0));
        let name = canvas.text(Phrase::new(format!("{}-source-{id}", sheet.game.id())), 38.0, INK, 1098.0, y);
        canvas.layer.add(name.shrink(zero - length.min(80.0) - 1110.0, 34.0));
        let long = (figure.abs() as f64 / most as f64 * length).max(2.0);
        let tint = if figure < 0 { canvas.bad() } else { canvas.good() };
        let from = if figure < 0 { zero - long } else { zero };
        canvas.layer.fill(Outline::rect(from, y - 16.0, long, 32.0), tint);
        let shown = whole(figure, sheet.game.denominator());
        let shown = if compared && shown > 0 { format!("+{shown}") } else { signed(shown) };
        canvas.layer.add(Text::new(shown, Typeface::Bold, 46.0, INK, 1552.0, y).end());
    }
    canvas.post(zero, 258.0, 576.0, GEAR_LINE, 3.0);
}

/// The largest averages by source, in thousandths of a unit, in the order of the game's sources. `compared` subtracts the
/// averages of everyone with the same number of seats, weighted by the person's games.
fn by_source(sheet: &PeopleSheet, card: &StatsCard, compared: bool) -> Vec<(&'static str, &'static str, i64)> {
    let games: i64 = card.sums.seats.values().map(|seats| i64::from(seats.games)).sum();
    if games == 0 {
        return Vec::new();
    }
    let sum = |seats: &SeatSums, id: &str| seats.sources.get(id).copied().unwrap_or_default() * 1000;
    let figure = |id: &str| {
        let total: i64 = card
            .sums
            .seats
            .iter()
            .map(|(number, own)| {
                let all = card.everyone.seats.get(number).filter(|all| compared && all.games > 0);
                let usual = all.map_or(0, |all| sum(all, id) * i64::from(own.games) / i64::from(all.games));
                sum(own, id) - usual
            })
            .sum();
        total / games
    };
    let sources = sheet.game.sources();
    let mut figures: Vec<_> = sources.iter().map(|source| (source.id, source.icon, figure(source.id))).collect();
    let mut order: Vec<i64> = figures.iter().map(|(.., figure)| figure.abs()).collect();
    order.sort_unstable_by_key(|figure| std::cmp::Reverse(*figure));
    let least = order.get(SOURCES - 1).copied().unwrap_or_default();
    figures.retain(|(.., figure)| figure.abs() >= least);
    figures.truncate(SOURCES);
    figures
}

fn wins(canvas: &mut ChartCanvas, card: &StatsCard) {
    canvas.panel((24.0, 602.0, 480.0, 392.0), "ui-people-wins");
    let Sums { rated, won, expected, .. } = card.sums;
    let figure = Phrase::new("ui-people-parts").with("thousandths", tenths(won));
    canvas.layer.add(Text::new(figure, Typeface::Bold, 88.0, INK, 50.0, 698.0).shrink(130.0, 50.0));
    let of = canvas.text(Phrase::new("ui-people-of-games").with("count", rated), 42.0, INK2, 186.0, 712.0);
    canvas.layer.add(of.shrink(300.0, 34.0));
    let (x, width, most) = (50.0, 430.0, i64::from(rated.max(1)) * 1000);
    canvas.layer.fill(Outline::rounded(x, 752.0, width, 38.0, 8.0), LINE);
    let share = |part: i64| part as f64 / most as f64 * width;
    let good = canvas.good();
    if won > 0 {
        canvas.layer.fill(Outline::rounded(x, 752.0, share(won).max(16.0), 38.0, 8.0), good);
    }
    if rated > 0 {
        let at = x + share(expected);
        canvas.layer.fill(Outline::rect(at - 7.0, 742.0, 14.0, 58.0), CARD);
        canvas.layer.fill(Outline::rect(at - 4.0, 742.0, 8.0, 58.0), INK);
        let words = Phrase::new("ui-people-expected").with("expected", tenths(expected));
        let words = canvas.text(words, SMALL, INK, at.clamp(190.0, 340.0), 826.0);
        canvas.layer.add(words.middle().shrink(300.0, 34.0));
    }
    if !card.curve.is_empty() {
        canvas.rule(48.0, 480.0, 856.0);
        canvas.heading("ui-people-against-computers", 48.0, 886.0, 432.0);
        computers(canvas, card, (66.0, 462.0), 928.0);
    }
}

/// Thousandths rounded to tenths, for a fraction with ten parts.
fn tenths(thousandths: i64) -> i64 {
    (thousandths + 50) / 100
}

/// Average, best and worst points by number of seats.
fn seats(canvas: &mut ChartCanvas, sheet: &PeopleSheet, card: &StatsCard) {
    canvas.panel((520.0, 602.0, 540.0, 392.0), "ui-people-points");
    canvas.layer.line(Outline::circle(712.0, 634.0, 11.0), POINTS, 6.0);
    let average = canvas.text(Phrase::new("ui-people-average"), SMALL, INK2, 734.0, 634.0);
    canvas.layer.add(average.shrink(150.0, 34.0));
    canvas.rosette(926.0, 634.0, 30.0);
    let best = canvas.text(Phrase::new("ui-people-best"), SMALL, INK2, 952.0, 634.0);
    canvas.layer.add(best.shrink(100.0, 34.0));
    let rows: Vec<(&u8, &SeatSums)> = card.sums.seats.iter().filter(|(_, seats)| seats.games > 0).take(3).collect();
    let average = |seats: &SeatSums| seats.points * 1000 / i64::from(seats.games.max(1));
    let least = rows.iter().map(|(_, seats)| i64::from(seats.worst) * 1000).min().unwrap_or_default();
    let most = rows.iter().map(|(_, seats)| i64::from(seats.best) * 1000).max().unwrap_or_default();
    let scale = Scale::new(least, most, 760.0, 1010.0);
    for (row, (number, seats)) in rows.into_iter().enumerate() {
        let y = 676.0 + 108.0 * row as f64;
        if row > 0 {
            canvas.rule(544.0, 1036.0, y - 4.0);
        }
        canvas.layer.add(Sprite::icon("pawn", 570.0, y + 34.0, 38.0));
        canvas.layer.add(Text::new(number.to_string(), Typeface::Bold, 54.0, INK, 602.0, y + 32.0));
        let games =
            canvas.text(Phrase::new("ui-people-games").with("count", seats.games), SMALL, INK2, 546.0, y + 80.0);
        canvas.layer.add(games.shrink(180.0, 34.0));
        let denominator = sheet.game.denominator();
        let mean = whole(average(seats), denominator);
        if seats.games < 3 {
            let figures = canvas.text(signed(mean), 50.0, INK, 790.0, y + 50.0);
            canvas.layer.add(figures);
            canvas
                .layer
                .add(Text::new(points(seats.best, denominator), Typeface::Bold, 50.0, INK, 1036.0, y + 50.0).end());
            continue;
        }
        let (from, at, to) =
            (scale.at(i64::from(seats.worst) * 1000), scale.at(average(seats)), scale.at(i64::from(seats.best) * 1000));
        canvas.layer.line(Outline::polyline(&[(from, y + 78.0), (to, y + 78.0)]), GEAR_LINE, 7.0);
        canvas.layer.fill(Outline::circle(at, y + 78.0, 15.0), POINTS);
        canvas.layer.fill(Outline::circle(at, y + 78.0, 8.0), CARD);
        canvas.rosette(to, y + 78.0, 32.0);
        let figure =
            Text::new(signed(mean), Typeface::Bold, 48.0, INK, at.min(to - 96.0).max(790.0), y + 30.0).middle();
        canvas.layer.add(figure);
        let best = Text::new(points(seats.best, denominator), Typeface::Bold, 48.0, INK, 1036.0, y + 30.0).end();
        canvas.layer.add(best);
    }
}

/// The time that the person uses for a turn, for the two most frequent limits.
fn times(canvas: &mut ChartCanvas, sums: &Sums) {
    canvas.panel((1076.0, 602.0, 500.0, 392.0), "ui-people-turn-time");
    let mut frequent: Vec<&TurnTimes> = sums.times.values().filter(|times| times.turns > 0).collect();
    frequent.sort_by_key(|times| std::cmp::Reverse(times.turns));
    frequent.truncate(2);
    if frequent.is_empty() {
        let none = canvas.text(Phrase::new("ui-people-no-times"), SMALL, INK2, 1100.0, 700.0);
        canvas.layer.add(none.lines(2, 44.0).shrink(450.0, 34.0));
    }
    let count = frequent.len();
    for (number, times) in frequent.into_iter().enumerate() {
        let x = if count == 1 { 1326.0 } else { 1200.0 + 252.0 * number as f64 };
        let median = times.median().unwrap_or_default();
        let limit = u64::from(times.limit) * 60_000;
        let share = if limit > 0 { (median as f64 / limit as f64).min(1.0) } else { 0.0 };
        ring(canvas, x, 760.0, share);
        let used = canvas.text(span(median), 48.0, INK, x, 736.0);
        canvas.layer.add(Text { face: Typeface::Bold, ..used.middle().shrink(130.0, 34.0) });
        if limit > 0 {
            let of = canvas.text(Phrase::new("ui-people-of-time").with("time", span(limit)), SMALL, INK2, x, 802.0);
            canvas.layer.add(of.middle().shrink(130.0, 34.0));
        }
        let title = if limit > 0 {
            Phrase::new("ui-people-limit").with("time", span(limit))
        } else {
            Phrase::new("ui-people-clock")
        };
        let title = canvas.text(title, SMALL, INK, x, 896.0);
        canvas.layer.add(Text { face: Typeface::Bold, ..title.middle().shrink(236.0, 34.0) });
        let all = i64::from(times.turns.max(times.late));
        let in_time = (all - i64::from(times.late)) * 100 / all.max(1);
        let in_time = Phrase::new("ui-people-in-time").with("percent", in_time);
        let in_time = canvas.text(in_time, SMALL, INK2, x, 944.0);
        canvas.layer.add(in_time.middle().shrink(236.0, 34.0));
    }
}

/// A ring that is full up to this share, clockwise from the top.
fn ring(canvas: &mut ChartCanvas, x: f64, y: f64, share: f64) {
    const RADIUS: f64 = 86.0;
    canvas.layer.line(Outline::circle(x, y, RADIUS), LINE, 25.0);
    if share <= 0.0 {
        return;
    }
    let end = 360.0 * share - 90.0;
    // A whole ring has no ends, so the pen would draw nothing.
    let end = end.min(269.9);
    let start = (x, y - RADIUS);
    let arc = Pen::new().move_to(start.0, start.1).arc(x, y, RADIUS, -90.0, end).done();
    let good = canvas.good();
    canvas.layer.line(arc, good, 25.0);
}

/// A time in its largest fitting unit.
pub(super) fn span(millis: u64) -> Phrase {
    let minutes = (millis + 30_000) / 60_000;
    let (key, count) = match minutes {
        0..90 => ("ui-people-minutes", minutes),
        90..5_760 => ("ui-people-hours", (minutes + 30) / 60),
        _ => ("ui-people-days", (minutes + 720) / 1_440),
    };
    Phrase::new(key).with("count", i64::try_from(count).unwrap_or(i64::MAX))
}

fn alt(sheet: &PeopleSheet, card: &StatsCard) -> Vec<Phrase> {
    let name = Phrase::new(format!("{}-name", sheet.game.id()));
    let mut alt = vec![
        Phrase::new("ui-people-alt-card")
            .with("game", name)
            .named("player", card.person.name.as_str())
            .with("games", card.sums.games),
    ];
    alt.extend(card.rating.map(|rating| {
        Phrase::new("ui-people-alt-rating")
            .with("rating", ratings::shown(rating.mean))
            .with("band", ratings::band(rating.spread))
    }));
    let wins = Phrase::new("ui-people-alt-wins").with("wins", tenths(card.sums.won)).with("games", card.sums.rated);
    alt.push(wins.with("expected", tenths(card.sums.expected)));
    alt
}
