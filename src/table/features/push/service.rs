//! Notifications outside Discord: the queue for the sender, and the outcomes.

use std::sync::PoisonError;

use jiff::Timestamp;

use crate::engine::Phrase;
use crate::table::features::push;
use crate::table::{
    Change, Destination, Job, JobsChange, NewOutboxRow, OutboxPayload, Preferences, PreferencesChange, PushAddress,
    PushHosts, PushNews, PushOutcome, PushRefusal, PushState, Refusal, RemovedJobs, TableId, TableState, UserId,
};

use crate::table::service::error::{TableError, chain};
use crate::table::service::tables::Tables;

impl Tables {
    /// The hosts that may receive notifications.
    pub fn push_hosts(&self) -> &PushHosts {
        &self.push_hosts
    }

    /// Waits for the next notification to send.
    pub async fn next_push(&self) -> PushNews {
        self.pushes.next().await
    }

    /// Notifies a player's address that the game waits. The job is deleted before the notification is sent, so no
    /// player is notified twice. If the program ends in between, the player still gets the reminder in Discord.
    pub(in crate::table) async fn call_outside(&self, job: &Job) -> Result<(), TableError> {
        let (id, mut news) = (job.id, None);
        self.change_with(job.table, |table, at| {
            if table.row.state == TableState::Running {
                table.readable()?;
            }
            let (mut change, found) = push::due(table, job, at);
            news = found;
            change.jobs.get_or_insert_with(JobsChange::default).drop.insert(0, RemovedJobs::Done(id));
            Ok(change)
        })
        .await?;
        if let Some(news) = news {
            self.pushes.add(news);
        }
        Ok(())
    }

    /// Checks and returns a person's new address.
    ///
    /// # Errors
    /// The bot admin doesn't allow its host, or too many addresses were tested recently.
    pub(in crate::table) fn pushed(
        &self,
        user: UserId,
        before: &Preferences,
        wanted: &PreferencesChange,
        now: Timestamp,
    ) -> Result<Option<PushAddress>, Refusal> {
        let address = match &wanted.push {
            None => return Ok(before.push.clone()),
            Some(None) => return Ok(None),
            // The address may be copied from a message, where the bot inserts this character so that Discord shows no
            // link.
            Some(Some(address)) => address.replace('\u{200b}', ""),
        };
        if self.push_hosts.is_empty() {
            return Err(Refusal::Push(PushRefusal::PushNotOffered));
        }
        if !self.push_hosts.lists(&address) {
            return Err(Refusal::Push(PushRefusal::PushNotListed { hosts: self.push_hosts.addresses().join(", ") }));
        }
        if !self.push_tests.lock().unwrap_or_else(PoisonError::into_inner).allow(user, now) {
            return Err(Refusal::Push(PushRefusal::PushTooOften));
        }
        // Setting the same address again tests it again.
        Ok(Some(PushAddress::new(&address)))
    }

    /// Sends a test to an address that was just set.
    pub(in crate::table) fn test_push(&self, user: UserId, person: &Preferences) {
        let Some(to) = person.push.clone().filter(|push| push.state == PushState::Tested) else { return };
        let locale = person.locale.clone().unwrap_or_default();
        self.pushes.add(PushNews { user, table: None, to, phrase: Phrase::new("ui-push-test"), link: None, locale });
    }

    /// Stores the outcome of a notification. If the address stops working, its owner gets one direct message.
    pub async fn push_ended(&self, news: &PushNews, outcome: PushOutcome) -> Result<(), TableError> {
        let user = news.user;
        let _alone = self.lock_user(user).await;
        let mut person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        // The address may have changed, or failed for another game, since.
        let same = |push: &&PushAddress| push.address == news.to.address && push.state != PushState::Failed;
        let Some(before) = person.push.as_ref().filter(same).cloned() else { return Ok(()) };
        let after = before.after(outcome);
        if after == before {
            return Ok(());
        }
        let failed = after.state == PushState::Failed;
        person.push = Some(after);
        let mut change = Change::new(self.clock.now());
        if failed {
            let table = match news.table {
                Some(table) => Some(table),
                None => self.ask(move |store| store.tables_of(user)).await?.into_iter().next(),
            };
            let phrase = Phrase::new("ui-notice-push-failed").with("host", before.host());
            let notice = |table: TableId| {
                (table, NewOutboxRow::post(Destination::Direct(user), OutboxPayload::Notice(phrase.clone())))
            };
            change.elsewhere.extend(table.map(notice));
        }
        change.person = Some((user, person));
        self.ask(move |store| store.commit(TableId(0), &change)).await?;
        self.outbox_changed.notify_one();
        self.jobs_changed.notify_one();
        Ok(())
    }

    /// Stores the outcome of a notification, and logs a failure of the store.
    pub async fn note_push(&self, news: &PushNews, outcome: PushOutcome) {
        if let Err(error) = self.push_ended(news, outcome).await {
            tracing::error!(error = chain(&error), "could not store the result of a push notification");
        }
    }
}
