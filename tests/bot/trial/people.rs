//! The users of the bot: they play, slowly or fast, and change their minds.

use daykeeper::engine::{Options, Seat};
use daykeeper::table::{
    ChannelId, Clock, ClockRule, Command, GuildId, LobbyAction, NewTable, NotifyBy, PauseAction, PauseProposal,
    PlanAction, Player, PreferencesChange, Query, QueuedTurnAction, QuietHours, Refusal, Reply, Request, RequestOrigin,
    SeatAction, Seating, SettingsChange, Strength, Successor, TableAction, TableInfo, TableState, TimeOut, TypedTurn,
    UndoAction, UserId, ViewingQuery, ViewingReply, WhatIfRequest,
};

use super::world::World;
use crate::support::asking;

/// Milliseconds for which Discord may repeat an interaction.
const REPEATED: i64 = 15 * 60 * 1000;
/// The most interactions that a resumed connection repeats.
const RESUMED: usize = 5;

/// A request that can be sent again.
pub type Asked = Request;

/// A request, and `true` if it ended a turn. Repeated requests of other kinds may get another answer: after a draft
/// became a turn, its steps return the current state.
pub struct Heard {
    request: Request,
    turn: bool,
    at: i64,
}

impl World {
    /// Sets the notification preferences of all users.
    pub async fn arrive(&mut self) {
        for user in 1..=u64::from(self.plan.people) {
            let quiet = (user % 3 == 0).then_some(QuietHours { from: 22 * 60, until: 7 * 60 });
            let by = [NotifyBy::Channel, NotifyBy::Channel, NotifyBy::Both, NotifyBy::Direct][(user % 4) as usize];
            let change = PreferencesChange {
                notify_by: Some(by),
                zone: Some("Europe/Rome".to_owned()),
                quiet: Some(quiet),
                play_forced: Some(user % 5 == 0),
                delay_queued_turns: Some(user % 2 == 0),
                ..PreferencesChange::default()
            };
            let request = self.request(user, 1, Command::Preferences(Box::new(change)));
            assert!(self.tables.handle(request).await.is_ok());
        }
        self.discord.close(UserId(3));
    }

    pub fn request(&mut self, user: u64, channel: u64, command: impl Into<Command>) -> Request {
        self.interactions += 1;
        asking::request(self.interactions, user, channel, command)
    }

    /// Sends a request, sometimes twice like an impatient user. Failed requests are sent again later.
    async fn ask(&mut self, request: Request) -> Result<Reply, Refusal> {
        self.figures.count("interactions");
        // Some requests arrive after later ones.
        if matches!(request.command, Command::Action(TableAction::Plan(PlanAction::Play(_)))) && self.rng.below(40) == 0
        {
            self.figures.count("faults: heard in another order");
            self.overtaken.push(request);
            return Err(Refusal::Trouble);
        }
        self.hear(request).await
    }

    /// Delivers the delayed requests.
    pub async fn hear_overtaken(&mut self) {
        for request in std::mem::take(&mut self.overtaken) {
            let _ = self.hear(request).await;
            if self.faults.is_dead() {
                return;
            }
        }
    }

    async fn hear(&mut self, request: Request) -> Result<Reply, Refusal> {
        let answer = self.tables.handle(request.clone()).await;
        if let Err(Refusal::Trouble | Refusal::Uncertain) = answer {
            if matches!(request.command, Command::Action(_) | Command::New(_)) {
                self.unanswered.push(request);
            }
            return answer;
        }
        self.heard(&request, &answer);
        let channel = request.origin.channel;
        if self.discord.allows(channel.0) {
            let _ = self.tables.release_withheld(channel).await;
        }
        if matches!(request.command, Command::Action(_)) {
            let turn = matches!(answer, Ok(Reply::TurnDone(_)));
            self.recent.push_back(Heard { request: request.clone(), turn, at: self.clock.truth() });
            while self.recent.len() > RESUMED {
                self.recent.pop_front();
            }
        }
        if self.rng.below(8) == 0 && matches!(request.command, Command::Action(_)) {
            self.figures.count("faults: heard twice");
            let again = self.tables.handle(request.clone()).await;
            if !matches!(again, Err(Refusal::Trouble | Refusal::Uncertain)) {
                self.heard(&request, &again);
                assert_eq!(again.is_ok(), answer.is_ok(), "world {}: {request:?}", self.seed);
            }
        }
        answer
    }

    /// Records a confirmed turn.
    fn heard(&mut self, request: &Request, answer: &Result<Reply, Refusal>) {
        let Ok(Reply::TurnDone(done)) = answer else { return };
        let announced = (done.table, done.seq);
        let before = self.acknowledged.insert(request.interaction.0, announced);
        assert!(before.is_none_or(|before| before == announced), "world {}: {request:?} did two turns", self.seed);
    }

    /// Closes the gateway. A resumed session repeats the last events, and a new one starts with the servers.
    pub async fn gateway_closes(&mut self) {
        if self.rng.below(2) == 0 {
            self.figures.count("faults: a gateway session begins anew");
            self.bot.arrived(GuildId(7)).await;
            return;
        }
        self.figures.count("faults: a gateway session is resumed");
        let since = self.clock.truth() - REPEATED;
        for Heard { request, turn, at } in std::mem::take(&mut self.recent) {
            if at < since {
                continue;
            }
            self.figures.count("faults: heard again after a session was resumed");
            let again = self.tables.handle(request.clone()).await;
            if self.faults.is_dead() {
                return;
            }
            if !matches!(again, Err(Refusal::Trouble | Refusal::Uncertain)) {
                self.heard(&request, &again);
                assert!(again.is_ok() || !turn || self.is_closed(), "world {}: {request:?}", self.seed);
            }
        }
    }

    /// Sends a user on vacation.
    pub async fn somebody_leaves_for_days(&mut self) {
        let user = 1 + u64::from(self.rng.below(self.plan.people));
        let days = 3 + i64::from(self.rng.below(18));
        let today = self.clock.now().to_zoned(jiff::tz::TimeZone::UTC).date();
        let back = today.saturating_add(jiff::Span::new().days(days));
        let change = PreferencesChange { back: Some(Some(back)), ..PreferencesChange::default() };
        let request = self.request(user, 1, Command::Preferences(Box::new(change)));
        if self.ask(request).await.is_ok() {
            self.figures.count("vacations");
        }
    }

    /// Repeats failed requests, and those in progress when the process died.
    pub async fn ask_again(&mut self) {
        for request in std::mem::take(&mut self.unanswered) {
            let _ = self.ask(request).await;
            if self.faults.is_dead() {
                return;
            }
        }
    }

    pub async fn info(&mut self, channel: u64) -> Option<TableInfo> {
        let request = self.request(1, channel, ViewingQuery::Info);
        match self.tables.handle(request).await {
            Ok(Reply::Viewing(ViewingReply::Info(info))) => Some(*info),
            _ => None,
        }
    }

    /// Performs a random allowed action.
    pub async fn somebody_acts(&mut self) {
        if self.rng.below(3) == 0 {
            self.ask_again().await;
        }
        let channel = 1 + u64::from(self.rng.below(self.plan.channels));
        let Some(info) = self.info(channel).await else { return self.open(channel).await };
        match info.table.state {
            TableState::Over | TableState::Cancelled => self.open(channel).await,
            TableState::Lobby => self.lobby(channel, &info).await,
            TableState::Running => self.play(channel, &info).await,
        }
    }

    async fn open(&mut self, channel: u64) {
        let host = 1 + u64::from(self.rng.below(self.plan.people));
        let game = if channel.is_multiple_of(2) { "example" } else { "pebbles" };
        let new = NewTable {
            game: game.to_owned(),
            options: Options::default(),
            seats: None,
            seating: Seating::Random,
            start_when_full: false,
            rated: true,
        };
        let request = self.request(host, channel, new);
        if self.ask(request).await.is_ok() {
            self.figures.count("games opened");
            self.set_clock(host, channel).await;
            if self.rng.below(3) == 0 {
                let change = SettingsChange { start_when_full: Some(true), ..SettingsChange::default() };
                let request = self.request(host, channel, TableAction::Settings(Box::new(change)));
                let _ = self.ask(request).await;
            }
        }
    }

    /// Gives every third table clocks, with every kind of timeout.
    async fn set_clock(&mut self, host: u64, channel: u64) {
        if !channel.is_multiple_of(3) {
            return;
        }
        let bank = [3_600, 86_400, 7 * 86_400][self.rng.index(3)];
        let time_out = [TimeOut::Remind, TimeOut::Turn, TimeOut::Seat][self.rng.index(3)];
        let change = SettingsChange {
            clock: Some(Some(ClockRule { bank, increment: 3_600 })),
            time_out: Some(time_out),
            ..SettingsChange::default()
        };
        let request = self.request(host, channel, TableAction::Settings(Box::new(change)));
        let _ = self.ask(request).await;
    }

    async fn lobby(&mut self, channel: u64, info: &TableInfo) {
        let host = info.table.host.0;
        let user = 1 + u64::from(self.rng.below(self.plan.people));
        let (user, order) = match self.rng.below(4) {
            0 => (host, TableAction::Seat(SeatAction::AddComputer(Strength::Easy))),
            1 if info.table.players.len() >= 2 => (host, TableAction::Lobby(LobbyAction::Start)),
            _ => (user, TableAction::Lobby(LobbyAction::Join)),
        };
        let request = self.request(user, channel, order);
        let _ = self.ask(request).await;
    }

    async fn play(&mut self, channel: u64, info: &TableInfo) {
        if self.pauses(channel, info).await {
            return;
        }
        let asked: Vec<UserId> = info.to_act.iter().filter_map(|player| player.occupant.person()).collect();
        if self.rng.below(12) == 0 || asked.is_empty() {
            return self.do_otherwise(channel, info).await;
        }
        if self.rng.below(3) == 0 {
            self.plan_ahead(channel, info, &asked).await;
        }
        if self.rng.below(6) == 0 {
            self.try_out(channel, info).await;
        }
        let user = asked[self.rng.index(asked.len())];
        // A turn of several steps, sometimes left unfinished.
        for _ in 0..12 {
            let place = RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(channel), locale: None };
            let offers = asking::complete(&self.tables, &place, user, ("", TypedTurn::Own)).await;
            if offers.is_empty() || self.rng.below(20) == 0 {
                return;
            }
            let text = offers[self.rng.index(offers.len())].value.clone();
            let request = self.request(user.0, channel, TableAction::Plan(PlanAction::Play(text)));
            match self.ask(request).await {
                Ok(Reply::TurnDone(_)) => {
                    self.figures.count("turns of people");
                    return;
                }
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }

    /// Resumes a paused game or, rarely, proposes a pause or votes on one. Returns `true` if the game is paused.
    async fn pauses(&mut self, channel: u64, info: &TableInfo) -> bool {
        let players: Vec<UserId> = info.table.players.iter().filter_map(Player::user).collect();
        let Some(&user) = players.get(self.rng.index(players.len().max(1))) else { return false };
        if info.pause.is_some() {
            if self.rng.below(3) == 0 {
                let order = if self.rng.below(4) == 0 {
                    TableAction::Lobby(LobbyAction::Start)
                } else {
                    TableAction::Pause(PauseAction::GoOn)
                };
                let request = self.request(user.0, channel, order);
                if self.ask(request).await.is_ok() {
                    self.figures.count("pauses that somebody ended");
                }
            } else if self.rng.below(4) == 0 {
                // During a pause, seats change hands and players try forbidden actions.
                self.do_otherwise(channel, info).await;
            }
            return true;
        }
        if self
            .count(&format!("SELECT count(*) FROM tables WHERE id = {} AND idle_asked_at IS NOT NULL", info.table.id))
            > 0
            && self.rng.below(2) == 0
        {
            let order = if self.rng.below(2) == 0 {
                TableAction::Pause(PauseAction::GoOn)
            } else {
                TableAction::Pause(PauseAction::Rest)
            };
            let request = self.request(user.0, channel, order);
            let _ = self.ask(request).await;
        }
        let open = format!(
            "SELECT count(*) FROM tables WHERE id = {} AND json_extract(proposal, '$.state') = 'open'",
            info.table.id
        );
        let order = match (self.count(&open), self.rng.below(16)) {
            (0, 0) => {
                self.figures.count("pauses proposed");
                TableAction::Pause(PauseAction::Pause {
                    days: (self.rng.below(2) == 0).then(|| 1 + self.rng.below(9) as u16),
                })
            }
            (0, _) => return false,
            (_, 0..=7) => TableAction::Pause(PauseAction::AnswerPause {
                number: self.proposal(info),
                agree: self.rng.below(8) > 0,
            }),
            _ => return false,
        };
        let request = self.request(user.0, channel, order);
        let _ = self.ask(request).await;
        false
    }

    /// The number of a proposal in its buttons.
    fn proposal(&self, info: &TableInfo) -> i64 {
        let sql = format!("SELECT proposal FROM tables WHERE id = {}", info.table.id);
        let text: String = self.file.query_row(&sql, [], |row| row.get(0)).unwrap();
        serde_json::from_str::<PauseProposal>(&text).unwrap().number()
    }

    /// Tries a what-if, and keeps the answer.
    async fn try_out(&mut self, channel: u64, info: &TableInfo) {
        let user = 1 + u64::from(self.rng.below(self.plan.people));
        let place = RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(channel), locale: None };
        let offers = asking::complete(&self.tables, &place, UserId(user), ("", TypedTurn::WhatIf { from: None })).await;
        let turn = (self.rng.below(8) == 0).then(|| self.rng.below(6));
        let tried = match offers.is_empty() || turn.is_some() {
            true => WhatIfRequest::Begin { turn },
            false => WhatIfRequest::Play { turn, text: offers[self.rng.index(offers.len())].value.clone() },
        };
        let request = self.request(user, channel, tried);
        let interaction = request.interaction.0;
        if self.ask(request).await.is_ok() {
            self.figures.count("steps that were tried out");
            let kept = format!(
                "SELECT count(*) FROM what_ifs WHERE table_id = {} AND user = {user} AND interaction = {interaction}",
                info.table.id
            );
            assert_eq!(self.count(&kept), 1, "world {}: what {user} has tried out is not kept", self.seed);
        }
    }

    /// Queues a turn for a waiting player, or removes that player's queued turns.
    async fn plan_ahead(&mut self, channel: u64, info: &TableInfo, asked: &[UserId]) {
        let players = info.table.players.iter().filter_map(|player| player.occupant.person());
        let waiting: Vec<UserId> = players.filter(|user| !asked.contains(user)).collect();
        let Some(&user) = waiting.get(self.rng.index(waiting.len().max(1))) else { return };
        if self.rng.below(8) == 0 {
            let request = self.request(user.0, channel, Query::QueuedTurns);
            if let Ok(Reply::QueuedTurns(sheet)) = self.ask(request).await {
                let order =
                    TableAction::QueuedTurn(QueuedTurnAction { stamp: sheet.stamp, number: 0, condition: None });
                let request = self.request(user.0, channel, order);
                let _ = self.ask(request).await;
            }
            return;
        }
        for _ in 0..4 {
            let place = RequestOrigin { guild: Some(GuildId(7)), channel: ChannelId(channel), locale: None };
            let offers = asking::complete(&self.tables, &place, user, ("", TypedTurn::Ahead)).await;
            if offers.is_empty() {
                return;
            }
            let text = offers[self.rng.index(offers.len())].value.clone();
            let request = self.request(user.0, channel, TableAction::Plan(PlanAction::PlayAhead(text)));
            match self.ask(request).await {
                Ok(Reply::QueuedTurns(_)) => {
                    self.figures.count("queued turns");
                    return;
                }
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }

    /// Undoes turns, changes seats and tries other actions that a table allows.
    async fn do_otherwise(&mut self, channel: u64, info: &TableInfo) {
        let players: Vec<UserId> = info.table.players.iter().filter_map(Player::user).collect();
        let Some(&user) = players.get(self.rng.index(players.len().max(1))) else { return };
        let seat = Seat::new(u8::try_from(self.rng.below(4)).unwrap());
        let order = match self.rng.below(9) {
            0..=2 => TableAction::Undo(UndoAction::Undo { turn: None }),
            3 | 4 => {
                let request =
                    u32::try_from(self.count("SELECT coalesce(max(seq), 0) FROM log WHERE kind = 'undo_asked'"));
                TableAction::Undo(UndoAction::AnswerUndo {
                    request: request.unwrap_or_default(),
                    agree: self.rng.below(3) > 0,
                })
            }
            5 => TableAction::Seat(SeatAction::HandOver(Some(seat), Strength::Easy)),
            6 => TableAction::Seat(SeatAction::Back),
            7 => TableAction::Seat(SeatAction::Take(seat)),
            _ if self.rng.below(6) == 0 => TableAction::Seat(SeatAction::Resign(Successor::Computer)),
            _ => TableAction::Seat(SeatAction::Offer { seat: None, to: None }),
        };
        let request = self.request(user.0, channel, order);
        let _ = self.ask(request).await;
    }
}
