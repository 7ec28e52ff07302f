//! Times in which the bot does nothing for anybody, and that end.

use daykeeper::table::{Maintenance, MaintenanceScope};

use super::world::World;

impl World {
    /// Whether nothing can be done at present.
    pub fn is_closed(&self) -> bool {
        self.count("SELECT count(*) FROM maintenance") > 0
    }

    /// A maintenance begins or ends, once in so many steps.
    pub async fn begin_or_end_maintenance(&mut self, begins: u32, ends: u32) {
        let closed = self.is_closed();
        if self.rng.below(if closed { ends } else { begins }) > 0 {
            return;
        }
        // How everything stands then is known, and changes no more until it ends.
        self.look_at_decisions().await;
        let scope = MaintenanceScope::Everything;
        let on = Maintenance { said: "back soon".to_owned(), scope, by_setting: false };
        if self.tables.set_maintenance((!closed).then_some(on)).await.is_ok() && !closed {
            self.figures.count("maintenances");
        }
    }
}
