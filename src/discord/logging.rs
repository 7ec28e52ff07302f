//! The log: lines on standard error, in which a secret never stands.

use std::io::{self, Write};
use std::sync::Arc;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

/// Reads what shall be logged: a level for this program (libraries then only warn), or a list of
/// directives.
///
/// # Errors
/// One sentence: the text is neither.
pub fn filter(text: &str) -> Result<EnvFilter, String> {
    let directives = match text.parse::<tracing_subscriber::filter::LevelFilter>() {
        // The client warns of every connection that it closes itself.
        Ok(level) => format!("warn,serenity::gateway::bridge::shard_runner=error,daykeeper={level}"),
        Err(_) => text.to_owned(),
    };
    EnvFilter::try_new(&directives).map_err(|error| {
        format!(
            "DAYKEEPER_LOG must be a level such as info, or directives such as daykeeper=debug, not `{text}`: {error}"
        )
    })
}

/// Starts logging to standard error.
///
/// # Errors
/// One sentence: the filter cannot be read.
pub fn start(text: &str, secrets: Vec<String>) -> Result<(), String> {
    let writer = Redact::new(io::stderr, secrets);
    let subscriber = tracing_subscriber::fmt().with_env_filter(filter(text)?).with_writer(writer).with_ansi(false);
    // A second start (in tests) leaves the first one in place.
    let _ = subscriber.try_init();
    Ok(())
}

/// A writer that puts `[secret]` in the place of every secret.
///
/// Libraries may print requests and headers at their lower levels; whatever the level, a token
/// must not come out.
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

/// One line on its way out. The subscriber hands over a whole line at once, so no secret is split.
pub struct RedactWriter<W> {
    inner: W,
    secrets: Arc<Vec<String>>,
}

impl<W: Write> Write for RedactWriter<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let mut text = String::from_utf8_lossy(line);
        for secret in self.secrets.iter() {
            if text.contains(secret.as_str()) {
                text = text.replace(secret.as_str(), "[secret]").into();
            }
        }
        self.inner.write_all(text.as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

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
        let subscriber =
            tracing_subscriber::fmt().with_env_filter(filter("trace").unwrap()).with_writer(writer).finish();
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
    fn levels_and_directives_are_read() {
        let directives = filter("debug").unwrap().to_string();
        let mut directives: Vec<&str> = directives.split(',').collect();
        // A filter does not keep their order.
        directives.sort_unstable();
        assert_eq!(directives, ["daykeeper=debug", "serenity::gateway::bridge::shard_runner=error", "warn"]);
        assert!(filter("daykeeper=trace,serenity=info").is_ok());
        assert!(filter("daykeeper=loud").unwrap_err().contains("DAYKEEPER_LOG"));
    }
}
