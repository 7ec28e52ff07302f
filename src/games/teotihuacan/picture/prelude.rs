//! The names that nearly every picture uses.

pub(super) use crate::engine::{Phrase, Seat};
pub(super) use crate::games::PictureRequest;
pub(super) use crate::games::teotihuacan::data::data;
pub(super) use crate::games::teotihuacan::goods::Goods;
pub(super) use crate::games::teotihuacan::ids::{Board, Technology, Temple, members};
pub(super) use crate::games::teotihuacan::state::{Phase, State};
pub(super) use crate::games::teotihuacan::{View, phrases as say};
pub(super) use crate::scene::{
    Colour, Face, Layer, Need, Outline, Pen, Role, Row, Scene, Shape, Sprite, Stack, Text, arc_point,
};

pub(super) use super::changes::Changes;
pub(super) use super::parts::phrase;
pub(super) use super::theme::*;
