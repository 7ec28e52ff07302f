//! What was gained and paid, and things in enumerations.

use super::event::Summary;
use super::phrase::{Arg, Phrase};

/// What was gained and paid: sums by key and thing, in the order in which they came up.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    sums: Vec<(String, Option<Phrase>, i64)>,
    /// Prices that are not taken off gains ([`Summary::Fee`]).
    fees: Vec<(String, i64)>,
}

impl Changes {
    /// Adds what an event contributes of this kind ([`Summary::Change`] and the like), if the amount is wanted.
    pub fn take(&mut self, part: &Summary, wanted: impl Fn(i64) -> bool) {
        match part {
            Summary::Change { key, thing, n } if wanted(*n) => self.add(key, thing.as_ref(), *n),
            Summary::Fee { key, n } if wanted(-n) => self.pay(key, *n),
            Summary::Named { key, n } if wanted(*n) => self.add(key, None, *n),
            _ => {}
        }
    }

    /// Whether nothing was gained or paid.
    pub fn is_empty(&self) -> bool {
        self.sums.iter().all(|(_, _, n)| *n == 0) && self.fees.is_empty()
    }

    /// Whether this thing was gained.
    pub(super) fn brought(&self, thing: &Phrase) -> bool {
        self.sums.iter().any(|(_, of, n)| *n > 0 && of.as_ref() == Some(thing))
    }

    /// The amounts: gains with a plus where something was paid as well.
    pub fn amounts(&self) -> Vec<Phrase> {
        signed(self.phrases(|_| true))
    }

    /// Costs, then gains: a price is what one decides on, so nothing is taken off it.
    pub fn priced(costs: &Changes, gains: &Changes) -> Vec<Phrase> {
        signed(costs.phrases(|_| true).into_iter().chain(gains.phrases(|_| true)).collect())
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
        // It keeps its place among the others.
        self.add(key, None, 0);
        self.fees.push((key.to_owned(), n));
    }

    /// What leads from one value to another (arguments `from` and `to`) and goes on from where another one ends is one
    /// with that, which is taken away here: "1 → 2" and "2 → 3" are "1 → 3".
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

    pub(super) fn append(&mut self, others: Changes) {
        for (key, thing, n) in others.sums {
            self.add(&key, thing.as_ref(), n);
        }
        self.fees.extend(others.fees);
    }

    /// The amounts that this holds for, then what has names: "4 corn, 1 skull, Chaac up by 2, Kukulkan and Theology
    /// up". What was gained and paid again is not told.
    pub(super) fn phrases(&self, holds: impl Fn(i64) -> bool) -> Vec<Phrase> {
        // At last, whether more names may stand beside those: what came up several times stands alone.
        /// What is said with one number: an amount, or names beside each other.
        struct Said<'a> {
            key: &'a str,
            n: i64,
            things: Vec<Phrase>,
            /// Each thing came up once, so that more such names may stand beside it.
            joins: bool,
        }
        let mut said: Vec<Said<'_>> = Vec::new();
        let mut sums = self.sums.clone();
        for (key, n) in &self.fees {
            match sums.iter_mut().find(|(known, of, sum)| known == key && of.is_none() && *sum <= 0) {
                Some((_, _, sum)) => *sum -= n,
                None => sums.push((key.clone(), None, -n)),
            }
        }
        for (key, thing, n) in sums.iter().filter(|(_, _, n)| *n != 0 && holds(*n)) {
            let Some(thing) = thing else {
                said.push(Said { key, n: *n, things: Vec::new(), joins: false });
                continue;
            };
            let once = n.abs() == 1;
            let thing = repeated(thing, n.abs());
            match said.iter_mut().find(|said| once && said.joins && said.key == key) {
                Some(said) => {
                    said.n += n;
                    said.things.push(thing);
                }
                None => said.push(Said { key, n: *n, things: vec![thing], joins: once }),
            }
        }
        said.sort_by_key(|said| !said.things.is_empty());
        let phrase = |Said { key, n, things, .. }: Said<'_>| {
            let phrase = Phrase::new(key).with("n", n);
            if things.is_empty() { phrase } else { phrase.with("things", things) }
        };
        said.into_iter().map(phrase).collect()
    }
}

/// Amounts beside each other, "−1 wood, +1 corn": where one is paid, a gain has its sign, too.
fn signed(amounts: Vec<Phrase>) -> Vec<Phrase> {
    let n = |amount: &Phrase| number(amount, "n").unwrap_or_default();
    if amounts.iter().all(|amount| n(amount) >= 0) {
        return amounts;
    }
    // What names its things has no figure that is an amount.
    let is_gain = |amount: &Phrase| n(amount) > 0 && amount.args.len() == 1;
    let shown = |amount| if is_gain(&amount) { Phrase::new("core-gain").with("amount", amount) } else { amount };
    amounts.into_iter().map(shown).collect()
}

/// The argument of a phrase with this name, if it is a number.
fn number(phrase: &Phrase, name: &str) -> Option<i64> {
    phrase.args.iter().find_map(|(known, arg)| match arg {
        Arg::Number(number) if known == name => Some(*number),
        _ => None,
    })
}

/// A thing, with how often where that is more than once.
pub(super) fn repeated(thing: &Phrase, count: i64) -> Phrase {
    match count {
        1 => thing.clone(),
        _ => Phrase::new("core-repeated").with("thing", thing.clone()).with("count", count),
    }
}

/// Things as an enumeration has them: each once, and those that differ in a number alone as one if wanted.
pub fn joined(things: impl IntoIterator<Item = Phrase>, group: bool) -> Vec<Phrase> {
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

/// The things, with those in one phrase that differ in a number alone: "Tikal 0 and 2" for "Tikal 0 and Tikal 2".
pub(super) fn grouped(things: &[(Phrase, i64)]) -> Vec<(Phrase, i64)> {
    let parted = |thing: &Phrase| match &thing.args[..] {
        [of @ (_, Arg::Phrase(_)), (name, Arg::Number(number))] => Some((of.clone(), name.clone(), *number)),
        _ => None,
    };
    let mut said: Vec<(Phrase, i64)> = Vec::new();
    for (index, (thing, count)) in things.iter().enumerate() {
        let Some((of, name, _)) = parted(thing).filter(|_| *count == 1) else {
            said.push((thing.clone(), *count));
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
        said.push(match numbers[..] {
            [_] => (thing.clone(), 1),
            _ => {
                let numbers = numbers.into_iter().map(|n| Phrase::new("core-share-number").with("n", n));
                let numbers = Arg::List(numbers.collect());
                (Phrase { key: thing.key.clone(), args: vec![of, (name, numbers)] }, 1)
            }
        });
    }
    said
}
