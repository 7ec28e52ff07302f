//! The calls of [`Store`] on a database. Each is a function with the name of the call, in the module of its rows, or here
//! if it concerns several modules.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use crate::monitor::Backlog;
// The list of calls names the types, and a call finds its function by its name.
use crate::table::*;

use super::access::*;
use super::advice::*;
use super::boards::*;
use super::database::Database;
use super::drafts::*;
use super::follows::*;
use super::forget::*;
use super::jobs::*;
use super::learners::*;
use super::log::*;
use super::notes::*;
use super::outbox::*;
use super::people::*;
use super::postgres::Server;
use super::posts::*;
use super::queued_turns::*;
use super::results::*;
use super::sql::Session;
use super::tables::*;
use super::waiting::*;
use super::what_ifs::*;
use super::{drafts, follows, jobs, log, outbox, people, queued_turns, tables};

macro_rules! on_a_session {
    ($($(#[$about:meta])* $way:ident $name:ident($($given:ident: $type:ty),* $(,)?) -> $answer:ty;)*) => {
        $(fn $name(&self, $($given: $type),*) -> Result<$answer, StoreError> {
            self.$way(&|session| $name(session, $($given),*))
        })*
    };
}

impl Store for Database {
    fn holds_lease(&self) -> bool {
        // The file lock lasts as long as the process.
        self.server().is_none_or(Server::holds_lease)
    }

    fn renew_lease(&self) -> Result<(), StoreError> {
        self.server().map_or(Ok(()), Server::renew_lease)
    }

    fn forget_person(&self, user: UserId, seed: u64) -> Result<Forgotten, StoreError> {
        self.forget_while_running(user, seed)
    }

    crate::store_calls!(on_a_session);
}

fn open_table(session: Session<'_>, row: &TableRow, hidden: u32, change: &Change) -> Result<TableId, StoreError> {
    let id = tables::insert(session, row, hidden)?;
    commit(session, id, change)?;
    Ok(id)
}

fn commit(session: Session<'_>, id: TableId, change: &Change) -> Result<(), StoreError> {
    if let Some(row) = &change.table {
        tables::update(session, id, row, change.at)?;
        if matches!(row.state, TableState::Over | TableState::Cancelled) {
            follows::end_all(session, id)?;
        }
    }
    if change.touched {
        tables::touch(session, id, change.at)?;
    }
    for entry in &change.entries {
        log::append(session, id, entry)?;
    }
    drafts::change_drafts(session, id, &change.drafts)?;
    queued_turns::change_queued_turns(session, id, &change.queued_turns)?;
    if let Some(saved) = &change.saved {
        drafts::save(session, id, saved)?;
    }
    for row in &change.outbox {
        outbox::enqueue(session, id, row, change.at)?;
    }
    if let Some(jobs) = &change.jobs {
        jobs::change_jobs(session, id, jobs, change.at)?;
    }
    for (table, row) in &change.elsewhere {
        outbox::enqueue(session, *table, row, change.at)?;
    }
    if let Some((user, person)) = &change.person {
        people::put(session, *user, person, change.at)?;
    }
    if let Some((user, locale)) = &change.seen {
        people::seen(session, *user, locale)?;
    }
    if let Some(answered) = &change.answered {
        jobs::store_answer(session, answered, change.at)?;
    }
    Ok(())
}

fn clock_set_back(session: Session<'_>, now: Timestamp, by: i64) -> Result<(), StoreError> {
    jobs::advance(session, now, by)?;
    tables::clock_set_back(session, now)?;
    outbox::advance(session, now, by)
}

fn drop_lane(session: Session<'_>, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
    tables::forget_parent(session, channel)?;
    outbox::drop_lane(session, channel, now)
}

fn waiting(session: Session<'_>, now: Timestamp) -> Result<Backlog, StoreError> {
    let (messages, oldest_message) = outbox::waiting(session, now)?;
    let (jobs, oldest_job) = jobs::waiting(session, now)?;
    Ok(Backlog { messages, oldest_message, jobs, oldest_job })
}
