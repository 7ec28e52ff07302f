//! Checks of the invariants of every position, for positions that come from outside.

use game_kit::rules::checked;

use super::data::data;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::{DecorationTile, PyramidTile, Technology};
use super::state::{Phase, SeatState, State};

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

checked! { State, check }

fn ensure(holds: bool, otherwise: Impossible) -> Result<(), Impossible> {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn distinct<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))
}

/// Checks that the game can continue from a position.
fn check(state: &State) -> Result<(), Impossible> {
    ensure((2..=4).contains(&state.players), Impossible::Seats)?;
    ensure(state.active.number() < state.players && state.after_eclipse.number() < state.players, Impossible::Seats)?;
    let setup = distinct(&state.ring) && distinct(&state.technologies);
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
    let laid: Vec<PyramidTile> = state.pyramid.iter().flatten().map(|placed| placed.tile).collect();
    let added: Vec<DecorationTile> = state.decorations.iter().copied().flatten().collect();
    once && seen >> data.discoveries.len() == 0
        && state.decoration_display >> data.decorations.len() == 0
        && distinct(&laid)
        && state.pyramid.iter().flatten().all(|placed| placed.rotation < 4)
        && distinct(&added)
        && state.nobles_rows.iter().zip(&data.nobles_rows).all(|(built, row)| usize::from(*built) <= row.len())
        && state.buildings() < data.building_values.len()
}

fn turn(state: &State) -> bool {
    let turn = &state.turn;
    let data = data();
    let plain = turn.mover.is_none_or(|worker| worker < 4)
        && turn.moved < 16
        && turn.workers <= 3
        && turn.lowest <= 6
        && turn.extra <= 3
        && turn.laid <= 3
        && turn.space <= 3
        && turn.technologies >> Technology::ALL.len() == 0;
    let open = |frame: Frame| match frame {
        Frame::GainAny(count) | Frame::AdvanceAny(count) => (1..=12).contains(&count),
        Frame::ActionPowerUps(count) | Frame::TilePowerUps(count) | Frame::StartPowerUps(count) => {
            (1..=4).contains(&count)
        }
        Frame::Ascend(worker) => worker < 4,
        Frame::SpareFor(_, _, rotation) => rotation < 4,
        Frame::AttachedClaim(tile) => state.attached[tile.index()].known().is_some(),
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
    plain && asks && state.stack.iter().copied().all(open)
}
