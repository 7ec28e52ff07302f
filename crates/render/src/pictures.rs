//! Pictures for async callers: drawn on blocking threads, a few at a time, and cached by content.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use xxhash_rust::xxh3::Xxh3;

use engine::Phrase;
use scene::{Colours, Scene};

use super::animation::AnimationError;
use super::cache::GenerationCache;
use super::renderer::Renderer;

/// Size of the cache for finished pictures, in bytes.
const CACHE: usize = 32 << 20;

#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("could not draw the picture because the program is stopping")]
    Stopping,
    /// Drawing failed.
    #[error("could not draw the picture")]
    Failed(#[source] tokio::task::JoinError),
    /// The animation couldn't be encoded.
    #[error("could not draw the animation")]
    Animation(#[from] AnimationError),
}

/// Draws pictures on blocking threads.
#[derive(Clone)]
pub struct Pictures {
    shared: Arc<Shared>,
}

struct Shared {
    renderer: Renderer,
    /// One permit per picture that may be drawn now.
    permits: Arc<Semaphore>,
    /// Animations have a separate permit and run one at a time: each takes as long as a hundred pictures, which must
    /// not wait for it.
    animations: Arc<Semaphore>,
    at_once: usize,
    finished: GenerationCache<u64, Vec<u8>>,
}

impl Pictures {
    /// Creates a drawer for at most `at_once` pictures at a time.
    pub fn new(at_once: usize) -> Self {
        let at_once = at_once.max(1);
        let shared = Shared {
            renderer: Renderer::new(),
            permits: Arc::new(Semaphore::new(at_once)),
            animations: Arc::new(Semaphore::new(1)),
            at_once,
            finished: GenerationCache::new(CACHE),
        };
        Pictures { shared: Arc::new(shared) }
    }

    /// Maximum number of pictures drawn at a time.
    pub fn at_once(&self) -> usize {
        self.shared.at_once
    }

    /// Drops finished pictures that no caller requested since the previous call, and still layers that no picture used.
    pub fn forget_unused(&self) {
        self.shared.finished.forget_unused();
        self.shared.renderer.forget_unused();
    }

    /// Draws a scene as PNG. `say` renders its phrases; `language` is a key for everything else that affects the texts,
    /// such as the reader's locale and the players' names.
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
        // Another caller may have requested the same picture and waited before us.
        if let Some(finished) = self.shared.finished.get(&key) {
            return Ok(finished);
        }
        let shared = Arc::clone(&self.shared);
        let drawn = tokio::task::spawn_blocking(move || {
            let png = shared.renderer.png(&scene, &say);
            let bytes = png.len();
            let finished = shared.finished.insert(key, png, bytes);
            // Released only after the picture is in the cache, even if the caller no longer waits for it.
            drop(permit);
            finished
        });
        drawn.await.map_err(PictureError::Failed)
    }

    /// Draws scenes as an animated GIF, see [`Renderer::animation`]. The result isn't cached, because each game is
    /// shown in full only once.
    ///
    /// # Errors
    /// Same as [`Pictures::png`], or the scenes are too large for an animation.
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

    /// Draws single icons as PNGs of `side` pixels ([`Renderer::icon`]), in the given order. Unknown names are skipped.
    ///
    /// # Errors
    /// Same as [`Pictures::png`].
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

async fn permit(permits: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, PictureError> {
    Arc::clone(permits).acquire_owned().await.map_err(|_| PictureError::Stopping)
}
