//! The names that many pictures use.

pub(super) use crate::action::Action;
pub(super) use crate::data::data;
pub(super) use crate::frames::Frame as Question;
pub(super) use crate::goods::Goods;
pub(super) use crate::ids::{
    Board, DecorationTile, Discovery, DiscoveryKind, DiscoveryStack, Resource, Reward, StartingTile, Technology,
    Temple, members,
};
pub(super) use crate::state::{Phase, Placed, State};
pub(super) use crate::{View, phrases as say};
pub(super) use engine::{Phrase, Seat};
pub(super) use game_kit::PictureRequest;
pub(super) use game_kit::picture::icon_row::{IconRow, Look};
pub(super) use game_kit::picture::layout::{self, Cell, Line, across, amount, bold, down, heading, text};
pub(super) use scene::{Area, Colour, Face, Layer, Need, Outline, Pen, Role, Row, Scene, Shape, Sprite, Stack, Text};

pub(super) use super::changes::Changes;
pub(super) use super::choices::Reach;
pub(super) use super::parts::{icon, new, phrase, piece_part, worship_gift};
pub(super) use super::theme::*;
