//! A typed client of the sandbox's page API. The load bench also uses it.

mod client;
mod forums;
mod seen;

pub use client::{Answer, Client, Error, User};
pub use seen::{Seen, Select};
