//! The names that nearly every picture uses.

pub(super) use crate::engine::{Phrase, Seat};
pub(super) use crate::games::PictureRequest;
pub(super) use crate::games::tzolkin::data::data;
pub(super) use crate::games::tzolkin::ids::{Gear, Kind, Material, Technology, Temple};
pub(super) use crate::games::tzolkin::state::{Phase, Table};
pub(super) use crate::games::tzolkin::{View, phrases};
pub(super) use crate::scene::{
    Colour, Face, Layer, Need, Outline, Pen, Role, Row, Scene, Shape, Sprite, Text, arc_point,
};

pub(super) use super::changes::Changes;
pub(super) use super::parts::phrase;
pub(super) use super::theme::*;
