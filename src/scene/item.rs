//! What a picture is made of.

use crate::engine::Phrase;

use super::colour::Colour;
use super::outline::Outline;
use super::unit::{Point, Px};

/// One thing in a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A surface or a line.
    Shape(Shape),
    /// An icon or a piece.
    Sprite(Sprite),
    /// Words or a figure.
    Text(Text),
    /// Texts and sprites side by side.
    Row(Row),
    /// Texts and rows one below the other.
    Stack(Stack),
}

impl Item {
    /// Calls with every phrase that it says.
    pub fn phrases(&self, with: &mut dyn FnMut(&Phrase)) {
        match self {
            Item::Shape(_) | Item::Sprite(_) => {}
            Item::Text(text) => text.words.phrases(with),
            Item::Row(row) => row.phrases(with),
            Item::Stack(stack) => {
                for line in &stack.lines {
                    match line {
                        Line::Text(text) => text.words.phrases(with),
                        Line::Row(row, _) => row.phrases(with),
                    }
                }
            }
        }
    }
}

/// What something is for: things of the roles `Icon`, `Piece` and `Text` never cover one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// What other things lie on, or what marks them.
    Ground,
    /// A drawing that stands for something.
    Icon,
    /// What belongs to a player.
    Piece,
    /// Words or a figure.
    Text,
}

/// A surface, a line, or both.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Its form.
    pub outline: Outline,
    /// The colour of its inside.
    pub fill: Option<Colour>,
    /// The line round it.
    pub stroke: Option<Stroke>,
}

/// A line along an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width.
    pub width: Px,
    /// Length of a dash and of the gap after it.
    pub dash: Option<(Px, Px)>,
    /// Whether ends and corners are round; else ends are cut and corners pointed.
    pub round: bool,
}

impl Shape {
    /// A surface.
    pub fn filled(outline: Outline, colour: Colour) -> Self {
        Shape { outline, fill: Some(colour), stroke: None }
    }

    /// A line.
    pub fn stroked(outline: Outline, colour: Colour, width: f64) -> Self {
        let stroke = Stroke { colour, width: width.into(), dash: None, round: true };
        Shape { outline, fill: None, stroke: Some(stroke) }
    }

    /// The same with a line round it.
    #[must_use]
    pub fn edged(mut self, colour: Colour, width: f64) -> Self {
        self.stroke = Some(Stroke { colour, width: width.into(), dash: None, round: true });
        self
    }

    /// The same with its line in dashes.
    #[must_use]
    pub fn dashed(mut self, dash: f64, gap: f64) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = Some((dash.into(), gap.into()));
        }
        self
    }

    /// The same with pointed corners and cut ends.
    #[must_use]
    pub fn sharp(mut self) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.round = false;
        }
        self
    }
}

/// An icon or a piece by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sprite {
    /// The drawing's name.
    pub name: &'static str,
    /// Its middle.
    pub at: Point,
    /// The side of the square in which it is drawn.
    pub size: Px,
    /// In percent; less than 100 for what is not there.
    pub opacity: u8,
    /// What it stands for.
    pub role: Role,
    /// A surface under it.
    pub plate: Option<Plate>,
    /// A figure on it.
    pub label: Option<Label>,
}

/// A square surface with round corners under a sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plate {
    /// Its colour.
    pub colour: Colour,
    /// Its side.
    pub size: Px,
    /// The radius of its corners.
    pub radius: Px,
}

/// A figure in the middle of a sprite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// The figure.
    pub text: String,
    /// Height of its type.
    pub size: Px,
    /// Its colour.
    pub colour: Colour,
    /// How far below the middle of the sprite it stands.
    pub down: Px,
    /// A line round its characters, half of it outside of them: colour and width.
    pub edge: Option<(Colour, Px)>,
}

impl Sprite {
    /// An icon in a square of this size.
    pub fn icon(name: &'static str, x: f64, y: f64, size: f64) -> Self {
        let at = Point::new(x, y);
        Sprite { name, at, size: size.into(), opacity: 100, role: Role::Icon, plate: None, label: None }
    }

    /// A piece in a square of this size.
    pub fn piece(name: &'static str, x: f64, y: f64, size: f64) -> Self {
        Sprite { role: Role::Piece, ..Sprite::icon(name, x, y, size) }
    }

    /// The same with a role.
    #[must_use]
    pub fn role(mut self, role: Role) -> Self {
        self.role = role;
        self
    }

    /// The same, paler.
    #[must_use]
    pub fn opacity(mut self, percent: u8) -> Self {
        self.opacity = percent;
        self
    }

    /// The same on a plate.
    #[must_use]
    pub fn on(mut self, colour: Colour, size: f64, radius: f64) -> Self {
        self.plate = Some(Plate { colour, size: size.into(), radius: radius.into() });
        self
    }

    /// The same with a figure on it.
    #[must_use]
    pub fn label(mut self, text: impl Into<String>, size: f64, colour: Colour) -> Self {
        self.label = Some(Label { text: text.into(), size: size.into(), colour, down: Px::ZERO, edge: None });
        self
    }

    /// The same with its figure so far below the middle and with a line round it.
    #[must_use]
    pub fn label_edged(mut self, down: f64, colour: Colour, width: f64) -> Self {
        if let Some(label) = &mut self.label {
            label.down = down.into();
            label.edge = Some((colour, width.into()));
        }
        self
    }
}

/// A face by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Running text.
    Text,
    /// Stressed text and players' names.
    Bold,
    /// Headings and names of places.
    Name,
    /// Figures.
    Figure,
}

/// Which point of a text or row is given; vertically it is always the middle line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Words {
    /// The same in every language.
    Plain(String),
    /// A phrase, put into words by the reader's language.
    Phrase(Phrase),
    /// A player's name, alone or inside of a phrase as the argument `name`. If no face can show
    /// any of it, `otherwise` stands in; where room is short, the name is cut and nothing else.
    Name {
        /// The phrase round the name.
        phrase: Option<Phrase>,
        /// The name as the player has it.
        name: String,
        /// What to call the player whose name cannot be shown.
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

/// What happens to a text that is longer than its width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fit {
    /// Its end is replaced by an ellipsis.
    Cut,
    /// It is set smaller, down to this size, and only then cut.
    Shrink(Px),
}

/// Words or a figure in one colour and size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    /// What it says.
    pub words: Words,
    /// The face.
    pub face: Face,
    /// Height of the type.
    pub size: Px,
    /// Its colour.
    pub colour: Colour,
    /// Where: the anchor horizontally, the middle line vertically.
    pub at: Point,
    /// Which point is given.
    pub anchor: Anchor,
    /// The most room there is.
    pub width: Option<Px>,
    /// What happens when the room is too small.
    pub fit: Fit,
    /// The most lines it may be broken into, of about equal length.
    pub lines: u8,
    /// From line to line.
    pub leading: Px,
}

impl Text {
    /// A text that starts here.
    pub fn new(words: impl Into<Words>, face: Face, size: f64, colour: Colour, x: f64, y: f64) -> Self {
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
        }
    }

    /// A text for a row or a stack, which place it.
    pub fn part(words: impl Into<Words>, face: Face, size: f64, colour: Colour) -> Self {
        Text::new(words, face, size, colour, 0.0, 0.0)
    }

    /// The same with its middle at the given place.
    #[must_use]
    pub fn middle(mut self) -> Self {
        self.anchor = Anchor::Middle;
        self
    }

    /// The same with its end at the given place.
    #[must_use]
    pub fn end(mut self) -> Self {
        self.anchor = Anchor::End;
        self
    }

    /// The same in this much room, its end cut if needed.
    #[must_use]
    pub fn within(mut self, width: f64) -> Self {
        self.width = Some(width.into());
        self
    }

    /// The same in this much room, set smaller before it is cut.
    #[must_use]
    pub fn shrink(mut self, width: f64, smallest: f64) -> Self {
        self.width = Some(width.into());
        self.fit = Fit::Shrink(smallest.into());
        self
    }

    /// The same in up to so many lines.
    #[must_use]
    pub fn lines(mut self, lines: u8, leading: f64) -> Self {
        self.lines = lines;
        self.leading = leading.into();
        self
    }
}

/// Texts and sprites side by side on one middle line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Where: the anchor horizontally, the middle line vertically.
    pub at: Point,
    /// Which point is given.
    pub anchor: Anchor,
    /// What stands side by side.
    pub parts: Vec<Part>,
    /// A surface under the whole row.
    pub back: Option<Back>,
    /// The most room there is; the row is set smaller as a whole where it needs more.
    pub width: Option<Px>,
}

/// A part of a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Words or a figure.
    Text(Text),
    /// An icon or piece, as wide as its size or its plate.
    Sprite(Sprite),
    /// Nothing, of this width.
    Gap(Px),
}

/// A surface under a row, with round corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Back {
    /// Its colour.
    pub colour: Colour,
    /// How far it goes beyond the row to the left and right.
    pub pad: Px,
    /// Its height.
    pub height: Px,
    /// The radius of its corners.
    pub radius: Px,
}

impl Row {
    /// An empty row that starts here.
    pub fn new(x: f64, y: f64) -> Self {
        Row { at: Point::new(x, y), anchor: Anchor::Start, parts: Vec::new(), back: None, width: None }
    }

    /// The same with its middle at the given place.
    #[must_use]
    pub fn middle(mut self) -> Self {
        self.anchor = Anchor::Middle;
        self
    }

    /// The same with its end at the given place.
    #[must_use]
    pub fn end(mut self) -> Self {
        self.anchor = Anchor::End;
        self
    }

    /// The same with one more text.
    #[must_use]
    pub fn text(mut self, text: Text) -> Self {
        self.parts.push(Part::Text(text));
        self
    }

    /// The same with one more sprite.
    #[must_use]
    pub fn sprite(mut self, sprite: Sprite) -> Self {
        self.parts.push(Part::Sprite(sprite));
        self
    }

    /// The same with a gap.
    #[must_use]
    pub fn gap(mut self, width: f64) -> Self {
        self.parts.push(Part::Gap(width.into()));
        self
    }

    /// The same on a surface.
    #[must_use]
    pub fn on(mut self, colour: Colour, pad: f64, height: f64, radius: f64) -> Self {
        self.back = Some(Back { colour, pad: pad.into(), height: height.into(), radius: radius.into() });
        self
    }

    /// The same in this much room.
    #[must_use]
    pub fn within(mut self, width: f64) -> Self {
        self.width = Some(width.into());
        self
    }

    fn phrases(&self, with: &mut dyn FnMut(&Phrase)) {
        for part in &self.parts {
            if let Part::Text(text) = part {
                text.words.phrases(with);
            }
        }
    }
}

/// Texts and rows one below the other, together in the middle of the given height.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    /// Where: the anchor horizontally, the middle of the stack vertically.
    pub at: Point,
    /// Which point is given; the lines are aligned to it.
    pub anchor: Anchor,
    /// The space between two lines.
    pub gap: Px,
    /// What stands one below the other.
    pub lines: Vec<Line>,
}

/// A line of a stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A text, as high as its lines.
    Text(Text),
    /// A row of this height.
    Row(Row, Px),
}

impl Stack {
    /// An empty stack that starts here.
    pub fn new(x: f64, y: f64, gap: f64) -> Self {
        Stack { at: Point::new(x, y), anchor: Anchor::Start, gap: gap.into(), lines: Vec::new() }
    }

    /// The same with one more text.
    #[must_use]
    pub fn text(mut self, text: Text) -> Self {
        self.lines.push(Line::Text(text));
        self
    }

    /// The same with one more row of this height.
    #[must_use]
    pub fn row(mut self, row: Row, height: f64) -> Self {
        self.lines.push(Line::Row(row, height.into()));
        self
    }
}
