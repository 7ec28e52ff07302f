//! Tests of the sources: dependencies, purity of the rules, and the length of files.

mod borders;
mod cycles;
mod english;
mod house;
mod paths;
mod rooms;
mod sizes;
mod sources;
