//! Queries on a SQLite file.

use std::rc::Rc;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql, params_from_iter};

use crate::table::StoreError;

use super::value::{SqlRow, Value};

/// Converts a SQLite error to ours.
pub(in crate::store) fn broken(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict(error.to_string()),
        _ => StoreError::Failed(error.into()),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Int(None) | Value::Text(None) => ValueRef::Null,
            Value::Int(Some(number)) => ValueRef::Integer(*number),
            Value::Text(Some(text)) => ValueRef::Text(text.as_bytes()),
            Value::Strange(what) => return Err(rusqlite::Error::ToSqlConversionFailure(what.clone().into())),
        }))
    }
}

pub(super) fn execute(connection: &Connection, sql: &str, given: &[Value]) -> Result<usize, StoreError> {
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute(params_from_iter(given))).map_err(broken)
}

pub(super) fn rows(
    connection: &Connection,
    sql: &str,
    given: &[Value],
    limit: usize,
) -> Result<Vec<SqlRow>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(broken)?;
    let columns: Rc<[String]> = statement.column_names().into_iter().map(str::to_owned).collect();
    let mut answer = statement.query(params_from_iter(given)).map_err(broken)?;
    let mut rows = Vec::new();
    while rows.len() < limit
        && let Some(row) = answer.next().map_err(broken)?
    {
        let values = (0..columns.len()).map(|column| row.get_ref(column).map(value));
        rows.push(SqlRow::new(Rc::clone(&columns), values.collect::<Result<_, _>>().map_err(broken)?));
    }
    Ok(rows)
}

fn value(value: ValueRef<'_>) -> Value {
    match value {
        // SQLite doesn't report the type of NULL, and no caller needs it.
        ValueRef::Null => Value::Int(None),
        ValueRef::Integer(number) => Value::Int(Some(number)),
        ValueRef::Text(text) => match std::str::from_utf8(text) {
            Ok(text) => Value::Text(Some(text.to_owned())),
            Err(error) => Value::Strange(error.to_string()),
        },
        other => Value::Strange(format!("a value of the type {}", other.data_type())),
    }
}
