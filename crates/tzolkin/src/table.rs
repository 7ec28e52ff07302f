//! Properties of the table: spaces, costs, days, the need for food.

use engine::Seat;

use super::action::Architecture;
use super::data::{BuildWay, ByPlayers, Effect, FoodDay, FoodDayReward, Goods, Offer, data};
use super::gears::GearOccupant;
use super::ids::{BuildingId, BuildingSet, Gear, Material, MonumentId, Resource, Technology, Temple, TileId, TileSet};
use super::state::{Group, Phase, Player, Source, Table, Task};

/// The food that a player's workers need on a food day (rules 13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feeding {
    /// Workers that need corn, after farms.
    pub workers: u16,
    pub corn_per_worker: u16,
    /// Workers that the player can feed with their corn and the pool.
    pub fed: u16,
    /// Workers that farms feed.
    pub free: u16,
    /// Corn that farms save for each worker that needs corn.
    pub discount: u16,
}

impl Feeding {
    /// Corn for all workers.
    pub const fn need(self) -> u16 {
        self.workers * self.corn_per_worker
    }

    /// Corn that the player can pay now.
    pub const fn paid(self) -> u16 {
        self.fed * self.corn_per_worker
    }

    /// Workers that stay hungry with the player's current corn.
    pub(crate) const fn unfed(self) -> u16 {
        self.workers - self.fed
    }
}

impl Table {
    /// The seats in ascending order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat)]
    }

    /// The next seat in clockwise order.
    pub(crate) fn left_neighbour(&self, seat: Seat) -> Seat {
        seat.next(self.players.len() as u8)
    }

    /// The seats in the turn order of this round, from the first player marker. (In the calendar phase the marker may
    /// have moved already. Then this is the order of the next round.)
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first_seat.round(self.players.len() as u8)
    }

    /// The numbers for this number of players.
    pub fn by_players(&self) -> &'static ByPlayers {
        data().by_players(self.players.len())
    }

    /// The jungle group of a Palenque action, 2 to 5.
    pub fn group(&self, space: u8) -> Group {
        space.checked_sub(2).and_then(|number| self.jungle.get(usize::from(number))).copied().unwrap_or_default()
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u8 {
        self.day + 1
    }

    /// The round as shown to players. The round of day 27 counts as that of day 26, which was skipped (rules R60), so no
    /// shown round exceeds the last one.
    pub(crate) fn named_round(&self) -> u8 {
        self.round().min(self.rounds())
    }

    /// Rounds without any two-day advance.
    pub fn rounds(&self) -> u8 {
        data().food_days[3].day + 1
    }

    pub(crate) fn next_food_day(&self) -> Option<FoodDay> {
        data().food_days.get(usize::from(self.food_days_held)).copied()
    }

    /// Days until the next food day, 0 if it ends this round.
    pub(crate) fn days_to_food_day(&self) -> Option<u8> {
        self.next_food_day().map(|food_day| food_day.day.saturating_sub(self.day))
    }

    /// Returns `true` if a food day ends this round (rules 13.1).
    pub(crate) fn is_food_day(&self) -> bool {
        self.days_to_food_day() == Some(0)
    }

    /// Returns `true` if this is the last round, with no turns after it.
    pub(crate) fn is_last_round(&self) -> bool {
        self.is_food_day() && usize::from(self.food_days_held) + 1 == data().food_days.len()
    }

    /// Number of coming food days on which the temples give goods.
    pub(crate) fn goods_to_come(&self) -> usize {
        let to_come = data().food_days.iter().skip(self.food_days_held.into());
        to_come.filter(|food_day| food_day.reward == FoodDayReward::MidAge).count()
    }

    /// The lowest free numbered space of a gear (rules 6).
    pub(crate) fn lowest_free_space(&self, gear: Gear) -> Option<u8> {
        self.gears.lowest_free_space(gear)
    }

    /// The worker on a position of a gear.
    pub fn occupant(&self, gear: Gear, position: u8) -> Option<GearOccupant> {
        self.gears.at(gear, position)
    }

    /// Corn for adding one more worker this turn, without the cost of its space (rules R11). `None` after six workers.
    pub(crate) fn added_worker_cost(&self) -> Option<u16> {
        data().placement_cost.get(usize::from(self.turn.placed)).copied()
    }

    /// Corn for placing one more worker on a gear this turn, including its space. `None` if the gear is full. Under
    /// mercy the player pays less (rules 5.2).
    pub(crate) fn placement_cost(&self, gear: Gear) -> Option<u16> {
        Some(u16::from(self.lowest_free_space(gear)?) + self.added_worker_cost()?)
    }

    /// Corn for placing one more worker on the first player space this turn. `None` if it is occupied.
    pub(crate) fn first_player_cost(&self) -> Option<u16> {
        match self.first_player_space {
            Some(_) => None,
            None => Some(data().first_player_corn + self.added_worker_cost()?),
        }
    }

    /// The open question of the turn, to answer before the next worker or the end of the turn.
    pub fn task(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    /// Returns `true` if the player can anger the gods: a marker is above step 0 (rules 12.4).
    pub(crate) fn can_lower(&self, seat: Seat) -> bool {
        self.player(seat).temples != [0; 3]
    }

    /// The step of a marker.
    pub fn step(&self, seat: Seat, temple: Temple) -> u8 {
        self.player(seat).temples[temple.index()]
    }

    /// Resources to pay for a technology's next level or bonus (rules 9).
    pub(crate) fn advance_cost(&self, seat: Seat, technology: Technology) -> u8 {
        data().technologies[technology.index()].cost[self.player(seat).level(technology)]
    }

    /// Corn for a building at Uxmal 4 (rules 8.4).
    pub(crate) fn corn_price(&self, seat: Seat, building: BuildingId) -> u16 {
        let price = data().buildings[building.index()].cost.resources() * data().corn_per_resource;
        price.saturating_sub(data().discount_corn[self.player(seat).level(Technology::Architecture)])
    }

    /// The price of a building, built in this way with these benefits of architecture.
    pub(crate) fn build_price(
        &self,
        seat: Seat,
        how: BuildWay,
        building: BuildingId,
        architecture: Architecture,
    ) -> Goods {
        if how == BuildWay::Corn {
            return Goods::of(Material::Corn, self.corn_price(seat, building));
        }
        let mut price = data().buildings[building.index()].cost;
        if let Architecture::Sparing(resource) = architecture {
            price -= Goods::of(resource.material(), 1);
        }
        price
    }

    /// The buildings of the offer, in the order of their places.
    pub fn offered(&self) -> impl Iterator<Item = BuildingId> + '_ {
        self.offer.iter().copied().flatten()
    }

    /// The builder of a monument.
    pub(crate) fn monument_owner(&self, id: MonumentId) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).monuments.contains(id))
    }

    /// The monuments of the game, built or not.
    pub(crate) fn monuments_in_game(&self) -> impl Iterator<Item = MonumentId> {
        MonumentId::all().filter(|&id| self.monuments.contains(id) || self.monument_owner(id).is_some()).take(6)
    }

    /// The corn that a seat takes from the pool at the end of its turn (rules 4d).
    pub(crate) fn pool_corn(&self, seat: Seat) -> u16 {
        if self.first_player_space == Some(seat) { self.pool } else { 0 }
    }

    /// The food that the workers would need now (rules 13.2).
    pub(crate) fn feeding_need(&self, seat: Seat) -> Feeding {
        let player = self.player(seat);
        let data = data();
        let (mut free, mut discount) = (0, 0);
        let farms = player.buildings.iter().flat_map(|building| &data.buildings[building.index()].effects);
        let tiles = player.wealth.iter().flat_map(|tile| &data.wealth_tiles[tile.index()].effects);
        for effect in farms.chain(tiles) {
            match *effect {
                Effect::FeedFree { workers } => free += u16::from(workers),
                Effect::FeedDiscount { corn_per_worker } => discount += corn_per_worker,
                _ => {}
            }
        }
        let workers = u16::from(player.workers_in_play).saturating_sub(free);
        let corn_per_worker = data.corn_per_worker.saturating_sub(discount);
        let corn = player.goods[Material::Corn] + self.pool_corn(seat);
        let fed = corn.checked_div(corn_per_worker).map_or(workers, |most| most.min(workers));
        Feeding { workers, corn_per_worker, fed, free, discount }
    }

    /// Returns `true` if the player with the choice can advance two days (rules 14.3).
    pub(crate) fn two_days_possible(&self, seat: Seat) -> bool {
        self.player(seat).board_light
            && Gear::ALL.into_iter().all(|gear| {
                let before_last = data().gear(gear).last_space - 1;
                self.gears.of_players(gear) >> before_last & 1 == 0
            })
    }

    /// A worker that limits the calendar to one day, even if the seat takes the first player space in this turn (rules
    /// 14.3). No player can still pick it up in this round.
    pub(crate) fn held_to_one_day(&self, seat: Seat) -> Option<(Gear, u8)> {
        let moved: Vec<Seat> = self.turn_order().take_while(|other| *other != seat).chain([seat]).collect();
        let stays = |gear: Gear, space: u8| moved.iter().any(|other| self.gears.of(*other, gear) >> space & 1 == 1);
        let before_last = Gear::ALL.into_iter().map(|gear| (gear, data().gear(gear).last_space - 1));
        before_last.into_iter().find(|(gear, space)| stays(*gear, *space))
    }

    /// The action of a space with what the player's technologies add to it.
    pub(crate) fn offer(&self, seat: Seat, gear: Gear, space: u8) -> Offer {
        let mut offer = *data().offer(gear, space);
        let player = self.player(seat);
        let more = offer.bonus.by_level[player.level(offer.bonus.technology)];
        let agriculture = player.level(Technology::Agriculture);
        for effect in offer.effects.iter_mut() {
            match effect {
                Effect::Fish { corn } => *corn += data().fish_corn[agriculture],
                Effect::Harvest { corn, wood, .. } => {
                    *corn += data().harvest_corn[agriculture];
                    wood.iter_mut().for_each(|wood| *wood += more[Material::Wood]);
                }
                Effect::Gain { materials } => *materials += more,
                _ => {}
            }
        }
        offer
    }

    /// The action of a space with what the player gets from it now: with technologies, and without what the bank lacks.
    pub(crate) fn offer_now(&self, seat: Seat, gear: Gear, space: u8) -> Offer {
        let mut offer = self.offer(seat, gear, space);
        for effect in offer.effects.iter_mut() {
            if let Effect::Gain { materials } = effect {
                materials[Material::Skull] = materials[Material::Skull].min(self.skulls_in_bank.into());
            }
        }
        offer
    }

    /// Corn and wood of a harvest on a space of Palenque, with the player's technologies.
    pub(crate) fn harvest(&self, seat: Seat, space: u8) -> (u16, u16) {
        match self.offer(seat, Gear::Palenque, space).main() {
            Some(Effect::Harvest { corn, wood, .. }) => (corn, wood.unwrap_or_default()),
            _ => (0, 0),
        }
    }

    /// Effects of a source, in order.
    pub(super) fn effects(source: Source) -> &'static [Effect] {
        match source {
            Source::Tile(tile) => &data().wealth_tiles[tile.index()].effects,
            Source::Building(building) => &data().buildings[building.index()].effects,
            Source::Bonus(technology) => &data().technologies[technology.index()].bonus,
        }
    }

    /// The wealth tiles that a viewer with this offer has not seen. Until the first day has passed, the spaces reveal
    /// the tiles drawn for dummy workers. The opposite positions never match a tile.
    pub(super) fn unseen_tiles(&self, own: Option<&[TileId; 4]>) -> impl Iterator<Item = TileId> {
        let own: TileSet = own.into_iter().flatten().copied().collect();
        let gears = self.gears;
        TileId::all().filter(move |&tile| {
            let name = data().wealth_tiles[tile.index()].dummy;
            !own.contains(tile) && gears.dummies_on(name.gear) >> name.space & 1 == 0
        })
    }

    /// The buildings of an age that are neither in the offer nor built.
    pub(super) fn unseen_buildings(&self, age: u8) -> impl Iterator<Item = BuildingId> {
        let mut seen: BuildingSet = self.offered().collect();
        for player in self.players.iter() {
            player.buildings.iter().for_each(|building| seen.insert(building));
        }
        BuildingId::all()
            .filter(move |&building| data().buildings[building.index()].age == age && !seen.contains(building))
    }

    /// Returns `true` if the seat has to decide.
    pub(crate) fn is_to_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Choosing => seat.index() < self.players.len() && !self.chosen[usize::from(seat)],
            Phase::Turns | Phase::Calendar => seat == self.active,
            Phase::Over => false,
        }
    }
}

/// This wood, stone and gold as goods.
pub fn goods_of(payment: [u8; 3]) -> Goods {
    let mut goods = Goods::NONE;
    for (resource, amount) in Resource::ALL.into_iter().zip(payment) {
        goods[resource.material()] = u16::from(amount);
    }
    goods
}
