//! Values that depend only on the time left: the calendar and the weights. They change seldom, so a search computes and
//! caches them.

use super::super::data::data;
use super::super::ids::Reward;
use super::super::state::{LastRound, Phase, State};
use super::tables::{ANY_DISTANCE, ANY_RESOURCE, EXTRA_WORKER, POINT, SECOND_WORKER, STEPS, Units, WOOD};
use super::weights::{self as w, Weights};
use engine::Seat;

/// Turns that a seat still has.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnsLeft {
    /// Before the next eclipse.
    pub(super) now: f32,
    /// After the next eclipse.
    pub(super) later: f32,
    pub(super) game: f32,
}

/// A seat's remaining turns, estimated from the calendar.
pub(super) fn turns_left(state: &State, seat: Seat, weights: &Weights) -> TurnsLeft {
    let pace = 1.0 + weights[w::ASCENSIONS] * f32::from(state.players);
    let extra = if state.dark_eclipse { 0.0 } else { 1.0 };
    let eras = data().dark_disc[state.players_index()].map(|disc| f32::from(disc) / pace + extra);
    let game = eras.iter().sum();
    let later = if state.final_eclipse() { 0.0 } else { eras[usize::from(state.era).min(eras.len())..].iter().sum() };
    let after = match state.last_round {
        LastRound::No => (f32::from(state.dark_disc.saturating_sub(state.light_disc)) / pace - 1.0).max(0.0) + extra,
        LastRound::Next => 1.0,
        LastRound::Now => 0.0,
    };
    let now = match state.phase {
        Phase::Keeping | Phase::Placing | Phase::Bonuses => after + 1.0,
        // A turn that has begun counts as if it ended now.
        Phase::Turns => after + if seat > state.active { 1.0 } else { 0.0 },
        Phase::Eclipse | Phase::Over => 0.0,
    };
    TurnsLeft { now, later: if state.phase == Phase::Over { 0.0 } else { later }, game }
}

/// The weights of the technologies, in the order of the data.
const TECHNOLOGIES: [usize; 9] = [
    w::PALACE_COCOA,
    w::ALCHEMY_NOBLES_POINTS,
    w::EXTRA_RESOURCE,
    w::GATHERING_COCOA_POINT,
    w::DECORATION_POINTS,
    w::CONSTRUCTION_POINTS,
    w::BOUGHT_POWER_UP,
    w::CONSTRUCTION_WORKER,
    w::CONSTRUCTION_TEMPLE,
];

/// Values that depend only on the calendar and the weights, in points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CalendarValues {
    /// Turns that the player still has.
    pub(super) turns: f32,
    /// Turns before the next eclipse.
    pub(super) era: f32,
    /// Share of their worth that things retain, by the turns left to use them.
    pub(super) time: f32,
    /// Eclipses still to come.
    pub(super) eclipses: f32,
    /// `true` if the pyramid track has been scored.
    pub(super) scored: bool,
    /// Probability that the leader of the pyramid track stays the leader, from 0 to 1.
    pub(super) sure: f32,
    /// Worth of a cocoa, without salaries.
    pub(super) cocoa: f32,
    /// Worth of a wood, a stone, a gold, and the most valuable of them.
    pub(super) goods: [f32; 3],
    pub(super) best_good: f32,
    /// Worth of one of each thing, if it depends only on the time.
    pub(super) units: Units,
    /// Income in cocoa until the next eclipse.
    pub(super) income: f32,
    /// By power: the worth of a worker, and the worth of one power-up toward an ascension.
    pub(super) powers: [f32; 6],
    pub(super) pip: [f32; 6],
    /// The fourth worker as a reward, and two temple steps beyond their price.
    pub(super) fourth: f32,
    pub(super) two_temples_price: f32,
    /// Cost of a worker that worship locks.
    pub(super) worship_locks: f32,
    /// Worth by technology.
    pub(super) technologies: [f32; 9],
    /// By step of a temple: the probability of reaching its bonus tile, and the better rewards above.
    pub(super) chance: [f32; STEPS],
    pub(super) higher: [f32; STEPS],
    /// Growth of the amount that a bonus tile counts.
    pub(super) growth: f32,
    /// Points of a step on the Avenue in the eclipses to come.
    pub(super) per_avenue: f32,
    /// Points of a step on the pyramid track in the next eclipse.
    pub(super) per_track: f32,
}

impl CalendarValues {
    /// A hash of all inputs of [`CalendarValues::new`] except the weights. It is never 0.
    pub(super) fn key(state: &State, seat: Seat) -> u64 {
        let third = state.early_end_as_third;
        let flags = [state.dark_eclipse, third, state.pyramid_finished, seat > state.active, true];
        let flags = flags.into_iter().fold(0, |all, flag| all << 1 | u64::from(flag));
        let places = [state.players, state.phase as u8, state.era, state.last_round as u8];
        let counts = [state.light_disc, state.dark_disc, state.buildings() as u8];
        let numbers = places.into_iter().chain(counts);
        numbers.fold(flags, |all, number| all << 8 | u64::from(number))
    }

    pub(super) fn new(state: &State, seat: Seat, weights: &Weights) -> Self {
        let left = turns_left(state, seat, weights);
        let turns = left.now + left.later;
        let time = turns / (turns + weights[w::HALF]);
        let mut clock = CalendarValues { turns, era: left.now, time, ..CalendarValues::default() };
        clock.eclipses = if state.final_eclipse() { 1.0 } else { 4.0 - f32::from(state.era) };
        if state.phase == Phase::Eclipse {
            // All parts of this eclipse except the salary are already scored.
            clock.eclipses -= 1.0;
        }
        clock.scored = state.phase == Phase::Eclipse || state.phase == Phase::Over;
        clock.sure = 1.0 / (1.0 + clock.era);
        clock.cocoa = weights[w::COCOA] * time;
        clock.goods = [w::WOOD, w::STONE, w::GOLD].map(|weight| weights[weight] * time);
        clock.best_good = clock.goods.iter().copied().fold(0.0, f32::max);
        clock.units[WOOD..][..3].copy_from_slice(&clock.goods);
        (clock.units[ANY_RESOURCE], clock.units[POINT]) = (clock.best_good, 1.0);
        clock.units[SECOND_WORKER] = weights[w::SECOND_WORKER] * time;
        clock.units[ANY_DISTANCE] = weights[w::ANY_DISTANCE] * time;
        clock.units[EXTRA_WORKER] = weights[w::EXTRA_WORKER] * time;
        clock.income = weights[w::INCOME] * left.now;
        let powers = [w::POWER_2, w::POWER_3, w::POWER_4, w::POWER_5];
        for (worth, weight) in clock.powers[2..].iter_mut().zip(powers) {
            *worth = weights[weight] * time;
        }
        for power in 1..5 {
            clock.pip[power] = clock.powers[power + 1] - clock.powers[power];
        }
        clock.fourth = weights[w::FOURTH] * turns + clock.powers[3] + 2.0 * clock.cocoa;
        clock.two_temples_price = f32::from(data().rewards[Reward::TwoTemples.index()].price.cocoa) * clock.cocoa;
        clock.worship_locks = (weights[w::LOCKED] + weights[w::LOCKED_MORE]) / 2.0 * time;
        clock.technologies = TECHNOLOGIES.map(|weight| weights[weight] * turns);
        clock.growth = weights[w::GROWTH] * turns;
        for (step, (chance, higher)) in (0_u8..).zip(clock.chance.iter_mut().zip(&mut clock.higher)) {
            let need = f32::from(data().temple_penultimate.saturating_sub(step));
            *chance = if need <= 0.0 {
                1.0
            } else {
                let way = weights[w::CLIMB] * turns;
                let share = way / (way + need);
                share * share
            };
            *higher = f32::from(step) * weights[w::HIGHER] * time;
        }
        clock.per_avenue = clock.avenue(state, weights);
        clock.per_track = f32::from(state.track_points());
        clock
    }

    /// Points of a step on the Avenue. The buildings row goes down in the course of the game.
    fn avenue(&self, state: &State, weights: &Weights) -> f32 {
        let values = &data().building_values;
        let value = |ahead: f32| {
            let at = (state.buildings() as f32 + ahead).min((values.len() - 1) as f32);
            let low = at as usize;
            let next = values[(low + 1).min(values.len() - 1)];
            f32::from(values[low]) + (f32::from(next) - f32::from(values[low])) * (at - low as f32)
        };
        let (mut rounds, mut total) = (self.era, 0.0);
        for _ in 0..self.eclipses as u32 {
            total += value(rounds * weights[w::BUILT]);
            rounds += (self.turns - self.era) / (self.eclipses - 1.0).max(1.0);
        }
        total * weights[w::AVENUE]
    }
}
