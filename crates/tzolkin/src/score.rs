//! Final scoring (rules 11 and 15).

use engine::Seat;
use game_kit::list::List;

use super::data::{FoodDayReward, Goods, HarvestTile, Scoring, data};
use super::ids::{Kind, Material, MonumentId, Resource, Temple};
use super::state::{Earned, FinalResult, Table};

/// Quarters that make one point.
pub(crate) const QUARTERS: i32 = 4;

/// The sources of points in the final score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreSource {
    /// The score on the track, or its part without a known source.
    Track,
    /// A part of the score on the track.
    Earned(Earned),
    /// Corn, and resources at their worth in corn.
    Goods {
        /// Total worth in corn.
        corn: u16,
    },
    /// Skulls that the seat still has.
    Skulls {
        count: u16,
    },
    Monument(MonumentId),
}

/// The gains of each seat from the temples on a food day, with the markers at their current steps.
pub(crate) enum TemplesGive {
    /// Goods, in the middle of an age.
    Goods(List<Goods, 4>),
    /// Points, at the end of an age.
    Points {
        points: List<i16, 4>,
        /// `true` if [`Table::final_points`] includes these points.
        counted: bool,
    },
}

impl Table {
    /// Points that a monument would give its owner if the game ended now (rules 11).
    pub(crate) fn monument_score(&self, seat: Seat, monument: MonumentId) -> i32 {
        let player = self.player(seat);
        let data = data();
        match data.monuments[monument.index()].scoring {
            Scoring::PerOwnKind { kind, vp } => vp * self.constructions_of(seat, kind),
            Scoring::PerOwnConstruction { vp } => vp * (player.buildings.len() + player.monuments.len()) as i32,
            Scoring::PerOwnHarvestTile { tile: HarvestTile::Corn, vp } => vp * i32::from(player.corn_tiles),
            Scoring::PerOwnHarvestTile { tile: HarvestTile::Wood, vp } => vp * i32::from(player.wood_tiles),
            Scoring::PerMonumentOfAllPlayers { vp_by_players } => {
                let built: usize = self.players.iter().map(|player| player.monuments.len()).sum();
                vp_by_players[self.players.len()] * built as i32
            }
            Scoring::TechnologiesAtLevel { level, vp_by_count } => {
                vp_by_count[player.technologies.iter().filter(|&&reached| reached == level).count()]
            }
            Scoring::PerTechnologyLevel { vp } => {
                vp * player.technologies.iter().map(|&level| i32::from(level)).sum::<i32>()
            }
            Scoring::WorkersInPlay { vp_by_workers } => {
                vp_by_workers.get(usize::from(player.workers_in_play)).copied().unwrap_or_default()
            }
            Scoring::TempleStepVp => {
                Temple::ALL.into_iter().map(|temple| i32::from(self.step_points(seat, temple))).sum()
            }
            Scoring::StepsAboveStartInOneTemple { vp_per_step } => {
                let above = |temple: Temple| self.step(seat, temple).saturating_sub(data.temple(temple).start_step);
                vp_per_step * Temple::ALL.into_iter().map(above).max().map_or(0, i32::from)
            }
            Scoring::PerSkullOnChichenItza { vp } => vp * self.skulls_on_chichen_itza.count_ones() as i32,
        }
    }

    /// Points of a marker's current step (rules 12.1), without the bonus for the highest.
    pub(crate) fn step_points(&self, seat: Seat, temple: Temple) -> i16 {
        data().temple(temple).steps[usize::from(self.step(seat, temple))].vp
    }

    /// The bonus of each marker in a temple at the end of an age: all of it for a single highest marker, half for each
    /// of several (rules 13.4).
    pub(crate) fn highest_bonus(&self, temple: Temple, age: u8) -> List<i16, 4> {
        let steps = || self.players.iter().map(|player| player.temples[temple.index()]);
        let highest = steps().max().unwrap_or_default();
        let bonus = data().temple(temple).age_bonus[usize::from(age)];
        let each = if steps().filter(|&step| step == highest).count() > 1 { bonus / 2 } else { bonus };
        steps().map(|step| if step == highest { each } else { 0 }).collect()
    }

    /// The change of a seat's score by each temple at the end of an age. If scores can't fall below 0, each number is
    /// the actual change.
    fn temple_changes(&self, seat: Seat, age: u8) -> [i16; 3] {
        let mut points = self.player(seat).vp;
        Temple::ALL.map(|temple| {
            let bonus = self.highest_bonus(temple, age)[usize::from(seat)];
            let mut change = self.step_points(seat, temple) + bonus;
            if self.floor_at_zero {
                change = change.max(-points);
            }
            points += change;
            change
        })
    }

    /// The points by temple that a seat would get on the last food day with the markers at their current steps. After
    /// that food day they are 0, because the score on the track includes them.
    fn temples_to_come(&self, seat: Seat) -> [i16; 3] {
        let last = data().food_days.last().filter(|_| self.next_food_day().is_some());
        last.map_or([0; 3], |food_day| self.temple_changes(seat, food_day.age))
    }

    /// The goods of each seat from the temples in the middle of an age (rules 13.4). If the bank has too few skulls for
    /// all, no seat gets one, and the second value is the number of skulls due.
    pub(super) fn temple_goods(&self) -> (List<Goods, 4>, Option<u8>) {
        let mut goods: List<Goods, 4> = self.seats().map(|seat| self.goods_of_steps(seat)).collect();
        let due = goods.iter().map(|goods| goods[Material::Skull]).sum::<u16>() as u8;
        let short = (due > self.skulls_in_bank).then_some(due);
        if short.is_some() {
            goods.iter_mut().for_each(|goods| goods[Material::Skull] = 0);
        }
        (goods, short)
    }

    /// The goods of the steps that a seat's markers have reached, and of all steps below.
    pub(crate) fn goods_of_steps(&self, seat: Seat) -> Goods {
        let mut goods = Goods::NONE;
        for temple in Temple::ALL {
            let reached = usize::from(self.step(seat, temple));
            for material in data().temple(temple).steps.iter().take(reached + 1).filter_map(|step| step.reward) {
                goods[material] += 1;
            }
        }
        goods
    }

    /// The gains from the temples on the next food day if no marker moves until then. `None` after the last food day.
    pub(crate) fn next_from_temples(&self) -> Option<TemplesGive> {
        let food_day = self.next_food_day()?;
        Some(match food_day.reward {
            FoodDayReward::MidAge => TemplesGive::Goods(self.temple_goods().0),
            FoodDayReward::EndOfAge => TemplesGive::Points {
                points: self.seats().map(|seat| self.temple_changes(seat, food_day.age).iter().sum()).collect(),
                counted: usize::from(self.food_days_held) + 1 == data().food_days.len(),
            },
        })
    }

    fn constructions_of(&self, seat: Seat, kind: Kind) -> i32 {
        let (player, (buildings, monuments)) = (self.player(seat), data().of_kind[kind.index()]);
        (player.buildings.and(buildings).len() + player.monuments.and(monuments).len()) as i32
    }

    /// The worth of corn and resources in corn (rules 15.2).
    pub(crate) fn worth_in_corn(&self, seat: Seat) -> u16 {
        let goods = self.player(seat).goods;
        let resources =
            Resource::ALL.into_iter().map(|resource| goods[resource.material()] * data().corn_value(resource));
        goods[Material::Corn] + resources.sum::<u16>()
    }

    /// The final score if the game ended now, source by source, in quarters of a point. Every game ends with the
    /// temples of its last food day, so they count with the markers at their current steps. Food for workers until then
    /// doesn't count, and neither do goods and points of earlier food days. If scores can't fall below 0, each number
    /// is the actual change.
    pub fn final_points(&self, seat: Seat) -> impl Iterator<Item = (ScoreSource, i32)> + '_ {
        let player = self.player(seat);
        let (corn, skulls) = (self.worth_in_corn(seat), player.goods[Material::Skull]);
        let skull_points = QUARTERS * data().vp_per_skull * i32::from(skulls);
        let temples = self.temples_to_come(seat).map(i32::from).iter().sum::<i32>();
        let fixed = [
            (ScoreSource::Track, QUARTERS * i32::from(player.vp)),
            (ScoreSource::Earned(Earned::TemplesSecond), QUARTERS * temples),
            (ScoreSource::Goods { corn }, QUARTERS * i32::from(corn) / data().corn_per_vp),
            (ScoreSource::Skulls { count: skulls }, skull_points),
        ];
        let monuments = player.monuments.iter();
        let monuments = monuments
            .map(move |monument| (ScoreSource::Monument(monument), QUARTERS * self.monument_score(seat, monument)));
        let mut total = 0;
        fixed.into_iter().chain(monuments).map(move |(source, points)| {
            let change = if self.floor_at_zero { points.max(-total) } else { points };
            total += change;
            (source, change)
        })
    }

    /// As [`Table::final_points`], with the score on the track split by source. Sources without points are left out.
    pub fn sources(&self, seat: Seat) -> impl Iterator<Item = (ScoreSource, i32)> + '_ {
        let earned = self.player(seat).earned;
        let temples = self.temples_to_come(seat).iter().sum::<i16>();
        let known: i32 = earned.iter().map(|points| QUARTERS * i32::from(*points)).sum();
        let by_source = Earned::ALL.into_iter().zip(earned).map(move |(from, points)| {
            let to_come = if from == Earned::TemplesSecond { temples } else { 0 };
            (ScoreSource::Earned(from), QUARTERS * i32::from(points + to_come))
        });
        let rest = self.final_points(seat).filter(|(source, _)| !matches!(source, ScoreSource::Earned(_)));
        by_source
            .chain(rest.map(move |(source, points)| match source {
                ScoreSource::Track => (source, points - known),
                _ => (source, points),
            }))
            .filter(|(_, points)| *points != 0)
    }

    /// The result if the game ended now (rules 15.2, 15.3).
    pub(crate) fn final_result(&self) -> FinalResult {
        let quarters: List<i32, 4> =
            self.seats().map(|seat| self.final_points(seat).map(|(_, points)| points).sum()).collect();
        let rank = |seat: Seat| (quarters[usize::from(seat)], self.gears.count(seat));
        let ranking =
            self.seats().map(|seat| 1 + self.seats().filter(|&other| rank(other) > rank(seat)).count() as u8).collect();
        FinalResult { quarters, ranking }
    }
}
