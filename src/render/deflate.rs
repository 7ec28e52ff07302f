//! Rows of palette entries to a zlib stream (RFC 1950 and 1951).
//!
//! A board is flat colour, and most of a row is what stands above it. A compressor that knows how
//! long a row is looks there first, so it finds more in the same time than one that knows only
//! bytes: a board takes a sixth less than with zlib.

use super::huffman::{Bits, Code};

/// Repetitions reach back less than this.
const WINDOW: usize = 1 << 15;
/// The shortest and the longest repetition.
const SHORTEST: usize = 3;
const LONGEST: usize = 258;
/// A repetition of this length is taken without looking for a longer one.
const GOOD: usize = 48;
/// How many earlier places that begin the same are tried.
const TRIES: usize = 6;
/// Bits of the table of places by their first four bytes.
const HASH_BITS: u32 = 13;
const NOWHERE: u32 = u32::MAX;
/// Tokens that share their codes.
const BLOCK: usize = 8_000;

/// The signs of the first code: 256 bytes, the end of a block, 29 lengths.
const SIGNS: usize = 286;
const END: usize = 256;
const FIRST_LENGTH: usize = 257;
/// The signs of the second code: distances.
const DISTANCES: usize = 30;
/// The signs of the code in which the lengths of the other two are written, and their order there.
const LENGTHS: usize = 19;
const ORDER: [usize; LENGTHS] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// The most bits of a sign's code, and of a length's.
const MOST_BITS: u8 = 15;
const MOST_LENGTH_BITS: u8 = 7;

/// The data as a zlib stream; a row is `stride` bytes long.
pub(super) fn zlib(data: &[u8], stride: usize) -> Vec<u8> {
    let mut bits = Bits::with_capacity(data.len() / 10 + 64);
    // Deflate with a window of 32 KB; the second byte makes the pair a multiple of 31.
    bits.put(0x9C78, 16);
    let tokens = tokens(data, stride.max(2));
    let mut blocks = tokens.chunks(BLOCK).peekable();
    if blocks.peek().is_none() {
        block(&mut bits, &[], true);
    }
    while let Some(tokens) = blocks.next() {
        block(&mut bits, tokens, blocks.peek().is_none());
    }
    let mut bytes = bits.done();
    bytes.extend(adler32(data).to_be_bytes());
    bytes
}

/// The checksum at the end of a zlib stream.
fn adler32(data: &[u8]) -> u32 {
    let (mut a, mut b) = (1u32, 0u32);
    // As many bytes as the sums hold before they must be reduced.
    for part in data.chunks(5552) {
        for &byte in part {
            a += u32::from(byte);
            b += a;
        }
        a %= 65_521;
        b %= 65_521;
    }
    b << 16 | a
}

/// What a stream is made of.
#[derive(Clone, Copy)]
enum Token {
    Byte(u8),
    /// So many bytes as they stand so far back.
    Again {
        length: u16,
        distance: u16,
    },
}

/// A repetition that could be written.
#[derive(Clone, Copy, Default)]
struct Match {
    length: usize,
    distance: usize,
    /// Bits, roughly.
    saves: i32,
}

impl Match {
    /// What it saves depends on how far back it reaches: runs are cheap, other distances cost their
    /// further bits.
    fn new(length: usize, distance: usize) -> Match {
        const BYTE: i32 = 6;
        let of_length = 5 + length_sign(length).1 as i32;
        let of_distance = if distance == 1 { 2 } else { 4 + distance_sign(distance).1 as i32 };
        Match { length, distance, saves: BYTE * length as i32 - of_length - of_distance }
    }
}

/// Looks for repetitions. Places are indices into `data` and below its length.
struct Finder<'a> {
    data: &'a [u8],
    stride: usize,
    /// The last place by the hash of its first four bytes.
    last: Vec<u32>,
    /// For a place modulo [`WINDOW`] the place with the same hash before it.
    before: Vec<u32>,
    /// Places below this are in the tables.
    known: usize,
}

impl<'a> Finder<'a> {
    fn new(data: &'a [u8], stride: usize) -> Self {
        Finder { data, stride, last: vec![NOWHERE; 1 << HASH_BITS], before: vec![NOWHERE; WINDOW], known: 1 }
    }

    /// Eight bytes from a place, if there are as many.
    fn word(&self, at: usize) -> Option<u64> {
        self.data.get(at..)?.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
    }

    fn hash(&self, at: usize) -> Option<usize> {
        self.data.get(at..)?.first_chunk().map(|bytes| hash(u32::from_le_bytes(*bytes)))
    }

    /// How many bytes from two places are the same.
    fn common(&self, earlier: usize, at: usize) -> usize {
        let most = (self.data.len() - at).min(LONGEST);
        let (a, b) = (&self.data[earlier..earlier + most], &self.data[at..at + most]);
        let mut length = 0;
        while let (Some(x), Some(y)) = (a[length..].first_chunk(), b[length..].first_chunk()) {
            let differing = u64::from_le_bytes(*x) ^ u64::from_le_bytes(*y);
            if differing != 0 {
                return length + (differing.trailing_zeros() / 8) as usize;
            }
            length += 8;
        }
        length + a[length..].iter().zip(&b[length..]).take_while(|(x, y)| x == y).count()
    }

    /// Enters the places before `at` into the tables, but those inside of one colour: what begins
    /// there is found as a run.
    fn learn(&mut self, at: usize) {
        let mut place = self.known;
        while place < at {
            let (Some(behind), Some(ahead)) = (self.word(place - 1), self.word(place)) else { break };
            let same = ((behind ^ ahead).trailing_zeros() / 8) as usize;
            if same >= 4 {
                place += same - 3;
                continue;
            }
            let hash = hash(ahead as u32);
            self.before[place % WINDOW] = self.last[hash];
            self.last[hash] = place as u32;
            place += 1;
        }
        self.known = place;
    }

    /// The repetition at a place that saves most.
    fn find(&mut self, at: usize) -> Match {
        self.learn(at);
        let (mut best, mut longest) = (Match::default(), SHORTEST - 1);
        // Behind a picture's flat colours the row above is the likeliest, then what is a pixel
        // beside it.
        for distance in [1, self.stride, self.stride - 1, self.stride + 1] {
            let beside = distance != 1 && distance != self.stride;
            if distance > at || distance >= WINDOW || (beside && longest >= GOOD) {
                continue;
            }
            self.consider(at - distance, at, &mut best, &mut longest);
        }
        let Some(mut place) = self.hash(at).map(|hash| self.last[hash]).filter(|_| longest < GOOD) else { return best };
        for _ in 0..TRIES {
            let earlier = place as usize;
            if place == NOWHERE || at - earlier >= WINDOW - LONGEST || longest >= GOOD {
                break;
            }
            // Only what is longer can be better: it must agree one byte further.
            if self.data.get(at + longest) == self.data.get(earlier + longest) {
                self.consider(earlier, at, &mut best, &mut longest);
            }
            let next = self.before[earlier % WINDOW];
            // An entry that was overwritten leads forward.
            if next >= place {
                break;
            }
            place = next;
        }
        best
    }

    fn consider(&self, earlier: usize, at: usize, best: &mut Match, longest: &mut usize) {
        let length = self.common(earlier, at);
        if length >= SHORTEST {
            *longest = length.max(*longest);
            let found = Match::new(length, at - earlier);
            if found.saves > best.saves {
                *best = found;
            }
        }
    }
}

/// The row of the tables for four bytes.
fn hash(four: u32) -> usize {
    (four.wrapping_mul(0x9E37_79B1) >> (32 - HASH_BITS)) as usize
}

/// The data as tokens. A repetition gives way to a byte and the next place's repetition where that
/// saves more.
fn tokens(data: &[u8], stride: usize) -> Vec<Token> {
    let mut finder = Finder::new(data, stride);
    let mut tokens = Vec::with_capacity(data.len() / 16);
    let mut at = 0;
    let mut ready = None;
    while let Some(&byte) = data.get(at) {
        let found = ready.take().unwrap_or_else(|| finder.find(at));
        if found.length < SHORTEST {
            tokens.push(Token::Byte(byte));
            at += 1;
            continue;
        }
        if found.length < GOOD && at + 1 < data.len() {
            let next = finder.find(at + 1);
            if next.saves > found.saves {
                tokens.push(Token::Byte(byte));
                at += 1;
                ready = Some(next);
                continue;
            }
        }
        // Both are below 2^15.
        tokens.push(Token::Again { length: found.length as u16, distance: found.distance as u16 });
        at += found.length;
        if found.length >= GOOD {
            // What lies inside of it is in the tables already, at most a row or so earlier.
            finder.known = finder.known.max(at - 8);
        }
    }
    tokens
}

/// A length as its sign, and how many further bits with which value follow it.
fn length_sign(length: usize) -> (usize, u32, u32) {
    if length == LONGEST {
        return (SIGNS - 1, 0, 0);
    }
    let over = length - SHORTEST;
    let bits = over.max(1).ilog2().saturating_sub(2);
    (FIRST_LENGTH + 4 * bits as usize + (over >> bits), bits, (over & ((1 << bits) - 1)) as u32)
}

/// A distance likewise.
fn distance_sign(distance: usize) -> (usize, u32, u32) {
    let over = distance - 1;
    let bits = over.max(1).ilog2().saturating_sub(1);
    (2 * bits as usize + (over >> bits), bits, (over & ((1 << bits) - 1)) as u32)
}

/// Writes tokens with codes of their own.
fn block(bits: &mut Bits, tokens: &[Token], last: bool) {
    let (mut signs, mut distances) = ([0; SIGNS], [0; DISTANCES]);
    signs[END] = 1;
    for token in tokens {
        match *token {
            Token::Byte(byte) => signs[usize::from(byte)] += 1,
            Token::Again { length, distance } => {
                signs[length_sign(length.into()).0] += 1;
                distances[distance_sign(distance.into()).0] += 1;
            }
        }
    }
    let (signs, distances) = (Code::new(&signs, MOST_BITS), Code::new(&distances, MOST_BITS));
    bits.put(u32::from(last), 1);
    // Codes of its own.
    bits.put(2, 2);
    codes(bits, &signs, &distances);
    for token in tokens {
        match *token {
            Token::Byte(byte) => signs.put(bits, byte.into()),
            Token::Again { length, distance } => {
                let (sign, count, value) = length_sign(length.into());
                signs.put(bits, sign);
                bits.put(value, count);
                let (sign, count, value) = distance_sign(distance.into());
                distances.put(bits, sign);
                bits.put(value, count);
            }
        }
    }
    signs.put(bits, END);
}

/// Writes two codes: the lengths of all signs, repeated ones as runs, in a third code.
fn codes(bits: &mut Bits, signs: &Code, distances: &Code) {
    let used =
        |code: &Code, least: usize| code.lengths().iter().rposition(|&l| l > 0).map_or(0, |at| at + 1).max(least);
    let (sign_count, distance_count) = (used(signs, FIRST_LENGTH), used(distances, 1));
    let lengths = [&signs.lengths()[..sign_count], &distances.lengths()[..distance_count]].concat();
    let runs: Vec<(usize, u32, u32)> = lengths.chunk_by(|a, b| a == b).flat_map(run).collect();
    let mut counts = [0; LENGTHS];
    for &(sign, ..) in &runs {
        counts[sign] += 1;
    }
    let code = Code::new(&counts, MOST_LENGTH_BITS);
    let written = ORDER.iter().rposition(|&sign| code.lengths()[sign] > 0).map_or(4, |at| (at + 1).max(4));
    bits.put((sign_count - FIRST_LENGTH) as u32, 5);
    bits.put((distance_count - 1) as u32, 5);
    bits.put((written - 4) as u32, 4);
    for &sign in &ORDER[..written] {
        bits.put(code.lengths()[sign].into(), 3);
    }
    for (sign, count, value) in runs {
        code.put(bits, sign);
        bits.put(value, count);
    }
}

/// Equal lengths as signs with further bits: 16 repeats the last three to six times, 17 and 18 are
/// many zeros.
fn run(equal: &[u8]) -> Vec<(usize, u32, u32)> {
    let (length, mut left) = (usize::from(equal[0]), equal.len());
    let mut signs = Vec::new();
    if length > 0 {
        signs.push((length, 0, 0));
        left -= 1;
    }
    while left >= 3 {
        let (sign, bits, least, most) = match (length, left) {
            (0, 11..) => (18, 7, 11, 138),
            (0, _) => (17, 3, 3, 10),
            _ => (16, 2, 3, 6),
        };
        let taken = left.min(most);
        signs.push((sign, bits, (taken - least) as u32));
        left -= taken;
    }
    signs.extend(std::iter::repeat_n((length, 0, 0), left));
    signs
}
