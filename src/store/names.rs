//! Names shared by both engines.

/// The tables of the schema.
pub(super) const TABLES: [&str; 23] = [
    "tables",
    "seats",
    "log",
    "drafts",
    "snapshots",
    "outbox",
    "messages",
    "jobs",
    "interactions",
    "people",
    "learners",
    "hints",
    "reviews",
    "boards",
    "posts",
    "queued_turns",
    "notes",
    "what_ifs",
    "maintenance",
    "pauses",
    "removed_servers",
    "deletions",
    "clock",
];
