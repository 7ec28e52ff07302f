//! Gains and costs of a turn, and enumerations of things.

use super::event::Summary;
use super::phrase::{Arg, Phrase};

/// Sums of gains and costs by key and thing, in the order in which each first came up.
#[derive(Clone, Debug, Default)]
pub struct Balance {
    sums: Vec<(String, Option<Phrase>, i64)>,
    /// Prices that are not subtracted from gains ([`Summary::Fee`]).
    fees: Vec<(String, i64)>,
}

impl Balance {
    /// Adds the change in a part of a summary ([`Summary::Change`] and the like) if `wanted` accepts its amount.
    pub fn take(&mut self, part: &Summary, wanted: impl Fn(i64) -> bool) {
        match part {
            Summary::Change { key, thing, n } if wanted(*n) => self.add(key, thing.as_ref(), *n),
            Summary::Fee { key, n } if wanted(-n) => self.pay(key, *n),
            Summary::Named { key, n } if wanted(*n) => self.add(key, None, *n),
            _ => {}
        }
    }

    /// Adds the change in any part of an event, also those that summaries leave out. Lost amounts count as prices, so
    /// that no gain hides them.
    pub(super) fn count(&mut self, part: &Summary) {
        match part {
            Summary::Change { key, thing: None, n } | Summary::Named { key, n } if *n < 0 => self.pay(key, -n),
            Summary::Change { key, thing, n } | Summary::Fact { key, thing, n } => self.add(key, thing.as_ref(), *n),
            Summary::Share { key, thing, n, .. } => self.add(key, thing.as_ref(), *n),
            Summary::Fee { key, n } => self.pay(key, *n),
            Summary::Named { key, n } | Summary::Told { key, n } => self.add(key, None, *n),
            _ => {}
        }
    }

    /// The sums, with prices subtracted: key, thing and amount.
    pub(super) fn sums(&self) -> impl Iterator<Item = (&str, Option<&Phrase>, i64)> {
        let sums = self.sums.iter().map(|(key, thing, n)| (key.as_str(), thing.as_ref(), *n));
        sums.chain(self.fees.iter().map(|(key, n)| (key.as_str(), None, -n)))
    }

    /// Removes the changes with keys that `known` rejects.
    pub(super) fn only(&mut self, known: impl Fn(&str) -> bool) {
        self.sums.retain(|(key, ..)| known(key));
        self.fees.retain(|(key, _)| known(key));
    }

    /// Returns `true` if all sums are 0 and there is no fee.
    pub fn is_empty(&self) -> bool {
        self.sums.iter().all(|(_, _, n)| *n == 0) && self.fees.is_empty()
    }

    pub(super) fn brought(&self, thing: &Phrase) -> bool {
        self.sums.iter().any(|(_, of, n)| *n > 0 && of.as_ref() == Some(thing))
    }

    /// The amounts. If at least one is a cost, gains get a plus sign.
    pub fn amounts(&self) -> Vec<Phrase> {
        add_signs(self.phrases(|_| true))
    }

    /// Removes the changes of named things that `known` accepts.
    pub fn forget(&mut self, known: impl Fn(&Phrase) -> bool) {
        self.sums.retain(|(_, thing, _)| !thing.as_ref().is_some_and(&known));
    }

    /// Costs, then gains. A gain of the same goods is subtracted from the cost, as in the line about the whole turn.
    pub fn net(costs: &Balance, gains: &Balance) -> Vec<Phrase> {
        let mut both = costs.clone();
        both.append(gains.clone());
        let (paid, gained) = (both.phrases(|n| n < 0), both.phrases(|n| n > 0));
        add_signs(paid.into_iter().chain(gained).collect())
    }

    pub(super) fn add(&mut self, key: &str, thing: Option<&Phrase>, n: i64) {
        if let Some(joined) = thing.filter(|_| n == 1).and_then(|thing| self.take_joined(key, thing)) {
            return self.add(key, Some(&joined), n);
        }
        match self.sums.iter_mut().find(|(known, of, _)| known == key && of.as_ref() == thing) {
            Some((_, _, sum)) => *sum += n,
            None => self.sums.push((key.to_owned(), thing.cloned(), n)),
        }
    }

    pub(super) fn pay(&mut self, key: &str, n: i64) {
        // Reserves the fee's place in the order.
        self.add(key, None, 0);
        self.fees.push((key.to_owned(), n));
    }

    /// Removes a change from one value to another (arguments `from` and `to`) that ends where `thing` starts, and
    /// returns both as one: "1 → 2" and "2 → 3" become "1 → 3".
    fn take_joined(&mut self, key: &str, thing: &Phrase) -> Option<Phrase> {
        let ends = |thing: &Phrase| Some((number(thing, "from")?, number(thing, "to")?));
        let (middle, last) = ends(thing)?;
        let from = |thing: &Phrase, from: i64, to: i64| {
            let mut thing = thing.clone();
            for (name, arg) in &mut thing.args {
                match name.as_str() {
                    "from" => *arg = Arg::Number(from),
                    "to" => *arg = Arg::Number(to),
                    _ => {}
                }
            }
            thing
        };
        let (index, first) = self.sums.iter().enumerate().find_map(|(index, (known, of, count))| {
            let (first, _) = of.as_ref().and_then(ends)?;
            let before = from(thing, first, middle);
            (known == key && *count > 0 && of.as_ref() == Some(&before)).then_some((index, first))
        })?;
        self.sums[index].2 -= 1;
        Some(from(thing, first, last))
    }

    /// Adds all other changes.
    pub fn append(&mut self, others: Balance) {
        for (key, thing, n) in others.sums {
            self.add(&key, thing.as_ref(), n);
        }
        self.fees.extend(others.fees);
    }

    /// The amounts that `holds` accepts, then the named things: "4 corn, 1 skull, Chaac up by 2, Kukulkan and Theology
    /// up". Sums of 0 are left out.
    pub(super) fn phrases(&self, holds: impl Fn(i64) -> bool) -> Vec<Phrase> {
        /// A number with its key: an amount, or the count of the named things.
        struct Grouped<'a> {
            key: &'a str,
            n: i64,
            things: Vec<Phrase>,
            /// `true` if each thing came up only once, so the list can take further such things. A repeated thing gets
            /// a separate entry.
            joins: bool,
        }
        let mut grouped: Vec<Grouped<'_>> = Vec::new();
        let mut sums = self.sums.clone();
        for (key, n) in &self.fees {
            match sums.iter_mut().find(|(known, of, sum)| known == key && of.is_none() && *sum <= 0) {
                Some((_, _, sum)) => *sum -= n,
                None => sums.push((key.clone(), None, -n)),
            }
        }
        for (key, thing, n) in sums.iter().filter(|(_, _, n)| *n != 0 && holds(*n)) {
            let Some(thing) = thing else {
                grouped.push(Grouped { key, n: *n, things: Vec::new(), joins: false });
                continue;
            };
            let once = n.abs() == 1;
            let thing = repeated(thing, n.abs());
            match grouped.iter_mut().find(|grouped| once && grouped.joins && grouped.key == key) {
                Some(grouped) => {
                    grouped.n += n;
                    grouped.things.push(thing);
                }
                None => grouped.push(Grouped { key, n: *n, things: vec![thing], joins: once }),
            }
        }
        grouped.sort_by_key(|grouped| !grouped.things.is_empty());
        let phrase = |Grouped { key, n, things, .. }: Grouped<'_>| {
            let phrase = Phrase::new(key).with("n", n);
            if things.is_empty() { phrase } else { phrase.with("things", things) }
        };
        grouped.into_iter().map(phrase).collect()
    }
}

/// Amounts in a row, "−1 wood, +1 corn": if one is a cost, gains get a sign too.
fn add_signs(amounts: Vec<Phrase>) -> Vec<Phrase> {
    let n = |amount: &Phrase| number(amount, "n").unwrap_or_default();
    if amounts.iter().all(|amount| n(amount) >= 0) {
        return amounts;
    }
    // A phrase with named things shows no plain amount that could take a sign.
    let is_gain = |amount: &Phrase| n(amount) > 0 && amount.args.len() == 1;
    let shown = |amount| if is_gain(&amount) { Phrase::new("core-gain").with("amount", amount) } else { amount };
    amounts.into_iter().map(shown).collect()
}

fn number(phrase: &Phrase, name: &str) -> Option<i64> {
    phrase.args.iter().find_map(|(known, arg)| match arg {
        Arg::Number(number) if known == name => Some(*number),
        _ => None,
    })
}

/// The thing, with its count if the count isn't 1.
pub(super) fn repeated(thing: &Phrase, count: i64) -> Phrase {
    match count {
        1 => thing.clone(),
        _ => Phrase::new("core-repeated").with("thing", thing.clone()).with("count", count),
    }
}

/// Merges equal things for an enumeration. If `group` is set, things that differ only in a number share one phrase.
pub fn join_things(things: impl IntoIterator<Item = Phrase>, group: bool) -> Vec<Phrase> {
    let mut counted: Vec<(Phrase, i64)> = Vec::new();
    for thing in things {
        count_thing(&mut counted, thing);
    }
    let counted = if group { grouped(&counted) } else { counted };
    counted.iter().map(|(thing, count)| repeated(thing, *count)).collect()
}

pub(super) fn count_thing(things: &mut Vec<(Phrase, i64)>, thing: Phrase) {
    match things.iter_mut().find(|(known, _)| *known == thing) {
        Some((_, count)) => *count += 1,
        None => things.push((thing, 1)),
    }
}

/// Puts things that differ only in a number into one phrase: "Tikal 0 and 2" for "Tikal 0 and Tikal 2".
pub(super) fn grouped(things: &[(Phrase, i64)]) -> Vec<(Phrase, i64)> {
    let parted = |thing: &Phrase| match &thing.args[..] {
        [of @ (_, Arg::Phrase(_)), (name, Arg::Number(number))] => Some((of.clone(), name.clone(), *number)),
        _ => None,
    };
    let mut grouped: Vec<(Phrase, i64)> = Vec::new();
    for (index, (thing, count)) in things.iter().enumerate() {
        let Some((of, name, _)) = parted(thing).filter(|_| *count == 1) else {
            grouped.push((thing.clone(), *count));
            continue;
        };
        let number = |(other, times): &(Phrase, i64)| match parted(other) {
            Some((with, _, number)) if *times == 1 && other.key == thing.key && with == of => Some(number),
            _ => None,
        };
        if things[..index].iter().any(|before| number(before).is_some()) {
            continue;
        }
        let numbers: Vec<i64> = things.iter().filter_map(number).collect();
        grouped.push(match numbers[..] {
            [_] => (thing.clone(), 1),
            _ => {
                let numbers = numbers.into_iter().map(|n| Phrase::new("core-share-number").with("n", n));
                let numbers = Arg::List(numbers.collect());
                (Phrase { key: thing.key.clone(), args: vec![of, (name, numbers)] }, 1)
            }
        });
    }
    grouped
}
