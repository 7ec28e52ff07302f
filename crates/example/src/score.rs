//! Points (rules 5).

use engine::{Outcome, Seat};
use game_kit::ids::ids;

use super::data::data;
use super::ids::Crop;
use super::state::Table;

ids! {
    Source "source of points" {
        /// The cards. A watered one counts twice.
        Cards = "cards",
        /// Sets of different crops.
        Sets = "sets",
        /// Water that is left.
        Water = "water",
    }
}

impl Table {
    /// The points of a seat from one source, if the game ended now.
    pub(super) fn points(&self, seat: Seat, source: Source) -> i32 {
        let player = self.player(seat);
        match source {
            Source::Cards => {
                player.cards.iter().map(|(card, watered)| i32::from(card.worth()) * if *watered { 2 } else { 1 }).sum()
            }
            Source::Sets => {
                let of = |crop: Crop| player.cards.iter().filter(|(card, _)| card.crop() == crop).count();
                let sets = Crop::ALL.into_iter().map(of).min().unwrap_or(0);
                i32::from(data().set_points) * sets as i32
            }
            Source::Water => player.water.into(),
        }
    }

    pub(super) fn total(&self, seat: Seat) -> i32 {
        Source::ALL.into_iter().map(|source| self.points(seat, source)).sum()
    }

    /// The result if the game ended now.
    pub(super) fn outcome(&self) -> Outcome {
        let points: Vec<i32> = self.seats().map(|seat| self.total(seat)).collect();
        let rank = |mine: &i32| 1 + points.iter().filter(|other| *other > mine).count() as u8;
        Outcome { ranking: points.iter().map(rank).collect(), points, denominator: 1 }
    }
}
