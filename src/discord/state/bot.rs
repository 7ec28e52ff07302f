//! The state that all interactions and deliveries share.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize};
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;
use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::render::Pictures;
use crate::table::{ChannelId, FairQueue, GuildId, OutboxRowId, Tables, UserId};
use crate::text::Texts;

use super::dirty_set::DirtySet;
use super::draw::Drawing;
use super::owners::Owners;
use super::per_user::PerUser;
use super::repeats::Repeats;
use crate::discord::pages::rules::RuleBooks;
use crate::discord::parts::emojis::Emojis;
use crate::discord::parts::localizer::Localizer;
use crate::discord::rest::Rest;

/// Limit for interactions handled in parallel. Others wait their turn.
const AT_ONCE: usize = 64;

/// Limit for look backs that wait for their chances. Without a place, a button shows the chances.
const LOOK_BACKS_AT_ONCE: usize = 64;

/// The bot: all that an interaction or a delivery needs. [`crate::discord::run`] connects it to Discord. A test can
/// pass it events directly.
pub struct Bot {
    pub(crate) rest: Rest,
    pub(crate) tables: Tables,
    pub(crate) texts: Arc<Texts>,
    pub(crate) rules: Arc<RuleBooks>,
    pub(crate) drawing: Drawing,
    pub(crate) own_id: UserId,
    pub(crate) guild: Option<u64>,
    /// The server with `/admin`.
    pub(crate) admin: Option<u64>,
    /// The owners of the application, from the latest request.
    pub(crate) owners: Mutex<Owners>,
    /// The planned number of gateway connections, and the number of open ones.
    pub(crate) shards: AtomicU32,
    pub(crate) connections: Arc<AtomicUsize>,
    /// The start time.
    pub(crate) since: Timestamp,
    pub(crate) registered: AtomicBool,
    /// The emojis registered so far.
    pub(crate) emojis: Mutex<Arc<Emojis>>,
    /// `true` after the registration of emojis has begun.
    pub(crate) emojis_begun: AtomicBool,
    /// `true` while the bot delivers messages.
    pub(crate) delivering: AtomicBool,
    /// Woken after Discord has refused a reply with emojis but accepted it in words.
    pub(crate) emojis_refused: Notify,
    /// Cancelled when the program begins to stop. It then finishes only the replies to users.
    pub(crate) finishing: CancellationToken,
    /// Cancelled when the program stops.
    pub(crate) closing: CancellationToken,
    /// Permits to handle interactions. Servers take turns.
    pub(crate) working: FairQueue,
    pub(crate) users: PerUser,
    /// Places to wait for look backs that aren't whole yet.
    pub(crate) look_backs: Semaphore,
    /// Interactions that have already arrived.
    pub(crate) repeats: Repeats,
    /// Running tasks for interactions and other events.
    pub(crate) tasks: TaskTracker,
    /// Servers with outdated lists of games.
    pub(crate) boards: DirtySet<GuildId>,
    /// Channels with a changed game, for updates of forum tags.
    pub(crate) posts: DirtySet<ChannelId>,
    /// Channels for direct messages, by user.
    pub(crate) direct: Mutex<HashMap<UserId, ChannelId>>,
    /// Messages to which Discord gives no reason for refusing them, since when.
    pub(crate) unexplained: Mutex<HashMap<OutboxRowId, Timestamp>>,
    /// Servers that removed the bot since the start.
    pub(crate) left: Mutex<HashSet<GuildId>>,
    /// Warnings already logged.
    pub(crate) warned: Mutex<HashSet<&'static str>>,
}

impl Bot {
    /// Creates a bot that has met no users yet. Commands are registered in the given server, or globally.
    pub fn new(
        rest: Rest,
        own_id: UserId,
        guild: Option<u64>,
        tables: Tables,
        texts: Arc<Texts>,
        pictures: Pictures,
    ) -> Self {
        let drawing = Drawing::new(pictures, Arc::clone(&texts));
        let tables = tables.sharing(drawing.places().clone());
        Bot {
            rest: rest.for_tables(tables.clone()),
            admin: None,
            owners: Mutex::default(),
            shards: AtomicU32::new(0),
            connections: Arc::default(),
            since: tables.clock().now(),
            tables,
            drawing,
            texts,
            rules: Arc::default(),
            own_id,
            guild,
            registered: AtomicBool::new(false),
            emojis: Mutex::default(),
            emojis_begun: AtomicBool::new(false),
            delivering: AtomicBool::new(false),
            emojis_refused: Notify::new(),
            finishing: CancellationToken::new(),
            closing: CancellationToken::new(),
            working: FairQueue::new(AT_ONCE),
            users: PerUser::default(),
            look_backs: Semaphore::new(LOOK_BACKS_AT_ONCE),
            repeats: Repeats::default(),
            tasks: TaskTracker::new(),
            boards: DirtySet::default(),
            posts: DirtySet::default(),
            direct: Mutex::default(),
            unexplained: Mutex::default(),
            left: Mutex::default(),
            warned: Mutex::default(),
        }
    }

    /// The places for drawing and for all other work that grows with what people ask for.
    pub fn places(&self) -> &FairQueue {
        self.drawing.places()
    }

    /// Sets the server with `/admin` and the number of connections to the gateway.
    #[must_use]
    pub fn administered_in(self, admin: Option<u64>, shards: u32) -> Self {
        Bot { admin, shards: AtomicU32::new(shards), ..self }
    }

    /// Returns a localizer for this language and these player names, with the emojis registered so far.
    pub(crate) fn localizer_for(&self, locale: &str, names: &[String]) -> Localizer<'_> {
        let localizer = Localizer::new(&self.texts, locale, names).with_emojis(self.known_emojis());
        localizer.with_web(self.tables.public_address().cloned())
    }

    pub(crate) fn known_emojis(&self) -> Arc<Emojis> {
        Arc::clone(&self.emojis.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
