//! The slash commands: one list, from which they are registered and by which they are understood.

use crate::engine::Phrase;

use super::parts::interaction::{CommandInput, GivenOption, OptionValue};
use super::parts::typed::Words;
use intent::{Intent, MessageCommand};

mod describe;
pub mod intent;
mod list;
mod options;
mod read;
mod registration;

pub use options::Completion;
pub use registration::{admin_registration, registration};

use list::{ADMIN_COMMANDS, COMMANDS, CommandSpec, MESSAGE_COMMANDS};
use read::CommandOptions;

/// The commands as they are said in `/help`: English path, and the phrase that says what it does.
pub fn list() -> impl Iterator<Item = (String, Phrase)> {
    COMMANDS.iter().map(|spec| (spec.path.join(" "), Phrase::new(format!("{}.description", spec.key()))))
}

/// A command as a reader types it: `game new` in the names that `say` has for the keys `cmd-game`, `cmd-game-new`.
pub fn name(path: &str, say: impl Fn(&str) -> String) -> String {
    let words: Vec<&str> = path.split(' ').collect();
    let names = (1..=words.len()).map(|count| say(&format!("cmd-{}", words[..count].join("-"))));
    names.collect::<Vec<_>>().join(" ")
}

/// What a command that was used asks for; nothing where it is not one of ours.
pub fn understand(input: &CommandInput) -> Option<Intent> {
    let spec = spec(input)?;
    Some((spec.intent)(&CommandOptions::new(&input.options, spec.options)))
}

/// What a command in the menu of a message asks for; nothing where it is not one of ours. Discord sends its English
/// name, which `english` has by key.
pub fn of_message(name: &str, english: impl Fn(&str) -> String) -> Option<MessageCommand> {
    MESSAGE_COMMANDS.iter().find(|(key, _)| english(key) == name).map(|(_, what)| *what)
}

/// A command with the words of a language in its times and days as [`understand`] reads them.
pub fn with_words(mut input: CommandInput, words: &Words) -> CommandInput {
    let Some(spec) = spec(&input) else { return input };
    for option in &mut input.options {
        let known = spec.options.iter().find(|known| known.name() == Some(&option.name));
        let timed = known.is_some_and(|known| {
            matches!(known.completion(), Some(Completion::Spans | Completion::QuietHours | Completion::Days))
        });
        if let OptionValue::Text(text) = &mut option.value
            && timed
        {
            *text = words.read(text);
        }
    }
    input
}

/// An option that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing<'a> {
    /// What may be offered.
    pub completion: Completion,
    /// What stands there so far.
    pub text: &'a str,
    /// Whether it is a number.
    pub number: bool,
}

/// What of a command is being typed, where something can be offered for it.
pub fn typing(input: &CommandInput) -> Option<Typing<'_>> {
    let focused = input.options.iter().find(|option| option.focused)?;
    let option = spec(input)?.options.iter().find(|option| option.name() == Some(&focused.name))?;
    let completion = option.completion()?;
    let OptionValue::Text(text) = &focused.value else { return None };
    Some(Typing { completion, text, number: completion == Completion::Seats })
}

/// Whether a half-typed command is about the seats of computers, or about those of people; nothing
/// where it may be about any.
pub fn is_about_computers(input: &CommandInput) -> Option<bool> {
    match input.path.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["game", "ai", "hand-over"] => Some(false),
        ["game", "ai", ..] => Some(true),
        _ => None,
    }
}

/// The turn that was given with a half-typed command.
pub fn given_turn(input: &CommandInput) -> Option<u32> {
    CommandOptions::new(&input.options, &[&options::TURN]).turn()
}

/// An option of a command that a panel changes.
pub struct PanelOption {
    /// Its name.
    pub name: &'static str,
    /// The key of its texts: `.description` says what it does.
    pub key: String,
    /// Its values, where there are only a few.
    pub values: Vec<(OptionValue, Phrase)>,
    /// What may be offered otherwise.
    pub completion: Option<Completion>,
}

/// The options of a command in their order.
pub fn panel_options(path: &[&str]) -> Vec<PanelOption> {
    let spec = COMMANDS.iter().find(|spec| spec.path == path);
    let of = |spec: &'static CommandSpec| {
        let key = spec.key();
        spec.options.iter().filter_map(move |option| {
            let name = option.name()?;
            let key_of = format!("{key}-{name}");
            Some(PanelOption { name, key: key_of, values: option.values(&key), completion: option.completion() })
        })
    };
    spec.into_iter().flat_map(of).collect()
}

/// What a command asks for that is given this one option.
pub fn with_option(path: &[&str], name: &str, value: OptionValue) -> Option<Intent> {
    understand(&CommandInput {
        path: path.iter().map(|word| (*word).to_owned()).collect(),
        options: vec![GivenOption { name: name.to_owned(), value, focused: false }],
    })
}

/// Whether it is one for the owners of the application.
pub fn is_for_owners(input: &CommandInput) -> bool {
    ADMIN_COMMANDS.iter().any(|spec| spec.path.iter().eq(&input.path))
}

fn spec(input: &CommandInput) -> Option<&'static CommandSpec> {
    COMMANDS.iter().chain(ADMIN_COMMANDS).find(|spec| spec.path.iter().eq(&input.path))
}
