//! Effects and prices as icons side by side.

use crate::games::teotihuacan::data::Effects;
use crate::games::teotihuacan::ids::{Goods, Resource, Temple};
use crate::scene::{Row, Words};

use super::parts::{DIM, figure_part, icon, points, resource, temple};
use super::theme::{INK, INK2};

/// The smallest rosette whose figure is as large as text must be.
const ROSETTE: f64 = 24.6;

/// A row of signs that grows.
#[derive(Clone, Debug)]
pub(super) struct Signs {
    row: Row,
    figure: f64,
    icon: f64,
}

impl Signs {
    /// No signs yet; figures and icons of these sizes.
    pub(super) fn new(figure: f64, icon: f64) -> Self {
        Signs { row: Row::new(0.0, 0.0), figure: figure.max(15.0), icon }
    }

    fn gap(mut self, width: f64) -> Self {
        if !self.row.parts.is_empty() {
            self.row = self.row.gap(width);
        }
        self
    }

    /// A figure or words.
    #[must_use]
    pub(super) fn text(self, words: impl Into<Words>) -> Self {
        let part = figure_part(words, self.figure, INK);
        let mut with = self.gap(3.0);
        with.row = with.row.text(part);
        with
    }

    /// An icon.
    #[must_use]
    pub(super) fn sign(self, name: &'static str) -> Self {
        let size = self.icon;
        let mut with = self.gap(1.5);
        with.row = with.row.sprite(icon(name, size));
        with
    }

    /// A number and an icon; one without a number if `bare`.
    #[must_use]
    pub(super) fn amount(self, number: u16, name: &'static str) -> Self {
        let size = self.icon;
        let mut with = self.text(number.to_string());
        with.row = with.row.gap(1.5).sprite(icon(name, size));
        with
    }

    /// Points.
    #[must_use]
    pub(super) fn points(self, points_: u16) -> Self {
        let size = ROSETTE.max(self.icon);
        let mut with = self.gap(2.0);
        with.row = with.row.sprite(points(points_.to_string(), 0.0, 0.0, size));
        with
    }

    /// What is paid stands before it, what is gained behind.
    #[must_use]
    pub(super) fn to(self) -> Self {
        let size = self.icon * 0.5;
        let mut with = self.gap(1.0);
        with.row = with.row.sprite(icon("to", size)).gap(0.5);
        with
    }

    /// Goods, each with its number.
    #[must_use]
    pub(super) fn goods(mut self, goods: &Goods) -> Self {
        if goods.cocoa > 0 {
            self = self.amount(goods.cocoa, "cocoa");
        }
        self.resources(goods)
    }

    /// The resources of goods, each with its number.
    #[must_use]
    pub(super) fn resources(mut self, goods: &Goods) -> Self {
        for (kind, amount) in Resource::ALL.iter().zip(goods.resources) {
            if amount > 0 {
                self = self.amount(amount, resource(*kind));
            }
        }
        self
    }

    /// Everything that a tile, a cell or a step gives.
    #[must_use]
    pub(super) fn effects(mut self, effects: &Effects) -> Self {
        if effects.score > 0 {
            self = self.points(effects.score);
        }
        self = self.goods(&effects.goods);
        if effects.any_resources > 0 {
            self = self.amount(effects.any_resources.into(), "cube");
        }
        for (of, steps) in Temple::ALL.iter().zip(effects.temples) {
            for _ in 0..steps {
                self = self.sign(temple(*of));
            }
        }
        for _ in 0..effects.any_temple {
            self = self.sign("t-any");
        }
        for _ in 0..effects.avenue {
            self = self.sign("road");
        }
        match effects.power_ups {
            0 => {}
            1 => self = self.sign("pow"),
            more => self = self.amount(more.into(), "pow"),
        }
        if effects.free_technology {
            self = self.sign("tech");
        }
        if effects.attached_discovery {
            self = self.sign("disctile");
        }
        self
    }

    /// The same as something that cannot be had.
    #[must_use]
    pub(super) fn faded(mut self) -> Self {
        for part in &mut self.row.parts {
            match part {
                crate::scene::Part::Text(text) => text.colour = INK2,
                crate::scene::Part::Sprite(sprite) => *sprite = sprite.clone().opacity(DIM),
                crate::scene::Part::Gap(_) => {}
            }
        }
        self
    }

    /// The row, its middle here.
    pub(super) fn middle(mut self, x: f64, y: f64) -> Row {
        self.row.at = crate::scene::Point::new(x, y);
        self.row.middle()
    }

    /// The row, its beginning here.
    pub(super) fn start(mut self, x: f64, y: f64) -> Row {
        self.row.at = crate::scene::Point::new(x, y);
        self.row
    }

    /// The row, its end here.
    pub(super) fn end(self, x: f64, y: f64) -> Row {
        self.start(x, y).end()
    }
}
