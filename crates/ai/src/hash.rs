//! The position hash of the search.
//!
//! Table entries can overwrite each other, which affects the search. So the hashes must be the same on every machine,
//! and the usual fast hashers don't guarantee that. The search computes a hash at every step.

use std::hash::Hasher;

/// Mixes numbers into a hash, two at a time. The products don't depend on each other, so a processor computes several
/// in parallel.
pub struct PositionHasher {
    sum: u64,
    offset: u64,
}

/// Odd, so a multiplication by it loses no information.
const ODD: u64 = 0xD6E8_FEB8_6659_FD93;

impl PositionHasher {
    pub const fn new(start: u64) -> Self {
        PositionHasher { sum: start, offset: start }
    }

    /// Adds two numbers. The order of the pairs matters.
    pub fn add(&mut self, one: u64, other: u64) {
        self.offset = self.offset.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let (one, other) = (one ^ self.offset, other ^ self.offset.wrapping_mul(ODD));
        let product = u128::from(one) * u128::from(other);
        self.sum = self.sum.wrapping_add(product as u64 ^ (product >> 64) as u64);
    }

    pub const fn finish(&self) -> u64 {
        self.sum
    }
}

impl Hasher for PositionHasher {
    fn finish(&self) -> u64 {
        self.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.chunks(8).for_each(|bytes| self.add(packed(bytes), bytes.len() as u64));
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into(), 0);
    }

    /// Derived hashes of enums call this with the number of the variant.
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64, 0);
    }
}

/// Packs up to eight bytes into a number.
pub fn packed(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |all, &byte| all << 8 | u64::from(byte))
}

/// The slot of a key in a table whose size is a power of two. The upper bits of the product depend on all bits of the
/// key.
pub const fn slot(key: u64, slots: usize) -> usize {
    (key.wrapping_mul(ODD) >> 32) as usize & (slots - 1)
}
