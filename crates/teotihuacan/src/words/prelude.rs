//! The names that nearly every text uses.

pub(super) use crate::action::Action;
pub(super) use crate::data::data;
pub(super) use crate::frames::Frame;
pub(super) use crate::goods::Goods;
pub(super) use crate::ids::{
    Board, Discovery, DiscoveryKind, Resource, Reward, StartingTile, Technology, Temple, members,
};
pub(super) use crate::slot::Slot;
pub(super) use crate::state::{Phase, State};
pub(super) use crate::{View, phrases as say};
pub(super) use engine::{Phrase, Seat};
