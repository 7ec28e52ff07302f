//! The rewards of an ascension in words, and the next steps of the player.

use crate::picture::prelude::*;
use crate::picture::standings::brings;
use crate::picture::{icons, offers, workers};

use super::{frame, player};

pub(super) fn draw(layer: &mut Layer, state: &State, choices: &[Action]) {
    let heading = titled(("pow", CARD), phrase("ascension"), INK);
    let brings = Look::bold(34.0, 32.0).row(&brings()).end();
    frame::head(layer, state, across().rest(heading).fixed(150.0, brings));
    let rows = down().gap(8.0).each(Reward::ALL.iter().map(|reward| {
        let open = choices.iter().any(|choice| match choice {
            Action::Reward(of) => of == reward,
            Action::RewardWith(_) => *reward == Reward::TwoTemples,
            _ => false,
        });
        let mut row = IconRow::new();
        if *reward == Reward::FourthWorker {
            row = row.drawing(workers::die(state.active, state.me().workers[3].power, 110.0)).gap(0.2);
        }
        let row = Cell::from(Look::bold(40.0, 40.0).row(&row.and(icons::reward(*reward)))).inset(16.0, 0.0);
        let words = Cell::from(frame::named(say::reward(*reward), (2, 23.0))).inset(10.0, 0.0);
        offers::surface(across().fixed(274.0, row).rest(words), open, CARD)
    }));
    rows.draw(layer, Area::new(17.5, frame::LEFT.y, 1065.0, 476.0));
    player::standings(state, state.active).draw(layer, Area::new(16.0, 586.0, 1068.0, 76.0));
}
