//! The public messages of a running game: what happened, where the game is, whose turn it is.

use crate::engine::Phrase;
use crate::table::{Occupant, Player, Stamp, TableCard, TurnNews, UndoRequest, UndoState};

use super::components::{ButtonStyle, Row, button};
use super::content::{content, mentions, names, public_picture, turn_lines};
use super::custom_id::ComponentAction;
use super::localizer::Localizer;
use super::message::Message;
use super::preferences;

/// For whom the game waits: people are called, computers are named.
fn waiting(table: &TableCard, to_act: &[Player]) -> Option<Phrase> {
    let people: Vec<Player> = to_act.iter().filter(|player| player.is_person()).cloned().collect();
    let nobody: Vec<Player> = to_act.iter().filter(|player| player.occupant == Occupant::Empty).cloned().collect();
    Some(if to_act.is_empty() {
        return None;
    } else if people.len() > 1 {
        // Only choices are made by several at once.
        Phrase::new("ui-turn-choose").with("players", mentions(&people))
    } else if !people.is_empty() {
        Phrase::new("ui-turn-next").with("players", mentions(&people))
    } else if !nobody.is_empty() {
        Phrase::new("ui-turn-nobody").with("players", names(&nobody))
    } else if table.players.iter().any(Player::is_person) {
        Phrase::new("ui-turn-computer").with("players", names(to_act))
    } else {
        Phrase::new("ui-turn-resting")
    })
}

/// What was played, and who is to move now.
pub(super) fn turn(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews, first: Option<Phrase>) -> Message {
    let mut foot = vec![localizer.say(&Phrase::new("ui-status").with("status", news.status.clone()))];
    foot.extend(waiting(table, &news.to_act).map(|phrase| localizer.say(&phrase)));
    foot.extend(preferences::waiting(localizer, &news.clocks, &news.away));
    let head = first.map(|phrase| localizer.say(&phrase)).into_iter().collect();
    let mut rows = Vec::new();
    if news.open {
        rows.push(buttons(localizer, table, news, "ui-button-take-turn"));
    }
    Message {
        content: content(localizer, head, turn_lines(localizer, &news.summaries), foot),
        rows,
        picture: Some(public_picture(localizer, table, news)),
        ping: Vec::new(),
    }
}

/// The game waits for secret choices of several players.
pub(super) fn choosing(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews, chosen: &[Player]) -> Message {
    let game = table.game.id();
    let mut foot = vec![localizer.say(&Phrase::new("ui-status").with("status", news.status.clone()))];
    // Computers need not be asked; they are named where nobody else is left.
    let people: Vec<Player> = news.to_act.iter().filter(|player| player.is_person()).cloned().collect();
    let asked = if people.is_empty() { &news.to_act } else { &people };
    foot.push(localizer.say(&match asked.is_empty() {
        true => Phrase::new("ui-choosing-all"),
        false => Phrase::new("ui-choosing").with("players", mentions(asked)),
    }));
    foot.extend(preferences::waiting(localizer, &news.clocks, &news.away));
    if !chosen.is_empty() && !asked.is_empty() {
        foot.push(localizer.say(&Phrase::new("ui-choosing-chosen").with("players", names(chosen))));
    }
    let mut rows = Vec::new();
    if news.open {
        rows.push(buttons(localizer, table, news, &format!("{game}-choose")));
    }
    Message {
        content: content(localizer, Vec::new(), turn_lines(localizer, &news.summaries), foot),
        rows,
        picture: Some(public_picture(localizer, table, news)),
        ping: Vec::new(),
    }
}

fn buttons(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews, take: &str) -> Row {
    let stamp = Stamp { table: table.id, seq: news.seq, draft: 0 };
    let mut buttons = Vec::new();
    if news.to_act.iter().any(Player::is_person) {
        buttons.push(button(stamp, ComponentAction::Planner, ButtonStyle::Primary, &localizer.word(take)));
    }
    buttons.push(button(stamp, ComponentAction::Board, ButtonStyle::Secondary, &localizer.word("ui-button-board")));
    buttons.push(button(stamp, ComponentAction::Log, ButtonStyle::Secondary, &localizer.word("ui-button-log")));
    if table.has_stand_in() {
        buttons.push(button(
            stamp,
            ComponentAction::Back,
            ButtonStyle::Secondary,
            &localizer.word("ui-button-back-again"),
        ));
    }
    if let Some(entry) = news.undo {
        let action = ComponentAction::TakeBack(entry);
        buttons.push(button(stamp, action, ButtonStyle::Secondary, &localizer.word("ui-button-take-back")));
    }
    Row::Buttons(buttons)
}

/// A player asks the others to let a turn be taken back.
pub(super) fn undo_asked(localizer: &Localizer<'_>, table: &TableCard, request: &UndoRequest) -> Message {
    let asked = Phrase::new("ui-undo-asked").seat("player", request.by.seat).with("turns", request.turns);
    let mut lines = vec![localizer.say(&asked)];
    if !request.agreed.is_empty() {
        lines.push(localizer.say(&Phrase::new("ui-undo-agreed-by").with("players", names(&request.agreed))));
    }
    lines.extend(
        match (&request.state, &request.refused) {
            (UndoState::Open, _) => Some(Phrase::new("ui-undo-waiting").with("players", mentions(&request.waiting))),
            (UndoState::Agreed, _) => Some(Phrase::new("ui-undo-agreed")),
            (UndoState::Refused, Some(by)) => Some(Phrase::new("ui-undo-refused").seat("player", by.seat)),
            (UndoState::Refused, None) => None,
            (UndoState::Lapsed, _) => Some(Phrase::new("ui-undo-lapsed")),
        }
        .map(|phrase| localizer.say(&phrase)),
    );
    let mut rows = Vec::new();
    if request.state == UndoState::Open {
        let stamp = Stamp { table: table.id, seq: request.request, draft: 0 };
        let answer = |agree| ComponentAction::AnswerUndo { request: request.request, agree };
        rows.push(Row::Buttons(vec![
            button(stamp, answer(true), ButtonStyle::Success, &localizer.word("ui-button-agree")),
            button(stamp, answer(false), ButtonStyle::Danger, &localizer.word("ui-button-refuse")),
        ]));
    }
    Message { content: lines.join("\n"), rows, ..Message::default() }
}
