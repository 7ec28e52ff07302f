//! Palette entries to PNG.

use super::canvas::Canvas;
use super::deflate::zlib;
use super::palette::Palette;

/// The picture as an indexed PNG.
pub(super) fn png(canvas: &Canvas, palette: &Palette) -> Vec<u8> {
    // Every row begins with its filter: none, since entries are names and not amounts.
    let stride = canvas.width + 1;
    let mut rows = vec![0; stride * canvas.height];
    for (row, pixels) in rows.chunks_exact_mut(stride).zip(canvas.pixels.chunks_exact(canvas.width)) {
        row[1..].copy_from_slice(pixels);
    }
    let data = zlib(&rows, stride);
    let mut bytes = Vec::with_capacity(data.len() + 1024);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_chunk(png::chunk::IDAT, &data)?;
        writer.finish()
    });
    // Writing into memory fails only for a picture without pixels or of more than 2^31 of them.
    written.expect("a picture has pixels");
    bytes
}
