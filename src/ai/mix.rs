//! Telling positions apart by one number, as games do for a search.

/// Mixes numbers into one, two at a time. Each product is found apart from those before it, so that
/// none has to wait for another.
pub struct Mix {
    sum: u64,
    place: u64,
}

impl Mix {
    /// Begins with a number.
    pub const fn new(start: u64) -> Self {
        Mix { sum: start, place: start }
    }

    /// Adds two numbers. Where they are added counts too.
    pub fn add(&mut self, one: u64, other: u64) {
        // Odd constants: what is added at different places is mixed in different ways.
        self.place = self.place.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let (one, other) = (one ^ self.place, other ^ self.place.wrapping_mul(ODD));
        let product = u128::from(one) * u128::from(other);
        self.sum = self.sum.wrapping_add(product as u64 ^ (product >> 64) as u64);
    }

    /// The number that they make.
    pub const fn finish(self) -> u64 {
        self.sum
    }
}

/// Multiplying by an odd number loses nothing.
const ODD: u64 = 0xD6E8_FEB8_6659_FD93;

/// Up to eight bytes as one number.
pub fn packed(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |all, &byte| all << 8 | u64::from(byte))
}

/// A place for a key among so many, which are a power of two. (The upper bits of a product depend on
/// all bits of the key.)
pub const fn place(key: u64, places: usize) -> usize {
    (key.wrapping_mul(ODD) >> 32) as usize & (places - 1)
}
