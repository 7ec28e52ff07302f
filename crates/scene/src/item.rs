//! The items of a picture.

use engine::Phrase;

use super::area::Area;
use super::colour::Colour;
use super::outline::Outline;
use super::unit::{Point, Px};

/// An item in a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A surface or a line.
    Shape(Shape),
    /// An icon or a piece.
    Sprite(Sprite),
    Text(Text),
    /// Texts and sprites side by side.
    Row(ItemRow),
    /// Texts and rows one below the other.
    Stack(ItemStack),
}

impl Item {
    /// Calls `with` for every phrase in the item.
    pub fn phrases(&self, with: &mut dyn FnMut(&Phrase)) {
        match self {
            Item::Shape(_) | Item::Sprite(_) => {}
            Item::Text(text) => text.words.phrases(with),
            Item::Row(row) => row.phrases(with),
            Item::Stack(stack) => {
                for line in &stack.lines {
                    match line {
                        StackLine::Text(text) => text.words.phrases(with),
                        StackLine::Row(row, _) => row.phrases(with),
                    }
                }
            }
        }
    }
}

/// Purpose of an item. Items with the roles `Icon`, `Piece` and `Text` never cover each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ItemRole {
    /// A background for other items, or a mark on them.
    Ground,
    /// A drawing with a meaning.
    Icon,
    Piece,
    Text,
}

/// The importance of a text or drawing in a public picture. `tests/games/pictures/legible.rs` measures its height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Importance {
    /// Only ornament.
    Decorate,
    /// Helps, but players can decide without it.
    #[default]
    Inform,
    /// Players decide with it, so a desktop client must show it large enough.
    Decide,
    /// Players look for it first, so even a phone must show it large enough.
    Glance,
}

/// A surface, a line, or both.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Shape {
    pub outline: Outline,
    /// Fill color.
    pub fill: Option<Colour>,
    /// Line around the shape.
    pub stroke: Option<Stroke>,
}

/// A line along an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    pub colour: Colour,
    pub width: Px,
    /// Length of a dash and of the gap after it.
    pub dash: Option<(Px, Px)>,
    /// `true` for round ends and corners, `false` for flat ends and pointed corners.
    pub round: bool,
}

impl Shape {
    /// Creates a surface.
    pub fn filled(outline: Outline, colour: Colour) -> Self {
        Shape { outline, fill: Some(colour), stroke: None }
    }

    /// Creates a line.
    pub fn stroked(outline: Outline, colour: Colour, width: f64) -> Self {
        let stroke = Stroke { colour, width: width.into(), dash: None, round: true };
        Shape { outline, fill: None, stroke: Some(stroke) }
    }

    /// Adds a line around the shape.
    pub fn edged(mut self, colour: Colour, width: f64) -> Self {
        self.stroke = Some(Stroke { colour, width: width.into(), dash: None, round: true });
        self
    }

    /// Makes the line dashed.
    pub fn dashed(mut self, dash: f64, gap: f64) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = Some((dash.into(), gap.into()));
        }
        self
    }

    /// Makes corners pointed and ends flat.
    pub fn sharp(mut self) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.round = false;
        }
        self
    }
}

/// An icon or a piece by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Sprite {
    /// The drawing's name.
    pub name: &'static str,
    pub at: Point,
    /// The side of the square that contains the drawing.
    pub size: Px,
    /// Opacity in percent; less than 100 for missing things.
    pub opacity: u8,
    /// The sprite's purpose.
    pub role: ItemRole,
    /// Its importance to players.
    pub need: Importance,
    /// A surface under it.
    pub plate: Option<Plate>,
    /// A figure on it.
    pub label: Option<Label>,
}

/// A square surface with round corners under a sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plate {
    pub colour: Colour,
    pub size: Px,
    /// The radius of its corners.
    pub radius: Px,
}

/// A figure in the middle of a sprite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// Text of the figure.
    pub text: String,
    pub face: Typeface,
    /// Font size.
    pub size: Px,
    pub colour: Colour,
    /// Distance below the center of the sprite.
    pub down: Px,
    /// Line around the characters, half of it outside: color and width.
    pub edge: Option<(Colour, Px)>,
}

impl Sprite {
    /// Creates an icon in a square of this size.
    pub fn icon(name: &'static str, x: f64, y: f64, size: f64) -> Self {
        let at = Point::new(x, y);
        Sprite {
            name,
            at,
            size: size.into(),
            opacity: 100,
            role: ItemRole::Icon,
            need: Importance::Inform,
            plate: None,
            label: None,
        }
    }

    /// Creates a piece in a square of this size.
    pub fn piece(name: &'static str, x: f64, y: f64, size: f64) -> Self {
        Sprite { role: ItemRole::Piece, ..Sprite::icon(name, x, y, size) }
    }

    pub fn role(mut self, role: ItemRole) -> Self {
        self.role = role;
        self
    }

    pub fn need(mut self, need: Importance) -> Self {
        self.need = need;
        self
    }

    pub fn opacity(mut self, percent: u8) -> Self {
        self.opacity = percent;
        self
    }

    /// Moves the sprite.
    pub fn at(mut self, x: f64, y: f64) -> Self {
        self.at = Point::new(x, y);
        self
    }

    /// Places the sprite in the middle of an area.
    pub fn inside(self, area: Area) -> Self {
        let (x, y) = area.middle();
        self.at(x, y)
    }

    /// Enlarges or reduces the sprite with its plate and its figure.
    pub fn scaled(mut self, factor: f64) -> Self {
        let scale = |length: &mut Px| *length = (f64::from(length.get()) * factor).into();
        scale(&mut self.size);
        if let Some(plate) = &mut self.plate {
            scale(&mut plate.size);
            scale(&mut plate.radius);
        }
        if let Some(label) = &mut self.label {
            scale(&mut label.size);
            scale(&mut label.down);
            label.edge.iter_mut().for_each(|(_, width)| scale(width));
        }
        self
    }

    /// Adds a plate under the sprite.
    pub fn on(mut self, colour: Colour, size: f64, radius: f64) -> Self {
        self.plate = Some(Plate { colour, size: size.into(), radius: radius.into() });
        self
    }

    /// Adds a figure on the sprite.
    pub fn label(mut self, text: impl Into<String>, size: f64, colour: Colour) -> Self {
        let (text, size) = (text.into(), size.into());
        self.label = Some(Label { text, face: Typeface::Figure, size, colour, down: Px::ZERO, edge: None });
        self
    }

    /// Sets the typeface of the figure.
    pub fn label_face(mut self, face: Typeface) -> Self {
        if let Some(label) = &mut self.label {
            label.face = face;
        }
        self
    }

    /// Moves the figure down from the center and adds a line around it.
    pub fn label_edged(mut self, down: f64, colour: Colour, width: f64) -> Self {
        if let Some(label) = &mut self.label {
            label.down = down.into();
            label.edge = Some((colour, width.into()));
        }
        self
    }
}

/// A typeface, named by its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typeface {
    /// Running text.
    Text,
    /// Emphasized text and players' names.
    Bold,
    /// Headings and names of places.
    Name,
    Figure,
}

/// Horizontal reference point of a text or row. Vertically it is always the middle line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// Left end.
    Start,
    Middle,
    /// Right end.
    End,
}

impl Anchor {
    /// The reference point in an area.
    fn point(self, area: Area) -> Point {
        let x = match self {
            Anchor::Start => area.x,
            Anchor::Middle => area.middle().0,
            Anchor::End => area.right(),
        };
        Point::new(x, area.middle().1)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Words {
    /// Text that is the same in every language.
    Plain(String),
    /// A phrase, rendered in the reader's language.
    Phrase(Phrase),
    /// A player's name, alone or inside a phrase as the argument `name`. If the fonts can't show any of it, `otherwise`
    /// replaces it. If there is too little room, only the name is cut.
    Name {
        /// Phrase around the name.
        phrase: Option<Phrase>,
        /// The player's name.
        name: String,
        /// Replacement for a name that can't be shown.
        otherwise: Phrase,
    },
}

impl Words {
    fn phrases(&self, with: &mut dyn FnMut(&Phrase)) {
        match self {
            Words::Plain(_) => {}
            Words::Phrase(phrase) => with(phrase),
            Words::Name { phrase, otherwise, .. } => {
                phrase.iter().for_each(&mut *with);
                with(otherwise);
            }
        }
    }
}

impl From<&str> for Words {
    fn from(text: &str) -> Self {
        Words::Plain(text.to_owned())
    }
}

impl From<String> for Words {
    fn from(text: String) -> Self {
        Words::Plain(text)
    }
}

impl From<Phrase> for Words {
    fn from(phrase: Phrase) -> Self {
        Words::Phrase(phrase)
    }
}

/// Handling of a text that is wider than its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fit {
    /// Cut the text and end it with an ellipsis.
    Cut,
    /// Reduce the font size down to this limit, and then cut the text.
    Shrink(Px),
}

/// Text or a figure in one color and size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Text {
    pub words: Words,
    /// Typeface.
    pub face: Typeface,
    /// Font size.
    pub size: Px,
    pub colour: Colour,
    /// Position: the anchor horizontally, the middle line vertically.
    pub at: Point,
    /// Horizontal reference point.
    pub anchor: Anchor,
    /// Maximum width.
    pub width: Option<Px>,
    /// Handling of a text that is too wide.
    pub fit: Fit,
    /// Maximum number of lines, of about equal length.
    pub lines: u8,
    /// Distance between lines.
    pub leading: Px,
    /// Its importance to players.
    pub need: Importance,
}

impl Text {
    /// Creates a text that starts at this position.
    pub fn new(words: impl Into<Words>, face: Typeface, size: f64, colour: Colour, x: f64, y: f64) -> Self {
        Text {
            words: words.into(),
            face,
            size: size.into(),
            colour,
            at: Point::new(x, y),
            anchor: Anchor::Start,
            width: None,
            fit: Fit::Cut,
            lines: 1,
            leading: (size * 1.0625).into(),
            need: Importance::Inform,
        }
    }

    /// Creates a text for a row or a stack, which sets the position.
    pub fn part(words: impl Into<Words>, face: Typeface, size: f64, colour: Colour) -> Self {
        Text::new(words, face, size, colour, 0.0, 0.0)
    }

    /// Centers the text at its position.
    pub fn middle(mut self) -> Self {
        self.anchor = Anchor::Middle;
        self
    }

    /// Ends the text at its position.
    pub fn end(mut self) -> Self {
        self.anchor = Anchor::End;
        self
    }

    pub fn need(mut self, need: Importance) -> Self {
        self.need = need;
        self
    }

    /// Sets the color.
    pub fn ink(mut self, colour: Colour) -> Self {
        self.colour = colour;
        self
    }

    /// Limits the width; the end is cut if needed.
    pub fn within(mut self, width: f64) -> Self {
        self.width = Some(width.into());
        self
    }

    /// Limits the width; the text gets smaller before it is cut.
    pub fn shrink(mut self, width: f64, smallest: f64) -> Self {
        self.width = Some(width.into());
        self.fit = Fit::Shrink(smallest.into());
        self
    }

    /// Sets the font size down to which the text may get before it is cut.
    pub fn smallest(mut self, size: f64) -> Self {
        self.fit = Fit::Shrink(size.into());
        self
    }

    /// Places the text on the middle line of an area, with at most its width. A single line without a smallest size may
    /// get as small as 60 %.
    pub fn inside(mut self, area: Area) -> Self {
        self.at = self.anchor.point(area);
        self.fitted(area.width)
    }

    fn fitted(mut self, width: f64) -> Self {
        self.width = Some(width.into());
        if self.lines == 1 && self.fit == Fit::Cut {
            self.fit = Fit::Shrink((0.6 * f64::from(self.size.get())).into());
        }
        self
    }

    /// Allows up to this many lines.
    pub fn lines(mut self, lines: u8, leading: f64) -> Self {
        self.lines = lines;
        self.leading = leading.into();
        self
    }
}

/// Texts and sprites side by side on one middle line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct ItemRow {
    /// Position: the anchor horizontally, the middle line vertically.
    pub at: Point,
    /// Horizontal reference point.
    pub anchor: Anchor,
    /// Parts from left to right.
    pub parts: Vec<RowPart>,
    /// A surface under the whole row.
    pub back: Option<Back>,
    /// Maximum width. A wider row is scaled down as a whole.
    pub width: Option<Px>,
}

/// A part of a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RowPart {
    Text(Text),
    /// A text on a surface.
    Badge(Text, Back),
    /// An icon or piece, as wide as its size or its plate.
    Sprite(Sprite),
    /// A gap of this width.
    Gap(Px),
}

/// A surface under a row or a part of it, with round corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Back {
    pub colour: Colour,
    /// Extra width on the left and right.
    pub pad: Px,
    pub height: Px,
    /// The radius of its corners.
    pub radius: Px,
}

impl ItemRow {
    /// Creates an empty row that starts at this position.
    pub fn new(x: f64, y: f64) -> Self {
        ItemRow { at: Point::new(x, y), anchor: Anchor::Start, parts: Vec::new(), back: None, width: None }
    }

    /// Moves the row.
    pub fn at(mut self, x: f64, y: f64) -> Self {
        self.at = Point::new(x, y);
        self
    }

    /// Places the row on the middle line of an area, with at most its width.
    pub fn inside(mut self, area: Area) -> Self {
        self.at = self.anchor.point(area);
        self.within(area.width)
    }

    /// Centers the row at its position.
    pub fn middle(mut self) -> Self {
        self.anchor = Anchor::Middle;
        self
    }

    /// Ends the row at its position.
    pub fn end(mut self) -> Self {
        self.anchor = Anchor::End;
        self
    }

    pub fn text(mut self, text: Text) -> Self {
        self.parts.push(RowPart::Text(text));
        self
    }

    pub fn sprite(mut self, sprite: Sprite) -> Self {
        self.parts.push(RowPart::Sprite(sprite));
        self
    }

    pub fn gap(mut self, width: f64) -> Self {
        self.parts.push(RowPart::Gap(width.into()));
        self
    }

    /// Adds a surface under the row.
    pub fn on(mut self, colour: Colour, pad: f64, height: f64, radius: f64) -> Self {
        self.back = Some(Back { colour, pad: pad.into(), height: height.into(), radius: radius.into() });
        self
    }

    /// Limits the width.
    pub fn within(mut self, width: f64) -> Self {
        self.width = Some(width.into());
        self
    }

    fn phrases(&self, with: &mut dyn FnMut(&Phrase)) {
        for part in &self.parts {
            if let RowPart::Text(text) | RowPart::Badge(text, _) = part {
                text.words.phrases(with);
            }
        }
    }
}

/// Texts and rows one below the other, centered vertically at the given height.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct ItemStack {
    /// Position: the anchor horizontally, the middle of the stack vertically.
    pub at: Point,
    /// Horizontal reference point, to which the lines are aligned.
    pub anchor: Anchor,
    /// The space between two lines.
    pub gap: Px,
    /// Lines from top to bottom.
    pub lines: Vec<StackLine>,
}

/// A line of a stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StackLine {
    /// A text, as tall as its lines.
    Text(Text),
    /// A row of this height.
    Row(ItemRow, Px),
}

impl ItemStack {
    /// Creates an empty stack that starts at this position.
    pub fn new(x: f64, y: f64, gap: f64) -> Self {
        ItemStack { at: Point::new(x, y), anchor: Anchor::Start, gap: gap.into(), lines: Vec::new() }
    }

    pub fn text(mut self, text: Text) -> Self {
        self.lines.push(StackLine::Text(text));
        self
    }

    pub fn row(mut self, row: ItemRow, height: f64) -> Self {
        self.lines.push(StackLine::Row(row, height.into()));
        self
    }

    /// Places the stack in the middle of an area, with at most its width.
    pub fn inside(self, area: Area) -> Self {
        let line = |line| match line {
            StackLine::Text(text) => StackLine::Text(text.fitted(area.width)),
            StackLine::Row(row, height) => StackLine::Row(row.within(area.width), height),
        };
        ItemStack { at: self.anchor.point(area), lines: self.lines.into_iter().map(line).collect(), ..self }
    }
}
