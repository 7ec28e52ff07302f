//! Lists of finished games, and the right to open one again.
//!
//! A finished game in a channel that everyone can see is open to the members of its server. Any other one, and one whose
//! channel is gone, is only for the people who have played in it. Lists follow the same rule.

use super::error::{RequestError, TableError, chain};
use super::tables::Tables;
use crate::table::rules::history::{HistoryError, Unreadable};
use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{
    Command, Ending, FINISHED_ON_A_PAGE, FinishedGame, HistoryRequest, HistorySheet, Query, Reply, Request,
    ReviewQuery, ServerChoice, TableAction, TableId, TableRow, TableState, UserId,
};

impl Tables {
    /// A page of finished games: in a server those of the server, in direct messages all of them or those of the
    /// chosen server.
    pub(in crate::table) async fn history(
        &self,
        request: &Request,
        wanted: &HistoryRequest,
    ) -> Result<Reply, RequestError> {
        let (reader, here) = (request.actor.user, request.origin.guild);
        let servers = match here {
            Some(_) => ServerChoice::default(),
            None => {
                let servers = self.servers_of(reader).await?;
                let now = wanted.server.filter(|server| servers.iter().any(|(known, _)| known == server));
                ServerChoice { servers, now }
            }
        };
        let guild = here.or(servers.now);
        let player = wanted.player.filter(|player| *player != reader);
        let open = match (here, player) {
            (Some(guild), Some(player)) if !self.is_hidden(player).await? => self.open_channels.of(guild),
            _ => Vec::new(),
        };
        let read = |page| {
            let open = open.clone();
            self.ask(move |store| store.finished_games(player.unwrap_or(reader), reader, guild, &open, page))
        };
        let (mut ids, count) = read(wanted.page).await?;
        let pages = count.div_ceil(FINISHED_ON_A_PAGE).max(1);
        let page = wanted.page.min(pages - 1);
        if page != wanted.page {
            ids = read(page).await?.0;
        }
        let imports = match (player, page) {
            (None, 0) => self.ask(move |store| store.imports(reader)).await?,
            _ => Vec::new(),
        };
        let (games, imports) = (self.all_finished(ids).await, self.all_finished(imports).await);
        let known = self.ask(move |store| store.people(&[reader])).await?;
        let theme = known.get(&reader).and_then(|person| person.theme).unwrap_or_default();
        Ok(Reply::History(Box::new(HistorySheet { reader, theme, player, page, pages, servers, games, imports })))
    }

    async fn all_finished(&self, ids: Vec<TableId>) -> Vec<FinishedGame> {
        let mut games = Vec::new();
        for id in ids {
            match self.finished(id).await {
                Ok(game) => games.extend(game),
                // A damaged game must not hide the others.
                Err(error) => tracing::error!(table = %id, error = chain(&error), "could not list a finished game"),
            }
        }
        games
    }

    /// Returns `true` if a person shares no lists.
    async fn is_hidden(&self, player: UserId) -> Result<bool, TableError> {
        Ok(!self.ask(move |store| store.hidden(&[player])).await?.is_empty())
    }

    /// A finished game, from its saved position. The log isn't replayed, so a long game costs no more than a short one.
    async fn finished(&self, id: TableId) -> Result<Option<FinishedGame>, TableError> {
        let Some(mut listed) = self.ask(move |store| store.listed(id)).await? else { return Ok(None) };
        listed.row.page = self.page_of(&listed.row).await;
        let unknown = || Unreadable { table: id, why: HistoryError::UnknownGame(listed.row.game.clone()) };
        let title = self.title(&listed.row.game).ok_or_else(unknown)?;
        let last = listed.saved.and_then(|saved| title.load(&saved.saved).ok());
        let Some(ending) = ending(&listed.row) else { return Ok(None) };
        let outcome = last.and_then(|position| position.outcome());
        let table = LoadedTable::new(title, listed.row, Vec::new(), Ok(None), Vec::new(), Vec::new()).card();
        let chances = self.known_chances(id).await?;
        Ok(Some(FinishedGame { table, ending: Ending { outcome, ..ending }, turns: listed.turn, chances }))
    }

    /// Returns `true` if the request looks at a finished game of this server, or in direct messages of any, and its user
    /// has played in the game or everyone can see its channel. The bot doesn't know the servers of a person who writes
    /// direct messages, so only players open a game there.
    pub(in crate::table) async fn opens_again(&self, request: &Request, row: &TableRow) -> Result<bool, TableError> {
        if row.is_imported() {
            return Ok(row.host == request.actor.user && looks(&request.command));
        }
        let here = request.origin.guild.is_none() || request.origin.guild == row.guild;
        if row.state != TableState::Over || !here || !looks(&request.command) {
            return Ok(false);
        }
        if request.origin.guild.is_some() && self.is_open(row) {
            return Ok(true);
        }
        let (id, user) = (row.id, request.actor.user);
        self.ask(move |store| store.has_played(id, user)).await
    }
}

/// Returns `true` if the command looks at a game or starts from one of its positions.
fn looks(command: &Command) -> bool {
    match command {
        Command::Query(Query::Viewing(_) | Query::Export(_) | Query::Proof) => true,
        Command::Query(Query::Review(query)) => {
            matches!(query, ReviewQuery::TurningPoints | ReviewQuery::LookBack | ReviewQuery::NextTurningPoint { .. })
        }
        Command::Action(TableAction::Plan(action)) => action.is_what_if(),
        Command::WhatIf(_) | Command::Notes(_) | Command::PlayOn { .. } => true,
        _ => false,
    }
}

/// The start and the end of a finished game, without its result.
fn ending(row: &TableRow) -> Option<Ending> {
    Some(Ending { started: row.started_at?, ended: row.ended_at?, outcome: None })
}
