//! Rounds, counted from the state: the current one, and the number left before the eclipse.

use super::slot::Slot;
use super::state::{LastRound, Phase, State};

impl State {
    /// The current round, from 1, during turns.
    pub fn round(&self) -> Option<u32> {
        if self.phase != Phase::Turns {
            return None;
        }
        let players = u32::from(self.players);
        // `turns` counts all completed decisions. Every seat keeps tiles (once, or twice in a draft), places its
        // workers and takes its bonuses. A fixed first game has none of these.
        let opening = match self.seats[0].kept_tiles[0] {
            Slot::Hidden | Slot::Empty => 0,
            Slot::Known(_) if self.dealt[0][0].is_empty() => 4 * players,
            Slot::Known(_) => 3 * players,
        };
        let salaries = players * u32::from(self.era - 1);
        Some(self.turns.saturating_sub(opening + salaries) / players + 1)
    }

    /// Rounds until the next eclipse, including the current one and without future ascensions.
    pub fn rounds_left(&self) -> u8 {
        let way = self.dark_disc.saturating_sub(self.light_disc);
        match self.last_round {
            LastRound::No if self.dark_eclipse => way.max(1),
            LastRound::No => way + 1,
            LastRound::Next => 2,
            LastRound::Now => 1,
        }
    }
}
