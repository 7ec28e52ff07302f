//! The functions that text resources can call, besides Fluent's `NUMBER`.
//!
//! | call | result |
//! | --- | --- |
//! | `SIGNED($n)` | a gain or loss with its sign: `+3`, `−3` |
//! | `FRACTION($n, 4)` | a number of quarters as a whole number and a fraction: `57¾` |
//! | `TENTHS($n)` | a number of tenths with the language's decimal sign: `2.5`; with `sign: "always"` `+2.5` |
//! | `CAPITAL($place-on)` | a text at the start of a sentence, with a capital letter |
//! | `COMMAND("game settings")` | a slash command as the reader types it: `/game settings` |

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentError, FluentResource, FluentValue, concurrent::FluentBundle};

use super::plurals::{self, Rules};

/// Words that the functions need from their language; set after all its resources are loaded.
#[derive(Debug, Default)]
pub(super) struct FunctionWords {
    /// The sign between a whole number and its tenths: the message `core-decimal`.
    pub(super) decimal: String,
    /// The names of commands by key: `cmd-game` is `game`.
    pub(super) commands: BTreeMap<String, String>,
}

pub(super) fn add(
    bundle: &mut FluentBundle<FluentResource>,
    words: &Arc<OnceLock<FunctionWords>>,
    rules: Rules,
) -> Result<(), FluentError> {
    bundle.add_builtins()?;
    bundle.add_function(plurals::FUNCTION, move |given, _| rules.select(given))?;
    bundle.add_function("SIGNED", |given, _| number(given, |n, _| format_signed(n)))?;
    bundle.add_function("FRACTION", |given, _| {
        number(given, |n, rest| {
            let denominator = match rest.first() {
                Some(FluentValue::Number(denominator)) => denominator.value as i64,
                _ => 1,
            };
            fraction(n.value as i64, denominator)
        })
    })?;
    let of = Arc::clone(words);
    bundle.add_function("TENTHS", move |given, options| {
        let decimal = of.get().map_or(".", |words| words.decimal.as_str());
        let always = matches!(options.get("sign"), Some(FluentValue::String(sign)) if sign == "always");
        number(given, |n, _| tenths(n.value as i64, decimal, always))
    })?;
    bundle.add_function("CAPITAL", |given, _| match given {
        [FluentValue::String(text), ..] => FluentValue::from(capital(text)),
        [other, ..] => other.clone(),
        [] => FluentValue::Error,
    })?;
    let of = Arc::clone(words);
    bundle.add_function("COMMAND", move |given, _| match given.first() {
        Some(FluentValue::String(path)) => FluentValue::from(command(path, of.get())),
        _ => FluentValue::Error,
    })
}

/// Applies `write` to the first argument, if it is a number, and the remaining ones. Returns other arguments unchanged.
fn number<'a>(
    given: &[FluentValue<'a>],
    write: impl Fn(&FluentNumber, &[FluentValue<'a>]) -> String,
) -> FluentValue<'a> {
    match given {
        [FluentValue::Number(n), rest @ ..] => FluentValue::from(write(n, rest)),
        [other, ..] => other.clone(),
        [] => FluentValue::Error,
    }
}

/// A number as text, with a real minus sign.
pub(super) fn plain(number: &FluentNumber) -> String {
    number.as_string().replace('-', "\u{2212}")
}

fn format_signed(number: &FluentNumber) -> String {
    let sign = if number.value > 0.0 { "+" } else { "" };
    format!("{sign}{}", plain(number))
}

fn minus(negative: bool) -> &'static str {
    if negative { "\u{2212}" } else { "" }
}

/// `n / denominator` in lowest terms: `57`, `57¾`, `−½`, `3 2/5`.
fn fraction(n: i64, denominator: i64) -> String {
    let unit = denominator.unsigned_abs().max(1);
    let (whole, rest) = (n.unsigned_abs() / unit, n.unsigned_abs() % unit);
    let sign = minus(n < 0);
    let common = greatest_common_divisor(rest, unit);
    let part = match (rest / common, unit / common) {
        (0, _) => return format!("{sign}{whole}"),
        (1, 4) => "¼".to_owned(),
        (1, 2) => "½".to_owned(),
        (3, 4) => "¾".to_owned(),
        (top, bottom) if whole == 0 => format!("{top}/{bottom}"),
        (top, bottom) => format!(" {top}/{bottom}"),
    };
    if whole == 0 { format!("{sign}{part}") } else { format!("{sign}{whole}{part}") }
}

/// At least 1, since `b` is.
fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if a == 0 { b } else { greatest_common_divisor(b % a, a) }
}

fn tenths(n: i64, decimal: &str, always: bool) -> String {
    let sign = if n >= 0 && always { "+" } else { minus(n < 0) };
    format!("{sign}{}{decimal}{}", n.unsigned_abs() / 10, n.unsigned_abs() % 10)
}

/// Capitalizes the first letter of a text, as `CAPITAL` does.
pub fn capital(text: &str) -> String {
    with_first(text, |letter| letter.to_uppercase().collect())
}

/// Makes the first letter of a text lowercase.
pub(super) fn small(text: &str) -> String {
    with_first(text, |letter| letter.to_lowercase().collect())
}

/// Adds a plus sign if a text starts with a digit.
pub(super) fn plus(text: String) -> String {
    if text.starts_with(|c: char| c.is_ascii_digit()) { format!("+{text}") } else { text }
}

/// Changes the first letter of a text after any markup. Mentions and emojis remain unchanged, since they contain no
/// letters of a text.
fn with_first(text: &str, change: impl Fn(char) -> String) -> String {
    let first = text.char_indices().find(|(_, c)| c.is_alphanumeric() || *c == '<');
    match first {
        Some((at, letter)) => {
            let rest = &text[at + letter.len_utf8()..];
            format!("{}{}{rest}", &text[..at], change(letter))
        }
        None => text.to_owned(),
    }
}

/// A command given by its English path, such as `game settings`, with the names of the language.
fn command(path: &str, words: Option<&FunctionWords>) -> String {
    let mut key = "cmd".to_owned();
    let mut shown = "/".to_owned();
    for (index, part) in path.split(' ').enumerate() {
        key = format!("{key}-{part}");
        let name = words.and_then(|words| words.commands.get(&key)).map_or(part, String::as_str);
        if index > 0 {
            shown.push(' ');
        }
        shown.push_str(name);
    }
    shown
}
