//! Reminders as messages. The bot builds them when it sends them.

use super::error::TableError;
use super::tables::Tables;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::reminders;
use crate::table::values::{
    Announcement, Body, Change, DeliveryOutcome, Destination, DueReminder, NewOutboxRow, OutboxPayload, OutboxRow,
    ReminderNews, UserId,
};

impl Tables {
    /// The content of due reminders, for players who still haven't moved. Postpones the reminders of resting players.
    ///
    /// # Errors
    /// The store failed, or a game can't be read.
    pub async fn reminders(&self, row: &OutboxRow, due: &[DueReminder]) -> Result<Option<Announcement>, TableError> {
        let now = self.clock.now();
        let mut all: Vec<ReminderNews> = Vec::new();
        let mut locale = None;
        for &due in due {
            let id = due.table;
            // Servers that aren't allowed get no reminders.
            let news = |table: &LoadedTable| {
                self.allows_server(table.row.guild).then(|| reminders::news(table, due, now)).flatten()
            };
            let (mut news, person) = match self.with_table(id, news).await {
                Ok(Some(news)) => news,
                // The same message may have other reminders.
                Ok(None) | Err(TableError::NoTable(_)) => continue,
                Err(error) => return Err(error),
            };
            if let Some(end) = person.rests(now) {
                let mut change = Change::new(now);
                let later = NewOutboxRow::post(row.destination, OutboxPayload::Reminders(vec![due])).after(end);
                change.outbox = vec![later];
                self.ask(move |store| store.commit(due.table, &change)).await?;
                continue;
            }
            news.link = self.ask(move |store| store.newest_message(id)).await?;
            locale = person.locale.filter(|_| matches!(row.destination, Destination::Direct(_))).or(locale);
            all.push(news);
        }
        let Some(first) = all.first() else { return Ok(None) };
        let table = first.table.clone();
        let mut ping: Vec<UserId> = all.iter().map(|reminder| reminder.user).collect();
        ping.sort_unstable();
        ping.dedup();
        let locale = locale.unwrap_or_else(|| table.locale.clone());
        Ok(Some(Announcement { table, body: Body::Reminders(all), ping, later: Vec::new(), locale }))
    }

    /// Handles closed direct messages: reminders for this user go to the games' channels, unless the user gets
    /// reminders there anyway. The user no longer follows the game.
    pub async fn closed(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        if let (Destination::Direct(user), OutboxPayload::Followed { .. }) = (row.destination, &row.payload) {
            let id = row.table;
            self.ask(move |store| store.unfollow(user, id)).await?;
        }
        let (Destination::Direct(user), OutboxPayload::Reminders(due)) = (row.destination, &row.payload) else {
            return self.failed(row, why).await;
        };
        let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        let mut notes = Vec::new();
        for &due in due.iter().filter(|_| !person.notify_by.channel()) {
            let id = due.table;
            let Some(table) = self.ask(move |store| store.table(id)).await? else { continue };
            notes.push((
                id,
                NewOutboxRow::post(Destination::Channel(table.channel), OutboxPayload::Reminders(vec![due])),
            ));
        }
        self.settle(row.id, DeliveryOutcome::Failed { why: why.to_owned(), notes }).await
    }
}
