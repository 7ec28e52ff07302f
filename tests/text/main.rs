//! The text layer: what it says, and that everything the program says is there to be said.

mod layer;
