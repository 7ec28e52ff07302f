//! Every legal decision, in the order of the record format and, within one kind, of the data file.

use std::ops::ControlFlow;

use engine::Seat;

use super::action::{Action, Architecture, Harvest, Pair};
use super::data::{BuildWay, Goods, data};
use super::ids::{Gear, Material, Resource, Technology, Temple};
use super::obstacles::Obstacle;
use super::state::{Mode, Phase, State, Table, Task};

pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let table = &state.table;
    if !table.is_to_act(seat) {
        return;
    }
    match table.phase {
        Phase::Choosing => {
            if let Some(offer) = state.hidden.offers.get(usize::from(seat)) {
                for (number, &one) in offer.iter().enumerate() {
                    actions.extend(offer[number + 1..].iter().map(|&other| Action::Keep(Pair(one, other))));
                }
            }
        }
        Phase::Turns | Phase::Calendar | Phase::Over => table.choices(seat, actions),
    }
}

impl Table {
    /// Appends every decision of a seat that is public: all except the choice of wealth tiles.
    pub(super) fn choices(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.is_to_act(seat) {
            return;
        }
        match (self.phase, self.tasks.last()) {
            (Phase::Turns, Some(&task)) => {
                // Every option continues the list.
                let _ = self.options(seat, task, &mut |action, obstacle| {
                    if obstacle.is_none() {
                        actions.push(action);
                    }
                    ControlFlow::Continue(())
                });
            }
            (Phase::Turns, None) => self.turn_choices(seat, actions),
            (Phase::Calendar, _) => actions.extend([Action::Days(1), Action::Days(2)]),
            (Phase::Choosing | Phase::Over, _) => {}
        }
    }

    /// Adds the next steps of a turn without an open task (rules 4).
    fn turn_choices(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.turn.mode {
            Mode::Open => self.openings(seat, actions),
            Mode::Placing => {
                if !self.turn.mercy {
                    self.placements(seat, actions);
                }
                actions.push(Action::End);
            }
            Mode::Picking => {
                self.picks(seat, actions);
                actions.push(Action::End);
            }
        }
    }

    /// Adds the answers to the first question of a turn (rules 5, R7).
    fn openings(&self, seat: Seat, actions: &mut Vec<Action>) {
        let corn = self.player(seat).goods[Material::Corn];
        let may_beg = corn <= data().beg_max_corn && !self.turn.begged && self.can_lower(seat);
        if may_beg {
            actions.extend(self.lowerable(seat).map(Action::Beg));
        }
        let before = actions.len();
        self.placements(seat, actions);
        self.picks(seat, actions);
        // Without a worker on a gear and without the corn to place one, the player must beg, or the gods show mercy.
        if actions.len() == before && !may_beg {
            let spaces = || Gear::ALL.into_iter().filter_map(|gear| Some((gear, self.lowest_free_space(gear)?)));
            let lowest = spaces().map(|(_, space)| space).min();
            let cheapest = spaces().filter(|&(_, space)| Some(space) == lowest);
            actions.extend(cheapest.map(|(gear, _)| Action::Place(gear)));
        }
    }

    /// Adds the ways to place one more worker (rules 6).
    fn placements(&self, seat: Seat, actions: &mut Vec<Action>) {
        let player = self.player(seat);
        let corn = player.goods[Material::Corn];
        // The spaces are looked at only if the corn can pay for one more worker at all.
        if player.workers_in_hand == 0 || self.added_worker_cost().is_none_or(|cost| cost > corn) {
            return;
        }
        for gear in Gear::ALL {
            if self.no_placement(seat, gear).is_none() {
                actions.push(Action::Place(gear));
            }
        }
        if self.no_first_player(seat).is_none() {
            actions.push(Action::PlaceFirstPlayer);
        }
    }

    /// Adds the ways to pick up one more worker (rules 7).
    fn picks(&self, seat: Seat, actions: &mut Vec<Action>) {
        for gear in Gear::ALL {
            let mut bits = self.gears.of(seat, gear);
            while bits != 0 {
                actions.push(Action::Pick(gear, bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
    }

    fn lowerable(&self, seat: Seat) -> impl Iterator<Item = Temple> + '_ {
        Temple::ALL.into_iter().filter(move |&temple| self.step(seat, temple) > 0)
    }

    /// Returns `true` if a task has an answer other than to stop. Without one, the task is lost or left out.
    pub(super) fn has_answer(&self, seat: Seat, task: Task) -> bool {
        let mut is_answer = |action, obstacle: Option<Obstacle>| match obstacle {
            None if !matches!(action, Action::Stop) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        };
        // A worker can always do nothing, and its actions take the longest to check.
        matches!(task, Task::ChooseAction { .. }) || self.options(seat, task, &mut is_answer).is_break()
    }

    /// Shows every conceivable answer to a question, in order, with the obstacle if it isn't legal. `show` ends the list
    /// with a break.
    pub(crate) fn options(
        &self,
        seat: Seat,
        task: Task,
        show: &mut impl FnMut(Action, Option<Obstacle>) -> Flow,
    ) -> Flow {
        let goods = self.player(seat).goods;
        let corn = goods[Material::Corn];
        let lacks = |resource: Resource| goods[resource.material()] == 0;
        match task {
            Task::ChooseAction { gear, space } => {
                for number in 1..=data().gear(gear).last_action {
                    show(Action::Action(number), self.out_of_reach(seat, (gear, space), number, corn))?;
                }
                show(Action::Nothing, None)
            }
            Task::Harvest { space } => Harvest::ALL
                .into_iter()
                .try_for_each(|harvest| show(Action::Harvest(harvest), self.no_harvest(seat, space, harvest))),
            Task::Lower { .. } => Temple::ALL.into_iter().try_for_each(|temple| {
                let lowest = self.step(seat, temple) == 0;
                show(Action::Lower(temple), lowest.then_some(Obstacle::Lowest(temple)))
            }),
            Task::Advance { optional, .. } => {
                for technology in Technology::ALL {
                    show(Action::Advance(technology), self.no_advance(seat, technology))?;
                }
                stop_if(optional, show)
            }
            Task::PayAdvance { technology } => payments(goods, self.advance_cost(seat, technology), show),
            Task::PayClimb { resources, .. } => payments(goods, resources, show),
            Task::AdvanceFree { .. } => {
                Technology::ALL.into_iter().try_for_each(|technology| show(Action::Advance(technology), None))
            }
            Task::Climb { except, .. } => Temple::ALL.into_iter().try_for_each(|temple| {
                let again = except.contains(temple).then_some(Obstacle::Again(temple));
                show(Action::Climb(temple), again.or_else(|| self.no_climb(seat, temple)))
            }),
            Task::GainAny { .. } => {
                Resource::ALL.into_iter().try_for_each(|resource| show(Action::Gain(resource), None))
            }
            Task::Build { how } => self.buildings(seat, how, show),
            Task::Market => {
                for resource in Resource::ALL {
                    let dear = corn < data().corn_value(resource);
                    show(Action::Buy(resource), dear.then_some(Obstacle::Buy(resource)))?;
                }
                for resource in Resource::ALL {
                    show(Action::Sell(resource), lacks(resource).then_some(Obstacle::Sell(resource)))?;
                }
                show(Action::Stop, None)
            }
            Task::Use { gears, corn: price, optional } => {
                for (gear, number) in self.usable(seat, gears, price, corn) {
                    show(Action::Use(gear, number), None)?;
                }
                show(Action::Use(Gear::ChichenItza, 1), Some(Obstacle::OtherGear))?;
                stop_if(optional, show)
            }
            Task::Offering => {
                for resource in Resource::ALL.into_iter().filter(|_| self.can_climb_any(seat)) {
                    show(Action::Offer(resource), lacks(resource).then_some(Obstacle::Offer(resource)))?;
                }
                show(Action::Stop, None)
            }
            // Effects happen automatically before the player gets a question.
            Task::Effects { .. } => Flow::Continue(()),
        }
    }

    /// Shows the buildings and monuments for this way of building (rules 8.3, 10, 11).
    fn buildings(&self, seat: Seat, how: BuildWay, show: &mut impl FnMut(Action, Option<Obstacle>) -> Flow) -> Flow {
        let player = self.player(seat);
        let goods = player.goods;
        let spares = self.discount(seat, how) > 0;
        let plain = how == BuildWay::First && player.level(Technology::Architecture) > 0;
        for building in self.offered() {
            let dear = || !self.can_build(seat, building, how, goods[Material::Corn]);
            let price = Obstacle::BuildingPrice(building, how);
            let cost = data().buildings[building.index()].cost;
            if spares {
                for resource in Resource::ALL.into_iter().filter(|resource| cost[resource.material()] > 0) {
                    let mut left = cost;
                    left[resource.material()] -= 1;
                    let obstacle = || if dear() { price } else { Obstacle::SparePrice(building, resource) };
                    let action = Action::Build(building, Architecture::Sparing(resource));
                    show(action, (!goods.cover(left)).then(obstacle))?;
                }
            } else {
                show(Action::Build(building, Architecture::Full), dear().then_some(price))?;
            }
            if plain {
                let obstacle = || if dear() { price } else { Obstacle::PlainPrice(building) };
                show(Action::Build(building, Architecture::Plain), (!goods.cover(cost)).then(obstacle))?;
            }
        }
        for monument in self.monuments.iter() {
            let payable = goods.cover(data().monuments[monument.index()].cost);
            let obstacle = match how {
                BuildWay::First => (!payable).then_some(Obstacle::MonumentPrice(monument)),
                _ if payable => Some(Obstacle::NoMonument(how)),
                _ => continue,
            };
            show(Action::Monument(monument), obstacle)?;
        }
        stop_if(how == BuildWay::Granted || how.is_second(), show)
    }
}

type Flow = ControlFlow<()>;

/// Shows the answer that skips the remaining optional effects.
fn stop_if(optional: bool, show: &mut impl FnMut(Action, Option<Obstacle>) -> Flow) -> Flow {
    if optional { show(Action::Stop, None) } else { Flow::Continue(()) }
}

/// Shows every way to pay `amount` resources of any kind, with the most wood first.
fn payments(goods: Goods, amount: u8, show: &mut impl FnMut(Action, Option<Obstacle>) -> Flow) -> Flow {
    let most = |material: Material| goods[material].min(amount.into()) as u8;
    for wood in (0..=most(Material::Wood)).rev() {
        let rest = amount - wood;
        for stone in (0..=most(Material::Stone).min(rest)).rev() {
            let gold = rest - stone;
            if gold <= most(Material::Gold) {
                show(Action::Pay([wood, stone, gold]), None)?;
            }
        }
    }
    Flow::Continue(())
}
