//! Tests of the running bot, from the game logic to whole games through the real Discord client against the sandbox.
//! They form one binary, so that it is linked only once.

mod discord;
mod e2e;
mod program;
mod sandbox;
mod schedule;
mod season;
mod store;
mod support;
mod table;
mod trial;
mod web;
