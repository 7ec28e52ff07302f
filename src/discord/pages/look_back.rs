//! The look back at a finished game: its picture, and the decisive turns as buttons.

use crate::engine::Phrase;
use crate::table::{LookBackSheet, Stamp};

use super::content::scene_picture;
use super::people::look_back::{Finished, scene, turned};
use super::titles::called;
use crate::discord::commands::intent::ReplyFormat;
use crate::discord::parts::buttons::{ComponentAction, HistoryButton, ReviewButton};
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture};

/// The look back. Each button opens the board after a decisive turn. A post for everyone has no buttons.
pub fn sheet(localizer: &Localizer<'_>, sheet: &LookBackSheet, format: ReplyFormat) -> Message {
    let localizer = &localizer.of(&sheet.table.names());
    let stamp = Stamp::of_table(sheet.table.id);
    let of = |action: ComponentAction, label: &str| button(stamp, action, ButtonStyle::Secondary, label);
    let mut buttons = Vec::new();
    for turn in &sheet.turns {
        let label = localizer.plain(&Phrase::new("ui-button-see-turn").with("turn", *turn));
        buttons.push(of(HistoryButton::Show(*turn).into(), &label));
    }
    buttons.push(match sheet.computing {
        Some(_) => of(ReviewButton::LookBackAgain.into(), &localizer.word("ui-button-look-back-again")),
        None => of(ReviewButton::PostLookBack.into(), &localizer.word("ui-button-post")),
    });
    let rows = if format == ReplyFormat::Public { Vec::new() } else { vec![Row::Buttons(buttons)] };
    let picture = picture(localizer, sheet);
    Message { rows, picture, ..Message::text(localizer.say(&title(sheet))) }
}

fn picture(localizer: &Localizer<'_>, sheet: &LookBackSheet) -> Option<Picture> {
    let shown = scene(&Finished {
        game: sheet.table.game,
        theme: sheet.table.theme,
        names: localizer.names(),
        title: sheet.table.name.as_deref(),
        days: Some((sheet.ending.started, sheet.ending.ended)),
        outcome: sheet.ending.outcome.as_ref()?,
        back: &sheet.back,
        turns: &sheet.turns,
        computing: sheet.computing.map(i64::from),
    });
    Some(scene_picture(localizer, shown))
}

fn title(sheet: &LookBackSheet) -> Phrase {
    let game = called(&sheet.table);
    if let Some(percent) = sheet.computing {
        return Phrase::new("ui-look-back-computing").with("percent", percent);
    }
    if sheet.turns.is_empty() {
        return Phrase::new("ui-look-back-open").with("game", game);
    }
    let turns: Vec<Phrase> = sheet.turns.iter().map(|turn| turned(&sheet.back, *turn)).collect();
    Phrase::new("ui-look-back-title").with("game", game).with("count", turns.len()).with("turns", turns)
}
