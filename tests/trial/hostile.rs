//! People who press and type what they should not: forged, stale, elsewhere. Nothing of a game may change.

use std::sync::atomic::Ordering;

use daykeeper::table::{Order, Refusal, Request, Stamp, TableId, TableState};
use serde_json::{Value, json};

use super::world::World;

/// How many attempts are made at once.
const AT_ONCE: u32 = 64;

impl World {
    /// A batch of attempts at one table.
    pub async fn somebody_strange_acts(&mut self) {
        let channel = 1 + u64::from(self.rng.below(self.plan.channels));
        let Some(info) = self.info(channel).await else { return };
        if info.table.state != TableState::Running {
            return;
        }
        let table = info.table.id;
        let entries = self.entries(table);
        // Refusals are written down, too: with faults as often as elsewhere no batch would come to its end.
        let rate = self.faults.writes.load(Ordering::SeqCst);
        self.faults.writes.store(rate / 8, Ordering::SeqCst);
        for _ in 0..AT_ONCE {
            self.figures.count("hostile interactions");
            match self.rng.below(4) {
                0 | 1 => self.order_of_a_stranger(channel, table).await,
                2 => self.forged_press(channel, table).await,
                _ => self.typed_line(channel).await,
            }
            if self.faults.is_dead() {
                break;
            }
        }
        self.faults.writes.store(rate, Ordering::SeqCst);
        assert_eq!(self.entries(table), entries, "world {}: a stranger changed a game", self.seed);
    }

    fn entries(&self, table: TableId) -> i64 {
        self.count(&format!("SELECT count(*) FROM log WHERE table_id = {table}"))
    }

    fn stranger(&mut self) -> u64 {
        900 + u64::from(self.rng.below(90))
    }

    /// A well-formed order of somebody who may not give it, or from another channel, or for another table.
    async fn order_of_a_stranger(&mut self, channel: u64, table: TableId) {
        let elsewhere = self.rng.below(2) == 0;
        let table = if self.rng.below(4) == 0 { TableId(1_000_000 + i64::from(self.rng.below(99))) } else { table };
        let stamp = Stamp { table, seq: self.rng.below(40), draft: self.rng.below(5) };
        let order = match self.rng.below(8) {
            0 => Order::EndTurn { stamp },
            1 => Order::Step { stamp, step: "draw".to_owned() },
            2 => Order::Join,
            3 => Order::Cancel,
            4 => Order::AnswerUndo { request: self.rng.below(40), agree: true },
            5 => Order::Undo { turn: Some(self.rng.below(40)) },
            6 => Order::Start,
            _ => Order::StartOver { stamp },
        };
        let user = if elsewhere { 1 + u64::from(self.rng.below(self.plan.people)) } else { self.stranger() };
        let request = self.request(user, if elsewhere { 9_999 } else { channel }, order);
        let request = Request { table: Some(table), ..request };
        let answer = self.tables.handle(request.clone()).await;
        let refusal = answer.err().unwrap_or_else(|| panic!("world {}: {request:?} was done", self.seed));
        if elsewhere && refusal != Refusal::Trouble {
            assert_eq!(refusal, Refusal::NotHere, "world {}: {request:?}", self.seed);
        }
    }

    /// A button that nobody was shown, as the gateway tells it.
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

    /// A command of somebody who does not play here, with what does not fit.
    async fn typed_line(&mut self, channel: u64) {
        let text = ["draw", "take 1; end", "bid 3", "; ; ;", "\u{0}", "\u{202e}dne", "take 99999999999999999999"];
        let text = text[self.rng.index(text.len())];
        let option = json!({ "name": "action", "type": 3, "value": text });
        let sub = |name: &str| json!({ "name": "game", "options": [{ "name": name, "type": 1, "options": [] }] });
        let data = match self.rng.below(6) {
            0 | 1 => json!({ "name": "play", "options": [option] }),
            2 => sub(["leave", "start", "resign", "back", "replace"][self.rng.index(5)]),
            3 => json!({ "name": "undo", "options": [{ "name": "turn", "type": 4, "value": self.rng.below(9) }] }),
            4 => json!({ "name": "nothing", "options": [] }),
            _ => json!({ "name": "turn", "options": [{ "name": "x", "type": 99, "value": {} }] }),
        };
        self.interaction(channel, 2, &data).await;
    }

    /// What the gateway tells of a stranger. The bot says that it has heard, once.
    async fn interaction(&mut self, channel: u64, kind: u8, data: &Value) {
        self.interactions += 1;
        let (id, user) = (self.interactions, self.stranger());
        let told = json!({
            "id": id.to_string(), "token": "t", "application_id": "42", "type": kind, "locale": "en-US",
            "channel_id": channel.to_string(), "guild_id": "7", "data": data,
            "member": { "permissions": "0", "user": { "id": user.to_string(), "username": "stranger" } },
        });
        self.bot.interaction(&told).await;
        if !self.faults.is_dead() {
            assert_eq!(self.discord.acknowledged(id), 1, "world {}: {told}", self.seed);
        }
    }
}
