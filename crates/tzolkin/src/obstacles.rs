//! Obstacles: the reasons why a decision isn't legal now. The legal lists, the refusals and the texts that explain them
//! all ask here.

use engine::Seat;

use super::action::Harvest;
use super::data::{BuildWay, Effect, Goods, Offer, data};
use super::ids::{BuildingId, Gear, GearSet, Material, MonumentId, Resource, Technology, Temple};
use super::state::Table;

/// The reason why a player can't use the action of a space: they can't pay for it, or it changes nothing (rules R18).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Unusable {
    /// The space has no action.
    NoAction,
    NoHarvest,
    NoSkullInBank,
    NoTechnology,
    NoBuilding {
        /// `true` if the action also builds monuments.
        monument: bool,
    },
    NoClimb,
    NoExchange,
    AllWorkers,
    NoSkull,
    /// A skull lies on the space.
    Used,
    Price {
        corn: u16,
        any_resources: u8,
    },
}

/// The reason why a decision isn't legal now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Obstacle {
    /// All workers are on the board.
    NoHand,
    FullGear(Gear),
    SpacePrice(Gear),
    FirstPlayerTaken(Seat),
    FirstPlayerPrice(u16),
    /// A worker on this space can't reach the action.
    Unreached {
        gear: Gear,
        space: u8,
        action: u8,
    },
    /// The corn doesn't suffice to step back that far.
    Stepping,
    Unusable {
        gear: Gear,
        action: u8,
        why: Unusable,
    },
    /// Another action can't use the actions of this gear.
    OtherGear,
    CornGone,
    CornCovered,
    NoWood,
    /// A harvest without a tile needs agriculture.
    Bare,
    /// A harvest without a tile needs a group without corn tiles.
    BareTile,
    /// All markers are on their lowest steps.
    AllLowest,
    Lowest(Temple),
    Top(Temple),
    TopTaken(Temple, Seat),
    /// Each step must be in another temple.
    Again(Temple),
    TechnologyPrice(Technology),
    NoBonus(Technology),
    BuildingPrice(BuildingId, BuildWay),
    MonumentPrice(MonumentId),
    /// The goods pay for the building only if the player spares another resource.
    SparePrice(BuildingId, Resource),
    /// The goods pay for the building only with architecture.
    PlainPrice(BuildingId),
    NoMonument(BuildWay),
    Buy(Resource),
    /// The player has none of these to sell.
    Sell(Resource),
    /// The player has none of these to offer.
    Offer(Resource),
}

impl Table {
    /// Corn for the cheapest way to use an action after picking up from a space of the same gear (rules 7, 8.5). `None`
    /// if a worker on the space can't reach the action.
    #[inline]
    pub(crate) fn stepping_cost(&self, seat: Seat, gear: Gear, space: u8, action: u8) -> Option<u16> {
        let form = data().gear(gear);
        if action == 0 || action > form.last_action {
            return None;
        }
        let ahead = match gear {
            Gear::ChichenItza => data().ahead[self.player(seat).level(Technology::Theology)],
            _ => 0,
        };
        // On a free choice space, or when stepping ahead onto one, every action is free (rules R17, R36).
        if space > form.last_action || space + ahead > form.last_action || (ahead > 0 && action == space + ahead) {
            return Some(0);
        }
        space.checked_sub(action).map(u16::from)
    }

    /// Returns `true` if a player with this much corn left can choose the action.
    pub(crate) fn action_available(&self, seat: Seat, gear: Gear, action: u8, corn: u16) -> bool {
        self.unusable(seat, gear, action, corn).is_none()
    }

    /// The reason why a player with this much corn left can't use an action.
    pub(crate) fn unusable(&self, seat: Seat, gear: Gear, action: u8, corn: u16) -> Option<Unusable> {
        let offer = data().offer(gear, action);
        let Some(main) = offer.main() else { return Some(Unusable::NoAction) };
        if offer.takes_skull() {
            return if self.player(seat).goods[Material::Skull] == 0 {
                Some(Unusable::NoSkull)
            } else {
                (self.skulls_on_chichen_itza >> action & 1 != 0).then_some(Unusable::Used)
            };
        }
        self.changes_nothing(seat, main, corn).or_else(|| self.too_dear(seat, offer, corn))
    }

    fn too_dear(&self, seat: Seat, offer: &Offer, corn: u16) -> Option<Unusable> {
        let (price, any_resources) = (offer.price.goods[Material::Corn], offer.price.any_resources);
        let pays = corn >= price && self.player(seat).goods.resources() >= any_resources.into();
        (!pays).then_some(Unusable::Price { corn: price, any_resources })
    }

    /// The reason why an effect would change nothing for a player with this much corn.
    fn changes_nothing(&self, seat: Seat, effect: Effect, corn: u16) -> Option<Unusable> {
        let (possible, otherwise) = match effect {
            Effect::Harvest { group, .. } => {
                let any = Harvest::ALL.into_iter().any(|how| self.no_harvest(seat, group, how).is_none());
                (any, Unusable::NoHarvest)
            }
            Effect::Gain { materials } => (self.gains_something(materials), Unusable::NoSkullInBank),
            Effect::AdvanceAny { paid: true, .. } => (self.can_advance_any(seat), Unusable::NoTechnology),
            Effect::Build { way } => {
                let monument = way == BuildWay::First;
                let any = self.can_build_any(seat, way, corn) || (monument && self.can_build_any_monument(seat));
                (any, Unusable::NoBuilding { monument })
            }
            Effect::ClimbAny { .. } => (self.can_climb_any(seat), Unusable::NoClimb),
            Effect::Market => (self.can_exchange(seat, corn), Unusable::NoExchange),
            Effect::GainWorker { .. } => (self.player(seat).workers_in_play < data().workers_max, Unusable::AllWorkers),
            Effect::Use { corn: price, gears, .. } => {
                let any = self.usable(seat, gears, price, corn).next().is_some();
                (any, Unusable::Price { corn: price, any_resources: 0 })
            }
            Effect::Fish { .. }
            | Effect::GainAnyResource { .. }
            | Effect::GainVp { .. }
            | Effect::Climb { .. }
            | Effect::Advance { .. }
            | Effect::AdvanceAny { paid: false, .. }
            | Effect::FeedFree { .. }
            | Effect::FeedDiscount { .. } => return None,
        };
        (!possible).then_some(otherwise)
    }

    /// The reason why a worker from a space can't use an action with this much corn.
    pub(crate) fn out_of_reach(
        &self,
        seat: Seat,
        (gear, space): (Gear, u8),
        action: u8,
        corn: u16,
    ) -> Option<Obstacle> {
        let Some(cost) = self.stepping_cost(seat, gear, space, action) else {
            return Some(Obstacle::Unreached { gear, space, action });
        };
        let Some(left) = corn.checked_sub(cost) else { return Some(Obstacle::Stepping) };
        self.unusable(seat, gear, action, left).map(|why| Obstacle::Unusable { gear, action, why })
    }

    /// The actions that Uxmal 5 or a building's `use_action` offers to a player with this much corn (rules R33, R44).
    pub(super) fn usable(
        &self,
        seat: Seat,
        gears: GearSet,
        price: u16,
        corn: u16,
    ) -> impl Iterator<Item = (Gear, u8)> + '_ {
        let left = corn.checked_sub(price);
        left.into_iter().flat_map(move |left| {
            gears.iter().flat_map(move |gear| {
                (1..=data().gear(gear).last_action)
                    .filter(move |&action| {
                        !matches!(data().offer(gear, action).main(), Some(Effect::Use { .. }))
                            && self.action_available(seat, gear, action, left)
                    })
                    .map(move |action| (gear, action))
            })
        })
    }

    /// Returns `true` if the bank has any of these materials.
    fn gains_something(&self, materials: Goods) -> bool {
        self.skulls_in_bank > 0 || materials.iter().any(|(material, _)| material != Material::Skull)
    }

    /// The reason why the seat can't harvest in this way on a space of Palenque (rules 8.1).
    pub(crate) fn no_harvest(&self, seat: Seat, space: u8, how: Harvest) -> Option<Obstacle> {
        let group = self.group(space);
        let bare = data().harvest_bare[self.player(seat).level(Technology::Agriculture)];
        let has_wood =
            || matches!(data().offer(Gear::Palenque, space).main(), Some(Effect::Harvest { wood: Some(_), .. }));
        match how {
            Harvest::Corn if group.uncovered() > 0 => None,
            Harvest::Corn if group.corn > 0 => Some(Obstacle::CornCovered),
            Harvest::Corn => Some(Obstacle::CornGone),
            Harvest::Wood | Harvest::Burn if group.wood == 0 || !has_wood() => Some(Obstacle::NoWood),
            Harvest::Wood => None,
            Harvest::Burn => (!self.can_lower(seat)).then_some(Obstacle::AllLowest),
            Harvest::Bare if group.uncovered() > 0 => Some(Obstacle::BareTile),
            Harvest::Bare => (!bare).then_some(Obstacle::Bare),
        }
    }

    /// The reason why a marker can't climb one step (rules 12.2).
    pub(crate) fn no_climb(&self, seat: Seat, temple: Temple) -> Option<Obstacle> {
        let top = data().temple(temple).top();
        if self.step(seat, temple) + 1 < top {
            return None;
        }
        let holder = self.seats().find(|&other| self.step(other, temple) == top)?;
        Some(if holder == seat { Obstacle::Top(temple) } else { Obstacle::TopTaken(temple, holder) })
    }

    /// Returns `true` if a marker can climb one step.
    pub(crate) fn can_climb(&self, seat: Seat, temple: Temple) -> bool {
        self.no_climb(seat, temple).is_none()
    }

    /// Returns `true` if any marker of a player can climb.
    pub(crate) fn can_climb_any(&self, seat: Seat) -> bool {
        Temple::ALL.into_iter().any(|temple| self.can_climb(seat, temple))
    }

    /// Returns `true` if a technology's bonus would change anything now (rules R39).
    pub(crate) fn bonus_possible(&self, seat: Seat, technology: Technology) -> bool {
        let corn = self.player(seat).goods[Material::Corn];
        let bonus = &data().technologies[technology.index()].bonus;
        bonus.iter().any(|&effect| self.changes_nothing(seat, effect, corn).is_none())
    }

    /// The reason why the player can't advance the technology: the price, or a bonus that changes nothing (rules R18,
    /// R39).
    pub(crate) fn no_advance(&self, seat: Seat, technology: Technology) -> Option<Obstacle> {
        let player = self.player(seat);
        if u16::from(self.advance_cost(seat, technology)) > player.goods.resources() {
            return Some(Obstacle::TechnologyPrice(technology));
        }
        let gains = player.level(technology) < 3 || self.bonus_possible(seat, technology);
        (!gains).then_some(Obstacle::NoBonus(technology))
    }

    /// The reason why the player can't place a worker on a gear (rules 6).
    #[inline]
    pub(crate) fn no_placement(&self, seat: Seat, gear: Gear) -> Option<Obstacle> {
        let Some(cost) = self.placement_cost(gear) else { return Some(Obstacle::FullGear(gear)) };
        (cost > self.player(seat).goods[Material::Corn]).then_some(Obstacle::SpacePrice(gear))
    }

    /// The reason why the player can't place a worker on the first player space.
    pub(crate) fn no_first_player(&self, seat: Seat) -> Option<Obstacle> {
        if let Some(other) = self.first_player_space {
            return Some(Obstacle::FirstPlayerTaken(other));
        }
        let Some(cost) = self.first_player_cost() else { return Some(Obstacle::NoHand) };
        (cost > self.player(seat).goods[Material::Corn]).then_some(Obstacle::FirstPlayerPrice(cost))
    }

    /// Returns `true` if the player can pay to advance any technology.
    pub(crate) fn can_advance_any(&self, seat: Seat) -> bool {
        Technology::ALL.into_iter().any(|technology| self.no_advance(seat, technology).is_none())
    }

    /// Returns `true` if the player can make at least one exchange at the market with this much corn (rules R31).
    pub(crate) fn can_exchange(&self, seat: Seat, corn: u16) -> bool {
        self.player(seat).goods.resources() > 0
            || Resource::ALL.into_iter().any(|resource| corn >= data().corn_value(resource))
    }

    /// Resources that this way of building saves.
    pub(crate) fn discount(&self, seat: Seat, how: BuildWay) -> u16 {
        match how {
            BuildWay::SecondWithout | BuildWay::Corn => 0,
            _ => data().discount_resources[self.player(seat).level(Technology::Architecture)].into(),
        }
    }

    /// Returns `true` if this much corn pays for the cheapest way to build a building of the offer.
    pub(crate) fn can_build(&self, seat: Seat, building: BuildingId, how: BuildWay, corn: u16) -> bool {
        if how == BuildWay::Corn {
            return corn >= self.corn_price(seat, building);
        }
        let (goods, cost) = (self.player(seat).goods, data().buildings[building.index()].cost);
        let missing = |resource: Resource| cost[resource.material()].saturating_sub(goods[resource.material()]);
        Resource::ALL.into_iter().map(missing).sum::<u16>() <= self.discount(seat, how)
    }

    /// Returns `true` if the player can pay for any building of the offer.
    pub(crate) fn can_build_any(&self, seat: Seat, how: BuildWay, corn: u16) -> bool {
        self.offered().any(|building| self.can_build(seat, building, how, corn))
    }

    /// Returns `true` if the player can pay for any monument on offer.
    pub(crate) fn can_build_any_monument(&self, seat: Seat) -> bool {
        let goods = self.player(seat).goods;
        self.monuments.iter().any(|monument| goods.cover(data().monuments[monument.index()].cost))
    }
}
