//! What games share: ready pieces from which a game is put together. The kit knows no game.

pub(super) mod evaluate;
pub(super) mod picture;
