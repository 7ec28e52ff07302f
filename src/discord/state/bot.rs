//! What the bot works with.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize};
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::render::Pictures;
use crate::table::{ChannelId, FairQueue, GuildId, Tables, UserId};
use crate::text::Texts;

use super::draw::Drawing;
use super::news::News;
use super::owners::Owners;
use super::per_user::PerUser;
use super::repeats::Repeats;
use crate::discord::pages::rules::RuleBooks;
use crate::discord::parts::emojis::Emojis;
use crate::discord::parts::localizer::Localizer;
use crate::discord::rest::Rest;

/// How many interactions are worked on at once; more wait for their turn.
const AT_ONCE: usize = 64;

/// The bot: everything that an interaction or a delivery needs. [`crate::discord::run`] connects it to Discord; a test can
/// hand it what happens by itself.
pub struct Bot {
    pub(crate) rest: Rest,
    pub(crate) tables: Tables,
    pub(crate) texts: Arc<Texts>,
    pub(crate) rules: RuleBooks,
    pub(crate) drawing: Drawing,
    pub(crate) own_id: UserId,
    pub(crate) guild: Option<u64>,
    /// Where the owners' command is registered.
    pub(crate) admin: Option<u64>,
    /// Who owns the application, as far as was asked.
    pub(crate) owners: Mutex<Owners>,
    /// How many connections to the gateway there are to be, and how many stand.
    pub(crate) shards: AtomicU32,
    pub(crate) connections: Arc<AtomicUsize>,
    /// Since when it works.
    pub(crate) since: Timestamp,
    pub(crate) registered: AtomicBool,
    /// The emojis that are registered so far.
    pub(crate) emojis: Mutex<Arc<Emojis>>,
    /// Whether their registration has begun.
    pub(crate) emojis_begun: AtomicBool,
    /// Cancelled when the program stops.
    pub(crate) closing: CancellationToken,
    /// Places to work on interactions, which servers get in turn.
    pub(crate) working: FairQueue,
    pub(crate) users: PerUser,
    /// Which interactions have arrived already.
    pub(crate) repeats: Repeats,
    /// What is being done for interactions and other events.
    pub(crate) tasks: TaskTracker,
    /// Where the lists of tables are out of date.
    pub(crate) boards: News<GuildId>,
    /// In which channels a table has changed, whose tags may have to follow.
    pub(crate) posts: News<ChannelId>,
    /// Channels for direct messages, by user.
    pub(crate) direct: Mutex<HashMap<UserId, ChannelId>>,
    /// Servers from which the bot was removed since the start.
    pub(crate) left: Mutex<HashSet<GuildId>>,
    /// What was warned of already.
    pub(crate) warned: Mutex<HashSet<&'static str>>,
}

impl Bot {
    /// A bot that knows nobody yet. Commands are registered in the one server, or everywhere.
    pub fn new(
        rest: Rest,
        own_id: UserId,
        guild: Option<u64>,
        tables: Tables,
        texts: Arc<Texts>,
        pictures: Pictures,
    ) -> Self {
        Bot {
            rest,
            admin: None,
            owners: Mutex::default(),
            shards: AtomicU32::new(0),
            connections: Arc::default(),
            since: tables.clock().now(),
            tables,
            drawing: Drawing::new(pictures, Arc::clone(&texts)),
            texts,
            rules: RuleBooks::default(),
            own_id,
            guild,
            registered: AtomicBool::new(false),
            emojis: Mutex::default(),
            emojis_begun: AtomicBool::new(false),
            closing: CancellationToken::new(),
            working: FairQueue::new(AT_ONCE),
            users: PerUser::default(),
            repeats: Repeats::default(),
            tasks: TaskTracker::new(),
            boards: News::default(),
            posts: News::default(),
            direct: Mutex::default(),
            left: Mutex::default(),
            warned: Mutex::default(),
        }
    }

    /// The same bot, whose owners have a command in this server, and which has so many connections to the gateway.
    #[must_use]
    pub fn administered_in(self, admin: Option<u64>, shards: u32) -> Self {
        Bot { admin, shards: AtomicU32::new(shards), ..self }
    }

    /// What speaks this language, with the emojis that there are, and calls the players so.
    pub(crate) fn localizer_for(&self, locale: &str, names: &[String]) -> Localizer<'_> {
        let emojis = self.emojis.lock().unwrap_or_else(PoisonError::into_inner);
        Localizer::new(&self.texts, locale, names).with_emojis(Arc::clone(&emojis))
    }
}
