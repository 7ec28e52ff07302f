//! What the game says and shows: words from `words`, pictures from `picture`.

use crate::engine::{Phrase, Seat};
use crate::games::{Choice, PictureRequest, Present, ScoreLine, Topic};
use crate::scene::Scene;

use super::{Action, Tzolkin, View, picture, words};

impl Present for Tzolkin {
    fn question(view: &View, seat: Seat) -> Phrase {
        words::question(view, seat)
    }

    fn choice(view: &View, seat: Seat, action: Action) -> Choice {
        words::choice(view, seat, action)
    }

    fn why_not(view: &View, seat: Seat) -> Vec<Phrase> {
        words::why_not(view, seat)
    }

    fn status(view: &View) -> Phrase {
        words::status(view)
    }

    fn goods(view: &View, seat: Seat) -> Phrase {
        words::goods(view, seat)
    }

    fn text_board(view: &View) -> Vec<Phrase> {
        words::text_board(view)
    }

    fn score(view: &View) -> Vec<Vec<ScoreLine>> {
        words::score(view)
    }

    fn topics() -> Vec<Topic> {
        words::topics()
    }

    fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
        picture::scene(view, request)
    }
}
