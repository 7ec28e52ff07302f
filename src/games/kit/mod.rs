//! What games share: ready pieces from which a game is put together. The kit knows no game.

pub(super) mod evaluate;
pub(super) mod ids;
pub mod list;
pub(super) mod picture;
pub(super) mod present;
pub(super) mod rulings;
