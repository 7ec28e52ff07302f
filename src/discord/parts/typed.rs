//! Typed input without a fixed list of choices: times, days, durations, time zones. Includes autocompletion.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::engine::Phrase;
use crate::games::Word;
use crate::table::{MINUTES_OF_DAY, Meaning, QuietHours};

use crate::text::lexicon::Lexicon;
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
    if label.key == "ui-button-undo-step" && is_undo(localizer, typed) {
        return true;
    }
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

/// The words that users type for those of a game's notation, in the localizer's language.
pub fn lexicon(localizer: &Localizer<'_>, words: &[Word]) -> Lexicon {
    let spellings = words.iter().flat_map(|word| {
        let also = word.also.as_ref().map(|also| localizer.plain(also)).unwrap_or_default();
        let also: Vec<String> = also.split(',').map(str::to_owned).collect();
        let spellings = also.into_iter().chain([localizer.plain(&word.name)]);
        spellings.map(|spelling| (word.notation.clone(), spelling))
    });
    Lexicon::new(spellings, &localizer.word("ui-typed-fillers"))
}

/// Returns `true` if a user typed the word that undoes the last click, in the localizer's language.
fn is_undo(localizer: &Localizer<'_>, typed: &str) -> bool {
    let typed = search::folded(typed.trim());
    localizer.word("ui-typed-undo").split(',').any(|word| search::folded(word.trim()) == typed)
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

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;
const WEEK: u32 = 7 * DAY;

/// Units of a duration in the form that [`span`] reads, with their keys.
const UNITS: [(&str, u32, &str); 4] = [
    ("w", WEEK, "ui-typed-weeks"),
    ("d", DAY, "ui-typed-days"),
    ("h", HOUR, "ui-typed-hours"),
    ("m", MINUTE, "ui-typed-minutes"),
];

/// The words of a language for typed times and days, and the English ones.
pub struct TimeWords {
    /// The language's first word for none and for each unit.
    shown: Vec<(&'static str, String)>,
    none: Vec<String>,
    units: Vec<(u32, Vec<String>)>,
    one: Vec<String>,
    around: Vec<String>,
    hours: Vec<String>,
    times: Vec<(u16, Vec<String>)>,
    days: Vec<(i64, Vec<String>)>,
    months: Vec<Vec<String>>,
}

impl TimeWords {
    /// Returns the words of the localizer's language.
    pub fn of(localizer: &Localizer<'_>) -> TimeWords {
        let english = localizer.english();
        let split = |text: String| -> Vec<String> { text.split(',').map(|word| word.trim().to_lowercase()).collect() };
        let both = |key: &str| -> Vec<String> {
            let words = [localizer, &english].into_iter().flat_map(|localizer| split(localizer.word(key)));
            words.map(|word| search::folded(&word)).collect()
        };
        let first = |key: &str| split(localizer.word(key)).swap_remove(0);
        let months = [localizer, &english].map(|localizer| split(localizer.word("ui-typed-months")));
        let month = |month: usize| months.iter().filter_map(|names| Some(search::folded(names.get(month)?))).collect();
        TimeWords {
            shown: [(NONE, "ui-typed-none")]
                .into_iter()
                .chain(UNITS.map(|(unit, _, key)| (unit, key)))
                .map(|(english, key)| (english, first(key)))
                .collect(),
            none: both("ui-typed-none"),
            units: UNITS.iter().map(|(_, seconds, key)| (*seconds, both(key))).collect(),
            one: both("ui-typed-one"),
            around: both("ui-typed-around"),
            hours: both("ui-typed-between"),
            times: vec![(0, both("ui-typed-midnight")), (MINUTES_OF_DAY / 2, both("ui-typed-noon"))],
            days: vec![(1, both("ui-typed-tomorrow")), (2, both("ui-typed-day-after-tomorrow"))],
            months: (0..12).map(month).collect(),
        }
    }

    /// Translates a choice to the language: `3d` becomes `3g`.
    pub fn show(&self, offered: &str) -> String {
        let own = |word: &str| self.shown.iter().find(|(english, _)| *english == word).map(|(_, own)| own.clone());
        if let Some(own) = own(offered) {
            return own;
        }
        let spans: Option<Vec<String>> = offered
            .split(' ')
            .map(|part| {
                let (number, unit) =
                    part.split_at(part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len());
                Some(format!("{number}{}", own(unit)?))
            })
            .collect();
        spans.map_or_else(|| offered.to_owned(), |parts| parts.join(" "))
    }

    /// Translates a typed duration to the form that [`span`] reads: `3 giorni e 4 ore` becomes `3d 4h`.
    pub fn span(&self, typed: &str) -> Option<String> {
        let tokens = tokens(typed);
        if self.is_none(&tokens) || tokens == [Token::Number(0, 1)] {
            return Some(NONE.to_owned());
        }
        let mut seconds: u32 = 0;
        let mut number = None;
        for token in &tokens {
            match token {
                Token::Number(value, _) if number.is_none() => number = Some(*value),
                Token::Word(word) => {
                    let unit = self.units.iter().find(|(_, names)| names.contains(word));
                    match (unit, number) {
                        (Some((unit, _)), Some(count)) => {
                            seconds = seconds.checked_add(unit.checked_mul(count)?)?;
                            number = None;
                        }
                        (None, None) if self.one.contains(word) => number = Some(1),
                        (None, _) if self.around.contains(word) => {}
                        _ => return None,
                    }
                }
                Token::Mark(',' | '\'') => {}
                _ => return None,
            }
        }
        (seconds > 0 && number.is_none()).then(|| in_units(seconds))
    }

    /// Translates typed quiet hours to the form that [`quiet`] reads: `dalle 22 alle 7:30` becomes `22:00-07:30`.
    pub fn quiet(&self, typed: &str) -> Option<String> {
        let tokens = tokens(typed);
        if self.is_none(&tokens) {
            return Some(NONE.to_owned());
        }
        let mut times: Vec<u16> = Vec::new();
        let mut rest = &tokens[..];
        while let Some((token, after)) = rest.split_first() {
            rest = after;
            match token {
                Token::Number(hour, digits) => {
                    let (mut hour, mut minute) = (*hour, 0);
                    if *digits == 4 {
                        (hour, minute) = (hour / 100, hour % 100);
                    } else if let [separator, Token::Number(minutes, 2), after @ ..] = rest
                        && (matches!(separator, Token::Mark(':' | '.')) || self.is_hour(separator))
                    {
                        (minute, rest) = (*minutes, after);
                    }
                    if let [half @ Token::Word(word), after @ ..] = rest {
                        match word.as_str() {
                            "am" if (1..=12).contains(&hour) => (hour, rest) = (hour % 12, after),
                            "pm" if (1..=12).contains(&hour) => (hour, rest) = (hour % 12 + 12, after),
                            _ if self.is_hour(half) => rest = after,
                            _ => {}
                        }
                    }
                    if hour > 24 || minute >= 60 {
                        return None;
                    }
                    times.push(u16::try_from((hour * 60 + minute) % u32::from(MINUTES_OF_DAY)).ok()?);
                }
                Token::Word(word) => match self.times.iter().find(|(_, names)| names.contains(word)) {
                    Some((minute, _)) => times.push(*minute),
                    None if self.hours.contains(word) || self.is_hour(token) => {}
                    None => return None,
                },
                Token::Mark('-' | ',') => {}
                Token::Mark(_) => return None,
            }
        }
        let [from, until] = times[..] else { return None };
        let shown = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
        Some(format!("{}-{}", shown(from), shown(until)))
    }

    /// Translates a typed day to the form that [`day`] reads: `in 3 days`, `24.12.` or `December 24`. A day without a
    /// year is the next one.
    pub fn day(&self, typed: &str, today: Date) -> Option<String> {
        let mut tokens = tokens(typed);
        if self.is_none(&tokens) {
            return Some(NONE.to_owned());
        }
        let written: Vec<&str> = typed.split_whitespace().collect();
        let written = search::folded(&written.join(" "));
        if let Some((ahead, _)) = self.days.iter().find(|(_, names)| names.contains(&written)) {
            return today.checked_add(ahead.days()).ok().map(|day| day.to_string());
        }
        if let Some(seconds) = self.span(typed).and_then(|spelled| span(&spelled)).filter(|seconds| *seconds > 0) {
            let days = i64::from(seconds / DAY);
            return (seconds % DAY == 0).then(|| today.checked_add(days.days()).ok())?.map(|day| day.to_string());
        }
        let month = tokens.iter().find_map(|token| self.month(token));
        tokens.retain(|token| match token {
            Token::Word(word) => !self.around.contains(word) && self.month(token).is_none(),
            Token::Mark(mark) => !matches!(mark, '.' | '/' | '-' | ','),
            Token::Number(..) => true,
        });
        let mut numbers = Vec::new();
        for token in tokens {
            let Token::Number(value, digits) = token else { return None };
            numbers.push((i16::try_from(value).ok()?, digits));
        }
        let (first, second, year) = match (numbers[..].to_vec().as_slice(), month) {
            ([(year, 4), (month, _), (day, _)], None) => (*day, *month, Some(*year)),
            ([(first, 1..=2), (second, 1..=2), year @ ..], None) => (*first, *second, full_year(year)?),
            ([(day, 1..=2), year @ ..], Some(month)) => (*day, month, full_year(year)?),
            _ => return None,
        };
        // The day comes first, except in 12/24.
        let (day, month) = if second > 12 && first <= 12 { (second, first) } else { (first, second) };
        let date = |year: i16| Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok();
        let date = match year {
            Some(year) => date(year),
            None => (0..=4).filter_map(|ahead| date(today.year() + ahead)).find(|date| *date >= today),
        };
        date.map(|date| date.to_string())
    }

    fn is_none(&self, tokens: &[Token]) -> bool {
        matches!(tokens, [Token::Word(word)] if self.none.contains(word))
    }

    fn is_hour(&self, token: &Token) -> bool {
        let hours = self.units.iter().find(|(seconds, _)| *seconds == HOUR);
        matches!((token, hours), (Token::Word(word), Some((_, names))) if names.contains(word))
    }

    /// The number of a month, which may be shortened to three letters.
    fn month(&self, token: &Token) -> Option<i16> {
        let Token::Word(word) = token else { return None };
        let named = |names: &Vec<String>| word.len() >= 3 && names.iter().any(|name| name.starts_with(word.as_str()));
        self.months.iter().position(named).and_then(|month| i16::try_from(month + 1).ok())
    }
}

/// The year of a date, if it has one. Two digits mean this century.
fn full_year(numbers: &[(i16, usize)]) -> Option<Option<i16>> {
    match numbers {
        [] => Some(None),
        [(year, 2)] => Some(Some(2000 + year)),
        [(year, 4)] => Some(Some(*year)),
        _ => None,
    }
}

/// A number with its count of digits, a word, or a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Number(u32, usize),
    Word(String),
    Mark(char),
}

/// Splits typed text without spaces. Every dash is a hyphen, and `p.m.` is a word.
fn tokens(typed: &str) -> Vec<Token> {
    let text = search::folded(typed).replace("a.m.", "am").replace("p.m.", "pm");
    let mut tokens = Vec::new();
    let mut rest = text.as_str();
    while let Some(next) = rest.chars().next() {
        let run = |is: fn(char) -> bool| rest.len() - rest.trim_start_matches(is).len();
        let length = match next {
            _ if next.is_ascii_digit() => run(|c| c.is_ascii_digit()),
            _ if next.is_alphabetic() => run(char::is_alphabetic),
            _ => next.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        match token.parse::<u32>() {
            Ok(number) => tokens.push(Token::Number(number, length)),
            Err(_) if next.is_whitespace() => {}
            Err(_) if next.is_alphabetic() => tokens.push(Token::Word(token.to_owned())),
            Err(_) => tokens.push(Token::Mark(next)),
        }
    }
    tokens
}

/// A duration in the form that [`span`] reads.
fn in_units(seconds: u32) -> String {
    let mut rest = seconds;
    let units = UNITS.into_iter().filter(|(_, unit, _)| *unit != WEEK).filter_map(|(name, unit, _)| {
        let count = rest / unit;
        rest %= unit;
        (count > 0).then(|| format!("{count}{name}"))
    });
    units.collect::<Vec<_>>().join(" ")
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
            "w" | "week" | "weeks" => 7 * 24 * 60 * 60,
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

/// Abbreviations with the zones that people mean by them. The first one counts if nothing is chosen.
const ABBREVIATIONS: &[(&str, &[&str])] = &[
    ("est edt et", &["America/New_York", "America/Toronto", "America/Panama"]),
    ("cst cdt ct", &["America/Chicago", "America/Mexico_City", "Asia/Shanghai", "America/Costa_Rica"]),
    ("mst mdt mt", &["America/Denver", "America/Phoenix"]),
    ("pst pdt pt", &["America/Los_Angeles", "America/Vancouver"]),
    ("akst akdt", &["America/Anchorage"]),
    ("hst", &["Pacific/Honolulu"]),
    ("ast adt", &["America/Halifax", "America/Puerto_Rico", "Asia/Riyadh"]),
    ("nst ndt", &["America/St_Johns"]),
    ("brt brst", &["America/Sao_Paulo"]),
    ("art", &["America/Argentina/Buenos_Aires"]),
    ("clt clst", &["America/Santiago"]),
    ("cot", &["America/Bogota"]),
    ("gmt", &["UTC", "Europe/London"]),
    ("bst", &["Europe/London", "Asia/Dhaka"]),
    ("wet west", &["Europe/Lisbon", "Atlantic/Canary"]),
    ("cet cest mez mesz", &["Europe/Berlin", "Europe/Rome", "Europe/Madrid", "Europe/Paris", "Europe/Warsaw"]),
    ("eet eest", &["Europe/Bucharest", "Europe/Athens", "Europe/Helsinki", "Europe/Chisinau"]),
    ("trt", &["Europe/Istanbul"]),
    ("msk", &["Europe/Moscow"]),
    ("wat", &["Africa/Lagos"]),
    ("sast", &["Africa/Johannesburg"]),
    ("eat", &["Africa/Nairobi"]),
    ("gst", &["Asia/Dubai"]),
    ("pkt", &["Asia/Karachi"]),
    ("ist", &["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"]),
    ("wib", &["Asia/Jakarta"]),
    ("hkt", &["Asia/Hong_Kong"]),
    ("sgt", &["Asia/Singapore"]),
    ("jst", &["Asia/Tokyo"]),
    ("kst", &["Asia/Seoul"]),
    ("awst", &["Australia/Perth"]),
    ("acst acdt", &["Australia/Adelaide", "Australia/Darwin"]),
    ("aest aedt", &["Australia/Sydney", "Australia/Melbourne", "Australia/Brisbane"]),
    ("nzst nzdt", &["Pacific/Auckland"]),
];

/// Cities under the names that people use, without accents, where the zone has another name.
const CITIES: &[(&str, &str)] = &[
    (
        "roma, milano, milan, napoli, naples, torino, firenze, bologna, genova, palermo, venezia, italia, italy",
        "Europe/Rome",
    ),
    ("barcelona, barcellona, sevilla, valencia, bilbao, espana, spain", "Europe/Madrid"),
    ("bucuresti, bucarest, cluj, iasi, timisoara, brasov, constanta, romania", "Europe/Bucharest"),
    ("londra, londres, manchester, edinburgh, glasgow, england", "Europe/London"),
    (
        "berlino, berlin, munchen, munich, monaco di baviera, hamburg, amburgo, koln, frankfurt, germany",
        "Europe/Berlin",
    ),
    ("parigi, lyon, marseille, marsiglia, toulouse, france", "Europe/Paris"),
    ("wien, viena", "Europe/Vienna"),
    ("varsavia, varsovia, warszawa, krakow, cracovia", "Europe/Warsaw"),
    ("praga, praha", "Europe/Prague"),
    ("lisboa, lisbona, lisabona, porto", "Europe/Lisbon"),
    ("bruxelles, brussel, bruselas", "Europe/Brussels"),
    ("ginevra, geneva, geneve, zurigo, bern", "Europe/Zurich"),
    ("atene, atenas, atena, thessaloniki", "Europe/Athens"),
    ("copenaghen, kobenhavn, copenhague, copenhaga", "Europe/Copenhagen"),
    ("stoccolma, estocolmo", "Europe/Stockholm"),
    ("mosca, moscu, moscova, moskva", "Europe/Moscow"),
    ("kyiv, kiev", "Europe/Kyiv"),
    ("dublino", "Europe/Dublin"),
    ("budapesta", "Europe/Budapest"),
    ("estambul, ankara", "Europe/Istanbul"),
    ("nueva york, boston, washington, miami, atlanta, philadelphia", "America/New_York"),
    ("houston, dallas, austin, minneapolis", "America/Chicago"),
    ("san francisco, seattle, san diego, las vegas, portland, california", "America/Los_Angeles"),
    ("ciudad de mexico, citta del messico, guadalajara, mexico", "America/Mexico_City"),
    ("rio de janeiro, san paolo, brasilia, brasil", "America/Sao_Paulo"),
    ("cordoba, rosario, argentina", "America/Argentina/Buenos_Aires"),
    ("medellin, cali, colombia", "America/Bogota"),
    ("la habana", "America/Havana"),
    ("il cairo, el cairo", "Africa/Cairo"),
    ("gerusalemme, jerusalen, ierusalim", "Asia/Jerusalem"),
    ("mumbai, delhi, new delhi, bangalore, bengaluru, chennai", "Asia/Kolkata"),
    ("beijing, pechino, pekin", "Asia/Shanghai"),
    ("tokio, osaka, kyoto", "Asia/Tokyo"),
];

/// Cities whose time differs from UTC by a part of an hour.
const PARTS_OF_HOURS: &[&str] = &[
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Tehran",
    "Asia/Kabul",
    "Asia/Yangon",
    "Australia/Adelaide",
    "Australia/Darwin",
    "Australia/Lord_Howe",
    "Australia/Eucla",
    "Pacific/Chatham",
    "Pacific/Marquesas",
    "America/St_Johns",
];

/// The names of zones with a fixed offset have the opposite sign of the offset.
const FIXED: &str = "Etc/GMT";

/// Parses an offset from UTC as people mean it, in minutes: `GMT+2` is east of Greenwich.
fn offset(typed: &str) -> Option<i32> {
    let tokens = tokens(typed);
    let (sign, hours, rest) = match &tokens[..] {
        [Token::Word(name), Token::Mark(sign), Token::Number(hours, 1..=2), rest @ ..]
            if name == "utc" || name == "gmt" =>
        {
            (sign, hours, rest)
        }
        [Token::Mark(sign), Token::Number(hours, 1..=2), rest @ ..] => (sign, hours, rest),
        _ => return None,
    };
    let minutes = match rest {
        [] => 0,
        [Token::Mark(':'), Token::Number(minutes @ 0..60, 2)] => *minutes,
        _ => return None,
    };
    let offset = i32::try_from(hours * 60 + minutes).ok()?;
    match sign {
        '+' => Some(offset),
        '-' => Some(-offset),
        _ => None,
    }
}

/// The zone with a fixed offset of whole hours.
fn fixed(minutes: i32) -> Option<String> {
    match minutes {
        0 => Some("UTC".to_owned()),
        // The names exist for these hours alone.
        -720..=840 if minutes % 60 == 0 => Some(format!("{FIXED}{:+}", -minutes / 60)),
        _ => None,
    }
}

/// A zone's name for people: one with a fixed offset is shown with the sign that people expect.
pub fn zone_name(zone: &str) -> String {
    let hours = zone.strip_prefix(FIXED).and_then(|hours| hours.parse::<i32>().ok());
    hours.map_or_else(|| zone.to_owned(), |hours| format!("UTC{:+}", -hours))
}

/// The zones that typed text can mean, best first.
fn meant(typed: &str, now: Timestamp) -> Vec<String> {
    let wanted = search::folded(typed.trim()).replace('_', " ");
    let owned = |zones: &[&str]| zones.iter().map(|zone| (*zone).to_owned()).collect::<Vec<String>>();
    if wanted.is_empty() {
        return owned(COMMON);
    }
    if let Some(offset) = offset(&wanted) {
        let same = |zone: &&&str| TimeZone::get(zone).is_ok_and(|zone| zone.to_offset(now).seconds() == offset * 60);
        let cities = COMMON.iter().chain(PARTS_OF_HOURS).filter(same).map(|zone| (*zone).to_owned());
        let mut zones: Vec<String> = fixed(offset).into_iter().chain(cities).collect();
        zones.dedup();
        return zones;
    }
    let abbreviated = ABBREVIATIONS.iter().filter(|(names, _)| names.split(' ').any(|name| name == wanted));
    let mut zones: Vec<String> = abbreviated.flat_map(|(_, zones)| owned(zones)).collect();
    let abbreviation = !zones.is_empty();
    let begins = |name: &str| name == wanted || (wanted.len() >= 3 && name.starts_with(&wanted));
    let cities = CITIES.iter().filter(|(names, _)| names.split(", ").any(begins));
    let all = jiff::tz::db().available().map(|name| name.to_string());
    let plain = |name: &str| name.to_lowercase().replace('_', " ");
    let reversed = |name: &str| name.contains("GMT+") || name.contains("GMT-") || name.ends_with("GMT0");
    let mut named: Vec<String> = all.filter(|name| plain(name).contains(&wanted) && !reversed(name)).collect();
    // A match at the start of a name's part is likelier than one in the middle. EST is also a zone without summer time.
    let starts = |name: &str| plain(name).split('/').any(|part| part.starts_with(&wanted));
    let city = |name: &str| plain(name).split('/').next_back() == Some(wanted.as_str());
    named.retain(|name| !abbreviation || plain(name) != wanted);
    named.sort_by_key(|name| (!city(name), !starts(name), name.clone()));
    let (exact, others): (Vec<String>, Vec<String>) = named.into_iter().partition(|name| city(name));
    for zone in exact.into_iter().chain(cities.map(|(_, zone)| (*zone).to_owned())).chain(others) {
        if !zones.contains(&zone) {
            zones.push(zone);
        }
    }
    zones
}

/// Returns matching time zones with their current time.
pub fn zones(typed: &str, now: Timestamp) -> Vec<(String, String)> {
    let shown = |name: &String| {
        let time = TimeZone::get(name).ok()?.to_datetime(now).time();
        Some((format!("{} – {:02}:{:02}", zone_name(name), time.hour(), time.minute()), name.clone()))
    };
    meant(typed, now).iter().filter_map(shown).take(limit::OPTIONS).collect()
}

/// The zone that is meant by text without a choice: an abbreviation, an offset or a city.
pub fn zone(typed: &str, now: Timestamp) -> Option<String> {
    let wanted = search::folded(typed.trim()).replace('_', " ");
    if TimeZone::get(typed.trim()).is_ok()
        && !ABBREVIATIONS.iter().any(|(names, _)| names.split(' ').any(|name| name == wanted))
    {
        return None;
    }
    let (first, cities) =
        (meant(typed, now).into_iter().next()?, CITIES.iter().flat_map(|(names, _)| names.split(", ")));
    let named = first.to_lowercase().replace('_', " ").split('/').next_back() == Some(wanted.as_str());
    let abbreviations = ABBREVIATIONS.iter().flat_map(|(names, _)| names.split(' '));
    (named || offset(typed).is_some() || abbreviations.chain(cities).any(|name| name == wanted)).then_some(first)
}

/// Returns the common time zones.
pub fn common_zones() -> impl Iterator<Item = &'static str> {
    COMMON.iter().copied()
}

/// Returns common quiet hours, and the input first if it is valid.
pub fn quiets(words: &TimeWords, typed: &str) -> Vec<(String, String)> {
    let usual = ["22:00-07:00", "23:00-08:00", "00:00-08:00", "21:00-06:00", "18:00-09:00", NONE];
    offer(words, typed, words.quiet(typed), usual.iter().map(|text| (*text).to_owned()))
}

/// Returns common durations for a clock, and the input first if it is valid.
pub fn spans(words: &TimeWords, typed: &str) -> Vec<(String, String)> {
    let usual = ["30m", "1h", "4h", "12h", "1d", "2d", "3d", "7d", "14d", NONE];
    offer(words, typed, words.span(typed), usual.iter().map(|text| (*text).to_owned()))
}

/// Returns the next days, and the input first if it is valid.
pub fn days(words: &TimeWords, typed: &str, now: Timestamp) -> Vec<(String, String)> {
    let today = TimeZone::UTC.to_datetime(now).date();
    let day = |ahead: i64| today.checked_add(ahead.days()).ok().map(|day| day.to_string());
    let days = (1..=22).chain([28, 35]).filter_map(day).chain([NONE.to_owned()]);
    offer(words, typed, words.day(typed, today), days)
}

/// Choices as labels in the language and values in the form that commands read.
fn offer(
    words: &TimeWords,
    typed: &str,
    own: Option<String>,
    usual: impl Iterator<Item = String>,
) -> Vec<(String, String)> {
    let typed = search::folded(typed.trim());
    let begins = |text: &String| text.starts_with(&typed) || search::folded(&words.show(text)).starts_with(&typed);
    let usual = usual.filter(|text| begins(text) && Some(text) != own.as_ref());
    let own_and_usual: Vec<String> = own.clone().into_iter().chain(usual).take(limit::OPTIONS).collect();
    own_and_usual.into_iter().map(|text| (words.show(&text), text)).collect()
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

    fn in_languages(mut each: impl FnMut(&Localizer<'_>, &TimeWords)) {
        let texts = Texts::embedded();
        for locale in ["en", "it", "es", "ro"] {
            let localizer = Localizer::new(&texts, locale, &[]);
            each(&localizer, &TimeWords::of(&localizer));
        }
    }

    fn words(locale: &str) -> TimeWords {
        TimeWords::of(&Localizer::new(&Texts::embedded(), locale, &[]))
    }

    const TODAY: Date = jiff::civil::date(2026, 11, 28);

    #[test]
    fn durations_are_read_in_every_language() {
        for (locale, typed, read) in [
            ("en", "2 days", Some("2d")),
            ("en", "1 week", Some("7d")),
            ("en", "1w", Some("7d")),
            ("en", "an hour and 30 minutes", Some("1h 30m")),
            ("en", "off", Some("none")),
            ("it", "2 giorni 4 ORE", Some("2d 4h")),
            ("it", "un'ora", Some("1h")),
            ("it", "2 settimane", Some("14d")),
            ("es", "2 días, 30 minutos", Some("2d 30m")),
            ("es", "una semana", Some("7d")),
            ("ro", "2 zile si 1 ora", Some("2d 1h")),
            ("ro", "36 de ore", Some("1d 12h")),
            ("ro", "2d 12h 30m", Some("2d 12h 30m")),
            ("en", "2", None),
            ("en", "h", None),
            ("en", "-1h", None),
            ("en", "in 3 moons", None),
            ("en", "999999999d", None),
        ] {
            assert_eq!(words(locale).span(typed).as_deref(), read, "{locale}: {typed}");
        }
    }

    #[test]
    fn quiet_hours_are_read_in_every_language() {
        for (locale, typed, read) in [
            ("en", "22:00 to 07:00", Some("22:00-07:00")),
            ("en", "10pm-7am", Some("22:00-07:00")),
            ("en", "10:30 p.m. until 7 a.m.", Some("22:30-07:00")),
            ("en", "22h-7h", Some("22:00-07:00")),
            ("en", "22h30-7h", Some("22:30-07:00")),
            ("en", "22:00—07:00", Some("22:00-07:00")),
            ("en", "2230-0700", Some("22:30-07:00")),
            ("en", "midnight to noon", Some("00:00-12:00")),
            ("en", "12am-12pm", Some("00:00-12:00")),
            ("en", "off", Some("none")),
            ("it", "dalle 22 alle 7:30", Some("22:00-07:30")),
            ("es", "de 22:00 a 7", Some("22:00-07:00")),
            ("es", "desde las 22 hasta las 7", Some("22:00-07:00")),
            ("ro", "de la 22 până la 7", Some("22:00-07:00")),
            ("en", "22", None),
            ("en", "22-25", None),
            ("en", "22:60-7", None),
            ("en", "13pm-7", None),
            ("en", "2026-12-24", None),
            ("en", "late to early", None),
        ] {
            assert_eq!(words(locale).quiet(typed).as_deref(), read, "{locale}: {typed}");
        }
    }

    #[test]
    fn days_are_read_in_every_language() {
        for (locale, typed, read) in [
            ("en", "24.12.2026", Some("2026-12-24")),
            ("en", "24/12", Some("2026-12-24")),
            ("en", "12/24", Some("2026-12-24")),
            ("en", "3.1.", Some("2027-01-03")),
            ("en", "3/1/27", Some("2027-01-03")),
            ("en", "tomorrow", Some("2026-11-29")),
            ("en", "in 3 days", Some("2026-12-01")),
            ("en", "1 week", Some("2026-12-05")),
            ("en", "December 24, 2026", Some("2026-12-24")),
            ("en", "5th of Dec", Some("2026-12-05")),
            ("en", "29 February", Some("2028-02-29")),
            ("it", "dopodomani", Some("2026-11-30")),
            ("it", "il 5 dicembre", Some("2026-12-05")),
            ("it", "tra 3 giorni", Some("2026-12-01")),
            ("es", "5 de diciembre", Some("2026-12-05")),
            ("es", "mañana", Some("2026-11-29")),
            ("es", "pasado mañana", Some("2026-11-30")),
            ("es", "dentro de una semana", Some("2026-12-05")),
            ("ro", "5 decembrie", Some("2026-12-05")),
            ("ro", "mâine", Some("2026-11-29")),
            ("ro", "peste 3 zile", Some("2026-12-01")),
            ("en", "none", Some("none")),
            ("en", "32/1", None),
            ("en", "13/13", None),
            ("en", "31 February", None),
            ("en", "in 4 hours", None),
            ("en", "soon", None),
            ("en", "0", None),
            ("en", "", None),
        ] {
            assert_eq!(words(locale).day(typed, TODAY).as_deref(), read, "{locale}: {typed}");
        }
    }

    /// Every text that the bot prints for a value means that value when it is typed.
    #[test]
    fn displayed_times_can_be_typed_in_every_language() {
        use crate::table::{Pace, span as printed};
        use std::time::Duration;
        in_languages(|localizer, words| {
            let locale = localizer.locale();
            for minutes in (1..=60 * 24).chain((1..400).map(|hours| hours * 60)) {
                let shown = localizer.plain(&printed(Duration::from_secs(u64::from(minutes) * 60)));
                let read = words.span(&shown).and_then(|text| span(&text));
                assert_eq!(read, Some(minutes * MINUTE), "{locale}: {shown}");
            }
            for (unit, key) in [(MINUTE, "minutes"), (HOUR, "hours"), (DAY, "days"), (WEEK, "weeks")] {
                for count in 1..=130 {
                    let shown = localizer.plain(&Phrase::new(format!("ui-length-{key}")).with("count", count));
                    let read = words.span(&shown).and_then(|text| span(&text));
                    assert_eq!(read, Some(count * unit), "{locale}: {shown}");
                }
            }
            for hours in 1..=400 {
                let shown = localizer.plain(&Pace::Hours(hours).phrase());
                let read = words.span(&shown).and_then(|text| span(&text));
                assert_eq!(read, Some(u32::from(hours) * HOUR), "{locale}: {shown}");
            }
            for (from, until) in [(0, 480), (1320, 420), (1350, 435), (60, 719), (720, 0)] {
                let time = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
                let line = Phrase::new("ui-remind-quiet").with("from", time(from)).with("until", time(until));
                let shown = localizer.plain(&line.with("zone", "UTC"));
                let (_, value) = shown.split_once(':').unwrap();
                let (value, _) = value.rsplit_once('(').unwrap();
                let read = words.quiet(value).and_then(|text| quiet(&text));
                assert_eq!(read, Some(Some(QuietHours { from, until })), "{locale}: {shown}");
            }
            for ahead in 0..800 {
                let date = TODAY.checked_add(i64::from(ahead).days()).unwrap();
                assert_eq!(words.day(&date.to_string(), TODAY), Some(date.to_string()));
            }
            for (name, value) in spans(words, "") {
                assert_eq!(words.span(&name), Some(value.clone()), "{locale}: {name}");
                assert_eq!(spans(words, &name)[0], (name, value), "{locale}");
            }
            for (name, value) in quiets(words, "") {
                assert_eq!(words.quiet(&name), Some(value), "{locale}: {name}");
            }
            for (name, value) in days(words, "", Timestamp::UNIX_EPOCH) {
                assert_eq!(words.day(&name, TODAY), Some(value), "{locale}: {name}");
            }
        });
        let now = Timestamp::UNIX_EPOCH;
        for (name, value) in zones("", now).into_iter().chain(zones("gmt-5", now)).chain(zones("utc+3", now)) {
            let shown = name.split(" – ").next().unwrap();
            let read = zone(shown, now).unwrap_or_else(|| shown.to_owned());
            assert_eq!(read, value, "{name}");
        }
    }

    #[test]
    fn zones_are_read_as_people_write_them() {
        let now = "2027-01-15T12:00:00Z".parse().unwrap();
        let first = |typed: &str| zones(typed, now).first().cloned().unwrap_or_default();
        assert_eq!(first("GMT+2"), ("UTC+2 – 14:00".to_owned(), "Etc/GMT-2".to_owned()));
        assert_eq!(first("utc -5").1, "Etc/GMT+5");
        assert_eq!(first("UTC−5").1, "Etc/GMT+5");
        assert_eq!(first("+05:30").1, "Asia/Kolkata");
        for (typed, zone) in [
            ("EST", "America/New_York"),
            ("cst", "America/Chicago"),
            ("PST", "America/Los_Angeles"),
            ("BST", "Europe/London"),
            ("IST", "Asia/Kolkata"),
            ("CET", "Europe/Berlin"),
            ("São Paulo", "America/Sao_Paulo"),
            ("bucurești", "Europe/Bucharest"),
            ("Roma", "Europe/Rome"),
            ("Milano", "Europe/Rome"),
            ("München", "Europe/Berlin"),
        ] {
            assert_eq!(first(typed).1, zone, "{typed}");
            assert_eq!(super::zone(typed, now).as_deref(), Some(zone), "{typed}");
        }
        assert!(zones("gmt", now).iter().chain(&zones("etc", now)).all(|(_, zone)| !zone.contains("GMT+")));
        assert_eq!(super::zone("Europe/Rome", now), None, "it already has a name");
        assert_eq!(super::zone("nowhere at all", now), None);
        assert_eq!(super::zone("GMT+99", now), None);
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
        let days = days(&words("en"), "1970-01-0", Timestamp::UNIX_EPOCH);
        assert_eq!(days[0].1, "1970-01-02");
        assert_eq!(day("1970-01-02"), Some(Some(jiff::civil::date(1970, 1, 2))));
    }
}
