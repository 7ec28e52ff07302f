//! Who uses the bot: people who play, and people who try what they should not.

use daykeeper::engine::{Options, Seat};
use daykeeper::table::{
    Actor, ChannelId, Command, GuildId, InteractionId, NewTable, NotifyBy, Order, Player, PreferencesChange, Query,
    QuietHours, Refusal, Reply, Request, RequestOrigin, SeatOrder, Seating, Stamp, Strength, Successor, TableId,
    TableInfo, TableState, UserId,
};

use super::world::World;

/// Channels, each with a game after the other.
pub const CHANNELS: u32 = 4;
/// Who plays; strangers have higher numbers.
const PEOPLE: u32 = 6;

/// Something that was asked, as it can be asked again.
pub type Asked = Request;

impl World {
    /// Everybody says how they want to be notified.
    pub async fn arrive(&mut self) {
        for user in 1..=u64::from(PEOPLE) {
            let quiet = (user % 3 == 0).then_some(QuietHours { from: 22 * 60, until: 7 * 60 });
            let by = [NotifyBy::Channel, NotifyBy::Channel, NotifyBy::Both, NotifyBy::Direct][(user % 4) as usize];
            let change = PreferencesChange {
                notify_by: Some(by),
                zone: Some("Europe/Rome".to_owned()),
                quiet: Some(quiet),
                back: None,
            };
            let request = self.request(user, 1, Command::Preferences(Box::new(change)));
            assert!(self.tables.handle(request).await.is_ok());
        }
        self.discord.closed.insert(UserId(3));
    }

    pub fn request(&mut self, user: u64, channel: u64, command: impl Into<Command>) -> Request {
        self.interactions += 1;
        Request {
            interaction: InteractionId(self.interactions),
            actor: Actor {
                user: UserId(user),
                name: format!("Player {user}"),
                locale: "en-US".to_owned(),
                may_manage: false,
            },
            origin: RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(channel), locale: None },
            table: None,
            command: command.into(),
        }
    }

    /// Asks, and now and then once more, as an impatient finger does. What is not answered is asked again
    /// later.
    async fn ask(&mut self, request: Request) -> Result<Reply, Refusal> {
        self.figures.interactions += 1;
        let answer = self.tables.handle(request.clone()).await;
        if let Err(Refusal::Trouble) = answer {
            if matches!(request.command, Command::Order(_) | Command::New(_)) {
                self.unanswered.push(request);
            }
            return answer;
        }
        self.heard(&request, &answer);
        let channel = request.origin.channel;
        if self.discord.allows(daykeeper::table::Destination::Channel(channel)) {
            let _ = self.tables.released(channel).await;
        }
        if self.rng.below(8) == 0 && matches!(request.command, Command::Order(_)) {
            let again = self.tables.handle(request.clone()).await;
            if !matches!(again, Err(Refusal::Trouble)) {
                self.heard(&request, &again);
                assert_eq!(again.is_ok(), answer.is_ok(), "world {}: {request:?}", self.seed);
            }
        }
        answer
    }

    /// Remembers what somebody was told is done.
    fn heard(&mut self, request: &Request, answer: &Result<Reply, Refusal>) {
        let Ok(Reply::TurnDone(done)) = answer else { return };
        let told = (done.table, done.seq);
        let before = self.acknowledged.insert(request.interaction.0, told);
        assert!(before.is_none_or(|before| before == told), "world {}: {request:?} did two turns", self.seed);
    }

    /// What was under way when the process died, and what failed, is asked again.
    pub async fn ask_again(&mut self) {
        for request in std::mem::take(&mut self.unanswered) {
            let _ = self.ask(request).await;
            if self.faults.is_dead() {
                return;
            }
        }
    }

    async fn info(&mut self, channel: u64) -> Option<TableInfo> {
        let request = self.request(1, channel, Query::Info);
        match self.tables.handle(request).await {
            Ok(Reply::Info(info)) => Some(*info),
            _ => None,
        }
    }

    /// Somebody does what they may.
    pub async fn somebody_acts(&mut self) {
        if self.rng.below(3) == 0 {
            self.ask_again().await;
        }
        let channel = 1 + u64::from(self.rng.below(CHANNELS));
        let Some(info) = self.info(channel).await else { return self.open(channel).await };
        match info.table.state {
            TableState::Over | TableState::Cancelled => self.open(channel).await,
            TableState::Lobby => self.lobby(channel, &info).await,
            TableState::Running => self.play(channel, &info).await,
        }
    }

    async fn open(&mut self, channel: u64) {
        let host = 1 + u64::from(self.rng.below(PEOPLE));
        let game = if channel.is_multiple_of(2) { "example" } else { "pebbles" };
        let new =
            NewTable { game: game.to_owned(), options: Options::default(), seats: None, seating: Seating::Random };
        let request = self.request(host, channel, new);
        if self.ask(request).await.is_ok() {
            self.figures.games += 1;
        }
    }

    async fn lobby(&mut self, channel: u64, info: &TableInfo) {
        let host = info.table.host.0;
        let user = 1 + u64::from(self.rng.below(PEOPLE));
        let (user, order) = match self.rng.below(4) {
            0 => (host, Order::Seat(SeatOrder::AddComputer(Strength::Easy))),
            1 if info.table.players.len() >= 2 => (host, Order::Start),
            _ => (user, Order::Join),
        };
        let request = self.request(user, channel, order);
        let _ = self.ask(request).await;
    }

    async fn play(&mut self, channel: u64, info: &TableInfo) {
        let asked: Vec<UserId> = info.to_act.iter().filter_map(|player| player.occupant.person()).collect();
        if self.rng.below(12) == 0 || asked.is_empty() {
            return self.do_otherwise(channel, info).await;
        }
        let user = asked[self.rng.index(asked.len())];
        // A turn of several steps, left half done now and then.
        for _ in 0..12 {
            let place = RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(channel), locale: None };
            let offers = self.tables.complete(&place, user, "", |_| false).await;
            if offers.is_empty() || self.rng.below(20) == 0 {
                return;
            }
            let text = offers[self.rng.index(offers.len())].value.clone();
            let request = self.request(user.0, channel, Order::Play { text });
            match self.ask(request).await {
                Ok(Reply::TurnDone(_)) => {
                    self.figures.turns += 1;
                    return;
                }
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }

    /// Takes turns back, changes seats: whatever the table lets somebody do.
    async fn do_otherwise(&mut self, channel: u64, info: &TableInfo) {
        let players: Vec<UserId> = info.table.players.iter().filter_map(Player::user).collect();
        let Some(&user) = players.get(self.rng.index(players.len().max(1))) else { return };
        let seat = Seat::new(u8::try_from(self.rng.below(4)).unwrap());
        let order = match self.rng.below(9) {
            0..=2 => Order::Undo { turn: None },
            3 | 4 => {
                let request =
                    u32::try_from(self.count("SELECT coalesce(max(seq), 0) FROM log WHERE kind = 'undo_asked'"));
                Order::AnswerUndo { request: request.unwrap_or_default(), agree: self.rng.below(3) > 0 }
            }
            5 => Order::Seat(SeatOrder::HandOver(Some(seat), Strength::Easy)),
            6 => Order::Seat(SeatOrder::Back),
            7 => Order::Seat(SeatOrder::Take(seat)),
            _ if self.rng.below(6) == 0 => Order::Seat(SeatOrder::Resign(Successor::Computer)),
            _ => Order::Seat(SeatOrder::Offer { seat: None, to: None }),
        };
        let request = self.request(user.0, channel, order);
        let _ = self.ask(request).await;
    }

    /// Somebody presses what they should not: forged, stale, elsewhere. Nothing of the game may change.
    pub async fn somebody_strange_acts(&mut self) {
        let channel = 1 + u64::from(self.rng.below(CHANNELS));
        let Some(info) = self.info(channel).await else { return };
        if info.table.state != TableState::Running {
            return;
        }
        let entries = self.entries(info.table.id);
        for _ in 0..6 {
            let elsewhere = self.rng.below(2) == 0;
            let stranger = 900 + u64::from(self.rng.below(9));
            let stamp = Stamp { table: info.table.id, seq: self.rng.below(40), draft: self.rng.below(5) };
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
            let user = if elsewhere { 1 + u64::from(self.rng.below(PEOPLE)) } else { stranger };
            let request = self.request(user, if elsewhere { 99 } else { channel }, order);
            let request = Request { table: Some(info.table.id), ..request };
            self.figures.hostile += 1;
            let answer = self.tables.handle(request.clone()).await;
            let refusal = answer.err().unwrap_or_else(|| panic!("world {}: {request:?} was done", self.seed));
            if elsewhere && refusal != Refusal::Trouble {
                assert_eq!(refusal, Refusal::NotHere, "world {}: {request:?}", self.seed);
            }
            if self.faults.is_dead() {
                return;
            }
        }
        assert_eq!(self.entries(info.table.id), entries, "world {}: a stranger changed a game", self.seed);
    }

    fn entries(&self, table: TableId) -> i64 {
        self.count(&format!("SELECT count(*) FROM log WHERE table_id = {table}"))
    }
}
