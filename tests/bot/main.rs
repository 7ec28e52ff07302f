//! The running bot, from the table's logic to whole games through the real Discord client against
//! the sandbox. One binary, so that it is linked once.

mod both;
mod discord;
mod e2e;
#[path = "../games/pseudo.rs"]
mod pseudo;
mod sandbox;
mod schedule;
mod support;
mod table;
