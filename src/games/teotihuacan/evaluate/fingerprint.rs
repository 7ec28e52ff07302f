//! Telling positions of one turn apart.

use std::hash::{Hash, Hasher};

use super::super::State;

/// Mixes numbers into one. Unlike the standard library's hasher it is the same in every release.
struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        // A multiplication and a shift spread every bit: an odd constant loses nothing.
        let mixed = (self.0 ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A hash of all that lies open and can change within a turn.
pub(super) fn fingerprint(state: &State) -> u64 {
    let mut mix = Mix(0);
    (state.phase as u8, state.active, state.era, state.light_disc, state.last_round as u8).hash(&mut mix);
    for seat in state.all_seats() {
        let seat = state.seat(seat);
        (seat.vp, &seat.goods, seat.temples, &seat.workers, seat.kept).hash(&mut mix);
        (seat.avenue, seat.track, seat.technologies, seat.discoveries, seat.used).hash(&mut mix);
    }
    (&state.offer, state.stacks, state.decoration_display, state.pyramid_display, state.nobles_rows).hash(&mut mix);
    (state.decorations, state.filled(), state.pyramid_finished).hash(&mut mix);
    for placed in state.pyramid.iter().filter(|placed| placed.tile != super::super::components::NONE) {
        mix.write_u16(u16::from(placed.tile) << 8 | u16::from(placed.rotation));
    }
    state.turn.hash(&mut mix);
    state.stack.iter().for_each(|frame| frame.hash(&mut mix));
    mix.finish()
}
