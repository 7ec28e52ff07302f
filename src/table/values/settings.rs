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
    /// The named paces with their ids.
    pub const NAMED: [(&str, Pace); 5] = [
        ("live", Pace::Live),
        ("fast", Pace::Fast),
        ("daily", Pace::Daily),
        ("relaxed", Pace::Relaxed),
        ("weekly", Pace::Weekly),
    ];
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

/// Gives the variants of an enum their ids in commands, and their texts, with the id in the key's braces. A variant
/// without an id doesn't compile.
macro_rules! choices {
    ($type:ident, $texts:literal { $($id:literal => $variant:ident),+ $(,)? }) => {
        impl $type {
            /// The values with their ids.
            pub const CHOICES: &'static [(&'static str, Self)] = &[$(($id, $type::$variant)),+];

            /// The value in words.
            pub fn phrase(self) -> Phrase {
                let id = match self {
                    $($type::$variant => $id,)+
                };
                Phrase::new(format!($texts, id))
            }
        }
    };
}

choices! { TimeOut, "ui-time-out-{}" { "remind" => Remind, "turn" => Turn, "seat" => Seat } }
choices! { UndoRule, "ui-undo-rule-{}" { "agreed" => Agreed, "free" => Free, "never" => Never } }
choices! { Seating, "ui-seating-{}" { "random" => Random, "joined" => Joined } }

const HINTS: &[(&str, Option<bool>)] = &[("yes", Some(true)), ("no", Some(false)), ("alone", None)];

const COMPUTER_PACES: &[(&str, bool)] = &[("fast", false), ("slow", true)];

const THEMES: &[(&str, Theme)] = &[("light", Theme::Light), ("dark", Theme::Dark)];

/// The games in which a setting is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingScope {
    All,
    /// Games before their start.
    Lobby,
    /// Games of a bot that publishes pages.
    Web,
}

impl SettingScope {
    /// Returns `true` if a game's setting is shown: one before its start, or of a bot that publishes pages.
    pub fn includes(self, lobby: bool, web: bool) -> bool {
        match self {
            SettingScope::All => true,
            SettingScope::Lobby => lobby,
            SettingScope::Web => web,
        }
    }
}

/// The settings that someone who thinks about joining sees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Term {
    Never,
    Always,
    /// If it differs from the default.
    Changed,
    /// If the game measures time.
    Clock,
}

/// A setting as it is shown.
struct Setting {
    field: &'static str,
    words: fn(&Settings) -> Phrase,
    scope: SettingScope,
    term: Term,
}

/// An option of the command and the panel that change settings.
pub struct SettingOption {
    /// The name, from which the keys of its texts are made.
    pub name: &'static str,
    pub scope: SettingScope,
    pub input: SettingInput,
}

/// The values of an option, and the part of a change that it sets.
pub enum SettingInput {
    /// On or off.
    Flag(fn(&mut SettingsChange) -> &mut Option<bool>),
    /// One of a few values with ids.
    Choice {
        ids: fn() -> Vec<&'static str>,
        get: fn(&SettingsChange) -> Option<&'static str>,
        set: fn(&mut SettingsChange, &str),
    },
    /// A named pace or a number of hours.
    Pace(fn(&mut SettingsChange) -> &mut Option<Pace>),
    /// A number of seconds.
    Span {
        get: fn(&SettingsChange) -> u32,
        set: fn(&mut SettingsChange, u32),
    },
    Language(fn(&mut SettingsChange) -> &mut Option<String>),
}

impl SettingOption {
    /// Returns `true` if both changes set the option to the same value.
    pub fn is_same(&self, mut one: SettingsChange, mut other: SettingsChange) -> bool {
        match self.input {
            SettingInput::Flag(of) => of(&mut one) == of(&mut other),
            SettingInput::Choice { get, .. } => get(&one) == get(&other),
            SettingInput::Pace(of) => of(&mut one) == of(&mut other),
            SettingInput::Span { get, .. } => get(&one) == get(&other),
            SettingInput::Language(of) => of(&mut one) == of(&mut other),
        }
    }
}

macro_rules! input {
    (flag $field:ident) => {
        SettingInput::Flag(|change| &mut change.$field)
    };
    (pace $field:ident) => {
        SettingInput::Pace(|change| &mut change.$field)
    };
    (language $field:ident) => {
        SettingInput::Language(|change| &mut change.$field)
    };
    (choice $field:ident $choices:expr) => {
        SettingInput::Choice {
            ids: || $choices.iter().map(|(id, _)| *id).collect(),
            get: |change| $choices.iter().find(|(_, value)| change.$field == Some(*value)).map(|(id, _)| *id),
            set: |change, wanted| {
                change.$field = $choices.iter().find(|(id, _)| *id == wanted).map(|(_, value)| *value);
            },
        }
    };
    (bank $field:ident) => {
        SettingInput::Span {
            get: |change| change.$field.flatten().map_or(0, |clock| clock.bank),
            set: |change, bank| change.$field = Some((bank > 0).then_some(ClockRule { bank, increment: 0 })),
        }
    };
    // An increment needs a bank. The settings rules fill it in or refuse the change.
    (increment $field:ident) => {
        SettingInput::Span {
            get: |change| change.$field.flatten().map_or(0, |clock| clock.increment),
            set: |change, increment| match &mut change.$field {
                Some(clock) => *clock = clock.map(|clock| ClockRule { increment, ..clock }),
                none => *none = Some(Some(ClockRule { bank: 0, increment })),
            },
        }
    };
}

macro_rules! or {
    (, $default:expr) => {
        $default
    };
    ($given:expr, $default:expr) => {
        $given
    };
}

/// Declares all settings, in display order, each with its options in the command and the panel. Those under `game` are
/// fields of [`Settings`], and those under `row` of the game's row. A setting's text is `ui-setting-` and the name of its
/// field, with its value in `words`. An option's texts are `ui-panel-` and `cmd-game-settings-` and its name.
macro_rules! settings {
    ($(
        game {$(
            $(#[$about:meta])*
            $field:ident: $type:ty = $default:expr =>
                $($kind:ident $option:literal $(($choices:expr))? $(in $scope:ident)?)&+
                $(, term: $term:ident)? $(, words: $words:expr)?;
        )*}
        $(row {$(
            $(#[$row_about:meta])*
            $row_field:ident: $row_type:ty =>
                $row_kind:ident $row_option:literal $(($row_choices:expr))? $(in $row_scope:ident)?;
        )*})?
    )*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Settings {
            $($($(#[$about])* pub $field: $type,)*)*
        }

        impl Default for Settings {
            fn default() -> Self {
                Settings { $($($field: $default,)*)* }
            }
        }

        /// New values of settings; `None` for those that stay.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct SettingsChange {
            $($($(#[$about])* pub $field: Option<$type>,)*)*
            $($($($(#[$row_about])* pub $row_field: Option<$row_type>,)*)?)*
            /// A game option and its new value. Only before the start.
            pub option: Option<(String, String)>,
        }

        impl SettingsChange {
            /// Returns the settings after the change.
            #[must_use]
            pub fn applied(&self, settings: Settings) -> Settings {
                Settings { $($($field: self.$field.unwrap_or(settings.$field),)*)* }
            }
        }

        impl From<Settings> for SettingsChange {
            fn from(settings: Settings) -> Self {
                SettingsChange { $($($field: Some(settings.$field),)*)* ..SettingsChange::default() }
            }
        }

        const SETTINGS: &[Setting] = &[$($(Setting {
            field: stringify!($field),
            words: |settings| or!($($words)?, yes_or_no)(settings.$field),
            scope: [$(or!($(SettingScope::$scope)?, SettingScope::All)),+][0],
            term: or!($(Term::$term)?, Term::Never),
        },)*)*];

        /// The options of the command and the panel, in order.
        pub const SETTING_OPTIONS: &[SettingOption] = &[$(
            $($(SettingOption {
                name: $option,
                scope: or!($(SettingScope::$scope)?, SettingScope::All),
                input: input!($kind $field $($choices)?),
            },)+)*
            $($(SettingOption {
                name: $row_option,
                scope: or!($(SettingScope::$row_scope)?, SettingScope::All),
                input: input!($row_kind $row_field $($row_choices)?),
            },)*)?
        )*];
    };
}

settings! {
    game {
        /// The time that a player has before a reminder.
        pace: Pace = Pace::Daily => pace "remind-after", term: Always, words: Pace::phrase;
        /// Thinking time, if the game measures it.
        clock: Option<ClockRule> = None => bank "time-bank" & increment "per-turn", term: Always, words: clock;
        /// The consequence when a player's clock runs out.
        time_out: TimeOut = TimeOut::Remind => choice "on-timeout" (TimeOut::CHOICES), term: Clock, words: TimeOut::phrase;
        /// The rule for undoing turns.
        undo: UndoRule = UndoRule::Agreed => choice "undo" (UndoRule::CHOICES), term: Changed, words: UndoRule::phrase;
        /// `true` if computer players are allowed, also to fill in.
        ai: bool = true => flag "computer-players";
        /// `true` if hints and comments are allowed. `None` allows them only while one person plays.
        hints: Option<bool> = None => choice "hints" (HINTS), term: Always, words: hints;
        /// `true` if computer players take their time instead of answering within seconds.
        unhurried: bool = false => choice "computer-pace" (COMPUTER_PACES), words: computer_pace;
        /// `true` if a pinned message shows the state of the game.
        pinned: bool = false => flag "pinned";
        /// `true` if each round has one message, which changes with every turn, and a short message calls the next
        /// player.
        one_message: bool = false => flag "one-message", term: Changed;
    }
    row {
        /// The way in which players are seated. Only before the start.
        seating: Seating => choice "seating" (Seating::CHOICES) in Lobby;
    }
    game {
        /// `true` if the game starts automatically when the last seat is taken. Only before the start.
        start_when_full: bool = false => flag "auto-start" in Lobby;
        /// `true` if the bot closes or pauses an idle game, after asking.
        sleeps: bool = true => flag "inactive-check";
        /// `true` if the result changes ratings. Only before the start.
        rated: bool = true => flag "rated", term: Changed;
    }
    row {
        /// Light or dark pictures.
        theme: Theme => choice "theme" (THEMES);
        /// The language of public messages.
        locale: String => language "language";
    }
    game {
        /// `true` if the game has a page on the web.
        web: bool = true => flag "web" in Web;
    }
}

impl Settings {
    /// The settings that matter to someone who thinks about joining, in display order.
    pub fn terms(&self) -> Vec<Phrase> {
        let usual = Settings::default();
        let asked = |setting: &&Setting| match setting.term {
            Term::Never => false,
            Term::Always => true,
            Term::Changed => (setting.words)(self) != (setting.words)(&usual),
            Term::Clock => self.clock.is_some(),
        };
        SETTINGS.iter().filter(asked).map(|setting| setting.phrase(self)).collect()
    }

    /// Every setting as a phrase, in display order.
    pub fn phrases(&self) -> Vec<Phrase> {
        self.shown(true, true)
    }

    /// The settings that are shown in a game ([`SettingScope::includes`]), in display order.
    pub fn shown(&self, lobby: bool, web: bool) -> Vec<Phrase> {
        let shown = SETTINGS.iter().filter(|setting| setting.scope.includes(lobby, web));
        shown.map(|setting| setting.phrase(self)).collect()
    }
}

impl Setting {
    fn phrase(&self, settings: &Settings) -> Phrase {
        Phrase::new(format!("ui-setting-{}", self.field.replace('_', "-"))).with("value", (self.words)(settings))
    }
}

fn yes_or_no(yes: bool) -> Phrase {
    Phrase::new(if yes { "ui-setting-yes" } else { "ui-setting-no" })
}

fn clock(clock: Option<ClockRule>) -> Phrase {
    let Some(ClockRule { bank, increment }) = clock else { return Phrase::new("ui-clock-none") };
    let time = |seconds: u32| span(Duration::from_secs(seconds.into()));
    match increment {
        0 => Phrase::new("ui-clock-bank").with("bank", time(bank)),
        _ => Phrase::new("ui-clock-rule").with("bank", time(bank)).with("increment", time(increment)),
    }
}

fn hints(hints: Option<bool>) -> Phrase {
    hints.map_or_else(|| Phrase::new("ui-setting-hints-alone"), yes_or_no)
}

fn computer_pace(unhurried: bool) -> Phrase {
    Phrase::new(if unhurried { "ui-computer-pace-slow" } else { "ui-computer-pace-fast" })
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
