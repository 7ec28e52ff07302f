//! Telling positions apart, each time by what matters for something.

use super::super::State;
use super::super::data::data;
use super::super::frames::{Frame, Stack};
use super::super::ids::{Board, DiscoveryStack, NONE};
use super::super::state::{Phase, Placed, SeatState, Turn};
use crate::ai::{Mix, packed};
use crate::engine::Seat;

/// Spaces of the pyramid.
const SPACES: usize = 30;

/// The frames that are open.
fn add_stack(mix: &mut Mix, stack: &Stack) {
    // Each step loses nothing, so that other frames or another order lead to another number.
    let frames = stack.iter().fold(0, |all: u64, frame| (all ^ code(frame)).wrapping_mul(0xD6E8_FEB8_6659_FD93));
    mix.add(frames, stack.len() as u64);
}

fn add_turn(mix: &mut Mix, turn: &Turn) {
    let Turn { mover, to, moved, workers, lowest, extra, laid, space, .. } = *turn;
    let flags = [turn.second_worker, turn.any_distance, turn.choosing_action, turn.moved_resting];
    let flags = flags.into_iter().chain([turn.spared, turn.waived]).fold(0, |all, flag| all << 1 | u64::from(flag));
    let counts = packed(&[mover, to as u8, moved, workers, lowest, extra, laid, space]);
    mix.add(counts, u64::from(turn.technologies) << 8 | flags);
}

/// Goods, and tiles in hand and used.
fn add_hand(mix: &mut Mix, seat: &SeatState) {
    mix.add(goods(seat), 0);
    mix.add(seat.discoveries, seat.used);
}

/// Where tiles lie face up.
fn add_tiles(mix: &mut Mix, state: &State) {
    for pair in state.stacks.chunks_exact(2) {
        mix.add(pair[0], pair[1]);
    }
}

/// What decides the value of a position for a seat, but what is being resolved. Of the others only
/// what stands in the way: where their workers are, how far they lead.
fn add_outlook(mix: &mut Mix, state: &State, seat: Seat) {
    let me = state.seat(seat);
    mix.add(goods(me), workers(me) << 8 | u64::from(seat));
    mix.add(standing(me), me.discoveries);
    let (mut track, mut tops) = (0, 0);
    for other in state.all_seats().filter(|&other| other != seat) {
        let rival = state.seat(other);
        track = rival.track.max(track);
        for (temple, &step) in rival.temples.iter().enumerate() {
            tops |= u8::from(step >= data().temple_top) << temple;
        }
        // Their powers do not matter.
        mix.add(workers(rival) & 0xF0FF_0FF0_FF0F, other.into());
    }
    let neutral = state.neutral_workers.iter().flatten().fold(0, |all, &board| all << 4 | place(board));
    let [top, centre, bottom] = state.nobles_rows;
    mix.add(neutral << 16 | packed(&[track, tops]), me.used);
    add_tiles(mix, state);
    let empty = u64::from(state.pyramid_display == 0) << 1 | u64::from(state.decoration_display == 0);
    let decorated = state.decorations.iter().fold(empty, |all, &tile| all << 1 | u64::from(tile != NONE));
    mix.add(u64::from(filled(state)) << 24 | packed(&[top, centre, bottom]), decorated);
}

/// The tiles of the pyramid.
fn add_pyramid(mix: &mut Mix, pyramid: &[Placed; SPACES]) {
    let mut tiles = [0; 32];
    for (tile, placed) in tiles.iter_mut().zip(pyramid) {
        *tile = placed.tile << 2 | placed.rotation & 3;
    }
    let [a, b, c, d] = words(tiles);
    mix.add(a, b);
    mix.add(c, d);
}

/// Bytes as numbers, eight in each.
fn words(bytes: [u8; 32]) -> [u64; 4] {
    let (words, _) = bytes.as_chunks::<8>();
    std::array::from_fn(|word| u64::from_le_bytes(words[word]))
}

/// The filled spaces of the pyramid, as [`State::filled`] but found for all spaces at once.
pub(super) fn filled(state: &State) -> u32 {
    let mut filled = [0; 32];
    for (filled, placed) in filled.iter_mut().zip(&state.pyramid) {
        *filled = u8::from(placed.tile != NONE);
    }
    // The product brings the bits of eight bytes together in its highest byte.
    let bits = words(filled).map(|word| word.wrapping_mul(0x0102_0408_1020_4080) >> 56);
    (bits[0] | bits[1] << 8 | bits[2] << 16 | bits[3] << 24) as u32
}

/// A hash of all that lies open and can change within a turn.
pub(super) fn fingerprint(state: &State) -> u64 {
    let mut mix = Mix::new(calendar(state));
    for seat in state.all_seats() {
        let seat = state.seat(seat);
        mix.add(workers(seat) << 16 | packed(&seat.kept), standing(seat) << 16 | u64::from(seat.vp));
    }
    let displays = u64::from(state.decoration_display) << 32 | u64::from(state.pyramid_display);
    mix.add(displays, packed(&state.nobles_rows));
    let (decorations, _) = state.decorations.as_chunks::<8>();
    mix.add(u64::from_le_bytes(decorations[0]), u64::from_le_bytes(decorations[1]));
    add_turn(&mut mix, &state.turn);
    add_stack(&mut mix, &state.stack);
    let moved = state.phase == Phase::Turns && state.turn.mover != NONE;
    if moved {
        // From here to the end of the turn only the own goods and tiles change. Tiles that lie face up
        // are those of before, without those that were claimed.
        add_hand(&mut mix, state.me());
    } else {
        state.seats.iter().for_each(|seat| add_hand(&mut mix, seat));
        state.offer.iter().for_each(|&tile| mix.add(tile.into(), 0));
        add_tiles(&mut mix, state);
    }
    if !moved || state.turn.laid > 0 {
        add_pyramid(&mut mix, &state.pyramid);
    }
    mix.finish()
}

/// A hash of all that decides which step of a seat within its turn has the best value, and which
/// steps can follow it in this turn.
pub(super) fn prospect(state: &State, seat: Seat) -> Option<u64> {
    // What begins or ends an era also depends on hidden tiles.
    if state.phase != Phase::Turns || seat != state.active {
        return None;
    }
    let me = state.seat(seat);
    let mut mix = Mix::new(calendar(state));
    add_outlook(&mut mix, state, seat);
    add_turn(&mut mix, &state.turn);
    add_stack(&mut mix, &state.stack);
    let icons = |frame: Frame| {
        use Frame::{ChooseDecoration, ChooseTile, PlaceDecoration, PlaceTile, RotateTile, SpareFor, TurnStart};
        let laying = matches!(frame, ChooseTile | PlaceTile(_) | RotateTile(..) | SpareFor(..));
        laying || matches!(frame, TurnStart | ChooseDecoration | PlaceDecoration(_))
    };
    if state.stack.iter().any(icons) {
        add_pyramid(&mut mix, &state.pyramid);
    }
    // The turn may end with the next step: what was claimed on boards is drawn anew then.
    let claims = matches!(state.stack.top(), Some(Frame::Take | Frame::BothParts | Frame::DiscoveryPart));
    let empty = state.stacks[..DiscoveryStack::ON_BOARDS].iter().filter(|&&tiles| tiles == 0).count();
    let draws = state.discovery_pile.iter().take(empty + usize::from(claims));
    let draws = draws.fold(u64::from(me.vp), |all, tile| all << 8 | u64::from(tile));
    let last = u64::from(state.pyramid_pile.is_empty()) << 1 | u64::from(state.decoration_pile.is_empty());
    let displays = u64::from(state.decoration_display) << 32 | u64::from(state.pyramid_display);
    mix.add(draws, displays << 2 | last);
    Some(mix.finish())
}

/// A hash of what moves a seat most within its turn: its goods, workers, steps and technologies, how
/// far the turn is, and what is asked. Of what lies elsewhere only that of which the question is.
pub(super) fn habit(state: &State, seat: Seat) -> Option<u64> {
    let acts = seat == state.active && matches!(state.phase, Phase::Bonuses | Phase::Turns | Phase::Eclipse);
    let question = state.stack.top().filter(|_| acts)?;
    let me = state.seat(seat);
    let mut mix = Mix::new(u64::from(seat) << 8 | u64::from(state.era));
    mix.add(goods(me), workers(me));
    mix.add(standing(me), me.discoveries);
    add_turn(&mut mix, &state.turn);
    let offer = match question {
        Frame::ChooseTile => state.pyramid_display.into(),
        Frame::PlaceTile(_) => filled(state).into(),
        Frame::ChooseDecoration => state.decoration_display.into(),
        Frame::AvenueClaim(stack) => state.stacks[stack.index()],
        _ => 0,
    };
    mix.add(code(question) << 8 | state.stack.len() as u64, offer);
    Some(mix.finish())
}

/// Where the game is.
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

/// Where the workers stand, with 12 bits for each.
fn workers(seat: &SeatState) -> u64 {
    seat.workers.iter().fold(0, |all, worker| {
        all << 12 | place(worker.board) << 8 | u64::from(worker.power) << 4 | u64::from(worker.space)
    })
}

/// A board, or that there is none, in 4 bits.
fn place(board: Option<Board>) -> u64 {
    board.map_or(0, |board| board as u64 + 1)
}

/// Technologies and positions on tracks, in 40 bits.
fn standing(seat: &SeatState) -> u64 {
    let [blue, red, green] = seat.temples.map(u64::from);
    let tracks = blue << 12 | red << 8 | green << 4 | u64::from(seat.avenue);
    u64::from(seat.technologies) << 24 | u64::from(seat.track) << 16 | tracks
}

/// A number for each frame, in 32 bits.
fn code(frame: Frame) -> u64 {
    let [kind, a, b, c] = match frame {
        Frame::TurnStart => [1, 0, 0, 0],
        Frame::Join => [2, 0, 0, 0],
        Frame::ChooseAction => [3, 0, 0, 0],
        Frame::TurnEnd => [4, 0, 0, 0],
        Frame::Take => [5, 0, 0, 0],
        Frame::BothParts => [6, 0, 0, 0],
        Frame::DiscoveryPart => [7, 0, 0, 0],
        Frame::OtherPart => [8, 0, 0, 0],
        Frame::Exchange => [9, 0, 0, 0],
        Frame::GainAny(count) => [10, count, 0, 0],
        Frame::AdvanceAny(count) => [11, count, 0, 0],
        Frame::Advance(temple) => [12, temple as u8, 0, 0],
        Frame::OrderSteps(first, second) => [13, first as u8, second as u8, 0],
        Frame::LargeStep(temple, step) => [14, temple as u8, step, 0],
        Frame::AvenueClaim(stack) => [15, stack as u8, 0, 0],
        Frame::ActionPowerUps(count) => [16, count, 0, 0],
        Frame::TilePowerUps(count) => [17, count, 0, 0],
        Frame::StartPowerUps(count) => [18, count, 0, 0],
        Frame::BuyPowerUp => [19, 0, 0, 0],
        Frame::Ascend(worker) => [20, worker, 0, 0],
        Frame::Reward => [21, 0, 0, 0],
        Frame::Acquire => [22, 0, 0, 0],
        Frame::NoblesWorkers => [23, 0, 0, 0],
        Frame::ChooseDecoration => [24, 0, 0, 0],
        Frame::PlaceDecoration(tile) => [25, tile, 0, 0],
        Frame::ChooseTile => [26, 0, 0, 0],
        Frame::PlaceTile(tile) => [27, tile, 0, 0],
        Frame::RotateTile(tile, space) => [28, tile, space, 0],
        Frame::SpareFor(tile, space, rotation) => [29, tile, space, rotation],
        Frame::Bonus(stage) => [30, stage, 0, 0],
        Frame::AttachedClaim(tile) => [31, tile, 0, 0],
        Frame::Salary => [32, 0, 0, 0],
    };
    u64::from(u32::from_be_bytes([kind, a, b, c]))
}
