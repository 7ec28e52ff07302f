//! Connects the game to its text and pictures.

use engine::{Phrase, Seat};
use game_kit::present;

use super::{Action, Example, View, picture, words};

present! { Example;
    words secret(view: &View) -> bool;
}
