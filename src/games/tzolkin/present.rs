//! What the game says and shows.

use crate::games::kit::present::present;

use super::{Action, Tzolkin, View, picture, words};

present!(Tzolkin, follows, needs, score_notes);
