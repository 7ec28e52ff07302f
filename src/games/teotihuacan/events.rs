//! What is said of each effect: every event of the game.

use crate::engine::{Event, Phrase, Seat};

use super::ids::{
    Board, DecorationTile, Discovery, DiscoveryStack, Goods, Ledge, PyramidTile, Resource, Reward, Space, StartingTile,
    Technology, Temple,
};
use super::phrases as say;
use super::state::{Placed, Source, State};

fn of(seat: Seat, phrase: Phrase) -> Event {
    Event { seat: Some(seat), phrase: phrase.seat("seat", seat), reveals: false, summary: Vec::new() }
}

/// The event with all goods as changes, gained (1) or paid (-1).
fn changes(event: Event, goods: &Goods, sign: i64) -> Event {
    let event = event.change("teotihuacan-change-cocoa", sign * i64::from(goods.cocoa));
    Resource::ALL.iter().zip(goods.resources).fold(event, |event, (resource, n)| {
        event.change(format!("teotihuacan-change-{}", resource.id()), sign * i64::from(n))
    })
}

fn table(phrase: Phrase) -> Event {
    Event { seat: None, phrase, reveals: false, summary: Vec::new() }
}

fn revealed(phrase: Phrase) -> Event {
    Event { seat: None, phrase, reveals: true, summary: Vec::new() }
}

pub(super) fn chosen(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-chosen"))
}

pub(super) fn kept(seat: Seat, tiles: [StartingTile; 2]) -> Event {
    let kept = of(
        seat,
        Phrase::new("teotihuacan-event-kept")
            .with("first", say::starting_tile(tiles[0]))
            .with("second", say::starting_tile(tiles[1])),
    );
    let [first, second] = tiles.map(say::starting_tile);
    Event { reveals: true, ..kept.did("teotihuacan-did-keep", first).did("teotihuacan-did-keep", second) }
}

pub(super) fn drafted(seat: Seat, tile: StartingTile) -> Event {
    of(seat, Phrase::new("teotihuacan-event-drafted").with("tile", say::starting_tile(tile)))
        .did("teotihuacan-did-draft", say::starting_tile(tile))
}

pub(super) fn placed(seat: Seat, board: Board) -> Event {
    of(seat, Phrase::new("teotihuacan-event-placed").with("board", say::board(board)))
        .did("teotihuacan-did-place", say::board(board))
}

pub(super) fn free_technology(seat: Seat, technology: Technology) -> Event {
    of(seat, Phrase::new("teotihuacan-event-free-technology").with("technology", say::technology(technology)))
        .did("teotihuacan-did-acquire", say::technology(technology))
}

pub(super) fn neutral_workers(boards: [Option<Board>; 3]) -> Event {
    revealed(
        Phrase::new("teotihuacan-event-neutral-workers")
            .with("boards", boards.into_iter().flatten().map(say::board).collect::<Vec<_>>()),
    )
}

pub(super) fn moved(seat: Seat, power: u8, from: Board, to: Board) -> Event {
    of(
        seat,
        Phrase::new("teotihuacan-event-moved")
            .with("power", power)
            .with("from", say::board(from))
            .with("to", say::board(to)),
    )
}

pub(super) fn joined(seat: Seat, power: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-joined").with("power", power))
}

pub(super) fn collects(seat: Seat, board: Board, cocoa: u16) -> Event {
    of(seat, Phrase::new("teotihuacan-event-collects").with("n", cocoa))
        .did("teotihuacan-did-collect", say::board(board))
}

pub(super) fn main_action(seat: Seat, board: Board) -> Event {
    of(seat, Phrase::new("teotihuacan-event-main").with("board", say::board(board)))
        .did("teotihuacan-did-main", say::board(board))
}

pub(super) fn worships(seat: Seat, board: Board, space: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-worships").with("board", say::board(board)).with("space", space))
        .did("teotihuacan-did-worship", say::board(board))
}

pub(super) fn unlocked(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-unlocked")).did("teotihuacan-did-unlock", None)
}

pub(super) fn unlocked_other(seat: Seat, other: Seat, board: Board) -> Event {
    of(seat, Phrase::new("teotihuacan-event-unlocked-other").seat("other", other).with("board", say::board(board)))
        .did("teotihuacan-did-unlock-other", Phrase::new("core-seat").seat("seat", other))
}

pub(super) fn gained(seat: Seat, goods: &Goods) -> Event {
    changes(of(seat, Phrase::new("teotihuacan-event-gained").with("goods", say::goods(goods))), goods, 1)
}

pub(super) fn paid(seat: Seat, goods: &Goods) -> Event {
    changes(of(seat, Phrase::new("teotihuacan-event-paid").with("goods", say::goods(goods))), goods, -1)
}

pub(super) fn scored(seat: Seat, points: u16, source: Source) -> Event {
    let scored =
        of(seat, Phrase::new("teotihuacan-event-scored").with("n", points).with("source", say::source(source)));
    match source {
        Source::Avenue | Source::PyramidTrack | Source::Masks => {
            scored.share("teotihuacan-day-eclipse", "teotihuacan-change-points", points)
        }
        Source::BonusTiles => scored.share("teotihuacan-day-bonus", "teotihuacan-change-points", points),
        _ => scored.change("teotihuacan-change-points", points),
    }
}

pub(super) fn used(seat: Seat, tile: Discovery) -> Event {
    of(seat, Phrase::new("teotihuacan-event-used").with("tile", say::discovery(tile)))
}

pub(super) fn claimed(seat: Seat, tile: Discovery) -> Event {
    of(seat, Phrase::new("teotihuacan-event-claimed").with("tile", say::discovery(tile)))
        .did("teotihuacan-did-claim", say::discovery(tile))
}

pub(super) fn advanced(seat: Seat, temple: Temple, step: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-advanced").with("temple", say::temple(temple)).with("step", step))
        .change(format!("teotihuacan-change-{}", temple.id()), 1)
}

pub(super) fn temple_blocked(seat: Seat, temple: Temple) -> Event {
    of(seat, Phrase::new("teotihuacan-event-temple-blocked").with("temple", say::temple(temple)))
}

pub(super) fn steps_lost(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-steps-lost"))
}

pub(super) fn walked(seat: Seat, step: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-walked").with("step", step)).change("teotihuacan-change-avenue", 1)
}

pub(super) fn avenue_ended(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-avenue-ended"))
}

pub(super) fn raised(seat: Seat, board: Board, power: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-raised").with("board", say::board(board)).with("power", power))
        .change("teotihuacan-change-power", 1)
}

pub(super) fn power_ups_lost(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-power-ups-lost"))
}

pub(super) fn ascended(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-ascended")).did("teotihuacan-did-ascend", None)
}

pub(super) fn rewarded(seat: Seat, reward: Reward) -> Event {
    of(seat, Phrase::new("teotihuacan-event-rewarded").with("reward", say::reward(reward)))
}

pub(super) fn no_result(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-no-result"))
}

pub(super) fn acquired(seat: Seat, technology: Technology) -> Event {
    of(seat, Phrase::new("teotihuacan-event-acquired").with("technology", say::technology(technology)))
        .did("teotihuacan-did-acquire", say::technology(technology))
}

pub(super) fn built(seat: Seat, row: usize) -> Event {
    of(seat, Phrase::new("teotihuacan-event-built").with("row", row + 1)).did("teotihuacan-did-build", None)
}

pub(super) fn laid(seat: Seat, placed: Placed, space: Space) -> Event {
    let tile = say::pyramid_tile(placed.tile, placed.rotation);
    of(seat, Phrase::new("teotihuacan-event-laid").with("tile", tile).with("space", say::space(space)))
        .change("teotihuacan-change-tiles", 1)
}

pub(super) fn decorated(seat: Seat, tile: DecorationTile, ledge: Ledge) -> Event {
    of(
        seat,
        Phrase::new("teotihuacan-event-decorated").with("tile", say::decoration(tile)).with("ledge", say::ledge(ledge)),
    )
    .did("teotihuacan-did-decorate", None)
}

pub(super) fn track(seat: Seat, step: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-track").with("step", step)).change("teotihuacan-change-track", 1)
}

pub(super) fn pyramid_finished(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-pyramid-finished")).line()
}

pub(super) fn pyramid_tile_drawn(tile: PyramidTile) -> Event {
    revealed(Phrase::new("teotihuacan-event-pyramid-tile-drawn").with("tile", say::pyramid_tile(tile, 0)))
}

pub(super) fn decoration_drawn(tile: DecorationTile) -> Event {
    revealed(Phrase::new("teotihuacan-event-decoration-drawn").with("tile", say::decoration(tile)))
}

pub(super) fn discovery_drawn(tile: Discovery, place: DiscoveryStack) -> Event {
    revealed(
        Phrase::new("teotihuacan-event-discovery-drawn")
            .with("tile", say::discovery(tile))
            .with("place", say::stack(place)),
    )
}

pub(super) fn light_disc(light: u8, dark: u8) -> Event {
    table(Phrase::new("teotihuacan-event-light-disc").with("light", light).with("dark", dark))
}

pub(super) fn dark_disc_reached() -> Event {
    table(Phrase::new("teotihuacan-event-dark-disc-reached")).line()
}

pub(super) fn eclipse(era: u8) -> Event {
    table(Phrase::new("teotihuacan-event-eclipse").with("era", era)).line()
}

pub(super) fn salary(seat: Seat, paid: u16, unpaid: u16, lost: u16) -> Event {
    of(seat, Phrase::new("teotihuacan-event-salary").with("paid", paid).with("unpaid", unpaid).with("lost", lost))
        .change("teotihuacan-change-points", -i64::from(lost))
}

pub(super) fn era(era: u8) -> Event {
    table(Phrase::new("teotihuacan-event-era").with("era", era)).line()
}

pub(super) fn over(state: &State) -> Event {
    let outcome = state.outcome();
    let winner = outcome.iter().flat_map(|outcome| &outcome.ranking).position(|place| *place == 1);
    let winner = winner.and_then(|index| Seat::try_from(index).ok()).unwrap_or_default();
    table(Phrase::new("teotihuacan-event-over").seat("winner", winner).with("points", state.seat(winner).vp))
}
