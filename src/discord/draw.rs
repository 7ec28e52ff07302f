//! Pictures drawn when their message is sent.

use std::sync::Arc;

use super::Bot;
use super::message::{Drawn, Picture};

/// The pictures of a message as files. What cannot be drawn is missing: a game goes on without
/// pictures, and the log says why.
pub async fn draw(bot: &Bot, pictures: &[Picture]) -> Vec<Drawn> {
    let mut files = Vec::new();
    for picture in pictures {
        let texts = Arc::clone(&bot.texts);
        let (locale, names) = (picture.locale.clone(), picture.names.clone());
        let language = format!("{locale}\n{}", names.join("\n"));
        let say = move |phrase: &crate::engine::Phrase| texts.say(&locale, phrase, &names);
        match bot.pictures.png(picture.scene.clone(), &language, say).await {
            Ok(png) => {
                let file = format!("picture-{}.png", files.len() + 1);
                files.push(Drawn { file, alt: picture.alt.clone(), png });
            }
            Err(error) => tracing::error!("{error}: the message goes without it"),
        }
    }
    files
}
