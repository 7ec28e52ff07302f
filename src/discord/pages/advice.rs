//! Hints and turning points from a computer player.

use crate::engine::{Phrase, Viewer};
use crate::games::{PictureKind, Suggestion, facts_of};
use crate::table::{Hints, Review, Stamp, TurningPoint};
use crate::text::capital;

use super::content::{picture, would_say};
use super::what_ifs;
use crate::discord::parts::buttons::{HistoryButton, PlanButton, WhatIfButton};
use crate::discord::parts::components::{Button, ButtonStyle, Row, button};
use crate::discord::parts::escape::first_within;
use crate::discord::parts::layout::{MessageLayout, Section};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, fit};

/// Characters reserved for a title and a foot.
const AROUND: usize = 400;

/// The reply to `/hint`: each plan with its reason, and a button that puts it into the planner. The picture shows the
/// steps of one plan. While the reasons are still being proved, only the way back to the planner works.
pub fn hints(localizer: &Localizer<'_>, hints: &Hints, shown: u16) -> Message {
    let hints = &known(localizer, hints);
    let (longest, in_words) = (longest(hints.plans.len()), localizer.in_words());
    let section = |(rank, plan): (u8, &Suggestion)| {
        let label = localizer.plain(&Phrase::new("ui-button-use-hint").with("number", rank + 1));
        let style = if rank == 0 { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        // Words are shorter than emojis. The steps, the totals and the price come first. *Details* shows the rest.
        let with = |reasons: usize| {
            let reasons = plan.reasons.iter().take(reasons).cloned().collect();
            Suggestion { reasons, ..plan.clone() }.phrase(rank + 1)
        };
        let texts = [2, 1, 0].map(with).into_iter().flat_map(|plan| [localizer.say(&plan), in_words.say(&plan)]);
        Section {
            text: first_within(texts, longest),
            button: button(hints.stamp, PlanButton::UseHint(rank), style, &label).enabled(hints.proved),
        }
    };
    let layout = MessageLayout {
        sections: (0..).zip(&hints.plans).map(section).collect(),
        foot: Some(localizer.say(&Phrase::new(if hints.proved { "ui-hint-foot" } else { "ui-hint-foot-early" }))),
        ..MessageLayout::default()
    };
    let back = localizer.word("ui-button-back-to-planner");
    let mut buttons = vec![button(hints.stamp, PlanButton::Open, ButtonStyle::Secondary, &back)];
    let shown = usize::from(shown).min(hints.plans.len().saturating_sub(1));
    for rank in (0..).take(hints.plans.len()).filter(|rank| usize::from(*rank) != shown) {
        let label = localizer.plain(&Phrase::new("ui-button-show-hint").with("number", rank + 1));
        let show = button(hints.stamp, PlanButton::ShowHint(rank), ButtonStyle::Secondary, &label);
        buttons.push(show.enabled(hints.proved));
    }
    let details = localizer.word("ui-button-details");
    buttons.push(button(hints.stamp, PlanButton::HintDetails, ButtonStyle::Secondary, &details).enabled(hints.proved));
    let draw = |plan: &Suggestion| {
        let kind = PictureKind::Plan(hints.seat, plan.steps.clone());
        picture(localizer, &*hints.position, kind, Viewer::Seat(hints.seat), None, hints.table.theme)
    };
    Message {
        content: localizer.say(&Phrase::new("ui-hint-title")),
        picture: hints.plans.get(shown).map(draw),
        rows: vec![Row::Buttons(buttons)],
        layout: Some(layout),
        ..Message::default()
    }
}

/// The hint in texts that exist. The texts of a hint that an earlier release stored can be gone: its reasons are left out,
/// and the facts of the turn replace the name and the steps of a plan.
fn known(localizer: &Localizer<'_>, hints: &Hints) -> Hints {
    let knows = |phrase: &Phrase| localizer.knows(phrase);
    let mut known = hints.clone();
    for plan in &mut known.plans {
        plan.reasons.retain(|reason| knows(&reason.words));
        plan.price = plan.price.take().filter(knows);
        if !knows(&plan.name) || !knows(&plan.now) {
            let facts = facts_of(&*hints.position, hints.seat, &plan.steps);
            let nothing = || Phrase::new("core-list-empty");
            plan.name = facts.actions(hints.seat).unwrap_or_else(nothing);
            plan.now = facts.turn(hints.seat).unwrap_or_else(nothing);
        }
    }
    known
}

/// The plans of a hint in full, each with its turn step by step.
pub fn details(localizer: &Localizer<'_>, hints: &Hints) -> Message {
    let hints = &known(localizer, hints);
    let mut lines = vec![localizer.say(&Phrase::new("ui-hint-title"))];
    for (number, plan) in (1..).zip(&hints.plans) {
        lines.push(localizer.say(&plan.phrase(number)));
        let facts = facts_of(&*hints.position, hints.seat, &plan.steps);
        let steps = facts.lines(Viewer::Seat(hints.seat));
        lines.extend(steps.iter().map(|line| format!("-# {}", capital(&localizer.say(line)))));
    }
    let label = localizer.word("ui-button-back-to-planner");
    let back = button(hints.stamp, PlanButton::ShowHint(0), ButtonStyle::Secondary, &label);
    let more = |count| localizer.say(&Phrase::new("ui-planner-more").with("count", count));
    let content = fit(&lines, 1..lines.len(), limit::CONTENT, more);
    Message { content, rows: vec![Row::Buttons(vec![back])], ..Message::default() }
}

/// The maximum length of each of `count` texts, so that all of them fit in a message with a title and a foot.
fn longest(count: usize) -> usize {
    (limit::LAID_OUT - AROUND) / count.max(1) - 1
}

/// The turning points of a game, each with a button to try another turn. A button for each board is below.
pub fn review(localizer: &Localizer<'_>, review: &Review) -> Message {
    let stamp = Stamp::of_table(review.table.id);
    let (longest, in_words) = (longest(review.points.len()), localizer.in_words());
    let section = |point: &TurningPoint| {
        let place = match point.round {
            Some(round) => Phrase::new("ui-review-round").with("round", round),
            None => Phrase::new("ui-review-turn"),
        };
        let line = Phrase::new("ui-review-point").with("place", place.with("turn", point.turn));
        let line = line.seat("player", point.seat).with("played", point.played.clone());
        let line = line.with("instead", point.instead.clone()).with("lost", point.lost);
        let why = point.why.iter().filter(|why| localizer.knows(why)).map(would_say).collect::<Vec<_>>();
        let whole = |localizer: &Localizer<'_>| {
            let why = why.iter().map(|why| localizer.say(why));
            std::iter::once(localizer.say(&line)).chain(why).collect::<Vec<_>>().join(" ")
        };
        // Words are shorter than emojis. The turns come before the reason.
        let texts = [whole(localizer), whole(&in_words), localizer.say(&line), in_words.say(&line)];
        let label = localizer.plain(&Phrase::new("ui-button-try-turn").with("turn", point.turn));
        // The what-if starts before the turn.
        let again = WhatIfButton::Begin(point.turn.saturating_sub(1));
        let again = button(stamp, again, ButtonStyle::Primary, &label);
        Section { text: first_within(texts, longest), button: again }
    };
    let show = |point: &TurningPoint| {
        let label = localizer.plain(&Phrase::new("ui-button-see-turn").with("turn", point.turn));
        button(stamp, HistoryButton::Show(point.turn), ButtonStyle::Secondary, &label)
    };
    let boards: Vec<Button> = review.points.iter().map(show).collect();
    let tried = what_ifs::beside(localizer, review.table.id, &review.what_ifs);
    let (text, tried) = tried.unzip();
    let boards = boards.chunks(limit::BUTTONS).map(|row| Row::Buttons(row.to_vec()));
    let rows: Vec<Row> = tried.into_iter().chain(boards).collect();
    let none = review.points.is_empty().then(|| localizer.say(&Phrase::new("ui-review-none")));
    let layout = MessageLayout {
        sections: review.points.iter().map(section).collect(),
        foot: none.or(text),
        ..MessageLayout::default()
    };
    let content = localizer.say(&Phrase::new("ui-review-title"));
    Message { content, rows, layout: Some(layout), ..Message::default() }
}
