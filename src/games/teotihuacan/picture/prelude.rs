//! The names that many pictures use.

pub(super) use crate::engine::{Phrase, Seat};
pub(super) use crate::games::PictureRequest;
pub(super) use crate::games::teotihuacan::action::Action;
pub(super) use crate::games::teotihuacan::data::data;
pub(super) use crate::games::teotihuacan::frames::Frame as Question;
pub(super) use crate::games::teotihuacan::goods::Goods;
pub(super) use crate::games::teotihuacan::ids::{
    Board, DecorationTile, Discovery, DiscoveryKind, DiscoveryStack, Resource, Reward, StartingTile, Technology,
    Temple, members,
};
pub(super) use crate::games::teotihuacan::state::{Phase, Placed, State};
pub(super) use crate::games::teotihuacan::{View, phrases as say};
pub(super) use crate::scene::{
    Colour, Face, Layer, Need, Outline, Pen, Role, Row, Scene, Shape, Sprite, Stack, Text, arc_point,
};

pub(super) use super::changes::Changes;
pub(super) use super::choices::Reach;
pub(super) use super::parts::phrase;
pub(super) use super::theme::*;
pub(super) use super::workers::Niche;
