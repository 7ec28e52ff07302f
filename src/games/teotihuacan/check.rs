//! Checks of the invariants of every position, for positions that come from outside.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::data::data;
use super::frames::Frame;
use super::ids::{Goods, NONE, Technology};
use super::state::{Phase, SeatState, State};
use super::view::HIDDEN;

/// Upper limit for amounts of goods and points, more than any game can bring.
const MOST: u16 = 10_000;
/// Limit for the turn counter.
const TURNS: u32 = 1_000_000;

/// The reason why a position can't occur in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Not 2 to 4 players, or a reference to a missing seat.
    #[error("the game needs two to four seats")]
    Seats,
    /// Missing or duplicate boards or tiles of the setup.
    #[error("invalid setup tiles")]
    Setup,
    /// Eras or discs don't match.
    #[error("invalid calendar")]
    Calendar,
    /// Possessions that no player can have.
    #[error("seat {0} has impossible goods or workers")]
    Player(usize),
    /// Missing or duplicate tiles.
    #[error("invalid tiles")]
    Tiles,
    /// Open questions that can't be asked.
    #[error("invalid turn state")]
    Turn,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let state = State::deserialize(deserializer)?;
        check(&state).map_err(D::Error::custom)?;
        Ok(state)
    }
}

fn ensure(holds: bool, otherwise: Impossible) -> Result<(), Impossible> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// An index of tiles, or the mark of an empty place.
fn tile(index: u8, count: usize) -> bool {
    usize::from(index) < count || index == NONE || index == HIDDEN
}

fn distinct<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))
}

/// Checks that the game can continue from a position.
fn check(state: &State) -> Result<(), Impossible> {
    ensure((2..=4).contains(&state.players), Impossible::Seats)?;
    ensure(state.active.number() < state.players && state.after_eclipse.number() < state.players, Impossible::Seats)?;
    let data = data();
    let starting = data.starting_tiles.len();
    let setup = distinct(&state.ring)
        && distinct(&state.technologies)
        && state.offer.len() <= starting
        && state.offer.iter().all(|index| usize::from(*index) < starting)
        && state.dealt.as_flattened().iter().all(|index| tile(*index, starting))
        && state.attached.iter().all(|index| tile(*index, data.discoveries.len()))
        && state.neutral_pairs.as_flattened().as_flattened().iter().all(|index| tile(*index, starting));
    ensure(setup, Impossible::Setup)?;
    let calendar = (1..=3).contains(&state.era)
        && state.dark_disc <= 12
        && state.light_disc <= state.dark_disc
        && state.turns < TURNS;
    ensure(calendar, Impossible::Calendar)?;
    for seat in 0..4 {
        ensure(player(&state.seats[seat]), Impossible::Player(seat))?;
    }
    ensure(tiles(state), Impossible::Tiles)?;
    ensure(turn(state), Impossible::Turn)
}

fn player(seat: &SeatState) -> bool {
    let data = data();
    let few = |goods: &Goods| goods.cocoa < MOST && goods.resources.iter().all(|amount| *amount < MOST);
    few(&seat.goods)
        && seat.vp < MOST
        && seat.temples.iter().all(|step| *step <= data.temple_top)
        && seat.avenue <= data.avenue_max
        && seat.track <= data.track_max
        && seat.workers.iter().all(|worker| {
            let spaces = worker.board.map_or(0, |board| data.boards[board.index()].worship_spaces);
            worker.power <= 6 && worker.space <= spaces
        })
        && seat.technologies >> Technology::ALL.len() == 0
        && (seat.discoveries | seat.used) >> data.discoveries.len() == 0
        && seat.discoveries & seat.used == 0
        && seat.kept_tiles.iter().all(|index| tile(*index, data.starting_tiles.len()))
}

fn tiles(state: &State) -> bool {
    let data = data();
    // Every discovery tile is in at most one place.
    let mut seen = 0u64;
    let hands = state.seats.iter().map(|seat| seat.discoveries | seat.used);
    let once = state.stacks.iter().copied().chain(hands).all(|tiles| {
        let fresh = seen & tiles == 0;
        seen |= tiles;
        fresh
    });
    let laid: Vec<u8> = state.pyramid.iter().map(|placed| placed.tile).filter(|tile| *tile != NONE).collect();
    let added: Vec<u8> = state.decorations.iter().copied().filter(|tile| *tile != NONE).collect();
    once && seen >> data.discoveries.len() == 0
        && state.discovery_pile.iter().all(|index| tile(index, data.discoveries.len()))
        && state.decoration_display >> data.decorations.len() == 0
        && state.decoration_pile.iter().all(|index| usize::from(index) < data.decorations.len())
        && state.pyramid_pile.iter().all(|index| usize::from(index) < data.pyramid_tiles.len())
        && distinct(&laid)
        && laid.iter().all(|index| usize::from(*index) < data.pyramid_tiles.len())
        && state.pyramid.iter().all(|placed| placed.rotation < 4)
        && distinct(&added)
        && added.iter().all(|index| usize::from(*index) < data.decorations.len())
        && state.nobles_rows.iter().zip(&data.nobles_rows).all(|(built, row)| usize::from(*built) <= row.len())
        && state.buildings() < data.building_values.len()
}

fn turn(state: &State) -> bool {
    let turn = &state.turn;
    let data = data();
    let plain = (turn.mover < 4 || turn.mover == NONE)
        && turn.moved < 16
        && turn.workers <= 3
        && turn.lowest <= 6
        && turn.extra <= 3
        && turn.laid <= 3
        && turn.space <= 3
        && turn.technologies >> Technology::ALL.len() == 0;
    let rotation = |rotation: u8| rotation < 4;
    let pyramid = |tile: u8| usize::from(tile) < data.pyramid_tiles.len();
    let space = |space: u8| usize::from(space) < data.spaces.len();
    let open = |frame: Frame| match frame {
        Frame::GainAny(count) | Frame::AdvanceAny(count) => (1..=12).contains(&count),
        Frame::ActionPowerUps(count) | Frame::TilePowerUps(count) | Frame::StartPowerUps(count) => {
            (1..=4).contains(&count)
        }
        Frame::Ascend(worker) => worker < 4,
        Frame::PlaceDecoration(tile) => usize::from(tile) < data.decorations.len(),
        Frame::PlaceTile(tile) => pyramid(tile),
        Frame::RotateTile(tile, on) => pyramid(tile) && space(on),
        Frame::SpareFor(tile, on, turned) => pyramid(tile) && space(on) && rotation(turned),
        Frame::AttachedClaim(tile) => {
            let attached = state.attached.get(usize::from(tile)).copied();
            attached.is_some_and(|attached| usize::from(attached) < data.discoveries.len())
        }
        // The marker must have reached the step, and the step must have a stack of tiles.
        Frame::LargeStep(temple, step) => {
            step <= state.me().temples[temple.index()] && data.step(temple, step).stack.is_some()
        }
        _ => true,
    };
    // Questions are open exactly while one seat decides step by step.
    let asks = match state.phase {
        Phase::Bonuses | Phase::Turns | Phase::Eclipse => !state.stack.is_empty(),
        Phase::Keeping | Phase::Placing | Phase::Over => state.stack.is_empty(),
    };
    plain && asks && state.stack.iter().all(open)
}
