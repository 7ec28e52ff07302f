//! Tests of the store on a PostgreSQL server, for behavior of this engine and of both.

mod commands;
mod crash;
mod earlier;
mod encrypted;
mod proxy;
mod replaced;
mod server;
mod stalls;
mod standby;
