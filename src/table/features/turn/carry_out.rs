//! Carrying out turns that nobody has to be asked for: those that were ordered, and those without a choice.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat};
use crate::table::{
    Actor, Change, Destination, DraftRow, Job, JobsChange, NewOutboxRow, NotifyBy, OutboxPayload, UserId,
};

use crate::table::core::cause::Cause;
use crate::table::core::decision::DecisionError;
use crate::table::core::deed::deed;
use crate::table::core::loaded::LoadedTable;
use crate::table::features::clocks::rules as time_bank;
use crate::table::features::queued_turns::rules as orders;
use crate::table::features::queued_turns::rules::Automatic;
use crate::table::features::{push, reminders, turn};

/// What a job causes that is to carry out a turn.
///
/// # Errors
/// The game cannot be read.
pub fn due(live: &LoadedTable, job: &Job, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let Some(user) = time_bank::sitting(&live.row, job.seat).filter(|_| live.still_asks(job.seat, job.seq)) else {
        return Ok(change);
    };
    if let Some(played) = play(live, job.seat, user, at)? {
        return Ok(played);
    }
    // The order was withdrawn, or its player has begun to plan the turn: nobody has called them so far, unless it was
    // to be played later; and whoever has begun to rest meanwhile is called afterwards.
    let person = live.person(user);
    let reminder = match person.delay_orders && person.rests(at).is_none() {
        true => reminders::first(&live.row, &person, job.seat, job.seq, live.asked_at(job.seat).min(at)),
        false => reminders::uncalled(job.seat, job.seq, at),
    };
    let add = [reminder].into_iter().chain(push::job(&person, job.seat, job.seq, at)).collect();
    change.jobs = Some(JobsChange { add, ..JobsChange::default() });
    Ok(change)
}

/// The turn of a person for whom it is to be played, with the message that tells them; nothing where they have to
/// play it, or have begun to.
///
/// # Errors
/// The game cannot be read.
pub fn play(live: &LoadedTable, seat: Seat, user: UserId, at: Timestamp) -> Result<Option<Change>, DecisionError> {
    let history = live.running()?;
    let position = history.position();
    if live.draft(seat).is_some_and(DraftRow::is_begun) {
        return Ok(None);
    }
    let Some((turn, why)) = orders::automatic(live, history, seat, user) else { return Ok(None) };
    let (person, name) = (live.person(user), live.player(seat).name);
    let actor = Actor { user, name, locale: person.locale.clone().unwrap_or_default(), may_manage: false };
    let said = notice(live, deed(&**position, seat, &turn.steps), why);
    let mut change = turn::commit_automatic(live, seat, turn, Cause { actor: &actor, interaction: None, at })?.change;
    if person.notify_by != NotifyBy::Nowhere {
        let told = NewOutboxRow::post(Destination::Direct(user), OutboxPayload::Notice(said));
        // Who rests reads it afterwards.
        change.outbox.push(match person.rests(at) {
            Some(end) => told.after(end),
            None => told,
        });
    }
    Ok(Some(change))
}

/// What its player is told, and nobody else.
fn notice(live: &LoadedTable, deed: Option<Phrase>, why: Automatic) -> Phrase {
    let (key, alone) = match why {
        Automatic::Ordered => ("ui-notice-ordered", "ui-notice-ordered-alone"),
        Automatic::Forced => ("ui-notice-forced", "ui-notice-forced-alone"),
    };
    let said = match deed {
        Some(deed) => Phrase::new(key).with("deed", deed),
        None => Phrase::new(alone),
    };
    let game = Phrase::new(format!("{}-name", live.title.id()));
    said.with("game", game).with("channel", format!("<#{}>", live.row.channel))
}
