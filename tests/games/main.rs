//! Pure tests: the rules of each game, rules common to all games, texts, pictures and computer players. They share one
//! binary, so that cargo links it only once.

mod ai;
mod command_line;
mod common;
mod pictures;
#[path = "../bot/support/pseudo.rs"]
mod pseudo;
#[path = "../bot/support/sweep.rs"]
mod sweep;
mod teotihuacan;
mod text;
mod tzolkin;
