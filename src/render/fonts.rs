//! The faces that come with the program.

use std::sync::OnceLock;

use ab_glyph::FontRef;

use crate::scene::Face;

macro_rules! face_files {
    ($($file:literal),*) => {
        /// The font files: the four faces of the design, then those for other scripts.
        const FILES: &[&[u8]] =
            &[$(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/", $file))),*];
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

/// A font file, read when it is first needed.
#[derive(Default)]
struct Loaded {
    shaping: OnceLock<Option<rustybuzz::Face<'static>>>,
    drawing: OnceLock<Option<FontRef<'static>>>,
}

/// All faces.
pub(super) struct Fonts {
    loaded: Vec<Loaded>,
}

impl Fonts {
    pub(super) fn new() -> Self {
        Fonts { loaded: FILES.iter().map(|_| Loaded::default()).collect() }
    }

    /// The file of a face.
    pub(super) fn file(face: Face) -> usize {
        match face {
            Face::Text => LATO_MEDIUM,
            Face::Bold => LATO_BOLD,
            Face::Name => YRSA_SEMIBOLD,
            Face::Figure => YRSA_BOLD,
        }
    }

    /// How far below the middle of its figures and capitals a face's base line lies, in parts of
    /// the type's height.
    pub(super) fn middle(face: Face) -> f32 {
        match face {
            Face::Text | Face::Bold => 0.365,
            Face::Name | Face::Figure => 0.257,
        }
    }

    /// A file for shaping.
    pub(super) fn shaping(&self, file: usize) -> Option<&rustybuzz::Face<'static>> {
        self.loaded[file].shaping.get_or_init(|| rustybuzz::Face::from_slice(FILES[file], 0)).as_ref()
    }

    /// A file for drawing.
    pub(super) fn drawing(&self, file: usize) -> Option<&FontRef<'static>> {
        self.loaded[file].drawing.get_or_init(|| FontRef::try_from_slice(FILES[file]).ok()).as_ref()
    }

    /// The file that shows a sign in text of a face: the face itself, else Lato, else the first of
    /// the other scripts that has it.
    pub(super) fn file_for(&self, sign: char, face: Face) -> Option<usize> {
        let first = Fonts::file(face);
        std::iter::once(first).chain([LATO_BOLD]).chain(YRSA_BOLD + 1..FILES.len()).find(|&file| {
            self.shaping(file).is_some_and(|face| face.glyph_index(sign).is_some_and(|glyph| glyph.0 != 0))
        })
    }
}
