//! The public messages of a running game: what happened, where the game is, whose turn it is.

use serenity::builder::CreateActionRow;
use serenity::model::application::ButtonStyle;

use crate::engine::{Arg, Phrase, Viewer};
use crate::games::{PictureKind, Position, Theme};
use crate::table::{
    Announcement, Body, Player, Stamp, TableCard, TurnNews, TurnSummary, UndoRequest, UndoState, UserId,
};

use super::custom_id::Press;
use super::escape::cut;
use super::message::{Message, Picture, Shown, Voice, button, limit, mention};
use super::{days, lobby, result, tables};

/// The message of an announcement; nothing where only buttons are to be taken off.
pub fn announcement(voice: &Voice<'_>, announcement: &Announcement) -> Option<Message> {
    let table = &announcement.table;
    let mut message = match &announcement.body {
        Body::Lobby => lobby::lobby(voice, table),
        Body::Turn(news) => turn(voice, table, news, None),
        Body::Revealed(news) => turn(voice, table, news, Some(Phrase::new("ui-turn-revealed"))),
        Body::Undone { news, by, turns } => {
            let undone = Phrase::new("ui-turn-undone").seat("player", by.seat).with("turns", *turns);
            turn(voice, table, news, Some(undone))
        }
        Body::Choosing { news, chosen } => choosing(voice, table, news, chosen),
        Body::UndoAsked(request) => undo_asked(voice, table, request),
        Body::Final { news, outcome, score } => result::finale(voice, table, news, outcome, score),
        Body::Notice(phrase) => Message::text(voice.say(phrase)),
        Body::Seated { said, news, .. } => tables::seated(voice, table, said, news),
        Body::Offer(news) => tables::offer(voice, table, news),
        Body::Status(info) => tables::status(voice, info),
        Body::Reminders(news) => days::reminders(voice, news),
        Body::Replay(positions) => result::replay(voice, table, positions),
        Body::Closed => return None,
    };
    message.ping.clone_from(&announcement.ping);
    Some(message)
}

/// What a turn did: what is said in any case, and its effects.
pub(super) struct TurnLines {
    always: Vec<String>,
    effects: Vec<String>,
}

/// What turns did: each with a heading, the reason of a computer player, and every effect.
pub(super) fn told(voice: &Voice<'_>, told: &[TurnSummary]) -> Vec<TurnLines> {
    let lines = |turn: &TurnSummary| {
        let heading = Phrase::new("ui-told").seat("player", turn.seat).with("turn", turn.turn);
        let reason = turn.reason.iter().map(|reason| Phrase::new("ui-told-reason").with("reason", reason.clone()));
        TurnLines {
            always: std::iter::once(heading).chain(reason).map(|phrase| voice.say(&phrase)).collect(),
            effects: turn.events.iter().map(|event| format!("- {}", voice.say(&event.phrase))).collect(),
        }
    };
    told.iter().map(lines).collect()
}

/// Head, told turns and foot within the limit of a message: where it is too much, effects are
/// counted instead, first those of the turn that has most of them.
pub(super) fn content(voice: &Voice<'_>, head: Vec<String>, told: Vec<TurnLines>, foot: Vec<String>) -> String {
    let (mut told, mut left_out) = (told, 0_usize);
    loop {
        let more = (left_out > 0).then(|| voice.say(&Phrase::new("ui-told-more").with("count", left_out)));
        let turns = told.iter().flat_map(|turn| turn.always.iter().chain(&turn.effects));
        let lines: Vec<&str> = head.iter().chain(turns).chain(&more).chain(&foot).map(String::as_str).collect();
        let text = lines.join("\n");
        if text.chars().count() <= limit::CONTENT {
            return text;
        }
        left_out += 1;
        match told.iter_mut().max_by_key(|turn| turn.effects.len()) {
            Some(turn) if !turn.effects.is_empty() => drop(turn.effects.pop()),
            Some(_) => drop(told.remove(0)),
            None => return cut(&text, limit::CONTENT).into_owned(),
        }
    }
}

/// For whom the game waits: people are called, computers are named.
fn waiting(table: &TableCard, to_act: &[Player]) -> Option<Phrase> {
    let people: Vec<Player> = to_act.iter().filter(|player| player.is_person()).cloned().collect();
    let nobody: Vec<Player> = to_act.iter().filter(|player| player.is_nobody()).cloned().collect();
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

pub(super) fn turn(voice: &Voice<'_>, table: &TableCard, news: &TurnNews, first: Option<Phrase>) -> Message {
    let mut foot = vec![voice.say(&Phrase::new("ui-status").with("status", news.status.clone()))];
    foot.extend(waiting(table, &news.to_act).map(|phrase| voice.say(&phrase)));
    foot.extend(days::waiting(voice, &news.clocks, &news.away));
    let head = first.map(|phrase| voice.say(&phrase)).into_iter().collect();
    let mut rows = Vec::new();
    if news.open {
        rows.push(buttons(voice, table, news, "ui-button-take-turn"));
    }
    Message {
        content: content(voice, head, told(voice, &news.summaries), foot),
        rows,
        picture: Some(public_picture(voice, table, news)),
        ping: Vec::new(),
    }
}

fn choosing(voice: &Voice<'_>, table: &TableCard, news: &TurnNews, chosen: &[Player]) -> Message {
    let game = table.game.id();
    let mut foot = vec![voice.say(&Phrase::new("ui-status").with("status", news.status.clone()))];
    // Computers need not be asked; they are named where nobody else is left.
    let people: Vec<Player> = news.to_act.iter().filter(|player| player.is_person()).cloned().collect();
    let asked = if people.is_empty() { &news.to_act } else { &people };
    foot.push(voice.say(&match asked.is_empty() {
        true => Phrase::new("ui-choosing-all"),
        false => Phrase::new("ui-choosing").with("players", mentions(asked)),
    }));
    foot.extend(days::waiting(voice, &news.clocks, &news.away));
    if !chosen.is_empty() && !asked.is_empty() {
        foot.push(voice.say(&Phrase::new("ui-choosing-chosen").with("players", names(chosen))));
    }
    let mut rows = Vec::new();
    if news.open {
        rows.push(buttons(voice, table, news, &format!("{game}-choose")));
    }
    Message {
        content: content(voice, Vec::new(), told(voice, &news.summaries), foot),
        rows,
        picture: Some(public_picture(voice, table, news)),
        ping: Vec::new(),
    }
}

fn buttons(voice: &Voice<'_>, table: &TableCard, news: &TurnNews, take: &str) -> CreateActionRow {
    let stamp = Stamp { table: table.id, seq: news.seq, draft: 0 };
    let mut buttons = Vec::new();
    if news.to_act.iter().any(Player::is_person) {
        buttons.push(button(stamp, Press::Planner, ButtonStyle::Primary, &voice.word(take)));
    }
    buttons.push(button(stamp, Press::Board, ButtonStyle::Secondary, &voice.word("ui-button-board")));
    buttons.push(button(stamp, Press::Log, ButtonStyle::Secondary, &voice.word("ui-button-log")));
    if table.has_stand_in() {
        buttons.push(button(stamp, Press::Back, ButtonStyle::Secondary, &voice.word("ui-button-back-again")));
    }
    if let Some(entry) = news.undo {
        let press = Press::TakeBack(entry);
        buttons.push(button(stamp, press, ButtonStyle::Secondary, &voice.word("ui-button-take-back")));
    }
    CreateActionRow::Buttons(buttons)
}

fn undo_asked(voice: &Voice<'_>, table: &TableCard, request: &UndoRequest) -> Message {
    let asked = Phrase::new("ui-undo-asked").seat("player", request.by.seat).with("turns", request.turns);
    let mut lines = vec![voice.say(&asked)];
    if !request.agreed.is_empty() {
        lines.push(voice.say(&Phrase::new("ui-undo-agreed-by").with("players", names(&request.agreed))));
    }
    lines.extend(
        match (&request.state, &request.refused) {
            (UndoState::Open, _) => Some(Phrase::new("ui-undo-waiting").with("players", mentions(&request.waiting))),
            (UndoState::Agreed, _) => Some(Phrase::new("ui-undo-agreed")),
            (UndoState::Refused, Some(by)) => Some(Phrase::new("ui-undo-refused").seat("player", by.seat)),
            (UndoState::Refused, None) => None,
            (UndoState::Lapsed, _) => Some(Phrase::new("ui-undo-lapsed")),
        }
        .map(|phrase| voice.say(&phrase)),
    );
    let mut rows = Vec::new();
    if request.state == UndoState::Open {
        let stamp = Stamp { table: table.id, seq: request.request, draft: 0 };
        let answer = |agree| Press::AnswerUndo { request: request.request, agree };
        rows.push(CreateActionRow::Buttons(vec![
            button(stamp, answer(true), ButtonStyle::Success, &voice.word("ui-button-agree")),
            button(stamp, answer(false), ButtonStyle::Danger, &voice.word("ui-button-refuse")),
        ]));
    }
    Message { content: lines.join("\n"), rows, ..Message::default() }
}

/// The seat's player as they are called.
pub(super) fn mentioned(user: UserId) -> Phrase {
    Phrase::new("ui-mention").with("user", mention(user))
}

/// Players as an enumeration of mentions; of names where they are no Discord users.
fn mentions(players: &[Player]) -> Arg {
    let named = |player: &Player| match player.user.filter(|_| player.is_person()) {
        Some(user) => mentioned(user),
        None => lobby::player(player),
    };
    Arg::List(players.iter().map(named).collect())
}

/// Players as an enumeration of names.
pub(super) fn names(players: &[Player]) -> Arg {
    Arg::List(players.iter().map(lobby::player).collect())
}

pub(super) fn public_picture(voice: &Voice<'_>, table: &TableCard, news: &TurnNews) -> Picture {
    let position = news.position.as_ref();
    picture(voice, position, PictureKind::Board, Viewer::Public, news.since.as_deref(), table.theme)
}

/// The picture of a position, with its alt text.
pub(super) fn picture(
    voice: &Voice<'_>,
    position: &dyn Position,
    kind: PictureKind,
    viewer: Viewer,
    since: Option<&dyn Position>,
    theme: Theme,
) -> Picture {
    let scene = position.scene(kind, viewer, since, voice.names(), theme);
    let alt: Vec<String> = scene.alt.iter().map(|phrase| voice.plain(phrase)).collect();
    let alt = if alt.is_empty() { voice.plain(&position.status()) } else { alt.join(" ") };
    Picture {
        alt: cut(&alt, limit::ALT).into_owned(),
        shown: Shown::Still(Box::new(scene)),
        locale: voice.locale().to_owned(),
        names: voice.names().to_vec(),
    }
}
