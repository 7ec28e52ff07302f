//! Turns that the bot plays without asking: queued turns, and turns without a choice.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat};
use crate::games::facts_of;

use crate::table::rules::cause::Cause;
use crate::table::rules::decision::DecisionError;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::queued_turns::Automatic;
use crate::table::rules::turn;
use crate::table::rules::{clocks as time_bank, messages, queued_turns, reminders};
use crate::table::values::{Actor, Change, DraftRow, Job, JobsChange, UserId};

/// Handles a job that plays a turn without asking.
pub fn due(table: &LoadedTable, job: &Job, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let Some(user) = time_bank::sitting(&table.row, job.seat).filter(|_| table.still_asks(job.seat, job.seq)) else {
        return Ok(change);
    };
    if let Some(played) = play(table, job.seat, user, at)? {
        return Ok(played);
    }
    // The player has deleted the queued turn or started a draft. They got no ping yet, unless the turn was delayed. If
    // they rest now, the reminder waits.
    let person = table.person(user);
    let reminder = match person.delay_queued_turns && person.rests(at).is_none() {
        true => reminders::first(&table.row, &person, job.seat, job.seq, table.asked_at(job.seat).min(at)),
        false => reminders::uncalled(job.seat, job.seq, at),
    };
    change.jobs = Some(JobsChange { add: vec![reminder], ..JobsChange::default() });
    Ok(change)
}

/// Plays a queued turn or a turn without a choice for a seat, and notifies its player. `None` if the player must act or
/// has started a draft.
pub fn play(table: &LoadedTable, seat: Seat, user: UserId, at: Timestamp) -> Result<Option<Change>, DecisionError> {
    let history = table.running()?;
    let position = history.position();
    if table.draft(seat).is_some_and(DraftRow::is_begun) {
        return Ok(None);
    }
    let Some((turn, why)) = queued_turns::automatic(table, history, seat, user) else { return Ok(None) };
    let (person, name) = (table.person(user), table.player(seat).name);
    let actor = Actor { user, name, locale: person.locale.clone().unwrap_or_default(), may_manage: false };
    let phrase = notice(table, facts_of(&**position, seat, &turn.steps).turn(seat), why);
    let mut change = turn::commit(table, seat, turn, None, Cause { actor: &actor, interaction: None, at })?.change;
    change.outbox.extend(messages::direct_message(table, user, phrase, at));
    Ok(Some(change))
}

fn notice(table: &LoadedTable, summary: Option<Phrase>, why: Automatic) -> Phrase {
    let (key, alone) = match why {
        Automatic::Ordered => ("ui-notice-queued-turn", "ui-notice-queued-turn-alone"),
        Automatic::Forced => ("ui-notice-forced", "ui-notice-forced-alone"),
    };
    let phrase = match summary {
        Some(summary) => Phrase::new(key).with("summary", summary),
        None => Phrase::new(alone),
    };
    let game = Phrase::new(format!("{}-name", table.title.id()));
    phrase.with("game", game).with("channel", format!("<#{}>", table.row.channel))
}
