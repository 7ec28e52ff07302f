//! One component as a picture, and the thumbnail for lists.

use game_kit::picture::shells::{self, CARD_SIZE, CardWords, THUMBNAIL_MIDDLE};
use scene::Transform;

use super::cards::{self, Card};
use super::geometry::{CALENDAR, calendar_outline};
use super::prelude::*;
use super::{alt, board};

/// Enlargement of the card.
const ZOOM: f64 = 2.9;

/// One building, monument or wealth tile, or the board for an unknown identifier.
pub(super) fn scene(view: &View, request: &Request<'_>, id: &str) -> Scene {
    let Some(card) = Card::from_id(id) else { return board::scene(view, request) };
    let left = (CARD_SIZE.0 - cards::WIDTH * ZOOM) / 2.0;
    let drawing = card.cell(view.table.players.len()).layer("card", Area::new(0.0, 0.0, cards::WIDTH, cards::HEIGHT));
    let drawing = drawing.seen(Transform::of(ZOOM, (0.0, 0.0), (left, 14.0)));
    let effect = Some(effect_of(&card.name()));
    let alt = STYLE.alt_card(&card.name(), effect.as_ref());
    shells::card(&STYLE, request.theme, alt, drawing, CardWords { kind: what(card), name: None, effect })
}

/// The kind of the component.
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
pub(super) fn thumbnail(view: &View, request: &Request<'_>) -> Scene {
    let table = &view.table;
    let mut disc = Layer::still("calendar").seen(Transform::of(0.3, CALENDAR, THUMBNAIL_MIDDLE));
    disc.fill(calendar_outline(f64::from(table.day)), JADE);
    disc.add(Shape::filled(Outline::circle(CALENDAR.0, CALENDAR.1, 158.0), CARD));
    let mut now = Layer::new("now");
    now.add(figure(table.named_round().to_string(), 62.0, INK, THUMBNAIL_MIDDLE.0, THUMBNAIL_MIDDLE.1).middle());
    let points = table.seats().map(|seat| (seat, score(table, seat))).collect();
    shells::thumbnail(&STYLE, request.theme, alt::board(view), (disc, now), points)
}
