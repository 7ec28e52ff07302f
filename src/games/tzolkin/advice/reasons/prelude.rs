//! The names that nearly every kind of reason uses.

pub(super) use crate::engine::{Game, Phrase, Seat, Silent};
pub(super) use crate::games::kit::advice::{Check, MOSTLY, OFTEN, Reason};
pub(super) use crate::games::tzolkin::action::{Action, Harvest};
pub(super) use crate::games::tzolkin::data::{Goods, SpaceAction, data};
pub(super) use crate::games::tzolkin::ids::{BuildingId, Gear, Material, Technology, Temple};
pub(super) use crate::games::tzolkin::state::{Building, Table, Task};
pub(super) use crate::games::tzolkin::{State, Tzolkin, phrases as say};

pub(super) use super::super::used::used;
pub(super) use super::tried::{Tried, about_worker, corn, follow, own, picks, places, reason, without};
