//! What the game says and shows.

use crate::games::kit::present::present;

use super::{Action, Example, View, picture, words};

present!(Example);
