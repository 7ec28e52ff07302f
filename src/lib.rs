//! Daykeeper plays long board games by post in a Discord server.
//!
//! `docs/dev/architecture.md` lists the parts and their allowed dependencies.

pub mod ai;
pub mod cli;
pub mod discord;
pub mod engine;
pub mod games;
pub mod monitor;
pub mod render;
pub mod sandbox;
pub mod scene;
pub mod schedule;
pub mod store;
pub mod table;
pub mod text;
