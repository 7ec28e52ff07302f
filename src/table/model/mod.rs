//! The values that tables exchange with users, the store and each other, and the traits that they need.

mod announcement;
mod backoff;
mod card;
mod clock;
mod entropy;
mod ids;
mod jobs;
mod orders;
mod outbox;
mod preferences;
mod refusal;
mod reply;
mod request;
mod rows;
mod seat;
mod settings;
mod store;
pub(super) mod time_bank;

pub use announcement::*;
pub use backoff::*;
pub use card::*;
pub use clock::*;
pub use entropy::*;
pub use ids::*;
pub use jobs::*;
pub use orders::*;
pub use outbox::*;
pub use preferences::*;
pub use refusal::*;
pub use reply::*;
pub use request::*;
pub use rows::*;
pub use seat::*;
pub use settings::*;
pub use store::*;
pub use time_bank::*;
