//! Each person's settings for reminders and absences.

use std::sync::Arc;
use std::time::Duration;

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{AmbiguousOffset, TimeZone};
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::Theme;

use super::ids::ChannelId;
use super::sentence::{quoted, sentence};
use super::teaching::Guidance;

/// The place of a person's reminders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotifyBy {
    /// The game's channel.
    #[default]
    Channel,
    /// A direct message, or the channel while direct messages are closed.
    Direct,
    /// The channel and a direct message.
    Both,
    /// No reminders.
    Nowhere,
}

impl NotifyBy {
    /// Returns `true` if reminders go to the channel.
    pub fn channel(self) -> bool {
        matches!(self, NotifyBy::Channel | NotifyBy::Both)
    }

    /// Returns `true` if reminders go to a direct message.
    pub fn direct(self) -> bool {
        matches!(self, NotifyBy::Direct | NotifyBy::Both)
    }
}

/// Hours of the day without reminders, in which clocks are paused. They may include midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    /// The start, in minutes since midnight in the person's time zone.
    pub from: u16,
    /// The end, never the same minute as the start.
    pub until: u16,
}

impl QuietHours {
    /// Maximum length in minutes, so that time is left for reminders.
    pub const LONGEST: u16 = 16 * 60;

    /// The length of the quiet hours, in minutes of an ordinary day.
    pub fn minutes(self) -> u16 {
        (self.until + MINUTES_OF_DAY - self.from) % MINUTES_OF_DAY
    }
}

pub const MINUTES_OF_DAY: u16 = 24 * 60;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacation {
    pub since: Timestamp,
    pub until: Timestamp,
}

/// A person's preferences, for all games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The language of their Discord client, as last seen.
    pub locale: Option<String>,
    /// The place of their reminders.
    pub notify_by: NotifyBy,
    /// Their time zone, as an IANA name.
    pub zone: Option<String>,
    /// Their quiet hours in that time zone.
    pub quiet: Option<QuietHours>,
    /// Their vacation, current or past.
    pub vacation: Option<Vacation>,
    /// `true` if the bot plays turns without a choice for them.
    pub play_forced: bool,
    /// `true` if the bot waits some minutes before it plays their queued turns, so that the timing doesn't reveal them.
    pub delay_queued_turns: bool,
    /// `true` if the bot comments on their turns, in games that allow hints.
    pub comments: bool,
    /// Light or dark pictures in private replies; `None` for each game's setting.
    pub theme: Option<Theme>,
    /// `In` while the bot explains a game to them.
    pub guidance: Guidance,
    /// The start and end of the game's pauses, in which no player's time passes. Set when a game is loaded.
    #[serde(skip)]
    pub pauses: Arc<[(Timestamp, Timestamp)]>,
}

impl Preferences {
    /// Their time zone, or UTC if they have none.
    pub fn time_zone(&self) -> TimeZone {
        self.zone.as_deref().and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
    }

    /// The end of a vacation that includes this moment.
    pub fn away_at(&self, at: Timestamp) -> Option<Timestamp> {
        self.vacation.filter(|away| away.since <= at && at < away.until).map(|away| away.until)
    }

    /// The end of the rest that includes this moment: quiet hours, a vacation, a pause, or several in a row.
    pub fn rests(&self, at: Timestamp) -> Option<Timestamp> {
        let mut end = at;
        let after = |at| self.away_at(at).or_else(|| self.quiet_at(at)).or_else(|| self.paused_at(at));
        while let Some(later) = after(end).filter(|later| *later > end) {
            end = later;
        }
        (end > at).then_some(end)
    }

    /// The end of a pause that includes this moment.
    fn paused_at(&self, at: Timestamp) -> Option<Timestamp> {
        self.pauses.iter().find(|(since, until)| *since <= at && at < *until).map(|(_, until)| *until)
    }

    /// The end of the quiet hours that include this moment.
    fn quiet_at(&self, at: Timestamp) -> Option<Timestamp> {
        self.quiet_around(at).find(|(from, until)| *from <= at && at < *until).map(|(_, until)| until)
    }

    /// The start of the next rest after a moment outside of one.
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

    /// The length of this span, without rest.
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

    /// The moment at which this much time without rest has passed.
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

/// The moment at which the clocks of a zone show this minute of a day. If they skip it, the moment of the change. If
/// they show it twice, the first or the last one.
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

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreferencesChange {
    /// The place of their reminders.
    pub notify_by: Option<NotifyBy>,
    /// Their time zone, as an IANA name.
    pub zone: Option<String>,
    /// Their quiet hours; `Some(None)` for none.
    pub quiet: Option<Option<QuietHours>>,
    /// Their vacation, as the day of their return; `Some(None)` ends it now.
    pub back: Option<Option<Date>>,
    /// `true` if the bot plays turns without a choice for them.
    pub play_forced: Option<bool>,
    /// `true` if the bot waits some minutes before it plays their queued turns.
    pub delay_queued_turns: Option<bool>,
    /// `true` if the bot comments on their turns.
    pub comments: Option<bool>,
    /// Light or dark pictures in private replies; `Some(None)` for each game's setting.
    pub theme: Option<Option<Theme>>,
}

/// A person's preferences, with their next reminder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreferencesSheet {
    /// The time of the request.
    pub at: Timestamp,
    pub person: Preferences,
    /// The end of their current vacation, if any.
    pub away: Option<Timestamp>,
    /// The time and channel of the next reminder, if nothing changes.
    pub next: Option<(Timestamp, ChannelId)>,
    /// The number of games that wait for them.
    pub waiting: u32,
}

/// A moment as Discord shows it to every reader in their own zone.
pub fn date(at: Timestamp) -> String {
    format!("<t:{}:f>", at.as_second())
}

/// A refused request that changes a person's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PreferenceRefusal {
    /// The time zone is unknown.
    #[error("no time zone `{zone}`")]
    UnknownZone { zone: String },
    /// Quiet hours need a time zone.
    #[error("no time zone")]
    NoZone,
    /// Quiet hours need a start and an end, and can't cover the whole day.
    #[error("quiet hours of up to {hours} hours")]
    BadQuiet {
        /// The maximum number of hours.
        hours: u16,
    },
    /// A vacation must end in the future, and within the maximum.
    #[error("a vacation of up to {days} days")]
    BadAway {
        /// The maximum number of days.
        days: i64,
    },
}

impl PreferenceRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::UnknownZone { zone } => sentence(self).with("zone", quoted(zone)),
            Self::BadQuiet { hours } => sentence(self).with("hours", *hours),
            Self::BadAway { days } => sentence(self).with("days", *days),
            _ => sentence(self),
        }
    }
}
