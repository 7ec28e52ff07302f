//! What was given with a command, read.

use serenity::model::application::{CommandDataOption, CommandDataOptionValue};

use crate::engine::{Options, Seat};
use crate::games::Theme;
use crate::table::{
    ClockRule, NotifyBy, Pace, PreferencesChange, Seating, SettingsChange, Strength, TimeOut, UndoRule, UserId,
};

use super::commands::{AWAY, BANK, INCREMENT, QUIET, SEAT, ZONE, game_options};
use super::typed;

/// What was given with a command.
pub(super) struct Given<'a>(pub(super) &'a [CommandDataOption]);

impl Given<'_> {
    fn value(&self, name: &str) -> Option<&CommandDataOptionValue> {
        self.0.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    pub(super) fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            CommandDataOptionValue::String(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn number(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            CommandDataOptionValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// A seat is numbered from 1 where people read it.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.number(SEAT).map(|number| Seat::try_from(number - 1).unwrap_or(Seat::new(u8::MAX)))
    }

    pub(super) fn strength(&self) -> Strength {
        self.text("strength").and_then(Strength::from_id).unwrap_or(Strength::Medium)
    }

    pub(super) fn user(&self, name: &str) -> Option<UserId> {
        match self.value(name)? {
            CommandDataOptionValue::User(user) => Some(UserId(user.get())),
            _ => None,
        }
    }

    pub(super) fn flag(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            CommandDataOptionValue::Boolean(flag) => Some(*flag),
            _ => None,
        }
    }

    /// Something typed, read; the text itself where it cannot be read.
    fn typed<T>(&self, name: &str, read: fn(&str) -> Option<T>) -> Result<Option<T>, String> {
        self.text(name).map(|text| read(text).ok_or_else(|| text.to_owned())).transpose()
    }

    pub(super) fn settings(&self) -> Result<SettingsChange, String> {
        let pace = match (self.text("pace"), self.number("hours")) {
            (_, Some(hours)) => Some(Pace::Hours(u16::try_from(hours).unwrap_or(u16::MAX))),
            (Some("live"), None) => Some(Pace::Live),
            (Some("fast"), None) => Some(Pace::Fast),
            (Some("daily"), None) => Some(Pace::Daily),
            (Some("relaxed"), None) => Some(Pace::Relaxed),
            (Some("weekly"), None) => Some(Pace::Weekly),
            _ => None,
        };
        let increment = self.typed(INCREMENT, typed::span)?;
        let clock = match self.typed(BANK, typed::span)? {
            // An increment needs a bank to go to; without one the table says so.
            None => increment.map(|increment| Some(ClockRule { bank: 0, increment })),
            Some(0) => Some(None),
            Some(bank) => Some(Some(ClockRule { bank, increment: increment.unwrap_or(0) })),
        };
        Ok(SettingsChange {
            pace,
            clock,
            time_out: self.text("time-out").and_then(|text| match text {
                "remind" => Some(TimeOut::Remind),
                "turn" => Some(TimeOut::Turn),
                "seat" => Some(TimeOut::Seat),
                _ => None,
            }),
            undo: self.text("undo").and_then(|text| match text {
                "agreed" => Some(UndoRule::Agreed),
                "free" => Some(UndoRule::Free),
                "never" => Some(UndoRule::Never),
                _ => None,
            }),
            ai: self.flag("computers"),
            hints: self.flag("hints"),
            unhurried: self.flag("unhurried"),
            pinned: self.flag("pinned"),
            seating: self.text("order").map(|order| match order {
                "joined" => Seating::Joined,
                _ => Seating::Random,
            }),
            locale: self.text("language").map(str::to_owned),
            theme: self.text("theme").map(|theme| if theme == "dark" { Theme::Dark } else { Theme::Light }),
        })
    }

    pub(super) fn remind(&self) -> Result<PreferencesChange, String> {
        Ok(PreferencesChange {
            notify_by: self.text("where").and_then(|text| match text {
                "channel" => Some(NotifyBy::Channel),
                "direct" => Some(NotifyBy::Direct),
                "both" => Some(NotifyBy::Both),
                "nowhere" => Some(NotifyBy::Nowhere),
                _ => None,
            }),
            zone: self.text(ZONE).map(|zone| zone.trim().to_owned()),
            quiet: self.typed(QUIET, typed::quiet)?,
            back: self.typed(AWAY, typed::day)?,
        })
    }

    pub(super) fn turn(&self) -> Option<u32> {
        self.number("turn").map(|turn| turn.clamp(0, u32::MAX.into()) as u32)
    }

    /// The options of games: what has the name of one.
    pub(super) fn options(&self) -> Options {
        let ours = |name: &str| game_options().any(|(_, spec)| spec.id == name);
        let chosen = self.0.iter().filter(|option| ours(&option.name));
        let value = |option: &CommandDataOption| match &option.value {
            CommandDataOptionValue::String(text) => Some((option.name.clone(), text.clone())),
            _ => None,
        };
        Options(chosen.filter_map(value).collect())
    }
}
