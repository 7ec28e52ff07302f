//! The texts and pictures of a game. Its view implements four small traits, so they show only information that the viewer
//! may have. Each trait belongs in the file with its content.
//!
//! A method with `where Self: Sized` needs more than one view, so the bot asks the position for it.

use engine::{Game, Phrase, Seat, Summary};
use scene::Scene;

use crate::picture::sources::PointSource;
use crate::picture::style::Style;
use crate::typed::Word;
use crate::{BoardThing, Choice, PageBoard, PictureRequest, Region, ScoreLine, Topic, WordIcons};

#[cfg(doc)]
use crate::PictureKind;

/// The open question of a seat and its answers. The view is that seat's.
pub trait Decide {
    /// The actions of the game.
    type Action
    where
        Self: Sized;

    /// The question that the seat must answer now ("Place a worker, or pick one up").
    fn question(&self, seat: Seat) -> Phrase;

    /// One legal action as text, with its cost and effect.
    fn choice(&self, seat: Seat, action: Self::Action) -> Choice
    where
        Self: Sized;

    /// The reasons why actions that players commonly look for aren't offered now.
    fn why_not(&self, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// The reason why a seat can't take this step in notation now. `None` if no sentence tells it.
    fn why_refused(&self, _seat: Seat, _step: &str) -> Option<Phrase> {
        None
    }

    /// Returns `true` if the question belongs to the seat's previous choice ("which action does the worker do?"). Then
    /// one click can answer both.
    fn follows(&self, _seat: Seat) -> bool {
        false
    }

    /// Amounts that a seat gains after its open question with every answer ([`Summary::Change`]).
    fn pending(&self, _seat: Seat) -> Vec<Summary> {
        Vec::new()
    }

    /// Returns `true` if simultaneous choices stay hidden until all seats have chosen.
    fn secret(&self) -> bool {
        true
    }
}

/// The table in words.
pub trait Report {
    /// One line about the progress of the game ("Round 6 of 27, food day in 2 days").
    fn status(&self) -> Phrase;

    /// The current round, from 1. `None` outside of rounds (the opening, between rounds).
    fn round(&self) -> Option<u32> {
        None
    }

    /// One line with a seat's goods.
    fn goods(&self, seat: Seat) -> Phrase;

    /// The whole table as text, line by line, for screen readers and slow connections.
    fn text_board(&self) -> Vec<Phrase>;

    /// The points of each seat by source, if the game ended now (or the final points, after the end).
    fn score(&self) -> Vec<Vec<ScoreLine>>;

    /// Notes for players on [`Report::score`] before the end: the assumptions behind the points, and the points that the
    /// next scoring would bring.
    fn score_notes(&self) -> Vec<Phrase> {
        Vec::new()
    }

    /// The things on the board of the web page, one for each place of [`Draw::page`].
    fn things(&self) -> Vec<BoardThing> {
        Vec::new()
    }
}

/// Help for a seat that has to decide. The view is that seat's.
pub trait Guide {
    /// One line with information that a seat needs to plan its turn ("you need 6 corn, you have 4"). It doesn't list
    /// goods, but the use for them.
    fn needs(&self, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// A seat's shortage for its next payment, in units of it, with the text for it ("3 corn short for the food day").
    /// `None` if no payment is due soon.
    fn shortage(&self, _seat: Seat) -> Option<(u16, Phrase)> {
        None
    }

    /// Advice for a newcomer: an aim for this round, and two or three ways to it. `None` when the seat has
    /// had each important thing once.
    fn advice(&self, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// The identifiers of the topics about what a seat sees and can choose now, the most useful first.
    fn shown_topics(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// The changes for a seat since an earlier moment, in at most two lines: things that it could pay for and that are
    /// gone, and prices that have changed.
    fn recap(&self, _since: &Self, _seat: Seat) -> Vec<Phrase>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

/// The table in pictures.
pub trait Draw {
    /// The parts of the table that have their own picture ([`PictureKind::Region`]), in the order of a menu.
    fn regions(&self) -> Vec<Region> {
        Vec::new()
    }

    /// A picture as values. The request names the viewer of this view.
    fn scene(&self, request: &PictureRequest<'_, Self>) -> Scene
    where
        Self: Sized;

    /// The board of the web page. It doesn't depend on the request's kind.
    fn page(&self, request: &PictureRequest<'_, Self>) -> PageBoard
    where
        Self: Sized;
}

/// Everything that a view shows.
pub trait Face: Decide + Report + Guide + Draw + Send + Sync + 'static {}

impl<V: Decide + Report + Guide + Draw + Send + Sync + 'static> Face for V {}

/// A game that people can see: its views show it, and some things need no view.
pub trait Present: Game<View: Face + Decide<Action = <Self as Game>::Action>> {
    /// The colors of its pictures.
    const STYLE: &'static Style;
    /// The sources by which people compare their points over many games, in display order.
    const SOURCES: &'static [PointSource] = &[];

    /// The topics that players can look up, in the order in which a newcomer meets them: rules, then components.
    fn topics() -> Vec<Topic>;

    /// The words of the notation that have a text, so players can type steps in their own language.
    fn vocabulary() -> Vec<Word> {
        Vec::new()
    }

    /// The drawings of the board that replace words.
    fn word_icons() -> WordIcons;
}
