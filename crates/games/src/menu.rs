//! The paths that one click can choose: an answer together with its consequences.
//!
//! The planner finds paths by playing ahead on copies of the position. A path includes all steps without an
//! alternative. While the menu has room, a path also includes the answers to questions that belong to an earlier answer
//! ([`Prompt::follows`](super::Prompt::follows)). A step that would reveal hidden information is never played ahead.

use engine::{Arg, Balance, Phrase, Seat, Summary, Viewer, join_things};

use super::limits::MenuLimits;
use super::tried::{facts_of, try_step};
use super::{Choice, Menu, Position, Rank};

/// The limits of one click. They don't depend on the page, because *Undo* needs the same ones to find the last click.
const LIMITS: MenuLimits = MenuLimits::USUAL;

/// One or more steps that are chosen together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuEntry {
    /// The steps in notation.
    pub steps: Vec<String>,
    /// The label. For more than one step it includes the gains and costs.
    pub label: Phrase,
    /// Effects that the label doesn't name, one by one. The last choice contributes the most.
    pub effects: Vec<Phrase>,
    /// The warning about a shortage that the path makes worse.
    pub warning: Option<Phrase>,
    /// A shorter label, if there is one.
    pub short: Option<Phrase>,
    /// The parts of a label of several steps, in case it is too long for one line.
    pub split: Option<SplitLabel>,
    /// A name for *Undo*, for choices that amounts don't describe.
    pub undo: Option<Phrase>,
    /// Likelihood that players want the path.
    pub rank: Rank,
    /// The printed gains less the costs ([`printed_worth`]). The highest number if a question follows, or if the path has
    /// only gains that aren't amounts.
    pub gain: i64,
    /// Number of additional times that the path repeats its step, if several answers can be chosen together.
    pub again: usize,
}

impl MenuEntry {
    /// The effects that the label doesn't name, starting with this one.
    pub fn effect_from(&self, first: usize) -> Option<Phrase> {
        enumeration(self.effects.iter().skip(first).cloned().collect())
    }

    /// The short form of the warning. Each shortage ([`Guide::shortage`](super::Guide::shortage)) has it in its attribute
    /// `brief`.
    pub fn brief_warning(&self) -> Option<Phrase> {
        let warning = self.warning.clone()?;
        Some(Phrase { key: format!("{}.brief", warning.key), ..warning })
    }

    /// The steps as one line of notation.
    pub fn line(&self) -> String {
        self.steps.join(";")
    }

    /// All effects that the label doesn't name.
    pub fn effect(&self) -> Option<Phrase> {
        self.effect_from(0)
    }
}

/// The parts of a label that can be split into two lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitLabel {
    /// The names of the steps, if they have any.
    pub done: Option<Phrase>,
    /// The costs and gains, one by one.
    pub brought: Vec<Phrase>,
    /// `true` if a question follows.
    pub open: bool,
}

impl SplitLabel {
    /// The label with the first `above` costs and gains, and a line with the others. `None` if there is no such label.
    pub fn broken(&self, above: usize) -> Option<(Phrase, Option<Phrase>)> {
        let (above, below) = self.brought.split_at(above.min(self.brought.len()));
        let label = done_with_changes(self.done.clone(), enumeration(above.to_vec()))?;
        Some((open_entry(label, self.open), enumeration(below.to_vec())))
    }
}

/// The steps and their changes as one phrase, if there are any.
fn done_with_changes(done: Option<Phrase>, changes: Option<Phrase>) -> Option<Phrase> {
    match (done, changes) {
        (Some(done), Some(changes)) => Some(Phrase::new("core-path").with("parts", done).with("changes", changes)),
        (done, changes) => done.or(changes),
    }
}

/// A path, with a mark if a question follows.
fn open_entry(entry: Phrase, open: bool) -> Phrase {
    if open { Phrase::new("core-path-open").with("path", entry) } else { entry }
}

/// Paths of one menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannerMenu {
    /// The text above the menu, or `None` for the text of the question.
    pub key: Option<&'static str>,
    /// The text of a button with the same meaning, if there is no menu ([`Menu::button`]).
    pub button: Option<&'static str>,
    /// The place among the menus, from the top ([`Menu::place`]). The menu of the question comes last.
    pub place: u8,
    /// A note for menus in which several paths can be ticked ([`Menu::hint_text`]).
    pub hint_text: Option<&'static str>,
    /// Number of paths that can be chosen together.
    pub most: usize,
    /// The paths, the most likely ones first.
    pub entries: Vec<MenuEntry>,
}

/// Steps that were played ahead.
struct Walk {
    /// The position after the steps, without the end of the turn ([`super::StepPreview::position`]).
    position: Box<dyn Position>,
    seat: Seat,
    choices: Vec<Choice>,
    /// Costs and gains. They are separate sums, since a free way is better than one with a refunded price.
    costs: Balance,
    gains: Balance,
    /// `true` if nothing can be played ahead from here: the turn is complete, or a step revealed something.
    ended: bool,
    /// The hash of the resulting state. A state includes all random decisions, used or not. Two ways to the same state
    /// therefore reveal nothing hidden.
    reached: u64,
    /// The choices of the open question that belongs to the path.
    open: Vec<Choice>,
    /// `true` if the path ends at a question that the player must answer before the end of the turn.
    asks: bool,
    menu: Option<Menu>,
    /// The menus of the answers to the open question, if its own menu only leads to them.
    headings: Vec<Menu>,
    rank: Rank,
    /// The seat's coming shortage before the first step; without one, no path makes it worse.
    lacks: u16,
    /// The seat's gains after the question before the first step.
    pending: Balance,
}

impl Walk {
    fn new(position: &dyn Position, seat: Seat) -> Self {
        Walk {
            position: position.fork(),
            seat,
            choices: Vec::new(),
            costs: Balance::default(),
            gains: Balance::default(),
            ended: false,
            reached: 0,
            open: Vec::new(),
            asks: false,
            menu: None,
            headings: Vec::new(),
            rank: Rank::Usual,
            lacks: position.face(Viewer::Seat(seat)).shortage(seat).map_or(u16::MAX, |(lacks, _)| lacks),
            pending: pending(position, seat, -1),
        }
    }

    /// The walk with one more answer and the steps that the answer forces. `None` if a step in the middle reveals
    /// something.
    fn then(&self, choice: &Choice) -> Option<Walk> {
        let mut next = Walk {
            position: self.position.fork(),
            choices: self.choices.clone(),
            costs: self.costs.clone(),
            gains: self.gains.clone(),
            pending: self.pending.clone(),
            open: Vec::new(),
            asks: false,
            headings: Vec::new(),
            ..*self
        };
        if !next.play(choice.clone()) {
            return None;
        }
        while !next.ended {
            let prompt = next.position.prompt(next.seat);
            let only = single_choice(&prompt.choices, &*next.position, next.seat).or_else(|| sole(&prompt.choices));
            match only {
                Some(forced) if next.play(forced.clone()) => {}
                _ => {
                    next.asks = !prompt.choices.iter().any(|choice| choice.ends_turn);
                    // Answers that are also possible at another time are offered then, and not with every choice.
                    let wanted = |choice: &Choice| !choice.any_time && !choice.hidden;
                    let choices = prompt.choices.into_iter().filter(wanted).collect();
                    let follows = prompt.follows && !choice.asks_later;
                    next.open = if follows { different(choices) } else { Vec::new() };
                    break;
                }
            }
        }
        if next.menu.is_some_and(|menu| menu.leads) {
            next.headings = next.headings();
        }
        Some(next)
    }

    /// The menus of the answers to the open question, or of the questions after them.
    fn headings(&self) -> Vec<Menu> {
        let mut headings: Vec<Menu> = Vec::new();
        for choice in &self.open {
            let further = match choice.menu {
                Some(menu) if !menu.leads => vec![menu],
                _ => self.then(choice).map_or_else(Vec::new, |next| next.menus()),
            };
            further.into_iter().for_each(|menu| {
                if !headings.contains(&menu) {
                    headings.push(menu);
                }
            });
        }
        headings
    }

    fn menus(&self) -> Vec<Menu> {
        if self.headings.is_empty() { self.menu.into_iter().collect() } else { self.headings.clone() }
    }

    /// The keys of the menus; `None` for the menu of the question.
    fn keys(&self) -> Vec<Option<&'static str>> {
        let keys: Vec<_> = self.menus().iter().map(|menu| Some(menu.key)).collect();
        if keys.is_empty() { vec![None] } else { keys }
    }

    /// Plays a step. Returns `false` without playing it if it would reveal something after other steps and before the
    /// end of the turn.
    fn play(&mut self, choice: Choice) -> bool {
        let Some(tried) = try_step(&*self.position, self.seat, &choice.step) else { return false };
        if tried.reveals && !tried.complete && !self.choices.is_empty() {
            return false;
        }
        let own = tried.events.iter().filter(|event| event.seat == Some(self.seat));
        for part in own.flat_map(|event| &event.summary) {
            self.costs.take(part, |n| n < 0);
            self.gains.take(part, |n| n > 0);
        }
        self.menu = choice.menu.or(self.menu);
        self.rank = self.rank.max(choice.rank);
        self.choices.push(choice);
        self.ended = tried.complete || tried.reveals;
        self.reached = tried.reached;
        self.position = tried.position;
        true
    }

    /// Number of amounts and names in the path's label, without the name of its first choice.
    fn part_count(&self) -> usize {
        let amounts = Balance::net(&self.costs, &self.gains).into_iter();
        let things = |amount: Phrase| match amount.args.last() {
            Some((_, Arg::List(things))) => things.len(),
            _ => 1,
        };
        amounts.map(things).sum::<usize>() + self.choices.iter().skip(1).filter(|choice| choice.part.is_some()).count()
    }

    /// Returns `true` if the choices could be made in another order.
    fn in_any_order(&self) -> bool {
        self.choices.len() > 1 && self.choices.iter().all(|choice| choice.menu.is_some_and(|menu| menu.several))
    }

    /// Returns `true` if both have the same result.
    fn same(&self, other: &Walk) -> bool {
        let sorted = |walk: &Walk| {
            let mut steps: Vec<String> = walk.choices.iter().map(|choice| choice.step.clone()).collect();
            steps.sort_unstable();
            steps
        };
        let reached = || self.reached == other.reached;
        let order = || self.in_any_order() && other.in_any_order() && sorted(self) == sorted(other);
        (reached() || order()) && self.keys() == other.keys()
    }

    /// Sort key among walks with the same result. The menu offers the walk with the lowest key.
    fn before(&self) -> (bool, Rank) {
        (!self.costs.is_empty(), self.rank)
    }

    /// The gains that a label shows. All labels of a menu count the same effects, although some paths end before them:
    /// without those that follow the question before the path, and with those that follow the path.
    fn comparable_gains(&self) -> Balance {
        let mut gains = self.gains.clone();
        gains.append(pending(&*self.position, self.seat, 1));
        gains.append(self.pending.clone());
        gains
    }

    /// The name on *Undo*, for choices that amounts don't describe.
    fn undo(&self) -> Option<Phrase> {
        self.choices.iter().any(|choice| choice.undo.is_some()).then_some(())?;
        let names = self.choices.iter().filter_map(|choice| choice.undo.clone().or_else(|| choice.part.clone()));
        enumeration(join_things(names, false))
    }

    /// Returns `true` if the path has a choice of the payment, or asks for one.
    fn is_paid(&self) -> bool {
        self.choices.iter().chain(&self.open).any(|choice| choice.pays)
    }

    fn length(&self) -> usize {
        self.choices.iter().map(|choice| choice.step.len() + 1).sum()
    }

    /// The path as players see it. `named` selects the choices whose labels it includes if they have no part.
    fn entry(&self, named: impl Fn(&Choice) -> bool) -> MenuEntry {
        let mut costs = self.costs.clone();
        // A payment that an answer makes necessary is due until another answer settles it.
        let settled = self.choices.iter().rposition(|choice| choice.settles).map_or(0, |index| index + 1);
        for due in self.choices[settled..].iter().flat_map(|choice| &choice.due) {
            costs.take(due, |n| n < 0);
        }
        let part =
            |choice: &Choice| choice.part.clone().or_else(|| named(choice).then(|| choice.label.clone().inside()));
        let parts: Vec<Phrase> = self.choices.iter().filter_map(part).collect();
        // "Use the Litter" already says that the Litter is used up.
        costs.forget(|thing| parts.iter().any(|part| part.names(thing)));
        let brought = Balance::net(&costs, &self.comparable_gains());
        // A further question can bring any gain, and so can a farm or a monument that brings no amounts.
        let unprinted = self.gains.is_empty() && self.choices.iter().any(|choice| choice.brings.is_some());
        let gain = if self.asks || unprinted { i64::MAX } else { brought.iter().map(printed_worth).sum() };
        let changes = enumeration(brought.clone());
        let parts = enumeration(join_things(parts, self.in_any_order()));
        let open = !self.open.is_empty();
        let split = changes.is_some().then(|| SplitLabel { done: parts.clone(), brought, open });
        let short = done_with_changes(parts, changes).map(|short| open_entry(short, open));
        let (first, last) = (self.choices.first(), self.choices.last());
        let plain = first.map_or_else(|| Phrase::new("core-list-empty"), |choice| choice.label.clone());
        let single = self.choices.len() == 1;
        // If only the last choice has a gain, its full effect is shown; several choices show their gains in brief.
        let bring: Vec<&Choice> = self.choices.iter().filter(|choice| !single && choice.brings.is_some()).collect();
        let mut effects: Vec<Phrase> = match bring[..] {
            [only] if last == Some(only) && !only.only_amounts => Vec::new(),
            _ => bring.into_iter().filter_map(|choice| choice.brings.clone()).collect(),
        };
        effects.extend(last.filter(|_| !single).and_then(|choice| choice.opens.clone()));
        effects.dedup();
        // With several choices, the effect of the last one would look like the effect of all.
        let one = !self.in_any_order() || self.choices.windows(2).all(|pair| pair[0].step == pair[1].step);
        let beside = last.filter(|choice| one && (single || !choice.only_amounts));
        if effects.is_empty() {
            effects.extend(beside.and_then(|choice| choice.effect.clone()));
        }
        if let Some(also) = last.and_then(|choice| choice.also.clone()) {
            effects.insert(0, also);
        }
        // The path shows a warning for a worse shortage in every layout.
        let shortage = self.position.face(Viewer::Seat(self.seat)).shortage(self.seat);
        let warning = shortage.filter(|(lacks, _)| *lacks > self.lacks).map(|(_, words)| words);
        MenuEntry {
            steps: self.choices.iter().map(|choice| choice.step.clone()).collect(),
            label: short.clone().filter(|_| !single).unwrap_or(plain),
            effects,
            warning,
            short: short.filter(|_| single),
            split: split.filter(|_| !single),
            undo: self.undo(),
            gain,
            rank: self.rank,
            again: 0,
        }
    }
}

/// The worth of an amount in a label, in corn: the market's prices for resources, 4 corn for a point, and 6 for a step,
/// a level, a tile or a worker. It depends only on the printed amount, so the order of a menu gives no advice.
pub fn printed_worth(amount: &Phrase) -> i64 {
    let n = amount.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(n) if name == "n" => Some(*n),
        _ => None,
    });
    let each = match amount.key.rsplit('-').next() {
        Some("corn" | "cocoa") => 1,
        Some("wood") => 2,
        Some("stone") => 3,
        Some("gold" | "points") => 4,
        Some("skull") => 8,
        _ => 6,
    };
    n.unwrap_or(1) * each
}

/// A seat's gains after its open question, times `sign`.
fn pending(position: &dyn Position, seat: Seat, sign: i64) -> Balance {
    let mut changes = Balance::default();
    for part in position.face(Viewer::Seat(seat)).pending(seat) {
        let part = match part {
            Summary::Change { key, thing, n } => Summary::Change { key, thing, n: n * sign },
            other => other,
        };
        changes.take(&part, |_| true);
    }
    changes
}

/// The answer without an alternative, unless it declines everything else. If all answers are given in any order, the
/// first one.
fn single_choice<'a>(choices: &'a [Choice], position: &dyn Position, seat: Seat) -> Option<&'a Choice> {
    let (only, others) = choices.split_first()?;
    let is_forced = if others.is_empty() {
        !position.title().passes().contains(&only.step.as_str())
    } else {
        choices.iter().all(|choice| choice.menu.is_some_and(|menu| menu.several)) && all_are_given(position, seat)
    };
    is_forced.then_some(only)
}

/// The choice that is taken automatically, because every other one is hidden or stays available later in the turn.
fn sole(choices: &[Choice]) -> Option<&Choice> {
    let mut now = choices.iter().filter(|choice| !choice.any_time && !choice.hidden);
    let only = now.next().filter(|choice| choice.auto_selected);
    only.filter(|_| now.next().is_none())
}

/// The step that is taken automatically, because every other one is hidden or stays available later in the turn
/// ([`Choice::auto_selected`]).
pub fn auto_step(position: &dyn Position, seat: Seat) -> Option<String> {
    sole(&position.prompt(seat).choices).map(|choice| choice.step.clone())
}

/// Returns `true` if the player has to give all answers, one after the other, to complete the turn, such as two places
/// for two workers.
fn all_are_given(position: &dyn Position, seat: Seat) -> bool {
    let (turn, mut here, mut left) = (position.turn(), position.fork(), position.legal(seat));
    while !left.is_empty() {
        let step = left.remove(0);
        if here.play(seat, &step).is_err() {
            return false;
        }
        if here.turn() > turn {
            return left.is_empty();
        }
        if here.legal(seat) != left {
            return false;
        }
    }
    false
}

/// "a, b, c" as one phrase, or `None` if the list is empty.
fn enumeration(phrases: Vec<Phrase>) -> Option<Phrase> {
    phrases.into_iter().reduce(|first, next| Phrase::new("core-path-then").with("first", first).with("next", next))
}

/// The step without an alternative that can be taken for the seat. It doesn't decline a choice, and reveals nothing
/// before the turn is complete.
pub fn forced_step(position: &dyn Position, seat: Seat) -> Option<String> {
    let [only] = &position.legal(seat)[..] else { return None };
    if position.title().passes().contains(&only.as_str()) {
        return None;
    }
    let mut after = position.fork();
    let events = after.play(seat, only).ok()?;
    (after.turn() > position.turn() || !events.iter().any(|event| event.reveals)).then(|| only.clone())
}

/// All choices of a seat, except the step that ends the turn.
pub fn menus(position: &dyn Position, seat: Seat, end_step: Option<&str>) -> Vec<PlannerMenu> {
    let start = Walk::new(position, seat);
    let choices = different(position.prompt(seat).choices);
    let offered = |choice: &&Choice| Some(choice.step.as_str()) != end_step && !choice.hidden;
    let choices = choices.iter().filter(offered);
    let mut walks: Vec<Walk> = choices.filter_map(|choice| start.then(choice)).collect();
    while let Some(index) = next_to_expand(&walks) {
        let children: Vec<Walk> = walks[index].open.iter().filter_map(|choice| walks[index].then(choice)).collect();
        if children.len() == walks[index].open.len()
            && children.iter().all(|child| child.length() <= LIMITS.click_steps)
        {
            walks.splice(index..=index, children);
            keep_distinct(&mut walks);
        } else {
            // Not every answer can be an entry of this menu, so the question comes later. The entry still shows that
            // something follows.
            walks[index].ended = true;
        }
    }
    keep_distinct(&mut walks);
    walks.sort_by_key(|walk| walk.choices.first().map(|choice| choice.order));
    let mut menus: Vec<PlannerMenu> = Vec::new();
    let brief: Vec<MenuEntry> = walks.iter().map(|walk| walk.entry(|_| false)).collect();
    for (walk, entry) in walks.iter().zip(&brief) {
        // In another menu, the heading gives the same text another meaning.
        let keys = walk.keys();
        let alike = |(other, shown): &(&Walk, &MenuEntry)| {
            shown.label == entry.label && other.keys().iter().any(|key| keys.contains(key))
        };
        let alike: Vec<&Walk> = walks.iter().zip(&brief).filter(alike).map(|(other, _)| other).collect();
        // Choices that all of them share don't tell them apart.
        let common = |choice: &Choice| alike.iter().all(|other| other.choices.iter().any(|c| c.label == choice.label));
        let entry = if alike.len() > 1 { walk.entry(|choice| !common(choice)) } else { entry.clone() };
        let of = walk.menus();
        let of = if of.is_empty() { vec![None] } else { of.into_iter().map(Some).collect() };
        for heading in of {
            let key = heading.map(|menu| menu.key);
            let menu = match menus.iter().position(|menu| menu.key == key) {
                Some(index) => &mut menus[index],
                None => {
                    let most = if heading.is_some_and(|menu| menu.several) { most(position, seat) } else { 1 };
                    let (button, hint_text) = heading.map_or((None, None), |menu| (menu.button, menu.hint_text));
                    let place = heading.map_or(u8::MAX, |menu| menu.place);
                    menus.push(PlannerMenu { key, button, place, hint_text, most, entries: Vec::new() });
                    // A menu was just pushed, so there is a last one.
                    let last = menus.len() - 1;
                    &mut menus[last]
                }
            };
            menu.entries.push(entry.clone());
            if menu.most > 1 {
                menu.entries.extend(repeat(walk));
            }
        }
    }
    for menu in &mut menus {
        menu.entries.sort_by_key(|entry| (entry.again, entry.rank));
        // A short menu keeps the order of the board. In a long one, the printed gains decide which entries come first.
        if menu.most == 1 && menu.entries.len() > LIMITS.first_page {
            menu.entries.sort_by_key(|entry| (entry.rank, -entry.gain));
        }
    }
    menus.sort_by_key(|menu| menu.place);
    menus
}

/// The answers without duplicate labels. Some components are alike (two buildings of one name), and it doesn't matter
/// which one the player takes.
fn different(choices: Vec<Choice>) -> Vec<Choice> {
    let mut kept: Vec<Choice> = Vec::new();
    for choice in choices {
        if !kept.iter().any(|other| other.label == choice.label && other.effect == choice.effect) {
            kept.push(choice);
        }
    }
    kept
}

/// Keeps one of two walks that lead to the same state, such as two technologies in either order. A free walk wins
/// against one whose price comes back (no action rather than three corn for fishing three), then the more likely one
/// wins.
fn keep_distinct(walks: &mut Vec<Walk>) {
    let mut kept: Vec<Walk> = Vec::new();
    for walk in walks.drain(..) {
        match kept.iter_mut().find(|other| other.same(&walk)) {
            Some(other) if walk.before() < other.before() => *other = walk,
            Some(_) => {}
            None => kept.push(walk),
        }
    }
    *walks = kept;
}

/// The walk to extend next by the answers to its question: first those that only lead to menus, so that each answer
/// appears in its own menu, then those without a choice of the payment, then the likely ones, then those with the
/// shortest questions.
fn next_to_expand(walks: &[Walk]) -> Option<usize> {
    let fits = |walk: &&Walk| {
        if walk.part_count() >= LIMITS.label_parts {
            return false;
        }
        if walk.is_paid() {
            // The step that ends the turn has its own button.
            let beside = walks.iter().filter(|other| !other.choices[0].ends_turn && other.keys() == walk.keys());
            if beside.count() + walk.open.len() > LIMITS.first_page + 1 {
                return false;
            }
        }
        let is_likely = walk.rank == Rank::Usual || !walk.headings.is_empty();
        let room = if is_likely { LIMITS.options } else { LIMITS.with_rare };
        let own = walk.keys();
        let mut wanted: Vec<(Option<&str>, usize)> = Vec::new();
        for choice in &walk.open {
            let keys = match choice.menu {
                Some(menu) if !menu.leads => vec![Some(menu.key)],
                _ => own.clone(),
            };
            for key in keys {
                match wanted.iter_mut().find(|(known, _)| *known == key) {
                    Some((_, count)) => *count += 1,
                    None => wanted.push((key, 1)),
                }
            }
        }
        wanted.iter().all(|(key, count)| {
            let there = walks.iter().filter(|other| other.keys().contains(key)).count();
            there + count - usize::from(own.contains(key)) <= room
        })
    };
    let open = walks.iter().enumerate().filter(|(_, walk)| !walk.ended && !walk.open.is_empty() && fits(walk));
    open.min_by_key(|(index, walk)| (walk.headings.is_empty(), walk.is_paid(), walk.rank, walk.open.len(), *index))
        .map(|(index, _)| index)
}

/// The same answer two or three times, if it is offered that often.
fn repeat(walk: &Walk) -> Vec<MenuEntry> {
    let mut entries = Vec::new();
    let [choice] = &walk.choices[..] else { return entries };
    let mut more: Option<Walk> = None;
    for again in 1..=LIMITS.repeats {
        let before = more.as_ref().unwrap_or(walk);
        if before.ended || before.choices.len() != again {
            break;
        }
        let choices = before.position.prompt(before.seat).choices;
        let next = choices.iter().find(|other| other.step == choice.step).and_then(|once| before.then(once));
        let Some(next) = next else { break };
        entries.push(MenuEntry { again, ..next.entry(|_| false) });
        more = Some(next);
    }
    entries
}

/// Number of answers that the player can give one after the other in a menu that allows several. Counts along the
/// answers that leave the most others available.
fn most(position: &dyn Position, seat: Seat) -> usize {
    let offered = |position: &dyn Position| -> Vec<String> {
        let choices = position.prompt(seat).choices.into_iter();
        choices.filter(|choice| choice.menu.is_some_and(|menu| menu.several)).map(|choice| choice.step).collect()
    };
    let turn = position.turn();
    let (mut count, mut here) = (0, position.fork());
    while count < LIMITS.options && here.turn() == turn {
        let next = offered(&*here).into_iter().filter_map(|step| {
            let mut after = here.fork();
            after.play(seat, &step).ok()?;
            let left = if after.turn() == turn { offered(&*after).len() } else { 0 };
            Some((left, after))
        });
        let Some((_, after)) = next.max_by_key(|(left, _)| *left) else { break };
        (count, here) = (count + 1, after);
    }
    count.max(1)
}

/// The path chosen with the first click of these steps: the longest path that starts them.
pub fn first_click(position: &dyn Position, seat: Seat, steps: &[String]) -> Option<MenuEntry> {
    let menus = menus(position, seat, None);
    // Workers that were placed one by one are also undone one by one.
    let entries = menus.into_iter().flat_map(|menu| menu.entries).filter(|entry| entry.again == 0);
    entries.filter(|entry| steps.starts_with(&entry.steps)).max_by_key(|entry| entry.steps.len())
}

/// The names of a path for *Undo*, the fullest first: its label, then the facts of its steps, ever fewer of them, and
/// ever fewer parts of the label.
pub fn undo_names(position: &dyn Position, seat: Seat, path: MenuEntry) -> Vec<Phrase> {
    let (mut facts, costs) = facts_of(position, seat, &path.steps).gains_and_costs(seat);
    let named = path.undo.and_then(|undo| done_with_changes(Some(undo), enumeration(costs.clone())));
    facts.extend(costs);
    let mut names = vec![named.or(path.short).unwrap_or(path.label)];
    let mut begun = first_part(&names[0]);
    for count in (1..=facts.len()).rev() {
        names.extend(enumeration(facts[..count].to_vec()).map(|some| open_entry(some, count < facts.len())));
    }
    while let Some(part) = begun {
        begun = first_part(&part);
        names.push(open_entry(part, true));
    }
    names
}

/// A name without its changes, or without its last part.
fn first_part(name: &Phrase) -> Option<Phrase> {
    let (_, Arg::Phrase(first)) = name.args.first()? else { return None };
    match &*name.key {
        "core-path-open" => first_part(first),
        "core-path" | "core-path-then" => Some(first.clone()),
        _ => None,
    }
}

/// Several paths chosen together in a menu, as one line of steps. If a path and its repetition are chosen, the
/// repetition counts.
pub fn join_steps(chosen: &[String]) -> String {
    let begins = |line: &&String| chosen.iter().any(|other| other.starts_with(&format!("{line};")));
    chosen.iter().filter(|line| !begins(line)).map(String::as_str).collect::<Vec<_>>().join(";")
}
