//! The built-in fonts.

use std::sync::OnceLock;

use harfrust::Font;

use scene::Typeface;

macro_rules! face_files {
    ($($file:literal),*) => {
        /// Font files: the four faces of the design, then fonts for other scripts.
        const FILES: &[&[u8]] =
            &[$(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/fonts/", $file))),*];
    };
}

face_files![
    "Lato-Medium.ttf",
    "Lato-Bold.ttf",
    "Yrsa-SemiBold.ttf",
    "Yrsa-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansArmenian-Bold.ttf",
    "NotoSansBengali-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "NotoSansEthiopic-Bold.ttf",
    "NotoSansGeorgian-Bold.ttf",
    "NotoSansGujarati-Bold.ttf",
    "NotoSansGurmukhi-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansKannada-Bold.ttf",
    "NotoSansKhmer-Bold.ttf",
    "NotoSansLao-Bold.ttf",
    "NotoSansMalayalam-Bold.ttf",
    "NotoSansMyanmar-Bold.ttf",
    "NotoSansSinhala-Bold.ttf",
    "NotoSansTamil-Bold.ttf",
    "NotoSansTelugu-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "Hangul-Bold.ttf",
    "DroidSansFallback.ttf"
];

const LATO_MEDIUM: usize = 0;
const LATO_BOLD: usize = 1;
const YRSA_SEMIBOLD: usize = 2;
const YRSA_BOLD: usize = 3;

/// All fonts. Each file is parsed on first use.
pub(super) struct Fonts {
    loaded: Vec<OnceLock<Option<Font>>>,
}

impl Fonts {
    pub(super) fn new() -> Self {
        Fonts { loaded: FILES.iter().map(|_| OnceLock::new()).collect() }
    }

    /// The file index of a face.
    pub(super) fn file(face: Typeface) -> usize {
        match face {
            Typeface::Text => LATO_MEDIUM,
            Typeface::Bold => LATO_BOLD,
            Typeface::Name => YRSA_SEMIBOLD,
            Typeface::Figure => YRSA_BOLD,
        }
    }

    /// Distance from the middle of a face's figures and capitals down to its baseline, as a fraction of the font size.
    pub(super) fn middle(face: Typeface) -> f32 {
        match face {
            Typeface::Text | Typeface::Bold => 0.365,
            Typeface::Name | Typeface::Figure => 0.257,
        }
    }

    pub(super) fn font(&self, file: usize) -> Option<&Font> {
        self.loaded[file].get_or_init(|| Font::new(FILES[file], 0)).as_ref()
    }

    /// Returns `true` if a file has a glyph for the character.
    pub(super) fn has(&self, file: usize, character: char) -> bool {
        let glyph = self.font(file).and_then(|font| font.charmap().map_unicode(character));
        glyph.is_some_and(|glyph| glyph.to_u32() != 0)
    }

    /// The file for a character in a text of this face: the face's file, else Lato, else the first of the other scripts
    /// with that glyph.
    pub(super) fn file_for(&self, character: char, face: Typeface) -> Option<usize> {
        let first = Fonts::file(face);
        let mut files = std::iter::once(first).chain([LATO_BOLD]).chain(YRSA_BOLD + 1..FILES.len());
        files.find(|&file| self.has(file, character))
    }
}
