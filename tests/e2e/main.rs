//! The whole way: simulated people, a small Discord, the real client, the real bot.

mod bot;
#[path = "../sandbox/browser.rs"]
mod browser;
mod channel;
mod clicks;
mod computers;
mod days;
mod faults;
mod kill;
mod page;
mod person;
mod places;
mod records;
