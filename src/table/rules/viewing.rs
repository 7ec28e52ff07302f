//! Views of a game: board, log, score and general facts.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::{Phrase, Seat, SetupError, Viewer};
use crate::games::{Position, Title};

use super::clocks as time_bank;
use super::history::{History, Turn};
use super::loaded::LoadedTable;
use crate::table::values::{
    Ending, EntryKind, Happened, HappenedRange, ListedGame, LogEntry, LogLine, LogPage, LookingBack, MessageLink,
    Preferences, Refusal, ReplaySheet, ScoreSheet, SeatChangeReason, Snapshot, TableInfo, TableState, TurnSummary,
    UserId, ViewingQuery, ViewingRefusal, ViewingReply,
};

/// Answers a query.
///
/// # Errors
/// The user can't see it, or it doesn't exist.
pub fn answer(
    table: &LoadedTable,
    user: UserId,
    query: &ViewingQuery,
    link: Option<MessageLink>,
    now: Timestamp,
) -> Result<ViewingReply, Refusal> {
    Ok(match *query {
        ViewingQuery::Info => ViewingReply::Info(Box::new(info(table, link, now))),
        ViewingQuery::Board { turn } => ViewingReply::Board(Box::new(board(table, user, turn)?)),
        ViewingQuery::Region { turn, ref region } => {
            ViewingReply::Board(Box::new(board_region(table, user, turn, region)?))
        }
        ViewingQuery::BoardAt { seq } => ViewingReply::Board(Box::new(board_at(table, user, seq)?)),
        ViewingQuery::Happened { seq, since_own } => {
            ViewingReply::Happened(Box::new(happened(table, user, (seq, since_own), now)?))
        }
        ViewingQuery::Log { turn } => ViewingReply::Log(Box::new(log(table, user, turn)?)),
        ViewingQuery::Score => ViewingReply::Score(Box::new(score(table, user)?)),
        ViewingQuery::Replay => ViewingReply::Replay(Box::new(replay(table, user)?)),
    })
}

/// Maximum number of entries on a page of the log. A page has as many whole rounds as fit.
const PAGE: usize = 8;

/// Maximum number of turns in the animation of a recap.
const SHOWN: usize = 12;

fn viewer(table: &LoadedTable, user: UserId) -> Viewer {
    table.seat_of(user).map_or(Viewer::Public, Viewer::Seat)
}

fn count(turns: usize) -> u32 {
    u32::try_from(turns).unwrap_or(u32::MAX)
}

/// Summaries of the turns with these indexes.
pub fn summaries(table: &LoadedTable, history: &History, turns: Range<usize>) -> Vec<TurnSummary> {
    let tell = |index: usize| {
        let turn: &Turn = history.turns().get(index)?;
        Some(TurnSummary {
            turn: count(index + 1),
            round: turn.round,
            seat: turn.seat,
            events: turn.events.clone(),
            reason: None,
            names: table.names_after(turn.seq),
        })
    };
    turns.filter_map(tell).collect()
}

/// The recap of the public message with this number of log entries. With `since_own`, it covers all turns since the
/// user's own last turn before the message.
///
/// # Errors
/// The game has not begun, or can't be read.
pub fn happened(
    table: &LoadedTable,
    user: UserId,
    (seq, since_own): (u32, bool),
    at: Timestamp,
) -> Result<Happened, Refusal> {
    let now = table.history()?;
    let then = table.in_message(seq).unwrap_or(std::borrow::Cow::Borrowed(now));
    let (announced, end) = (first_unannounced_turn(&then, seq), then.turns().len());
    // The range since the user's own turn must have turns, and differ from the range of the message.
    let own = table.seat_of(user).and_then(|seat| then.last_turn(seat)).map(|turn| turn + 1);
    let own = own.filter(|own| *own < end && *own != announced);
    let since = own.filter(|_| since_own);
    let from = since.unwrap_or(announced);
    let shown = (from < end).then(|| from.max(end.saturating_sub(SHOWN))..=end);
    let before = then.position_at(from).ok();
    let summary = table.seat_of(user).zip(before).map(|(seat, before)| summary(&*before, &**then.position(), seat));
    Ok(Happened {
        table: table.card_for(user),
        seq,
        summary: summary.unwrap_or_default(),
        turns: summaries(table, &then, from..end),
        days_at_this_pace: days_at_this_pace(table, &**now.position(), at),
        positions: shown.into_iter().flatten().filter_map(|turns| then.position_at(turns).ok()).collect(),
        range: match (since, own) {
            (Some(_), _) => HappenedRange::SinceOwnTurn,
            (None, Some(_)) => HappenedRange::Message,
            (None, None) => HappenedRange::Only,
        },
    })
}

/// The changes for a seat between two positions, and its next payment if that is near.
fn summary(before: &dyn Position, now: &dyn Position, seat: Seat) -> Vec<Phrase> {
    let face = now.face(Viewer::Seat(seat));
    let danger = face.shortage(seat).and_then(|_| face.needs(seat));
    let danger = danger.map(|needs| Phrase::new("ui-planner-head").with("status", face.status()).with("needs", needs));
    now.recap(before, seat).into_iter().chain(danger).collect()
}

/// The index of the first turn that the message of this log entry shows.
pub fn first_unannounced_turn(then: &History, seq: u32) -> usize {
    if then.newest_message() == seq { then.first_unannounced_turn() } else { then.turns().len() }
}

/// The board after this number of turns.
///
/// # Errors
/// The game has not begun, or has no such turn.
pub fn board(table: &LoadedTable, user: UserId, turn: Option<u32>) -> Result<Snapshot, Refusal> {
    board_of(table, table.history()?, user, turn)
}

/// The board after this number of log entries.
///
/// # Errors
/// The game has not begun.
pub fn board_at(table: &LoadedTable, user: UserId, seq: u32) -> Result<Snapshot, Refusal> {
    let then = table.in_message(seq).unwrap_or(std::borrow::Cow::Borrowed(table.history()?));
    board_of(table, &then, user, Some(count(then.turns().len())))
}

/// A part of the board after this number of turns.
///
/// # Errors
/// The game has not begun, or has no such turn or no such region.
pub fn board_region(table: &LoadedTable, user: UserId, turn: Option<u32>, region: &str) -> Result<Snapshot, Refusal> {
    let mut snapshot = board(table, user, turn)?;
    let found = snapshot.position.face(snapshot.viewer).regions().into_iter().find(|found| found.id == region);
    snapshot.region = Some(found.ok_or(Refusal::Viewing(ViewingRefusal::UnknownRegion))?);
    Ok(snapshot)
}

fn board_of(table: &LoadedTable, history: &History, user: UserId, turn: Option<u32>) -> Result<Snapshot, Refusal> {
    let last = history.turns().len();
    let wanted = turn.map_or(last, |turn| turn as usize);
    if wanted > last {
        return Err(Refusal::Viewing(ViewingRefusal::UnknownTurn { last: count(last) }));
    }
    let at = |turns: usize| -> Result<Arc<dyn Position>, Refusal> {
        history.position_at(turns).map_err(|lost| Refusal::Viewing(ViewingRefusal::LostTurn { turn: count(lost + 1) }))
    };
    let position = at(wanted)?;
    let since = match (turn, table.seat_of(user)) {
        (None, Some(seat)) => history.last_seen(seat),
        _ => wanted.checked_sub(1).and_then(|before| at(before).ok()),
    };
    Ok(Snapshot {
        table: table.card_for(user),
        status: position.face(Viewer::Public).status(),
        position,
        since,
        viewer: viewer(table, user),
        region: None,
        turn: count(wanted),
        last_turn: count(last),
        own_turn: table.seat_of(user).and_then(|seat| history.last_turn(seat)).map(|index| count(index + 1)),
        summaries: summaries(table, history, wanted.saturating_sub(1)..wanted),
        note: None,
        what_ifs: Vec::new(),
        looking_back: looking_back(table, history),
    })
}

/// The facts about a finished game. The turning points are stored outside the game, so they are missing.
fn looking_back(table: &LoadedTable, history: &History) -> Option<LookingBack> {
    let row = Some(&table.row).filter(|row| row.state == TableState::Over)?;
    let outcome = history.position().outcome();
    let ending = Ending { started: row.started_at?, ended: row.ended_at?, outcome };
    let mut rounds: Vec<(u32, u32)> = Vec::new();
    for (before, turn) in (0..).zip(history.turns()) {
        let next = turn.round.filter(|round| rounds.last().is_none_or(|(last, _)| last < round));
        rounds.extend(next.map(|round| (round, before)));
    }
    let replays = history.turns().iter().all(|turn| !turn.lost);
    let imported = row.is_imported();
    let (turning_points, notice, may_play_on) = (None, None, replays);
    Some(LookingBack { ending, turning_points, may_play_on, rounds, imported, notice, replays })
}

/// The positions of a finished game.
///
/// # Errors
/// The game is not over, or its first turn can't be replayed.
fn replay(table: &LoadedTable, user: UserId) -> Result<ReplaySheet, Refusal> {
    let history = table.history()?;
    if table.row.state != TableState::Over {
        return Err(Refusal::NotOver);
    }
    let positions = history.positions();
    if positions.is_empty() {
        return Err(Refusal::Viewing(ViewingRefusal::LostTurn { turn: 1 }));
    }
    Ok(ReplaySheet { table: table.card_for(user), positions })
}

/// The page of the log with the given turn, or the last page.
///
/// # Errors
/// The game has not begun, or has no such turn.
pub fn log(table: &LoadedTable, user: UserId, turn: Option<u32>) -> Result<LogPage, Refusal> {
    let history = table.history()?;
    let rounds = rounds(table, history);
    let pages = log_pages(&rounds);
    let last = pages.len().saturating_sub(1);
    let page = match turn {
        None => last,
        Some(turn) => {
            let unknown = Refusal::Viewing(ViewingRefusal::UnknownTurn { last: count(history.turns().len()) });
            let turn = (turn as usize).checked_sub(1).and_then(|index| history.turns().get(index)).ok_or(unknown)?;
            let entry = (turn.seq as usize).saturating_sub(1);
            pages.iter().position(|page| page.contains(&entry)).unwrap_or(last)
        }
    };
    let on_page = |page: usize| table.log.get(pages.get(page)?.clone());
    let shown = pages.get(page).cloned().unwrap_or_default();
    let lines = shown.filter_map(|index| Some((table.log.get(index)?, *rounds.get(index)?)));
    let own = table.seat_of(user);
    Ok(LogPage {
        table: table.card(),
        page: count(page + 1),
        pages: count(pages.len().max(1)),
        previous: page.checked_sub(1).and_then(on_page).and_then(|entries| a_turn(history, entries)),
        next: on_page(page + 1).and_then(|entries| a_turn(history, entries)),
        lines: lines.map(|(entry, round)| LogLine { round, ..line(table, history, own, entry) }).collect(),
        notes: Vec::new(),
    })
}

/// The whole log, as everyone can see it.
///
/// # Errors
/// The game has not begun.
pub fn public_log(table: &LoadedTable) -> Result<Vec<LogLine>, Refusal> {
    let history = table.history()?;
    let entries = table.log.iter().zip(rounds(table, history));
    Ok(entries.map(|(entry, round)| LogLine { round, ..line(table, history, None, entry) }).collect())
}

/// The round of each log entry. An entry that isn't a turn has the round of the last turn.
fn rounds(table: &LoadedTable, history: &History) -> Vec<Option<u32>> {
    let mut round = None;
    let of = |entry: &LogEntry| {
        round = history.turn_of(entry.seq).and_then(|turn| turn.round).or(round);
        round
    };
    table.log.iter().map(of).collect()
}

/// The entries of each page. A page has as many whole rounds as fit, and only a longer round is split.
fn log_pages(rounds: &[Option<u32>]) -> Vec<Range<usize>> {
    let mut pages: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for round in rounds.chunk_by(|one, other| one == other) {
        let end = start + round.len();
        for from in (start..end).step_by(PAGE) {
            let until = (from + PAGE).min(end);
            match pages.last_mut().filter(|page| until - page.start <= PAGE) {
                Some(page) => page.end = until,
                None => pages.push(from..until),
            }
        }
        start = end;
    }
    pages
}

/// The number of a current turn among these entries, from 1.
fn a_turn(history: &History, entries: &[LogEntry]) -> Option<u32> {
    entries.iter().find_map(|entry| history.turn_index(entry.seq)).map(|index| count(index + 1))
}

/// A log entry in words. `own` is the reader's seat, whose secret choices it shows.
fn line(table: &LoadedTable, history: &History, own: Option<Seat>, entry: &LogEntry) -> LogLine {
    let index = history.turn_index(entry.seq);
    let turn = history.turn_of(entry.seq);
    let seat = entry.seat.unwrap_or_default();
    let title = |key: &str| Phrase::new(format!("ui-entry-{key}")).seat("seat", seat);
    let title = match &entry.kind {
        EntryKind::Turn(_) => match index {
            Some(index) => title("turn").with("turn", index + 1),
            None => title("turn-undone"),
        },
        EntryKind::UndoAsked(_) => title("undo-asked"),
        EntryKind::UndoAgreed(_) => title("undo-agreed"),
        EntryKind::UndoRefused(_) => title("undo-refused"),
        EntryKind::Undone(turns) => title("undone").with("turns", turns.len()),
        EntryKind::Resumed(_) => Phrase::new("ui-entry-resumed"),
        EntryKind::Seated(why) => title(&format!("seated-{}", why.word())),
    };
    // Entries name both the player who leaves a seat and the player who takes it by their own names.
    let left = matches!(
        entry.kind,
        EntryKind::Seated(
            SeatChangeReason::Resigned
                | SeatChangeReason::TimeOut
                | SeatChangeReason::HandedOver
                | SeatChangeReason::LeftServer
        )
    );
    // A choice is secret until all players have chosen. If it was undone before that, it stays secret.
    let secret = turn.is_some_and(|turn| match index {
        Some(index) => history.choosing() && index >= history.choice_start(),
        None => turn.asked.len() > 1,
    });
    let own = own.is_some() && own == entry.seat;
    LogLine {
        seq: entry.seq,
        round: None,
        turn: index.map(|index| count(index + 1)),
        seat: entry.seat,
        at: entry.at,
        title,
        names: table.names_after(entry.seq - u32::from(left)),
        steps: turn.filter(|_| !secret || own).map(|turn| turn.steps.join("; ")),
        events: turn.map(|turn| turn.events.clone()).unwrap_or_default(),
        undone: turn.is_some() && index.is_none(),
    }
}

/// The current score of every player.
///
/// # Errors
/// The game has not begun.
pub fn score(table: &LoadedTable, user: UserId) -> Result<ScoreSheet, Refusal> {
    let (position, viewer) = (table.history()?.position(), viewer(table, user));
    let (lines, outcome) = (position.face(viewer).score(), position.outcome());
    Ok(ScoreSheet { table: table.card_for(user), position: Arc::clone(position), viewer, lines, outcome })
}

/// The players on vacation among these seats, with its end.
pub fn vacations(table: &LoadedTable, seats: impl IntoIterator<Item = Seat>, at: Timestamp) -> Vec<(Seat, Timestamp)> {
    let until = |seat: Seat| {
        let user = table.row.seats.get(usize::from(seat))?.occupant.person()?;
        Some((seat, table.person(user).away_at(at)?))
    };
    seats.into_iter().filter_map(until).collect()
}

/// The facts for `/game info`.
pub fn info(table: &LoadedTable, link: Option<MessageLink>, at: Timestamp) -> TableInfo {
    let history = table.history().ok();
    let since = history.and_then(|history| {
        let last = (history.last_of_message(history.newest_message()) as usize)
            .checked_sub(1)
            .and_then(|index| table.log.get(index));
        last.map(|entry| entry.at).or(table.row.started_at)
    });
    let turn = history.map_or(0, |history| count(history.turns().len()));
    describe_entry(table, history.map(|history| &**history.position()), (turn, since), link, at)
}

/// The list entry of a game, from its saved position only. `people` and `pauses` are those of [`LoadedTable`].
pub fn list_game(
    listed: ListedGame,
    title: &'static dyn Title,
    people: BTreeMap<UserId, Preferences>,
    pauses: Arc<[(Timestamp, Timestamp)]>,
    at: Timestamp,
) -> Result<TableInfo, SetupError> {
    let ListedGame { row, saved, turn, waiting_since, link } = listed;
    let position = saved.map(|saved| title.load(&saved.saved)).transpose()?;
    let mut table = LoadedTable::new(title, row, Vec::new(), Ok(None), Vec::new(), Vec::new());
    table.people = people;
    table.pauses = pauses;
    Ok(describe_entry(&table, position.as_deref(), (turn, waiting_since), link, at))
}

/// Share of a game that must be played before its pace says how long the whole game takes.
const ENOUGH: f32 = 0.1;

/// The length of the whole game in days if it continues at its pace so far. `None` if the game is not running, is
/// paused, has just begun, or is so fast that days say nothing.
fn days_at_this_pace(table: &LoadedTable, position: &dyn Position, at: Timestamp) -> Option<u32> {
    let running = table.row.state == TableState::Running && table.row.pause().is_none();
    let days = at.duration_since(table.row.started_at?).as_secs_f32() / SECONDS_PER_DAY;
    let progress = position.coach().progress();
    let whole = (days / progress.max(ENOUGH)).round();
    (running && progress >= ENOUGH && whole >= 2.0).then_some(whole as u32)
}

const SECONDS_PER_DAY: f32 = 86_400.0;

fn describe_entry(
    table: &LoadedTable,
    position: Option<&dyn Position>,
    (turn, since): (u32, Option<Timestamp>),
    link: Option<MessageLink>,
    at: Timestamp,
) -> TableInfo {
    let running = table.row.state == TableState::Running;
    let to_act = position.filter(|_| running).map(Position::to_act);
    TableInfo {
        table: table.card(),
        status: position.map(|position| position.face(Viewer::Public).status()),
        turn,
        to_act: to_act.map(|seats| table.players(seats.iter())).unwrap_or_default(),
        days_at_this_pace: position.and_then(|position| days_at_this_pace(table, position, at)),
        waiting_since: since.filter(|_| running),
        pause: table.row.pause().filter(|_| running).copied(),
        clocks: table.row.seats.iter().filter_map(|seat| time_bank::time_left(table, seat.seat, at)).collect(),
        away: vacations(table, to_act.into_iter().flat_map(|seats| seats.iter().collect::<Vec<_>>()), at),
        link,
        channel_deleted: table.row.channel_deleted,
        may_follow: false,
        may_renew_page: false,
    }
}
