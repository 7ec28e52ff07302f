//! An estimate for the effects that are still pending within a turn.

use super::super::data::BuildWay;
use super::super::ids::{Gear, Technology, Temple};
use super::super::state::{Table, Task};
use super::tables::CardEffects;
use super::weights as w;
use super::worth::Worth;
use game_kit::evaluate::most;

impl Worth<'_> {
    /// The gain from the turn's tasks, with the best answer to each.
    pub(super) fn pending(&self) -> f32 {
        self.table.tasks.iter().map(|&task| self.task(task)).sum()
    }

    fn task(&self, task: Task) -> f32 {
        match task {
            Task::ChooseAction { gear, space } => self.at_once(gear, space),
            Task::Harvest { space } => self.actions(Gear::Palenque, true)[usize::from(space)],
            Task::Lower { space } => {
                let (corn, _) = self.table.harvest(self.seat, space);
                f32::from(corn) * self.prices.corn - self.prices.one_down
            }
            Task::Advance { levels, .. } => {
                let actions = self.actions(Gear::Tikal, true);
                if levels > 1 { actions[3] } else { actions[1] }
            }
            Task::PayAdvance { technology } => {
                let cost = u16::from(self.table.advance_cost(self.seat, technology));
                self.prices.level[technology.index()] - self.any_cost(cost)
            }
            Task::AdvanceFree { levels } => self.prices.best_level * f32::from(levels),
            Task::PayClimb { resources, .. } => self.two_steps() - self.any_cost(resources.into()),
            Task::Climb { steps, except, different } => {
                let free = |temple: &Temple| !except.contains(*temple);
                let steps_there = Temple::ALL.into_iter().filter(free).map(|temple| self.prices.step[temple.index()]);
                let best = steps_there.clone().fold(0.0, f32::max);
                match (steps, different) {
                    (2.., true) => self.two_steps(),
                    (_, _) => best * f32::from(steps),
                }
            }
            Task::GainAny { count } => self.prices.best_good * f32::from(count),
            Task::Build { how } => self.build(how),
            Task::Market => 0.0,
            Task::Use { corn, .. } => {
                let gears = [Gear::Palenque, Gear::Yaxchilan, Gear::Tikal, Gear::Uxmal];
                let best = gears.into_iter().map(|gear| most(&self.actions(gear, true))).fold(0.0, f32::max);
                (best - f32::from(corn) * self.prices.corn).max(0.0)
            }
            Task::Offering => (self.prices.best_step - self.any_cost(1)).max(0.0),
            Task::Effects { source, next } => {
                let rest = Table::effects(source).get(usize::from(next)..).unwrap_or_default();
                self.prices.gives(&CardEffects::of(rest))
            }
        }
    }

    fn build(&self, how: BuildWay) -> f32 {
        let architecture = self.player.level(Technology::Architecture);
        match how {
            BuildWay::Corn => self.best_for_corn(true),
            BuildWay::First => {
                let (one, other) = self.buildings(true, architecture);
                (one + other * self.weight(w::SECOND)).max(self.best_monument(true))
            }
            BuildWay::SecondWithout => self.buildings(true, 0).0,
            BuildWay::Single | BuildWay::Granted | BuildWay::Second => self.buildings(true, architecture).0,
        }
    }
}
