//! Pure tests: the rules of each game, rules common to all games, texts, pictures and computer players. They share one
//! binary, so that cargo links it only once.

mod ai;
mod common;
mod pictures;
mod pseudo;
mod sweep;
mod teotihuacan;
mod text;
mod tzolkin;
