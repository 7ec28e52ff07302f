//! Effects and prices as icons in a row.

use crate::scene::{Point, Row, Words, tokens::*};

use super::parts::{SMALLEST, figure_part, icon, points};

/// The smallest rosette whose figure has the minimum type size.
const ROSETTE: f64 = 24.6;

/// A row of icons and figures that grows from left to right.
#[derive(Clone, Debug)]
pub struct Icons {
    row: Row,
    figure: f64,
    icon: f64,
}

impl Icons {
    /// An empty row for figures and icons of these sizes.
    pub fn new(figure: f64, icon: f64) -> Self {
        Icons { row: Row::new(0.0, 0.0), figure: figure.max(SMALLEST), icon }
    }

    fn gap(mut self, width: f64) -> Self {
        if !self.row.parts.is_empty() {
            self.row = self.row.gap(width);
        }
        self
    }

    /// Adds a figure or text.
    #[must_use]
    pub fn text(self, words: impl Into<Words>) -> Self {
        let part = figure_part(words, self.figure, INK);
        let mut with = self.gap(3.0);
        with.row = with.row.text(part);
        with
    }

    #[must_use]
    pub fn icon(self, name: &'static str) -> Self {
        let size = self.icon;
        let mut with = self.gap(1.5);
        with.row = with.row.sprite(icon(name, size));
        with
    }

    /// Adds the same icon `count` times.
    #[must_use]
    pub fn icons(self, count: impl Into<usize>, name: &'static str) -> Self {
        (0..count.into()).fold(self, |icons, _| icons.icon(name))
    }

    #[must_use]
    pub fn amount(self, number: u16, name: &'static str) -> Self {
        let size = self.icon;
        let mut with = self.text(number.to_string());
        with.row = with.row.gap(1.5).sprite(icon(name, size));
        with
    }

    #[must_use]
    pub fn points(self, number: u16) -> Self {
        let size = ROSETTE.max(self.icon);
        let mut with = self.gap(2.0);
        with.row = with.row.sprite(points(number.to_string(), 0.0, 0.0, size));
        with
    }

    /// Adds a chevron, which separates the price from the gain.
    #[must_use]
    pub fn to(self) -> Self {
        let size = self.icon * 0.5;
        let mut with = self.gap(1.0);
        with.row = with.row.sprite(icon("to", size)).gap(0.5);
        with
    }

    /// The row, centered here.
    pub fn middle(self, x: f64, y: f64) -> Row {
        self.start(x, y).middle()
    }

    pub fn start(mut self, x: f64, y: f64) -> Row {
        self.row.at = Point::new(x, y);
        self.row
    }

    pub fn end(self, x: f64, y: f64) -> Row {
        self.start(x, y).end()
    }
}
