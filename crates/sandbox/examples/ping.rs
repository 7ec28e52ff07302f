//! A bot that answers `/ping`, written with serenity, in a new sandbox. `cargo run -p sandbox --example ping` prints the
//! address of the page, where you can type `/ping`.

use std::error::Error;

use sandbox::{Config, Sandbox};
use serenity::all::*;

pub struct Ping;

#[async_trait]
impl EventHandler for Ping {
    async fn ready(&self, context: Context, _ready: Ready) {
        let ping = CreateCommand::new("ping").description("Answers with pong.");
        if let Err(error) = Command::set_global_commands(&context, vec![ping]).await {
            eprintln!("could not register /ping: {error}");
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let Interaction::Command(command) = interaction else { return };
        let pong = CreateInteractionResponseMessage::new().content("Pong!");
        if let Err(error) = command.create_response(&context, CreateInteractionResponse::Message(pong)).await {
            eprintln!("could not answer: {error}");
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let config = Config { port: 8788, ..Config::default() };
    let token = config.token.clone();
    let sandbox = Sandbox::start(config).await?;
    println!("Open {} and type /ping", sandbox.url());
    // The sandbox sends its rate limits, so serenity needn't guess them.
    let http = HttpBuilder::new(token).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let mut bot = ClientBuilder::new_with_http(http, GatewayIntents::empty()).event_handler(Ping).await?;
    Ok(bot.start().await?)
}
