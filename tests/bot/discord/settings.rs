//! The log never contains a token, at any level and from any library.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use daykeeper::cli::logging::{Redact, filter};
use daykeeper::cli::settings::BotSettings;
use daykeeper::discord::{self, BotAccess, DiscordError, Secret};
use daykeeper::games;
use daykeeper::render::Pictures;
use daykeeper::store::Database;
use daykeeper::table::{OsEntropy, SystemClock, Tables};
use daykeeper::text::Texts;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::layer::SubscriberExt;

/// Collects the log.
#[derive(Clone, Default)]
pub struct Buffer(pub Arc<Mutex<Vec<u8>>>);

impl Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The real client logs at the lowest level, against an unreachable address and a server that refuses the token.
#[test]
fn the_client_does_not_log_the_token() {
    const TOKEN: &str = "MTA5ODc2NTQzMjEwOTg3NjU0Mw.GtZxYw.not-a-real-token-at-all";
    let buffer = Buffer::default();
    let made = buffer.clone();
    let writer = Redact::new(move || made.clone(), vec![TOKEN.to_owned()]);
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(writer).finish();
    tracing::subscriber::with_default(subscriber.with(filter("trace,hyper=trace").unwrap()), || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let settings = BotSettings::read(|name| match name {
                "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
                _ => None,
            });
            tracing::error!(?settings, "the settings");
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = format!("http://{}", listener.local_addr().unwrap());
            tokio::spawn(async move {
                use tokio::io::{AsyncReadExt, AsyncWriteExt};
                while let Ok((mut stream, _)) = listener.accept().await {
                    let mut request = [0; 4096];
                    let read = stream.read(&mut request).await.unwrap();
                    let head = String::from_utf8_lossy(&request[..read]).into_owned();
                    assert!(head.contains(TOKEN), "the token is sent where it must be: {head}");
                    let answer = format!(
                        "HTTP/1.1 401 Unauthorized\r\ncontent-length: 30\r\n\r\n{}",
                        r#"{"message":"no","code":0,"a":1"#
                    );
                    stream.write_all(answer.as_bytes()).await.unwrap();
                }
            });
            let folder = tempfile::tempdir().unwrap();
            let store = Arc::new(Database::open(folder.path().join("x.db")).unwrap());
            let tables = Tables::new(games::titles().to_vec(), store, Arc::new(SystemClock), Arc::new(OsEntropy));
            let connection =
                BotAccess { token: Secret::token(TOKEN).unwrap(), api: Some(address), guild: None, admin: None };
            tracing::error!(?connection, "where to");
            let texts = Arc::new(Texts::embedded());
            let ended = discord::run(connection, tables, texts, Pictures::new(1), CancellationToken::new()).await;
            assert!(matches!(ended, Err(DiscordError::Token)));
            tracing::error!(?ended, "the end");
        });
    });
    let text = String::from_utf8(buffer.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains("the settings") && text.contains("Err(Token)"), "{text}");
    assert!(!text.contains("not-a-real-token"), "{text}");
}
