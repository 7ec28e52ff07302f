//! A picture as values: layers, sprites by name, shapes, text as phrases.

use crate::engine::Phrase;

/// A picture as values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// What the picture shows, for those who cannot see it: one sentence each.
    pub alt: Vec<Phrase>,
}
