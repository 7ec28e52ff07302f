//! The names that nearly every kind of reason uses.

pub(super) use crate::action::{Action, Harvest};
pub(super) use crate::data::{Goods, SpaceAction, data};
pub(super) use crate::ids::{BuildingId, Gear, Material, Technology, Temple};
pub(super) use crate::state::{Building, Table, Task};
pub(super) use crate::{State, Tzolkin, phrases as say};
pub(super) use engine::{Game, Phrase, Seat, Silent};
pub(super) use game_kit::advice::{Check, MOSTLY, OFTEN, Reason};

pub(super) use super::super::used::used;
pub(super) use super::tried::{Tried, about_worker, corn, follow, own, picks, places, reason, without};
