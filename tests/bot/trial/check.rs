//! Checks of the bot's promises after any faults.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use daykeeper::table::{
    ChannelId, Clock, Destination, Job, JobKind, Query, Refusal, Reply, Request, SeatQueue, Store, TableId, TableInfo,
    TableState, UserId, ViewingQuery, ViewingReply,
};
use jiff::SignedDuration;

use super::figures::Figures;
use super::world::World;
use crate::support::asking;

/// Time in which everything resumes after the last fault. Discord may have asked the bot to wait for 15 minutes.
const SOON: SignedDuration = SignedDuration::from_mins(25);

impl World {
    pub fn count(&self, sql: &str) -> i64 {
        self.file.query_row(sql, [], |row| row.get(0)).unwrap()
    }

    pub fn rows(&self, sql: &str) -> Vec<(i64, i64, i64)> {
        let mut statement = self.file.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        rows.collect::<Result<_, _>>().unwrap()
    }

    /// Checks that no confirmed turn is lost or duplicated.
    pub fn check_log(&self) {
        // Only due jobs play turns for players.
        let played = self.rows(
            "SELECT table_id, seq, user FROM log WHERE kind = 'turn' AND interaction IS NULL AND user IS NOT NULL",
        );
        for (table, seq, user) in played {
            assert!(
                self.carried.contains(&(table, seq)),
                "world {}: turn {seq} of table {table} was played for {user} out of nothing",
                self.seed
            );
        }
        let over = "SELECT count(*) FROM queued_turns q JOIN tables t ON t.id = q.table_id WHERE t.state = 'over'";
        assert_eq!(self.count(over), 0, "world {}: queued turns of games that are over", self.seed);
        let stored =
            self.rows("SELECT interaction, table_id, seq FROM log WHERE kind = 'turn' AND interaction IS NOT NULL");
        let stored: BTreeSet<(i64, i64, i64)> = stored.into_iter().collect();
        let interactions: BTreeSet<i64> = stored.iter().map(|(interaction, _, _)| *interaction).collect();
        assert_eq!(stored.len(), interactions.len(), "world {}: an interaction did two turns", self.seed);
        for (interaction, (table, seq)) in &self.acknowledged {
            let there = (i64::try_from(*interaction).unwrap(), table.0, i64::from(*seq));
            assert!(stored.contains(&there), "world {}: turn {seq} of table {table} is lost", self.seed);
        }
    }

    /// The queued turns at the table of a job: player and steps.
    pub fn ordered_now(&self, job: &Job) -> BTreeSet<(i64, String)> {
        let mut statement =
            self.file.prepare_cached("SELECT user, body FROM queued_turns WHERE table_id = ?1").unwrap();
        let rows = statement.query_map([job.table.0], |row| Ok((row.get(0)?, row.get::<_, String>(1)?))).unwrap();
        let rows: Vec<(i64, String)> = rows.map(Result::unwrap).collect();
        let planned = rows.into_iter().flat_map(|(user, body)| {
            let planned: SeatQueue = serde_json::from_str(&body).unwrap();
            planned.queued_turns.into_iter().map(move |order| (user, order.steps.join("; ")))
        });
        planned.collect()
    }

    /// Checks that a job played only turns that were queued when it was due, or turns without a choice for players who
    /// allow that.
    pub fn look_at_carried(&mut self, job: &Job, ordered: &BTreeSet<(i64, String)>) {
        let mut statement = self
            .file
            .prepare_cached(
                "SELECT seq, user, body FROM log
                 WHERE table_id = ?1 AND kind = 'turn' AND interaction IS NULL AND user IS NOT NULL",
            )
            .unwrap();
        let rows = statement.query_map([job.table.0], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        let rows: Vec<(i64, i64, String)> = rows.map(Result::unwrap).collect();
        drop(statement);
        for (seq, user, body) in rows {
            if !self.carried.insert((job.table.0, seq)) {
                continue;
            }
            let wanted = user % 5 == 0 || ordered.contains(&(user, body.clone()));
            assert!(wanted, "world {}: {user} has not ordered {body} at table {}", self.seed, job.table);
        }
    }

    /// Stops all faults, then checks that every pending message arrives soon and that all data agree.
    pub async fn end(mut self) -> Figures {
        self.faults.writes.store(0, Ordering::SeqCst);
        self.faults.requests.store(0, Ordering::SeqCst);
        self.faults.full.store(false, Ordering::SeqCst);
        self.discord.allow_all();
        self.tables.set_maintenance(None).await.unwrap();
        for channel in 1..=u64::from(self.plan.channels) {
            self.tables.release_withheld(ChannelId(channel)).await.unwrap();
        }
        self.ask_again().await;
        self.hear_overtaken().await;
        let late = self.clock.now() + SOON;
        let pending = self.count("SELECT coalesce(max(id), 0) FROM outbox");
        for round in 0.. {
            assert!(round < 5_000, "world {}: it never comes to rest", self.seed);
            self.work().await;
            let job = self.tables.next_due(Vec::new()).await.unwrap().filter(|at| *at <= late);
            let Some(next) = job.into_iter().chain(self.next_delivery().await).min() else { break };
            if next > late {
                // Only messages for a single player may wait longer, until the end of that player's rest. That includes
                // reminders in channels.
                let held = format!(
                    "SELECT id, attempts, late FROM outbox
                     WHERE state IN ('waiting', 'claimed') AND lane = 'channel' AND id <= {pending}
                         AND (late = 0 OR attempts > 0)"
                );
                let held: Vec<String> = self.rows(&held).into_iter().map(|(row, ..)| self.described(row)).collect();
                assert!(
                    held.is_empty(),
                    "world {}: long after all went well there waits\n{}",
                    self.seed,
                    held.join("\n")
                );
            }
            self.clock.pass_until(next);
        }
        self.check_log();
        let ordered = "SELECT count(*) FROM log WHERE kind = 'turn' AND interaction IS NULL AND user IS NOT NULL";
        self.figures.more("turns that were ordered", u64::try_from(self.count(ordered)).unwrap());
        self.check_messages();
        self.check_undelivered();
        self.check_tables().await;
        self.check_secrets();
        self.close()
    }

    /// A row of the outbox, for failure messages.
    fn described(&self, row: i64) -> String {
        let sql = "SELECT id || ': ' || subject || ' for ' || lane || ' ' || lane_id || ', ' || state || ' until '
                 || not_before || ', attempts ' || attempts || ', late ' || late || ', uncertain '
                 || uncertain || ', withheld ' || withheld || ' ' || coalesce(error, '')
             FROM outbox WHERE id = ?1";
        self.file.query_row(sql, [row], |row| row.get(0)).unwrap_or_default()
    }

    /// The log entries and outbox rows of a table, for failure messages.
    pub fn story(&self, table: i64) -> String {
        let sql = "SELECT 'entry ' || seq || ' ' || kind || ' ' || body || ' seat ' || coalesce(seat, '') || ' at ' || at FROM log
                       WHERE table_id = ?1 AND kind <> 'resumed'
                   UNION ALL SELECT 'row ' || id || ' ' || subject || ' ' || state || ' edit ' || edit || ' withheld ' || withheld
                       || ' uncertain ' || uncertain || ' made ' || created_at || ' settled ' || coalesce(settled_at, '')
                       || ' ' || coalesce(error, '') FROM outbox WHERE table_id = ?1";
        let mut statement = self.file.prepare(sql).unwrap();
        let lines = statement.query_map([table], |row| row.get::<_, String>(0)).unwrap();
        lines.map(Result::unwrap).collect::<Vec<_>>().join("\n")
    }

    /// Checks that each channel has every message exactly once, in order, and no others.
    fn check_messages(&self) {
        let seed = self.seed;
        assert_eq!(self.count("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed')"), 0, "world {seed}");
        let failed = "SELECT count(*) FROM outbox WHERE state = 'failed' AND edit = 0 AND lane = 'channel'";
        assert_eq!(self.count(failed), 0, "world {seed}");
        // A reminder with a lost answer may be obsolete by the time of its retry.
        let made = "SELECT id, state = 'sent', late FROM outbox WHERE edit = 0 AND (state = 'sent' OR late = 1 AND uncertain = 1)";
        let (mut sent, mut may_be) = (BTreeSet::new(), BTreeSet::new());
        for (id, is_sent, _) in self.rows(made) {
            if is_sent == 1 {
                sent.insert(id)
            } else {
                may_be.insert(id)
            };
        }
        let late: BTreeSet<i64> =
            self.rows("SELECT id, 0, 0 FROM outbox WHERE late = 1").into_iter().map(|(id, ..)| id).collect();
        for (destination, posted) in &self.discord.posted() {
            let mut last = 0;
            for message in posted {
                let row = message.row;
                // A retry can't find a message that was deleted before its answer arrived.
                let again = self.discord.is_deleted(row);
                let once = sent.remove(&row) || may_be.remove(&row) || again;
                assert!(once, "world {seed}: row {row} in {destination:?} twice, or unknown: {}", self.described(row));
                if !late.contains(&row) && !again {
                    assert!(row > last, "world {seed}: row {row} of {destination:?} is late");
                    last = row;
                }
            }
        }
        assert!(sent.is_empty(), "world {seed}: never posted: {sent:?}");
    }

    /// Checks that every table is readable and continues, that players were notified of their turns, and that whole
    /// games can be verified.
    async fn check_tables(&mut self) {
        let seed = self.seed;
        self.check_calls().await;
        assert_eq!(self.count("SELECT count(*) FROM log WHERE kind = 'resumed'"), 0, "world {seed}");
        for (id, channel, _) in self.rows("SELECT id, channel, 0 FROM tables") {
            let request = self.request(1, u64::try_from(channel).unwrap(), ViewingQuery::Info);
            let request = Request { table: Some(TableId(id)), ..request };
            let Ok(Reply::Viewing(ViewingReply::Info(info))) = self.tables.handle(request.clone()).await else {
                panic!("world {seed}: table {id} cannot be read")
            };
            match info.table.state {
                TableState::Over => {
                    let proof = Request { command: Query::Proof.into(), ..request };
                    match self.tables.handle(proof).await {
                        Ok(Reply::Proof(sheet)) => {
                            self.figures.count("finished games checked by their proof");
                            assert!(sheet.verified.is_ok(), "world {seed}: table {id}: {:?}", sheet.verified);
                        }
                        Err(refusal) => panic!("world {seed}: table {id} cannot be checked: {refusal}"),
                        Ok(_) => panic!("world {seed}: another answer"),
                    }
                }
                TableState::Running => {
                    self.check_goes_on(&info, &request).await;
                    let board = Request { command: ViewingQuery::Board { turn: None }.into(), ..request };
                    assert!(self.tables.handle(board).await.is_ok(), "world {seed}: table {id} has no board");
                }
                TableState::Lobby | TableState::Cancelled => {}
            }
        }
        let first = TableId(self.count("SELECT min(id) FROM tables"));
        // The players of a finished game can open it anywhere, and others can't.
        let elsewhere = Request { table: Some(first), ..self.request(999, 9_999, ViewingQuery::Info) };
        assert_eq!(self.tables.handle(elsewhere).await.err(), Some(Refusal::NotHere));
        let strangers = |to: &Destination| matches!(to, Destination::Direct(UserId(user)) if *user >= 900);
        assert!(!self.discord.posted().keys().any(strangers), "world {seed}: strangers are written to");
    }

    /// Checks that no table with human players waits for a computer player, or for a player with a valid queued turn.
    async fn check_goes_on(&mut self, info: &TableInfo, request: &Request) {
        let (seed, id) = (self.seed, info.table.id);
        if info.pause.is_some() {
            self.figures.count("games that stand still at the end");
            return;
        }
        let people = info.table.players.iter().any(|player| player.occupant.person().is_some());
        for player in &info.to_act {
            assert!(!player.occupant.is_computer() || !people, "world {seed}: table {id} waits for a computer");
            let Some(user) = player.occupant.person() else { continue };
            let seat = usize::from(player.seat);
            let begun = format!("SELECT count(*) FROM drafts WHERE table_id = {id} AND seat = {seat}");
            if info.to_act.len() > 1 || self.count(&begun) > 0 {
                continue;
            }
            let sheet = Request { actor: asking::actor(user.0), command: Query::QueuedTurns.into(), ..request.clone() };
            let Ok(Reply::QueuedTurns(sheet)) = self.tables.handle(sheet).await else { continue };
            let waits = self.store.database.jobs(id).unwrap().iter().any(|job| job.kind == JobKind::QueuedTurn);
            // After an undo, the turn may not be the one that the player queued for.
            let undone = format!("SELECT count(*) FROM log WHERE table_id = {id} AND kind = 'undone'");
            for order in sheet.queued_turns.iter().filter(|order| order.failure.is_none()) {
                let holds = !waits && self.count(&undone) == 0;
                assert!(!holds, "world {seed}: {user} has ordered {:?} at table {id}", order.queued.steps);
            }
        }
    }
}
