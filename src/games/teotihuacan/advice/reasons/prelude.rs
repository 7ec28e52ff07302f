//! The names that nearly every kind of reason uses.

pub(super) use crate::engine::{Game, Phrase, Seat, Silent};
pub(super) use crate::games::kit::advice::{Check, MOSTLY, OFTEN, Reason};
pub(super) use crate::games::teotihuacan::action::Action;
pub(super) use crate::games::teotihuacan::data::{Effects, data};
pub(super) use crate::games::teotihuacan::ids::{Board, Discovery, DiscoveryKind, Resource, Temple};
pub(super) use crate::games::teotihuacan::{State, Teotihuacan, phrases as say};

pub(super) use super::tried::{Tried, legal, on_next_turn, reason, walk};
