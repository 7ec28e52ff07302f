//! The log: lines on standard error, free of secrets.

use std::io::{self, Write};
use std::sync::Arc;

use tracing_subscriber::filter::{LevelFilter, ParseError, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::settings::LogFormat;

/// The value of `DAYKEEPER_LOG` is neither a level nor a list of directives.
#[derive(Debug, thiserror::Error)]
#[error("invalid DAYKEEPER_LOG `{text}`: {source}. Use a level such as info, or directives such as daykeeper=debug")]
pub struct FilterError {
    text: String,
    source: ParseError,
}

/// Parses a log filter: a level for this program (libraries then only warn), or a list of directives.
///
/// # Errors
/// The text is neither.
pub fn filter(text: &str) -> Result<Targets, FilterError> {
    let directives = match text.parse::<LevelFilter>() {
        Ok(level) => format!("warn,daykeeper={level}"),
        Err(_) => text.to_owned(),
    };
    directives.parse().map_err(|source| FilterError { text: text.to_owned(), source })
}

/// Starts logging to standard error.
///
/// # Errors
/// The filter can't be parsed.
pub fn start(text: &str, format: LogFormat, secrets: Vec<String>) -> Result<(), FilterError> {
    let writer = Redact::new(io::stderr, secrets);
    let filter = filter(text)?;
    let subscriber = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(writer).with_ansi(false);
    // Panics are logged like all other messages.
    std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
    // A second start (in tests) leaves the first one in place.
    let _ = match format {
        LogFormat::Text => subscriber.finish().with(filter).try_init(),
        LogFormat::Json => subscriber.json().flatten_event(true).finish().with(filter).try_init(),
    };
    Ok(())
}

/// A writer that replaces every secret with `[secret]`.
///
/// At their lower levels, libraries may log requests and headers, but a token must never appear in the log. The bot's
/// token is known. Interactions have unknown tokens, which let anyone reply for 15 minutes. So the writer removes
/// every word that is as long as a token, as text, in hexadecimal or as a list of bytes.
#[derive(Clone)]
pub struct Redact<M> {
    inner: M,
    secrets: Arc<Vec<String>>,
}

impl<M> Redact<M> {
    /// Wraps a maker of writers.
    pub fn new(inner: M, secrets: Vec<String>) -> Self {
        Redact { inner, secrets: Arc::new(secrets.into_iter().filter(|secret| !secret.is_empty()).collect()) }
    }
}

impl<'a, M: MakeWriter<'a>> MakeWriter<'a> for Redact<M> {
    type Writer = RedactWriter<M::Writer>;

    fn make_writer(&'a self) -> Self::Writer {
        RedactWriter { inner: self.inner.make_writer(), secrets: Arc::clone(&self.secrets) }
    }
}

/// A writer for one line. The subscriber writes a whole line in one call, so no secret is split.
pub struct RedactWriter<W> {
    inner: W,
    secrets: Arc<Vec<String>>,
}

impl<W: Write> Write for RedactWriter<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let mut text = String::from_utf8_lossy(line);
        for secret in self.secrets.iter() {
            if text.contains(secret.as_str()) {
                text = text.replace(secret.as_str(), SECRET).into();
            }
        }
        self.inner.write_all(redact_tokens(&text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Longest word of letters, digits, `-` and `_` to keep. Only tokens and hashes are longer.
const LONGEST_WORD: usize = 40;
/// Most digits of a byte, with `0x` before them.
const LONGEST_NUMBER: usize = 4;
/// Longest list of numbers to keep. Longer ones can be the bytes of a message.
const LONGEST_LIST: usize = 24;

/// Removes words and byte lists that may be a token.
fn redact_tokens(text: &str) -> String {
    let in_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (numbers, list) = list(rest);
        if numbers > LONGEST_LIST {
            out.push_str(SECRET);
            rest = &rest[list..];
            continue;
        }
        let word = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
        let taken = if word == 0 { first.len_utf8() } else { word };
        out.push_str(if word > LONGEST_WORD { SECRET } else { &rest[..taken] });
        rest = &rest[taken..];
    }
    out
}

/// Counts the bytes at the start of a text, and returns the end of the list. The bytes are decimal or hexadecimal
/// numbers, on one line or one per line.
fn list(text: &str) -> (usize, usize) {
    let (mut count, mut end, mut at) = (0, 0, 0);
    loop {
        let number = text[at..].find(|c: char| !c.is_ascii_hexdigit() && c != 'x').unwrap_or(text.len() - at);
        let behind = &text[at + number..];
        let whole = !behind.starts_with(|c: char| c.is_alphanumeric() || c == '-' || c == '_');
        if !(1..=LONGEST_NUMBER).contains(&number) || !whole {
            return (count, end);
        }
        (count, end) = (count + 1, at + number);
        let mut next = behind;
        loop {
            let trimmed = next.trim_start_matches(|c: char| c == ',' || c.is_ascii_whitespace());
            // JSON writes a newline this way.
            let trimmed = trimmed.strip_prefix("\\n").unwrap_or(trimmed);
            if trimmed.len() == next.len() {
                break;
            }
            next = trimmed;
        }
        if next.len() == behind.len() {
            return (count, end);
        }
        at = text.len() - next.len();
    }
}

/// The replacement for a secret.
const SECRET: &str = "[secret]";

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[derive(Clone, Default)]
    struct Buffer(Arc<Mutex<Vec<u8>>>);

    impl Write for Buffer {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_token_never_comes_out() {
        let buffer = Buffer::default();
        let made = buffer.clone();
        let writer = Redact::new(move || made.clone(), vec!["MTIz.abc.XYZ".into(), String::new()]);
        let subscriber = tracing_subscriber::fmt().with_writer(writer).finish().with(filter("trace").unwrap());
        tracing::subscriber::with_default(subscriber, || {
            tracing::info!(target: "daykeeper", header = "Bot MTIz.abc.XYZ", "MTIz.abc.XYZ twice: {:?}", "MTIz.abc.XYZ");
            let span = tracing::warn_span!(target: "daykeeper", "request", token = "MTIz.abc.XYZ");
            span.in_scope(|| tracing::warn!(target: "daykeeper", "inside"));
        });
        let text = String::from_utf8(buffer.0.lock().unwrap().clone()).unwrap();
        assert!(text.contains("inside") && text.contains("Bot [secret]"), "{text}");
        assert!(!text.contains("MTIz"), "{text}");
    }

    #[test]
    fn tokens_of_interactions_never_come_out() {
        let token = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6YWJjZGVmZ2hpamtsbW5vcA";
        let hex: String = token.bytes().map(|byte| format!("{byte:02x}")).collect();
        for line in [
            format!("POST /api/v10/interactions/12/{token}/callback"),
            format!(r#"Failing text: {{"token":"{token}","type":3}}"#),
            format!("payload: 0x{hex}"),
            format!("bytes: {:?} end", token.as_bytes()),
            format!("bytes: {:#?} end", token.as_bytes()),
            format!("bytes: {:#?} end", token.as_bytes()).replace('\n', "\\n"),
            format!("bytes: {:02x?} end", token.as_bytes()),
            format!("bytes: {:#04x?} end", token.as_bytes()),
            format!("bytes: {} end", token.bytes().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(" ")),
        ] {
            let text = redact_tokens(&line);
            assert!(!text.contains(token) && !text.contains(&hex[..60]), "{text}");
            let numbers = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| word.len() <= 4);
            assert!(numbers.count() < 20, "{text}");
            assert!(text.contains("[secret]"), "{text}");
        }
        let words = "add a bad cafe: 17, 4, 255 and 0x1f, be, ad; 1099511627776, 3, 4";
        assert_eq!(redact_tokens(words), words);
        let plain =
            "2026-11-22T05:00:00Z WARN daykeeper::discord::incoming::respond: row 1099511627776, 3, 4 – Kukulkán";
        assert_eq!(redact_tokens(plain), plain);
    }

    #[test]
    fn levels_and_directives_are_read() {
        let directives = filter("debug").unwrap().to_string();
        let mut directives: Vec<&str> = directives.split(',').collect();
        // A filter doesn't preserve the order of directives.
        directives.sort_unstable();
        assert_eq!(directives, ["daykeeper=debug", "warn"]);
        assert!(filter("daykeeper=trace,hyper=info").is_ok());
        assert!(filter("daykeeper=loud").unwrap_err().to_string().contains("DAYKEEPER_LOG"));
    }
}
