//! The gains and costs of a turn as amounts.

use crate::engine::{Arg, Event, Phrase, Summary, summarize};

/// Key of the clause that collects everything. It is never shown.
const ALL: &str = "turn";

/// The gains and costs of some events of a seat, as amounts and things, each added up. Things are those of clauses with
/// these keys.
pub fn gains_and_costs(events: &[Event], named: &[&str]) -> (Vec<Phrase>, Vec<Phrase>) {
    let one_clause = |part: &mut Summary| {
        let thing = match part {
            Summary::Did { key, thing } | Summary::Aside { key, thing } if named.contains(&key.as_str()) => {
                thing.take()
            }
            Summary::Did { .. } | Summary::Aside { .. } | Summary::Separately { .. } => None,
            Summary::Announced { .. } => return *part = Summary::Next,
            _ => return,
        };
        *part = Summary::Did { key: ALL.to_owned(), thing };
    };
    let mut events = events.to_vec();
    events.iter_mut().flat_map(|event| &mut event.summary).for_each(one_clause);
    if let Some(first) = events.first_mut() {
        first.summary.insert(0, Summary::Did { key: ALL.to_owned(), thing: None });
    }
    let line = summarize(&events).into_iter().find(|line| line.key == "core-turn");
    let list = |phrase: &Phrase, name: &str| {
        let found = phrase.args.iter().find(|(known, _)| known == name);
        found.and_then(|(_, arg)| if let Arg::List(list) = arg { Some(list.clone()) } else { None }).unwrap_or_default()
    };
    let Some(clause) = line.and_then(|line| list(&line, "clauses").into_iter().next()) else {
        return Default::default();
    };
    let gains = [list(&clause, "things"), list(&clause, "gains")].concat();
    (gains, list(&clause, "costs"))
}
