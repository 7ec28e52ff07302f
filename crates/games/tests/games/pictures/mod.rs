//! Tests of pictures: contents, overlaps, readability, and the same bytes on every machine.

mod colours;
mod golden;
mod legible;
mod overlaps;
mod page;
mod places;
mod places_tzolkin;
mod plans;
mod positions;
mod regions;
mod renderer;
mod replays;
mod scenes;
mod word_icons;
