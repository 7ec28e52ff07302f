//! What happened when a step was played.

use serde::{Deserialize, Serialize};

use super::{Phrase, Seat, Summary};

/// One effect of a step, in the order in which the effects happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Whose effect it is; `None` where it concerns the table.
    pub seat: Option<Seat>,
    /// What to say. The phrase names only what everybody may know.
    pub phrase: Phrase,
    /// Whether a hidden thing became known (a tile drawn): such a turn is not taken back freely.
    pub reveals: bool,
    /// What it contributes to the summary of its turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub summary: Vec<Summary>,
}

/// Where a game reports its events.
///
/// Phrases cost allocations, so a game builds an event only inside the closure; a simulation
/// passes [`Silent`], which never calls it.
pub trait Events {
    /// Reports the event that the closure makes.
    fn emit(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Events for Silent {
    fn emit(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Events for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
