//! Everything of one player: goods, workers, temples, food, technologies, buildings and tiles with names.

use crate::picture::cards::Card;
use crate::picture::prelude::*;

use super::super::cards::{LOOK, sign};
use super::frame::{self, LEFT, WIDTH};

pub(super) fn draw(scene: &mut Scene, table: &Table, request: &Request<'_>, seat: Seat) {
    let player = table.player(seat);
    let workers = stock_workers(player, seat, 0, (46.0, 36.0));
    let head = across()
        .fixed(64.0, icon(piece(seat), 54.0).role(ItemRole::Piece))
        .space(6.0)
        .rest(bold(STYLE.name(request, seat, None), 44.0))
        .space(12.0)
        .fixed(310.0, workers)
        .fixed(60.0, icon("vp", 44.0))
        .fixed(140.0, amount(score(table, seat), 60.0).need(Importance::Glance));
    let goods = Material::ALL.map(|of| held((of.id(), player.goods[of]), (38.0, 42.0), GEAR_LINE));
    let goods = across().space(12.0).rest(across().each_of(136.0, goods)).fixed(204.0, food(table, seat));
    let card = down().fixed(76.0, head).rest(goods).space(4.0).inset(12.0, 2.0);
    let page = down()
        .gap(10.0)
        .fixed(142.0, of_seat(seat, 12.0, card))
        .fixed(62.0, temples(table, seat))
        .fixed(138.0, technologies(table, seat))
        .rest(owned(table, seat));
    let area = Area::new(LEFT, 10.0, WIDTH, 682.0);
    scene.layers.push(Cell::from(page).layer("region", area));
}

/// The corn for the next food day, on red if the player has less.
fn food<'a>(table: &Table, seat: Seat) -> Option<Cell<'a>> {
    table.next_food_day()?;
    let feeding = table.feeding_need(seat);
    let short = feeding.unfed() > 0;
    let need = amount(change(-i32::from(feeding.need())), 42.0).need(Importance::Glance).end();
    let need = need.ink(if short { CREAM } else { INK });
    let line =
        across().fixed(64.0, icon("bowl", 40.0)).rest(need).space(7.0).fixed(34.0, icon("corn", 34.0)).space(19.0);
    Some(line.on(short.then_some(CLAY_RED), 9.0))
}

/// The step in each temple, its points and the next goods.
fn temples<'a>(table: &Table, seat: Seat) -> Line<'a> {
    across().gap(6.0).each(Temple::ALL.map(|of| {
        let step = table.step(seat, of);
        let points = |points: i16| signed(points.into());
        let mut row = IconRow::new().icon(temple(of)).figure(step).gap(0.4).points(points(table.step_points(seat, of)));
        if table.can_climb(seat, of)
            && let Some(next) = data().temple(of).steps.get(usize::from(step) + 1)
        {
            row = row.to().points(points(next.vp));
            row = next.reward.into_iter().fold(row, |row, reward| row.icon(reward.id()));
        }
        let row = Look::bold(36.0, 38.0).on_plates().row(&row);
        Cell::from(row).inset(13.0, 0.0).on(temple_colours(of).0, 9.0)
    }))
}

/// The levels, and the price and benefit of the next one.
fn technologies<'a>(table: &Table, seat: Seat) -> Line<'a> {
    across().gap(8.0).each(Technology::ALL.map(|technology| {
        let level = table.player(seat).level(technology);
        let price = IconRow::new().price(table.advance_cost(seat, technology).into(), "cube");
        let levels = (0..3).map(|number| {
            let full = if number < level { INK } else { PLATE };
            Cell::empty().edged(full, 5.0, (LINE2, 2.0)).at_most(20.0, 28.0)
        });
        let head = across()
            .fixed(44.0, icon(technology.id(), 40.0))
            .fixed(78.0, across().each(levels))
            .rest(Look::bold(FIGURE, 30.0).row(&price).end());
        let benefit = text(phrases::benefit(technology, level + 1), 20.0, 4);
        let content = down().fixed(56.0, head).rest(benefit).space(10.0).inset(9.0, 0.0);
        frame::card(table.no_advance(seat, technology).is_none(), content)
    }))
}

/// Buildings, monuments and wealth tiles, with names, effects and points.
fn owned<'a>(table: &Table, seat: Seat) -> Cell<'a> {
    let player = table.player(seat);
    let monuments = player.monuments.iter().map(Card::Monument);
    let all =
        monuments.chain(player.buildings.iter().map(Card::Building)).chain(player.wealth.iter().map(Card::Wealth));
    let items: Vec<Card> = all.collect();
    if items.is_empty() {
        return down().fixed(48.0, text(phrase("no-buildings"), 26.0, 1)).into();
    }
    let columns = if items.len() > 12 { 3 } else { 2 };
    let cards = items.into_iter().map(move |item| {
        let icons = match item {
            Card::Monument(id) => IconRow::new().points(table.monument_score(seat, id)),
            Card::Building(_) | Card::Wealth(_) => item.icons(table.players.len()),
        };
        let line = match item.kind() {
            Some((of, monument)) => across()
                .space(10.0)
                .fixed(36.0, sign(of, monument).need(Importance::Inform))
                .space(8.0)
                .rest(bold(item.name(), 25.0)),
            None => across().space(14.0).rest(bold(phrase("card-wealth"), 25.0).ink(INK2)),
        };
        let room = LOOK.width(&icons).min(if columns == 2 { 190.0 } else { 125.0 });
        line.space(10.0).fixed(room, LOOK.row(&icons).end()).space(12.0).on(CARD, 8.0)
    });
    self::columns(columns, (8.0, 4.0), 60.0, cards)
}
