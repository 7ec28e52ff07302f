//! Values that depend only on the time of the game: the turns left, the goods, the steps of temples.

use engine::Seat;

use super::super::data::data;
use super::super::ids::{Gear, Temple};
use super::super::state::{Mode, Phase, Table};
use super::tables::cards;
use super::weights::{self as w, Weights};

/// Values that depend only on the calendar and the weights.
pub(super) struct CalendarValues {
    /// Turns that the player still has.
    pub(super) turns: i32,
    /// Days until the next of these turns: 0 in this round, 1 in the next.
    pub(super) wait: i32,
    /// Worth of a corn.
    pub(super) corn: f32,
    /// Worth of a wood, a stone, a gold.
    pub(super) goods: [f32; 3],
    /// The part of the worth of a wood, a stone, a gold beyond their points at the end of the game.
    pub(super) premium: [f32; 3],
    /// Worth of a skull.
    pub(super) skull: f32,
    /// The food days still to come.
    pub(super) food_days: [Option<ComingFoodDay>; 4],
}

/// A food day still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct ComingFoodDay {
    age: usize,
    days: f32,
    /// Probability that the present leader still leads on that day, from 0 to 1.
    sure: f32,
    /// `true` if it scores points, `false` if it gives goods.
    points: bool,
}

impl CalendarValues {
    pub(super) fn new(table: &Table, seat: Seat, weights: &Weights) -> Self {
        let (done, skulls_fit) = (turn_done(table, seat), skulls_fit(table));
        let left = i32::from(data().food_days[3].day) - i32::from(table.day);
        let turns = left.max(0) + i32::from(!done);
        let time = turns as f32 / (turns as f32 + weights[w::HALF]);
        let premium = [weights[w::WOOD] * time, weights[w::STONE] * time, weights[w::GOLD] * time];
        let value = cards().corn_value;
        CalendarValues {
            turns,
            wait: i32::from(done),
            corn: 0.25 + weights[w::CORN] * time,
            goods: [value[0] + premium[0], value[1] + premium[1], value[2] + premium[2]],
            premium,
            skull: 3.0 + if turns >= 2 && skulls_fit { weights[w::SKULL] * time } else { 0.0 },
            food_days: food_days(table),
        }
    }

    /// The worth until the end of a marker on a step, and on the one above it. `rival` is the highest step of the
    /// others.
    pub(super) fn standing(&self, temple: Temple, step: u8, rival: u8, weights: &Weights) -> [f32; 2] {
        let cards = cards();
        let (number, at) = (temple.index(), usize::from(step));
        let climb = weights[[w::CLIMB_CHAAC, w::CLIMB_QUETZALCOATL, w::CLIMB_KUKULKAN][number]];
        let ahead = f32::from(step) - f32::from(rival);
        // Shortly before the scoring, the leader gets the bonus. Earlier this is less certain.
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

fn food_days(table: &Table) -> [Option<ComingFoodDay>; 4] {
    let day = f32::from(table.day);
    std::array::from_fn(|held| {
        let food_day = data().food_days[held];
        let days = (f32::from(food_day.day) - day).max(0.0);
        (held >= usize::from(table.food_days_held)).then(|| ComingFoodDay {
            age: usize::from(food_day.age),
            days,
            sure: cards().sure[days as usize],
            points: held % 2 == 1,
        })
    })
}

/// Returns `true` if Chichen Itza has room for more skulls.
pub(super) fn skulls_fit(table: &Table) -> bool {
    let actions = data().gear(Gear::ChichenItza).last_action;
    table.skulls_on_chichen_itza | 1 != (2 << actions) - 1
}

/// Returns `true` if the seat has had its turn of this round, or would have had it if the turn ended here.
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
