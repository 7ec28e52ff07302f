//! Discord's limits: everything that the bot says is checked by an independent library and, where
//! it is at hand, by Discord's own description of its interface.

mod acknowledgement;
mod answers;
mod clicks;
mod commands;
mod ending;
mod forums;
mod hosting;
mod judge;
mod messages;
mod panel;
mod people;
mod planned;
mod play;
mod rules;
mod settings;
mod turns;
mod typed;
