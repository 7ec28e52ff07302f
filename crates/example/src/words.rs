//! The game as text, from a view alone.

use engine::{Game, Phrase, Seat};
use game_kit::picture::sources::{PointSource, source};
use game_kit::picture::style::Style;
use game_kit::topics::rules;
use game_kit::{BoardThing, Choice, Decide, Guide, Present, Report, ScoreLine, Topic, WordIcons};
use scene::tokens::BLUE;

use super::components::{Card, Crop};
use super::picture::STYLE;
use super::picture::tokens::{BEANS, MAIZE};
use super::state::{Player, State};
use super::{Action, Example};

impl Decide for State {
    type Action = Action;

    fn question(&self, seat: Seat) -> Phrase {
        match self {
            state if state.is_over() => Phrase::new("example-question-over"),
            state if state.active != seat => Phrase::new("example-question-wait").seat("seat", state.active),
            state if state.watering => Phrase::new("example-question-water"),
            _ => Phrase::new("example-question-turn"),
        }
    }

    fn choice(&self, _seat: Seat, action: Action) -> Choice {
        let label = match action {
            Action::Take(card) => Phrase::new("example-choice-take").with("card", card.name()),
            Action::Rest => Phrase::new("example-choice-rest"),
            Action::Water => Phrase::new("example-choice-water"),
            Action::Stop => Phrase::new("example-choice-stop"),
        };
        let effect = (action == Action::Rest).then(|| Phrase::new("example-choice-rest.effect"));
        Choice { effect, ..Choice::new(label) }
    }

    fn why_not(&self, seat: Seat) -> Vec<Phrase> {
        let dry = !self.is_over() && seat == self.active && self.players[seat.index()].water == 0;
        dry.then(|| Phrase::new("example-why-no-water")).into_iter().collect()
    }
}

impl Report for State {
    fn status(&self) -> Phrase {
        let round = self.round().map(|round| Phrase::new("example-status").with("round", round));
        round.unwrap_or_else(|| Phrase::new("example-status-over"))
    }

    fn round(&self) -> Option<u32> {
        (!self.is_over()).then(|| self.turns / self.players.len() as u32 + 1)
    }

    fn goods(&self, seat: Seat) -> Phrase {
        let Player { cards, water } = &self.players[seat.index()];
        let points = self.outcome().points[seat.index()];
        Phrase::new("example-goods").with("water", *water).with("cards", cards.len()).with("points", points)
    }

    fn text_board(&self) -> Vec<Phrase> {
        let open: Vec<Phrase> = self.open.iter().map(|card| card.name()).collect();
        let name = |(card, watered): &(Card, bool)| match watered {
            true => Phrase::new("example-board-watered").with("card", card.name()),
            false => card.name(),
        };
        let player = |seat: Seat| {
            let Player { cards, water } = &self.players[seat.index()];
            let cards: Vec<Phrase> = cards.iter().map(name).collect();
            Phrase::new("example-board-player").seat("seat", seat).with("water", *water).with("cards", cards)
        };
        let top = [self.status(), Phrase::new("example-board-open").with("cards", open)];
        top.into_iter().chain(self.seats().map(player)).collect()
    }

    fn score(&self) -> Vec<Vec<ScoreLine>> {
        let lines = |seat| ScoreLine::by_source(Example::ID, Example::SOURCES, &self.points(seat));
        self.seats().map(lines).collect()
    }

    fn things(&self) -> Vec<BoardThing> {
        let thing = |card: &Card| BoardThing {
            place: card.id().to_owned(),
            group: Phrase::new("example-open"),
            name: card.name(),
            state: vec![Phrase::new("example-points").with("count", card.worth(false))],
            topic: Some(card.crop().id().to_owned()),
        };
        self.open.iter().map(thing).collect()
    }
}

impl Guide for State {}

impl Present for Example {
    const STYLE: &'static Style = &STYLE;
    const SOURCES: &'static [PointSource] =
        &[source("cards", "vp", MAIZE), source("sets", "vp", BEANS), source("water", "vp", BLUE)];

    fn topics() -> Vec<Topic> {
        let crops = Crop::ALL.into_iter().map(|crop| {
            let topic = Topic::new(crop.id().to_owned(), crop.name(), vec![Phrase::new("example-topic-crop")]);
            Topic { card: Some(crop.id().to_owned()), ..topic }
        });
        rules(Self::ID, &["turn", "scoring"]).into_iter().chain(crops).collect()
    }

    fn word_icons() -> WordIcons {
        STYLE.word_icons(vec![("example-points".to_owned(), "points")], Vec::new())
    }
}
