//! Notifications outside Discord. The bot sends one per decision, at the time of the message that pings the player.

use std::collections::VecDeque;

use jiff::{SignedDuration, Timestamp};

use crate::engine::{Phrase, Seat};
use crate::table::{
    Change, Job, JobKind, JobPayload, JobsChange, NewJob, Preferences, PushAddress, PushNews, PushState, UserId,
    channel_url,
};

use crate::table::core::loaded::LoadedTable;
use crate::table::features::clocks::rules as time_bank;

/// A person's address, if notifications to it work.
fn working(person: &Preferences) -> Option<&PushAddress> {
    person.push.as_ref().filter(|push| push.state == PushState::Works)
}

/// The job that notifies a player of a decision that begins now. It waits for the end of the player's rest.
pub fn job(person: &Preferences, seat: Seat, seq: u32, at: Timestamp) -> Option<NewJob> {
    let due_at = person.rests(at).unwrap_or(at);
    working(person).map(|_| NewJob { kind: JobKind::Push, due_at, seat, seq, payload: JobPayload::Nothing })
}

/// Returns the notification that a job sends, if the game still waits for the player.
pub fn due(table: &LoadedTable, job: &Job, at: Timestamp) -> (Change, Option<PushNews>) {
    let mut change = Change::new(at);
    let Some(user) = time_bank::sitting(&table.row, job.seat).filter(|_| table.still_asks(job.seat, job.seq)) else {
        return (change, None);
    };
    let person = table.person(user);
    let Some(to) = working(&person).cloned() else { return (change, None) };
    if person.rests(at).is_some() {
        let again = self::job(&person, job.seat, job.seq, at).into_iter().collect();
        change.jobs = Some(JobsChange { add: again, ..JobsChange::default() });
        return (change, None);
    }
    let phrase = Phrase::new("ui-push-turn").with("game", Phrase::new(format!("{}-name", table.title.id())));
    let locale = person.locale.unwrap_or_else(|| table.row.locale.clone());
    let link = Some(channel_url(table.row.guild, table.row.channel));
    (change, Some(PushNews { user, table: Some(table.row.id), to, phrase, link, locale }))
}

/// Maximum number of tests per minute for one person.
const TESTS_A_MINUTE: usize = 1;
/// Maximum number of tests per day for one person.
const TESTS_A_DAY: usize = 10;
/// Maximum number of tests per minute for everyone together: servers limit them by the bot's address, which all players
/// share.
const TESTS_OF_ALL: usize = 10;

/// The tests of the last day. They are only in memory: a restart allows a few more.
#[derive(Debug, Default)]
pub struct PushTests(VecDeque<(Timestamp, UserId)>);

impl PushTests {
    /// Returns `true` if another test for this person is allowed now, and counts it.
    pub fn allow(&mut self, user: UserId, now: Timestamp) -> bool {
        let age = |at: Timestamp| now.duration_since(at);
        // A test in the future is from before the clock was set back.
        self.0.retain(|(at, _)| (SignedDuration::ZERO..SignedDuration::from_hours(24)).contains(&age(*at)));
        let newest = |at: &Timestamp| age(*at) < SignedDuration::from_mins(1);
        let own = || self.0.iter().filter(|(_, other)| *other == user).map(|(at, _)| at);
        let allowed = own().filter(|at| newest(at)).count() < TESTS_A_MINUTE
            && own().count() < TESTS_A_DAY
            && self.0.iter().filter(|(at, _)| newest(at)).count() < TESTS_OF_ALL;
        if allowed {
            self.0.push_back((now, user));
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).unwrap()
    }

    #[test]
    fn a_person_tests_once_a_minute_and_ten_times_a_day() {
        let (mut tests, ada) = (PushTests::default(), UserId(1));
        assert!(tests.allow(ada, at(0)));
        assert!(!tests.allow(ada, at(59)));
        assert!(tests.allow(UserId(2), at(59)), "it limits no one else");
        let later = (1..20).filter(|minute| tests.allow(ada, at(minute * 60))).count();
        assert_eq!(later, 9);
        assert!(!tests.allow(ada, at(24 * 3600 - 1)));
        assert!(tests.allow(ada, at(24 * 3600)), "the first one is a day old");
    }

    #[test]
    fn all_people_together_test_ten_times_a_minute() {
        let mut tests = PushTests::default();
        let allowed = (0..30).filter(|user| tests.allow(UserId(*user), at(0))).count();
        assert_eq!(allowed, 10);
        assert!(tests.allow(UserId(30), at(60)));
    }

    #[test]
    fn a_clock_that_was_set_back_locks_no_one_out() {
        let mut tests = PushTests::default();
        assert!(tests.allow(UserId(1), at(100_000)));
        assert!(tests.allow(UserId(1), at(0)));
    }
}
