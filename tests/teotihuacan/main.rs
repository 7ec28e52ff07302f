//! The rules of Teotihuacan, tried through the interface of every game.

mod play;
mod samples;
