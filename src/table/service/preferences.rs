//! People's notification settings.

use jiff::Timestamp;

use crate::engine::Phrase;

use super::error::{InternalError, RequestError, TableError};
use super::tables::Tables;
use crate::table::rules::decision::StoredReply;
use crate::table::rules::{clocks as time_bank, preferences, reminders};
use crate::table::values::{
    Change, Destination, Guidance, JobKind, NewOutboxRow, OutboxPayload, Preferences, PreferencesChange,
    PreferencesSheet, Reply, Request, TableId, UserId, date,
};

impl Tables {
    /// Changes and shows the user's preferences.
    ///
    /// # Errors
    /// A setting isn't possible.
    pub async fn preferences(&self, request: &Request, wanted: &PreferencesChange) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        let _alone = self.lock_user(user).await;
        let repeated = match self.answered(request.interaction).await? {
            Some(StoredReply::Refused(refusal)) => return Err(refusal.into()),
            stored => stored.is_some(),
        };
        let before = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        let now = self.clock.now();
        let mut person = if repeated { before.clone() } else { preferences::apply(&before, wanted, now)? };
        person.locale = Some(request.actor.locale.clone());
        if person != before {
            self.change_person(user, &before, &person, request, now).await?;
        }
        Ok(Reply::Preferences(Box::new(self.remind_sheet(user, person, now).await?)))
    }

    async fn change_person(
        &self,
        user: UserId,
        before: &Preferences,
        person: &Preferences,
        request: &Request,
        now: Timestamp,
    ) -> Result<(), RequestError> {
        let tables = self.ask(move |store| store.tables_of(user)).await?;
        let mut change = Change::new(now);
        if (&before.zone, before.quiet, before.vacation) != (&person.zone, person.quiet, person.vacation) {
            // The time used so far follows the old preferences. Updating the clocks is correct even if the next step
            // fails.
            for &table in &tables {
                self.change_with(table, |table, at| {
                    let mut row = table.row.clone();
                    time_bank::settle(&mut row, user, &table.with_pauses(before.clone()), at);
                    let mut change = Change::new(at);
                    change.table = (row != table.row).then_some(row);
                    Ok(change)
                })
                .await?;
            }
        }
        if let Some(until) = person.away_at(now).filter(|until| before.away_at(now) != Some(*until)) {
            for &table in &tables {
                let Some(row) = self.ask(move |store| store.table(table)).await? else { continue };
                let name =
                    row.seats.iter().find(|seat| seat.occupant.user() == Some(user)).map(|seat| seat.name.clone());
                let phrase = Phrase::new("ui-notice-away")
                    .named("name", name.unwrap_or_else(|| request.actor.name.clone()))
                    .with("until", date(until));
                let destination = Destination::Channel(row.channel);
                change.elsewhere.push((table, NewOutboxRow::post(destination, OutboxPayload::Notice(phrase))));
            }
        }
        change.person = Some((user, person.clone()));
        let reply = StoredReply::done("ui-table-settings-changed");
        change.answered = Some(reply.answered(request.interaction).map_err(InternalError::from)?);
        self.ask(move |store| store.commit(TableId(0), &change)).await?;
        self.outbox_changed.notify_one();
        self.jobs_changed.notify_one();
        Ok(())
    }

    async fn remind_sheet(
        &self,
        user: UserId,
        person: Preferences,
        now: Timestamp,
    ) -> Result<PreferencesSheet, RequestError> {
        let mut sheet = PreferencesSheet { at: now, away: person.away_at(now), person, next: None, waiting: 0 };
        for table in self.ask(move |store| store.tables_of(user)).await? {
            let jobs = self.ask(move |store| store.jobs(table)).await?;
            let person = &sheet.person;
            let due = self
                .with_table(table, |table| {
                    let seat = table.seat_of(user)?;
                    let job = jobs.iter().find(|job| job.kind == JobKind::Reminder && job.seat == seat)?;
                    let next = reminders::next_at(table, person, seat, job.reminder_progress(), now).ok()?;
                    Some((next, table.row.channel))
                })
                .await;
            // A game that can't be read sends no reminders.
            let Ok(Some((next, channel))) = due else { continue };
            sheet.waiting += 1;
            if let Some(at) = next.map(|at| at.max(now))
                && sheet.next.is_none_or(|(earliest, _)| at < earliest)
            {
                sheet.next = Some((at, channel));
            }
        }
        Ok(sheet)
    }
}

impl Tables {
    /// Stores the answer to the question whether the bot shall explain the game.
    ///
    /// # Errors
    /// The store failed.
    pub(in crate::table) async fn set_guidance(
        &self,
        user: UserId,
        game: TableId,
        yes: bool,
    ) -> Result<(), TableError> {
        let _alone = self.lock_user(user).await;
        let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        let guidance = match person.guidance {
            _ if !yes => Guidance::Declined,
            Guidance::In(earlier) if earlier != game => Guidance::Again(game),
            _ => Guidance::In(game),
        };
        let mut change = Change::new(self.clock.now());
        change.person = Some((user, Preferences { guidance, ..person }));
        self.ask(move |store| store.commit(TableId(0), &change)).await
    }
}
