//! Daykeeper plays long board games by post in a Discord server.
//!
//! `docs/dev/architecture.md` lists the parts and their allowed dependencies.

pub use {ai, engine, games, render, sandbox, scene, text};

pub mod cli;
pub mod discord;
pub mod monitor;
pub mod schedule;
pub mod store;
pub mod table;
pub mod web;
