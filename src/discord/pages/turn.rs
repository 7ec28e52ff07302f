//! The public messages of a running game: the turns, the state of the game, and the players to act.

use crate::engine::{Phrase, Viewer};
use crate::games;
use crate::table::{Happened, HappenedRange, Occupant, Player, Stamp, TableCard, TurnNews, UndoRequest, UndoState};
use crate::text::capital;

use super::content::{LeftOut, content, lines, mentions, names, paragraphs, public_picture, turn_lines, with_names_of};
use super::reply::pace;
use super::{fair_play, preferences, standstill, web};
use crate::discord::parts::buttons::{ComponentAction, HistoryButton, PlanButton, SeatButton, UndoButton};
use crate::discord::parts::components::{Button, ButtonStyle, Row, button};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, PictureContent, pages};

/// The players to act, and the state of the game. The line mentions people and names computer players. After the game
/// has continued, the line names the turns of the message instead.
fn waiting(table: &TableCard, news: &TurnNews) -> Phrase {
    if let (false, [first, .., last] | [first @ last]) = (news.open, &news.summaries[..]) {
        let turns = Phrase::new("ui-turn-done").with("count", news.summaries.len());
        return turns.with("first", first.turn).with("last", last.turn).with("status", news.status.clone());
    }
    let to_act = &news.to_act;
    let people: Vec<Player> = to_act.iter().filter(|player| player.is_person()).cloned().collect();
    let nobody: Vec<Player> = to_act.iter().filter(|player| player.occupant == Occupant::Empty).cloned().collect();
    let waiting = if to_act.is_empty() {
        Phrase::new("ui-status")
    } else if people.len() > 1 {
        // Only in simultaneous choices do several players act.
        Phrase::new("ui-turn-choose").with("players", mentions(&people))
    } else if !people.is_empty() {
        Phrase::new("ui-turn-next").with("players", mentions(&people))
    } else if !nobody.is_empty() {
        Phrase::new("ui-turn-nobody").with("players", names(&nobody))
    } else if table.players.iter().any(Player::is_person) {
        Phrase::new("ui-turn-computer").with("players", names(to_act))
    } else {
        Phrase::new("ui-turn-resting")
    };
    waiting.with("status", news.status.clone())
}

/// The message of a turn: the players to act, and the turns before it.
pub(crate) fn turn(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews, first: Option<Phrase>) -> Message {
    let head = standstill::line(news).into_iter().chain([waiting(table, news)]).chain(first);
    let mut head: Vec<String> = head.map(|phrase| localizer.say(&phrase)).collect();
    let mut foot = preferences::waiting(localizer, &news.clocks, &news.away);
    if news.position.outcome().is_some() {
        // In a finished game, the turns come before the line about the end.
        foot.append(&mut head);
    }
    foot.extend(fair_play::sealed(localizer, news));
    let mut rows = Vec::new();
    if news.open {
        rows.push(buttons(localizer, table, news, "ui-button-take-turn"));
        rows.extend(web::row(localizer, table));
    }
    Message {
        content: content(localizer, head, turn_lines(localizer, &news.summaries), foot, LeftOut::InRecap),
        rows,
        picture: Some(public_picture(localizer, table, news)),
        ..Message::default()
    }
}

/// The short message for the players to act, while the turns are in an earlier message.
pub(crate) fn call(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews) -> Message {
    let mut lines = vec![localizer.say(&waiting(table, news))];
    lines.extend(preferences::waiting(localizer, &news.clocks, &news.away));
    let rows = vec![buttons(localizer, table, news, "ui-button-take-turn")];
    Message { content: lines.join("\n"), rows, ..Message::default() }
}

/// The message of undone turns.
pub(crate) fn taken_back(localizer: &Localizer<'_>, news: &TurnNews) -> Message {
    let then = with_names_of(localizer, news.summaries.last());
    let struck = |line: Phrase| then.say(&Phrase::new("ui-log-undone").with("entry", line));
    let struck_lines = lines(&news.summaries).into_iter().map(struck).collect();
    Message::text(content(
        localizer,
        vec![localizer.word("ui-turn-taken-back")],
        struck_lines,
        Vec::new(),
        LeftOut::Counted,
    ))
}

/// Asks these players for their choice, while several choose at the same time.
pub(crate) fn asked_to_choose(news: &TurnNews, asked: &[Player]) -> Phrase {
    let waiting = match (asked.is_empty(), news.position.face(Viewer::Public).secret()) {
        (true, _) => Phrase::new("ui-choosing-all"),
        (false, true) => Phrase::new("ui-choosing").with("players", mentions(asked)),
        (false, false) => Phrase::new("ui-choosing-open").with("players", mentions(asked)),
    };
    waiting.with("status", news.status.clone())
}

/// The message of a secret choice by several players.
pub(crate) fn choosing(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews, chosen: &[Player]) -> Message {
    let game = table.game.id();
    // Computer players need no mention. The message names them only if all people have chosen.
    let people: Vec<Player> = news.to_act.iter().filter(|player| player.is_person()).cloned().collect();
    let asked = if people.is_empty() { &news.to_act } else { &people };
    let head = standstill::line(news).into_iter().chain([asked_to_choose(news, asked)]);
    let head = head.map(|phrase| localizer.say(&phrase)).collect();
    let mut foot = preferences::waiting(localizer, &news.clocks, &news.away);
    if !chosen.is_empty() && !asked.is_empty() {
        foot.push(localizer.say(&Phrase::new("ui-choosing-chosen").with("players", names(chosen))));
    }
    foot.extend(fair_play::sealed(localizer, news));
    let mut rows = Vec::new();
    if news.open {
        rows.push(buttons(localizer, table, news, &format!("{game}-choose")));
        rows.extend(web::row(localizer, table));
    }
    Message {
        content: content(localizer, head, turn_lines(localizer, &news.summaries), foot, LeftOut::InRecap),
        rows,
        picture: Some(public_picture(localizer, table, news)),
        ..Message::default()
    }
}

/// The recap of a message.
pub(crate) fn happened(localizer: &Localizer<'_>, happened: &Happened) -> Vec<Message> {
    let mut lines = paragraphs(localizer, &happened.turns);
    if lines.is_empty() {
        lines.push(localizer.word("ui-happened-nothing"));
    }
    let head = (happened.range == HappenedRange::SinceOwnTurn).then(|| localizer.word("ui-happened-since-own"));
    let summary: Vec<String> =
        happened.summary.iter().map(|line| format!("- {}", capital(&localizer.say(line)))).collect();
    let summary = (!summary.is_empty()).then(|| summary.join("\n"));
    lines.splice(0..0, head.into_iter().chain(summary));
    lines.extend(happened.days_at_this_pace.map(|days| format!("-# {}", localizer.say(&pace(days)))));
    let mut messages: Vec<Message> = pages(&lines, limit::CONTENT).into_iter().map(Message::text).collect();
    let stamp = Stamp::of_message(happened.table.id, happened.seq);
    let of = |action, key| button(stamp, action, ButtonStyle::Secondary, &localizer.word(key));
    let other = match happened.range {
        HappenedRange::SinceOwnTurn => {
            Some(of(ComponentAction::History(HistoryButton::RecapHere), "ui-button-happened-here"))
        }
        HappenedRange::Message => {
            Some(of(ComponentAction::History(HistoryButton::Recap), "ui-button-happened-since-own"))
        }
        HappenedRange::Only => None,
    };
    if let Some(last) = messages.last_mut() {
        last.rows = vec![Row::Buttons(
            other.into_iter().chain([of(ComponentAction::History(HistoryButton::Log), "ui-button-log")]).collect(),
        )];
        last.picture = animation(localizer, happened);
    }
    messages
}

fn animation(localizer: &Localizer<'_>, happened: &Happened) -> Option<Picture> {
    let count = happened.positions.len().checked_sub(1).filter(|count| *count > 0)?;
    let alt = Phrase::new("ui-happened-replay").with("turns", count);
    Some(Picture {
        content: PictureContent::Animated(games::recap(&happened.positions, localizer.names(), happened.table.theme)),
        locale: localizer.locale().to_owned(),
        names: localizer.names().to_vec(),
        alt: localizer.plain(&alt),
    })
}

/// The button under a line that isn't about a turn: for the players to act, or to resume the game.
pub(crate) fn next_button(
    localizer: &Localizer<'_>,
    stamp: Stamp,
    table: &TableCard,
    to_act: &[Player],
    paused: bool,
) -> Option<Button> {
    let choose = format!("{}-choose", table.game.id());
    let take = if to_act.len() > 1 { &choose } else { "ui-button-take-turn" };
    act_or_resume(localizer, stamp, (to_act, paused), take)
}

fn act_or_resume(
    localizer: &Localizer<'_>,
    stamp: Stamp,
    (to_act, paused): (&[Player], bool),
    take: &str,
) -> Option<Button> {
    if paused {
        return Some(standstill::go_on(localizer, stamp.table));
    }
    let people = to_act.iter().any(Player::is_person);
    people.then(|| button(stamp, PlanButton::Open, ButtonStyle::Primary, &localizer.word(take)))
}

fn buttons(localizer: &Localizer<'_>, table: &TableCard, news: &TurnNews, take: &str) -> Row {
    let stamp = Stamp::of_message(table.id, news.seq);
    let first = act_or_resume(localizer, stamp, (&news.to_act, news.pause.is_some()), take);
    let mut buttons: Vec<Button> = first.into_iter().collect();
    buttons.push(button(stamp, HistoryButton::Board, ButtonStyle::Secondary, &localizer.word("ui-button-board")));
    if !news.summaries.is_empty() {
        let label = localizer.word("ui-button-happened");
        buttons.push(button(stamp, HistoryButton::Recap, ButtonStyle::Secondary, &label));
    }
    if table.has_stand_in() {
        buttons.push(button(stamp, SeatButton::Back, ButtonStyle::Secondary, &localizer.word("ui-button-back-again")));
    }
    if let Some(entry) = news.undo.filter(|_| news.pause.is_none()) {
        let action = ComponentAction::Undo(UndoButton::Undo(entry));
        buttons.push(button(stamp, action, ButtonStyle::Secondary, &localizer.word("ui-button-take-back")));
    }
    Row::Buttons(buttons)
}

pub(crate) fn undo_asked(localizer: &Localizer<'_>, table: &TableCard, request: &UndoRequest) -> Message {
    let asked = Phrase::new("ui-undo-asked").seat("player", request.by.seat).with("turns", request.turns);
    let mut lines = vec![localizer.say(&asked)];
    if !request.revealed.is_empty() {
        let revealed = Phrase::new("ui-undo-revealed").with("turns", request.turns);
        lines.push(localizer.say(&revealed.with("what", request.revealed.clone())));
    }
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
        let stamp = Stamp::of_message(table.id, request.request);
        let answer = |agree| ComponentAction::Undo(UndoButton::Answer(request.request, agree));
        rows.push(Row::Buttons(vec![
            button(stamp, answer(true), ButtonStyle::Success, &localizer.word("ui-button-agree")),
            button(stamp, answer(false), ButtonStyle::Danger, &localizer.word("ui-button-refuse")),
        ]));
    }
    Message { content: lines.join("\n"), rows, ..Message::default() }
}
