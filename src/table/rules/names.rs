//! Naming a game.

use jiff::SignedDuration;

use crate::engine::Phrase;

use super::cause::Cause;
use super::decision::{Decision, DecisionError, StoredReply};
use super::loaded::LoadedTable;
use crate::table::values::{
    Change, GameName, LONGEST_NAME, MessageKey, NameRefusal, OutboxPayload, Refusal, TableRow, TableState,
};

/// Time after the end of a game within which its host can still name it.
const NAMED_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// Names a game and announces the name in its channel.
///
/// # Errors
/// The user isn't the host, the game ended long ago, or the text isn't a name.
pub fn name(table: &LoadedTable, typed: &str, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let row = &table.row;
    if table.check_host(cause.actor).is_err() {
        return Err(Refusal::Name(NameRefusal::NotNamer { host: row.host_name.clone() }).into());
    }
    if row.ended_at.is_some_and(|ended| cause.at.duration_since(ended) > NAMED_WITHIN) {
        return Err(Refusal::Name(NameRefusal::TooLateToName).into());
    }
    let text = read(typed).ok_or(Refusal::Name(NameRefusal::BadName { most: LONGEST_NAME }))?;
    let named = Phrase::new("ui-notice-named").named("name", text.as_str());
    let mut change = Change::new(cause.at);
    if row.name.as_ref().is_none_or(|name| name.text != text) {
        change.outbox.push(table.post(OutboxPayload::Notice(named.clone()), None));
        if row.state == TableState::Lobby {
            change.outbox.push(table.edit(OutboxPayload::Lobby, MessageKey::Lobby));
        }
        let name = Some(GameName { text, by: cause.actor.user });
        change.table = Some(TableRow { name, ..row.clone() });
    }
    Ok(Decision::new(change, StoredReply::Done(named)))
}

/// Reads a name: one line with a letter or a digit, without links, mentions and invisible characters.
fn read(typed: &str) -> Option<String> {
    let text = typed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let lower = text.to_lowercase();
    let links = ["://", "www.", "discord.gg", "discord.com"].iter().any(|link| lower.contains(link));
    // Discord's mentions of people, channels, commands, emojis and times all begin with `<`.
    let mentions = ["@", "<#", "<:", "</", "<a:", "<t:", "<id:"].iter().any(|mention| lower.contains(mention));
    let plain = text.chars().any(char::is_alphanumeric) && !text.chars().any(is_invisible);
    let fits = text.chars().count() <= LONGEST_NAME;
    (plain && fits && !links && !mentions).then_some(text)
}

/// Returns `true` for line breaks, control characters, and characters that change the direction of text or show nothing.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_visible_line() {
        for (typed, name) in [
            ("Rainy Sunday", Some("Rainy Sunday")),
            ("  Rainy   Sunday ", Some("Rainy Sunday")),
            ("Round 2: I <3 *maize*", Some("Round 2: I <3 *maize*")),
            ("Où est l'hôpital?", Some("Où est l'hôpital?")),
            (&"é".repeat(40), Some(&*"é".repeat(40))),
            (&"é".repeat(41), None),
            ("", None),
            ("  ", None),
            ("!!!", None),
            ("one\ntwo", None),
            ("one\u{2028}two", None),
            ("hidden\u{202e}text", None),
            ("see https://example.org", None),
            ("HTTPS://example.org", None),
            ("discord.gg/abc", None),
            ("www.example.org", None),
            ("<@123> is bad", None),
            ("@everyone", None),
            ("<#123>", None),
            ("<:emoji:123>", None),
            ("<t:1700000000:R>", None),
            ("</game new:123>", None),
        ] {
            assert_eq!(read(typed).as_deref(), name, "{typed:?}");
        }
    }
}
