//! The rewards of an ascension in words, and the next steps of the player.

use crate::picture::prelude::*;

use super::super::parts::{Area, Icons, die};
use super::{frame, player};

/// Distance between two rewards.
const PITCH: f64 = 96.0;

pub(super) fn draw(layer: &mut Layer, state: &State, choices: &[Action]) {
    frame::heading(layer, ("pow", CARD), phrase("ascension"), 300.0);
    let brings = Icons::bold(34.0, 32.0).text("+1").icon("road").gap(10.0).text("+1").icon("sundisc");
    layer.add(brings.end(frame::LEFT.right(), 44.0));
    frame::goods(layer, state);
    for (reward, row) in Reward::ALL.iter().zip(0u8..) {
        let open = choices.iter().any(|choice| match choice {
            Action::Reward(of) => of == reward,
            Action::RewardWith(_) => *reward == Reward::TwoTemples,
            _ => false,
        });
        let area = Area::new(17.5, frame::LEFT.y + PITCH * f64::from(row), 1065.0, PITCH - 8.0);
        let surface = Shape::filled(area.outline(9.0), if open { NOW } else { CARD });
        layer.add(if open { surface.edged(INK, 3.5) } else { surface });
        let price = data().reward_price(*reward);
        let mut line = Icons::bold(40.0, 40.0);
        if *reward == Reward::FourthWorker {
            line = line.sprite(die(state.active, state.me().workers[3].power, 0.0, 0.0, 44.0)).gap(8.0);
        } else if !price.is_nothing() {
            line = line.price(price).to();
        }
        let line = line.effects(&data().rewards[reward.index()].effects);
        layer.add(line.start(area.x + 16.0, area.middle().1).within(250.0));
        frame::named(layer, say::reward(*reward), (area.x + 284.0, area.middle().1), 764.0, (2, 23.0));
    }
    player::standings(layer, state, state.active, 586.0);
}
