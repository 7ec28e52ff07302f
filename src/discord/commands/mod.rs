//! The slash commands. One list defines their registration and their interpretation.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::engine::Phrase;
use crate::table::SettingOption;
use crate::text::search::folded;

use super::parts::custom_id::{self, CustomId};
use super::parts::interaction::{CommandInput, GivenOption, InteractionKind, OptionValue};
use super::parts::localizer::Localizer;
use super::parts::typed::{self, TimeWords};
use super::parts::{length, limit};
use intent::{Intent, MessageCommand};

mod describe;
pub mod intent;
mod list;
mod options;
mod read;
mod registration;

pub use options::CompletionKind;
pub use registration::{admin_registration, registration};

use list::{ADMIN_COMMANDS, COMMANDS, CommandSpec, MESSAGE_COMMANDS};
use options::CommandOption;
use read::CommandOptions;

/// The commands for `/help`: the English path, and the phrase that describes the command.
pub fn list() -> impl Iterator<Item = (String, Phrase)> {
    COMMANDS.iter().map(|spec| (spec.path.join(" "), Phrase::new(format!("{}.description", spec.key()))))
}

/// The name of a command in the reader's language, such as `game new`. `say` translates the keys `cmd-game` and
/// `cmd-game-new`.
pub fn name(path: &str, say: impl Fn(&str) -> String) -> String {
    let words: Vec<&str> = path.split(' ').collect();
    let names = (1..=words.len()).map(|count| say(&format!("cmd-{}", words[..count].join("-"))));
    names.collect::<Vec<_>>().join(" ")
}

/// Converts a command to the user's intent; `None` for an unknown command.
pub fn understand(input: &CommandInput) -> Option<Intent> {
    let spec = spec(input)?;
    Some((spec.intent)(&CommandOptions::new(&input.options, spec.options)))
}

/// Finds a command in the menu of a message; `None` for an unknown one. Discord sends its English name, which `english`
/// returns by key.
pub fn of_message(name: &str, english: impl Fn(&str) -> String) -> Option<MessageCommand> {
    MESSAGE_COMMANDS.iter().find(|(key, _)| english(key) == name).map(|(_, what)| *what)
}

/// Cuts every text of an interaction to its longest length. This is the only place that applies the lengths, so nothing
/// behind it sees longer texts. Also returns the length of the first text that was longer.
pub fn within_lengths(mut kind: InteractionKind) -> (InteractionKind, Option<usize>) {
    let mut exceeded = None;
    let mut apply = |text: &mut String, most: usize| {
        if length::shorten(text, most) {
            exceeded.get_or_insert(most);
        }
    };
    match &mut kind {
        InteractionKind::Command(input) | InteractionKind::Autocomplete(input) => {
            let spec = spec(input);
            for option in &mut input.options {
                let of = |known: &&&dyn CommandOption| known.name() == Some(&option.name);
                let known = spec.and_then(|spec| spec.options.iter().find(of));
                let most = known.and_then(|known| known.longest()).unwrap_or(length::CHOICE);
                if let OptionValue::Text(text) = &mut option.value {
                    apply(text, most);
                }
            }
        }
        InteractionKind::Component { custom_id, values: texts, .. } | InteractionKind::Form { custom_id, texts } => {
            apply(custom_id, custom_id::MAX_LENGTH);
            let action = CustomId::decode(custom_id).map(|id| id.action);
            let most = action.map_or(length::CHOICE, |action| length::of_component(&action));
            texts.truncate(limit::OPTIONS);
            texts.iter_mut().for_each(|text| apply(text, most));
        }
        InteractionKind::MessageCommand { name, .. } => apply(name, length::CHOICE),
    }
    (kind, exceeded)
}

/// Translates the times, days and time zones in a command from a language to the form that [`understand`] reads. Text
/// that the language doesn't have stays as it was typed, so a refusal quotes it.
pub fn with_words(mut input: CommandInput, localizer: &Localizer<'_>, now: Timestamp) -> CommandInput {
    let Some(spec) = spec(&input) else { return input };
    let words = TimeWords::of(localizer);
    for option in &mut input.options {
        let known = spec.options.iter().find(|known| known.name() == Some(&option.name));
        let OptionValue::Text(text) = &mut option.value else { continue };
        let read = match known.and_then(|known| known.completion()) {
            Some(CompletionKind::Spans) => words.span(text),
            Some(CompletionKind::Paces) => pace(localizer, text).or_else(|| words.span(text)),
            Some(CompletionKind::QuietHours) => words.quiet(text),
            Some(CompletionKind::Days) => words.day(text, TimeZone::UTC.to_datetime(now).date()),
            Some(CompletionKind::Zones) => typed::zone(text, now),
            _ => None,
        };
        if let Some(read) = read {
            *text = read;
        }
    }
    input
}

/// The preset time until a reminder with this label.
fn pace(localizer: &Localizer<'_>, typed: &str) -> Option<String> {
    let wanted = folded(typed.trim());
    paces().into_iter().find_map(|(value, label)| match value {
        OptionValue::Text(id) if folded(&localizer.plain(&label)) == wanted => Some(id),
        _ => None,
    })
}

/// An option that the user is typing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing<'a> {
    pub completion: CompletionKind,
    /// The text so far.
    pub text: &'a str,
    /// `true` if the option's value is a number.
    pub number: bool,
}

/// The option that the user is typing, if the bot has suggestions for it.
pub fn typing(input: &CommandInput) -> Option<Typing<'_>> {
    let focused = input.options.iter().find(|option| option.focused)?;
    let option = spec(input)?.options.iter().find(|option| option.name() == Some(&focused.name))?;
    let completion = option.completion()?;
    let OptionValue::Text(text) = &focused.value else { return None };
    Some(Typing { completion, text, number: completion == CompletionKind::Seats })
}

/// Returns `true` if an unfinished command is about seats of computer players, and `false` for seats of people. `None`
/// if it can be about both.
pub fn is_about_computers(input: &CommandInput) -> Option<bool> {
    match input.path.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["game", "computer", "fill-in"] => Some(false),
        ["game", "computer", ..] => Some(true),
        _ => None,
    }
}

/// The turn in an unfinished command.
pub fn given_turn(input: &CommandInput) -> Option<u32> {
    CommandOptions::new(&input.options, &[&options::TURN]).turn()
}

/// An option of a command that a panel can change.
pub struct PanelOption {
    pub name: &'static str,
    /// The key of the option's texts. `.description` has its description.
    pub key: String,
    /// The option's values, if there are only a few.
    pub values: Vec<(OptionValue, Phrase)>,
    /// The kind of suggestions for other options.
    pub completion: Option<CompletionKind>,
    /// The game's setting that the option changes, if any.
    pub setting: Option<&'static SettingOption>,
}

/// The options of a command, in order.
pub fn panel_options(path: &[&str]) -> Vec<PanelOption> {
    let spec = COMMANDS.iter().find(|spec| spec.path == path);
    let of = |spec: &'static CommandSpec| {
        let key = spec.key();
        spec.options.iter().filter_map(move |option| {
            let name = option.name()?;
            let key_of = format!("{key}-{name}");
            let (values, completion) = (option.values(&key), option.completion());
            Some(PanelOption { name, key: key_of, values, completion, setting: option.setting() })
        })
    };
    spec.into_iter().flat_map(of).collect()
}

/// The presets for the time until a reminder.
pub fn paces() -> Vec<(OptionValue, Phrase)> {
    let options = panel_options(&["game", "settings"]).into_iter();
    options.filter(|option| option.completion == Some(CompletionKind::Paces)).flat_map(|option| option.values).collect()
}

/// The intent of a command with only this option.
pub fn with_option(path: &[&str], name: &str, value: OptionValue) -> Option<Intent> {
    understand(&CommandInput {
        path: path.iter().map(|word| (*word).to_owned()).collect(),
        options: vec![GivenOption { name: name.to_owned(), value, focused: false }],
    })
}

/// Returns `true` for a command of the bot admins.
pub fn is_for_owners(input: &CommandInput) -> bool {
    ADMIN_COMMANDS.iter().any(|spec| spec.path.iter().eq(&input.path))
}

fn spec(input: &CommandInput) -> Option<&'static CommandSpec> {
    COMMANDS.iter().chain(ADMIN_COMMANDS).find(|spec| spec.path.iter().eq(&input.path))
}
