//! The end of a game, and what everyone would score before it.

use std::sync::Arc;

use crate::engine::{Arg, Outcome, Phrase, Seat};
use crate::games::{self, PictureKind, Position, ScoreLine};
use crate::table::{ScoreSheet, Stamp, TableCard, TurnNews};

use super::components::{ButtonStyle, Row, button};
use super::content::{content, picture, public_picture, turn_lines};
use super::custom_id::ComponentAction;
use super::limit;
use super::localizer::Localizer;
use super::message::{Message, Picture, PictureContent, fit};

/// The final message: result, points by source, and the way to the next game.
pub(super) fn final_message(
    localizer: &Localizer<'_>,
    table: &TableCard,
    news: &TurnNews,
    outcome: &Outcome,
    score: &[Vec<ScoreLine>],
) -> Message {
    let mut foot = vec![localizer.say(&Phrase::new("ui-final-title"))];
    foot.extend(standing(localizer, outcome));
    foot.extend(sources(localizer, score, Some(outcome), outcome.denominator));
    let stamp = Stamp { table: table.id, seq: news.seq, draft: 0 };
    // Nothing follows that would take these buttons off: the game can be looked at for ever.
    let buttons = vec![
        button(stamp, ComponentAction::Log, ButtonStyle::Secondary, &localizer.word("ui-button-log")),
        button(
            stamp,
            ComponentAction::TurningPoints,
            ButtonStyle::Secondary,
            &localizer.word("ui-button-turning-points"),
        ),
        button(stamp, ComponentAction::Rematch, ButtonStyle::Primary, &localizer.word("ui-button-rematch")),
    ];
    Message {
        content: content(localizer, Vec::new(), turn_lines(localizer, &news.summaries), foot),
        rows: vec![Row::Buttons(buttons)],
        picture: Some(public_picture(localizer, table, news)),
        ping: Vec::new(),
    }
}

/// The message after it: the whole game as moving pictures.
pub(super) fn replay(localizer: &Localizer<'_>, table: &TableCard, positions: &[Arc<dyn Position>]) -> Message {
    let count = Phrase::new("ui-final-replay").with("turns", positions.len());
    let picture = Picture {
        content: PictureContent::Animated(games::replay(positions, localizer.names(), table.theme)),
        locale: localizer.locale().to_owned(),
        names: localizer.names().to_vec(),
        alt: localizer.plain(&count),
    };
    Message { content: localizer.say(&count), picture: Some(picture), ..Message::default() }
}

/// The answer to `/score`.
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
    let more = |count| localizer.say(&Phrase::new("ui-score-more").with("count", count));
    let (table, position) = (&sheet.table, sheet.position.as_ref());
    Message {
        content: fit(&lines, start..lines.len(), limit::CONTENT, more),
        picture: Some(picture(localizer, position, PictureKind::Scoring, sheet.viewer, None, table.theme)),
        ..Message::default()
    }
}

/// The seats from the winner down, or as they sit where nobody has won yet.
fn by_rank(count: usize, outcome: Option<&Outcome>) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..count).collect();
    seats.sort_by_key(|&seat| outcome.and_then(|outcome| outcome.ranking.get(seat)).copied().unwrap_or(u8::MAX));
    seats
}

/// A line for each seat, from the winner down.
fn standing(localizer: &Localizer<'_>, outcome: &Outcome) -> Vec<String> {
    by_rank(outcome.points.len(), Some(outcome))
        .into_iter()
        .map(|seat| {
            let place = outcome.ranking.get(seat).copied().unwrap_or_default();
            let line = Phrase::new("ui-final-place").with("place", place).seat("player", seat_of(seat));
            localizer.say(&points(line, outcome.points[seat], outcome.denominator))
        })
        .collect()
}

/// A line for each seat with what its points come from.
fn sources(
    localizer: &Localizer<'_>,
    score: &[Vec<ScoreLine>],
    outcome: Option<&Outcome>,
    denominator: i32,
) -> Vec<String> {
    by_rank(score.len(), outcome)
        .into_iter()
        .map(|seat| {
            let lines = &score[seat];
            let total = lines.iter().map(|line| line.points).sum();
            let source = |line: &ScoreLine| {
                let source = Phrase::new("ui-score-source").with("source", line.source.clone());
                points(source, line.points, denominator)
            };
            let line = Phrase::new("ui-score-seat").seat("player", seat_of(seat));
            let line = points(line, total, denominator);
            localizer.say(&line.with("sources", Arg::List(lines.iter().map(source).collect())))
        })
        .collect()
}

fn seat_of(index: usize) -> Seat {
    Seat::try_from(index).unwrap_or(Seat::new(u8::MAX))
}

/// A phrase with points in units of `1 / denominator`.
fn points(phrase: Phrase, points: i32, denominator: i32) -> Phrase {
    phrase.with("points", points).with("denominator", denominator)
}
