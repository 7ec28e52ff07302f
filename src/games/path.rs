//! What one click may choose: an answer together with what follows from it.
//!
//! Found by playing ahead on copies: what has no alternative is taken, and questions that belong to an answer
//! ([`Prompt::follows`](super::Prompt::follows)) are answered with it, as far as a menu has room. Whatever would
//! reveal something hidden is never played ahead.

use crate::engine::{Arg, Changes, Phrase, Seat, joined};

use super::tried::try_step;
use super::{Choice, Menu, Position, Rank};

/// Entries of one menu.
const MENU: usize = 25;
/// As many where answers that are rarely wanted are told apart.
const RARE: usize = 15;
/// The longest run of steps that a menu can carry, in bytes.
const LONGEST: usize = 90;
/// What says so many amounts, steps and names already is not made longer: what follows it is asked for itself.
const MOST_SAID: usize = 5;
/// A few more of the same are offered where several can be chosen at once.
const AGAIN: usize = 2;

/// One or more steps that are chosen together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The steps in notation.
    pub steps: Vec<String>,
    /// What it is and, where it is more than one step, what it brings.
    pub label: Phrase,
    /// What the label does not say, one by one; what was chosen last tells the most.
    pub effects: Vec<Phrase>,
    /// What its player would regret not to know: a shortage that it makes worse.
    pub warning: Option<Phrase>,
    /// The label in fewer words, where there are some.
    pub short: Option<Phrase>,
    /// What a label of several steps is made of, for where it is too long for one line.
    pub lines: Option<Lines>,
    /// How likely it is wanted.
    pub rank: Rank,
    /// How many times its step is in it beside the first, where several can be chosen at once.
    pub again: usize,
}

impl Path {
    /// What the label does not say, from this one of its effects on.
    pub fn effect_from(&self, first: usize) -> Option<Phrase> {
        enumeration(self.effects.iter().skip(first).cloned().collect())
    }

    /// The warning in fewer words: each shortage ([`Position::shortage`]) has them in its attribute `brief`.
    pub fn brief_warning(&self) -> Option<Phrase> {
        let warning = self.warning.clone()?;
        Some(Phrase { key: format!("{}.brief", warning.key), ..warning })
    }

    /// All that the label does not say.
    pub fn effect(&self) -> Option<Phrase> {
        self.effect_from(0)
    }
}

/// A label that can be said in two lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// What is done, where the steps have a name.
    pub done: Option<Phrase>,
    /// What it costs and brings, one by one.
    pub brought: Vec<Phrase>,
    /// Whether a question follows.
    pub open: bool,
}

impl Lines {
    /// The label with the first things that it brings, as many as this, and a line with the others; nothing where that
    /// is no label.
    pub fn broken(&self, above: usize) -> Option<(Phrase, Option<Phrase>)> {
        let (above, below) = self.brought.split_at(above.min(self.brought.len()));
        let label = path(self.done.clone(), enumeration(above.to_vec()))?;
        Some((open_path(label, self.open), enumeration(below.to_vec())))
    }
}

/// What is done and what it brings, as far as there is any of it.
fn path(done: Option<Phrase>, changes: Option<Phrase>) -> Option<Phrase> {
    match (done, changes) {
        (Some(done), Some(changes)) => Some(Phrase::new("core-path").with("parts", done).with("changes", changes)),
        (done, changes) => done.or(changes),
    }
}

/// A path, with a mark where a question follows.
fn open_path(path: Phrase, open: bool) -> Phrase {
    if open { Phrase::new("core-path-open").with("path", path) } else { path }
}

/// Paths that stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathMenu {
    /// The text above them; `None`: that of the question.
    pub key: Option<&'static str>,
    /// How a button says the same, where there is no menu ([`Menu::button`]).
    pub button: Option<&'static str>,
    /// What is to be known where several can be ticked ([`Menu::legend`]).
    pub legend: Option<&'static str>,
    /// How many of them can be chosen at once.
    pub most: usize,
    /// What is usually wanted first.
    pub paths: Vec<Path>,
}

/// Steps that were played ahead.
struct Walk {
    /// After the steps; without what the end of the turn brings ([`super::Tried::position`]).
    position: Box<dyn Position>,
    seat: Seat,
    choices: Vec<Choice>,
    /// What is paid and what is gained: two sums, so that both can be seen where nothing is left of them.
    costs: Changes,
    gains: Changes,
    /// Nothing can be played ahead from here: the turn is complete, or something was revealed.
    ended: bool,
    /// The hash of the state that it leads to. What chance decides is part of a state, used up or not, so that two
    /// ways lead to the same one tells nothing about what is hidden.
    reached: u64,
    /// The question that belongs to it.
    open: Vec<Choice>,
    menu: Option<Menu>,
    /// The menus to which the answers to the open question belong, where its own only leads to them.
    headings: Vec<Menu>,
    rank: Rank,
    /// What the seat will lack soon as things are before the first step.
    lacks: u16,
}

impl Walk {
    fn new(position: &dyn Position, seat: Seat) -> Self {
        Walk {
            position: position.fork(),
            seat,
            choices: Vec::new(),
            costs: Changes::default(),
            gains: Changes::default(),
            ended: false,
            reached: 0,
            open: Vec::new(),
            menu: None,
            headings: Vec::new(),
            rank: Rank::Usual,
            lacks: position.shortage(seat).map_or(0, |(lacks, _)| lacks),
        }
    }

    /// With one more answer and what it forces; `None` where that reveals something in the middle.
    fn then(&self, choice: &Choice) -> Option<Walk> {
        let mut next = Walk {
            position: self.position.fork(),
            choices: self.choices.clone(),
            costs: self.costs.clone(),
            gains: self.gains.clone(),
            open: Vec::new(),
            headings: Vec::new(),
            ..*self
        };
        if !next.play(choice.clone()) {
            return None;
        }
        while !next.ended {
            let prompt = next.position.prompt(next.seat);
            let only = only(&prompt.choices, &*next.position, next.seat).or_else(|| sole(&prompt.choices));
            match only {
                Some(forced) if next.play(forced.clone()) => {}
                _ => {
                    // What can be done at another time as well is asked then, and not with every choice.
                    let wanted = |choice: &Choice| !choice.apart && !choice.unwanted;
                    let choices = prompt.choices.into_iter().filter(wanted).collect();
                    next.open = if prompt.follows { different(choices) } else { Vec::new() };
                    break;
                }
            }
        }
        if next.menu.is_some_and(|menu| menu.leads) {
            next.headings = next.headings();
        }
        Some(next)
    }

    /// The menus of the answers to the open question, or of what is asked after them.
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

    /// The menus in which it stands.
    fn menus(&self) -> Vec<Menu> {
        if self.headings.is_empty() { self.menu.into_iter().collect() } else { self.headings.clone() }
    }

    /// The same by their keys; `None` for that of the question.
    fn keys(&self) -> Vec<Option<&'static str>> {
        let keys: Vec<_> = self.menus().iter().map(|menu| Some(menu.key)).collect();
        if keys.is_empty() { vec![None] } else { keys }
    }

    /// Plays a step; not if it would reveal something after other steps.
    fn play(&mut self, choice: Choice) -> bool {
        let Some(tried) = try_step(&*self.position, self.seat, &choice.step) else { return false };
        if tried.reveals && !tried.complete && !self.choices.is_empty() {
            return false;
        }
        for part in tried.events.iter().flat_map(|event| &event.summary) {
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

    /// How many amounts and names its label has, beside what its first choice is called.
    fn said(&self) -> usize {
        let amounts = Changes::priced(&self.costs, &self.gains).into_iter();
        let things = |amount: Phrase| match amount.args.last() {
            Some((_, Arg::List(things))) => things.len(),
            _ => 1,
        };
        amounts.map(things).sum::<usize>() + self.choices.iter().skip(1).filter(|choice| choice.part.is_some()).count()
    }

    /// Whether its choices could as well be made in another order.
    fn in_any_order(&self) -> bool {
        self.choices.len() > 1 && self.choices.iter().all(|choice| choice.menu.is_some_and(|menu| menu.several))
    }

    /// Whether it comes to the same as another.
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

    /// Which of two that come to the same is offered: the lesser one.
    fn before(&self) -> (bool, Rank) {
        (!self.costs.is_empty(), self.rank)
    }

    fn length(&self) -> usize {
        self.choices.iter().map(|choice| choice.step.len() + 1).sum()
    }

    /// As it is offered, with these choices named in it by their labels where they are no parts of it.
    fn path(&self, named: impl Fn(&Choice) -> bool) -> Path {
        let mut costs = self.costs.clone();
        // What an answer obliges to pay is due until another one settles it.
        let settled = self.choices.iter().rposition(|choice| choice.settles).map_or(0, |index| index + 1);
        for due in self.choices[settled..].iter().flat_map(|choice| &choice.due) {
            costs.take(due, |n| n < 0);
        }
        let brought = Changes::priced(&costs, &self.gains);
        let changes = enumeration(brought.clone());
        let part =
            |choice: &Choice| choice.part.clone().or_else(|| named(choice).then(|| choice.label.clone().inside()));
        let parts: Vec<Phrase> = self.choices.iter().filter_map(part).collect();
        let parts = enumeration(joined(parts, self.in_any_order()));
        let open = !self.open.is_empty();
        let lines = changes.is_some().then(|| Lines { done: parts.clone(), brought, open });
        let short = path(parts, changes).map(|short| open_path(short, open));
        let (first, last) = (self.choices.first(), self.choices.last());
        let plain = first.map_or_else(|| Phrase::new("core-list-empty"), |choice| choice.label.clone());
        let single = self.choices.len() == 1;
        // What several of them bring is said in brief; what only the last one brings, in full.
        let bring: Vec<&Choice> = self.choices.iter().filter(|choice| !single && choice.brings.is_some()).collect();
        let mut effects: Vec<Phrase> = match bring[..] {
            [only] if last == Some(only) && !only.only_amounts => Vec::new(),
            _ => bring.into_iter().filter_map(|choice| choice.brings.clone()).collect(),
        };
        effects.extend(last.filter(|_| !single).and_then(|choice| choice.opens.clone()));
        effects.dedup();
        // Of several things the last one's effect would read as that of all.
        let one = !self.in_any_order() || self.choices.windows(2).all(|pair| pair[0].step == pair[1].step);
        let beside = last.filter(|choice| one && (single || !choice.only_amounts));
        if effects.is_empty() {
            effects.extend(beside.and_then(|choice| choice.effect.clone()));
        }
        if let Some(also) = last.and_then(|choice| choice.also.clone()) {
            effects.insert(0, also);
        }
        // What makes a shortage worse says so, however it is shown.
        let warning =
            self.position.shortage(self.seat).filter(|(lacks, _)| *lacks > self.lacks).map(|(_, words)| words);
        Path {
            steps: self.choices.iter().map(|choice| choice.step.clone()).collect(),
            label: short.clone().filter(|_| !single).unwrap_or(plain),
            effects,
            warning,
            short: short.filter(|_| single),
            lines: lines.filter(|_| !single),
            rank: self.rank,
            again: 0,
        }
    }
}

/// The answer that has no alternative, unless it says that nothing more is wanted. Of several that are all given in
/// any order it is the first.
fn only<'a>(choices: &'a [Choice], position: &dyn Position, seat: Seat) -> Option<&'a Choice> {
    let (only, others) = choices.split_first()?;
    let is_forced = if others.is_empty() {
        !position.title().passes().contains(&only.step.as_str())
    } else {
        choices.iter().all(|choice| choice.menu.is_some_and(|menu| menu.several)) && all_are_given(position, seat)
    };
    is_forced.then_some(only)
}

/// The answer beside which all others can be given at other times as well, where it is taken by itself then.
fn sole(choices: &[Choice]) -> Option<&Choice> {
    let mut now = choices.iter().filter(|choice| !choice.apart);
    let only = now.next().filter(|choice| choice.certain);
    only.filter(|_| now.next().is_none())
}

/// The step that nothing but what can be done at other times as well could take the place of ([`Choice::certain`]).
pub fn certain(position: &dyn Position, seat: Seat) -> Option<String> {
    sole(&position.prompt(seat).choices).map(|choice| choice.step.clone())
}

/// Whether the answers are given one after the other until none is left, and the turn is complete then: two places
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

/// "a, b, c" as one phrase; nothing if there is none.
fn enumeration(phrases: Vec<Phrase>) -> Option<Phrase> {
    phrases.into_iter().reduce(|first, next| Phrase::new("core-path-then").with("first", first).with("next", next))
}

/// The step that has no alternative and can be taken for the seat: it neither says that nothing more is wanted, nor
/// reveals anything before the turn is complete.
pub fn forced(position: &dyn Position, seat: Seat) -> Option<String> {
    let [only] = &position.legal(seat)[..] else { return None };
    if position.title().passes().contains(&only.as_str()) {
        return None;
    }
    let mut after = position.fork();
    let events = after.play(seat, only).ok()?;
    (after.turn() > position.turn() || !events.iter().any(|event| event.reveals)).then(|| only.clone())
}

/// Everything that a seat may choose now, but for the step which ends the turn.
pub fn menus(position: &dyn Position, seat: Seat, end_step: Option<&str>) -> Vec<PathMenu> {
    let start = Walk::new(position, seat);
    let choices = different(position.prompt(seat).choices);
    let offered = |choice: &&Choice| Some(choice.step.as_str()) != end_step && !choice.unwanted;
    let choices = choices.iter().filter(offered);
    let mut walks: Vec<Walk> = choices.filter_map(|choice| start.then(choice)).collect();
    while let Some(index) = next_to_expand(&walks) {
        let children: Vec<Walk> = walks[index].open.iter().filter_map(|choice| walks[index].then(choice)).collect();
        if children.len() == walks[index].open.len() && children.iter().all(|child| child.length() <= LONGEST) {
            walks.splice(index..=index, children);
            keep_distinct(&mut walks);
        } else {
            // What cannot be told apart here is asked when it comes up. It still says that something follows.
            walks[index].ended = true;
        }
    }
    keep_distinct(&mut walks);
    let mut menus: Vec<PathMenu> = Vec::new();
    let brief: Vec<Path> = walks.iter().map(|walk| walk.path(|_| false)).collect();
    for (walk, path) in walks.iter().zip(&brief) {
        // In another menu the same words mean what its heading says.
        let keys = walk.keys();
        let alike = |(other, said): &(&Walk, &Path)| {
            said.label == path.label && other.keys().iter().any(|key| keys.contains(key))
        };
        let alike: Vec<&Walk> = walks.iter().zip(&brief).filter(alike).map(|(other, _)| other).collect();
        // What all of them have in common does not tell them apart.
        let common = |choice: &Choice| alike.iter().all(|other| other.choices.iter().any(|c| c.label == choice.label));
        let path = if alike.len() > 1 { walk.path(|choice| !common(choice)) } else { path.clone() };
        let of = walk.menus();
        let of = if of.is_empty() { vec![None] } else { of.into_iter().map(Some).collect() };
        for heading in of {
            let key = heading.map(|menu| menu.key);
            let menu = match menus.iter().position(|menu| menu.key == key) {
                Some(index) => &mut menus[index],
                None => {
                    let most = if heading.is_some_and(|menu| menu.several) { most(position, seat) } else { 1 };
                    let (button, legend) = heading.map_or((None, None), |menu| (menu.button, menu.legend));
                    menus.push(PathMenu { key, button, legend, most, paths: Vec::new() });
                    // Just pushed.
                    let last = menus.len() - 1;
                    &mut menus[last]
                }
            };
            menu.paths.push(path.clone());
            if menu.most > 1 {
                menu.paths.extend(again(walk));
            }
        }
    }
    for menu in &mut menus {
        menu.paths.sort_by_key(|path| (path.again, path.rank));
    }
    menus.sort_by_key(|menu| menu.paths.iter().map(|path| path.rank).min());
    menus
}

/// The answers without those in the same words as another: some components are alike (two buildings of one name),
/// and it does not matter which of them is taken.
fn different(choices: Vec<Choice>) -> Vec<Choice> {
    let mut kept: Vec<Choice> = Vec::new();
    for choice in choices {
        if !kept.iter().any(|other| other.label == choice.label && other.effect == choice.effect) {
            kept.push(choice);
        }
    }
    kept
}

/// What leads to the same state in two ways, as two technologies in either order, is offered once: for nothing rather
/// than for a price that comes back (no action, and not three corn for fishing three), and in the way that is wanted
/// more often.
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

/// The walk whose question should be answered with it next: first what only leads to menus, so that everything
/// stands in its own, then what is usual, then the shortest questions.
fn next_to_expand(walks: &[Walk]) -> Option<usize> {
    let fits = |walk: &&Walk| {
        if walk.said() >= MOST_SAID {
            return false;
        }
        let room = if walk.rank == Rank::Usual || !walk.headings.is_empty() { MENU } else { RARE };
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
    open.min_by_key(|(index, walk)| (walk.headings.is_empty(), walk.rank, walk.open.len(), *index))
        .map(|(index, _)| index)
}

/// The same answer two or three times, as often as it is offered.
fn again(walk: &Walk) -> Vec<Path> {
    let mut paths = Vec::new();
    let [choice] = &walk.choices[..] else { return paths };
    let mut more: Option<Walk> = None;
    for again in 1..=AGAIN {
        let before = more.as_ref().unwrap_or(walk);
        if before.ended || before.choices.len() != again {
            break;
        }
        let choices = before.position.prompt(before.seat).choices;
        let next = choices.iter().find(|other| other.step == choice.step).and_then(|once| before.then(once));
        let Some(next) = next else { break };
        paths.push(Path { again, ..next.path(|_| false) });
        more = Some(next);
    }
    paths
}

/// How many answers of the menu in which several can be chosen can be given one after the other: those first which
/// leave most of the others.
fn most(position: &dyn Position, seat: Seat) -> usize {
    let offered = |position: &dyn Position| -> Vec<String> {
        let choices = position.prompt(seat).choices.into_iter();
        choices.filter(|choice| choice.menu.is_some_and(|menu| menu.several)).map(|choice| choice.step).collect()
    };
    let turn = position.turn();
    let (mut count, mut here) = (0, position.fork());
    while count < MENU && here.turn() == turn {
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

/// What was chosen with the first click of these steps: the longest path that they begin with.
pub fn first_click(position: &dyn Position, seat: Seat, steps: &[String]) -> Option<Path> {
    let menus = menus(position, seat, None);
    // What was placed one by one is taken back one by one.
    let paths = menus.into_iter().flat_map(|menu| menu.paths).filter(|path| path.again == 0);
    paths.filter(|path| steps.starts_with(&path.steps)).max_by_key(|path| path.steps.len())
}

/// What was chosen at once in a menu, as one line of steps. Of a choice and the same more often, which stands for
/// itself, the latter counts.
pub fn together(chosen: &[String]) -> String {
    let begins = |line: &&String| chosen.iter().any(|other| other.starts_with(&format!("{line};")));
    chosen.iter().filter(|line| !begins(line)).map(String::as_str).collect::<Vec<_>>().join(";")
}
