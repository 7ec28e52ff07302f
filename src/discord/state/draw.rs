//! Draws pictures when their message is sent. Servers take turns.

use std::sync::Arc;
use std::time::Instant;

use crate::engine::Phrase;
use crate::monitor;
use crate::render::Pictures;
use crate::scene::Scene;
use crate::table::{FairQueue, FairShare};
use crate::text::Texts;

use crate::discord::parts::message::{Attachment, Picture, PictureContent};

/// Draws pictures fairly: no server waits behind all of another server's pictures.
pub struct Drawing {
    pictures: Pictures,
    texts: Arc<Texts>,
    stills: FairQueue,
    animations: FairQueue,
}

impl Drawing {
    pub fn new(pictures: Pictures, texts: Arc<Texts>) -> Self {
        let stills = FairQueue::new(pictures.at_once());
        Drawing { pictures, texts, stills, animations: FairQueue::new(1) }
    }

    /// The places in which still pictures are drawn.
    pub fn places(&self) -> &FairQueue {
        &self.stills
    }

    /// The pictures without queues, for pictures that belong to no server.
    pub fn pictures(&self) -> &Pictures {
        &self.pictures
    }

    /// Draws the picture of a message as a file, for this server and user. Returns `None` if drawing fails: the game
    /// continues without the picture, and the log has the reason.
    pub async fn draw(&self, share: FairShare, picture: Option<&Picture>) -> Option<Attachment> {
        let picture = picture?;
        let texts = Arc::clone(&self.texts);
        let (locale, names) = (picture.locale.clone(), picture.names.clone());
        // The cache shares pictures among all readers of this text.
        let language = format!("{locale}\n{}", names.join("\n"));
        let say = move |phrase: &Phrase| texts.say(&locale, phrase, &names);
        let begun = Instant::now();
        let (name, drawn) = match &picture.content {
            PictureContent::Still(scene) => {
                let _place = self.stills.place(share, 1).await;
                ("board.png", self.pictures.png(Scene::clone(scene), &language, say).await)
            }
            PictureContent::Animated(scenes) => {
                let frames = u64::try_from(scenes.len()).unwrap_or(u64::MAX);
                let _place = self.animations.place(share, frames).await;
                ("replay.gif", self.pictures.gif(scenes.clone(), say).await)
            }
            PictureContent::Ready { name, bytes } => {
                return Some(Attachment { name: name.clone(), alt: picture.alt.clone(), bytes: Arc::clone(bytes) });
            }
        };
        monitor::picture(name, drawn.is_ok(), begun.elapsed());
        match drawn {
            Ok(bytes) => Some(Attachment { name: name.to_owned(), alt: picture.alt.clone(), bytes }),
            Err(error) => {
                tracing::error!("could not draw a picture; sending the message without it: {error}");
                None
            }
        }
    }
}
