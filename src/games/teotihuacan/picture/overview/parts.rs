//! Parts of the overview: figures in the bold face, which stay legible when the picture is small.

use crate::engine::Seat;
use crate::games::kit::picture::parts::{DIM, change, icon, seat_value};
use crate::games::teotihuacan::data::Effects;
use crate::games::teotihuacan::goods::Goods;
use crate::games::teotihuacan::ids::{Resource, Temple};
use crate::games::teotihuacan::picture::parts::{resource, temple};
use crate::games::teotihuacan::picture::theme::*;
use crate::games::teotihuacan::picture::workers::{self, Die, Mark, Owner};
use crate::scene::{Colour, Face, Layer, Need, Outline, Row, Shape, Sprite, Text, Words};

/// A rectangle of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Area {
    pub(super) const fn new(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { x, y, width, height }
    }

    pub(super) fn right(&self) -> f64 {
        self.x + self.width
    }

    pub(super) fn bottom(&self) -> f64 {
        self.y + self.height
    }

    pub(super) fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    pub(super) fn outline(&self, radius: f64) -> Outline {
        Outline::rounded(self.x, self.y, self.width, self.height, radius)
    }
}

/// A text or a figure.
pub(super) fn number(words: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
    Text::new(words, Face::Bold, size, colour, x, y).need(Need::Decide)
}

/// A rosette with points on it. Two digits need a larger one.
pub(super) fn points(points: impl ToString, x: f64, y: f64, size: f64) -> Sprite {
    let text = points.to_string();
    let (size, share) = if text.chars().count() < 2 { (size, 0.88) } else { (size * 1.18, 0.7) };
    let type_size = size * share;
    let rosette = Sprite::icon("vp", x, y, size).label(text, type_size, POINTS_FIGURE);
    rosette.label_face(Face::Bold).need(Need::Decide)
}

/// A die of a seat.
pub(super) fn die(seat: Seat, power: u8, x: f64, y: f64, size: f64) -> Sprite {
    let mut die = workers::sprite(seat, power, x, y, size).label_face(Face::Bold).need(Need::Decide);
    // The triangle has less room, and its center is lower.
    let (type_size, down) = seat_value(seat, [(0.87, 0.0), (0.84, 0.1), (0.87, 0.0), (0.83, 0.0)]);
    if let Some(label) = &mut die.label {
        label.size = (type_size * size).into();
        label.down = (down * size).into();
        label.edge = label.edge.map(|(colour, _)| (colour, (0.16 * size).into()));
    }
    die
}

/// A die with its ring: ink if it may move, plum if it changed.
pub(super) fn worker(layer: &mut Layer, of: Die, x: f64, y: f64, size: f64) {
    let inside = if of.mark == Mark::None { size } else { size * 0.93 };
    let ring = match of.mark {
        Mark::None => None,
        Mark::MayMove => Some(INK),
        Mark::Changed => Some(CHANGE),
    };
    if let Some(colour) = ring {
        layer.add(Shape::filled(Outline::circle(x, y, size * 0.65), CARD).edged(colour, (size * 0.1).max(3.0)));
    }
    layer.add(match of.owner {
        // Dice of a crowded board are small. The region of the board shows them larger.
        Owner::Seat(seat) if size < 40.0 => die(seat, of.power, x, y, inside).need(Need::Inform),
        Owner::Seat(seat) => die(seat, of.power, x, y, inside),
        Owner::Neutral(0) => Sprite::piece("die-neutral", x, y, size),
        Owner::Neutral(_) => Sprite::piece("die-neutral-2", x, y, size),
        Owner::Gone(seat) => workers::ghost(seat, x, y, size * 0.85),
    });
}

/// A pill that shows a change.
pub(super) fn pill(amount: i32, x: f64, y: f64, size: f64) -> Row {
    let text = Text::part(change(amount), Face::Bold, size, CHANGE_FIGURE).need(Need::Decide);
    Row::new(x, y).text(text).middle().on(CHANGE, size * 0.27, size * 1.08, size * 0.54)
}

/// The plum ring around a mark that moved, with a tail from its old place.
pub(super) fn moved(layer: &mut Layer, from: Option<(f64, f64)>, to: (f64, f64), radius: f64) {
    if let Some(from) = from {
        layer.fill(Outline::circle(from.0, from.1, 6.0), CHANGE);
        layer.line(Outline::polyline(&[from, to]), CHANGE, 5.0);
    }
    layer.add(Shape::filled(Outline::circle(to.0, to.1, radius), CARD).edged(CHANGE, 4.5));
}

/// A plum frame around something new.
pub(super) fn new_frame(layer: &mut Layer, area: Area, radius: f64) {
    layer.line(area.outline(radius), CHANGE, 5.5);
}

/// Icons and figures in a row that grows from left to right.
pub(super) struct Line {
    row: Row,
    figure: f64,
    icon: f64,
    colour: Colour,
    opacity: u8,
    need: Need,
}

impl Line {
    /// An empty row for figures and icons of these sizes.
    pub(super) fn new(figure: f64, icon: f64) -> Line {
        Line { row: Row::new(0.0, 0.0), figure, icon, colour: INK, opacity: 100, need: Need::Decide }
    }

    /// Draws the parts after this in another color.
    pub(super) fn colour(self, colour: Colour) -> Line {
        Line { colour, ..self }
    }

    /// Sets how much players need the parts after this.
    pub(super) fn need(self, need: Need) -> Line {
        Line { need, ..self }
    }

    /// Fades the icons after this if the player can't have them now.
    pub(super) fn faded(self, faded: bool) -> Line {
        let need = if faded { Need::Inform } else { self.need };
        Line { opacity: if faded { DIM + 12 } else { 100 }, need, ..self }
    }

    pub(super) fn gap(mut self, width: f64) -> Line {
        if !self.row.parts.is_empty() {
            self.row = self.row.gap(width);
        }
        self
    }

    pub(super) fn text(self, words: impl Into<Words>) -> Line {
        let part = Text::part(words, Face::Bold, self.figure, self.colour).need(self.need);
        let mut with = self.gap(6.0);
        with.row = with.row.text(part);
        with
    }

    pub(super) fn sprite(mut self, sprite: Sprite) -> Line {
        self.row = self.row.sprite(sprite);
        self
    }

    pub(super) fn icon(self, name: &'static str) -> Line {
        let sprite = icon(name, self.icon).opacity(self.opacity);
        self.gap(2.0).sprite(sprite)
    }

    pub(super) fn icons(self, count: impl Into<usize>, name: &'static str) -> Line {
        (0..count.into()).fold(self, |line, _| line.icon(name))
    }

    pub(super) fn amount(self, amount: u16, name: &'static str) -> Line {
        let sprite = icon(name, self.icon).opacity(self.opacity);
        self.text(amount.to_string()).sprite(sprite)
    }

    pub(super) fn points(self, amount: u16) -> Line {
        let sprite = points(amount, 0.0, 0.0, self.icon * 1.3).opacity(self.opacity).need(self.need);
        self.gap(4.0).sprite(sprite)
    }

    /// Adds a chevron, which separates a price from a gain.
    pub(super) fn to(self) -> Line {
        let sprite = icon("to", self.icon * 0.5).opacity(self.opacity);
        self.gap(4.0).sprite(sprite).gap(2.0)
    }

    pub(super) fn price(mut self, goods: &Goods) -> Line {
        for (name, amount) in pieces(goods) {
            let sprite = icon(name, self.icon).opacity(self.opacity);
            self = self.text(format!("−{amount}")).sprite(sprite);
        }
        self
    }

    pub(super) fn goods(mut self, goods: &Goods) -> Line {
        for (name, amount) in pieces(goods) {
            self = self.amount(amount, name);
        }
        self
    }

    pub(super) fn effects(mut self, effects: &Effects) -> Line {
        self = self.goods(&effects.goods);
        if effects.any_resources > 0 {
            self = self.amount(effects.any_resources.into(), "cube");
        }
        if effects.score > 0 {
            self = self.points(effects.score);
        }
        for (of, steps) in Temple::ALL.iter().zip(effects.temples) {
            self = self.icons(steps, temple(*of));
        }
        self = self.icons(effects.any_temple, "t-any").icons(effects.avenue, "road");
        match effects.power_ups {
            0..=2 => self.icons(effects.power_ups, "pow"),
            more => self.amount(more.into(), "pow"),
        }
    }

    /// Adds effects with one icon for each good, since one of each needs no figure.
    pub(super) fn all(mut self, effects: &Effects) -> Line {
        for (name, amount) in pieces(&effects.goods) {
            self = if amount == 1 { self.icon(name) } else { self.amount(amount, name) };
        }
        self.effects(&Effects { goods: Goods::default(), ..*effects })
    }

    pub(super) fn start(mut self, x: f64, y: f64) -> Row {
        self.row.at = crate::scene::Point::new(x, y);
        self.row
    }

    pub(super) fn middle(self, x: f64, y: f64) -> Row {
        self.start(x, y).middle()
    }

    pub(super) fn end(self, x: f64, y: f64) -> Row {
        self.start(x, y).end()
    }
}

/// The goods of an amount, each with its drawing.
pub(super) fn pieces(goods: &Goods) -> impl Iterator<Item = (&'static str, u16)> {
    let resources = Resource::ALL.iter().map(|kind| resource(*kind)).zip(goods.resources);
    std::iter::once(("cocoa", goods.cocoa)).chain(resources).filter(|(_, amount)| *amount > 0)
}
