//! Whole system tests: simulated users, a small Discord, the real client, the real bot.

mod boards;
mod bot;
mod channel;
mod clicks;
mod computers;
mod days;
mod delivery;
mod emojis;
mod faults;
mod forums;
mod gallery;
mod hosting;
mod install;
mod kill;
mod languages;
mod layout;
mod lines;
mod menus;
mod notes;
mod operate;
mod orders;
mod page;
mod pauses;
mod person;
mod places;
mod records;
mod screenshots;
mod shards;

use crate::sandbox::browser;
