//! Checks, from the log rather than the outbox alone, that the bot posted every required message.

use std::collections::{BTreeMap, BTreeSet};

use super::world::World;

/// The outbox row of a required message.
struct Made {
    row: i64,
    state: String,
    withheld: bool,
}

impl World {
    /// Checks that every log entry that requires a message has one, unless a newer message replaced it while posting
    /// was impossible. The newest message of each running or finished table must be posted.
    pub fn check_undelivered(&self) {
        let seed = self.seed;
        let mut made: BTreeMap<i64, BTreeMap<i64, Made>> = BTreeMap::new();
        let mut rows = self
            .file
            .prepare(
                "SELECT table_id, CAST(substr(slot, 8) AS INTEGER), id, state, withheld FROM outbox
                 WHERE edit = 0 AND slot LIKE 'moment-%' ORDER BY id",
            )
            .unwrap();
        let all = rows.query_map([], |row| {
            let made = Made { row: row.get(2)?, state: row.get(3)?, withheld: row.get(4)? };
            Ok((row.get(0)?, row.get(1)?, made))
        });
        for (table, seq, message) in all.unwrap().map(Result::unwrap) {
            made.entry(table).or_default().insert(seq, message);
        }
        let running = self.rows("SELECT id, 0, 0 FROM tables WHERE state = 'running'");
        let running: BTreeSet<i64> = running.into_iter().map(|(id, ..)| id).collect();
        let requests = self.rows("SELECT table_id, seq, 0 FROM log WHERE kind = 'undo_asked'");
        let requests: BTreeSet<(i64, i64)> = requests.into_iter().map(|(table, seq, _)| (table, seq)).collect();
        for (table, messages) in &made {
            // The result replaces the last turn message of a finished game, and an expired request needs no message.
            let tells = |seq: &i64| !requests.contains(&(*table, *seq));
            let newest = messages.iter().rev().find(|(seq, _)| tells(seq)).filter(|_| running.contains(table));
            if let Some((_, Made { row, state, .. })) = newest {
                let story = || self.story(*table);
                assert_eq!(state, "sent", "world {seed}: the newest message of table {table}, row {row}\n{}", story());
            }
            for (seq, message) in messages {
                let fine = message.state == "sent" || message.state == "dropped" && message.withheld;
                assert!(fine, "world {seed}: message {seq} of table {table}, row {}: {}", message.row, message.state);
            }
        }
        // A secret choice is announced after all have chosen. Its undo is announced by the message that asks for it
        // again. Turns of computer players are part of the next message.
        let entries = self.rows(
            "SELECT table_id, seq, body LIKE 'bid %' OR kind = 'undone' AND game = 'pebbles' FROM log
             JOIN tables t ON t.id = table_id WHERE kind IN ('turn', 'undone') AND shown = 0",
        );
        for (table, seq, secret) in entries {
            let announced = made.get(&table).is_some_and(|messages| messages.contains_key(&seq));
            assert!(announced || secret == 1, "world {seed}: entry {seq} of table {table} is told by no message");
        }
        let unsaid = "SELECT count(*) FROM log l WHERE kind = 'seated' AND NOT EXISTS (
            SELECT 1 FROM outbox o WHERE o.table_id = l.table_id AND o.edit = 0
                AND o.subject LIKE '{\"seated\":[' || l.seq || ',%')";
        assert_eq!(self.count(unsaid), 0, "world {seed}: somebody sat down, and no message says so");
        for (table, ..) in self.rows("SELECT id, 0, 0 FROM tables WHERE state IN ('running', 'over')") {
            assert!(made.contains_key(&table), "world {seed}: table {table} has no message");
        }
        let lost = "SELECT count(*) FROM tables t WHERE t.state = 'over' AND NOT EXISTS (
            SELECT 1 FROM outbox o WHERE o.table_id = t.id AND o.state = 'sent' AND o.subject LIKE '{\"final\":%')";
        assert_eq!(self.count(lost), 0, "world {seed}: a result is told by no message");
    }
}
