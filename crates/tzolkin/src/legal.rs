//! Every legal decision, in the order of the record format and, within one kind, of the data file.

use engine::Seat;

use super::action::{Action, Architecture, Harvest, Pair};
use super::data::{Goods, SpaceAction, data};
use super::ids::{BuildingId, Gear, Material, Resource, Technology, Temple};
use super::state::{Building, Mode, Phase, State, Table, Task};

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
            (Phase::Turns, Some(&task)) => self.answers(seat, task, actions),
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
        if player.workers_in_hand == 0 {
            return;
        }
        let corn = player.goods[Material::Corn];
        let payable = |cost: Option<u16>| cost.is_some_and(|cost| cost <= corn);
        actions.extend(Gear::ALL.into_iter().filter(|&gear| payable(self.placement_cost(gear))).map(Action::Place));
        if payable(self.first_player_cost()) {
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

    fn climbable(&self, seat: Seat) -> impl Iterator<Item = Temple> + '_ {
        Temple::ALL.into_iter().filter(move |&temple| self.can_climb(seat, temple))
    }

    /// Returns `true` if a task has an answer other than to stop. Without one, the task is lost or left out.
    pub(super) fn has_answer(&self, seat: Seat, task: Task) -> bool {
        let goods = self.player(seat).goods;
        let corn = goods[Material::Corn];
        match task {
            Task::Advance { .. } => self.can_advance_any(seat),
            Task::Climb { except, .. } => self.climbable(seat).any(|temple| !except.contains(temple)),
            Task::Build { how } => {
                self.can_build_any(seat, how, corn) || (how == Building::First && self.can_build_any_monument(seat))
            }
            Task::Market => self.can_exchange(seat, corn),
            Task::Use { gears, corn: price, .. } => self.usable(seat, gears, price, corn).next().is_some(),
            Task::Offering => goods.resources() > 0 && self.can_climb_any(seat),
            Task::ChooseAction { .. }
            | Task::Harvest { .. }
            | Task::Lower { .. }
            | Task::PayAdvance { .. }
            | Task::AdvanceFree { .. }
            | Task::PayClimb { .. }
            | Task::GainAny { .. }
            | Task::Effects { .. } => true,
        }
    }

    fn answers(&self, seat: Seat, task: Task, actions: &mut Vec<Action>) {
        let player = self.player(seat);
        let corn = player.goods[Material::Corn];
        match task {
            Task::ChooseAction { gear, space } => {
                actions.extend(self.actions_from(seat, gear, space, corn).map(Action::Action));
                actions.push(Action::Nothing);
            }
            Task::Harvest { space } => actions.extend(self.harvests(seat, space).map(Action::Harvest)),
            Task::Lower { .. } => actions.extend(self.lowerable(seat).map(Action::Lower)),
            Task::Advance { optional, .. } => {
                let possible = Technology::ALL.into_iter().filter(|&technology| self.can_advance(seat, technology));
                actions.extend(possible.map(Action::Advance));
                stop_if(optional, actions);
            }
            Task::PayAdvance { technology } => payments(player.goods, self.advance_cost(seat, technology), actions),
            Task::PayClimb { resources, .. } => payments(player.goods, resources, actions),
            Task::AdvanceFree { .. } => actions.extend(Technology::ALL.map(Action::Advance)),
            Task::Climb { except, .. } => {
                actions.extend(self.climbable(seat).filter(|&temple| !except.contains(temple)).map(Action::Climb));
            }
            Task::GainAny { .. } => actions.extend(Resource::ALL.map(Action::Gain)),
            Task::Build { how } => self.buildings(seat, how, actions),
            Task::Market => {
                let (buy, sell) = (|&resource: &Resource| corn >= data().corn_value(resource), owned(player.goods));
                actions.extend(Resource::ALL.into_iter().filter(buy).map(Action::Buy));
                actions.extend(sell.map(Action::Sell));
                actions.push(Action::Stop);
            }
            Task::Use { gears, corn: price, optional } => {
                let usable = self.usable(seat, gears, price, corn);
                actions.extend(usable.map(|(gear, action)| Action::Use(gear, action)));
                stop_if(optional, actions);
            }
            Task::Offering => {
                actions.extend(owned(player.goods).map(Action::Offer));
                actions.push(Action::Stop);
            }
            // Effects happen automatically before the player gets a question.
            Task::Effects { .. } => {}
        }
    }

    /// The actions that a worker from a space can use with this much corn.
    fn actions_from(&self, seat: Seat, gear: Gear, space: u8, corn: u16) -> impl Iterator<Item = u8> + '_ {
        (1..=data().gear(gear).last_action).filter(move |&action| self.acts_from(seat, gear, space, action, corn))
    }

    /// Returns `true` if a worker from a space can use an action with this much corn.
    fn acts_from(&self, seat: Seat, gear: Gear, space: u8, action: u8, corn: u16) -> bool {
        let left = self.stepping_cost(seat, gear, space, action).and_then(|cost| corn.checked_sub(cost));
        left.is_some_and(|left| self.action_available(seat, gear, action, left))
    }

    /// The ways of harvesting with an action of Palenque (rules 8.1).
    fn harvests(&self, seat: Seat, space: u8) -> impl Iterator<Item = Harvest> {
        let group = self.group(space);
        let uncovered = group.uncovered() > 0;
        let action = data().gear(Gear::Palenque).actions[usize::from(space)];
        let wood = group.wood > 0 && matches!(action, SpaceAction::Harvest { wood: Some(_), .. });
        let bare = data().harvest_bare[self.player(seat).level(Technology::Agriculture)];
        [
            (Harvest::Corn, uncovered),
            (Harvest::Wood, wood),
            (Harvest::Burn, wood && self.can_lower(seat)),
            (Harvest::Bare, bare && !uncovered),
        ]
        .into_iter()
        .filter_map(|(harvest, possible)| possible.then_some(harvest))
    }

    /// Adds the buildings and monuments that the seat can build in this way (rules 8.3, 10, 11).
    fn buildings(&self, seat: Seat, how: Building, actions: &mut Vec<Action>) {
        let player = self.player(seat);
        let goods = player.goods;
        for building in self.offered() {
            if how == Building::Corn {
                if goods[Material::Corn] >= self.corn_price(seat, building) {
                    actions.push(Action::Build(building, Architecture::Full));
                }
                continue;
            }
            let cost = data().buildings[building.index()].cost;
            if self.discount(seat, how) > 0 {
                self.sparing(goods, building, actions);
            } else if goods.cover(cost) {
                actions.push(Action::Build(building, Architecture::Full));
            }
            if how == Building::First && player.level(Technology::Architecture) > 0 && goods.cover(cost) {
                actions.push(Action::Build(building, Architecture::Plain));
            }
        }
        if how == Building::First {
            let payable = |monument: &super::ids::MonumentId| goods.cover(data().monuments[monument.index()].cost);
            actions.extend(self.monuments.iter().filter(payable).map(Action::Monument));
        }
        stop_if(matches!(how, Building::Granted | Building::Second | Building::SecondWithout), actions);
    }

    /// Adds the ways to build with one resource left out of the price (rules R40).
    fn sparing(&self, goods: Goods, building: BuildingId, actions: &mut Vec<Action>) {
        let cost = data().buildings[building.index()].cost;
        for resource in owned(cost) {
            let mut price = cost;
            price[resource.material()] -= 1;
            if goods.cover(price) {
                actions.push(Action::Build(building, Architecture::Sparing(resource)));
            }
        }
    }
}

/// Adds the answer that skips the remaining optional effects.
fn stop_if(optional: bool, actions: &mut Vec<Action>) {
    if optional {
        actions.push(Action::Stop);
    }
}

fn owned(goods: Goods) -> impl Iterator<Item = Resource> {
    Resource::ALL.into_iter().filter(move |resource| goods[resource.material()] > 0)
}

/// Adds every way to pay `amount` resources of any kind, with the most wood first.
fn payments(goods: Goods, amount: u8, actions: &mut Vec<Action>) {
    let most = |material: Material| goods[material].min(amount.into()) as u8;
    for wood in (0..=most(Material::Wood)).rev() {
        let rest = amount - wood;
        for stone in (0..=most(Material::Stone).min(rest)).rev() {
            let gold = rest - stone;
            if gold <= most(Material::Gold) {
                actions.push(Action::Pay([wood, stone, gold]));
            }
        }
    }
}
