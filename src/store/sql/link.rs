//! One connection to a PostgreSQL server, used by threads that block for the reply.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::error::Error;
use std::pin::pin;
use std::rc::Rc;
use std::sync::{Arc, mpsc};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{JoinHandle, Thread};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use tokio_postgres::error::SqlState;
use tokio_postgres::tls::{MakeTlsConnect, TlsConnect};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Config, Socket, Statement};

use crate::table::StoreError;

use super::value::{SqlRow, Value};

/// Time limit for connecting, and for a silent server before the connection counts as broken.
const PATIENCE: Duration = Duration::from_secs(10);

/// Time limit for one statement: a stalled connection must be replaced before the process's lease runs out. The
/// server ends the statement a little earlier, so that no statement continues without a reader.
const STATEMENT: Duration = Duration::from_secs(12);
/// The server's limit for one statement, in milliseconds.
const SERVER_STATEMENT_MS: u32 = 11_000;

/// Time limit for closing a connection, since a stalled one never closes.
const GOODBYE: Duration = Duration::from_secs(1);

/// Prepared statements to cache: more than the program has. Lists of numbers add statements that never repeat.
const STATEMENTS: usize = 400;

/// A connection. Its own thread reads and writes, and ends with it.
#[derive(Debug)]
pub(in crate::store) struct Link {
    /// `None` only while the connection is being dropped.
    client: Option<Client>,
    statements: RefCell<HashMap<String, Statement>>,
    /// `true` if a statement failed since the transaction began: the server would accept COMMIT, but roll back.
    spoilt: Cell<bool>,
    /// `true` if the server didn't reply in time: any further statement would wait behind that one.
    stalled: Cell<bool>,
    /// Dropped to end the thread.
    stop: Option<oneshot::Sender<()>>,
    driver: Option<JoinHandle<()>>,
}

impl Link {
    pub(in crate::store) fn open<T>(config: &Config, tls: &T) -> Result<Self, Box<dyn Error + Send + Sync>>
    where
        T: MakeTlsConnect<Socket, Stream: Send> + Clone + Send + 'static,
        T::TlsConnect: TlsConnect<Socket, Future: Send> + Send,
    {
        let (mut config, tls) = (config.clone(), tls.clone());
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(PATIENCE);
        }
        if config.get_keepalives_retries().is_none() {
            // Otherwise a server that lost power would count as connected for two hours.
            config.keepalives_idle(PATIENCE).keepalives_interval(PATIENCE / 3).keepalives_retries(3);
        }
        if config.get_application_name().is_none() {
            config.application_name("daykeeper");
        }
        let (opened, opening) = mpsc::channel();
        let (stop, mut stopped) = oneshot::channel::<()>();
        let driver = std::thread::Builder::new().name("postgres".to_owned()).spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let failed = |error: Box<dyn Error + Send + Sync>| drop(opened.send(Err(error)));
            match runtime {
                Err(error) => failed(error.into()),
                Ok(runtime) => runtime.block_on(async {
                    match tokio::time::timeout(STATEMENT, config.connect(tls)).await {
                        Err(_) => failed("the server accepts connections but does not answer".into()),
                        Ok(Err(error)) => failed(error.into()),
                        Ok(Ok((client, connection))) => {
                            let _ = opened.send(Ok(client));
                            let mut connection = pin!(connection);
                            let ended = tokio::select! {
                                ended = &mut connection => ended,
                                // Only dropping the link ends the channel.
                                _ = &mut stopped => {
                                    tokio::time::timeout(GOODBYE, connection).await.unwrap_or(Ok(()))
                                }
                            };
                            if let Err(error) = ended {
                                tracing::warn!(%error, "lost the connection to the database");
                            }
                        }
                    }
                }),
            }
        })?;
        let client = opening.recv().map_err(|_| "the connection's thread ended")??;
        let link = Link {
            client: Some(client),
            statements: RefCell::default(),
            spoilt: Cell::new(false),
            stalled: Cell::new(false),
            stop: Some(stop),
            driver: Some(driver),
        };
        // Limits how long the server keeps a transaction's locks if the connection breaks without its knowledge.
        link.batch(&format!(
            "SET idle_in_transaction_session_timeout = '20s'; SET statement_timeout = {SERVER_STATEMENT_MS}"
        ))?;
        Ok(link)
    }

    /// Returns `true` if the connection is unusable.
    pub(in crate::store) fn is_closed(&self) -> bool {
        self.stalled.get() || self.client.as_ref().is_none_or(Client::is_closed)
    }

    /// Returns `true` if a statement in the transaction failed.
    pub(in crate::store) fn is_poisoned(&self) -> bool {
        self.spoilt.get()
    }

    fn note_error(&self, error: StoreError) -> StoreError {
        self.spoilt.set(true);
        error
    }

    fn client(&self) -> Result<&Client, StoreError> {
        let usable = self.client.as_ref().filter(|_| !self.stalled.get());
        usable.ok_or_else(|| StoreError::Failed(Box::new(Unanswered)))
    }

    /// Blocks for a reply, up to the time limit for statements.
    fn wait<T>(&self, answer: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
        self.wait_until(Some(Instant::now() + STATEMENT), answer)
    }

    fn wait_until<T>(
        &self,
        end: Option<Instant>,
        answer: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, StoreError> {
        match answer_until(end, answer) {
            Some(answer) => answer.map_err(failed),
            None => {
                tracing::warn!("the database did not answer in time; closing the connection");
                self.stalled.set(true);
                Err(StoreError::Failed(Box::new(Unanswered)))
            }
        }
    }

    /// Runs several statements without values or results.
    pub(in crate::store) fn batch(&self, sql: &str) -> Result<(), StoreError> {
        self.wait(self.client()?.batch_execute(sql))
    }

    /// Runs several statements without a time limit, for work on whole tables.
    pub(in crate::store) fn long_batch(&self, sql: &str) -> Result<(), StoreError> {
        self.batch("SET statement_timeout = 0")?;
        let done = self.wait_until(None, self.client()?.batch_execute(sql));
        // A failed transaction rejects settings until its end, which resets them.
        let _ = self.batch(&format!("SET statement_timeout = {SERVER_STATEMENT_MS}"));
        done
    }

    /// Begins a transaction and changes rows in one round trip. Returns the number of rows.
    pub(in crate::store) fn begin(&self, sql: &str, given: &[Value]) -> Result<u64, StoreError> {
        let statement = self.prepared(sql, given)?;
        let given = borrowed(given);
        let client = self.client()?;
        let both = async {
            let (begun, changed) = futures::join!(client.batch_execute("BEGIN"), client.execute(&statement, &given));
            begun.and(changed)
        };
        let changed = self.wait(both);
        self.spoilt.set(false);
        changed
    }

    pub(in crate::store) fn execute(&self, sql: &str, given: &[Value]) -> Result<usize, StoreError> {
        let statement = self.prepared(sql, given)?;
        let given = without_nul(given);
        let changed = self.wait(self.client()?.execute(&statement, &borrowed(&given)));
        let changed = changed.map_err(|error| self.note_error(error))?;
        Ok(usize::try_from(changed).unwrap_or(usize::MAX))
    }

    pub(in crate::store) fn rows(&self, sql: &str, given: &[Value]) -> Result<Vec<SqlRow>, StoreError> {
        let statement = self.prepared(sql, given)?;
        let given = without_nul(given);
        let columns: Rc<[String]> = statement.columns().iter().map(|column| column.name().to_owned()).collect();
        let answer = self.wait(self.client()?.query(&statement, &borrowed(&given)));
        let answer = answer.map_err(|error| self.note_error(error))?;
        let row = |row: &tokio_postgres::Row| {
            let values = (0..columns.len()).map(|column| value(row, column));
            Ok(SqlRow::new(Rc::clone(&columns), values.collect::<Result<_, _>>().map_err(failed)?))
        };
        answer.iter().map(row).collect()
    }

    /// Returns the prepared statement for a query, with explicit types so that the server needn't guess.
    fn prepared(&self, sql: &str, given: &[Value]) -> Result<Statement, StoreError> {
        if let Some(statement) = self.statements.borrow().get(sql) {
            return Ok(statement.clone());
        }
        let types: Vec<Type> = given
            .iter()
            .map(|value| match value {
                Value::Int(_) => Type::INT8,
                Value::Text(_) | Value::Strange(_) => Type::TEXT,
            })
            .collect();
        // Both engines number their parameters. Only the character before the number differs.
        let statement = self.wait(self.client()?.prepare_typed(&sql.replace('?', "$"), &types));
        let statement = statement.map_err(|error| self.note_error(error))?;
        let mut statements = self.statements.borrow_mut();
        if statements.len() >= STATEMENTS {
            statements.clear();
        }
        statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.statements.borrow_mut().clear();
        // Dropping the client ends the connection and the thread, after the server has received the goodbye.
        drop(self.client.take());
        drop(self.stop.take());
        if let Some(driver) = self.driver.take() {
            let _ = driver.join();
        }
    }
}

/// The server didn't reply in time, so the statement may or may not have run.
#[derive(Debug, thiserror::Error)]
#[error("the database did not answer in time")]
struct Unanswered;

/// Blocks this thread for a result. Returns `None` if it isn't ready in time.
fn answer_until<T>(end: Option<Instant>, answer: impl Future<Output = T>) -> Option<T> {
    struct Sleeper(Thread);

    impl Wake for Sleeper {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }

    let waker = Waker::from(Arc::new(Sleeper(std::thread::current())));
    let (mut answer, mut context) = (pin!(answer), Context::from_waker(&waker));
    loop {
        if let Poll::Ready(answer) = answer.as_mut().poll(&mut context) {
            return Some(answer);
        }
        match end {
            Some(end) => {
                let left = end.checked_duration_since(Instant::now()).filter(|left| !left.is_zero())?;
                std::thread::park_timeout(left);
            }
            None => std::thread::park(),
        }
    }
}

fn borrowed(given: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    fn borrow(value: &Value) -> &(dyn ToSql + Sync) {
        match value {
            Value::Int(number) => number,
            Value::Text(text) => text,
            Value::Strange(what) => what,
        }
    }
    given.iter().map(borrow).collect()
}

/// Replaces NUL, the one character that PostgreSQL can't store. No one types it.
fn without_nul(given: &[Value]) -> Cow<'_, [Value]> {
    let is_kept = |value: &Value| !matches!(value, Value::Text(Some(text)) if text.contains('\0'));
    if given.iter().all(is_kept) {
        return given.into();
    }
    let keep = |value: &Value| match value {
        Value::Text(Some(text)) => Value::Text(Some(text.replace('\0', "\u{fffd}"))),
        value => value.clone(),
    };
    given.iter().map(keep).collect()
}

fn value(row: &tokio_postgres::Row, column: usize) -> Result<Value, tokio_postgres::Error> {
    let kind = row.columns()[column].type_();
    Ok(match kind {
        kind if *kind == Type::INT8 => Value::Int(row.try_get(column)?),
        kind if *kind == Type::INT4 => Value::Int(row.try_get::<_, Option<i32>>(column)?.map(i64::from)),
        kind if *kind == Type::BOOL => Value::Int(row.try_get::<_, Option<bool>>(column)?.map(i64::from)),
        kind if [Type::TEXT, Type::VARCHAR, Type::NAME].contains(kind) => Value::Text(row.try_get(column)?),
        other => Value::Strange(format!("a value of the type {other}")),
    })
}

/// Converts a server error to ours.
pub(in crate::store) fn failed(error: tokio_postgres::Error) -> StoreError {
    match error.as_db_error() {
        // Class 23 covers all constraint violations. The report's details have values of the row, which may be secret.
        Some(report) if report.code().code().starts_with("23") => StoreError::Conflict(report.message().to_owned()),
        _ => StoreError::Failed(error.into()),
    }
}

/// Returns `true` if the server rolled a transaction back only because of another one, so a retry can work.
pub(in crate::store) fn is_contention(error: &StoreError) -> bool {
    let StoreError::Failed(source) = error else { return false };
    let code = source.downcast_ref::<tokio_postgres::Error>().and_then(tokio_postgres::Error::code);
    code.is_some_and(|code| [SqlState::T_R_SERIALIZATION_FAILURE, SqlState::T_R_DEADLOCK_DETECTED].contains(code))
}

/// Returns `true` if the server refused the statement. Otherwise the statement may have run.
pub(in crate::store) fn was_refused(error: &StoreError) -> bool {
    match error {
        StoreError::Failed(source) => {
            let Some(error) = source.downcast_ref::<tokio_postgres::Error>() else { return !source.is::<Unanswered>() };
            // A server that shuts down may have stopped in the middle.
            error
                .as_db_error()
                .is_some_and(|report| !["57P", "08"].iter().any(|ends| report.code().code().starts_with(ends)))
        }
        _ => true,
    }
}
