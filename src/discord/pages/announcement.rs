//! Builds the messages of announcements.

use crate::engine::Phrase;
use crate::table::{Announcement, Body};

use super::{content, fair_play, lobby, pause, preferences, result, sleep, tables, turn};
use crate::discord::parts::layout::MessageLayout;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The message of an announcement; `None` if the bot should only remove the buttons.
pub fn message(localizer: &Localizer<'_>, announcement: &Announcement) -> Option<Message> {
    let table = &announcement.table;
    let mut message = match &announcement.body {
        Body::Lobby => Message { picture: content::thumbnail(localizer, table), ..lobby::lobby(localizer, table) },
        Body::Turn(news) | Body::Revealed(news) => {
            let goes_on = table.goes_on.filter(|_| news.seq == 0);
            let first = goes_on.map(|turn| Phrase::new("ui-turn-goes-on").with("turn", turn));
            turn::turn(localizer, table, news, first)
        }
        Body::TakenBack(news) => turn::taken_back(localizer, news),
        Body::Undone { news, by, turns } => {
            let undone = Phrase::new("ui-turn-undone").seat("player", by.seat).with("turns", *turns);
            turn::turn(localizer, table, news, Some(undone))
        }
        Body::Choosing { news, chosen } => turn::choosing(localizer, table, news, chosen),
        Body::UndoAsked(request) => turn::undo_asked(localizer, table, request),
        Body::Idle(news) => sleep::question(localizer, table, news),
        Body::Full => tables::full(localizer, table),
        Body::PauseAsked(request) => pause::proposal(localizer, table, request),
        Body::Final { news, days, outcome, score } => {
            result::final_message(localizer, table, news, *days, (outcome, score))
        }
        // A notice has neither buttons nor a picture. Text alone has no mark (see `mark`) unless the message is laid
        // out.
        Body::Notice(phrase) => {
            Message { layout: Some(MessageLayout::default()), ..Message::text(localizer.say(phrase)) }
        }
        Body::Seated { phrase, news, asks } => tables::seat_change(localizer, table, phrase, news, asks),
        Body::Offer(news) => tables::offer(localizer, table, news),
        Body::Status(info) => tables::status(localizer, info),
        Body::Reminders(news) => preferences::reminders(localizer, news),
        Body::Replay(positions) => result::replay(localizer, table, positions),
        Body::Closed => return None,
    };
    fair_play::add(localizer, announcement, &mut message);
    message.ping.clone_from(&announcement.ping);
    message.silent = is_silent(announcement);
    Some(message)
}

/// Returns `true` if the message asks no one to act. Messages that anyone can join are never silent.
fn is_silent(announcement: &Announcement) -> bool {
    let for_all = matches!(announcement.body, Body::Lobby | Body::Offer(_));
    announcement.ping.is_empty() && !for_all
}
