//! Text files from any editor: some editors put a mark before the text, and some write UTF-16.

/// The byte order mark of UTF-8, which has no meaning.
const UTF8_MARK: &[u8] = b"\xEF\xBB\xBF";
const UTF16_MARKS: [&[u8]; 2] = [b"\xFF\xFE", b"\xFE\xFF"];

/// Reasons that bytes can't be used as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum EncodingError {
    #[error("the file is UTF-16 text. Save it as UTF-8")]
    Utf16,
    #[error("not a text file")]
    NoText,
}

/// Reads UTF-8 text, with or without a byte order mark.
pub(super) fn decode(bytes: &[u8]) -> Result<String, EncodingError> {
    if UTF16_MARKS.iter().any(|mark| bytes.starts_with(mark)) {
        return Err(EncodingError::Utf16);
    }
    let text = bytes.strip_prefix(UTF8_MARK).unwrap_or(bytes);
    String::from_utf8(text.to_vec()).map_err(|_| EncodingError::NoText)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_before_the_text_is_skipped() {
        assert_eq!(decode(b"\xEF\xBB\xBFhello"), Ok("hello".to_owned()));
        assert_eq!(decode(b"hello"), Ok("hello".to_owned()));
    }

    #[test]
    fn other_encodings_are_named() {
        assert_eq!(decode(b"\xFF\xFEh\0i\0"), Err(EncodingError::Utf16));
        assert_eq!(decode(b"\xFE\xFF\0h\0i"), Err(EncodingError::Utf16));
        assert_eq!(decode(b"\x89PNG"), Err(EncodingError::NoText));
    }
}
