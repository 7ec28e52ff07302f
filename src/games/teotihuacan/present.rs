//! What the game says and shows.

use crate::games::kit::present::present;

use super::{Action, Teotihuacan, View, picture, words};

present!(Teotihuacan, follows, needs, score_notes);
