//! The public state of a game, as its page on the web shows it.
//!
//! Nothing here depends on a viewer: every position is seen from outside. The page gets its facts only from these
//! values, so it can't show a hidden thing.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use jiff::Timestamp;
use xxhash_rust::xxh3::Xxh3;

use crate::engine::{Facts, Options, Outcome, Phrase, Seat, SeatSet, Viewer};
use crate::games::{Face, PageBoard, PictureKind, Position, Theme, Title};
use crate::scene::Scene;
use crate::table::core::history::{History, Turn};
use crate::table::core::loaded::LoadedTable;
use crate::table::features::viewing::rules;
use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;
use crate::table::{PageName, TableId, TableState, TurningPoint};

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
pub struct Moment(Arc<dyn Position>);

impl PublicGame {
    fn of(table: &LoadedTable, now: Timestamp) -> PublicGame {
        let (row, card, info) = (&table.row, table.card(), rules::info(table, None, now));
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
    pub fn moment(&self, turn: u32) -> Option<Moment> {
        let position = self.history.as_ref()?.position_at(turn as usize).ok()?;
        (turn <= self.turns()).then_some(Moment(position))
    }

    /// The game after each number of turns, from the start.
    pub fn moments(&self) -> Vec<Moment> {
        let Some(history) = &self.history else { return Vec::new() };
        let start = history.position_at(0).ok();
        start.into_iter().chain(history.positions()).map(Moment).collect()
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

impl Moment {
    /// The texts of the game.
    pub fn face(&self) -> Box<dyn Face> {
        self.0.face(Viewer::Public)
    }

    /// The board, with marks on what changed since another moment.
    pub fn board(&self, since: Option<&Moment>, names: &[String], theme: Theme) -> PageBoard {
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
