//! Actions, and the answers to their questions (rules 8 to 12).

use engine::Events;

use super::action::{Action, Architecture, Harvest};
use super::apply::Play;
use super::data::{BuildWay, Effect, Goods, data};
use super::events;
use super::ids::{BuildingId, Gear, Material, MonumentId, Resource, Technology, Temple};
use super::state::{Earned, Source, Task};
use super::table::goods_of;

impl<E: Events> Play<'_, E> {
    pub(super) fn answer(&mut self, task: Task, action: Action) {
        self.table().tasks.pop();
        if let Some(rest) = task.rest(action) {
            self.ask(rest);
        }
        let seat = self.seat;
        let (gear, space) = task.space().unwrap_or((Gear::Palenque, 0));
        match action {
            Action::Action(number) => self.use_space(gear, space, number),
            Action::Nothing => self.emit(|| events::nothing(seat, gear, space)),
            Action::Harvest(harvest) => self.harvest(space, harvest),
            Action::Lower(temple) => {
                self.lower(temple);
                self.gain_harvest_corn(space);
            }
            Action::Advance(technology) => match task {
                Task::AdvanceFree { .. } => self.advance(technology),
                _ => self.ask(Task::PayAdvance { technology }),
            },
            Action::Pay(payment) => {
                self.pay(goods_of(payment));
                match task {
                    Task::PayAdvance { technology } => self.advance(technology),
                    Task::PayClimb { temples, .. } => self.ask(Task::climb(temples, true)),
                    _ => {}
                }
            }
            Action::Climb(temple) => self.climb(temple),
            Action::Gain(resource) => self.gain(Goods::of(resource.material(), 1)),
            Action::Build(building, architecture) => {
                if let Task::Build { how } = task {
                    self.build(how, building, architecture);
                }
            }
            Action::Monument(monument) => self.build_monument(monument),
            Action::Buy(resource) => self.exchange(resource, true),
            Action::Sell(resource) => self.exchange(resource, false),
            Action::Use(gear, number) => {
                let corn = if let Task::Use { corn, .. } = task { corn } else { 0 };
                self.player().goods -= Goods::of(Material::Corn, corn);
                self.emit(|| events::used(seat, gear, number, corn));
                self.act(gear, number);
            }
            Action::Offer(resource) => {
                self.pay(Goods::of(resource.material(), 1));
                self.ask(Task::climb(1, false));
            }
            // Stopping drops the task, and no other decision answers a question.
            _ => {}
        }
    }

    /// Uses an action with a worker that was picked up from a space.
    fn use_space(&mut self, gear: Gear, space: u8, number: u8) {
        let seat = self.seat;
        let cost = self.state.table.stepping_cost(seat, gear, space, number).unwrap_or_default();
        self.player().goods -= Goods::of(Material::Corn, cost);
        self.emit(|| events::action(seat, gear, space, number, cost));
        self.act(gear, number);
    }

    /// Plays an action that a worker or another effect uses.
    fn act(&mut self, gear: Gear, number: u8) {
        let offer = self.state.table.offer(self.seat, gear, number);
        if offer.takes_skull() {
            self.offer_skull(number);
        } else if !offer.price.goods.is_empty() {
            self.pay(offer.price.goods);
        }
        for &effect in offer.effects.iter() {
            match (offer.price.any_resources, effect) {
                (resources @ 1.., Effect::ClimbAny { steps: temples, .. }) => {
                    self.ask(Task::PayClimb { resources, temples });
                }
                _ => self.effect(Earned::Offerings, effect),
            }
        }
    }

    /// Pays for an action of Chichen Itza (rules 8.5). The offering comes after the effects (rules R34).
    fn offer_skull(&mut self, number: u8) {
        let seat = self.seat;
        self.player().goods -= Goods::of(Material::Skull, 1);
        self.table().skulls_on_chichen_itza |= 1 << number;
        self.emit(|| events::skull_offered(seat, number));
        if data().offering[self.player().level(Technology::Theology)] {
            self.ask(Task::Offering);
        }
    }

    /// Plays a harvest (rules 8.1).
    fn harvest(&mut self, space: u8, harvest: Harvest) {
        let seat = self.seat;
        let Some(group) = space.checked_sub(2).and_then(|number| self.table().jungle.get_mut(usize::from(number)))
        else {
            return;
        };
        match harvest {
            Harvest::Corn => group.corn = group.corn.saturating_sub(1),
            Harvest::Wood => group.wood = group.wood.saturating_sub(1),
            Harvest::Burn => {
                group.wood = group.wood.saturating_sub(1);
                group.corn = group.corn.saturating_sub(1);
            }
            Harvest::Bare => {}
        }
        match harvest {
            Harvest::Corn => {
                self.player().corn_tiles += 1;
                self.emit(|| events::harvested_corn(seat, space));
                self.gain_harvest_corn(space);
            }
            Harvest::Wood => {
                self.player().wood_tiles += 1;
                self.emit(|| events::harvested_wood(seat, space));
                let (_, wood) = self.state.table.harvest(seat, space);
                self.gain(Goods::of(Material::Wood, wood));
            }
            Harvest::Burn => {
                self.player().corn_tiles += 1;
                self.emit(|| events::burnt(seat, space));
                self.ask(Task::Lower { space });
            }
            Harvest::Bare => {
                self.emit(|| events::harvested_bare(seat, space));
                self.gain_harvest_corn(space);
            }
        }
    }

    fn gain_harvest_corn(&mut self, space: u8) {
        let (corn, _) = self.state.table.harvest(self.seat, space);
        self.gain(Goods::of(Material::Corn, corn));
    }

    /// Builds a building (rules 10.2).
    fn build(&mut self, how: BuildWay, building: BuildingId, architecture: Architecture) {
        let seat = self.seat;
        let level = self.player().level(Technology::Architecture);
        let price = self.state.table.build_price(seat, how, building, architecture);
        let with_architecture = architecture != Architecture::Plain && how != BuildWay::SecondWithout;
        if how == BuildWay::First {
            // At level 0 the first building uses no architecture. If that building brings a level, the level works for
            // the second building (rules R27).
            let used = with_architecture && level > 0;
            self.ask(Task::Build { how: if used { BuildWay::SecondWithout } else { BuildWay::Second } });
        }
        self.player().goods -= price;
        self.player().buildings.insert(building);
        for place in self.table().offer.iter_mut().filter(|place| **place == Some(building)) {
            *place = None;
        }
        self.emit(|| events::built(seat, building, price));
        // The level at the time of paying counts (rules R41).
        if with_architecture && level > 0 {
            self.gain(Goods::of(Material::Corn, data().build_corn[level]));
            self.score(data().build_vp[level], Earned::Technologies);
        }
        self.ask(Task::Effects { source: Source::Building(building), next: 0 });
    }

    fn build_monument(&mut self, monument: MonumentId) {
        let seat = self.seat;
        let price = data().monuments[monument.index()].cost;
        self.player().goods -= price;
        // A skull that is paid can be gained again (rules R48).
        self.table().skulls_in_bank += price[Material::Skull] as u8;
        self.table().monuments.remove(monument);
        self.player().monuments.insert(monument);
        self.emit(|| events::built_monument(seat, monument, price));
    }

    /// Makes one exchange at the market (rules R31).
    fn exchange(&mut self, resource: Resource, buy: bool) {
        let seat = self.seat;
        let corn = data().corn_value(resource);
        let (one, worth) = (Goods::of(resource.material(), 1), Goods::of(Material::Corn, corn));
        let goods = &mut self.player().goods;
        if buy {
            *goods -= worth;
            *goods += one;
            self.emit(|| events::bought(seat, resource, corn));
        } else {
            *goods -= one;
            *goods += worth;
            self.emit(|| events::sold(seat, resource, corn));
        }
    }

    /// Advances a technology by one level, or takes its bonus (rules 9).
    pub(super) fn advance(&mut self, technology: Technology) {
        let seat = self.seat;
        let level = &mut self.player().technologies[technology.index()];
        if *level < 3 {
            *level += 1;
            let reached = *level;
            self.emit(|| events::advanced(seat, technology, reached));
        } else {
            self.emit(|| events::bonus(seat, technology));
            self.ask(Task::Effects { source: Source::Bonus(technology), next: 0 });
        }
    }

    /// Gains goods from the bank, with no more skulls than it has (rules R25).
    pub(super) fn gain(&mut self, mut goods: Goods) {
        let seat = self.seat;
        let bank = &mut self.state.table.skulls_in_bank;
        let missing = goods[Material::Skull].saturating_sub(u16::from(*bank));
        goods[Material::Skull] -= missing;
        *bank -= goods[Material::Skull] as u8;
        self.player().goods += goods;
        if !goods.is_empty() {
            self.emit(|| events::gained(seat, goods));
        }
        if missing > 0 {
            self.emit(|| events::skulls_missing(seat, missing));
        }
    }

    fn pay(&mut self, goods: Goods) {
        let seat = self.seat;
        self.player().goods -= goods;
        self.emit(|| events::paid(seat, goods));
    }

    /// Changes the score and returns the actual change (rules R56).
    pub(super) fn change_score(&mut self, points: i16, from: Earned) -> i16 {
        let floor = self.state.table.floor_at_zero;
        let player = self.player();
        let before = player.vp;
        player.vp = before.saturating_add(points);
        if floor && player.vp < 0 {
            player.vp = 0;
        }
        let change = player.vp - before;
        let earned = &mut player.earned[from as usize];
        *earned = earned.saturating_add(change);
        change
    }

    pub(super) fn score(&mut self, points: i16, from: Earned) {
        let seat = self.seat;
        if points != 0 {
            let change = self.change_score(points, from);
            self.emit(|| events::earned(seat, change, from));
        }
    }

    pub(super) fn gain_worker(&mut self) {
        let seat = self.seat;
        let player = self.player();
        if player.workers_in_play < data().workers_max {
            player.workers_in_play += 1;
            player.workers_in_hand += 1;
            let workers = player.workers_in_play;
            self.emit(|| events::worker(seat, workers));
        } else {
            self.emit(|| events::worker_lost(seat));
        }
    }

    /// Moves the seat's marker up by one step (rules 12.2, 12.3).
    pub(super) fn climb(&mut self, temple: Temple) {
        let seat = self.seat;
        if !self.state.table.can_climb(seat, temple) {
            self.emit(|| events::step_lost(seat, temple));
            return;
        }
        let player = self.player();
        let step = &mut player.temples[temple.index()];
        *step += 1;
        let reached = *step;
        let turned = reached == data().temple(temple).top() && !player.board_light;
        if turned {
            player.board_light = true;
        }
        self.emit(|| events::climbed(seat, temple, reached));
        if turned {
            self.emit(|| events::board_light(seat));
        }
    }

    /// Moves the seat's marker down by one step (rules 12.4).
    pub(super) fn lower(&mut self, temple: Temple) {
        let (seat, reached) = (self.seat, self.step_down(temple));
        self.emit(|| events::lowered(seat, temple, reached));
    }

    /// Steps down without an event and returns the step reached.
    pub(super) fn step_down(&mut self, temple: Temple) -> u8 {
        let step = &mut self.player().temples[temple.index()];
        *step = step.saturating_sub(1);
        *step
    }
}
