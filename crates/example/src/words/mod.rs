//! The game as text, from a view alone.

use ai::notation;
use engine::{Phrase, Seat};
use game_kit::{Choice, ScoreLine, Topic};

use super::ids::{Card, Crop};
use super::score::Source;
use super::state::Table;
use super::{Action, Example, View, events};

pub(super) fn question(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
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

/// One legal action with its effect.
pub(super) fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let (label, effect, ends_turn) = match action {
        Action::Take(card) => {
            let dry = view.table.player(seat).water == 0;
            (Phrase::new("example-choice-take").with("card", events::card(card)), Some(worth(card)), dry)
        }
        Action::Rest => (Phrase::new("example-choice-rest"), Some(Phrase::new("example-choice-rest.effect")), true),
        Action::Water => (Phrase::new("example-choice-water"), None, true),
        Action::Stop => (Phrase::new("example-choice-stop"), None, true),
    };
    Choice { effect, ends_turn, ..Choice::new(notation::<Example>(action), label) }
}

fn worth(card: Card) -> Phrase {
    Phrase::new("example-points").with("count", card.worth())
}

/// Reasons why the player can't water a card.
pub(super) fn why_not(view: &View, seat: Seat) -> Vec<Phrase> {
    let table = &view.table;
    let dry = !table.is_over() && seat == table.active && table.player(seat).water == 0;
    dry.then(|| Phrase::new("example-why-no-water")).into_iter().collect()
}

/// One line about the progress of the game.
pub(super) fn status(view: &View) -> Phrase {
    let table = &view.table;
    let key = if table.is_over() { "example-status-over" } else { "example-status" };
    Phrase::new(key).with("round", table.round()).with("deck", table.deck)
}

/// The game has no secret choices.
pub(super) fn secret(_view: &View) -> bool {
    false
}

/// The round, from 1.
pub(super) fn round(view: &View) -> Option<u32> {
    (!view.table.is_over()).then(|| view.table.round())
}

/// One line with a seat's possessions.
pub(super) fn goods(view: &View, seat: Seat) -> Phrase {
    let player = view.table.player(seat);
    Phrase::new("example-goods")
        .with("water", player.water)
        .with("cards", player.cards.len())
        .with("points", view.table.total(seat))
}

pub(super) fn text_board(view: &View) -> Vec<Phrase> {
    let table = &view.table;
    let open = table.open.iter().copied().map(events::card).collect::<Vec<_>>();
    let mut lines = vec![status(view), Phrase::new("example-board-open").with("cards", open)];
    lines.extend(table.seats().map(|seat| player(table, seat)));
    lines
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

pub(super) fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let line =
        |seat: Seat, of: Source| ScoreLine { source: source(of), kind: of.id(), points: view.table.points(seat, of) };
    view.table.seats().map(|seat| Source::ALL.into_iter().map(|of| line(seat, of)).collect()).collect()
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
