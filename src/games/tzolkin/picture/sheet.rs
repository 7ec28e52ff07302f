//! The deciding seat's goods, enlarged next to the machine, and the legend for the marks on the machine.

use crate::games::PictureRequest;
use crate::games::tzolkin::View;
use crate::games::tzolkin::ids::Material;
use crate::games::tzolkin::state::Table;
use crate::scene::{Face, Layer, Outline, Row, Shape, Sprite, Text};

use super::changes::Changes;
use super::choices::{Choices, Kinds};
use super::panels::{self, Track, saving_phrase};
use super::parts::{change, figure, icon, phrase, piece, pill, rule, score, seat_colour, stock, stock_workers};
use super::theme::*;
use super::workers::{cost_disc, pick_ring};

/// Left edge of the sheet in the draft.
pub(super) const LEFT: f64 = 866.0;
const TOP: f64 = 16.0;
pub(super) const WIDTH: f64 = 318.0;
const HEIGHT: f64 = 868.0;
/// Left edge and width of its contents.
const INNER: f64 = LEFT + 26.0;
const ROOM: f64 = WIDTH - 52.0;
/// Middle line of the first goods, and distance to the next.
const GOODS: f64 = 226.0;
const STEP: f64 = 58.0;

/// The sheet of the deciding seat.
pub(super) fn sheet(
    layer: &mut Layer,
    request: &PictureRequest<'_, View>,
    table: &Table,
    changes: Changes<'_>,
    choices: &Choices<'_>,
) {
    let seat = choices.seat;
    let player = table.player(seat);
    layer.fill(Outline::rounded(LEFT, TOP, WIDTH, HEIGHT, 12.0), CARD);
    let frame = Outline::rounded(LEFT + 3.0, TOP + 3.0, WIDTH - 6.0, HEIGHT - 6.0, 10.0);
    layer.line(frame, seat_colour(seat), 6.0);

    layer.add(Sprite::piece(piece(seat), INNER + 27.0, 66.0, 58.0));
    let who = Text::new(STYLE.name(request, seat, None), Face::Bold, 34.0, INK, INNER + 68.0, 66.0);
    layer.add(who.within(ROOM - 68.0));

    layer.add(Sprite::icon("vp", INNER + 27.0, 148.0, 44.0));
    layer.add(figure(score(table, seat), 66.0, INK, INNER + 68.0, 148.0).shrink(100.0, 30.0));
    if let Some(points) = panels::gain_text(changes, seat) {
        layer.add(pill(points, INNER + 216.0, 148.0));
    }
    rule(layer, INNER - 8.0, LEFT + WIDTH - 18.0, 194.0);

    for (index, of) in Material::ALL.into_iter().enumerate() {
        let y = GOODS + STEP * index as f64;
        stock(layer, of.id(), player.goods[of], (INNER + 27.0, y), (48.0, 48.0), (41.0, 96.0));
        match changes.goods(seat, of) {
            0 => {}
            more => layer.add(pill(change(more), INNER + 216.0, y)),
        }
    }
    let y = GOODS + STEP * 5.0 - 24.0;
    rule(layer, INNER - 8.0, LEFT + WIDTH - 18.0, y);

    stock_workers(layer, player, seat, (INNER + 20.0, y + 38.0), 45.0, 37.0);
    let feeding = table.feeding_need(seat);
    layer.add(Sprite::icon("bowl", INNER + 26.0, y + 92.0, 46.0));
    layer.add(panels::need(table, seat, 40.0, INNER + 62.0, y + 92.0));
    let side = icon(if player.board_light { "sun" } else { "moon" }, 42.0);
    let mut row = Row::new(INNER + 122.0, y + 92.0);
    if let Some(words) = saving_phrase(feeding) {
        row = row.text(Text::part(words, Face::Text, 22.0, INK2)).gap(18.0);
    }
    layer.add(row.sprite(side).within(ROOM - 122.0));
    rule(layer, INNER - 8.0, LEFT + WIDTH - 18.0, y + 132.0);
    let temples = Track { x: INNER + 20.0, y: y + 164.0, step: 90.0, icon: 36.0 };
    let technologies = Track { x: INNER + 20.0, y: y + 214.0, step: 67.0, icon: 34.0 };
    panels::tracks(layer, table, changes, seat, &temples, &technologies);
    draw_key(layer, choices.kinds(), y + 244.0);
}

/// The legend for the black marks on the machine, if there are any.
fn draw_key(layer: &mut Layer, kinds: Kinds, top: f64) {
    if kinds == (Kinds { place: false, pick: false, action: false }) {
        return;
    }
    rule(layer, INNER - 8.0, LEFT + WIDTH - 18.0, top);
    let mut y = top + 36.0;
    let mut line = |key: &str, mark: &dyn Fn(&mut Layer, f64, f64)| {
        mark(layer, INNER + 20.0, y);
        let words = Text::new(phrase(key), Face::Text, 20.0, INK, INNER + 52.0, y);
        layer.add(words.within(ROOM - 52.0).lines(2, 23.0));
        y += 54.0;
    };
    if kinds.place {
        line("legend-place", &|layer, x, y| cost_disc(layer, x, y, None));
    }
    if kinds.pick {
        line("legend-pick", &|layer, x, y| {
            pick_ring(layer, x, y, 16.0);
            layer.add(Shape::stroked(Outline::circle(x, y, 9.0), LINE2, 2.0).dashed(3.0, 3.0));
        });
    }
    if kinds.action {
        line("legend-action", &|layer, x, y| cost_disc(layer, x, y, None));
    }
}
