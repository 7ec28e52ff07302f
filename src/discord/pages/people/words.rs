//! Short texts that messages and pictures of people share.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::engine::Phrase;
use crate::table::{AgainstCard, Season};

/// The calendar quarter, or the other periods, as a heading.
pub fn season(season: Season) -> Phrase {
    match season.quarter() {
        Some((year, quarter)) => Phrase::new(format!("ui-people-quarter-{quarter}")).with("year", i64::from(year)),
        None if season == Season::COMPUTERS => Phrase::new("ui-people-against-computers"),
        None => Phrase::new("ui-people-all-time"),
    }
}

/// The seasons that a list suggests: all time, and the quarters of two years back from this one.
pub fn seasons(now: Timestamp) -> Vec<Season> {
    let quarters = std::iter::successors(Some(Season::of(now)), |season| season.before()).take(8);
    std::iter::once(Season::ALL_TIME).chain(quarters).collect()
}

/// The month of a moment (UTC, like the seasons), short.
pub fn month(at: Timestamp) -> Phrase {
    Phrase::new(format!("ui-people-month-{}", at.to_zoned(TimeZone::UTC).month()))
}

/// A place in a list of any length. `digit` chooses the ending in languages with several: 21st, but 11th.
pub fn place(number: u32) -> Phrase {
    let digit = if number / 10 % 10 == 1 { 0 } else { number % 10 };
    Phrase::new("ui-people-place").with("place", number).with("digit", digit)
}

/// Points in units of the game.
pub fn points(units: i32, denominator: i32) -> Phrase {
    Phrase::new("ui-people-figure").with("points", units).with("denominator", denominator)
}

/// The games in which each of two people finished ahead.
pub fn score(card: &AgainstCard) -> [i64; 2] {
    // Hundreds of games at most.
    [0, 1].map(|side| card.meetings.iter().filter(|meeting| meeting.ahead() == Some(side)).count() as i64)
}
