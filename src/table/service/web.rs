//! Finds games by the names of their pages, gives them names, and announces changes.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use jiff::Timestamp;
use tokio::sync::broadcast;
use xxhash_rust::xxh3::Xxh3;

use crate::engine::{Facts, Options, Outcome, Phrase, Seat, SeatSet, Viewer};
use crate::games::{Face, PageBoard, PictureKind, Position, Theme, Title};
use crate::scene::Scene;

use super::error::{InternalError, TableError};
use super::tables::Tables;
use crate::table::rules::history::{History, Turn};
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::viewing;
use crate::table::values::{PageName, TableId, TableRow, TableState, TurningPoint};

impl Tables {
    /// The public address of all pages; `None` if the bot publishes none.
    pub fn public_address(&self) -> Option<&Arc<str>> {
        self.published_at.as_ref()
    }

    /// The game with this page. The name of a renewed link or of a page that is off finds nothing.
    pub async fn page(&self, name: &PageName) -> Result<Option<TableId>, TableError> {
        let name = name.clone();
        self.ask(move |store| store.table_with_page(&name)).await
    }

    /// Receives each game after a change of its public state: turns, seats, settings, pauses, the end, the name of the
    /// page, and deletion. A receiver that falls behind has missed games.
    pub fn changes(&self) -> broadcast::Receiver<TableId> {
        self.changed.subscribe()
    }

    /// Announces a change of a game's public state.
    pub(in crate::table) fn announce_change(&self, id: TableId) {
        // An error means that there is no receiver.
        let _ = self.changed.send(id);
    }

    /// Returns `true` if a game must have a page. Only its owner sees an imported game.
    fn wants_page(&self, row: &TableRow) -> bool {
        self.published_at.is_some() && row.settings.web && !row.is_imported()
    }

    /// Creates the name of a game's page, if the game must have one.
    pub(in crate::table) fn new_page(&self, row: &TableRow) -> Result<Option<PageName>, TableError> {
        let name = self.wants_page(row).then(|| self.entropy.page_name());
        Ok(name.transpose().map_err(InternalError::from)?)
    }

    /// The name of the page of a game that isn't loaded. A game gets its first name under its lock, so that two readers
    /// never see different ones. A game that can't be read has no page.
    pub(in crate::table) async fn page_of(&self, row: &TableRow) -> Option<PageName> {
        if row.page.is_some() || !self.wants_page(row) {
            return row.page.clone();
        }
        self.with_table(row.id, |table| table.row.page.clone()).await.ok().flatten()
    }

    /// Gives a stored game a page if it has none: a game from before the bot published pages, a game from a backup, or a
    /// game after its host has turned the page on again.
    pub(in crate::table) async fn ensure_page(&self, row: &mut TableRow) -> Result<(), TableError> {
        if row.page.is_none()
            && let Some(name) = self.new_page(row)?
        {
            let (id, kept) = (row.id, name.clone());
            self.ask(move |store| store.keep_page(id, &kept)).await?;
            row.page = Some(name);
        }
        Ok(())
    }
}

/// A game as all people at its table see it.
#[derive(Clone)]
pub struct PublicGame {
    pub title: &'static dyn Title,
    /// The name that the host gave to the game.
    pub name: Option<String>,
    pub options: Options,
    /// The players' names by seat.
    pub names: Vec<String>,
    pub capacity: u8,
    pub state: TableState,
    /// The language of the channel's messages.
    pub locale: String,
    /// The start of the current wait.
    pub since: Option<Timestamp>,
    /// The start of the pause, if the game is paused.
    pub paused: Option<Timestamp>,
    pub ended: Option<Timestamp>,
    /// The turning points of a finished game, in the order of the game. Empty until they are found.
    pub turning_points: Vec<TurningPoint>,
    history: Option<History>,
}

/// A turn in words.
pub struct TurnInWords {
    pub seat: Seat,
    pub round: Option<u32>,
    /// The actions of the turn, then its effects on all players. At least one.
    pub lines: Vec<Phrase>,
}

/// The game after a number of turns.
#[derive(Clone)]
pub struct PublicPosition(Arc<dyn Position>);

impl PublicGame {
    fn of(table: &LoadedTable, now: Timestamp) -> PublicGame {
        let (row, card, info) = (&table.row, table.card(), viewing::info(table, None, now));
        PublicGame {
            title: table.title,
            name: card.name.clone(),
            options: card.options.clone(),
            names: card.names(),
            capacity: row.capacity,
            state: row.state,
            locale: row.locale.clone(),
            since: info.waiting_since,
            paused: row.pause().map(|pause| pause.since),
            ended: row.ended_at,
            turning_points: Vec::new(),
            history: table.history().ok().cloned(),
        }
    }

    /// The number of turns so far.
    pub fn turns(&self) -> u32 {
        self.history.as_ref().map_or(0, |history| u32::try_from(history.turns().len()).unwrap_or(u32::MAX))
    }

    /// The name of the game's state after this number of turns: it differs if the page does. Turns can be undone and
    /// played differently, so their number alone says too little.
    pub fn version(&self, turn: u32) -> u64 {
        let mut hasher = Xxh3::new();
        self.history.iter().flat_map(|history| history.turns()).take(turn as usize).for_each(|turn| {
            (turn.seq, &turn.steps).hash(&mut hasher);
        });
        self.names.hash(&mut hasher);
        self.name.hash(&mut hasher);
        self.turning_points.iter().for_each(|point| (point.turn, point.lost).hash(&mut hasher));
        if turn == self.turns() {
            (std::mem::discriminant(&self.state), self.paused, self.ended, self.since).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The game after this number of turns. `None` before its start, and for a turn that can't be replayed.
    pub fn moment(&self, turn: u32) -> Option<PublicPosition> {
        let position = self.history.as_ref()?.position_at(turn as usize).ok()?;
        (turn <= self.turns()).then_some(PublicPosition(position))
    }

    /// The game after each number of turns, from the start.
    pub fn moments(&self) -> Vec<PublicPosition> {
        let Some(history) = &self.history else { return Vec::new() };
        let start = history.position_at(0).ok();
        start.into_iter().chain(history.positions()).map(PublicPosition).collect()
    }

    /// A turn by its number, from 1.
    pub fn turn(&self, number: u32) -> Option<TurnInWords> {
        let turn: &Turn = self.history.as_ref()?.turns().get((number as usize).checked_sub(1)?)?;
        let mut lines = Facts::of(&turn.events).lines(Viewer::Public);
        if lines.is_empty() {
            lines.push(Phrase::new("web-chosen").seat("player", turn.seat));
        }
        Some(TurnInWords { seat: turn.seat, round: turn.round, lines })
    }
}

impl PublicPosition {
    /// The texts of the game.
    pub fn face(&self) -> Box<dyn Face> {
        self.0.face(Viewer::Public)
    }

    /// The board, with marks on what changed since another moment.
    pub fn board(&self, since: Option<&PublicPosition>, names: &[String], theme: Theme) -> PageBoard {
        self.0.page(Viewer::Public, since.map(|since| &*since.0), names, theme)
    }

    /// The things of one player, in words. The first line of the region's description only names it.
    pub fn player(&self, seat: Seat, names: &[String]) -> Vec<Phrase> {
        let regions = self.face().regions();
        let own = regions.into_iter().find(|region| region.seat == Some(seat));
        let alt = own.map(|region| self.picture(PictureKind::Region(region.id), names).alt).unwrap_or_default();
        alt.into_iter().skip(1).collect()
    }

    fn picture(&self, kind: PictureKind, names: &[String]) -> Scene {
        self.0.scene(kind, Viewer::Public, None, names, Theme::Light)
    }

    pub fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

impl Tables {
    /// The public state of the game with this page. `None` if there is no such page.
    ///
    /// # Errors
    /// The store failed, or the game can't be read.
    pub async fn public_game(&self, name: &PageName) -> Result<Option<(TableId, PublicGame)>, TableError> {
        let Some(id) = self.page(name).await? else { return Ok(None) };
        let now = self.now().await?;
        let mut game = self.with_table(id, |table| PublicGame::of(table, now)).await?;
        if game.state == TableState::Over {
            game.turning_points = self.public_turning_points(id).await?;
        }
        Ok(Some((id, game)))
    }
}
