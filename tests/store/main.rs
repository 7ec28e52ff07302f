//! Tests of the store on a PostgreSQL server, for behavior of this engine and of both.

#[path = "../bot/both/mod.rs"]
#[allow(dead_code, reason = "the tests of tables use the rest of it")]
mod both;
mod commands;
mod crash;
#[path = "../bot/table/killing.rs"]
mod killing;
mod proxy;
mod replaced;
mod server;
mod stalls;
mod standby;
#[path = "../bot/support/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the tests of the bot use the rest of it")]
mod support;
