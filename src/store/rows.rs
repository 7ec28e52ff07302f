//! Typed access to rows. Values that don't fit their column produce an error that names the damaged row.

use std::time::Duration;

use jiff::Timestamp;
use serde::de::DeserializeOwned;

use crate::table::{Bytes32, StoreError};

use super::sql::{FromValue, Session, SqlRow, Value};

/// Converts a time to its stored form.
pub(super) fn millis(time: Timestamp) -> i64 {
    time.as_millisecond()
}

/// Returns the number of rows and the age of the earliest of their times.
pub(super) fn oldest(
    session: Session<'_>,
    sql: &str,
    given: &[Value],
    now: Timestamp,
) -> Result<(u64, Duration), StoreError> {
    let Some(row) = session.row(sql, given)? else { return Ok((0, Duration::ZERO)) };
    let (count, time): (i64, Option<i64>) = (row.at(0)?, row.at(1)?);
    let age = time.map_or(0, |time| millis(now) - time);
    Ok((count.unsigned_abs(), Duration::from_millis(u64::try_from(age).unwrap_or_default())))
}

/// Converts an optional stored time.
pub(super) fn moment(millis: Option<i64>) -> Result<Option<Timestamp>, StoreError> {
    millis.map(|at| Timestamp::from_millisecond(at).map_err(|error| StoreError::Failed(error.into()))).transpose()
}

/// A row of a named table.
pub(super) struct Fields<'a> {
    row: &'a SqlRow,
    table: &'static str,
    key: String,
}

impl<'a> Fields<'a> {
    /// Wraps a row of `table`. `key` identifies it in error messages.
    pub(super) fn new(row: &'a SqlRow, table: &'static str, key: impl Into<String>) -> Self {
        Fields { row, table, key: key.into() }
    }

    pub(super) fn damaged(&self, column: &str, why: impl std::fmt::Display) -> StoreError {
        StoreError::Damaged { table: self.table, row: self.key.clone(), why: format!("{column}: {why}") }
    }

    fn get<T: FromValue>(&self, column: &str) -> Result<T, StoreError> {
        self.row.get(column).map_err(|error| self.damaged(column, error))
    }

    pub(super) fn text(&self, column: &str) -> Result<String, StoreError> {
        self.get(column)
    }

    pub(super) fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError> {
        self.get(column)
    }

    /// Reads a number of a smaller integer type.
    pub(super) fn int<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        let value: i64 = self.get(column)?;
        T::try_from(value).map_err(|_| self.damaged(column, format!("{value} is out of range")))
    }

    pub(super) fn maybe_int<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let value: Option<i64> = self.get(column)?;
        value.map(|_| self.int(column)).transpose()
    }

    /// Reads 64 unsigned bits.
    pub(super) fn bits(&self, column: &str) -> Result<u64, StoreError> {
        self.get::<i64>(column).map(i64::cast_unsigned)
    }

    pub(super) fn maybe_bits(&self, column: &str) -> Result<Option<u64>, StoreError> {
        Ok(self.get::<Option<i64>>(column)?.map(i64::cast_unsigned))
    }

    pub(super) fn time(&self, column: &str) -> Result<Timestamp, StoreError> {
        Timestamp::from_millisecond(self.get(column)?).map_err(|error| self.damaged(column, error))
    }

    pub(super) fn maybe_time(&self, column: &str) -> Result<Option<Timestamp>, StoreError> {
        let value: Option<i64> = self.get(column)?;
        value.map(|_| self.time(column)).transpose()
    }

    pub(super) fn json<T: DeserializeOwned>(&self, column: &str) -> Result<T, StoreError> {
        serde_json::from_str(&self.text(column)?).map_err(|error| self.damaged(column, error))
    }

    /// Reads 32 bytes from 64 hexadecimal digits.
    pub(super) fn maybe_bytes32(&self, column: &str) -> Result<Option<Bytes32>, StoreError> {
        let text = self.maybe_text(column)?;
        text.map(|text| text.parse().map_err(|error| self.damaged(column, error))).transpose()
    }

    /// Reads a value that serializes as one word.
    pub(super) fn word<T: DeserializeOwned>(&self, column: &str) -> Result<T, StoreError> {
        serde_json::from_value(self.text(column)?.into()).map_err(|error| self.damaged(column, error))
    }
}

/// Serializes a value as JSON. Our values are plain data, so this can't fail in practice.
pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    Ok(serde_json::to_string(value)?)
}

pub(super) fn word<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Ok(word),
        Ok(other) => Err(StoreError::Failed(format!("`{other}` is not a word").into())),
        Err(error) => Err(error.into()),
    }
}

/// Formats words as a list for `IN (...)`. The list must not be empty.
pub(super) fn words<T: serde::Serialize>(values: &[T]) -> Result<String, StoreError> {
    let words: Result<Vec<String>, StoreError> = values.iter().map(|value| Ok(format!("'{}'", word(value)?))).collect();
    Ok(words?.join(", "))
}
