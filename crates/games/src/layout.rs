//! The layout of a planner's choices as buttons and as options of menus, with the lines above them.

use engine::Phrase;
use game_kit::Rank;

use super::limits::MenuLimits;
use super::menu::{MenuEntry, PlannerMenu, SplitLabel};

/// The choices of a planner in rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuLayout<'a> {
    pub rows: Vec<LayoutRow<'a>>,
    /// Lines above the rows, with effects that don't fit on buttons.
    pub notes: Vec<Phrase>,
    /// The shown page, counted from 0. Buttons are on all pages.
    pub page: usize,
    /// The number of pages, at least 1.
    pub pages: usize,
}

/// One row of choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutRow<'a> {
    Buttons(Vec<EntryButton<'a>>),
    Menu(EntryMenu<'a>),
}

/// A choice as a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryButton<'a> {
    pub entry: &'a MenuEntry,
    pub label: Phrase,
    /// `true` if it is the only usual answer to its question.
    pub is_obvious: bool,
}

/// Choices as a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryMenu<'a> {
    /// The number of the question, from 0.
    pub number: u8,
    /// The key of the text above the menu, or `None` for the text of the question.
    pub key: Option<&'static str>,
    /// Number of options that can be chosen together.
    pub most: usize,
    /// `true` if the options continue those of an earlier page.
    pub continued: bool,
    pub options: Vec<EntryOption<'a>>,
}

/// A choice as an option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryOption<'a> {
    pub entry: &'a MenuEntry,
    pub label: Phrase,
    /// The line below the label.
    pub description: Option<Phrase>,
}

/// Lays out the choices of a planner. Choices that don't fit on one page are on the others. `text` renders a phrase in
/// the reader's language, to measure it.
pub fn layout<'a>(
    menus: &'a [PlannerMenu],
    limits: &MenuLimits,
    page: usize,
    text: &dyn Fn(&Phrase) -> String,
) -> MenuLayout<'a> {
    let questions = merged(menus, limits.rows);
    let measure = Measure { limits, text };
    let mut worded: Vec<Worded<'_>> =
        questions.iter().map(|question| measure.worded(question, questions.len())).collect();
    // Use buttons if there is room, also on a phone, which shows each long button in its own line. The question with the
    // most choices needs them least.
    let crowded = |worded: &[Worded<'_>]| {
        let buttons = worded.iter().flat_map(|question| &question.buttons).map(Vec::len).sum::<usize>();
        let rows = worded.iter().map(|question| question.rows(limits)).sum::<usize>();
        rows > limits.rows || worded.len() > 1 && buttons > limits.several_buttons
    };
    while crowded(&worded) {
        let with_buttons = worded.iter_mut().filter(|question| question.buttons.is_some());
        let Some(largest) = with_buttons.max_by_key(|question| question.buttons.as_ref().map(Vec::len)) else { break };
        largest.buttons = None;
    }
    let in_menus = questions.iter().zip(&worded).filter(|(_, words)| words.buttons.is_none());
    let pages = in_menus.map(|(question, _)| question.pages(limits)).max().unwrap_or(1);
    let page = page.min(pages - 1);
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    for (number, (question, words)) in (0..).zip(questions.iter().zip(worded)) {
        let Some(buttons) = words.buttons else {
            let options = question.on_page(words.options, page, limits);
            let continued = page > 0 && question.pages(limits) > 1;
            let (key, most) = (question.key, question.most);
            rows.push(LayoutRow::Menu(EntryMenu { number, key, most, continued, options }));
            continue;
        };
        rows.extend(buttons.chunks(limits.buttons_per_row).map(|row| LayoutRow::Buttons(row.to_vec())));
        notes.extend(words.notes);
    }
    MenuLayout { rows, notes, page, pages }
}

/// The entries that answer one question.
struct Question<'a> {
    key: Option<&'static str>,
    button: Option<&'static str>,
    most: usize,
    entries: Vec<&'a MenuEntry>,
}

/// The menus as at most this many questions. The last one takes the choices that don't fit.
fn merged(menus: &[PlannerMenu], most: usize) -> Vec<Question<'_>> {
    if menus.len() <= most {
        return menus.iter().map(Question::new).collect();
    }
    let (own, rest) = menus.split_at(most.saturating_sub(1));
    let entries = rest.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.again == 0).collect();
    own.iter().map(Question::new).chain([Question { key: None, button: None, most: 1, entries }]).collect()
}

impl<'a> Question<'a> {
    fn new(menu: &'a PlannerMenu) -> Self {
        let entries = menu.entries.iter().collect();
        Question { key: menu.key, button: menu.button, most: menu.most, entries }
    }

    /// The entries for buttons. A thing that the player can choose several times gets one button, since it appears again
    /// after the click.
    fn single(&self) -> impl Iterator<Item = &&'a MenuEntry> {
        self.entries.iter().filter(|entry| entry.again == 0)
    }

    /// The number of pages as a menu. The first page has the most likely entries. All are on one page if several can be
    /// ticked, or if no printed gain puts some of them first, as for spaces of the pyramid.
    fn pages(&self, limits: &MenuLimits) -> usize {
        1 + self.entries.len().saturating_sub(self.first_page(limits)).div_ceil(limits.options)
    }

    fn first_page(&self, limits: &MenuLimits) -> usize {
        let alike = self.entries.windows(2).all(|pair| pair[0].gain == pair[1].gain && pair[0].rank == pair[1].rank);
        if self.most > 1 || alike { limits.options } else { limits.first_page.min(limits.options) }
    }

    /// The options on a page. A menu with fewer pages shows its last one.
    fn on_page<T>(&self, options: Vec<T>, page: usize, limits: &MenuLimits) -> Vec<T> {
        let first = self.first_page(limits);
        match page.min(self.pages(limits) - 1) {
            0 => options.into_iter().take(first).collect(),
            page => options.into_iter().skip(first + (page - 1) * limits.options).take(limits.options).collect(),
        }
    }
}

/// A question in words.
struct Worded<'a> {
    options: Vec<EntryOption<'a>>,
    /// `None` if the choices must be options.
    buttons: Option<Vec<EntryButton<'a>>>,
    notes: Vec<Phrase>,
}

impl Worded<'_> {
    fn rows(&self, limits: &MenuLimits) -> usize {
        self.buttons.as_ref().map_or(1, |buttons| buttons.len().div_ceil(limits.buttons_per_row))
    }
}

/// The limits, and the words to compare with them.
struct Measure<'l> {
    limits: &'l MenuLimits,
    text: &'l dyn Fn(&Phrase) -> String,
}

impl Measure<'_> {
    fn length(&self, phrase: &Phrase) -> usize {
        (self.text)(phrase).chars().count()
    }

    /// The words of a question among this many.
    fn worded<'a>(&self, question: &Question<'a>, questions: usize) -> Worded<'a> {
        let limits = self.limits;
        let options: Vec<_> = question.entries.iter().map(|entry| self.option(entry, &question.entries)).collect();
        let most = match (question.most, questions) {
            (1, 0 | 1) => limits.lone_buttons,
            (1, _) => limits.shared_buttons,
            _ => limits.several_buttons,
        };
        let single = || options.iter().filter(|option| option.entry.again == 0);
        let steps = |entry: &MenuEntry| entry.line().chars().count();
        let fits = single().count() <= most && single().all(|option| steps(option.entry) <= limits.button_steps);
        let labels: Option<Vec<Phrase>> =
            if fits { single().map(|option| self.button_label(question, option)).collect() } else { None };
        // Two buttons with the same text would be confusing, and a menu has room for more.
        let labels = labels.filter(|labels| {
            let texts: Vec<String> = labels.iter().map(self.text).collect();
            (1..texts.len()).all(|index| !texts[..index].contains(&texts[index]))
        });
        // Players compare choices that they make one by one. For others, the picture and the question are enough.
        let notes: Vec<Phrase> = if question.most > 1 {
            single().filter_map(|option| self.note(question, option)).collect()
        } else {
            Vec::new()
        };
        // A menu has room for the effects, so the chat does not fill with notes.
        if notes.len() > limits.notes {
            return Worded { buttons: None, notes: Vec::new(), options };
        }
        let has_obvious = question.single().filter(|entry| entry.rank == Rank::Usual).count() == 1;
        let button = |(entry, label): (&&'a MenuEntry, Phrase)| EntryButton {
            entry,
            label,
            is_obvious: has_obvious && entry.rank == Rank::Usual,
        };
        let buttons = labels.map(|labels| question.single().zip(labels).map(button).collect());
        Worded { buttons, notes, options }
    }

    /// A path as an option. A label that is too long is split into label and description. If not everything fits, the
    /// uses of a thing are left out, since the board and `/rules` show them. The costs and gains that distinguish paths of
    /// the same name stay in the label.
    fn option<'a>(&self, entry: &'a MenuEntry, all: &[&MenuEntry]) -> EntryOption<'a> {
        let limits = self.limits;
        let label = entry.label.clone();
        let Some(split) = entry.split.as_ref().filter(|_| self.length(&label) > limits.option_label) else {
            return EntryOption { entry, label, description: self.description(entry, None) };
        };
        let alike: Vec<_> =
            all.iter().filter_map(|other| other.split.as_ref().filter(|it| it.done == split.done)).collect();
        let sharing = |change: &Phrase| alike.iter().filter(|other| other.brought.contains(change)).count();
        let mut brought = split.brought.clone();
        brought.sort_by_key(sharing);
        let own = brought.iter().filter(|change| sharing(change) < alike.len()).count();
        let split = SplitLabel { brought, ..split.clone() };
        let most = |above| if above == 1 { limits.distinct_label } else { limits.option_label };
        let telling = (1..=own)
            .rev()
            .filter_map(|above| split.broken(above).filter(|(label, _)| self.length(label) <= most(above)));
        // Put as much below the label as fits, and the rest into it.
        let ways = telling.chain((0..=split.brought.len()).filter_map(|above| split.broken(above)));
        let mut fitting = ways.filter_map(|(label, brought)| Some((label, self.description(entry, brought.as_ref())?)));
        match fitting.next() {
            Some((label, below)) => EntryOption { entry, label, description: Some(below) },
            None => EntryOption { entry, label, description: None },
        }
    }

    /// The line below a label, with as many details as fit. `None` if there are none, or if none fits.
    fn description(&self, entry: &MenuEntry, brought: Option<&Phrase>) -> Option<Phrase> {
        let brief = entry.brief_warning();
        // Shorten a warning before dropping the effect that it warns about.
        let warnings = [entry.warning.as_ref(), brief.as_ref()];
        let effects: Vec<Phrase> = (0..entry.effects.len()).filter_map(|first| entry.effect_from(first)).collect();
        let numbered = effects.iter().enumerate();
        let ways = numbered
            .flat_map(|(left_out, effect)| warnings.map(|warning| ([brought, Some(effect), warning], left_out > 0)));
        let ways = ways.chain(warnings.map(|warning| ([brought, None, warning], !effects.is_empty())));
        let mut ways = ways.filter_map(|(way, cut)| {
            let text = series(way)?;
            // Show that something was left out.
            Some(if cut { Phrase::new("core-path-open").with("path", text) } else { text })
        });
        ways.find(|way| self.length(way) <= self.limits.description)
    }

    /// The fullest label of a button that is short enough.
    fn button_label(&self, question: &Question<'_>, option: &EntryOption<'_>) -> Option<Phrase> {
        let entry = option.entry;
        // Shorten a warning before dropping the effect that it warns about.
        let warned = || {
            let (effect, warning) = (entry.effect(), entry.brief_warning()?);
            Some(question.whole(option, series([effect.as_ref(), Some(&warning)])))
        };
        let brief = || brief(entry).map(|brief| question.named(brief));
        let short = |label: &Phrase| self.length(label) <= self.limits.button_label;
        Some(question.whole(option, option.description.clone()))
            .filter(short)
            .or_else(|| warned().filter(short))
            .or_else(|| brief().filter(short))
    }

    /// The effect of a choice that its button leaves out.
    fn note(&self, question: &Question<'_>, option: &EntryOption<'_>) -> Option<Phrase> {
        let (label, effect) = brief(option.entry).zip(option.entry.effect())?;
        let whole = question.whole(option, option.description.clone());
        (self.length(&whole) > self.limits.button_label).then(|| with_effect(label, Some(effect)))
    }
}

impl Question<'_> {
    /// The text above a menu moves to the buttons that replace it.
    fn named(&self, label: Phrase) -> Phrase {
        match self.button {
            Some(button) => Phrase::new(button).with("path", label),
            None => label,
        }
    }

    /// A choice in one line. The label of a single step already has the text above the menu.
    fn whole(&self, option: &EntryOption<'_>, effect: Option<Phrase>) -> Phrase {
        if option.entry.steps.len() > 1 {
            self.named(with_effect(option.entry.label.clone(), effect))
        } else {
            with_effect(option.label.clone(), effect)
        }
    }
}

fn brief(entry: &MenuEntry) -> Option<Phrase> {
    entry.short.as_ref().and_then(|short| series([Some(short), entry.warning.as_ref()]))
}

impl MenuEntry {
    /// The label with all effects and the warning, in one line. `None` if the label names everything.
    pub fn in_full(&self) -> Option<Phrase> {
        let effect = series([self.effect().as_ref(), self.warning.as_ref()])?;
        Some(with_effect(self.label.clone(), Some(effect)))
    }
}

/// A label and its effect in one line.
fn with_effect(label: Phrase, effect: Option<Phrase>) -> Phrase {
    match effect {
        Some(effect) => Phrase::new("core-path-effect").with("label", label).with("effect", effect),
        None => label,
    }
}

/// Joins the phrases that exist.
fn series<'a>(phrases: impl IntoIterator<Item = Option<&'a Phrase>>) -> Option<Phrase> {
    let joined = |first: Phrase, next: Phrase| Phrase::new("core-series").with("first", first).with("next", next);
    phrases.into_iter().flatten().cloned().reduce(joined)
}
