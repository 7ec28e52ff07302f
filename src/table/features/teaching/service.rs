//! Stores whether the bot explains a person's first games.

use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;
use crate::table::{Change, Guidance, Preferences, TableId, UserId};

impl Tables {
    /// Stores the answer to the question whether the bot shall explain the game.
    ///
    /// # Errors
    /// The store failed.
    pub(in crate::table) async fn set_guidance(
        &self,
        user: UserId,
        game: TableId,
        yes: bool,
    ) -> Result<(), TableError> {
        let _alone = self.lock_user(user).await;
        let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        let guidance = match person.guidance {
            _ if !yes => Guidance::Declined,
            Guidance::In(earlier) if earlier != game => Guidance::Again(game),
            _ => Guidance::In(game),
        };
        let mut change = Change::new(self.clock.now());
        change.person = Some((user, Preferences { guidance, ..person }));
        self.ask(move |store| store.commit(TableId(0), &change)).await
    }
}
