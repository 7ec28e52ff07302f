//! Hashes of positions, for the search of a turn and for playouts.

use std::hash::Hash;

use super::super::State;
use super::super::frames::Frame;
use super::super::ids::DecorationTile;
use super::super::slot::Slot;
use super::super::state::{Phase, Placed, SeatState, Turn};
use ai::{PositionHasher, packed};
use engine::Seat;

/// Spaces of the pyramid.
const SPACES: usize = 30;

fn add_turn(hasher: &mut PositionHasher, turn: &Turn) {
    let Turn { mover, to, moved, workers, lowest, extra, laid, space, .. } = *turn;
    let flags = [turn.second_worker, turn.any_distance, turn.choosing_action, turn.moved_resting];
    let flags = flags.into_iter().chain([turn.spared, turn.waived]).fold(0, |all, flag| all << 1 | u64::from(flag));
    let counts = packed(&[mover.unwrap_or(u8::MAX), to as u8, moved, workers, lowest, extra, laid, space]);
    hasher.add(counts, u64::from(turn.technologies) << 8 | flags);
}

fn add_hand(hasher: &mut PositionHasher, seat: &SeatState) {
    hasher.add(goods(seat), 0);
    hasher.add(seat.discoveries, seat.used);
}

fn add_pyramid(hasher: &mut PositionHasher, pyramid: &[Option<Placed>; SPACES]) {
    let mut tiles = [0; 32];
    for (tile, placed) in tiles.iter_mut().zip(pyramid) {
        *tile = placed.map_or(u8::MAX, |placed| u8::from(placed.tile) << 2 | placed.rotation & 3);
    }
    let [a, b, c, d] = words(tiles);
    hasher.add(a, b);
    hasher.add(c, d);
}

/// Packs bytes into numbers, eight bytes in each.
fn words(bytes: [u8; 32]) -> [u64; 4] {
    let (words, _) = bytes.as_chunks::<8>();
    std::array::from_fn(|word| u64::from_le_bytes(words[word]))
}

/// The filled spaces of the pyramid. Like [`State::filled`], for all spaces together.
pub(super) fn filled(state: &State) -> u32 {
    let mut filled = [0; 32];
    for (filled, placed) in filled.iter_mut().zip(&state.pyramid) {
        *filled = u8::from(placed.is_some());
    }
    // The product collects the bits of eight bytes in its highest byte.
    let bits = words(filled).map(|word| word.wrapping_mul(0x0102_0408_1020_4080) >> 56);
    (bits[0] | bits[1] << 8 | bits[2] << 16 | bits[3] << 24) as u32
}

/// A hash of all public information that can change within a turn.
pub(super) fn position(state: &State) -> u64 {
    let mut hasher = PositionHasher::new(calendar(state));
    for seat in state.all_seats() {
        let seat = state.seat(seat);
        hasher.add(
            workers(seat) << 16 | packed(&seat.kept_tiles.map(Slot::number)),
            standing(seat) << 16 | u64::from(seat.vp),
        );
    }
    let displays = u64::from(state.decoration_display) << 32 | u64::from(state.pyramid_display);
    hasher.add(displays, packed(&state.nobles_rows));
    let decorations = state.decorations.map(|tile| tile.map_or(u8::MAX, DecorationTile::into));
    let (decorations, _) = decorations.as_chunks::<8>();
    hasher.add(u64::from_le_bytes(decorations[0]), u64::from_le_bytes(decorations[1]));
    add_turn(&mut hasher, &state.turn);
    state.stack.iter().for_each(|frame| frame.hash(&mut hasher));
    hasher.add(state.stack.len() as u64, 0);
    let moved = state.phase == Phase::Turns && state.turn.mover.is_some();
    if moved {
        // From here to the end of the turn, only the seat's own goods and tiles change. The tiles face up are the same,
        // without the claimed ones.
        add_hand(&mut hasher, state.me());
    } else {
        state.seats.iter().for_each(|seat| add_hand(&mut hasher, seat));
        state.offer.iter().for_each(|&tile| hasher.add(tile.index() as u64, 0));
        state.stacks.chunks_exact(2).for_each(|pair| hasher.add(pair[0], pair[1]));
    }
    if !moved || state.turn.laid > 0 {
        add_pyramid(&mut hasher, &state.pyramid);
    }
    hasher.finish()
}

/// A hash of the main factors of a seat's turn: its goods, workers, steps and technologies, the progress of the turn,
/// and the question. Of everything else it includes only the subject of the question.
pub(super) fn playout_key(state: &State, seat: Seat) -> Option<u64> {
    let acts = seat == state.active && matches!(state.phase, Phase::Bonuses | Phase::Turns | Phase::Eclipse);
    let question = state.stack.top().filter(|_| acts)?;
    let me = state.seat(seat);
    let mut hasher = PositionHasher::new(u64::from(seat) << 8 | u64::from(state.era));
    hasher.add(goods(me), workers(me));
    hasher.add(standing(me), me.discoveries);
    add_turn(&mut hasher, &state.turn);
    let offer = match question {
        Frame::ChooseTile => state.pyramid_display.into(),
        Frame::PlaceTile(_) => filled(state).into(),
        Frame::ChooseDecoration => state.decoration_display.into(),
        Frame::AvenueClaim(stack) => state.stacks[stack.index()],
        _ => 0,
    };
    question.hash(&mut hasher);
    hasher.add(state.stack.len() as u64, offer);
    Some(hasher.finish())
}

/// The progress of the game.
fn calendar(state: &State) -> u64 {
    packed(&[
        state.phase as u8,
        state.active.number(),
        state.era,
        state.light_disc,
        state.last_round as u8,
        state.pyramid_finished.into(),
    ])
}

fn goods(seat: &SeatState) -> u64 {
    let [wood, stone, gold] = seat.goods.resources.map(u64::from);
    wood << 48 | stone << 32 | gold << 16 | u64::from(seat.goods.cocoa)
}

/// Positions of the workers, with 12 bits for each.
fn workers(seat: &SeatState) -> u64 {
    seat.workers.iter().fold(0, |all, worker| {
        let place = worker.board.map_or(0, |board| board as u64 + 1);
        all << 12 | place << 8 | u64::from(worker.power) << 4 | u64::from(worker.space)
    })
}

/// Technologies and positions on tracks, in 40 bits.
fn standing(seat: &SeatState) -> u64 {
    let [blue, red, green] = seat.temples.map(u64::from);
    let tracks = blue << 12 | red << 8 | green << 4 | u64::from(seat.avenue);
    u64::from(seat.technologies) << 24 | u64::from(seat.track) << 16 | tracks
}
