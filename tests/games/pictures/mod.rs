//! Pictures: what is on them, that nothing covers anything, that everybody can read them, that they
//! are the same everywhere.

mod colours;
mod golden;
mod overlaps;
mod positions;
mod renderer;
mod replays;
mod scenes;
mod word_icons;
