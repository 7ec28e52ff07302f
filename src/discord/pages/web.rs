//! Links to the page of a game on the web, where anyone can watch.

use crate::engine::Phrase;
use crate::table::{Stamp, TableCard};

use crate::discord::parts::buttons::WebButton;
use crate::discord::parts::components::{Button, ButtonStyle, Row, button, link};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The button that opens the game's page, if it has one.
pub(crate) fn open(localizer: &Localizer<'_>, table: &TableCard) -> Option<Button> {
    Some(link(localizer.page(table)?, &localizer.word("ui-button-web")))
}

/// The same button in a separate row.
pub(crate) fn row(localizer: &Localizer<'_>, table: &TableCard) -> Option<Row> {
    open(localizer, table).map(|button| Row::Buttons(vec![button]))
}

/// The link to the page as text, for messages without room for a button. `turn` shows the game after that turn.
pub(crate) fn text(localizer: &Localizer<'_>, table: &TableCard, turn: Option<u32>) -> Option<Phrase> {
    let page = localizer.page(table)?;
    let address = turn.map_or_else(|| page.clone(), |turn| format!("{page}?turn={turn}"));
    Some(Phrase::new("ui-web-link").with("link", address))
}

/// The line that says who can watch.
pub(crate) fn watchers(localizer: &Localizer<'_>, table: &TableCard) -> Option<String> {
    let page = localizer.page(table)?;
    Some(format!("-# {}", localizer.say(&Phrase::new("ui-web-watchers").with("link", page))))
}

/// The host's button for another link.
pub(crate) fn renew(localizer: &Localizer<'_>, table: &TableCard) -> Button {
    let stamp = Stamp::of_table(table.id);
    button(stamp, WebButton::Renew, ButtonStyle::Secondary, &localizer.word("ui-button-web-renew"))
}

/// Adds the new link to the reply after a renewal.
pub fn add_link(localizer: &Localizer<'_>, table: &TableCard, message: &mut Message) {
    message.rows.extend(row(localizer, table));
}
