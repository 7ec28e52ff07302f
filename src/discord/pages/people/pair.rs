//! The picture of two people: a stalk for each game, up or down, as long as the difference in points.

use crate::engine::{Phrase, Seat};
use crate::games::{PointSource, piece, seat_colour};
use crate::scene::{Colour, Outline, Scene, Sprite, Text, Typeface, tokens::*};
use crate::table::{AgainstCard, Meeting, PeopleSheet};

use super::draw::{ChartCanvas, HEADING, HEIGHT, SMALL, part, person, signed, whole};
use super::words::{month, points};

/// Stalks in the picture: the newest games.
const STALKS: usize = 18;
/// Sources of points in the picture.
const SOURCES: usize = 5;
/// The middle line of the stalks, and the longest stalk.
const MIDDLE: f64 = 404.0;
const LONGEST: f64 = 142.0;

/// The seats whose colors the two people have in the picture.
const SIDES: [Seat; 2] = [Seat::new(0), Seat::new(2)];

pub fn scene(sheet: &PeopleSheet, card: &AgainstCard) -> Scene {
    let mut canvas = ChartCanvas::new(sheet.game, sheet.theme, HEIGHT, alt(sheet, card));
    header(&mut canvas, card);
    stalks(&mut canvas, sheet, card);
    canvas.layer.fill(Outline::rounded(24.0, 638.0, 880.0, 356.0, 14.0), CARD);
    sources(&mut canvas, sheet, card);
    canvas.layer.fill(Outline::rounded(920.0, 638.0, 656.0, 356.0, 14.0), CARD);
    next(&mut canvas, sheet, card);
    canvas.done()
}

fn colour(side: usize) -> Colour {
    seat_colour(SIDES[side])
}

fn header(canvas: &mut ChartCanvas, card: &AgainstCard) {
    let score = super::words::score(card);
    canvas.layer.fill(Outline::rounded(590.0, 18.0, 420.0, 118.0, 14.0), JADE);
    canvas.layer.add(Text::new(score[0].to_string(), Typeface::Bold, 92.0, CREAM, 750.0, 77.0).end());
    canvas.layer.add(Text::new(":", Typeface::Bold, 84.0, PAST, 800.0, 72.0).middle());
    canvas.layer.add(Text::new(score[1].to_string(), Typeface::Bold, 92.0, CREAM, 850.0, 77.0));
    for (side, named) in card.people.iter().enumerate() {
        let won = card.meetings.iter().filter(|meeting| meeting.places[side] == 1).count();
        let won = Phrase::new("ui-people-won-of-these").with("count", won);
        let (mark, x) = if side == 0 { (72.0, 132.0) } else { (1528.0, 1468.0) };
        canvas.layer.add(Sprite::piece(piece(SIDES[side]), mark, 76.0, 68.0));
        let name = Text::new(person(&named.name), Typeface::Name, 72.0, INK, x, 58.0).within(440.0);
        let won = canvas.text(won, 38.0, INK2, x, 116.0).shrink(440.0, 34.0);
        let placed = |text: Text| if side == 0 { text } else { text.end() };
        canvas.layer.add(placed(name));
        canvas.layer.add(placed(won));
    }
}

fn stalks(canvas: &mut ChartCanvas, sheet: &PeopleSheet, card: &AgainstCard) {
    canvas.panel((24.0, 152.0, 1552.0, 470.0), "ui-people-ahead-by");
    canvas.rosette(1208.0, 184.0, 34.0);
    let legend = canvas.text(Phrase::new("ui-people-also-won"), SMALL, INK2, 1238.0, 184.0);
    canvas.layer.add(legend.shrink(310.0, 34.0));
    canvas.layer.line(Outline::polyline(&[(50.0, MIDDLE), (1550.0, MIDDLE)]), LINE2, 3.0);
    let shown = &card.meetings[card.meetings.len().saturating_sub(STALKS)..];
    let most = shown.iter().map(Meeting::difference).max().unwrap_or_default().max(1);
    // The longest stalks have their figure.
    let mut longest: Vec<i32> = shown.iter().map(Meeting::difference).collect();
    longest.sort_unstable();
    let named = longest.len().checked_sub(4).and_then(|index| longest.get(index)).copied().unwrap_or_default();
    let mut last_month = None;
    let mut last_x = f64::MIN;
    for (number, meeting) in shown.iter().enumerate() {
        let x = 118.0 + 1360.0 * (number as f64 + 0.5 * f64::from(shown.len() == 1)) / (shown.len().max(2) - 1) as f64;
        let now = month(meeting.ended);
        if last_month.as_ref() != Some(&now) && x - last_x > 150.0 {
            let label = canvas.text(now.clone(), SMALL, INK2, x, 596.0);
            canvas.layer.add(label.middle());
            last_x = x;
        }
        last_month = Some(now);
        let Some(ahead) = meeting.ahead() else {
            canvas.layer.fill(Outline::circle(x, MIDDLE, 12.0), LINE2);
            continue;
        };
        let up = if ahead == 0 { -1.0 } else { 1.0 };
        let length = f64::from(meeting.difference()) / f64::from(most) * LONGEST;
        let end = MIDDLE + up * length;
        canvas.layer.fill(Outline::rect(x - 9.0, MIDDLE.min(end), 18.0, length), colour(ahead));
        canvas.layer.add(Sprite::piece(piece(SIDES[ahead]), x, end, 40.0));
        if meeting.places[ahead] == 1 {
            canvas.rosette(x, end + up * 38.0, 32.0);
        }
        if meeting.difference() >= named && meeting.difference() > 0 && shown.len() <= 2 * STALKS {
            let figure = points(meeting.difference(), sheet.game.denominator());
            canvas.layer.add(Text::new(figure, Typeface::Bold, 40.0, INK, x + 26.0, end).within(80.0));
        }
    }
}

fn sources(canvas: &mut ChartCanvas, sheet: &PeopleSheet, card: &AgainstCard) {
    let title = Text::new(Phrase::new("ui-people-average-from"), Typeface::Name, HEADING, INK, 464.0, 668.0);
    canvas.layer.add(title.middle().shrink(830.0, 34.0));
    let mut largest: Vec<&(&str, [i64; 2])> = card.sources.iter().collect();
    largest.sort_by_key(|(_, averages)| std::cmp::Reverse(averages.iter().map(|of| of.abs()).max()));
    largest.truncate(SOURCES);
    let most = largest.iter().flat_map(|(_, averages)| averages).map(|of| of.abs()).max().unwrap_or_default().max(1);
    for (row, (id, averages)) in largest.into_iter().enumerate() {
        let y = 716.0 + 58.0 * row as f64;
        let Some(PointSource { icon, .. }) = sheet.game.sources().iter().find(|source| source.id == *id) else {
            continue;
        };
        canvas.layer.add(Sprite::icon(icon, 372.0, y, 42.0));
        let name = Phrase::new(format!("{}-source-{id}", sheet.game.id()));
        let name = canvas.text(name, 36.0, INK, 402.0, y);
        canvas.layer.add(name.shrink(196.0, 34.0));
        for (side, average) in averages.iter().enumerate() {
            let length = average.abs() as f64 / most as f64 * 228.0;
            let figure = signed(whole(*average, sheet.game.denominator()));
            let tint = if *average < 0 { LINE2 } else { colour(side) };
            let (bar, figure) = if side == 0 {
                let x = 338.0 - length;
                (x, Text::new(figure, Typeface::Bold, 44.0, INK, x - 12.0, y).end())
            } else {
                (606.0, Text::new(figure, Typeface::Bold, 44.0, INK, 618.0 + length, y))
            };
            canvas.layer.fill(Outline::rounded(bar, y - 19.0, length.max(2.0), 38.0, 4.0_f64.min(length / 2.0)), tint);
            canvas.layer.add(figure);
        }
    }
}

fn next(canvas: &mut ChartCanvas, sheet: &PeopleSheet, card: &AgainstCard) {
    canvas.heading("ui-people-next-time", 946.0, 674.0, 600.0);
    if let Some(chance) = card.next {
        let cut = 946.0 + part(chance, 604.0);
        canvas.layer.fill(Outline::rounded(946.0, 704.0, cut - 946.0, 62.0, 8.0), colour(0));
        canvas.layer.fill(Outline::rounded(cut, 704.0, 1550.0 - cut, 62.0, 8.0), colour(1));
        let percent = |thousandths: i64| Phrase::new("ui-people-percent").with("percent", (thousandths + 5) / 10);
        canvas.layer.add(Text::new(percent(chance), Typeface::Bold, 50.0, WHITE, 966.0, 735.0));
        canvas.layer.add(Text::new(percent(1000 - chance), Typeface::Bold, 50.0, WHITE, 1530.0, 735.0).end());
    }
    canvas.rule(946.0, 1550.0, 796.0);
    let games = || card.meetings.iter().filter(|meeting| meeting.points.is_some() && meeting.ahead().is_some());
    let lines = [
        ("ui-people-closest", games().min_by_key(|meeting| meeting.difference())),
        ("ui-people-widest", games().max_by_key(|meeting| meeting.difference())),
    ];
    for (row, (key, meeting)) in lines.into_iter().enumerate() {
        let y = 836.0 + 60.0 * row as f64;
        let label = canvas.text(Phrase::new(key), 38.0, INK2, 946.0, y);
        canvas.layer.add(label.shrink(300.0, 34.0));
        if let Some([one, other]) = meeting.and_then(|meeting| meeting.points) {
            let denominator = sheet.game.denominator();
            let figures = Phrase::new("ui-people-score")
                .with("one", points(one, denominator))
                .with("other", points(other, denominator));
            canvas.layer.add(Text::new(figures, Typeface::Bold, 48.0, INK, 1550.0, y).end());
        }
    }
    let label = canvas.text(Phrase::new("ui-people-in-a-row"), 38.0, INK2, 946.0, 956.0);
    canvas.layer.add(label.shrink(280.0, 34.0));
    for (side, x) in [(0, 1260.0), (1, 1480.0)] {
        canvas.layer.add(Sprite::piece(piece(SIDES[side]), x, 956.0, 42.0));
        canvas.layer.add(Text::new(run(card, side).to_string(), Typeface::Bold, 48.0, INK, x + 32.0, 956.0));
    }
}

/// The longest run of games in which a person finished ahead.
fn run(card: &AgainstCard, side: usize) -> usize {
    let runs = card.meetings.split(|meeting| meeting.ahead() != Some(side));
    runs.map(<[Meeting]>::len).max().unwrap_or_default()
}

fn alt(sheet: &PeopleSheet, card: &AgainstCard) -> Vec<Phrase> {
    let score = super::words::score(card);
    let name = Phrase::new(format!("{}-name", sheet.game.id()));
    let title = Phrase::new("ui-people-alt-pair")
        .with("game", name)
        .named("one", card.people[0].name.as_str())
        .named("other", card.people[1].name.as_str())
        .with("ahead", score[0])
        .with("behind", score[1]);
    let runs = Phrase::new("ui-people-alt-runs").with("one", run(card, 0)).with("other", run(card, 1));
    vec![title, runs]
}
