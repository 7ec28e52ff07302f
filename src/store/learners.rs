//! Each person's lessons.

use crate::table::{Learner, StoreError, UserId};

use super::rows::json;
use super::sql::{Session, params};

pub(super) fn learner(session: Session<'_>, user: UserId) -> Result<Learner, StoreError> {
    let sql = "SELECT progress FROM learners WHERE \"user\" = ?1";
    let progress: Option<String> = session.value(sql, params![user])?;
    let Some(progress) = progress else { return Ok(Learner::default()) };
    serde_json::from_str(&progress).map_err(|error| StoreError::Damaged {
        table: "learners",
        row: format!("user {user}"),
        why: error.to_string(),
    })
}

pub(super) fn keep_learner(session: Session<'_>, user: UserId, learner: &Learner) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO learners (\"user\", progress) VALUES (?1, ?2)
         ON CONFLICT (\"user\") DO UPDATE SET progress = excluded.progress",
        params![user, json(learner)?],
    )
}
