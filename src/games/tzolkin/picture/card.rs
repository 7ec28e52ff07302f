//! One component as a picture, and the small picture for lists.

use crate::engine::Phrase;
use crate::games::PictureRequest;
use crate::games::tzolkin::View;
use crate::games::tzolkin::data::data;
use crate::scene::{Face, Layer, Outline, Scene, Shape, Sprite, Stack, Text, View as Seen};

use super::cards::{self, Card};
use super::geometry::{CALENDAR, calendar_outline};
use super::parts::{colours, figure, phrase, piece, score};
use super::theme::*;
use super::{alt, board};

/// Size of a card's picture.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 360.0;
/// How much larger the card is.
const ZOOM: f64 = 2.9;

/// One building, monument or wealth tile; the table for what there is not.
pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>, id: &str) -> Scene {
    let Some(card) = Card::from_id(id) else { return board::scene(view, request) };
    let mut scene = Scene::new(colours(request.theme), WIDTH as u32, HEIGHT as u32);
    scene.alt = alt::card(&card.key());
    let left = (WIDTH - cards::WIDTH * ZOOM) / 2.0;
    let mut layer = Layer::new("card").seen(Seen::of(ZOOM, (0.0, 0.0), (left, 14.0)));
    card.draw(&mut layer, 0.0, 0.0, view.table.players.len());
    scene.layers.push(layer);
    let mut words = Layer::new("words");
    let effect = Phrase::new(format!("{}.effect", card.key()));
    let text = Stack::new(24.0, 296.0, 6.0)
        .text(Text::part(what(card), Face::Bold, 19.0, INK2).within(552.0))
        .text(Text::part(effect, Face::Text, 24.0, INK).within(552.0).lines(3, 28.0));
    words.add(text);
    scene.layers.push(words);
    scene
}

/// What sort of component it is.
fn what(card: Card) -> Phrase {
    match card {
        Card::Building(id) => {
            let building = &data().buildings[id.index()];
            let kind = Phrase::new(format!("tzolkin-kind-{}", building.kind.id()));
            phrase("card-building").with("kind", kind).with("age", building.age)
        }
        Card::Monument(id) => Phrase::new(format!("tzolkin-kind-monument-{}", data().monuments[id.index()].kind.id())),
        Card::Wealth(_) => phrase("card-wealth"),
    }
}

/// Day and points, for lists.
pub(super) fn thumbnail(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let table = &view.table;
    let mut scene = Scene::new(colours(request.theme), 240, 180);
    scene.alt = alt::board(view);
    let mut disc = Layer::still("calendar").seen(Seen::of(0.3, CALENDAR, (86.0, 90.0)));
    disc.fill(calendar_outline(f64::from(table.day)), JADE);
    disc.add(Shape::filled(Outline::circle(CALENDAR.0, CALENDAR.1, 158.0), CARD));
    scene.layers.push(disc);
    let mut now = Layer::new("now");
    now.add(figure(table.day.to_string(), 62.0, INK, 86.0, 90.0).middle());
    let step = 42.0;
    let top = 90.0 - step * (table.players.len() as f64 - 1.0) / 2.0;
    for seat in table.seats() {
        let y = top + step * f64::from(seat);
        now.add(Sprite::piece(piece(seat), 182.0, y, 27.0));
        now.add(figure(score(table, seat), 26.0, INK, 202.0, y).shrink(36.0, 15.0));
    }
    scene.layers.push(now);
    scene
}
