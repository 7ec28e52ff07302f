//! Connects the game to its text and pictures.

use crate::engine::{Phrase, Seat};
use crate::games::kit::present::present;

use super::{Action, Tzolkin, View, picture, words};

present!(
    Tzolkin,
    follows,
    needs,
    advice,
    advised_region,
    shown_topics,
    pending,
    recap,
    regions,
    score_notes,
    why_refused
);
