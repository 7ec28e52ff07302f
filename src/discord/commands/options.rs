//! The options of commands. Each is one constant for both registration and reading.

use std::collections::BTreeSet;

use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;
use serenity::model::channel::ChannelType;

use crate::discord::parts::interaction::{GivenOption, OptionValue};
use crate::discord::parts::length;
use crate::engine::{OptionSpec as GameOption, Phrase};
use crate::games::{self, Theme, Title};
use crate::table::{
    ExportFormat, NotifyBy, Pace, Seating, SettingInput, SettingOption, Strength, Successor, TablePause, TypedTurn,
};
use crate::text::Texts;

use super::describe::{self, describe_option, with_choice};

pub trait CommandOption: Sync {
    /// The option's name; `None` for [`GameOptions`], which stands for several options.
    fn name(&self) -> Option<&'static str>;

    /// The option's registration in Discord, for the command with this key.
    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption>;

    /// The longest text of the option, in characters. `None` for options of other types.
    fn longest(&self) -> Option<usize> {
        None
    }

    /// The suggestions while the user types.
    fn completion(&self) -> Option<CompletionKind> {
        None
    }

    /// The option's values with their texts, for the command with this key, if there are only a few.
    fn values(&self, _command: &str) -> Vec<(OptionValue, Phrase)> {
        Vec::new()
    }

    /// The setting that the option changes, if any.
    fn setting(&self) -> Option<&SettingOption> {
        None
    }
}

/// Free text without suggestions.
pub struct FreeText {
    name: &'static str,
    required: bool,
    longest: usize,
}

/// The name of a game.
pub const NAME: FreeText = FreeText { name: "name", required: true, longest: length::NAME };
pub const NOTE: FreeText = FreeText { name: "text", required: false, longest: length::NOTE };
/// Words to find in notes.
pub const FIND: FreeText = FreeText { name: "find", required: false, longest: length::FIND };
pub const SERVER: FreeText = FreeText { name: "server", required: true, longest: length::SERVER };
/// The message during a maintenance.
pub const MESSAGE: FreeText = FreeText { name: "message", required: false, longest: length::MESSAGE };

impl CommandOption for FreeText {
    fn name(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        vec![text_option(command, self, self.required, texts)]
    }

    fn longest(&self) -> Option<usize> {
        Some(self.longest)
    }
}

/// The kind of suggestions for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompletionKind {
    /// The next steps of a typed line, in this kind of turn.
    Steps(TypedTurn),
    /// Rules and components.
    Topics,
    /// Durations.
    Spans,
    /// Times until a reminder.
    Paces,
    /// Time zones.
    Zones,
    /// Hours without reminders.
    QuietHours,
    Days,
    Seats,
    /// Parts of the board.
    Regions,
    /// Seasons of a list.
    Seasons,
}

/// An option with its texts, the message `<command>-<name>`.
fn option(command: &str, name: &str, kind: CommandOptionType, required: bool, texts: &Texts) -> CreateCommandOption {
    describe::option(kind, name, &format!("{command}-{name}"), texts).required(required)
}

/// A text option with the length that it has here.
fn text_option(command: &str, text: &dyn CommandOption, required: bool, texts: &Texts) -> CreateCommandOption {
    let option = option(command, text.name().unwrap_or_default(), CommandOptionType::String, required, texts);
    bounded(option, text.longest())
}

fn bounded(option: CreateCommandOption, longest: Option<usize>) -> CreateCommandOption {
    match longest.and_then(|longest| longest.try_into().ok()) {
        Some(longest) => option.max_length(longest),
        None => option,
    }
}

/// A choice between a few values.
pub struct ChoiceOption<T: 'static> {
    name: &'static str,
    required: bool,
    /// The values, each with the identifier that Discord sends and that is the key of its text.
    choices: &'static [(&'static str, T)],
}

impl<T: Copy> ChoiceOption<T> {
    pub fn by_id(&self, id: &str) -> Option<T> {
        self.choices.iter().find(|(known, _)| *known == id).map(|(_, value)| *value)
    }
}

impl<T: Sync> CommandOption for ChoiceOption<T> {
    fn name(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        let ids = self.choices.iter().map(|(id, _)| *id);
        vec![with_choices(text_option(command, self, self.required, texts), command, self.name, ids, texts)]
    }

    fn values(&self, command: &str) -> Vec<(OptionValue, Phrase)> {
        values_of(command, self.name, self.choices.iter().map(|(id, _)| *id))
    }

    fn longest(&self) -> Option<usize> {
        Some(length::CHOICE)
    }
}

fn with_choices<'a>(
    option: CreateCommandOption,
    command: &str,
    name: &str,
    ids: impl IntoIterator<Item = &'a str>,
    texts: &Texts,
) -> CreateCommandOption {
    let key = |id: &str| format!("{command}-{name}.{id}");
    ids.into_iter().fold(option, |option, id| with_choice(option, &key(id), id, texts))
}

/// The values with these ids, and their texts.
fn values_of<'a>(command: &str, name: &str, ids: impl IntoIterator<Item = &'a str>) -> Vec<(OptionValue, Phrase)> {
    let value = |id: &str| (OptionValue::Text(id.to_owned()), Phrase::new(format!("{command}-{name}.{id}")));
    ids.into_iter().map(value).collect()
}

impl CommandOption for SettingOption {
    fn name(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        let text = || text_option(command, self, false, texts);
        match &self.input {
            SettingInput::Flag(_) => FlagOption(self.name).describe(command, texts),
            SettingInput::Choice { ids, .. } => vec![with_choices(text(), command, self.name, ids(), texts)],
            SettingInput::Pace(_) | SettingInput::Span { .. } => vec![text().set_autocomplete(true)],
            SettingInput::Language(_) => {
                // Readers look for the name of their language in that language.
                let name = |locale| texts.lookup(locale, "ui-language-name").unwrap_or_else(|| locale.to_owned());
                vec![texts.complete().fold(text(), |option, locale| option.add_string_choice(name(locale), locale))]
            }
        }
    }

    fn longest(&self) -> Option<usize> {
        match self.input {
            SettingInput::Flag(_) => None,
            SettingInput::Pace(_) | SettingInput::Span { .. } => Some(length::TIME),
            SettingInput::Choice { .. } | SettingInput::Language(_) => Some(length::CHOICE),
        }
    }

    fn completion(&self) -> Option<CompletionKind> {
        match self.input {
            SettingInput::Pace(_) => Some(CompletionKind::Paces),
            SettingInput::Span { .. } => Some(CompletionKind::Spans),
            SettingInput::Flag(_) | SettingInput::Choice { .. } | SettingInput::Language(_) => None,
        }
    }

    fn values(&self, command: &str) -> Vec<(OptionValue, Phrase)> {
        match &self.input {
            SettingInput::Flag(_) => FlagOption(self.name).values(command),
            SettingInput::Choice { ids, .. } => values_of(command, self.name, ids()),
            SettingInput::Pace(_) => values_of(command, self.name, Pace::NAMED.map(|(id, _)| id)),
            SettingInput::Span { .. } | SettingInput::Language(_) => Vec::new(),
        }
    }

    fn setting(&self) -> Option<&SettingOption> {
        Some(self)
    }
}

/// Defines an option with the variants of an enum as choices. A variant without a choice doesn't compile.
macro_rules! choices {
    ($(#[$about:meta])* $option:ident = $name:literal, required: $required:literal,
     $type:ident { $($id:literal => $variant:ident),+ $(,)? }) => {
        $(#[$about])*
        pub const $option: ChoiceOption<$type> = ChoiceOption {
            name: $name,
            required: $required,
            choices: &[$(($id, $type::$variant)),+],
        };
        const _: fn($type) = |value| match value {
            $($type::$variant => (),)+
        };
    };
}

/// The seat order.
pub const SEATING: ChoiceOption<Seating> = ChoiceOption { name: "seating", required: false, choices: Seating::CHOICES };
/// Light or dark pictures in a user's private replies; `None` for each game's setting.
pub const PICTURES: ChoiceOption<Option<Theme>> = ChoiceOption {
    name: "pictures",
    required: false,
    choices: &[("light", Some(Theme::Light)), ("dark", Some(Theme::Dark)), ("game", None)],
};
choices! {
    /// The place of a user's reminders.
    SEND_TO = "send-to", required: false, NotifyBy {
        "channel" => Channel, "direct" => Direct, "both" => Both, "nowhere" => Nowhere
    }
}
choices! {
    /// The strength of a computer player.
    STRENGTH = "strength", required: true, Strength { "easy" => Easy, "medium" => Medium, "hard" => Hard }
}
choices! {
    /// The successor of a player who resigns.
    SUCCESSOR = "to", required: false, Successor { "computer" => Computer, "anybody" => Anybody }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFormat {
    Picture,
    /// The board in words.
    Text,
}
choices! {
    /// The format of the board.
    FORMAT = "format", required: false, BoardFormat { "picture" => Picture, "text" => Text }
}

choices! {
    /// The form of an exported game.
    EXPORT_FORMAT = "format", required: false, ExportFormat { "record" => Record, "text" => Text }
}

/// The people on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListKind {
    People,
    /// People by their results against computer players.
    Computers,
}
choices! {
    LIST = "list", required: false, ListKind { "people" => People, "computers" => Computers }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlace {
    /// In the channel where the user typed the command.
    Here,
    Thread,
}
choices! {
    /// The place of a new game: this channel or a new thread.
    PLACE = "place", required: false, TablePlace { "here" => Here, "thread" => Thread }
}

/// An option that is on or off.
pub struct FlagOption(&'static str);

/// `true` if the result changes ratings.
pub const RATED: FlagOption = FlagOption("rated");
/// `true` to start the game when the last seat is taken.
pub const AUTO_START: FlagOption = FlagOption("auto-start");

/// `true` to let the bot play the user's turns without a choice.
pub const AUTO_PLAY: FlagOption = FlagOption("auto-play");
/// `true` to delay the user's queued turns by some minutes.
pub const DELAY: FlagOption = FlagOption("delay");
/// `true` to comment on the user's turns.
pub const COMMENTS: FlagOption = FlagOption("comments");

/// `true` to hide the user from lists.
pub const HIDDEN: FlagOption = FlagOption("hidden");

/// `true` to stop only new games.
pub const NEW_ONLY: FlagOption = FlagOption("new-only");

/// `true` to post a message that lists all games of the server.
pub const POST: FlagOption = FlagOption("post");

impl CommandOption for FlagOption {
    fn name(&self) -> Option<&'static str> {
        Some(self.0)
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        vec![option(command, self.0, CommandOptionType::Boolean, false, texts)]
    }

    fn values(&self, _command: &str) -> Vec<(OptionValue, Phrase)> {
        [(true, "ui-setting-yes"), (false, "ui-setting-no")]
            .map(|(flag, key)| (OptionValue::Flag(flag), Phrase::new(key)))
            .to_vec()
    }
}

/// A whole number within limits.
pub struct NumberOption {
    name: &'static str,
    min: u16,
    max: Bound,
    completion: Option<CompletionKind>,
}

enum Bound {
    None,
    Number(u16),
    /// The largest number of seats that any game has.
    Seats,
}

/// The number of days of a pause.
pub const DAYS: NumberOption =
    NumberOption { name: "days", min: 1, max: Bound::Number(TablePause::MOST_DAYS), completion: None };
pub const TURN: NumberOption = NumberOption { name: "turn", min: 0, max: Bound::None, completion: None };
/// The turn of a finished game from which a new one starts.
pub const FROM_TURN: NumberOption = NumberOption { name: "from-turn", min: 0, max: Bound::None, completion: None };
/// The number of one of the user's games.
pub const GAME_NUMBER: NumberOption = NumberOption { name: "game", min: 1, max: Bound::None, completion: None };
/// The number of a seat, from 1.
pub const SEAT: NumberOption =
    NumberOption { name: "seat", min: 1, max: Bound::Seats, completion: Some(CompletionKind::Seats) };

impl CommandOption for NumberOption {
    fn name(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        let number = option(command, self.name, CommandOptionType::Integer, false, texts)
            .min_int_value(self.min.into())
            .set_autocomplete(self.completion.is_some());
        let max = match self.max {
            Bound::None => None,
            Bound::Number(max) => Some(u64::from(max)),
            Bound::Seats => most_seats(),
        };
        vec![set_maximum(number, max)]
    }

    fn completion(&self) -> Option<CompletionKind> {
        self.completion
    }
}

fn most_seats() -> Option<u64> {
    games::titles().iter().map(|title| title.max_seats().into()).max()
}

fn set_maximum(number: CreateCommandOption, max: Option<u64>) -> CreateCommandOption {
    match max {
        Some(max) => number.max_int_value(max),
        None => number,
    }
}

/// The number of players, up to the maximum of any game.
pub struct SeatsOption;

/// See [`SeatsOption`].
pub const SEATS: SeatsOption = SeatsOption;

impl CommandOption for SeatsOption {
    fn name(&self) -> Option<&'static str> {
        Some("seats")
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        let fewest = games::titles().iter().map(|title| title.min_seats()).min();
        let seats = option(command, "seats", CommandOptionType::Integer, false, texts);
        vec![set_maximum(seats.min_int_value(fewest.unwrap_or(1).into()), most_seats())]
    }
}

/// Typed text with suggestions.
pub struct TextOption {
    name: &'static str,
    required: bool,
    longest: usize,
    completion: CompletionKind,
}

/// Steps in notation.
pub const ACTION: TextOption = TextOption {
    name: "action",
    required: true,
    longest: length::STEPS,
    completion: CompletionKind::Steps(TypedTurn::Own),
};
/// Steps of a queued turn.
pub const AHEAD: TextOption = TextOption {
    name: "action",
    required: false,
    longest: length::STEPS,
    completion: CompletionKind::Steps(TypedTurn::Ahead),
};
/// Steps of a what-if.
pub const WHAT_IF: TextOption = TextOption {
    name: "action",
    required: false,
    longest: length::STEPS,
    completion: CompletionKind::Steps(TypedTurn::WhatIf { from: None }),
};
/// The name of a rule or a component.
pub const TOPIC: TextOption =
    TextOption { name: "topic", required: true, longest: length::TOPIC, completion: CompletionKind::Topics };
/// A part of the board.
pub const REGION: TextOption =
    TextOption { name: "region", required: false, longest: length::REGION, completion: CompletionKind::Regions };
/// A time zone.
pub const TIMEZONE: TextOption =
    TextOption { name: "timezone", required: false, longest: length::TIME, completion: CompletionKind::Zones };
/// Hours without reminders.
pub const QUIET_HOURS: TextOption =
    TextOption { name: "quiet-hours", required: false, longest: length::TIME, completion: CompletionKind::QuietHours };
/// The day on which a vacation ends.
pub const VACATION: TextOption =
    TextOption { name: "vacation", required: false, longest: length::TIME, completion: CompletionKind::Days };

/// The season of a list: the number of a quarter, or 0.
pub const SEASON: TextOption =
    TextOption { name: "season", required: false, longest: length::TIME, completion: CompletionKind::Seasons };

impl CommandOption for TextOption {
    fn name(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        vec![text_option(command, self, self.required, texts).set_autocomplete(true)]
    }

    fn longest(&self) -> Option<usize> {
        Some(self.longest)
    }

    fn completion(&self) -> Option<CompletionKind> {
        Some(self.completion)
    }
}

/// An option with a user as its value.
pub struct UserOption {
    name: &'static str,
    required: bool,
}

pub const PLAYER: UserOption = UserOption { name: "player", required: false };

/// The other person in a comparison.
pub const AGAINST: UserOption = UserOption { name: "against", required: false };

/// The new host of a game.
pub const HOST: UserOption = UserOption { name: "player", required: true };

impl CommandOption for UserOption {
    fn name(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        vec![option(command, self.name, CommandOptionType::User, self.required, texts)]
    }
}

/// The option for a forum of the server.
pub struct ForumOption;

/// The forum in which the bot creates a post for the game.
pub const FORUM: ForumOption = ForumOption;

impl CommandOption for ForumOption {
    fn name(&self) -> Option<&'static str> {
        Some("forum")
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        let forum = option(command, "forum", CommandOptionType::Channel, false, texts);
        vec![forum.channel_types(vec![ChannelType::Forum])]
    }
}

/// An uploaded file.
pub struct FileOption;

/// The record to import.
pub const FILE: FileOption = FileOption;

impl CommandOption for FileOption {
    fn name(&self) -> Option<&'static str> {
        Some("file")
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        vec![option(command, "file", CommandOptionType::Attachment, true, texts)]
    }
}

pub struct TitleOption {
    required: bool,
}

/// The game to create.
pub const GAME: TitleOption = TitleOption { required: true };

/// The game of statistics.
pub const STATS_GAME: TitleOption = TitleOption { required: false };

/// The game whose lessons to list.
pub const LESSON_GAME: TitleOption = TitleOption { required: false };

impl CommandOption for TitleOption {
    fn name(&self) -> Option<&'static str> {
        Some("game")
    }

    fn describe(&self, command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        let game = text_option(command, self, self.required, texts);
        let ids = games::titles().iter().map(|title| title.id());
        vec![ids.fold(game, |game, id| with_choice(game, &format!("{id}-name"), id, texts))]
    }

    fn longest(&self) -> Option<usize> {
        Some(length::CHOICE)
    }
}

/// The options of all games. Options with the same name become one, with the values of all.
pub struct GameOptions;

/// See [`GameOptions`].
pub const GAME_OPTIONS: GameOptions = GameOptions;

impl GameOptions {
    /// Returns the given game options, as name and value.
    pub fn read(&self, given: &[GivenOption]) -> Vec<(String, String)> {
        let known = |name: &str| game_options().find(|(_, option)| hyphenated(option.id) == name);
        let value = |option: &GivenOption| match (&option.value, known(&option.name)) {
            (OptionValue::Text(text), Some((_, spec))) => Some((spec.id.to_owned(), text.clone())),
            _ => None,
        };
        given.iter().filter_map(value).collect()
    }

    fn merged(id: &str, texts: &Texts) -> Option<CreateCommandOption> {
        let mut same = game_options().filter(|(_, spec)| spec.id == id).peekable();
        let key = |title: &dyn Title| format!("{}-option-{id}", title.id());
        // All games share one command, so an option names its game.
        let (first, _) = same.peek()?;
        let whose = Phrase::new(format!("{}-name", first.id()));
        let about = Phrase::new(format!("{}.description", key(*first)));
        let about = Phrase::new("ui-option").with("option", whose).with("value", about);
        let mut option =
            describe_option(CommandOptionType::String, &hyphenated(id), &format!("cmd-option-{id}"), &about, texts);
        option = bounded(option, GAME_OPTIONS.longest());
        let mut values = BTreeSet::new();
        for (title, spec) in same {
            for value in spec.values.iter().filter(|value| values.insert(**value)) {
                option = with_choice(option, &format!("{}.{value}", key(title)), value, texts);
            }
        }
        Some(option)
    }
}

/// The name of a game's option in Discord, where words are separated by hyphens.
fn hyphenated(id: &str) -> String {
    id.replace('_', "-")
}

fn game_options() -> impl Iterator<Item = (&'static dyn Title, &'static GameOption)> {
    games::titles().iter().flat_map(|title| title.options().iter().map(move |option| (*title, option)))
}

impl CommandOption for GameOptions {
    fn name(&self) -> Option<&'static str> {
        None
    }

    fn describe(&self, _command: &str, texts: &Texts) -> Vec<CreateCommandOption> {
        let mut known = BTreeSet::new();
        let ids = game_options().map(|(_, spec)| spec.id).filter(|id| known.insert(*id));
        ids.filter_map(|id| GameOptions::merged(id, texts)).collect()
    }

    fn longest(&self) -> Option<usize> {
        Some(length::CHOICE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_have_the_same_names_everywhere() {
        for strength in Strength::ALL {
            assert_eq!(STRENGTH.by_id(strength.id()), Some(strength));
        }
    }
}
