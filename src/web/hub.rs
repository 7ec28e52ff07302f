//! The watched pages: their games, and the drawn documents.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore, watch};
use tokio_util::sync::CancellationToken;

use crate::render::Renderer;
use crate::table::{PageName, PublicGame, TableError, TableId, Tables, chain};
use crate::text::Texts;

use super::document::{Document, Whole, tag};
use super::words::PageWords;

/// Maximum number of pages in memory. One without watchers makes room for another.
const PAGES: usize = 256;
/// Maximum size of the drawn documents in memory, in bytes.
const DRAWN: usize = 24 << 20;
/// Logs and charts in memory.
const WRITTEN: usize = 64;
/// Documents drawn at the same time.
const AT_ONCE: usize = 1;

/// A watched page. Its game is `None` once the link has ended.
pub struct Page {
    id: TableId,
    game: watch::Sender<Option<Arc<PublicGame>>>,
}

impl Page {
    /// The game as it is now. `None` if the link has ended.
    pub fn game(&self) -> Option<Arc<PublicGame>> {
        self.game.borrow().clone()
    }

    /// Follows the game.
    pub fn watch(&self) -> watch::Receiver<Option<Arc<PublicGame>>> {
        self.game.subscribe()
    }
}

/// The key of a document: the page, the tags of its turn and of the newest one, the turn before the marked changes, the
/// language.
type Key = (PageName, [String; 2], u32, String);

/// The log and the charts of a game by page, version and language.
type Written = ((PageName, String, String), Arc<Whole>);

/// A document that is being drawn or drawn. Those who ask at the same time wait for one drawing.
type Drawing = Arc<OnceCell<Arc<Document>>>;

/// All pages. Clones share them.
#[derive(Clone)]
pub struct Hub {
    tables: Tables,
    texts: Arc<Texts>,
    renderer: Arc<Renderer>,
    pages: Arc<Mutex<HashMap<PageName, Arc<Page>>>>,
    drawn: Arc<Mutex<Drawn>>,
    written: Arc<Mutex<VecDeque<Written>>>,
    places: Arc<Semaphore>,
}

/// The newest documents, and the number of all that were drawn.
#[derive(Default)]
struct Drawn {
    newest: VecDeque<(Key, Drawing)>,
    count: u64,
}

impl Hub {
    pub fn new(tables: Tables, texts: Arc<Texts>) -> Hub {
        Hub {
            tables,
            texts,
            renderer: Arc::new(Renderer::new()),
            pages: Arc::default(),
            drawn: Arc::default(),
            written: Arc::default(),
            places: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    pub fn texts(&self) -> &Arc<Texts> {
        &self.texts
    }

    /// The public address of all pages, without a slash at its end.
    pub fn address(&self) -> Arc<str> {
        self.tables.public_address().cloned().unwrap_or_else(|| Arc::from(""))
    }

    /// Returns `true` for the name of a page in memory.
    pub fn knows(&self, name: &PageName) -> bool {
        self.pages().contains_key(name)
    }

    /// The page with this name. `None` if there is none.
    ///
    /// # Errors
    /// The store failed, or the game can't be read.
    pub async fn page(&self, name: &PageName) -> Result<Option<Arc<Page>>, TableError> {
        let known = self.pages().get(name).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let Some((id, game)) = self.tables.public_game(name).await? else { return Ok(None) };
        let page = Arc::new(Page { id, game: watch::Sender::new(Some(Arc::new(game))) });
        let page = {
            let mut pages = self.pages();
            if pages.len() >= PAGES {
                pages.retain(|_, page| page.game.receiver_count() > 0);
            }
            // Another visitor may have come first.
            Arc::clone(pages.entry(name.clone()).or_insert(page))
        };
        // The game may have changed after it was read and before its changes reached this page.
        self.refresh(|page| page.id == id).await;
        Ok(Some(page))
    }

    /// Keeps the pages up to date until `closing`.
    pub async fn follow(self, closing: CancellationToken) {
        let mut changes = self.tables.changes();
        loop {
            let changed = tokio::select! {
                changed = changes.recv() => changed,
                () = closing.cancelled() => return,
            };
            match changed {
                Ok(id) => self.refresh(|page| page.id == id).await,
                // Changes came faster than pages could be read, so any of them may have changed.
                Err(RecvError::Lagged(_)) => self.refresh(|_| true).await,
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Reads pages again, and ends those whose link has ended.
    async fn refresh(&self, wanted: impl Fn(&Page) -> bool) {
        let pages: Vec<(PageName, Arc<Page>)> = {
            let pages = self.pages();
            let wanted = pages.iter().filter(|(_, page)| wanted(page));
            wanted.map(|(name, page)| (name.clone(), Arc::clone(page))).collect()
        };
        for (name, page) in pages {
            match self.tables.public_game(&name).await {
                Ok(Some((_, game))) => {
                    page.game.send_replace(Some(Arc::new(game)));
                }
                Ok(None) => {
                    self.pages().remove(&name);
                    page.game.send_replace(None);
                    self.drawn().newest.retain(|((drawn, ..), _)| *drawn != name);
                }
                // Its visitors get the old state until the next change.
                Err(error) => {
                    tracing::error!(table = %page.id, error = chain(&error), "could not read a game for its page");
                }
            }
        }
    }

    /// The page of a game after `turn` turns, with marks on what changed since `since`.
    ///
    /// # Errors
    /// The drawing failed, or the program is stopping.
    pub async fn document(
        &self,
        name: &PageName,
        game: &Arc<PublicGame>,
        (turn, since): (u32, u32),
        locale: &str,
    ) -> Result<Arc<Document>, tokio::task::JoinError> {
        let key = (name.clone(), [tag(game, turn), tag(game, game.turns())], since, locale.to_owned());
        let drawing = self.drawing(key);
        let draw = || async {
            let place = self.place().await;
            let (hub, game, name, locale) = (self.clone(), Arc::clone(game), name.clone(), locale.to_owned());
            tokio::task::spawn_blocking(move || {
                let words = PageWords::new(Arc::clone(&hub.texts), &locale, game.title, &game.names);
                let whole = hub.whole((name, tag(&game, game.turns()), locale), &words, &game);
                let document = Document::new(&hub.renderer, &words, (&game, &whole), (turn, since));
                hub.drawn().count += 1;
                drop(place);
                Arc::new(document)
            })
            .await
        };
        let document = drawing.get_or_try_init(draw).await.cloned();
        self.make_room();
        document
    }

    /// The log and the charts of a game.
    fn whole(&self, key: (PageName, String, String), words: &PageWords, game: &PublicGame) -> Arc<Whole> {
        let written = || self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let known = written().iter().find(|(other, _)| *other == key).map(|(_, whole)| Arc::clone(whole));
        known.unwrap_or_else(|| {
            let whole = Arc::new(Whole::new(words, game));
            let mut written = written();
            written.push_back((key, Arc::clone(&whole)));
            if written.len() > WRITTEN {
                written.pop_front();
            }
            whole
        })
    }

    /// A place to draw. Callers hold it while they do.
    pub async fn place(&self) -> Option<OwnedSemaphorePermit> {
        // Only a closed semaphore gives none, and this one is never closed.
        Arc::clone(&self.places).acquire_owned().await.ok()
    }

    fn drawing(&self, key: Key) -> Drawing {
        let mut drawn = self.drawn();
        let known = drawn.newest.iter().position(|(other, _)| *other == key);
        let drawing = match known.and_then(|at| drawn.newest.remove(at)) {
            Some((_, drawing)) => drawing,
            None => Drawing::default(),
        };
        drawn.newest.push_back((key, Arc::clone(&drawing)));
        drawing
    }

    fn make_room(&self) {
        let mut drawn = self.drawn();
        let size = |drawing: &Drawing| drawing.get().map_or(0, |document| document.bytes());
        let mut bytes: usize = drawn.newest.iter().map(|(_, drawing)| size(drawing)).sum();
        while bytes > DRAWN && drawn.newest.len() > 1 {
            let oldest = drawn.newest.pop_front();
            bytes -= oldest.map_or(0, |(_, drawing)| size(&drawing));
        }
    }

    /// The number of documents drawn so far.
    pub fn count(&self) -> u64 {
        self.drawn().count
    }

    pub fn renderer(&self) -> &Arc<Renderer> {
        &self.renderer
    }

    fn pages(&self) -> std::sync::MutexGuard<'_, HashMap<PageName, Arc<Page>>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn drawn(&self) -> std::sync::MutexGuard<'_, Drawn> {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
