//! A server whose users send requests to the tables directly, without Discord.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use daykeeper::engine::Options;
use daykeeper::table::{
    Actor, ChannelId, Clock, Command, GuildId, InteractionId, LobbyAction, NewTable, PlanAction, PlanChange,
    PlanningQuery, Refusal, Reply, Request, RequestOrigin, SeatAction, Seating, ShiftedClock, Stamp, Strength,
    TableAction, Tables, UserId,
};

/// The next request number, unique across servers.
static NUMBERS: AtomicU64 = AtomicU64::new(1);

#[derive(Clone)]
pub struct Server {
    guild: GuildId,
    tables: Tables,
    clock: Arc<ShiftedClock>,
    /// Requests of this server.
    pub asked: Arc<AtomicU64>,
}

impl Server {
    pub fn new(guild: GuildId, tables: Tables, clock: Arc<ShiftedClock>) -> Self {
        Server { guild, tables, clock, asked: Arc::default() }
    }

    pub async fn try_ask(&self, user: u64, channel: u64, command: impl Into<Command>) -> Result<Reply, Refusal> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let actor =
            Actor { user: UserId(user), name: format!("Player {user}"), locale: "en-US".to_owned(), may_manage: false };
        let place = RequestOrigin { guild: Some(self.guild), channel: ChannelId(channel), locale: None };
        let request =
            Request { interaction: InteractionId(number), actor, origin: place, table: None, command: command.into() };
        self.tables.handle(request).await
    }

    async fn ask(&self, user: u64, channel: u64, command: impl Into<Command>) -> Reply {
        self.try_ask(user, channel, command).await.unwrap_or_else(|refusal| panic!("{user} in {channel}: {refusal}"))
    }

    async fn open(&self, game: &str, user: u64, channel: u64) {
        let new = NewTable {
            game: game.to_owned(),
            options: Options::default(),
            seats: None,
            seating: Seating::Joined,
            start_when_full: false,
            rated: true,
        };
        self.ask(user, channel, new).await;
    }

    /// Starts a game of two players, at the first player's first turn.
    pub async fn game(&self, channel: u64) {
        self.game_of(channel, [channel * 2, channel * 2 + 1]).await;
    }

    /// Starts a game of these two players, at the first player's first turn.
    pub async fn game_of(&self, channel: u64, [one, two]: [u64; 2]) {
        self.start("tzolkin", channel, [one, two]).await;
        for user in [one, two] {
            self.turn(user, channel).await;
        }
    }

    /// Starts a game of these two players, before the choice of tiles.
    pub async fn start(&self, game: &str, channel: u64, [one, two]: [u64; 2]) {
        self.open(game, one, channel).await;
        self.ask(two, channel, TableAction::Lobby(LobbyAction::Join)).await;
        self.ask(one, channel, TableAction::Lobby(LobbyAction::Start)).await;
    }

    /// Starts a game of one player against `computers` computer players, before the choice of tiles.
    pub async fn against(&self, computers: usize, strength: Strength, channel: u64) {
        let host = channel * 2;
        self.open("tzolkin", host, channel).await;
        for _ in 0..computers {
            self.ask(host, channel, TableAction::Seat(SeatAction::AddComputer(strength))).await;
        }
        self.ask(host, channel, TableAction::Lobby(LobbyAction::Start)).await;
    }

    /// Drafts the first possible turn up to its end, so that *End turn* is available.
    pub async fn draft(&self, user: u64, channel: u64) -> Result<Stamp, Refusal> {
        loop {
            let Reply::Planner(planner) = self.try_ask(user, channel, PlanningQuery::Planner).await? else {
                panic!("no planner")
            };
            if planner.may_end() {
                return Ok(planner.stamp);
            }
            let step = planner.prompt.choices[0].step.clone();
            self.try_ask(user, channel, TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::Step(step))))
                .await?;
        }
    }

    /// Takes the first possible turn. Returns the time of its *End turn* click.
    pub async fn turn(&self, user: u64, channel: u64) -> i64 {
        let stamp = self.draft(user, channel).await.unwrap_or_else(|why| panic!("{user} in {channel}: {why}"));
        let pressed = self.clock.now().as_millisecond();
        self.ask(user, channel, TableAction::Plan(PlanAction::EndTurn(stamp))).await;
        pressed
    }
}
