//! Tests of contrast, and of player colors for colorblind readers.

use engine::Seat;
use games::{PictureKind, Theme};
use render::Renderer;
use scene::{Colours, ItemRole};

use super::positions::{NAMES, SAMPLES, english, length, names, recorded};

fn channels(rgb: u32) -> [f64; 3] {
    [16, 8, 0].map(|shift| f64::from((rgb >> shift) & 255) / 255.0)
}

/// Converts red, green and blue to linear light.
fn linear(rgb: u32) -> [f64; 3] {
    channels(rgb).map(|c| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) })
}

fn luminance(rgb: u32) -> f64 {
    let [r, g, b] = linear(rgb);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast ratio of two colors by WCAG.
fn contrast(a: u32, b: u32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn lab(linear: [f64; 3]) -> [f64; 3] {
    let [r, g, b] = linear.map(|c| c.clamp(0.0, 1.0));
    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47;
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83;
    let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let (x, y, z) = (f(x), f(y), f(z));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// Full deuteranopia and protanopia (Machado, Oliveira and Fernandes, 2009).
const BLIND: [(&str, [[f64; 3]; 3]); 2] = [
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
];

fn seen(matrix: [[f64; 3]; 3], rgb: u32) -> [f64; 3] {
    let light = linear(rgb);
    matrix.map(|row| row.iter().zip(light).map(|(m, c)| m * c).sum())
}

/// The light and dark colors of a game, 0 or 1.
fn themes(game: usize) -> [&'static Colours; 2] {
    let moment = recorded(SAMPLES[game], 1, 0);
    [Theme::Light, Theme::Dark].map(|theme| moment.board(&names(NAMES), theme).colours)
}

fn rgb(colours: &Colours, name: &str) -> u32 {
    colours.rgb(colours.named(name).unwrap())
}

#[test]
fn text_stands_out_from_what_it_lies_on() {
    let names = names(NAMES);
    let renderer = Renderer::new();
    let moments = SAMPLES.map(|game| [2, 40, 120, 180, 260, 330, length(game)].map(|steps| (game, steps)));
    for (game, steps) in moments.into_iter().flatten() {
        for theme in [Theme::Light, Theme::Dark] {
            let moment = recorded(game, steps, steps.min(20));
            for kind in [PictureKind::Board, PictureKind::Draft(Seat::new(0)), PictureKind::Scoring] {
                let scene = moment.picture(kind.clone(), &names, theme);
                let say = english(&names);
                let png = renderer.png(&scene, &say);
                let pixels = image::load_from_memory(&png).unwrap().into_rgb8();
                for thing in renderer.placed(&scene, &say) {
                    let Some(colour) = thing.colour else { continue };
                    if thing.role == ItemRole::Ground {
                        continue;
                    }
                    let own = scene.colours.rgb(colour);
                    let ground = most_frequent(&pixels, &thing, own);
                    let contrast = contrast(own, ground);
                    assert!(
                        contrast >= 4.5,
                        "{contrast:.2}: {thing:?} on {ground:06X} in {game} at step {steps}, {theme:?}, {kind:?}"
                    );
                }
            }
        }
    }
}

/// Returns the most frequent color around a text, except the text's own.
fn most_frequent(pixels: &image::RgbImage, thing: &render::PlacedItem, own: u32) -> u32 {
    let mut counts = std::collections::BTreeMap::new();
    for y in (thing.top - 2).max(0)..(thing.bottom + 2).min(pixels.height() as i32) {
        for x in (thing.left - 2).max(0)..(thing.right + 2).min(pixels.width() as i32) {
            let [r, g, b] = pixels.get_pixel(x as u32, y as u32).0;
            let rgb = u32::from(r) << 16 | u32::from(g) << 8 | u32::from(b);
            if rgb != own {
                *counts.entry(rgb).or_insert(0) += 1;
            }
        }
    }
    counts.into_iter().max_by_key(|&(_, count)| count).map_or(own, |(rgb, _)| rgb)
}

#[test]
fn tokens_keep_their_contrast() {
    let own: [&[(&str, &str)]; 2] = [
        &[
            ("ink", "tier-3"),
            ("ink", "chaac-tier"),
            ("ink", "quetzalcoatl-tier"),
            ("ink", "kukulkan-tier"),
            ("ink", "civic-tint"),
            ("ink", "tomb-tint"),
            ("deep", "turquoise"),
        ],
        &[
            ("ink", "tier-blue"),
            ("ink", "tier-red"),
            ("ink", "tier-green"),
            ("ink", "yard"),
            ("ink2", "yard"),
            ("ink2", "road"),
            ("window", "deep-red"),
            ("window", "deep-green"),
            ("window", "deep-blue"),
            ("window", "deep-yellow"),
            ("night", "window"),
        ],
    ];
    let pairs = [
        ("ink", "paper"),
        ("ink", "plate"),
        ("ink", "card"),
        ("ink2", "paper"),
        ("ink2", "plate"),
        ("ink2", "card"),
        ("cream", "jade"),
        ("past", "jade"),
        ("deep", "ochre"),
        ("deep", "cream"),
        ("points-figure", "points"),
        ("change-figure", "change"),
    ];
    for (colours, own) in own.into_iter().enumerate().flat_map(|(game, own)| themes(game).map(|theme| (theme, own))) {
        for &(text, ground) in pairs.iter().chain(own) {
            let contrast = contrast(rgb(colours, text), rgb(colours, ground));
            assert!(contrast >= 4.5, "{}: {text} on {ground} has {contrast:.2}", colours.id);
        }
    }
}

#[test]
fn color_blind_people_can_distinguish_the_players() {
    let players = ["red", "green", "blue", "yellow"];
    for colours in [themes(0), themes(1)].concat() {
        for (kind, matrix) in BLIND {
            for (index, a) in players.iter().enumerate() {
                for b in &players[index + 1..] {
                    let colours_of = [a, b].map(|name| lab(seen(matrix, rgb(colours, name))));
                    let distance = distance(colours_of[0], colours_of[1]);
                    assert!(distance >= 20.0, "{}: {a} and {b} differ by {distance:.1} with {kind}", colours.id);
                }
            }
            // Each piece contrasts with its plate, at least by its outline.
            for name in players {
                let edge = lab(seen(matrix, rgb(colours, &format!("{name}-edge"))));
                let plate = lab(seen(matrix, rgb(colours, "plate")));
                assert!(distance(edge, plate) >= 40.0, "{}: the edge of {name} with {kind}", colours.id);
            }
        }
    }
}

#[test]
fn pieces_differ_by_shape() {
    // In a single gray, the silhouettes of the four pieces must still differ clearly.
    let renderer = Renderer::new();
    let silhouette = |game: usize, name: &'static str| {
        use scene::{Layer, Scene, Sprite};
        let mut scene = Scene::new(themes(game)[0], 40, 40);
        let mut layer = Layer::new("piece");
        layer.add(Sprite::piece(name, 20.0, 20.0, 37.0));
        scene.layers.push(layer);
        let pixels = image::load_from_memory(&renderer.png(&scene, &|_| String::new())).unwrap().into_rgb8();
        let paper = *pixels.get_pixel(0, 0);
        pixels.pixels().map(|&pixel| pixel != paper).collect::<Vec<bool>>()
    };
    for (game, names) in [
        (0, ["piece-red", "piece-green", "piece-blue", "piece-yellow", "piece-dummy"]),
        (1, ["die-red", "die-green", "die-blue", "die-yellow", "die-neutral"]),
    ] {
        let pieces = names.map(|name| silhouette(game, name));
        for (index, a) in pieces.iter().enumerate() {
            for b in &pieces[index + 1..] {
                let differing = a.iter().zip(b).filter(|(a, b)| a != b).count();
                assert!(differing >= 90, "{game}: only {differing} pixels of two silhouettes differ");
            }
        }
    }
}
