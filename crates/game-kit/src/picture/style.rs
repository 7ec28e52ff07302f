//! Shared style of a game's pictures: its colors and the prefix of its phrases.

use crate::{PictureRequest, Theme, WordIcons};
use engine::{Phrase, Seat};
use scene::{Colour, Colours, DARK, LIGHT, Scene, Tint, Token, Words, tokens::*};

use super::parts::{COLOURED_SEATS, piece, seat_value};

/// Tints in every game's pictures, such as goods that a player doesn't have or turn marks that are done.
pub const TINTS: &[Tint] = &[
    (WOOD, CARD, 33),
    (WOOD_END, CARD, 33),
    (STONE, CARD, 33),
    (STONE_SIDE, CARD, 33),
    (STONE_TOP, CARD, 33),
    (GOLD, CARD, 33),
    (GOLD_TOP, CARD, 33),
    (EDGE, CARD, 33),
    (RED, PAPER, 33),
    (GREEN, PAPER, 33),
    (BLUE, PAPER, 33),
    (YELLOW, PAPER, 33),
];

/// Colors that touch in every game's pictures, the most frequent first.
pub const TOUCHING: &[(Colour, Colour)] = &[
    (INK, PLATE),
    (INK, CARD),
    (INK, PAPER),
    (EDGE, PAPER),
    (EDGE, CARD),
    (EDGE, PLATE),
    (EDGE, WOOD),
    (EDGE, GOLD),
    (EDGE, STONE),
    (GEAR_LINE, CARD),
    (JADE, PLATE),
    (JADE, JADE_LINE),
    (JADE, CREAM),
    (JADE, PAST),
    (POINTS, PAPER),
    (POINTS, POINTS_FIGURE),
    (INK2, CARD),
    (PAPER, PLATE),
    (LINE, PLATE),
    (RED, RED_EDGE),
    (RED_EDGE, PLATE),
    (GREEN, GREEN_EDGE),
    (GREEN_EDGE, PLATE),
    (BLUE, BLUE_EDGE),
    (BLUE_EDGE, PLATE),
    (YELLOW, YELLOW_EDGE),
    (YELLOW_EDGE, PLATE),
    (CHANGE, CARD),
    (CHANGE, CHANGE_FIGURE),
];

/// Declares a game's own colors, each in the light and in the dark theme, and `STYLE`: `style! { "example", tints &[],
/// touching &[]; MAIZE "maize" 0xE0A82E, 0xE0A82E; }`. The game adds its tints and touching colors to [`TINTS`] and
/// [`TOUCHING`].
#[macro_export]
macro_rules! style {
    ($game:literal, tints $tints:expr, touching $touching:expr; $($colours:tt)*) => {
        scene::colour_tokens! { OWN_LIGHT, OWN_DARK, scene::LIGHT.len() as u8; $($colours)* }

        /// The colors of the game's pictures, and the prefix of their phrases.
        pub static STYLE: $crate::picture::style::Style = $crate::picture::style::Style::new(
            $game,
            [concat!($game, "-light"), concat!($game, "-dark")],
            [OWN_LIGHT, OWN_DARK],
            &[$crate::picture::style::TINTS, $tints],
            &[$crate::picture::style::TOUCHING, $touching],
        );
    };
}
pub use style;

/// The effect of a component with this name.
pub fn effect_of(name: &Phrase) -> Phrase {
    Phrase::new(format!("{}.effect", name.key))
}

/// A game's colors and the prefix of its phrases.
pub struct Style {
    game: &'static str,
    light: Colours,
    dark: Colours,
}

impl Style {
    /// The style of the game with this identifier, which is also the prefix of its phrases. `ids` names its light and
    /// its dark theme; `own` are the game's tokens in each. `tints` and `touching` are lists of lists, so that a game
    /// adds its own to [`TINTS`] and [`TOUCHING`].
    pub const fn new(
        game: &'static str,
        ids: [&'static str; 2],
        own: [&'static [Token]; 2],
        tints: &'static [&'static [Tint]],
        touching: &'static [&'static [(Colour, Colour)]],
    ) -> Self {
        let light = Colours { id: ids[0], shared: LIGHT, own: own[0], tints, touching };
        let dark = Colours { id: ids[1], shared: DARK, own: own[1], tints, touching };
        Style { game, light, dark }
    }

    /// The game's drawings that replace words ([`WordIcons`]). They use light colors, since the drawn things have the
    /// same colors in both themes.
    pub fn word_icons(
        &'static self,
        amounts: Vec<(String, &'static str)>,
        names: Vec<(String, &'static str)>,
    ) -> WordIcons {
        let pieces = Seat::all(COLOURED_SEATS as u8).map(piece).collect();
        WordIcons { colours: &self.light, pieces, amounts, names }
    }

    /// A phrase of the game's pictures.
    pub fn phrase(&self, key: &str) -> Phrase {
        Phrase::new(format!("{}-picture-{key}", self.game))
    }

    /// A player's name, alone or in a phrase. If no font can show the name, the seat's color replaces it
    /// (`colour-red`).
    pub fn name<V>(&self, request: &PictureRequest<'_, V>, seat: Seat, around: Option<Phrase>) -> Words {
        let name = request.names.get(seat.index()).cloned().unwrap_or_default();
        let otherwise = self.phrase(seat_value(seat, ["colour-red", "colour-green", "colour-blue", "colour-yellow"]));
        Words::Name { phrase: around, name, otherwise }
    }

    /// An empty picture of this size, with its description as text.
    pub fn scene(&'static self, theme: Theme, (width, height): (f64, f64), alt: Vec<Phrase>) -> Scene {
        let colours = match theme {
            Theme::Light => &self.light,
            Theme::Dark => &self.dark,
        };
        Scene { alt, ..Scene::new(colours, width as u32, height as u32) }
    }

    /// The description of a picture of one seat.
    pub fn alt_of_seat(&self, key: &str, seat: Seat) -> Vec<Phrase> {
        vec![self.phrase(key).seat("seat", seat)]
    }

    /// The description of a component with this name, and with its effect if it has a text.
    pub fn alt_card(&self, name: &Phrase, effect: Option<&Phrase>) -> Vec<Phrase> {
        let named = |key| self.phrase(key).with("name", name.clone());
        vec![effect.map_or_else(|| named("alt-card-plain"), |effect| named("alt-card").with("effect", effect.clone()))]
    }

    /// The description of a part of the table: its name and its content, line by line.
    pub fn alt_region(&self, name: Phrase, content: Vec<Phrase>) -> Vec<Phrase> {
        let line = |line: Phrase| self.phrase("alt-line").with("line", line);
        let title = self.phrase("alt-region").with("name", name);
        std::iter::once(title).chain(content.into_iter().map(line)).collect()
    }

    pub fn alt_scores<P: Into<engine::Arg>>(&self, points: impl Iterator<Item = (Seat, P)>) -> Phrase {
        let score = |(seat, points): (Seat, P)| self.phrase("alt-score").seat("seat", seat).with("points", points);
        self.phrase("alt-scores").with("scores", points.map(score).collect::<Vec<_>>())
    }
}
