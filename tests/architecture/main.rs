//! The sources themselves: who may know whom, what rules may not touch, how long a file may be.

mod borders;
mod house;
mod sources;
