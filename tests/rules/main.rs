//! The rules of the games, through the same doors that everything else uses.

mod samples;
