//! Push notifications outside Discord: notifies addresses that players have set when it's their turn.
//!
//! It contacts only servers that the bot admin lists, and never follows redirects. No other work waits for a
//! notification. The bot retries for a minute and then drops it.

mod sender;
mod silent;

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::table::{FairQueue, FairShare, PushNews, PushOutcome, Tables};
use crate::text::Texts;

use sender::{Attempt, Sender};

/// Time limits of notifications.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The wait before each attempt.
    pub waits: &'static [Duration],
    /// The time limit of an attempt.
    pub attempt: Duration,
}

/// The pace for servers on the network.
pub const PACE: Pace =
    Pace { waits: &[Duration::ZERO, Duration::from_secs(5), Duration::from_secs(45)], attempt: Duration::from_secs(8) };

/// Limit for notifications in progress or waiting for their next attempt.
const UNDER_WAY: usize = 200;

/// Limit for notifications sent in parallel.
const AT_ONCE: usize = 8;

/// Sends the tables' notifications until `stop`.
pub async fn run(tables: Tables, texts: Arc<Texts>, pace: Pace, stop: CancellationToken) {
    let sender = match Sender::new(tables.push_hosts().clone(), pace.attempt) {
        Ok(sender) => Arc::new(sender),
        Err(error) => return tracing::error!(%error, "could not start push notifications"),
    };
    let places = FairQueue::new(AT_ONCE);
    let mut under_way = JoinSet::new();
    while let Some(news) = stop.run_until_cancelled(tables.next_push()).await {
        // More notifications wait in `Tables`, which keeps only the newest.
        while under_way.len() >= UNDER_WAY && under_way.join_next().await.is_some() {}
        while under_way.try_join_next().is_some() {}
        let (tables, texts, sender, places) = (tables.clone(), Arc::clone(&texts), Arc::clone(&sender), places.clone());
        under_way.spawn(async move {
            let outcome = deliver(&texts, &sender, &places, pace.waits, &news).await;
            tables.note_push(&news, outcome).await;
        });
    }
    // The bot reminds players in Discord if their notifications are dropped here.
    under_way.shutdown().await;
}

/// Sends a notification, and retries if it definitely didn't arrive.
async fn deliver(
    texts: &Texts,
    sender: &Sender,
    places: &FairQueue,
    waits: &[Duration],
    news: &PushNews,
) -> PushOutcome {
    let text = texts.say(texts.match_locale(&news.locale), &news.phrase, &[]);
    for wait in waits {
        tokio::time::sleep(*wait).await;
        let share = FairShare { guild: None, user: news.user };
        // The program is stopping, so no one learns the outcome of this attempt.
        let Ok(_place) = places.place(share, 1).await else { return PushOutcome::Lost };
        match sender.send(&news.to.address, &text, news.link.as_deref()).await {
            Attempt::Accepted => return PushOutcome::Accepted,
            Attempt::Lost => return PushOutcome::Lost,
            Attempt::Refused => return PushOutcome::Refused,
            Attempt::NotNow => {}
        }
    }
    // A server that is down for a minute doesn't make the address wrong.
    PushOutcome::Lost
}
