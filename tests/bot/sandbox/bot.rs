//! A small bot for these tests: serenity's client with one handler that answers in every way Discord knows.

use std::io::Cursor;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use daykeeper::cli::page_words;
use daykeeper::sandbox::{Config, Sandbox};
use daykeeper::text::Texts;
use serenity::all::*;
use tokio::sync::Notify;

use crate::support::{Client, User};

pub struct Stage {
    pub sandbox: Sandbox,
    pub client: Client,
    pub http: Arc<Http>,
    pub notes: Arc<Notes>,
    shards: Arc<ShardManager>,
    running: tokio::task::JoinHandle<()>,
}

/// Events and errors that the bot noticed.
#[derive(Default)]
pub struct Notes {
    pub events: Mutex<Vec<String>>,
    /// Discord's error codes of failed requests.
    pub errors: Mutex<Vec<isize>>,
    /// The last interaction, as JSON.
    pub interaction: Mutex<serde_json::Value>,
    /// Wakes waiting tests after each event.
    changed: Notify,
    /// Releases the command `slow`, which waits before it answers.
    pub go_on: Notify,
}

impl Notes {
    pub fn count(&self, event: &str) -> usize {
        self.events.lock().unwrap().iter().filter(|known| *known == event).count()
    }

    pub async fn noted(&self, event: &str) {
        loop {
            let changed = self.changed.notified();
            if self.count(event) > 0 {
                return;
            }
            changed.await;
        }
    }

    fn note(&self, event: String) {
        self.events.lock().unwrap().push(event);
        self.changed.notify_waiters();
    }
}

impl Stage {
    pub async fn new() -> Self {
        Self::with(Config { words: page_words(Arc::new(Texts::embedded())), ..Config::default() }).await
    }

    pub async fn with(config: Config) -> Self {
        let token = config.token.clone();
        let sandbox = Sandbox::start(config).await.unwrap();
        let http = Arc::new(http(&sandbox, &token));
        let notes = Arc::new(Notes::default());
        let handler = Bot { notes: Arc::clone(&notes) };
        let intents = GatewayIntents::GUILDS;
        let inner = HttpBuilder::new(&token).proxy(sandbox.url()).ratelimiter_disabled(true).build();
        let mut bot = ClientBuilder::new_with_http(inner, intents).event_handler(handler).await.unwrap();
        let shards = Arc::clone(&bot.shard_manager);
        let running = tokio::spawn(async move { bot.start().await.unwrap() });
        let client = Client::of(&sandbox).with_patience(Duration::from_secs(30));
        client.wait_until_ready().await.unwrap();
        Self { sandbox, client, http, notes, shards, running }
    }

    pub async fn user(&self, name: &str) -> User {
        self.client.user(name).await.unwrap()
    }

    pub async fn channel(&self, name: &str) -> u64 {
        self.client.channel(name).await.unwrap()
    }

    pub async fn end(self) {
        self.shards.shutdown_all().await;
        self.running.await.unwrap();
        self.sandbox.shutdown().await.unwrap();
    }
}

pub fn http(sandbox: &Sandbox, token: &str) -> Http {
    HttpBuilder::new(token)
        .proxy(sandbox.url())
        .ratelimiter_disabled(true)
        .application_id(ApplicationId::new(daykeeper::sandbox::BOT))
        .build()
}

pub fn picture(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let image = image::RgbImage::from_fn(width, height, |x, y| image::Rgb([x as u8, y as u8, 120]));
    image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

pub fn code(error: &serenity::Error) -> isize {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => response.error.code,
        other => panic!("not an answer of Discord's: {other}"),
    }
}

struct Bot {
    notes: Arc<Notes>,
}

impl Bot {
    fn note(&self, event: &str) {
        self.notes.note(event.to_owned());
    }

    fn expect_error<T>(&self, result: serenity::Result<T>) {
        let error = result.err().expect("this must be refused");
        self.notes.errors.lock().unwrap().push(code(&error));
        self.note("error");
    }
}

fn commands() -> Vec<CreateCommand> {
    let text = |name: &str| CreateCommandOption::new(CommandOptionType::String, name, "Some text").required(true);
    let sub = |name: &str| CreateCommandOption::new(CommandOptionType::SubCommand, name, "A subcommand");
    let user = CreateCommandOption::new(CommandOptionType::User, "rival", "Against whom").required(true);
    let hints = CreateCommandOption::new(CommandOptionType::Boolean, "hints", "Whether hints are given");
    let seats = CreateCommandOption::new(CommandOptionType::Integer, "seats", "How many play");
    let mode = CreateCommandOption::new(CommandOptionType::String, "mode", "How fast");
    let mode = mode.add_string_choice("Live", "live").add_string_choice("By post", "post");
    let new = sub("new").add_sub_option(user).add_sub_option(seats.min_int_value(2).max_int_value(4));
    vec![
        CreateCommand::new("echo").description("Say it").add_option(text("text")),
        CreateCommand::new("picture").description("Show a picture"),
        CreateCommand::new("secret").description("Tell a secret"),
        CreateCommand::new("slow").description("Answer too late"),
        CreateCommand::new("twice").description("Answer twice"),
        CreateCommand::new("form").description("Show a form"),
        CreateCommand::new("follow").description("Answer in parts"),
        CreateCommand::new("never").description("Think forever"),
        CreateCommand::new("find").description("Find a fruit").add_option(text("fruit").set_autocomplete(true)),
        CreateCommand::new("game").description("Games").add_option(new.add_sub_option(mode)).add_option(sub("list")),
        CreateCommand::new("settings").description("Change something").add_option(hints),
        CreateCommand::new("admin").description("For few").default_member_permissions(Permissions::MANAGE_CHANNELS),
    ]
}

fn controls() -> Vec<CreateActionRow> {
    let options = ["apple", "banana", "cherry"].map(|fruit| CreateSelectMenuOption::new(fruit.to_uppercase(), fruit));
    let menu = CreateSelectMenuKind::String { options: options.to_vec() };
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("update").label("Update"),
            CreateButton::new("later").label("Later").style(ButtonStyle::Secondary),
            CreateButton::new("form").label("Form").style(ButtonStyle::Success),
            CreateButton::new("off").label("Off").style(ButtonStyle::Danger).disabled(true),
            CreateButton::new_link("https://example.org").label("Link"),
        ]),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("fruit", menu).placeholder("Pick fruit").min_values(1).max_values(2),
        ),
    ]
}

fn form() -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, "Why?", "why").min_length(2).max_length(10);
    CreateModal::new("reason", "A reason").components(vec![CreateActionRow::InputText(input)])
}

fn say(text: impl Into<String>) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(CreateInteractionResponseMessage::new().content(text))
}

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, ctx: Context, ready: Ready) {
        self.note("ready");
        assert_eq!(ready.user.name, "bot");
        Command::set_global_commands(&ctx.http, commands()).await.unwrap();
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.note("guild_create");
        assert!(guild.channels.len() >= 3 && !guild.threads.is_empty());
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.note("resumed");
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        self.note(if guild.unavailable { "guild_unavailable" } else { "guild_delete" });
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.note(&format!("channel_delete {}", channel.name));
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        *self.notes.interaction.lock().unwrap() = serde_json::to_value(&interaction).unwrap();
        match interaction {
            Interaction::Command(command) => self.command(&ctx, &command).await,
            Interaction::Autocomplete(typing) => {
                let typed = typing.data.autocomplete().unwrap().value.to_owned();
                let fruit = ["apple", "apricot", "banana"].into_iter().filter(|fruit| fruit.starts_with(&typed));
                let choices = fruit.map(|fruit| AutocompleteChoice::new(fruit.to_uppercase(), fruit)).collect();
                let response = CreateAutocompleteResponse::new().set_choices(choices);
                typing.create_response(&ctx.http, CreateInteractionResponse::Autocomplete(response)).await.unwrap();
            }
            Interaction::Component(press) => self.component(&ctx, &press).await,
            Interaction::Modal(modal) => {
                let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0] else { panic!() };
                let text = format!("Because {}", input.value.clone().unwrap());
                modal.create_response(&ctx.http, say(text)).await.unwrap();
            }
            _ => panic!("an interaction of an unknown kind"),
        }
    }
}

impl Bot {
    async fn command(&self, ctx: &Context, command: &CommandInteraction) {
        match command.data.name.as_str() {
            "echo" => {
                let text = command.data.options[0].value.as_str().unwrap();
                command.create_response(&ctx.http, say(text)).await.unwrap();
            }
            "picture" => {
                command.defer(&ctx.http).await.unwrap();
                let file = CreateAttachment::bytes(picture(60, 40), "board.png").description("A board");
                let edit = EditInteractionResponse::new().content("Here").new_attachment(file).components(controls());
                command.edit_response(&ctx.http, edit).await.unwrap();
            }
            "secret" => {
                let message = CreateInteractionResponseMessage::new().content("Hush").ephemeral(true);
                let response = CreateInteractionResponse::Message(message.components(controls()));
                command.create_response(&ctx.http, response).await.unwrap();
            }
            "slow" => {
                self.note("slow");
                self.notes.go_on.notified().await;
                self.expect_error(command.create_response(&ctx.http, say("Too late")).await);
            }
            "twice" => {
                command.create_response(&ctx.http, say("Once")).await.unwrap();
                self.expect_error(command.create_response(&ctx.http, say("Twice")).await);
            }
            "form" => command.create_response(&ctx.http, CreateInteractionResponse::Modal(form())).await.unwrap(),
            "follow" => {
                let message = CreateInteractionResponseMessage::new().ephemeral(true);
                command.create_response(&ctx.http, CreateInteractionResponse::Defer(message)).await.unwrap();
                let follow = CreateInteractionResponseFollowup::new;
                command.create_followup(&ctx.http, follow().content("First")).await.unwrap();
                command.create_followup(&ctx.http, follow().content("Second")).await.unwrap();
                let edit = EditInteractionResponse::new().content("First, edited");
                command.edit_response(&ctx.http, edit).await.unwrap();
                command.create_followup(&ctx.http, follow().content("Third").ephemeral(true)).await.unwrap();
                self.note("followed");
            }
            "never" => command.defer(&ctx.http).await.unwrap(),
            "find" | "game" | "settings" | "admin" => {
                let options = format!("{:?}", command.data.options());
                command.create_response(&ctx.http, say(options)).await.unwrap();
            }
            other => panic!("an unknown command {other}"),
        }
    }

    async fn component(&self, ctx: &Context, press: &ComponentInteraction) {
        let id = press.data.custom_id.as_str();
        if id == "form" {
            return press.create_response(&ctx.http, CreateInteractionResponse::Modal(form())).await.unwrap();
        }
        if id == "later" {
            press.defer(&ctx.http).await.unwrap();
            let edit = EditInteractionResponse::new().content(format!("{} later", press.message.content));
            press.edit_response(&ctx.http, edit).await.unwrap();
            return;
        }
        let text = match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.join(" and "),
            _ => format!("Updated by {}", press.user.display_name()),
        };
        let message = CreateInteractionResponseMessage::new().content(text);
        press.create_response(&ctx.http, CreateInteractionResponse::UpdateMessage(message)).await.unwrap();
    }
}
