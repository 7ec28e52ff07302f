//! The state of a game behind [`Position`](super::Position) and [`Coach`](super::Coach).

use engine::Game;

pub struct Typed<G: Game>(pub G::State);
