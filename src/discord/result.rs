//! The end of a game, and what everyone would score before it.

use std::sync::Arc;

use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::engine::{Arg, Outcome, Phrase, Seat};
use crate::games::{self, PictureKind, Position, ScoreLine};
use crate::table::{ScoreSheet, Stamp, TableCard, TurnNews};

use super::custom_id::Press;
use super::message::{Message, Picture, Shown, Voice, button, fit, limit};
use super::turn::{content, picture, public_picture, told};

/// The final message: result, points by source, and the way to the next game.
pub(super) fn finale(
    voice: &Voice<'_>,
    table: &TableCard,
    news: &TurnNews,
    outcome: &Outcome,
    score: &[Vec<ScoreLine>],
) -> Message {
    let mut foot = vec![voice.say(&Phrase::new("ui-final-title"))];
    foot.extend(standing(voice, outcome));
    foot.extend(sources(voice, score, Some(outcome), outcome.denominator));
    let stamp = Stamp { table: table.id, seq: news.seq, draft: 0 };
    // Nothing follows that would take these buttons off: the game can be looked at for ever.
    let buttons = vec![
        button(stamp, Press::Log, ButtonStyle::Secondary, &voice.word("ui-button-log")),
        button(stamp, Press::TurningPoints, ButtonStyle::Secondary, &voice.word("ui-button-turning-points")),
        button(stamp, Press::Rematch, ButtonStyle::Primary, &voice.word("ui-button-rematch")),
    ];
    Message {
        content: content(voice, Vec::new(), told(voice, &news.summaries), foot),
        rows: vec![CreateActionRow::Buttons(buttons)],
        picture: Some(public_picture(voice, table, news)),
        ping: Vec::new(),
    }
}

/// The message after it: the whole game as moving pictures.
pub(super) fn replay(voice: &Voice<'_>, table: &TableCard, positions: &[Arc<dyn Position>]) -> Message {
    let count = Phrase::new("ui-final-replay").with("turns", positions.len());
    let picture = Picture {
        shown: Shown::Moving(games::replay(positions, voice.names(), table.theme)),
        locale: voice.locale().to_owned(),
        names: voice.names().to_vec(),
        alt: voice.plain(&count),
    };
    Message { content: voice.say(&count), picture: Some(picture), ..Message::default() }
}

/// The answer to `/score`.
pub fn sheet(voice: &Voice<'_>, sheet: &ScoreSheet) -> Message {
    let denominator = sheet.table.game.denominator();
    let mut lines = match &sheet.outcome {
        Some(outcome) => {
            let mut lines = vec![voice.say(&Phrase::new("ui-final-title"))];
            lines.extend(standing(voice, outcome));
            lines
        }
        None => vec![voice.say(&Phrase::new("ui-score-title"))],
    };
    let start = lines.len();
    lines.extend(sources(voice, &sheet.lines, sheet.outcome.as_ref(), denominator));
    let more = |count| voice.say(&Phrase::new("ui-score-more").with("count", count));
    let (table, position) = (&sheet.table, sheet.position.as_ref());
    Message {
        content: fit(&lines, start..lines.len(), limit::CONTENT, more),
        picture: Some(picture(voice, position, PictureKind::Scoring, sheet.viewer, None, table.theme)),
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
fn standing(voice: &Voice<'_>, outcome: &Outcome) -> Vec<String> {
    by_rank(outcome.points.len(), Some(outcome))
        .into_iter()
        .map(|seat| {
            let place = outcome.ranking.get(seat).copied().unwrap_or_default();
            let line = Phrase::new("ui-final-place").with("place", place).seat("player", seat_of(seat));
            voice.say(&points(line, outcome.points[seat], outcome.denominator))
        })
        .collect()
}

/// A line for each seat with what its points come from.
fn sources(voice: &Voice<'_>, score: &[Vec<ScoreLine>], outcome: Option<&Outcome>, denominator: i32) -> Vec<String> {
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
            voice.say(&line.with("sources", Arg::List(lines.iter().map(source).collect())))
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
