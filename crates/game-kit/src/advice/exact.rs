//! The check that the amounts in the words for a turn are those by which the rules change a seat's goods.

use std::collections::BTreeMap;

use engine::{Arg, Phrase};

/// Returns `true` if the amounts in the words for a turn are those by which a seat's goods and points changed. The
/// goods are texts too, before and after the turn.
pub fn is_exact(now: &Phrase, goods: [&Phrase; 2]) -> bool {
    let [before, after] = goods.map(|goods| {
        let mut amounts = BTreeMap::new();
        add(goods, 1, &mut amounts);
        amounts
    });
    let mut told = BTreeMap::new();
    add(now, 0, &mut told);
    let known = |kind: &String| before.contains_key(kind) || after.contains_key(kind);
    let amount = |all: &BTreeMap<String, i64>, kind: &String| all.get(kind).copied().unwrap_or_default();
    let changed = |kind: &String| amount(&after, kind) - amount(&before, kind);
    told.iter().filter(|(kind, _)| known(kind)).all(|(kind, told)| *told == changed(kind))
}

/// Adds the amounts in a phrase, by the last word of their keys: gains (1), costs (-1), or none yet (0).
fn add(phrase: &Phrase, sign: i64, amounts: &mut BTreeMap<String, i64>) {
    let number = phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(amount) if name == "n" || name == "count" => Some(*amount),
        _ => None,
    });
    let kind = phrase.key.rsplit('-').next().unwrap_or_default();
    let kind = if kind == "vp" { "points" } else { kind };
    if let Some(amount) = number.filter(|_| sign != 0) {
        *amounts.entry(kind.to_owned()).or_default() += if sign < 0 { -amount.abs() } else { amount };
    }
    for (name, arg) in &phrase.args {
        let sign = match name.as_str() {
            "costs" => -1,
            "gains" => 1,
            _ => sign,
        };
        match arg {
            Arg::Phrase(phrase) => add(phrase, sign, amounts),
            Arg::List(list) => list.iter().for_each(|phrase| add(phrase, sign, amounts)),
            _ => {}
        }
    }
}
