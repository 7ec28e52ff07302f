//! The rules of the games, through the same doors that everything else uses.

mod board;
mod records;
mod samples;
mod tzolkin_further;
mod tzolkin_worked;
