//! Tests of the running bot, from the game logic to whole games through the real Discord client against the sandbox.
//! They form one binary, so that it is linked only once.

mod both;
mod discord;
mod e2e;
#[path = "../games/pseudo.rs"]
mod pseudo;
mod sandbox;
mod schedule;
mod support;
mod table;
