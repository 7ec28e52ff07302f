//! The names that nearly every text uses.

pub(super) use crate::action::Action;
pub(super) use crate::data::{BuildWay, Effect, data};
pub(super) use crate::ids::{Gear, Material, Technology, Temple};
pub(super) use crate::state::{Mode, Phase, Task};
pub(super) use crate::{Table, View, phrases};
pub(super) use engine::{Phrase, Seat};
