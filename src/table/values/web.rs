//! The secret name of a game's page.

use std::fmt;

/// The digits of a name: base64 for addresses.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The secret name of a game's page: 128 random bits as 22 digits. Anyone who knows it can watch the game, so logs and
/// errors must never show it. Its debug text leaves it out.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PageName(String);

impl PageName {
    /// The length in characters.
    pub const LENGTH: usize = 22;

    /// The name with these bits.
    pub(in crate::table) fn of(bits: u128) -> Self {
        // 21 digits have 6 bits each, and the last one has 2 bits and four zeros.
        let places = (0..21).map(|place| bits >> (122 - 6 * place)).chain([bits << 4]);
        PageName(places.map(|digit| char::from(DIGITS[(digit & 63) as usize])).collect())
    }

    /// Reads a name from an address. Returns `None` for text that is never a name.
    pub fn parse(text: &str) -> Option<Self> {
        let known = text.bytes().all(|byte| DIGITS.contains(&byte));
        // The last digit ends in four zeros.
        let ends = text.ends_with(['A', 'Q', 'g', 'w']);
        (text.len() == Self::LENGTH && known && ends).then(|| PageName(text.to_owned()))
    }

    /// The name, for addresses and the store only.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PageName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PageName(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_every_bit_and_stays_out_of_debug_texts() {
        assert_eq!(PageName::of(0).as_str(), "A".repeat(22));
        assert_eq!(PageName::of(u128::MAX).as_str(), format!("{}w", "_".repeat(21)));
        // The bytes 0 to 15, as any other base64 encoder writes them.
        let counted = PageName::of(u128::from_be_bytes(std::array::from_fn(|byte| byte as u8)));
        assert_eq!(counted.as_str(), "AAECAwQFBgcICQoLDA0ODw");
        let single: std::collections::HashSet<PageName> = (0..128).map(|bit| PageName::of(1 << bit)).collect();
        assert_eq!(single.len(), 128);
        assert!(single.iter().all(|name| PageName::parse(name.as_str()).as_ref() == Some(name)));
        assert!(!format!("{counted:?}").contains("AAEC"));
    }

    #[test]
    fn other_texts_are_not_names() {
        for text in
            ["", "AAECAwQFBgcICQoLDA0OD", "AAECAwQFBgcICQoLDA0ODwA", "AAECAwQFBgcICQoLDA0ODx", "AAECAwQF/gcICQoLDA0ODw"]
        {
            assert_eq!(PageName::parse(text), None, "{text}");
        }
        // 22 bytes, but fewer characters.
        assert_eq!(PageName::parse("éAECAwQFBgcICQoLDA0ODw"), None);
    }
}
