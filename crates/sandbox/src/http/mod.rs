//! The server: the bot's requests, the gateway's connections, the page and its API for people.

mod api;
mod body;
mod bot;
mod gateway;
mod guard;
mod line;
mod page;
pub mod server;
pub mod shared;
