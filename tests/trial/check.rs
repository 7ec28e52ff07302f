//! What must hold, whatever went wrong.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use daykeeper::table::{
    ChannelId, Clock, Destination, Query, Refusal, Reply, Request, SeatOrders, Store, TableId, TableState, UserId,
};

use super::figures::Figures;
use super::world::World;

impl World {
    pub fn count(&self, sql: &str) -> i64 {
        self.file.query_row(sql, [], |row| row.get(0)).unwrap()
    }

    pub fn rows(&self, sql: &str) -> Vec<(i64, i64, i64)> {
        let mut statement = self.file.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        rows.collect::<Result<_, _>>().unwrap()
    }

    /// No turn that somebody was told is done is lost, and none is there twice.
    pub fn check_log(&self) {
        // Nothing is played for somebody that they have not ordered, unless they want turns without a choice played.
        let sql =
            "SELECT table_id, user, body FROM log WHERE kind = 'turn' AND interaction IS NULL AND user IS NOT NULL";
        let mut statement = self.file.prepare(sql).unwrap();
        let played = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        for turn in played.map(Result::unwrap) {
            let wanted = turn.1 % 5 == 0 || self.ordered.contains(&turn);
            assert!(wanted, "world {}: {turn:?} was not ordered", self.seed);
        }
        let over = "SELECT count(*) FROM orders o JOIN tables t ON t.id = o.table_id WHERE t.state = 'over'";
        assert_eq!(self.count(over), 0, "world {}: orders of games that are over", self.seed);
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

    /// Remembers what is ordered now: only what is due carries it out.
    pub fn look_at_orders(&mut self) {
        let mut statement = self.file.prepare_cached("SELECT table_id, user, body FROM orders").unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, String>(2)?))).unwrap();
        for (table, user, body) in rows.map(Result::unwrap) {
            let planned: SeatOrders = serde_json::from_str(&body).unwrap();
            self.ordered.extend(planned.orders.into_iter().map(|order| (table, user, order.steps.join("; "))));
        }
    }

    /// All goes well from here on: everything that is owed arrives, and everything fits.
    pub async fn end(mut self) -> Figures {
        self.faults.writes.store(0, Ordering::SeqCst);
        self.faults.requests.store(0, Ordering::SeqCst);
        self.faults.full.store(false, Ordering::SeqCst);
        self.discord.allow_all();
        for channel in 1..=u64::from(self.plan.channels) {
            self.tables.released(ChannelId(channel)).await.unwrap();
        }
        self.ask_again().await;
        self.hear_overtaken().await;
        for round in 0.. {
            assert!(round < 5_000, "world {}: it never comes to rest", self.seed);
            self.work().await;
            let jobs = self.tables.due(Vec::new(), 1).await.unwrap();
            match self.next_delivery().await {
                Some(later) => self.clock.pass_until(later),
                None if jobs.is_empty() => break,
                None => {}
            }
        }
        self.check_log();
        let ordered = "SELECT count(*) FROM log WHERE kind = 'turn' AND interaction IS NULL AND user IS NOT NULL";
        self.figures.more("turns that were ordered", u64::try_from(self.count(ordered)).unwrap());
        self.check_messages();
        self.check_tables().await;
        self.close()
    }

    /// A row of the outbox, for a failure's sentence.
    fn described(&self, row: i64) -> String {
        let sql = "SELECT owed || ' ' || state || ' ' || uncertain || ' ' || withheld FROM outbox WHERE id = ?1";
        self.file.query_row(sql, [row], |row| row.get(0)).unwrap_or_default()
    }

    /// Every message that was owed stands in its channel once and in order, and no other.
    fn check_messages(&self) {
        let seed = self.seed;
        assert_eq!(self.count("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'claimed')"), 0, "world {seed}");
        let failed = "SELECT count(*) FROM outbox WHERE state = 'failed' AND edit = 0 AND lane = 'channel'";
        assert_eq!(self.count(failed), 0, "world {seed}");
        // Of a reminder whose answer was lost nothing may be left to say when it is tried again.
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
                let once = sent.remove(&row) || may_be.remove(&row);
                assert!(once, "world {seed}: row {row} in {destination:?} twice, or unknown: {}", self.described(row));
                if !late.contains(&row) {
                    assert!(row > last, "world {seed}: row {row} of {destination:?} is late");
                    last = row;
                }
            }
        }
        assert!(sent.is_empty(), "world {seed}: never posted: {sent:?}");
    }

    /// What seals a running game is in nothing that was sent.
    fn check_secrets(&self) {
        let said: String = self.discord.posted().into_values().flatten().map(|posted| posted.content).collect();
        let mut running = self.file.prepare("SELECT salt, seed FROM tables WHERE state = 'running'").unwrap();
        let secrets =
            running.query_map([], |row| Ok((row.get::<_, Option<String>>(0)?, row.get::<_, Option<i64>>(1)?)));
        for (salt, game) in secrets.unwrap().map(Result::unwrap) {
            let game = game.map(|seed| seed.cast_unsigned().to_string());
            for secret in salt.into_iter().chain(game).filter(|secret| secret.len() > 8) {
                assert!(!said.contains(&secret), "world {}: {secret} was told", self.seed);
            }
        }
    }

    /// Every table can be read and goes on; whoever is to move was called; whole games can be checked.
    async fn check_tables(&mut self) {
        let seed = self.seed;
        self.look_at_decisions().await;
        assert_eq!(self.count("SELECT count(*) FROM log WHERE kind = 'resumed'"), 0, "world {seed}");
        for (id, channel, _) in self.rows("SELECT id, channel, 0 FROM tables") {
            let request = self.request(1, u64::try_from(channel).unwrap(), Query::Info);
            let request = Request { table: Some(TableId(id)), ..request };
            let Ok(Reply::Info(info)) = self.tables.handle(request.clone()).await else {
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
                    let now = self.clock.now();
                    for user in info.to_act.iter().filter_map(|player| player.occupant.person()) {
                        let person = self.store.database_people(&[user]).get(&user).cloned().unwrap_or_default();
                        let jobs = self.store.database.jobs(TableId(id)).unwrap();
                        let called = self.decisions.of(id, user).is_some_and(|open| open.called || open.reminded);
                        let later = person.rests(now).is_some() || jobs.iter().any(|job| job.due_at > now);
                        assert!(called || later, "world {seed}: nobody calls {user} at table {id}");
                    }
                    let board = Request { command: Query::Board { turn: None }.into(), ..request };
                    assert!(self.tables.handle(board).await.is_ok(), "world {seed}: table {id} has no board");
                }
                TableState::Lobby | TableState::Cancelled => {}
            }
        }
        // Nothing hangs in the air: the newest message of each running table has a place.
        let lost = "SELECT count(*) FROM tables t WHERE t.state = 'running' AND NOT EXISTS (
                        SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.slot LIKE 'moment-%')";
        assert_eq!(self.count(lost), 0, "world {seed}");
        let elsewhere = Request { table: Some(TableId(1)), ..self.request(1, 9_999, Query::Info) };
        assert_eq!(self.tables.handle(elsewhere).await.err(), Some(Refusal::NotHere));
        let strangers = |to: &Destination| matches!(to, Destination::Direct(UserId(user)) if *user >= 900);
        assert!(!self.discord.posted().keys().any(strangers), "world {seed}: strangers are written to");
        self.check_secrets();
    }
}
