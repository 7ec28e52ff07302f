//! Speed of pictures on one thread: milliseconds per frame, split into drawing and encoding, bytes, and milliseconds
//! per megapixel. `cargo bench --bench picture`
//!
//! The bench draws every turn of a recorded four-player game in order, like a real game: caches keep unchanged parts,
//! and the renderer draws the rest. The fastest of several runs counts, since other load on the machine only adds time.
//!
//! Then it measures the levels of the compressor on the same boards, and a whole game as an animation.

use std::time::{Duration, Instant};

use daykeeper::engine::{Phrase, Seat, Viewer};
use daykeeper::games::record::Record;
use daykeeper::games::{PictureKind, Position, Theme, replay};
use daykeeper::render::Renderer;
use daykeeper::scene::Scene;
use daykeeper::text::{ENGLISH, Texts};

const RECORDS: [&str; 2] = [
    "crates/games/tests/data/samples/tzolkin-4p-3-builder.record.json",
    "crates/games/tests/data/samples/teotihuacan-4p-890.record.json",
];

fn main() {
    RECORDS.into_iter().for_each(game);
}

fn game(record: &str) {
    println!("{record}");
    let path = format!("{}/{record}", env!("CARGO_MANIFEST_DIR"));
    let record = Record::read(&std::fs::read_to_string(path).expect("the sample is there")).expect("it is a record");
    let names: Vec<String> = ["Ileana", "Ștefan", "Lucía", "Tommaso"].map(str::to_owned).to_vec();
    let turns = turns(&record);

    let start = Instant::now();
    let texts = Texts::embedded();
    let texts_took = start.elapsed();
    let say = |phrase: &Phrase| texts.say(ENGLISH, phrase, &names);
    let renderer = Renderer::new();
    let scene = picture(&turns, turns.len() / 2, PictureKind::Board, Theme::Light, &names);
    let start = Instant::now();
    renderer.png(&scene, &say);
    println!("first board after start: {:.1} ms, texts {:.1} ms", ms(start.elapsed()), ms(texts_took));

    for theme in [Theme::Light, Theme::Dark] {
        run("overview", &turns, &renderer, &names, &say, theme, |_, _| PictureKind::Overview);
        run("board", &turns, &renderer, &names, &say, theme, |_, _| PictureKind::Board);
    }
    let regions: Vec<String> = turns[0].face(Viewer::Public).regions().into_iter().map(|region| region.id).collect();
    run("region", &turns, &renderer, &names, &say, Theme::Light, |at, _| {
        PictureKind::Region(regions[at % regions.len()].clone())
    });
    run("draft", &turns, &renderer, &names, &say, Theme::Light, |_, seat| PictureKind::Draft(seat));
    run("scoring", &turns, &renderer, &names, &say, Theme::Light, |_, _| PictureKind::Scoring);
    run("thumbnail", &turns, &renderer, &names, &say, Theme::Light, |_, _| PictureKind::Thumbnail);
    levels(&turns, &renderer, &names, &say);
    animation(&turns, &renderer, &names, &say);
    println!(
        "caches: sprites and text {:.1} MB, everything {:.1} MB",
        renderer.sprite_memory() as f64 / 1e6,
        renderer.memory() as f64 / 1e6
    );
}

/// The positions after each turn.
fn turns(record: &Record) -> Vec<Box<dyn Position>> {
    let mut turns = Vec::new();
    let mut turn = 0;
    record
        .replay(|_, position| {
            if position.turn() > turn {
                turn = position.turn();
                turns.push(position.fork());
            }
        })
        .expect("the record is a game");
    turns
}

fn picture(turns: &[Box<dyn Position>], at: usize, kind: PictureKind, theme: Theme, names: &[String]) -> Scene {
    let since = at.checked_sub(4).map(|before| &*turns[before]);
    turns[at].scene(kind, Viewer::Public, since, names, theme)
}

fn run(
    what: &str,
    turns: &[Box<dyn Position>],
    renderer: &Renderer,
    names: &[String],
    say: &dyn Fn(&Phrase) -> String,
    theme: Theme,
    kind: impl Fn(usize, Seat) -> PictureKind,
) {
    const ROUNDS: usize = 5;
    let most = Duration::MAX;
    let (mut scenes, mut draws, mut encodes, mut totals) =
        (vec![most; turns.len()], vec![most; turns.len()], vec![most; turns.len()], vec![most; turns.len()]);
    let mut bytes = vec![0; turns.len()];
    let mut megapixels = 0.0;
    for round in 0..=ROUNDS {
        for at in 0..turns.len() {
            let seat = turns[at].to_act().first().unwrap_or_default();
            let begin = Instant::now();
            let scene = picture(turns, at, kind(at, seat), theme, names);
            let made = Instant::now();
            let frame = renderer.draw(&scene, scene.width, say);
            let drawn = Instant::now();
            let png = frame.png();
            let end = Instant::now();
            // The first round warms up.
            if round > 0 {
                scenes[at] = scenes[at].min(made - begin);
                draws[at] = draws[at].min(drawn - made);
                encodes[at] = encodes[at].min(end - drawn);
                totals[at] = totals[at].min(end - begin);
                bytes[at] = png.len();
                megapixels = f64::from(scene.width) * f64::from(scene.height) / 1e6;
            }
        }
    }
    let total = median(&mut totals);
    bytes.sort_unstable();
    println!(
        "{what:9} {theme:?}: {:5.1} ms a frame (p95 {:.1}) = scene {:.1} + draw {:.1} + encode {:.1}; \
         {:.1} KB (most {:.1}); {:.1} ms per megapixel; {} frames",
        ms(total),
        ms(totals[totals.len() * 95 / 100]),
        ms(median(&mut scenes)),
        ms(median(&mut draws)),
        ms(median(&mut encodes)),
        bytes[bytes.len() / 2] as f64 / 1e3,
        bytes[bytes.len() - 1] as f64 / 1e3,
        ms(total) / megapixels,
        totals.len(),
    );
}

/// Measures the levels of the compressor on the rows of the same boards.
fn levels(turns: &[Box<dyn Position>], renderer: &Renderer, names: &[String], say: &dyn Fn(&Phrase) -> String) {
    const ROUNDS: usize = 3;
    let boards = turns.iter().enumerate().step_by(8).map(|(at, _)| {
        let scene = picture(turns, at, PictureKind::Board, Theme::Light, names);
        renderer.draw(&scene, scene.width, say)
    });
    let boards: Vec<Vec<u8>> = boards.map(|frame| frame.rows()).collect();
    let mut room = vec![0; zlib_rs::compress_bound(boards[0].len())];
    // The levels alternate, so that a busy moment of the machine doesn't hit only one of them.
    let mut times = [const { Vec::new() }; 6];
    let mut bytes = [0; 6];
    for rows in &boards {
        let mut best = [Duration::MAX; 6];
        for _ in 0..ROUNDS {
            for (at, best) in best.iter_mut().enumerate() {
                let begin = Instant::now();
                let config = zlib_rs::DeflateConfig::new(at as i32 + 1);
                let written = zlib_rs::compress_slice(&mut room, rows, config).0.len();
                *best = begin.elapsed().min(*best);
                bytes[at] = bytes[at].max(written);
            }
        }
        best.iter().zip(&mut times).for_each(|(best, times)| times.push(*best));
    }
    for (at, (times, most)) in times.iter_mut().zip(bytes).enumerate() {
        println!("zlib-rs {}: {:4.1} ms a board, at most {:.1} KB", at + 1, ms(median(times)), most as f64 / 1e3);
    }
}

/// Measures the animation of a whole game, as posted after the final message.
fn animation(turns: &[Box<dyn Position>], renderer: &Renderer, names: &[String], say: &dyn Fn(&Phrase) -> String) {
    let scenes = replay(turns, names, Theme::Light);
    let (width, most) = (Renderer::ANIMATION_WIDTH, Renderer::ANIMATION_BYTES);
    let mut best = Duration::MAX;
    let mut bytes = 0;
    for _ in 0..3 {
        let begin = Instant::now();
        bytes = renderer.animation(&scenes, width, most, say).expect("it is small enough for a GIF").len();
        best = best.min(begin.elapsed());
    }
    println!("animation {width} px: {:.0} ms, {:.1} KB, {} frames", ms(best), bytes as f64 / 1e3, scenes.len());
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
