//! What a computer player says about the game: hints, and turning points.

use crate::engine::Phrase;
use crate::table::{Hints, Review, Stamp};

use super::components::{Button, ButtonStyle, Row, button};
use super::custom_id::{ComponentAction, LogNavigation};
use super::limit;
use super::localizer::Localizer;
use super::message::{Message, fit};

/// The answer to `/hint`: each turn with its reason, and a button that puts it into the planner.
pub fn hints(localizer: &Localizer<'_>, hints: &Hints) -> Message {
    let mut lines = vec![localizer.say(&Phrase::new("ui-hint-title"))];
    let mut buttons: Vec<Button> = Vec::new();
    for (rank, turn) in (0_u8..).zip(&hints.turns) {
        let number = rank.saturating_add(1);
        let line = Phrase::new("ui-hint-turn").with("number", number).with("gain", tenths(turn.gain));
        lines.push(localizer.say(&line.with("reason", turn.reason.clone())));
        lines.push(localizer.say(&Phrase::new("ui-hint-steps").with("steps", turn.steps.join("; "))));
        let label = localizer.plain(&Phrase::new("ui-button-use-hint").with("number", number));
        let style = if rank == 0 { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(button(hints.stamp, ComponentAction::UseHint(rank), style, &label));
    }
    lines.push(localizer.say(&Phrase::new("ui-hint-foot")));
    let range = 1..lines.len();
    let content = fit(&lines, range, limit::CONTENT, |_| "…".to_owned());
    Message { content, rows: vec![Row::Buttons(buttons)], ..Message::default() }
}

/// Hundredths of a point as tenths, rounded.
fn tenths(hundredths: i32) -> i32 {
    (hundredths.abs() + 5) / 10 * hundredths.signum()
}

/// Where a game was decided, with the way to each turn's picture.
pub fn review(localizer: &Localizer<'_>, review: &Review) -> Message {
    let stamp = Stamp { table: review.table.id, seq: 0, draft: 0 };
    let mut lines = vec![localizer.say(&Phrase::new("ui-review-title"))];
    let mut buttons: Vec<Button> = Vec::new();
    for point in &review.points {
        let line = Phrase::new("ui-review-point").with("turn", point.turn).seat("player", point.seat);
        let line = line.with("after", point.after).with("better", point.better).with("reason", point.reason.clone());
        lines.push(localizer.say(&line));
        lines.push(localizer.say(&Phrase::new("ui-hint-steps").with("steps", point.steps.join("; "))));
        let label = localizer.plain(&Phrase::new("ui-button-see-turn").with("turn", point.turn));
        buttons.push(button(
            stamp,
            ComponentAction::Turn(LogNavigation::Other, point.turn),
            ButtonStyle::Secondary,
            &label,
        ));
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
    use super::tenths;

    #[test]
    fn gains_are_rounded_to_tenths() {
        for (hundredths, expected) in [(250, 25), (0, 0), (-4, 0), (-5, -1), (1234, 123), (-100, -10)] {
            assert_eq!(tenths(hundredths), expected);
        }
    }
}
