//! Starts a sandbox for a bot in another program.

use std::error::Error;
use std::path::PathBuf;

use clap::Parser;
use sandbox::{Config, Names, Sandbox};

/// Start a small Discord on this machine for testing a bot
#[derive(Debug, Parser)]
struct Arguments {
    /// The port to listen on; 0 picks a free port
    #[arg(long, default_value_t = 8787)]
    port: u16,
    /// The token that the bot must use to sign in
    #[arg(long, default_value_t = Config::default().token)]
    token: String,
    /// The name of the bot
    #[arg(long, default_value_t = Names::default().bot)]
    bot: String,
    /// The locale of the server
    #[arg(long, default_value_t = Config::default().guild_locale)]
    locale: String,
    /// A folder for the channels and their newest messages. Default: forget them at the end
    #[arg(long)]
    keep: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { port, token, bot, locale, keep } = Arguments::parse();
    let names = Names { bot, ..Names::default() };
    let config = Config { port, token: token.clone(), guild_locale: locale, names, keep, ..Config::default() };
    let started = Sandbox::start(config).await;
    let sandbox = started.map_err(|error| format!("could not start the sandbox on port {port}: {error}"))?;
    let url = sandbox.url();
    println!("Page:    {url}");
    println!("Token:   {token}");
    println!("API:     {url}/api/v10");
    println!("Gateway: {}/gateway", url.replacen("http", "ws", 1));
    println!("Press Ctrl-C to stop.");
    tokio::signal::ctrl_c().await?;
    Ok(sandbox.shutdown().await?)
}
