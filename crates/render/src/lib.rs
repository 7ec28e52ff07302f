//! Draws scenes as PNG, and their changes as GIF.
//!
//! It knows scenes, but no game, no language and no Discord: a function renders the phrases as text. Fonts and icons are
//! built in. It draws each sprite once per size and theme, caches unchanged layers, and uses a prepared palette. The same
//! scene gives the same pixels on every machine: no system fonts are used, thread order doesn't matter, and positions are
//! in hundredths of a pixel.
//!
//! ```
//! use render::Renderer;
//! use scene::{SHARED_LIGHT, Scene};
//!
//! let png = Renderer::new().png(&Scene::new(&SHARED_LIGHT, 40, 20), &|phrase| phrase.key.clone());
//! assert_eq!(&png[1..4], b"PNG");
//! ```

mod animation;
mod cache;
mod canvas;
mod changes;
mod encode;
mod fonts;
mod layout;
mod palette;
mod pictures;
mod raster;
mod renderer;
mod sprites;
mod svg;
mod typeset;

pub use animation::AnimationError;
pub use changes::changed_areas;
pub use pictures::{PictureError, Pictures};
pub use renderer::{Pixels, PlacedItem, Renderer};
pub use svg::{SvgLayer, escaped, svg_style, svg_symbols, svg_use};
