//! Pictures are drawn when their message is sent.

use std::sync::Arc;
use std::time::Instant;

use crate::engine::Phrase;
use crate::monitor;
use crate::render::Pictures;
use crate::scene::Scene;
use crate::text::Texts;

use super::message::{Attachment, Picture, PictureContent};

/// The picture of a message as a file. Nothing where it cannot be drawn: a game goes on without
/// pictures, and the log says why.
pub async fn draw(pictures: &Pictures, texts: &Arc<Texts>, picture: Option<&Picture>) -> Option<Attachment> {
    let picture = picture?;
    let texts = Arc::clone(texts);
    let (locale, names) = (picture.locale.clone(), picture.names.clone());
    // What is drawn alike for everybody who reads these words is kept.
    let language = format!("{locale}\n{}", names.join("\n"));
    let say = move |phrase: &Phrase| texts.say(&locale, phrase, &names);
    let begun = Instant::now();
    let (name, drawn) = match &picture.content {
        PictureContent::Still(scene) => ("board.png", pictures.png(Scene::clone(scene), &language, say).await),
        PictureContent::Animated(scenes) => ("replay.gif", pictures.gif(scenes.clone(), say).await),
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
