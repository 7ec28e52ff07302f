//! Encodes palette indices as PNG.

use image::GrayImage;
use zlib_rs::{DeflateConfig, compress_bound, compress_slice};

use super::palette::Palette;

/// Compression level of zlib. Level 6 takes 40 % longer for boards that are 2 % smaller; level 4 saves a fifth of the
/// time for boards that are 10 % larger (`cargo bench --bench picture`).
const LEVEL: i32 = 5;

/// Encodes the picture as an indexed PNG.
pub(super) fn png(indices: &GrayImage, palette: &Palette) -> Vec<u8> {
    let rows = filtered(indices);
    let mut room = vec![0; compress_bound(rows.len())];
    // The buffer has room for any output, so this can't fail.
    let (data, _) = compress_slice(&mut room, &rows, DeflateConfig::new(LEVEL));
    let mut bytes = Vec::with_capacity(data.len() + 1024);
    let mut encoder = png::Encoder::new(&mut bytes, indices.width(), indices.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_chunk(png::chunk::IDAT, data)?;
        writer.finish()
    });
    // Writing into memory fails only for a picture without pixels or of more than 2^31 of them.
    written.expect("a picture has pixels");
    bytes
}

/// The rows in PNG form: each starts with its filter, which is always "none" because indices are names, not amounts.
pub(super) fn filtered(indices: &GrayImage) -> Vec<u8> {
    let stride = indices.width() as usize + 1;
    let mut rows = vec![0; stride * indices.height() as usize];
    for (row, pixels) in rows.chunks_exact_mut(stride).zip(indices.chunks_exact(stride - 1)) {
        row[1..].copy_from_slice(pixels);
    }
    rows
}
