//! Access to the bot: lists of servers, maintenance, the pauses that follow from both, and servers that removed the
//! bot.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::games::record::Record;

use super::error::TableError;
use super::tables::Tables;
use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{
    AccessRefusal, AccessState, Command, GuildId, LobbyAction, Maintenance, MaintenanceScope, Refusal, Request,
    TableAction, TableId, TableRow,
};

impl Tables {
    /// Returns `true` if the bot works in a server. Direct messages are always allowed.
    pub fn allows_server(&self, guild: Option<GuildId>) -> bool {
        self.lists.allows_server(guild)
    }

    /// Pauses the games of servers that aren't allowed, and applies the maintenance from the settings or from an
    /// earlier command. Call it once, before anything else.
    pub async fn load_access(&self, setting: Option<Maintenance>) -> Result<(), TableError> {
        let stored = self.ask(|store| store.access()).await?.maintenance;
        self.set_maintenance(setting.or(stored.filter(|stored| !stored.by_setting))).await
    }

    /// The current maintenance, if any.
    pub async fn maintenance(&self) -> Result<Option<Maintenance>, TableError> {
        Ok(self.access().await?.maintenance.clone())
    }

    /// Starts, changes or ends a maintenance. It survives restarts.
    pub async fn set_maintenance(&self, maintenance: Option<Maintenance>) -> Result<(), TableError> {
        let now = self.now().await?;
        let _changing = self.access.changing.lock().await;
        let mut paused: BTreeSet<Option<GuildId>> = BTreeSet::new();
        if maintenance.as_ref().is_some_and(|on| on.scope == MaintenanceScope::Everything) {
            paused.insert(None);
        }
        let servers = self.ask(|store| store.servers()).await?;
        paused.extend(servers.into_iter().map(Some).filter(|guild| !self.allows_server(*guild)));
        let set = self.ask(move |store| {
            store.set_access(now, maintenance.as_ref(), &paused)?;
            store.access()
        });
        let set = set.await;
        // After a failure, the next access reads the stored state.
        self.access.know(set.as_ref().ok().cloned());
        set?;
        // Games may have resumed, so their messages may be due now.
        self.outbox_changed.notify_one();
        self.jobs_changed.notify_one();
        Ok(())
    }

    async fn access(&self) -> Result<Arc<AccessState>, TableError> {
        if let Some(known) = self.access.known() {
            return Ok(known);
        }
        let _changing = self.access.changing.lock().await;
        if let Some(known) = self.access.known() {
            return Ok(known);
        }
        let read = self.ask(|store| store.access()).await?;
        self.access.know(Some(read.clone()));
        Ok(Arc::new(read))
    }

    /// The reply to every request in this server if the server isn't allowed or the bot is in maintenance. Doesn't
    /// block: if the maintenance isn't loaded yet, a later check finds it.
    pub fn server_refusal(&self, guild: Option<GuildId>) -> Option<Refusal> {
        if !self.allows_server(guild) {
            return Some(Refusal::Access(AccessRefusal::ServerNotAllowed));
        }
        match self.access.known()?.maintenance.clone()? {
            Maintenance { text, scope: MaintenanceScope::Everything, .. } => {
                Some(Refusal::Access(AccessRefusal::Maintenance { text }))
            }
            Maintenance { scope: MaintenanceScope::NewGames, .. } => None,
        }
    }

    /// The refusal for a request, which may also try to start a new game during maintenance.
    pub(in crate::table) async fn request_refusal(&self, request: &Request) -> Result<Option<Refusal>, TableError> {
        self.access().await?;
        if let Some(refusal) = self.server_refusal(request.origin.guild) {
            return Ok(Some(refusal));
        }
        let begins = match &request.command {
            Command::New(_) | Command::Again(_) => true,
            Command::Action(order) => {
                matches!(order, TableAction::Lobby(LobbyAction::Start | LobbyAction::StartWithComputers))
            }
            _ => false,
        };
        Ok(self.nothing_new().filter(|_| begins))
    }

    /// The refusal for new games during maintenance. Doesn't block, as in [`Tables::server_refusal`].
    pub fn nothing_new(&self) -> Option<Refusal> {
        let on = self.access.known()?.maintenance.clone()?;
        Some(Refusal::Access(AccessRefusal::NoNewGames { text: on.text }))
    }

    /// The start and end of a game's pauses, its own and wider ones. After the clock was set back, a pause may seem to
    /// end in the future. It is left out, so that it gives no one rest.
    pub(in crate::table) async fn pauses_of(
        &self,
        table: &TableRow,
    ) -> Result<Arc<[(Timestamp, Timestamp)]>, TableError> {
        let access = self.access().await?;
        let now = self.clock.now();
        let of = access.pauses.iter().filter(|pause| pause.guild.is_none() || pause.guild == table.guild);
        let shared = of.map(|pause| (pause.since, pause.until));
        let all = shared.chain(table.pauses.iter().map(|pause| (pause.since, pause.ended)));
        Ok(all.filter_map(|(since, until)| Some((since, until.filter(|until| *until <= now)?))).collect())
    }

    /// Stores that the bot was removed from a server. The server's games are deleted later.
    pub async fn server_removed(&self, guild: GuildId) -> Result<(), TableError> {
        let now = self.clock.now();
        self.ask(move |store| store.server_removed(guild, now)).await
    }

    /// Stores the servers that the bot is in. Considers only those for which `ours` returns `true`.
    pub async fn servers_are(
        &self,
        present: Vec<GuildId>,
        ours: impl Fn(GuildId) -> bool + Send + 'static,
    ) -> Result<(), TableError> {
        let now = self.clock.now();
        self.ask(move |store| {
            store.servers_present(&present)?;
            let known = store.servers()?.into_iter();
            known
                .filter(|guild| ours(*guild) && !present.contains(guild))
                .try_for_each(|guild| store.server_removed(guild, now))
        })
        .await
    }

    /// Deletes the games of servers that removed the bot this long ago. Returns the number of deleted games.
    pub async fn delete_removed(&self, after: Duration) -> Result<usize, TableError> {
        let now = self.now().await?;
        let ago = SignedDuration::try_from(after).unwrap_or(SignedDuration::MAX);
        let moment = now.checked_sub(ago).unwrap_or(Timestamp::MIN);
        let mut deleted = 0;
        for (guild, tables) in self.ask(move |store| store.removed_before(moment)).await? {
            for id in tables {
                self.delete(id).await?;
                deleted += 1;
            }
            self.ask(move |store| store.forget_server(guild)).await?;
            tracing::info!(%guild, "deleted the games of a server that removed the bot");
        }
        Ok(deleted)
    }

    pub(in crate::table) async fn delete(&self, id: TableId) -> Result<(), TableError> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        *slot = None;
        self.ask(move |store| store.delete_table(id)).await?;
        self.announce_change(id);
        Ok(())
    }
}

impl Tables {
    /// Exports a game as a record, for bot admins. It contains all hidden information, so no one who still plays may
    /// see it.
    ///
    /// # Errors
    /// The store failed, or the game doesn't exist, has not begun or can't be read.
    pub async fn export(&self, table: TableId) -> Result<Record, TableError> {
        Ok(self.with_table(table, LoadedTable::record).await??)
    }
}
