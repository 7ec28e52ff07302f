//! The few words that differ between the engines, and lists in queries.

/// Which engine's words a query uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Dialect {
    /// SQLite.
    Sqlite,
    /// PostgreSQL, and what speaks like it.
    Postgres,
}

impl Dialect {
    /// Whether JSON in a column has a truth of this name; where it is not there it counts as one.
    pub(in crate::store) fn true_unless_said(self, column: &str, name: &str) -> String {
        match self {
            Dialect::Sqlite => format!("coalesce(json_extract({column}, '$.{name}'), 1)"),
            Dialect::Postgres => format!("coalesce(CAST(CAST({column} AS jsonb) ->> '{name}' AS BOOLEAN), true)"),
        }
    }

    /// Whether the last object of a JSON list in a column has a value of this name.
    pub(in crate::store) fn last_has(self, column: &str, name: &str) -> String {
        match self {
            Dialect::Sqlite => format!("json_extract({column}, '$[#-1].{name}') IS NOT NULL"),
            Dialect::Postgres => format!("CAST({column} AS jsonb) -> -1 ->> '{name}' IS NOT NULL"),
        }
    }

    /// The number of the table that was made last, also if it is gone; 0 where there was none.
    pub(in crate::store) fn last_table(self) -> &'static str {
        match self {
            Dialect::Sqlite => "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'tables'",
            Dialect::Postgres => "SELECT last_table FROM daykeeper",
        }
    }

    /// Notes the number of a table that is made, where the engine does not by itself.
    pub(in crate::store) fn note_table(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some("UPDATE daykeeper SET last_table = ?1"),
        }
    }
}

/// The condition that a column holds none of these numbers, to be joined to others.
pub(in crate::store) fn none_of(column: &str, numbers: impl IntoIterator<Item = i64>) -> String {
    let numbers: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    if numbers.is_empty() { String::new() } else { format!(" AND {column} NOT IN ({})", numbers.join(", ")) }
}
