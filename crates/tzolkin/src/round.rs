//! The end of a round: food days, the calendar and the end of the game (rules 13 to 15).

use engine::{Events, Seat};

use super::apply::Play;
use super::data::{FoodDayReward, Goods, data};
use super::events;
use super::ids::{Gear, Material, Temple};
use super::state::{Earned, Phase};

impl<E: Events> Play<'_, E> {
    pub(super) fn end_round(&mut self) {
        if let Some(food_day) = self.state.table.next_food_day().filter(|_| self.state.table.is_food_day()) {
            let table = self.table();
            table.food_days_held += 1;
            let number = table.food_days_held;
            self.emit(|| events::food_day(number));
            self.each_seat(Self::feed);
            let next = data().food_days.get(usize::from(number));
            if next.is_some_and(|next| next.age != food_day.age) {
                self.change_age();
            }
            match food_day.reward {
                FoodDayReward::MidAge => self.mid_age(),
                FoodDayReward::EndOfAge => self.end_of_age(),
            }
        }
        self.calendar();
    }

    /// Calls `each` for every seat, in turn order (rules R6).
    fn each_seat(&mut self, mut each: impl FnMut(&mut Self)) {
        for seat in self.state.table.turn_order() {
            self.seat = seat;
            each(self);
        }
    }

    fn feed(&mut self) {
        let seat = self.seat;
        let feeding = self.state.table.feeding_need(seat);
        let workers = self.player().workers_in_play;
        self.player().goods -= Goods::of(Material::Corn, feeding.paid());
        self.emit(|| events::fed(seat, workers, feeding.paid(), feeding.unfed()));
        if feeding.unfed() > 0 {
            let points = self.change_score(-data().vp_per_unfed * feeding.unfed() as i16, Earned::Hunger);
            self.emit(|| events::hunger(seat, feeding.unfed(), points));
        }
    }

    /// Begins the second age (rules 13.3).
    fn change_age(&mut self) {
        self.state.hidden.deck_age_1.clear();
        let left = self.state.hidden.deck_age_2.len() as u8;
        let table = self.table();
        table.offer = [None; 6];
        table.age += 1;
        table.deck = left;
        self.emit(events::age_changed);
        self.refill();
    }

    /// Gives the temples' rewards in goods (rules 13.4).
    fn mid_age(&mut self) {
        let (rewards, short) = self.state.table.temple_goods();
        if let Some(due) = short {
            let bank = self.state.table.skulls_in_bank;
            self.emit(|| events::skulls_short(due, bank));
        }
        self.each_seat(|play| {
            let (seat, goods) = (play.seat, rewards[usize::from(play.seat)]);
            if !goods.is_empty() {
                play.player().goods += goods;
                play.table().skulls_in_bank -= goods[Material::Skull] as u8;
                play.emit(|| events::rewarded(seat, goods));
            }
        });
    }

    /// Scores the temples (rules 13.4).
    fn end_of_age(&mut self) {
        // The age of the food day counts, not that of the table: at the first scoring, the offer already belongs to the
        // second age.
        let age = data().food_days[usize::from(self.state.table.food_days_held) - 1].age;
        let from = if age > 1 { Earned::TemplesSecond } else { Earned::TemplesFirst };
        for temple in Temple::ALL {
            let bonuses = self.state.table.highest_bonus(temple, age);
            self.each_seat(|play| {
                let seat = play.seat;
                let step = play.state.table.step(seat, temple);
                let steps = play.state.table.step_points(seat, temple);
                let bonus = bonuses[usize::from(seat)];
                let points = play.change_score(steps + bonus, from);
                play.emit(|| events::temple_scored(seat, temple, step, [steps, bonus, points], from));
            });
        }
    }

    /// Plays the calendar phase (rules 14.2), up to the decision about the days if there is one.
    fn calendar(&mut self) {
        let last_round = self.state.table.next_food_day().is_none();
        let Some(owner) = self.table().first_player_space.take() else {
            let table = self.table();
            table.pool += 1;
            let corn = table.pool;
            self.emit(|| events::pool_grew(corn));
            return self.advance_days(1);
        };
        self.seat = owner;
        self.player().workers_in_hand += 1;
        self.emit(|| events::first_player_returned(owner));
        let table = self.table();
        let from = table.first_seat;
        let to = if from == owner { table.left_neighbour(owner) } else { owner };
        table.first_seat = to;
        self.emit(|| events::marker(from, to));
        let table = self.table();
        if !last_round && table.two_days_possible(owner) {
            table.phase = Phase::Calendar;
            table.active = owner;
        } else {
            self.advance_days(1);
        }
    }

    /// Plays the effects between the last turn of a round and the first of the next, with an advance of one day.
    pub(super) fn next_day(&mut self) {
        if self.state.table.phase == Phase::Turns {
            self.end_round();
        }
        if self.state.table.phase == Phase::Calendar {
            self.advance_days(1);
        }
    }

    /// Plays the decision about the days (rules 14.3).
    pub(super) fn choose_days(&mut self, days: u8) {
        let seat = self.seat;
        self.table().turns += 1;
        if days > 1 {
            self.player().board_light = false;
            self.emit(|| events::board_dark(seat));
        } else {
            self.emit(|| events::one_day(seat));
        }
        self.advance_days(days);
    }

    /// Advances the calendar. After the last round the game ends.
    fn advance_days(&mut self, days: u8) {
        let last_round = self.state.table.next_food_day().is_none();
        if last_round {
            self.emit(events::last_day);
        } else {
            let table = self.table();
            table.day += days;
            let round = table.round();
            self.emit(|| events::calendar(days, round));
        }
        for _ in 0..days {
            let pushed = self.table().gears.turn();
            for (seat, gears) in (0..).map(Seat::new).zip(pushed) {
                for gear in Gear::ALL.into_iter().filter(|gear| gears[gear.index()]) {
                    self.seat = seat;
                    self.player().workers_in_hand += 1;
                    self.emit(|| events::pushed_off(seat, gear));
                }
            }
        }
        if last_round {
            self.finish();
        } else {
            self.begin_round();
        }
    }

    /// Final scoring (rules 15).
    fn finish(&mut self) {
        let result = self.state.table.final_result();
        let table = self.table();
        table.phase = Phase::Over;
        table.result = Some(result);
        self.each_seat(|play| {
            let (seat, place) = (play.seat, usize::from(play.seat));
            for (source, quarters) in play.state.table.final_points(seat).filter(|&(_, quarters)| quarters != 0) {
                play.events.emit(|| events::final_points(seat, source, quarters));
            }
            play.emit(|| events::final_score(seat, result.quarters[place], result.ranking[place]));
        });
    }
}
