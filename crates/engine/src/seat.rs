//! Seats and sets of seats.

use std::fmt;
use std::num::{ParseIntError, TryFromIntError};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0 in clockwise (turn) order.
///
/// Records and the database contain the bare number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// Creates the seat with this number, counted from 0.
    pub const fn new(number: u8) -> Self {
        Seat(number)
    }

    /// The seat's number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number as an index into a list by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number for people, from 1.
    pub const fn ordinal(self) -> u8 {
        self.0.saturating_add(1)
    }

    /// All seats of a game in turn order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// All seats of a game in turn order, starting with this one.
    pub fn round(self, seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(move |step| self.clockwise(step, seats))
    }

    /// The seat `steps` places further in turn order, in a game with `seats` seats.
    #[must_use]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// The next seat in turn order, in a game with `seats` seats.
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        self.clockwise(1, seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Seat)
    }
}

impl From<u8> for Seat {
    fn from(number: u8) -> Self {
        Seat(number)
    }
}

macro_rules! seat_from {
    ($($number:ty),*) => {$(
        impl TryFrom<$number> for Seat {
            type Error = TryFromIntError;

            fn try_from(number: $number) -> Result<Self, TryFromIntError> {
                u8::try_from(number).map(Seat)
            }
        }
    )*};
}
seat_from!(i64, usize);

macro_rules! seat_into {
    ($($number:ty),*) => {$(
        impl From<Seat> for $number {
            fn from(seat: Seat) -> Self {
                seat.0.into()
            }
        }
    )*};
}
seat_into!(u8, i16, u32, i64, u64, usize);

/// A small set of seats, iterated in ascending order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub const fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Returns `true` if the set contains the seat.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat, if any.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}
