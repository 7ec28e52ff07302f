//! Interactions: acknowledges them, passes them to the game and replies.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures::FutureExt;
use serde_json::{Value, json};
use serenity::model::channel::MessageFlags;
use tokio::sync::mpsc;

use crate::engine::Phrase;
use crate::monitor;
use crate::table::{
    AccessRefusal, Answer, Command, Completion, EarlyHints, FairShare, ImportRefusal, InteractionId, LARGEST_RECORD,
    MessageId, NameRefusal, Pace, PauseRefusal, PlanAction, PlanningRefusal, Player, Query, Refusal, Reply, Request,
    ReviewQuery, ReviewReply, Snapshot, Stamp, TableAction, TableCard, TableId, TableState, TypedTurn, UndoAction,
    UserId, ViewingQuery, ViewingReply, WhatIfReply, WhatIfRequest,
};
use crate::text::{ENGLISH, search};

use super::access;
use super::panics::survives;
use crate::discord::commands;
use crate::discord::commands::intent::{Intent, MessageCommand, ReplyFormat};
use crate::discord::pages::rules::Here;
use crate::discord::pages::{self, advice, confirm, lobby, people, queued_turns, reply, standstill, tables, web};
use crate::discord::parts::buttons::{ComponentAction, Drastic, NoteButton, PanelKind};
use crate::discord::parts::components::Row;
use crate::discord::parts::custom_id::CustomId;
use crate::discord::parts::escape::cut;
use crate::discord::parts::interaction::{
    self, CommandInput, FileLink, InteractionContext, InteractionError, InteractionKind, OptionValue,
};
use crate::discord::parts::layout::MessageLayout;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Attachment, Message};
use crate::discord::parts::posted::MessageKind;
use crate::discord::parts::{limit, permissions, plain_words, typed};
use crate::discord::rest::RestError;
use crate::discord::state::bot::Bot;

/// Time within which a look back replaces one that isn't whole yet. The token is valid for 15 minutes.
const LOOK_BACK_WITHIN: Duration = Duration::from_secs(14 * 60);

/// The place of a reply.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReplyTarget {
    /// A new message that only its user sees.
    NewMessage,
    /// A new message that everyone in the channel sees.
    Public,
    /// The private message whose button was clicked.
    Update,
}

/// Something that follows a reply.
#[derive(Clone, Copy)]
enum Later {
    /// The comment on the turn with this log entry.
    Comment(TableId, u32),
    /// The look back at this game, with its chances.
    LookBack(TableId),
}

/// A message of a reply.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReplyPart {
    /// The promised message. Discord can't turn a laid-out message into a plain one, so the message keeps its kind.
    Original {
        laid_out: bool,
    },
    FollowUp,
}

impl ReplyPart {
    fn body(self, message: &Message, file: Option<&Attachment>) -> Value {
        match self {
            ReplyPart::Original { laid_out: true } => message.body_as(MessageKind::LaidOut, file),
            ReplyPart::Original { laid_out: false } => message.body_as(message.kind(), file),
            ReplyPart::FollowUp => message.private(file),
        }
    }
}

impl Bot {
    /// Handles an interaction from its arrival to the reply. The user also gets a reply after a panic.
    pub async fn interaction(&self, data: &Value) {
        if !survives("interaction", self.handle(data).boxed()).await {
            self.apologize(data).await;
        }
    }

    async fn handle(&self, data: &Value) {
        match interaction::read(data) {
            Ok(interaction) => {
                let context = interaction.context;
                if !self.repeats.is_new(context.handle.id) {
                    return tracing::debug!(interaction = context.handle.id, "ignoring a repeated interaction");
                }
                let kind = match interaction.kind {
                    InteractionKind::Command(_) | InteractionKind::MessageCommand { .. } => "command",
                    InteractionKind::Autocomplete(_) => "completion",
                    InteractionKind::Component { .. } | InteractionKind::Form { .. } => "component",
                };
                monitor::interaction(kind);
                if !access::is_for_owners(&interaction.kind)
                    && let Some(refusal) = self.tables.server_refusal(context.origin.guild)
                {
                    return self.turn_away(&context, &interaction.kind, &refusal).await;
                }
                let (kind, longest) = commands::within_lengths(interaction.kind);
                match kind {
                    InteractionKind::Autocomplete(input) => self.autocomplete(&context, &input).await,
                    _ if let Some(most) = longest => {
                        self.respond(&context, Intent::TooLong { most }, ReplyTarget::NewMessage).await;
                    }
                    InteractionKind::Command(input) => self.command(&context, &input).await,
                    InteractionKind::MessageCommand { name, message, stamp } => {
                        self.message_command(&context, &name, message, stamp).await;
                    }
                    InteractionKind::Component { custom_id, values, private } => {
                        self.component(&context, &custom_id, values, private).await;
                    }
                    InteractionKind::Form { custom_id, texts } => self.form(&context, &custom_id, texts).await,
                }
            }
            Err(InteractionError::Answerable { handle, locale, why }) => {
                self.warn_once(why);
                let localizer = self.localizer_for(&locale, &[]);
                self.say_at_once(&handle, &localizer, "ui-unknown-interaction").await;
            }
            Err(InteractionError::Lacks(what)) => self.warn_once(what),
        }
    }

    async fn command(&self, context: &InteractionContext, input: &CommandInput) {
        let read = commands::with_words(input.clone(), &self.localizer(context, &[]), self.tables.clock().now());
        let Some(intent) = commands::understand(&read) else {
            return self.say_at_once(&context.handle, &self.localizer(context, &[]), "ui-unknown-command").await;
        };
        self.respond(context, intent, ReplyTarget::NewMessage).await;
    }

    async fn message_command(
        &self,
        context: &InteractionContext,
        name: &str,
        message: MessageId,
        stamp: Option<Stamp>,
    ) {
        let english = self.localizer_for(ENGLISH, &[]);
        let Some(what) = commands::of_message(name, |key| english.word(key)) else {
            return self.say_at_once(&context.handle, &self.localizer(context, &[]), "ui-unknown-command").await;
        };
        self.respond(context, Intent::OfMessage { message, stamp, what }, ReplyTarget::NewMessage).await;
    }

    async fn component(&self, context: &InteractionContext, custom_id: &str, values: Vec<String>, private: bool) {
        let intent = match CustomId::decode(custom_id) {
            Ok(CustomId { stamp, action: ComponentAction::Note(NoteButton::Write(turn)) }) => {
                return self.note_form(context, stamp.table, turn).await;
            }
            Ok(id) => Intent::from_component(id, values),
            Err(error) => return self.unknown_id(context, error).await,
        };
        let target = match intent.is_public() {
            true => ReplyTarget::Public,
            false if private && !intent.opens_new_message() => ReplyTarget::Update,
            false => ReplyTarget::NewMessage,
        };
        self.respond(context, intent, target).await;
    }

    async fn form(&self, context: &InteractionContext, custom_id: &str, texts: Vec<String>) {
        match CustomId::decode(custom_id) {
            Ok(id) => self.respond(context, Intent::from_component(id, texts), ReplyTarget::NewMessage).await,
            Err(error) => self.unknown_id(context, error).await,
        }
    }

    async fn respond(&self, context: &InteractionContext, intent: Intent, target: ReplyTarget) {
        let arrived = Instant::now();
        // Acknowledged before any waiting, since Discord allows three seconds.
        if !self.acknowledge(context, target).await {
            return;
        }
        monitor::acknowledged(arrived.elapsed());
        let Some(turn) = self.users.turn(context.actor.user).await else {
            return self.too_many(context, target).await;
        };
        // Searches take no worker permit; `ComputerPool` queues them.
        let working = match intent.thinks() {
            true => None,
            false => self.working.place(share(context), 1).await.ok(),
        };
        let mut later = None;
        let messages = self.fulfil_early(context, intent, target, &mut later).await;
        let sent = self.answer(context, messages, target).await;
        monitor::record_answer(sent, arrived.elapsed());
        self.release_withheld(context).await;
        drop((turn, working));
        let later = async {
            match later {
                Some(Later::Comment(table, turn)) => self.comment(context, (table, turn)).await,
                Some(Later::LookBack(table)) => self.look_back_when_done(context, table, target).await,
                None => {}
            }
        };
        self.finishing.run_until_cancelled(later).await;
    }

    /// Carries out an intent. Shows the text of a hint before its reasons are proved and its picture is drawn.
    async fn fulfil_early(
        &self,
        context: &InteractionContext,
        intent: Intent,
        target: ReplyTarget,
        later: &mut Option<Later>,
    ) -> Vec<Message> {
        let (early, mut hints) = mpsc::channel(1);
        let mut fulfilled = pin!(self.fulfil(context, intent, target, early, later));
        tokio::select! {
            biased;
            messages = &mut fulfilled => messages,
            Some(hints) = hints.recv() => {
                let hint = advice::hints(&self.localizer(context, &hints.table.names()), &hints, 0);
                // The whole hint waits for this attempt, so it can't arrive first.
                if let Err(error) = self.rest.answer_early(&context.handle, &hint.body_as(hint.kind(), None)).await {
                    tracing::info!("could not send a hint before its reasons: {error}");
                }
                let mut messages = fulfilled.await;
                // Discord can't turn the early hint into a plain message.
                if let Some(reply) = messages.first_mut() {
                    reply.layout.get_or_insert_default();
                }
                messages
            }
        }
    }

    /// Sends the comment on a turn that the user has ended, if there is one. The comment is a new message, since the
    /// confirmation may have become another planner in the meantime.
    async fn comment(&self, context: &InteractionContext, (table, turn): (TableId, u32)) {
        let asked = self.answer_to(context, Some(table), ReviewQuery::Comment(turn)).await;
        let Ok(Answer { card, reply, .. }) = asked else { return };
        let localizer = self.localizer_of(context, card.as_ref());
        for message in pages::messages(&localizer, &reply, ReplyFormat::Usual) {
            if let Err(error) = self.rest.follow_up(&context.handle, &message.private(None), None).await {
                tracing::info!("could not send a comment on a turn: {error}");
            }
        }
    }

    /// Replaces a look back as soon as its chances are computed, while Discord accepts the interaction's token. Later, its
    /// button does the same.
    async fn look_back_when_done(&self, context: &InteractionContext, table: TableId, target: ReplyTarget) {
        // Without a place, the button remains.
        let Ok(_place) = self.look_backs.try_acquire() else { return };
        let Ok(Ok(())) = tokio::time::timeout(LOOK_BACK_WITHIN, self.tables.looked_back(table)).await else { return };
        let asked = self.answer_to(context, Some(table), ReviewQuery::LookBack).await;
        let Ok(Answer { card, reply, .. }) = asked else { return };
        let messages = pages::messages(&self.localizer_of(context, card.as_ref()), &reply, ReplyFormat::Usual);
        self.answer(context, messages, target).await;
    }

    /// Releases the channel's withheld messages if the bot can post there.
    async fn release_withheld(&self, context: &InteractionContext) {
        if context.permissions.is_some_and(|has| permissions::may_post(has, context.thread))
            && let Err(error) = self.tables.release_withheld(context.origin.channel).await
        {
            tracing::warn!("could not release withheld messages: {error}");
        }
    }

    /// Offers completions for a half-typed line. Discord doesn't allow deferring this reply, so no drawing or writing
    /// happens here.
    async fn autocomplete(&self, context: &InteractionContext, input: &CommandInput) {
        let typing = commands::typing(input);
        let offers = match &typing {
            Some(typing) => self.offers(context, input, typing).await,
            None => Vec::new(),
        };
        let numbers = typing.is_some_and(|typing| typing.number);
        let choices: Vec<Value> = offers
            .into_iter()
            .take(limit::OPTIONS)
            .map(|(name, value)| {
                let value = if numbers { json!(value.parse::<i64>().unwrap_or_default()) } else { json!(value) };
                json!({ "name": cut(&name, limit::COMPLETION), "value": value })
            })
            .collect();
        let body = json!({ "type": 8, "data": { "choices": choices } });
        if let Err(error) = self.rest.acknowledge(&context.handle, &body).await {
            tracing::info!("could not send suggestions in time: {error}");
        }
    }

    /// Returns the suggestions for the option that the user is typing, as names and values.
    async fn offers(
        &self,
        context: &InteractionContext,
        input: &CommandInput,
        typing: &commands::Typing<'_>,
    ) -> Vec<(String, String)> {
        use commands::CompletionKind::{Days, Paces, QuietHours, Regions, Seasons, Seats, Spans, Steps, Topics, Zones};
        // A user who types in a hundred windows delays only their own replies.
        let Some(_turn) = self.users.turn(context.actor.user).await else { return Vec::new() };
        let now = self.tables.clock().now();
        match typing.completion {
            Steps(TypedTurn::WhatIf { .. }) => {
                self.steps(context, typing.text, TypedTurn::WhatIf { from: commands::given_turn(input) }).await
            }
            Steps(turn) => self.steps(context, typing.text, turn).await,
            Topics => {
                let here = self.here(context).await;
                let (rules, titles) = (Arc::clone(&self.rules), self.tables.titles().to_vec());
                let typed = typing.text.to_owned();
                let offers =
                    move |localizer: &Localizer<'_>| rules.get(localizer, &titles).offers(localizer, here, &typed);
                self.aside(context, &[], offers).await.unwrap_or_default()
            }
            Spans => self.timed(context, typing.text, typed::spans),
            Paces => self.paces(context, typing.text),
            Zones => typed::zones(typing.text, now),
            QuietHours => self.timed(context, typing.text, typed::quiets),
            Days => self.timed(context, typing.text, |words, text| typed::days(words, text, now)),
            Seats => self.seats(context, input, typing.text).await,
            Regions => self.regions(context, typing.text).await,
            Seasons => self.seasons(context, typing.text),
        }
    }

    /// Returns the choices for a time or a day, parsed and shown in the user's language.
    fn timed(
        &self,
        context: &InteractionContext,
        text: &str,
        offers: impl FnOnce(&typed::TimeWords, &str) -> Vec<(String, String)>,
    ) -> Vec<(String, String)> {
        offers(&typed::TimeWords::of(&self.localizer(context, &[])), text)
    }

    /// Returns the seasons of a list: all time, then the quarters from this one back.
    fn seasons(&self, context: &InteractionContext, text: &str) -> Vec<(String, String)> {
        let localizer = self.localizer(context, &[]);
        let wanted = search::folded(text);
        let seasons = people::seasons(self.tables.clock().now()).into_iter();
        let named = seasons.map(|season| (localizer.plain(&people::season(season)), season.0.to_string()));
        named.filter(|(label, _)| search::folded(label).contains(wanted.trim())).collect()
    }

    /// Returns the times until a reminder: the typed one first if it is valid, then the presets.
    fn paces(&self, context: &InteractionContext, text: &str) -> Vec<(String, String)> {
        let localizer = self.localizer(context, &[]);
        let hours = typed::hours(typed::TimeWords::of(&localizer).span(text).as_deref().unwrap_or(text));
        let own = hours.map(|hours| (localizer.plain(&Pace::Hours(hours).phrase()), hours.to_string()));
        let wanted = search::folded(text);
        let presets = commands::paces().into_iter().filter_map(|(value, label)| match value {
            OptionValue::Text(id) => Some((localizer.plain(&label), id)),
            _ => None,
        });
        own.into_iter().chain(presets.filter(|(label, _)| search::folded(label).contains(wanted.trim()))).collect()
    }

    /// Returns the possible next steps for a half-typed line, as names and values.
    async fn steps(&self, context: &InteractionContext, typed: &str, turn: TypedTurn) -> Vec<(String, String)> {
        // The text of a choice may contain players' names.
        let names = self.names(context).await;
        // Players who don't know the notation type the text of the button.
        let wanted = search::folded(typed.rsplit(';').next().unwrap_or_default());
        let line = self.tables.typed_line(&context.origin, context.actor.user, (typed, turn), |_, _, _| false).await;
        let Some(line) = line else { return Vec::new() };
        let offers = move |localizer: &Localizer<'_>| {
            let lexicon = typed::lexicon(localizer, &line.vocabulary());
            let wanted: Vec<(&str, Vec<String>)> =
                wanted.split_whitespace().map(|word| (word, lexicon.readings(word))).collect();
            let meant = |step: &str, label: &Phrase| {
                let label = search::folded(&localizer.plain(label));
                let begins = |word: &str| label.split(|c: char| !c.is_alphanumeric()).any(|own| own.starts_with(word));
                let read = |readings: &[String]| step.split(' ').any(|own| readings.iter().any(|read| read == own));
                wanted.iter().all(|(word, readings)| step.contains(word) || begins(word) || read(readings))
            };
            let named = |offer: Completion| {
                let step = offer.value.rsplit(';').next().unwrap_or_default().trim().to_owned();
                (typed::option_value(localizer, &step, &offer.label), offer.value)
            };
            line.complete(meant, |typed| lexicon.readings(typed)).into_iter().take(limit::OPTIONS).map(named).collect()
        };
        self.aside(context, &names, offers).await.unwrap_or_default()
    }

    /// Converts text typed as the bot shows it to notation.
    async fn to_notation(&self, context: &InteractionContext, table: Option<TableId>, mut command: Command) -> Command {
        let (text, turn) = match &mut command {
            Command::Action(TableAction::Plan(PlanAction::Play(text))) => (text, TypedTurn::Own),
            Command::Action(TableAction::Plan(PlanAction::PlayAhead(text))) => (text, TypedTurn::Ahead),
            Command::WhatIf(WhatIfRequest::Play { turn, text }) => (text, TypedTurn::WhatIf { from: *turn }),
            // A region that was typed by its name, without a suggestion, has one match.
            Command::Query(Query::Viewing(ViewingQuery::Region { region, .. })) if table.is_none() => {
                if let [(_, only)] = &self.regions(context, region).await[..] {
                    region.clone_from(only);
                }
                return command;
            }
            _ => return command,
        };
        // The text of a choice may contain players' names.
        let names = self.names(context).await;
        let line = {
            let localizer = self.localizer(context, &names);
            let shown = move |typed: &str, step: &str, label: &Phrase| typed::is_shown(&localizer, typed, step, label);
            self.tables.typed_line(&context.origin, context.actor.user, (text, turn), shown).await
        };
        let Some(line) = line else { return command };
        let read = move |localizer: &Localizer<'_>| {
            let shown = |typed: &str, step: &str, label: &Phrase| typed::is_shown(localizer, typed, step, label);
            let lexicon = typed::lexicon(localizer, &line.vocabulary());
            let meant = |typed: &str, label: &Phrase| typed::meaning(localizer, typed, label);
            line.read(shown, meant, |typed| lexicon.readings(typed))
        };
        if let Some(read) = self.aside(context, &names, read).await {
            *text = read;
        }
        command
    }

    /// Returns the seats that a command can refer to, as the players' names and the seat numbers.
    async fn seats(&self, context: &InteractionContext, input: &CommandInput, typed: &str) -> Vec<(String, String)> {
        let Some(card) = self.card(context, None).await else { return Vec::new() };
        let localizer = self.localizer(context, &card.names());
        let of_computers = commands::is_about_computers(input);
        let wanted = typed.trim().to_lowercase();
        let fits = |player: &&Player| of_computers.is_none_or(|computer| computer == player.occupant.is_computer());
        let offer = |player: &Player| (localizer.plain(&lobby::numbered(player)), player.seat.ordinal().to_string());
        let offers = card.players.iter().filter(fits).map(offer);
        offers.filter(|(name, _)| name.to_lowercase().contains(&wanted)).collect()
    }

    /// Returns the parts of the board of the channel's game, as names and identifiers.
    async fn regions(&self, context: &InteractionContext, typed: &str) -> Vec<(String, String)> {
        let Some(board) = self.board_here(context).await else { return Vec::new() };
        let (names, typed) = (board.table.names(), typed.to_owned());
        let regions = move |localizer: &Localizer<'_>| {
            let wanted = search::folded(&typed);
            let regions = board.position.face(board.viewer).regions().into_iter();
            let named = regions.map(|region| (localizer.plain(&region.name), region.id));
            named.filter(|(name, id)| search::folded(name).contains(wanted.trim()) || *id == typed).collect()
        };
        self.aside(context, &names, regions).await.unwrap_or_default()
    }

    /// The names of the players in this channel's game.
    async fn names(&self, context: &InteractionContext) -> Vec<String> {
        self.card(context, None).await.as_ref().map(TableCard::names).unwrap_or_default()
    }

    /// Works in the user's language, with these players' names. Work that grows with a text, a board or a number of
    /// choices runs here, and not on the threads that acknowledge interactions: it waits among the pictures for a place
    /// and counts against the user's share. `None` if it panicked.
    async fn aside<T: Send + 'static>(
        &self,
        context: &InteractionContext,
        names: &[String],
        work: impl FnOnce(&Localizer<'_>) -> T + Send + 'static,
    ) -> Option<T> {
        let (texts, emojis) = (Arc::clone(&self.texts), self.known_emojis());
        let (locale, names) = (context.actor.locale.clone(), names.to_vec());
        let web = self.tables.public_address().cloned();
        let worded = move || work(&Localizer::new(&texts, &locale, &names).with_emojis(emojis).with_web(web));
        let done = self.tables.places().run(share(context), 1, worded).await;
        done.inspect_err(|error| tracing::error!("could not finish a part of a reply: {error}")).ok()
    }

    /// The messages of a reply. Messages with boards are put together aside.
    async fn pages(
        &self,
        context: &InteractionContext,
        card: Option<&TableCard>,
        reply: Reply,
        format: ReplyFormat,
    ) -> Vec<Message> {
        if !has_board(&reply) {
            return pages::messages(&self.localizer_of(context, card), &reply, format);
        }
        let names = card.map(TableCard::names).unwrap_or_default();
        let made = self.aside(context, &names, move |localizer| pages::messages(localizer, &reply, format)).await;
        made.unwrap_or_else(|| self.notice(context, &Refusal::Trouble.phrase()))
    }

    /// Returns the board of the game in this channel, for the user.
    async fn board_here(&self, context: &InteractionContext) -> Option<Box<Snapshot>> {
        match self.ask(context, None, ViewingQuery::Board { turn: None }).await {
            Ok(Reply::Viewing(ViewingReply::Board(board))) => Some(board),
            _ => None,
        }
    }

    /// Returns the game in this channel.
    async fn here(&self, context: &InteractionContext) -> Option<Here<'static>> {
        let table = self.card(context, None).await?;
        // Every game has fewer seats than a `u8` can count.
        let seats = u8::try_from(table.players.len()).unwrap_or(u8::MAX);
        Some(Here { game: table.game, seats, theme: table.theme, board: None })
    }

    /// Acknowledges the interaction. If that fails, the user sees a failure, so the bot must not act.
    async fn acknowledge(&self, context: &InteractionContext, target: ReplyTarget) -> bool {
        let body = match target {
            ReplyTarget::NewMessage => json!({ "type": 5, "data": { "flags": MessageFlags::EPHEMERAL } }),
            ReplyTarget::Public => json!({ "type": 5 }),
            ReplyTarget::Update => json!({ "type": 6 }),
        };
        match self.rest.acknowledge(&context.handle, &body).await {
            Ok(()) => true,
            Err(error) if error.is_anothers() => {
                tracing::info!("another process already answered an interaction");
                false
            }
            Err(error) => {
                tracing::warn!("could not acknowledge an interaction: {error}");
                monitor::unacknowledged();
                false
            }
        }
    }

    /// Sends the messages of a reply. Returns `true` if all were sent.
    async fn answer(&self, context: &InteractionContext, messages: Vec<Message>, target: ReplyTarget) -> bool {
        let mut numbered: Vec<(usize, &Message)> = messages.iter().enumerate().collect();
        if target == ReplyTarget::Update {
            // The message with the button already exists, so new messages come first.
            numbered.rotate_left(1.min(messages.len()));
        }
        for (index, message) in numbered {
            let laid_out = target == ReplyTarget::Update && context.kind == MessageKind::LaidOut;
            let part = if index == 0 { ReplyPart::Original { laid_out } } else { ReplyPart::FollowUp };
            if let Err(error) = self.send_part(context, message, part).await {
                // The action is already stored, so the user can still see its result with another command.
                tracing::warn!("could not send a reply: {error}");
                return false;
            }
        }
        true
    }

    /// Sends one message of a reply. If Discord refuses it, sends it without the application's emojis, and at last only
    /// as text, since the user sees "thinking" until something arrives.
    async fn send_part(
        &self,
        context: &InteractionContext,
        message: &Message,
        part: ReplyPart,
    ) -> Result<(), RestError> {
        let file = self.drawing.draw(share(context), message.picture.as_ref()).await;
        let file = file.as_ref();
        let body = part.body(message, file);
        let sent = self.send_body(context, part, &body, file).await;
        let Err(mut error) = sent else { return Ok(()) };
        if error.is_too_late() {
            return Err(error);
        }
        let localizer = self.localizer(context, &[]);
        if matches!(error, RestError::Refused { .. }) {
            tracing::warn!("Discord refused a reply, sending it again: {error}");
            // Discord sometimes refuses a valid emoji.
            let sent = self.send_body(context, part, &body, file).await;
            let Err(again) = sent else { return Ok(()) };
            error = again;
            if let Some(worded) = plain_words::in_words(&body, &self.known_emojis(), &localizer) {
                let sent = self.send_body(context, part, &worded, file).await;
                let Err(again) = sent else {
                    tracing::warn!("Discord refused the emojis of a reply: {error}");
                    self.emojis_refused.notify_one();
                    return Ok(());
                };
                error = again;
            }
        }
        let known = self.known_emojis();
        // An early hint may already be there, so the text is laid out if the message was.
        let only = |text: String| Message {
            layout: message.layout.as_ref().map(|_| MessageLayout::default()),
            ..Message::text(text)
        };
        let words = part.body(&only(message.words()), None);
        let words = plain_words::in_words(&words, &known, &localizer).unwrap_or(words);
        let notice = part.body(&only(localizer.say(&Phrase::new("ui-refusal-uncertain"))), None);
        for body in [words, notice] {
            if error.is_too_late() {
                break;
            }
            tracing::warn!("could not send a reply, sending only text: {error}");
            match self.send_body(context, part, &body, None).await {
                Ok(()) => return Ok(()),
                Err(again) => error = again,
            }
        }
        Err(error)
    }

    async fn send_body(
        &self,
        context: &InteractionContext,
        part: ReplyPart,
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<(), RestError> {
        match part {
            ReplyPart::Original { .. } => self.rest.answer(&context.handle, body, file).await,
            ReplyPart::FollowUp => self.rest.follow_up(&context.handle, body, file).await,
        }
    }

    /// Refuses because this user has too many interactions waiting. A planner stays unchanged.
    async fn too_many(&self, context: &InteractionContext, target: ReplyTarget) {
        let notice = Message::text(self.localizer(context, &[]).say(&Refusal::StillThinking.phrase()));
        let part = match target {
            ReplyTarget::NewMessage | ReplyTarget::Public => ReplyPart::Original { laid_out: false },
            ReplyTarget::Update => ReplyPart::FollowUp,
        };
        let sent = self.send_part(context, &notice, part).await;
        if let Err(error) = sent {
            tracing::warn!("could not send a reply: {error}");
        }
    }

    pub(crate) fn localizer(&self, context: &InteractionContext, names: &[String]) -> Localizer<'_> {
        self.localizer_for(&context.actor.locale, names)
    }

    /// The user's language with the names of a game's players.
    fn localizer_of(&self, context: &InteractionContext, card: Option<&TableCard>) -> Localizer<'_> {
        self.localizer(context, &card.map(TableCard::names).unwrap_or_default())
    }

    /// A reply of one sentence that names no player.
    pub(crate) fn notice(&self, context: &InteractionContext, phrase: &Phrase) -> Vec<Message> {
        vec![Message::text(self.localizer(context, &[]).say(phrase))]
    }

    /// Carries out an intent. `early` gets a hint before its reasons are proved. `later` becomes what follows the reply.
    async fn fulfil(
        &self,
        context: &InteractionContext,
        intent: Intent,
        target: ReplyTarget,
        early: EarlyHints,
        later: &mut Option<Later>,
    ) -> Vec<Message> {
        if !context.member && !intent.needs_no_table() {
            return self.notice(context, &Phrase::new("ui-not-a-member"));
        }
        if intent.opens_a_table()
            && let Some(has) = context.permissions
            && let Some(phrase) = permissions::missing(has, context.origin.channel.0, context.thread)
        {
            return self.notice(context, &phrase);
        }
        let in_planner = intent.planner().filter(|_| target == ReplyTarget::Update);
        let (table, command, format) = match intent {
            Intent::Table { table, command, format } => (table, command, format),
            Intent::Help => return reply::help(&self.localizer(context, &[])),
            Intent::MoreHelp => return reply::more_help(&self.localizer(context, &[])),
            Intent::ChooseComputer(table) => {
                let Some(card) = self.card(context, Some(table)).await else {
                    return self.refused(context, Some(table), &Refusal::NotHere, None).await;
                };
                // The bot checks the right first, so that it doesn't ask a question and then refuse the answer.
                if card.host != context.actor.user && !context.actor.may_manage {
                    let refusal = self
                        .host_gone(&card, Refusal::Access(AccessRefusal::NotHost { host: card.host_name.clone() }))
                        .await;
                    return self.refused(context, Some(table), &refusal, None).await;
                }
                return vec![lobby::choose_computer(&self.localizer(context, &[]), table)];
            }
            Intent::Refused(refusal) => return self.notice(context, &refusal.phrase()),
            Intent::TooLong { most } => return self.notice(context, &Phrase::new("ui-too-long").with("most", most)),
            Intent::Rules(topic) => {
                let board = self.board_here(context).await;
                let here = self.here(context).await;
                let (rules, titles) = (Arc::clone(&self.rules), self.tables.titles().to_vec());
                let answer = move |localizer: &Localizer<'_>| {
                    let here = here.map(|here| Here { board: board.as_deref(), ..here });
                    vec![rules.get(localizer, &titles).answer(localizer, here, &topic)]
                };
                let made = self.aside(context, &[], answer).await;
                return made.unwrap_or_else(|| self.notice(context, &Refusal::Trouble.phrase()));
            }
            Intent::Keep => return self.notice(context, &Phrase::new("ui-confirm-kept")),
            Intent::LeaveWhatIf => return self.notice(context, &Phrase::new("ui-what-if-left")),
            Intent::Confirm { table, what } => match self.ask(context, table, ViewingQuery::Info).await {
                Ok(Reply::Viewing(ViewingReply::Info(info))) if may_be_asked(context, &info.table, what) => {
                    let localizer = self.localizer(context, &info.table.names());
                    return vec![confirm::ask(&localizer, &info, what)];
                }
                // The action loses nothing or isn't possible. The game decides which.
                Ok(_) => (table, what.action().into(), ReplyFormat::Usual),
                Err(refusal) => return self.refused(context, table, &refusal, None).await,
            },
            Intent::TakeBack { table, turn } => match self.ask(context, table, Query::TakingBack).await {
                Ok(Reply::TakingBack(taken)) if taken.turns > 1 && turn.is_none_or(|turn| turn == taken.turn) => {
                    return pages::messages(
                        &self.localizer(context, &[]),
                        &Reply::TakingBack(taken),
                        ReplyFormat::Usual,
                    );
                }
                _ => (table, TableAction::Undo(UndoAction::Undo { turn }).into(), ReplyFormat::Usual),
            },
            Intent::PanelValue { table, kind, entry, value } => {
                match self.panel_value(context, table, kind, entry, &value).await {
                    Ok((table, command)) => (table, command, ReplyFormat::Panel(Some(entry))),
                    Err(refusal) => {
                        let table = Some(table).filter(|_| kind == PanelKind::Table);
                        return self.refused_in_panel(context, table, &refusal, ReplyFormat::Panel(Some(entry))).await;
                    }
                }
            }
            Intent::OfMessage { message, stamp, what } => {
                match self.tables.message_of(context.origin.channel, message).await {
                    Ok(Some((table, seq))) => of_message(what, table, seq),
                    // Some messages aren't stored by id, but all have buttons as long as they can be used.
                    Ok(None) if let Some(stamp) = stamp => {
                        of_message(what, stamp.table, Some(stamp.seq).filter(|seq| *seq > 0))
                    }
                    Ok(None) => return self.notice(context, &Phrase::new("ui-menu-other-message")),
                    Err(refusal) => return self.refused(context, None, &refusal, None).await,
                }
            }
            Intent::Import(file) => match self.fetched(&file).await {
                Ok(bytes) => (None, Command::Import(bytes), ReplyFormat::Viewer(0)),
                Err(refusal) => return self.notice(context, &refusal.phrase()),
            },
            Intent::PostBoard => return self.post_board(context).await,
            Intent::Admin(request) => return vec![self.administer(context, request).await],
            Intent::InThread { .. } if let Some(refusal) = self.tables.nothing_new() => {
                return self.refused(context, None, &refusal, None).await;
            }
            Intent::InThread { new, forum } => return self.open_in_thread(context, new, forum).await,
            Intent::Rematch(table) => (None, Command::Again(table), ReplyFormat::Usual),
        };
        let command = self.to_notation(context, table, command).await;
        let opens = matches!(command, Command::New(_));
        let in_post = opens && context.thread;
        match self.tables.answer_early(request(context, table, command), early).await {
            Ok(Answer { card, next, reply }) => {
                if in_post {
                    self.adopt_post(context).await;
                }
                if opens
                    && let Some(card) = &card
                    && let Some(missing) = self.first_post_is_missing(context, card).await
                {
                    return self.notice(context, &missing);
                }
                if let Reply::TurnDone(done) = &reply {
                    *later = done.comment.then_some(Later::Comment(done.table, done.seq));
                }
                if let Reply::Review(ReviewReply::LookBack(sheet)) = &reply {
                    *later = sheet.computing.map(|_| Later::LookBack(sheet.table.id));
                }
                let localizer = self.localizer_of(context, card.as_ref());
                let changed = matches!(reply, Reply::Done(_));
                let mut messages = self.pages(context, card.as_ref(), reply, format).await;
                if let (Some(next), Some(last)) = (&next, messages.last_mut()) {
                    tables::add_next_game(&localizer, next, last);
                }
                match (card, format) {
                    (Some(card), ReplyFormat::NextComputer) => lobby::ask_next_computer(&localizer, &card, messages),
                    (Some(card), ReplyFormat::NewLink) => {
                        if let Some(last) = messages.last_mut() {
                            web::add_link(&localizer, &card, last);
                        }
                        messages
                    }
                    (Some(card), ReplyFormat::Reopen) => {
                        let way_back = match card.state {
                            TableState::Cancelled => Some(confirm::reopen(&localizer, card.id)),
                            // After resigning, a player can take the seat back for a while.
                            _ if card.seat_of(context.actor.user).is_none() => {
                                Some(confirm::take_back_resigning(&localizer, card.id))
                            }
                            _ => None,
                        };
                        if let (Some(row), Some(last)) = (way_back, messages.last_mut()) {
                            last.rows = vec![row];
                        }
                        messages
                    }
                    // A change is confirmed above the panel, which shows the new value.
                    (Some(_), ReplyFormat::Panel(_)) if changed => {
                        self.panel_again(context, &localizer, table, messages, format).await
                    }
                    _ => messages,
                }
            }
            Err(refusal) => {
                let refusal = self.with_host(context, table, refusal).await;
                if matches!(format, ReplyFormat::Panel(Some(_))) {
                    return self.refused_in_panel(context, table, &refusal, format).await;
                }
                self.refused(context, table, &refusal, in_planner).await
            }
        }
    }

    /// Gets an uploaded file from Discord.
    async fn fetched(&self, file: &FileLink) -> Result<Vec<u8>, ImportRefusal> {
        if usize::try_from(file.size).is_ok_and(|size| size <= LARGEST_RECORD) {
            match self.rest.file(&file.url, LARGEST_RECORD).await {
                Ok(Some(bytes)) => return Ok(bytes),
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!("could not get a file from Discord: {error}");
                    return Err(ImportRefusal::FileLost);
                }
            }
        }
        Err(ImportRefusal::FileTooLarge { most: LARGEST_RECORD >> 10 })
    }

    /// Checks a refusal that names the host, since the host may have left the server.
    async fn with_host(&self, context: &InteractionContext, table: Option<TableId>, refusal: Refusal) -> Refusal {
        let names_host = matches!(
            refusal,
            Refusal::Access(AccessRefusal::NotHost { .. }) | Refusal::Name(NameRefusal::NotNamer { .. })
        );
        if !names_host {
            return refusal;
        }
        match self.card(context, table).await {
            Some(card) => self.host_gone(&card, refusal).await,
            None => refusal,
        }
    }

    pub(crate) async fn ask(
        &self,
        context: &InteractionContext,
        table: Option<TableId>,
        command: impl Into<Command>,
    ) -> Result<Reply, Refusal> {
        self.answer_to(context, table, command).await.map(|answer| answer.reply)
    }

    async fn answer_to(
        &self,
        context: &InteractionContext,
        table: Option<TableId>,
        command: impl Into<Command>,
    ) -> Result<Answer, Refusal> {
        self.tables.answer(request(context, table, command.into())).await
    }

    /// Shows a refusal. For a click in a planner, also shows the planner's current state, so the player can continue.
    /// The refusal is a separate message, since another click may be changing the planner at the same time.
    async fn refused(
        &self,
        context: &InteractionContext,
        table: Option<TableId>,
        refusal: &Refusal,
        in_planner: Option<Command>,
    ) -> Vec<Message> {
        if let Some(shows) = in_planner
            && let Ok(Answer {
                card,
                reply: planner @ (Reply::Planner(_) | Reply::WhatIf(WhatIfReply::Over(_)) | Reply::Lesson(_)),
                ..
            }) = self.answer_to(context, table, shows).await
        {
            let localizer = self.localizer_of(context, card.as_ref());
            let mut messages = pages::messages(&localizer, &planner, ReplyFormat::Usual);
            messages.push(Message::text(access::say(&localizer, refusal)));
            return messages;
        }
        let card = self.card(context, table).await;
        let localizer = self.localizer_of(context, card.as_ref());
        let mut notice = Message::text(access::say(&localizer, refusal));
        notice.rows = match (card, refusal) {
            (Some(card), Refusal::Planning(PlanningRefusal::NotYourTurn { .. })) => {
                vec![queued_turns::plan_ahead(&localizer, card.id)]
            }
            (Some(card), Refusal::Pause(PauseRefusal::Paused { .. })) => {
                vec![Row::Buttons(vec![standstill::go_on(&localizer, card.id)])]
            }
            _ => Vec::new(),
        };
        vec![notice]
    }

    /// Returns the card of a game, or of the channel's game if `table` is `None`.
    pub(crate) async fn card(&self, context: &InteractionContext, table: Option<TableId>) -> Option<TableCard> {
        match self.ask(context, table, ViewingQuery::Info).await {
            Ok(Reply::Viewing(ViewingReply::Info(info))) => Some(info.table),
            _ => None,
        }
    }
}

/// Returns `true` if the messages of a reply show a board or grow with the game.
fn has_board(reply: &Reply) -> bool {
    match reply {
        Reply::Planner(_) | Reply::WhatIf(_) | Reply::Lesson(_) | Reply::Review(_) | Reply::Export(_) => true,
        Reply::Viewing(query) => !matches!(query, ViewingReply::Info(_)),
        _ => false,
    }
}

/// Converts a command on a posted message. A message without a turn counts as the newest turn.
fn of_message(what: MessageCommand, table: TableId, seq: Option<u32>) -> (Option<TableId>, Command, ReplyFormat) {
    let (query, format) = match (what, seq) {
        (MessageCommand::Board, Some(seq)) => (ViewingQuery::BoardAt { seq }, ReplyFormat::Text),
        (MessageCommand::Board, None) => (ViewingQuery::Board { turn: None }, ReplyFormat::Text),
        (MessageCommand::Happened, Some(seq)) => (ViewingQuery::Happened { seq, since_own: false }, ReplyFormat::Usual),
        (MessageCommand::Happened, None) => {
            (ViewingQuery::Happened { seq: u32::MAX, since_own: true }, ReplyFormat::Usual)
        }
    };
    (Some(table), query.into(), format)
}

fn request(context: &InteractionContext, table: Option<TableId>, command: Command) -> Request {
    Request {
        interaction: InteractionId(context.handle.id),
        actor: context.actor.clone(),
        origin: context.origin.clone(),
        table,
        command,
    }
}

fn share(context: &InteractionContext) -> FairShare {
    FairShare { guild: context.origin.guild, user: context.actor.user }
}

/// Returns `true` if the action loses something and the user can do it.
fn may_be_asked(context: &InteractionContext, table: &TableCard, what: Drastic) -> bool {
    let actor = &context.actor;
    let may = match what {
        Drastic::Cancel => table.host == actor.user || actor.may_manage,
        Drastic::Resign | Drastic::ResignToAnybody | Drastic::TakeBack(_) => table.seat_of(actor.user).is_some(),
        Drastic::Replace(seat, _) | Drastic::FillIn(seat, _) => {
            let owner = table.player(seat).and_then(Player::user);
            (table.host == actor.user || actor.may_manage) && owner.is_some_and(|owner| owner != actor.user)
        }
    };
    let possible = match what {
        Drastic::Replace(_, 0) => matches!(table.state, TableState::Lobby | TableState::Running),
        Drastic::Replace(_, to) => table.state == TableState::Running && table.seat_of(UserId(to)).is_none(),
        Drastic::FillIn(seat, _) => {
            let away = table.player(seat).is_some_and(|player| player.occupant.is_computer());
            table.state == TableState::Running && table.settings.ai && !away
        }
        _ => table.state == TableState::Running,
    };
    may && possible
}
