//! The eight boards around the pyramid: price, dice, what the main action gives now, worship.

use scene::Transform;

use super::prelude::*;
use super::{changes, icons, offers, pyramid, tiles, workers};

/// The areas of a picture of the whole table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrangement {
    pub(super) detail: Detail,
    /// The boards by position of the ring, and the pyramid between them.
    ring: [Area; 8],
    middle: Area,
    /// The temples and tracks.
    pub(super) column: Area,
    pub(super) panels: Area,
}

impl Arrangement {
    pub(super) fn of(detail: Detail) -> Arrangement {
        let height = if detail == Detail::Printed { 1116.0 } else { 934.0 };
        let mut ring = Area::new(16.0, 72.0, 1056.0, height);
        let panels = Area { width: 1568.0, ..ring.take_bottom(192.0) };
        ring.take_bottom(10.0);
        Arrangement::around(detail, ring, panels)
    }

    /// The arrangement for the web page, which shows header and players as text.
    pub(super) fn page() -> Arrangement {
        Arrangement::around(Detail::Printed, Area::new(16.0, 12.0, 1056.0, 974.0), Area::default())
    }

    /// The boards in an area, with the temples on its right.
    fn around(detail: Detail, mut ring: Area, panels: Area) -> Arrangement {
        let column = Area::new(1080.0, 12.0, 512.0, ring.bottom() - 12.0);
        let (left, right) = (ring.take_left(294.0), ring.take_right(300.0));
        let mut middle = ring.inset(8.0, 0.0);
        let heights = if detail == Detail::Printed { (198.0, 290.0) } else { (168.0, 174.0) };
        let (above, below) = (middle.take_top(heights.0), middle.take_bottom(heights.1));
        let thirds = |side: Area| {
            let mut rows = side.rows(3, 8.0);
            std::array::from_fn(|_| rows.next().unwrap_or(side))
        };
        let [[f, e, d], [a, b, c]] = [left, right].map(thirds);
        Arrangement { detail, ring: [above, a, b, c, below, d, e, f], middle, column, panels }
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

pub(super) fn name<'a>(board: Board, ink: Colour) -> Cell<'a> {
    titled(emblem(board), say::board(board), ink)
}

/// The layers of the boards and the pyramid, the lowest first, with the ways of the workers that a player has `moved`.
pub(super) fn layers(here: &Arrangement, table: Changes<'_>, moved: Option<Seat>) -> Vec<Layer> {
    let reach = Reach::of(&table);
    let visits = table.ring.map(|board| forecast::visits(&table, board));
    let draw = |sheet: Sheet, layer: &mut Layer| {
        for ((board, visits), plate) in table.ring.into_iter().zip(&visits).zip(here.ring) {
            let content = content(sheet, here.detail, table, &reach, (board, visits));
            content.place(format!("board:{}", board.id())).draw(layer, plate);
        }
    };
    let printed = Layer::still("ring").with(|layer| draw(Sheet::Printed, layer));
    let tiles = Layer::new("ring-tiles").with(|layer| draw(Sheet::Tiles, layer));
    let now = Layer::new("ring-now").with(|layer| {
        draw(Sheet::Now, layer);
        ways(layer, &reach, &here.ring);
        for (from, to) in moved.into_iter().flat_map(|seat| changes::moves(table, seat)) {
            here.ways_between(&table, from, to).for_each(|way| arrow(layer, &way, CHANGE));
        }
    });
    let [plan, built] = pyramid::layers(&table, here.view());
    vec![printed, plan, built, tiles, now, marks(here, table, &reach)]
}

/// A board with the workers that can come.
fn content<'a>(
    sheet: Sheet,
    detail: Detail,
    table: Changes<'a>,
    reach: &Reach,
    (board, visits): (Board, &'a [Visit]),
) -> Cell<'a> {
    let (state, visit, printed) = (table.now, visits.first(), detail == Detail::Printed);
    let look = Look::bold(22.0, 22.0).need(Importance::Inform);
    let gain = || sheet.on(Sheet::Now, || gain(state, board, visit));
    let power_ups = || sheet.on(Sheet::Printed, || offers::power_ups(board, look));
    let worship = |size: f64, tile: f64| offers::worship(sheet, table, board, (size, tile));
    let offers: Cell<'_> = match board {
        Board::Palace => offers::royal_tiles(sheet, table).into(),
        Board::Alchemy => offers::technologies(sheet, table, visits),
        Board::Construction if printed => {
            let levels = sheet.on(Sheet::Printed, || offers::levels(1..=4, 2, look));
            let lines = down().fixed(46.0, gain()).space(6.0).share(0.68, levels).space(4.0);
            lines.share(0.32, power_ups()).into()
        }
        Board::Construction => down().fixed(46.0, gain()).into(),
        Board::Forest | Board::Quarry | Board::GoldDeposits if printed => {
            down().rest(offers::production(sheet, board, visits)).space(6.0).fixed(58.0, worship(32.0, 92.0)).into()
        }
        Board::Forest | Board::Quarry | Board::GoldDeposits => {
            down().fixed(48.0, gain()).space(6.0).rest(worship(32.0, 92.0)).into()
        }
        Board::Nobles if printed => {
            down().rest(offers::building_rows(sheet, table, visits)).space(6.0).fixed(30.0, power_ups()).into()
        }
        Board::Nobles => {
            let next = sheet.on(Sheet::Now, || offers::next_buildings(table, visit));
            down().fixed(48.0, gain()).space(6.0).rest(next).into()
        }
        Board::Decorations => {
            let prices = sheet.on(Sheet::Printed, || offers::decoration_prices(look));
            let lines = if printed { down().fixed(30.0, prices).space(6.0) } else { down() };
            let tiles = sheet.on(Sheet::Tiles, || offers::decorations(table));
            let last = across().fixed(142.0, tiles).space(2.0).rest(worship(27.0, 89.0).inset(0.0, 3.0));
            lines.fixed(48.0, gain()).space(4.0).rest(down().each_of(66.0, [last])).into()
        }
    };
    let height = match board {
        Board::Palace => 58.0,
        Board::Alchemy => 50.0,
        _ => 62.0,
    };
    let ground = sheet.on(Sheet::Printed, || Cell::empty().on(YARD, 8.0));
    let mut yard = across().rest(ground.and(sheet.on(Sheet::Now, || workers::yard(table, *reach, board))));
    if board == Board::Construction {
        yard = yard.fixed(217.0, sheet.on(Sheet::Tiles, || offers::pyramid_tiles(table)).inset(0.0, -4.0));
    }
    let head = heading(sheet, table, board, visit);
    let content = down().fixed(54.0, head).fixed(height, yard).space(6.0).rest(offers).space(5.0).inset(9.0, 0.0);
    let open = visit.is_some() || reach.has(state, board);
    let plate = sheet.on(Sheet::Printed, || Cell::empty().edged(PLATE, 12.0, (LINE, 2.0)));
    plate.and(sheet.on(Sheet::Now, || Cell::empty().framed(12.0, open.then_some((INK, 4.0))))).and(content)
}

/// The name, and the price of the main action in cocoa. The palace shows what collecting gives.
fn heading<'a>(sheet: Sheet, table: Changes<'a>, board: Board, visit: Option<&Visit>) -> Cell<'a> {
    let state = table.now;
    let reached = visit.is_some();
    let (ink, need) = if reached { (INK, Importance::Glance) } else { (INK2, Importance::Decide) };
    let cocoa = visit.map_or_else(|| u16::from(state.colours(board)), |visit| visit.cocoa);
    let look = Look::bold(36.0, 28.0).need(need);
    let bean = icon("cocoa", FULL).opacity(if reached { 100 } else { DIM + 25 });
    let name = name(board, ink);
    if state.phase == Phase::Over {
        return sheet.on(Sheet::Now, || name);
    }
    if board == Board::Palace {
        let row = IconRow::new().colour(ink).figure(format!("+{}", cocoa + 1)).drawing(bean);
        let line = || across().fixed(176.0, name).rest(Cell::from(look.row(&row)).inset(4.0, 0.0));
        let tile = data().boards[board.index()].discovery.map(|stack| tiles::stack(table, stack).inset(0.0, 4.5));
        let tile = sheet.on(Sheet::Tiles, || tile);
        return across().rest(sheet.on(Sheet::Now, line)).fixed(tiles::WIDTH, tile).into();
    }
    let short = reached && state.me().goods.cocoa < cocoa;
    let price = if cocoa > 0 { format!("−{cocoa}") } else { "0".to_owned() };
    let row = IconRow::new().colour(if short { SHORT } else { ink }).drawing(bean).figure(price);
    sheet.on(Sheet::Now, || across().rest(name).fixed(90.0, look.row(&row).end()))
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
fn marks(here: &Arrangement, table: Changes<'_>, reach: &Reach) -> Layer {
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
