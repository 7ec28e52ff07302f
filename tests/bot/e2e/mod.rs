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
mod history;
mod hosting;
mod images;
mod install;
mod kill;
mod languages;
mod layout;
mod lessons;
mod menus;
mod notes;
mod operate;
mod page;
mod panics;
mod pauses;
mod person;
mod phone;
mod places;
mod queued_turns;
mod records;
mod refusals;
mod regions;
mod shards;
mod web;
mod what_ifs;

use crate::sandbox::browser;
