//! One connection to a PostgreSQL server, asked by threads that wait for the answer.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::error::Error;
use std::rc::Rc;
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use futures::executor::block_on;
use tokio_postgres::error::SqlState;
use tokio_postgres::tls::{MakeTlsConnect, TlsConnect};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Config, Socket, Statement};

use crate::table::StoreError;

use super::value::{Row, Value};

/// How long a connection may take to stand, and how long a silent server is believed to be there.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many statements stay prepared: more than there are, but for lists of numbers that never come again.
const STATEMENTS: usize = 400;

/// A connection. A thread of its own reads from it and writes to it, and ends with it.
#[derive(Debug)]
pub(in crate::store) struct Link {
    /// Gone only while it is being dropped.
    client: Option<Client>,
    statements: RefCell<HashMap<String, Statement>>,
    /// Whether something failed since the transaction began: the server would answer COMMIT and have undone all.
    spoilt: Cell<bool>,
    driver: Option<JoinHandle<()>>,
}

impl Link {
    /// Connects.
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
        if config.get_application_name().is_none() {
            config.application_name("daykeeper");
        }
        let (tell, told) = mpsc::channel();
        let driver = std::thread::Builder::new().name("postgres".to_owned()).spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let failed = |error: Box<dyn Error + Send + Sync>| drop(tell.send(Err(error)));
            match runtime {
                Err(error) => failed(error.into()),
                Ok(runtime) => runtime.block_on(async {
                    match config.connect(tls).await {
                        Err(error) => failed(error.into()),
                        Ok((client, connection)) => {
                            let _ = tell.send(Ok(client));
                            if let Err(error) = connection.await {
                                tracing::warn!(%error, "the connection to the database broke");
                            }
                        }
                    }
                }),
            }
        })?;
        let client = told.recv().map_err(|_| "the connection's thread ended")??;
        Ok(Link {
            client: Some(client),
            statements: RefCell::default(),
            spoilt: Cell::new(false),
            driver: Some(driver),
        })
    }

    /// Whether nothing can be asked here any more.
    pub(in crate::store) fn is_closed(&self) -> bool {
        self.client.as_ref().is_none_or(Client::is_closed)
    }

    /// Whether something failed in the transaction.
    pub(in crate::store) fn is_spoilt(&self) -> bool {
        self.spoilt.get()
    }

    fn noted(&self, error: tokio_postgres::Error) -> StoreError {
        self.spoilt.set(true);
        failed(error)
    }

    fn client(&self) -> Result<&Client, StoreError> {
        self.client.as_ref().ok_or_else(|| StoreError::Failed("the connection is closed".into()))
    }

    /// Several statements without values or answers.
    pub(in crate::store) fn batch(&self, sql: &str) -> Result<(), StoreError> {
        block_on(self.client()?.batch_execute(sql)).map_err(failed)
    }

    /// Begins a transaction and changes rows, in one round: how many.
    pub(in crate::store) fn begin(&self, sql: &str, given: &[Value]) -> Result<u64, StoreError> {
        let statement = self.prepared(sql, given)?;
        let given = borrowed(given);
        let client = self.client()?;
        let (begun, changed) =
            block_on(async { futures::join!(client.batch_execute("BEGIN"), client.execute(&statement, &given)) });
        self.spoilt.set(false);
        begun.and(changed).map_err(failed)
    }

    pub(in crate::store) fn execute(&self, sql: &str, given: &[Value]) -> Result<usize, StoreError> {
        let statement = self.prepared(sql, given)?;
        let given = kept(given);
        let changed =
            block_on(self.client()?.execute(&statement, &borrowed(&given))).map_err(|error| self.noted(error))?;
        Ok(usize::try_from(changed).unwrap_or(usize::MAX))
    }

    pub(in crate::store) fn rows(&self, sql: &str, given: &[Value]) -> Result<Vec<Row>, StoreError> {
        let statement = self.prepared(sql, given)?;
        let given = kept(given);
        let columns: Rc<[String]> = statement.columns().iter().map(|column| column.name().to_owned()).collect();
        let answer =
            block_on(self.client()?.query(&statement, &borrowed(&given))).map_err(|error| self.noted(error))?;
        let row = |row: &tokio_postgres::Row| {
            let values = (0..columns.len()).map(|column| value(row, column));
            Ok(Row::new(Rc::clone(&columns), values.collect::<Result<_, _>>().map_err(failed)?))
        };
        answer.iter().map(row).collect()
    }

    /// The statement for a query, with the types that are given: so the server need not guess.
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
        // Both engines number what is given; only the sign before the number differs.
        let statement = block_on(self.client()?.prepare_typed(&sql.replace('?', "$"), &types));
        let statement = statement.map_err(|error| self.noted(error))?;
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
        // With the client the connection ends, and with it the thread: then the server has been told.
        drop(self.client.take());
        if let Some(driver) = self.driver.take() {
            let _ = driver.join();
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

/// PostgreSQL keeps every character but one, which nobody types: it is replaced.
fn kept(given: &[Value]) -> Cow<'_, [Value]> {
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

/// What the server reports, as our error.
pub(in crate::store) fn failed(error: tokio_postgres::Error) -> StoreError {
    match error.as_db_error() {
        // Whatever breaks a constraint is of class 23.
        Some(report) if report.code().code().starts_with("23") => StoreError::Conflict(report.to_string()),
        _ => StoreError::Failed(error.into()),
    }
}

/// Whether the server undid a transaction only because of another one: it may be done again.
pub(in crate::store) fn was_in_the_way(error: &StoreError) -> bool {
    let StoreError::Failed(source) = error else { return false };
    let code = source.downcast_ref::<tokio_postgres::Error>().and_then(tokio_postgres::Error::code);
    code.is_some_and(|code| [SqlState::T_R_SERIALIZATION_FAILURE, SqlState::T_R_DEADLOCK_DETECTED].contains(code))
}

/// Whether the server said why it did not do it. Otherwise it may have been done.
pub(in crate::store) fn was_refused(error: &StoreError) -> bool {
    match error {
        StoreError::Failed(source) => {
            let Some(error) = source.downcast_ref::<tokio_postgres::Error>() else { return true };
            // A server that ends may have ended it in the middle.
            error
                .as_db_error()
                .is_some_and(|report| !["57P", "08"].iter().any(|ends| report.code().code().starts_with(ends)))
        }
        _ => true,
    }
}
