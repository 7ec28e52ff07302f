//! Typed input without a fixed list of choices: times, days, durations, time zones. Includes autocompletion.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::engine::Phrase;
use crate::table::{MINUTES_OF_DAY, Meaning, QuietHours};

use crate::text::search;

use super::limit;
use super::localizer::Localizer;

/// Formats a step for autocompletion: notation and words, or only words if both exceed Discord's limit.
pub fn option_value(localizer: &Localizer<'_>, step: &str, label: &Phrase) -> String {
    let both = localizer.plain(&Phrase::new("ui-completion").with("step", step).with("label", label.clone()));
    if both.chars().count() <= limit::COMPLETION { both } else { localizer.plain(label) }
}

/// Returns `true` if the user typed a step as the bot shows it: as in autocompletion, or as in a message.
pub fn is_shown(localizer: &Localizer<'_>, typed: &str, step: &str, label: &Phrase) -> bool {
    let normalize = |text: &str| {
        let text = search::folded(text);
        text.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches('.').to_owned()
    };
    let typed = normalize(typed);
    typed == normalize(&localizer.plain(label)) || typed == normalize(&option_value(localizer, step, label))
}

/// Compares a step in the reader's own words ("decorazione 2 alchimia") with a label. A word can be shortened to three
/// letters, and numbers can come anywhere.
pub fn meaning(localizer: &Localizer<'_>, typed: &str, label: &Phrase) -> Meaning {
    let words = |text: &str| -> Vec<String> {
        let text = search::folded(text);
        let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    let label = words(&localizer.plain(label));
    let (mut places, typed) = (Vec::new(), words(typed));
    for word in &typed {
        let matches = |other: &&String| other.as_str() == word || (word.len() >= 3 && other.starts_with(word.as_str()));
        let number = word.parse::<u8>().is_ok();
        let mut found =
            label.iter().enumerate().filter(|(_, other)| if number { *other == word } else { matches(other) });
        let Some((first, _)) = found.next() else { return Meaning::Other };
        if !number {
            // A name of several words may share one with another name, so the next place after the last word counts.
            let after = found.map(|(place, _)| place).find(|place| places.last().is_none_or(|last| place > last));
            places.push(if places.last().is_none_or(|last| first > *last) { first } else { after.unwrap_or(first) });
        }
    }
    match typed.is_empty() {
        true => Meaning::Other,
        false if places.is_sorted() => Meaning::Order,
        false => Meaning::Words,
    }
}

/// Zones offered before the user types: one for each hour of the day where many people live.
const COMMON: &[&str] = &[
    "Europe/London",
    "Europe/Berlin",
    "Europe/Rome",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Bucharest",
    "Europe/Warsaw",
    "Europe/Istanbul",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Bogota",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "Africa/Lagos",
    "Africa/Johannesburg",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "UTC",
];

/// The word that turns a setting off: quiet hours, vacation, clock.
pub const NONE: &str = "none";

/// A language's own words for input, in addition to English.
pub struct Words(Vec<(String, Vec<String>)>);

impl Words {
    /// Returns the words of the localizer's language.
    pub fn of(localizer: &Localizer<'_>) -> Words {
        let named =
            [(NONE, "ui-typed-none"), ("d", "ui-typed-days"), ("h", "ui-typed-hours"), ("m", "ui-typed-minutes")];
        let listed = |key: &str| localizer.word(key).split(',').map(|word| word.trim().to_lowercase()).collect();
        Words(named.iter().map(|(english, key)| ((*english).to_owned(), listed(key))).collect())
    }

    /// Translates input to the English form that the functions below accept: `3 giorni` becomes `3 d`.
    pub fn read(&self, typed: &str) -> String {
        self.replace(typed, |word| {
            let plain = search::folded(word);
            let (english, _) = self.0.iter().find(|(_, words)| words.iter().any(|own| search::folded(own) == plain))?;
            Some(english.as_str())
        })
    }

    /// Translates a choice to the language: `3d` becomes `3g`.
    pub fn show(&self, offered: &str) -> String {
        self.replace(offered, |word| {
            let (_, words) = self.0.iter().find(|(english, _)| english == word)?;
            words.first().map(String::as_str)
        })
    }

    fn replace<'a>(&'a self, text: &str, with: impl Fn(&str) -> Option<&'a str>) -> String {
        let mut replaced = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let letters = rest.len() - rest.trim_start_matches(char::is_alphabetic).len();
            let (word, after) = rest.split_at(letters);
            replaced.push_str(with(word).unwrap_or(word));
            let others = after.len() - after.trim_start_matches(|c: char| !c.is_alphabetic()).len();
            let (between, after) = after.split_at(others);
            replaced.push_str(between);
            rest = after;
        }
        replaced
    }
}

/// Parses a duration, in seconds: `2d`, `4h`, `2d 12h`, `30m`. `none` and `0` give 0.
pub fn span(text: &str) -> Option<u32> {
    let text = text.trim().to_lowercase();
    if text == NONE || text == "0" {
        return Some(0);
    }
    let mut seconds: u32 = 0;
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, after) = rest.split_at(digits);
        let after = after.trim_start();
        let letters = after.len() - after.trim_start_matches(char::is_alphabetic).len();
        let (unit, after) = after.split_at(letters);
        let unit: u32 = match unit {
            "d" | "day" | "days" => 24 * 60 * 60,
            "h" | "hour" | "hours" => 60 * 60,
            "m" | "min" | "minute" | "minutes" => 60,
            _ => return None,
        };
        seconds = seconds.checked_add(number.parse::<u32>().ok()?.checked_mul(unit)?)?;
        rest = after.trim_start();
    }
    (seconds > 0).then_some(seconds)
}

/// Parses the time until a reminder, in whole hours rounded up: `36h`, `3d`, or a plain number of hours.
pub fn hours(text: &str) -> Option<u16> {
    let hours = match text.trim().parse::<u32>() {
        Ok(hours) => hours,
        Err(_) => span(text)?.div_ceil(60 * 60),
    };
    (hours > 0).then(|| u16::try_from(hours).unwrap_or(u16::MAX))
}

/// Parses quiet hours: `22:30-07:00`, `22-7`. `none` turns them off.
pub fn quiet(text: &str) -> Option<Option<QuietHours>> {
    let text = text.trim();
    if text.eq_ignore_ascii_case(NONE) {
        return Some(None);
    }
    let (from, until) = text.split_once(['-', '–'])?;
    Some(Some(QuietHours { from: minute(from)?, until: minute(until)? }))
}

fn minute(text: &str) -> Option<u16> {
    let (hours, minutes) = text.trim().split_once([':', '.']).unwrap_or((text.trim(), "0"));
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
    // 24:00 is midnight, like 00:00.
    (hours <= 24 && minutes < 60).then(|| (hours * 60 + minutes) % MINUTES_OF_DAY)
}

/// Parses a day: `2027-01-31`. `none` clears it.
pub fn day(text: &str) -> Option<Option<Date>> {
    let text = text.trim();
    if text.eq_ignore_ascii_case(NONE) {
        return Some(None);
    }
    text.parse().ok().map(Some)
}

/// Returns matching time zones with their current time.
pub fn zones(typed: &str, now: Timestamp) -> Vec<(String, String)> {
    let wanted = typed.trim().to_lowercase().replace(' ', "_");
    let mut names: Vec<String> = if wanted.is_empty() {
        COMMON.iter().map(|name| (*name).to_owned()).collect()
    } else {
        let all = jiff::tz::db().available().map(|name| name.to_string());
        all.filter(|name| name.to_lowercase().contains(&wanted)).collect()
    };
    if !wanted.is_empty() {
        // A match at the start of a name's part is likelier than one in the middle.
        let begins = |name: &str| name.to_lowercase().split('/').any(|part| part.starts_with(&wanted));
        names.sort_by_key(|name| (!begins(name), name.clone()));
    }
    let shown = |name: &String| {
        let time = TimeZone::get(name).ok()?.to_datetime(now).time();
        Some((format!("{name} – {:02}:{:02}", time.hour(), time.minute()), name.clone()))
    };
    names.iter().filter_map(shown).take(limit::OPTIONS).collect()
}

/// Returns the common time zones.
pub fn common_zones() -> impl Iterator<Item = &'static str> {
    COMMON.iter().copied()
}

/// Returns common quiet hours, and the input first if it is valid.
pub fn quiets(typed: &str) -> Vec<(String, String)> {
    let usual = ["22:00-07:00", "23:00-08:00", "00:00-08:00", "21:00-06:00", "18:00-09:00", NONE];
    offer(typed, quiet(typed).is_some(), usual.iter().map(|text| (*text).to_owned()))
}

/// Returns common durations for a clock, and the input first if it is valid.
pub fn spans(typed: &str) -> Vec<(String, String)> {
    let usual = ["30m", "1h", "4h", "12h", "1d", "2d", "3d", "7d", "14d", NONE];
    offer(typed, span(typed).is_some(), usual.iter().map(|text| (*text).to_owned()))
}

/// Returns the next days, and the input first if it is valid.
pub fn days(typed: &str, now: Timestamp) -> Vec<(String, String)> {
    let today = TimeZone::UTC.to_datetime(now).date();
    let day = |ahead: i64| today.checked_add(ahead.days()).ok().map(|day| day.to_string());
    let days = (1..=22).chain([28, 35]).filter_map(day).chain([NONE.to_owned()]);
    offer(typed, self::day(typed).is_some(), days)
}

fn offer(typed: &str, readable: bool, usual: impl Iterator<Item = String>) -> Vec<(String, String)> {
    let typed = typed.trim();
    let own = (readable && !typed.is_empty()).then(|| typed.to_owned());
    let begins = usual.filter(|text| text.starts_with(typed) && Some(text) != own.as_ref());
    own.clone().into_iter().chain(begins).take(limit::OPTIONS).map(|text| (text.clone(), text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Texts;

    #[test]
    fn spans_are_read() {
        assert_eq!(span("2d 4h"), Some(52 * 3600));
        assert_eq!(span("2 days"), Some(48 * 3600));
        assert_eq!(span("90min"), Some(5400));
        assert_eq!(span("none"), Some(0));
        for text in ["", "2", "2y", "h", "-1h", "999999999d", "d2", "ten hours"] {
            assert_eq!(span(text), None, "{text}");
        }
    }

    #[test]
    fn hours_until_a_reminder_are_read() {
        assert_eq!(hours("36"), Some(36));
        assert_eq!(hours("3 days"), Some(72));
        assert_eq!(hours("90m"), Some(2));
        assert_eq!(hours("99999h"), Some(u16::MAX));
        for text in ["", "0", "none", "soon", "-4"] {
            assert_eq!(hours(text), None, "{text}");
        }
    }

    #[test]
    fn a_step_is_found_by_the_words_of_its_label() {
        let texts = Texts::embedded();
        let board = |id: &str| Phrase::new(format!("teotihuacan-board-{id}"));
        let moved = |from: &str, to: &str| {
            let label = Phrase::new("teotihuacan-choice-move").with("power", 2);
            label.with("from", board(from)).with("to", board(to))
        };
        for (locale, typed) in [
            ("it", "muovi decorazione 2 alchimia"),
            ("es", "mover decoraciones 2 alquimia"),
            ("en", "Move Decorations 2 Alchemy"),
            ("ro", "mută 2 decorațiuni alchimie"),
        ] {
            let localizer = Localizer::new(&texts, locale, &[]);
            let there = localizer.plain(&moved("decorations", "alchemy"));
            let meant = |from: &str, to: &str| meaning(&localizer, typed, &moved(from, to));
            assert_eq!(meant("decorations", "alchemy"), Meaning::Order, "{typed}: {there}");
            assert_eq!(meant("alchemy", "decorations"), Meaning::Words, "{typed}: {there}");
            assert_eq!(meant("decorations", "palace"), Meaning::Other, "{typed}: {there}");
        }
        let localizer = Localizer::new(&texts, "en", &[]);
        assert_eq!(meaning(&localizer, "move decorations 3 alchemy", &moved("decorations", "alchemy")), Meaning::Other);
        assert_eq!(meaning(&localizer, " ; ", &moved("decorations", "alchemy")), Meaning::Other);
    }

    #[test]
    fn every_language_has_words_of_its_own() {
        let texts = Texts::embedded();
        for (locale, typed, read, shown) in [
            ("it", "2 giorni 4 ORE", "2 d 4 h", "2 g 4 h"),
            ("es", "2 días, 30 minutos", "2 d, 30 m", "2 d, 30 m"),
            ("ro", "2 zile 1 ora", "2 d 1 h", "2 z 1 h"),
            ("en", "2 days", "2 d", "2 d"),
        ] {
            let words = Words::of(&Localizer::new(&texts, locale, &[]));
            assert_eq!(words.read(typed), read, "{locale}");
            assert_eq!(words.show(read), shown, "{locale}");
            // Every language accepts English, and its own choices.
            assert_eq!(words.read("2d 12h 30m, none"), "2d 12h 30m, none", "{locale}");
            for (_, offer) in spans("").into_iter().chain(quiets("")).chain(days("", Timestamp::UNIX_EPOCH)) {
                assert_eq!(words.read(&words.show(&offer)), offer, "{locale}");
            }
        }
    }

    #[test]
    fn quiet_hours_are_read() {
        let quiet_is = |from, until| Some(Some(QuietHours { from, until }));
        assert_eq!(quiet("22:30-07:00"), quiet_is(1350, 420));
        assert_eq!(quiet("22 – 7.15"), quiet_is(1320, 435));
        assert_eq!(quiet("20-24:00"), quiet_is(1200, 0));
        assert_eq!(quiet("None"), Some(None));
        for text in ["", "22", "22-25", "22:60-7", "a-b", "-", "2026-12-24"] {
            assert_eq!(quiet(text), None, "{text}");
        }
    }

    #[test]
    fn zones_are_offered_by_their_cities() {
        let now = Timestamp::UNIX_EPOCH;
        let first = |typed: &str| zones(typed, now).first().map(|(_, name)| name.clone());
        assert_eq!(first("rome").as_deref(), Some("Europe/Rome"));
        assert_eq!(first("new york").as_deref(), Some("America/New_York"));
        assert_eq!(first("nowhere at all"), None);
        assert_eq!(zones("", now).len(), limit::OPTIONS, "every common zone is in the database");
        assert_eq!(zones("utc", now)[0].0, "Etc/UTC – 00:00");
    }

    #[test]
    fn days_are_offered() {
        let days = days("1970-01-0", Timestamp::UNIX_EPOCH);
        assert_eq!(days[0].1, "1970-01-02");
        assert_eq!(day("1970-01-02"), Some(Some(jiff::civil::date(1970, 1, 2))));
        assert_eq!(day("tomorrow"), None);
    }
}
