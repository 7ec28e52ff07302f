//! Interactions: heard, acknowledged, put to the table, answered.

use serde_json::{Value, json};
use serenity::model::Permissions;
use serenity::model::application::{
    CommandInteraction, CommandOptionType, ComponentInteraction, ComponentInteractionDataKind, Interaction,
};
use serenity::model::channel::{ChannelType, MessageFlags, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::user::User;

use crate::engine::Phrase;
use crate::table::{
    Actor, ChannelId, Command, Completion, GuildId, InteractionId, NewTable, Order, Player, PlayerKind, Query, Refusal,
    Reply, Request, RequestOrigin, SeatOrder, TableCard, TableId, TurnDone, UserId,
};

use super::commands::{self, Wish};
use super::custom_id::{CustomId, CustomIdError, Leaf, Press};
use super::draw::draw;
use super::escape::cut;
use super::message::{EPHEMERAL, Message, Voice, limit};
use super::reply::{self, Look};
use super::rules::{self, Here};
use super::{Bot, lobby, permissions, rest, typed};

/// What every interaction brings along.
struct Heard {
    id: u64,
    token: String,
    actor: Actor,
    origin: RequestOrigin,
    /// What the bot may do in this channel, where Discord says it.
    permissions: Option<Permissions>,
    thread: bool,
}

/// What somebody wants, once a command or a button is understood.
enum Want {
    Ask {
        table: Option<TableId>,
        command: Command,
        look: Look,
    },
    Rematch(TableId),
    /// How well a computer player shall play that joins this table.
    ChooseComputer(TableId),
    Rules(String),
    Help,
    /// It cannot be understood.
    Refuse(Refusal),
}

impl Want {
    /// Whether the bot will have to write into the channel for this table's whole life.
    fn founds_a_table(&self) -> bool {
        matches!(self, Want::Rematch(_) | Want::Ask { command: Command::New(_) | Command::Order(Order::Start), .. })
    }
}

/// Where the answer goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Into {
    /// A new message that its user alone sees.
    New,
    /// The private message whose button was used.
    Same,
}

impl Bot {
    /// Handles an interaction from its arrival to its answer.
    pub(super) async fn interaction(&self, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => self.command(command).await,
            Interaction::Autocomplete(command) => self.autocomplete(command).await,
            Interaction::Component(component) => self.component(component).await,
            // Nothing of ours opens a form, and pings come over HTTP only.
            _ => {}
        }
    }

    async fn command(&self, command: CommandInteraction) {
        let heard = heard_command(&command);
        let wish = commands::understand(&command.data.name, &command.data.options);
        let Some(wish) = wish else {
            return self.say_at_once(&heard, "ui-unknown-command").await;
        };
        if !self.acknowledge(&heard, Into::New).await {
            return;
        }
        let want = match wish {
            Wish::Table(Command::Query(Query::Log { turn })) => {
                Want::Ask { table: None, command: Command::Query(Query::Board { turn }), look: Look::Viewer }
            }
            Wish::Table(command) => Want::Ask { table: None, command, look: Look::Usual },
            Wish::Board { turn, text } => {
                let look = if text { Look::Text } else { Look::Usual };
                Want::Ask { table: None, command: Command::Query(Query::Board { turn }), look }
            }
            Wish::Rules { topic } => Want::Rules(topic),
            Wish::Help => Want::Help,
            Wish::Unclear(text) => Want::Refuse(Refusal::Unclear { text }),
        };
        let messages = self.fulfil(&heard, want, Into::New).await;
        self.answer(&heard, messages, Into::New).await;
    }

    async fn component(&self, component: ComponentInteraction) {
        let heard = heard_component(&component);
        let want = match CustomId::decode(&component.data.custom_id) {
            Ok(id) => want(id, &component.data.kind),
            Err(CustomIdError::OtherVersion) => return self.say_at_once(&heard, "ui-old-button").await,
            Err(CustomIdError::Malformed) => return self.say_at_once(&heard, "ui-unknown-button").await,
        };
        let private = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let into = if private { Into::Same } else { Into::New };
        if !self.acknowledge(&heard, into).await {
            return;
        }
        let messages = self.fulfil(&heard, want, into).await;
        self.answer(&heard, messages, into).await;
    }

    /// Offers how a half-typed line may go on. This kind of interaction cannot be put off, so
    /// nothing is drawn or written here.
    async fn autocomplete(&self, command: CommandInteraction) {
        let heard = heard_command(&command);
        let offers = match command.data.autocomplete() {
            Some(option) if option.name == commands::ACTION => self.steps(&heard, option.value).await,
            Some(option) if option.name == commands::TOPIC => {
                let here = self.here(&heard).await;
                rules::offers(&self.voice(&heard, &[]), self.tables.titles(), here, option.value)
            }
            Some(option) => {
                let now = self.tables.clock().now();
                match option.name {
                    commands::BANK | commands::INCREMENT => typed::spans(option.value),
                    commands::ZONE => typed::zones(option.value, now),
                    commands::QUIET => typed::quiets(option.value),
                    commands::AWAY => typed::days(option.value, now),
                    commands::SEAT => self.seats(&heard, &command, option.value).await,
                    _ => Vec::new(),
                }
            }
            None => Vec::new(),
        };
        let numbers = command.data.autocomplete().is_some_and(|option| option.kind == CommandOptionType::Integer);
        let choices: Vec<Value> = offers
            .into_iter()
            .map(|(name, value)| {
                // The one option that is a number is a seat.
                let value = if numbers { json!(value.parse::<u8>().unwrap_or_default()) } else { json!(value) };
                json!({ "name": cut(&name, limit::COMPLETION), "value": value })
            })
            .collect();
        let body = json!({ "type": 8, "data": { "choices": choices } });
        if let Err(error) = rest::acknowledge(&self.http, heard.id, &heard.token, &body).await {
            tracing::info!("an autocompletion came too late: {error}");
        }
    }

    /// The steps that may come next in a half-typed line, as names and values.
    async fn steps(&self, heard: &Heard, typed: &str) -> Vec<(String, String)> {
        let offers = self.tables.complete(&heard.origin, heard.actor.user, typed).await;
        let voice = self.voice(heard, &[]);
        let named = |offer: Completion| {
            let step = offer.value.rsplit(';').next().unwrap_or_default().trim().to_owned();
            let name = voice.plain(&Phrase::new("ui-completion").with("step", step).with("label", offer.label));
            (name, offer.value)
        };
        offers.into_iter().take(limit::OPTIONS).map(named).collect()
    }

    /// The seats that a command may be about, as who sits there and the seat's number.
    async fn seats(&self, heard: &Heard, command: &CommandInteraction, typed: &str) -> Vec<(String, String)> {
        let Some(card) = self.card(heard, None).await else { return Vec::new() };
        let voice = self.voice(heard, &card.names());
        let of_computers = commands::is_about_computers(&command.data.name, &command.data.options);
        let wanted = typed.trim().to_lowercase();
        let fits = |player: &&Player| of_computers.is_none_or(|computer| computer == (player.kind == PlayerKind::Ai));
        let offer = |player: &Player| (voice.plain(&lobby::numbered(player)), player.seat.ordinal().to_string());
        let offers = card.players.iter().filter(fits).map(offer);
        offers.filter(|(name, _)| name.to_lowercase().contains(&wanted)).collect()
    }

    /// What is played in this channel.
    async fn here(&self, heard: &Heard) -> Option<Here> {
        match self.ask(heard, None, Command::Query(Query::Info)).await {
            Ok(Reply::Info(info)) => {
                let table = &info.table;
                // No game has as many seats as this could not count.
                let seats = u8::try_from(table.players.len()).unwrap_or(u8::MAX);
                Some(Here { game: table.game, seats, theme: table.theme })
            }
            _ => None,
        }
    }

    /// Tells Discord that the interaction was heard. If that fails its user sees a failure, so
    /// nothing may be done.
    async fn acknowledge(&self, heard: &Heard, into: Into) -> bool {
        let body = match into {
            Into::New => json!({ "type": 5, "data": { "flags": EPHEMERAL } }),
            Into::Same => json!({ "type": 6 }),
        };
        match rest::acknowledge(&self.http, heard.id, &heard.token, &body).await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!("an interaction could not be acknowledged: {error}");
                false
            }
        }
    }

    /// A sentence that needs no work, as the first answer.
    async fn say_at_once(&self, heard: &Heard, key: &str) {
        let message = Message::text(self.voice(heard, &[]).say(&Phrase::new(key)));
        let body = json!({ "type": 4, "data": message.private(None) });
        if let Err(error) = rest::acknowledge(&self.http, heard.id, &heard.token, &body).await {
            tracing::warn!("an interaction could not be answered: {error}");
        }
    }

    async fn answer(&self, heard: &Heard, messages: Vec<Message>, into: Into) {
        let mut numbered: Vec<(usize, &Message)> = messages.iter().enumerate().collect();
        if into == Into::Same {
            // The message with the button stands already: what is new comes first.
            numbered.rotate_left(1.min(messages.len()));
        }
        for (index, message) in numbered {
            let drawn = draw(self, message.picture.as_ref()).await;
            let sent = if index == 0 {
                rest::answer(&self.http, &heard.token, &message.body(drawn.as_ref()), drawn.as_ref()).await
            } else {
                rest::follow_up(&self.http, &heard.token, &message.private(drawn.as_ref()), drawn.as_ref()).await
            };
            if let Err(error) = sent {
                // What was done is done and stored; the user opens it again.
                tracing::warn!("an answer could not be sent: {error}");
                return;
            }
        }
    }

    fn voice(&self, heard: &Heard, names: &[String]) -> Voice<'_> {
        Voice::new(&self.texts, &heard.actor.locale, names)
    }

    async fn fulfil(&self, heard: &Heard, want: Want, into: Into) -> Vec<Message> {
        if want.founds_a_table() {
            let has = heard.permissions.unwrap_or_else(Permissions::all);
            if let Some(phrase) = permissions::missing(has, heard.origin.channel.0, heard.thread) {
                return vec![Message::text(self.voice(heard, &[]).say(&phrase))];
            }
        }
        let (table, command, look) = match want {
            Want::Ask { table, command, look } => (table, command, look),
            Want::Help => return reply::help(&self.voice(heard, &[])),
            Want::ChooseComputer(table) => return vec![lobby::choose_computer(&self.voice(heard, &[]), table)],
            Want::Refuse(refusal) => return vec![Message::text(self.voice(heard, &[]).say(&refusal.phrase()))],
            Want::Rules(topic) => {
                let here = self.here(heard).await;
                return vec![rules::answer(&self.voice(heard, &[]), self.tables.titles(), here, &topic)];
            }
            Want::Rematch(table) => match self.rematch(heard, table).await {
                Ok(command) => (None, command, Look::Usual),
                Err(refusal) => return self.refused(heard, Some(table), &refusal, false).await,
            },
        };
        let in_planner = into == Into::Same && is_drafting(&command);
        match self.ask(heard, table, command).await {
            Ok(answer) => {
                let card = match reply::table(&answer) {
                    Some(card) => Some(card.clone()),
                    None => self.card(heard, table_of(&answer).or(table)).await,
                };
                let voice = self.voice(heard, &card.as_ref().map(TableCard::names).unwrap_or_default());
                let messages = reply::messages(&voice, &answer, look);
                match card.filter(|_| look == Look::NextComputer) {
                    Some(card) => lobby::ask_next_computer(&voice, &card, messages),
                    None => messages,
                }
            }
            Err(refusal) => {
                let refusal = self.with_host(heard, table, refusal).await;
                self.refused(heard, table, &refusal, in_planner).await
            }
        }
    }

    /// Only the host may do that; but the host may have left the server.
    async fn with_host(&self, heard: &Heard, table: Option<TableId>, refusal: Refusal) -> Refusal {
        if !matches!(refusal, Refusal::NotHost { .. }) {
            return refusal;
        }
        match self.ask(heard, table, Command::Query(Query::Info)).await {
            Ok(Reply::Info(info)) => self.host_gone(&info.table, refusal).await,
            _ => refusal,
        }
    }

    async fn ask(&self, heard: &Heard, table: Option<TableId>, command: Command) -> Result<Reply, Refusal> {
        let request = Request {
            interaction: InteractionId(heard.id),
            actor: heard.actor.clone(),
            origin: heard.origin.clone(),
            table,
            command,
        };
        self.tables.handle(request).await
    }

    /// One sentence; from a planner also the planner as it is now, so that its player can go on. The
    /// sentence is a message of its own: another press of the same moment may change the planner.
    async fn refused(
        &self,
        heard: &Heard,
        table: Option<TableId>,
        refusal: &Refusal,
        in_planner: bool,
    ) -> Vec<Message> {
        let names = self.names(heard, table).await;
        let voice = self.voice(heard, &names);
        let sentence = voice.say(&refusal.phrase());
        if in_planner
            && let Ok(planner @ Reply::Planner(_)) = self.ask(heard, table, Command::Query(Query::Planner)).await
        {
            let mut messages = reply::messages(&voice, &planner, Look::Usual);
            messages.push(Message::text(sentence));
            return messages;
        }
        vec![Message::text(sentence)]
    }

    /// The same game with the same options once more.
    async fn rematch(&self, heard: &Heard, table: TableId) -> Result<Command, Refusal> {
        match self.ask(heard, Some(table), Command::Query(Query::Info)).await? {
            Reply::Info(info) => Ok(Command::New(NewTable {
                game: info.table.game.id().to_owned(),
                options: info.table.options.clone(),
                seats: Some(info.table.capacity),
                seating: info.table.seating,
            })),
            _ => Err(Refusal::Trouble),
        }
    }

    /// The players' names by seat, for an answer that does not bring them along.
    async fn names(&self, heard: &Heard, table: Option<TableId>) -> Vec<String> {
        self.card(heard, table).await.map(|card| card.names()).unwrap_or_default()
    }

    /// What the table is; the channel's, where none is named.
    async fn card(&self, heard: &Heard, table: Option<TableId>) -> Option<TableCard> {
        match self.ask(heard, table, Command::Query(Query::Info)).await {
            Ok(Reply::Info(info)) => Some(info.table),
            _ => None,
        }
    }
}

/// Whether a press with this command stands in a planner.
fn is_drafting(command: &Command) -> bool {
    use Order::{EndTurn, StartOver, Step, UndoStep};
    matches!(command, Command::Order(Step { .. } | UndoStep { .. } | StartOver { .. } | EndTurn { .. }))
}

fn table_of(reply: &Reply) -> Option<TableId> {
    match reply {
        Reply::TurnDone(TurnDone { table, .. }) => Some(*table),
        _ => None,
    }
}

fn want(id: CustomId, kind: &ComponentInteractionDataKind) -> Want {
    let CustomId { stamp, press } = id;
    let mut look = Look::Usual;
    let command = match press {
        Press::Join => Command::Order(Order::Join),
        Press::Leave => Command::Order(Order::Leave),
        Press::Start => Command::Order(Order::Start),
        Press::Planner => Command::Query(Query::Planner),
        Press::Step(step) => Command::Order(Order::Step { stamp, step }),
        Press::Choose => {
            let step = match kind {
                ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
                _ => None,
            };
            Command::Order(Order::Step { stamp, step: step.unwrap_or_default() })
        }
        Press::Page(page) => {
            look = Look::Page(page);
            Command::Query(Query::Planner)
        }
        Press::UndoStep => Command::Order(Order::UndoStep { stamp }),
        Press::StartOver => Command::Order(Order::StartOver { stamp }),
        Press::EndTurn => Command::Order(Order::EndTurn { stamp }),
        Press::Board => Command::Query(Query::Board { turn: None }),
        Press::Log => {
            look = Look::Viewer;
            Command::Query(Query::Board { turn: None })
        }
        Press::Turn(leaf, turn) => {
            look = Look::Viewer;
            Command::Query(Query::Board { turn: (leaf != Leaf::Last).then_some(turn) })
        }
        Press::Entries(leaf, turn) => Command::Query(Query::Log { turn: (leaf != Leaf::Last).then_some(turn) }),
        Press::TakeBack(entry) => Command::Order(Order::Undo { turn: Some(entry) }),
        Press::AnswerUndo { request, agree } => Command::Order(Order::AnswerUndo { request, agree }),
        Press::Rematch => return Want::Rematch(stamp.table),
        Press::ChooseComputer => return Want::ChooseComputer(stamp.table),
        Press::AddComputer(strength) => {
            look = Look::NextComputer;
            Command::Order(Order::Seat(SeatOrder::AddComputer(strength)))
        }
        Press::TakeSeat(seat) => Command::Order(Order::Seat(SeatOrder::Take(seat))),
        Press::AgreeOffer(seat) => Command::Order(Order::Seat(SeatOrder::Agree(seat))),
        Press::Back => Command::Order(Order::Seat(SeatOrder::Back)),
        Press::Hint => Command::Query(Query::Hint),
        Press::UseHint(rank) => Command::Order(Order::UseHint { stamp, rank: rank.into() }),
        Press::TurningPoints => Command::Query(Query::TurningPoints),
    };
    Want::Ask { table: Some(stamp.table), command, look }
}

fn heard_command(command: &CommandInteraction) -> Heard {
    Heard {
        id: command.id.get(),
        token: command.token.clone(),
        actor: actor(&command.user, command.member.as_deref(), &command.locale),
        origin: RequestOrigin {
            guild: command.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(command.channel_id.get()),
            locale: command.guild_locale.clone(),
        },
        permissions: command.app_permissions,
        thread: is_thread(command.channel.as_ref()),
    }
}

fn heard_component(component: &ComponentInteraction) -> Heard {
    Heard {
        id: component.id.get(),
        token: component.token.clone(),
        actor: actor(&component.user, component.member.as_ref(), &component.locale),
        origin: RequestOrigin {
            guild: component.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(component.channel_id.get()),
            locale: component.guild_locale.clone(),
        },
        permissions: component.app_permissions,
        thread: is_thread(component.channel.as_ref()),
    }
}

fn actor(user: &User, member: Option<&Member>, locale: &str) -> Actor {
    let nick = member.and_then(|member| member.nick.as_deref());
    let may_manage = member.and_then(|member| member.permissions).is_some_and(Permissions::manage_channels);
    Actor {
        user: UserId(user.id.get()),
        name: nick.unwrap_or_else(|| user.display_name()).to_owned(),
        locale: locale.to_owned(),
        may_manage,
    }
}

fn is_thread(channel: Option<&PartialChannel>) -> bool {
    let kind = channel.map(|channel| channel.kind);
    matches!(kind, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread))
}
