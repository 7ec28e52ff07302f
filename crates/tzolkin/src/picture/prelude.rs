//! The names that many pictures use.

pub(super) use crate::data::{BuildWay, Effect, FoodDayReward, Goods, HarvestTile, Offer, Scoring, data};
pub(super) use crate::gears::Occupant;
pub(super) use crate::ids::{BuildingId, Gear, Kind, Material, MonumentId, Resource, Technology, Temple};
pub(super) use crate::state::{Phase, Table, Task};
pub(super) use crate::{View, phrases, places};
pub(super) use engine::{Phrase, Seat};
pub(super) use game_kit::PictureRequest;
pub(super) use game_kit::picture::icon_row::{IconRow, Look};
pub(super) use game_kit::picture::overview::{FIGURE, number};
pub(super) use scene::{
    Area, Colour, Importance, ItemRole, ItemRow, Layer, Outline, Pen, Scene, Shape, Sprite, Text, Typeface, arc_point,
};

pub(super) use super::changes::Changes;
pub(super) use super::choices::Choices;
pub(super) use super::parts::phrase;
pub(super) use super::theme::*;
