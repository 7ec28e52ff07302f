//! The names that many pictures use.

pub(super) use crate::engine::{Phrase, Seat};
pub(super) use crate::games::PictureRequest;
pub(super) use crate::games::kit::picture::overview::{FIGURE, Things, number};
pub(super) use crate::games::tzolkin::data::{
    Effect, FoodDayReward, Goods, HarvestTile, Payment, Scoring, SpaceAction, data,
};
pub(super) use crate::games::tzolkin::gears::Occupant;
pub(super) use crate::games::tzolkin::ids::{
    BuildingId, Gear, Kind, Material, MonumentId, Resource, Technology, Temple,
};
pub(super) use crate::games::tzolkin::state::{Phase, Table, Task};
pub(super) use crate::games::tzolkin::{View, phrases};
pub(super) use crate::scene::{
    Colour, Face, Layer, Need, Outline, Pen, Role, Row, Scene, Shape, Sprite, Text, arc_point,
};

pub(super) use super::changes::Changes;
pub(super) use super::choices::Choices;
pub(super) use super::parts::phrase;
pub(super) use super::theme::*;
