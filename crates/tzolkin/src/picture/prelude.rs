//! The names that many pictures use.

pub(super) use crate::data::{BuildWay, Effect, FoodDayReward, Goods, HarvestTile, Offer, Scoring, data};
pub(super) use crate::gears::GearOccupant;
pub(super) use crate::ids::{BuildingId, Gear, Kind, Material, MonumentId, Resource, Technology, Temple};
pub(super) use crate::state::{Phase, Table, Task};
pub(super) use crate::{View, phrases, places};
pub(super) use engine::{Phrase, Seat, Viewer};
pub(super) use game_kit::PictureKind;
pub(super) use game_kit::picture::icon_row::{IconRow, Look};
pub(super) use game_kit::picture::layout::*;
pub(super) use game_kit::picture::overview::{FIGURE, arrowhead, change_disc, number};
pub(super) use game_kit::picture::region::{SIZE, goods_of, held, of_seat, titled, with_pieces};
pub(super) use game_kit::picture::style::effect_of;
pub(super) use scene::{
    Area, Colour, Importance, ItemRole, ItemRow, ItemStack, Layer, Outline, Pen, Scene, Shape, Sprite, Text, Typeface,
    arc_point,
};

pub(super) use super::changes::Changes;
pub(super) use super::choices::Choices;
pub(super) use super::parts::*;
pub(super) use super::theme::*;

pub(super) type Request<'a> = game_kit::PictureRequest<'a, View>;
