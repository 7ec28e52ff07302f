//! The game as text, from a view alone.

use ai::notation;
use engine::{Phrase, Seat};
use game_kit::{Choice, Decide, Guide, Report, ScoreLine, Topic};

use super::ids::{Card, Crop};
use super::score::Source;
use super::state::Table;
use super::{Action, Example, View, events};

impl Decide for View {
    type Action = Action;

    fn question(&self, seat: Seat) -> Phrase {
        let table = &self.table;
        if table.is_over() {
            Phrase::new("example-question-over")
        } else if seat != table.active {
            Phrase::new("example-question-wait").seat("seat", table.active)
        } else if table.watering {
            Phrase::new("example-question-water")
        } else {
            Phrase::new("example-question-turn")
        }
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let (label, effect, ends_turn) = match action {
            Action::Take(card) => {
                let dry = self.table.player(seat).water == 0;
                (Phrase::new("example-choice-take").with("card", events::card(card)), Some(worth(card)), dry)
            }
            Action::Rest => (Phrase::new("example-choice-rest"), Some(Phrase::new("example-choice-rest.effect")), true),
            Action::Water => (Phrase::new("example-choice-water"), None, true),
            Action::Stop => (Phrase::new("example-choice-stop"), None, true),
        };
        Choice { effect, ends_turn, ..Choice::new(notation::<Example>(action), label) }
    }

    fn why_not(&self, seat: Seat) -> Vec<Phrase> {
        let table = &self.table;
        let dry = !table.is_over() && seat == table.active && table.player(seat).water == 0;
        dry.then(|| Phrase::new("example-why-no-water")).into_iter().collect()
    }

    fn secret(&self) -> bool {
        false
    }
}

impl Report for View {
    fn status(&self) -> Phrase {
        let table = &self.table;
        let key = if table.is_over() { "example-status-over" } else { "example-status" };
        Phrase::new(key).with("round", table.round()).with("deck", table.deck)
    }

    fn round(&self) -> Option<u32> {
        (!self.table.is_over()).then(|| self.table.round())
    }

    fn goods(&self, seat: Seat) -> Phrase {
        let player = self.table.player(seat);
        Phrase::new("example-goods")
            .with("water", player.water)
            .with("cards", player.cards.len())
            .with("points", self.table.total(seat))
    }

    fn text_board(&self) -> Vec<Phrase> {
        let table = &self.table;
        let open = table.open.iter().copied().map(events::card).collect::<Vec<_>>();
        let mut lines = vec![self.status(), Phrase::new("example-board-open").with("cards", open)];
        lines.extend(table.seats().map(|seat| player(table, seat)));
        lines
    }

    fn score(&self) -> Vec<Vec<ScoreLine>> {
        let line = |seat: Seat, of: Source| ScoreLine {
            source: source(of),
            kind: of.id(),
            points: self.table.points(seat, of),
        };
        self.table.seats().map(|seat| Source::ALL.into_iter().map(|of| line(seat, of)).collect()).collect()
    }
}

impl Guide for View {}

fn worth(card: Card) -> Phrase {
    Phrase::new("example-points").with("count", card.worth())
}

fn player(table: &Table, seat: Seat) -> Phrase {
    let cards = table.player(seat).cards.iter().map(|(card, watered)| {
        let key = if *watered { "example-board-watered" } else { "example-board-dry" };
        Phrase::new(key).with("card", events::card(*card))
    });
    Phrase::new("example-board-player")
        .seat("seat", seat)
        .with("water", table.player(seat).water)
        .with("cards", cards.collect::<Vec<_>>())
}

pub(super) fn source(of: Source) -> Phrase {
    Phrase::new(format!("example-source-{}", of.id()))
}

pub(super) fn topics() -> Vec<Topic> {
    let rules = ["turn", "scoring"].into_iter().map(|id| {
        let key = format!("example-topic-{id}");
        let (text, asked) = (vec![Phrase::new(format!("{key}.text"))], Some(Phrase::new(format!("{key}.asked"))));
        Topic { asked, ..Topic::new(id.to_owned(), Phrase::new(key), text) }
    });
    let crops = Crop::ALL.into_iter().map(|crop| {
        let (id, name) = (crop.id().to_owned(), Phrase::new(format!("example-crop-{}", crop.id())));
        Topic { card: Some(id.clone()), ..Topic::new(id, name, vec![Phrase::new("example-topic-crop")]) }
    });
    rules.chain(crops).collect()
}
