//! The user's own data: a copy, hiding from lists, and forgetting.

use std::sync::Arc;

use crate::engine::Phrase;
use crate::table::{PersonData, PrivacyReply, Stamp, TableId};

use crate::discord::parts::buttons::{ConfirmButton, PrivacyButton};
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, PictureContent};

/// The answer to a request about the user's own data.
pub fn answer(localizer: &Localizer<'_>, reply: &PrivacyReply) -> Message {
    let text = |phrase: Phrase| Message::text(localizer.say(&phrase));
    match reply {
        PrivacyReply::Data(data) => file(localizer, data),
        PrivacyReply::Hidden(true) => text(Phrase::new("ui-privacy-hidden")),
        PrivacyReply::Hidden(false) => text(Phrase::new("ui-privacy-visible")),
        PrivacyReply::Ask { games } => {
            let stamp = Stamp::of_table(TableId(0));
            let forget =
                button(stamp, PrivacyButton::Forget, ButtonStyle::Danger, &localizer.word("ui-button-forget-me"));
            let keep =
                button(stamp, ConfirmButton::Keep, ButtonStyle::Secondary, &localizer.word("ui-button-keep-data"));
            let rows = vec![Row::Buttons(vec![forget, keep])];
            Message { rows, ..text(Phrase::new("ui-privacy-ask").with("games", *games)) }
        }
        PrivacyReply::Plays(channels) => {
            let channel = |channel: &crate::table::ChannelId| {
                Phrase::new("ui-privacy-channel").with("channel", format!("<#{channel}>"))
            };
            let shown: Vec<Phrase> = channels.iter().take(MOST_CHANNELS).map(channel).collect();
            text(Phrase::new("ui-privacy-plays").with("count", channels.len()).with("channels", shown))
        }
        PrivacyReply::Unknown => text(Phrase::new("ui-privacy-unknown")),
        PrivacyReply::Forgotten { games } => text(Phrase::new("ui-privacy-forgotten").with("games", *games)),
    }
}

/// Channels in one sentence.
const MOST_CHANNELS: usize = 10;

/// The largest file that Discord accepts from any bot, with room for the rest of the request.
const LARGEST: usize = 9 << 20;

fn file(localizer: &Localizer<'_>, data: &PersonData) -> Message {
    // Stored values are plain JSON, so writing them can't fail.
    let bytes = serde_json::to_vec_pretty(data).unwrap_or_default();
    if bytes.len() > LARGEST {
        return Message::text(localizer.say(&Phrase::new("ui-privacy-too-large")));
    }
    let picture = Picture {
        content: PictureContent::Ready { name: "my-data.json".to_owned(), bytes: Arc::new(bytes) },
        locale: localizer.locale().to_owned(),
        names: Vec::new(),
        alt: localizer.word("ui-privacy-file"),
    };
    let text = localizer.say(&Phrase::new("ui-privacy-data"));
    Message { picture: Some(picture), ..Message::text(text) }
}
