//! Periods of maintenance, in which the bot refuses all requests.

use daykeeper::table::{Maintenance, MaintenanceScope};

use super::world::World;

impl World {
    /// Returns `true` during maintenance.
    pub fn is_closed(&self) -> bool {
        self.count("SELECT count(*) FROM maintenance") > 0
    }

    /// Begins or ends a maintenance at random, once in `begins` or `ends` steps on average.
    pub async fn begin_or_end_maintenance(&mut self, begins: u32, ends: u32) {
        let closed = self.is_closed();
        if self.rng.below(if closed { ends } else { begins }) > 0 {
            return;
        }
        // The state of all decisions stays as it is until the maintenance ends.
        self.look_at_decisions().await;
        let scope = MaintenanceScope::Everything;
        let on = Maintenance { text: "back soon".to_owned(), scope, by_setting: false };
        if self.tables.set_maintenance((!closed).then_some(on)).await.is_ok() && !closed {
            self.figures.count("maintenances");
        }
    }
}
