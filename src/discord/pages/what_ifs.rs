//! Private boards on which a player tries turns: the what-ifs.

use crate::engine::{Arg, Facts, Phrase, Viewer};
use crate::table::{Planner, ShownWhatIf, Stamp, TableId, WhatIfOver, WhatIfPlanning, WhatIfSheet};

use super::content::{PlannerFrame, undo_label};
use super::result;
use crate::discord::parts::buttons::{ComponentAction, PlanButton, WhatIfButton};
use crate::discord::parts::components::{self, Button, ButtonStyle, MenuOption, Row, button};
use crate::discord::parts::escape::cut;
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, fit};

/// The button that starts a what-if after this number of turns.
pub(crate) fn try_out(localizer: &Localizer<'_>, table: TableId, turn: u32) -> Button {
    let stamp = Stamp::of_table(table);
    button(stamp, WhatIfButton::Begin(turn), ButtonStyle::Secondary, &localizer.word("ui-button-try"))
}

/// Adds the what-if to its planner: its start, the player to act, the effects of the last turn, and the buttons.
pub(super) fn frame(localizer: &Localizer<'_>, planner: &Planner, what_if: &WhatIfPlanning, frame: &mut PlannerFrame) {
    let stamp = planner.stamp;
    // The head explains what a what-if is only before the first step.
    let new = what_if.turns == 0 && planner.steps.is_empty();
    let head = Phrase::new(if new { "ui-what-if-head" } else { "ui-what-if-head.again" });
    frame.head.push(localizer.say(&head.with("turn", what_if.turn).seat("player", planner.seat)));
    frame.head.extend(details(localizer, what_if));
    frame.complete = "ui-what-if-complete";
    frame.undo = undo(localizer, stamp, &planner.undoes, what_if).into_iter().collect();
    if what_if.computers {
        frame.after_undo.push(secondary(localizer, stamp, WhatIfButton::Computer, "ui-button-what-if-computer"));
    }
    frame.after_undo.extend(leading_away(localizer, stamp));
}

/// A notice if some turns of a what-if are gone, and the effects of its last turn.
fn details(localizer: &Localizer<'_>, what_if: &WhatIfPlanning) -> Vec<String> {
    let cut = what_if.cut.then(|| Phrase::new("ui-what-if-cut"));
    let lines = Facts::of(&what_if.last_events).lines(Viewer::Public);
    cut.into_iter().chain(lines).map(|phrase| localizer.say(&phrase)).collect()
}

fn secondary(localizer: &Localizer<'_>, stamp: Stamp, action: impl Into<ComponentAction>, key: &str) -> Button {
    button(stamp, action, ButtonStyle::Secondary, &localizer.word(key))
}

/// The button that undoes the last click, or the last turn. `None` if there is nothing to undo.
fn undo(localizer: &Localizer<'_>, stamp: Stamp, undoes: &[Phrase], what_if: &WhatIfPlanning) -> Option<Button> {
    let turn = || (what_if.turns > 0).then(|| localizer.word("ui-button-undo-turn"));
    let label = undo_label(localizer, undoes).or_else(turn)?;
    Some(button(stamp, PlanButton::UndoStep, ButtonStyle::Secondary, &label))
}

fn leading_away(localizer: &Localizer<'_>, stamp: Stamp) -> [Button; 2] {
    let of = |action: WhatIfButton, key| secondary(localizer, stamp, action, key);
    [of(WhatIfButton::List, "ui-button-what-ifs"), of(WhatIfButton::Leave, "ui-button-what-if-leave")]
}

/// The result of a what-if in which the game is over.
pub(crate) fn over(localizer: &Localizer<'_>, over: &WhatIfOver) -> Message {
    let shown = result::sheet(localizer, &over.score);
    let mut lines = vec![localizer.say(&Phrase::new("ui-what-if-over").with("turn", over.what_if.turn))];
    lines.extend(details(localizer, &over.what_if));
    lines.push(shown.content);
    let mut buttons: Vec<Button> = undo(localizer, over.stamp, &[], &over.what_if).into_iter().collect();
    buttons.extend(leading_away(localizer, over.stamp));
    let more = |_| String::new();
    let content = fit(&lines, 0..0, limit::CONTENT, more);
    Message { content, rows: vec![Row::Buttons(buttons)], ..shown }
}

/// The label of a what-if: its start and length.
fn label(what_if: &WhatIfPlanning) -> Phrase {
    Phrase::new("ui-what-if-unnamed").with("turn", what_if.turn).with("turns", what_if.turns)
}

/// Maximum length of the what-ifs' labels in a message about a turn, in characters.
const LONGEST_HERE: usize = 300;

/// Saved what-ifs that start at the shown turn, with a menu; `None` if there are none.
pub(crate) fn beside(localizer: &Localizer<'_>, table: TableId, what_ifs: &[ShownWhatIf]) -> Option<(String, Row)> {
    let named = what_ifs.iter().map(|shown| label(&shown.what_if)).collect();
    let phrase = Phrase::new("ui-what-ifs-here").with("lines", Arg::List(named));
    let stamp = Stamp::of_table(table);
    let row = menu(localizer, (stamp, what_ifs), WhatIfButton::Look, None);
    (!what_ifs.is_empty()).then(|| (cut(&localizer.say(&phrase), LONGEST_HERE).into_owned(), row))
}

/// The user's what-ifs, with a menu to open one, and the actions for the current one.
pub(crate) fn list(localizer: &Localizer<'_>, sheet: &WhatIfSheet) -> Message {
    let table = sheet.table.id;
    let mut lines =
        vec![localizer.word(if sheet.what_ifs.is_empty() { "ui-what-ifs-none" } else { "ui-what-ifs-title" })];
    let start = lines.len();
    lines.extend(sheet.what_ifs.iter().map(|shown| {
        let since = format!("<t:{}:R>", shown.changed_at.as_second());
        let entry =
            Phrase::new("ui-what-ifs-item").with("line", label(&shown.what_if)).with("status", shown.status.clone());
        localizer.say(&entry.with("since", since))
    }));
    let mut rows = Vec::new();
    let all = (Stamp::of_table(table), &*sheet.what_ifs);
    if !sheet.what_ifs.is_empty() {
        rows.push(menu(localizer, all, WhatIfButton::Open, sheet.current));
    }
    let mut buttons = Vec::new();
    if let Some(stamp) = sheet.current {
        buttons.push(secondary(localizer, stamp, PlanButton::Open, "ui-button-back-to-planner"));
        buttons.push(secondary(localizer, stamp, WhatIfButton::Drop, "ui-button-what-if-drop"));
    }
    let stamp = Stamp::of_table(table);
    buttons.push(secondary(localizer, stamp, WhatIfButton::New, "ui-button-what-if-new"));
    rows.push(Row::Buttons(buttons));
    let more = |count| localizer.say(&Phrase::new("ui-planner-more").with("count", count));
    Message { content: fit(&lines, start..lines.len(), limit::CONTENT, more), rows, ..Message::default() }
}

/// A menu of what-ifs.
fn menu(
    localizer: &Localizer<'_>,
    (stamp, what_ifs): (Stamp, &[ShownWhatIf]),
    button: WhatIfButton,
    current: Option<Stamp>,
) -> Row {
    let option = |shown: &ShownWhatIf| MenuOption {
        label: localizer.plain(&label(&shown.what_if)),
        value: shown.stamp.seq.to_string(),
        description: Some(localizer.plain(&shown.status)),
        chosen: current == Some(shown.stamp),
        ..MenuOption::default()
    };
    components::menu(stamp, button, 1, &localizer.word("ui-what-ifs-choose"), what_ifs.iter().map(option))
}
