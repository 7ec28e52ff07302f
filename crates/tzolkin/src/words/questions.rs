//! The question to a seat, the progress of the game, and a seat's goods.

use crate::data::FoodDayReward;

use super::prelude::*;

pub fn question(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    if !table.is_to_act(seat) {
        return Phrase::new("tzolkin-question-wait");
    }
    match table.phase {
        Phase::Choosing => Phrase::new("tzolkin-question-keep"),
        Phase::Calendar => Phrase::new("tzolkin-question-days"),
        Phase::Over => Phrase::new("tzolkin-question-wait"),
        Phase::Turns => match table.task() {
            Some(task) => topic(table, seat, task),
            None => turn(table, seat),
        },
    }
}

fn turn(table: &Table, seat: Seat) -> Phrase {
    let can_pick = table.gears.any(seat);
    let can_place = table.player(seat).workers_in_hand > 0;
    match table.turn.mode {
        Mode::Open if can_pick && can_place => Phrase::new("tzolkin-question-open"),
        Mode::Open if can_pick => Phrase::new("tzolkin-question-pick"),
        Mode::Open => Phrase::new("tzolkin-question-place"),
        Mode::Placing if can_place && !table.turn.mercy => Phrase::new("tzolkin-question-place-more"),
        Mode::Picking if can_pick => Phrase::new("tzolkin-question-pick-more"),
        Mode::Placing | Mode::Picking => Phrase::new("tzolkin-question-end"),
    }
}

fn topic(table: &Table, seat: Seat, task: Task) -> Phrase {
    let at = |key: &str, gear, space| Phrase::new(key).with("space", phrases::space(gear, space));
    match task {
        Task::ChooseAction { gear, space } => at("tzolkin-question-action", gear, space),
        Task::Harvest { space } => at("tzolkin-question-harvest", Gear::Palenque, space),
        Task::Lower { space } => at("tzolkin-question-lower", Gear::Palenque, space),
        Task::Advance { optional: true, .. } => Phrase::new("tzolkin-question-advance-more"),
        Task::Advance { levels, .. } => Phrase::new("tzolkin-question-advance").with("levels", levels),
        Task::PayAdvance { technology } => Phrase::new("tzolkin-question-pay-advance")
            .with("technology", phrases::technology(technology))
            .with("n", table.advance_cost(seat, technology))
            .with("cost", phrases::resources(table.advance_cost(seat, technology))),
        Task::AdvanceFree { levels } => Phrase::new("tzolkin-question-advance-free").with("levels", levels),
        Task::PayClimb { resources, .. } => {
            Phrase::new("tzolkin-question-pay-climb").with("n", resources).with("cost", phrases::resources(resources))
        }
        Task::Climb { steps, different, .. } if steps > 1 => {
            let key = if different { "tzolkin-question-climb-different" } else { "tzolkin-question-climb-more" };
            Phrase::new(key).with("steps", steps)
        }
        Task::Climb { .. } => Phrase::new("tzolkin-question-climb"),
        Task::GainAny { count } => Phrase::new("tzolkin-question-gain").with("count", count),
        Task::Build { how } => Phrase::new(match how {
            BuildWay::Single => "tzolkin-question-build",
            BuildWay::Granted => "tzolkin-question-build-granted",
            BuildWay::First => "tzolkin-question-build-or-monument",
            BuildWay::Second => "tzolkin-question-build-second",
            BuildWay::SecondWithout => "tzolkin-question-build-second-plain",
            BuildWay::Corn => "tzolkin-question-build-corn",
        }),
        Task::Market => Phrase::new("tzolkin-question-market"),
        Task::Use { corn, .. } => Phrase::new("tzolkin-question-use").with("cost", phrases::corn(corn)),
        Task::Offering => Phrase::new("tzolkin-question-offering"),
        // Effects happen automatically and never ask a question.
        Task::Effects { .. } => Phrase::new("tzolkin-question-wait"),
    }
}

/// Number of days before a food day during which each choice shows the shortage for it.
const FOOD_DAY_SOON: u8 = 4;

/// The corn missing for a food day that is near.
pub fn shortage(view: &View, seat: Seat) -> Option<(u16, Phrase)> {
    missing_corn(&view.table, seat, 0).map(|short| (short, shortfall("tzolkin-short", &view.table, seat)))
}

/// The corn missing for all workers now, and the workers that it leaves hungry.
fn shortfall(key: &str, table: &Table, seat: Seat) -> Phrase {
    let feeding = table.feeding_need(seat);
    let corn = table.player(seat).goods[Material::Corn] + table.pool_corn(seat);
    Phrase::new(key).with("corn", feeding.need().saturating_sub(corn)).with("unfed", feeding.unfed())
}

/// The corn missing for a food day that is near, after paying this amount.
pub(crate) fn missing_corn(table: &Table, seat: Seat, paid: u16) -> Option<u16> {
    let soon = table.days_to_food_day().is_some_and(|days| days <= FOOD_DAY_SOON);
    let corn = (table.player(seat).goods[Material::Corn] + table.pool_corn(seat)).saturating_sub(paid);
    (soon && table.phase == Phase::Turns).then(|| table.feeding_need(seat).need().saturating_sub(corn))
}

/// The round as the status counts it: by days, so a two-day advance skips one.
pub fn round(view: &View) -> Option<u32> {
    (view.table.phase == Phase::Turns).then(|| u32::from(view.table.named_round()))
}

/// One line about the progress of the game.
pub fn status(view: &View) -> Phrase {
    let table = &view.table;
    match table.phase {
        Phase::Choosing => Phrase::new("tzolkin-status-choosing"),
        Phase::Turns | Phase::Calendar => {
            let key = if table.phase == Phase::Calendar { "tzolkin-status-days" } else { "tzolkin-status" };
            Phrase::new(key).with("round", round_of(table)).with("food", food(table))
        }
        Phase::Over => {
            let winners = table.seats().filter(|&seat| place(table, seat) == Some(1));
            let names: Vec<Phrase> = winners.map(|seat| Phrase::new("core-seat").seat("seat", seat)).collect();
            Phrase::new("tzolkin-status-over").with("winners", names)
        }
    }
}

fn place(table: &Table, seat: Seat) -> Option<u8> {
    table.result.and_then(|result| result.ranking.get(usize::from(seat)).copied())
}

/// "Round 6 of 27, food day in 2 days".
pub fn progress(table: &Table) -> Phrase {
    Phrase::new("tzolkin-status").with("round", round_of(table)).with("food", food(table))
}

/// "Round 6 of 27".
fn round_of(table: &Table) -> Phrase {
    Phrase::new("tzolkin-round").with("round", table.named_round()).with("rounds", table.rounds())
}

/// The time of the next food day, and its reward.
pub fn food(table: &Table) -> Phrase {
    let Some(food_day) = table.next_food_day() else { return Phrase::new("tzolkin-food-none") };
    let reward = match food_day.reward {
        FoodDayReward::MidAge => Phrase::new("tzolkin-food-mid-age"),
        FoodDayReward::EndOfAge => Phrase::new("tzolkin-food-end-of-age"),
    };
    Phrase::new("tzolkin-food").with("days", table.days_to_food_day().unwrap_or_default()).with("reward", reward)
}

/// The workers' need on the next food day, and the seat's corn.
pub fn needs(view: &View, seat: Seat) -> Option<Phrase> {
    let table = &view.table;
    let feeding = table.feeding_need(seat);
    let asked = table.phase == Phase::Turns && table.next_food_day().is_some() && feeding.need() > 0;
    asked.then(|| {
        let pool = table.pool_corn(seat);
        Phrase::new(if pool == 0 { "tzolkin-needs" } else { "tzolkin-needs-pool" })
            .with("corn", feeding.need())
            .with("have", table.player(seat).goods[Material::Corn])
            .with("pool", pool)
            .with("unfed", feeding.unfed())
            .with("short", shortfall("tzolkin-short.brief", table, seat))
    })
}

/// One line with a seat's goods.
pub fn goods(view: &View, seat: Seat) -> Phrase {
    let player = view.table.player(seat);
    Phrase::new("tzolkin-goods")
        .with("goods", phrases::goods(player.goods))
        .with("hand", player.workers_in_hand)
        .with("workers", player.workers_in_play)
        .with("points", phrases::points(player.vp))
}
