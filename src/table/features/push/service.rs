//! Notifications outside Discord: handed over to whoever sends them, and what came of it.

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
    /// The servers outside Discord that may be told something.
    pub fn push_hosts(&self) -> &PushHosts {
        &self.push_hosts
    }

    /// The next notification to be sent; waits until there is one.
    pub async fn next_push(&self) -> PushNews {
        self.pushes.next().await
    }

    /// Tells a player's address that the game waits for them. The job is gone before anything is sent: so nobody is
    /// told twice, and whoever is not told since the program ended just then is called in Discord.
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

    /// What a person wants changed about their address, checked.
    ///
    /// # Errors
    /// It is at no server that the operator lists, or too many addresses were tested lately.
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
            // Copied from a message, where we broke up what Discord would turn into a link.
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
        // Set once more, it is tried once more.
        Ok(Some(PushAddress::new(&address)))
    }

    /// Tries an address that was set.
    pub(in crate::table) fn test_push(&self, user: UserId, person: &Preferences) {
        let Some(to) = person.push.clone().filter(|push| push.state == PushState::Tested) else { return };
        let locale = person.locale.clone().unwrap_or_default();
        self.pushes.add(PushNews { user, table: None, to, said: Phrase::new("ui-push-test"), link: None, locale });
    }

    /// Notes what became of a notification. Whose address does not work any more reads so once.
    ///
    /// # Errors
    /// The store failed.
    pub async fn push_ended(&self, news: &PushNews, outcome: PushOutcome) -> Result<(), TableError> {
        let user = news.user;
        let _alone = self.alone(user).await;
        let mut person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        // It may have been changed, or failed for another game, since.
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
            let said = Phrase::new("ui-notice-push-failed").with("host", before.host());
            let told = |table: TableId| {
                (table, NewOutboxRow::post(Destination::Direct(user), OutboxPayload::Notice(said.clone())))
            };
            change.elsewhere.extend(table.map(told));
        }
        change.person = Some((user, person));
        self.ask(move |store| store.commit(TableId(0), &change)).await?;
        self.outbox_changed.notify_one();
        self.jobs_changed.notify_one();
        Ok(())
    }

    /// The same, where a failure of the store costs nothing but that.
    pub async fn note_push(&self, news: &PushNews, outcome: PushOutcome) {
        if let Err(error) = self.push_ended(news, outcome).await {
            tracing::error!(error = chain(&error), "what became of a notification cannot be noted");
        }
    }
}
