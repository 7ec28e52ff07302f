//! The eight boards around the pyramid: price, dice, what the main action gives now, worship.

use scene::Transform;

use super::prelude::*;
use super::{changes, icons, offers, pyramid, tiles, workers};

/// The room in a picture of the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// For the gains of the player to move.
    Now,
    /// For the printed tables too.
    Printed,
    /// The printed tables on the web page.
    Page,
}

impl Detail {
    pub(super) fn is_printed(self) -> bool {
        self != Detail::Now
    }
}

/// The areas of a picture of the whole table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrangement {
    pub(super) detail: Detail,
    pub(super) size: (f64, f64),
    /// The boards by position of the ring, and the pyramid between them.
    ring: [Area; 8],
    middle: Area,
    /// The temples and tracks.
    pub(super) column: Area,
    pub(super) panels: Area,
}

/// Heights of the boards above and below the pyramid, with their printed tables.
const PRINTED: [f64; 2] = [198.0, 290.0];

impl Arrangement {
    pub(super) fn of(detail: Detail) -> Arrangement {
        let (height, heights) = match detail {
            Detail::Now => (1018.0, [168.0, 174.0]),
            _ => (1200.0, PRINTED),
        };
        let mut ring = Area::new(16.0, 72.0, 1056.0, height - 84.0);
        let panels = Area { width: 1568.0, ..ring.take_bottom(192.0) };
        ring.take_bottom(10.0);
        Arrangement::around(detail, (1600.0, height), ring, panels, heights)
    }

    /// The arrangement for the web page, which shows header and players as text.
    pub(super) fn page() -> Arrangement {
        Arrangement::around(
            Detail::Page,
            (1600.0, 998.0),
            Area::new(16.0, 12.0, 1056.0, 974.0),
            Area::default(),
            PRINTED,
        )
    }

    /// The boards in an area, with the temples on its right. The middle boards above and below the pyramid have these
    /// heights.
    fn around(detail: Detail, size: (f64, f64), mut ring: Area, panels: Area, heights: [f64; 2]) -> Arrangement {
        let column = Area::new(1080.0, 12.0, 512.0, ring.bottom() - 12.0);
        let (left, right) = (ring.take_left(294.0), ring.take_right(300.0));
        let mut middle = ring.inset(8.0, 0.0);
        let (above, below) = (middle.take_top(heights[0]), middle.take_bottom(heights[1]));
        let side = |area: Area, row: usize| area.rows(3, 8.0).nth(row).unwrap_or(area);
        let [a, b, c, d, e, f] = [(right, 0), (right, 1), (right, 2), (left, 2), (left, 1), (left, 0)];
        let [a, b, c, d, e, f] = [a, b, c, d, e, f].map(|(area, row)| side(area, row));
        Arrangement { detail, size, ring: [above, a, b, c, below, d, e, f], middle, column, panels }
    }

    fn plate(&self, state: &State, board: Board) -> Area {
        self.ring[usize::from(state.position(board)) % 8]
    }

    /// The view in which the drawings of the pyramid have their place here.
    pub(super) fn view(&self) -> Transform {
        let zoom = (self.middle.width.min(self.middle.height) - 2.0) / (2.0 * pyramid::GROUND);
        Transform::of(zoom, pyramid::CENTRE, self.middle.middle())
    }

    /// The arrows on the way from a board to another one, clockwise.
    pub(super) fn ways_between(
        &self,
        state: &State,
        from: Board,
        to: Board,
    ) -> impl Iterator<Item = [(f64, f64); 2]> + use<> {
        let (from, to) = (usize::from(state.position(from)), usize::from(state.position(to)));
        let ways = ways_of(&self.ring);
        (from..from + (to + 8 - from) % 8).map(move |way| {
            let ((x, y), turn) = ways[way % 8];
            let (sin, cos) = turn.to_radians().sin_cos();
            [-18.0, 18.0].map(|along| (x + along * cos, y + along * sin))
        })
    }
}

/// The way from each position of the ring to the next: center, and degrees clockwise.
fn ways_of(ring: &[Area; 8]) -> [((f64, f64), f64); 8] {
    const TURNS: [f64; 8] = [0.0, 90.0, 90.0, 180.0, 180.0, 270.0, 270.0, 0.0];
    std::array::from_fn(|at| {
        let (from, to) = (ring[at], ring[(at + 1) % 8]);
        // The middle of the gap between two plates, or of the edge that they share.
        let middle = |low: [f64; 2], high: [f64; 2]| (low[0].max(low[1]) + high[0].min(high[1])) / 2.0;
        let x = middle([from.x, to.x], [from.right(), to.right()]);
        let y = middle([from.y, to.y], [from.bottom(), to.bottom()]);
        ((x, y), TURNS[at])
    })
}

/// The buttons on the way from board to board.
pub(super) fn ways(layer: &mut Layer, reach: &Reach, ring: &[Area; 8]) {
    for (((x, y), turn), open) in ways_of(ring).into_iter().zip(reach.ways) {
        let disc = Outline::circle(x, y, 13.0);
        let (disc, colour) = if open {
            (Shape::filled(disc, INK), PAPER)
        } else {
            (Shape::filled(disc, PLATE).edged(LINE2, 2.0), LINE2)
        };
        layer.add(disc);
        layer.line(Pen::at(x, y, turn).move_to(-3.0, -6.0).line_to(4.0, 0.0).line_to(-3.0, 6.0).done(), colour, 4.0);
    }
}

/// Draws the way of each worker that a player has moved.
pub(super) fn moves(layer: &mut Layer, here: &Arrangement, table: Changes<'_>, seat: Seat) {
    for (from, to) in changes::moves(table, seat) {
        here.ways_between(table.now, from, to).for_each(|way| arrow(layer, &way, CHANGE));
    }
}

pub(super) fn name<'a>(board: Board, ink: Colour) -> Cell<'a> {
    let (icon, _, tint) = emblem(board);
    titled((icon, tint), say::board(board), ink)
}

/// The plates, which never change in a game.
pub(super) fn plates(layer: &mut Layer, here: &Arrangement, state: &State) {
    for board in state.ring {
        let plate = here.plate(state, board);
        layer.add(Shape::filled(plate.outline(12.0), PLATE).edged(LINE, 2.0));
    }
}

/// Draws the boards: a layer with the printed tables, one with tiles and houses, and `now` with everything that changes
/// with each turn.
pub(super) fn draw(mut now: Layer, here: &Arrangement, table: Changes<'_>, reach: &Reach) -> [Layer; 3] {
    let [mut printed, mut tiles] = ["boards", "tiles"].map(Layer::new);
    for board in table.ring {
        let plate = here.plate(table.now, board);
        now.place(format!("board:{}", board.id()), plate, |now| {
            contents([&mut printed, &mut tiles, now], here.detail, table, reach, board, plate);
        });
    }
    ways(&mut now, reach, &here.ring);
    [printed, tiles, now]
}

fn contents(
    [printed, tiles, now]: [&mut Layer; 3],
    detail: Detail,
    table: Changes<'_>,
    reach: &Reach,
    board: Board,
    plate: Area,
) {
    let state = table.now;
    let visits = forecast::visits(state, board);
    let visit = visits.first();
    if visit.is_some() || reach.has(state, board) {
        now.line(plate.outline(12.0), INK, 4.0);
    }
    let mut rest = plate.inset(9.0, 0.0);
    rest.take_bottom(5.0);
    heading([tiles, now], table, board, rest.take_top(54.0), visit);
    let mut yard = rest.take_top(match board {
        Board::Palace => 58.0,
        Board::Alchemy => 50.0,
        _ => 62.0,
    });
    if board == Board::Construction {
        let display = yard.take_right(217.0);
        offers::pyramid_tiles(tiles, table, Area { y: display.y - 4.0, height: 70.0, ..display });
    }
    printed.fill(yard.outline(8.0), YARD);
    workers::yard(table, *reach, board).draw(now, yard);
    rest.take_top(6.0);
    // On the web page, marked things cover the others, so that those stay the same for every player.
    let covered = if detail == Detail::Page { &[] } else { &visits[..] };
    let look = Look::bold(22.0, 22.0).need(Importance::Inform);
    let gain = gain(state, board, visit);
    match board {
        Board::Palace => offers::royal_tiles([printed, now], table, rest),
        Board::Alchemy => offers::technologies([printed, now], table, (&visits, covered), rest),
        Board::Construction => {
            gain.draw(now, rest.take_top(46.0));
            if detail.is_printed() {
                let levels = offers::levels(vec![1, 2, 3, 4], 2, look);
                let lines = down().space(6.0).share(0.68, levels).space(4.0);
                lines.share(0.32, offers::power_ups(board, look)).draw(printed, rest);
            }
        }
        Board::Forest | Board::Quarry | Board::GoldDeposits => {
            let last = rest.take_bottom(if detail.is_printed() { 58.0 } else { rest.height - 54.0 });
            rest.take_bottom(6.0);
            if detail.is_printed() {
                offers::production(board, true, |cell| (!offers::meets(covered, cell)).then_some(false))
                    .draw(printed, rest);
                offers::production(board, false, |cell| offers::meets(&visits, cell).then_some(true)).draw(now, rest);
            } else {
                gain.draw(now, rest);
            }
            offers::worship([tiles, now], table, board, last, 32.0);
        }
        Board::Nobles => {
            let last = rest.take_bottom(if detail.is_printed() { 30.0 } else { rest.height - 54.0 });
            rest.take_bottom(6.0);
            if detail.is_printed() {
                offers::building_rows(table, |row| (!offers::is_met(state, covered, row)).then_some(false))
                    .draw(tiles, rest);
                offers::building_rows(table, |row| offers::is_met(state, &visits, row).then_some(true)).draw(now, rest);
                offers::power_ups(board, look).draw(printed, last);
            } else {
                gain.draw(now, rest);
                offers::next_buildings(table, visit).draw(now, last);
            }
        }
        Board::Decorations => {
            if detail.is_printed() {
                offers::decoration_prices(look).draw(printed, rest.take_top(30.0));
                rest.take_top(6.0);
            }
            gain.draw(now, rest.take_top(48.0));
            rest.take_top(4.0);
            let mut last = Area { height: rest.height.min(66.0), width: rest.width + 5.0, ..rest };
            offers::decorations(tiles, table, last.take_left(142.0));
            last.take_left(2.0);
            offers::worship([tiles, now], table, board, last.inset(0.0, 3.0), 27.0);
        }
    }
}

/// The name, and the price of the main action in cocoa. The palace shows what collecting gives.
fn heading([tiles, now]: [&mut Layer; 2], table: Changes<'_>, board: Board, mut area: Area, visit: Option<&Visit>) {
    let state = table.now;
    let reached = visit.is_some();
    let (ink, need) = if reached { (INK, Importance::Glance) } else { (INK2, Importance::Decide) };
    let cocoa = visit.map_or_else(|| u16::from(state.colours(board)), |visit| visit.cocoa);
    let look = Look::bold(36.0, 28.0).need(need);
    let bean = icon("cocoa", FULL).opacity(if reached { 100 } else { DIM + 25 });
    let name = name(board, ink);
    let line = if state.phase == Phase::Over {
        across().rest(name)
    } else if board == Board::Palace {
        if let Some(stack) = data().boards[board.index()].discovery {
            tiles::stack(table, stack).inset(0.0, 4.5).draw(tiles, area.take_right(tiles::WIDTH));
        }
        let row = IconRow::new().colour(ink).figure(format!("+{}", cocoa + 1)).drawing(bean);
        across().fixed(176.0, name).rest(Cell::from(look.row(&row)).inset(4.0, 0.0))
    } else {
        let short = reached && state.me().goods.cocoa < cocoa;
        let price = if cocoa > 0 { format!("−{cocoa}") } else { "0".to_owned() };
        let row = IconRow::new().colour(if short { SHORT } else { ink }).drawing(bean).figure(price);
        across().rest(name).fixed(90.0, look.row(&row).end())
    };
    line.draw(now, area);
}

/// The worker that can come, and what the main action costs and gives.
fn gain<'a>(state: &State, board: Board, visit: Option<&Visit>) -> Cell<'a> {
    if state.phase == Phase::Over {
        return Cell::empty().on(YARD, 9.0);
    }
    let now = forecast::gain(state, board, visit);
    let pays = state.me().goods.cover(&now.price);
    let open = visit.is_some_and(|visit| state.me().goods.cocoa >= visit.cocoa) && pays && now.offered;
    let row = match visit {
        Some(visit) => IconRow::new().drawing(workers::die(state.active, visit.power, 128.0)),
        None => IconRow::new().faded(true).icon("pawn"),
    };
    let row = row.gap(0.06).to();
    let row = match () {
        () if !now.offered => row.colour(INK2).figure("–"),
        () if visit.is_some() && !pays => row.and(offers::shortage(state, &now.price)),
        () => row.and(icons::price(&now.price)).and(icons::effects(&now.effects)),
    };
    Cell::from(Look::bold(32.5, 31.0).row(&row)).inset(6.0, 0.0).on(if open { NOW } else { YARD }, 9.0)
}

/// The levels of the open spaces, and frames around everything new.
pub(super) fn marks(here: &Arrangement, table: Changes<'_>, reach: &Reach) -> Layer {
    let mut layer = Layer::new("ring-marks").seen(here.view());
    let frames = pyramid::laid(table).map(|place| (place, 4.0));
    for (place, radius) in frames.chain(pyramid::decorated(table).map(|place| (place, 5.0))) {
        Cell::empty().framed(radius, new(true)).draw(&mut layer, place);
    }
    let state = table.now;
    let open = forecast::visit(state, Board::Construction).is_some() || reach.has(state, Board::Construction);
    let edge = if open { (NIGHT, 3.0) } else { (GEAR_LINE, 2.0) };
    for space in state.legal_spaces() {
        let about = &data().spaces[space.index()];
        let level = offers::level(about.level, 28.0, edge).place(about.id.as_str());
        level.draw(&mut layer, pyramid::space(space));
    }
    layer
}
