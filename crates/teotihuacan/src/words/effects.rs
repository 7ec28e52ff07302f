//! The effects of tiles, steps and cells, in a few words.

use crate::data::Effects;
use engine::Arg;

use super::prelude::*;

/// The effects as a list; "nothing" if there are none.
pub fn effects(effects: &Effects) -> Arg {
    let parts = parts(effects);
    if parts.is_empty() { Arg::Phrase(Phrase::new("teotihuacan-nothing")) } else { Arg::List(parts) }
}

pub fn parts(effects: &Effects) -> Vec<Phrase> {
    let mut parts = Vec::new();
    if let Arg::List(goods) = say::goods(&effects.goods) {
        parts.extend(goods);
    }
    if effects.any_resources > 0 {
        parts.push(Phrase::new("teotihuacan-effect-any-resources").with("n", effects.any_resources));
    }
    if effects.score > 0 {
        parts.push(say::points(effects.score));
    }
    match effects.temples {
        [steps, second, third] if steps > 0 && steps == second && steps == third => {
            parts.push(Phrase::new("teotihuacan-effect-all-temples").with("n", steps));
        }
        several => {
            for (temple, steps) in Temple::ALL.iter().zip(several).filter(|(_, steps)| *steps > 0) {
                let step = Phrase::new("teotihuacan-effect-temple");
                parts.push(step.with("temple", say::temple(*temple)).with("n", steps));
            }
        }
    }
    if effects.any_temple > 0 {
        parts.push(Phrase::new("teotihuacan-effect-any-temple").with("n", effects.any_temple));
    }
    if effects.avenue > 0 {
        parts.push(Phrase::new("teotihuacan-effect-avenue").with("n", effects.avenue));
    }
    if effects.power_ups > 0 {
        parts.push(Phrase::new("teotihuacan-effect-power-ups").with("n", effects.power_ups));
    }
    if effects.free_technology {
        parts.push(Phrase::new("teotihuacan-effect-free-technology"));
    }
    parts
}

/// Goods and bonuses of starting tiles together, with the discovery tiles attached to them.
pub fn starting_tiles(state: &State, tiles: impl IntoIterator<Item = StartingTile>) -> Arg {
    let mut sum = Effects::default();
    let mut attached = Vec::new();
    for tile in tiles {
        let gives = &data().starting_tiles[tile.index()].effects;
        sum.goods.add(&gives.goods);
        sum.any_resources += gives.any_resources;
        sum.avenue += gives.avenue;
        sum.power_ups += gives.power_ups;
        sum.free_technology |= gives.free_technology;
        for (all, more) in sum.temples.iter_mut().zip(gives.temples) {
            *all += more;
        }
        if gives.attached_discovery {
            let tile = say::slot(state.attached[tile.index()], say::discovery);
            attached.push(Phrase::new("teotihuacan-effect-may-claim").with("tile", tile));
        }
    }
    let mut parts = parts(&sum);
    parts.extend(attached);
    Arg::List(parts)
}

/// The reward of the next step on a temple.
pub(crate) fn next_step(state: &State, temple: Temple) -> Phrase {
    let step = usize::from(state.me().temples[temple.index()]) + 1;
    let Some(about) = data().temples[temple.index()].get(step) else {
        return Phrase::new("teotihuacan-nothing");
    };
    if step == usize::from(data().temple_penultimate) {
        let tile = say::bonus(state.bonus_tiles[temple.index()]);
        return Phrase::new("teotihuacan-effect-bonus-tile").with("tile", tile);
    }
    let reward = effects(&about.reward);
    match about.stack {
        Some(stack) if state.stacks[stack.index()] != 0 => {
            Phrase::new("teotihuacan-effect-large-step").with("reward", reward)
        }
        _ => Phrase::new("teotihuacan-effect-step").with("reward", reward),
    }
}

/// Returns `true` if the gain of an action consists only of amounts.
pub fn only_amounts(state: &State, action: Action) -> bool {
    match action {
        Action::Advance(temple) => {
            let step = state.me().temples[temple.index()] + 1;
            let about = data().temples[temple.index()].get(usize::from(step));
            let asked = |effects: &Effects| {
                effects.any_resources > 0
                    || effects.any_temple > 0
                    || effects.power_ups > 0
                    || effects.free_technology
                    || effects.attached_discovery
            };
            step != data().temple_penultimate
                && about.is_some_and(|about| {
                    !asked(&about.reward) && about.stack.is_none_or(|stack| state.stacks[stack.index()] == 0)
                })
        }
        Action::Main | Action::MainWith(_) => !matches!(state.turn.to, Board::Construction | Board::Decorations),
        Action::TakeRoyal | Action::PartRoyal => state.chosen_royal().is_free(),
        Action::Use(_) => true,
        Action::Reward(reward) => !matches!(reward, Reward::TwoTemples | Reward::OneTemple),
        _ => false,
    }
}

/// Amounts of resources as goods.
pub fn amounts(amounts: [u8; 3]) -> Goods {
    let mut goods = Goods::default();
    for (resource, amount) in Resource::ALL.iter().zip(amounts) {
        goods.add(&Goods::of(*resource, u16::from(amount)));
    }
    goods
}
