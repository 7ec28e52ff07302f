//! Compares our drawing with the libraries on the same work, in the same run. `cargo bench --bench libraries`
//!
//! It compares halos of text (a wide line of tiny-skia, a dilation of imageproc), and thumbnails (a drawing of
//! their own, or the whole board reduced by image).

use std::time::Instant;

use daykeeper::engine::{Phrase, Viewer};
use daykeeper::games::record::Record;
use daykeeper::games::{PictureKind, Position, Theme};
use daykeeper::render::Renderer;
use daykeeper::text::{ENGLISH, Texts};
use image::{GrayImage, ImageFormat, imageops};
use imageproc::morphology::{Mask, grayscale_dilate};
use tiny_skia::{FillRule, LineJoin, Path, PathBuilder, Stroke, Transform};

const RECORD: &str = "crates/games/tests/data/samples/tzolkin-4p-3-builder.record.json";
const RUNS: u32 = 200;

fn main() {
    halos();
    thumbnails();
}

/// The fastest of several runs in milliseconds, since other load on the machine only adds time.
fn fastest<T>(runs: u32, mut run: impl FnMut() -> T) -> f64 {
    let mut once = || {
        let start = Instant::now();
        std::hint::black_box(run());
        start.elapsed().as_secs_f64() * 1000.0
    };
    (0..runs).map(|_| once()).fold(f64::INFINITY, f64::min)
}

/// As much outline as a word of twelve letters: rounded rings, 18 pixels high.
fn word() -> Path {
    let mut path = PathBuilder::new();
    for letter in 0..12_u8 {
        let x = 10.0 + f32::from(letter) * 13.0;
        for (radius, bend) in [(9.0, 5.0), (5.0, 2.8)] {
            path.move_to(x, 20.0 - radius);
            path.cubic_to(x + bend, 20.0 - radius, x + radius, 20.0 - bend, x + radius, 20.0);
            path.cubic_to(x + radius, 20.0 + bend, x + bend, 20.0 + radius, x, 20.0 + radius);
            path.cubic_to(x - bend, 20.0 + radius, x - radius, 20.0 + bend, x - radius, 20.0);
            path.cubic_to(x - radius, 20.0 - bend, x - bend, 20.0 - radius, x, 20.0 - radius);
            path.close();
        }
    }
    path.finish().expect("the path has segments")
}

fn filled(paths: &[&Path]) -> GrayImage {
    let mut mask = tiny_skia::Mask::new(180, 40).expect("the size is valid");
    for path in paths {
        mask.fill_path(path, FillRule::EvenOdd, true, Transform::identity());
    }
    GrayImage::from_raw(180, 40, mask.take()).expect("there is a byte for each pixel")
}

fn halos() {
    let word = word();
    for radius in [1_u8, 2, 3, 5] {
        let style =
            Stroke { width: 2.0 * f32::from(radius), line_join: LineJoin::Round, ..tiny_skia::Stroke::default() };
        let stroke = fastest(RUNS, || {
            let around = word.stroke(&style, 1.0).expect("the line is not empty");
            filled(&[&around, &word])
        });
        let disk = Mask::disk(radius);
        let dilate = fastest(RUNS, || grayscale_dilate(&filled(&[&word]), &disk));
        println!("halo of {radius} px: as a wide line {stroke:.3} ms, by imageproc's dilation {dilate:.3} ms");
    }
}

fn thumbnails() {
    let path = format!("{}/{RECORD}", env!("CARGO_MANIFEST_DIR"));
    let record = Record::read(&std::fs::read_to_string(path).expect("the sample is there")).expect("it is a record");
    let mut last: Option<Box<dyn Position>> = None;
    record.replay(|_, position| last = Some(position.fork())).expect("the record is a game");
    let last = last.expect("the game has steps");
    let names: Vec<String> = ["Ileana", "Ștefan", "Lucía", "Tommaso"].map(str::to_owned).to_vec();
    let texts = Texts::embedded();
    let say = |phrase: &Phrase| texts.say(ENGLISH, phrase, &names);
    let renderer = Renderer::new();
    let scene = |kind| last.scene(kind, Viewer::Public, None, &names, Theme::Light);
    let (small, board) = (scene(PictureKind::Thumbnail), scene(PictureKind::Board));
    let bytes = renderer.png(&small, &say);
    let (width, height) = image::load_from_memory_with_format(&bytes, ImageFormat::Png)
        .map(|image| (image.width(), image.height()))
        .expect("we drew it");
    let drawn = fastest(20, || renderer.png(&small, &say));
    let whole = renderer.png(&board, &say);
    let reduce = || {
        let whole = image::load_from_memory_with_format(&whole, ImageFormat::Png).expect("we drew it").to_rgb8();
        let small = imageops::resize(&whole, width, height, imageops::FilterType::Lanczos3);
        let mut out = std::io::Cursor::new(Vec::new());
        small.write_to(&mut out, ImageFormat::Png).expect("memory takes all");
        out.into_inner()
    };
    let reduced = fastest(20, reduce);
    println!(
        "thumbnail of {width} × {height}: drawn {drawn:.2} ms, {} bytes; the board reduced by image {reduced:.2} ms, {} bytes",
        bytes.len(),
        reduce().len()
    );
}
