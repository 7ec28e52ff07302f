//! The names that many pictures use.

pub(super) use crate::action::Action;
pub(super) use crate::data::data;
pub(super) use crate::frames::Frame as Question;
pub(super) use crate::goods::Goods;
pub(super) use crate::ids::*;
pub(super) use crate::slot::Slot;
pub(super) use crate::state::{Phase, Placed, State};
pub(super) use crate::{View, phrases as say};
pub(super) use engine::{Phrase, Seat, Viewer};
pub(super) use game_kit::PictureKind;
pub(super) use game_kit::picture::icon_row::{FULL, IconRow, Look};
pub(super) use game_kit::picture::layout::*;
pub(super) use game_kit::picture::region::{SIZE, goods_of, held, of_seat, titled, with_pieces};
pub(super) use game_kit::picture::style::effect_of;
pub(super) use scene::{
    Area, Colour, Importance, ItemRole, ItemRow, ItemStack, Layer, Outline, Pen, Scene, Shape, Sprite, Text, Typeface,
};

pub(super) use super::changes::Changes;
pub(super) use super::choices::{Reach, at_work, is_before_move};
pub(super) use super::forecast::{self, Visit};
pub(super) use super::parts::*;
pub(super) use super::sheet::{Detail, Sheet};
pub(super) use super::standings::{Track, eclipse_points};
pub(super) use super::theme::*;

pub(super) type Request<'a> = game_kit::PictureRequest<'a, View>;
