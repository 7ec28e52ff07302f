//! The planner: a player's draft, the question, and all choices as buttons or menus.

use crate::engine::{Arg, Event, Phrase, Viewer, summarize};
use crate::games::{Path, PathMenu, PictureKind, Rank};
use crate::table::{Planner, Stamp, WHOLE_GAME};
use crate::text::capital;

use super::content::picture;
use super::lines;
use super::notes;
use super::orders;
use crate::discord::parts::buttons::PlanButton;
use crate::discord::parts::components::{Button, ButtonStyle, MenuOption, Row, button, menu};
use crate::discord::parts::custom_id::{ComponentAction, CustomId};
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
/// Maximum number of buttons if the player can choose several things, since a button needs one click and a menu needs
/// two.
const SEVERAL_BUTTONS: usize = 6;
/// Maximum length of a button's text in characters. Longer texts are hard to read on a phone, and a menu has two lines.
const LONGEST_LABEL: usize = 60;
/// Number of an option's characters that fit in one line of a menu, except on small screens.
const LONGEST_OPTION: usize = 80;
/// Maximum length of the reasons for missing choices, in characters. Further reasons are left out.
const LONGEST_WHY: usize = 240;

/// The planner, with this page of the choices if they don't fit in one menu.
pub fn planner(localizer: &Localizer<'_>, planner: &Planner, page: u16) -> Message {
    let viewer = Viewer::Seat(planner.seat);
    let mut lines: Vec<String> = match &planner.line {
        Some(line) => lines::head(localizer, planner.seat, line, line.turns == 0 && planner.steps.is_empty()),
        None => orders::lines(localizer, planner),
    };
    lines.push(first_line(localizer, planner));
    lines.extend(notes_beside(localizer, planner));
    let planned = planned_lines(planner);
    let (from, until) = (lines.len(), lines.len() + planned.len());
    lines.extend(planned.iter().map(|line| localizer.say(line)));
    // Each choice shows its own cost and gain, so the goods are not repeated for a final secret choice.
    if !(planner.complete && planner.simultaneous) {
        let goods = Phrase::new("ui-planner-goods").with("goods", planner.position.goods(planner.seat, viewer));
        lines.push(localizer.say(&goods));
    }
    if planner.line.is_some() && planner.complete {
        lines.push(localizer.say(&Phrase::new("ui-line-complete")));
    } else if planner.ahead.is_some() && planner.complete {
        lines.push(localizer.say(&Phrase::new("ui-ahead-complete")));
    } else if planner.complete {
        let key = match (planner.simultaneous, planner.may_take_back, planner.position.secret()) {
            (false, ..) => "ui-planner-complete",
            (true, false, _) => "ui-planner-complete-final",
            (true, true, true) => "ui-planner-complete-secret",
            (true, true, false) => "ui-planner-complete-choice",
        };
        lines.push(localizer.say(&Phrase::new(key)));
    } else {
        lines
            .push(localizer.say(&Phrase::new("ui-planner-question").with("question", planner.prompt.question.clone())));
        lines.extend(why_not(localizer, planner));
    }
    let more = |count| localizer.say(&Phrase::new("ui-planner-more").with("count", count));
    let (mut rows, notes) = answers(localizer, planner, page);
    lines.extend(notes);
    let controls = controls(localizer, planner);
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

/// The picture for the decision. Its alt text has the plan, the player's goods and the question.
fn draft_picture(localizer: &Localizer<'_>, planner: &Planner, planned: &[Phrase]) -> Picture {
    let viewer = Viewer::Seat(planner.seat);
    let kind = PictureKind::Draft(planner.seat);
    let (position, since) = (planner.position.as_ref(), planner.since.as_ref());
    let mut picture = picture(localizer, position, kind, viewer, Some(since), planner.table.theme);
    let goods = Phrase::new("ui-planner-goods").with("goods", position.goods(planner.seat, viewer));
    let question = Some(planner.prompt.question.clone()).filter(|_| !planner.complete);
    let sentences = planned.iter().cloned().chain([goods]).chain(question);
    for sentence in sentences {
        picture.alt = format!("{}\n{}", picture.alt, localizer.plain(&sentence));
    }
    picture.alt = cut(&picture.alt, limit::ALT).into_owned();
    picture
}

/// The player's notes about the game, and about its newest turn.
fn notes_beside(localizer: &Localizer<'_>, planner: &Planner) -> Vec<String> {
    let newest = planner.notes.iter().max_by_key(|note| note.turn).filter(|note| note.turn != WHOLE_GAME);
    let game = planner.notes.iter().find(|note| note.turn == WHOLE_GAME);
    game.into_iter().chain(newest).map(|note| notes::beside(localizer, note)).collect()
}

/// The state of the game, and the urgent needs of the player.
fn first_line(localizer: &Localizer<'_>, planner: &Planner) -> String {
    let status = planner.position.status();
    let needs = planner.position.needs(planner.seat);
    localizer.say(&match needs {
        Some(needs) => Phrase::new("ui-planner-head").with("status", status).with("needs", needs),
        None => status,
    })
}

/// Summary of the draft: its played steps, plus the pending final step if no event describes it.
fn planned_lines(planner: &Planner) -> Vec<Phrase> {
    let events: Vec<Event> = planner.steps.iter().flat_map(|step| step.events.clone()).collect();
    let told = summarize(&events);
    // The plan is always the player's own, so the line leaves out the name.
    let deed =
        |line: Phrase| if line.key == "core-turn" { Phrase { key: "core-deed".to_owned(), ..line } } else { line };
    let key = if planner.complete && planner.simultaneous { "ui-planner-chosen" } else { "ui-planner-planned" };
    let line = |planned: Phrase| Phrase::new(key).with("planned", planned);
    let mut lines: Vec<Phrase> = told.into_iter().map(|told| line(deed(told))).collect();
    // The line about a complete turn already covers a step that only declines further actions.
    let held = planner.steps.last().filter(|step| planner.complete && !planner.is_pass(step));
    let untold = held.filter(|step| step.events.iter().all(|event| event.summary.is_empty()));
    lines.extend(untold.map(|step| {
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

/// The reasons why the game doesn't offer some things, in one line. In the middle of a turn they follow from the plan,
/// so the line appears only if a choice is half done or a single one remains.
fn why_not(localizer: &Localizer<'_>, planner: &Planner) -> Option<String> {
    let lone = planner.prompt.choices.iter().filter(|choice| !choice.apart).count() == 1;
    if !planner.steps.is_empty() && !planner.prompt.follows && !lone {
        return None;
    }
    let mut said = String::new();
    for reason in &planner.prompt.why_not {
        let reason = localizer.say(reason);
        if !said.is_empty() && said.chars().count() + reason.chars().count() > LONGEST_WHY {
            break;
        }
        said = if said.is_empty() { reason } else { format!("{said} {reason}") };
    }
    (!said.is_empty()).then(|| format!("-# {said}"))
}

/// The number of pages of the choices.
pub fn pages(menus: &[PathMenu]) -> usize {
    menus.iter().map(|menu| menu.paths.len().div_ceil(limit::OPTIONS)).max().unwrap_or_default().max(1)
}

/// Fits the menus of a planner into the rows. The last menu takes the choices that don't fit.
pub fn laid_out(menus: &[PathMenu]) -> Vec<PathMenu> {
    let mut menus = menus.to_vec();
    loop {
        let room = if pages(&menus) > 1 { ROWS - 1 } else { ROWS };
        if menus.len() <= room {
            return menus;
        }
        // There are more menus than rows, so there are at least two.
        if let Some(last) = menus.pop()
            && let Some(before) = menus.last_mut()
        {
            *before = PathMenu {
                key: None,
                button: None,
                legend: None,
                most: 1,
                paths: before.paths.drain(..).chain(last.paths).collect(),
            };
            before.paths.retain(|path| path.again == 0);
        }
    }
}

struct Worded<'a> {
    paths: Vec<(&'a Path, String, Option<String>)>,
    /// The labels of buttons, if all of them are short enough.
    buttons: Option<Vec<String>>,
    /// Details that don't fit on buttons, as lines above them.
    notes: Vec<String>,
}

/// The choices, and details that their labels leave out.
fn answers(localizer: &Localizer<'_>, planner: &Planner, page: u16) -> (Vec<Row>, Vec<String>) {
    let menus = laid_out(&planner.menus);
    let pages = pages(&menus);
    let page = usize::from(page).min(pages - 1);
    let mut worded: Vec<Worded<'_>> =
        menus.iter().map(|menu| worded(localizer, planner.stamp, menu, menus.len())).collect();
    let room = if pages > 1 { ROWS - 1 } else { ROWS };
    // Use buttons if there is room. The menu with the most choices needs them least.
    while worded.iter().map(Worded::rows).sum::<usize>() > room {
        let Some(largest) = worded.iter_mut().filter(|menu| menu.buttons.is_some()).max_by_key(|menu| menu.rows())
        else {
            break;
        };
        largest.buttons = None;
    }
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    for (number, (menu, words)) in (0_u8..).zip(menus.iter().zip(worded)) {
        match words.buttons {
            Some(labels) => {
                let buttons: Vec<Button> = words
                    .paths
                    .iter()
                    .filter(|(path, ..)| path.again == 0)
                    .zip(&labels)
                    .map(|((path, ..), label)| step(planner.stamp, path, label).with_emoji(emoji(localizer, path)))
                    .collect();
                rows.extend(buttons.chunks(limit::BUTTONS).map(|row| Row::Buttons(row.to_vec())));
                notes.extend(words.notes);
            }
            None => {
                // With buttons, the player chooses one thing after the other, and each button then shows its price.
                let legend =
                    menu.legend.filter(|_| menu.most > 1).map(|legend| format!("-# {}", localizer.word(legend)));
                notes.extend(legend);
                rows.push(as_menu(localizer, planner.stamp, number, menu, words.paths, (page, pages)));
            }
        }
    }
    if pages > 1 {
        rows.push(paging(localizer, planner.stamp, page, pages));
    }
    (rows, notes)
}

impl Worded<'_> {
    fn rows(&self) -> usize {
        self.buttons.as_ref().map_or(1, |buttons| buttons.len().div_ceil(limit::BUTTONS))
    }
}

fn worded<'a>(localizer: &Localizer<'_>, stamp: Stamp, menu: &'a PathMenu, beside: usize) -> Worded<'a> {
    let paths: Vec<_> = menu.paths.iter().map(|path| said(localizer, path)).collect();
    let most = match (menu.most, beside) {
        (1, 0 | 1) => MOST_BUTTONS,
        (1, _) => FEW_BUTTONS,
        _ => SEVERAL_BUTTONS,
    };
    // Buttons offer nothing twice: the choice appears again after the first click.
    let single = || paths.iter().filter(|(path, ..)| path.again == 0);
    let short = |label: &String| label.chars().count() <= LONGEST_LABEL;
    // The text above a menu moves to the buttons that replace it. The label of a single step already has it.
    let named = |label: String| match menu.button {
        Some(button) => localizer.plain(&Phrase::new(button).with("path", Arg::Text(label))),
        None => capital(&label),
    };
    let whole = |(path, label, effect): &(&Path, String, Option<String>)| {
        if path.steps.len() > 1 {
            named(together(localizer, &localizer.plain(&path.label), effect.as_deref()))
        } else {
            together(localizer, label, effect.as_deref())
        }
    };
    // Shorten a warning before dropping the effect that it warns about.
    let warned = |(path, label, _): &(&Path, String, Option<String>)| {
        let (effect, warning) = (path.effect()?, path.brief_warning()?);
        let (label, several) =
            if path.steps.len() > 1 { (localizer.plain(&path.label), true) } else { (label.clone(), false) };
        let words = together(localizer, &label, series(localizer, [Some(&effect), Some(&warning)]).as_deref());
        Some(if several { named(words) } else { words })
    };
    let brief = |path: &Path| path.short.as_ref().and_then(|short| listed([Some(short), path.warning.as_ref()]));
    let label = |answer: &(&Path, String, Option<String>)| {
        Some(whole(answer))
            .filter(short)
            .or_else(|| warned(answer).filter(short))
            .or_else(|| brief(answer.0).map(|brief| named(localizer.plain(&brief))).filter(short))
    };
    let note = |answer: &(&Path, String, Option<String>)| {
        let path = answer.0;
        let (said, effect) = brief(path).zip(path.effect()).filter(|_| !short(&whole(answer)))?;
        let said = localizer.say(&Phrase::new("ui-planner-button").with("label", said).with("effect", effect));
        Some(format!("-# {}", capital(&said)))
    };
    let fits = single().count() <= most && single().all(|(path, ..)| id(stamp, path).fits());
    let buttons: Option<Vec<String>> = if fits { single().map(label).collect() } else { None };
    // Two buttons with the same text would be confusing, and a menu has room for more.
    let apart = |labels: &Vec<String>| (1..labels.len()).all(|index| !labels[..index].contains(&labels[index]));
    // Players compare choices that they make one by one. For others, the picture and the question are enough.
    let notes = if menu.most > 1 { single().filter_map(note).collect() } else { Vec::new() };
    Worded { buttons: buttons.filter(apart), notes, paths }
}

/// A path in words: its label and the line below it. A label that is too long is split into both. If there is no room
/// for everything, the uses of a thing are left out, since the board and `/rules` show them.
fn said<'a>(localizer: &Localizer<'_>, path: &'a Path) -> (&'a Path, String, Option<String>) {
    let label = capital(&localizer.plain(&path.label));
    let Some(lines) = path.lines.as_ref().filter(|_| label.chars().count() > LONGEST_OPTION) else {
        return (path, label, below(localizer, path, None));
    };
    // Put as much below the label as fits, and the rest into it.
    let ways = (0..=lines.brought.len()).filter_map(|above| lines.broken(above));
    let mut fitting = ways.filter_map(|(label, brought)| Some((label, below(localizer, path, brought.as_ref())?)));
    match fitting.next() {
        Some((label, below)) => (path, capital(&localizer.plain(&label)), Some(below)),
        None => (path, label, None),
    }
}

/// The line below a label, with as many details as fit. `None` if there are none, or if none fits.
fn below(localizer: &Localizer<'_>, path: &Path, brought: Option<&Phrase>) -> Option<String> {
    let brief = path.brief_warning();
    // Shorten a warning before dropping the effect that it warns about.
    let warnings = [path.warning.as_ref(), brief.as_ref()];
    let effects: Vec<Phrase> = (0..path.effects.len()).filter_map(|first| path.effect_from(first)).collect();
    let told = effects.iter().enumerate();
    let told =
        told.flat_map(|(left_out, effect)| warnings.map(|warning| ([brought, Some(effect), warning], left_out > 0)));
    let ways = told.chain(warnings.map(|warning| ([brought, None, warning], !effects.is_empty())));
    let mut ways = ways.filter_map(|(way, cut)| {
        let said = listed(way)?;
        // Show that something was left out.
        Some(localizer.plain(&if cut { Phrase::new("core-path-open").with("path", said) } else { said }))
    });
    ways.find(|said| said.chars().count() <= limit::OPTION)
}

/// The joined phrases as text.
fn series<'a>(localizer: &Localizer<'_>, said: impl IntoIterator<Item = Option<&'a Phrase>>) -> Option<String> {
    listed(said).map(|said| localizer.plain(&said))
}

/// Joins the phrases that exist.
fn listed<'a>(said: impl IntoIterator<Item = Option<&'a Phrase>>) -> Option<Phrase> {
    let joined = |first: Phrase, next: Phrase| Phrase::new("core-series").with("first", first).with("next", next);
    said.into_iter().flatten().cloned().reduce(joined)
}

fn emoji(localizer: &Localizer<'_>, path: &Path) -> Option<Emoji> {
    localizer.emoji(&path.label).or_else(|| localizer.emoji(&path.effect()?))
}

fn id(stamp: Stamp, path: &Path) -> CustomId {
    CustomId { stamp, action: ComponentAction::Plan(PlanButton::Step(value(path))) }
}

fn step(stamp: Stamp, path: &Path, label: &str) -> Button {
    let style = if path.rank == Rank::Usual { ButtonStyle::Primary } else { ButtonStyle::Secondary };
    button(stamp, PlanButton::Step(value(path)), style, label)
}

/// The steps in one line.
fn value(path: &Path) -> String {
    path.steps.join(";")
}

fn as_menu(
    localizer: &Localizer<'_>,
    stamp: Stamp,
    number: u8,
    of: &PathMenu,
    paths: Vec<(&Path, String, Option<String>)>,
    (page, pages): (usize, usize),
) -> Row {
    let own = of.paths.len().div_ceil(limit::OPTIONS);
    let shown = paths.into_iter().skip(page.min(own.saturating_sub(1)) * limit::OPTIONS).take(limit::OPTIONS);
    let options = shown.map(|(path, label, description)| MenuOption {
        label,
        value: value(path),
        description,
        emoji: emoji(localizer, path),
        chosen: false,
    });
    let placeholder = match (of.key, own) {
        (Some(key), 0 | 1) => localizer.word(key),
        (None, 0 | 1) => localizer.word("ui-planner-choose"),
        _ => localizer.plain(&Phrase::new("ui-planner-choose-page").with("page", page + 1).with("pages", pages)),
    };
    menu(stamp, number, of.most, &placeholder, options)
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

fn paging(localizer: &Localizer<'_>, stamp: Stamp, page: usize, pages: usize) -> Row {
    let to = |page: usize| ComponentAction::Plan(PlanButton::Page(u16::try_from(page).unwrap_or(u16::MAX)));
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
    if let Some(line) = &planner.line {
        return lines::controls(localizer, planner, line);
    }
    let mut controls = Vec::new();
    if planner.may_end() {
        let key = match (&planner.ahead, planner.simultaneous) {
            (Some(_), _) => "ui-button-confirm-order",
            (None, true) => "ui-button-confirm",
            (None, false) => "ui-button-end-turn",
        };
        controls.push(button(planner.stamp, PlanButton::EndTurn, ButtonStyle::Success, &localizer.word(key)));
    }
    if !planner.steps.is_empty() {
        let undo = match &planner.undoes {
            Some(step) => localizer.plain(&Phrase::new("ui-button-undo-of").with("step", step.clone())),
            None => localizer.word("ui-button-undo-step"),
        };
        let undo = cut(&undo, LONGEST_LABEL);
        controls.push(button(planner.stamp, PlanButton::UndoStep, ButtonStyle::Secondary, &undo));
        let over = localizer.word("ui-button-start-over");
        controls.push(button(planner.stamp, PlanButton::StartOver, ButtonStyle::Secondary, &over));
    }
    if let Some(ahead) = &planner.ahead {
        controls.extend(orders::controls(localizer, planner, ahead));
    }
    if planner.steps.is_empty() && !planner.complete && !planner.simultaneous {
        controls.push(notes::write(localizer, planner.table.id, WHOLE_GAME, "ui-button-note"));
    }
    if planner.hints && planner.steps.is_empty() && !planner.complete {
        controls.push(button(
            planner.stamp,
            PlanButton::Hint,
            ButtonStyle::Secondary,
            &localizer.word("ui-button-hint"),
        ));
    }
    controls
}
