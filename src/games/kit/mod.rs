//! Building blocks that games share. The kit depends on no game.

pub mod advice;
pub(super) mod evaluate;
pub(super) mod forward;
pub(super) mod ids;
pub mod list;
pub(super) mod names;
pub(super) mod picture;
pub(super) mod present;
pub(super) mod recap;
pub(super) mod rules;
pub(super) mod topics;
pub(super) mod typed;

pub(super) use forward::forward;
