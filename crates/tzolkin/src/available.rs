//! The available actions: the player can pay for them, and they change something (rules R18).

use engine::Seat;

use super::data::{Effect, Goods, Payment, SpaceAction, data};
use super::ids::{BuildingId, Gear, GearSet, Material, Resource, Technology};
use super::state::{Building, Table};

impl Table {
    /// Corn for the cheapest way to use an action after picking up from a space of the same gear (rules 7, 8.5). `None`
    /// if a worker on the space can't reach the action.
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
        let player = self.player(seat);
        match data().gear(gear).actions[usize::from(action)] {
            SpaceAction::None | SpaceAction::FreeChoice => false,
            SpaceAction::Fish { .. } => true,
            SpaceAction::Harvest { wood, .. } => {
                let group = self.group(action);
                let bare = data().harvest_bare[player.level(Technology::Agriculture)];
                (wood.is_some() && group.wood > 0) || group.uncovered() > 0 || bare
            }
            SpaceAction::Gain { materials } => self.gains_something(materials),
            SpaceAction::AdvanceTechnology { .. } => self.can_advance_any(seat),
            SpaceAction::Build { monument_instead, payment, .. } => {
                let how = match payment {
                    Payment::Resources => Building::Single,
                    Payment::Corn { .. } => Building::Corn,
                };
                self.can_build_any(seat, how, corn) || (monument_instead && self.can_build_any_monument(seat))
            }
            SpaceAction::PayToClimb { corn: price, any_resources, .. } => {
                corn >= price && player.goods.resources() >= u16::from(any_resources) && self.can_climb_any(seat)
            }
            SpaceAction::Market => self.can_exchange(seat, corn),
            SpaceAction::GainWorker { .. } => player.workers_in_play < data().workers_max,
            SpaceAction::UseAction { corn: price, gears } => self.usable(seat, gears, price, corn).next().is_some(),
            SpaceAction::OfferSkull { .. } => {
                player.goods[Material::Skull] > 0 && self.skulls_on_chichen_itza >> action & 1 == 0
            }
        }
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
                let form = data().gear(gear);
                (1..=form.last_action)
                    .filter(move |&action| {
                        !matches!(form.actions[usize::from(action)], SpaceAction::UseAction { .. })
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

    /// Returns `true` if a technology's bonus would change anything now (rules R39).
    pub(crate) fn bonus_possible(&self, seat: Seat, technology: Technology) -> bool {
        data().technologies[technology.index()].bonus.iter().any(|effect| match *effect {
            Effect::ClimbAny { .. } => self.can_climb_any(seat),
            Effect::Gain { materials } => self.gains_something(materials),
            _ => true,
        })
    }

    /// Returns `true` if the player can pay to advance the technology and would get something for it (rules R18, R39).
    pub(crate) fn can_advance(&self, seat: Seat, technology: Technology) -> bool {
        let player = self.player(seat);
        u16::from(self.advance_cost(seat, technology)) <= player.goods.resources()
            && (player.level(technology) < 3 || self.bonus_possible(seat, technology))
    }

    /// Returns `true` if the player can pay to advance any technology.
    pub(crate) fn can_advance_any(&self, seat: Seat) -> bool {
        Technology::ALL.into_iter().any(|technology| self.can_advance(seat, technology))
    }

    /// Returns `true` if the player can make at least one exchange at the market with this much corn (rules R31).
    pub(crate) fn can_exchange(&self, seat: Seat, corn: u16) -> bool {
        self.player(seat).goods.resources() > 0
            || Resource::ALL.into_iter().any(|resource| corn >= data().corn_value(resource))
    }

    /// Resources that this way of building saves.
    pub(crate) fn discount(&self, seat: Seat, how: Building) -> u16 {
        match how {
            Building::SecondWithout | Building::Corn => 0,
            _ => data().discount_resources[self.player(seat).level(Technology::Architecture)].into(),
        }
    }

    /// Returns `true` if this much corn pays for the cheapest way to build a building of the offer.
    pub(crate) fn can_build(&self, seat: Seat, building: BuildingId, how: Building, corn: u16) -> bool {
        if how == Building::Corn {
            return corn >= self.corn_price(seat, building);
        }
        let (goods, cost) = (self.player(seat).goods, data().buildings[building.index()].cost);
        let missing = |resource: Resource| cost[resource.material()].saturating_sub(goods[resource.material()]);
        Resource::ALL.into_iter().map(missing).sum::<u16>() <= self.discount(seat, how)
    }

    /// Returns `true` if the player can pay for any building of the offer.
    pub(crate) fn can_build_any(&self, seat: Seat, how: Building, corn: u16) -> bool {
        self.offered().any(|building| self.can_build(seat, building, how, corn))
    }

    /// Returns `true` if the player can pay for any monument on offer.
    pub(crate) fn can_build_any_monument(&self, seat: Seat) -> bool {
        let goods = self.player(seat).goods;
        self.monuments.iter().any(|monument| goods.cover(data().monuments[monument.index()].cost))
    }
}
