//! The picture of a look back: bands of chances with the turning points, steps of points by source, and awards.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::engine::{Outcome, Phrase, Seat};
use crate::games::look_back::{Award, Awarded, Chances, LookBack, Round};
use crate::games::{Theme, Title, piece, seat_colour};
use crate::scene::{Colour, Outline, Scene, Sprite, Text, Typeface, Words, tokens::*};

use super::draw::{ChartCanvas, HEIGHT, SMALL};
use super::stats::span;
use super::words::{month, points};

/// Horizontal range of the bands and of the points.
const SIDES: (f64, f64) = (48.0, 1552.0);
/// Vertical range of the bands.
const BANDS: (f64, f64) = (206.0, 430.0);
/// Room for a turning point's number, piece and percentage above the bands, and the end of the heading next to them.
const LABEL: f64 = 236.0;
const HEADING_END: f64 = 352.0;
/// Half of the height of the piece that names a band, and the part of the game in which it is looked for.
const MARK: f64 = 24.0;
const MARKED: f64 = 0.35;
/// Vertical range of the points.
const POINTS_SO_FAR: (f64, f64) = (666.0, 820.0);
/// Width of the final scoring.
const FINAL: f64 = 26.0;
/// Sources with their own color, and names of sources in a line.
const SOURCES: usize = 5;
const IN_A_LINE: usize = 3;
/// Top of the awards.
const AWARDS: f64 = 852.0;
/// Numbers of rounds or turns below the bands, at most.
const NUMBERS: u32 = 8;

/// A finished game to look back at.
pub struct Finished<'a> {
    pub game: &'static dyn Title,
    pub theme: Theme,
    /// The players' names by seat.
    pub names: &'a [String],
    /// The name of the game, if it has one.
    pub title: Option<&'a str>,
    /// The start and the end; `None` if they aren't known.
    pub days: Option<(Timestamp, Timestamp)>,
    pub outcome: &'a Outcome,
    pub back: &'a LookBack,
    /// The turns to mark, counted from 1, in their order.
    pub turns: &'a [u32],
    /// The percentage of the chances that are computed, before all of them are.
    pub computing: Option<i64>,
}

impl Finished<'_> {
    /// The seats from the winner down.
    pub fn by_rank(&self) -> Vec<usize> {
        by_rank(self.outcome)
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn game_name(&self) -> Phrase {
        Phrase::new(format!("{}-name", self.game.id()))
    }

    /// A phrase with a player's name as `name`, of which only the name is cut.
    fn about(&self, phrase: Phrase, seat: Seat) -> Words {
        Words::Name { phrase: Some(phrase), name: self.name(seat).to_owned(), otherwise: unnamed(seat) }
    }

    /// The turns of the whole game.
    fn length(&self) -> f64 {
        self.back.course.turns.len().max(1) as f64
    }
}

/// The word for a player whose name no font can show.
fn unnamed(seat: Seat) -> Phrase {
    Phrase::new("core-unnamed-player").with("number", seat.ordinal())
}

pub fn scene(game: &Finished<'_>) -> Scene {
    let bottom = if game.back.awards.is_empty() { AWARDS } else { HEIGHT };
    let mut canvas = ChartCanvas::new(game.game, game.theme, bottom, alt(game));
    header(&mut canvas, game);
    chances(&mut canvas, game);
    so_far(&mut canvas, game);
    awards(&mut canvas, game);
    canvas.done()
}

fn header(canvas: &mut ChartCanvas, game: &Finished<'_>) {
    let name = match game.title {
        Some(title) => Words::Name { phrase: None, name: title.to_owned(), otherwise: game.game_name() },
        None => game.game_name().into(),
    };
    let days = game.days.map(|(from, to)| days(from, to));
    let y = if days.is_some() || game.title.is_some() { 50.0 } else { 80.0 };
    canvas.layer.add(Text::new(name, Typeface::Name, 84.0, INK, 30.0, y).shrink(610.0, 54.0));
    let below = match (game.title.is_some(), days) {
        (true, Some(days)) => Some(Phrase::new("ui-look-back-dated").with("game", game.game_name()).with("days", days)),
        (true, None) => Some(game.game_name()),
        (false, days) => days,
    };
    if let Some(below) = below {
        let below = canvas.text(below, 38.0, INK2, 32.0, 117.0);
        canvas.layer.add(below.shrink(610.0, 34.0));
    }
    canvas.layer.fill(Outline::rounded(664.0, 24.0, 912.0, 112.0, 14.0), JADE);
    let seats = game.by_rank();
    let width = 912.0 / seats.len().max(1) as f64;
    for (place, seat) in seats.into_iter().enumerate() {
        let x = 664.0 + width * place as f64 + 48.0;
        let wins = game.outcome.ranking[seat] == 1;
        canvas.layer.add(Sprite::piece(piece(seat_of(seat)), x, 80.0, 64.0));
        let (size, colour) = if wins { (78.0, CREAM) } else { (66.0, PAST) };
        let figure = points(game.outcome.points[seat], game.game.denominator());
        canvas.layer.add(Text::new(figure, Typeface::Bold, size, colour, x + 44.0, 80.0).shrink(width - 100.0, 44.0));
    }
}

/// The days of the start and the end (UTC, like the seasons).
fn days(from: Timestamp, to: Timestamp) -> Phrase {
    let day = |at: Timestamp| {
        let day = i64::from(at.to_zoned(TimeZone::UTC).day());
        Phrase::new("ui-look-back-day").with("month", month(at)).with("day", day)
    };
    let date = |at: Timestamp| at.to_zoned(TimeZone::UTC).date();
    match date(from) == date(to) {
        true => day(from),
        false => Phrase::new("ui-look-back-days").with("from", day(from)).with("to", day(to)),
    }
}

fn seat_of(index: usize) -> Seat {
    Seat::try_from(index).unwrap_or_default()
}

/// The horizontal position of the moment after this number of turns.
fn moment(game: &Finished<'_>, turns: f64) -> f64 {
    SIDES.0 + (SIDES.1 - SIDES.0) * (turns / game.length()).min(1.0)
}

fn chances(canvas: &mut ChartCanvas, game: &Finished<'_>) {
    canvas.layer.fill(Outline::rounded(24.0, 152.0, 1552.0, 332.0, 14.0), CARD);
    canvas.heading("ui-look-back-chance", SIDES.0, 182.0, HEADING_END - SIDES.0 - 40.0);
    if let Some(percent) = game.computing {
        canvas.layer.fill(Outline::rounded(SIDES.0, BANDS.0, SIDES.1 - SIDES.0, BANDS.1 - BANDS.0, 8.0), PAPER);
        let computing = Phrase::new("ui-look-back-computing").with("percent", percent);
        let computing = canvas.text(computing, 48.0, INK2, 800.0, (BANDS.0 + BANDS.1) / 2.0);
        canvas.layer.add(computing.middle().shrink(1400.0, 34.0));
    } else {
        bands(canvas, &game.back.chances, game.by_rank().len(), (SIDES, BANDS), 3.0);
        marks(canvas, game);
        turning_points(canvas, game);
    }
    axis(canvas, game);
}

/// The chances as bands of the seats' colors, the first seat above.
pub(super) fn bands(
    canvas: &mut ChartCanvas,
    chances: &[Chances],
    seats: usize,
    ((left, right), (top, bottom)): ((f64, f64), (f64, f64)),
    line: f64,
) {
    let x = |index: usize| left + (right - left) * index as f64 / (chances.len().max(2) - 1) as f64;
    let edge = |seat: usize| -> Vec<(f64, f64)> {
        let above =
            |chances: &Chances| chances.iter().take(seat).map(|chance| f64::from(*chance)).sum::<f64>() / 1000.0;
        chances.iter().enumerate().map(|(index, now)| (x(index), top + (bottom - top) * above(now).min(1.0))).collect()
    };
    for seat in 0..seats {
        let outline: Vec<(f64, f64)> = edge(seat).into_iter().chain(edge(seat + 1).into_iter().rev()).collect();
        canvas.layer.fill(Outline::polygon(&outline), seat_colour(seat_of(seat)));
    }
    for seat in 1..seats {
        canvas.layer.line(Outline::polyline(&edge(seat)), CARD, line);
    }
}

/// A piece on the band of each seat, where the band is widest early in the game.
fn marks(canvas: &mut ChartCanvas, game: &Finished<'_>) {
    let height = BANDS.1 - BANDS.0;
    let is_free = |turns: usize| {
        let x = moment(game, turns as f64);
        let apart = |turn: &u32| (moment(game, f64::from(*turn)) - x).abs() > MARK + 10.0;
        (SIDES.0 + MARK + 6.0..=SIDES.1 - MARK - 6.0).contains(&x) && game.turns.iter().all(apart)
    };
    for seat in 0..game.outcome.points.len() {
        // The narrowest part next to a moment decides whether a piece fits.
        let share = |turns: usize| {
            let near = turns.saturating_sub(1)..=turns + 1;
            let of = |index: usize| game.back.chances.get(index)?.get(seat).copied();
            near.filter_map(of).min().unwrap_or_default()
        };
        let widest = |most: f64| {
            let turns = 0..=(game.length() * most) as usize;
            turns.filter(|turns| is_free(*turns)).max_by_key(|turns| (share(*turns), std::cmp::Reverse(*turns)))
        };
        let fits = |turns: &usize| f64::from(share(*turns)) / 1000.0 * height >= 2.0 * MARK;
        let Some(turns) = widest(MARKED).filter(fits).or_else(|| widest(1.0).filter(fits)) else { continue };
        let Some(now) = game.back.chances.get(turns) else { continue };
        let above: u32 = now.iter().take(seat).copied().map(u32::from).sum();
        let middle = (f64::from(above) + f64::from(now[seat]) / 2.0) / 1000.0;
        let y = BANDS.0 + height * middle;
        canvas.layer.add(Sprite::piece(piece(seat_of(seat)), moment(game, turns as f64), y, 2.0 * MARK - 6.0));
    }
}

/// A line at each turning point, and above it the number, the player's piece, and the lost chance.
fn turning_points(canvas: &mut ChartCanvas, game: &Finished<'_>) {
    let places: Vec<f64> = game.turns.iter().map(|turn| moment(game, f64::from(*turn))).collect();
    for ((number, turn), (x, label)) in (1..).zip(game.turns).zip(places.iter().zip(labels(&places))) {
        canvas.post(*x, BANDS.0 - 6.0, BANDS.1, CARD, 9.0);
        // The line passes below the labels next to it.
        let bend = BANDS.0 - 3.0;
        let line = Outline::polyline(&[(label, 182.0), (label, bend), (*x, bend), (*x, BANDS.1)]);
        canvas.layer.line(line, INK, 4.0);
        let disc = crate::scene::Shape::filled(Outline::circle(label, 182.0, 26.0), CHANGE).edged(CARD, 4.0);
        canvas.layer.add(disc);
        canvas.layer.add(Text::new(number.to_string(), Typeface::Bold, 42.0, CHANGE_FIGURE, label, 182.0).middle());
        let seat = usize::try_from(*turn).ok().and_then(|turn| game.back.course.turns.get(turn.checked_sub(1)?));
        canvas.layer.add(Sprite::piece(piece(seat.copied().unwrap_or_default()), label + 56.0, 181.0, 46.0));
        let lost = Phrase::new("ui-look-back-lost").with("percent", percent(game.back.lost(*turn)));
        canvas.layer.add(Text::new(lost, Typeface::Bold, 42.0, INK, label + 84.0, 182.0).shrink(LABEL - 112.0, 34.0));
    }
}

/// The places of the labels: next to their lines, but apart from each other and from the heading.
fn labels(places: &[f64]) -> Vec<f64> {
    let mut labels = Vec::new();
    let mut free = HEADING_END;
    for place in places {
        labels.push(place.max(free));
        free = labels.last().copied().unwrap_or(free) + LABEL;
    }
    let mut end = SIDES.1 + 40.0;
    for label in labels.iter_mut().rev() {
        *label = label.min(end - LABEL);
        end = *label;
    }
    labels
}

/// Thousandths as a rounded percentage.
pub fn percent(thousandths: i32) -> i64 {
    (i64::from(thousandths) + 5).div_euclid(10)
}

/// The numbers of some rounds below the bands, or of some turns in a game without rounds.
fn axis(canvas: &mut ChartCanvas, game: &Finished<'_>) {
    let rounds = &game.back.course.rounds;
    let last = rounds.iter().filter_map(|round| round.number).max();
    let key = if last.is_some() { "ui-look-back-round" } else { "ui-look-back-turn" };
    let heading = canvas.text(Phrase::new(key), SMALL, INK2, SIDES.0, 458.0);
    canvas.layer.add(heading.shrink(180.0, 34.0));
    let all = last.unwrap_or(game.back.course.turns.len() as u32);
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| all / step <= NUMBERS).unwrap_or(100);
    let mut free = SIDES.0 + 200.0;
    for number in (1..=all).filter(|number| number % step == 0) {
        let turns = match last {
            Some(_) => rounds.iter().find(|round| round.number == Some(number)).map(|round| round.turns),
            None => Some(number),
        };
        let Some(x) = turns.map(|turns| moment(game, f64::from(turns))).filter(|x| x - 30.0 > free) else { continue };
        free = x + 30.0;
        canvas.post(x, BANDS.1 + 2.0, BANDS.1 + 10.0, LINE2, 3.0);
        let figure = canvas.text(number.to_string(), SMALL, INK2, x.min(SIDES.1 - 18.0), 458.0);
        canvas.layer.add(figure.middle());
    }
}

/// A source in the picture; several small ones share one.
struct Shown {
    /// The indexes among the sources of the course.
    parts: Vec<usize>,
    name: Phrase,
    icon: Option<&'static str>,
    tint: Colour,
}

impl Shown {
    fn of(&self, points: &[i32]) -> i32 {
        self.parts.iter().filter_map(|part| points.get(*part)).sum()
    }
}

/// The largest sources in the order of the game, and the others together.
fn shown(game: &Finished<'_>) -> Vec<Shown> {
    let course = &game.back.course;
    let size = |part: usize| -> i64 {
        let last = course.rounds.last().into_iter().flat_map(|round| &round.points);
        last.filter_map(|points| points.get(part)).map(|points| i64::from(points.abs())).sum()
    };
    let mut order: Vec<usize> = (0..course.sources.len()).collect();
    order.sort_by_key(|part| std::cmp::Reverse(size(*part)));
    let own = if order.len() > SOURCES + 1 { SOURCES } else { order.len() };
    let mut large = order[..own].to_vec();
    large.sort_unstable();
    let known = |part: usize| game.game.sources().iter().find(|source| source.id == course.sources[part]);
    let mut all: Vec<Shown> = large
        .into_iter()
        .filter_map(|part| Some((part, known(part)?)))
        .map(|(part, source)| Shown {
            parts: vec![part],
            name: Phrase::new(format!("{}-source-{}", game.game.id(), source.id)),
            icon: Some(source.icon),
            tint: source.tint,
        })
        .collect();
    if own < order.len() {
        let (parts, name) = (order[own..].to_vec(), Phrase::new("ui-look-back-other"));
        all.push(Shown { parts, name, icon: None, tint: PAST });
    }
    all
}

fn so_far(canvas: &mut ChartCanvas, game: &Finished<'_>) {
    canvas.layer.fill(Outline::rounded(24.0, 498.0, 1552.0, 338.0, 14.0), CARD);
    canvas.heading("ui-look-back-points", SIDES.0, 530.0, 250.0);
    let sources = shown(game);
    let width = (SIDES.1 - 314.0) / IN_A_LINE as f64;
    for (index, source) in sources.iter().enumerate() {
        let (x, y) = (314.0 + width * (index % IN_A_LINE) as f64, 530.0 + 46.0 * (index / IN_A_LINE) as f64);
        canvas.layer.fill(Outline::rounded(x, y - 17.0, 34.0, 34.0, 6.0), source.tint);
        let text = if let Some(icon) = source.icon {
            canvas.layer.add(Sprite::icon(icon, x + 58.0, y, 36.0));
            x + 82.0
        } else {
            x + 44.0
        };
        let name = canvas.text(source.name.clone(), SMALL, INK, text, y);
        canvas.layer.add(name.shrink(x + width - text - 8.0, 34.0));
    }
    let seats = game.by_rank();
    let step = (SIDES.1 - SIDES.0 + 24.0) / seats.len().max(1) as f64;
    for (place, seat) in seats.into_iter().enumerate() {
        let x = SIDES.0 + step * place as f64;
        steps(canvas, game, &sources, seat, (x, x + step - 24.0));
    }
}

/// A player's points by source after each round. Lost points are below the line.
fn steps(canvas: &mut ChartCanvas, game: &Finished<'_>, sources: &[Shown], seat: usize, (left, right): (f64, f64)) {
    let rounds = &game.back.course.rounds;
    let gained = |points: &[i32], above: bool| -> i32 {
        sources.iter().map(|source| source.of(points)).filter(|part| (*part > 0) == above).map(i32::abs).sum()
    };
    let all = || rounds.iter().flat_map(|round| &round.points);
    let most = all().map(|points| gained(points, true)).max().unwrap_or_default();
    let lost = all().map(|points| gained(points, false)).max().unwrap_or_default();
    let unit = (POINTS_SO_FAR.1 - POINTS_SO_FAR.0) / f64::from((most + lost).max(1));
    let base = POINTS_SO_FAR.1 - unit * f64::from(lost);
    let name = game.about(Phrase::new("ui-look-back-name"), seat_of(seat));
    canvas.layer.add(Sprite::piece(piece(seat_of(seat)), left + 26.0, 632.0, 46.0));
    let figure = points(game.outcome.points[seat], game.game.denominator());
    let last = rounds.last().and_then(|round| round.points.get(seat));
    let top = base - unit * f64::from(last.map_or(0, |points| gained(points, true)));
    canvas.layer.add(Text::new(figure, Typeface::Bold, 44.0, INK, right, top - 30.0).end());
    canvas.layer.add(Text::new(name, Typeface::Bold, 40.0, INK, left + 58.0, 632.0).within(right - left - 178.0));
    canvas.rule(left, right, base);
    let until = right - FINAL;
    let x = |round: Option<&Round>| match round {
        Some(round) => left + (until - left) * f64::from(round.turns) / game.length(),
        None => right,
    };
    for (index, round) in rounds.iter().enumerate() {
        let Some(points) = round.points.get(seat) else { continue };
        let is_last = index + 1 == rounds.len();
        let from = if is_last { until } else { x(Some(round)) };
        let to = if is_last { right } else { x(rounds.get(index + 1)).min(until) };
        let (mut above, mut below) = (base, base);
        for source in sources {
            let amount = f64::from(source.of(points)) * unit;
            let y = if amount > 0.0 { above - amount } else { below };
            if amount != 0.0 && to > from {
                // Neighbors overlap a little, so no gap shines through. A fine gap is between two sources.
                let (over, gap) = (if is_last { 0.0 } else { 1.5 }, if amount.abs() > 5.0 { 1.5 } else { 0.0 });
                let bar = Outline::rect(from, y + gap, to - from + over, amount.abs() - gap);
                canvas.layer.fill(bar, source.tint);
            }
            if amount > 0.0 {
                above -= amount
            } else {
                below -= amount
            };
        }
    }
}

fn awards(canvas: &mut ChartCanvas, game: &Finished<'_>) {
    let count = game.back.awards.len().max(1) as f64;
    let width = (1552.0 - 14.0 * (count - 1.0)) / count;
    for (index, Awarded { seat, award }) in game.back.awards.iter().enumerate() {
        let x = 24.0 + (width + 14.0) * index as f64;
        canvas.layer.fill(Outline::rounded(x, AWARDS, width, 142.0, 14.0), CARD);
        canvas.layer.add(Sprite::icon(icon(game, award), x + 56.0, AWARDS + 71.0, 76.0));
        let room = width - 130.0;
        let title = Text::new(title(award), Typeface::Name, 52.0, INK, x + 110.0, AWARDS + 46.0);
        canvas.layer.add(title.shrink(room, 38.0));
        let why = canvas.text(game.about(why(game, award), *seat), 40.0, INK, x + 110.0, AWARDS + 101.0);
        canvas.layer.add(why.shrink(room, 34.0));
    }
}

fn icon(game: &Finished<'_>, award: &Award) -> &'static str {
    match award {
        Award::Comeback { .. } => "sun",
        Award::PhotoFinish { .. } => "vp",
        Award::FullTable => "bowl",
        Award::SteadyHand { .. } => "t-any",
        Award::OneWay { source, .. } => {
            game.game.sources().iter().find(|known| known.id == source).map_or("vp", |source| source.icon)
        }
        Award::QuickHand { .. } => "moon",
        Award::NewBest { .. } => "laurel",
    }
}

fn id(award: &Award) -> &'static str {
    match award {
        Award::Comeback { .. } => "comeback",
        Award::PhotoFinish { .. } => "photo-finish",
        Award::FullTable => "full-table",
        Award::SteadyHand { .. } => "steady-hand",
        Award::OneWay { .. } => "one-way",
        Award::QuickHand { .. } => "quick-hand",
        Award::NewBest { .. } => "new-best",
    }
}

/// The name of an award.
pub fn title(award: &Award) -> Phrase {
    Phrase::new(format!("ui-look-back-{}", id(award)))
}

/// The reason for an award, without the player's `name`.
fn why(game: &Finished<'_>, award: &Award) -> Phrase {
    let phrase = Phrase::new(format!("ui-look-back-why-{}", id(award)));
    let denominator = game.game.denominator();
    match award {
        Award::Comeback { chance } => phrase.with("percent", percent(i32::from(*chance))),
        Award::PhotoFinish { lead } => phrase.with("lead", *lead).with("denominator", denominator),
        Award::FullTable => phrase,
        Award::SteadyHand { lost } => phrase.with("percent", percent(*lost)),
        Award::OneWay { source, percent } => {
            let source = Phrase::new(format!("{}-source-{source}", game.game.id()));
            phrase.with("percent", *percent).with("source", source)
        }
        Award::QuickHand { turn_time } => phrase.with("time", span(*turn_time)),
        Award::NewBest { points, before } => {
            phrase.with("points", *points).with("before", *before).with("denominator", denominator)
        }
    }
}

/// An award with its reason, for texts.
pub fn award(game: &Finished<'_>, Awarded { seat, award }: &Awarded) -> Phrase {
    Phrase::new("ui-look-back-award").with("award", title(award)).with("why", why(game, award).seat("name", *seat))
}

/// The game and its places in words.
pub fn result(game: &Finished<'_>) -> Phrase {
    result_of(game.game, game.title, game.outcome, None)
}

/// A game and its places in words. Without names, the reader's language has those of the seats.
pub(super) fn result_of(
    game: &'static dyn Title,
    title: Option<&str>,
    outcome: &Outcome,
    names: Option<&[String]>,
) -> Phrase {
    let place = |seat: usize| {
        let place = Phrase::new("ui-history-place").with("place", outcome.ranking[seat]);
        let place = match names {
            Some(names) => place.named("player", names.get(seat).map_or("", String::as_str)),
            None => place.seat("player", seat_of(seat)),
        };
        place.with("points", outcome.points[seat]).with("denominator", outcome.denominator)
    };
    let places: Vec<Phrase> = by_rank(outcome).into_iter().map(place).collect();
    let line = match title {
        Some(title) => Phrase::new("ui-look-back-alt").named("game", title),
        None => Phrase::new("ui-look-back-alt").with("game", Phrase::new(format!("{}-name", game.id()))),
    };
    line.with("places", places)
}

/// The seats from the winner down.
pub(super) fn by_rank(outcome: &Outcome) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..outcome.points.len().min(outcome.ranking.len())).collect();
    seats.sort_by_key(|&seat| outcome.ranking[seat]);
    seats
}

/// The main figures in words: the result, the turning points and the awards.
fn alt(game: &Finished<'_>) -> Vec<Phrase> {
    let mut alt = vec![result(game)];
    if game.computing.is_none() && !game.turns.is_empty() {
        let turns: Vec<Phrase> = game.turns.iter().map(|turn| turned(game.back, *turn)).collect();
        alt.push(Phrase::new("ui-look-back-alt-turns").with("turns", turns));
    }
    alt.extend(game.back.awards.iter().map(|awarded| award(game, awarded)));
    alt
}

/// A turn with its player and the lost chance.
pub fn turned(back: &LookBack, turn: u32) -> Phrase {
    let seat = usize::try_from(turn).ok().and_then(|turn| back.course.turns.get(turn.checked_sub(1)?));
    Phrase::new("ui-look-back-turned")
        .seat("player", seat.copied().unwrap_or_default())
        .with("turn", turn)
        .with("percent", percent(back.lost(turn)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_of_turning_points_stay_apart() {
        assert_eq!(labels(&[496.0, 886.0, 1248.0]), [496.0, 886.0, 1248.0], "each next to its line");
        assert_eq!(labels(&[60.0, 70.0]), [HEADING_END, HEADING_END + LABEL], "after the heading");
        let end = SIDES.1 + 40.0;
        assert_eq!(labels(&[1500.0, 1540.0, 1550.0]), [end - 3.0 * LABEL, end - 2.0 * LABEL, end - LABEL]);
    }

    #[test]
    fn percentages_are_rounded() {
        assert_eq!([44, 45, 204, 1000, -45, -46].map(percent), [4, 5, 20, 100, -4, -5]);
    }
}
