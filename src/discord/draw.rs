//! Pictures drawn when their message is sent.

use std::sync::Arc;

use crate::scene::Scene;

use super::Bot;
use super::message::{Drawn, Picture, Shown};

/// The picture of a message as a file. Nothing where it cannot be drawn: a game goes on without
/// pictures, and the log says why.
pub async fn draw(bot: &Bot, picture: Option<&Picture>) -> Option<Drawn> {
    let picture = picture?;
    let texts = Arc::clone(&bot.texts);
    let (locale, names) = (picture.locale.clone(), picture.names.clone());
    let language = format!("{locale}\n{}", names.join("\n"));
    let say = move |phrase: &crate::engine::Phrase| texts.say(&locale, phrase, &names);
    let (file, drawn) = match &picture.shown {
        Shown::Still(scene) => ("board.png", bot.pictures.png(Scene::clone(scene), &language, say).await),
        Shown::Moving(scenes) => ("replay.gif", bot.pictures.gif(scenes.clone(), say).await),
    };
    match drawn {
        Ok(bytes) => Some(Drawn { file: file.to_owned(), alt: picture.alt.clone(), bytes }),
        Err(error) => {
            tracing::error!("{error}: the message goes without it");
            None
        }
    }
}
