//! The planner: a player's draft, the question, and all choices as buttons or menus.

use crate::engine::{Arg, Event, Facts, Phrase, Viewer};
use crate::games::{LINES, MenuEntry, PictureKind, PlannerMenu, Rank, SplitLabel};
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
use crate::discord::parts::custom_id::CustomId;
use crate::discord::parts::emojis::Emoji;
use crate::discord::parts::escape::cut;
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, fit};

/// Number of rows for choices. The row below them is for controls.
const ROWS: usize = 4;
/// Maximum number of buttons if there is a single question. More choices become a menu.
const MOST_BUTTONS: usize = 15;
/// Maximum number of buttons for each of several menus.
const FEW_BUTTONS: usize = 5;
/// Maximum number of buttons if the player can choose several things or there are several menus. A button needs one
/// click and a menu needs two.
const SEVERAL_BUTTONS: usize = 6;
/// Maximum number of lines that give the effects of buttons with short labels.
const MOST_NOTES: usize = 2;
/// Maximum length of a button's text in characters. Longer texts are hard to read on a phone, and a menu has two lines.
const LONGEST_LABEL: usize = 60;
/// Number of an option's characters that fit in one line of a menu, except on small screens.
const LONGEST_OPTION: usize = 80;
/// Maximum length of an option's label that keeps one gain to differ from others. Longer ones would look cut.
const LONGEST_TELLING: usize = 95;

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
    let (mut rows, mut notes, pages) = answers(localizer, planner, page, ROWS);
    let mut turns = paging(localizer, planner.stamp, usize::from(page).min(pages - 1), pages);
    if !explanations(localizer, planner).is_empty() {
        let label = localizer.word("ui-button-details");
        turns.push(button(planner.stamp, PlanButton::Details, ButtonStyle::Secondary, &label));
    }
    if planner.hints && !planner.steps.is_empty() && controls.len() + turns.len() < limit::BUTTONS {
        controls.push(hint(localizer, planner));
    }
    // The buttons to other pages and details come after the other controls, or in their own row if that row is full.
    if controls.len() + turns.len() <= limit::BUTTONS {
        controls.extend(turns);
    } else {
        (rows, notes, _) = answers(localizer, planner, page, ROWS - 1);
        rows.push(Row::Buttons(turns));
    }
    lines.extend(notes);
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
    let choices = entries.filter_map(|entry| {
        let effect = listed([entry.effect().as_ref(), entry.warning.as_ref()])?;
        let text = Phrase::new("ui-planner-button").with("label", entry.label.clone()).with("effect", effect);
        Some(capital(&localizer.say(&text)))
    });
    why_not.chain(hint_texts.map(|key| localizer.word(key))).chain(choices).map(|line| format!("- {line}")).collect()
}

/// The number of pages of the choices.
pub fn pages(menus: &[PlannerMenu]) -> usize {
    menus.iter().map(own_pages).max().unwrap_or(1)
}

/// The number of pages of one menu. The first page has the most likely lines, and the others are behind *More*. All are
/// on one page if several can be ticked, or if no printed gain puts some of them first, as for spaces of the pyramid.
fn own_pages(menu: &PlannerMenu) -> usize {
    let first = first_page(menu);
    1 + menu.entries.len().saturating_sub(first).div_ceil(limit::OPTIONS)
}

fn first_page(menu: &PlannerMenu) -> usize {
    let alike = menu.entries.windows(2).all(|pair| pair[0].gain == pair[1].gain && pair[0].rank == pair[1].rank);
    if menu.most > 1 || alike { limit::OPTIONS } else { LINES }
}

/// The lines of a menu on a page. A menu with fewer pages shows its last one.
fn on_page<T>(menu: &PlannerMenu, entries: Vec<T>, page: usize) -> Vec<T> {
    let first = first_page(menu);
    match page.min(own_pages(menu) - 1) {
        0 => entries.into_iter().take(first).collect(),
        page => entries.into_iter().skip(first + (page - 1) * limit::OPTIONS).take(limit::OPTIONS).collect(),
    }
}

/// Fits the menus of a planner into the rows. The last menu takes the choices that don't fit.
pub fn laid_out(menus: &[PlannerMenu]) -> Vec<PlannerMenu> {
    fitted(menus, ROWS)
}

fn fitted(menus: &[PlannerMenu], room: usize) -> Vec<PlannerMenu> {
    let mut menus = menus.to_vec();
    loop {
        if menus.len() <= room {
            return menus;
        }
        // There are more menus than rows, so there are at least two.
        if let Some(last) = menus.pop()
            && let Some(before) = menus.last_mut()
        {
            *before = PlannerMenu {
                key: None,
                button: None,
                place: u8::MAX,
                hint_text: None,
                most: 1,
                entries: before.entries.drain(..).chain(last.entries).collect(),
            };
            before.entries.retain(|entry| entry.again == 0);
        }
    }
}

struct Worded<'a> {
    entries: Vec<(&'a MenuEntry, String, Option<String>)>,
    /// The labels of buttons, if all of them are short enough.
    buttons: Option<Vec<String>>,
    /// Details that don't fit on buttons, as lines above them.
    notes: Vec<String>,
}

/// The choices, details that their labels leave out, and the number of pages.
fn answers(localizer: &Localizer<'_>, planner: &Planner, page: u16, room: usize) -> (Vec<Row>, Vec<String>, usize) {
    let menus = fitted(&planner.menus, room);
    let mut worded: Vec<Worded<'_>> =
        menus.iter().map(|menu| worded(localizer, planner.stamp, menu, menus.len())).collect();
    // Use buttons if there is room, also on a phone, which shows each long button in its own line. The menu with the
    // most choices needs them least.
    let crowded = |worded: &[Worded<'_>]| {
        let buttons = worded.iter().flat_map(|menu| &menu.buttons).map(Vec::len).sum::<usize>();
        worded.iter().map(Worded::rows).sum::<usize>() > room || worded.len() > 1 && buttons > SEVERAL_BUTTONS
    };
    while crowded(&worded) {
        let Some(largest) = worded
            .iter_mut()
            .filter(|menu| menu.buttons.is_some())
            .max_by_key(|menu| menu.buttons.as_ref().map(Vec::len))
        else {
            break;
        };
        largest.buttons = None;
    }
    // Buttons are all on one page.
    let pages = menus.iter().zip(&worded).filter(|(_, words)| words.buttons.is_none());
    let pages = pages.map(|(menu, _)| own_pages(menu)).max().unwrap_or(1);
    let page = usize::from(page).min(pages - 1);
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    for (number, (menu, words)) in (0_u8..).zip(menus.iter().zip(worded)) {
        match words.buttons {
            Some(labels) => {
                let single = words.entries.iter().filter(|(entry, ..)| entry.again == 0);
                let lone = single.clone().filter(|(entry, ..)| entry.rank == Rank::Usual).count() == 1;
                let style = |entry: &MenuEntry| {
                    if lone && entry.rank == Rank::Usual { ButtonStyle::Primary } else { ButtonStyle::Secondary }
                };
                let buttons = single.zip(&labels).map(|((entry, ..), label)| {
                    let step = button(planner.stamp, PlanButton::Step(value(entry)), style(entry), label);
                    step.with_emoji(emoji(localizer, entry))
                });
                let buttons: Vec<Button> = buttons.collect();
                rows.extend(buttons.chunks(limit::BUTTONS).map(|row| Row::Buttons(row.to_vec())));
                notes.extend(words.notes);
            }
            None => {
                rows.push(as_menu(localizer, planner.stamp, number, menu, words.entries, (page, pages)));
            }
        }
    }
    (rows, notes, pages)
}

impl Worded<'_> {
    fn rows(&self) -> usize {
        self.buttons.as_ref().map_or(1, |buttons| buttons.len().div_ceil(limit::BUTTONS))
    }
}

fn worded<'a>(localizer: &Localizer<'_>, stamp: Stamp, menu: &'a PlannerMenu, beside: usize) -> Worded<'a> {
    let entries: Vec<_> = menu.entries.iter().map(|entry| entry_words(localizer, entry, &menu.entries)).collect();
    let most = match (menu.most, beside) {
        (1, 0 | 1) => MOST_BUTTONS,
        (1, _) => FEW_BUTTONS,
        _ => SEVERAL_BUTTONS,
    };
    // A thing that the player can choose several times gets one button, since it appears again after the click.
    let single = || entries.iter().filter(|(entry, ..)| entry.again == 0);
    let short = |label: &String| label.chars().count() <= LONGEST_LABEL;
    // The text above a menu moves to the buttons that replace it. The label of a single step already has it.
    let named = |label: String| match menu.button {
        Some(button) => localizer.plain(&Phrase::new(button).with("path", Arg::Text(label))),
        None => capital(&label),
    };
    let whole = |(entry, label, effect): &(&MenuEntry, String, Option<String>)| {
        if entry.steps.len() > 1 {
            named(together(localizer, &localizer.plain(&entry.label), effect.as_deref()))
        } else {
            together(localizer, label, effect.as_deref())
        }
    };
    // Shorten a warning before dropping the effect that it warns about.
    let warned = |(entry, label, _): &(&MenuEntry, String, Option<String>)| {
        let (effect, warning) = (entry.effect(), entry.brief_warning()?);
        let (label, several) =
            if entry.steps.len() > 1 { (localizer.plain(&entry.label), true) } else { (label.clone(), false) };
        let words = together(localizer, &label, series(localizer, [effect.as_ref(), Some(&warning)]).as_deref());
        Some(if several { named(words) } else { words })
    };
    let brief =
        |entry: &MenuEntry| entry.short.as_ref().and_then(|short| listed([Some(short), entry.warning.as_ref()]));
    let label = |answer: &(&MenuEntry, String, Option<String>)| {
        Some(whole(answer))
            .filter(short)
            .or_else(|| warned(answer).filter(short))
            .or_else(|| brief(answer.0).map(|brief| named(localizer.plain(&brief))).filter(short))
    };
    let note = |answer: &(&MenuEntry, String, Option<String>)| {
        let entry = answer.0;
        let (text, effect) = brief(entry).zip(entry.effect()).filter(|_| !short(&whole(answer)))?;
        let text = localizer.say(&Phrase::new("ui-planner-button").with("label", text).with("effect", effect));
        Some(format!("-# {}", capital(&text)))
    };
    let fits = single().count() <= most && single().all(|(entry, ..)| id(stamp, entry).fits());
    let buttons: Option<Vec<String>> = if fits { single().map(label).collect() } else { None };
    // Two buttons with the same text would be confusing, and a menu has room for more.
    let distinct = |labels: &Vec<String>| (1..labels.len()).all(|index| !labels[..index].contains(&labels[index]));
    // Players compare choices that they make one by one. For others, the picture and the question are enough.
    let notes: Vec<String> = if menu.most > 1 { single().filter_map(note).collect() } else { Vec::new() };
    // A menu has room for the effects, so the chat does not fill with notes.
    if notes.len() > MOST_NOTES {
        return Worded { buttons: None, notes: Vec::new(), entries };
    }
    Worded { buttons: buttons.filter(distinct), notes, entries }
}

/// A path in words: its label and the line below it. A label that is too long is split into both. If there is no room
/// for everything, the uses of a thing are left out, since the board and `/rules` show them. The costs and gains that
/// distinguish paths of the same name stay in the label.
fn entry_words<'a>(
    localizer: &Localizer<'_>,
    entry: &'a MenuEntry,
    all: &[MenuEntry],
) -> (&'a MenuEntry, String, Option<String>) {
    let label = capital(&localizer.plain(&entry.label));
    let Some(split) = entry.split.as_ref().filter(|_| label.chars().count() > LONGEST_OPTION) else {
        return (entry, label, below(localizer, entry, None));
    };
    let alike: Vec<_> =
        all.iter().filter_map(|other| other.split.as_ref().filter(|it| it.done == split.done)).collect();
    let sharing = |change: &Phrase| alike.iter().filter(|other| other.brought.contains(change)).count();
    let mut brought = split.brought.clone();
    brought.sort_by_key(sharing);
    let own = brought.iter().filter(|change| sharing(change) < alike.len()).count();
    let split = SplitLabel { brought, ..split.clone() };
    let length = |(label, _): &(Phrase, Option<Phrase>)| localizer.plain(label).chars().count();
    let most = |above| if above == 1 { LONGEST_TELLING } else { LONGEST_OPTION };
    let telling = (1..=own).rev().filter_map(|above| split.broken(above).filter(|way| length(way) <= most(above)));
    // Put as much below the label as fits, and the rest into it.
    let ways = telling.chain((0..=split.brought.len()).filter_map(|above| split.broken(above)));
    let mut fitting = ways.filter_map(|(label, brought)| Some((label, below(localizer, entry, brought.as_ref())?)));
    match fitting.next() {
        Some((label, below)) => (entry, capital(&localizer.plain(&label)), Some(below)),
        None => (entry, label, None),
    }
}

/// The line below a label, with as many details as fit. `None` if there are none, or if none fits.
fn below(localizer: &Localizer<'_>, entry: &MenuEntry, brought: Option<&Phrase>) -> Option<String> {
    let brief = entry.brief_warning();
    // Shorten a warning before dropping the effect that it warns about.
    let warnings = [entry.warning.as_ref(), brief.as_ref()];
    let effects: Vec<Phrase> = (0..entry.effects.len()).filter_map(|first| entry.effect_from(first)).collect();
    let numbered = effects.iter().enumerate();
    let ways = numbered
        .flat_map(|(left_out, effect)| warnings.map(|warning| ([brought, Some(effect), warning], left_out > 0)));
    let ways = ways.chain(warnings.map(|warning| ([brought, None, warning], !effects.is_empty())));
    let mut ways = ways.filter_map(|(way, cut)| {
        let text = listed(way)?;
        // Show that something was left out.
        Some(localizer.plain(&if cut { Phrase::new("core-path-open").with("path", text) } else { text }))
    });
    ways.find(|text| text.chars().count() <= limit::OPTION)
}

/// Joins the phrases that exist, as plain text.
fn series<'a>(localizer: &Localizer<'_>, text: impl IntoIterator<Item = Option<&'a Phrase>>) -> Option<String> {
    listed(text).map(|text| localizer.plain(&text))
}

fn listed<'a>(text: impl IntoIterator<Item = Option<&'a Phrase>>) -> Option<Phrase> {
    let joined = |first: Phrase, next: Phrase| Phrase::new("core-series").with("first", first).with("next", next);
    text.into_iter().flatten().cloned().reduce(joined)
}

fn emoji(localizer: &Localizer<'_>, entry: &MenuEntry) -> Option<Emoji> {
    localizer.emoji(&entry.label).or_else(|| localizer.emoji(&entry.effect()?))
}

fn id(stamp: Stamp, entry: &MenuEntry) -> CustomId {
    CustomId { stamp, action: ComponentAction::Plan(PlanButton::Step(value(entry))) }
}

fn value(entry: &MenuEntry) -> String {
    entry.steps.join(";")
}

fn as_menu(
    localizer: &Localizer<'_>,
    stamp: Stamp,
    number: u8,
    of: &PlannerMenu,
    entries: Vec<(&MenuEntry, String, Option<String>)>,
    (page, pages): (usize, usize),
) -> Row {
    let own = own_pages(of);
    let options = on_page(of, entries, page).into_iter().map(|(entry, label, description)| MenuOption {
        label,
        value: value(entry),
        description,
        emoji: emoji(localizer, entry),
        ..MenuOption::default()
    });
    let placeholder = match (of.key, own) {
        (Some(key), _) if own == 1 || page == 0 => localizer.word(key),
        (None, _) if own == 1 || page == 0 => localizer.word("ui-planner-choose"),
        _ => localizer.plain(&Phrase::new("ui-planner-choose-page").with("page", page + 1).with("pages", pages)),
    };
    menu(stamp, PlanButton::Choose(number), of.most, &placeholder, options)
}

/// Joins label and effect, since a button has one line.
fn together(localizer: &Localizer<'_>, label: &str, effect: Option<&str>) -> String {
    match effect {
        None => label.to_owned(),
        Some(effect) => {
            let phrase = Phrase::new("ui-planner-button").with("label", label).with("effect", Arg::Text(effect.into()));
            localizer.plain(&phrase)
        }
    }
}

/// The buttons to other pages of the choices.
fn paging(localizer: &Localizer<'_>, stamp: Stamp, page: usize, pages: usize) -> Vec<Button> {
    let to = |page: usize| ComponentAction::Plan(PlanButton::Page(u16::try_from(page).unwrap_or(u16::MAX)));
    let mut buttons = Vec::new();
    if let Some(previous) = page.checked_sub(1) {
        buttons.push(button(stamp, to(previous), ButtonStyle::Secondary, &localizer.word("ui-button-previous")));
    }
    if page + 1 < pages {
        buttons.push(button(stamp, to(page + 1), ButtonStyle::Secondary, &localizer.word("ui-button-more")));
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
