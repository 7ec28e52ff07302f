//! The content of outbox rows, built from the stored game when the bot sends them.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat, Viewer};

use crate::table::rules::history::{History, Unreadable};
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::{
    clocks as time_bank, fairness as fair_play, inactivity as sleep, queued_turns, reminders, seats,
    standstill as pause, undo, viewing as view,
};
use crate::table::values::{
    Announcement, Body, Delivery, EntryKind, FollowNews, FollowedNews, IdleNews, Job, JobKind, NewJob, OutboxPayload,
    OutboxRow, PeopleNews, Player, ProposalState, TableState, TurnNews, UndoState, UserId,
};

/// The announcement for an outbox row, or `None` if it has become pointless. `jobs` are the game's jobs.
pub fn announcement(
    table: &LoadedTable,
    row: &OutboxRow,
    jobs: &[Job],
    at: Timestamp,
) -> Result<Option<Announcement>, Unreadable> {
    let body = match &row.payload {
        OutboxPayload::Lobby => Some(Body::Lobby),
        OutboxPayload::Replay => Some(table.readable()?.positions()).filter(|all| !all.is_empty()).map(Body::Replay),
        OutboxPayload::Close(_) => Some(Body::Closed),
        OutboxPayload::Notice(phrase) => Some(Body::Notice(phrase.clone())),
        OutboxPayload::NoticeWithButton(phrase) => Some(notice_with_button(table, phrase)),
        OutboxPayload::TurnMessage(seq) => moment(table, *seq, at)?,
        OutboxPayload::Call(_) if row.delivery != Delivery::Post => Some(Body::Deleted),
        OutboxPayload::Call(seq) => call(table, *seq, at)?.or_else(|| row.uncertain.then_some(Body::Closed)),
        OutboxPayload::Final(seq) => result(table, *seq, at)?,
        OutboxPayload::Seated(seq, phrase) => seat_change(table, *seq, phrase, at)?,
        OutboxPayload::Offer(seat) => Some(seats::offer_news(table, *seat).map_or(Body::Closed, Body::Offer)),
        OutboxPayload::Idle => Some(sleep::news(table).map_or(Body::Closed, Body::Idle)),
        OutboxPayload::Full if table.row.is_full() => Some(Body::Full),
        OutboxPayload::Full => (row.uncertain || row.delivery != Delivery::Post).then_some(Body::Closed),
        OutboxPayload::Pause => pause::request(table).map(|request| Body::PauseAsked(Box::new(request))),
        OutboxPayload::Status => Some(Body::Status(Box::new(view::info(table, None, at)))),
        OutboxPayload::Followed { seq, news } => followed(table, *seq, *news, at)?,
        // A message may be about several games, so `Tables::reminders` builds it.
        OutboxPayload::Reminders(_) => None,
        // `claim_with` has already settled rows that can't be read.
        OutboxPayload::Unreadable(_) => None,
    };
    Ok(body.filter(|body| !row.withheld || row.uncertain || row.delivery != Delivery::Post || says_now(body)).map(
        |body| {
            let called = row.delivery == Delivery::Post;
            let Ping { now: ping, later } = if called { ping(table, &body, jobs, at) } else { Ping::default() };
            Announcement { table: table.card(), body, ping, later, locale: table.row.locale.clone() }
        },
    ))
}

/// Returns `true` if a message that couldn't be posted in time still makes sense. Of the turns, only the newest does.
fn says_now(body: &Body) -> bool {
    match body {
        Body::Choosing { news, .. }
        | Body::Turn(news)
        | Body::Revealed(news)
        | Body::Undone { news, .. }
        | Body::Call(news)
        | Body::Seated { news, .. } => news.open,
        Body::UndoAsked(request) => request.state == UndoState::Open,
        Body::PauseAsked(request) => request.state == ProposalState::Open,
        Body::Idle(news) => matches!(news, IdleNews::Asked { .. }),
        Body::Lobby
        | Body::Full
        | Body::Final { .. }
        | Body::Replay(_)
        | Body::Closed
        | Body::Deleted
        | Body::Notice(_)
        | Body::NoticeWithButton { .. }
        | Body::Offer(_)
        | Body::Status(_)
        | Body::Followed(_)
        | Body::Reminders(_)
        | Body::TakenBack(_) => true,
    }
}

#[derive(Default)]
struct Ping {
    now: Vec<UserId>,
    /// The reminders of players whom the message can't ping after all.
    later: Vec<NewJob>,
}

/// The users to ping: without resting ones and, for turns, without those who prefer another place. The latter get a
/// reminder. Each turn's start decides whether the message or a reminder pings the player, and the reminder's job
/// stores the decision. If the message can't ping after all, the reminder does.
fn ping(table: &LoadedTable, body: &Body, jobs: &[Job], at: Timestamp) -> Ping {
    let players = match body {
        Body::Choosing { news, .. }
        | Body::Turn(news)
        | Body::Revealed(news)
        | Body::Undone { news, .. }
        | Body::Call(news)
            if news.open =>
        {
            &news.to_act
        }
        Body::UndoAsked(request) if request.state == UndoState::Open => &request.waiting,
        Body::PauseAsked(request) if request.state == ProposalState::Open => &request.waiting,
        Body::Seated { asks, .. } => asks,
        Body::Lobby => {
            let awake = |user: &UserId| table.person(*user).rests(at).is_none();
            return Ping { now: table.row.reserved_for(at).into_iter().filter(awake).collect(), later: Vec::new() };
        }
        Body::Full => {
            let host = table.row.host;
            let awake = table.person(host).rests(at).is_none();
            return Ping { now: awake.then_some(host).into_iter().collect(), later: Vec::new() };
        }
        Body::Offer(news) if news.offer.open => {
            let awake = |user: &UserId| table.person(*user).rests(at).is_none();
            return Ping { now: news.offer.to.into_iter().filter(awake).collect(), later: Vec::new() };
        }
        _ => return Ping::default(),
    };
    let about_turn = !matches!(body, Body::UndoAsked(_) | Body::PauseAsked(_));
    if about_turn && table.row.pause().is_some() {
        // A player to act gets a ping when the game resumes.
        return Ping::default();
    }
    // A computer player may have acted since then without its own message, and the seat may have changed hands
    // afterwards.
    let asked = table.history().map(|now| now.position().to_act()).unwrap_or_default();
    let mut ping = Ping::default();
    for player in players {
        let Some(user) = player.occupant.person() else { continue };
        let (person, seat) = (table.person(user), player.seat);
        let awake = person.rests(at).is_none();
        if !about_turn {
            ping.now.extend(awake.then_some(user));
            continue;
        }
        if !asked.contains(seat) || queued_turns::is_automatic(table, seat) {
            continue;
        }
        let reminder =
            |job: &&Job| job.kind == JobKind::Reminder && job.seat == seat && table.still_asks(job.seat, job.seq);
        let reminder = jobs.iter().find(reminder);
        let began = table.asked_at(seat);
        let by_turn =
            reminder.map_or_else(|| reminders::pinged_by_turn(&person, began), |job| job.reminder_progress().by_turn);
        if by_turn && awake && person.notify_by.channel() {
            ping.now.push(user);
        } else {
            ping.later.extend(reminder.and_then(|job| reminders::instead_of_ping(&person, job, began, at)));
        }
    }
    ping
}

/// A sentence with the button for the players to act now. Only the sentence if the game isn't running anymore.
fn notice_with_button(table: &LoadedTable, phrase: &Phrase) -> Body {
    let phrase = phrase.clone();
    let Ok(history) = table.running() else { return Body::Notice(phrase) };
    let to_act = table.players(history.position().to_act().iter());
    Body::NoticeWithButton { phrase, to_act, pause: table.row.pause().copied() }
}

/// The message about a seat that changed hands.
fn seat_change(table: &LoadedTable, seq: u32, phrase: &Phrase, at: Timestamp) -> Result<Option<Body>, Unreadable> {
    let (now, then) = (table.readable()?, table.after(seq)?);
    let then = &*then;
    let mut news = news(table, then, seq, at);
    let running = table.row.state == TableState::Running;
    news.open = running && now.newest_message() == seq;
    news.pause = news.pause.filter(|_| running);
    let seat = (seq as usize).checked_sub(1).and_then(|index| table.log.get(index)).and_then(|entry| entry.seat);
    // A paused game asks no one. The players to act get a ping when it resumes.
    let waits = running && table.row.pause().is_none();
    let asked =
        seat.filter(|seat| waits && now.position().to_act().contains(*seat) && now.decision_start(*seat) == seq);
    Ok(Some(Body::Seated { phrase: phrase.clone(), news: Box::new(news), asks: table.players(asked) }))
}

/// The call for the players to act after this log entry, while they still have to and are people.
fn call(table: &LoadedTable, seq: u32, at: Timestamp) -> Result<Option<Body>, Unreadable> {
    let now = table.readable()?;
    let mut news = news(table, now, now.newest_message(), at);
    news.open = table.row.state == TableState::Running;
    let called = now.last_joined() == Some(seq) && news.open && news.to_act.iter().any(Player::is_person);
    Ok(called.then(|| Body::Call(Box::new(news))))
}

fn moment(table: &LoadedTable, seq: u32, at: Timestamp) -> Result<Option<Body>, Unreadable> {
    let (now, then) = (table.readable()?, table.in_message(seq)?);
    let then = &*then;
    let entry = (seq as usize).checked_sub(1).and_then(|index| table.log.get(index));
    if let Some(EntryKind::UndoAsked(_)) = entry.map(|entry| &entry.kind) {
        return Ok(undo::request(table, seq).map(|request| Body::UndoAsked(Box::new(request))));
    }
    let current = now.newest_message() == seq;
    let mut news = news(table, then, seq, at);
    news.open = current && table.row.state == TableState::Running;
    if !news.open {
        news.undo = None;
        news.clocks.clear();
        news.away.clear();
        news.pause = None;
    }
    let announced = &then.turns()[view::first_unannounced_turn(then, seq)..];
    if !announced.is_empty() && announced.iter().all(|turn| now.turn_index(turn.seq).is_none()) {
        return Ok(Some(Body::TakenBack(Box::new(news))));
    }
    let body = match entry.map(|entry| (&entry.kind, entry.seat)) {
        Some((EntryKind::Undone(turns), by)) => {
            if current {
                news.to_act = table.players(now.position().to_act().iter());
            }
            let turns = u32::try_from(turns.len()).unwrap_or(u32::MAX);
            Some(Body::Undone { news: Box::new(news), by: table.player(by.unwrap_or_default()), turns })
        }
        None | Some((EntryKind::Turn(_) | EntryKind::Seated(_), _)) => Some(match then.position().outcome() {
            Some(_) => {
                // The message with the result has the fair-play data.
                news.fair_play = None;
                Body::Turn(Box::new(news))
            }
            None if then.choosing() => {
                // The message lists the players with a finished choice. After the choice, that is everyone.
                let waiting: Vec<Seat> = if current { now.position().to_act().iter().collect() } else { Vec::new() };
                let asked = then.position().to_act();
                news.to_act = table.players(waiting.iter().copied());
                // After the choice, show the position in which everyone had chosen.
                let chosen = then.turns().len() + asked.iter().count();
                if current {
                    news.position = now.position().clone();
                } else if let Ok(position) = now.position_at(chosen) {
                    news.position = position;
                }
                let chosen = table.players(asked.iter().filter(|seat| !waiting.contains(seat)));
                Body::Choosing { news: Box::new(news), chosen }
            }
            None if then.revealed().is_some() => Body::Revealed(Box::new(news)),
            None => Body::Turn(Box::new(news)),
        }),
        // Log entries of other kinds have no message.
        Some(_) => None,
    };
    Ok(body)
}

/// The news of a public message for a follower. `None` if its turns were undone.
fn followed(table: &LoadedTable, seq: u32, wanted: FollowNews, at: Timestamp) -> Result<Option<Body>, Unreadable> {
    let about = match result(table, seq, at)? {
        Some(result) => Some(result),
        None => moment(table, seq, at)?.filter(|body| !matches!(body, Body::TakenBack(_) | Body::UndoAsked(_))),
    };
    Ok(about.map(|about| Body::Followed(Box::new(FollowedNews { about, wanted, link: None }))))
}

/// The result of a game that ended with this entry.
fn result(table: &LoadedTable, seq: u32, at: Timestamp) -> Result<Option<Body>, Unreadable> {
    let then = table.after(seq)?;
    let Some(outcome) = then.position().outcome() else { return Ok(None) };
    let score = then.position().face(Viewer::Public).score();
    let ended = (seq as usize).checked_sub(1).and_then(|index| table.log.get(index)).map(|entry| entry.at);
    let took = ended.zip(table.row.started_at).map_or(0, |(ended, started)| ended.duration_since(started).as_hours());
    let days = u32::try_from(took / 24).unwrap_or(0);
    let news = Box::new(news(table, &then, seq, at));
    Ok(Some(Body::Final { news, days, outcome, score, records: Vec::new(), people: PeopleNews::default() }))
}

fn news(table: &LoadedTable, then: &History, seq: u32, at: Timestamp) -> TurnNews {
    let position = then.position().clone();
    let to_act = position.to_act();
    let turns = then.turns().len();
    let last = then.turns().last().filter(|turn| turn.seq == then.last_of_message(seq));
    // Undoing a person's turn also undoes the later turns of computer players.
    let own = last.and_then(|_| then.turns().iter().rev().find(|turn| !turn.computer));
    let before = |turns: usize| then.position_at(turns).ok();
    let since = match to_act.first() {
        Some(next) if to_act.len() == 1 => then.last_seen(next),
        _ => turns.checked_sub(1).and_then(before),
    };
    TurnNews {
        seq,
        turn: u32::try_from(turns).unwrap_or(u32::MAX),
        status: position.face(Viewer::Public).status(),
        since,
        summaries: view::summaries(table, then, view::first_unannounced_turn(then, seq)..turns),
        to_act: table.players(to_act.iter()),
        open: false,
        pause: table.row.pause().copied(),
        clocks: to_act.iter().filter_map(|seat| time_bank::time_left(table, seat, at)).collect(),
        away: view::vacations(table, to_act.iter().collect::<Vec<_>>(), at),
        fair_play: fair_play::news(table, seq),
        undo: own.and_then(|turn| undo::free(table, then, turn.seat)).and_then(|turns| turns.first().copied()),
        position,
    }
}
