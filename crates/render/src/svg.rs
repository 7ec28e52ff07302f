//! Writes scenes as SVG, for web pages.
//!
//! A page shows every layer as a group in the layer's own coordinates, so that one group can stand in several
//! arrangements. Colors are classes (`f3` fills with the theme's token 3, `s3` strokes with it), drawings are symbols
//! (`i-corn`), and text is text in one of four faces (`t0` to `t3`). [`svg_style`] has the rules for all of them.

use std::fmt::Write;

use engine::Phrase;
use scene::{Colour, Colours, Outline, Scene, Segment, Shape, Transform, Typeface};

use super::layout::{DrawCommand, PaintCommand};
use super::renderer::Renderer;
use super::sprites;

/// A layer of a scene as SVG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgLayer {
    /// The layer's name.
    pub name: &'static str,
    /// The elements of its group.
    pub content: String,
}

impl Renderer {
    /// Writes the layers of a scene, bottom first, without their views. `say` renders its phrases in the reader's
    /// language.
    pub fn svg_layers(&self, scene: &Scene, say: &dyn Fn(&Phrase) -> String) -> Vec<SvgLayer> {
        let write = |layer: &scene::Layer| {
            let mut content = String::new();
            for command in self.whole_commands(layer, say) {
                element(&mut content, &command);
            }
            SvgLayer { name: layer.name, content }
        };
        scene.layers.iter().map(write).collect()
    }
}

/// The element that shows a group with a view: the group with this id, clipped if the view is.
pub fn svg_use(id: &str, view: &Transform) -> String {
    let (x, y, zoom) = (view.origin.x.get(), view.origin.y.get(), view.zoom.get());
    let transform = if (x, y, zoom) == (0.0, 0.0, 1.0) {
        String::new()
    } else {
        format!(" transform='matrix({zoom} 0 0 {zoom} {} {})'", Short(x), Short(y))
    };
    let shown = format!("<use href='#{id}'{transform}/>");
    let Some((from, to)) = view.clip else { return shown };
    let (x, y) = (Short(from.x.get()), Short(from.y.get()));
    let (width, height) = (Short(to.x.get() - from.x.get()), Short(to.y.get() - from.y.get()));
    format!("<svg x='{x}' y='{y}' width='{width}' height='{height}' viewBox='{x} {y} {width} {height}'>{shown}</svg>")
}

/// All drawings as symbols.
pub fn svg_symbols() -> String {
    let mut symbols = String::new();
    for drawing in sprites::sources() {
        // Writing into a string can't fail.
        let _ = write!(
            symbols,
            "<symbol id=\"i-{}\" viewBox=\"{}\" overflow=\"visible\">{}</symbol>",
            drawing.name, drawing.view_box, drawing.content
        );
    }
    symbols
}

/// The style sheet for the SVG of a game: the color tokens of both themes as variables, and the classes that use them.
pub fn svg_style(light: &'static Colours, dark: &'static Colours) -> String {
    let variables = |colours: &'static Colours| {
        let tokens = colours.all().map(|token| format!("--{}:#{:06x};", token.name, token.rgb));
        tokens.collect::<String>()
    };
    let mut sheet = format!(
        ":root{{color-scheme:light dark;{}}}\n@media (prefers-color-scheme:dark){{:root{{{}}}}}\n",
        variables(light),
        variables(dark)
    );
    for (number, token) in light.all().enumerate() {
        let name = token.name;
        let _ = writeln!(sheet, ".f{number}{{fill:var(--{name})}}.s{number}{{stroke:var(--{name})}}");
    }
    sheet + &sprites::variable_style()
}

/// Writes a drawing command of a layer that isn't scaled or moved.
fn element(svg: &mut String, command: &DrawCommand) {
    // Writing into a string can't fail.
    let _ = match &command.draw {
        PaintCommand::Shape(shape) => return path(svg, shape),
        PaintCommand::Sprite { name, x, y, size, opacity } => {
            let side = size * sprites::view_side(name);
            let corner = |middle: f32| Short(middle - side / 2.0);
            let (x, y, side) = (corner(*x), corner(*y), Short(side));
            let faint = if *opacity < 100 { format!(" opacity='.{opacity:02}'") } else { String::new() };
            write!(svg, "<use href='#i-{name}' x='{x}' y='{y}' width='{side}' height='{side}'{faint}/>")
        }
        PaintCommand::Text { text, face, size, colour, x, y, halo } => {
            let (x, y, size, fill) = (Short(*x), Short(*y), Short(*size), colour.0);
            let edge = if *halo > 0.0 {
                format!(" s{fill}' stroke-width='{}' stroke-linejoin='round", Short(2.0 * halo))
            } else {
                String::new()
            };
            let (class, text) = (class(*face), escaped(text));
            write!(svg, "<text class='{class} f{fill}{edge}' x='{x}' y='{y}' font-size='{size}'>{text}</text>")
        }
    };
}

fn class(face: Typeface) -> &'static str {
    match face {
        Typeface::Text => "t0",
        Typeface::Bold => "t1",
        Typeface::Name => "t2",
        Typeface::Figure => "t3",
    }
}

fn path(svg: &mut String, shape: &Shape) {
    let fill = shape.fill.map_or_else(|| "n".to_owned(), |Colour(number)| format!("f{number}"));
    let _ = write!(svg, "<path class='{fill}");
    if let Some(stroke) = &shape.stroke {
        let _ = write!(svg, " s{}' stroke-width='{}", stroke.colour.0, Short(stroke.width.get()));
        if let Some((dash, gap)) = stroke.dash {
            let _ = write!(svg, "' stroke-dasharray='{} {}", Short(dash.get()), Short(gap.get()));
        }
        if stroke.round {
            let cap = if stroke.dash.is_none() { "' stroke-linecap='round" } else { "" };
            let _ = write!(svg, "' stroke-linejoin='round{cap}");
        }
    }
    let _ = write!(svg, "' d='");
    outline(svg, &shape.outline);
    svg.push_str("'/>");
}

/// Writes an outline: contours begin at a position, and the rest is relative to it. Equal shapes at different positions
/// then have equal texts, which compress well. Positions are hundredths of a pixel, so nothing adds up.
fn outline(svg: &mut String, outline: &Outline) {
    let mut at = (0, 0);
    let mut start = at;
    for segment in &outline.segments {
        match segment {
            Segment::Move(to) => {
                at = hundredths(*to);
                start = at;
                steps(svg, 'M', (0, 0), &[at]);
            }
            Segment::Line(to) => {
                let to = hundredths(*to);
                let (dx, dy) = (to.0 - at.0, to.1 - at.1);
                match (dx, dy) {
                    (0, 0) => {}
                    (_, 0) => drop(write!(svg, "h{}", Hundredths(dx))),
                    (0, _) => drop(write!(svg, "v{}", Hundredths(dy))),
                    _ => steps(svg, 'l', at, &[to]),
                }
                at = to;
            }
            Segment::Curve(first, second, to) => {
                let points = [*first, *second, *to].map(hundredths);
                steps(svg, 'c', at, &points);
                at = points[2];
            }
            Segment::Close => {
                svg.push('z');
                at = start;
            }
        }
    }
}

/// Writes a command with points relative to `from`.
fn steps(svg: &mut String, command: char, from: (i32, i32), points: &[(i32, i32)]) {
    svg.push(command);
    for (index, (x, y)) in points.iter().map(|(x, y)| (x - from.0, y - from.1)).enumerate() {
        let gap = |number: i32, first: bool| if first || number < 0 { "" } else { " " };
        // Writing into a string can't fail. A minus sign separates numbers too.
        let _ = write!(svg, "{}{}{}{}", gap(x, index == 0), Hundredths(x), gap(y, false), Hundredths(y));
    }
}

fn hundredths(point: scene::Point) -> (i32, i32) {
    let whole = |length: scene::Px| (length.get() * 100.0).round() as i32;
    (whole(point.x), whole(point.y))
}

/// A length in hundredths of a pixel, in pixels and without needless digits.
struct Hundredths(i32);

impl std::fmt::Display for Hundredths {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match (whole, rest) {
            (_, 0) => write!(out, "{sign}{whole}"),
            (0, _) if rest % 10 == 0 => write!(out, "{sign}.{}", rest / 10),
            (0, _) => write!(out, "{sign}.{rest:02}"),
            _ if rest % 10 == 0 => write!(out, "{sign}{whole}.{}", rest / 10),
            _ => write!(out, "{sign}{whole}.{rest:02}"),
        }
    }
}

/// A length with at most one decimal, or two below 10: a twentieth of a pixel isn't seen.
struct Short(f32);

impl std::fmt::Display for Short {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let steps = if self.0.abs() < 10.0 { 100.0 } else { 10.0 };
        let rounded = (self.0 * steps).round() / steps;
        // Zero has no sign.
        write!(out, "{}", if rounded == 0.0 { 0.0 } else { rounded })
    }
}

/// Escapes text for SVG and HTML, also inside attributes.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(character),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use scene::{Layer, SHARED_DARK, SHARED_LIGHT, Sprite, Text, tokens};

    use super::*;

    #[test]
    fn a_layer_becomes_paths_symbols_and_text() {
        let mut layer = Layer::new("now").seen(Transform::of(2.0, (0.0, 0.0), (10.0, 5.0)));
        layer.add(Shape::filled(Outline::rect(1.0, 2.0, 30.0, 4.0), tokens::PLATE).edged(tokens::INK, 1.5));
        layer.add(Sprite::icon("corn", 50.0, 50.0, 32.0).opacity(8));
        layer.add(Text::new("<Ada & Bo>", Typeface::Bold, 20.0, tokens::INK, 5.0, 60.0));
        let scene = Scene { layers: vec![layer], ..Scene::default() };
        let written = Renderer::new().svg_layers(&scene, &|phrase| phrase.key.clone());
        assert_eq!(
            written[0].content,
            "<path class='f2 s4' stroke-width='1.5' stroke-linejoin='round' stroke-linecap='round' d='M1 2h30v4h-30z'/>\
             <use href='#i-corn' x='30' y='30' width='40' height='40' opacity='.08'/>\
             <text class='t1 f4' x='5' y='67.3' font-size='20'>&lt;Ada &amp; Bo&gt;</text>"
        );
        assert_eq!(svg_use("now", &scene.layers[0].view), "<use href='#now' transform='matrix(2 0 0 2 10 5)'/>");
    }

    #[test]
    fn a_clipped_view_is_a_window() {
        let view = Transform::of(1.0, (0.0, 0.0), (0.0, 0.0)).clipped(10.0, 20.0, 40.0, 60.0);
        let window = "<svg x='10' y='20' width='30' height='40' viewBox='10 20 30 40'>";
        assert_eq!(svg_use("now", &view), format!("{window}<use href='#now'/></svg>"));
    }

    #[test]
    fn every_drawing_uses_only_classes_and_colors_of_the_style_sheet() {
        let sheet = svg_style(&SHARED_LIGHT, &SHARED_DARK);
        assert!(sheet.contains("--ink:#2c2219;") && sheet.contains("--ink:#f3e8d4;"));
        assert!(sheet.contains(".f4{fill:var(--ink)}"));
        let symbols = svg_symbols();
        for class in symbols.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            for class in class.split(' ') {
                assert!(sheet.contains(&format!(".{class}")), "{class}");
            }
        }
        assert!(symbols.matches("<symbol").count() > 100 && !symbols.contains("<svg"));
    }
}
