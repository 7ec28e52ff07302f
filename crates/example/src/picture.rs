//! The table as pictures, from a view alone.

use engine::Seat;
use game_kit::picture::parts::figure;
use game_kit::picture::scoring_chart;
use game_kit::picture::sources::{PointSource, source};
use game_kit::picture::style::{Style, style};
use game_kit::{Draw, PageBoard, PictureKind, PictureRequest, Present, Report, Theme, Topic, WordIcons};
use scene::tokens::{BLUE, EDGE, INK, PLATE};
use scene::{Area, Layer, Outline, Scene, Text, Typeface};

use self::tokens::{BEANS, MAIZE, SQUASH};
use super::components::Card;
use super::state::State;
use super::{Example, words};

style! { "example", tints &[], touching &[];
    MAIZE "maize" 0xE0A82E, 0xE0A82E;
    BEANS "beans" 0x7FA05A, 0x7FA05A;
    SQUASH "squash" 0xD9793C, 0xD9793C;
}

impl Present for Example {
    const STYLE: &'static Style = &STYLE;
    const SOURCES: &'static [PointSource] =
        &[source("cards", "vp", MAIZE), source("sets", "vp", BEANS), source("water", "vp", BLUE)];

    fn topics() -> Vec<Topic> {
        words::topics()
    }

    fn word_icons() -> WordIcons {
        STYLE.word_icons(vec![("example-points".to_owned(), "points")], Vec::new())
    }
}

impl Draw for State {
    fn scene(&self, request: &PictureRequest<'_, State>) -> Scene {
        match &request.kind {
            PictureKind::Scoring => scoring_chart::by_source::<Example>(self, request, &self.outcome(), self.is_over()),
            PictureKind::Card(id) => one_card(id, request.theme),
            // The table is small, so one picture serves all other purposes.
            _ => board(self, request),
        }
    }

    fn page(&self, request: &PictureRequest<'_, State>) -> PageBoard {
        let mut scene = STYLE.scene(request.theme, (354.0, 136.0), self.text_board());
        scene.layers.push(open_cards(self, 8.0, 8.0));
        PageBoard::small(scene)
    }
}

/// The open cards, and below them a row for each player.
fn board(state: &State, request: &PictureRequest<'_, State>) -> Scene {
    let size = (800.0, 250.0 + 150.0 * state.players.len() as f64);
    let mut scene = STYLE.scene(request.theme, size, state.text_board());
    let mut layer = Layer::new("table");
    layer.add(Text::new(state.status(), Typeface::Name, 32.0, INK, 24.0, 40.0).shrink(750.0, 20.0));
    for seat in state.seats() {
        player(&mut layer, state, request, seat, 250.0 + 150.0 * f64::from(seat.number()));
    }
    scene.layers.extend([layer, open_cards(state, 24.0, 80.0)]);
    scene
}

fn open_cards(state: &State, left: f64, top: f64) -> Layer {
    let mut layer = Layer::new("open");
    for (index, open) in state.open.iter().enumerate() {
        let x = left + 110.0 * index as f64;
        layer.place(open.place(), Area::new(x, top, 92.0, 120.0), |layer| card(layer, *open, false, x, top));
    }
    layer
}

fn player(layer: &mut Layer, state: &State, request: &PictureRequest<'_, State>, seat: Seat, y: f64) {
    let ground = Outline::rounded(16.0, y, 768.0, 140.0, 12.0);
    layer.fill(ground.clone(), PLATE);
    if !state.is_over() && state.active == seat {
        layer.line(ground, INK, 3.0);
    }
    layer.add(Text::new(STYLE.name(request, seat, None), Typeface::Bold, 24.0, INK, 32.0, y + 34.0).within(240.0));
    layer.add(Text::new(state.goods(seat), Typeface::Text, 19.0, INK, 32.0, y + 76.0).shrink(250.0, 15.0));
    for (index, (own, watered)) in state.players[seat.index()].cards.iter().enumerate() {
        card(layer, *own, *watered, 300.0 + 110.0 * index as f64, y + 10.0);
    }
}

/// A card with its worth. A watered one has a blue edge and twice the worth.
fn card(layer: &mut Layer, card: Card, watered: bool, x: f64, y: f64) {
    let (edge, width) = if watered { (BLUE, 6.0) } else { (EDGE, 2.0) };
    let outline = Outline::rounded(x, y, 92.0, 120.0, 10.0);
    layer.fill(outline.clone(), [MAIZE, BEANS, SQUASH][card.crop().index()]);
    layer.line(outline, edge, width);
    layer.add(figure(card.worth(watered).to_string(), 44.0, EDGE, x + 46.0, y + 48.0).middle());
    layer
        .add(Text::new(card.crop().name(), Typeface::Text, 18.0, EDGE, x + 46.0, y + 96.0).middle().shrink(80.0, 12.0));
}

/// The card with this identifier, or the first card of this crop.
fn one_card(id: &str, theme: Theme) -> Scene {
    let shown = Card::from_id(id).or_else(|| Card::all().find(|card| card.crop().id() == id));
    let mut scene = STYLE.scene(theme, (140.0, 168.0), shown.map(Card::name).into_iter().collect());
    let mut layer = Layer::new("card");
    if let Some(shown) = shown {
        card(&mut layer, shown, false, 24.0, 24.0);
    }
    scene.layers.push(layer);
    scene
}
