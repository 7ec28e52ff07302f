//! The sources by which people compare their points over many games.

use scene::Colour;

/// A source of points. Its name, short and without numbers, is the phrase `<game>-source-<id>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointSource {
    /// The identifier, unique within the game. The database has it, so it never changes.
    pub id: &'static str,
    pub icon: &'static str,
    /// The color of its areas, which differs from those of the other sources in both themes.
    pub tint: Colour,
}

/// Declares sources with their icons and colors.
pub const fn source(id: &'static str, icon: &'static str, tint: Colour) -> PointSource {
    PointSource { id, icon, tint }
}
