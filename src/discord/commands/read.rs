//! What was given with a command, read by the constants with which its options are registered.

use crate::discord::parts::interaction::{GivenOption, OptionValue};
use crate::discord::parts::permissions::Permissions;
use crate::discord::parts::typed;
use crate::engine::{Options, Seat};
use crate::table::{ChannelId, ClockRule, Pace, PreferencesChange, SettingsChange, Strength, UserId, Wanted};

use super::options::{
    AWAY, BANK, COMPUTERS, ChoiceOption, CommandOption, DAYS, FORCED, FORUM, FULL, FlagOption, FreeText, GAME,
    GAME_OPTIONS, HINTS, HOURS, INCREMENT, LANGUAGE, LATER, NumberOption, ORDER, PACE, PINNED, PUSH, QUIET, SEAT,
    SLEEP, STRENGTH, THEME, TIME_OUT, TURN, TextOption, UNDO, UNHURRIED, WHERE, ZONE,
};

/// Something typed that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub String, pub Wanted);

/// What was given with a command.
pub struct CommandOptions<'a> {
    given: &'a [GivenOption],
    /// The options that the command has.
    registered: &'static [&'static dyn CommandOption],
}

impl<'a> CommandOptions<'a> {
    /// What was given with a command that has these options.
    pub fn new(given: &'a [GivenOption], registered: &'static [&'static dyn CommandOption]) -> Self {
        CommandOptions { given, registered }
    }

    fn value(&self, option: &dyn CommandOption) -> Option<&'a OptionValue> {
        let name = option.name()?;
        // Read but not registered, it could never be given.
        debug_assert!(self.registered.iter().any(|known| known.name() == Some(name)), "no option {name}");
        self.given.iter().find(|given| given.name == name).map(|given| &given.value)
    }

    fn any_text(&self, option: &dyn CommandOption) -> Option<&'a str> {
        match self.value(option)? {
            OptionValue::Text(text) => Some(text),
            _ => None,
        }
    }

    fn any_number(&self, option: &dyn CommandOption) -> Option<i64> {
        match self.value(option)? {
            OptionValue::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// What was typed.
    pub fn text(&self, option: &TextOption) -> String {
        self.any_text(option).unwrap_or_default().to_owned()
    }

    /// What somebody wrote.
    pub fn written(&self, option: &FreeText) -> Option<String> {
        self.any_text(option).map(str::to_owned)
    }

    /// The chosen value.
    pub fn choice<T: Copy + Sync>(&self, option: &ChoiceOption<T>) -> Option<T> {
        self.any_text(option).and_then(|id| option.by_id(id))
    }

    /// A number.
    pub fn number(&self, option: &NumberOption) -> Option<i64> {
        self.any_number(option)
    }

    /// Yes or no.
    pub fn flag(&self, option: &FlagOption) -> Option<bool> {
        match self.value(option)? {
            OptionValue::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// A person.
    pub fn user(&self, option: &super::options::UserOption) -> Option<UserId> {
        match self.value(option)? {
            OptionValue::User(user) => Some(*user),
            _ => None,
        }
    }

    /// A forum, and what who names it may do there.
    pub fn forum(&self) -> Option<(ChannelId, Permissions)> {
        match self.value(&FORUM)? {
            OptionValue::Channel(channel, may) => Some((*channel, *may)),
            _ => None,
        }
    }

    /// The identifier of the game.
    pub fn game(&self) -> String {
        self.any_text(&GAME).unwrap_or_default().to_owned()
    }

    /// For how many players.
    pub fn seats(&self) -> Option<u8> {
        self.any_number(&super::options::SEATS).and_then(|seats| seats.try_into().ok())
    }

    /// A seat, which is numbered from 1 where people read it. One that does not exist stays such.
    pub fn seat(&self) -> Option<Seat> {
        self.number(&SEAT).map(|number| Seat::try_from(number - 1).unwrap_or(Seat::new(u8::MAX)))
    }

    /// How well a computer plays.
    pub fn strength(&self) -> Strength {
        self.choice(&STRENGTH).unwrap_or(Strength::Medium)
    }

    /// After how many turns.
    pub fn turn(&self) -> Option<u32> {
        self.number(&TURN).map(|turn| turn.clamp(0, u32::MAX.into()) as u32)
    }

    /// For how many days. More than can be counted are too many.
    pub fn days(&self) -> Option<u16> {
        self.number(&DAYS).map(|days| u16::try_from(days).unwrap_or(u16::MAX))
    }

    /// The options of the game.
    pub fn game_options(&self) -> Options {
        Options(GAME_OPTIONS.read(self.given).into_iter().collect())
    }

    /// Something typed, read.
    fn typed<T>(
        &self,
        option: &TextOption,
        wanted: Wanted,
        read: fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Unreadable> {
        self.any_text(option).map(|text| read(text).ok_or_else(|| Unreadable(text.to_owned(), wanted))).transpose()
    }

    /// What is to change in a table's settings.
    ///
    /// # Errors
    /// A span of time that cannot be read.
    pub fn settings(&self) -> Result<SettingsChange, Unreadable> {
        let hours = self.number(&HOURS).map(|hours| Pace::Hours(u16::try_from(hours).unwrap_or(u16::MAX)));
        let increment = self.typed(&INCREMENT, Wanted::Span, typed::span)?;
        let clock = match self.typed(&BANK, Wanted::Span, typed::span)? {
            // An increment needs a bank to go to; without one the table says so.
            None => increment.map(|increment| Some(ClockRule { bank: 0, increment })),
            Some(0) => Some(None),
            Some(bank) => Some(Some(ClockRule { bank, increment: increment.unwrap_or(0) })),
        };
        Ok(SettingsChange {
            option: None,
            pace: hours.or(self.choice(&PACE)),
            clock,
            time_out: self.choice(&TIME_OUT),
            undo: self.choice(&UNDO),
            ai: self.flag(&COMPUTERS),
            hints: self.choice(&HINTS),
            unhurried: self.flag(&UNHURRIED),
            pinned: self.flag(&PINNED),
            start_when_full: self.flag(&FULL),
            sleeps: self.flag(&SLEEP),
            seating: self.choice(&ORDER),
            locale: self.any_text(&LANGUAGE).map(str::to_owned),
            theme: self.choice(&THEME),
        })
    }

    /// What is to change in a person's preferences.
    ///
    /// # Errors
    /// Quiet hours or a day that cannot be read.
    pub fn preferences(&self) -> Result<PreferencesChange, Unreadable> {
        Ok(PreferencesChange {
            notify_by: self.choice(&WHERE),
            zone: self.any_text(&ZONE).map(|zone| zone.trim().to_owned()),
            quiet: self.typed(&QUIET, Wanted::Quiet, typed::quiet)?,
            back: self.typed(&AWAY, Wanted::Day, typed::day)?,
            play_forced: self.flag(&FORCED),
            delay_orders: self.flag(&LATER),
            push: self.written(&PUSH).map(|text| address(&text)),
        })
    }
}

/// The address that somebody typed; a single word, such as "none" in any language, means none.
fn address(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.chars().all(char::is_alphabetic)).then(|| text.to_owned())
}
