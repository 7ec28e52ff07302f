//! Rules of Teotihuacan, tested through the interface of every game.

mod cases_boards;
mod cases_eclipse;
mod cases_pyramid;
mod cases_tiles;
mod cases_worship;
mod computers;
mod endings;
mod invariants;
mod play;
mod position;
mod random;
mod samples;
mod setup;
mod words;
