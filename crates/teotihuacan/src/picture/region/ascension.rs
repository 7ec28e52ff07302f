//! The rewards of an ascension in words, and the next steps of the player.

use crate::picture::prelude::*;
use crate::picture::{icons, offers, workers};

use super::{frame, player};

pub(super) fn draw(layer: &mut Layer, state: &State, choices: &[Action]) {
    let mut heading = frame::HEADING;
    let brings = IconRow::new().figure("+1").icon("road").gap(0.3).figure("+1").icon("sundisc");
    layer.add(Look::bold(34.0, 32.0).row(&brings).inside(heading.take_right(150.0), Anchor::End));
    frame::heading(layer, ("pow", CARD), phrase("ascension"), heading);
    frame::goods(layer, state);
    let rows = Area::new(17.5, frame::LEFT.y, 1065.0, 476.0).rows(Reward::ALL.len(), 8.0);
    for (reward, mut area) in Reward::ALL.iter().zip(rows) {
        let open = choices.iter().any(|choice| match choice {
            Action::Reward(of) => of == reward,
            Action::RewardWith(_) => *reward == Reward::TwoTemples,
            _ => false,
        });
        offers::surface(layer, area, open, CARD);
        let mut row = IconRow::new();
        if *reward == Reward::FourthWorker {
            row = row.drawing(workers::die(state.active, state.me().workers[3].power, 110.0)).gap(0.2);
        }
        let row = row.and(icons::reward(*reward));
        let look = Look::bold(40.0, 40.0);
        layer.add(look.row(&row).inside(area.take_left(274.0).inset(16.0, 0.0), Anchor::Start));
        frame::named(layer, say::reward(*reward), area.inset(10.0, 0.0), (2, 23.0));
    }
    player::standings(layer, state, state.active, 586.0);
}
