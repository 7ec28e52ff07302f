//! Changes to a person's notification settings.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::table::values::{PreferenceRefusal, Preferences, PreferencesChange, QuietHours, Refusal, Vacation};

/// Maximum length of a vacation, in days.
const LONGEST_AWAY: i64 = 366;

/// Returns a person's preferences after a change.
///
/// # Errors
/// The time zone doesn't exist, the quiet hours are too long or lack a time zone, or the vacation isn't in the allowed
/// range.
pub fn apply(person: &Preferences, wanted: &PreferencesChange, at: Timestamp) -> Result<Preferences, Refusal> {
    let mut person = person.clone();
    if let Some(notify_by) = wanted.notify_by {
        person.notify_by = notify_by;
    }
    if let Some(zone) = &wanted.zone {
        let known = TimeZone::get(zone).ok().and_then(|zone| zone.iana_name().map(str::to_owned));
        person.zone =
            Some(known.ok_or_else(|| Refusal::Preference(PreferenceRefusal::UnknownZone { zone: zone.clone() }))?);
    }
    person.play_forced = wanted.play_forced.unwrap_or(person.play_forced);
    person.delay_queued_turns = wanted.delay_queued_turns.unwrap_or(person.delay_queued_turns);
    person.comments = wanted.comments.unwrap_or(person.comments);
    person.theme = wanted.theme.unwrap_or(person.theme);
    match wanted.quiet {
        None => {}
        Some(None) => person.quiet = None,
        Some(Some(quiet)) => {
            if quiet.minutes() == 0 || quiet.minutes() > QuietHours::LONGEST {
                return Err(Refusal::Preference(PreferenceRefusal::BadQuiet { hours: QuietHours::LONGEST / 60 }));
            }
            if person.zone.is_none() {
                return Err(Refusal::Preference(PreferenceRefusal::NoZone));
            }
            person.quiet = Some(quiet);
        }
    }
    match wanted.back {
        None => {}
        Some(None) => {
            // An ended vacation is kept, since it still counts for clocks that ran during it.
            person.vacation = person.vacation.map(|away| Vacation { until: away.until.min(at), ..away });
        }
        Some(Some(day)) => {
            let zone = person.time_zone();
            let until = day.to_zoned(zone.clone()).map(|day| day.timestamp()).unwrap_or(Timestamp::MIN);
            let today = zone.to_datetime(at).date();
            let last = today.checked_add(LONGEST_AWAY.days()).unwrap_or(Date::MAX);
            if until <= at || day > last {
                return Err(Refusal::Preference(PreferenceRefusal::BadAway { days: LONGEST_AWAY }));
            }
            let since = person.vacation.filter(|away| at < away.until).map_or(at, |away| away.since);
            person.vacation = Some(Vacation { since, until });
        }
    }
    Ok(person)
}
