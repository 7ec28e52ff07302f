//! The sandbox against a small bot that uses the real serenity client.

mod bot;
pub mod browser;
mod connection;
mod faults;
mod guard;
mod interactions;
mod keep;
mod messages;
mod page;
mod refusals;
mod words;
