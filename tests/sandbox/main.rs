//! The sandbox against a small bot that uses the real serenity client.

mod bot;
mod connection;
mod interactions;
mod messages;
mod page;
mod refusals;
