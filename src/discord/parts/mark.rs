//! How the message of a row of the outbox is known again, where it is uncertain whether it was posted.
//!
//! Discord compares nonces for some minutes only, and does not show them in a channel's messages. So each message
//! carries a mark of its row: in the number of its first component and in the name of its file. What has neither is known by its place: messages of a destination are posted one after the other.

use std::time::Duration;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::table::{MessageId, OutboxPayload, OutboxRow, UserId};

use super::custom_id::stamp_of;
use super::interaction::snowflake;
use super::message::Attachment;
use super::posted;
use super::secret::Secret;

/// How much the clocks of this machine and of Discord may differ, when a message is looked for by
/// its age.
const CLOCK_SKEW: Duration = Duration::from_secs(120);
/// And how much at most, where a message that is known already says when this one cannot have been there.
const LARGEST_CLOCK_SKEW: Duration = Duration::from_secs(24 * 60 * 60);
/// The first moment of Discord's ids, in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;
/// The smallest number of a component that is a mark: Discord counts those which have none from 1. They have 31 bits.
const MARK: u32 = 1 << 30;
/// How much of a hash is a nonce, in bytes: two characters each, of at most 25.
const NONCE_BYTES: usize = 12;
/// The type of a message that was posted, and not made by Discord itself.
const POSTED: u64 = 0;

/// Makes marks that tell nothing: from rows' numbers everybody could read how many rows there were in between, and a
/// private message about an order is one, too. It comes from the bot's token, so it is the same after a restart.
#[derive(Clone, Default)]
pub struct MarkKey(Option<[u8; 32]>);

impl MarkKey {
    /// The key of the bot with this token.
    pub fn of(token: &Secret) -> Self {
        MarkKey(Some(Sha256::digest(format!("daykeeper marks {}", token.expose())).into()))
    }
}

/// What Discord compares to tell a retry from a second message: at most 25 characters, and different for a row of the
/// same number in another database. Without a token the row can be read from it.
pub fn nonce(key: &MarkKey, row: &OutboxRow) -> String {
    let plain = format!("{:x}-{:x}", row.id.0, row.created_at.as_second());
    let Some(key) = key.0 else { return plain };
    let hash = Sha256::new().chain_update(key).chain_update(plain).finalize();
    hash.iter().take(NONCE_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

/// The same in the bits that a component's number has.
fn number(key: &MarkKey, row: &OutboxRow) -> u32 {
    let hash = xxhash_rust::xxh3::xxh3_64(nonce(key, row).as_bytes());
    MARK | (hash as u32 & (MARK - 1))
}

/// Puts the row's mark on its message, if that has a component.
pub fn mark(key: &MarkKey, row: &OutboxRow, body: &mut Value) {
    if let Some(first) = body["components"].get_mut(0) {
        first["id"] = number(key, row).into();
    }
}

/// The file under a name with the row's mark.
pub fn marked_file(key: &MarkKey, row: &OutboxRow, file: &Attachment) -> Attachment {
    let mark = number(key, row);
    let name = match file.name.rsplit_once('.') {
        Some((stem, kind)) => format!("{stem}-{mark:x}.{kind}"),
        None => format!("{}-{mark:x}", file.name),
    };
    Attachment { name, ..file.clone() }
}

/// The keys with which a mark may have been made: the version before had none.
fn keys(key: &MarkKey) -> [&MarkKey; 2] {
    [key, &MarkKey(None)]
}

/// Whether a message carries this row's mark; `None` if it carries none at all.
fn carries(key: &MarkKey, row: &OutboxRow, posted: &Value) -> Option<bool> {
    let component = posted["components"][0]["id"].as_u64().filter(|id| *id >= u64::from(MARK));
    let component = component.map(|id| keys(key).into_iter().any(|key| id == u64::from(number(key, row))));
    let file = posted["attachments"][0]["filename"].as_str().and_then(|name| {
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        // So the version before called them.
        if stem.ends_with(&format!("-{}", nonce(&MarkKey(None), row))) {
            return Some(true);
        }
        let (_, mark) = stem.rsplit_once('-')?;
        let mark = u32::from_str_radix(mark, 16).ok().filter(|mark| *mark >= MARK)?;
        Some(mark == number(key, row))
    });
    component.or(file)
}

/// Where the look for a row's message begins. Ids are times of Discord's clock: a message known before tells where to
/// begin even if this machine's clock was wrong.
pub fn sought_after(row: &OutboxRow) -> u64 {
    let before = |skew: Duration| {
        let since = row.created_at.as_millisecond() - i64::try_from(skew.as_millis()).unwrap_or(0);
        u64::try_from(since - DISCORD_EPOCH).unwrap_or_default() << 22
    };
    let usual = before(CLOCK_SKEW);
    row.after.map_or(usual, |known| known.0.clamp(before(LARGEST_CLOCK_SKEW), usual))
}

/// A message that may have been posted. Only the fields that matter are read, so that no message of
/// others, however strange, is in the way.
pub struct Sought<'a> {
    pub own_id: UserId,
    pub key: &'a MarkKey,
    pub row: &'a OutboxRow,
    /// What it says now. It may have been sent before there were emojis, and then it says words.
    pub contents: Vec<String>,
}

impl Sought<'_> {
    /// The message's identifier, if it is the one.
    pub fn fits(&self, posted: &Value) -> Option<MessageId> {
        let id = snowflake(&posted["id"])?;
        let own = snowflake(&posted["author"]["id"]) == Some(self.own_id.0);
        // What the bot pins, and what it answers to an interaction, has its name, too.
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

    /// Whether a message without a mark is the one: the row's destination has no newer one that is known, and its
    /// buttons, if it has any, are the row's. (Messages with buttons have marks, but for those of versions before.)
    fn fits_unmarked(&self, id: u64, posted: &Value) -> bool {
        if self.row.after.is_some_and(|after| id <= after.0) {
            return false;
        }
        let says = || {
            let said = posted::words(posted);
            self.contents.iter().any(|content| said == content.trim())
        };
        match (stamp_of(posted), moment(self.row)) {
            // It may have been posted with the buttons of a moment that has passed since.
            (Some(stamp), Some(seq)) => stamp.table == self.row.table && stamp.seq == seq,
            (Some(stamp), None) => stamp.table == self.row.table && says(),
            // Its words may have changed since. What is late may be overtaken, so its place tells nothing.
            (None, _) => says() || (!self.row.payload.late() && self.row.after.is_some()),
        }
    }
}

/// The number of log entries that the buttons of a row's message carry.
fn moment(row: &OutboxRow) -> Option<u32> {
    match &row.payload {
        OutboxPayload::Lobby
        | OutboxPayload::Offer(_)
        | OutboxPayload::Full
        | OutboxPayload::Idle
        | OutboxPayload::Pause => Some(0),
        OutboxPayload::Moment(seq) | OutboxPayload::Seated(seq, _) => Some(*seq),
        // The buttons of a result are of no moment.
        OutboxPayload::Final(_)
        | OutboxPayload::Replay
        | OutboxPayload::Close(_)
        | OutboxPayload::Notice(_)
        | OutboxPayload::Status
        | OutboxPayload::Reminders(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::discord::parts::custom_id::{ComponentAction, CustomId};
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
        let sought = Sought { own_id: UserId(3), key, row, contents: vec![words.to_owned()] };
        sought.fits(posted).is_some()
    }

    fn button(table: i64) -> Value {
        let stamp = Stamp { table: TableId(table), seq: 4, draft: 0 };
        let id = CustomId { stamp, action: ComponentAction::Planner };
        json!([{ "components": [{ "custom_id": id.encode() }] }])
    }

    /// The identifier of the first message at this time of Discord's clock, in seconds since 2020.
    fn at(seconds: i64) -> u64 {
        ((1_577_836_800_000 - DISCORD_EPOCH + seconds * 1000).unsigned_abs()) << 22
    }

    #[test]
    fn a_message_is_looked_for_after_the_newest_known_one_though_the_clock_was_ahead() {
        let made = jiff::Timestamp::from_second(1_577_836_800 + 5400).unwrap();
        let row = |after| OutboxRow { created_at: made, after, ..row(OutboxPayload::Moment(9)) };
        assert_eq!(sought_after(&row(Some(MessageId(at(-60))))), at(-60), "90 minutes ahead");
        assert_eq!(sought_after(&row(None)), at(5400 - 120));
        assert_eq!(sought_after(&row(Some(MessageId(at(6000))))), at(5400 - 120), "a newer one tells nothing");
        assert_eq!(sought_after(&row(Some(MessageId(at(-999_999))))), at(5400 - 86_400), "not all of an old channel");
    }

    #[test]
    fn a_message_is_known_by_its_mark_whatever_it_says() {
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

    /// Nobody can tell from two marks how many rows lie between them.
    #[test]
    fn a_mark_tells_nothing_without_the_token() {
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
    fn a_reminder_of_an_earlier_version_is_known_by_its_words() {
        let row = row(OutboxPayload::Reminders(Vec::new()));
        let posted = |table: i64, words: &str| json!({ "id": "101", "author": { "id": "3" }, "content": words, "components": button(table) });
        assert!(fits(&row, "your turn", &posted(1, "your turn")));
        assert!(!fits(&row, "your turn", &posted(2, "your turn")), "another table's");
        assert!(!fits(&row, "your turn", &posted(1, "something else")));
    }

    #[test]
    fn a_turn_of_an_earlier_version_is_known_by_its_buttons() {
        let posted =
            |table: i64| json!({ "id": "101", "author": { "id": "3" }, "content": "", "components": button(table) });
        let this = row(OutboxPayload::Moment(4));
        assert!(fits(&this, "said now", &posted(1)));
        assert!(!fits(&this, "said now", &posted(2)), "another table's");
        assert!(!fits(&row(OutboxPayload::Moment(9)), "said now", &posted(1)), "another turn's");
    }

    #[test]
    fn a_result_of_an_earlier_version_is_known_by_its_words() {
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

    /// The last turn of a round and the same player's next one can be told in the same words.
    #[test]
    fn a_message_without_a_mark_is_known_by_its_place() {
        let row = row(OutboxPayload::Moment(9));
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
