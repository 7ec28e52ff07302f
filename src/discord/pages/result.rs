//! The end of a game, and the score before it.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::engine::{Arg, Outcome, Phrase, Seat, Viewer};
use crate::games::{self, PictureKind, Position, ScoreLine, Theme};
use crate::scene::{SHARED_DARK, SHARED_LIGHT};
use crate::table::{PeopleNews, RatingNews, ResultFact, ScoreSheet, Stamp, TableCard, TurnNews};

use super::content::{finished_games, picture};
use super::titles::called;
use super::web;
use crate::discord::parts::buttons::{ComponentAction, HistoryButton, LobbyButton, ReviewButton};
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::layout::{FrameStyle, MessageLayout};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, PictureContent, fit};

/// The end of a game, as in [`Body::Final`](crate::table::Body::Final).
pub(crate) struct Ended<'a> {
    pub days: u32,
    pub outcome: &'a Outcome,
    pub score: &'a [Vec<ScoreLine>],
    pub records: &'a [(Seat, i32)],
    pub people: &'a PeopleNews,
}

/// The final message: the winner, the places, the deciding source of points, and the button for a rematch.
pub(crate) fn final_message(
    localizer: &Localizer<'_>,
    table: &TableCard,
    news: &TurnNews,
    ended: &Ended<'_>,
) -> Message {
    let outcome = ended.outcome;
    let stamp = Stamp::of_table(table.id);
    // No later message removes the buttons, so players can always look at the game.
    let of = |action, style, key: &str| button(stamp, action, style, &localizer.word(key));
    let buttons = vec![
        of(ComponentAction::Review(ReviewButton::TurningPoints), ButtonStyle::Secondary, "ui-button-turning-points"),
        of(ComponentAction::Review(ReviewButton::LookBack), ButtonStyle::Secondary, "ui-button-look-back"),
        of(ComponentAction::History(HistoryButton::Board), ButtonStyle::Secondary, "ui-button-board"),
        of(ComponentAction::History(HistoryButton::Log), ButtonStyle::Secondary, "ui-button-log"),
        of(ComponentAction::Lobby(LobbyButton::Rematch), ButtonStyle::Primary, "ui-button-rematch"),
    ];
    let more = std::iter::once(finished_games(localizer)).chain(web::open(localizer, table)).collect();
    let position = news.position.as_ref();
    Message {
        content: lines(localizer, table, news.turn, ended).join("\n"),
        rows: vec![Row::Buttons(buttons), Row::Buttons(more)],
        picture: Some(picture(localizer, position, PictureKind::Scoring, Viewer::Public, None, table.theme)),
        layout: Some(MessageLayout {
            frame: Some(FrameStyle { colour: winners_colour(table, outcome) }),
            ..MessageLayout::default()
        }),
        ..Message::default()
    }
}

/// The text of a result, after this number of turns.
pub(crate) fn lines(
    localizer: &Localizer<'_>,
    table: &TableCard,
    turns: u32,
    &Ended { days, outcome, score, records, people }: &Ended<'_>,
) -> Vec<String> {
    let first = [Some(winner(table, outcome)), places(outcome), difference(outcome, score)];
    let fact = people.fact.map(|(seat, fact)| fact_line(table, seat, fact));
    let people = [personal(outcome, records), fact, rating_line(&people.ratings)];
    let length = Phrase::new("ui-final-length").with("turns", turns).with("days", days);
    let lines = first.into_iter().chain(people).flatten().chain([length]);
    lines.map(|line| localizer.say(&line)).collect()
}

/// The color of a single winner.
fn winners_colour(table: &TableCard, outcome: &Outcome) -> Option<u32> {
    let mut first = (0..outcome.ranking.len()).filter(|&seat| outcome.ranking[seat] == 1);
    let winner = first.next().filter(|_| first.next().is_none())?;
    let colours = match table.theme {
        Theme::Light => &SHARED_LIGHT,
        Theme::Dark => &SHARED_DARK,
    };
    Some(colours.rgb(games::seat_colour(seat_of(winner))))
}

fn winner(table: &TableCard, outcome: &Outcome) -> Phrase {
    let first: Vec<usize> = (0..outcome.ranking.len()).filter(|&seat| outcome.ranking[seat] == 1).collect();
    let most = first.first().and_then(|&seat| outcome.points.get(seat)).copied().unwrap_or_default();
    let named = |&seat: &usize| Phrase::new("core-seat").seat("seat", seat_of(seat));
    let winners = Phrase::new("ui-final-winner").with("winners", first.iter().map(named).collect::<Vec<_>>());
    let game = match table.name {
        Some(_) => called(table),
        None => Phrase::new(format!("{}-name", table.game.id())),
    };
    let winners = winners.with("game", game);
    points(winners, most, outcome.denominator)
}

/// The places after the winner, if any.
fn places(outcome: &Outcome) -> Option<Phrase> {
    let behind = seats_by_rank(outcome);
    let behind = behind.into_iter().filter(|&seat| outcome.ranking.get(seat).is_some_and(|&place| place > 1));
    let place = |seat: usize| {
        let place = Phrase::new("ui-final-behind").with("place", outcome.ranking[seat]).seat("player", seat_of(seat));
        points(place, outcome.points[seat], outcome.denominator)
    };
    let places: Vec<Phrase> = behind.map(place).collect();
    (!places.is_empty()).then(|| Phrase::new("ui-final-places").with("places", places))
}

/// Each person's result against the best of their earlier games, if the bot knows any.
fn personal(outcome: &Outcome, records: &[(Seat, i32)]) -> Option<Phrase> {
    let record = |&(seat, best): &(Seat, i32)| {
        let now = *outcome.points.get(usize::from(seat))?;
        let key = if now > best { "ui-final-record-beaten" } else { "ui-final-record-kept" };
        Some(points(Phrase::new(key).seat("player", seat), best, outcome.denominator))
    };
    let records: Vec<Phrase> = records.iter().filter_map(record).collect();
    (!records.is_empty()).then(|| Phrase::new("ui-final-records").with("records", records))
}

/// The rarest fact about a person.
fn fact_line(table: &TableCard, seat: Seat, fact: ResultFact) -> Phrase {
    let phrase = match fact {
        ResultFact::FirstWin => {
            let game = Phrase::new(format!("{}-name", table.game.id()));
            Phrase::new("ui-final-first-win").with("game", game)
        }
        ResultFact::Surprise { percent } => Phrase::new("ui-final-surprise").with("percent", percent),
        ResultFact::InARow { count } => Phrase::new("ui-final-in-a-row").with("count", count),
        ResultFact::Leader => Phrase::new("ui-final-leader"),
    };
    phrase.seat("player", seat)
}

/// The changes of the ratings, if the game is rated.
fn rating_line(ratings: &[RatingNews]) -> Option<Phrase> {
    let change = |news: &RatingNews| {
        let change = Phrase::new("ui-final-rating-change").seat("player", news.seat).with("change", news.change);
        change.with("rating", news.now)
    };
    let changes: Vec<Phrase> = ratings.iter().map(change).collect();
    (!changes.is_empty()).then(|| Phrase::new("ui-final-ratings").with("changes", changes))
}

/// The source with the largest lead of the winner over the second, with the points of both. A loss of the second counts
/// like a gain of the winner.
fn difference(outcome: &Outcome, score: &[Vec<ScoreLine>]) -> Option<Phrase> {
    let by_rank = seats_by_rank(outcome);
    let &[first, second, ..] = by_rank.as_slice() else { return None };
    // Sources with a number ("3 crystal skulls") count as the same source for both.
    let of = |seat: usize, source: &Phrase| -> i32 {
        score[seat].iter().filter(|line| line.source.key == source.key).map(|line| line.points).sum()
    };
    let ahead = |source: &Phrase| of(first, source) - of(second, source);
    let sources = score[first].iter().chain(&score[second]).map(|line| &line.source);
    // If several sources are equal, take the first.
    let most = sources.rev().max_by_key(|source| ahead(source)).filter(|source| ahead(source) > 0)?;
    let difference = Phrase::new("ui-final-difference")
        .with("source", most.clone())
        .seat("winner", seat_of(first))
        .seat("second", seat_of(second))
        .with("theirs", of(second, most));
    Some(points(difference, of(first, most), outcome.denominator))
}

/// The message after the final one, with an animation of the whole game.
pub(crate) fn replay(localizer: &Localizer<'_>, table: &TableCard, positions: &[Arc<dyn Position>]) -> Message {
    let count = Phrase::new("ui-final-replay").with("turns", positions.len());
    let picture = Picture {
        content: PictureContent::Animated(games::replay(positions, localizer.names(), table.theme)),
        locale: localizer.locale().to_owned(),
        names: localizer.names().to_vec(),
        alt: localizer.plain(&count),
    };
    Message { content: localizer.say(&count), picture: Some(picture), ..Message::default() }
}

/// The reply to `/score`.
pub fn sheet(localizer: &Localizer<'_>, sheet: &ScoreSheet) -> Message {
    let denominator = sheet.table.game.denominator();
    let mut lines = match &sheet.outcome {
        Some(outcome) => {
            let mut lines = vec![localizer.say(&Phrase::new("ui-final-title"))];
            lines.extend(standing(localizer, outcome));
            lines
        }
        None => vec![localizer.say(&Phrase::new("ui-score-title"))],
    };
    let start = lines.len();
    lines.extend(sources(localizer, &sheet.lines, sheet.outcome.as_ref(), denominator));
    let end = lines.len();
    let note = |note: Phrase| localizer.say(&Phrase::new("ui-score-note").with("note", note));
    if sheet.outcome.is_none() {
        lines.extend(sheet.position.face(sheet.viewer).score_notes().into_iter().map(note));
    }
    let more = |count| localizer.say(&Phrase::new("ui-score-more").with("count", count));
    let (table, position) = (&sheet.table, sheet.position.as_ref());
    Message {
        content: fit(&lines, start..end, limit::CONTENT, more),
        picture: Some(picture(localizer, position, PictureKind::Scoring, sheet.viewer, None, table.theme)),
        ..Message::default()
    }
}

/// The seats from the winner down.
fn seats_by_rank(outcome: &Outcome) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..outcome.points.len()).collect();
    seats.sort_by_key(|&seat| outcome.ranking.get(seat).copied().unwrap_or(u8::MAX));
    seats
}

/// A line for each seat, from the winner down.
fn standing(localizer: &Localizer<'_>, outcome: &Outcome) -> Vec<String> {
    seats_by_rank(outcome)
        .into_iter()
        .map(|seat| {
            let place = outcome.ranking.get(seat).copied().unwrap_or_default();
            let line = Phrase::new("ui-final-place").with("place", place).seat("player", seat_of(seat));
            localizer.say(&points(line, outcome.points[seat], outcome.denominator))
        })
        .collect()
}

/// A line for each seat with its sources of points, in the order of the picture: from the winner down, or from the most
/// points down before the end.
fn sources(
    localizer: &Localizer<'_>,
    score: &[Vec<ScoreLine>],
    outcome: Option<&Outcome>,
    denominator: i32,
) -> Vec<String> {
    let total = |seat: usize| score[seat].iter().map(|line| line.points).sum::<i32>();
    let seats = outcome.map(seats_by_rank).unwrap_or_else(|| {
        let mut seats: Vec<usize> = (0..score.len()).collect();
        seats.sort_by_key(|&seat| Reverse(total(seat)));
        seats
    });
    seats
        .into_iter()
        .map(|seat| {
            let lines = &score[seat];
            let source = |line: &ScoreLine| {
                let source = Phrase::new("ui-score-source").with("source", line.source.clone());
                points(source, line.points, denominator)
            };
            let line = Phrase::new("ui-score-seat").seat("player", seat_of(seat));
            let line = points(line, total(seat), denominator);
            localizer.say(&line.with("sources", Arg::List(lines.iter().map(source).collect())))
        })
        .collect()
}

fn seat_of(index: usize) -> Seat {
    Seat::try_from(index).unwrap_or(Seat::new(u8::MAX))
}

/// Adds points in units of `1 / denominator` to a phrase.
fn points(phrase: Phrase, points: i32, denominator: i32) -> Phrase {
    phrase.with("points", points).with("denominator", denominator)
}
