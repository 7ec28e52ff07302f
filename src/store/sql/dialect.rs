//! SQL that differs between the engines, and lists in queries.

/// The SQL dialect of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Dialect {
    Sqlite,
    /// PostgreSQL and compatible servers.
    Postgres,
}

impl Dialect {
    /// SQL for a boolean field of a JSON column. A missing field counts as `true`.
    pub(in crate::store) fn json_bool_default_true(self, column: &str, name: &str) -> String {
        match self {
            Dialect::Sqlite => format!("coalesce(json_extract({column}, '$.{name}'), 1)"),
            Dialect::Postgres => format!("coalesce(CAST(CAST({column} AS jsonb) ->> '{name}' AS BOOLEAN), true)"),
        }
    }

    /// SQL condition: the last object of a JSON list in a column has a value for this field.
    pub(in crate::store) fn json_last_field_set(self, column: &str, name: &str) -> String {
        match self {
            Dialect::Sqlite => format!("json_extract({column}, '$[#-1].{name}') IS NOT NULL"),
            Dialect::Postgres => format!("CAST({column} AS jsonb) -> -1 ->> '{name}' IS NOT NULL"),
        }
    }

    /// SQL condition: a number is in the JSON list of a parameter.
    pub(in crate::store) fn is_in(self, number: &str, list: &str) -> String {
        match self {
            Dialect::Sqlite => format!("{number} IN (SELECT value FROM json_each({list}))"),
            Dialect::Postgres => {
                format!(
                    "{number} IN (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST({list} AS json)))"
                )
            }
        }
    }

    /// SQL for the number of the newest table, deleted ones included. Returns 0 if there was none.
    pub(in crate::store) fn last_table(self) -> &'static str {
        match self {
            Dialect::Sqlite => "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'tables'",
            Dialect::Postgres => "SELECT last_table FROM daykeeper",
        }
    }

    /// SQL that records a new table's number, or `None` if the engine does so automatically.
    pub(in crate::store) fn note_table(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some("UPDATE daykeeper SET last_table = ?1"),
        }
    }
}

/// SQL condition that a column has none of these numbers, to append to others.
pub(in crate::store) fn none_of(column: &str, numbers: impl IntoIterator<Item = i64>) -> String {
    let numbers: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    if numbers.is_empty() { String::new() } else { format!(" AND {column} NOT IN ({})", numbers.join(", ")) }
}
