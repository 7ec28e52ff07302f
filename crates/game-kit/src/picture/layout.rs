//! A layout as a value: cells side by side or one below the other, each with a sprite, a text, a row of icons or more
//! cells. An area is chosen last, so the same cell serves pictures of any size.
//!
//! ```
//! use game_kit::picture::layout::{across, bold, down};
//! use game_kit::picture::parts::icon;
//! use scene::{Area, Item, Layer, tokens::CARD};
//!
//! let price = across().fixed(30.0, icon("corn", 24.0)).rest(bold("4", 26.0));
//! let card = down().fixed(40.0, bold("Market", 26.0).smallest(18.0)).rest(price).inset(8.0, 2.0).on(CARD, 9.0);
//! let mut layer = Layer::new("cards");
//! card.draw(&mut layer, Area::new(0.0, 0.0, 200.0, 84.0));
//! assert_eq!(layer.items.len(), 4);
//! let Item::Text(four) = &layer.items[3] else { panic!() };
//! assert_eq!((four.at.x.get(), four.at.y.get()), (38.0, 62.0));
//! ```

use scene::{Area, Colour, Importance, ItemRow, ItemStack, Layer, Shape, Sprite, Text, Typeface, Words, tokens::INK};

use super::parts::rule;

type Drawing<'a> = dyn FnOnce(&mut Layer, Area) + 'a;

/// A thing that fills an area of a picture.
#[must_use]
pub struct Cell<'a>(Box<Drawing<'a>>);

impl<'a> Cell<'a> {
    /// A thing that only this function can draw.
    pub fn new(draw: impl FnOnce(&mut Layer, Area) + 'a) -> Self {
        Cell(Box::new(draw))
    }

    pub fn empty() -> Self {
        Cell::new(|_, _| {})
    }

    pub fn draw(self, layer: &mut Layer, area: Area) {
        (self.0)(layer, area);
    }

    /// A layer with only this cell.
    pub fn layer(self, name: &'static str, area: Area) -> Layer {
        Layer::new(name).with(|layer| self.draw(layer, area))
    }

    /// Draws `more` in the same area, after this cell.
    pub fn and(self, more: impl Into<Cell<'a>>) -> Self {
        let more = more.into();
        Cell::new(|layer, area| {
            self.draw(layer, area);
            more.draw(layer, area);
        })
    }

    /// Leaves a margin on the left and right, and one at the top and bottom.
    pub fn inset(self, across: f64, down: f64) -> Self {
        Cell::new(move |layer, area| self.draw(layer, area.inset(across, down)))
    }

    /// Stays in the middle of the area, at most this large.
    pub fn at_most(self, width: f64, height: f64) -> Self {
        Cell::new(move |layer, area| {
            let size = (area.width.min(width), area.height.min(height));
            self.draw(layer, Area::around(area.middle(), size));
        })
    }

    /// Lies on a surface with round corners, if it has a color.
    pub fn on(self, colour: impl Into<Option<Colour>>, radius: f64) -> Self {
        let colour = colour.into();
        Cell::new(move |layer, area| {
            colour.into_iter().for_each(|colour| layer.fill(area.outline(radius), colour));
            self.draw(layer, area);
        })
    }

    /// Lies on a surface with an edge, half of it outside.
    pub fn edged(self, colour: Colour, radius: f64, edge: (Colour, f64)) -> Self {
        Cell::new(move |layer, area| {
            layer.add(Shape::filled(area.outline(radius), colour).edged(edge.0, edge.1));
            self.draw(layer, area);
        })
    }

    /// Has a frame on top, if there is one.
    pub fn framed(self, radius: f64, frame: Option<(Colour, f64)>) -> Self {
        Cell::new(move |layer, area| {
            self.draw(layer, area);
            frame.into_iter().for_each(|(colour, width)| layer.line(area.outline(radius), colour, width));
        })
    }

    /// Is the place of a thing of the game.
    pub fn place(self, id: impl Into<String> + 'a) -> Self {
        Cell::new(move |layer, area| layer.place(id, area, |layer| self.draw(layer, area)))
    }
}

/// Cells in one direction. Those without a fixed length divide the rest.
#[must_use]
pub struct Line<'a> {
    across: bool,
    gap: f64,
    cells: Vec<(Length, Cell<'a>)>,
}

#[derive(Clone, Copy)]
enum Length {
    Fixed(f64),
    Share(f64),
}

/// Cells from left to right.
pub fn across<'a>() -> Line<'a> {
    Line { across: true, gap: 0.0, cells: Vec::new() }
}

/// Cells from top to bottom.
pub fn down<'a>() -> Line<'a> {
    Line { across: false, ..across() }
}

impl<'a> Line<'a> {
    /// Sets the space between two cells.
    pub fn gap(mut self, gap: f64) -> Self {
        self.gap = gap;
        self
    }

    fn add(mut self, length: Length, cell: Cell<'a>) -> Self {
        self.cells.push((length, cell));
        self
    }

    pub fn fixed(self, length: f64, cell: impl Into<Cell<'a>>) -> Self {
        self.add(Length::Fixed(length), cell.into())
    }

    pub fn space(self, length: f64) -> Self {
        self.fixed(length, Cell::empty())
    }

    pub fn share(self, share: f64, cell: impl Into<Cell<'a>>) -> Self {
        self.add(Length::Share(share), cell.into())
    }

    /// A cell in all the room that others leave.
    pub fn rest(self, cell: impl Into<Cell<'a>>) -> Self {
        self.share(1.0, cell)
    }

    /// Cells of equal length.
    pub fn each<C: Into<Cell<'a>>>(self, cells: impl IntoIterator<Item = C>) -> Self {
        cells.into_iter().fold(self, |line, cell| line.rest(cell))
    }

    /// Cells of this length, shorter if they don't fit.
    pub fn each_of<C: Into<Cell<'a>>>(self, length: f64, cells: impl IntoIterator<Item = C>) -> Cell<'a> {
        let line = self.each(cells);
        let (count, gap, across) = (line.cells.len() as f64, line.gap, line.across);
        Cell::new(move |layer, mut area| {
            let room = if across { &mut area.width } else { &mut area.height };
            *room = room.min(length * count + gap * (count - 1.0).max(0.0));
            line.draw(layer, area);
        })
    }

    fn sum(&self, of: fn(Length) -> f64) -> f64 {
        self.cells.iter().map(|(length, _)| of(*length)).sum()
    }

    /// The length of the fixed cells and of the gaps.
    pub fn length(&self) -> f64 {
        let fixed = self.sum(|length| if let Length::Fixed(length) = length { length } else { 0.0 });
        fixed + self.gap * self.cells.len().saturating_sub(1) as f64
    }

    pub fn draw(self, layer: &mut Layer, area: Area) {
        let shares = self.sum(|length| if let Length::Share(share) = length { share } else { 0.0 });
        let room = if self.across { area.width } else { area.height } - self.length();
        let mut rest = area;
        for (length, cell) in self.cells {
            let length = match length {
                Length::Fixed(length) => length,
                Length::Share(share) => room * share / shares,
            };
            let take = if self.across { Area::take_left } else { Area::take_top };
            cell.draw(layer, take(&mut rest, length));
            take(&mut rest, self.gap);
        }
    }

    pub fn inset(self, across: f64, down: f64) -> Cell<'a> {
        Cell::from(self).inset(across, down)
    }

    pub fn on(self, colour: impl Into<Option<Colour>>, radius: f64) -> Cell<'a> {
        Cell::from(self).on(colour, radius)
    }
}

impl<'a> From<Line<'a>> for Cell<'a> {
    fn from(line: Line<'a>) -> Self {
        Cell::new(|layer, area| line.draw(layer, area))
    }
}

/// Cells of equal size, row by row, with gaps across and down.
pub fn grid<'a, C: Into<Cell<'a>>>(columns: usize, gaps: (f64, f64), cells: impl IntoIterator<Item = C>) -> Cell<'a> {
    grid_of(columns, gaps, f64::INFINITY, cells)
}

/// Cells of this height, lower if they don't fit, row by row, with gaps across and down.
pub fn grid_of<'a, C: Into<Cell<'a>>>(
    columns: usize,
    (across, down): (f64, f64),
    height: f64,
    cells: impl IntoIterator<Item = C>,
) -> Cell<'a> {
    let cells: Vec<Cell<'a>> = cells.into_iter().map(Into::into).collect();
    let rows = cells.len().div_ceil(columns.max(1));
    Cell::new(move |layer, area| {
        let places = area.rows_of(height, rows, down).flat_map(|row| row.columns(columns, across));
        cells.into_iter().zip(places).for_each(|(cell, place)| cell.draw(layer, place));
    })
}

/// Columns of cells of this height, lower if they don't fit, with gaps across and down. The first column is filled first.
pub fn columns<'a, C: Into<Cell<'a>>>(
    count: usize,
    (across, down): (f64, f64),
    height: f64,
    cells: impl IntoIterator<Item = C>,
) -> Cell<'a> {
    let cells: Vec<Cell<'a>> = cells.into_iter().map(Into::into).collect();
    let rows = cells.len().div_ceil(count.max(1));
    Cell::new(move |layer, area| {
        let places = area.columns(count, across).flat_map(|column| column.rows_of(height, rows, down));
        cells.into_iter().zip(places).for_each(|(cell, place)| cell.draw(layer, place));
    })
}

macro_rules! cells {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Cell<'_> {
            fn from(item: $kind) -> Self {
                Cell::new(|layer, area| layer.add(item.inside(area)))
            }
        }
    )*};
}
cells!(Sprite, Text, ItemRow, ItemStack);

/// A cell that is empty without its content.
impl<'a, C: Into<Cell<'a>>> From<Option<C>> for Cell<'a> {
    fn from(cell: Option<C>) -> Self {
        cell.map_or_else(Cell::empty, Into::into)
    }
}

/// A horizontal hairline in the middle.
pub fn hairline<'a>() -> Cell<'a> {
    Cell::new(|layer, area| rule(layer, area.x, area.right(), area.middle().1))
}

/// A text in bold.
pub fn bold(words: impl Into<Words>, size: f64) -> Text {
    Text::part(words, Typeface::Bold, size, INK)
}

/// A figure that players decide with.
pub fn amount(words: impl Into<Words>, size: f64) -> Text {
    bold(words, size).need(Importance::Decide)
}

/// The name of a place or a heading.
pub fn heading(words: impl Into<Words>, size: f64) -> Text {
    Text::part(words, Typeface::Name, size, INK)
}

/// A text of up to this many lines.
pub fn text(words: impl Into<Words>, size: f64, lines: u8) -> Text {
    Text::part(words, Typeface::Text, size, INK).lines(lines, size + 3.0)
}

/// Texts and rows one below the other.
pub fn stack(gap: f64) -> ItemStack {
    ItemStack::new(0.0, 0.0, gap)
}
