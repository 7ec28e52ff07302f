//! Tests of commands, which run the program.

mod analyze;
mod arena;
mod command_line;
mod pages;
mod records;
mod transcripts;
