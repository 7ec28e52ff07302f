//! Buttons and texts for planning ahead, and the list of queued turns.

use crate::engine::{Ahead, Phrase};
use crate::table::{
    MOST_QUEUED_TURNS, Planner, PlanningAhead, QueueSheet, QueuedTurnCondition, QueuedTurnFailure, ShownQueuedTurn,
    Stamp, TableId,
};

use super::content::PlannerFrame;
use crate::discord::commands::intent::{WITHDRAW, condition_value};
use crate::discord::parts::buttons::{ComponentAction, PlanButton, QueuedTurnButton};
use crate::discord::parts::components::{self, ButtonStyle, MenuOption, Row, button};
use crate::discord::parts::escape::cut;
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The button to the planner for waiting players.
pub(crate) fn plan_ahead(localizer: &Localizer<'_>, table: TableId) -> Row {
    let stamp = Stamp::of_table(table);
    let label = localizer.word("ui-button-plan-ahead");
    Row::Buttons(vec![button(stamp, ComponentAction::Plan(PlanButton::Ahead), ButtonStyle::Secondary, &label)])
}

/// Adds the expected position of the plan and the button to the queued turns, if there are any.
pub(super) fn frame(localizer: &Localizer<'_>, planner: &Planner, ahead: &PlanningAhead, frame: &mut PlannerFrame) {
    // The head explains the plan only before the first step.
    frame.head.push(localizer.word(match (ahead.ahead, planner.steps.is_empty()) {
        (Ahead::Now, true) => "ui-ahead-now",
        (Ahead::Now, false) => "ui-ahead-now.again",
        (Ahead::NextDay, true) => "ui-ahead-next-day",
        (Ahead::NextDay, false) => "ui-ahead-next-day.again",
    }));
    frame.complete = "ui-ahead-complete";
    frame.end = "ui-button-queue-turn";
    if ahead.queued_turns > 0 {
        let label = localizer.plain(&Phrase::new("ui-button-queued-turns").with("count", ahead.queued_turns));
        frame.after_undo.push(button(planner.stamp, QueuedTurnButton::List, ButtonStyle::Secondary, &label));
    }
}

/// The reasons why queued turns failed.
pub(super) fn failed(localizer: &Localizer<'_>, failed: &[ShownQueuedTurn]) -> Vec<String> {
    if failed.iter().any(|shown| shown.failure.is_none()) {
        return vec![localizer.word("ui-queued-turn-waits")];
    }
    let failed = failed.iter().zip(1..).filter_map(|(shown, number)| {
        let why = failure(shown.failure.as_ref()?);
        Some(localizer.say(&Phrase::new("ui-queued-turn-failed").with("number", number).with("why", why)))
    });
    failed.collect()
}

fn failure(failure: &QueuedTurnFailure) -> Phrase {
    match failure {
        QueuedTurnFailure::Illegal(step) => Phrase::new("ui-queued-turn-illegal").with("step", step.clone()),
        QueuedTurnFailure::Incomplete => Phrase::new("ui-queued-turn-incomplete"),
        QueuedTurnFailure::Costs(more) => Phrase::new("ui-queued-turn-costs").with("more", more.clone()),
        QueuedTurnFailure::Otherwise => Phrase::new("ui-queued-turn-otherwise"),
    }
}

/// The queued turns, with a menu for each.
pub(crate) fn sheet(localizer: &Localizer<'_>, sheet: &QueueSheet) -> Message {
    let mut lines = vec![localizer.word(if sheet.queued_turns.is_empty() {
        "ui-queued-turns-none"
    } else {
        "ui-queued-turns-title"
    })];
    for (shown, number) in sheet.queued_turns.iter().zip(1..) {
        let planned = shown
            .queued
            .summary
            .clone()
            .unwrap_or_else(|| Phrase::new("core-list").with("items", shown.queued.labels.clone()));
        let line = Phrase::new("ui-queued-turns-item").with("number", number).with("planned", planned);
        lines.push(localizer.say(&line.with("when", condition_phrase(shown.queued.condition, sheet))));
        if let Some(why) = &shown.failure {
            lines.push(localizer.say(&Phrase::new("ui-queued-turns-not-now").with("why", failure(why))));
        }
    }
    if !sheet.queued_turns.is_empty() {
        lines.push(localizer.word("ui-queued-turns-else"));
    }
    let mut rows: Vec<Row> =
        (0..).zip(&sheet.queued_turns).map(|(number, shown)| menu(localizer, sheet, number, shown)).collect();
    if sheet.queued_turns.len() < MOST_QUEUED_TURNS {
        let label =
            localizer.word(if sheet.queued_turns.is_empty() { "ui-button-plan-ahead" } else { "ui-button-another" });
        let plan = button(sheet.stamp, PlanButton::Ahead, ButtonStyle::Secondary, &label);
        rows.push(Row::Buttons(vec![plan]));
    }
    Message { content: cut(&lines.join("\n"), limit::CONTENT).into_owned(), rows, ..Message::default() }
}

fn menu(localizer: &Localizer<'_>, sheet: &QueueSheet, number: u8, shown: &ShownQueuedTurn) -> Row {
    let currency = sheet.table.game.currency();
    let offered = QueuedTurnCondition::OFFERED.into_iter();
    let offered = offered.filter(|offer| currency.is_some() || !matches!(offer, QueuedTurnCondition::Within(_)));
    let option = |condition: QueuedTurnCondition| MenuOption {
        label: localizer.plain(&condition_phrase(condition, sheet)),
        value: condition_value(condition),
        chosen: condition == shown.queued.condition,
        ..MenuOption::default()
    };
    let withdraw = MenuOption {
        label: localizer.plain(&Phrase::new("ui-queued-turn-withdraw")),
        value: WITHDRAW.to_owned(),
        ..MenuOption::default()
    };
    let placeholder = localizer.plain(&Phrase::new("ui-queued-turn-when").with("number", number + 1));
    let options = offered.map(option).chain([withdraw]);
    components::menu(sheet.stamp, QueuedTurnButton::Condition(number), 1, &placeholder, options)
}

fn condition_phrase(condition: QueuedTurnCondition, sheet: &QueueSheet) -> Phrase {
    match (condition, sheet.table.game.currency()) {
        (QueuedTurnCondition::AsPlanned, _) => Phrase::new("ui-queued-turn-as-planned"),
        (QueuedTurnCondition::Within(0), Some(_)) => Phrase::new("ui-queued-turn-within-nothing"),
        (QueuedTurnCondition::Within(more), Some(currency)) => {
            Phrase::new("ui-queued-turn-within").with("more", Phrase::new(currency).with("n", more))
        }
        (QueuedTurnCondition::Legal | QueuedTurnCondition::Within(_), _) => Phrase::new("ui-queued-turn-legal"),
    }
}
