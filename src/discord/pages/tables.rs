//! Messages about games as a whole: seats that change hands, a person's games, and the state of a game.

use crate::engine::{Arg, Phrase};
use crate::table::{
    MyTables, NextGame, Occupant, OfferNews, Player, Stamp, TableCard, TableId, TableInfo, TablePause, TableState,
    TurnNews, UserId,
};

use super::{content, follows, lobby, notes, titles, turn, web};
use crate::discord::parts::buttons::{ComponentAction, LobbyButton, SeatButton, WhatIfButton};
use crate::discord::parts::components::{ButtonStyle, MenuOption, Row, button, link as link_button, menu};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, pages};

/// A seat that changed hands. If the game waits for the seat, this message also announces the turn. In a secret choice,
/// it asks the new player to choose.
pub(crate) fn seat_change(
    localizer: &Localizer<'_>,
    table: &TableCard,
    phrase: &Phrase,
    news: &TurnNews,
    asks: &[Player],
) -> Message {
    let asked: Vec<Player> = asks.iter().filter(|player| player.is_person()).cloned().collect();
    let mut message = if news.open {
        turn::turn(localizer, table, news, Some(phrase.clone()))
    } else {
        let choice = (!asked.is_empty()).then(|| turn::asked_to_choose(news, &asked));
        let lines: Vec<String> = [phrase.clone()].iter().chain(&choice).map(|line| localizer.say(line)).collect();
        // The message with the current turn's button may be far up by now.
        let running = table.state == TableState::Running;
        let (stamp, paused) = (Stamp::of_message(table.id, news.seq), news.pause.is_some());
        let next = running.then(|| turn::next_button(localizer, stamp, table, &news.to_act, paused)).flatten();
        let rows = next.map(|button| Row::Buttons(vec![button])).into_iter().collect();
        Message { rows, ..Message::text(lines.join("\n")) }
    };
    let people: Vec<&Player> = table.players.iter().filter(|player| player.is_person()).collect();
    // A player who returns to a seat with a computer player has not left.
    if let [alone] = people[..]
        && table.state == TableState::Running
        && !table.has_stand_in()
    {
        let line = Phrase::new("ui-seated-alone").seat("player", alone.seat);
        message.content = format!("{}\n{}", message.content, localizer.say(&line));
    }
    message
}

/// The notice to the host that the lobby is full.
pub(crate) fn full(localizer: &Localizer<'_>, table: &TableCard) -> Message {
    let stamp = Stamp::of_table(table.id);
    let start = button(stamp, LobbyButton::Start, ButtonStyle::Success, &localizer.word("ui-button-start"));
    let phrase = Phrase::new("ui-lobby-full").with("host", content::mentioned(table.host));
    Message { content: localizer.say(&phrase), rows: vec![Row::Buttons(vec![start])], ..Message::default() }
}

/// An open seat, or the vote on whether to open it.
pub(crate) fn offer(localizer: &Localizer<'_>, table: &TableCard, news: &OfferNews) -> Message {
    let stamp = Stamp::of_table(table.id);
    let phrase = match (news.offer.open, news.offer.to) {
        (true, None) => {
            Phrase::new(if news.offer.by.is_some() { "ui-offer-everybody.by" } else { "ui-offer-everybody" })
        }
        (true, Some(to)) => {
            let key = if news.offer.by.is_some() { "ui-offer-somebody.by" } else { "ui-offer-somebody" };
            Phrase::new(key).with("to", content::mentioned(to))
        }
        (false, _) => {
            let asked = Phrase::new("ui-offer-asked").with("agreed", news.offer.agreed.len());
            asked.with("needed", news.needed)
        }
    };
    let phrase = match news.offer.by {
        Some(by) => phrase.with("by", content::mentioned(by)),
        None => phrase,
    };
    let (action, style, key) = if news.offer.open {
        (ComponentAction::Seat(SeatButton::Take(news.seat)), ButtonStyle::Success, "ui-button-take-seat")
    } else {
        (ComponentAction::Seat(SeatButton::Agree(news.seat)), ButtonStyle::Secondary, "ui-button-agree")
    };
    let mut buttons = vec![button(stamp, action, style, &localizer.word(key))];
    if news.offer.open
        && table.player(news.seat).is_some_and(|player| matches!(player.occupant, Occupant::StandIn { .. }))
    {
        buttons.push(button(stamp, SeatButton::Back, ButtonStyle::Secondary, &localizer.word("ui-button-back-again")));
    }
    Message {
        content: localizer.say(&phrase.seat("player", news.seat)),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    }
}

/// The reply to `/games`.
pub(crate) fn my_tables(localizer: &Localizer<'_>, mine: &MyTables) -> Vec<Message> {
    let title = if mine.tables.is_empty() { "ui-games-none" } else { "ui-games-title" };
    let mut lines = vec![localizer.word(title)];
    for info in &mine.tables {
        lines.push(line(localizer, mine.user, info));
        let notes = mine.notes.iter().filter(|note| note.table == info.table.id);
        lines.extend(notes.map(|note| notes::log_line(localizer, note)));
    }
    if !mine.followed.is_empty() {
        lines.push(localizer.word("ui-follow-games"));
        lines.extend(mine.followed.iter().map(|info| line(localizer, mine.user, info)));
    }
    let mut messages: Vec<Message> = pages(&lines, limit::CONTENT).into_iter().map(Message::text).collect();
    if let Some(last) = messages.last_mut() {
        last.rows.extend(try_in(localizer, mine));
        last.rows.extend(follows::stop_in(localizer, &mine.followed));
        last.rows.push(Row::Buttons(vec![content::finished_games(localizer)]));
    }
    messages
}

/// A menu of the running games, to start a what-if in one.
fn try_in(localizer: &Localizer<'_>, mine: &MyTables) -> Option<Row> {
    let option = |info: &TableInfo| {
        let localizer = localizer.of(&info.table.names());
        let game = titles::titled_plainly(&info.table);
        let label = Phrase::new("ui-games-try-option").with("game", game).with("players", lobby::players(&info.table));
        MenuOption {
            label: localizer.plain(&label),
            value: info.table.id.to_string(),
            description: info.status.as_ref().map(|status| localizer.plain(status)),
            ..MenuOption::default()
        }
    };
    let running = mine.tables.iter().filter(|info| info.table.state == TableState::Running);
    let options: Vec<MenuOption> = running.map(option).collect();
    let (stamp, placeholder) = (Stamp::of_table(TableId(0)), localizer.word("ui-games-try"));
    (!options.is_empty()).then(|| menu(stamp, WhatIfButton::BeginIn, 1, &placeholder, options))
}

/// Adds the player's next game to the reply after a turn: the one that has waited longest, a link to it, and the number
/// of waiting games.
pub fn add_next_game(localizer: &Localizer<'_>, next: &NextGame, message: &mut Message) {
    let phrase = Phrase::new("ui-next-game")
        .with("count", next.count)
        .with("game", Phrase::new(format!("{}-name", next.game)))
        .with("channel", format!("<#{}>", next.link.channel));
    message.content = format!("{}\n{}", message.content, localizer.say(&phrase));
    let button = link_button(next.link.url(), &localizer.word("ui-button-next-game"));
    match message.rows.first_mut() {
        Some(Row::Buttons(buttons)) => buttons.insert(0, button),
        _ => message.rows.push(Row::Buttons(vec![button])),
    }
}

/// A game in one line: its title, channel, players to act, and the start of the wait.
fn line(localizer: &Localizer<'_>, user: UserId, info: &TableInfo) -> String {
    let table = &info.table;
    let localizer = &localizer.of(&table.names());
    let game = titles::titled(table);
    let channel: Arg = match table.guild {
        Some(_) => format!("<#{}>", table.channel).into(),
        None => Phrase::new("ui-games-direct").into(),
    };
    let mut line = match table.state {
        _ if info.channel_deleted => {
            // The other number is the one to type.
            let game = titles::titled(&TableCard { number: None, ..table.clone() });
            Phrase::new("ui-games-channel-deleted").with("game", game).with("table", table.id.number().to_string())
        }
        TableState::Lobby => Phrase::new("ui-games-lobby").with("game", game).with("channel", channel),
        _ => Phrase::new("ui-games-running").with("game", game).with("channel", channel),
    };
    if let Some(pause) = &info.pause {
        line = Phrase::new("ui-games-paused").with("entry", line).with("pause", pause.brief());
    } else if let (false, Some(since)) = (info.to_act.is_empty(), info.waiting_since) {
        let yours = info.to_act.iter().any(|player| player.occupant.person() == Some(user));
        let whose = if yours {
            Phrase::new("ui-games-yours")
        } else {
            Phrase::new("ui-games-theirs").with("players", content::names(&info.to_act))
        };
        let since = format!("<t:{}:R>", since.as_second());
        line = Phrase::new("ui-games-line").with("entry", line).with("turn", whose).with("since", since);
    }
    if let Some(link) = &info.link {
        line = Phrase::new("ui-games-link").with("line", line).with("link", link.url());
    }
    if let Some(page) = web::text(localizer, table, None) {
        line = Phrase::new("ui-games-web").with("line", line).with("page", page);
    }
    format!("- {}", localizer.say(&line))
}

/// The pinned message with the state of the game. It pings no one.
pub(crate) fn status(localizer: &Localizer<'_>, info: &TableInfo) -> Message {
    let table = &info.table;
    let mut lines = vec![
        Phrase::new("ui-status-title").with("game", titles::titled(table)),
        Phrase::new("ui-status-players").with("players", lobby::players(table)),
    ];
    lines.extend(info.status.iter().map(|status| Phrase::new("ui-status").with("status", status.clone())));
    lines.push(Phrase::new("ui-info-turn").with("turn", info.turn));
    lines.extend(info.pause.iter().map(TablePause::phrase));
    match table.state {
        TableState::Over => lines.push(Phrase::new("ui-lobby-over")),
        TableState::Cancelled => lines.push(Phrase::new("ui-lobby-cancelled")),
        TableState::Lobby | TableState::Running => {
            if let (false, Some(since), None) = (info.to_act.is_empty(), info.waiting_since, info.pause) {
                let waiting = Phrase::new("ui-status-waiting").with("players", content::names(&info.to_act));
                lines.push(waiting.with("since", format!("<t:{}:R>", since.as_second())));
            }
        }
    }
    if let Some(link) = &info.link {
        lines.push(Phrase::new("ui-info-link").with("link", link.url()));
    }
    Message::text(lines.iter().map(|line| localizer.say(line)).collect::<Vec<_>>().join("\n"))
}
