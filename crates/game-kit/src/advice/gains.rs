//! The gains and costs of a turn as amounts.

use engine::{Arg, Event, Phrase, Summary, summarize};

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
            // The words for a plan don't name it.
            Summary::Named { key, n } => {
                return *part = Summary::Change { key: std::mem::take(key), thing: None, n: *n };
            }
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
    let mut gains = list(&clause, "things");
    list(&clause, "gains").into_iter().for_each(|gain| add(&mut gains, gain));
    (gains, list(&clause, "costs"))
}

/// The list of things of a gain, and the first of them if it came up several times.
fn several(gain: &mut Phrase) -> Option<(&mut Phrase, Arg)> {
    let things =
        gain.args.iter_mut().find_map(|(_, arg)| if let Arg::List(things) = arg { Some(things) } else { None });
    match &mut things?[..] {
        [Phrase { key, args }] if key == "core-repeated" => match &mut args[..] {
            [(_, Arg::Phrase(thing)), (_, count)] => Some((thing, count.clone())),
            _ => None,
        },
        _ => None,
    }
}

/// Adds a gain. Different things that came up equally often share one: "Chaac and Kukulkan up by 2".
fn add(gains: &mut Vec<Phrase>, mut gain: Phrase) {
    let key = gain.key.clone();
    if let Some((thing, count)) = several(&mut gain) {
        let same = |known: &mut Phrase| known.key == key && several(known).is_some_and(|(_, often)| often == count);
        let index = gains.iter_mut().position(same);
        if let Some((other, _)) = index.and_then(|index| several(&mut gains[index])) {
            let mut things = match &other.args[..] {
                [(_, Arg::List(things))] if other.key == "core-list" => things.clone(),
                _ => vec![other.clone()],
            };
            things.push(thing.clone());
            *other = Phrase::new("core-list").with("items", things);
            return;
        }
    }
    gains.push(gain);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_that_came_up_equally_often_share_a_gain() {
        let up = |thing: Phrase, count: i64| {
            let thing = Phrase::new("core-repeated").with("thing", thing).with("count", count);
            Phrase::new("up").with("n", count).with("things", vec![thing])
        };
        let mut gains = Vec::new();
        for (thing, count) in [("red", 2), ("green", 3), ("blue", 2), ("white", 2)] {
            add(&mut gains, up(Phrase::new(thing), count));
        }
        let items = ["red", "blue", "white"].map(Phrase::new).to_vec();
        let all = Phrase::new("core-list").with("items", items);
        assert_eq!(gains, [up(all, 2), up(Phrase::new("green"), 3)]);
    }
}
