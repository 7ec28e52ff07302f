//! A game's settings.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::Theme;

use super::sentence::sentence;

const MINUTE: u64 = 60;

const HOUR: u64 = 60 * MINUTE;

const DAY: u64 = 24 * HOUR;

const WEEK: u64 = 7 * DAY;

const TWO_WEEKS: u64 = 2 * WEEK;

/// The time that a player has before a reminder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Ten minutes, for games where everyone is present.
    Live,
    /// Four hours.
    Fast,
    #[default]
    Daily,
    /// Three days.
    Relaxed,
    Weekly,
    Hours(u16),
}

/// Hours within which people look at a game again, and the minutes for which it waits on average. People sleep eight
/// hours a day, except in a live game. Measured in a simulated season (`tests/bot/season.rs`).
const USUAL_WAITS: [(f32, f32); 5] = [(1.0 / 6.0, 3.3), (4.0, 170.0), (24.0, 536.0), (72.0, 1480.0), (168.0, 3370.0)];

impl Pace {
    pub const NAMED: [Pace; 5] = [Pace::Live, Pace::Fast, Pace::Daily, Pace::Relaxed, Pace::Weekly];
    /// Maximum custom pace in hours: 30 days.
    pub const MOST_HOURS: u16 = 720;

    /// The time of the pace.
    pub fn duration(self) -> Duration {
        Duration::from_secs(match self {
            Pace::Live => 10 * MINUTE,
            Pace::Fast => 4 * HOUR,
            Pace::Daily => DAY,
            Pace::Relaxed => 3 * DAY,
            Pace::Weekly => 7 * DAY,
            Pace::Hours(hours) => u64::from(hours) * HOUR,
        })
    }

    /// The mean time that a game waits for a person who looks at it at this pace.
    pub fn usual_wait(self) -> Duration {
        let hours = self.duration().as_secs_f32() / HOUR as f32;
        let next = USUAL_WAITS.iter().position(|(within, _)| hours <= *within).unwrap_or(USUAL_WAITS.len() - 1).max(1);
        let ((from, short), (to, long)) = (USUAL_WAITS[next - 1], USUAL_WAITS[next]);
        let minutes = short + (hours - from) / (to - from) * (long - short);
        Duration::from_secs_f32(minutes.max(0.0) * MINUTE as f32)
    }

    /// The pace in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Pace::Live => "ui-pace-live",
            Pace::Fast => "ui-pace-fast",
            Pace::Daily => "ui-pace-daily",
            Pace::Relaxed => "ui-pace-relaxed",
            Pace::Weekly => "ui-pace-weekly",
            Pace::Hours(hours) => return Phrase::new("ui-pace-hours").with("hours", hours),
        })
    }
}

/// Thinking time: a bank for the whole game, and an increment per turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRule {
    /// The bank, in seconds.
    pub bank: u32,
    /// The increment for each turn, in seconds.
    pub increment: u32,
}

/// The consequence when a player's clock runs out. No player loses the game because of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// The bot posts a notice, and reminds the player as usual.
    #[default]
    Remind,
    /// A computer player plays this turn.
    Turn,
    /// A computer player fills in until the player returns.
    Seat,
}

/// The rule for undoing turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// Immediately if no one has built on the turn, otherwise if all agree.
    #[default]
    Agreed,
    /// Only if no one has built on the turn.
    Free,
    Never,
}

/// The way in which players are seated at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// In random order.
    #[default]
    Random,
    /// In the order in which they joined.
    Joined,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The time that a player has before a reminder.
    pub pace: Pace,
    /// Thinking time, if the game measures it.
    pub clock: Option<ClockRule>,
    /// The consequence when a player's clock runs out.
    pub time_out: TimeOut,
    /// The rule for undoing turns.
    pub undo: UndoRule,
    /// `true` if computer players are allowed, also to fill in.
    pub ai: bool,
    /// `true` if hints and comments are allowed. `None` allows them only while one person plays.
    pub hints: Option<bool>,
    /// `true` if computer players take their time instead of answering within seconds.
    pub unhurried: bool,
    /// `true` if a pinned message shows the state of the game.
    pub pinned: bool,
    /// `true` if each round has one message, which changes with every turn, and a short message calls the next player.
    pub one_message: bool,
    /// `true` if the game starts automatically when the last seat is taken.
    pub start_when_full: bool,
    /// `true` if the bot closes or pauses an idle game, after asking.
    pub sleeps: bool,
    /// `true` if the result changes ratings.
    pub rated: bool,
    /// `true` if the game has a page on the web.
    pub web: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            pace: Pace::default(),
            clock: None,
            time_out: TimeOut::default(),
            undo: UndoRule::default(),
            ai: true,
            hints: None,
            unhurried: false,
            pinned: false,
            one_message: false,
            start_when_full: false,
            sleeps: true,
            rated: true,
            web: true,
        }
    }
}

impl Settings {
    /// The settings that matter to someone who thinks about joining, in display order.
    pub fn terms(&self) -> Vec<Phrase> {
        let asked = |phrase: &Phrase| match phrase.key.as_str() {
            "ui-setting-pace" | "ui-setting-clock" | "ui-setting-hints" => true,
            "ui-setting-time-out" => self.clock.is_some(),
            "ui-setting-undo" => self.undo != UndoRule::default(),
            "ui-setting-one-message" => self.one_message,
            "ui-setting-rated" => !self.rated,
            _ => false,
        };
        self.phrases().into_iter().filter(asked).collect()
    }

    /// Every setting as a phrase, in display order.
    pub fn phrases(&self) -> Vec<Phrase> {
        let setting = |key: &str, value: Phrase| Phrase::new(format!("ui-setting-{key}")).with("value", value);
        let yes = |yes: bool| Phrase::new(if yes { "ui-setting-yes" } else { "ui-setting-no" });
        let clock = match self.clock {
            None => Phrase::new("ui-clock-none"),
            Some(ClockRule { bank, increment: 0 }) => {
                Phrase::new("ui-clock-bank").with("bank", span(Duration::from_secs(bank.into())))
            }
            Some(rule) => Phrase::new("ui-clock-rule")
                .with("bank", span(Duration::from_secs(rule.bank.into())))
                .with("increment", span(Duration::from_secs(rule.increment.into()))),
        };
        let time_out = Phrase::new(match self.time_out {
            TimeOut::Remind => "ui-time-out-remind",
            TimeOut::Turn => "ui-time-out-turn",
            TimeOut::Seat => "ui-time-out-seat",
        });
        let undo = Phrase::new(match self.undo {
            UndoRule::Agreed => "ui-undo-rule-agreed",
            UndoRule::Free => "ui-undo-rule-free",
            UndoRule::Never => "ui-undo-rule-never",
        });
        vec![
            setting("pace", self.pace.phrase()),
            setting("clock", clock),
            setting("time-out", time_out),
            setting("undo", undo),
            setting("ai", yes(self.ai)),
            setting("hints", self.hints.map_or_else(|| Phrase::new("ui-setting-hints-alone"), yes)),
            setting(
                "unhurried",
                Phrase::new(if self.unhurried { "ui-computer-pace-slow" } else { "ui-computer-pace-fast" }),
            ),
            setting("pinned", yes(self.pinned)),
            setting("one-message", yes(self.one_message)),
            setting("full", yes(self.start_when_full)),
            setting("sleep", yes(self.sleeps)),
            setting("rated", yes(self.rated)),
            setting("web", yes(self.web)),
        ]
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    /// See [`Settings::pace`].
    pub pace: Option<Pace>,
    /// See [`Settings::clock`]; `Some(None)` removes the clocks.
    pub clock: Option<Option<ClockRule>>,
    /// See [`Settings::time_out`].
    pub time_out: Option<TimeOut>,
    /// See [`Settings::undo`].
    pub undo: Option<UndoRule>,
    /// See [`Settings::ai`].
    pub ai: Option<bool>,
    /// See [`Settings::hints`]; `Some(None)` restores the default.
    pub hints: Option<Option<bool>>,
    /// See [`Settings::unhurried`].
    pub unhurried: Option<bool>,
    /// See [`Settings::pinned`].
    pub pinned: Option<bool>,
    /// See [`Settings::one_message`].
    pub one_message: Option<bool>,
    /// See [`Settings::start_when_full`]. Only before the start.
    pub start_when_full: Option<bool>,
    /// See [`Settings::sleeps`].
    pub sleeps: Option<bool>,
    /// See [`Settings::rated`]. Only before the start.
    pub rated: Option<bool>,
    /// See [`Settings::web`].
    pub web: Option<bool>,
    /// The way in which players are seated. Only before the start.
    pub seating: Option<Seating>,
    /// The language of public messages.
    pub locale: Option<String>,
    /// Light or dark pictures.
    pub theme: Option<Theme>,
    /// A game option and its new value. Only before the start.
    pub option: Option<(String, String)>,
}

impl SettingsChange {
    /// Returns the settings after the change.
    #[must_use]
    pub fn applied(&self, settings: Settings) -> Settings {
        Settings {
            pace: self.pace.unwrap_or(settings.pace),
            clock: self.clock.unwrap_or(settings.clock),
            time_out: self.time_out.unwrap_or(settings.time_out),
            undo: self.undo.unwrap_or(settings.undo),
            ai: self.ai.unwrap_or(settings.ai),
            hints: self.hints.unwrap_or(settings.hints),
            unhurried: self.unhurried.unwrap_or(settings.unhurried),
            pinned: self.pinned.unwrap_or(settings.pinned),
            one_message: self.one_message.unwrap_or(settings.one_message),
            start_when_full: self.start_when_full.unwrap_or(settings.start_when_full),
            sleeps: self.sleeps.unwrap_or(settings.sleeps),
            rated: self.rated.unwrap_or(settings.rated),
            web: self.web.unwrap_or(settings.web),
        }
    }
}

/// A duration in its two largest units: "2 d 4 h", "4 h 10 min", "10 min".
pub fn span(span: Duration) -> Phrase {
    let seconds = span.as_secs();
    let part = |unit: u64| i64::try_from(seconds / unit).unwrap_or(i64::MAX);
    let rest = |unit: u64, of: u64| i64::try_from(seconds % of / unit).unwrap_or(i64::MAX);
    match seconds {
        DAY.. => Phrase::new("ui-span-days").with("days", part(DAY)).with("hours", rest(HOUR, DAY)),
        HOUR.. => Phrase::new("ui-span-hours").with("hours", part(HOUR)).with("minutes", rest(MINUTE, HOUR)),
        _ => Phrase::new("ui-span-minutes").with("minutes", part(MINUTE)),
    }
}

/// A rounded duration in one unit: "10 minutes", "6 hours", "12 days", "5 weeks".
pub fn length(span: Duration) -> Phrase {
    let (key, unit) = match span.as_secs() {
        0..HOUR => ("minutes", MINUTE),
        HOUR..DAY => ("hours", HOUR),
        DAY..TWO_WEEKS => ("days", DAY),
        _ => ("weeks", WEEK),
    };
    let count = (span.as_secs() + unit / 2) / unit;
    Phrase::new(format!("ui-length-{key}")).with("count", i64::try_from(count).unwrap_or(i64::MAX))
}

/// A theme in words.
pub fn theme(theme: crate::games::Theme) -> Phrase {
    Phrase::new(match theme {
        crate::games::Theme::Light => "ui-theme-light",
        crate::games::Theme::Dark => "ui-theme-dark",
    })
}

/// A refused request that changes a game's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum SettingRefusal {
    /// A custom pace must be a whole number of hours in the allowed range.
    #[error("1 to {most} hours")]
    BadHours {
        /// The maximum number of hours.
        most: u16,
    },
    /// A clock needs a bank that is neither empty nor too large.
    #[error("no such clock")]
    BadClock,
    /// The game has no page on the web, so there is no link to renew.
    #[error("no page")]
    NoPage,
}

impl SettingRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::BadHours { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
