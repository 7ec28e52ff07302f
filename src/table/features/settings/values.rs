//! What a table's host decides: pace, clock, what happens when it runs out, and what is allowed.

use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::Theme;

use crate::table::core::ids::{TableId, UserId};

const MINUTE: u64 = 60;

const HOUR: u64 = 60 * MINUTE;

const DAY: u64 = 24 * HOUR;

/// How long a player may think before being reminded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Ten minutes: everybody is there.
    Live,
    /// Four hours.
    Fast,
    /// A day.
    #[default]
    Daily,
    /// Three days.
    Relaxed,
    /// A week.
    Weekly,
    /// So many hours.
    Hours(u16),
}

impl Pace {
    /// The paces that have a name.
    pub const NAMED: [Pace; 5] = [Pace::Live, Pace::Fast, Pace::Daily, Pace::Relaxed, Pace::Weekly];
    /// The most hours of one's own: 30 days.
    pub const MOST_HOURS: u16 = 720;

    /// How long that is.
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

    /// In words.
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

/// Thinking time: a bank for the whole game, and what every turn adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRule {
    /// The bank, in seconds.
    pub bank: u32,
    /// Added with each turn taken, in seconds.
    pub increment: u32,
}

/// What happens when a player's clock has run out. Nobody ever loses by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// The table is told, and the player is reminded as before.
    #[default]
    Remind,
    /// A computer player takes this turn.
    Turn,
    /// A computer player takes the seat until the player returns.
    Seat,
}

/// Who may take turns back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// Everybody: at once where nobody has built on the turn, else with everybody's agreement.
    #[default]
    Agreed,
    /// Everybody, but only where nobody has built on the turn.
    Free,
    /// Nobody: what is played is played.
    Never,
}

/// How players are seated at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// By lot.
    #[default]
    Random,
    /// In the order in which they joined.
    Joined,
}

/// The settings of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How long a player may think before being reminded.
    pub pace: Pace,
    /// Thinking time, if it is measured.
    pub clock: Option<ClockRule>,
    /// What happens when it has run out.
    pub time_out: TimeOut,
    /// Who may take turns back.
    pub undo: UndoRule,
    /// Whether computer players may sit or stand in here.
    pub ai: bool,
    /// Whether `/hint` may be used; where nobody has decided it, only while one person plays.
    pub hints: Option<bool>,
    /// Whether computer players take their time, rather than answering within seconds.
    pub unhurried: bool,
    /// Whether a pinned message says how the game stands.
    pub pinned: bool,
    /// Whether the game begins by itself when the last seat is taken.
    pub start_when_full: bool,
    /// Whether it is closed or put to sleep, after a question, when nobody comes for long.
    pub sleeps: bool,
    /// The game that was played in the channel before, which nobody decides: while there is only a lobby, what one
    /// asks of a game is asked of that one.
    pub before: Option<TableId>,
    /// For whom seats are kept while it is a lobby, which nobody decides: a rematch waits for those who played.
    pub kept: Option<KeptSeats>,
}

/// Seats that are kept for those who played a game, when one of them opens the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeats {
    /// The game that was played.
    pub of: TableId,
    /// The others who played it.
    pub players: [Option<UserId>; KeptSeats::MOST],
    /// Until when.
    pub until: Timestamp,
}

impl KeptSeats {
    /// No game has more seats.
    pub const MOST: usize = 4;

    /// For whom a seat is still kept where these people sit.
    pub fn missing(&self, seated: &[UserId]) -> Vec<UserId> {
        self.players.iter().flatten().copied().filter(|player| !seated.contains(player)).collect()
    }
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
            start_when_full: false,
            sleeps: true,
            before: None,
            kept: None,
        }
    }
}

impl Settings {
    /// Every setting as a phrase, in the order in which they are shown.
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
            setting("unhurried", yes(self.unhurried)),
            setting("pinned", yes(self.pinned)),
            setting("full", yes(self.start_when_full)),
            setting("sleep", yes(self.sleeps)),
        ]
    }
}

/// What is to be changed: each setting that is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    /// See [`Settings::pace`].
    pub pace: Option<Pace>,
    /// See [`Settings::clock`]; `Some(None)` takes the clocks away.
    pub clock: Option<Option<ClockRule>>,
    /// See [`Settings::time_out`].
    pub time_out: Option<TimeOut>,
    /// See [`Settings::undo`].
    pub undo: Option<UndoRule>,
    /// See [`Settings::ai`].
    pub ai: Option<bool>,
    /// See [`Settings::hints`]; `Some(None)` leaves it undecided again.
    pub hints: Option<Option<bool>>,
    /// See [`Settings::unhurried`].
    pub unhurried: Option<bool>,
    /// See [`Settings::pinned`].
    pub pinned: Option<bool>,
    /// See [`Settings::start_when_full`]; only before the start.
    pub start_when_full: Option<bool>,
    /// See [`Settings::sleeps`].
    pub sleeps: Option<bool>,
    /// How players are seated; only before the start.
    pub seating: Option<Seating>,
    /// The language of public messages.
    pub locale: Option<String>,
    /// Light or dark pictures.
    pub theme: Option<Theme>,
    /// An option of the game and its new value; only before the start.
    pub option: Option<(String, String)>,
}

impl SettingsChange {
    /// The settings after the change.
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
            start_when_full: self.start_when_full.unwrap_or(settings.start_when_full),
            sleeps: self.sleeps.unwrap_or(settings.sleeps),
            before: settings.before,
            kept: settings.kept,
        }
    }
}

/// A span of time in its two largest units: "2 d 4 h", "4 h 10 min", "10 min".
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

/// A theme in words.
pub fn theme(theme: crate::games::Theme) -> Phrase {
    Phrase::new(match theme {
        crate::games::Theme::Light => "ui-theme-light",
        crate::games::Theme::Dark => "ui-theme-dark",
    })
}
