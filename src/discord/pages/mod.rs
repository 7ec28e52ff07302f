//! Builds messages from the replies and announcements of `table`: one line for each kind, and a file for each feature.

pub mod advice;
pub(crate) mod confirm;
pub(crate) mod content;
pub(crate) mod export;
pub(crate) mod fair_play;
pub mod follows;
pub mod history;
pub(crate) mod lessons;
pub mod lobby;
pub mod log;
pub(crate) mod look_back;
pub(crate) mod notes;
pub mod panel;
pub mod people;
pub mod planner;
pub mod preferences;
pub mod privacy;
pub(crate) mod queued_turns;
pub mod reply;
pub mod result;
pub mod rules;
pub(crate) mod standstill;
pub mod tables;
pub(crate) mod teaching;
pub(crate) mod titles;
pub mod turn;
pub mod web;
pub(crate) mod what_ifs;

use crate::engine::Phrase;
use crate::table::{Announcement, Body, LessonReply, Reply, ReviewReply, Stamp, ViewingReply, WhatIfReply};

use crate::discord::commands::intent::ReplyFormat;
use crate::discord::parts::components::Row;
use crate::discord::parts::layout::MessageLayout;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The messages of a reply, at least one.
pub fn messages(localizer: &Localizer<'_>, reply: &Reply, format: ReplyFormat) -> Vec<Message> {
    match reply {
        Reply::Done(phrase) => vec![Message::text(localizer.say(phrase))],
        Reply::TurnDone(done) => vec![reply::turn_done(localizer, done)],
        Reply::Planner(planner) if format == ReplyFormat::Details => vec![planner::details(localizer, planner)],
        Reply::Planner(planner) => vec![planner::planner(localizer, planner, format.page())],
        Reply::Notes(sheet) => notes::sheet(localizer, sheet),
        Reply::QueuedTurns(sheet) => vec![queued_turns::sheet(localizer, sheet)],
        Reply::WhatIf(WhatIfReply::Over(over)) => vec![what_ifs::over(localizer, over)],
        Reply::WhatIf(WhatIfReply::List(sheet)) => vec![what_ifs::list(localizer, sheet)],
        Reply::Viewing(ViewingReply::Info(info)) => vec![reply::table_info(localizer, info)],
        Reply::Viewing(ViewingReply::Board(snapshot)) => log::snapshot(localizer, snapshot, format),
        Reply::Viewing(ViewingReply::Log(page)) => vec![log::entries(localizer, page, format.log_from())],
        Reply::Export(sheet) => vec![export::file(localizer, sheet)],
        Reply::Viewing(ViewingReply::Happened(happened)) => turn::happened(localizer, happened),
        Reply::Viewing(ViewingReply::Score(sheet)) => vec![result::sheet(localizer, sheet)],
        Reply::Review(ReviewReply::Hints(hints)) if format == ReplyFormat::Details => {
            vec![advice::details(localizer, hints)]
        }
        Reply::Review(ReviewReply::Hints(hints)) => vec![advice::hints(localizer, hints, format.page())],
        Reply::Review(ReviewReply::TurningPoints(review)) => vec![advice::review(localizer, review)],
        Reply::Review(ReviewReply::LookBack(sheet)) => vec![look_back::sheet(localizer, sheet, format)],
        Reply::Proof(sheet) => vec![fair_play::checked(localizer, sheet)],
        Reply::Viewing(ViewingReply::Replay(sheet)) => vec![result::replay(localizer, &sheet.table, &sheet.positions)],
        Reply::Follow(sheet) => vec![follows::sheet(localizer, sheet)],
        Reply::History(sheet) => vec![history::list(localizer, sheet)],
        Reply::People(sheet) => vec![people::sheet(localizer, sheet)],
        Reply::Privacy(reply) => vec![privacy::answer(localizer, reply)],
        Reply::Games(mine) => tables::my_tables(localizer, mine),
        Reply::Settings(sheet) => vec![panel::of_table(localizer, sheet, format)],
        Reply::Preferences(sheet) => vec![panel::of_person(localizer, sheet, format)],
        Reply::Lesson(LessonReply::List(list)) => vec![lessons::list(localizer, list)],
        Reply::Lesson(LessonReply::Task(sheet)) => vec![lessons::task(localizer, sheet)],
        Reply::Topics(sheet) => vec![teaching::topics(localizer, sheet)],
        Reply::TakingBack(taken) => vec![confirm::take_back(localizer, taken)],
    }
}

/// The message of an announcement; `None` if the bot should only remove the buttons.
pub fn announcement(localizer: &Localizer<'_>, announcement: &Announcement) -> Option<Message> {
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
        Body::Idle(news) => standstill::question(localizer, table, news),
        Body::Full => tables::full(localizer, table),
        Body::PauseAsked(request) => standstill::proposal(localizer, table, request),
        Body::Final { news, days, outcome, score, records, people } => {
            let ended = result::Ended { days: *days, outcome, score, records, people };
            result::final_message(localizer, table, news, &ended)
        }
        // A notice has neither buttons nor a picture. Text alone has no mark (see `mark`) unless the message is laid
        // out.
        Body::Notice(phrase) => {
            Message { layout: Some(MessageLayout::default()), ..Message::text(localizer.say(phrase)) }
        }
        Body::NoticeWithButton { phrase, to_act, pause } => {
            let button = turn::next_button(localizer, Stamp::of_table(table.id), table, to_act, pause.is_some());
            let rows = button.map(|button| Row::Buttons(vec![button])).into_iter().collect();
            Message { layout: Some(MessageLayout::default()), rows, ..Message::text(localizer.say(phrase)) }
        }
        Body::Seated { phrase, news, asks } => tables::seat_change(localizer, table, phrase, news, asks),
        Body::Offer(news) => tables::offer(localizer, table, news),
        Body::Status(info) => tables::status(localizer, info),
        Body::Followed(news) => follows::news(localizer, table, news)?,
        Body::Reminders(news) => preferences::reminders(localizer, news),
        Body::Replay(positions) => result::replay(localizer, table, positions),
        Body::Call(news) => turn::call(localizer, table, news),
        Body::Closed | Body::Deleted => return None,
    };
    fair_play::add(localizer, announcement, &mut message);
    message.ping.clone_from(&announcement.ping);
    message.silent = is_silent(announcement);
    Some(message)
}

/// Returns `true` if the message asks no one to act. Messages that anyone can join or that a follower wants are never
/// silent.
fn is_silent(announcement: &Announcement) -> bool {
    let for_all = matches!(announcement.body, Body::Lobby | Body::Offer(_) | Body::Followed(_));
    announcement.ping.is_empty() && !for_all
}
