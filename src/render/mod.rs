//! Any scene to PNG: shipped fonts, sprites drawn once per size and theme, still layers cached, an
//! indexed picture from a palette that is made ahead.
//!
//! The same scene gives the same pixels on every machine: no font of the system is used, nothing
//! depends on the order of threads, and positions come in hundredths of a pixel.

mod animation;
mod cache;
mod canvas;
mod encode;
mod fonts;
mod layout;
mod palette;
mod pictures;
mod raster;
mod renderer;
mod sprites;
mod typeset;

pub use animation::AnimationError;
pub use pictures::{PictureError, Pictures};
pub use renderer::{Frame, Placed, Renderer};
