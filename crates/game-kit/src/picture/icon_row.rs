//! The gains and prices of effects as figures and icons. A row is a value without sizes, so one function says an effect
//! for every picture. A [`Look`] draws it in its sizes.

use scene::{Back, Colour, Importance, ItemRole, ItemRow, Layer, RowPart, Sprite, Text, Typeface, tokens::*};

use super::parts::{DIM, SMALLEST, bold_points, icon, points};

/// Figures, points, icons and separators in reading order, without sizes and positions.
///
/// ```
/// use game_kit::picture::icon_row::{IconRow, Look};
/// use scene::Anchor;
///
/// let trade = IconRow::new().amount(3, "cocoa").to().icon("gold").points(2);
/// let large = Look::bold(36.0, 34.0).row(&trade).at(400.0, 50.0).within(200.0);
/// let small = Look::board(18.0, 20.0).row(&trade);
/// assert_eq!(large.parts.len(), small.parts.len());
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct IconRow {
    signs: Vec<(Sign, Ink)>,
    /// The ink of the signs to come.
    ink: Ink,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Ink {
    colour: Colour,
    /// The thing isn't there, or the player can't have it.
    faded: bool,
}

const PLAIN: Ink = Ink { colour: INK, faded: false };

#[derive(Clone, Debug, PartialEq)]
enum Sign {
    Figure(String),
    Points(String),
    /// A drawing for icons of [`FULL`] pixels.
    Drawing(Sprite),
    /// A space, as a share of the figures' size.
    Gap(f64),
    /// Separates a price from its gain.
    To,
    /// Separates two alternatives.
    Or,
}

/// Size of an icon for which a row has its drawings.
pub const FULL: f64 = 100.0;

impl Default for IconRow {
    fn default() -> Self {
        IconRow::new()
    }
}

impl IconRow {
    pub const fn new() -> Self {
        IconRow { signs: Vec::new(), ink: PLAIN }
    }

    pub fn is_empty(&self) -> bool {
        self.signs.is_empty()
    }

    /// Returns `true` for a single drawing, which can be larger.
    pub fn is_single(&self) -> bool {
        matches!(self.signs[..], [(Sign::Drawing(_), _)])
    }

    /// Sets the color of the figures to come.
    pub fn colour(mut self, colour: Colour) -> Self {
        self.ink.colour = colour;
        self
    }

    /// Fades the signs to come if the things aren't there or the player can't have them.
    pub fn faded(mut self, faded: bool) -> Self {
        self.ink.faded = faded;
        self
    }

    fn add(mut self, sign: Sign) -> Self {
        self.signs.push((sign, self.ink));
        self
    }

    pub fn figure(self, text: impl ToString) -> Self {
        self.add(Sign::Figure(text.to_string()))
    }

    pub fn points(self, text: impl ToString) -> Self {
        self.add(Sign::Points(text.to_string()))
    }

    pub fn icon(self, name: &'static str) -> Self {
        self.sized(name, 1.0)
    }

    /// An icon of a share of the row's size.
    pub fn sized(self, name: &'static str, share: f64) -> Self {
        self.drawing(icon(name, FULL * share))
    }

    /// A drawing as it is in a row with icons of [`FULL`] pixels.
    pub fn drawing(self, sprite: Sprite) -> Self {
        self.add(Sign::Drawing(sprite))
    }

    /// The same icon `count` times.
    pub fn icons(self, count: impl Into<usize>, name: &'static str) -> Self {
        (0..count.into()).fold(self, |row, _| row.icon(name))
    }

    /// An amount of something: a figure and its icon.
    pub fn amount(self, amount: impl ToString, name: &'static str) -> Self {
        self.figure(amount).icon(name)
    }

    /// A gain of something, in which one of it needs no figure.
    pub fn some(self, amount: u16, name: &'static str) -> Self {
        match amount {
            0 => self,
            1 => self.icon(name),
            _ => self.amount(amount, name),
        }
    }

    /// A price, with a minus sign.
    pub fn price(self, amount: u16, name: &'static str) -> Self {
        self.amount(format!("−{amount}"), name)
    }

    /// A space, as a share of the figures' size. It replaces the usual one.
    pub fn gap(self, share: f64) -> Self {
        if self.is_empty() { self } else { self.add(Sign::Gap(share)) }
    }

    /// Separates a price from its gain.
    pub fn to(self) -> Self {
        self.add(Sign::To)
    }

    /// Separates two alternatives.
    pub fn or(self) -> Self {
        self.add(Sign::Or)
    }

    /// Adds another row. Its signs in the usual ink get the ink that is set here.
    pub fn and(mut self, other: IconRow) -> Self {
        let ink = self.ink;
        self.signs.extend(other.signs.into_iter().map(|(sign, own)| (sign, if own == PLAIN { ink } else { own })));
        self
    }
}

/// The sizes and the style in which a picture draws rows.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Look {
    /// Typeface and size of the figures.
    pub face: Typeface,
    pub figure: f64,
    /// Size of an icon.
    pub icon: f64,
    /// The need of figures and points. Each drawing has its own.
    pub need: Importance,
    /// Points are on plates instead of rosettes.
    plates: bool,
}

impl Look {
    /// Figures and icons of these sizes that stay legible when the picture is small.
    pub const fn bold(figure: f64, icon: f64) -> Look {
        Look { face: Typeface::Bold, figure, icon, need: Importance::Decide, plates: false }
    }

    /// Figures and icons of a board at full size.
    pub const fn board(figure: f64, icon: f64) -> Look {
        let figure = if figure < SMALLEST { SMALLEST } else { figure };
        Look { face: Typeface::Figure, figure, icon, need: Importance::Inform, plates: false }
    }

    pub const fn need(self, need: Importance) -> Look {
        Look { need, ..self }
    }

    /// Draws points on plates.
    pub const fn on_plates(self) -> Look {
        Look { plates: true, ..self }
    }

    /// The row in these sizes. Its caller sets its place and its room.
    pub fn row(&self, icons: &IconRow) -> ItemRow {
        let mut row = ItemRow::new(0.0, 0.0);
        row.parts = self.parts(icons);
        row
    }

    /// Draws the row in another line than a straight one, such as an arc: each part with its middle at `place` of its
    /// distance from the middle of the row.
    pub fn along(&self, layer: &mut Layer, icons: &IconRow, place: impl Fn(f64) -> (f64, f64)) {
        let parts = self.parts(icons);
        let mut left = -parts.iter().map(about_width).sum::<f64>() / 2.0;
        for part in parts {
            let width = about_width(&part);
            let (x, y) = place(left + width / 2.0);
            left += width;
            if !matches!(part, RowPart::Gap(_)) {
                let mut row = ItemRow::new(x, y).middle();
                row.parts.push(part);
                layer.add(row);
            }
        }
    }

    /// About how wide the row is. Only the program that draws it knows the widths of characters.
    pub fn width(&self, icons: &IconRow) -> f64 {
        self.parts(icons).iter().map(about_width).sum()
    }

    fn parts(&self, icons: &IconRow) -> Vec<RowPart> {
        let mut parts = Vec::with_capacity(2 * icons.signs.len());
        let mut before = None;
        for (sign, ink) in &icons.signs {
            let space = space(before, sign) * self.figure;
            if space > 0.0 {
                parts.push(RowPart::Gap(space.into()));
            }
            before = Some(sign);
            let need = if ink.faded { self.need.min(Importance::Inform) } else { self.need };
            let text = |text: &str, colour: Colour| Text::part(text, self.face, self.figure, colour).need(need);
            let drawn = |sprite: Sprite| {
                let faded = |sprite: Sprite| sprite.opacity(DIM + 12).role(ItemRole::Ground).need(need);
                RowPart::Sprite(if ink.faded { faded(sprite) } else { sprite })
            };
            match sign {
                Sign::Figure(figure) => {
                    parts.push(RowPart::Text(text(figure, if ink.faded { INK2 } else { ink.colour })))
                }
                Sign::Points(figure) if self.plates => {
                    let size = self.figure;
                    let back = Back {
                        colour: POINTS,
                        pad: (size * 0.21).into(),
                        height: (size * 1.06).into(),
                        radius: (size * 0.33).into(),
                    };
                    parts.push(RowPart::Badge(text(figure, POINTS_FIGURE), back));
                }
                Sign::Points(figure) if self.face == Typeface::Bold => {
                    parts.push(drawn(bold_points(figure, self.icon * 1.3).need(need)));
                }
                Sign::Points(figure) => {
                    parts.push(drawn(points(figure.as_str(), 0.0, 0.0, self.icon.max(ROSETTE)).need(need)));
                }
                Sign::Drawing(sprite) => parts.push(drawn(sprite.clone().scaled(self.icon / FULL))),
                Sign::Gap(share) => parts.push(RowPart::Gap((share * self.figure).into())),
                Sign::To => parts.push(drawn(icon("to", self.icon * 0.5))),
                Sign::Or => parts.push(RowPart::Text(text("/", INK2))),
            }
        }
        parts
    }
}

/// Size of the smallest rosette. A figure on it has the smallest type size.
const ROSETTE: f64 = 24.6;

/// The space between two signs, as a share of the figures' size.
fn space(before: Option<&Sign>, sign: &Sign) -> f64 {
    match (before, sign) {
        (None | Some(Sign::Gap(_)), _) | (_, Sign::Gap(_)) => 0.0,
        (Some(Sign::Figure(_)), Sign::Drawing(_)) => 0.03,
        (Some(Sign::To | Sign::Or), _) => 0.05,
        (_, Sign::Figure(_)) => 0.16,
        (_, Sign::To | Sign::Or | Sign::Points(_)) => 0.11,
        (_, Sign::Drawing(_)) => 0.06,
    }
}

/// About how wide a part is.
fn about_width(part: &RowPart) -> f64 {
    // Widths of Lato as shares of its size.
    let text_width = |text: &Text| {
        let narrow = |character: char| matches!(character, '·' | '/' | ' ');
        let width = |character| if narrow(character) { 0.36 } else { 0.58 };
        let scene::Words::Plain(words) = &text.words else { return 0.0 };
        words.chars().map(width).sum::<f64>() * f64::from(text.size.get())
    };
    match part {
        RowPart::Text(text) => text_width(text),
        RowPart::Badge(text, back) => text_width(text) + 2.0 * f64::from(back.pad.get()),
        RowPart::Sprite(sprite) => f64::from(sprite.plate.map_or(sprite.size, |plate| plate.size).get()),
        RowPart::Gap(gap) => f64::from(gap.get()),
    }
}
