//! Draws any scene as PNG. Fonts are built in. It draws each sprite once per size and theme, caches unchanged layers,
//! and uses a prepared palette.
//!
//! The same scene gives the same pixels on every machine: no system fonts are used, thread order doesn't matter, and
//! positions are in hundredths of a pixel.

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
