//! Converts items to drawing commands: measures text, aligns rows and stacks.

use std::borrow::Cow;

use engine::Phrase;
use scene::{
    Anchor, Back, Colour, Fit, Importance, Item, ItemRole, ItemRow, ItemStack, Outline, Point, Px, RowPart, Shape,
    Sprite, StackLine, Text, Typeface, Words,
};

use super::fonts::Fonts;
use super::typeset::Typesetter;

pub(super) type Say<'a> = dyn Fn(&Phrase) -> String + 'a;

/// A drawing command, in pixels of the picture.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DrawCommand {
    pub(super) role: ItemRole,
    pub(super) need: Importance,
    pub(super) draw: PaintCommand,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum PaintCommand {
    Shape(Shape),
    Sprite {
        name: &'static str,
        x: f32,
        y: f32,
        size: f32,
        opacity: u8,
    },
    /// Text that starts at `x` on the baseline `y`. With a halo, the text is that many pixels wider on all sides.
    Text {
        text: String,
        face: Typeface,
        size: f32,
        colour: Colour,
        x: f32,
        y: f32,
        halo: f32,
    },
}

/// The look of a line of text.
struct Figure {
    face: Typeface,
    size: f32,
    colour: Colour,
    need: Importance,
}

/// The lines of a text; none for a part without text.
#[derive(Default)]
struct Lines {
    lines: Vec<String>,
    /// Their font size.
    size: f32,
}

impl Figure {
    fn of(text: &Text, size: f32) -> Self {
        Figure { face: text.face, size, colour: text.colour, need: text.need }
    }
}

/// Minimum font size in a picture of full size, in pixels.
const SMALLEST: f32 = 15.0;

/// Maximum reach of names above and below their baseline, as a fraction of the font size. Latin names with accents and
/// hooks reach this far.
const ABOVE: f32 = 1.1;
const BELOW: f32 = 0.33;

/// Isolates a right-to-left name with U+2068 and U+2069, so it doesn't change the direction of the sentence.
fn isolated(name: &str) -> Cow<'_, str> {
    use unicode_bidi::BidiClass::{AL, R};
    let rtl = |character: char| matches!(unicode_bidi::bidi_class(character), AL | R);
    if name.chars().any(rtl) { format!("\u{2068}{name}\u{2069}").into() } else { name.into() }
}

/// Converts items to drawing commands.
pub(super) struct Layout<'a> {
    pub(super) typesetter: &'a Typesetter,
    pub(super) say: &'a Say<'a>,
    /// Pixels of the picture per pixel of the drawing.
    pub(super) scale: f32,
    /// Pixels of the picture per pixel at full size.
    pub(super) reduced: f32,
    /// Position of the drawing's origin, in pixels of the picture.
    pub(super) origin: (f32, f32),
    pub(super) commands: Vec<DrawCommand>,
}

impl Layout<'_> {
    pub(super) fn item(&mut self, item: &Item) {
        match item {
            Item::Shape(shape) => self.shape(shape.clone()),
            Item::Sprite(sprite) => {
                let (x, y) = self.point(sprite.at);
                self.sprite(sprite, x, y, 1.0);
            }
            Item::Text(text) => self.text(text),
            Item::Row(row) => self.row(row),
            Item::Stack(stack) => self.stack(stack),
        }
    }

    fn px(&self, length: Px) -> f32 {
        length.get() * self.scale
    }

    /// The font size in pixels of the picture.
    fn type_size(&self, size: Px, zoom: f32) -> f32 {
        (self.px(size) * zoom).max(SMALLEST * self.reduced)
    }

    fn point(&self, at: Point) -> (f32, f32) {
        (self.px(at.x) + self.origin.0, self.px(at.y) + self.origin.1)
    }

    /// Converts a point of the picture to a point of the drawing.
    fn back(&self, x: f32, y: f32) -> (f64, f64) {
        (f64::from((x - self.origin.0) / self.scale), f64::from((y - self.origin.1) / self.scale))
    }

    fn shape(&mut self, shape: Shape) {
        self.commands.push(DrawCommand {
            role: ItemRole::Ground,
            need: Importance::Decorate,
            draw: PaintCommand::Shape(shape),
        });
    }

    /// Draws a sprite with its plate and label, centered at x, y and scaled by `zoom`.
    fn sprite(&mut self, sprite: &Sprite, x: f32, y: f32, zoom: f32) {
        if let Some(plate) = sprite.plate {
            let side = plate.size.get() * zoom;
            let middle = self.back(x, y);
            let (left, top) = (middle.0 - f64::from(side) / 2.0, middle.1 - f64::from(side) / 2.0);
            let radius = f64::from(plate.radius.get() * zoom);
            let outline = Outline::rounded(left, top, f64::from(side), f64::from(side), radius);
            self.shape(Shape::filled(outline, plate.colour));
        }
        let size = self.px(sprite.size) * zoom;
        let draw = PaintCommand::Sprite { name: sprite.name, x, y, size, opacity: sprite.opacity };
        self.commands.push(DrawCommand { role: sprite.role, need: sprite.need, draw });
        if let Some(label) = &sprite.label {
            let size = self.type_size(label.size, zoom);
            let width = self.typesetter.width(&label.text, label.face, size);
            let (x, y) = (x - width / 2.0, y + self.px(label.down) * zoom);
            // The figure is part of the sprite. Its role `Ground` allows it to cover the sprite.
            if let Some((colour, width)) = label.edge {
                self.put_halo(&label.text, label.face, size, colour, (x, y), self.px(width) * zoom / 2.0);
            }
            let figure = Figure { face: label.face, size, colour: label.colour, need: sprite.need };
            self.put(&label.text, &figure, (x, y), ItemRole::Ground);
        }
    }

    /// Draws text from `x`, with its middle line at `y`.
    fn put(&mut self, text: &str, of: &Figure, (x, y): (f32, f32), role: ItemRole) {
        let &Figure { face, size, colour, need } = of;
        if !text.is_empty() {
            let y = y + Fonts::middle(face) * size;
            let text = text.to_owned();
            let draw = PaintCommand::Text { text, face, size, colour, x, y, halo: 0.0 };
            self.commands.push(DrawCommand { role, need, draw });
        }
    }

    /// Draws the line around a figure.
    fn put_halo(&mut self, text: &str, face: Typeface, size: f32, colour: Colour, (x, y): (f32, f32), halo: f32) {
        let (text, y) = (text.to_owned(), y + Fonts::middle(face) * size);
        let draw = PaintCommand::Text { text, face, size, colour, x, y, halo };
        self.commands.push(DrawCommand { role: ItemRole::Ground, need: Importance::Decorate, draw });
    }

    fn lines(&self, text: &Text, zoom: f32) -> Lines {
        let full = self.type_size(text.size, zoom);
        let width = text.width.map_or(f32::INFINITY, |width| self.px(width) * zoom);
        if let Words::Name { phrase, name, otherwise } = &text.words {
            let mut name = self.typesetter.showable(name, text.face);
            if name.is_empty() {
                name = (self.say)(otherwise);
            }
            let around = |name: &str| match phrase {
                Some(phrase) => (self.say)(&phrase.clone().with("name", isolated(name).as_ref())),
                None => name.to_owned(),
            };
            let whole = around(&name);
            let size = self.fitting(&whole, text, full, width);
            let lines = |size| {
                let lines = self.typesetter.broken(&whole, text.face, size, width, text.lines);
                // Letters of some scripts are too tall for several lines.
                let tall = |line: &String| {
                    let (above, below) = self.typesetter.reach(line, text.face, size);
                    above + below > self.px(text.leading)
                };
                match lines.len() {
                    2.. if !lines.iter().any(|line| line.ends_with('…') || tall(line)) => lines,
                    _ if self.typesetter.width(&whole, text.face, size) <= width => vec![whole.clone()],
                    _ => vec![around(&self.typesetter.cut(&name, text.face, size, width, around))],
                }
            };
            let first = lines(size);
            let lower = first.iter().map(|line| self.low_enough(line, text.face, size)).fold(size, f32::min);
            let lines = if lower < size { lines(lower) } else { first };
            return Lines { lines, size: lower };
        }
        let words = match &text.words {
            Words::Plain(plain) => plain.clone(),
            Words::Phrase(phrase) => (self.say)(phrase),
            Words::Name { name, .. } => name.clone(),
        };
        let size = self.fitting(&words, text, full, width);
        Lines { lines: self.typesetter.broken(&words, text.face, size, width, text.lines), size }
    }

    /// The font size at which a line stays within its height. Letters of some scripts are twice as tall as Latin ones.
    fn low_enough(&self, line: &str, face: Typeface, size: f32) -> f32 {
        let (above, below) = self.typesetter.reach(line, face, size);
        let factor = (ABOVE * size / above.max(1.0)).min(BELOW * size / below.max(1.0));
        if factor >= 1.0 { size } else { (size * factor).max(SMALLEST * self.reduced).min(size) }
    }

    /// The font size at which a text fits, down to its smallest allowed size.
    fn fitting(&self, words: &str, text: &Text, full: f32, width: f32) -> f32 {
        let Fit::Shrink(smallest) = text.fit else { return full };
        let needed = self.typesetter.width(words, text.face, full);
        if needed <= width {
            return full;
        }
        let smallest = self.type_size(smallest, 1.0).min(full);
        // Quarters of a pixel, so that texts share their sizes.
        let mut size = ((full * width / needed) * 4.0).floor() / 4.0;
        // The full size was rounded before it was measured, so the result can be too large by a trifle.
        while size > smallest && self.typesetter.width(words, text.face, size) > width {
            size -= 0.25;
        }
        size.max(smallest)
    }

    fn anchored(&self, anchor: Anchor, x: f32, width: f32) -> f32 {
        match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        }
    }

    fn text(&mut self, text: &Text) {
        self.put_lines(text, &self.lines(text, 1.0), text.anchor, text.at);
    }

    /// Draws the lines of a text around a point.
    fn put_lines(&mut self, text: &Text, Lines { lines, size }: &Lines, anchor: Anchor, at: Point) {
        let leading = self.px(text.leading);
        let (at, middle) = self.point(at);
        let top = middle - leading * (lines.len() as f32 - 1.0) / 2.0;
        for (index, line) in lines.iter().enumerate() {
            let width = self.typesetter.width(line, text.face, *size);
            let x = self.anchored(anchor, at, width);
            self.put(line, &Figure::of(text, *size), (x, top + leading * index as f32), ItemRole::Text);
        }
    }

    /// A part's lines and its width.
    fn measured(&self, part: &RowPart, zoom: f32) -> (Lines, f32) {
        let (text, pad) = match part {
            RowPart::Text(text) => (text, 0.0),
            RowPart::Badge(text, back) => (text, self.px(back.pad) * zoom),
            RowPart::Sprite(sprite) => {
                let side = sprite.plate.map_or(sprite.size, |plate| plate.size);
                return (Lines::default(), self.px(side) * zoom);
            }
            RowPart::Gap(gap) => return (Lines::default(), self.px(*gap) * zoom),
        };
        let lines = self.lines(text, zoom);
        let width = lines.lines.first().map_or(0.0, |line| self.typesetter.width(line, text.face, lines.size));
        (lines, width + 2.0 * pad)
    }

    fn row(&mut self, row: &ItemRow) {
        let (x, y) = self.point(row.at);
        self.row_at(row, row.anchor, x, y);
    }

    fn row_at(&mut self, row: &ItemRow, anchor: Anchor, x: f32, y: f32) {
        let measured = |zoom| {
            let parts: Vec<(Lines, f32)> = row.parts.iter().map(|part| self.measured(part, zoom)).collect();
            let width: f32 = parts.iter().map(|(_, width)| width).sum();
            (parts, width)
        };
        let (mut parts, mut width) = measured(1.0);
        let zoom = row.width.map_or(1.0, |room| (self.px(room) / width).min(1.0));
        if zoom < 1.0 {
            (parts, width) = measured(zoom);
        }
        let mut x = self.anchored(anchor, x, width);
        if let Some(back) = row.back {
            let pad = self.px(back.pad);
            self.surface(back, (x - pad, y), width + 2.0 * pad, 1.0);
        }
        for (part, (lines, width)) in row.parts.iter().zip(parts) {
            match part {
                RowPart::Text(text) => self.put_first(text, &lines, (x, y), zoom),
                RowPart::Badge(text, back) => {
                    self.surface(*back, (x, y), width, zoom);
                    self.put_first(text, &lines, (x + self.px(back.pad) * zoom, y), zoom);
                }
                RowPart::Sprite(sprite) => {
                    let dy = self.px(sprite.at.y) * zoom;
                    self.sprite(sprite, x + width / 2.0, y + dy, zoom);
                }
                RowPart::Gap(_) => {}
            }
            x += width;
        }
    }

    /// Draws the first line of a text from `x`. Rows have only one line.
    fn put_first(&mut self, text: &Text, Lines { lines, size }: &Lines, (x, y): (f32, f32), zoom: f32) {
        let dy = self.px(text.at.y) * zoom;
        if let Some(line) = lines.first() {
            self.put(line, &Figure::of(text, *size), (x, y + dy), ItemRole::Text);
        }
    }

    /// Draws a surface from its left edge, around a middle line.
    fn surface(&mut self, back: Back, (x, y): (f32, f32), width: f32, zoom: f32) {
        let (left, middle) = self.back(x, y);
        let length = |length: Px| f64::from(length.get() * zoom);
        let (width, height) = (f64::from(width / self.scale), length(back.height));
        let outline = Outline::rounded(left, middle - height / 2.0, width, height, length(back.radius));
        self.shape(Shape::filled(outline, back.colour));
    }

    fn stack(&mut self, stack: &ItemStack) {
        let gap = self.px(stack.gap);
        let measured = stack.lines.iter().map(|line| match line {
            StackLine::Text(text) => {
                let lines = self.lines(text, 1.0);
                let height = self.px(text.leading) * lines.lines.len() as f32;
                (lines, height)
            }
            StackLine::Row(_, height) => (Lines::default(), self.px(*height)),
        });
        let measured: Vec<(Lines, f32)> = measured.collect();
        let heights = measured.iter().map(|(_, height)| height);
        let total = heights.sum::<f32>() + gap * (measured.len() as f32 - 1.0);
        let (x, middle) = self.point(stack.at);
        let mut y = middle - total / 2.0;
        for (line, (lines, height)) in stack.lines.iter().zip(measured) {
            let middle = y + height / 2.0;
            match line {
                StackLine::Text(text) => {
                    let at = Point { x: stack.at.x, y: Px::from(self.back(x, middle).1) };
                    self.put_lines(text, &lines, stack.anchor, at);
                }
                StackLine::Row(row, _) => self.row_at(row, stack.anchor, x, middle),
            }
            y += height + gap;
        }
    }
}
