//! Scenes as readable text, one line per item, so a comparison shows what changed in a picture.

use std::fmt::{self, Display, Write};

use engine::{Arg, Phrase};

use super::colour::Colours;
use super::item::{
    Anchor, Fit, Importance, Item, ItemRow, ItemStack, RowPart, Shape, Sprite, StackLine, Text, Typeface, Words,
};
use super::layer::{Scene, Transform};
use super::outline::{Outline, Segment};

impl Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "scene {}x{} {}", self.width, self.height, self.colours.id)?;
        for phrase in &self.alt {
            writeln!(f, "alt {}", PhraseText(phrase))?;
        }
        for layer in &self.layers {
            write!(f, "{} {}", if layer.still { "still" } else { "layer" }, layer.name)?;
            if layer.view != Transform::WHOLE {
                write!(f, " {} times from {}", layer.view.zoom, layer.view.origin)?;
            }
            if let Some((from, to)) = layer.view.clip {
                write!(f, " inside {from} to {to}")?;
            }
            writeln!(f)?;
            for item in &layer.items {
                write!(f, "  ")?;
                write_item(f, self.colours, item)?;
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

fn write_item(f: &mut fmt::Formatter<'_>, colours: &Colours, item: &Item) -> fmt::Result {
    match item {
        Item::Shape(shape) => write_shape(f, colours, shape),
        Item::Sprite(sprite) => write!(f, "{} at {}", SpriteText(colours, sprite), sprite.at),
        Item::Text(text) => write!(f, "{} at {}{}", TextText(colours, text), text.at, anchor(text.anchor)),
        Item::Row(row) => write_row(f, colours, row),
        Item::Stack(stack) => write_stack(f, colours, stack),
    }
}

fn write_shape(f: &mut fmt::Formatter<'_>, colours: &Colours, shape: &Shape) -> fmt::Result {
    write!(f, "shape {}", OutlineText(&shape.outline))?;
    if let Some(fill) = shape.fill {
        write!(f, " fill {}", colours.name(fill))?;
    }
    if let Some(stroke) = shape.stroke {
        write!(f, " line {} {}", colours.name(stroke.colour), stroke.width)?;
        if let Some((dash, gap)) = stroke.dash {
            write!(f, " dashed {dash} {gap}")?;
        }
        if !stroke.round {
            write!(f, " sharp")?;
        }
    }
    Ok(())
}

fn write_row(f: &mut fmt::Formatter<'_>, colours: &Colours, row: &ItemRow) -> fmt::Result {
    write!(f, "row at {}{}", row.at, anchor(row.anchor))?;
    if let Some(back) = row.back {
        write!(f, " on {} {}", colours.name(back.colour), back.height)?;
    }
    write_parts(f, colours, &row.parts)
}

fn write_parts(f: &mut fmt::Formatter<'_>, colours: &Colours, parts: &[RowPart]) -> fmt::Result {
    for part in parts {
        match part {
            RowPart::Text(text) => write!(f, " [{}]", TextText(colours, text))?,
            RowPart::Badge(text, back) => {
                write!(f, " [{} on {} {}]", TextText(colours, text), colours.name(back.colour), back.height)?;
            }
            RowPart::Sprite(sprite) => write!(f, " [{}]", SpriteText(colours, sprite))?,
            RowPart::Gap(gap) => write!(f, " {gap}")?,
        }
    }
    Ok(())
}

fn write_stack(f: &mut fmt::Formatter<'_>, colours: &Colours, stack: &ItemStack) -> fmt::Result {
    write!(f, "stack at {}{}", stack.at, anchor(stack.anchor))?;
    for line in &stack.lines {
        match line {
            StackLine::Text(text) => write!(f, " / {}", TextText(colours, text))?,
            StackLine::Row(row, _) => {
                write!(f, " /")?;
                write_parts(f, colours, &row.parts)?;
            }
        }
    }
    Ok(())
}

fn anchor(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Start => "",
        Anchor::Middle => " middle",
        Anchor::End => " end",
    }
}

fn write_need(f: &mut fmt::Formatter<'_>, need: Importance) -> fmt::Result {
    match need {
        Importance::Inform => Ok(()),
        Importance::Decorate => f.write_str(" ornament"),
        Importance::Decide => f.write_str(" decide"),
        Importance::Glance => f.write_str(" glance"),
    }
}

struct SpriteText<'a>(&'a Colours, &'a Sprite);

impl Display for SpriteText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SpriteText(colours, sprite) = self;
        write!(f, "{} {}", sprite.name, sprite.size)?;
        if sprite.opacity < 100 {
            write!(f, " {}%", sprite.opacity)?;
        }
        if let Some(plate) = sprite.plate {
            write!(f, " on {} {}", colours.name(plate.colour), plate.size)?;
        }
        if let Some(label) = &sprite.label {
            write!(f, " \"{}\"", label.text)?;
        }
        write_need(f, sprite.need)
    }
}

struct TextText<'a>(&'a Colours, &'a Text);

impl Display for TextText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextText(colours, text) = self;
        let face = match text.face {
            Typeface::Text => "text",
            Typeface::Bold => "bold",
            Typeface::Name => "name",
            Typeface::Figure => "figure",
        };
        write!(f, "{face} {} {} ", text.size, PhraseText::words(&text.words))?;
        f.write_str(colours.name(text.colour))?;
        if let Some(width) = text.width {
            let fit = if matches!(text.fit, Fit::Cut) { "cut" } else { "shrink" };
            write!(f, " {fit} {width}")?;
        }
        if text.lines > 1 {
            write!(f, " lines {}", text.lines)?;
        }
        write_need(f, text.need)
    }
}

/// A phrase as `key(argument=value, ...)`.
struct PhraseText<'a>(&'a Phrase);

impl PhraseText<'_> {
    fn words(words: &Words) -> String {
        match words {
            Words::Plain(text) => format!("\"{text}\""),
            Words::Phrase(phrase) => PhraseText(phrase).to_string(),
            Words::Name { phrase: None, name, .. } => format!("name \"{name}\""),
            Words::Name { phrase: Some(phrase), name, .. } => format!("{} name \"{name}\"", PhraseText(phrase)),
        }
    }
}

impl Display for PhraseText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.key)?;
        if self.0.args.is_empty() {
            return Ok(());
        }
        f.write_char('(')?;
        for (index, (name, arg)) in self.0.args.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{name}=")?;
            write_arg(f, arg)?;
        }
        f.write_char(')')
    }
}

fn write_arg(f: &mut fmt::Formatter<'_>, arg: &Arg) -> fmt::Result {
    match arg {
        Arg::Number(number) => write!(f, "{number}"),
        Arg::Text(text) | Arg::Name(text) => write!(f, "\"{text}\""),
        Arg::Seat(seat) => write!(f, "seat {seat}"),
        Arg::Phrase(phrase) => write!(f, "{}", PhraseText(phrase)),
        Arg::List(phrases) => {
            f.write_char('[')?;
            for (index, phrase) in phrases.iter().enumerate() {
                write!(f, "{}{}", if index > 0 { ", " } else { "" }, PhraseText(phrase))?;
            }
            f.write_char(']')
        }
    }
}

/// Lists the points of a short outline. A longer one gets its bounds and a checksum that changes with any point.
struct OutlineText<'a>(&'a Outline);

impl Display for OutlineText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let segments = &self.0.segments;
        if segments.len() <= 6 && segments.iter().all(|s| !matches!(s, Segment::Curve(..))) {
            for segment in segments {
                match segment {
                    Segment::Move(p) => write!(f, "M{p} ")?,
                    Segment::Line(p) => write!(f, "L{p} ")?,
                    Segment::Curve(..) => {}
                    Segment::Close => f.write_str("Z")?,
                }
            }
            return Ok(());
        }
        let (left, top, right, bottom) = self.0.bounds();
        let text = format!("{segments:?}");
        let sum = text.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
        write!(f, "{left},{top} to {right},{bottom} ({} segments, {:06x})", segments.len(), sum & 0xFF_FFFF)
    }
}
