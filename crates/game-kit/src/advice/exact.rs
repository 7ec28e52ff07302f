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

/// Asserts that the words for random turns in a game of medium computer players are exact.
pub fn assert_exact<G: super::Advise + crate::Present>(seed: engine::Seed) {
    use super::played;
    use crate::Report;
    use ai::{Ask, Strength, advise, notation, play};
    use engine::{Options, Rng, Seat, Silent, Viewer};

    /// Random turns that are tried for each one that is played.
    const TRIED: usize = 4;

    let goods = |state: &G::State, seat: Seat| G::view(state, Viewer::Seat(seat)).goods(seat);
    let mut rng = Rng::new(seed);
    let setup = G::deal(3, &Options::default(), &mut rng);
    // Only tests call this. A dealt setup can be played.
    let mut state = G::start(3, &Options::default(), &setup).unwrap();
    while let Some(seat) = G::to_act(&state).first() {
        let turn = G::turn(&state);
        for _ in 0..TRIED {
            let (mut tried, mut actions, mut legal) = (state.clone(), Vec::new(), Vec::new());
            while G::turn(&tried) == turn && G::to_act(&tried).contains(seat) && actions.len() < 40 {
                legal.clear();
                G::legal(&tried, seat, &mut legal);
                let action = legal[rng.index(legal.len())];
                G::apply(&mut tried, seat, action, &mut Silent);
                actions.push(action);
            }
            // A hint can begin in the middle of a turn, and it knows only a deal that matches the seat's view.
            let middle = rng.index(actions.len());
            for (begun, rest) in [0, middle].map(|begun| actions.split_at(begun)) {
                let Some(before) = play::<G>(&state, seat, begun) else { continue };
                let deal = G::imagine(&G::view(&before, Viewer::Seat(seat)), &mut rng);
                if play::<G>(&deal, seat, rest).is_none() {
                    continue;
                }
                let steps: Vec<String> = rest.iter().map(|action| notation::<G>(*action)).collect();
                let (_, after) = played::<G>(&before, seat, &steps);
                let texts = [goods(&before, seat), goods(&after, seat)];
                let now = G::now(&deal, seat, rest);
                assert!(is_exact(&now, [&texts[0], &texts[1]]), "{steps:?}\n{now:?}\n{texts:?}");
            }
        }
        let ask = Ask { strength: Strength::Medium, seed, budget: 300 };
        let view = G::view(&state, Viewer::Seat(seat));
        // The seat has to act, so there is a suggestion.
        for step in advise::<G>(&view, seat, &ask, &mut || false).unwrap().turns.remove(0).steps {
            // A step that reveals something can make the next one illegal.
            let next = G::parse_action(&step).and_then(|action| play::<G>(&state, seat, &[action]));
            let Some(next) = next else { break };
            state = next;
        }
    }
}
