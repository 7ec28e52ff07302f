//! When the address of a player outside Discord is told that the game waits for them: when the message of their turn
//! calls them, and once for each decision.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat};
use crate::table::{
    Change, Job, JobKind, JobPayload, JobsChange, NewJob, Preferences, PushAddress, PushNews, PushState, TableRow,
};

use crate::table::core::loaded::LoadedTable;
use crate::table::features::clocks::rules as time_bank;

/// The address of a person, if it can be told anything.
fn working(person: &Preferences) -> Option<&PushAddress> {
    person.push.as_ref().filter(|push| push.state == PushState::Works)
}

/// The job of a decision that begins now. Who rests is told afterwards.
pub fn job(person: &Preferences, seat: Seat, seq: u32, at: Timestamp) -> Option<NewJob> {
    let due_at = person.rests(at).unwrap_or(at);
    working(person).map(|_| NewJob { kind: JobKind::Push, due_at, seat, seq, payload: JobPayload::Nothing })
}

/// What it causes: whom to tell what, if the game still waits for them.
pub fn due(live: &LoadedTable, job: &Job, at: Timestamp) -> (Change, Option<PushNews>) {
    let mut change = Change::new(at);
    let Some(user) = time_bank::sitting(&live.row, job.seat).filter(|_| live.still_asks(job.seat, job.seq)) else {
        return (change, None);
    };
    let person = live.person(user);
    let Some(to) = working(&person).cloned() else { return (change, None) };
    if person.rests(at).is_some() {
        let again = self::job(&person, job.seat, job.seq, at).into_iter().collect();
        change.jobs = Some(JobsChange { add: again, ..JobsChange::default() });
        return (change, None);
    }
    let said = Phrase::new("ui-push-turn").with("game", Phrase::new(format!("{}-name", live.title.id())));
    let locale = person.locale.unwrap_or_else(|| live.row.locale.clone());
    (change, Some(PushNews { user, table: Some(live.row.id), to, said, link: Some(place(&live.row)), locale }))
}

/// The address of the table's channel in Discord.
fn place(row: &TableRow) -> String {
    let guild = row.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}", row.channel)
}
