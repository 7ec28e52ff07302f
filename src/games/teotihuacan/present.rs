//! Connects the game to its text and pictures.

use crate::engine::{Phrase, Seat};
use crate::games::kit::present::present;

use super::{Action, Teotihuacan, View, picture, words};

present!(Teotihuacan, follows, needs, advice, advised_region, shown_topics, recap, regions, score_notes, why_refused);
