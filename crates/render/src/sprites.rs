//! Icons and pieces: our drawings in `assets/icons`, rendered once per size and theme.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use image::{GrayImage, Luma};
use include_dir::{Dir, include_dir};
use resvg::usvg;

use scene::Colours;

use super::canvas::{Mask, SpritePixels};
use super::palette::Palette;
use super::raster::reduced;

static ICONS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/icons");

/// Side of the square around the origin that contains an icon.
const ICON_SIDE: f32 = 32.0;
/// Side of the square that contains a piece (folder `pieces`).
const PIECE_SIDE: f32 = 34.0;

/// The drawings in the colors of one theme, parsed and ready to render.
pub(super) struct Drawings {
    trees: BTreeMap<&'static str, Drawing>,
}

struct Drawing {
    tree: usvg::Tree,
    side: f32,
}

/// The source of a drawing, for a web page.
pub(super) struct SpriteSource {
    pub(super) name: &'static str,
    /// Its visible area.
    pub(super) view_box: &'static str,
    /// Its elements. Their classes have the prefix `i-`.
    pub(super) content: String,
}

/// The files of all drawings, with their names.
fn files() -> impl Iterator<Item = (&'static str, &'static include_dir::File<'static>)> {
    let files = ICONS.files().chain(ICONS.get_dir("pieces").into_iter().flat_map(Dir::files));
    files.filter(|file| file.path().extension().is_some_and(|extension| extension == "svg")).filter_map(|file| {
        let name = file.path().file_stem()?.to_str()?;
        Some((name, file))
    })
}

/// The sources of all drawings.
pub(super) fn sources() -> impl Iterator<Item = SpriteSource> {
    files().filter_map(|(name, file)| {
        let text = file.contents_utf8()?;
        let (_, rest) = text.split_once("viewBox=\"")?;
        let (view_box, rest) = rest.split_once('"')?;
        let (_, rest) = rest.split_once('>')?;
        let (inside, _) = rest.rsplit_once("</svg>")?;
        let lines = inside.lines().map(str::trim);
        Some(SpriteSource { name, view_box, content: lines.collect::<String>().replace("class=\"", "class=\"i-") })
    })
}

/// The side of a drawing's visible area, as a multiple of its size.
pub(super) fn view_side(name: &str) -> f32 {
    static SIDES: LazyLock<BTreeMap<&'static str, f32>> = LazyLock::new(|| {
        let side = |source: SpriteSource| {
            let is_piece = ICONS.get_file(format!("pieces/{}.svg", source.name)).is_some();
            let side: f32 = source.view_box.split(' ').nth(2)?.parse().ok()?;
            Some((source.name, side / if is_piece { PIECE_SIDE } else { ICON_SIDE }))
        };
        sources().filter_map(side).collect()
    });
    SIDES.get(name).copied().unwrap_or(1.0)
}

/// The drawings' style sheet with the prefix `i-` for its classes and a variable for each color token.
pub(super) fn variable_style() -> String {
    let source = ICONS.get_file("style.css").and_then(include_dir::File::contents_utf8).unwrap_or_default();
    let mut sheet = String::with_capacity(2 * source.len());
    for line in source.lines().filter(|line| line.starts_with('.')) {
        let (classes, rules) = line.split_once(" {").unwrap_or((line, ""));
        let classes = classes.replace('.', ".i-");
        let rules = rules.split('{').collect::<Vec<_>>().join("var(--");
        sheet.push_str(&format!("{classes}{{{}\n", closed(&rules)));
    }
    sheet
}

/// Closes the variables of a line of rules: each `}` but the last ended a color token.
fn closed(rules: &str) -> String {
    let (rules, _) = rules.rsplit_once('}').unwrap_or((rules, ""));
    format!("{}}}", rules.replace('}', ")").trim())
}

impl Drawings {
    /// Parses all drawings in the colors of a theme.
    pub(super) fn new(theme: &Colours) -> Self {
        let sheet = style(theme);
        let mut trees = BTreeMap::new();
        for (name, file) in files() {
            let side = if file.path().starts_with("pieces") { PIECE_SIDE } else { ICON_SIDE };
            let Some(text) = file.contents_utf8() else { continue };
            let options = usvg::Options { style_sheet: Some(used_by(text, &sheet)), ..usvg::Options::default() };
            // The drawings are part of the program; `tests/games/pictures` draws every one of them.
            if let Ok(tree) = usvg::Tree::from_str(text, &options) {
                trees.insert(name, Drawing { tree, side });
            }
        }
        Drawings { trees }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.trees.keys().copied()
    }

    /// Renders a single drawing in full color without a background, as large as fits a square of `side` pixels. `None`
    /// if there is no drawing with this name.
    pub(super) fn alone(&self, name: &str, side: u32) -> Option<tiny_skia::Pixmap> {
        let Drawing { tree, .. } = self.trees.get(name)?;
        // Drawings have empty edges. The first rendering finds the used area, and the second enlarges it to fill the
        // square.
        let whole = side as f32 / tree.size().width().max(tree.size().height());
        let mut tried = tiny_skia::Pixmap::new(side, side)?;
        resvg::render(tree, tiny_skia::Transform::from_scale(whole, whole), &mut tried.as_mut());
        let inked = tried.pixels().iter().enumerate().filter(|(_, pixel)| pixel.alpha() > 0);
        let places = inked.map(|(at, _)| (at as u32 % side, at as u32 / side));
        let (left, top, right, bottom) = places.fold((side, side, 0, 0), |(left, top, right, bottom), (x, y)| {
            (left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1))
        });
        let extent = right.saturating_sub(left).max(bottom.saturating_sub(top)) as f32;
        let scale = (side as f32 - 2.0) / extent.max(1.0);
        let middle = |from: u32, to: u32| side as f32 / 2.0 - (from + to) as f32 / 2.0 * scale;
        let placed = tiny_skia::Transform::from_scale(whole * scale, whole * scale)
            .post_translate(middle(left, right), middle(top, bottom));
        let mut drawn = tiny_skia::Pixmap::new(side, side)?;
        resvg::render(tree, placed, &mut drawn.as_mut());
        Some(drawn)
    }

    /// Renders a drawing in a square of `size` pixels around the origin, shifted by less than a pixel. Empty if there
    /// is no drawing with this name.
    pub(super) fn draw(&self, palette: &Palette, name: &str, size: f32, shift: (f32, f32)) -> SpritePixels {
        let Some(drawing) = self.trees.get(name) else { return SpritePixels::default() };
        let scale = size / drawing.side;
        // Drawings are centered in their view box and may extend beyond their square.
        let half = (drawing.tree.size().width() / 2.0 * scale).ceil() as u32 + 1;
        let Some(mut pixmap) = tiny_skia::Pixmap::new(2 * half, 2 * half) else { return SpritePixels::default() };
        let middle = drawing.tree.size().width() / 2.0 * scale;
        let (dx, dy) = (half as f32 - middle + shift.0, half as f32 - middle + shift.1);
        let transform = tiny_skia::Transform::from_scale(scale, scale).post_translate(dx, dy);
        resvg::render(&drawing.tree, transform, &mut pixmap.as_mut());
        indexed(palette, &pixmap, half)
    }
}

/// Converts pixels to palette indices and removes empty edges.
fn indexed(palette: &Palette, pixmap: &tiny_skia::Pixmap, half: u32) -> SpritePixels {
    let side = 2 * half;
    let pixel = |x: u32, y: u32| pixmap.pixels()[(y * side + x) as usize];
    let coverage = GrayImage::from_fn(side, side, |x, y| Luma([reduced(pixel(x, y).alpha())]));
    let mask = Mask { left: -(half as i32), top: -(half as i32), coverage }.trimmed();
    // The trimmed mask is inside the square, so the sums aren't negative.
    let (left, top) = ((mask.left + half as i32) as u32, (mask.top + half as i32) as u32);
    let indices = GrayImage::from_fn(mask.coverage.width(), mask.coverage.height(), |x, y| {
        let colour = pixel(left + x, top + y).demultiply();
        Luma([palette.nearest([colour.red(), colour.green(), colour.blue()])])
    });
    SpritePixels { mask, indices }
}

/// The drawings' style sheet with the colors of a theme.
fn style(theme: &Colours) -> String {
    let source = ICONS.get_file("style.css").and_then(include_dir::File::contents_utf8).unwrap_or_default();
    let mut sheet = source.to_owned();
    for token in theme.all() {
        sheet = sheet.replace(&format!("{{{}}}", token.name), &format!("#{:06X}", token.rgb));
    }
    // The remaining tokens belong to other games. This theme doesn't use their drawings, but the sheet must still parse
    // for the drawings it does use.
    while let Some((at, end)) = token_in(&sheet) {
        sheet.replace_range(at..=end, "#808080");
    }
    sheet
}

/// The rules of the style sheet, each a line, for classes that the drawing names. The parser's time grows with the square
/// of the sheet's length, and it runs for each of a hundred drawings.
fn used_by(drawing: &str, sheet: &str) -> String {
    let classes = |rule: &str| rule.split_once(" {").map_or("", |(classes, _)| classes).replace('.', "");
    let used = |rule: &&str| classes(rule).split(", ").any(|class| !class.is_empty() && drawing.contains(class));
    sheet.lines().filter(used).collect()
}

/// Start and end of the first `{name}`. Braces around a rule have spaces inside.
fn token_in(sheet: &str) -> Option<(usize, usize)> {
    let braces = sheet.match_indices('{').map(|(at, _)| at);
    let mut tokens = braces.filter(|&at| sheet[at + 1..].starts_with(|c: char| c.is_ascii_alphabetic()));
    let at = tokens.next()?;
    Some((at, at + sheet[at..].find('}')?))
}
