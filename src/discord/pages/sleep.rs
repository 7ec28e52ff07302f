//! The question about an idle game.

use crate::engine::Phrase;
use crate::table::{IdleNews, Stamp, TableCard, date};

use crate::discord::parts::buttons::PauseButton;
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The question whether to close or pause an idle game, or its outcome.
pub(crate) fn question(localizer: &Localizer<'_>, table: &TableCard, news: &IdleNews) -> Message {
    let stamp = Stamp::of_table(table.id);
    let go_on = |key: &str| button(stamp, PauseButton::GoOn, ButtonStyle::Primary, &localizer.word(key));
    let rest = |key: &str| button(stamp, PauseButton::Rest, ButtonStyle::Secondary, &localizer.word(key));
    let (phrase, buttons) = match news {
        IdleNews::Asked { lobby, since, until } => {
            let key = if *lobby { "ui-idle-lobby" } else { "ui-idle-game" };
            let since = format!("<t:{}:R>", since.as_second());
            let phrase = Phrase::new(key).with("since", since).with("until", date(*until));
            let buttons = match lobby {
                true => vec![go_on("ui-button-keep-open"), rest("ui-button-close")],
                false => vec![go_on("ui-button-go-on"), rest("ui-button-sleep")],
            };
            (phrase, buttons)
        }
        IdleNews::Asleep => (Phrase::new("ui-pause-asleep"), vec![go_on("ui-button-go-on")]),
        IdleNews::Stays { lobby: true } => (Phrase::new("ui-idle-stays-open"), Vec::new()),
        IdleNews::Stays { lobby: false } => (Phrase::new("ui-idle-stays-awake"), Vec::new()),
        IdleNews::Closed => (Phrase::new("ui-idle-closed"), Vec::new()),
    };
    let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
    Message { rows, ..Message::text(localizer.say(&phrase)) }
}
