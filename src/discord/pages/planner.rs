//! The planner: a player's draft, the question, and all choices as buttons or menus.

use crate::engine::{Event, Facts, Phrase, Viewer};
use crate::games::{EntryButton, EntryMenu, LayoutRow, MenuEntry, MenuLayout, MenuLimits, PictureKind, layout};
use crate::table::{Planner, PlannerPart, Stamp};
use crate::text::capital;

use super::content::{PlannerFrame, picture, undo_label};
use super::lessons;
use super::notes;
use super::queued_turns;
use super::teaching;
use super::what_ifs;
use crate::discord::parts::buttons::{ComponentAction, PlanButton};
use crate::discord::parts::components::{Button, ButtonStyle, MenuOption, Row, button, menu};
use crate::discord::parts::custom_id::{CustomId, MAX_LENGTH};
use crate::discord::parts::emojis::Emoji;
use crate::discord::parts::escape::cut;
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, fit};

/// Number of rows for choices. The row below them is for controls.
const ROWS: usize = limit::ROWS - 1;

// A menu's options must carry all steps that one click can choose.
const _: () = assert!(MenuLimits::USUAL.click_steps <= limit::OPTION);

/// The planner, with this page of the choices if they don't fit in one menu.
pub fn planner(localizer: &Localizer<'_>, planner: &Planner, page: u16) -> Message {
    let frame = frame(localizer, planner);
    let mut lines = frame.head.clone();
    lines.push(first_line(localizer, planner));
    lines.extend(frame.beside.iter().cloned());
    let planned = planned_lines(planner);
    let (from, until) = (lines.len(), lines.len() + planned.len());
    lines.extend(planned.iter().map(|line| localizer.say(line)));
    lines.push(localizer.say(&if planner.complete {
        Phrase::new(frame.complete)
    } else {
        Phrase::new("ui-planner-question").with("question", planner.prompt.question.clone())
    }));
    let more = |count| localizer.say(&Phrase::new("ui-planner-more").with("count", count));
    let mut controls = controls(localizer, planner, frame);
    let mut shown = choices(localizer, planner, page, ROWS);
    let leading = turns(localizer, planner, &shown);
    if planner.hints && !planner.steps.is_empty() && controls.len() + leading.len() < limit::BUTTONS {
        controls.push(hint(localizer, planner));
    }
    let mut above_controls = None;
    // The buttons to other pages and details come after the other controls, or in their own row if that row is full.
    if controls.len() + leading.len() <= limit::BUTTONS {
        controls.extend(leading);
    } else {
        shown = choices(localizer, planner, page, ROWS - 1);
        above_controls = Some(Row::Buttons(turns(localizer, planner, &shown)));
    }
    lines.extend(shown.notes.iter().map(|note| format!("-# {}", capital(&localizer.say(note)))));
    let mut rows: Vec<Row> = shown.rows.iter().map(|row| choice_row(localizer, planner.stamp, row, &shown)).collect();
    rows.extend(above_controls);
    if !controls.is_empty() {
        rows.push(Row::Buttons(controls));
    }
    Message {
        content: fit(&lines, from..until, limit::CONTENT, more),
        rows,
        picture: Some(draft_picture(localizer, planner, &planned)),
        ..Message::default()
    }
}

fn goods(planner: &Planner) -> Phrase {
    let goods = planner.position.face(Viewer::Seat(planner.seat)).goods(planner.seat);
    Phrase::new("ui-planner-goods").with("goods", goods)
}

/// The picture for the decision. Its alt text has the plan, the goods and the question.
fn draft_picture(localizer: &Localizer<'_>, planner: &Planner, planned: &[Phrase]) -> Picture {
    let viewer = Viewer::Seat(planner.seat);
    let kind = PictureKind::Draft(planner.seat);
    let (position, since) = (planner.position.as_ref(), planner.since.as_ref());
    let mut picture = picture(localizer, position, kind, viewer, Some(since), planner.table.theme);
    let question = Some(planner.prompt.question.clone()).filter(|_| !planner.complete);
    let sentences = planned.iter().cloned().chain([goods(planner)]).chain(question);
    for sentence in sentences {
        picture.alt = format!("{}\n{}", picture.alt, localizer.plain(&sentence));
    }
    picture.alt = cut(&picture.alt, limit::ALT).into_owned();
    picture
}

/// The state of the game, and the urgent needs of the player.
fn first_line(localizer: &Localizer<'_>, planner: &Planner) -> String {
    let face = planner.position.face(Viewer::Seat(planner.seat));
    let status = face.status();
    localizer.say(&match face.needs(planner.seat) {
        Some(needs) => Phrase::new("ui-planner-head").with("status", status).with("needs", needs),
        None => status,
    })
}

/// Summary of the draft: its played steps, plus the pending final step if no event describes it.
fn planned_lines(planner: &Planner) -> Vec<Phrase> {
    let facts = Facts::of(planner.steps.iter().flat_map(|step| &step.events));
    let key = if planner.complete && planner.simultaneous { "ui-planner-chosen" } else { "ui-planner-planned" };
    let line = |planned: Phrase| Phrase::new(key).with("planned", planned);
    let mut lines: Vec<Phrase> = facts.lines(Viewer::Seat(planner.seat)).into_iter().map(line).collect();
    // The line about a complete turn already covers a step that only declines further actions.
    let held = planner.steps.last().filter(|step| planner.complete && !planner.is_pass(step));
    let unsummarized = held.filter(|step| step.events.iter().all(Event::is_detail));
    lines.extend(unsummarized.map(|step| {
        line(match &step.effect {
            Some(effect) => {
                let first = Phrase::new("core-series").with("first", step.label.clone());
                first.with("next", effect.clone())
            }
            None => step.label.clone(),
        })
    }));
    // Some steps have no visible effect.
    if lines.is_empty() {
        let shown = planner.steps.iter().filter(|step| !planner.is_pass(step)).map(|step| step.label.clone());
        let shown: Vec<Phrase> = shown.collect();
        if !shown.is_empty() {
            lines.push(line(Phrase::new("core-list").with("items", shown)));
        }
    }
    lines
}

/// The explanations of the planner's question, in place of the planner: why the game doesn't offer some things, and
/// everything that each choice brings. A phone has no room for them next to the picture and the buttons.
pub fn details(localizer: &Localizer<'_>, planner: &Planner) -> Message {
    let question = Phrase::new("ui-planner-question").with("question", planner.prompt.question.clone());
    let mut lines = vec![localizer.say(&question), localizer.say(&goods(planner))];
    lines.extend(explanations(localizer, planner));
    let more = |count| localizer.say(&Phrase::new("ui-planner-more").with("count", count));
    let back = localizer.word("ui-button-back-to-planner");
    let back = button(planner.stamp, PlanButton::Open, ButtonStyle::Secondary, &back);
    let all = 2..lines.len();
    let content = fit(&lines, all, limit::CONTENT, more);
    Message { content, rows: vec![Row::Buttons(vec![back])], ..Message::default() }
}

fn explanations(localizer: &Localizer<'_>, planner: &Planner) -> Vec<String> {
    if planner.complete {
        return Vec::new();
    }
    let why_not = planner.prompt.why_not.iter().map(|reason| localizer.say(reason));
    let hint_texts = planner.menus.iter().filter(|menu| menu.most > 1).filter_map(|menu| menu.hint_text);
    let entries = planner.menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.again == 0);
    let choices = entries.filter_map(|entry| Some(capital(&localizer.say(&entry.in_full()?))));
    why_not.chain(hint_texts.map(|key| localizer.word(key))).chain(choices).map(|line| format!("- {line}")).collect()
}

/// The choices in this many rows.
fn choices<'a>(localizer: &Localizer<'_>, planner: &'a Planner, page: u16, rows: usize) -> MenuLayout<'a> {
    let id = CustomId { stamp: planner.stamp, action: ComponentAction::Plan(PlanButton::Step(String::new())) };
    let limits = MenuLimits {
        rows,
        buttons_per_row: limit::BUTTONS,
        options: limit::OPTIONS,
        description: limit::OPTION,
        button_steps: MAX_LENGTH.saturating_sub(id.encode().chars().count()),
        ..MenuLimits::USUAL
    };
    layout(&planner.menus, &limits, page.into(), &|phrase| localizer.plain(phrase))
}

/// A row of choices as a component.
fn choice_row(localizer: &Localizer<'_>, stamp: Stamp, row: &LayoutRow<'_>, layout: &MenuLayout<'_>) -> Row {
    match row {
        LayoutRow::Buttons(buttons) => {
            Row::Buttons(buttons.iter().map(|choice| choice_button(localizer, stamp, choice)).collect())
        }
        LayoutRow::Menu(choices) => choice_menu(localizer, stamp, choices, layout),
    }
}

fn choice_button(localizer: &Localizer<'_>, stamp: Stamp, choice: &EntryButton<'_>) -> Button {
    let style = if choice.is_obvious { ButtonStyle::Primary } else { ButtonStyle::Secondary };
    let label = capital(&localizer.plain(&choice.label));
    let step = button(stamp, PlanButton::Step(choice.entry.line()), style, &label);
    step.with_emoji(emoji(localizer, choice.entry))
}

fn choice_menu(localizer: &Localizer<'_>, stamp: Stamp, of: &EntryMenu<'_>, layout: &MenuLayout<'_>) -> Row {
    let options = of.options.iter().map(|choice| MenuOption {
        label: capital(&localizer.plain(&choice.label)),
        value: choice.entry.line(),
        description: choice.description.as_ref().map(|text| localizer.plain(text)),
        emoji: emoji(localizer, choice.entry),
        ..MenuOption::default()
    });
    let placeholder = if of.continued {
        let page = Phrase::new("ui-planner-choose-page").with("page", layout.page + 1);
        localizer.plain(&page.with("pages", layout.pages))
    } else {
        localizer.word(of.key.unwrap_or("ui-planner-choose"))
    };
    menu(stamp, PlanButton::Choose(of.number), of.most, &placeholder, options)
}

fn emoji(localizer: &Localizer<'_>, entry: &MenuEntry) -> Option<Emoji> {
    localizer.emoji(&entry.label).or_else(|| localizer.emoji(&entry.effect()?))
}

/// The buttons to other pages of the choices and to the explanations.
fn turns(localizer: &Localizer<'_>, planner: &Planner, layout: &MenuLayout<'_>) -> Vec<Button> {
    let leading =
        |action: PlanButton, key: &str| button(planner.stamp, action, ButtonStyle::Secondary, &localizer.word(key));
    let to = |page| PlanButton::Page(u16::try_from(page).unwrap_or(u16::MAX));
    let mut buttons = Vec::new();
    if let Some(previous) = layout.page.checked_sub(1) {
        buttons.push(leading(to(previous), "ui-button-previous"));
    }
    if layout.page + 1 < layout.pages {
        buttons.push(leading(to(layout.page + 1), "ui-button-more"));
    }
    if !explanations(localizer, planner).is_empty() {
        buttons.push(leading(PlanButton::Details, "ui-button-details"));
    }
    buttons
}

/// The button for a hint, which is about the turn from its start. While steps are planned, it only gets a free place.
fn hint(localizer: &Localizer<'_>, planner: &Planner) -> Button {
    button(planner.stamp, PlanButton::Hint, ButtonStyle::Secondary, &localizer.word("ui-button-hint"))
}

/// The lines and buttons around the choices, with the parts of the features.
fn frame(localizer: &Localizer<'_>, planner: &Planner) -> PlannerFrame {
    let secret = || planner.position.face(Viewer::Public).secret();
    let (end, complete) = match (planner.simultaneous, planner.may_take_back) {
        (false, _) => ("ui-button-end-turn", "ui-planner-complete"),
        (true, false) => ("ui-button-confirm", "ui-planner-complete-final"),
        (true, true) if secret() => ("ui-button-confirm", "ui-planner-complete-secret"),
        (true, true) => ("ui-button-confirm", "ui-planner-complete-choice"),
    };
    let mut undo = Vec::new();
    if !planner.steps.is_empty() {
        let step = undo_label(localizer, &planner.undoes).unwrap_or_else(|| localizer.word("ui-button-undo-step"));
        undo.push(button(planner.stamp, PlanButton::UndoStep, ButtonStyle::Secondary, &step));
        let over = localizer.word("ui-button-start-over");
        undo.push(button(planner.stamp, PlanButton::StartOver, ButtonStyle::Secondary, &over));
    }
    let mut frame = PlannerFrame { end, complete, undo, hint: planner.hints, ..PlannerFrame::default() };
    for part in &planner.parts {
        match part {
            PlannerPart::Ahead(ahead) => queued_turns::frame(localizer, planner, ahead, &mut frame),
            PlannerPart::Failed(failed) => frame.head.extend(queued_turns::failed(localizer, failed)),
            PlannerPart::WhatIf(what_if) => what_ifs::frame(localizer, planner, what_if, &mut frame),
            PlannerPart::Lesson(task) => lessons::frame(localizer, planner, task, &mut frame),
            PlannerPart::Lead(lead) => teaching::frame(localizer, planner, lead, &mut frame),
            PlannerPart::Notes(notes) => notes::frame(localizer, planner, notes, &mut frame),
        }
    }
    frame
}

/// The buttons below the choices.
fn controls(localizer: &Localizer<'_>, planner: &Planner, frame: PlannerFrame) -> Vec<Button> {
    let mut controls = frame.first;
    if planner.may_end() {
        let label = localizer.word(frame.end);
        controls.push(button(planner.stamp, PlanButton::EndTurn, ButtonStyle::Success, &label));
    }
    controls.extend(frame.undo);
    controls.extend(frame.after_undo);
    if frame.hint && planner.steps.is_empty() && !planner.complete && controls.len() < limit::BUTTONS {
        controls.push(hint(localizer, planner));
    }
    controls.extend(frame.last);
    controls
}
