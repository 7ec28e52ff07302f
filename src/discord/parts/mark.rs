//! Recognizes the message of an outbox row if the bot doesn't know whether it was posted.
//!
//! Discord compares nonces for only a few minutes, and doesn't show them in a channel's messages. So each message has
//! a mark of its row: in the id of its first component and in the name of its file. A message with neither is
//! recognized by its position, since a lane's messages are posted in order.

use std::time::Duration;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::table::{MessageId, OutboxPayload, OutboxRow, UserId};

use super::custom_id::stamp_of;
use super::interaction::snowflake;
use super::message::Attachment;
use super::posted;
use super::secret::Secret;

/// The usual limit for the difference between this machine's clock and Discord's, in a search by age.
const CLOCK_SKEW: Duration = Duration::from_secs(120);
/// The largest difference to assume if a known message limits the search.
const LARGEST_CLOCK_SKEW: Duration = Duration::from_secs(24 * 60 * 60);
/// The epoch of Discord's ids, in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;
/// The smallest component id that is a mark: Discord numbers components without ids from 1. Ids have 31 bits.
const MARK: u32 = 1 << 30;
/// Bytes of the hash in a nonce: two characters each, of at most 25.
const NONCE_BYTES: usize = 12;
/// Discord's type of a regular message, not a system message.
const POSTED: u64 = 0;

/// The key for marks that reveal nothing. Plain row numbers would show how many rows were made in between, including
/// private messages about queued turns. The key comes from the bot's token, so it survives a restart.
#[derive(Clone, Default)]
pub struct MarkKey(Option<[u8; 32]>);

impl MarkKey {
    /// Derives the key from the bot's token.
    pub fn of(token: &Secret) -> Self {
        MarkKey(Some(Sha256::digest(format!("daykeeper marks {}", token.expose())).into()))
    }
}

/// Returns the nonce that Discord uses to detect a retry: at most 25 characters, and different for a row with the
/// same number in another database. Without a key it shows the row's number.
pub fn nonce(key: &MarkKey, row: &OutboxRow) -> String {
    let plain = format!("{:x}-{:x}", row.id.0, row.created_at.as_second());
    let Some(key) = key.0 else { return plain };
    let hash = Sha256::new().chain_update(key).chain_update(plain).finalize();
    hash.iter().take(NONCE_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

/// Hashes the nonce into the bits of a component id.
fn number(key: &MarkKey, row: &OutboxRow) -> u32 {
    let hash = xxhash_rust::xxh3::xxh3_64(nonce(key, row).as_bytes());
    MARK | (hash as u32 & (MARK - 1))
}

/// Adds the row's mark to its message, if the message has a component.
pub fn mark(key: &MarkKey, row: &OutboxRow, body: &mut Value) {
    if let Some(first) = body["components"].get_mut(0) {
        first["id"] = number(key, row).into();
    }
}

/// Returns the file, renamed with the row's mark.
pub fn marked_file(key: &MarkKey, row: &OutboxRow, file: &Attachment) -> Attachment {
    let mark = number(key, row);
    let name = match file.name.rsplit_once('.') {
        Some((stem, kind)) => format!("{stem}-{mark:x}.{kind}"),
        None => format!("{}-{mark:x}", file.name),
    };
    Attachment { name, ..file.clone() }
}

/// Returns the keys that a mark may use: the previous version had no key.
fn keys(key: &MarkKey) -> [&MarkKey; 2] {
    [key, &MarkKey(None)]
}

/// Returns `true` if a message has this row's mark, and `None` if it has no mark at all.
fn carries(key: &MarkKey, row: &OutboxRow, posted: &Value) -> Option<bool> {
    let component = posted["components"][0]["id"].as_u64().filter(|id| *id >= u64::from(MARK));
    let component = component.map(|id| keys(key).into_iter().any(|key| id == u64::from(number(key, row))));
    let file = posted["attachments"][0]["filename"].as_str().and_then(|name| {
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        // The previous version named files this way.
        if stem.ends_with(&format!("-{}", nonce(&MarkKey(None), row))) {
            return Some(true);
        }
        let (_, mark) = stem.rsplit_once('-')?;
        let mark = u32::from_str_radix(mark, 16).ok().filter(|mark| *mark >= MARK)?;
        Some(mark == number(key, row))
    });
    component.or(file)
}

/// Returns the id from which to search for a row's message. Ids contain Discord's time, so an earlier known message
/// gives a start even if this machine's clock was wrong.
pub fn sought_after(row: &OutboxRow) -> u64 {
    let before = |skew: Duration| {
        let since = row.created_at.as_millisecond() - i64::try_from(skew.as_millis()).unwrap_or(0);
        u64::try_from(since - DISCORD_EPOCH).unwrap_or_default() << 22
    };
    let usual = before(CLOCK_SKEW);
    row.after.map_or(usual, |known| known.0.clamp(before(LARGEST_CLOCK_SKEW), usual))
}

/// A message that may have been posted. Only relevant fields are read, so that unusual messages of others can't break
/// the search.
pub struct SearchedMessage<'a> {
    pub own_id: UserId,
    pub key: &'a MarkKey,
    pub row: &'a OutboxRow,
    /// The current contents, with and without emojis: the message may be older than the emojis.
    pub contents: Vec<String>,
}

impl SearchedMessage<'_> {
    /// Returns the message's id if it belongs to the row.
    pub fn fits(&self, posted: &Value) -> Option<MessageId> {
        let id = snowflake(&posted["id"])?;
        let own = snowflake(&posted["author"]["id"]) == Some(self.own_id.0);
        // Notices of pinned messages and replies to interactions also have the bot as their author.
        let posted_by_row = posted["type"].as_u64().unwrap_or(POSTED) == POSTED && posted["webhook_id"].is_null();
        let fits = own
            && posted_by_row
            && match (posted["nonce"].as_str(), carries(self.key, self.row, posted)) {
                (Some(known), _) => keys(self.key).into_iter().any(|key| known == nonce(key, self.row)),
                (None, Some(carries)) => carries,
                (None, None) => self.fits_unmarked(id, posted),
            };
        fits.then_some(MessageId(id))
    }

    /// Returns `true` if a message without a mark belongs to the row: the lane has no newer known message, and its
    /// buttons, if it has any, are the row's. (Messages with buttons have marks, except those of earlier versions.)
    fn fits_unmarked(&self, id: u64, posted: &Value) -> bool {
        if self.row.after.is_some_and(|after| id <= after.0) {
            return false;
        }
        let says = || {
            let text = posted::words(posted);
            self.contents.iter().any(|content| text == content.trim())
        };
        match (stamp_of(posted), moment(self.row)) {
            // The message may have been posted with the buttons of an earlier turn.
            (Some(stamp), Some(seq)) => stamp.table == self.row.table && stamp.seq == seq,
            (Some(stamp), None) => stamp.table == self.row.table && says(),
            // The text may have changed since. Late messages can be overtaken, so their position proves nothing.
            (None, _) => says() || (!self.row.payload.late() && self.row.after.is_some()),
        }
    }
}

/// Returns the number of log entries in the stamp of a row's buttons.
fn moment(row: &OutboxRow) -> Option<u32> {
    match &row.payload {
        OutboxPayload::Lobby
        | OutboxPayload::Offer(_)
        | OutboxPayload::Full
        | OutboxPayload::Idle
        | OutboxPayload::Pause => Some(0),
        OutboxPayload::TurnMessage(seq) | OutboxPayload::Seated(seq, _) => Some(*seq),
        // The buttons of a result belong to no turn.
        OutboxPayload::Final(_)
        | OutboxPayload::Call(_)
        | OutboxPayload::Replay
        | OutboxPayload::Close(_)
        | OutboxPayload::Notice(_)
        | OutboxPayload::NoticeWithButton(_)
        | OutboxPayload::Status
        | OutboxPayload::Followed { .. }
        | OutboxPayload::Reminders(_)
        | OutboxPayload::Unreadable(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::discord::parts::buttons::{ComponentAction, PlanButton};

    use crate::discord::parts::custom_id::CustomId;
    use crate::engine::Phrase;
    use crate::table::{ChannelId, Delivery, Destination, OutboxRowId, Stamp, TableId};

    use super::*;

    fn row(payload: OutboxPayload) -> OutboxRow {
        OutboxRow {
            id: OutboxRowId(7),
            table: TableId(1),
            destination: Destination::Channel(ChannelId(5)),
            delivery: Delivery::Post,
            payload,
            attempts: 1,
            uncertain: true,
            withheld: false,
            after: Some(MessageId(100)),
            created_at: jiff::Timestamp::UNIX_EPOCH,
        }
    }

    fn notice() -> OutboxPayload {
        OutboxPayload::Notice(Phrase::new("ui-notice-resumed"))
    }

    fn fits(row: &OutboxRow, words: &str, posted: &Value) -> bool {
        let key = &MarkKey::default();
        let sought = SearchedMessage { own_id: UserId(3), key, row, contents: vec![words.to_owned()] };
        sought.fits(posted).is_some()
    }

    fn button(table: i64) -> Value {
        let stamp = Stamp::of_message(TableId(table), 4);
        let id = CustomId { stamp, action: ComponentAction::Plan(PlanButton::Open) };
        json!([{ "components": [{ "custom_id": id.encode() }] }])
    }

    /// Returns the id of the first message at this time of Discord's clock, in seconds since 2020.
    fn at(seconds: i64) -> u64 {
        ((1_577_836_800_000 - DISCORD_EPOCH + seconds * 1000).unsigned_abs()) << 22
    }

    #[test]
    fn a_message_is_looked_for_after_the_newest_known_one_though_the_clock_was_ahead() {
        let made = jiff::Timestamp::from_second(1_577_836_800 + 5400).unwrap();
        let row = |after| OutboxRow { created_at: made, after, ..row(OutboxPayload::TurnMessage(9)) };
        assert_eq!(sought_after(&row(Some(MessageId(at(-60))))), at(-60), "90 minutes ahead");
        assert_eq!(sought_after(&row(None)), at(5400 - 120));
        assert_eq!(sought_after(&row(Some(MessageId(at(6000))))), at(5400 - 120), "a newer one tells nothing");
        assert_eq!(sought_after(&row(Some(MessageId(at(-999_999))))), at(5400 - 86_400), "not all of an old channel");
    }

    #[test]
    fn a_message_is_recognized_by_its_mark_alone() {
        let (this, other) = (row(notice()), OutboxRow { id: OutboxRowId(8), ..row(notice()) });
        let posted = |row: &OutboxRow| {
            let mut body = json!({ "components": button(1) });
            mark(&MarkKey::default(), row, &mut body);
            json!({ "id": "101", "author": { "id": "3" }, "content": "said before", "components": body["components"] })
        };
        assert!(fits(&this, "said now", &posted(&this)));
        assert!(!fits(&this, "said before", &posted(&other)), "in the same words, but of another row");
        assert!(!fits(&this, "said now", &json!({ "id": "101", "author": { "id": "4" } })), "another's");
    }

    /// Two marks don't reveal the number of rows between them.
    #[test]
    fn a_mark_reveals_nothing_without_the_token() {
        let rows = [7, 8].map(|id| OutboxRow { id: OutboxRowId(id), ..row(notice()) });
        let key = |token: &str| MarkKey::of(&Secret::token(token).unwrap());
        let (key, other) = (key("MTA5ODc2NTQzMjEw.GtZxYw.one"), key("MTA5ODc2NTQzMjEw.GtZxYw.other"));
        let [first, second] = rows.each_ref().map(|row| nonce(&key, row));
        assert_eq!((first.len(), second.len()), (2 * NONCE_BYTES, 2 * NONCE_BYTES));
        assert!(first != second && first != nonce(&other, &rows[0]));
        assert!(number(&key, &rows[0]) != number(&other, &rows[0]));
        let old = json!({ "components": [{ "id": number(&MarkKey::default(), &rows[0]) }] });
        assert_eq!(carries(&key, &rows[0], &old), Some(true), "posted by the version before");
    }

    #[test]
    fn a_picture_marks_its_message_by_the_name_of_its_file() {
        let (this, other) = (row(notice()), OutboxRow { id: OutboxRowId(8), ..row(notice()) });
        let posted = |row: &OutboxRow| {
            let file = Attachment { name: "board.png".into(), alt: String::new(), bytes: Vec::new().into() };
            let name = marked_file(&MarkKey::default(), row, &file).name;
            json!({ "id": "101", "author": { "id": "3" }, "content": "said before", "attachments": [{ "filename": name }] })
        };
        assert!(fits(&this, "said now", &posted(&this)));
        assert!(!fits(&this, "said before", &posted(&other)));
    }

    #[test]
    fn a_reminder_of_an_earlier_version_is_recognized_by_its_text() {
        let row = row(OutboxPayload::Reminders(Vec::new()));
        let posted = |table: i64, words: &str| json!({ "id": "101", "author": { "id": "3" }, "content": words, "components": button(table) });
        assert!(fits(&row, "your turn", &posted(1, "your turn")));
        assert!(!fits(&row, "your turn", &posted(2, "your turn")), "another table's");
        assert!(!fits(&row, "your turn", &posted(1, "something else")));
    }

    #[test]
    fn a_turn_of_an_earlier_version_is_recognized_by_its_buttons() {
        let posted =
            |table: i64| json!({ "id": "101", "author": { "id": "3" }, "content": "", "components": button(table) });
        let this = row(OutboxPayload::TurnMessage(4));
        assert!(fits(&this, "said now", &posted(1)));
        assert!(!fits(&this, "said now", &posted(2)), "another table's");
        assert!(!fits(&row(OutboxPayload::TurnMessage(9)), "said now", &posted(1)), "another turn's");
    }

    #[test]
    fn a_result_of_an_earlier_version_is_recognized_by_its_text() {
        let row = row(OutboxPayload::Final(9));
        let posted = |words: &str| {
            let text = json!({ "type": 10, "content": words });
            let container = json!({ "type": 17, "components": [text, button(1)[0]] });
            json!({
                "id": "101", "author": { "id": "3" }, "content": "", "flags": 1 << 15, "components": [container],
            })
        };
        assert!(fits(&row, "**Ada** wins", &posted("**Ada** wins")));
        assert!(!fits(&row, "**Ada** wins", &posted("**Bob** wins")));
    }

    /// The last turn of a round and the same player's next one can have the same text.
    #[test]
    fn a_message_without_a_mark_is_recognized_by_its_position() {
        let row = row(OutboxPayload::TurnMessage(9));
        let posted = |id: u64, words: &str| json!({ "id": id.to_string(), "author": { "id": "3" }, "content": words });
        assert!(!fits(&row, "places on Tikal", &posted(100, "places on Tikal")), "known before");
        assert!(fits(&row, "places on Tikal", &posted(101, "places on Tikal")));
        assert!(fits(&row, "taken back", &posted(101, "places on Tikal")), "its words have changed since");
        let first = OutboxRow { after: None, ..row.clone() };
        assert!(fits(&first, "places on Tikal", &posted(101, "places on Tikal")));
        assert!(!fits(&first, "taken back", &posted(101, "places on Tikal")), "what was there before is not known");
        let late = OutboxRow { payload: OutboxPayload::Replay, after: None, ..row };
        assert!(!fits(&late, "the whole game", &posted(101, "places on Tikal")), "it may have been overtaken");
    }

    #[test]
    fn neither_pins_nor_answers_are_taken_for_a_message() {
        let row = row(notice());
        for (field, value) in [("type", json!(6)), ("webhook_id", json!("42"))] {
            let mut posted = json!({ "id": "101", "author": { "id": "3" }, "content": "" });
            posted[field] = value;
            assert!(!fits(&row, "the game goes on", &posted), "{field}");
        }
    }
}
