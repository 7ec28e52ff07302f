//! From the lobby to the start of a game, or to its end without a result.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use crate::ai::Strength;
use crate::engine::{Phrase, Seat};
use crate::games::{Theme, Title};

use super::cause::Cause;
use super::decision::{Decision, DecisionError, DecisionFacts, StoredReply};
use super::entropy::Entropy;
use super::history::{History, HistoryError};
use super::loaded::LoadedTable;
use super::{clocks as time_bank, computer, messages, schedule as jobs, standstill as pause};
use crate::table::values::{
    Actor, Change, Destination, DraftsChange, JobsChange, LobbyAction, LobbyRefusal, MessageKey, NewOutboxRow,
    NewTable, Occupant, Origin, OutboxPayload, Refusal, RemovedJobs, RequestOrigin, ReservedSeats, SavedPosition,
    SeatAction, SeatRefusal, SeatRow, Seating, Settings, TableId, TableRow, TableState, UserId, date,
};

pub(in crate::table) mod origin;

/// Time within which a canceled game can be resumed.
pub(in crate::table) const REOPEN_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// Time for which a rematch reserves the seats of the previous players.
const KEPT_FOR: SignedDuration = SignedDuration::from_hours(48);

/// Language of public messages if the server has none.
const DEFAULT_LOCALE: &str = "en";

/// Decides a request that opens, fills, starts, ends or reopens a game.
///
/// # Errors
/// The request is refused, or the game can't be read.
pub fn decide(
    table: &LoadedTable,
    order: &LobbyAction,
    cause: Cause<'_>,
    given: &DecisionFacts<'_>,
) -> Result<Decision, DecisionError> {
    match order {
        LobbyAction::Join => join(table, given.to_begin(), cause),
        LobbyAction::Leave => leave(table, cause),
        // Starting a paused game resumes it.
        LobbyAction::Start if table.row.pause().is_some() => pause::go_on(table, cause),
        LobbyAction::Start => start(table, given.entropy, cause),
        LobbyAction::StartWithComputers => start_with_computers(table, given, cause),
        LobbyAction::Cancel => cancel(table, cause),
        LobbyAction::Reopen => reopen(table, cause),
        LobbyAction::HandOver(to) => hand_over(table, *to, cause),
    }
}

/// Creates a game with its host on the first seat.
///
/// # Errors
/// The title can't be set up in this way.
pub fn open(
    title: &'static dyn Title,
    opening: &NewTable,
    actor: &Actor,
    origin: &RequestOrigin,
    at: Timestamp,
) -> Result<(TableRow, Decision), Refusal> {
    let NewTable { options, seats, seating, start_when_full, rated, .. } = opening.clone();
    options
        .check(title.options())
        .map_err(|error| Refusal::Lobby(LobbyRefusal::BadOption { option: error.option().to_owned() }))?;
    let (min, max) = (title.min_seats(), title.max_seats());
    let capacity = seats.unwrap_or(max);
    if !(min..=max).contains(&capacity) {
        return Err(Refusal::Lobby(LobbyRefusal::BadSeats { game: title.id().to_owned(), min, max }));
    }
    let row = TableRow {
        id: TableId(0),
        game: title.id().to_owned(),
        name: None,
        number: None,
        page: None,
        rules_version: title.rules_version(),
        sealed_rules: None,
        capacity,
        options,
        seating,
        seed: None,
        salt: None,
        setup: None,
        origin: None,
        guild: origin.guild,
        channel: origin.channel,
        parent: None,
        host: actor.user,
        host_name: actor.name.clone(),
        state: TableState::Lobby,
        locale: origin.locale.clone().unwrap_or_else(|| DEFAULT_LOCALE.to_owned()),
        theme: Theme::default(),
        settings: Settings { start_when_full, rated, ..Settings::default() },
        previous: None,
        reserved: None,
        clocks: Vec::new(),
        opened_at: at,
        started_at: None,
        ended_at: None,
        channel_deleted: false,
        full_announced: false,
        touched_at: at,
        idle_asked_at: None,
        pauses: Vec::new(),
        proposal: None,
        seats: vec![sitting(actor, Seat::default(), at)],
    };
    let mut change = Change::new(at);
    let lobby = NewOutboxRow::post(Destination::Channel(origin.channel), OutboxPayload::Lobby);
    change.outbox = vec![lobby.keyed(MessageKey::Lobby)];
    Ok((row, Decision::new(change, StoredReply::done("ui-table-opened"))))
}

/// Continues a position of another game: with its rules and its number of players.
pub fn goes_on(row: &mut TableRow, other: &TableRow, origin: Origin) {
    row.rules_version = other.rules_version;
    row.origin = Some(Arc::new(origin));
}

/// Copies the settings and the computer players of another game, and reserves seats for its players.
pub fn like(row: &mut TableRow, other: &TableRow) {
    let mut people = other.seats.iter().filter_map(|seat| seat.occupant.user()).filter(|user| *user != row.host);
    let players = std::array::from_fn(|_| people.next());
    let until = row.opened_at.checked_add(KEPT_FOR).unwrap_or(row.opened_at);
    row.reserved = Some(ReservedSeats { of: other.id, players, until });
    row.settings = other.settings;
    (row.locale, row.theme) = (other.locale.clone(), other.theme);
    for seat in &other.seats {
        let Occupant::Computer(strength) = seat.occupant else { continue };
        let taken = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
        if taken < row.capacity {
            let mut computer = computer::computer(row, Seat::new(taken), strength, row.opened_at);
            if row.seats.iter().all(|sits| sits.name != seat.name) {
                computer.name.clone_from(&seat.name);
            }
            row.seats.push(computer);
        }
    }
}

/// The row of a seat that a person takes.
pub fn sitting(actor: &Actor, seat: Seat, since: Timestamp) -> SeatRow {
    SeatRow { seat, occupant: Occupant::Person(actor.user), name: actor.name.clone(), offer: None, since }
}

fn lobby_plan(table: &LoadedTable, row: TableRow, at: Timestamp, key: &str) -> Decision {
    let mut change = Change::new(at);
    change.table = Some(row);
    change.outbox = vec![table.edit(OutboxPayload::Lobby, MessageKey::Lobby)];
    change.outbox.extend(full_notice(table));
    Decision::new(change, StoredReply::done(key))
}

/// Takes a seat.
///
/// # Errors
/// The lobby is closed or full, or the user already has a seat.
pub fn join(table: &LoadedTable, entropy: Option<&dyn Entropy>, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.lobby()?;
    let mut row = table.row.clone();
    if table.seat_of(cause.actor.user).is_some() {
        return Err(Refusal::Lobby(LobbyRefusal::AlreadyJoined).into());
    }
    let taken = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
    if taken >= row.capacity {
        return Err(Refusal::Lobby(LobbyRefusal::TableFull).into());
    }
    let reserved = row.reserved_for(cause.at);
    if let Some(ReservedSeats { until, .. }) = row.reserved
        && !reserved.contains(&cause.actor.user)
        && usize::from(row.capacity - taken) <= reserved.len()
    {
        return Err(Refusal::Lobby(LobbyRefusal::SeatsKept { until }).into());
    }
    row.seats.push(sitting(cause.actor, Seat::new(taken), cause.at));
    let key = if begins(&row, entropy).is_some() { "ui-table-joined-started" } else { "ui-table-joined" };
    seat_taken(table, row, entropy, StoredReply::done(key), cause)
}

/// Entropy for an automatic start, or `None` if the lobby doesn't start automatically or new games are disabled.
fn begins<'a>(row: &TableRow, entropy: Option<&'a dyn Entropy>) -> Option<&'a dyn Entropy> {
    entropy.filter(|_| row.is_full() && row.settings.start_when_full)
}

/// Handles a taken seat. After the last one, the game starts automatically, or the bot notifies the host once.
fn seat_taken(
    table: &LoadedTable,
    mut row: TableRow,
    entropy: Option<&dyn Entropy>,
    reply: StoredReply,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    if let Some(entropy) = begins(&row, entropy) {
        return Ok(Decision { reply, ..begin(table, row, entropy, cause)? });
    }
    let tell = row.is_full() && !row.full_announced && row.host != cause.actor.user;
    row.full_announced |= tell;
    let mut decision = lobby_plan(table, row, cause.at, "ui-table-joined");
    if tell {
        decision.change.outbox.push(table.post(OutboxPayload::Full, Some(MessageKey::Full)));
    }
    Ok(Decision { reply, ..decision })
}

/// Updates the message to the host about the full lobby. It has a button only while the lobby is full.
fn full_notice(table: &LoadedTable) -> Option<NewOutboxRow> {
    table.row.full_announced.then(|| table.edit(OutboxPayload::Full, MessageKey::Full))
}

/// Gives up a seat. If the host leaves, the next player becomes the host. If the last person leaves, the lobby closes.
///
/// # Errors
/// The lobby is closed, or the user has no seat.
pub fn leave(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.lobby()?;
    let seat = table.own_seat(cause.actor.user)?;
    Ok(unseated(table, seat, cause.at, "ui-table-left"))
}

/// Removes the player of a seat from the lobby.
pub fn unseated(table: &LoadedTable, seat: Seat, at: Timestamp, key: &str) -> Decision {
    let mut row = table.row.clone();
    // The caller has found the seat among these, so the index exists.
    let left = row.seats.remove(usize::from(seat)).occupant.user();
    for (number, seat) in (0..).map(Seat::new).zip(&mut row.seats) {
        seat.seat = number;
    }
    let next = row.seats.iter().find_map(|seat| seat.occupant.user().map(|user| (user, seat.name.clone())));
    match next {
        Some((user, name)) if left == Some(row.host) => (row.host, row.host_name) = (user, name),
        Some(_) => {}
        None => {
            row.state = TableState::Cancelled;
            row.ended_at = Some(at);
        }
    }
    let host = messages::next_host(table, &row);
    let mut decision = lobby_plan(table, row, at, key);
    decision.change.outbox.extend(host);
    decision
}

/// Removes a person from the lobby, and tells them.
fn remove(table: &LoadedTable, seat: Seat, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.check_host(cause.actor)?;
    let old = table.seat_row(seat)?;
    let Some(user) = old.occupant.user().filter(|user| *user != cause.actor.user) else {
        return Err(Refusal::Seat(SeatRefusal::NoSuchSeat).into());
    };
    let mut decision = unseated(table, seat, cause.at, "ui-table-dropped");
    let phrase = |key: &str| Phrase::new(key).named("by", cause.actor.name.as_str());
    let public = phrase("ui-notice-dropped").named("old", old.name.as_str());
    // Before the notice about a new host, which this one explains.
    decision.change.outbox.insert(0, table.post(OutboxPayload::Notice(public), None));
    let private = messages::about_game(table, phrase("ui-notice-dropped-you"));
    decision.change.outbox.extend(messages::direct_message(table, user, private, cause.at));
    let reply = Phrase::new("ui-table-dropped").named("player", old.name.as_str());
    Ok(Decision { reply: StoredReply::Done(reply), ..decision })
}

/// Makes another player the host.
///
/// # Errors
/// The game has ended, the actor isn't the host, or the user has no seat.
fn hand_over(table: &LoadedTable, to: UserId, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    if table.row.state != TableState::Lobby {
        table.running()?;
    }
    table.check_host(cause.actor)?;
    let seat = table.seat_of(to).ok_or(Refusal::Seat(SeatRefusal::HostNotSeated))?;
    let mut row = table.row.clone();
    (row.host, row.host_name) = (to, table.seat_row(seat)?.name.clone());
    let reply = StoredReply::Done(Phrase::new("ui-table-host").named("host", row.host_name.as_str()));
    let mut change = Change::new(cause.at);
    if to == table.row.host {
        return Ok(Decision::new(change, reply));
    }
    let phrase = Phrase::new("ui-notice-new-host").named("by", cause.actor.name.as_str());
    let phrase = phrase.named("host", row.host_name.as_str());
    change.outbox.push(table.post(OutboxPayload::Notice(phrase), None));
    if table.row.state == TableState::Lobby {
        change.outbox.push(table.edit(OutboxPayload::Lobby, MessageKey::Lobby));
        change.outbox.extend(full_notice(table));
    }
    change.table = Some(row);
    Ok(Decision::new(change, reply))
}

/// Handles requests about computer players in the lobby, and removes people.
///
/// # Errors
/// The user is not the host, computer players are not allowed, all seats are taken, or the request needs a running
/// game.
pub fn computers(
    table: &LoadedTable,
    command: &SeatAction,
    entropy: Option<&dyn Entropy>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let computer = |seat: &&SeatRow| seat.occupant.is_computer();
    let which = |wanted: Option<Seat>| {
        let last = table.row.seats.iter().rev().find(computer);
        let seat =
            wanted.map_or(last, |wanted| table.row.seats.iter().filter(computer).find(|seat| seat.seat == wanted));
        seat.map(|seat| seat.seat).ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))
    };
    match command {
        SeatAction::AddComputer(strength) => {
            table.check_host(cause.actor)?;
            if !table.row.settings.ai {
                return Err(Refusal::Seat(SeatRefusal::NoComputers).into());
            }
            let taken = u8::try_from(table.row.seats.len()).unwrap_or(u8::MAX);
            if taken >= table.row.capacity {
                return Err(Refusal::Lobby(LobbyRefusal::TableFull).into());
            }
            let mut row = table.row.clone();
            let computer = computer::computer(&row, Seat::new(taken), *strength, cause.at);
            let reply = computer::computer_reply("ui-table-computer-added", &computer);
            row.seats.push(computer);
            seat_taken(table, row, entropy, reply, cause)
        }
        SeatAction::RemoveComputer(seat) => {
            table.check_host(cause.actor)?;
            let key = "ui-table-computer-removed";
            let seat = which(*seat)?;
            let reply = computer::computer_reply(key, table.seat_row(seat)?);
            Ok(Decision { reply, ..unseated(table, seat, cause.at, key) })
        }
        SeatAction::Strength(seat, strength) => {
            table.check_host(cause.actor)?;
            let key = "ui-table-computer-strength";
            let seat = which(*seat)?;
            let row = table.with_seat(seat, |seat| seat.occupant = seat.occupant.with_strength(*strength))?;
            let reply = computer::computer_reply(
                key,
                row.seats.get(usize::from(seat)).ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))?,
            );
            Ok(Decision { reply, ..lobby_plan(table, row, cause.at, key) })
        }
        SeatAction::Offer { seat: Some(seat), to: None } => remove(table, *seat, cause),
        _ => Err(Refusal::NotStarted.into()),
    }
}

/// Starts the game.
///
/// # Errors
/// The lobby is closed, the user is not the host, or there are too few players.
pub fn start(table: &LoadedTable, entropy: &dyn Entropy, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.lobby()?;
    table.check_host(cause.actor)?;
    begin(table, table.row.clone(), entropy, cause)
}

/// Puts computer players on all open seats, and starts the game.
///
/// # Errors
/// As [`start`], or computer players are not allowed.
pub fn start_with_computers(
    table: &LoadedTable,
    given: &DecisionFacts<'_>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    table.lobby()?;
    table.check_host(cause.actor)?;
    if !table.row.settings.ai {
        return Err(Refusal::Seat(SeatRefusal::NoComputers).into());
    }
    let mut row = table.row.clone();
    let strength = if given.newcomer { Strength::Easy } else { Strength::Medium };
    let taken = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
    for seat in (taken..row.capacity).map(Seat::new) {
        let computer = computer::computer(&row, seat, strength, cause.at);
        row.seats.push(computer);
    }
    let strength = Phrase::new(format!("ui-strength-{}", strength.id()));
    let reply = StoredReply::Done(Phrase::new("ui-table-started-with-computers").with("strength", strength));
    Ok(Decision { reply, ..begin(table, row, given.entropy, cause)? })
}

/// Seats the players, deals, and starts the game.
fn begin(
    table: &LoadedTable,
    mut row: TableRow,
    entropy: &dyn Entropy,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let have = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
    let need = if row.origin.is_some() { row.capacity } else { table.title.min_seats() };
    if have < need {
        return Err(Refusal::Lobby(LobbyRefusal::TooFewPlayers { have, need }).into());
    }
    let seed = entropy.seed()?;
    let setup = match &row.origin {
        Some(origin) => {
            let options = table.title.options_since(row.rules_version, &row.options);
            origin.begun.redeal(table.title, have, &options, seed)
        }
        None => entropy.deal(table.title, have, &row.options, seed),
    };
    let setup = setup.map_err(|error| table.unreadable(HistoryError::Setup(error)))?;
    if row.seating == Seating::Random {
        let order = entropy.seating(have, seed);
        row.seats = order.iter().filter_map(|&joined| row.seats.get(usize::from(joined)).cloned()).collect();
    }
    row.seats = where_they_sat(row.seats, &table.sat);
    for (number, seat) in (0..).map(Seat::new).zip(&mut row.seats) {
        seat.seat = number;
        seat.since = cause.at;
    }
    row.seed = Some(seed);
    row.salt = Some(entropy.salt()?);
    row.setup = Some(setup);
    if row.origin.is_none() {
        row.rules_version = table.title.rules_version();
    }
    row.sealed_rules = Some(row.rules_version);
    row.state = TableState::Running;
    row.reserved = None;
    row.started_at = Some(cause.at);
    let history = History::start(table.title, &row).map_err(|why| table.unreadable(why))?;

    let mut change = Change::new(cause.at);
    change.outbox = vec![
        table.edit(OutboxPayload::Lobby, MessageKey::Lobby),
        table.post(OutboxPayload::TurnMessage(0), Some(MessageKey::TurnMessage(0))),
    ];
    change.outbox.extend(full_notice(table));
    change.saved = Some(SavedPosition { seq: 0, saved: history.position().save() });
    let asked = history.position().to_act();
    row.clocks = time_bank::new(row.settings.clock, row.seats.len());
    time_bank::begin(&mut row, asked, cause.at);
    let add = jobs::begin(table, &row, asked, 0, cause.at);
    change.jobs = Some(JobsChange { drop: vec![RemovedJobs::All], add, wake: false });
    change.table = Some(row);
    Ok(Decision::new(change, StoredReply::done("ui-table-started")))
}

/// Seats the players of a game that continues another one. Players of the original game keep their seats, and the
/// others take the rest.
fn where_they_sat(seats: Vec<SeatRow>, sat: &[Option<UserId>]) -> Vec<SeatRow> {
    let sits = |seat: &SeatRow, user: &Option<UserId>| user.is_some() && seat.occupant.user() == *user;
    let (back, others): (Vec<_>, Vec<_>) = seats.into_iter().partition(|seat| sat.iter().any(|user| sits(seat, user)));
    let places = back.len() + others.len();
    let mut others = others.into_iter();
    let at = |place: usize| back.iter().find(|seat| sat.get(place).is_some_and(|user| sits(seat, user))).cloned();
    (0..places).filter_map(|place| at(place).or_else(|| others.next())).collect()
}

/// Ends a lobby or a game without a result.
///
/// # Errors
/// It has already ended, or the user is not the host and can't manage the channel.
pub fn cancel(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    match table.row.state {
        TableState::Over => return Err(Refusal::GameOver.into()),
        TableState::Cancelled => return Err(Refusal::Cancelled.into()),
        TableState::Lobby | TableState::Running => {}
    }
    table.check_host(cause.actor)?;
    if table.row.state == TableState::Lobby {
        return Ok(close(table, cause.at));
    }
    let phrase = Phrase::new("ui-notice-cancelled.until").named("name", cause.actor.name.as_str());
    let phrase = phrase.with("until", date(reopens_until(cause.at)));
    Ok(end(table, phrase, StoredReply::done("ui-table-cancelled"), cause.at))
}

pub fn close(table: &LoadedTable, at: Timestamp) -> Decision {
    let mut row = table.row.clone();
    row.state = TableState::Cancelled;
    row.ended_at = Some(at);
    row.reserved = None;
    lobby_plan(table, row, at, "ui-table-lobby-cancelled")
}

/// The time until which a game that ends now can be resumed.
pub(in crate::table) fn reopens_until(at: Timestamp) -> Timestamp {
    at.checked_add(REOPEN_WITHIN).unwrap_or(at)
}

/// Resumes a canceled game in its last state, and restarts the open decisions.
///
/// # Errors
/// The game was not canceled while running, or too long ago, or the user is not the host and can't manage the channel.
pub fn reopen(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    match table.row.state {
        TableState::Over => return Err(Refusal::GameOver.into()),
        TableState::Lobby | TableState::Running => return Err(Refusal::Lobby(LobbyRefusal::AlreadyStarted).into()),
        TableState::Cancelled => {}
    }
    table.check_host(cause.actor)?;
    let late = table.row.ended_at.is_none_or(|ended| cause.at.duration_since(ended) > REOPEN_WITHIN);
    if late || table.row.started_at.is_none() {
        return Err(Refusal::TooLate.into());
    }
    let history = table.history()?;
    let asked = history.position().to_act();
    let mut row = table.row.clone();
    row.state = TableState::Running;
    row.ended_at = None;
    time_bank::begin(&mut row, asked, cause.at);
    let mut change = Change::new(cause.at);
    let decision = |seat| jobs::decision_jobs(table, &row, history, (seat, history.decision_start(seat)), cause.at);
    let add = asked.iter().flat_map(decision);
    change.jobs = Some(JobsChange { drop: vec![RemovedJobs::All], add: add.collect(), wake: false });
    let phrase = Phrase::new("ui-notice-reopened").named("name", cause.actor.name.as_str());
    let moment = history.newest_message();
    change.outbox = vec![
        table.post(OutboxPayload::Notice(phrase), None),
        table.post(OutboxPayload::TurnMessage(moment), Some(MessageKey::TurnMessage(moment))),
    ];
    change.table = Some(row);
    Ok(Decision::new(change, StoredReply::done("ui-table-reopened")))
}

/// Ends a game without a result.
pub fn end(table: &LoadedTable, phrase: Phrase, reply: StoredReply, at: Timestamp) -> Decision {
    let mut row = table.row.clone();
    row.state = TableState::Cancelled;
    row.ended_at = Some(at);
    let mut change = Change::new(at);
    let proposed = pause::end(table, &mut row, at);
    change.table = Some(row);
    change.drafts = DraftsChange::DropAll;
    change.jobs = Some(JobsChange { drop: vec![RemovedJobs::All], ..JobsChange::default() });
    change.outbox = vec![table.post(OutboxPayload::Notice(phrase), None)];
    if let Ok(history) = table.history() {
        let slot = MessageKey::TurnMessage(history.newest_message());
        change.outbox.push(table.edit(OutboxPayload::Close(slot), slot));
        change.outbox.extend(messages::answer_call(table, history));
        change.outbox.extend(messages::lapse_request(table, history));
    }
    change.outbox.extend(messages::close_offers(table));
    change.outbox.extend(proposed);
    Decision::new(change, reply)
}
