//! Codes in which frequent signs are short, and writing them bit by bit, as deflate has them.

/// Bits to bytes, the lowest first.
pub(super) struct Bits {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    /// Room for so many bytes.
    pub(super) fn with_capacity(bytes: usize) -> Self {
        Bits { bytes: Vec::with_capacity(bytes), held: 0, count: 0 }
    }

    /// The `count` lowest bits of a value that has no others; at most 32.
    pub(super) fn put(&mut self, value: u32, count: u32) {
        self.held |= u64::from(value) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.bytes.extend((self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.count -= 32;
        }
    }

    /// All bytes, the last filled up with zeros.
    pub(super) fn done(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(8) as usize;
        self.bytes.extend(&self.held.to_le_bytes()[..left]);
        self.bytes
    }
}

/// A code for signs that are numbered from 0.
pub(super) struct Code {
    /// Bits of each sign; 0 for one that has no code.
    lengths: Vec<u8>,
    /// The bits, the first to be written lowest.
    codes: Vec<u16>,
}

impl Code {
    /// The code that is shortest for signs that come so often, none longer than `most` bits, which
    /// must be enough for all signs.
    pub(super) fn new(counts: &[u32], most: u8) -> Self {
        let lengths = lengths(counts, most);
        let mut of_length = [0u16; 17];
        for &length in &lengths {
            of_length[usize::from(length)] += 1;
        }
        // Codes of a length follow one another, after all shorter ones.
        let mut next = [0u16; 17];
        for length in 1..15 {
            next[length + 1] = (next[length] + of_length[length]) << 1;
        }
        let code = |&length: &u8| {
            if length == 0 {
                return 0;
            }
            let code = &mut next[usize::from(length)];
            *code += 1;
            (*code - 1).reverse_bits() >> (16 - length)
        };
        let codes = lengths.iter().map(code).collect();
        Code { lengths, codes }
    }

    /// Bits of each sign.
    pub(super) fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    /// Writes a sign.
    pub(super) fn put(&self, bits: &mut Bits, sign: usize) {
        bits.put(self.codes[sign].into(), self.lengths[sign].into());
    }
}

/// The length of each sign's code by Huffman, flattened until none is too long.
fn lengths(counts: &[u32], most: u8) -> Vec<u8> {
    let mut counts = counts.to_vec();
    // A code has two signs at least.
    for sign in 0..2 {
        if counts.iter().filter(|&&count| count > 0).count() < 2 {
            counts[sign] = counts[sign].max(1);
        }
    }
    loop {
        let mut leaves: Vec<(u32, usize)> =
            counts.iter().enumerate().filter(|&(_, &count)| count > 0).map(|(sign, &count)| (count, sign)).collect();
        leaves.sort_unstable();
        let depths = depths(&leaves.iter().map(|&(count, _)| count).collect::<Vec<u32>>());
        if depths.iter().all(|&depth| depth <= most) {
            let mut lengths = vec![0; counts.len()];
            for (&(_, sign), depth) in leaves.iter().zip(depths) {
                lengths[sign] = depth;
            }
            return lengths;
        }
        // Rare signs become more alike, so the tree loses height; all alike it is as flat as can be.
        for count in counts.iter_mut().filter(|count| **count > 0) {
            *count = (*count >> 1) | 1;
        }
    }
}

/// How deep leaves of these ascending weights, two or more, lie in the best tree.
fn depths(leaves: &[u32]) -> Vec<u8> {
    let count = leaves.len();
    let mut weights = leaves.to_vec();
    let mut parents = vec![0; 2 * count - 1];
    // Joined nodes come in ascending order too: the lightest is at the front of either queue.
    let (mut leaf, mut joined) = (0, count);
    for node in count..2 * count - 1 {
        let mut weight = 0;
        for _ in 0..2 {
            let front = if leaf < count && (joined == node || weights[leaf] <= weights[joined]) {
                &mut leaf
            } else {
                &mut joined
            };
            parents[*front] = node;
            weight += weights[*front];
            *front += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0u8; 2 * count - 1];
    for node in (0..2 * count - 2).rev() {
        depths[node] = depths[parents[node]].saturating_add(1);
    }
    depths.truncate(count);
    depths
}
