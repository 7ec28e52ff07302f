//! The game's events as phrases.

use engine::{Event, Phrase, Seat};

use super::data::data;
use super::goods::Goods;
use super::ids::{
    Board, DecorationTile, Discovery, DiscoveryStack, Ledge, PyramidTile, Resource, Reward, Royal, Space, StartingTile,
    Technology, Temple, members,
};
use super::phrases as say;
use super::slot::Slot;
use super::state::{Placed, SeatState, Source, State};

fn of(seat: Seat, phrase: Phrase) -> Event {
    Event { seat: Some(seat), phrase: phrase.seat("seat", seat), reveals: false, depth: 0, summary: Vec::new() }
}

/// The event with all goods as changes, gained (1) or paid (-1).
fn changes(event: Event, goods: &Goods, sign: i64) -> Event {
    let event = event.change("teotihuacan-change-cocoa", sign * i64::from(goods.cocoa));
    Resource::ALL.iter().zip(goods.resources).fold(event, |event, (resource, n)| {
        event.change(format!("teotihuacan-change-{}", resource.id()), sign * i64::from(n))
    })
}

/// Points by source.
const SOURCE: &str = "fact-points";
/// Cocoa of a salary that wasn't paid.
const UNPAID: &str = "fact-unpaid";
/// A new technology.
const NEW_TECHNOLOGY: &str = "teotihuacan-change-new-technology";
/// A worker on a board, with its power.
const WORKER: &str = "fact-worker";

/// Points, in the summary of a turn.
const POINTS: &str = "teotihuacan-change-points";

fn table(phrase: Phrase) -> Event {
    Event { seat: None, phrase, reveals: false, depth: 0, summary: Vec::new() }
}

fn revealed(phrase: Phrase) -> Event {
    Event { seat: None, phrase, reveals: true, depth: 0, summary: Vec::new() }
}

/// The seat made a secret choice of starting tiles, which stays hidden (rules 3.7).
pub(super) fn chosen(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-chosen"))
}

/// Reveals the two starting tiles that a seat chose (rules 3.7).
pub(super) fn tiles_kept(seat: Seat, tiles: [Slot<StartingTile>; 2]) -> Event {
    let [first, second] = tiles.map(|tile| say::slot(tile, say::starting_tile));
    let kept_tiles =
        of(seat, Phrase::new("teotihuacan-event-kept").with("first", first.clone()).with("second", second.clone()));
    Event { reveals: true, ..kept_tiles.did("teotihuacan-did-keep", first).did("teotihuacan-did-keep", second) }
}

/// A starting tile was taken from the open offer.
pub(super) fn drafted(seat: Seat, tile: StartingTile) -> Event {
    of(seat, Phrase::new("teotihuacan-event-drafted").with("tile", say::starting_tile(tile)))
        .did("teotihuacan-did-draft", say::starting_tile(tile))
}

/// A worker was placed on a board at the start.
pub(super) fn placed(seat: Seat, board: Board) -> Event {
    of(seat, Phrase::new("teotihuacan-event-placed").with("board", say::board(board)))
        .did("teotihuacan-did-place", say::board(board))
}

/// A technology from a starting tile, without its price.
pub(super) fn free_technology(seat: Seat, technology: Technology) -> Event {
    of(seat, Phrase::new("teotihuacan-event-free-technology").with("technology", say::technology(technology)))
        .did("teotihuacan-did-acquire", say::technology(technology))
        .fact(NEW_TECHNOLOGY, say::technology(technology), 1)
}

/// A seat's possessions at the start of the first round, in one line.
pub(super) fn started(seat: Seat, start: &SeatState) -> Event {
    let boards: Vec<Phrase> = start.workers.iter().filter_map(|worker| worker.board).map(say::board).collect();
    let mut event = of(seat, Phrase::new("teotihuacan-event-started").with("boards", boards.clone()));
    for board in boards {
        event = event.did("teotihuacan-did-place", board);
    }
    event = event.did("teotihuacan-did-receive", None);
    event = changes(event, &start.goods, 1).change(POINTS, start.vp);
    for (temple, steps) in Temple::ALL.into_iter().zip(start.temples) {
        event = event.change_of("teotihuacan-change-up", say::temple(temple), steps);
    }
    event = event.change("teotihuacan-change-avenue", start.avenue);
    for technology in Technology::ALL.into_iter().filter(|technology| start.owns(*technology)) {
        event = event.change_of("teotihuacan-change-technology", say::technology(technology), 1);
    }
    for tile in members(start.discoveries) {
        event = event.change_of("teotihuacan-change-claimed", say::discovery(tile), 1);
    }
    for worker in start.workers.iter().filter(|worker| worker.power > 1) {
        if let Some(board) = worker.board {
            let raised = Phrase::new("teotihuacan-raised-on").with("board", say::board(board));
            let raised = raised.with("from", 1).with("to", worker.power);
            event = event.change_of("teotihuacan-change-power", raised, 1);
        }
    }
    event.for_public()
}

/// The positions of the neutral workers in this era (rules 3.8).
pub(super) fn neutral_workers(boards: [Option<Board>; 3]) -> Event {
    revealed(
        Phrase::new("teotihuacan-event-neutral-workers")
            .with("boards", boards.into_iter().flatten().map(say::board).collect::<Vec<_>>()),
    )
}

/// A worker of this power moved (rules 4.2).
pub(super) fn moved(seat: Seat, power: u8, from: Board, to: Board) -> Event {
    let worker = Phrase::new("teotihuacan-mover").with("power", power);
    let worker = worker.with("from", say::board(from)).with("to", say::board(to));
    of(
        seat,
        Phrase::new("teotihuacan-event-moved")
            .with("power", power)
            .with("from", say::board(from))
            .with("to", say::board(to)),
    )
    .announced("teotihuacan-did-move", worker)
    .worker(from, power, -1)
    .worker(to, power, 1)
}

/// Another worker of this power moved too (rules 4.2).
pub(super) fn joined(seat: Seat, power: u8, from: Board, to: Board) -> Event {
    let event = of(seat, Phrase::new("teotihuacan-event-joined").with("power", power));
    event.worker(from, power, -1).worker(to, power, 1)
}

/// The facts about workers, which the clauses and the picture show.
trait WorkerFacts {
    /// A worker with this power arrives on a board (1) or leaves it (-1).
    fn worker(self, board: Board, power: u8, n: i64) -> Self;
}

impl WorkerFacts for Event {
    fn worker(self, board: Board, power: u8, n: i64) -> Self {
        let thing = Phrase::new(WORKER).with("power", power).with("board", say::board(board));
        self.fact(WORKER, thing, n)
    }
}

/// Cocoa was collected on a board (rules 4.3).
pub(super) fn collects(seat: Seat, board: Board, cocoa: u16) -> Event {
    of(seat, Phrase::new("teotihuacan-event-collects").with("n", cocoa))
        .did("teotihuacan-did-collect", say::board(board))
}

/// The main action of a board begins.
pub(super) fn main_action(seat: Seat, board: Board) -> Event {
    let event = of(seat, Phrase::new("teotihuacan-event-main").with("board", say::board(board)));
    match board {
        Board::Forest | Board::Quarry | Board::GoldDeposits => event.did("teotihuacan-did-produce", say::board(board)),
        // A later event shows the acquired or built thing. Earlier payments belong to that event.
        _ => event.next(),
    }
}

/// A worker worships on a space of a board, counted from 1. At the palace it is the space of a royal tile.
pub(super) fn worships(seat: Seat, board: Board, space: u8, royal: Option<Royal>) -> Event {
    let event =
        of(seat, Phrase::new("teotihuacan-event-worships").with("board", say::board(board)).with("space", space));
    match royal {
        Some(royal) => event.did("teotihuacan-did-worship-royal", say::royal(royal)),
        None => event.did("teotihuacan-did-worship", say::board(board)),
    }
}

/// The seat unlocked all of its workers (rules 4.6).
pub(super) fn unlocked(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-unlocked")).aside("teotihuacan-did-unlock", None)
}

/// The seat unlocked another seat's worker to take its worship space.
pub(super) fn unlocked_other(seat: Seat, other: Seat, board: Board) -> Event {
    of(seat, Phrase::new("teotihuacan-event-unlocked-other").seat("other", other).with("board", say::board(board)))
        .change_of("teotihuacan-change-unlocked", Phrase::new("core-seat").seat("seat", other), 1)
}

pub(super) fn gained(seat: Seat, goods: &Goods) -> Event {
    changes(of(seat, Phrase::new("teotihuacan-event-gained").with("goods", say::goods(goods))), goods, 1)
}

pub(super) fn paid(seat: Seat, goods: &Goods) -> Event {
    changes(of(seat, Phrase::new("teotihuacan-event-paid").with("goods", say::goods(goods))), goods, -1)
}

pub(super) fn scored(seat: Seat, points: u16, source: Source) -> Event {
    let scored = of(
        seat,
        Phrase::new("teotihuacan-event-scored").with("n", points).with("source", say::source(source)),
    )
    .fact(SOURCE, say::source(source), points);
    match source {
        Source::Avenue | Source::PyramidTrack | Source::Masks => {
            scored.share("teotihuacan-day-eclipse", "core-share-points", points)
        }
        Source::BonusTiles => scored.share("teotihuacan-day-bonus", "core-share-points", points),
        _ => scored.change(POINTS, points),
    }
}

/// Points for a technology that another seat acquires too.
pub(super) fn owner_scored(seat: Seat, points: u16) -> Event {
    let phrase = Phrase::new("teotihuacan-event-scored").with("n", points);
    of(seat, phrase.with("source", say::source(Source::Technologies)))
        .share("teotihuacan-day-owners", "core-share-points", points)
        .fact(SOURCE, say::source(Source::Technologies), points)
}

pub(super) fn used(seat: Seat, tile: Discovery) -> Event {
    of(seat, Phrase::new("teotihuacan-event-used").with("tile", say::discovery(tile)))
        .change_of("teotihuacan-change-used", say::discovery(tile), -1)
        .fact("fact-hand", None, -1)
}

/// The seat uses a tile for the following action.
pub(super) fn played(seat: Seat, tile: Discovery) -> Event {
    of(seat, Phrase::new("teotihuacan-event-used").with("tile", say::discovery(tile)))
        .aside("teotihuacan-did-use", say::discovery(tile))
        .fact("teotihuacan-change-used", say::discovery(tile), 1)
        .fact("fact-hand", None, -1)
}

pub(super) fn claimed(seat: Seat, tile: Discovery) -> Event {
    of(seat, Phrase::new("teotihuacan-event-claimed").with("tile", say::discovery(tile)))
        .change_of("teotihuacan-change-claimed", say::discovery(tile), 1)
        .fact("fact-hand", None, 1)
}

pub(super) fn advanced(seat: Seat, temple: Temple, step: u8) -> Event {
    let event =
        of(seat, Phrase::new("teotihuacan-event-advanced").with("temple", say::temple(temple)).with("step", step))
            .change_of("teotihuacan-change-up", say::temple(temple), 1);
    if step == data().temple_penultimate { event.told("teotihuacan-change-bonus-tile", 1) } else { event }
}

/// A step was due in a temple whose end is reached or occupied (rules 8.3).
pub(super) fn temple_blocked(seat: Seat, temple: Temple) -> Event {
    of(seat, Phrase::new("teotihuacan-event-temple-blocked").with("temple", say::temple(temple)))
}

/// Steps of choice without an available temple.
pub(super) fn steps_lost(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-steps-lost"))
}

/// The seat advanced along the Avenue of the Dead to this step.
pub(super) fn walked(seat: Seat, step: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-walked").with("step", step)).change("teotihuacan-change-avenue", 1)
}

/// A step was due at the end of the Avenue of the Dead.
pub(super) fn avenue_ended(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-avenue-ended"))
}

/// A worker on a board was raised to this power. The event names the board unless it's that of the action.
pub(super) fn raised(seat: Seat, board: Board, power: u8, elsewhere: bool) -> Event {
    let event = of(seat, Phrase::new("teotihuacan-event-raised").with("board", say::board(board)).with("power", power));
    let event = event.worker(board, power.saturating_sub(1), -1).worker(board, power, 1);
    // Beyond 5 it ascends, and another event shows that.
    if power > 5 {
        return event;
    }
    let raised = if elsewhere {
        Phrase::new("teotihuacan-raised-on").with("board", say::board(board))
    } else {
        Phrase::new("teotihuacan-raised")
    };
    let raised = raised.with("from", power.saturating_sub(1)).with("to", power);
    event.change_of("teotihuacan-change-power", raised, 1)
}

/// Power-ups without an available worker.
pub(super) fn power_ups_lost(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-power-ups-lost"))
}

/// A worker of this power on a board ascended to the palace (rules 7.1). `sooner` if the eclipse comes a round sooner.
pub(super) fn ascended(seat: Seat, from: Board, power: u8, sooner: bool) -> Event {
    let key = if sooner { "teotihuacan-did-ascend" } else { "teotihuacan-did-ascend-late" };
    of(seat, Phrase::new("teotihuacan-event-ascended"))
        .separately(key)
        .fact("teotihuacan-change-ascends", None, 1)
        .fact("teotihuacan-change-sooner", None, sooner)
        .worker(from, power, -1)
        .worker(Board::Palace, 1, 1)
}

/// The reward of an ascension. `power` is that of the fourth worker.
pub(super) fn rewarded(seat: Seat, reward: Reward, power: u8) -> Event {
    let event = of(seat, Phrase::new("teotihuacan-event-rewarded").with("reward", say::reward(reward)));
    // The others are goods, points and steps, which have their own events.
    match reward {
        Reward::FourthWorker => event.change("teotihuacan-change-fourth-worker", 1).worker(Board::Palace, power, 1),
        _ => event,
    }
}

/// An action without any effect.
pub(super) fn no_result(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-no-result")).did("teotihuacan-did-nothing", None)
}

pub(super) fn acquired(seat: Seat, technology: Technology) -> Event {
    of(seat, Phrase::new("teotihuacan-event-acquired").with("technology", say::technology(technology)))
        .did("teotihuacan-did-acquire", say::technology(technology))
        .fact(NEW_TECHNOLOGY, say::technology(technology), 1)
}

/// A building was placed in a row of the nobles, counted from 0.
pub(super) fn built(seat: Seat, row: usize) -> Event {
    of(seat, Phrase::new("teotihuacan-event-built").with("row", row + 1)).did("teotihuacan-did-build", None).fact(
        "fact-buildings",
        None,
        1,
    )
}

/// A tile was added on a space of the pyramid, rotated as in `placed`.
pub(super) fn laid(seat: Seat, placed: Placed, space: Space) -> Event {
    let tile = say::pyramid_tile(placed.tile, placed.rotation);
    let laid = Phrase::new("teotihuacan-laid").with("detail", tile.clone()).with("space", say::space(space));
    of(seat, Phrase::new("teotihuacan-event-laid").with("tile", tile).with("space", say::space(space)))
        .did("teotihuacan-did-lay", laid.clone())
        .fact("teotihuacan-change-new-tile", laid, 1)
}

/// A decoration was added on a ledge of the pyramid.
pub(super) fn decorated(seat: Seat, tile: DecorationTile, ledge: Ledge) -> Event {
    of(
        seat,
        Phrase::new("teotihuacan-event-decorated").with("tile", say::decoration(tile)).with("ledge", say::ledge(ledge)),
    )
    .did("teotihuacan-did-decorate", say::ledge(ledge).inside())
    .fact("teotihuacan-change-new-decoration", say::ledge(ledge).inside(), 1)
}

/// The seat advanced on the pyramid track to this step.
pub(super) fn track(seat: Seat, step: u8) -> Event {
    of(seat, Phrase::new("teotihuacan-event-track").with("step", step)).told("teotihuacan-change-track", 1)
}

/// The last space of the pyramid was filled (rules 12.4).
pub(super) fn pyramid_finished(seat: Seat) -> Event {
    of(seat, Phrase::new("teotihuacan-event-pyramid-finished")).line()
}

/// A tile of the pyramid was drawn into the display.
pub(super) fn pyramid_tile_drawn(tile: PyramidTile) -> Event {
    revealed(Phrase::new("teotihuacan-event-pyramid-tile-drawn").with("tile", say::pyramid_tile(tile, 0)))
}

/// A decoration was drawn into the display.
pub(super) fn decoration_drawn(tile: DecorationTile) -> Event {
    revealed(Phrase::new("teotihuacan-event-decoration-drawn").with("tile", say::decoration(tile)))
}

/// A discovery tile was drawn to the place of one that was claimed.
pub(super) fn discovery_drawn(tile: Slot<Discovery>, place: DiscoveryStack) -> Event {
    revealed(
        Phrase::new("teotihuacan-event-discovery-drawn")
            .with("tile", say::slot(tile, say::discovery))
            .with("place", say::stack(place)),
    )
}

/// The light disc of the calendar moved to space `light`. The dark disc is on space `dark`.
pub(super) fn light_disc(light: u8, dark: u8) -> Event {
    table(Phrase::new("teotihuacan-event-light-disc").with("light", light).with("dark", dark)).fact(
        "fact-light-disc",
        None,
        1,
    )
}

/// The light disc has reached the dark one: the last round before the eclipse (rules 15.2).
pub(super) fn dark_disc_reached() -> Event {
    table(Phrase::new("teotihuacan-event-dark-disc-reached")).line()
}

/// An eclipse begins, the number of this era.
pub(super) fn eclipse(era: u8) -> Event {
    table(Phrase::new("teotihuacan-event-eclipse").with("era", era))
}

/// Cocoa paid and not paid to the seat's workers, and the points lost for it (rules 15.3).
pub(super) fn salary(seat: Seat, paid: u16, unpaid: u16, lost: u16) -> Event {
    of(seat, Phrase::new("teotihuacan-event-salary").with("paid", paid).with("unpaid", unpaid).with("lost", lost))
        .share(SALARY, "teotihuacan-change-cocoa", -i64::from(paid))
        .share(SALARY, POINTS, -i64::from(lost))
        .fact(SOURCE, say::source(Source::Salary), -i64::from(lost))
        .fact(UNPAID, None, unpaid)
}

/// The whole salary is paid with a tile.
pub(super) fn salary_waived(seat: Seat, tile: Discovery) -> Event {
    of(seat, Phrase::new("teotihuacan-event-used").with("tile", say::discovery(tile)))
        .did("teotihuacan-did-waive", say::discovery(tile))
        .fact("fact-hand", None, -1)
}

/// The line for the salaries of an eclipse.
const SALARY: &str = "teotihuacan-day-salary";

/// A new era begins.
pub(super) fn era(era: u8) -> Event {
    table(Phrase::new("teotihuacan-event-era").with("era", era)).line()
}

/// The game is over (rules 16): the winner, with the points.
pub(super) fn over(state: &State) -> Event {
    let outcome = state.outcome();
    let winner = outcome.iter().flat_map(|outcome| &outcome.ranking).position(|place| *place == 1);
    let winner = winner.and_then(|index| Seat::try_from(index).ok()).unwrap_or_default();
    table(Phrase::new("teotihuacan-event-over").seat("winner", winner).with("points", state.seat(winner).vp))
}
