//! Parts of the pictures of people: panels, discs with initials, texts in the sizes that a phone can show.

use crate::engine::Phrase;
use crate::games::{Theme, Title};
use crate::scene::{Colour, Layer, Outline, Scene, Sprite, Text, Typeface, Words, tokens::*};

/// Width of the pictures. Text has at least 34 pixels, so that a phone shows it with 7.
pub const WIDTH: f64 = 1600.0;
/// Height of a whole picture.
pub const HEIGHT: f64 = 1018.0;
/// Size of secondary text, and of headings of panels.
pub const SMALL: f64 = 36.0;
pub const HEADING: f64 = 42.0;

/// A picture that is being drawn.
pub struct ChartCanvas {
    pub layer: Layer,
    scene: Scene,
    pub theme: Theme,
}

impl ChartCanvas {
    pub fn new(game: &dyn Title, theme: Theme, height: f64, alt: Vec<Phrase>) -> Self {
        let scene = Scene { alt, ..game.canvas(theme, (WIDTH as u32, height as u32)) };
        ChartCanvas { layer: Layer::new("people"), scene, theme }
    }

    pub fn done(self) -> Scene {
        let mut scene = self.scene;
        scene.layers.push(self.layer);
        scene
    }

    /// The color of a band, and the color of figures and lines on it.
    pub fn band(&self) -> Colour {
        match self.theme {
            Theme::Light => PAST,
            Theme::Dark => JADE,
        }
    }

    /// The color of good figures.
    pub fn good(&self) -> Colour {
        match self.theme {
            Theme::Light => JADE,
            Theme::Dark => JADE_LINE,
        }
    }

    /// The color of figures below an average.
    pub fn bad(&self) -> Colour {
        CLAY_RED
    }

    /// A panel with its heading.
    pub fn panel(&mut self, (x, y, width, height): (f64, f64, f64, f64), heading: &str) {
        self.layer.fill(Outline::rounded(x, y, width, height, 14.0), CARD);
        self.heading(heading, x + 24.0, y + 32.0, width - 48.0);
    }

    pub fn heading(&mut self, key: &str, x: f64, y: f64, room: f64) {
        self.layer.add(Text::new(Phrase::new(key), Typeface::Name, HEADING, INK, x, y).shrink(room, 34.0));
    }

    pub fn text(&mut self, words: impl Into<Words>, size: f64, colour: Colour, x: f64, y: f64) -> Text {
        Text::new(words, Typeface::Text, size, colour, x, y)
    }

    /// The initial of a person on jade. If no font has it, the disc is empty.
    pub fn disc(&mut self, name: &str, x: f64, y: f64, radius: f64) {
        self.layer.fill(Outline::circle(x, y, radius), JADE);
        let initial: String =
            name.chars().find(|sign| sign.is_alphanumeric()).into_iter().flat_map(char::to_uppercase).collect();
        if !initial.is_empty() {
            let words = Words::Name { phrase: None, name: initial, otherwise: Phrase::new("ui-people-no-initial") };
            self.layer.add(Text::new(words, Typeface::Bold, radius * 0.9, CREAM, x, y).middle());
        }
    }

    /// A person's name in at most this room.
    pub fn name(&mut self, name: &str, (face, size): (Typeface, f64), x: f64, y: f64, room: f64) {
        self.layer.add(Text::new(person(name), face, size, INK, x, y).within(room));
    }

    /// A horizontal line.
    pub fn rule(&mut self, from: f64, to: f64, y: f64) {
        self.layer.line(Outline::polyline(&[(from, y), (to, y)]), LINE, 2.0);
    }

    /// A vertical line.
    pub fn post(&mut self, x: f64, from: f64, to: f64, colour: Colour, width: f64) {
        self.layer.line(Outline::polyline(&[(x, from), (x, to)]), colour, width);
    }

    /// A win.
    pub fn rosette(&mut self, x: f64, y: f64, size: f64) {
        self.layer.add(Sprite::icon("vp", x, y, size));
    }
}

/// A person's name, or a word for it if no font can show it.
pub fn person(name: &str) -> Words {
    Words::Name { phrase: None, name: name.to_owned(), otherwise: Phrase::new("ui-people-player") }
}

/// A share of 1000 as a part of a length.
pub fn part(thousandths: i64, length: f64) -> f64 {
    thousandths as f64 / 1000.0 * length
}

/// Thousandths of a unit as whole points, rounded.
pub fn whole(thousandths: i64, denominator: i32) -> i64 {
    let point = 1000 * i64::from(denominator.max(1));
    (thousandths + point / 2 * thousandths.signum()) / point
}

/// A number with a minus sign instead of a hyphen.
pub fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A scale from figures to positions.
#[derive(Clone, Copy)]
pub struct Scale {
    least: f64,
    most: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// A scale that shows at least these figures, from one position to another.
    pub fn new(least: i64, most: i64, from: f64, to: f64) -> Self {
        Scale { least: least as f64, most: (most.max(least + 1)) as f64, from, to }
    }

    pub fn at(self, figure: i64) -> f64 {
        let share = (figure as f64 - self.least) / (self.most - self.least);
        self.from + share.clamp(0.0, 1.0) * (self.to - self.from)
    }

    /// Round figures inside the scale, at least this many pixels apart.
    pub fn marks(self, apart: f64) -> Vec<i64> {
        let steps = [10, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];
        let pixels = (self.to - self.from).abs() / (self.most - self.least);
        let Some(step) = steps.into_iter().find(|step| *step as f64 * pixels >= apart) else { return Vec::new() };
        let (least, most) = (self.least as i64, self.most as i64);
        let first = least.div_euclid(step) + i64::from(least.rem_euclid(step) > 0);
        (first..).map(|number| number * step).take_while(|mark| *mark <= most).collect()
    }
}
