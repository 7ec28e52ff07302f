//! What a computer player says about the game: hints, and turning points.

use crate::engine::Phrase;
use crate::table::{HintedTurn, Hints, Review, Stamp};

use super::components::{Button, ButtonStyle, Row, button};
use super::custom_id::ComponentAction;
use super::limit;
use super::localizer::Localizer;
use super::message::{Message, fit};

/// The answer to `/hint`: each turn with its reason, and a button that puts it into the planner.
pub fn hints(localizer: &Localizer<'_>, hints: &Hints) -> Message {
    let mut lines = vec![localizer.say(&Phrase::new("ui-hint-title"))];
    let mut buttons: Vec<Button> = Vec::new();
    for (rank, turn) in (0_u8..).zip(&hints.turns) {
        let number = rank.saturating_add(1);
        lines.push(localizer.say(&hint(number, turn)));
        let label = localizer.plain(&Phrase::new("ui-button-use-hint").with("number", number));
        let style = if rank == 0 { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(button(hints.stamp, ComponentAction::UseHint(rank), style, &label));
    }
    let back = localizer.word("ui-button-back-to-planner");
    buttons.push(button(hints.stamp, ComponentAction::Planner, ButtonStyle::Secondary, &back));
    lines.push(localizer.say(&Phrase::new("ui-hint-foot")));
    let range = 1..lines.len();
    let content = fit(&lines, range, limit::CONTENT, |_| "…".to_owned());
    Message { content, rows: vec![Row::Buttons(buttons)], ..Message::default() }
}

/// What a turn does, why, and what it gains.
fn hint(number: u8, turn: &HintedTurn) -> Phrase {
    let said = match (&turn.deed, turn.why()) {
        (Some(deed), Some(why)) => Phrase::new("ui-hint-why").with("deed", deed.clone()).with("why", why.clone()),
        (Some(deed), None) => deed.clone(),
        (None, _) => turn.reason.clone(),
    };
    match turn.gain {
        Some(gain) => Phrase::new("ui-hint-turn-gain").with("gain", whole(gain)),
        None => Phrase::new("ui-hint-turn"),
    }
    .with("number", number)
    .with("turn", said)
}

/// Hundredths of a point as whole points, rounded.
fn whole(hundredths: i32) -> i32 {
    (hundredths.abs() + 50) / 100 * hundredths.signum()
}

/// Where a game was decided, with the way to each turn's picture.
pub fn review(localizer: &Localizer<'_>, review: &Review) -> Message {
    let stamp = Stamp { table: review.table.id, seq: 0, draft: 0 };
    let mut lines = vec![localizer.say(&Phrase::new("ui-review-title"))];
    let mut buttons: Vec<Button> = Vec::new();
    for point in &review.points {
        let key = if point.played.is_some() { "ui-review-point" } else { "ui-review-point-better" };
        let line = Phrase::new(key).with("turn", point.turn).seat("player", point.seat);
        let line = line.with("before", point.before).with("after", point.after).with("better", point.better);
        let line = point.played.iter().fold(line, |line, played| line.with("played", played.clone()));
        lines.push(localizer.say(&line.with("reason", point.reason.clone())));
        let label = localizer.plain(&Phrase::new("ui-button-see-turn").with("turn", point.turn));
        buttons.push(button(stamp, ComponentAction::Show(point.turn), ButtonStyle::Secondary, &label));
    }
    if review.points.is_empty() {
        lines.push(localizer.say(&Phrase::new("ui-review-none")));
    }
    let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
    let range = 1..lines.len();
    Message { content: fit(&lines, range, limit::CONTENT, |_| "…".to_owned()), rows, ..Message::default() }
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn gains_are_rounded_to_points() {
        for (hundredths, expected) in [(250, 3), (0, 0), (-49, 0), (-50, -1), (1234, 12), (-100, -1)] {
            assert_eq!(whole(hundredths), expected);
        }
    }
}
