//! Connects the game to its text and pictures.

use crate::engine::{Phrase, Seat};
use crate::games::kit::present::present;

use super::{Action, Example, View, picture, words};

present! { Example;
    words secret(view: &View) -> bool;
}
