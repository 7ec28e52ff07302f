//! Tzolk'in: The Mayan Calendar, for two to four players.

pub mod action;
mod check;
pub mod data;
mod data_file;
pub mod gears;
pub mod ids;
mod list;
pub mod state;
mod table;
pub mod view;
pub mod words;

pub use action::Action;
pub use list::List;
pub use state::{State, Table};
pub use table::{Feeding, goods_of};
pub use view::View;
