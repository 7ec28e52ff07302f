//! Changes to the seats of a running game: open seats, resignations, computer players that fill in, and players who
//! left.

use jiff::Timestamp;

use crate::ai::Strength;
use crate::engine::{Phrase, Seat, SeatSet};

use super::cause::Cause;
use super::decision::{Decision, DecisionError, StoredReply};
use super::history::History;
use super::loaded::LoadedTable;
use super::{clocks as time_bank, computer, lobby, messages, schedule as jobs, standstill as pause};
use crate::table::values::{
    Change, DraftsChange, EntryKind, LobbyRefusal, LogEntry, MessageKey, NewOutboxRow, Occupant, OfferNews,
    OutboxPayload, Refusal, SavedPosition, SeatAction, SeatChangeReason, SeatOffer, SeatRefusal, SeatRow, Successor,
    TableRow, TableState, UndoRefusal, UserId, date,
};

/// Number of paces after which a majority can replace a player.
const PATIENCE: u32 = 3;

/// Returns `true` if the game has waited for this seat long enough that the others can replace its player.
fn overdue(table: &LoadedTable, seat: Seat, at: Timestamp) -> bool {
    let asked = table.history().is_ok_and(|history| history.position().to_act().contains(seat));
    let Some(user) = table.row.seats.get(usize::from(seat)).and_then(|seat| seat.occupant.user()).filter(|_| asked)
    else {
        return false;
    };
    let awake = table.person(user).awake(table.asked_at(seat), at);
    let ran_out = time_bank::time_left(table, seat, at).is_some_and(|clock| clock.left.is_zero());
    ran_out || awake >= table.row.settings.pace.duration().saturating_mul(PATIENCE)
}

/// The only seat that the request can refer to.
fn choose(table: &LoadedTable, wanted: Option<Seat>, fits: impl Fn(&SeatRow) -> bool) -> Result<Seat, Refusal> {
    let seats: Vec<Seat> = table.row.seats.iter().filter(|seat| fits(seat)).map(|seat| seat.seat).collect();
    match (wanted, seats.as_slice()) {
        (Some(seat), seats) if seats.contains(&seat) => Ok(seat),
        (None, [seat]) => Ok(*seat),
        (_, []) => Err(Refusal::Seat(SeatRefusal::NoSuchSeat)),
        (_, seats) => Err(Refusal::Seat(SeatRefusal::WhichSeat { seats: seats.to_vec() })),
    }
}

/// Returns the change for a request about seats.
///
/// # Errors
/// The request is not possible, or the user has no right to make it.
pub fn plan(table: &LoadedTable, command: &SeatAction, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    if table.row.state == TableState::Cancelled && *command == SeatAction::Back {
        // A player whose resignation ended the game reopens it by returning.
        return lobby::reopen(table, cause);
    }
    table.running()?;
    match command {
        SeatAction::AddComputer(_) => Err(Refusal::Lobby(LobbyRefusal::AlreadyStarted).into()),
        SeatAction::RemoveComputer(seat) => remove(table, *seat, cause),
        SeatAction::Strength(seat, strength) => change_strength(table, *seat, *strength, cause),
        SeatAction::HandOver(seat, strength) => hand_over(table, *seat, *strength, cause),
        SeatAction::Offer { seat, to } => offer(table, *seat, *to, cause),
        SeatAction::Agree(seat) => agree(table, *seat, cause),
        SeatAction::Take(seat) => take(table, *seat, cause),
        SeatAction::Resign(successor) => resign(table, *successor, cause),
        SeatAction::Back => take_back_seat(table, cause),
    }
}

/// Stores that a seat changed hands, with everything that follows from it.
fn reseat(
    table: &LoadedTable,
    phrase: Phrase,
    to: SeatRow,
    why: SeatChangeReason,
    cause: Cause<'_>,
    reply: StoredReply,
) -> Result<Decision, DecisionError> {
    let history = table.running()?;
    let seat = to.seat;
    let former = Some(table.seat_row(seat)?.name.clone());
    let mut row = table.with_seat(seat, |place| *place = to)?;
    settle_host(&mut row);
    let now = &**history.position();
    let entry = LogEntry { former, ..cause.entry(table, EntryKind::Seated(why), Some(seat), now) };
    let seq = entry.seq;
    let mut then = history.clone();
    then.push(&entry).map_err(|why| table.unreadable(why))?;

    let mut change = Change::new(cause.at);
    change.outbox = outbox(table, &row, history, (seat, seq), then.newest_message() == seq, phrase);
    change.outbox.extend(messages::next_host(table, &row));
    change.drafts = DraftsChange::Drop(seat);
    time_bank::after(table, &mut row, (history, &then), (None, &[]), cause.at);
    let mut due = jobs::after(table, &row, history, &then, cause.at);
    if row.computers_play() && !table.row.computers_play() {
        // The computer players stopped while no person played.
        for other in then.position().to_act().iter().filter(|other| *other != seat && row.is_computer(*other)) {
            due.add.extend(jobs::begin(table, &row, SeatSet::one(other), then.decision_start(other), cause.at));
        }
    }
    change.jobs = Some(due);
    change.saved = Some(SavedPosition { seq, saved: now.save() });
    change.entries = vec![entry];
    change.table = Some(row);
    Ok(Decision::played(change, reply, then))
}

/// The messages after a seat changed hands: a new one, and changes to older ones.
fn outbox(
    table: &LoadedTable,
    row: &TableRow,
    history: &History,
    (seat, seq): (Seat, u32),
    moment: bool,
    phrase: Phrase,
) -> Vec<NewOutboxRow> {
    let old = history.newest_message();
    let (was, is) = (table.row.seats.get(usize::from(seat)), row.seats.get(usize::from(seat)));
    let mut outbox = Vec::new();
    if was.is_some_and(|seat| seat.offer.is_some()) {
        outbox.push(table.edit(OutboxPayload::Offer(seat), MessageKey::Seat(seat)));
    }
    let slot = moment.then_some(MessageKey::TurnMessage(seq));
    outbox.push(table.post(OutboxPayload::Seated(seq, phrase), slot));
    if moment {
        outbox.extend(messages::answer_call(table, history));
    }
    // The message may need other names and buttons now.
    outbox.push(messages::update(table, old));
    if is.is_some_and(|seat| seat.offer.is_some()) {
        outbox.push(table.post(OutboxPayload::Offer(seat), Some(MessageKey::Seat(seat))));
    }
    outbox.extend(messages::lapse_request(table, history));
    outbox.extend(pause::reseated(table));
    outbox
}

/// Makes sure that the host has a seat, as long as any person does.
fn settle_host(row: &mut TableRow) {
    if row.seats.iter().any(|seat| seat.occupant.user() == Some(row.host)) {
        return;
    }
    let next = |whose: fn(Occupant) -> Option<UserId>| {
        row.seats.iter().find_map(|seat| Some((whose(seat.occupant)?, seat.name.clone())))
    };
    if let Some((user, name)) = next(Occupant::person).or_else(|| next(Occupant::user)) {
        (row.host, row.host_name) = (user, name);
    }
}

fn seat_phrase(key: &str, old: &SeatRow, new: &SeatRow) -> Phrase {
    Phrase::new(key).named("old", old.name.as_str()).named("new", new.name.as_str())
}

fn nobody(old: &SeatRow, at: Timestamp) -> SeatRow {
    SeatRow { occupant: Occupant::Empty, offer: Some(SeatOffer::open(None)), since: at, ..old.clone() }
}

fn remove(table: &LoadedTable, seat: Option<Seat>, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    table.check_host(cause.actor)?;
    let seat = choose(table, seat, |seat| matches!(seat.occupant, Occupant::Computer(_)))?;
    let old = table.seat_row(seat)?;
    let to = nobody(old, cause.at);
    let phrase = seat_phrase("ui-seated-removed", old, &to);
    let reply = computer::computer_reply("ui-table-computer-removed", old);
    reseat(table, phrase, to, SeatChangeReason::Removed, cause, reply)
}

fn change_strength(
    table: &LoadedTable,
    seat: Option<Seat>,
    strength: Strength,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    table.check_host(cause.actor)?;
    let seat = choose(table, seat, |seat| seat.occupant.is_computer())?;
    let mut change = Change::new(cause.at);
    let row = table.with_seat(seat, |seat| seat.occupant = seat.occupant.with_strength(strength))?;
    let changed = row.seats.get(usize::from(seat)).ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))?;
    let reply = computer::computer_reply("ui-table-computer-strength", changed);
    change.table = Some(row);
    Ok(Decision::new(change, reply))
}

fn hand_over(
    table: &LoadedTable,
    seat: Option<Seat>,
    strength: Strength,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    if !table.row.settings.ai {
        return Err(Refusal::Seat(SeatRefusal::NoComputers).into());
    }
    let own = table.seat_of(cause.actor.user);
    let seat = choose(table, seat, |seat| !seat.occupant.is_computer())?;
    if own != Some(seat) {
        table.check_host(cause.actor)?;
    }
    let old = table.seat_row(seat)?;
    match old.occupant.user() {
        Some(person) if own == Some(seat) => {
            fill_in(table, (seat, person), strength, SeatChangeReason::HandedOver, "ui-seated-handed-over", cause)
        }
        Some(person) => {
            let key = "ui-seated-handed-over.by";
            let mut decision = fill_in(table, (seat, person), strength, SeatChangeReason::HandedOver, key, cause)?;
            decision.change.outbox.extend(tell(table, person, Phrase::new("ui-notice-filled-in"), cause));
            Ok(decision)
        }
        None => {
            let to = computer::computer(&table.row, seat, strength, cause.at);
            let phrase = seat_phrase("ui-seated-filled", old, &to);
            let reply = StoredReply::done("ui-table-handed-over");
            reseat(table, phrase, to, SeatChangeReason::HandedOver, cause, reply)
        }
    }
}

/// Lets a computer player fill in for a person until they return.
fn fill_in(
    table: &LoadedTable,
    (seat, person): (Seat, UserId),
    strength: Strength,
    why: SeatChangeReason,
    key: &str,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let old = table.seat_row(seat)?;
    let to = SeatRow { occupant: Occupant::StandIn { person, strength }, offer: None, since: cause.at, ..old.clone() };
    let phrase = seat_phrase(key, old, &to).named("by", cause.actor.name.as_str());
    // Computer players don't continue without people.
    let alone = table.row.humans().all(|other| other == seat);
    let reply = if alone { "ui-table-handed-over-alone" } else { "ui-table-handed-over" };
    reseat(table, phrase, to, why, cause, StoredReply::done(reply))
}

/// Lets a computer player fill in for a person whose time ran out, until they return.
///
/// # Errors
/// The game isn't running.
pub fn timed_out(table: &LoadedTable, seat: Seat, at: Timestamp) -> Result<Change, DecisionError> {
    let cause = Cause::system(at);
    let person = table.seat_row(seat)?.occupant.user().ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))?;
    Ok(fill_in(table, (seat, person), computer::STAND_IN, SeatChangeReason::TimeOut, "ui-seated-time-out", cause)?
        .change)
}

fn offer(
    table: &LoadedTable,
    seat: Option<Seat>,
    to: Option<UserId>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let asker = table.seat_of(cause.actor.user);
    let seat = seat.or(asker).ok_or(Refusal::NotAtTable)?;
    let old = table.seat_row(seat)?;
    if to.is_some_and(|to| table.seat_of(to).is_some()) {
        return Err(Refusal::Seat(SeatRefusal::SitsAlready).into());
    }
    let own = asker == Some(seat);
    // Of an open seat or a computer player's, no one is removed.
    let removed = old.occupant.user().filter(|_| !own);
    let offer = if own || table.check_host(cause.actor).is_ok() {
        SeatOffer { by: removed.map(|_| cause.actor.user), ..SeatOffer::open(to) }
    } else if asker.is_none() {
        return Err(Refusal::NotAtTable.into());
    } else if old.offer.is_some() {
        return Err(Refusal::Seat(SeatRefusal::OfferedAlready).into());
    } else if overdue(table, seat, cause.at) {
        SeatOffer { to, open: false, agreed: vec![cause.actor.user], by: None }
    } else {
        return Err(Refusal::Seat(SeatRefusal::NotOverdue { host: table.row.host_name.clone() }).into());
    };
    let by_host = offer.by.is_some();
    let offer = decided(table, seat, offer);
    let reply = StoredReply::done(if offer.open { "ui-table-offered" } else { "ui-table-offer-asked" });
    let row = table.with_seat(seat, |seat| seat.offer = Some(offer))?;
    let mut change = Change::new(cause.at);
    if old.offer.is_some() {
        change.outbox.push(table.edit(OutboxPayload::Close(MessageKey::Seat(seat)), MessageKey::Seat(seat)));
    }
    change.outbox.push(table.post(OutboxPayload::Offer(seat), Some(MessageKey::Seat(seat))));
    if let Some(user) = removed.filter(|_| by_host) {
        change.outbox.extend(tell(table, user, Phrase::new("ui-notice-seat-opened"), cause));
    }
    change.table = Some(row);
    Ok(Decision::new(change, reply))
}

/// A direct message to a player about someone else's action on their seat.
fn tell(table: &LoadedTable, user: UserId, phrase: Phrase, cause: Cause<'_>) -> Option<NewOutboxRow> {
    let phrase = messages::about_game(table, phrase.named("by", cause.actor.name.as_str()));
    messages::direct_message(table, user, phrase, cause.at)
}

/// The number of votes needed to open a seat: more than half of the other people.
fn votes_needed(table: &LoadedTable, seat: Seat) -> usize {
    table.row.humans().filter(|other| *other != seat).count() / 2 + 1
}

/// Opens the seat of an offer if enough players agree.
fn decided(table: &LoadedTable, seat: Seat, mut offer: SeatOffer) -> SeatOffer {
    let people = table.row.humans().filter(|other| *other != seat);
    let agreed = people
        .filter_map(|other| table.seat_row(other).ok()?.occupant.user())
        .filter(|user| offer.agreed.contains(user));
    offer.open |= agreed.count() >= votes_needed(table, seat);
    offer
}

fn agree(table: &LoadedTable, seat: Seat, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let own = table.own_seat(cause.actor.user)?;
    let mut offer = table
        .seat_row(seat)?
        .offer
        .clone()
        .filter(|offer| !offer.open)
        .ok_or(Refusal::Seat(SeatRefusal::OfferClosed))?;
    if offer.agreed.contains(&cause.actor.user) {
        return Err(Refusal::Undo(UndoRefusal::AlreadyAnswered).into());
    }
    offer.agreed.push(cause.actor.user);
    // The player to replace can agree too, and then no one else has to.
    offer.open = own == seat;
    let offer = decided(table, seat, offer);
    let row = table.with_seat(seat, |seat| seat.offer = Some(offer))?;
    let mut change = Change::new(cause.at);
    change.outbox.push(table.edit(OutboxPayload::Offer(seat), MessageKey::Seat(seat)));
    change.table = Some(row);
    Ok(Decision::new(change, StoredReply::done("ui-table-offer-agreed")))
}

fn take(table: &LoadedTable, seat: Seat, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let user = cause.actor.user;
    let old = table.seat_row(seat)?;
    let offer = old.offer.as_ref().filter(|offer| offer.open).ok_or(Refusal::Seat(SeatRefusal::OfferClosed))?;
    if offer.to.is_some_and(|to| to != user) {
        return Err(Refusal::Seat(SeatRefusal::OfferedToAnother).into());
    }
    if old.occupant.user() == Some(user) {
        return take_back_seat(table, cause);
    }
    if table.seat_of(user).is_some() {
        return Err(Refusal::Seat(SeatRefusal::HasSeat).into());
    }
    let to = lobby::sitting(cause.actor, seat, cause.at);
    let phrase = match offer.by {
        Some(by) => seat_phrase("ui-seated-replaced.by", old, &to).with("by", messages::mention(by)),
        None => seat_phrase("ui-seated-replaced", old, &to),
    };
    // A player who offered the seat expects this.
    let removed = old.occupant.user().filter(|_| offer.by.is_some() || !offer.agreed.is_empty());
    let notice = removed.and_then(|user| tell(table, user, Phrase::new("ui-notice-seat-taken"), cause));
    let mut decision =
        reseat(table, phrase, to, SeatChangeReason::Replaced, cause, StoredReply::done("ui-table-taken"))?;
    decision.change.outbox.extend(notice);
    Ok(decision)
}

fn resign(table: &LoadedTable, successor: Successor, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = table.own_seat(cause.actor.user)?;
    let old = table.seat_row(seat)?;
    let somebody = table.row.seats.iter().any(|other| other.seat != seat && other.occupant.user().is_some());
    if !somebody {
        // No person is left to continue the game.
        let phrase = Phrase::new("ui-notice-last-left.until").named("name", old.name.as_str());
        let phrase = phrase.with("until", date(lobby::reopens_until(cause.at)));
        return Ok(lobby::end(table, phrase, StoredReply::done("ui-table-resigned-last"), cause.at));
    }
    let (to, key) = match successor {
        Successor::Computer if table.row.settings.ai => {
            let people = table.row.humans().any(|other| other != seat);
            let mut to = computer::computer(&table.row, seat, computer::STAND_IN, cause.at);
            // Computer players stop while no person plays, so the seat is open for someone to join.
            to.offer = (!people).then(|| SeatOffer::open(None));
            (to, "ui-seated-resigned.until")
        }
        _ => (nobody(old, cause.at), "ui-seated-resigned-free.until"),
    };
    let phrase = seat_phrase(key, old, &to).with("until", date(lobby::reopens_until(cause.at)));
    reseat(table, phrase, to, SeatChangeReason::Resigned, cause, StoredReply::done("ui-table-resigned"))
}

/// Returns the user to a seat that they have but don't play, or that they recently gave up.
fn take_back_seat(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let Some(seat) = table.seat_of(cause.actor.user) else { return take_back_resigning(table, cause) };
    let old = table.seat_row(seat)?;
    if !old.occupant.is_computer() {
        if old.offer.is_none() {
            return Err(Refusal::Seat(SeatRefusal::NeverLeft).into());
        }
        let row = table.with_seat(seat, |seat| seat.offer = None)?;
        let mut change = Change::new(cause.at);
        change.outbox = vec![table.edit(OutboxPayload::Offer(seat), MessageKey::Seat(seat))];
        change.table = Some(row);
        return Ok(Decision::new(change, StoredReply::done("ui-table-offer-withdrawn")));
    }
    let mut plan = returned(table, old, cause)?;
    let mut person = table.person(cause.actor.user);
    if person.away_at(cause.at).is_some() {
        // Returning ends the player's vacation.
        person.vacation = None;
        plan.change.person = Some((cause.actor.user, person));
    }
    Ok(plan)
}

fn take_back_resigning(table: &LoadedTable, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let user = cause.actor.user;
    let resigned = table.resigned(user).ok_or(Refusal::NotAtTable)?;
    if cause.at.duration_since(resigned.at) > lobby::REOPEN_WITHIN {
        return Err(Refusal::TooLate.into());
    }
    let seat = resigned.seat.unwrap_or_default();
    let old = table.seat_row(seat)?;
    let later = |entry: &LogEntry| entry.seat == Some(seat) && matches!(entry.kind, EntryKind::Seated(_));
    if old.occupant.user().is_some() || table.log.iter().any(|entry| entry.seq > resigned.seq && later(entry)) {
        return Err(Refusal::Seat(SeatRefusal::SeatGone).into());
    }
    returned(table, old, cause)
}

fn returned(table: &LoadedTable, old: &SeatRow, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let to = lobby::sitting(cause.actor, old.seat, cause.at);
    let phrase = seat_phrase("ui-seated-returned", old, &to);
    reseat(table, phrase, to, SeatChangeReason::Returned, cause, StoredReply::done("ui-table-back"))
}

/// Handles a player or host who left the server. `None` if that was already known. A computer player fills in for them
/// if the game allows it, and their seat is open. The game gets another host.
pub fn left_server(table: &LoadedTable, user: UserId, at: Timestamp) -> Result<Option<Change>, DecisionError> {
    let cause = Cause::system(at);
    if table.row.state == TableState::Lobby {
        return Ok(table.seat_of(user).map(|seat| lobby::unseated(table, seat, at, "ui-table-left").change));
    }
    if table.running().is_err() {
        return Ok(None);
    }
    let mut row = table.row.clone();
    let others: Vec<SeatRow> =
        row.seats.iter().filter(|seat| seat.occupant.person().is_some_and(|other| other != user)).cloned().collect();
    if row.host == user
        && let Some((next, name)) =
            others.iter().find_map(|seat| seat.occupant.user().map(|user| (user, seat.name.clone())))
    {
        (row.host, row.host_name) = (next, name);
    }
    let seat = table.seat_of(user).filter(|seat| table.seat_row(*seat).is_ok_and(|seat| seat.offer.is_none()));
    let Some(seat) = seat else {
        let mut change = Change::new(at);
        change.outbox.extend(messages::next_host(table, &row));
        change.table = Some(row);
        return Ok((change.table.as_ref() != Some(&table.row)).then_some(change));
    };
    let old = table.seat_row(seat)?;
    let computer = row.settings.ai || old.occupant.is_computer();
    let to = if computer {
        SeatRow {
            occupant: Occupant::StandIn {
                person: user,
                strength: old.occupant.strength().unwrap_or(computer::STAND_IN),
            },
            offer: Some(SeatOffer::open(None)),
            since: at,
            ..old.clone()
        }
    } else {
        nobody(old, at)
    };
    let phrase = seat_phrase(if computer { "ui-seated-left-server" } else { "ui-seated-left-server-free" }, old, &to);
    let reply = StoredReply::done("ui-table-left");
    let mut change = reseat(table, phrase, to, SeatChangeReason::LeftServer, cause, reply)?.change;
    if let Some(changed) = &mut change.table {
        // The player keeps the seat while a computer player fills in, so the seat alone didn't change the host.
        if changed.host == table.row.host {
            change.outbox.extend(messages::next_host(table, &row));
        }
        (changed.host, changed.host_name) = (row.host, row.host_name);
    }
    Ok(Some(change))
}

/// The current offer of a seat; `None` if it isn't open.
pub fn offer_news(table: &LoadedTable, seat: Seat) -> Option<OfferNews> {
    table.running().ok()?;
    let offer = table.seat_row(seat).ok()?.offer.clone()?;
    Some(OfferNews { seat, offer, needed: votes_needed(table, seat) })
}
