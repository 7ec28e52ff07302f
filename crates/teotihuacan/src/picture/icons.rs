//! Effects and prices as icons in a row.

use crate::data::Effects;
use scene::{Point, Words};

use super::parts::{DIM, SMALLEST, icon, pieces, points, temple};
use super::prelude::*;

/// Size of the smallest rosette. A figure on it has the minimum type size.
const ROSETTE: f64 = 24.6;

/// The type of a row and the spaces in it.
#[derive(Debug)]
struct Look {
    face: Face,
    /// Spaces before a figure, an icon, the icon of an amount, and points.
    text: f64,
    icon: f64,
    amount: f64,
    points: f64,
    /// Spaces around a chevron.
    chevron: (f64, f64),
    rosette: fn(u16, f64) -> Sprite,
    points_first: bool,
    /// Number of power-ups that are icons without a figure.
    power_ups: u8,
}

/// A row of the board.
static BOARD: Look = Look {
    face: Face::Figure,
    text: 3.0,
    icon: 1.5,
    amount: 1.5,
    points: 2.0,
    chevron: (1.0, 0.5),
    rosette: |number, icon| points(number.to_string(), 0.0, 0.0, icon.max(ROSETTE)),
    points_first: true,
    power_ups: 1,
};

/// A row that stays legible when the picture is small.
static BOLD: Look = Look {
    face: Face::Bold,
    text: 6.0,
    icon: 2.0,
    amount: 0.0,
    points: 4.0,
    chevron: (4.0, 2.0),
    rosette: |number, icon| bold_points(number, 0.0, 0.0, icon * 1.3),
    points_first: false,
    power_ups: 2,
};

/// A rosette with points in the bold face. Two digits need a larger one.
pub(super) fn bold_points(points: impl ToString, x: f64, y: f64, size: f64) -> Sprite {
    let text = points.to_string();
    let (size, share) = if text.chars().count() < 2 { (size, 0.88) } else { (size * 1.18, 0.7) };
    let rosette = Sprite::icon("vp", x, y, size).label(text, size * share, POINTS_FIGURE);
    rosette.label_face(Face::Bold).need(Need::Decide)
}

/// Icons and figures in a row that grows from left to right.
#[derive(Clone, Debug)]
pub(super) struct Icons {
    row: Row,
    look: &'static Look,
    figure: f64,
    icon: f64,
    colour: Colour,
    opacity: u8,
    need: Need,
}

impl Icons {
    /// An empty row of the board for figures and icons of these sizes.
    pub(super) fn new(figure: f64, icon: f64) -> Icons {
        Icons { look: &BOARD, need: Need::Inform, ..Icons::bold(figure.max(SMALLEST), icon) }
    }

    /// An empty row that stays legible when the picture is small.
    pub(super) fn bold(figure: f64, icon: f64) -> Icons {
        let row = Row::new(0.0, 0.0);
        Icons { row, look: &BOLD, figure, icon, colour: INK, opacity: 100, need: Need::Decide }
    }

    /// Draws the parts after this in another color.
    pub(super) fn colour(self, colour: Colour) -> Icons {
        Icons { colour, ..self }
    }

    /// Sets how much players need the parts after this.
    pub(super) fn need(self, need: Need) -> Icons {
        Icons { need, ..self }
    }

    /// Fades the icons after this if the player can't have them now.
    pub(super) fn faded(self, faded: bool) -> Icons {
        let need = if faded { Need::Inform } else { self.need };
        Icons { opacity: if faded { DIM + 12 } else { 100 }, need, ..self }
    }

    /// Adds a space, unless the row is empty.
    pub(super) fn gap(mut self, width: f64) -> Icons {
        if width > 0.0 && !self.row.parts.is_empty() {
            self.row = self.row.gap(width);
        }
        self
    }

    pub(super) fn sprite(mut self, sprite: Sprite) -> Icons {
        self.row = self.row.sprite(sprite);
        self
    }

    /// Adds an icon of a share of the row's size.
    fn sized(self, name: &'static str, share: f64) -> Icons {
        let sprite = icon(name, self.icon * share).opacity(self.opacity);
        self.sprite(sprite)
    }

    pub(super) fn text(self, words: impl Into<Words>) -> Icons {
        let look = self.look;
        let part = Text::part(words, look.face, self.figure, self.colour).need(self.need);
        let mut with = self.gap(look.text);
        with.row = with.row.text(part);
        with
    }

    pub(super) fn icon(self, name: &'static str) -> Icons {
        let gap = self.look.icon;
        self.gap(gap).sized(name, 1.0)
    }

    /// Adds the same icon `count` times.
    pub(super) fn icons(self, count: impl Into<usize>, name: &'static str) -> Icons {
        (0..count.into()).fold(self, |icons, _| icons.icon(name))
    }

    pub(super) fn amount(self, amount: impl ToString, name: &'static str) -> Icons {
        let gap = self.look.amount;
        self.text(amount.to_string()).gap(gap).sized(name, 1.0)
    }

    pub(super) fn points(self, amount: u16) -> Icons {
        let look = self.look;
        let rosette = (look.rosette)(amount, self.icon).opacity(self.opacity).need(self.need);
        self.gap(look.points).sprite(rosette)
    }

    /// Adds a chevron, which separates a price from a gain.
    pub(super) fn to(self) -> Icons {
        let (before, after) = self.look.chevron;
        self.gap(before).sized("to", 0.5).gap(after)
    }

    pub(super) fn price(self, goods: &Goods) -> Icons {
        pieces(goods).fold(self, |icons, (name, amount)| icons.amount(format!("−{amount}"), name))
    }

    pub(super) fn goods(self, goods: &Goods) -> Icons {
        pieces(goods).fold(self, |icons, (name, amount)| icons.amount(amount, name))
    }

    /// All effects of a tile, a cell or a step.
    pub(super) fn effects(mut self, effects: &Effects) -> Icons {
        let points = |icons: Icons| if effects.score > 0 { icons.points(effects.score) } else { icons };
        let points_first = self.look.points_first;
        self = if points_first { points(self) } else { self }.goods(&effects.goods);
        if effects.any_resources > 0 {
            self = self.amount(effects.any_resources, "cube");
        }
        self = if points_first { self } else { points(self) };
        for (of, steps) in Temple::ALL.iter().zip(effects.temples) {
            self = self.icons(steps, temple(*of));
        }
        self = self.icons(effects.any_temple, "t-any").icons(effects.avenue, "road");
        self = if effects.power_ups > self.look.power_ups {
            self.amount(effects.power_ups, "pow")
        } else {
            self.icons(effects.power_ups, "pow")
        };
        self.icons(effects.free_technology, "tech").icons(effects.attached_discovery, "disctile")
    }

    /// Adds effects with one icon for each good, since one of each needs no figure.
    pub(super) fn all(self, effects: &Effects) -> Icons {
        let one =
            |icons: Icons, (name, amount)| if amount == 1 { icons.icon(name) } else { icons.amount(amount, name) };
        pieces(&effects.goods).fold(self, one).effects(&Effects { goods: Goods::default(), ..*effects })
    }

    pub(super) fn start(mut self, x: f64, y: f64) -> Row {
        self.row.at = Point::new(x, y);
        self.row
    }

    /// The row, centered here.
    pub(super) fn middle(self, x: f64, y: f64) -> Row {
        self.start(x, y).middle()
    }

    pub(super) fn end(self, x: f64, y: f64) -> Row {
        self.start(x, y).end()
    }
}
