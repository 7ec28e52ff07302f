//! What the time of the game decides alone: the turns that are left, the goods, the steps of temples.

use crate::engine::Seat;

use super::super::data::data;
use super::super::ids::{Gear, Temple};
use super::super::state::{Mode, Phase, Table};
use super::tables::cards;
use super::weights::{self as w, Weights};

/// What the calendar and the weights decide.
pub(super) struct Clock {
    /// Turns that the player still has.
    pub(super) turns: i32,
    /// Days until the next of them: 0 in this round, 1 in the next.
    pub(super) wait: i32,
    /// A corn.
    pub(super) corn: f32,
    /// A wood, a stone, a gold.
    pub(super) goods: [f32; 3],
    /// What these have beyond their worth at the end.
    pub(super) premium: [f32; 3],
    /// A skull.
    pub(super) skull: f32,
    /// Those to come.
    pub(super) food_days: [Option<FoodDay>; 4],
}

/// A food day to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct FoodDay {
    age: usize,
    days: f32,
    /// How sure it is that who is ahead now will be then.
    sure: f32,
    /// Whether it scores points; else goods.
    points: bool,
}

impl Clock {
    pub(super) fn new(table: &Table, seat: Seat, weights: &Weights) -> Self {
        let (done, skulls_fit) = (turn_done(table, seat), skulls_fit(table));
        let left = i32::from(data().food_days[3].day) - i32::from(table.day);
        let turns = left.max(0) + i32::from(!done);
        let time = turns as f32 / (turns as f32 + weights[w::HALF]);
        let premium = [weights[w::WOOD] * time, weights[w::STONE] * time, weights[w::GOLD] * time];
        let value = cards().corn_value;
        Clock {
            turns,
            wait: i32::from(done),
            corn: 0.25 + weights[w::CORN] * time,
            goods: [value[0] + premium[0], value[1] + premium[1], value[2] + premium[2]],
            premium,
            skull: 3.0 + if turns >= 2 && skulls_fit { weights[w::SKULL] * time } else { 0.0 },
            food_days: food_days(table),
        }
    }

    /// What standing on a step, and on the one above it, is worth until the end, if `rival` is the
    /// highest step of the others.
    pub(super) fn standing(&self, temple: Temple, step: u8, rival: u8, weights: &Weights) -> [f32; 2] {
        let cards = cards();
        let (number, at) = (temple.index(), usize::from(step));
        let climb = weights[[w::CLIMB_CHAAC, w::CLIMB_QUETZALCOATL, w::CLIMB_KUKULKAN][number]];
        let ahead = f32::from(step) - f32::from(rival);
        // Close to the scoring who is ahead gets the bonus; earlier that is less sure.
        let surely = [ahead, ahead + 1.0].map(|ahead| (0.5 + ahead * 0.5).clamp(0.0, 1.0));
        let perhaps = [ahead, ahead + 1.0].map(|ahead| (0.4 + ahead * 0.2).clamp(0.0, 1.0) * weights[w::HIGHEST]);
        let points = &cards.temple_points[number];
        let mut total = [0.0; 2];
        for day in self.food_days.iter().flatten() {
            for (more, total) in total.iter_mut().enumerate() {
                if !day.points {
                    let rewards = &cards.rewards[number][at + more];
                    let goods = rewards[1] * self.goods[0] + rewards[2] * self.goods[1] + rewards[3] * self.goods[2];
                    *total += goods + rewards[4] * self.skull;
                    continue;
                }
                let reached = (at + more) as f32 + climb * day.days;
                let reached = if reached < 10.5 { reached } else { 10.5 };
                let low = reached as usize;
                let part = reached - low as f32;
                let share = day.sure * surely[more] + (1.0 - day.sure) * perhaps[more];
                *total += points[low] + part * (points[low + 1] - points[low]) + cards.highest[number][day.age] * share;
            }
        }
        total
    }
}

/// The food days to come.
fn food_days(table: &Table) -> [Option<FoodDay>; 4] {
    let day = f32::from(table.day);
    std::array::from_fn(|held| {
        let food_day = data().food_days[held];
        let days = (f32::from(food_day.day) - day).max(0.0);
        (held >= usize::from(table.food_days_held)).then(|| FoodDay {
            age: usize::from(food_day.age),
            days,
            sure: cards().sure[days as usize],
            points: held % 2 == 1,
        })
    })
}

/// Whether there is room for more skulls on Chichen Itza.
pub(super) fn skulls_fit(table: &Table) -> bool {
    let actions = data().gear(Gear::ChichenItza).last_action;
    table.skulls_on_chichen_itza | 1 != (2 << actions) - 1
}

/// Whether a seat has had its turn of this round, or would have had it if it ended here.
pub(super) fn turn_done(table: &Table, seat: Seat) -> bool {
    let before_first = |seat: Seat| if seat < table.first_seat { table.players.len() } else { 0 };
    let place = |seat: Seat| seat.index() + before_first(seat);
    match table.phase {
        Phase::Choosing => false,
        Phase::Turns if seat == table.active => table.turn.mode != Mode::Open,
        Phase::Turns => place(seat) < place(table.active),
        Phase::Calendar | Phase::Over => true,
    }
}
