//! Discord's limits. An independent library checks every message of the bot, and so does Discord's own API description.

mod acknowledgement;
mod answers;
mod clicks;
mod commands;
mod comments;
mod ending;
mod flood;
mod forums;
mod hints;
mod hosting;
mod judge;
mod lines;
pub mod look_back;
pub mod messages;
mod panel;
mod panics;
mod people;
mod planned;
mod play;
mod records;
mod removal;
mod rules;
mod settings;
pub mod statistics;
mod terms;
mod turns;
mod typed;
