//! Pictures are drawn when their message is sent, the servers' in turn.

use std::sync::Arc;
use std::time::Instant;

use crate::engine::Phrase;
use crate::monitor;
use crate::render::Pictures;
use crate::scene::Scene;
use crate::table::{FairQueue, Share};
use crate::text::Texts;

use crate::discord::parts::message::{Attachment, Picture, PictureContent};

/// Draws pictures, and lets no server wait for what another one asks for.
pub struct Drawing {
    pictures: Pictures,
    texts: Arc<Texts>,
    stills: FairQueue,
    animations: FairQueue,
}

impl Drawing {
    /// Pictures with these words.
    pub fn new(pictures: Pictures, texts: Arc<Texts>) -> Self {
        let stills = FairQueue::new(pictures.at_once());
        Drawing { pictures, texts, stills, animations: FairQueue::new(1) }
    }

    /// The pictures without queues, for what belongs to no server.
    pub fn pictures(&self) -> &Pictures {
        &self.pictures
    }

    /// The picture of a message as a file, for this server and user. Nothing where it cannot be drawn: a game
    /// goes on without pictures, and the log says why.
    pub async fn draw(&self, share: Share, picture: Option<&Picture>) -> Option<Attachment> {
        let picture = picture?;
        let texts = Arc::clone(&self.texts);
        let (locale, names) = (picture.locale.clone(), picture.names.clone());
        // What is drawn alike for everybody who reads these words is kept.
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
                tracing::error!("{error}: the message goes without it");
                None
            }
        }
    }
}
