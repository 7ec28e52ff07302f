//! Texts with which players can verify a game: the seal, the sealed values, and the check.

use std::sync::Arc;

use crate::engine::Phrase;
use crate::games::proof::Proof;
use crate::table::{Announcement, Body, FairPlay, ProofSheet, Stamp, TurnNews};

use crate::discord::parts::buttons::ReviewButton;
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, PictureContent};

/// The seal, as shown in the first message of a game.
pub(crate) fn sealed(localizer: &Localizer<'_>, news: &TurnNews) -> Option<String> {
    let Some(FairPlay::Sealed { commitment }) = news.fair_play else { return None };
    let line = Phrase::new("ui-fair-play-sealed").with("commitment", commitment.shown());
    Some(format!("-# {}", localizer.say(&line)))
}

/// Adds a button for the check to the last message of a game.
pub(crate) fn add(localizer: &Localizer<'_>, announcement: &Announcement, message: &mut Message) {
    let Body::Final { news, .. } = &announcement.body else { return };
    if let Some(FairPlay::Ended { .. }) = news.fair_play
        && let Some(Row::Buttons(buttons)) = message.rows.first_mut()
        && buttons.len() < limit::BUTTONS
    {
        let stamp = Stamp::of_message(announcement.table.id, news.seq);
        let label = localizer.word("ui-button-fair-play");
        buttons.push(button(stamp, ReviewButton::Proof, ButtonStyle::Secondary, &label));
    }
}

/// The reply to the button for the check: the result, and the file with which anyone can check the game.
pub(crate) fn checked(localizer: &Localizer<'_>, sheet: &ProofSheet) -> Message {
    let found = match &sheet.verified {
        Ok(verified) => {
            let key = if verified.dealt { "ui-fair-play-checked" } else { "ui-fair-play-checked-log" };
            Phrase::new(key).with("turns", verified.turns)
        }
        Err(why) => Phrase::new("ui-fair-play-broken").with("why", why.clone()),
    };
    let file = PictureContent::Ready {
        name: format!("game-{}.proof.json", sheet.table.id),
        bytes: Arc::new(sheet.proof.write().into_bytes()),
    };
    let picture = Picture {
        content: file,
        locale: localizer.locale().to_owned(),
        names: Vec::new(),
        alt: localizer.plain(&Phrase::new("ui-fair-play-file")),
    };
    let mut content = localizer.say(&found);
    if sheet.verified.is_ok() {
        let seal = Phrase::new("ui-fair-play-compare").with("seal", sheet.proof.commitment.shown());
        let Proof { deal, head, .. } = &sheet.proof;
        let log = Phrase::new("ui-fair-play-ended").with("seed", deal.seed.to_string());
        let log = log.with("salt", deal.salt.short()).with("head", head.shown());
        content = format!("{content}\n{}\n-# {}", localizer.say(&seal), localizer.say(&log));
    }
    Message { content, picture: Some(picture), ..Message::default() }
}
