//! Any scene to PNG: shipped fonts, sprites drawn once per size and theme, still layers kept, an
//! indexed picture from a palette that is made ahead.
//!
//! The same scene gives the same bytes on every machine: no font of the system is used, nothing
//! depends on the order of threads, and positions come in hundredths of a pixel.

mod cache;
mod canvas;
mod deflate;
mod encode;
mod fonts;
mod gif;
mod huffman;
mod palette;
mod pictures;
mod place;
mod raster;
mod renderer;
mod sprites;
mod typeset;

pub use pictures::{PictureError, Pictures};
pub use renderer::{Frame, Placed, Renderer};
