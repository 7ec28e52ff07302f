//! The lines of facts: the actions of each turn with their gains and costs, and effects on all players.
//!
//! Each event lists its parts ([`Summary`]). Nothing here is text: every part is a phrase, and each language chooses the
//! order of the parts (`core-turn`).

use super::changes::{Balance, count_thing, grouped, repeated};
use super::event::{Event, Summary};
use super::game::Viewer;
use super::phrase::{Arg, Phrase};
use super::seat::Seat;

/// Key of the line for a player's turn, and of the same line without the name.
const TURN: &str = "core-turn";
pub(super) const OWN_TURN: &str = "core-turn-summary";
/// Argument of a thing that only the player's own line shows. The key of the thing has an attribute `brief` without it.
const DETAIL: &str = "detail";

/// Splits a line between clauses so that each part has at most `most` characters besides the player's name. `length`
/// counts the characters of a line.
pub fn fitted(line: Phrase, most: usize, length: impl Fn(&Phrase) -> usize) -> Vec<Phrase> {
    let [player, (name, Arg::List(clauses)), ..] = &line.args[..] else { return vec![line] };
    let too_long = |clauses: &[Phrase]| {
        let summary = Phrase::new(OWN_TURN).with(name, clauses.to_vec()).with("changes", Vec::new());
        length(&summary) > most
    };
    if line.key != TURN || !too_long(clauses) {
        return vec![line];
    }
    let (mut fitting, mut left) = (Vec::new(), &clauses[..]);
    while !left.is_empty() {
        let fits = (2..=left.len()).take_while(|count| !too_long(&left[..*count])).last().unwrap_or(1);
        let (these, others) = left.split_at(fits);
        let line = if fitting.is_empty() {
            Phrase { key: TURN.to_owned(), args: vec![player.clone()] }
        } else {
            Phrase::new("core-turn-more")
        };
        fitting.push(line.with(name, these.to_vec()).with("changes", Vec::new()));
        left = others;
    }
    fitting
}

/// The lines in the order in which each began.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    all: Vec<Line>,
    /// Index of the current turn's first line.
    turn: usize,
}

#[derive(Clone, Debug, PartialEq)]
enum Subject {
    Turn(Seat),
    /// An effect on all players, with the key of the line.
    Everybody(String),
    /// The phrase of a separate line.
    Sentence(Phrase),
}

#[derive(Clone, Debug)]
struct Line {
    subject: Subject,
    /// The player's actions, if the line is about one player.
    turn: Turn,
    /// Each player's changes, if the line is about all players.
    shares: Vec<(Seat, Balance)>,
}

#[derive(Clone, Debug, Default)]
struct Turn {
    clauses: Vec<Clause>,
    /// Open clauses, outermost first. Changes belong to the last one.
    open: Vec<Open>,
    /// Changes for a clause that hasn't come yet.
    waiting: Balance,
    /// The substitute clause in case the real one doesn't come.
    announced: Option<(String, Option<Phrase>)>,
}

/// A clause that is still open. It ends with the first event of less depth.
#[derive(Clone, Debug)]
struct Open {
    /// Index of the clause; `None` until it comes.
    clause: Option<usize>,
    depth: u16,
}

#[derive(Clone, Debug, Default)]
struct Clause {
    key: String,
    /// Number of repetitions of the action.
    count: i64,
    things: Vec<(Phrase, i64)>,
    changes: Balance,
}

impl Lines {
    /// Begins a turn. Its lines come after those of earlier turns, except for effects that continue.
    pub(super) fn begin(&mut self) {
        self.turn = self.all.len();
    }

    /// Ends a turn: the player's actions come before the effects on all players.
    pub(super) fn end(&mut self) {
        self.all[self.turn..].sort_by_key(|line| !matches!(line.subject, Subject::Turn(_)));
    }

    /// The lines for a viewer. A player's own turn has no name.
    pub(super) fn phrases(&self, viewer: Viewer) -> Vec<Phrase> {
        self.all.iter().cloned().filter_map(|line| line.phrase(viewer)).collect()
    }

    pub(super) fn add(&mut self, event: &Event, part: &Summary) {
        match (part, event.seat) {
            (Summary::Did { key, thing }, Some(seat)) => self.turn(seat).did(key, thing.as_ref(), event.depth),
            (Summary::Separately { key }, Some(seat)) => {
                let turn = self.turn(seat);
                let index = turn.new_clause(key, None);
                turn.take(index, event.depth);
            }
            (Summary::Aside { key, thing }, Some(seat)) => self.turn(seat).aside(key, thing.as_ref(), event.depth),
            (Summary::Next, Some(seat)) => self.turn(seat).next(event.depth),
            (Summary::Announced { key, thing }, Some(seat)) => {
                let turn = self.turn(seat);
                turn.next(event.depth);
                turn.announced = Some((key.clone(), thing.clone()));
            }
            (Summary::Change { key, thing, n }, Some(seat)) => {
                self.turn(seat).changes(event.depth).add(key, thing.as_ref(), *n);
            }
            (Summary::Told { key, n }, Some(seat)) => self.turn(seat).changes(event.depth).add(key, None, *n),
            (Summary::Fee { key, n }, Some(seat)) => self.turn(seat).changes(event.depth).pay(key, *n),
            (Summary::Share { line, key, thing, n }, Some(seat)) => {
                let shares = self.everybody(line);
                let index = shares.iter().position(|(known, _)| *known == seat).unwrap_or_else(|| {
                    shares.push((seat, Balance::default()));
                    shares.len() - 1
                });
                shares[index].1.add(key, thing.as_ref(), *n);
            }
            (Summary::Draft | Summary::Public | Summary::Named { .. } | Summary::Fact { .. }, _) => {}
            (Summary::Share { line, .. }, None) => drop(self.everybody(line)),
            // Without a seat, the event can only be a separate line.
            _ => drop(self.line(self.all.len(), Subject::Sentence(event.phrase.clone()))),
        }
    }

    fn turn(&mut self, seat: Seat) -> &mut Turn {
        &mut self.line(self.turn, Subject::Turn(seat)).turn
    }

    /// The shares of a line for all players. The line continues until a player acts.
    fn everybody(&mut self, key: &str) -> &mut Vec<(Seat, Balance)> {
        let acted = |line: &Line| matches!(line.subject, Subject::Turn(_));
        let since = self.all.iter().rposition(acted).map_or(0, |index| index + 1);
        &mut self.line(since, Subject::Everybody(key.to_owned())).shares
    }

    /// The line with this subject from `since` on, or a new one.
    fn line(&mut self, since: usize, subject: Subject) -> &mut Line {
        let known = self.all[since..].iter().position(|line| line.subject == subject);
        let index = known.map_or(self.all.len(), |index| index + since);
        if known.is_none() {
            self.all.push(Line { subject, turn: Turn::default(), shares: Vec::new() });
        }
        &mut self.all[index]
    }
}

impl Turn {
    /// Adds a clause and gives it the waiting changes.
    fn did(&mut self, key: &str, thing: Option<&Phrase>, depth: u16) {
        let index = self.clause(key, thing);
        self.take(index, depth);
    }

    /// Opens a clause and moves the waiting changes to it.
    fn take(&mut self, index: usize, depth: u16) {
        let depth = self.end(depth);
        self.announced = None;
        self.clauses[index].changes.append(std::mem::take(&mut self.waiting));
        self.open.push(Open { clause: Some(index), depth });
    }

    fn aside(&mut self, key: &str, thing: Option<&Phrase>, depth: u16) {
        let known = self.clauses.iter().rposition(|clause| clause.key == key);
        let since = known.map_or(&[][..], |index| &self.clauses[index + 1..]);
        // A thing gained in an earlier clause must not be used before that clause.
        let brought = thing.is_some_and(|thing| since.iter().any(|clause| clause.changes.brought(thing)));
        let index = if brought { self.new_clause(key, thing) } else { self.clause(key, thing) };
        self.open.retain(|open| open.depth < depth);
        self.open.push(Open { clause: Some(index), depth });
    }

    fn next(&mut self, depth: u16) {
        let depth = self.end(depth);
        self.open.push(Open { clause: None, depth });
    }

    /// Closes all clauses that an action at this depth ends, including an announced clause that the action replaces.
    /// Returns the depth for the action's own clause.
    fn end(&mut self, depth: u16) -> u16 {
        let announced = self.open.iter().position(|open| open.clause.is_none());
        let depth = announced.map_or(depth, |index| depth.min(self.open[index].depth));
        self.open.truncate(announced.unwrap_or(usize::MAX));
        self.open.retain(|open| open.depth < depth);
        depth
    }

    /// Adds a thing to the latest clause with this key, or to a new clause. Returns the clause's index.
    fn clause(&mut self, key: &str, thing: Option<&Phrase>) -> usize {
        match self.clauses.iter().rposition(|clause| clause.key == key) {
            Some(index) => {
                self.clauses[index].done_to(thing);
                index
            }
            None => self.new_clause(key, thing),
        }
    }

    fn new_clause(&mut self, key: &str, thing: Option<&Phrase>) -> usize {
        let mut clause = Clause { key: key.to_owned(), ..Clause::default() };
        clause.done_to(thing);
        self.clauses.push(clause);
        self.clauses.len() - 1
    }

    fn changes(&mut self, depth: u16) -> &mut Balance {
        self.open.retain(|open| open.depth <= depth);
        match self.open.last().and_then(|open| open.clause) {
            Some(index) => &mut self.clauses[index].changes,
            None => &mut self.waiting,
        }
    }

    fn phrase(mut self, seat: Seat, viewer: Viewer) -> Option<Phrase> {
        if let Some((key, thing)) = self.announced.take() {
            self.did(&key, thing.as_ref(), 0);
        }
        let loose = match self.clauses.last_mut() {
            Some(clause) => {
                clause.changes.append(self.waiting);
                Vec::new()
            }
            None => self.waiting.amounts(),
        };
        let own = viewer == Viewer::Seat(seat);
        let clauses: Vec<Phrase> = self.clauses.into_iter().map(|clause| clause.phrase(own)).collect();
        let line = if own { Phrase::new(OWN_TURN) } else { Phrase::new(TURN).seat("player", seat) };
        (!clauses.is_empty() || !loose.is_empty()).then(|| line.with("clauses", clauses).with("changes", loose))
    }
}

impl Line {
    fn phrase(self, viewer: Viewer) -> Option<Phrase> {
        match self.subject {
            Subject::Turn(seat) => self.turn.phrase(seat, viewer),
            Subject::Everybody(line) => {
                let shares = self.shares.iter().filter_map(|(seat, changes)| {
                    let changes = changes.amounts();
                    let share = Phrase::new("core-share").seat("player", *seat);
                    (!changes.is_empty()).then(|| share.with("changes", changes))
                });
                Some(Phrase::new(line).with("shares", shares.collect::<Vec<_>>()))
            }
            Subject::Sentence(phrase) => Some(phrase),
        }
    }
}

impl Clause {
    /// Counts one more repetition, with this thing.
    fn done_to(&mut self, thing: Option<&Phrase>) {
        self.count += 1;
        if let Some(thing) = thing {
            count_thing(&mut self.things, thing.clone());
        }
    }

    /// The clause. Others see the details of things in the picture.
    fn phrase(mut self, own: bool) -> Phrase {
        let detailed = |thing: &Phrase| thing.args.iter().any(|(name, _)| name == DETAIL);
        for (thing, _) in self.things.iter_mut().filter(|(thing, _)| !own && detailed(thing)) {
            thing.key.push_str(".brief");
        }
        let things: Vec<Phrase> = grouped(&self.things).iter().map(|(thing, count)| repeated(thing, *count)).collect();
        Phrase::new(self.key)
            .with("count", self.count)
            .with("things", things)
            .with("gains", self.changes.phrases(|n| n > 0))
            .with("costs", self.changes.phrases(|n| n < 0))
    }
}

#[cfg(test)]
mod tests {
    use super::super::facts::Facts;
    use super::*;

    fn summarize(events: &[Event]) -> Vec<Phrase> {
        Facts::of(events).lines(Viewer::Public)
    }

    fn summarize_turns<'a>(turns: impl IntoIterator<Item = &'a [Event]>) -> Vec<Phrase> {
        Facts::of_turns(turns).lines(Viewer::Public)
    }

    fn event(seat: u8) -> Event {
        Event {
            seat: Some(Seat::new(seat)),
            phrase: Phrase::new("event"),
            reveals: false,
            depth: 0,
            summary: Vec::new(),
        }
    }

    fn amount(key: &str, n: i64) -> Phrase {
        Phrase::new(key).with("n", n)
    }

    fn clause(key: &str, things: Vec<Phrase>, gains: Vec<Phrase>, costs: Vec<Phrase>) -> Phrase {
        done(key, 1, things, gains, costs)
    }

    fn done(key: &str, count: i64, things: Vec<Phrase>, gains: Vec<Phrase>, costs: Vec<Phrase>) -> Phrase {
        let clause = Phrase::new(key).with("count", count);
        clause.with("things", things).with("gains", gains).with("costs", costs)
    }

    fn turn(seat: u8, clauses: Vec<Phrase>, changes: Vec<Phrase>) -> Phrase {
        Phrase::new("core-turn").seat("player", Seat::new(seat)).with("clauses", clauses).with("changes", changes)
    }

    #[test]
    fn things_are_joined_and_amounts_are_added() {
        let events = [
            event(0).did("place", Phrase::new("tikal")).change("corn", -1),
            event(0).did("place", Phrase::new("uxmal")).change("corn", -2),
            event(0).did("place", Phrase::new("tikal")).change("wood", 1),
            event(0).change("wood", -1),
        ];
        let tikal = Phrase::new("core-repeated").with("thing", Phrase::new("tikal")).with("count", 2);
        let places = done("place", 3, vec![tikal, Phrase::new("uxmal")], vec![], vec![amount("corn", -3)]);
        assert_eq!(summarize(&events), [turn(0, vec![places], vec![])]);
    }

    #[test]
    fn a_fee_is_not_taken_off_a_gain() {
        let fish = |event: Event| event.did("fish", None).fee("corn", 1);
        let summarized = |event: Event| summarize(&[event, self::event(0).change("wood", -2)]);
        let clause = |gains, costs| vec![turn(0, vec![clause("fish", vec![], gains, costs)], vec![])];
        assert_eq!(
            summarized(fish(event(0)).change("corn", 3)),
            clause(vec![amount("corn", 3)], vec![amount("wood", -2), amount("corn", -1)])
        );
        // Other costs of the same resource are merged with the fee.
        assert_eq!(
            summarized(fish(event(0)).change("corn", -3)),
            clause(vec![], vec![amount("corn", -4), amount("wood", -2)])
        );
    }

    #[test]
    fn repeated_clauses_with_different_gains_stay_separate() {
        let ascends = |points: i64| event(0).separately("ascend").change("points", points);
        let summarized = summarize(&[ascends(7), event(0).aside("use", Phrase::new("feast")).at(1), ascends(5)]);
        let ascent = |points| clause("ascend", vec![], vec![amount("points", points)], vec![]);
        let used = clause("use", vec![Phrase::new("feast")], vec![], vec![]);
        assert_eq!(summarized, [turn(0, vec![ascent(7), used, ascent(5)], vec![])]);
    }

    #[test]
    fn consecutive_changes_become_one_change() {
        let raised = |from: i64, to: i64| Phrase::new("raised").with("from", from).with("to", to);
        let power = |things: Vec<Phrase>| Phrase::new("power").with("n", things.len() as i64).with("things", things);
        let up = |from, to| event(0).change_of("power", raised(from, to), 1);
        assert_eq!(summarize(&[up(1, 2), up(2, 3)]), [turn(0, vec![], vec![power(vec![raised(1, 3)])])]);
        assert_eq!(
            summarize(&[up(1, 2), up(1, 2), up(2, 3)]),
            [turn(0, vec![], vec![power(vec![raised(1, 2), raised(1, 3)])])]
        );
    }

    #[test]
    fn names_come_after_amounts_and_repeated_names_are_listed_separately() {
        let up = |temple: &str| event(0).change_of("up", Phrase::new(temple), 1);
        let summarized = summarize(&[up("blue"), event(0).change("wood", 2), up("red"), up("blue"), up("green")]);
        let risen = |things: Vec<Phrase>| Phrase::new("up").with("n", 2).with("things", things);
        let twice = Phrase::new("core-repeated").with("thing", Phrase::new("blue")).with("count", 2);
        let others = vec![Phrase::new("red"), Phrase::new("green")];
        assert_eq!(summarized, [turn(0, vec![], vec![amount("wood", 2), risen(vec![twice]), risen(others)])]);
    }

    #[test]
    fn a_price_is_listed_with_the_clause_that_it_pays_for() {
        let up = |temple: &str| Phrase::new(temple);
        let events = [
            event(0).did("harvest", None).change("corn", 4),
            event(0).next().change("corn", -1),
            event(0).did("build", Phrase::new("shrine")),
            event(0).change_of("up", up("chaac"), 1).change_of("up", up("kukulkan"), 1),
        ];
        let risen = Phrase::new("up").with("n", 2).with("things", vec![up("chaac"), up("kukulkan")]);
        let clauses = vec![
            clause("harvest", vec![], vec![amount("corn", 4)], vec![]),
            clause("build", vec![Phrase::new("shrine")], vec![risen], vec![amount("corn", -1)]),
        ];
        assert_eq!(summarize(&events), [turn(0, clauses, vec![])]);
    }

    #[test]
    fn later_gains_are_listed_with_their_cause() {
        // A building that lets its builder trade, then gives points.
        let events = [
            event(0).did("build", Phrase::new("rest")).at(1),
            event(0).did("trade", None).change("wood", 6).change("gold", -3).at(2),
            event(0).change("points", 6).at(1),
            event(0).change("points", 1).at(3),
        ];
        let build = clause("build", vec![Phrase::new("rest")], vec![amount("points", 7)], vec![]);
        let trade = clause("trade", vec![], vec![amount("wood", 6)], vec![amount("gold", -3)]);
        assert_eq!(summarize(&events), [turn(0, vec![build, trade], vec![])]);
    }

    #[test]
    fn tiles_used_during_an_action_have_a_separate_clause() {
        // The player pays for the next clause, plays a tile before it and another one after it.
        let events = [
            event(0).next().change("cocoa", -2).at(2),
            event(0).aside("use", Phrase::new("sandals")).change("avenue", 1).at(3),
            event(0).change("cocoa", -1).at(2),
            event(0).did("build", None).at(3),
            event(0).aside("use", Phrase::new("litter")).at(4),
            event(0).change("gold", 2).at(5),
            event(0).change("points", 5).at(3),
        ];
        let tiles = vec![Phrase::new("sandals"), Phrase::new("litter")];
        let used = done("use", 2, tiles, vec![amount("avenue", 1), amount("gold", 2)], vec![]);
        let built = clause("build", vec![], vec![amount("points", 5)], vec![amount("cocoa", -3)]);
        assert_eq!(summarize(&events), [turn(0, vec![used, built], vec![])]);
    }

    #[test]
    fn a_claimed_tile_is_used_after_its_claim() {
        let use_it = |tile: &str| event(0).aside("use", Phrase::new(tile));
        let events = [
            use_it("trophy").change("points", 4),
            event(0).did("worship", None).change_of("claimed", Phrase::new("sandals"), 1),
            use_it("sandals").change("avenue", 1),
            use_it("litter"),
        ];
        let used = |tiles: &[&str], gain: Phrase| {
            let tiles: Vec<Phrase> = tiles.iter().map(|tile| Phrase::new(*tile)).collect();
            done("use", tiles.len() as i64, tiles, vec![gain], vec![])
        };
        let claimed = Phrase::new("claimed").with("n", 1).with("things", vec![Phrase::new("sandals")]);
        let clauses = vec![
            used(&["trophy"], amount("points", 4)),
            clause("worship", vec![], vec![claimed], vec![]),
            used(&["sandals", "litter"], amount("avenue", 1)),
        ];
        assert_eq!(summarize(&events), [turn(0, clauses, vec![])]);
    }

    #[test]
    fn changes_without_a_clause_are_listed() {
        assert_eq!(summarize(&[event(1).change("corn", 3)]), [turn(1, vec![], vec![amount("corn", 3)])]);
    }

    #[test]
    fn shared_changes_of_several_turns_are_one_line() {
        let fed = [event(0).share("fed", "corn", -6), event(1).share("fed", "corn", 0)];
        let later = [event(2).share("fed", "corn", -4), event(2).share("fed", "points", -3)];
        let share = |seat: u8, changes: Vec<Phrase>| {
            Phrase::new("core-share").seat("player", Seat::new(seat)).with("changes", changes)
        };
        let shares = vec![share(0, vec![amount("corn", -6)]), share(2, vec![amount("corn", -4), amount("points", -3)])];
        assert_eq!(summarize_turns([&fed[..], &later[..]]), [Phrase::new("fed").with("shares", shares)]);
        let acted = [event(0).did("place", None)];
        assert_eq!(summarize_turns([&fed[..], &acted[..], &later[..]]).len(), 3);
    }

    #[test]
    fn an_announced_action_is_listed_until_the_action_follows() {
        let moves = event(0).announced("move", Phrase::new("worker")).change("cocoa", -1);
        let summarized = clause("move", vec![Phrase::new("worker")], vec![], vec![amount("cocoa", -1)]);
        assert_eq!(summarize(std::slice::from_ref(&moves)), [turn(0, vec![summarized], vec![])]);
        let builds = clause("build", vec![], vec![], vec![amount("cocoa", -1)]);
        assert_eq!(summarize(&[moves, event(0).did("build", None)]), [turn(0, vec![builds], vec![])]);
    }

    #[test]
    fn things_that_differ_in_a_number_are_one_thing() {
        let space = |of: &str, n: i64| Phrase::new("space").with("gear", Phrase::new(of)).with("n", n);
        let place = |of: &str, n: i64| event(0).did("place", space(of, n));
        let summarized = summarize(&[place("tikal", 0), place("uxmal", 0), place("tikal", 1)]);
        let numbers: Vec<Phrase> = [0, 1].map(|n| Phrase::new("core-share-number").with("n", n)).into();
        let both = Phrase::new("space").with("gear", Phrase::new("tikal")).with("n", numbers);
        let places = done("place", 3, vec![both, space("uxmal", 0)], vec![], vec![]);
        assert_eq!(summarized, [turn(0, vec![places], vec![])]);
    }

    #[test]
    fn a_draft_is_listed_once_in_the_final_summary() {
        let first = [event(0).did("place", Phrase::new("forest")).for_draft()];
        let last = [event(0).change("wood", 2).for_draft(), event(0).did("start", None).change("wood", 2).for_public()];
        let summarized =
            |key: &str, things: Vec<Phrase>, gains| vec![turn(0, vec![clause(key, things, gains, vec![])], vec![])];
        assert_eq!(summarize(&first), summarized("place", vec![Phrase::new("forest")], vec![]));
        assert_eq!(summarize(&last), [turn(0, vec![], vec![amount("wood", 2)])]);
        assert_eq!(summarize_turns([&first[..], &last[..]]), summarized("start", vec![], vec![amount("wood", 2)]));
    }

    #[test]
    fn each_turn_has_a_line_and_the_day_keeps_its_position() {
        let day = Event { seat: None, ..event(0).line() };
        // The day ends in the last player's turn, and the same player starts the next day.
        let turns = [
            vec![day.clone(), event(0).did("place", None)],
            vec![event(0).did("fish", None)],
            vec![event(0).did("build", None)],
            vec![event(1).did("fish", None), day],
        ];
        let did = |seat, key| turn(seat, vec![clause(key, vec![], vec![], vec![])], vec![]);
        let phrase = Phrase::new("event");
        assert_eq!(
            summarize_turns(turns.iter().map(|events| &events[..])),
            [did(0, "place"), phrase.clone(), did(0, "fish"), did(0, "build"), did(1, "fish"), phrase]
        );
    }

    #[test]
    fn long_lines_break_between_clauses() {
        let events = ["place", "fish", "build"].map(|key| event(0).did(key, None));
        let line = summarize(&events).remove(0);
        let count = |line: &Phrase| match &line.args[..] {
            [(_, Arg::List(clauses)), ..] => clauses.len() * 50,
            _ => 0,
        };
        let keys = |most| fitted(line.clone(), most, count).into_iter().map(|line| line.key).collect::<Vec<_>>();
        assert_eq!(keys(150), ["core-turn"]);
        assert_eq!(keys(120), ["core-turn", "core-turn-more"]);
        assert_eq!(keys(60), ["core-turn", "core-turn-more", "core-turn-more"]);
    }

    #[test]
    fn players_see_their_own_turn_without_a_name() {
        let facts = Facts::of(&[event(0).did("fish", None), event(1).share("fed", "corn", -2)]);
        let keys = |viewer| facts.lines(viewer).into_iter().map(|line| line.key).collect::<Vec<_>>();
        assert_eq!(keys(Viewer::Seat(Seat::new(0))), ["core-turn-summary", "fed"]);
        assert_eq!(keys(Viewer::Seat(Seat::new(1))), ["core-turn", "fed"]);
        assert_eq!(keys(Viewer::Public), ["core-turn", "fed"]);
        let tile = Phrase::new("tile").with("detail", Phrase::new("turned"));
        let facts = Facts::of(&[event(0).did("build", tile.clone())]);
        let built = |thing: Phrase| vec![clause("build", vec![thing], vec![], vec![])];
        assert_eq!(
            facts.lines(Viewer::Public),
            [turn(0, built(Phrase { key: "tile.brief".to_owned(), ..tile }), vec![])]
        );
    }

    #[test]
    fn details_are_left_out() {
        assert_eq!(summarize(&[event(0), event(1).next()]), []);
        assert_eq!(summarize(&[event(0).line()]), [Phrase::new("event")]);
    }
}
