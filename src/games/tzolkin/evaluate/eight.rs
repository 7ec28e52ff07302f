//! Eight small numbers side by side, to be counted with at once.

use std::ops::Add;

/// Eight numbers below 128, in a byte each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Eight(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = ONES << 7;

impl Eight {
    /// Puts a number at a place where there is 0.
    pub(super) const fn put(&mut self, place: usize, number: u8) {
        self.0 |= (number as u64 & 127) << (8 * place);
    }

    /// By how much each is above a number; 0 where it is not.
    pub(super) const fn above(self, number: u8) -> Self {
        let number = if number < 127 { number } else { 127 };
        // The highest bit of each byte is borrowed from where a difference is below 0.
        let difference = (self.0 | HIGH) - number as u64 * ONES;
        let not_below = (difference & HIGH) >> 7;
        Eight(difference & (not_below * 127))
    }

    /// The numbers.
    pub(super) const fn each(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }
}

impl Add for Eight {
    type Output = Eight;

    /// The sums, if all are below 128.
    fn add(self, other: Eight) -> Eight {
        Eight(self.0 + other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_differences() {
        for number in 0..=255 {
            for first in 0..121 {
                let numbers = [0, 1, 2, 3, 4, 5, 6, 7].map(|more: u8| first + more);
                let mut eight = Eight::default();
                numbers.iter().enumerate().for_each(|(place, &of)| eight.put(place, of));
                let expected = numbers.map(|of| of.saturating_sub(number));
                assert_eq!(eight.above(number).each(), expected, "{numbers:?} above {number}");
            }
        }
    }
}
