//! Tests of word icons: each one exists, can be drawn alone, and belongs to an existing phrase.

use render::Renderer;
use text::Texts;

/// Discord's limit for the image of an emoji, in bytes.
const MOST_BYTES: usize = 256 << 10;

#[test]
fn every_word_icon_is_drawn_and_has_its_words() {
    let (renderer, texts) = (Renderer::new(), Texts::embedded());
    for title in games::all() {
        let icons = title.word_icons();
        for (key, _) in icons.amounts.iter().chain(&icons.names) {
            assert!(texts.has(key), "{}: there is no phrase {key}", title.id());
        }
        let drawings = icons.amounts.iter().chain(&icons.names).map(|(_, drawing)| *drawing);
        for drawing in drawings.chain(icons.pieces.iter().copied()) {
            let png = renderer.icon(icons.colours, drawing, 128).unwrap_or_else(|| panic!("no drawing {drawing}"));
            assert!(png.len() < MOST_BYTES, "{drawing}: {} bytes", png.len());
            let picture = image::load_from_memory(&png).unwrap().to_rgba8();
            let inked = picture.pixels().filter(|pixel| pixel[3] > 127).count();
            assert!(inked > 128 * 128 / 20, "{drawing} is nearly empty: {inked} pixels");
            assert_eq!(picture.get_pixel(0, 0)[3], 0, "{drawing} has no transparent ground");
        }
    }
}
