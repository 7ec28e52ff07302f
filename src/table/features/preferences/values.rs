//! How a person wants to be notified, and when they rest.

use std::sync::Arc;
use std::time::Duration;

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{AmbiguousOffset, TimeZone};
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

use crate::table::core::ids::ChannelId;
use crate::table::features::push::values::PushAddress;

/// Where somebody is reminded that it is their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotifyBy {
    /// In the table's channel.
    #[default]
    Channel,
    /// By direct message; in the channel while those are closed.
    Direct,
    /// Both.
    Both,
    /// Not at all.
    Nowhere,
}

impl NotifyBy {
    /// Whether the channel is one of the places.
    pub fn channel(self) -> bool {
        matches!(self, NotifyBy::Channel | NotifyBy::Both)
    }

    /// Whether a direct message is sent.
    pub fn direct(self) -> bool {
        matches!(self, NotifyBy::Direct | NotifyBy::Both)
    }
}

/// Hours of the day without reminders, in which clocks stand. They may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    /// When they begin, in minutes since midnight of the person's own zone.
    pub from: u16,
    /// When they end; not the same minute.
    pub until: u16,
}

impl QuietHours {
    /// The longest quiet hours, in minutes: there must be time left for reminders.
    pub const LONGEST: u16 = 16 * 60;

    /// How long they are, in minutes of an ordinary day.
    pub fn minutes(self) -> u16 {
        (self.until + MINUTES_OF_DAY - self.from) % MINUTES_OF_DAY
    }
}

/// Minutes of a day.
pub const MINUTES_OF_DAY: u16 = 24 * 60;

/// A vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    /// From when.
    pub since: Timestamp,
    /// Until when.
    pub until: Timestamp,
}

/// How a person wants to be reminded, in every table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The language of their Discord client when it was last seen.
    pub locale: Option<String>,
    /// Where they are reminded.
    #[serde(rename = "told")]
    pub notify_by: NotifyBy,
    /// Their time zone, by its IANA name.
    pub zone: Option<String>,
    /// Their quiet hours, in that zone.
    pub quiet: Option<QuietHours>,
    /// Their vacation, running or over.
    #[serde(rename = "away")]
    pub vacation: Option<Vacation>,
    /// Whether turns without any choice are played for them.
    pub play_forced: bool,
    /// Whether their orders are carried out only after some minutes, so that nobody sees by the time that there
    /// was one.
    pub delay_orders: bool,
    /// Their address outside Discord, which is told when it is their turn.
    pub push: Option<PushAddress>,
    /// The servers at which there may be one; filled in where it is shown.
    #[serde(skip)]
    pub push_hosts: Arc<[String]>,
    /// When the tables that are looked at stood still, by begin and end: nobody's time passed then.
    #[serde(skip)]
    pub pauses: Arc<[(Timestamp, Timestamp)]>,
}

impl Preferences {
    /// Their time zone, or else UTC.
    pub fn time_zone(&self) -> TimeZone {
        self.zone.as_deref().and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
    }

    /// The end of the vacation that they are on at this moment.
    pub fn away_at(&self, at: Timestamp) -> Option<Timestamp> {
        self.vacation.filter(|away| away.since <= at && at < away.until).map(|away| away.until)
    }

    /// The end of the rest (quiet hours, a vacation, a pause, or several in a row) in which this moment lies.
    pub fn rests(&self, at: Timestamp) -> Option<Timestamp> {
        let mut end = at;
        let after = |at| self.away_at(at).or_else(|| self.quiet_at(at)).or_else(|| self.paused_at(at));
        while let Some(later) = after(end).filter(|later| *later > end) {
            end = later;
        }
        (end > at).then_some(end)
    }

    /// The end of the pause in which this moment lies.
    fn paused_at(&self, at: Timestamp) -> Option<Timestamp> {
        self.pauses.iter().find(|(since, until)| *since <= at && at < *until).map(|(_, until)| *until)
    }

    /// The end of the quiet hours in which this moment lies.
    fn quiet_at(&self, at: Timestamp) -> Option<Timestamp> {
        self.quiet_around(at).find(|(from, until)| *from <= at && at < *until).map(|(_, until)| until)
    }

    /// When the next rest begins after a moment at which there is none.
    fn next_rest(&self, at: Timestamp) -> Option<Timestamp> {
        let quiet = self.quiet_around(at).map(|(from, _)| from).find(|from| *from > at);
        let away = self.vacation.map(|away| away.since).filter(|since| *since > at);
        let paused = self.pauses.iter().map(|(since, _)| *since).filter(|since| *since > at);
        quiet.into_iter().chain(away).chain(paused).min()
    }

    /// The quiet hours of the days around a moment, oldest first.
    fn quiet_around(&self, at: Timestamp) -> impl Iterator<Item = (Timestamp, Timestamp)> {
        let zone = self.time_zone();
        let today = self.quiet.map(|quiet| (quiet, zone.to_datetime(at).date()));
        let days = today.into_iter().flat_map(|(quiet, today)| (-1..=2).map(move |offset| (quiet, today, offset)));
        days.filter_map(move |(quiet, today, offset)| {
            let date = today.checked_add(i64::from(offset).days()).ok()?;
            let last = if quiet.until > quiet.from { date } else { date.tomorrow().ok()? };
            Some((moment(&zone, date, quiet.from, false)?, moment(&zone, last, quiet.until, true)?))
        })
        .filter(|(from, until)| from < until)
    }

    /// How much of this span they did not rest.
    pub fn awake(&self, from: Timestamp, until: Timestamp) -> Duration {
        let mut awake = SignedDuration::ZERO;
        let mut at = from;
        while at < until {
            if let Some(end) = self.rests(at) {
                at = end;
                continue;
            }
            let end = self.next_rest(at).unwrap_or(until).min(until);
            awake += end.duration_since(at);
            at = end;
        }
        Duration::try_from(awake).unwrap_or_default()
    }

    /// When they will not have rested for so long, from a moment on.
    pub fn after_awake(&self, from: Timestamp, span: Duration) -> Timestamp {
        let mut left = SignedDuration::try_from(span).unwrap_or(SignedDuration::MAX);
        let mut at = from;
        loop {
            if let Some(end) = self.rests(at) {
                at = end;
            }
            match self.next_rest(at) {
                Some(rest) if rest.duration_since(at) < left => {
                    left -= rest.duration_since(at);
                    at = rest;
                }
                _ => return at.checked_add(left).unwrap_or(Timestamp::MAX),
            }
        }
    }
}

/// The moment at which the clocks of a zone show a minute of a day. Where they jump over it, the
/// moment of the jump; where they show it twice, the first or the last of both.
fn moment(zone: &TimeZone, date: Date, minute: u16, last: bool) -> Option<Timestamp> {
    let time = Time::new(i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?, 0, 0).ok()?;
    let shown = zone.to_ambiguous_timestamp(DateTime::from_parts(date, time));
    match shown.offset() {
        AmbiguousOffset::Unambiguous { .. } => shown.unambiguous().ok(),
        AmbiguousOffset::Gap { .. } => {
            let before = shown.earlier().ok()?;
            zone.following(before).next().map(|jump| jump.timestamp())
        }
        AmbiguousOffset::Fold { .. } if last => shown.later().ok(),
        AmbiguousOffset::Fold { .. } => shown.earlier().ok(),
    }
}

/// What somebody changes about being reminded: each that is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreferencesChange {
    /// Where they are reminded.
    pub notify_by: Option<NotifyBy>,
    /// Their time zone, by its IANA name.
    pub zone: Option<String>,
    /// Their quiet hours; `Some(None)` for none.
    pub quiet: Option<Option<QuietHours>>,
    /// Their vacation: the day on which they are back; `Some(None)` for now.
    pub back: Option<Option<Date>>,
    /// Whether turns without any choice are played for them.
    pub play_forced: Option<bool>,
    /// Whether their orders are carried out only after some minutes.
    pub delay_orders: Option<bool>,
    /// Their address outside Discord; `Some(None)` for none.
    pub push: Option<Option<String>>,
}

/// How somebody is reminded, and when next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreferencesSheet {
    /// When it was asked for.
    pub at: Timestamp,
    /// How.
    pub person: Preferences,
    /// Whether they are on vacation now: until when.
    pub away: Option<Timestamp>,
    /// The next reminder, as things are: when, and where.
    pub next: Option<(Timestamp, ChannelId)>,
    /// At how many tables the game waits for them.
    pub waiting: u32,
}

/// A moment as Discord shows it to every reader in their own zone.
pub fn date(at: Timestamp) -> String {
    format!("<t:{}:f>", at.as_second())
}
