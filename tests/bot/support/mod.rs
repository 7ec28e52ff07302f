//! People at a sandbox: a typed client of its page API. The load bench uses it, too.

mod client;
mod forums;
mod seen;

pub use client::{Answer, Client, Error, User};
pub use seen::{Seen, Select};
