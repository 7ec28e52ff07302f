//! What one click may choose: an answer together with what follows from it.
//!
//! Found by playing ahead on copies: what has no alternative is taken, and questions that belong to an answer
//! ([`Prompt::follows`](super::Prompt::follows)) are answered with it, as far as a menu has room. Whatever would
//! reveal something hidden is never played ahead.

use crate::engine::{Changes, Phrase, Seat};

use super::{Choice, Menu, Position, Rank};

/// Entries of one menu.
const MENU: usize = 25;
/// As many where answers that are rarely wanted are told apart.
const RARE: usize = 15;
/// The longest run of steps that a menu can carry, in bytes.
const LONGEST: usize = 90;
/// A few more of the same are offered where several can be chosen at once.
const AGAIN: usize = 2;

/// One or more steps that are chosen together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The steps in notation.
    pub steps: Vec<String>,
    /// What it is and, where it is more than one step, what it brings.
    pub label: Phrase,
    /// What the label does not say.
    pub effect: Option<Phrase>,
    /// The label in fewer words, where there are some.
    pub short: Option<Phrase>,
    /// How likely it is wanted.
    pub rank: Rank,
    /// How many others with the same steps stand before it, to be chosen with it.
    pub again: usize,
}

/// Paths that stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathMenu {
    /// The text above them; `None`: that of the question.
    pub key: Option<&'static str>,
    /// How many of them can be chosen at once.
    pub most: usize,
    /// What is usually wanted first.
    pub paths: Vec<Path>,
}

/// Steps that were played ahead.
struct Walk {
    /// After the steps; before the last one if that completes the turn.
    position: Box<dyn Position>,
    seat: Seat,
    turn: u32,
    choices: Vec<Choice>,
    changes: Changes,
    /// Nothing can be played ahead from here: the turn is complete, or something was revealed.
    ended: bool,
    /// The question that belongs to it.
    open: Vec<Choice>,
    menu: Option<Menu>,
    rank: Rank,
    /// What the seat will lack soon as things are before the first step.
    lacks: u16,
}

impl Walk {
    fn new(position: &dyn Position, seat: Seat) -> Self {
        Walk {
            position: position.fork(),
            seat,
            turn: position.turn(),
            choices: Vec::new(),
            changes: Changes::default(),
            ended: false,
            open: Vec::new(),
            menu: None,
            rank: Rank::Usual,
            lacks: position.shortage(seat).map_or(0, |(lacks, _)| lacks),
        }
    }

    /// With one more answer and what it forces; `None` where that reveals something in the middle.
    fn then(&self, choice: &Choice) -> Option<Walk> {
        let mut next = Walk {
            position: self.position.fork(),
            choices: self.choices.clone(),
            changes: self.changes.clone(),
            open: Vec::new(),
            ..*self
        };
        next.menu = choice.menu.or(self.menu);
        next.rank = self.rank.max(choice.rank);
        if !next.play(choice.clone()) {
            return None;
        }
        while !next.ended {
            let prompt = next.position.prompt(next.seat);
            match only(&prompt.choices, &*next.position) {
                Some(forced) if next.play(forced.clone()) => {}
                _ => {
                    next.open = if prompt.follows { prompt.choices } else { Vec::new() };
                    break;
                }
            }
        }
        Some(next)
    }

    /// Plays a step; not if it would reveal something after other steps.
    fn play(&mut self, choice: Choice) -> bool {
        let mut after = self.position.fork();
        let Ok(events) = after.play(self.seat, &choice.step) else { return false };
        let complete = after.turn() > self.turn;
        let reveals = events.iter().any(|event| event.reveals);
        if reveals && !complete && !self.choices.is_empty() {
            return false;
        }
        // What the end of a turn brings is not foretold: it may depend on what is hidden.
        for event in events.iter().take_while(|event| event.seat == Some(self.seat) && !event.reveals) {
            event.summary.iter().for_each(|part| self.changes.take(part));
        }
        self.choices.push(choice);
        self.ended = complete || reveals;
        if !complete {
            self.position = after;
        }
        true
    }

    fn length(&self) -> usize {
        self.choices.iter().map(|choice| choice.step.len() + 1).sum()
    }

    fn key(&self) -> Option<&'static str> {
        self.menu.map(|menu| menu.key)
    }

    fn path(&self) -> Path {
        let changes = enumeration(self.changes.amounts());
        let parts = enumeration(self.choices.iter().filter_map(|choice| choice.part.clone()).collect());
        let open = !self.open.is_empty();
        let short = match (parts, &changes) {
            (None, None) => None,
            (Some(parts), None) => Some(parts),
            (None, Some(changes)) => Some(changes.clone()),
            (Some(parts), Some(changes)) => {
                Some(Phrase::new("core-path").with("parts", parts).with("changes", changes.clone()))
            }
        };
        let short = short.map(|path| if open { Phrase::new("core-path-open").with("path", path) } else { path });
        let (first, last) = (self.choices.first(), self.choices.last());
        let plain = first.map_or_else(|| Phrase::new("core-list-empty"), |choice| choice.label.clone());
        let effect = last.and_then(|choice| choice.effect.clone());
        let single = self.choices.len() == 1;
        // What makes a shortage worse says so, however it is shown.
        let worse = self.position.shortage(self.seat).filter(|(lacks, _)| *lacks > self.lacks).map(|(_, words)| words);
        let warned = |said: Option<Phrase>| enumeration(said.into_iter().chain(worse.clone()).collect());
        let effect = warned(if single { effect.or(changes) } else { effect });
        Path {
            steps: self.choices.iter().map(|choice| choice.step.clone()).collect(),
            label: short.clone().filter(|_| !single).unwrap_or(plain),
            effect,
            short: short.filter(|_| single).and_then(|short| warned(Some(short))),
            rank: self.rank,
            again: 0,
        }
    }
}

/// The answer that has no alternative, unless it says that nothing more is wanted.
fn only<'a>(choices: &'a [Choice], position: &dyn Position) -> Option<&'a Choice> {
    let [only] = choices else { return None };
    (!position.title().passes().contains(&only.step.as_str())).then_some(only)
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
    let choices = position.prompt(seat).choices;
    let choices = choices.iter().filter(|choice| Some(choice.step.as_str()) != end_step);
    let mut walks: Vec<Walk> = choices.filter_map(|choice| start.then(choice)).collect();
    while let Some(index) = next_to_expand(&walks) {
        let children: Vec<Walk> = walks[index].open.iter().filter_map(|choice| walks[index].then(choice)).collect();
        if children.len() == walks[index].open.len() && children.iter().all(|child| child.length() <= LONGEST) {
            walks.splice(index..=index, children);
        } else {
            // What cannot be told apart here is asked when it comes up. It still says that something follows.
            walks[index].ended = true;
        }
    }
    let mut menus: Vec<PathMenu> = Vec::new();
    for walk in &walks {
        let menu = match menus.iter().position(|menu| menu.key == walk.key()) {
            Some(index) => &mut menus[index],
            None => {
                let most = walk.menu.filter(|menu| menu.several).map_or(1, |menu| most(position, seat, menu.key));
                menus.push(PathMenu { key: walk.key(), most, paths: Vec::new() });
                // Just pushed.
                let last = menus.len() - 1;
                &mut menus[last]
            }
        };
        menu.paths.push(walk.path());
        if menu.most > 1 {
            menu.paths.extend(again(walk));
        }
    }
    for menu in &mut menus {
        menu.paths.sort_by_key(|path| (path.again, path.rank));
    }
    menus.sort_by_key(|menu| menu.paths.iter().map(|path| path.rank).min());
    menus
}

/// The walk whose question should be answered with it next: what is usual first, then the shortest questions.
fn next_to_expand(walks: &[Walk]) -> Option<usize> {
    let fits = |walk: &&Walk| {
        let room = if walk.rank == Rank::Usual { MENU } else { RARE };
        let keys = walk.open.iter().map(|choice| choice.menu.or(walk.menu).map(|menu| menu.key));
        let mut wanted: Vec<(Option<&str>, usize)> = Vec::new();
        for key in keys {
            match wanted.iter_mut().find(|(known, _)| *known == key) {
                Some((_, count)) => *count += 1,
                None => wanted.push((key, 1)),
            }
        }
        wanted.iter().all(|(key, count)| {
            let there = walks.iter().filter(|other| other.key() == *key).count();
            there + count - usize::from(walk.key() == *key) <= room
        })
    };
    let open = walks.iter().enumerate().filter(|(_, walk)| !walk.ended && !walk.open.is_empty() && fits(walk));
    open.min_by_key(|(index, walk)| (walk.rank, walk.open.len(), *index)).map(|(index, _)| index)
}

/// The same answer once more, as long as it is offered.
fn again(walk: &Walk) -> Vec<Path> {
    let mut paths = Vec::new();
    let Some(choice) = walk.choices.first() else { return paths };
    let mut position = walk.position.fork();
    if walk.ended || walk.choices.len() > 1 {
        return paths;
    }
    for number in 1..=AGAIN {
        let Some(more) = position.prompt(walk.seat).choices.into_iter().find(|other| other.step == choice.step) else {
            break;
        };
        if position.play(walk.seat, &more.step).is_err() {
            break;
        }
        let label = Phrase::new("core-path-again").with("path", more.label);
        let steps = vec![more.step];
        paths.push(Path { steps, label, effect: more.effect, short: None, rank: more.rank, again: number });
    }
    paths
}

/// How many answers of a menu can be given one after the other: those first which leave most of the others.
fn most(position: &dyn Position, seat: Seat, key: &'static str) -> usize {
    let in_menu = |position: &dyn Position| -> Vec<String> {
        let choices = position.prompt(seat).choices.into_iter();
        choices.filter(|choice| choice.menu.is_some_and(|menu| menu.key == key)).map(|choice| choice.step).collect()
    };
    let turn = position.turn();
    let (mut count, mut here) = (0, position.fork());
    while count < MENU && here.turn() == turn {
        let next = in_menu(&*here).into_iter().filter_map(|step| {
            let mut after = here.fork();
            after.play(seat, &step).ok()?;
            let left = if after.turn() == turn { in_menu(&*after).len() } else { 0 };
            Some((left, after))
        });
        let Some((_, after)) = next.max_by_key(|(left, _)| *left) else { break };
        (count, here) = (count + 1, after);
    }
    count.max(1)
}

/// How many of these steps were chosen with the first click: those of the longest path that they begin with.
pub fn first_click(position: &dyn Position, seat: Seat, steps: &[String]) -> usize {
    let menus = menus(position, seat, None);
    let paths = menus.iter().flat_map(|menu| &menu.paths);
    let begun = paths.filter(|path| steps.starts_with(&path.steps)).map(|path| path.steps.len());
    begun.max().unwrap_or(1)
}
