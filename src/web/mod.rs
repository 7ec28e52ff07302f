//! The pages of the games on the web: the board, what changed, the players, the log and any turn of the past.
//!
//! A page is read-only and shows only what all people at the table see ([`PublicGame`](crate::table::PublicGame)). The
//! server writes everything as HTML and SVG; the script only replaces parts of it. `docs/dev/web.md` describes it.

mod chart;
mod document;
mod hub;
mod listener;
mod server;
mod visitors;
mod words;

pub use document::Document;
pub use hub::Hub;
pub use listener::{ConnectionLimits, Limited};
pub use server::serve;
pub use visitors::Network;
pub use words::PageWords;
