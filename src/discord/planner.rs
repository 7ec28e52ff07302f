//! The planner: a player's draft, the question, and every answer as a button or in a menu.

use crate::engine::{Arg, Phrase, Viewer};
use crate::games::{Choice, PictureKind};
use crate::table::{Planner, Stamp};

use super::components::{Button, ButtonStyle, Row, button, menu};
use super::content::picture;
use super::custom_id::{ComponentAction, CustomId};
use super::limit;
use super::localizer::Localizer;
use super::message::{Message, fit};

/// More answers than this become a menu: three rows of buttons leave room for the row of controls.
const MOST_BUTTONS: usize = 15;
/// A longer text on a button is hard to read on a phone: then a menu, which has two lines.
const LONGEST_LABEL: usize = 60;

/// The planner, showing this page of the answers where they do not fit one menu.
pub fn planner(localizer: &Localizer<'_>, planner: &Planner, page: u16) -> Message {
    let viewer = Viewer::Seat(planner.seat);
    let mut lines = vec![localizer.say(&planner.position.status())];
    // That the turn ends is said below.
    let shown = planner.steps.iter().filter(|step| !(planner.complete && planner.is_pass(step)));
    let steps = lines.len()..lines.len() + shown.clone().count();
    lines.extend((1u32..).zip(shown).map(|(number, step)| {
        let held = planner.complete && number as usize == planner.steps.len();
        let key = match (held, planner.simultaneous) {
            (true, true) => "ui-planner-held-choice",
            (true, false) => "ui-planner-held",
            (false, _) => "ui-planner-step",
        };
        localizer.say(&Phrase::new(key).with("number", number).with("step", step.label.clone()))
    }));
    lines.push(
        localizer.say(&Phrase::new("ui-planner-goods").with("goods", planner.position.goods(planner.seat, viewer))),
    );
    if planner.complete {
        let key = if planner.simultaneous { "ui-planner-complete-choice" } else { "ui-planner-complete" };
        lines.push(localizer.say(&Phrase::new(key)));
    } else {
        lines
            .push(localizer.say(&Phrase::new("ui-planner-question").with("question", planner.prompt.question.clone())));
        lines.extend(planner.prompt.why_not.iter().map(|reason| format!("-# {}", localizer.say(reason))));
    }
    let more = |count| localizer.say(&Phrase::new("ui-planner-more").with("count", count));
    let mut rows = answers(localizer, planner, page);
    let controls = controls(localizer, planner);
    if !controls.is_empty() {
        rows.push(Row::Buttons(controls));
    }
    Message {
        content: fit(&lines, steps, limit::CONTENT, more),
        rows,
        picture: Some(picture(
            localizer,
            planner.position.as_ref(),
            PictureKind::Draft(planner.seat),
            viewer,
            Some(planner.since.as_ref()),
            planner.table.theme,
        )),
        ping: Vec::new(),
    }
}

/// The answers on offer, in order: all but the one which the button *End turn* stands for.
pub fn offered(planner: &Planner) -> Vec<&Choice> {
    let ends = |choice: &&Choice| planner.end_step.as_deref() == Some(choice.step.as_str());
    planner.prompt.choices.iter().filter(|choice| !ends(choice)).collect()
}

fn answers(localizer: &Localizer<'_>, planner: &Planner, page: u16) -> Vec<Row> {
    let choices = offered(planner);
    let texts: Vec<(String, Option<String>)> = choices
        .iter()
        .map(|choice| (localizer.plain(&choice.label), choice.effect.as_ref().map(|effect| localizer.plain(effect))))
        .collect();
    let labels: Vec<String> =
        texts.iter().map(|(label, effect)| together(localizer, label, effect.as_deref())).collect();
    let step = |choice: &Choice| CustomId { stamp: planner.stamp, action: ComponentAction::Step(choice.step.clone()) };
    let as_buttons = choices.len() <= MOST_BUTTONS
        && labels.iter().all(|label| label.chars().count() <= LONGEST_LABEL)
        && choices.iter().all(|choice| step(choice).fits());
    if as_buttons {
        let buttons: Vec<Button> = choices
            .iter()
            .zip(&labels)
            .map(|(choice, label)| {
                button(planner.stamp, ComponentAction::Step(choice.step.clone()), ButtonStyle::Secondary, label)
            })
            .collect();
        return buttons.chunks(limit::BUTTONS).map(|row| Row::Buttons(row.to_vec())).collect();
    }
    let pages = choices.len().div_ceil(limit::OPTIONS);
    let page = usize::from(page).min(pages.saturating_sub(1));
    let shown = choices.iter().zip(texts).skip(page * limit::OPTIONS).take(limit::OPTIONS);
    let options = shown.map(|(choice, (label, effect))| (label, choice.step.clone(), effect));
    let placeholder = match pages {
        1 => localizer.word("ui-planner-choose"),
        _ => localizer.plain(&Phrase::new("ui-planner-choose-page").with("page", page + 1).with("pages", pages)),
    };
    let mut rows = vec![menu(planner.stamp, &placeholder, options)];
    if pages > 1 {
        rows.push(paging(localizer, planner.stamp, page, pages));
    }
    rows
}

/// A button has one line: label and effect in one.
fn together(localizer: &Localizer<'_>, label: &str, effect: Option<&str>) -> String {
    match effect {
        None => label.to_owned(),
        Some(effect) => {
            let phrase = Phrase::new("ui-planner-button").with("label", label).with("effect", Arg::Text(effect.into()));
            localizer.plain(&phrase)
        }
    }
}

fn paging(localizer: &Localizer<'_>, stamp: Stamp, page: usize, pages: usize) -> Row {
    let to = |page: usize| ComponentAction::Page(u16::try_from(page).unwrap_or(u16::MAX));
    let mut buttons = Vec::new();
    if let Some(previous) = page.checked_sub(1) {
        buttons.push(button(stamp, to(previous), ButtonStyle::Secondary, &localizer.word("ui-button-previous")));
    }
    if page + 1 < pages {
        buttons.push(button(stamp, to(page + 1), ButtonStyle::Secondary, &localizer.word("ui-button-next")));
    }
    Row::Buttons(buttons)
}

fn controls(localizer: &Localizer<'_>, planner: &Planner) -> Vec<Button> {
    let mut controls = Vec::new();
    if !planner.steps.is_empty() {
        for (action, key) in
            [(ComponentAction::UndoStep, "ui-button-undo-step"), (ComponentAction::StartOver, "ui-button-start-over")]
        {
            controls.push(button(planner.stamp, action, ButtonStyle::Secondary, &localizer.word(key)));
        }
    }
    if planner.hints && planner.steps.is_empty() && !planner.complete {
        controls.push(button(
            planner.stamp,
            ComponentAction::Hint,
            ButtonStyle::Secondary,
            &localizer.word("ui-button-hint"),
        ));
    }
    if planner.may_end() {
        let key = if planner.simultaneous { "ui-button-confirm" } else { "ui-button-end-turn" };
        controls.push(button(planner.stamp, ComponentAction::EndTurn, ButtonStyle::Success, &localizer.word(key)));
    }
    controls
}
