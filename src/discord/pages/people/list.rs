//! The picture of a list: the left end of each band gives the rank.

use crate::engine::Phrase;
use crate::scene::{Outline, Scene, Sprite, Text, Typeface, tokens::*};
use crate::table::{ListedPerson, PeopleSheet, RatingList, Season, Strength, ratings};

use super::draw::{ChartCanvas, HEIGHT, SMALL, Scale, part};
use super::words::season;

/// Top of the first row, and the room for all rows.
const TOP: f64 = 170.0;
const ROOM: f64 = 833.0;
/// Height of a row on a page of ten.
const ROW: f64 = 83.5;
/// Horizontal range of the bands.
const BANDS: (f64, f64) = (800.0, 1165.0);

/// Least distance between two figures above the bands.
const MARKS: f64 = 110.0;

/// A row: a person, or a computer player's strength in the list against them.
enum Row<'a> {
    Person(&'a ListedPerson),
    Strength(Strength, i64),
}

impl Row<'_> {
    fn mean(&self) -> i64 {
        match self {
            Row::Person(person) => ratings::low(person.rating),
            Row::Strength(_, mean) => *mean,
        }
    }
}

pub fn scene(sheet: &PeopleSheet, list: &RatingList) -> Scene {
    let mut rows: Vec<Row<'_>> = list.rows.iter().map(Row::Person).collect();
    rows.extend(list.anchors.iter().map(|(strength, mean)| Row::Strength(*strength, *mean)));
    rows.sort_by_key(|row| std::cmp::Reverse(row.mean()));
    rows.extend(list.own.iter().filter(|_| !sheet.public).map(Row::Person));
    let row = ROW.min(ROOM / rows.len().max(1) as f64);
    let height = HEIGHT.min(TOP + row * rows.len().max(1) as f64 + 15.0);
    let mut canvas = ChartCanvas::new(sheet.game, sheet.theme, height, alt(sheet, list));
    header(&mut canvas, sheet, list);

    let band = |person: &ListedPerson| {
        let (mean, half) = (ratings::shown(person.rating.mean), ratings::band(person.rating.spread));
        (mean - half, mean + half)
    };
    let people = || list.rows.iter().chain(&list.own);
    let strengths = || list.anchors.iter().map(|(_, mean)| ratings::shown(*mean));
    let least = people().map(|person| band(person).0).chain(strengths()).min().unwrap_or(1180);
    let most = people().map(|person| band(person).1).chain(strengths()).max().unwrap_or(1820);
    let scale = Scale::new(least, most, BANDS.0, BANDS.1);
    for (number, shown) in rows.iter().enumerate() {
        let y = TOP + row * number as f64;
        if number % 2 == 0 {
            canvas.layer.fill(Outline::rounded(16.0, y, 1568.0, row - 4.0, 12.0), CARD);
        }
        if let Row::Person(person) = shown
            && person.person.user == list.reader
            && !sheet.public
        {
            canvas.layer.line(Outline::rounded(18.0, y + 1.0, 1564.0, row - 6.0, 12.0), GEAR_LINE, 5.0);
        }
    }
    for mark in scale.marks(MARKS) {
        let x = scale.at(mark);
        canvas.post(x, TOP - 2.0, height - 15.0, LINE, 2.0);
        let figure = Text::new(mark.to_string(), Typeface::Text, SMALL, INK2, x, 138.0);
        canvas.layer.add(figure.middle());
    }
    for (number, shown) in rows.iter().enumerate() {
        let y = TOP + row * (number as f64 + 0.5) - 2.0;
        match shown {
            Row::Person(person) => person_row(&mut canvas, person, scale, y),
            Row::Strength(strength, mean) => strength_row(&mut canvas, *strength, *mean, scale, y),
        }
    }
    canvas.done()
}

fn header(canvas: &mut ChartCanvas, sheet: &PeopleSheet, list: &RatingList) {
    let name = Phrase::new(format!("{}-name", sheet.game.id()));
    canvas.layer.add(Text::new(name, Typeface::Name, 76.0, INK, 30.0, 50.0).shrink(1000.0, 50.0));
    let title = canvas.text(season(list.season), 42.0, INK2, 30.0, 112.0);
    canvas.layer.add(title.shrink(460.0, 34.0));
    if list.season != Season::COMPUTERS {
        canvas.layer.fill(Outline::rounded(1120.0, 22.0, 456.0, 84.0, 14.0), JADE);
        canvas.layer.add(Sprite::icon("sun", 1172.0, 64.0, 54.0));
        let games = Phrase::new("ui-people-games").with("count", list.games);
        canvas.layer.add(Text::new(games, Typeface::Bold, 48.0, CREAM, 1216.0, 64.0).shrink(340.0, 36.0));
    }
    let at_least = canvas.text(Phrase::new("ui-people-at-least"), SMALL, INK2, 744.0, 138.0);
    canvas.layer.add(at_least.end().shrink(240.0, 34.0));
    let last = canvas.text(Phrase::new("ui-people-last-five"), SMALL, INK2, 1324.0, 138.0);
    canvas.layer.add(last.middle().shrink(240.0, 34.0));
    let games = canvas.text(Phrase::new("ui-people-games-column"), SMALL, INK2, 1572.0, 138.0);
    canvas.layer.add(games.end().shrink(140.0, 34.0));
}

fn person_row(canvas: &mut ChartCanvas, person: &ListedPerson, scale: Scale, y: f64) {
    if person.rank == 1 {
        canvas.layer.add(Sprite::icon("laurel", 68.0, y, 88.0));
    }
    let size = if person.rank > 99 { 46.0 } else { 56.0 };
    canvas.layer.add(Text::new(person.rank.to_string(), Typeface::Bold, size, INK, 68.0, y).middle());
    match person.gained {
        None => {
            let new = canvas.text(Phrase::new("ui-people-new"), SMALL, INK2, 160.0, y);
            canvas.layer.add(new.middle().shrink(96.0, 34.0));
        }
        Some(0) => canvas.layer.line(Outline::polyline(&[(138.0, y), (162.0, y)]), LINE2, 6.0),
        Some(gained) => {
            let (tip, foot, colour) = if gained > 0 { (-13.0, 11.0, GREEN) } else { (13.0, -11.0, CLAY_RED) };
            let arrow = Outline::polygon(&[(126.0, y + foot), (154.0, y + foot), (140.0, y + tip)]);
            canvas.layer.fill(arrow, colour);
            let places = Text::new(gained.abs().to_string(), Typeface::Bold, 42.0, INK, 164.0, y);
            canvas.layer.add(places.shrink(50.0, 34.0));
        }
    }
    canvas.name(&person.person.name, (Typeface::Bold, 58.0), 226.0, y, 370.0);
    let (mean, half) = (ratings::shown(person.rating.mean), ratings::band(person.rating.spread));
    let low = ratings::shown(ratings::low(person.rating));
    canvas.layer.add(Text::new(low.to_string(), Typeface::Bold, 58.0, INK, 744.0, y).end());
    let (from, to) = (scale.at(mean - half), scale.at(mean + half));
    let band = canvas.band();
    canvas.layer.fill(Outline::rounded(from, y - 15.0, (to - from).max(30.0), 30.0, 15.0), band);
    let good = canvas.good();
    canvas.layer.fill(Outline::rounded(from, y - 24.0, 7.0, 48.0, 3.0), good);
    canvas.layer.fill(Outline::circle(scale.at(mean), y, 15.0), CARD);
    canvas.layer.fill(Outline::circle(scale.at(mean), y, 12.0), POINTS);
    let missing = 5_usize.saturating_sub(person.form.len());
    for place in 0..5_usize {
        let x = 1206.0 + 50.0 * place as f64;
        let (height, colour) = match place.checked_sub(missing).and_then(|index| person.form.get(index)) {
            None => (5.0, LINE),
            Some(1000) => (58.0, good),
            Some(behind) => (10.0 + part(*behind, 48.0), GEAR_LINE),
        };
        canvas.layer.fill(Outline::rounded(x, y + 30.0 - height, 32.0, height, 5.0_f64.min(height / 2.0)), colour);
    }
    let games = Text::new(person.games.to_string(), Typeface::Bold, 54.0, INK, 1572.0, y);
    canvas.layer.add(games.end().shrink(110.0, 40.0));
}

fn strength_row(canvas: &mut ChartCanvas, strength: Strength, mean: i64, scale: Scale, y: f64) {
    let name = Phrase::new(format!("ui-strength-{}", strength.id()));
    canvas.layer.add(Text::new(name, Typeface::Text, 54.0, INK2, 226.0, y).shrink(370.0, 40.0));
    let mean = ratings::shown(mean);
    canvas.layer.add(Text::new(mean.to_string(), Typeface::Text, 54.0, INK2, 744.0, y).end());
    canvas.layer.fill(Outline::rounded(scale.at(mean) - 3.5, y - 24.0, 7.0, 48.0, 3.0), INK2);
}

/// The main figures in words.
fn alt(sheet: &PeopleSheet, list: &RatingList) -> Vec<Phrase> {
    let name = Phrase::new(format!("{}-name", sheet.game.id()));
    let title = Phrase::new("ui-people-alt-list").with("game", name).with("season", season(list.season));
    let row = |person: &ListedPerson| {
        Phrase::new("ui-people-alt-row")
            .with("rank", person.rank)
            .named("player", person.person.name.as_str())
            .with("low", ratings::shown(ratings::low(person.rating)))
            .with("games", person.games)
    };
    std::iter::once(title).chain(list.rows.iter().map(row)).collect()
}
