//! Everything pure: the rules of each game, what must hold for all of them, their words and pictures,
//! and the computer players. One binary, so that it is linked once.

mod ai;
mod command_line;
mod common;
mod pictures;
mod pseudo;
mod teotihuacan;
mod text;
mod tzolkin;
