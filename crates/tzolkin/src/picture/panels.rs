//! The players' panels below the board: points, goods with their changes, workers, food, buildings.

use super::changes;
use super::prelude::*;

/// Width of the tracks on the right of a panel that has room for temples and technologies.
const TRACKS: f64 = 284.0;

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>, request: &Request<'_>) {
    let panels = Area::new(20.0, 968.0, 1560.0, 216.0).columns(table.players.len(), 14.0);
    for (seat, panel) in table.seats().zip(panels) {
        let (workers, owned) = (workers(table, seat), owned(table, seat));
        let below = if panel.width > 700.0 {
            let levels = Technology::ALL.map(|of| track(table, of.id(), |table| table.player(seat).level(of) as i32));
            let steps = Temple::ALL.map(|of| track(table, temple(of), |table| table.step_points(seat, of).into()));
            let line = |left, right| across().rest(left).fixed(TRACKS, right);
            down()
                .fixed(38.0, line(workers, across().each_of(66.0, levels)))
                .fixed(35.0, line(owned, across().each_of(58.0, steps)))
        } else {
            down().fixed(38.0, workers).fixed(35.0, owned)
        };
        let content =
            down().space(4.0).fixed(80.0, head(table, request, seat)).fixed(52.0, goods(table, seat)).rest(below);
        let moves = table.is_to_act(seat).then_some((seat_colour(seat), 6.0));
        let line = down().space(132.0).fixed(0.0, hairline().inset(16.0, 0.0));
        let frame = Cell::empty().framed(10.0, moves).inset(3.0, 3.0);
        Cell::from(line).and(frame).and(content).on(CARD, 12.0).draw(layer, panel);
    }
}

/// Piece and name, the place in turn order or the rank below, and the points, on jade if no other player has more.
fn head<'a>(table: Changes<'a>, request: &Request<'_>, seat: Seat) -> Line<'a> {
    let leads = leaders(&table).contains(&seat);
    let badge = match table.result {
        Some(_) => leads.then(|| icon("laurel", 28.0)),
        None => (table.first_seat == seat).then(|| icon("crown", 26.0)),
    };
    let (face, ink) = if table.is_to_act(seat) { (Typeface::Bold, INK) } else { (Typeface::Text, INK2) };
    let order = ItemRow::new(0.0, 0.0).text(Text::part(order(&table, seat), face, 18.0, ink));
    let order = badge.into_iter().fold(order, |order, badge| order.gap(10.0).sprite(badge));
    let name = bold(STYLE.name(request, seat, None), 32.0).smallest(21.0);
    let names = down().space(8.0).fixed(38.0, name).fixed(20.0, order);
    let more = changes::points(table, seat);
    // A change needs room above the badges of the goods.
    let (top, height, size) = if more.is_some() { (6.0, 46.0, 52.0) } else { (8.5, 54.0, 60.0) };
    let points = figure_part(score(&table, seat), size, if leads { CREAM } else { INK }).middle().smallest(24.0);
    let points = Cell::from(points).inset(5.0, 0.0).on(leads.then_some(JADE), 10.0);
    let more = more.map(|more| pill(more, 0.0, 0.0));
    let points = down().space(top).fixed(height, points).fixed(22.0, more);
    let piece = icon(piece(seat), 50.0).role(ItemRole::Piece);
    across().space(17.0).fixed(50.0, piece).space(13.0).rest(names).space(11.5).fixed(94.0, points).space(14.0)
}

fn order(table: &Table, seat: Seat) -> Phrase {
    let place = table.turn_order().position(|other| other == seat).unwrap_or_default() + 1;
    match table.result {
        Some(result) => phrase("place").with("n", result.ranking.get(usize::from(seat)).copied().unwrap_or(1)),
        None if !table.is_to_act(seat) => phrase("order").with("n", place),
        None if table.phase == Phase::Choosing => phrase("order-choosing").with("n", place),
        None => phrase("order-to-move").with("n", place),
    }
}

/// The goods, each with its change above. Only the pale icon shows that there is none.
fn goods(table: Changes<'_>, seat: Seat) -> Cell<'_> {
    let goods = across().each_of(
        112.0,
        Material::ALL.map(|of| {
            let count = table.player(seat).goods[of];
            let more = table.difference(|table| table.player(seat).goods[of].into());
            let figure = (count > 0).then(|| figure_part(count.to_string(), 32.0, INK));
            let icon = icon(of.id(), 32.0).opacity(if count == 0 { DIM } else { 100 });
            let held = across().fixed(32.0, icon).space(5.0).fixed(30.0, figure);
            Cell::from(held).and(Cell::new(move |layer, area| {
                if more != 0 {
                    layer.add(pill(change(more), area.x + 44.5, area.middle().1 - 21.5));
                }
            }))
        }),
    );
    across().space(17.0).rest(goods).space(7.5).into()
}

/// The workers, the side of the board, and the corn that the next food day costs with the savings of farms.
fn workers(table: Changes<'_>, seat: Seat) -> Line<'_> {
    let player = table.now.player(seat);
    let new = table.difference(|table| table.player(seat).workers_in_play.into());
    let turned = table.before(|table| table.player(seat).board_light).is_some();
    let workers = stock_workers(player, seat, new, (28.5, 25.0));
    let side = Cell::from(icon(if player.board_light { "sun" } else { "moon" }, 30.0));
    let side = side.framed(17.0, turned.then_some((CHANGE, 3.0))).at_most(34.0, 34.0);
    let feeding = table.feeding_need(seat);
    let short = feeding.unfed() > 0 && table.phase != Phase::Over;
    let need = figure_part(feeding.need().to_string(), 28.0, if short { CREAM } else { INK });
    let need = ItemRow::new(0.0, 0.0).text(need);
    let need = if short { need.on(CLAY_RED, 5.0, 28.0, 6.0) } else { need };
    // The savings of farms.
    let saving = match (feeding.free, feeding.discount) {
        (0, 0) => None,
        (free, 0) => Some(phrase("fed-free").with("free", free)),
        (0, less) => Some(phrase("fed-cheaper").with("less", less)),
        (free, less) => Some(phrase("fed-both").with("free", free).with("less", less)),
    };
    let saving = saving.map(|words| Text::part(words, Typeface::Text, 17.0, INK2).smallest(15.0).lines(2, 16.0));
    across()
        .space(17.0)
        .fixed(179.0, workers)
        .fixed(34.0, side)
        .space(10.0)
        .fixed(32.0, across().fixed(32.0, icon("bowl", 32.0)))
        .space(12.0)
        .fixed(30.0, need)
        .rest(saving)
        .space(12.0)
}

/// The buildings by kind, the monuments, and on the right the harvest tiles.
fn owned<'a>(table: Changes<'a>, seat: Seat) -> Line<'a> {
    let buildings = [Kind::Farm, Kind::Tomb, Kind::Civic, Kind::Shrine].into_iter().filter_map(|of| {
        let is_of = |id: &BuildingId| data().buildings[id.index()].kind == of;
        tally(table, kind_icon(of, false, 26.0), |table| {
            table.player(seat).buildings.iter().filter(is_of).count() as i32
        })
    });
    let line = buildings.fold(across().space(18.0), |line, of| line.fixed(48.0, of));
    let line = line.rest(tally(table, icon("stela", 28.0), |table| table.player(seat).monuments.len() as i32));
    let tiles = [
        tally(table, icon("corn-tile", 27.0), |table| table.player(seat).corn_tiles.into()),
        tally(table, icon("wood-tile", 27.0), |table| table.player(seat).wood_tiles.into()),
    ];
    tiles.into_iter().flatten().fold(line, |line, tile| line.fixed(56.0, tile)).space(3.0)
}

/// A drawing with the number of such things, if there are any. A ring is around a number that has grown.
fn tally<'a>(table: Changes<'_>, drawing: Sprite, count: impl Fn(&Table) -> i32) -> Option<Line<'a>> {
    let now = Some(count(table.now)).filter(|now| *now > 0)?;
    let grown = table.difference(count) > 0;
    let ring = Cell::empty().framed(11.5, grown.then_some((CHANGE, 3.0))).at_most(23.0, 23.0);
    let ring = across().fixed(12.0, ring.inset(-5.5, 0.0));
    let figure = Cell::from(ring).and(figure_part(now.to_string(), 24.0, INK));
    Some(across().fixed(26.0, drawing).space(6.0).rest(figure))
}

/// A drawing with a figure on its right, in plum after a change.
fn track<'a>(table: Changes<'_>, name: &'static str, of: impl Fn(&Table) -> i32) -> Line<'a> {
    let text = signed(of(table.now));
    let figure = match table.before(of) {
        Some(_) => Cell::from(pill(text, 0.0, 0.0)).at_most(28.0, 22.0),
        None => figure_part(text, 22.4, INK).into(),
    };
    across().fixed(28.0, icon(name, 28.0)).space(5.6).rest(figure)
}
