//! Forged, stale and misplaced clicks and commands. None of them may change a table.

use std::sync::atomic::Ordering;

use daykeeper::table::{
    LobbyAction, PauseAction, PlanAction, PlanChange, Player, QueuedTurnAction, Refusal, Request, Stamp, TableAction,
    TableId, TableInfo, TableState, UndoAction, UserId,
};
use rusqlite::types::Value;
use serde_json::{Value as Json, json};

use super::world::World;

/// Attempts per batch.
const AT_ONCE: u32 = 256;

impl World {
    /// Runs a batch of attempts at one table.
    pub async fn somebody_strange_acts(&mut self) {
        let channel = 1 + u64::from(self.rng.below(self.plan.channels));
        let Some(info) = self.info(channel).await else { return };
        if info.table.state != TableState::Running {
            return;
        }
        let table = info.table.id;
        let before = self.fingerprint();
        // Refusals write to the database, too. With the usual fault rate, no batch would finish.
        let rate = self.faults.writes.load(Ordering::SeqCst);
        self.faults.writes.store(rate / 8, Ordering::SeqCst);
        for _ in 0..AT_ONCE {
            self.figures.count("hostile interactions");
            match self.rng.below(6) {
                0 | 1 => self.order_of_a_stranger(channel, table).await,
                2 => self.forged_press(channel, table).await,
                3 => self.order_of_a_player(channel, &info).await,
                4 => self.stale_press(channel, &info).await,
                _ => self.typed_line(channel).await,
            }
            if self.faults.is_dead() {
                break;
            }
        }
        self.faults.writes.store(rate, Ordering::SeqCst);
        let after = self.fingerprint();
        for (before, after) in before.iter().zip(&after) {
            assert_eq!(before, after, "world {}: what nobody may do changed something", self.seed);
        }
        self.check_secrets();
    }

    /// All data of tables and their players.
    fn fingerprint(&self) -> Vec<Vec<String>> {
        let all = [
            "tables",
            "seats",
            "drafts",
            "queued_turns",
            "notes",
            "follows",
            "what_ifs",
            "jobs",
            "(SELECT * FROM people WHERE user < 900)",
            "(SELECT table_id, count(*), max(seq) FROM log GROUP BY table_id)",
            "(SELECT count(*), max(id) FROM outbox)",
        ];
        let rows = |what: &str| -> Vec<String> {
            let mut statement = self.file.prepare(&format!("SELECT * FROM {what}")).unwrap();
            let columns = statement.column_count();
            let rows = statement.query_map([], |row| {
                let values = (0..columns).map(|column| row.get::<_, Value>(column));
                Ok(format!("{what}: {:?}", values.collect::<Result<Vec<_>, _>>()?))
            });
            rows.unwrap().map(Result::unwrap).collect()
        };
        all.map(rows).into()
    }

    /// A player of this game, or 1 if it has only computer players.
    fn player(&mut self, info: &TableInfo) -> u64 {
        let players: Vec<UserId> = info.table.players.iter().filter_map(Player::user).collect();
        players.get(self.rng.index(players.len().max(1))).map_or(1, |user| user.0)
    }

    /// Sends a request of a player with an impossible stamp, or for the game of another channel.
    async fn order_of_a_player(&mut self, channel: u64, info: &TableInfo) {
        let user = self.player(info);
        let foreign = self.count(&format!("SELECT coalesce(max(id), 0) FROM tables WHERE channel <> {channel}"));
        let foreign = (foreign > 0 && self.rng.below(2) == 0).then_some(TableId(foreign));
        let table = foreign.unwrap_or(info.table.id);
        let stamp = Stamp { draft: 500 + self.rng.below(5), ..Stamp::of_message(table, 5_000 + self.rng.below(40)) };
        let order = match self.rng.below(7) {
            0 => TableAction::Plan(PlanAction::EndTurn(stamp)),
            1 => TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step("draw".to_owned()))),
            2 => TableAction::Plan(PlanAction::Change(stamp, PlanChange::StartOver)),
            3 => TableAction::Plan(PlanAction::Change(stamp, PlanChange::UndoStep)),
            4 => TableAction::Undo(UndoAction::AnswerUndo { request: 5_000, agree: true }),
            5 => TableAction::Undo(UndoAction::Undo { turn: Some(5_000 + self.rng.below(40)) }),
            _ => TableAction::QueuedTurn(QueuedTurnAction { stamp, number: 0, condition: None }),
        };
        let request = Request { table: Some(table), ..self.request(user, channel, order) };
        let answer = self.tables.handle(request.clone()).await;
        let refusal = answer.err().unwrap_or_else(|| panic!("world {}: {request:?} was done", self.seed));
        if foreign.is_some() && !matches!(refusal, Refusal::Trouble | Refusal::Uncertain) {
            assert_eq!(refusal, Refusal::NotHere, "world {}: {request:?}", self.seed);
        }
    }

    /// Clicks a button of an outdated planner, as its user.
    async fn stale_press(&mut self, channel: u64, info: &TableInfo) {
        let user = self.player(info);
        let verbs = ["end", "restart", "undo-step", "step:draw", "step:take 1", "use-hint:0"];
        let verb = verbs[self.rng.index(verbs.len())];
        let stamp = format!("{}-{}", 5_000 + self.rng.below(50), 500 + self.rng.below(50));
        let custom_id = format!("v1:{}:{stamp}:{verb}", info.table.id);
        let data = json!({ "custom_id": custom_id, "component_type": 2, "values": ["draw", "1", "0"] });
        self.interaction_of((user, "player"), channel, 3, &data).await;
    }

    fn stranger(&mut self) -> u64 {
        900 + u64::from(self.rng.below(90))
    }

    /// Sends a well-formed request without permission, from another channel, or for another game.
    async fn order_of_a_stranger(&mut self, channel: u64, table: TableId) {
        let elsewhere = self.rng.below(2) == 0;
        let table = if self.rng.below(4) == 0 { TableId(1_000_000 + i64::from(self.rng.below(99))) } else { table };
        let stamp = Stamp { draft: self.rng.below(5), ..Stamp::of_message(table, self.rng.below(40)) };
        let order = match self.rng.below(11) {
            8 => TableAction::Pause(PauseAction::Pause { days: None }),
            9 => TableAction::Pause(PauseAction::AnswerPause { number: self.rng.below(40).into(), agree: true }),
            10 => {
                if self.rng.below(2) == 0 {
                    TableAction::Pause(PauseAction::GoOn)
                } else {
                    TableAction::Pause(PauseAction::Rest)
                }
            }
            0 => TableAction::Plan(PlanAction::EndTurn(stamp)),
            1 => TableAction::Plan(PlanAction::Change(stamp, PlanChange::Step("draw".to_owned()))),
            2 => TableAction::Lobby(LobbyAction::Join),
            3 => TableAction::Lobby(LobbyAction::Cancel),
            4 => TableAction::Undo(UndoAction::AnswerUndo { request: self.rng.below(40), agree: true }),
            5 => TableAction::Undo(UndoAction::Undo { turn: Some(self.rng.below(40)) }),
            6 => TableAction::Lobby(LobbyAction::Start),
            _ => TableAction::Plan(PlanAction::Change(stamp, PlanChange::StartOver)),
        };
        let user = if elsewhere { 1 + u64::from(self.rng.below(self.plan.people)) } else { self.stranger() };
        let request = self.request(user, if elsewhere { 9_999 } else { channel }, order);
        let request = Request { table: Some(table), ..request };
        let answer = self.tables.handle(request.clone()).await;
        let refusal = answer.err().unwrap_or_else(|| panic!("world {}: {request:?} was done", self.seed));
        if elsewhere && !matches!(refusal, Refusal::Trouble | Refusal::Uncertain) {
            assert_eq!(refusal, Refusal::NotHere, "world {}: {request:?}", self.seed);
        }
    }

    /// Clicks a button that the bot never posted, as the gateway reports it.
    async fn forged_press(&mut self, channel: u64, table: TableId) {
        let verbs = [
            "join",
            "start",
            "end",
            "restart",
            "undo-step",
            "use-hint:0",
            "sure-cancel",
            "sure-resign",
            "sure-undo:1",
            "take-back:1",
            "agree:1",
            "refuse:1",
            "pause:1",
            "no-pause:1",
            "go-on",
            "rest",
            "back",
            "reopen",
            "add-ai",
            "ai:easy",
            "start-ai",
            "step:draw",
            "step:take 1",
            "keep",
            "panel-value:table:0",
            "take-seat:9",
            "",
            "join:1",
            "\u{202e}end",
        ];
        let verb = verbs[self.rng.index(verbs.len())];
        let number = |rng: &mut daykeeper::engine::Rng| match rng.below(5) {
            0 => "-1".to_owned(),
            1 => "99999999999999999999".to_owned(),
            2 => String::new(),
            _ => rng.below(50).to_string(),
        };
        let version = ["v1", "v1", "v1", "v0", "x", ""][self.rng.index(6)];
        let table = if self.rng.below(3) == 0 { number(&mut self.rng) } else { table.to_string() };
        let stamp = format!("{}-{}", number(&mut self.rng), number(&mut self.rng));
        let custom_id = format!("{version}:{table}:{stamp}:{verb}");
        let data = json!({ "custom_id": custom_id, "component_type": 2, "values": ["draw", "1", "0"] });
        self.interaction(channel, 3, &data).await;
    }

    /// Sends a command with invalid arguments, as a user without a seat.
    async fn typed_line(&mut self, channel: u64) {
        let text = ["draw", "take 1; end", "bid 3", "; ; ;", "\u{0}", "\u{202e}dne", "take 99999999999999999999"];
        let text = text[self.rng.index(text.len())];
        let option = json!({ "name": "action", "type": 3, "value": text });
        let sub = |name: &str| json!({ "name": "game", "options": [{ "name": name, "type": 1, "options": [] }] });
        let data = match self.rng.below(6) {
            0 | 1 => json!({ "name": "play", "options": [option] }),
            2 => sub(["leave", "start", "resign", "rejoin", "replace", "pause"][self.rng.index(6)]),
            3 => json!({ "name": "undo", "options": [{ "name": "turn", "type": 4, "value": self.rng.below(9) }] }),
            4 => json!({ "name": "nothing", "options": [] }),
            _ => json!({ "name": "turn", "options": [{ "name": "x", "type": 99, "value": {} }] }),
        };
        self.interaction(channel, 2, &data).await;
    }

    /// Sends a stranger's interaction through the gateway. The bot must acknowledge it once.
    async fn interaction(&mut self, channel: u64, kind: u8, data: &Json) {
        let user = self.stranger();
        self.interaction_of((user, "stranger"), channel, kind, data).await;
    }

    async fn interaction_of(&mut self, (user, token): (u64, &str), channel: u64, kind: u8, data: &Json) {
        self.interactions += 1;
        let id = self.interactions;
        let interaction = json!({
            "id": id.to_string(), "token": token, "application_id": "42", "type": kind, "locale": "en-US",
            "channel_id": channel.to_string(), "guild_id": "7", "data": data,
            "member": { "permissions": "0", "user": { "id": user.to_string(), "username": format!("Player {user}") } },
        });
        self.bot.interaction(&interaction).await;
        if !self.faults.is_dead() {
            let acknowledged = self.discord.acknowledged(id);
            let lost = acknowledged == 0 && !self.discord.undisturbed(id);
            assert!(acknowledged == 1 || lost, "world {}: {interaction}", self.seed);
        }
    }
}
