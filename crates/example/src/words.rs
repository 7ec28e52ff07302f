//! The game as text, from a view alone.

use ai::notation;
use engine::{Game, Phrase, Seat};
use game_kit::topics::rules;
use game_kit::{BoardThing, Choice, Decide, Guide, Present, Report, ScoreLine, Topic};

use super::components::{Card, Crop};
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

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let worth = |card: Card| Phrase::new("example-points").with("count", card.worth(false));
        let (label, effect) = match action {
            Action::Take(card) => (Phrase::new("example-choice-take").with("card", card.name()), Some(worth(card))),
            Action::Rest => (Phrase::new("example-choice-rest"), Some(Phrase::new("example-choice-rest.effect"))),
            Action::Water => (Phrase::new("example-choice-water"), None),
            Action::Stop => (Phrase::new("example-choice-stop"), None),
        };
        let ends_turn = !matches!(action, Action::Take(_)) || self.players[seat.index()].water == 0;
        Choice { effect, ends_turn, ..Choice::new(notation::<Example>(action), label) }
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
        let player = |seat: Seat| {
            let cards = self.players[seat.index()].cards.iter().map(|(card, watered)| {
                let key = if *watered { "example-board-watered" } else { "example-board-dry" };
                Phrase::new(key).with("card", card.name())
            });
            let player = Phrase::new("example-board-player").seat("seat", seat);
            player.with("water", self.players[seat.index()].water).with("cards", cards.collect::<Vec<_>>())
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
            place: card.place(),
            group: Phrase::new("example-open"),
            name: card.name(),
            state: vec![Phrase::new("example-points").with("count", card.worth(false))],
            topic: Some(card.crop().id().to_owned()),
        };
        self.open.iter().map(thing).collect()
    }
}

impl Guide for State {}

pub fn topics() -> Vec<Topic> {
    let crops = Crop::ALL.into_iter().map(|crop| {
        let topic = Topic::new(crop.id().to_owned(), crop.name(), vec![Phrase::new("example-topic-crop")]);
        Topic { card: Some(crop.id().to_owned()), ..topic }
    });
    rules("example", &["turn", "scoring"]).into_iter().chain(crops).collect()
}
