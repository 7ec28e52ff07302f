//! The values of queries and results: integers, text and NULL.

use std::fmt;
use std::rc::Rc;

use crate::table::{ChannelId, GuildId, InteractionId, JobId, MessageId, OutboxRowId, StoreError, TableId, UserId};

/// A value or NULL. NULL has a type too, since PostgreSQL needs one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) enum Value {
    /// An integer. A boolean is 0 or 1.
    Int(Option<i64>),
    Text(Option<String>),
    /// A description of a value that this program never writes.
    Strange(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(None) | Value::Text(None) => f.write_str("nothing"),
            Value::Int(Some(number)) => write!(f, "the number {number}"),
            Value::Text(Some(text)) => write!(f, "`{text}`"),
            Value::Strange(what) => f.write_str(what),
        }
    }
}

/// A type that can be a query parameter.
pub(in crate::store) trait SqlParameter {
    /// NULL of the type's kind.
    const ABSENT: Value;

    fn given(&self) -> Value;
}

macro_rules! given_as_numbers {
    ($($type:ty => $number:expr),* $(,)?) => {
        $(impl SqlParameter for $type {
            const ABSENT: Value = Value::Int(None);

            fn given(&self) -> Value {
                Value::Int(Some($number(*self)))
            }
        })*
    };
}
given_as_numbers! {
    bool => i64::from,
    u8 => i64::from,
    u16 => i64::from,
    u32 => i64::from,
    i64 => i64::from,
    ChannelId => |id: ChannelId| id.0.cast_signed(),
    GuildId => |id: GuildId| id.0.cast_signed(),
    InteractionId => |id: InteractionId| id.0.cast_signed(),
    JobId => |id: JobId| id.0,
    MessageId => |id: MessageId| id.0.cast_signed(),
    OutboxRowId => |id: OutboxRowId| id.0,
    TableId => |id: TableId| id.0,
    UserId => |id: UserId| id.0.cast_signed(),
}

impl SqlParameter for str {
    const ABSENT: Value = Value::Text(None);

    fn given(&self) -> Value {
        Value::Text(Some(self.to_owned()))
    }
}

impl SqlParameter for String {
    const ABSENT: Value = str::ABSENT;

    fn given(&self) -> Value {
        self.as_str().given()
    }
}

impl<T: SqlParameter + ?Sized> SqlParameter for &T {
    const ABSENT: Value = T::ABSENT;

    fn given(&self) -> Value {
        (*self).given()
    }
}

impl<T: SqlParameter> SqlParameter for Option<T> {
    const ABSENT: Value = T::ABSENT;

    fn given(&self) -> Value {
        self.as_ref().map_or(T::ABSENT, SqlParameter::given)
    }
}

/// Builds the parameters of a query, in the order of their numbers.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        &[$($crate::store::sql::SqlParameter::given(&$value)),*]
    };
}
pub(in crate::store) use params;

/// A type that can be read from a column.
pub(in crate::store) trait FromValue: Sized {
    /// Converts a stored value. Returns `None` if it has another type or is out of range.
    fn read(value: &Value) -> Option<Self>;
}

impl FromValue for i64 {
    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Int(number) => *number,
            Value::Text(_) | Value::Strange(_) => None,
        }
    }
}

impl FromValue for u32 {
    fn read(value: &Value) -> Option<Self> {
        i64::read(value)?.try_into().ok()
    }
}

impl FromValue for bool {
    fn read(value: &Value) -> Option<Self> {
        i64::read(value).map(|number| number != 0)
    }
}

impl FromValue for String {
    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Text(text) => text.clone(),
            Value::Int(_) | Value::Strange(_) => None,
        }
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Int(None) | Value::Text(None) => Some(None),
            value => T::read(value).map(Some),
        }
    }
}

/// A row of a result.
#[derive(Clone, Debug)]
pub(in crate::store) struct SqlRow {
    columns: Rc<[String]>,
    values: Vec<Value>,
}

impl SqlRow {
    pub(in crate::store) fn new(columns: Rc<[String]>, values: Vec<Value>) -> Self {
        SqlRow { columns, values }
    }

    /// Returns the value in a column, by its index.
    pub(in crate::store) fn at<T: FromValue>(&self, column: usize) -> Result<T, StoreError> {
        self.read(Some(column)).map_err(|why| StoreError::Failed(format!("column {column}: {why}").into()))
    }

    /// Returns the value in a column, by its name, or a description of the problem.
    pub(in crate::store) fn get<T: FromValue>(&self, column: &str) -> Result<T, String> {
        self.read(self.columns.iter().position(|name| name == column))
    }

    pub(in crate::store) fn columns(&self) -> &[String] {
        &self.columns
    }

    /// Returns the values, in column order.
    pub(in crate::store) fn values(&self) -> &[Value] {
        &self.values
    }

    fn read<T: FromValue>(&self, place: Option<usize>) -> Result<T, String> {
        let value = place.and_then(|place| self.values.get(place)).ok_or("there is no such column")?;
        T::read(value).ok_or_else(|| format!("{value} does not belong there"))
    }
}
