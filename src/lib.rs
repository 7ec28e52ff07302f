//! Daykeeper keeps long board games alive in a Discord server.
//!
//! Dependencies point one way: `main → discord, store, sandbox`; `discord → table → games →
//! engine`; `discord → render → scene ← games`; `discord → text`; `schedule → table`.

pub mod ai;
pub mod cli;
pub mod discord;
pub mod engine;
pub mod games;
pub mod render;
pub mod sandbox;
pub mod scene;
pub mod schedule;
pub mod store;
pub mod table;
pub mod text;
