//! Games as files.

use std::sync::Arc;

use crate::engine::Phrase;
use crate::table::{ExportContent, ExportSheet};

use super::{log, titles};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, PictureContent};

/// The reply with the file of a game.
pub(crate) fn file(localizer: &Localizer<'_>, sheet: &ExportSheet) -> Message {
    let (ending, text) = match &sheet.content {
        ExportContent::Record(record) => ("record.json", record.write()),
        // Numbers, texts and lists, so writing them as JSON can't fail.
        ExportContent::Turns(turns) => ("turns.json", serde_json::to_string_pretty(turns).unwrap_or_default()),
        ExportContent::Log(lines) => ("txt", log::whole(&localizer.in_words(), lines)),
    };
    let key = match (&sheet.content, sheet.whole) {
        (_, false) => "ui-export-public",
        (ExportContent::Log(_), true) => "ui-export-text",
        (_, true) => "ui-export-record",
    };
    let number = sheet.table.number.map(|number| format!("-{number}")).unwrap_or_default();
    let picture = Picture {
        content: PictureContent::Ready {
            name: format!("{}{number}.{ending}", sheet.table.game.id()),
            bytes: Arc::new(text.into_bytes()),
        },
        locale: localizer.locale().to_owned(),
        names: Vec::new(),
        alt: localizer.word("ui-export-file"),
    };
    let said = localizer.say(&Phrase::new(key).with("game", titles::called(&sheet.table)));
    Message { picture: Some(picture), ..Message::text(said) }
}
