//! The given options of a command, read with the same constants that register them.

use crate::discord::parts::interaction::{FileLink, GivenOption, OptionValue};
use crate::discord::parts::permissions::Permissions;
use crate::discord::parts::typed;
use crate::engine::{Options, Seat};
use crate::table::{
    ChannelId, InputKind, ListSeason, Pace, PreferencesChange, SETTING_OPTIONS, Season, SettingInput, SettingsChange,
    Strength, UserId,
};

use super::options::{
    AUTO_PLAY, COMMENTS, ChoiceOption, CommandOption, DAYS, DELAY, FILE, FORUM, FROM_TURN, FlagOption, FreeText, GAME,
    GAME_OPTIONS, NumberOption, PICTURES, QUIET_HOURS, SEASON, SEAT, SEND_TO, STRENGTH, TIMEZONE, TURN, TextOption,
    VACATION,
};

/// Typed text that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableInput(pub String, pub InputKind);

pub struct CommandOptions<'a> {
    given: &'a [GivenOption],
    registered: &'static [&'static dyn CommandOption],
}

impl<'a> CommandOptions<'a> {
    /// The given options of a command that has the options `registered`.
    pub fn new(given: &'a [GivenOption], registered: &'static [&'static dyn CommandOption]) -> Self {
        CommandOptions { given, registered }
    }

    fn value(&self, option: &dyn CommandOption) -> Option<&'a OptionValue> {
        let name = option.name()?;
        // An option that is read but not registered could never be given.
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

    /// The typed text.
    pub fn text(&self, option: &TextOption) -> String {
        self.any_text(option).unwrap_or_default().to_owned()
    }

    pub fn written(&self, option: &FreeText) -> Option<String> {
        self.any_text(option).map(str::to_owned)
    }

    /// The chosen value.
    pub fn choice<T: Copy + Sync>(&self, option: &ChoiceOption<T>) -> Option<T> {
        self.any_text(option).and_then(|id| option.by_id(id))
    }

    pub fn number(&self, option: &NumberOption) -> Option<i64> {
        self.any_number(option)
    }

    pub fn flag(&self, option: &FlagOption) -> Option<bool> {
        match self.value(option)? {
            OptionValue::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    pub fn user(&self, option: &super::options::UserOption) -> Option<UserId> {
        match self.value(option)? {
            OptionValue::User(user) => Some(*user),
            _ => None,
        }
    }

    /// The chosen forum, with the user's permissions there.
    pub fn forum(&self) -> Option<(ChannelId, Permissions)> {
        match self.value(&FORUM)? {
            OptionValue::Channel(channel, may) => Some((*channel, *may)),
            _ => None,
        }
    }

    /// The uploaded file.
    pub fn file(&self) -> Option<FileLink> {
        match self.value(&FILE)? {
            OptionValue::File(link) => Some(link.clone()),
            _ => None,
        }
    }

    pub fn game(&self) -> String {
        self.any_text(&GAME).unwrap_or_default().to_owned()
    }

    /// The season of a list, by its number.
    pub fn season(&self) -> Result<ListSeason, UnreadableInput> {
        let Some(text) = self.any_text(&SEASON) else { return Ok(ListSeason::Now) };
        let season = text.trim().parse().ok().map(Season);
        let known = season.filter(|season| *season == Season::ALL_TIME || season.quarter().is_some());
        known.map(ListSeason::Of).ok_or_else(|| UnreadableInput(text.to_owned(), InputKind::Offered))
    }

    pub fn seats(&self) -> Option<u8> {
        self.any_number(&super::options::SEATS).and_then(|seats| seats.try_into().ok())
    }

    /// The seat. Users count from 1. A number out of range becomes a seat that doesn't exist.
    pub fn seat(&self) -> Option<Seat> {
        self.number(&SEAT).map(|number| Seat::try_from(number - 1).unwrap_or(Seat::new(u8::MAX)))
    }

    /// The strength of a computer player.
    pub fn strength(&self) -> Strength {
        self.choice(&STRENGTH).unwrap_or(Strength::Medium)
    }

    pub fn turn(&self) -> Option<u32> {
        self.number(&TURN).map(|turn| turn.clamp(0, u32::MAX.into()) as u32)
    }

    /// The number of days. A value too large for the type becomes the largest one, which is too large for every limit.
    pub fn days(&self) -> Option<u16> {
        self.number(&DAYS).map(|days| u16::try_from(days).unwrap_or(u16::MAX))
    }

    pub fn game_options(&self) -> Options {
        Options(GAME_OPTIONS.read(self.given).into_iter().collect())
    }

    /// The value of a typed option, converted by `read`.
    fn typed<T>(
        &self,
        option: &TextOption,
        expected: InputKind,
        read: fn(&str) -> Option<T>,
    ) -> Result<Option<T>, UnreadableInput> {
        self.any_text(option)
            .map(|text| read(text).ok_or_else(|| UnreadableInput(text.to_owned(), expected)))
            .transpose()
    }

    /// The turn from which a new game starts.
    pub fn turn_to_start_from(&self) -> Option<u32> {
        self.number(&FROM_TURN).map(|turn| turn.clamp(0, u32::MAX.into()) as u32)
    }

    /// The change to a game's settings.
    ///
    /// # Errors
    /// A duration can't be read.
    pub fn settings(&self) -> Result<SettingsChange, UnreadableInput> {
        let mut change = SettingsChange::default();
        for option in SETTING_OPTIONS {
            if let Some(value) = self.value(option) {
                set(&option.input, value, &mut change)?;
            }
        }
        Ok(change)
    }

    /// The change to a person's preferences.
    ///
    /// # Errors
    /// Quiet hours or a day can't be read.
    pub fn preferences(&self) -> Result<PreferencesChange, UnreadableInput> {
        Ok(PreferencesChange {
            notify_by: self.choice(&SEND_TO),
            zone: self.any_text(&TIMEZONE).map(|zone| zone.trim().to_owned()),
            quiet: self.typed(&QUIET_HOURS, InputKind::Quiet, typed::quiet)?,
            back: self.typed(&VACATION, InputKind::Day, typed::day)?,
            play_forced: self.flag(&AUTO_PLAY),
            delay_queued_turns: self.flag(&DELAY),
            comments: self.flag(&COMMENTS),
            theme: self.choice(&PICTURES),
        })
    }
}

fn set(input: &SettingInput, value: &OptionValue, change: &mut SettingsChange) -> Result<(), UnreadableInput> {
    match (input, value) {
        (SettingInput::Flag(of), OptionValue::Flag(flag)) => *of(change) = Some(*flag),
        (SettingInput::Choice { set, .. }, OptionValue::Text(id)) => set(change, id),
        (SettingInput::Language(of), OptionValue::Text(locale)) => *of(change) = Some(locale.clone()),
        (SettingInput::Pace(of), OptionValue::Text(text)) => {
            let named = Pace::NAMED.into_iter().find(|(id, _)| id == text).map(|(_, pace)| pace);
            let pace = named.or_else(|| typed::hours(text).map(Pace::Hours));
            *of(change) = Some(pace.ok_or_else(|| UnreadableInput(text.clone(), InputKind::Span))?);
        }
        (SettingInput::Span { set, .. }, OptionValue::Text(text)) => {
            set(change, typed::span(text).ok_or_else(|| UnreadableInput(text.clone(), InputKind::Span))?);
        }
        _ => {}
    }
    Ok(())
}
