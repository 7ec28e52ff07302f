//! A turn in one line: what its events come to, taken together.
//!
//! Each event says what it contributes ([`Summary`]); [`summarize`] puts the contributions together. Nothing here
//! is text: every part is a phrase, and each language orders the parts as it likes (`core-turn`).

use super::event::{Event, Summary};
use super::phrase::Phrase;
use super::seat::Seat;

/// What a line is about.
#[derive(PartialEq)]
enum Subject {
    /// What this player did.
    Turn(Seat),
    /// What everybody gets: the line.
    Everybody(String),
    /// A line that stands for itself.
    Said(Phrase),
}

/// What belongs to a line, in the order in which it came up.
#[derive(Default)]
struct Parts {
    clauses: Vec<(String, Vec<Phrase>)>,
    changes: Vec<(Seat, Vec<(String, i64)>)>,
}

/// The lines in which a turn is told: what each player did (`core-turn`: `player`, the lists `clauses` and
/// `changes`), and what concerned everybody, in the order in which each began.
pub fn summarize(events: &[Event]) -> Vec<Phrase> {
    let mut lines: Vec<(Subject, Parts)> = Vec::new();
    for event in events {
        for part in &event.summary {
            add(&mut lines, event, part);
        }
    }
    lines.into_iter().map(|(subject, parts)| phrase(subject, parts)).collect()
}

fn add(lines: &mut Vec<(Subject, Parts)>, event: &Event, part: &Summary) {
    match (part, event.seat) {
        (Summary::Did { key, thing }, Some(seat)) => {
            let things = entry(&mut entry(lines, Subject::Turn(seat)).clauses, key.clone());
            // Two workers on one gear are one thing to tell.
            if let Some(thing) = thing.as_ref().filter(|thing| !things.contains(thing)) {
                things.push(thing.clone());
            }
        }
        (Summary::Change { key, n }, Some(seat)) => {
            *entry(entry(&mut entry(lines, Subject::Turn(seat)).changes, seat), key.clone()) += n;
        }
        (Summary::Share { line, key, n }, Some(seat)) => {
            *entry(entry(&mut entry(lines, Subject::Everybody(line.clone())).changes, seat), key.clone()) += n;
        }
        // What concerns nobody in particular can only be a line.
        _ => drop(entry(lines, Subject::Said(event.phrase.clone()))),
    }
}

/// The value of a key, which is added if it is new.
fn entry<K: PartialEq, V: Default>(list: &mut Vec<(K, V)>, key: K) -> &mut V {
    let index = list.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
        list.push((key, V::default()));
        list.len() - 1
    });
    &mut list[index].1
}

fn phrase(subject: Subject, parts: Parts) -> Phrase {
    // What was gained and paid again is not told.
    let amounts = |sums: Vec<(String, i64)>| -> Vec<Phrase> {
        sums.into_iter().filter(|(_, n)| *n != 0).map(|(key, n)| Phrase::new(key).with("n", n)).collect()
    };
    match subject {
        Subject::Turn(seat) => {
            let clause = |(key, things): (String, Vec<Phrase>)| Phrase::new(key).with("things", things);
            Phrase::new("core-turn")
                .seat("player", seat)
                .with("clauses", parts.clauses.into_iter().map(clause).collect::<Vec<_>>())
                .with("changes", parts.changes.into_iter().flat_map(|(_, sums)| amounts(sums)).collect::<Vec<_>>())
        }
        Subject::Everybody(line) => {
            let share = |(seat, changes): (Seat, Vec<Phrase>)| {
                Phrase::new("core-share").seat("player", seat).with("changes", changes)
            };
            let changed = parts.changes.into_iter().map(|(seat, sums)| (seat, amounts(sums)));
            let shares = changed.filter(|(_, changes)| !changes.is_empty()).map(share).collect::<Vec<_>>();
            Phrase::new(line).with("shares", shares)
        }
        Subject::Said(phrase) => phrase,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(seat: u8) -> Event {
        Event { seat: Some(Seat::new(seat)), phrase: Phrase::new("event"), reveals: false, summary: Vec::new() }
    }

    #[test]
    fn clauses_are_joined_and_amounts_added_up() {
        let events = [
            event(0).did("did-place", Phrase::new("tikal")).change("change-corn", -1),
            event(0).did("did-place", Phrase::new("uxmal")).change("change-corn", -2),
            event(0).did("did-place", Phrase::new("tikal")).change("change-wood", 1),
            event(0).change("change-wood", -1),
        ];
        let clause = Phrase::new("did-place").with("things", vec![Phrase::new("tikal"), Phrase::new("uxmal")]);
        let line = Phrase::new("core-turn")
            .seat("player", Seat::new(0))
            .with("clauses", vec![clause])
            .with("changes", vec![Phrase::new("change-corn").with("n", -3)]);
        assert_eq!(summarize(&events), [line]);
    }

    #[test]
    fn what_concerns_everybody_is_one_line() {
        let events = [
            event(0).share("day-fed", "change-corn", -6),
            event(1).share("day-fed", "change-corn", 0),
            event(2).share("day-fed", "change-corn", -4),
            event(2).share("day-fed", "change-points", -3),
        ];
        let change = |key: &str, n: i64| Phrase::new(key).with("n", n);
        let share = |seat: u8, changes: Vec<Phrase>| {
            Phrase::new("core-share").seat("player", Seat::new(seat)).with("changes", changes)
        };
        let shares = vec![
            share(0, vec![change("change-corn", -6)]),
            share(2, vec![change("change-corn", -4), change("change-points", -3)]),
        ];
        assert_eq!(summarize(&events), [Phrase::new("day-fed").with("shares", shares)]);
    }

    #[test]
    fn details_are_left_out() {
        assert_eq!(summarize(&[event(0), event(1)]), []);
        assert_eq!(summarize(&[event(0).line()]), [Phrase::new("event")]);
    }
}
