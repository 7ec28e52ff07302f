//! The players in a row: goods with their changes below, points of an eclipse now, dice, technologies, tiles.

use super::prelude::*;
use super::{changes, tiles, workers};

/// The panels of all seats in a row.
pub(super) fn row<'a>(table: Changes<'a>, request: &Request<'_>, detail: Detail) -> Line<'a> {
    across().gap(12.0).each(table.all_seats().map(|seat| {
        let eclipse = down().fixed(70.0, eclipse(table.now, seat, (25.0, 32.0))).rest(Cell::empty());
        let middle = across().rest(goods(table, seat)).fixed(98.0, eclipse);
        let dice = dice(table.now, seat);
        let last = across().fixed(dice.length(), dice).rest(owned(table, seat, detail));
        let content = down().fixed(66.0, head(table, request, seat)).rest(middle).fixed(51.0, last).space(4.0);
        let decides = table.deciding().contains(seat).then_some((seat_colour(seat), 7.0));
        let frame = Cell::empty().framed(10.0, decides).inset(3.5, 3.5);
        frame.and(content.inset(8.0, 0.0)).on(CARD, 12.0).place(format!("player:{}", seat.number() + 1))
    }))
}

/// Piece, name and points. The points of a leader are on jade.
fn head<'a>(table: Changes<'a>, request: &Request<'_>, seat: Seat) -> Cell<'a> {
    let name = bold(STYLE.name(request, seat, None), 34.0).smallest(24.0);
    let leads = leaders(table.now).contains(&seat);
    let points = amount(table.seat(seat).vp.to_string(), 52.0).middle().need(Importance::Glance);
    let points = Cell::from(points.ink(if leads { CREAM } else { INK }));
    let score = points.on(leads.then_some(JADE), 9.0).inset(0.0, 3.0);
    let head = across().fixed(56.0, piece_part(seat, 41.0)).rest(name);
    let more = table.difference(|state| state.seat(seat).vp.into());
    let head = if more != 0 { head.fixed(64.0, pill(more, 30.5).middle()) } else { head };
    head.space(8.0).fixed(84.0, score).inset(0.0, 4.0)
}

/// The goods in a row, with their changes in the row below.
fn goods(table: Changes<'_>, seat: Seat) -> Cell<'_> {
    let goods = all_goods(&table.seat(seat).goods);
    // An amount of two digits takes room from the gaps.
    let width = |amount: u16| 30.0 + 20.5 * amount.to_string().len() as f64;
    let widths = goods.map(|(_, amount)| width(amount));
    Cell::new(move |layer, area| {
        let gap = ((area.width - 2.0 - widths.iter().sum::<f64>()) / goods.len() as f64).min(60.0);
        let mut row = across().space(2.0);
        for (index, ((name, count), width)) in goods.into_iter().zip(widths).enumerate() {
            let more = table.difference(|state| all_goods(&state.seat(seat).goods)[index].1.into());
            let (opacity, ink, need) =
                if count == 0 { (DIM, INK2, Importance::Decide) } else { (100, INK, Importance::Glance) };
            let figure = bold(count.to_string(), 34.0).ink(ink).need(need);
            let held = across().fixed(30.0, icon(name, 28.0).opacity(opacity)).rest(figure);
            let more = (more != 0).then(|| across().fixed(62.0, pill(more, 30.5).middle()));
            row = row.fixed(width + gap, down().fixed(42.0, held).fixed(24.0, more));
        }
        row.draw(layer, area);
    })
}

/// The points of an eclipse now, and the salary below, in these sizes of icons and figures. After the end, it is the
/// rank.
pub(super) fn eclipse<'a>(state: &State, seat: Seat, (size, figure): (f64, f64)) -> Cell<'a> {
    if state.phase == Phase::Over {
        let rank = state.outcome().and_then(|outcome| outcome.ranking.get(seat.index()).copied()).unwrap_or(1);
        let place = bold(phrase("place").with("n", rank), figure * 0.84).ink(INK2).middle();
        let laurel = (rank == 1).then(|| icon("laurel", figure));
        return down().share(0.6, laurel).share(0.4, place).into();
    }
    let owner = state.seat(seat);
    let gained: u16 = eclipse_points(state, seat).iter().sum();
    let paid = state.phase == Phase::Eclipse && seat < state.active;
    let due = if paid { "✓".to_owned() } else { format!("−{}", owner.salary()) };
    let line = |name, words: String, ground: Option<Colour>| {
        let figure = amount(words, figure).ink(CREAM).end();
        across().fixed(size, icon(name, size)).rest(figure).inset(0.1 * size, 0.0).on(ground, 7.0)
    };
    let short = (owner.salary() > owner.goods.cocoa && !paid).then_some(CLAY_RED);
    let lines = down().gap(1.0).rest(line("eclipse", format!("+{gained}"), None)).rest(line("cocoa", due, short));
    lines.inset(3.0, 2.0).on(JADE, 9.0)
}

/// The dice from the highest power, and the fourth worker that waits.
fn dice<'a>(state: &State, seat: Seat) -> Line<'a> {
    let owner = state.seat(seat);
    let mut powers: Vec<u8> = owner.workers.iter().filter(|w| w.board.is_some()).map(|w| w.power).collect();
    powers.sort_unstable_by(|a, b| b.cmp(a));
    let dice = powers
        .into_iter()
        .fold(across(), |line, power| line.fixed(40.0, workers::die(seat, power, 36.0).need(Importance::Inform)));
    let waiting = &owner.workers[3];
    if waiting.board.is_some() || waiting.power == 0 {
        return dice;
    }
    let down = if seat.number() % 4 == 1 { 3.5 } else { 0.0 };
    let die = Sprite::piece(hollow(seat), 0.0, 0.0, 30.0).label(waiting.power.to_string(), 22.0, INK2);
    dice.fixed(40.0, die.label_face(Typeface::Bold).label_edged(down, CARD, 0.5))
}

/// Technologies, masks and tiles in hand from the right.
fn owned(table: Changes<'_>, seat: Seat, detail: Detail) -> Cell<'_> {
    Cell::new(move |layer, mut area| {
        let owner = table.seat(seat);
        let mut items: Vec<Cell<'_>> = Vec::new();
        for tile in Technology::ALL.iter().filter(|tile| owner.owns(**tile)) {
            let came = table.came(|state| state.seat(seat).owns(*tile));
            items.push(sized(move |side| {
                let drawing = Cell::from(icon(technology(*tile), side)).framed(6.0, new(came));
                drawing.place(tile.id()).at_most(side + 2.0, side + 2.0)
            }));
        }
        for (kind, count) in owner.masks().into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let mut of = members(owner.discoveries & data().all_of(DiscoveryKind::ALL[kind]));
            let claimed = of.any(|tile| changes::claimed(table, seat, tile));
            items.push(sized(move |side| {
                let mut drawing = icon(mask(kind), side);
                if count > 1 {
                    drawing = drawing.label(count.to_string(), side * 0.66, INK).label_face(Typeface::Bold);
                    drawing = drawing.label_edged(side * 0.24, CARD, 6.0);
                }
                ring(claimed, side * 0.56).and(drawing)
            }));
        }
        let is_mask = |tile: &Discovery| data().discoveries[tile.index()].kind.is_mask();
        let hand: Vec<Discovery> = members(owner.discoveries).filter(|tile| !is_mask(tile)).collect();
        if (items.len() + hand.len()) as f64 * 34.0 > area.width && hand.len() > 1 {
            items.push(face_down(hand.len(), CREAM));
        } else {
            items.extend(hand.into_iter().map(|tile| {
                let claimed = changes::claimed(table, seat, tile);
                sized(move |side| tiles::owned(tile, claimed).at_most(side, 40.0))
            }));
        }
        let used = owner.used.count_ones() as usize;
        if used > 0 && detail == Detail::Printed {
            items.push(face_down(used, LINE2));
        }
        let step = (area.width / items.len().max(1) as f64).min(42.0);
        let row = area.take_right(step * items.len() as f64);
        across().each(items).draw(layer, row);
    })
}

/// Several tiles with their number in this color: in hand, or used.
fn face_down<'a>(count: usize, colour: Colour) -> Cell<'a> {
    sized(move |side| {
        let back = icon("disctile", side.max(34.0));
        back.label(count.to_string(), side * 0.72, colour).label_face(Typeface::Bold).into()
    })
}

/// A drawing for the side of a square that its area has room for.
fn sized<'a>(drawing: impl FnOnce(f64) -> Cell<'a> + 'a) -> Cell<'a> {
    Cell::new(move |layer, area| drawing((area.width - 2.0).min(36.0)).draw(layer, area))
}
