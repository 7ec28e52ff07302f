//! A picture as values: layers, sprites by name, shapes, text as phrases.

/// A picture as values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {}
