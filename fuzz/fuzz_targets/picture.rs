//! Users choose their names. The renderer draws a picture with any text and of any size, and an independent reader
//! decodes the same pixels from its PNG. That reader also checks the checksums of the compressed data.

#![no_main]

use daykeeper::render::Renderer;
use daykeeper::scene::tokens::INK;
use daykeeper::scene::{Layer, Scene, Text, Typeface};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u8, u8, &str)| {
    let (width, height, size, text) = input;
    // One renderer's caches speed up later pictures, without changing the result.
    thread_local!(static RENDERER: Renderer = Renderer::new());
    let text: String = text.chars().take(200).collect();
    let mut scene = Scene { width: 1 + u32::from(width), height: 1 + u32::from(height), ..Scene::default() };
    let mut layer = Layer::new("text");
    let size = 8.0 + f64::from(size % 64);
    layer.add(Text::new(text.clone(), Typeface::Name, size, INK, 4.0, size).shrink(f64::from(width), 6.0));
    layer.add(Text::new(text, Typeface::Text, size, INK, f64::from(width) / 2.0, 2.0 * size).lines(3, size).middle());
    scene.layers.push(layer);
    RENDERER.with(|renderer| {
        let frame = renderer.draw(&scene, scene.width, &|phrase| phrase.key.clone());
        let read = image::load_from_memory_with_format(&frame.png(), image::ImageFormat::Png).expect("a PNG");
        assert_eq!(read.to_rgba8(), frame.rgba());
    });
});
