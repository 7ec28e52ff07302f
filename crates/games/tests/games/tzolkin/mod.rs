//! Rules of Tzolk'in, tested through the interface of every game.

mod cases_further;
mod cases_worked;
mod endings;
mod invariants;
mod position;
mod records;
mod samples;
mod scores;
