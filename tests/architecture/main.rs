//! The sources themselves: who may know whom, what rules may not touch, how long a file may be.

mod borders;
mod cycles;
mod english;
mod house;
mod paths;
mod rooms;
mod sources;
