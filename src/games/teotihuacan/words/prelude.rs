//! The names that nearly every text uses.

pub(super) use crate::engine::{Phrase, Seat};
pub(super) use crate::games::teotihuacan::action::Action;
pub(super) use crate::games::teotihuacan::data::data;
pub(super) use crate::games::teotihuacan::frames::Frame;
pub(super) use crate::games::teotihuacan::goods::Goods;
pub(super) use crate::games::teotihuacan::ids::{
    Board, Discovery, DiscoveryKind, Resource, Reward, StartingTile, Technology, Temple, members,
};
pub(super) use crate::games::teotihuacan::slot::Slot;
pub(super) use crate::games::teotihuacan::state::{Phase, State};
pub(super) use crate::games::teotihuacan::{View, phrases as say};
