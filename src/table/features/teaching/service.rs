//! Stores whether the bot explains a person's first game.

use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;
use crate::table::{Change, Guidance, TableId, UserId};

impl Tables {
    /// Stores the answer to the question whether the bot shall explain the game.
    ///
    /// # Errors
    /// The store failed.
    pub(in crate::table) async fn set_guidance(&self, user: UserId, guidance: Guidance) -> Result<(), TableError> {
        let _alone = self.lock_user(user).await;
        let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        let mut change = Change::new(self.clock.now());
        change.person = Some((user, crate::table::Preferences { guidance, ..person }));
        self.ask(move |store| store.commit(TableId(0), &change)).await
    }
}
