//! The table as pictures, from a view alone.

use engine::Seat;
use game_kit::picture::layout::{Cell, across, bold, down, heading, text};
use game_kit::picture::scoring_chart;
use game_kit::picture::style::style;
use game_kit::{Draw, PageBoard, PictureKind, PictureRequest, Report, Theme};
use scene::tokens::{BLUE, EDGE, INK, PLATE};
use scene::{Area, Scene};

use self::tokens::{BEANS, MAIZE, SQUASH};
use super::Example;
use super::components::Card;
use super::state::State;

style! { "example", tints &[], touching &[];
    MAIZE "maize" 0xE0A82E, 0xE0A82E;
    BEANS "beans" 0x7FA05A, 0x7FA05A;
    SQUASH "squash" 0xD9793C, 0xD9793C;
}

impl Draw for State {
    fn scene(&self, request: &PictureRequest<'_, State>) -> Scene {
        match &request.kind {
            PictureKind::Scoring => scoring_chart::by_source::<Example>(self, request, &self.outcome(), self.is_over()),
            PictureKind::Card(crop) => first_card(crop, request.theme),
            // The table is small, so one picture serves all other purposes.
            _ => board(self, request),
        }
    }

    fn page(&self, request: &PictureRequest<'_, State>) -> PageBoard {
        let scene = STYLE.scene(request.theme, (354.0, 136.0), self.text_board());
        PageBoard::small(scene.with(open_cards(self).layer("open", Area::new(8.0, 8.0, 338.0, 120.0))))
    }
}

/// The open cards, and below them a row for each player.
fn board(state: &State, request: &PictureRequest<'_, State>) -> Scene {
    let height = 250.0 + 150.0 * state.players.len() as f64;
    let title = Cell::from(heading(state.status(), 32.0).smallest(20.0)).inset(8.0, 0.0);
    let open = open_cards(state).inset(8.0, 0.0);
    let players = down().gap(10.0).each(state.seats().map(|seat| player(state, request, seat)));
    let page = Cell::from(down().fixed(80.0, title).fixed(120.0, open).space(50.0).rest(players));
    let scene = STYLE.scene(request.theme, (800.0, height), state.text_board());
    scene.with(page.layer("table", Area::new(16.0, 0.0, 768.0, height - 10.0)))
}

fn open_cards(state: &State) -> Cell<'_> {
    across().gap(18.0).each_of(92.0, state.open.iter().map(|open| card(*open, false).place(open.id())))
}

fn player<'a>(state: &State, request: &PictureRequest<'_, State>, seat: Seat) -> Cell<'a> {
    let cards = state.players[seat.index()].cards.iter().map(|(own, watered)| card(*own, *watered));
    let words = down().rest(bold(STYLE.name(request, seat, None), 24.0)).rest(text(state.goods(seat), 19.0, 2));
    let to_move = (!state.is_over() && state.active == seat).then_some((INK, 3.0));
    let row = across().fixed(250.0, words).space(18.0).rest(across().gap(18.0).each_of(92.0, cards));
    row.inset(16.0, 10.0).on(PLATE, 12.0).framed(12.0, to_move)
}

/// A card with its worth. A watered one has a blue edge and twice the worth.
fn card<'a>(card: Card, watered: bool) -> Cell<'a> {
    let worth = bold(card.worth(watered).to_string(), 44.0).ink(EDGE).middle();
    let crop = text(card.crop().name(), 18.0, 1).ink(EDGE).smallest(12.0).middle();
    let ground = [MAIZE, BEANS, SQUASH][card.crop().index()];
    let edge = if watered { (BLUE, 6.0) } else { (EDGE, 2.0) };
    down().share(2.0, worth).rest(crop).inset(6.0, 4.0).edged(ground, 10.0, edge)
}

/// The first card of this crop.
fn first_card(crop: &str, theme: Theme) -> Scene {
    let first = Card::all().find(|card| card.crop().id() == crop);
    let scene = STYLE.scene(theme, (140.0, 168.0), first.map(Card::name).into_iter().collect());
    let shown = Cell::from(first.map(|first| card(first, false)));
    scene.with(shown.layer("card", Area::new(24.0, 24.0, 92.0, 120.0)))
}
