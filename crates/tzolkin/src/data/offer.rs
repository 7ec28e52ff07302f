//! The effects of spaces, tiles, buildings and technologies, and their prices (rules 8 to 10).

use game_kit::list::List;
use serde::{Deserialize, Serialize};

use super::super::goods::Goods;
use super::super::ids::{GearSet, Material, Technology, Temple};

/// An effect of a space, a wealth tile, a building or a technology bonus.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Corn from an unlimited supply.
    Fish {
        corn: u16,
    },
    /// A harvest from a jungle group.
    Harvest {
        /// The number of its space.
        #[serde(skip)]
        group: u8,
        /// Corn gained with a corn harvest.
        corn: u16,
        /// Wood gained with a wood harvest, if the group has wood tiles.
        wood: Option<u16>,
    },
    /// Materials from the bank.
    Gain {
        materials: Goods,
    },
    /// Resources of choice.
    GainAnyResource {
        count: u8,
    },
    GainVp {
        vp: i16,
    },
    /// Workers from the bank.
    GainWorker {
        workers: u8,
    },
    /// Steps in one temple.
    Climb {
        temple: Temple,
        steps: u8,
    },
    /// Steps in temples of choice.
    ClimbAny {
        steps: u8,
        /// `true` if each step must be in another temple.
        #[serde(skip)]
        different: bool,
    },
    /// Free levels of one technology.
    Advance {
        technology: Technology,
        levels: u8,
    },
    /// Levels of technologies of choice.
    AdvanceAny {
        levels: u8,
        /// `true` if the player pays the price of each level.
        #[serde(skip)]
        paid: bool,
    },
    /// One or two buildings, or a monument.
    #[serde(rename = "build_building")]
    Build {
        #[serde(skip)]
        way: BuildWay,
    },
    /// Exchange corn and resources.
    #[default]
    Market,
    /// Pay corn and use an action of one of these gears.
    #[serde(rename = "use_action")]
    Use {
        corn: u16,
        gears: GearSet,
        /// `true` if the player can decline it after choosing the offer.
        #[serde(skip, default = "is_optional_on_cards")]
        optional: bool,
    },
    /// Farm: workers that need no corn.
    FeedFree {
        workers: u8,
    },
    /// Farm: less corn for each worker.
    FeedDiscount {
        corn_per_worker: u16,
    },
}

impl Effect {
    /// Returns `true` if the effect asks the player something.
    pub(crate) fn asks(self) -> bool {
        matches!(
            self,
            Effect::Harvest { .. }
                | Effect::GainAnyResource { .. }
                | Effect::ClimbAny { .. }
                | Effect::AdvanceAny { .. }
                | Effect::Build { .. }
                | Effect::Market
                | Effect::Use { .. }
        )
    }
}

fn is_optional_on_cards() -> bool {
    true
}

/// Ways of building a building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildWay {
    /// Tikal 2.
    Single,
    /// Granted by a building: as Tikal 2, but optional.
    #[default]
    Granted,
    /// The first of Tikal 4, which can be a monument instead.
    First,
    /// The second of Tikal 4 with all benefits of architecture.
    Second,
    /// The second of Tikal 4 after architecture was used for the first.
    SecondWithout,
    /// Uxmal 4: paid in corn.
    Corn,
}

impl BuildWay {
    /// Returns `true` for the second building of Tikal 4.
    pub fn is_second(self) -> bool {
        matches!(self, BuildWay::Second | BuildWay::SecondWithout)
    }
}

/// The price of an offer. The effects of paid levels, of buildings and of used actions have their own prices.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Price {
    pub goods: Goods,
    /// Resources of choice.
    pub any_resources: u8,
    /// Corn for each resource on a building's card.
    pub corn_per_resource: u16,
}

/// A technology's bonus to the gains of one action.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SpaceBonus {
    pub technology: Technology,
    pub by_level: [Goods; 4],
}

impl SpaceBonus {
    pub const NONE: SpaceBonus = SpaceBonus { technology: Technology::Extraction, by_level: [Goods::NONE; 4] };
}

/// The action of a space. It has no effects on space 0 and on free choice spaces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer {
    pub price: Price,
    pub effects: List<Effect, 3>,
    pub bonus: SpaceBonus,
}

impl Offer {
    /// The most important effect: the first one.
    pub fn main(&self) -> Option<Effect> {
        self.effects.first().copied()
    }

    /// Returns `true` if a player pays with a skull, which stays on the space and ends its use (rules 8.5).
    pub fn takes_skull(&self) -> bool {
        self.price.goods[Material::Skull] > 0
    }
}

/// The action of a space as the file describes it (rules 8): an effect, or an action with a price.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum SpaceAction {
    Priced(PricedAction),
    Effect(Effect),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum PricedAction {
    /// Nothing (space 0).
    None,
    /// Paid advances of technologies.
    AdvanceTechnology {
        #[expect(dead_code, reason = "always 1: a worker that uses the action advances a technology")]
        levels_min: u8,
        levels_max: u8,
    },
    Build {
        buildings_max: u8,
        monument_instead: bool,
        payment: Payment,
    },
    /// Pay and climb in different temples.
    PayToClimb {
        corn: u16,
        any_resources: u8,
        temples: u8,
    },
    /// Put a skull on the space.
    OfferSkull {
        vp: i16,
        temple: Temple,
        any_resources: u8,
    },
    /// Any action of this gear.
    FreeChoice,
}

/// A way to pay for a building.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Payment {
    /// Pay the resources on the building's card.
    Resources,
    Corn {
        /// Corn for each resource on its card.
        corn_per_resource: u16,
    },
}

impl SpaceAction {
    /// The action of the space with this number.
    pub(super) fn offer(self, number: u8, bonus: Option<SpaceBonus>) -> Result<Offer, &'static str> {
        let (price, effects) = match self {
            SpaceAction::Priced(action) => action.parts()?,
            SpaceAction::Effect(effect) => (Price::default(), [effect.at_space(number)].into_iter().collect()),
        };
        Ok(Offer { price, effects, bonus: bonus.unwrap_or(SpaceBonus::NONE) })
    }
}

impl Effect {
    /// The effect as the action of the space with this number.
    fn at_space(self, number: u8) -> Effect {
        match self {
            Effect::Harvest { corn, wood, .. } => Effect::Harvest { group: number, corn, wood },
            Effect::Use { corn, gears, .. } => Effect::Use { corn, gears, optional: false },
            other => other,
        }
    }
}

impl PricedAction {
    fn parts(self) -> Result<(Price, List<Effect, 3>), &'static str> {
        let one = |effect: Effect| [effect].into_iter().collect();
        let free = Price::default();
        Ok(match self {
            PricedAction::None | PricedAction::FreeChoice => (free, List::default()),
            PricedAction::AdvanceTechnology { levels_max: levels, .. } => {
                (free, one(Effect::AdvanceAny { levels, paid: true }))
            }
            PricedAction::Build { buildings_max, monument_instead, payment } => {
                let (way, corn_per_resource) = match (buildings_max, monument_instead, payment) {
                    (1, false, Payment::Resources) => (BuildWay::Single, 0),
                    (2, true, Payment::Resources) => (BuildWay::First, 0),
                    (1, false, Payment::Corn { corn_per_resource }) => (BuildWay::Corn, corn_per_resource),
                    _ => return Err("the rules know no such way to build"),
                };
                (Price { corn_per_resource, ..free }, one(Effect::Build { way }))
            }
            PricedAction::PayToClimb { corn, any_resources, temples } => {
                let price = Price { goods: Goods::of(Material::Corn, corn), any_resources, ..free };
                (price, one(Effect::ClimbAny { steps: temples, different: true }))
            }
            PricedAction::OfferSkull { vp, temple, any_resources: count } => {
                let price = Price { goods: Goods::of(Material::Skull, 1), ..free };
                let sure = [Effect::GainVp { vp }, Effect::Climb { temple, steps: 1 }];
                let chosen = (count > 0).then_some(Effect::GainAnyResource { count });
                (price, sure.into_iter().chain(chosen).collect())
            }
        })
    }
}
