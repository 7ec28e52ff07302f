//! Connects the game to its text and pictures.

use engine::{Phrase, Seat, Summary};
use game_kit::Region;
use game_kit::present;
use game_kit::typed::Word;

use super::{Action, Tzolkin, View, picture, words};

present! { Tzolkin;
    words pending(view: &View, seat: Seat) -> Vec<Summary>;
    words follows(view: &View, seat: Seat) -> bool;
    words needs(view: &View, seat: Seat) -> Option<Phrase>;
    words shortage(view: &View, seat: Seat) -> Option<(u16, Phrase)>;
    words advice(view: &View, seat: Seat) -> Option<Phrase>;
    words shown_topics(view: &View, seat: Seat) -> Vec<String>;
    words recap(view: &View, since: &View, seat: Seat) -> Vec<Phrase>;
    words score_notes(view: &View) -> Vec<Phrase>;
    words why_refused(view: &View, seat: Seat, step: &str) -> Option<Phrase>;
    words vocabulary() -> Vec<Word>;
    picture regions(view: &View) -> Vec<Region>;
}
