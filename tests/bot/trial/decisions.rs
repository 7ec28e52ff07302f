//! Finds the decisions that players must make, from tables and logs. The bot must notify each player exactly once per
//! decision.

use std::collections::BTreeMap;

use std::sync::atomic::Ordering;

use daykeeper::table::{
    Clock, JobKind, NotifyBy, OutboxPayload, OutboxRow, Reply, Request, Store, TableId, TableState, UserId,
    ViewingQuery, ViewingReply,
};

use jiff::SignedDuration;

use super::discord::Posted;
use super::world::World;

/// The longest delay of a queued turn (`DELAY` in `queued_turns`).
const LONGEST_DELAY: SignedDuration = SignedDuration::from_mins(20);

/// A seat that must decide.
#[derive(Clone, Copy, Debug)]
pub struct Open {
    pub user: Option<UserId>,
    /// `true` if the message of a turn notified its player.
    pub called: bool,
    /// `true` if the player got a reminder.
    pub reminded: bool,
}

/// All decisions at running tables, by table and seat.
#[derive(Default)]
pub struct Decisions {
    open: BTreeMap<(i64, usize), Open>,
    /// The number of checked log entries of each table, and `true` if it was running.
    seen: BTreeMap<i64, (i64, bool)>,
    /// The number of pauses and resumes of each table at the last check.
    pauses: BTreeMap<i64, i64>,
}

impl Decisions {
    /// The tables with open decisions at the last check.
    fn running(&self) -> String {
        let mut tables: Vec<String> = self.open.keys().map(|(table, _)| table.to_string()).collect();
        tables.dedup();
        tables.join(", ")
    }
}

impl World {
    /// Updates the open decisions. Only deliveries notify players, so a check before each delivery is enough.
    pub async fn look_at_decisions(&mut self) {
        if self.is_closed() {
            // During maintenance, players can't act and the test can't query the games.
            return;
        }
        // A finished game is checked once more, then never again.
        let tables = self.rows(&format!(
            "SELECT t.id, t.channel, 2 * coalesce((SELECT max(seq) FROM log l WHERE l.table_id = t.id), 0) + (t.state = 'running')
             FROM tables t WHERE t.state = 'running' OR t.id IN ({})",
            self.decisions.running()
        ));
        for (table, channel, entries) in tables {
            let (entries, running) = (entries / 2, entries % 2 == 1);
            let seen = self.decisions.seen.get(&table).copied();
            let pauses = self.count(&format!(
                "SELECT count(*) + count(json_extract(value, '$.ended')) FROM tables, json_each(pauses) WHERE tables.id = {table}"
            ));
            let stood_still = self.decisions.pauses.get(&table).copied().unwrap_or_default() != pauses;
            if seen == Some((entries, running)) && !stood_still {
                continue;
            }
            let request = self.request(1, u64::try_from(channel).unwrap(), ViewingQuery::Info);
            let request = Request { table: Some(TableId(table)), ..request };
            self.faults.off.store(true, Ordering::SeqCst);
            let looked = self.tables.handle(request).await;
            self.faults.off.store(false, Ordering::SeqCst);
            let Ok(Reply::Viewing(ViewingReply::Info(info))) = looked else {
                assert!(self.faults.is_dead(), "world {}: table {table} cannot be read", self.seed);
                return;
            };
            self.decisions.seen.insert(table, (entries, running));
            self.decisions.pauses.insert(table, pauses);
            let to_act = match info.table.state {
                // A paused game expects no decision. When it resumes, the bot notifies all players to act again.
                TableState::Running if info.pause.is_some() => Vec::new(),
                TableState::Running => info.to_act,
                _ => Vec::new(),
            };
            let since = seen.map_or(-1, |(entries, _)| entries);
            let anew = |seat: usize| {
                // After an undo, every decision is a new one, unless it only reverses secret choices of others. A
                // decision also ends with the seat's turn or with a new player in the seat.
                self.count(&format!(
                    "SELECT count(*) FROM log e WHERE table_id = {table} AND seq > {since}
                         AND (kind IN ('turn', 'seated') AND seat = {seat}
                              OR kind = 'undone' AND EXISTS (
                                  SELECT 1 FROM json_each(e.body) back
                                  JOIN log t ON t.table_id = e.table_id AND t.seq = back.value
                                  WHERE t.seat = {seat} OR t.body NOT LIKE 'bid %'))"
                )) > 0
            };
            let open: BTreeMap<(i64, usize), Open> = to_act
                .iter()
                .map(|player| {
                    let (key, user) = ((table, usize::from(player.seat)), player.occupant.person());
                    let before =
                        self.decisions.open.get(&key).filter(|open| open.user == user && !stood_still && !anew(key.1));
                    // A player who undoes a secret choice knows that it is open again.
                    let own = format!(
                        "SELECT count(*) FROM log e, json_each(e.body) back
                         JOIN log t ON t.table_id = e.table_id AND t.seq = back.value
                         WHERE e.table_id = {table} AND e.seq > {since} AND e.kind = 'undone' AND e.seat = {seat}
                             AND t.seat = {seat} AND t.body LIKE 'bid %'",
                        seat = key.1
                    );
                    let reminded = self.count(&own) > 0;
                    (key, before.copied().unwrap_or(Open { user, called: false, reminded }))
                })
                .collect();
            self.decisions.open.retain(|(other, _), _| *other != table);
            self.decisions.open.extend(open);
        }
    }

    /// Checks that each player who must decide was notified by the turn's message or a reminder, or will be when the
    /// player's rest ends.
    pub async fn check_calls(&mut self) {
        self.look_at_decisions().await;
        if self.faults.is_dead() {
            return;
        }
        let now = self.clock.now();
        for ((table, seat), open) in &self.decisions.open {
            let Some(user) = open.user.filter(|_| !open.called && !open.reminded) else { continue };
            let person = self.store.database_people(&[user]).remove(&user).unwrap_or_default();
            // A pending message may notify the player.
            let pending = self.count(&format!(
                "SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed') AND (lane = 'direct' AND lane_id = {user}
                     OR lane = 'channel' AND lane_id = (SELECT channel FROM tables WHERE id = {table}))"
            ));
            if pending > 0 || person.notify_by == NotifyBy::Nowhere {
                continue;
            }
            let by = person.rests(now).unwrap_or(now);
            let jobs = self.store.database.jobs(TableId(*table)).unwrap();
            let calls = jobs.iter().any(|job| {
                let wait = match job.kind {
                    JobKind::Reminder => SignedDuration::ZERO,
                    // It plays the turn or notifies the player, and may come this much later than the player's rest ends.
                    JobKind::QueuedTurn => LONGEST_DELAY,
                    _ => return false,
                };
                usize::from(job.seat) == *seat && (job.due_at <= by + wait || job.attempts > 0)
            });
            assert!(
                calls,
                "world {}: nobody calls {user}, {now}: {person:?}, {jobs:?}\n{}",
                self.seed,
                self.story(*table)
            );
        }
    }

    /// Checks a posted message of this row: it must not notify a player twice for one decision, a player without a
    /// decision, or a player who rests.
    pub fn look_at_message(&mut self, row: &OutboxRow, posted: &Posted, at: jiff::Timestamp) {
        let seed = self.seed;
        let people = self.store.database_people(&posted.pinged);
        for user in &posted.pinged {
            let rests = people.get(user).and_then(|person| person.rests(at));
            assert!(rests.is_none(), "world {seed}: {user} is called while resting: {row:?}");
        }
        match &row.payload {
            OutboxPayload::TurnMessage(seq) | OutboxPayload::Seated(seq, _) => {
                let asks = "SELECT count(*) FROM log WHERE kind = 'undo_asked'";
                if self.count(&format!("{asks} AND table_id = {} AND seq = {seq}", row.table)) > 0 {
                    return;
                }
                for user in &posted.pinged {
                    let mut open = self.decisions.open.range_mut((row.table.0, 0)..(row.table.0 + 1, 0));
                    let open = open.find(|(_, open)| open.user == Some(*user)).map(|(_, open)| open);
                    let open = open.unwrap_or_else(|| panic!("world {seed}: {user} is called for nothing: {row:?}"));
                    // The bot can't know of a message that was deleted before its answer arrived.
                    let again = open.called && self.discord.is_deleted(row.id.0);
                    assert!(!open.called || again, "world {seed}: {user} is called twice: {row:?}");
                    open.called = true;
                    self.figures.count("calls to decide");
                }
            }
            OutboxPayload::Reminders(due) => {
                assert!(!self.is_closed(), "world {seed}: reminded while nothing can be done: {row:?}");
                let moves = |table: i64| {
                    self.count(&format!(
                        "SELECT count(*) FROM tables WHERE id = {table}
                             AND (pauses = '[]' OR json_extract(pauses, '$[#-1].ended') IS NOT NULL)"
                    )) > 0
                };
                assert!(
                    due.iter().any(|due| moves(due.table.0)),
                    "world {seed}: reminded while it stands still: {row:?}"
                );
                for reminder in due {
                    let key = (reminder.table.0, usize::from(reminder.seat));
                    if let Some(open) = self.decisions.open.get_mut(&key) {
                        open.reminded = true;
                    }
                }
                self.figures.count("reminders posted");
            }
            _ => {}
        }
    }
}
