//! Handles Discord's events: gateway events, interactions, forms and the admin command.

pub(crate) mod access;
pub(crate) mod admin;
pub(crate) mod forms;
pub mod gateway;
pub mod health;
pub(crate) mod panel_answers;
pub(crate) mod panics;
pub(crate) mod respond;
