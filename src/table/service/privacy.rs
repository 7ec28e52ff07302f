//! Answers requests about a person's own data.

use super::error::{InternalError, RequestError};
use super::tables::Tables;
use crate::table::values::{
    ChannelId, Forgotten, PrivacyReply, PrivacyRequest, Reply, Request, Store, StoreError, TableId, UserId,
};

impl Tables {
    pub(in crate::table) async fn privacy(
        &self,
        request: &Request,
        wanted: PrivacyRequest,
    ) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        let reply = match wanted {
            PrivacyRequest::Show => {
                let data = self.ask(move |store| store.person_data(user)).await?;
                PrivacyReply::Data(Box::new(data))
            }
            PrivacyRequest::Hide(hidden) => {
                let _user = self.lock_user(user).await;
                self.ask(move |store| store.hide(user, hidden)).await?;
                PrivacyReply::Hidden(hidden)
            }
            PrivacyRequest::AskToForget => {
                self.ask(move |store| {
                    let channels = channels(store, &store.open_tables_of(user)?)?;
                    if !channels.is_empty() {
                        return Ok(PrivacyReply::Plays(channels));
                    }
                    let (_, games) = store.finished_games(user, user, None, &[], 0)?;
                    Ok(PrivacyReply::Ask { games })
                })
                .await?
            }
            PrivacyRequest::Forget => self.forget(user).await?,
        };
        Ok(Reply::Privacy(reply))
    }

    async fn forget(&self, user: UserId) -> Result<PrivacyReply, RequestError> {
        let _user = self.lock_user(user).await;
        let _tallying = self.tallying.lock().await;
        let seed = self.entropy.seed().map_err(InternalError::from)?.number();
        let forgotten = self.ask(move |store| store.forget_person(user, seed)).await?;
        Ok(match forgotten {
            Forgotten::Plays(tables) => PrivacyReply::Plays(self.ask(move |store| channels(store, &tables)).await?),
            Forgotten::Unknown => PrivacyReply::Unknown,
            Forgotten::Done { games, others } => {
                for game in games.iter().chain(&others) {
                    // The game in memory still has the name or the id.
                    let slot = self.slot(*game);
                    *slot.lock().await = None;
                    self.announce_change(*game);
                }
                PrivacyReply::Forgotten { games: u32::try_from(games.len()).unwrap_or(u32::MAX) }
            }
        })
    }
}

/// The channels of these games.
fn channels(store: &dyn Store, tables: &[TableId]) -> Result<Vec<ChannelId>, StoreError> {
    let mut channels = Vec::new();
    for table in tables {
        channels.extend(store.table(*table)?.map(|row| row.channel));
    }
    Ok(channels)
}
