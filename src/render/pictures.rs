//! Pictures for asynchronous callers: drawn on threads that may block, a few at a time, and cached by
//! what they show.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use xxhash_rust::xxh3::Xxh3;

use crate::engine::Phrase;
use crate::scene::{Colours, Scene};

use super::animation::AnimationError;
use super::cache::Cache;
use super::renderer::Renderer;

/// Bytes of the cache of finished pictures.
const CACHE: usize = 32 << 20;

/// A picture could not be made.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The program is stopping.
    #[error("the picture was not drawn because the program is stopping")]
    Stopping,
    /// Drawing it failed.
    #[error("the picture could not be drawn")]
    Failed(#[source] tokio::task::JoinError),
    /// An animation could not be encoded.
    #[error("the animation could not be made")]
    Animation(#[from] AnimationError),
}

/// Draws pictures beside the asynchronous threads.
#[derive(Clone)]
pub struct Pictures {
    shared: Arc<Shared>,
}

struct Shared {
    renderer: Renderer,
    /// One permit for each picture that may be drawn now.
    permits: Arc<Semaphore>,
    /// An animation takes as long as a hundred pictures, which do not wait for it; they are drawn one by one.
    animations: Arc<Semaphore>,
    at_once: usize,
    finished: Cache<u64, Vec<u8>>,
}

impl Pictures {
    /// Draws at most so many pictures at the same time.
    pub fn new(at_once: usize) -> Self {
        let at_once = at_once.max(1);
        let shared = Shared {
            renderer: Renderer::new(),
            permits: Arc::new(Semaphore::new(at_once)),
            animations: Arc::new(Semaphore::new(1)),
            at_once,
            finished: Cache::new(CACHE),
        };
        Pictures { shared: Arc::new(shared) }
    }

    /// How many pictures are drawn at the same time.
    pub fn at_once(&self) -> usize {
        self.shared.at_once
    }

    /// Forgets finished pictures, and what they were made of, that nobody asked for since this was called before.
    pub fn forget_unused(&self) {
        self.shared.finished.forget_unused();
        self.shared.renderer.forget_unused();
    }

    /// A scene as PNG. `say` puts its phrases into words; `language` names everything that its
    /// answers depend on beside the phrase, such as the reader's locale and the players' names.
    ///
    /// # Errors
    /// The program is stopping, or drawing failed.
    pub async fn png(
        &self,
        scene: Scene,
        language: &str,
        say: impl Fn(&Phrase) -> String + Send + 'static,
    ) -> Result<Arc<Vec<u8>>, PictureError> {
        let mut hasher = Xxh3::new();
        language.hash(&mut hasher);
        scene.content_hash(&mut hasher);
        let key = hasher.finish();
        if let Some(finished) = self.shared.finished.get(&key) {
            return Ok(finished);
        }
        let permit = permit(&self.shared.permits).await?;
        // Somebody else may have asked for the same picture and waited before us.
        if let Some(finished) = self.shared.finished.get(&key) {
            return Ok(finished);
        }
        let shared = Arc::clone(&self.shared);
        let drawn = tokio::task::spawn_blocking(move || {
            let png = shared.renderer.png(&scene, &say);
            let bytes = png.len();
            let finished = shared.finished.insert(key, png, bytes);
            // Given back when the picture can be found, also where nobody waits for it any more.
            drop(permit);
            finished
        });
        drawn.await.map_err(PictureError::Failed)
    }

    /// Scenes one after the other as an animated GIF, as [`Renderer::animation`] makes it. It is not
    /// cached: a game is shown from beginning to end once.
    ///
    /// # Errors
    /// As [`Pictures::png`], or the scenes are too large for an animation.
    pub async fn gif(
        &self,
        scenes: Vec<(Scene, u16)>,
        say: impl Fn(&Phrase) -> String + Send + 'static,
    ) -> Result<Arc<Vec<u8>>, PictureError> {
        let permit = permit(&self.shared.animations).await?;
        let shared = Arc::clone(&self.shared);
        let drawn = tokio::task::spawn_blocking(move || {
            let (width, most) = (Renderer::ANIMATION_WIDTH, Renderer::ANIMATION_BYTES);
            let gif = shared.renderer.animation(&scenes, width, most, &say);
            drop(permit);
            gif
        });
        Ok(Arc::new(drawn.await.map_err(PictureError::Failed)??))
    }

    /// Icons alone as PNGs of `side` pixels ([`Renderer::icon`]), those that exist, in the order in which they are named.
    ///
    /// # Errors
    /// As [`Pictures::png`].
    pub async fn icons(
        &self,
        colours: &'static Colours,
        icons: Vec<&'static str>,
        side: u32,
    ) -> Result<Vec<(&'static str, Vec<u8>)>, PictureError> {
        let permit = permit(&self.shared.permits).await?;
        let shared = Arc::clone(&self.shared);
        let drawn = tokio::task::spawn_blocking(move || {
            let draw = |name| Some((name, shared.renderer.icon(colours, name, side)?));
            let drawn = icons.into_iter().filter_map(draw).collect();
            drop(permit);
            drawn
        });
        drawn.await.map_err(PictureError::Failed)
    }
}

/// Waits until one more may be drawn.
async fn permit(permits: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, PictureError> {
    Arc::clone(permits).acquire_owned().await.map_err(|_| PictureError::Stopping)
}
