//! The table as pictures, from a view alone.

use engine::{Phrase, Seat};
use game_kit::picture::parts::figure;
use game_kit::picture::scoring_chart::{self, Part, Player};
use game_kit::picture::sources::{PointSource, source};
use game_kit::picture::style::{self, Style};
use game_kit::{Draw, PictureKind, PictureRequest, Present, Report, Theme, Topic, WordIcons};
use scene::tokens::{BLUE, EDGE, INK, PLATE};
use scene::{Colour, Face, LIGHT, Layer, Outline, Scene, Sprite, Text};

use super::ids::{Card, Crop};
use super::score::Source;
use super::{Example, View, events, words};

use self::tokens::{BEANS, MAIZE, SQUASH};

scene::colour_tokens! { OWN_LIGHT, OWN_DARK, super::LIGHT.len() as u8;
    MAIZE "maize" 0xE0A82E, 0xE0A82E;
    BEANS "beans" 0x7FA05A, 0x7FA05A;
    SQUASH "squash" 0xD9793C, 0xD9793C;
}

/// The colors, and the prefix of the phrases.
static STYLE: Style = Style::new(
    "example",
    ["example-light", "example-dark"],
    [OWN_LIGHT, OWN_DARK],
    &[style::TINTS],
    &[style::TOUCHING],
);

/// Width and height of a card.
const CARD_SIZE: (f64, f64) = (92.0, 120.0);

/// The sources of points over many games.
const SOURCES: &[PointSource] =
    &[source("cards", "vp", MAIZE), source("sets", "vp", BEANS), source("water", "vp", BLUE)];

impl Draw for View {
    fn scene(&self, request: &PictureRequest<'_, View>) -> Scene {
        match &request.kind {
            PictureKind::Scoring => scoring(self, request),
            PictureKind::Card(id) => one_card(id, request.theme),
            PictureKind::Board
            | PictureKind::Overview
            | PictureKind::Region(_)
            | PictureKind::Replay(_)
            | PictureKind::Recap(_)
            | PictureKind::Draft(_)
            | PictureKind::Plan(..)
            | PictureKind::Thumbnail => board(self, request),
        }
    }
}

impl Present for Example {
    const STYLE: &'static Style = &STYLE;
    const SOURCES: &'static [PointSource] = SOURCES;

    fn topics() -> Vec<Topic> {
        words::topics()
    }

    fn word_icons() -> WordIcons {
        STYLE.word_icons(vec![("example-points".to_owned(), "points")], Vec::new())
    }
}

/// The open cards, and below them a row for each player.
fn board(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let table = &view.table;
    let size = (800.0, 250.0 + 150.0 * table.players.len() as f64);
    let mut scene = STYLE.scene(request.theme, size, view.text_board());
    let mut layer = Layer::new("table");
    layer.add(Text::new(view.status(), Face::Name, 32.0, INK, 24.0, 40.0).shrink(750.0, 20.0));
    for (index, open) in table.open.iter().enumerate() {
        card(&mut layer, *open, false, 24.0 + 110.0 * index as f64, 80.0);
    }
    for seat in table.seats() {
        player(&mut layer, view, request, seat, 250.0 + 150.0 * f64::from(seat.number()));
    }
    scene.layers.push(layer);
    scene
}

fn player(layer: &mut Layer, view: &View, request: &PictureRequest<'_, View>, seat: Seat, y: f64) {
    let ground = Outline::rounded(16.0, y, 768.0, 140.0, 12.0);
    layer.fill(ground.clone(), PLATE);
    if !view.table.is_over() && view.table.active == seat {
        layer.line(ground, INK, 3.0);
    }
    layer.add(Text::new(STYLE.name(request, seat, None), Face::Bold, 24.0, INK, 32.0, y + 34.0).within(240.0));
    layer.add(Text::new(view.goods(seat), Face::Text, 19.0, INK, 32.0, y + 76.0).shrink(250.0, 15.0));
    for (index, (own, watered)) in view.table.player(seat).cards.iter().enumerate() {
        card(layer, *own, *watered, 300.0 + 110.0 * index as f64, y + 10.0);
    }
}

/// A card with its worth. A watered one has a blue edge and twice the worth.
fn card(layer: &mut Layer, shown: Card, watered: bool, x: f64, y: f64) {
    let (width, height) = CARD_SIZE;
    let outline = Outline::rounded(x, y, width, height, 10.0);
    layer.fill(outline.clone(), tint(shown.crop()));
    layer.line(outline, if watered { BLUE } else { EDGE }, if watered { 6.0 } else { 2.0 });
    let worth = if watered { shown.worth() * 2 } else { shown.worth() };
    layer.add(figure(worth.to_string(), 44.0, EDGE, x + width / 2.0, y + 48.0).middle());
    let crop = Phrase::new(format!("example-crop-{}", shown.crop().id()));
    layer.add(Text::new(crop, Face::Text, 18.0, EDGE, x + width / 2.0, y + 96.0).middle().shrink(80.0, 12.0));
}

fn tint(crop: Crop) -> Colour {
    match crop {
        Crop::Maize => MAIZE,
        Crop::Beans => BEANS,
        Crop::Squash => SQUASH,
    }
}

/// The card with this identifier, or the first card of this crop.
fn one_card(id: &str, theme: Theme) -> Scene {
    let shown = Card::from_id(id).or_else(|| Card::all().find(|card| card.crop().id() == id));
    let mut scene = STYLE.scene(theme, (140.0, 168.0), shown.map(events::card).into_iter().collect());
    let mut layer = Layer::new("card");
    if let Some(shown) = shown {
        card(&mut layer, shown, false, 24.0, 24.0);
    }
    scene.layers.push(layer);
    scene
}

fn scoring(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let table = &view.table;
    let ranking = table.outcome().ranking;
    let players = table.seats().zip(ranking).map(|(seat, rank)| Player {
        seat,
        rank,
        total: table.total(seat).to_string(),
        parts: Source::ALL.into_iter().map(|source| part(table.points(seat, source), source)).collect(),
    });
    let alt = table.seats().map(|seat| view.goods(seat)).collect();
    scoring_chart::scene(&STYLE, request, alt, table.is_over(), players.collect(), None, 20)
}

fn part(amount: i32, source: Source) -> Part {
    let tint = match source {
        Source::Cards => MAIZE,
        Source::Sets => BEANS,
        Source::Water => BLUE,
    };
    Part {
        order: source as usize,
        name: words::source(source),
        amount,
        figure: amount.to_string(),
        tint,
        icon: Sprite::icon("vp", 0.0, 0.0, 22.0),
    }
}
