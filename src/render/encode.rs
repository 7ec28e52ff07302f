//! Palette entries to PNG.

use super::canvas::Canvas;
use super::palette::Palette;

/// How hard the compressor tries: measured by `benches/picture.rs`, the last level before time
/// grows faster than bytes fall.
const LEVEL: u8 = 2;

/// The picture as an indexed PNG.
pub(super) fn png(canvas: &Canvas, palette: &Palette) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(canvas.pixels.len() / 8);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&canvas.pixels));
    // Writing into memory fails only for a picture without pixels or of more than 2^31 of them.
    written.expect("a picture has pixels");
    bytes
}
