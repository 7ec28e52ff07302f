//! The names that nearly every kind of reason uses.

pub(super) use crate::action::Action;
pub(super) use crate::data::{Effects, data};
pub(super) use crate::ids::{Board, Discovery, DiscoveryKind, Resource, Temple};
pub(super) use crate::{State, Teotihuacan, phrases as say};
pub(super) use engine::{Game, Phrase, Seat, Silent};
pub(super) use game_kit::advice::{Check, MOSTLY, OFTEN, Reason};

pub(super) use super::tried::{Tried, legal, on_next_turn, reason, walk};
