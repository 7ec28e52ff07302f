//! The gains and costs of a turn as amounts.

use crate::engine::{Arg, Event, Phrase, summarize};

/// The gains and costs of some events of a seat, as amounts and things.
pub fn gains_and_costs(events: &[Event], named: &[&str]) -> (Vec<Phrase>, Vec<Phrase>) {
    let Some(line) = summarize(events).into_iter().find(|line| line.key == "core-turn") else {
        return Default::default();
    };
    let list = |phrase: &Phrase, name: &str| {
        let found = phrase.args.iter().find(|(known, _)| known == name);
        found.and_then(|(_, arg)| if let Arg::List(list) = arg { Some(list.clone()) } else { None }).unwrap_or_default()
    };
    let (mut gains, mut costs) = (Vec::new(), Vec::new());
    for clause in list(&line, "clauses") {
        if named.contains(&clause.key.as_str()) {
            gains.extend(list(&clause, "things"));
        }
        gains.extend(list(&clause, "gains"));
        costs.extend(list(&clause, "costs"));
    }
    gains.extend(list(&line, "changes"));
    (gains, costs)
}
