//! Routes each request, job and message to the feature that handles it.

pub(in crate::table) mod announce;
pub(in crate::table) mod decide;
pub(in crate::table) mod jobs;
pub(in crate::table) mod outbox;
pub(in crate::table) mod overview;
pub(in crate::table) mod requests;
pub(in crate::table) mod typed;
