//! Colors, named by their purpose.

/// A color of the scene's theme: the index of its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub u8);

/// A color with a name. Icon drawings refer to colors too, as `{name}` in their style sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The token's index.
    pub colour: Colour,
    /// The color's purpose.
    pub name: &'static str,
    /// Red, green and blue, eight bits each.
    pub rgb: u32,
}

/// All colors of a theme.
#[derive(Debug, PartialEq, Eq)]
pub struct Colours {
    /// Name of the theme; each theme has a different one.
    pub id: &'static str,
    /// Tokens for all pictures.
    pub shared: &'static [Token],
    /// Tokens for one game's pictures. Their numbers follow the shared ones.
    pub own: &'static [Token],
    /// Lists of tints that cover areas.
    pub tints: &'static [&'static [Tint]],
    /// Lists of color pairs that touch in pictures, the most frequent first. If there is room, the palette gets steps
    /// between them for smooth edges.
    pub touching: &'static [&'static [(Colour, Colour)]],
}

/// A tint: the first color over the second, in percent.
pub type Tint = (Colour, Colour, u8);

impl Colour {
    /// The color of a token in a list of names whose first token has the number `first`.
    pub const fn numbered(first: u8, names: &[&str], name: &str) -> Colour {
        let mut at = 0;
        while at < names.len() && !same(names[at].as_bytes(), name.as_bytes()) {
            at += 1;
        }
        Colour(first + at as u8)
    }
}

/// Returns `true` if two names are equal. Constants can't use `==` on strings.
const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

impl Colours {
    /// All tokens, ordered by number.
    pub fn all(&self) -> impl Iterator<Item = Token> + '_ {
        self.shared.iter().chain(self.own).copied()
    }

    /// Red, green and blue of a color.
    pub fn rgb(&self, colour: Colour) -> u32 {
        self.token(colour).rgb
    }

    /// The name of a color.
    pub fn name(&self, colour: Colour) -> &'static str {
        self.token(colour).name
    }

    /// The color with this name.
    pub fn named(&self, name: &str) -> Option<Colour> {
        self.all().position(|token| token.name == name).and_then(|at| u8::try_from(at).ok()).map(Colour)
    }

    fn token(&self, colour: Colour) -> Token {
        let at = usize::from(colour.0);
        let token = self.shared.get(at).or_else(|| self.own.get(at - self.shared.len()));
        // A number beyond the theme's tokens belongs to another theme. The first color is the fallback.
        token.copied().unwrap_or(self.shared[0])
    }
}

/// Mixes one color over another, in percent.
pub const fn mix(top: u32, under: u32, percent: u32) -> u32 {
    let mut mixed = 0;
    let mut shift = 0;
    while shift <= 16 {
        let (a, b) = ((top >> shift) & 255, (under >> shift) & 255);
        mixed |= ((a * percent + b * (100 - percent) + 50) / 100) << shift;
        shift += 8;
    }
    mixed
}

/// Declares tokens, each with a constant, a name, and its color in the light and the dark theme. `$first` is the number
/// of the first token, as seen from a module inside the caller.
#[macro_export]
macro_rules! colour_tokens {
    ($light:ident, $dark:ident, $first:expr; $($constant:ident $name:literal $in_light:expr, $in_dark:expr;)*) => {
        /// The tokens in the light theme.
        pub const $light: &[$crate::Token] =
            &[$($crate::Token { colour: tokens::$constant, name: $name, rgb: $in_light }),*];
        /// The tokens in the dark theme.
        pub const $dark: &[$crate::Token] =
            &[$($crate::Token { colour: tokens::$constant, name: $name, rgb: $in_dark }),*];
        /// The tokens as colors.
        pub mod tokens {
            const NAMES: &[&str] = &[$($name),*];
            $(
                #[doc = concat!("`", $name, "`")]
                pub const $constant: $crate::Colour = $crate::Colour::numbered($first, NAMES, $name);
            )*
        }
    };
}

colour_tokens! { LIGHT, DARK, 0;
    PAPER "paper" 0xF1E6D2, 0x211C17;
    RAY "ray" 0xEEE1CA, 0x262019;
    PLATE "plate" 0xFBF5E9, 0x2D2720;
    CARD "card" 0xFFFBF3, 0x372F27;
    INK "ink" 0x2C2219, 0xF3E8D4;
    INK2 "ink2" 0x655240, 0xC9B79B;
    EDGE "edge" 0x2C2219, 0x17120D;
    LINE "line" 0xD9C8A8, 0x51463A;
    LINE2 "line2" 0xB79F77, 0x7A6A55;
    GEAR "gear" 0xD3BD95, 0x8F7850;
    GEAR_LINE "gear-line" 0x8A7149, 0xC3A873;
    JADE "jade" 0x22403D, 0x2E6259;
    JADE_LINE "jade-line" 0x7FA49B, 0x8FB9AE;
    CREAM "cream" 0xF8F0DF, 0xFBF4E4;
    PAST "past" 0xA3B8B0, 0xCBDCD5;
    POINTS "points" 0x22504A, 0xE8D9B4;
    POINTS_FIGURE "points-figure" 0xFBF5E6, 0x2B2117;
    CHANGE "change" 0x7A2E6E, 0xC25BB0;
    CHANGE_FIGURE "change-figure" 0xF8F0DF, 0x1B0F19;
    TURQUOISE "turquoise" 0x62B9BE, 0x62B9BE;
    OCHRE "ochre" 0xE2A428, 0xE2A428;
    DEEP "deep" 0x1B332F, 0x1B332F;
    CLAY_RED "clay-red" 0xA8482B, 0xA8482B;
    WOOD "wood" 0x8D5B34, 0x8D5B34;
    WOOD_END "wood-end" 0xDDB98A, 0xDDB98A;
    STONE "stone" 0xA3A29B, 0xA3A29B;
    STONE_TOP "stone-top" 0xC7C6BF, 0xC7C6BF;
    STONE_SIDE "stone-side" 0x85847C, 0x85847C;
    GOLD "gold" 0xDB9A1B, 0xDB9A1B;
    GOLD_TOP "gold-top" 0xF7D774, 0xF7D774;
    WHITE "white" 0xFFFFFF, 0xFFFFFF;
    CLAY "clay" 0xC98B5A, 0xC98B5A;
    RED "red" 0xBF3026, 0xD2402F;
    RED_EDGE "red-edge" 0x6E140E, 0xFFD3CB;
    RED_SIGN "red-sign" 0xF6CFC4, 0xF6CFC4;
    GREEN "green" 0x2B9353, 0x31A05C;
    GREEN_EDGE "green-edge" 0x14512D, 0xD8F5DE;
    GREEN_SIGN "green-sign" 0xDDF3E1, 0xDDF3E1;
    BLUE "blue" 0x2D5FAE, 0x4478CC;
    BLUE_EDGE "blue-edge" 0x122F5E, 0xD3E2FA;
    BLUE_SIGN "blue-sign" 0xD8E5F8, 0xD8E5F8;
    YELLOW "yellow" 0xF2BA1E, 0xF5C32C;
    YELLOW_EDGE "yellow-edge" 0x6B4A00, 0xFFF0C0;
    YELLOW_SIGN "yellow-sign" 0x6B4A00, 0x6B4A00;
}

/// The light theme with only the shared tokens.
pub static SHARED_LIGHT: Colours = Colours { id: "light", shared: LIGHT, own: &[], tints: &[], touching: &[] };

/// The dark theme with only the shared tokens.
pub static SHARED_DARK: Colours = Colours { id: "dark", shared: DARK, own: &[], tints: &[], touching: &[] };
