//! Pictures drawn when their message is sent.

use std::sync::Arc;

use super::Bot;
use super::message::{Drawn, Picture};

/// Every picture is a board of some kind.
const FILE: &str = "board.png";

/// The picture of a message as a file. Nothing where it cannot be drawn: a game goes on without
/// pictures, and the log says why.
pub async fn draw(bot: &Bot, picture: Option<&Picture>) -> Option<Drawn> {
    let picture = picture?;
    let texts = Arc::clone(&bot.texts);
    let (locale, names) = (picture.locale.clone(), picture.names.clone());
    let language = format!("{locale}\n{}", names.join("\n"));
    let say = move |phrase: &crate::engine::Phrase| texts.say(&locale, phrase, &names);
    match bot.pictures.png(picture.scene.clone(), &language, say).await {
        Ok(png) => Some(Drawn { file: FILE.to_owned(), alt: picture.alt.clone(), png }),
        Err(error) => {
            tracing::error!("{error}: the message goes without it");
            None
        }
    }
}
