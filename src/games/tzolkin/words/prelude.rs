//! The names that nearly every text uses.

pub(super) use crate::engine::{Phrase, Seat};
pub(super) use crate::games::tzolkin::action::Action;
pub(super) use crate::games::tzolkin::data::{SpaceAction, data};
pub(super) use crate::games::tzolkin::ids::{Gear, Material, Technology, Temple};
pub(super) use crate::games::tzolkin::state::{Building, Mode, Phase, Task};
pub(super) use crate::games::tzolkin::{Table, View, phrases};
